"""What is no case, no answer or no claim becomes an exception with the command's message.   usage: faults.py ORIGO"""

import fractions
import json
import math
import os
import random
import subprocess
import sys
import tempfile

import numpy
import origo
from check import conclude, holds, raises

COMMAND = sys.argv[1]
POINT = {"shape": "point", "points": [[0, 0, 0]]}
CASE = {"id": "c", "question": "distance", "a": {"shape": "sphere", "radius": 1},
        "b": {"shape": "point", "points": [[3, 4, 0]]}}


def said_by_command(line):
    with tempfile.NamedTemporaryFile(suffix=".jsonl") as file:
        file.write(line + b"\n")
        file.flush()
        run = subprocess.run([COMMAND, "ask", file.name], capture_output=True)
        return run.returncode, run.stderr.decode("utf-8", "replace").strip().replace(file.name + ":1: ", "")


for line in (b"{", b"[]", b'{"id":"x"}', b'{"id":"c","question":"distance"}', b"\xff",
             b'{"id":"c","question":"nothing"}',
             json.dumps({**CASE, "more": 1}).encode(),
             json.dumps({**CASE, "a": {"shape": "sphere", "radius": -1}}).encode(),
             json.dumps({**CASE, "b": {"shape": "point", "points": [["1/0", 0, 0]]}}).encode(),
             b'{"id":"c","id":"d"}', b"{}" * 2, b'{"id":' + b"[" * 5000):
    status, message = said_by_command(line)
    raises(origo.Complaint, f"{line[:60]!r}", origo.ask, line, says=message)
    holds(status == 2 and message != "", f"the command complains of {line[:60]!r}")

# Every cut and many changed bytes of a case: an answer or a complaint.
text = json.dumps(CASE).encode()
draw = random.Random(44)
answered = complained = 0
for _ in range(3000):
    changed = bytearray(text[: draw.randint(0, len(text))] if draw.random() < 0.3 else text)
    for _ in range(draw.randint(0, 3)):
        if changed:
            changed[draw.randrange(len(changed))] = draw.choice((draw.randrange(256), *b'0"{}[],:-'))
    try:
        origo.check(bytes(changed), origo.ask(bytes(changed)))
        answered += 1
    except (origo.Complaint, origo.LimitExceeded):
        complained += 1
holds(answered > 50 and complained > 1000, f"changed cases: {answered} answered, {complained} refused")

loop = []
loop.append(loop)
raises(origo.Complaint, "a list within itself", origo.ask, {**CASE, "flags": loop}, says="too deeply")
raises(origo.Complaint, "an object", origo.ask, {**CASE, "a": object()}, says="no part of a case")
raises(origo.Complaint, "a set", origo.distance, {1, 2}, [(0, 0, 0)], says="no part of a case")
for body in (3, len, "sphere", b"sphere"):
    raises(origo.Complaint, f"{body!r} as a body", origo.distance, body, [(0, 0, 0)], says="no body")
raises(origo.Complaint, "no body", origo.distance, None, [(0, 0, 0)], says="'a' is missing")
for points in ([], [(1, 2)], [1, 2, 3], [("a", 0, 0)], [(0, 0, math.nan)], [(0, 0, math.inf)],
               numpy.zeros((0, 3)), numpy.zeros((3, 2)), numpy.zeros(3), numpy.array([[0, 0, math.nan]]),
               numpy.zeros((1, 3), complex), [(True, 0, 0)], [[[0, 0, 0]]]):
    raises(origo.Complaint, f"{points!r} as points", origo.distance, points, [(0, 0, 0)])
raises(origo.Complaint, "a radius below zero", origo.distance, origo.Sphere(-1.0), [(0, 0, 0)], says="radius")
raises(origo.Complaint, "a radius that is none", origo.distance, origo.Sphere(math.nan), [(0, 0, 0)],
       says="'nan' is not a finite number")
raises(origo.Complaint, "half a character", origo.ask, '{"id":"\ud800"}')
raises(origo.Complaint, "a zero byte in a name", origo.run, "gjk\0x", CASE, says="zero byte")
raises(origo.Complaint, "an algorithm that is none", origo.run, "nothing", CASE)
raises(origo.Complaint, "a claim about another case", origo.judge, CASE, {"id": "d", "engine": "e"},
       says="the claim is about")
raises(origo.Complaint, "a claim that is none", origo.judge, CASE, "3")

