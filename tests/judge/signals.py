#!/usr/bin/env python3
"""origo judge and origo shrink, ended by a signal: no engine is left, nor anything that it started, whatever it did; the
end is that of the signal; only whole lines were written.

usage: tests/judge/signals.py ORIGO FOLDER

Prints a line for each fault and, last, how many checks passed and failed.
"""
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import time

passed = failed = 0
TRIES = 12
# Notes its own number and those of its children: one beside it, one in a session of its own, one whose parent is gone.
# None heeds a signal that can be ignored, and all hold the pipes.
ENGINE = """trap '' INT TERM HUP
sleep 300 & echo $! >>{pids}
setsid sleep 301 & echo $! >>{pids}
(setsid sh -c 'echo $$ >>{pids}; exec sleep 302' &)
echo $$ >>{pids}
while read -r line; do id=${{line#*\\"id\\":\\"}}; id=${{id%%\\"*}}; {answer}; done
sleep 303"""
ANSWER = "echo \"{{\\\"id\\\":\\\"$id\\\",\\\"engine\\\":\\\"e\\\",\\\"colliding\\\":false}}\""
CASE = ('{"id":"c%d","question":"relation","a":{"shape":"sphere","radius":1},'
        '"b":{"shape":"sphere","radius":1,"pose":{"translation":[4,0,0]}}}\n')


def expect(name, good, detail=""):
    global passed, failed
    passed, failed = passed + bool(good), failed + (not good)
    if not good:
        print("FAILED", name, detail, flush=True)


def runs(process):
    try:
        state = pathlib.Path(f"/proc/{process}/stat").read_text(encoding="ascii", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


def noted(pids, count):
    """The numbers of an engine and its children, once all of them are there."""
    for _ in range(2000):
        numbers = pids.read_text(encoding="ascii").split() if pids.exists() else []
        if len(numbers) >= count:
            return [int(number) for number in numbers]
        time.sleep(0.005)
    raise SystemExit(f"no engine came: {numbers}")


def as_of_a_terminal(ignored=None):
    """What a shell without job control has ignored is not ignored in a terminal."""
    for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(one, signal.SIG_IGN if one == ignored else signal.SIG_DFL)


def start(command, folder, answers, ignored=None, output=None):
    pids = folder / "pids"
    pids.unlink(missing_ok=True)
    answer = ANSWER.format() if answers else ":"
    engine = ENGINE.format(pids=pids, answer=answer)
    with open(output or folder / "out", "wb") as out:
        one = subprocess.Popen([*command, "--engine", engine], stdin=subprocess.PIPE, stdout=out,
                               stderr=subprocess.DEVNULL, start_new_session=True,
                               preexec_fn=lambda: as_of_a_terminal(ignored))
    return one, pids


def feed(one, cases):
    one.stdin.write("".join(CASE % k for k in range(cases)).encode())
    one.stdin.flush()


def check_end(name, one, number, processes, output):
    try:
        status = one.wait(timeout=30)
    except subprocess.TimeoutExpired:
        one.kill()
        expect(name, False, "it goes on")
        return
    expect(f"{name}: its end is that of the signal", status == -number, status)
    expect(f"{name}: nothing is left", not any(map(runs, processes)), [p for p in processes if runs(p)])
    text = output.read_text(encoding="ascii")
    expect(f"{name}: whole lines", text == "" or text.endswith("\n"), text[-60:])
    for line in text.splitlines():
        json.loads(line)


def main():
    origo, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    random.seed(1)
    judge = [origo, "judge", "--quiet", "--timeout", "60"]
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        for k in range(TRIES):
            # In the middle of much output, or while an engine is silent; to the process alone, or as Ctrl-C to its
            # group.
            answers, to_group = k % 3 != 0, k % 2 == 0
            name = f"{signal.Signals(number).name} {k}"
            one, pids = start(judge, folder, answers)
            feed(one, 2000 if answers else 1)
            processes = noted(pids, 4)
            time.sleep(random.uniform(0, 0.05))
            (os.killpg if to_group else os.kill)(one.pid, number)
            check_end(name, one, number, processes, folder / "out")

    # Not to be caught: the engine ends with it, if not before it.
    one, pids = start(judge, folder, False)
    feed(one, 1)
    processes = noted(pids, 4)
    one.kill()
    one.wait()
    for _ in range(500):
        if not any(map(runs, processes)):
            break
        time.sleep(0.01)
    expect("SIGKILL: nothing is left", not any(map(runs, processes)))

    # nohup: what is ignored stays so.
    one, pids = start(judge, folder, True, ignored=signal.SIGHUP)
    feed(one, 3)
    noted(pids, 4)
    os.kill(one.pid, signal.SIGHUP)
    time.sleep(0.1)
    expect("an ignored SIGHUP is ignored", one.poll() is None)
    os.kill(one.pid, signal.SIGTERM)
    check_end("after it", one, signal.SIGTERM, noted(pids, 4), folder / "out")

    # A reader who does not read: the first signal waits for the lines to be written, the second does not.
    reader, writer = os.pipe()
    (folder / "cases").write_text("".join(CASE % k for k in range(2000)), encoding="ascii")
    one, pids = start([*judge, folder / "cases"], folder, True, output=writer)
    processes = noted(pids, 4)
    time.sleep(1)
    os.kill(one.pid, signal.SIGTERM)
    time.sleep(0.2)
    os.kill(one.pid, signal.SIGTERM)
    expect("the second signal does not wait", one.wait(timeout=30) in (-signal.SIGTERM, -signal.SIGKILL))
    expect("and leaves nothing", not any(map(runs, processes)))
    os.close(reader)

    # The same keeper.
    one, pids = start([origo, "shrink", "--timeout", "60"], folder, False)
    feed(one, 1)
    one.stdin.close()
    processes = noted(pids, 4)
    os.kill(one.pid, signal.SIGTERM)
    check_end("origo shrink", one, signal.SIGTERM, processes, folder / "out")
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
