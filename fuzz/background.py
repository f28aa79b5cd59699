#!/usr/bin/env python3
"""Fuzzers that run beside other work: all harnesses by turns, under AFL++ and libFuzzer, until they are stopped.

usage: fuzz/background.py run BUILD HARNESS...    until SIGTERM or SIGINT; then what was done is recorded, too
       fuzz/background.py merge FILE              adds another machine's record to ours
       fuzz/background.py due HARNESS...          what has run for how long, the next in turn first

In turn is the harness and engine with the fewest recorded seconds. It runs for SLICE seconds (120) in one process;
WORKERS (as many as processors) run side by side, at the lowest priority. Inputs and findings stay in FUZZ_FOLDER
(BUILD-fuzzed). Each turn is a row of FUZZ_RECORD (docs/fuzz-executions.csv) as soon as it ends. Where all this was
killed, the next start records what the engines' own files say of the turns that had begun.
"""
import collections
import concurrent.futures
import csv
import datetime
import fcntl
import json
import math
import os
import pathlib
import re
import signal
import subprocess
import sys
import threading
import time

ENGINES = "afl", "libfuzzer"
FIELDS = "date", "commit", "harness", "engine", "sanitized", "executions", "seconds", "findings", "edges"
RECORD = pathlib.Path(os.environ.get("FUZZ_RECORD", "docs/fuzz-executions.csv"))


def read(path):
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def cells(row):
    return tuple("" if row.get(field) is None else str(row[field]) for field in FIELDS)


def append(rows, path=None):
    """A row at a time reaches the file whole, so whoever is killed leaves no half of one."""
    path = path or RECORD
    text = "".join(",".join(cells(row)) + "\n" for row in rows)
    with path.open("a", encoding="utf-8") as file:
        file.write(text)


def seconds_of(rows, harnesses):
    """Recorded seconds of each harness under each engine, fewest first; AFL++ before libFuzzer where they are equal."""
    seconds = {(harness, engine): 0 for engine in ENGINES for harness in harnesses}
    for row in rows:
        key = row["harness"], row["engine"]
        if key in seconds:
            seconds[key] += int(row["seconds"])
    return sorted(seconds.items(), key=lambda item: item[1])


def last_int(pattern, text):
    found = re.findall(pattern, text, re.MULTILINE)
    return int(found[-1]) if found else 0


def looked_at(folder, engine):
    """(executions, edges, findings) that an engine's files tell. AFL++ goes on counting where it is resumed."""
    if engine == "afl":
        stats = folder / "afl/main/fuzzer_stats"
        text = stats.read_text() if stats.exists() else ""
        # Where it is resumed, AFL++ moves those of former turns to crashes.TIME and hangs.TIME.
        files = [path for kind in ("crashes", "hangs") for path in folder.glob(f"afl/main/{kind}*/id*")]
        return last_int(r"^execs_done\s*: (\d+)", text), last_int(r"^edges_found\s*: (\d+)", text), len(files)
    log = folder / "log"
    text = log.read_text(errors="replace") if log.exists() else ""
    files = list((folder / "findings").glob("*")) if (folder / "findings").exists() else []
    return last_int(r"^#(\d+)\s", text), last_int(r" cov: (\d+) ", text), len(files)


def heed_interrupts():
    """Whoever is started in the background ignores them, and so would all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for_group(group, asked=None):
    """An engine that is interrupted writes its last words after the script that started it is gone. One that is not
    yet ready for an interrupt is asked again."""
    try:
        for tenths in range(600):
            os.killpg(group, signal.SIGINT if asked and tenths % 50 == 0 and asked() else 0)
            time.sleep(0.1)
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        pass


def is_held(marker):
    """Does an engine still run that was left with this marker? It holds it open, and so its group is not another's."""
    with marker.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


