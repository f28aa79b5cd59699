#!/usr/bin/env python3
"""Z3 asked about one goal with what memory holds, and without WP's axioms about where it lies.

usage: memory.py SECONDS GOAL.smt2

A struct with arrays of structs in it is copied in ten steps, and each makes Z3 derive anew from WP's axioms which ranges
of memory include each other or lie apart: it does not come to the end of that. So of Why3's text this keeps
declarations, definitions, that a write leaves alone what is apart (of numbers, structs and arrays), and the goal with
its own hypotheses, and drops every other assertion: a goal that follows from less follows. (algebra.py keeps still less,
and reads definitions as macros.)
"""
import re
import sys

sys.dont_write_bytecode = True
from algebra import NOT_KEPT, become_z3, commands, shown

KEPT = re.compile(r"Goal |H\d*$|.*'def$|.*_inversion$|havoc_access$|Q_(Load|Array)_\w*(access|(update|havoc)_\w+)$")
TACTICS = ("smt.random_seed=42", "smt.arith.nl=false", "smt.mbqi=false", "smt.auto_config=false", "smt.case_split=3",
           "smt.delay_units=true")


def kept(text):
    for comment, command in commands(text):
        if command[0] not in NOT_KEPT and (command[0] != "assert" or KEPT.match(comment)):
            yield shown(command)
    yield "(check-sat)\n"


def main(seconds, path):
    with open(path) as source:
        lines = "\n".join(kept(source.read()))
    become_z3(lines, f"-T:{seconds}", *TACTICS)


if __name__ == "__main__":
    main(*sys.argv[1:])
