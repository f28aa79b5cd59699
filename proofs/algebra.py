#!/usr/bin/env python3
"""Z3 asked about one goal alone: only definitions are left of what it might be told.

usage: algebra.py SECONDS GOAL.smt2

Z3 decides polynomial inequalities well, but not among quantified axioms about memory and about other things. So of
Why3's text this keeps declarations, definitions (as macros) and the goal with its own hypotheses, and drops every other
assertion: a goal that follows from less follows. What it trusts is its own reading of the text: an assertion is a
definition where it says, under the comment NAME'def, that NAME of all its variables equals some term; NAME is then
declared nowhere else.
"""
import os
import re
import sys

TOKEN = re.compile(r';[^\n]*|"(?:[^"]|"")*"|\|[^|]*\||[()]|[^\s()";|]+')
NOT_KEPT = ("set-option", "set-info", "set-logic", "get-info", "get-model", "check-sat", "exit", "push", "pop")


def commands(text):
    """(the comment before it, the command as nested lists)"""
    comment, stack = "", []
    for token in TOKEN.findall(text):
        if token.startswith(";"):
            comment = comment if stack else token.lstrip("; ").strip()
        elif token == "(":
            stack.append([])
        elif token == ")":
            done = stack.pop()
            if stack:
                stack[-1].append(done)
            else:
                yield comment, done
        else:
            stack[-1].append(token)


def shown(term):
    return term if isinstance(term, str) else "(" + " ".join(map(shown, term)) + ")"


def equation(term):
    """A definition without its triggers, its local names inside the right side: [=, left, right]"""
    local = []
    while term[0] in ("!", "let"):
        if term[0] == "let":
            local.append(term[1])
        term = term[2] if term[0] == "let" else term[1]
    if term[0] != "=" or len(term) != 3:
        return None
    for names in reversed(local):
        term = ["=", term[1], ["let", names, term[2]]]
    return term


def macro(comment, command, declared):
    """The define-fun of an assertion that defines, or None."""
    name = comment.removesuffix("'def")
    if name == comment or name not in declared or command[1][0] != "forall":
        return None
    variables = command[1][1]
    found = equation(command[1][2])
    if found is None or found[1] != [name] + [v[0] for v in variables]:
        return None
    return ["define-fun", name, variables, declared[name], found[2]]


def alone(text, milliseconds):
    everything = list(commands(text))
    declared = {c[1]: c[3] for _, c in everything if c[0] == "declare-fun"}
    macros = {}
    for comment, command in everything:
        found = macro(comment, command, declared) if command[0] == "assert" else None
        if found:
            macros.setdefault(found[1], found)
    for comment, command in everything:
        if command[0] in NOT_KEPT or (command[0] == "declare-fun" and command[1] in macros):
            continue
        name = comment.removesuffix("'def")
        if command[0] != "assert":
            yield shown(command)
        elif name in macros and name != comment:
            yield shown(macros[name])
        elif re.match(r"Goal |H\d*$", comment):
            yield shown(command)
    yield f"(check-sat-using (or-else (try-for qfnra {milliseconds}) smt))\n"


# What it decides it mostly decides in a tenth of a second and always in less than one; the rest is for the next prover.
LONGEST = 10


def become_z3(lines, *options):
    """Z3 with these lines to read, in the place of this process: who stops this stops Z3."""
    goal = os.memfd_create("goal")
    os.write(goal, lines.encode())
    os.lseek(goal, 0, os.SEEK_SET)
    os.dup2(goal, 0)
    os.execlp("z3", "z3", *options, "-smt2", "-st", "-in")


def main(seconds, path):
    longest = min(int(float(seconds)), LONGEST)
    with open(path) as source:
        lines = "\n".join(alone(source.read(), 500 * longest))
    # A tactic may not look at the limit of its query (-t), so there is one of the whole run, too.
    become_z3(lines, f"-T:{longest + 1}", f"-t:{longest}000")


if __name__ == "__main__":
    main(*sys.argv[1:])
