#!/usr/bin/env python3
"""An engine whose claim depends on its case alone. By the id it crashes, says nonsense, claims twice, hangs or writes
without end, as far as the arguments allow it.

usage: tests/judge/moody_engine.py [crash] [nonsense] [twice] [hang] [endless]
"""
import sys
import time
import zlib
words = set(sys.argv[1:])
for line in sys.stdin:
    at = line.index('"id":') + 5
    ident = line[line.index('"', at) + 1:]
    ident = ident[:ident.index('"')]
    kind = zlib.crc32(ident.split("~")[0].encode()) % 29
    if "crash" in words and kind < 5:
        sys.stderr.write("crash of %s\n" % ident)
        sys.exit(kind)
    if "endless" in words and kind in (7, 8):
        sys.stdout.write("x" * (3 << 20))
        sys.stdout.flush()
    if "hang" in words and kind == 9 and ident.endswith("1"):
        time.sleep(100)
    if "nonsense" in words and kind in (10, 11):
        print("nonsense", flush=True)
        continue
    print('{"id":"%s","engine":"moody 1","colliding":%s,"distance":%d}'
          % (ident, "true" if kind % 2 else "false", kind % 3), flush=True)
    if "twice" in words and kind in (12, 13):
        print("again", flush=True)