answer = origo.ask(CASE)
wrong = {**answer, "distance": {"exact": "5", "double": "0x1.4p+2"}}
raises(origo.Refused, "a wrong answer", origo.check, CASE, wrong)
raises(origo.Complaint, "an answer that is none", origo.check, CASE, "{}")
holds(origo.check(CASE, answer) is None and origo.check(json.dumps(CASE), answer.text) is None, "a right one")

raises(origo.LimitExceeded, "longer than a limit", origo.Origo(max_bytes=20).ask, CASE, says="20 bytes")
raises(origo.LimitExceeded, "more points than a limit", origo.Origo(max_points=2).distance,
       [(0, 0, 0)] * 3, [(1, 0, 0)])
raises(ValueError, "a limit below zero", lambda: origo.Origo(max_bytes=-1))
raises(ValueError, "a limit beyond the machine", lambda: origo.Origo(max_steps=1 << 64))
raises(TypeError, "a limit that is none", lambda: origo.Origo(max_steps="3"))
points = [[draw.gauss(0, 1) for _ in range(3)] for _ in range(60)]
unfinished = raises(origo.Undecided, "fewer steps than it takes", origo.Origo(max_steps=1).ask,
                    {"id": "c", "question": "depth", "a": origo.Hull(points), "b": origo.Hull(points)})
holds(unfinished.answer["relation"] == "undecided", "what is known")

# The steps of an algorithm are the command's lines.
for algorithm in ("gjk", "mpr"):
    line = json.dumps({**CASE, "id": "a\u2028b"}).encode()
    done = subprocess.run([COMMAND, "run", algorithm, "--trace"], input=line, capture_output=True, check=True)
    trace = origo.trace(algorithm, line)
    holds(trace.text + "\n" == done.stdout.decode(), f"the steps of {algorithm}")
    holds(trace.text.count("\n") == len(trace.steps) and trace.steps[0]["step"] == 0, f"each step of {algorithm}")
    holds(trace.claim == origo.run(algorithm, line), f"the claim of {algorithm}")
holds("cut" in origo.trace("gjk", CASE, marks=2).steps[-1], "a trace that is cut")
raises(origo.Complaint, "no steps", origo.trace, "contact-3d", CASE, says="contact-3d cannot write its steps")
raises(origo.Complaint, "a zero byte in a traced name", origo.trace, "gjk\0x", CASE, says="zero byte")
raises(origo.Complaint, "too many marks", lambda: origo.trace("gjk", CASE, marks=10**9), says="100000000 marks")
raises(ValueError, "marks below zero", lambda: origo.trace("gjk", CASE, marks=-1), says="marks: expected")

# Numbers stay what they are.
third = fractions.Fraction(1, 3)
holds(origo.distance([(third, 0, 0)], [(0, 0, 0)]) == third, "a third")
holds(origo.distance([(2**60 + 1, 0, 0)], [(0, 0, 0)]) == 2**60 + 1, "a long integer")
holds(origo.distance(origo.Sphere(third), [(5, 0, 0)]) == 5 - third, "a radius of a third")
holds(origo.distance([(10**5000, 0, 0)], [(0, 0, 0)]) == 10**5000, "more digits than str() writes")
single = numpy.array([[0.1, 0, 0]], numpy.float32)
holds(origo.distance(single, [(0, 0, 0)]) == fractions.Fraction(float(single[0, 0])), "a binary32 number")
integers = numpy.array([[3, 4, 0]])
holds(origo.distance(integers, numpy.zeros((1, 3))) == 5, "integers of numpy")
every = numpy.arange(36.0).reshape(6, 6)[::2, ::2]
for changed in (every, every.T, numpy.asfortranarray(every), every.astype(">f8"), every[::-1]):
    far = [(0, 0, -9)]
    holds(origo.distance(changed, far) == origo.distance(changed.tolist(), far), "any layout of an array")
every.flags.writeable = False
holds(origo.relation(every, every) == "touching", "an array that is not to be written")
with open("/proc/self/maps") as file:
    maps = file.read().splitlines()
holds(not any(os.environ["CHECKOUT"] in line for line in maps), "nothing of the checkout is loaded")
loaded = {line.split()[-1] for line in maps if any(name in line for name in ("libgmp", "libmpfr", "libjansson"))}
holds(loaded == set(), f"loaded from outside the wheel: {loaded}")
conclude(80)
