#!/usr/bin/env python3
"""Do the harnesses find what they are there for? Each fault is planted in a copy of a source, linked into a harness.

usage: fuzz/plant.py BUILD [--seconds N] [--known | --untried] [--share N --turn K] [--workers N] [--write]
                     [NAME...]

The faults stand in fuzz/plants.txt and, by doors, in proofs/planted.txt. The harness begins with its stored inputs,
under libFuzzer with sanitizers, and stops at its first finding. Without names those run that fuzz/plants.csv says are
found, or does not know; --known: those found within two minutes; --untried: those that it does not know. --share 4
--turn 1 takes each fourth, from the second on. Two run at a time, or --workers. --write puts the seconds into the table
and into docs/develop/fuzzing.md.
"""
import argparse
import concurrent.futures
import csv
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
import typing

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "proofs"))
import planted  # noqa: E402

TABLE = HERE / "plants.csv"
PAGE = ROOT / "docs/develop/fuzzing.md"
COLUMNS = ["name", "source", "harness", "seconds", "by"]
# The harness behind a door, where it has another name.
HARNESS = {"sorts": "overlaps", "turn": "bound", "triangulate": "hull", "clip": "contact", "pair": "depth",
           "sweep_contact": "sweep", "cso": "hull"}


class Plant(typing.NamedTuple):
    name: str
    source: str
    harness: str
    before: str
    after: str


def plants():
    """All faults, those of this folder first."""
    text = re.sub(r"^#[^\n]*\n", "", (HERE / "plants.txt").read_text(), flags=re.MULTILINE)
    for entry in re.split(r"\n\n+", text.strip()):
        head, before, after = entry.split("\n")
        yield Plant(*re.fullmatch(r"([\w-]+): (\S+) (\w+)", head).groups(), before[1:], after[1:])
    for fault in planted.faults(ROOT / "proofs/planted.txt"):
        yield Plant(f"door-{fault.door}", fault.source, HARNESS.get(fault.door, fault.door), fault.before, fault.after)


def recorded():
    if not TABLE.exists():
        return {}
    with TABLE.open(encoding="utf-8", newline="") as file:
        return {row["name"]: row for row in csv.DictReader(file)}


def build(plant, build_folder, folder):
    """The harness with the fault in it, or a complaint."""
    text = (ROOT / plant.source).read_text()
    if text.count(plant.before) != 1:
        return None, f"{plant.source} has `{plant.before}` {text.count(plant.before)} times"
    copy, target = folder / f"{plant.name}.c", folder / plant.name
    copy.write_text(text.replace(plant.before, plant.after))
    command = [os.environ.get("MAKE", "make"), "--no-print-directory", "-s", "CC=clang",
               f"BUILD={build_folder}-sanitized", f"FUZZ_PLANT={copy}", f"FUZZ_PLANTED={plant.source}",
               f"FUZZ_PLANT_HARNESS={plant.harness}",
               f"FUZZ_PLANT_TARGET={target}", "FUZZ_DRIVER=fuzz/mutator.c fuzz/mutator_libfuzzer.c",
               f"SANITIZE=-fsanitize=fuzzer-no-link {os.environ.get('FUZZ_SANITIZE', '')}",
               "FUZZ_LDFLAGS=-fsanitize=fuzzer", str(target)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return (target, None) if done.returncode == 0 else (None, f"not built: {done.stderr[-300:]}")


def finding(log, has_artifact):
    """What the harness said of what it found, or nothing."""
    for pattern in r"^FOUND (.*)", r"^SUMMARY: (.*)", r"(runtime error: .*)":
        found = re.search(pattern, log, re.MULTILINE)
        if found and has_artifact:
            return found[1][:100]
    return None


def tried(plant, build_folder, folder, seconds):
    """(seconds until the finding or None, what was said)"""
    target, complaint = build(plant, build_folder, folder)
    if complaint:
        return None, complaint
    found, gathered = folder / f"{plant.name}.found", folder / f"{plant.name}.corpus"
    for path in found, gathered:
        shutil.rmtree(path, ignore_errors=True)
        path.mkdir()
    stored = subprocess.run([HERE / "inputs.sh", plant.harness], cwd=ROOT, env={**os.environ, "BUILD": build_folder},
                            capture_output=True, text=True, check=True).stdout.strip()
    begin = time.monotonic()
    command = ["nice", "-n", "19", str(target), f"-max_total_time={seconds}", "-max_len=256", "-entropic=0",
               "-timeout=25", f"-artifact_prefix={found}/", str(gathered), stored]
    done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, errors="replace", check=False)
    log = folder / f"{plant.name}.log"
    log.write_text(done.stdout)
    what = finding(done.stdout, any(found.iterdir())) if done.returncode != 0 else None
    if what is None and done.returncode != 0:
        return None, f"status {done.returncode}, see {log}"
    return (time.monotonic() - begin if what else None), what or f"not found in {seconds} seconds"


def is_asked(row, known, untried=False):
    """Without names: what is found, or new; of the known ones those that took no two minutes."""
    if untried:
        return row is None
    return bool(row and row["seconds"] and int(row["seconds"]) < 120) if known else row is None or bool(row["seconds"])


def write(rows):
    order = {plant.name: number for number, plant in enumerate(plants())}
    kept = {**{name: row for name, row in recorded().items() if name in order}, **rows}
    with TABLE.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(sorted(kept.values(), key=lambda row: order[row["name"]]))
    lines = ["| fault | source | harness | seconds until found |", "|---|---|---|--:|"]
    lines += [f"| {row['name']} | `{row['source']}` | `{row['harness']}` | {row['seconds'] or row['by']} |"
              for row in sorted(kept.values(), key=lambda row: order[row["name"]])]
    lines += ["", f"{len(kept)} of the {len(order)} faults of the lists have been tried."]
    text = PAGE.read_text()
    begin, end = "<!-- plants: fuzz/plant.py -->\n", "<!-- end of the plants -->"
    PAGE.write_text(re.sub(f"{begin}.*?{end}", lambda _: begin + "\n".join(lines) + "\n" + end, text, flags=re.DOTALL))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--share", type=int, default=1)
    parser.add_argument("--turn", type=int, default=0)
    parser.add_argument("--known", action="store_true")
    parser.add_argument("--untried", action="store_true")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_intermixed_args()  # names may stand after options
    known, all_plants = recorded(), list(plants())
    unknown = set(options.names) - {plant.name for plant in all_plants}
    if unknown:
        sys.exit(f"plant.py: nothing is planted as {sorted(unknown)[0]}")
    chosen = [plant for plant in all_plants if plant.name in options.names] if options.names else \
        [plant for plant in all_plants if is_asked(known.get(plant.name), options.known, options.untried)]
    if not options.names:
        chosen = chosen[options.turn % options.share::options.share]
    folder = (ROOT / f"{options.build}-sanitized/plant").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    passed = 0
    with concurrent.futures.ThreadPoolExecutor(options.workers) as pool:
        asked = {pool.submit(tried, plant, options.build, folder, options.seconds): plant for plant in chosen}
        for done in concurrent.futures.as_completed(asked):
            plant, (seconds, what) = asked[done], done.result()
            passed += seconds is not None
            told = f"{plant.name}: " + (f"found in {seconds:.0f} s: " if seconds is not None else "")
            print(told + what, flush=True)
            if options.write:
                row = {"name": plant.name, "source": plant.source, "harness": plant.harness,
                       "seconds": "" if seconds is None else f"{max(1, seconds):.0f}", "by": what}
                write({plant.name: row})
    print(f"{passed} passed, {len(chosen) - passed} failed")
    return 0 if passed == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
