"""Threads have contexts of their own, and work at the same time; how many distances a second there are.

usage: threads.py CORPUS
"""

import array
import json
import pathlib
import random
import sys
import threading
import time

import origo
from check import conclude, holds

CORPUS = pathlib.Path(sys.argv[1])
NAMES = ("points", "random-hulls", "sphere-box", "capsule-capsule")
lines, answers = ([line for name in NAMES for line in (CORPUS / folder / f"{name}.jsonl").read_text().splitlines()]
                  for folder in ("cases", "answers"))
shared = origo.Origo()
same = [0] * 16


def work(number):
    for k in range(number, number + len(lines)):
        line, answer = lines[k % len(lines)], answers[k % len(lines)]
        one = shared if number % 2 else origo
        same[number] += one.ask(line).text == answer
        one.check(line, answer)


threads = [threading.Thread(target=work, args=(number,)) for number in range(len(same))]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
for number, count in enumerate(same):
    holds(count == len(lines), f"thread {number}: {count} of {len(lines)} answers are right")

# Another thread counts while one question is answered: Python's lock is let go.
draw = random.Random(3)
large = {"shape": "hull", "points": [[draw.gauss(0, 1) for _ in range(3)] for _ in range(30000)]}
question = json.dumps({"id": "large", "question": "relation", "a": large, "b": large})
done = threading.Event()


def ask():
    for _ in range(3):
        origo.ask(question)
    done.set()


counted = 0
thread = threading.Thread(target=ask)
start = time.monotonic()
thread.start()
while not done.is_set():
    counted += 1
    time.sleep(0.0005)
elapsed = time.monotonic() - start
thread.join()
print(f"{counted} turns while {elapsed:.2f} s of questions were answered")
# With the lock held there would be a turn or two a question.
holds(counted > 20, f"{counted} turns of another thread")


def bodies(count, shift):
    flat = array.array("d", [draw.uniform(-1, 1) + (shift if k % 3 == 0 else 0) for k in range(3 * count)])
    return memoryview(flat).cast("B").cast("d", [count, 3])


for count in (8, 32):
    pairs = [(bodies(count, 0), bodies(count, 3)) for _ in range(500)]
    begin, asked = time.process_time(), 0
    while time.process_time() - begin < 0.7:
        for a, b in pairs:
            origo.distance(a, b)
        asked += len(pairs)
    rate = asked / (time.process_time() - begin)
    print(f"{rate:.0f} distances a processor second of {count} points each")
    # The aim is 20,000; an instrument or another compiler may take twice as long.
    holds(rate > 10000, f"{rate:.0f} distances a processor second of {count} points")
conclude(19)
