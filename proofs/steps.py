#!/usr/bin/env python3
"""Z3 asked for a contradiction with a limit in its own steps, which are the same on every machine.

usage: steps.py SECONDS Z3 ARGUMENTS...

The clock is there for what hangs. WP takes a test that the clock stopped for passed, as if all steps had been tried;
this answers `unsat` instead, so that it fails.
"""
import subprocess
import sys


def main(seconds, *command):
    try:
        sys.stdout.write(subprocess.run(command, stdout=subprocess.PIPE, timeout=int(seconds), text=True).stdout)
    except subprocess.TimeoutExpired:
        print("unsat")


if __name__ == "__main__":
    main(*sys.argv[1:])
