#!/usr/bin/env python3
"""An engine that is right about every case (spheres of radius 1 along x) and writes more than it is asked for.

usage: stray_engine.py WHAT CASE [SECONDS]

About the case CASE ("all": every one) it does WHAT, after a pause of up to SECONDS, drawn anew each time:
before, after   a line that is no claim, before or after its claim
twice           its claim again
other           a claim about another case, after its own
half            half a line after its claim
claims          instead of its claim that about the case before
endless         line after line after its claim, without end
dies            it ends after its claim
bye             a line at the end of its input
"""
import json
import os
import sys
import time


def say(text, end="\n"):
    sys.stdout.write(text + end)
    sys.stdout.flush()


def main():
    what, chosen, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3]) if len(sys.argv) > 3 else 0
    before = '{"id":"none","engine":"stray 1"}'
    for line in sys.stdin:
        case = json.loads(line)
        apart = abs(case["b"]["pose"]["translation"][0]) > 2
        claim = json.dumps({"id": case["id"], "engine": "stray 1", "colliding": not apart})
        does = what if chosen in (case["id"], "all") else ""
        if does == "before":
            say("warning: nearly parallel")
        say(before if does == "claims" else claim)
        if does and seconds > 0:
            # The module random takes longer to start than the longest pause.
            time.sleep(seconds * os.urandom(1)[0] / 255)
        if does == "after":
            say("warning: nearly parallel")
        if does == "twice":
            say(claim)
        if does == "other":
            say('{"id":"other","engine":"stray 1","colliding":false}')
        if does == "half":
            say('{"id":"ot', end="")
        while does == "endless":
            say("warning: nearly parallel")
        if does == "dies":
            return
        before = claim
    if what == "bye":
        say("bye")


if __name__ == "__main__":
    main()