class Turns:
    def __init__(self, build, harnesses):
        self.build, self.harnesses = build, harnesses
        self.folder = pathlib.Path(os.environ.get("FUZZ_FOLDER", f"{build}-fuzzed"))
        self.slice = int(os.environ.get("SLICE", "120"))
        self.commit = os.environ.get("FUZZ_COMMIT") or subprocess.run(
            ["git", "describe", "--always", "--dirty", "--abbrev=8", "--exclude", "*"],
            capture_output=True, text=True).stdout.strip() or "unknown"
        self.lock, self.stopped, self.running, self.findings = threading.Lock(), threading.Event(), {}, 0
        self.idle = collections.Counter()

    def marker(self, harness, engine):
        return self.folder / harness / f"turn-{engine}.json"

    def end(self, turn):
        """Records a turn that ended, by itself or not."""
        folder = self.folder / turn["harness"]
        executions, edges, findings = looked_at(folder, turn["engine"])
        executions -= turn["executions_before"] if executions >= turn["executions_before"] else 0
        # Whoever was killed left no time but that of the files written last.
        files = [path for path in (folder / "log", folder / "afl/main/fuzzer_stats") if path.exists()]
        written = max((path.stat().st_mtime for path in files), default=turn["began"])
        ended = turn.get("ended") or max(written, turn["began"])
        row = {key: turn[key] for key in ("date", "commit", "harness", "engine")}
        row |= {"sanitized": "no", "executions": executions, "seconds": math.ceil(max(ended - turn["began"], 1)),
                "findings": max(findings - turn["findings_before"], 0), "edges": edges}
        with self.lock:
            if row["executions"] > 0:
                append([row])
            else:
                self.idle[turn["harness"], turn["engine"]] += self.slice
            self.findings += row["findings"]
            self.marker(turn["harness"], turn["engine"]).unlink(missing_ok=True)
        said = ": a finding" if row["findings"] else ""
        done = f"{row['executions']:>10} runs {row['seconds']:>5} s {row['edges']:>6} edges"
        print(f"{row['harness']:18} {row['engine']:9} {done}{said}", flush=True)

    def recover(self):
        for harness in self.harnesses:
            for engine in ENGINES:
                marker = self.marker(harness, engine)
                if marker.exists():
                    turn = json.loads(marker.read_text())
                    if "group" in turn and is_held(marker):
                        wait_for_group(turn["group"], asked=lambda: True)
                    self.end(turn)

    def next(self):
        """Of those that nobody runs: a harness has one engine at a time, as both read what the other finds. Turns in
        which nothing ran are no part of the record, but have been."""
        busy = {harness for harness, _ in self.running}
        seconds = [(spent + self.idle[key], key) for key, spent in seconds_of(read(RECORD), self.harnesses)]
        return min((pair for pair in seconds if pair[1][0] not in busy), key=lambda pair: pair[0])[1]

    def work(self):
        while not self.stopped.is_set():
            with self.lock:
                harness, engine = self.next()
                folder = self.folder / harness
                folder.mkdir(parents=True, exist_ok=True)
                executions, _, findings = looked_at(folder, engine)
                today = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d")
                turn = {"date": today, "commit": self.commit,
                        "harness": harness, "engine": engine, "began": time.time(),
                        "executions_before": executions if engine == "afl" else 0, "findings_before": findings}
                if engine == "libfuzzer":
                    (folder / "log").unlink(missing_ok=True)
                with self.marker(harness, engine).open("w", encoding="utf-8") as marker:
                    fcntl.flock(marker, fcntl.LOCK_EX)
                    json.dump(turn, marker)
                    marker.flush()
                    child = subprocess.Popen([f"fuzz/{engine}.sh", self.build, harness, str(self.slice), "1"],
                                             start_new_session=True, stdout=subprocess.DEVNULL,
                                             stderr=subprocess.STDOUT, preexec_fn=heed_interrupts,
                                             pass_fds=[marker.fileno()],
                                             env=os.environ | {"FUZZ_FOLDER": str(self.folder)})
                    marker.seek(0)
                    json.dump(turn | {"group": child.pid}, marker)
                self.running[harness, engine] = child
            if self.stopped.is_set():  # since this turn was chosen
                self.interrupt(child)
            status = child.wait()
            wait_for_group(child.pid, self.stopped.is_set)
            turn["ended"] = time.time()
            with self.lock:
                del self.running[harness, engine]
            self.end(turn)
            if (status not in (0, 1) or self.idle[harness, engine]) and not self.stopped.is_set():
                print(f"{harness} {engine}: ended with {status}", flush=True)
                self.stopped.wait(min(10, self.slice / 10))

    @staticmethod
    def interrupt(child):
        try:
            os.killpg(child.pid, signal.SIGINT)
        except ProcessLookupError:
            pass

    def stop(self, *_):
        self.stopped.set()
        for child in list(self.running.values()):
            self.interrupt(child)

    def run(self):
        self.recover()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.stop)
        workers = int(os.environ.get("WORKERS", os.cpu_count() or 1))
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            tasks = [pool.submit(self.work) for _ in range(min(workers, len(self.harnesses)))]
            # A signal is taken between these naps.
            while not all(task.done() for task in tasks):
                time.sleep(0.2)
            for task in tasks:
                task.result()
        print(f"stopped: {self.findings} turns with a finding", flush=True)


def merge(path):
    """Rows of the other record that ours does not have, as often as it has them more."""
    ours = collections.Counter(cells(row) for row in read(RECORD))
    fresh = []
    for row in read(path):
        key = cells(row)
        if ours[key] > 0:
            ours[key] -= 1
        else:
            fresh.append(row)
    append(fresh)
    print(f"{len(fresh)} rows added to {RECORD}")


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in ("run", "merge", "due"):
        sys.exit(__doc__.split("\n\n")[1])
    command, *rest = sys.argv[1:]
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    if command == "merge":
        merge(pathlib.Path(rest[0]))
    elif command == "due":
        for (harness, engine), seconds in seconds_of(read(RECORD), rest):
            print(f"{harness:18} {engine:9} {seconds:>8} s")
    else:
        Turns(rest[0], rest[1:]).run()


if __name__ == "__main__":
    main()
