#!/usr/bin/env python3
"""Whoever asks something of its caller must have one for whom it is shown that it holds: else the condition may be one
that nothing fulfils, and what is proved behind it is about nothing.

usage: proofs/callers.py [ROOT]

Looked at is each function of proofs/subjects.txt whose contract has `requires`. Its conditions hold somewhere where
they were executed and found true (proofs/run.json), where Eva checks them in a driver (proofs/eva/ledger.json, level
B), or where a proved function calls it whose own conditions hold somewhere: WP proves them at each call. Where such a
chain has no beginning, its first function stands in proofs/uncalled.txt with a reason. That list is exact.
"""
import collections
import json
import pathlib
import re
import sys

sys.dont_write_bytecode = True
import clauses
import contracts
import digest
import plain
import prove

# Conditions about memory do not run.
MEMORY = re.compile(r"\\(?:valid|valid_read|separated|initialized)\b")


def contract_of(root, name, function):
    """The contract of a function, from its file or from a header that the file includes."""
    headers = [other for other in digest.included(root, name) if other != name and other.startswith(("ref/", "spec/"))]
    for place in [name, *headers]:
        text = (root / place).read_text()
        for found in contracts.functions(text):
            if found[1] == function:
                before = re.sub(r"(?:^//[^\n]*\n)+\Z", "", text[:found.start()], flags=re.MULTILINE)
                contract = (contracts.contract_before(text, found.start()) or
                            contracts.contract_before(before, len(before)))
                if contract:
                    return contract
    return ""


def conditions(root, name, function):
    """{its label or word: its text} of what a function asks of its callers."""
    found = clauses.parts(contract_of(root, name, function))
    return {label or kind: text for kind, label, text in found if kind == "requires"}


def established(root, subjects, known):
    """{(file, function): how, or None} of proved functions that ask something; `known` ones are taken for it."""
    proved = {(name, function) for model, name, functions in subjects if model != "lemmas" for function in functions}
    asked = {where: conditions(root, *where) for where in sorted(proved)}
    code = {name: plain.code((root / name).read_text()) for name, _ in proved}
    definition = {(name, function): plain.body(code[name], function)[1] for name, function in proved}
    calls = {where: set(re.findall(r"\b(\w+)\(", text)) for where, text in definition.items()}
    own = {where for where, text in definition.items() if where[0].endswith(".c") and text.startswith("static ")}
    ran = clauses.executions(root)
    drivers = root / "proofs/eva/ledger.json"
    entries = json.loads(drivers.read_text())["functions"] if drivers.exists() else []
    shown = {(e["file"], e["function"]) for e in entries if "B" in e}
    how = {}
    for where, wanted in asked.items():
        executable = [label for label, text in wanted.items() if not MEMORY.search(text)]
        if not wanted:
            how[where] = "nothing is asked"
        elif executable and all(ran.get((where[1], "requires", label)) for label in executable):
            how[where] = "executed"
        elif where in shown:
            how[where] = "a driver of Eva"
    spread(how, asked, calls, own)
    roots = {where: "in uncalled.txt" for where in known if where in asked and where not in how}
    spread(how | roots, asked, calls, own, how)
    return {where: roots.get(where, how.get(where)) for where, wanted in asked.items() if wanted}


def spread(begin, asked, calls, own, how=None):
    """Adds to `how` all that is called by what it begins with, directly or not; `own` ones by their file alone."""
    how = begin if how is None else how
    todo = list(begin)
    while todo:
        caller = todo.pop()
        for where in asked:
            is_seen = where[0] == caller[0] or where not in own
            if where[1] in calls[caller] and is_seen and where != caller and where not in how and where not in begin:
                how[where] = "a proved caller"
                todo.append(where)


def listed(path):
    """{(file, function): why nobody is known to call it so}, of uncalled.txt."""
    found, reason = {}, None
    for line in path.read_text().splitlines() if path.exists() else []:
        if line.startswith("  "):
            name, functions = line.split(":")
            found |= {(name.strip(), function): reason for function in functions.split()}
        elif line and not line.startswith("#"):
            reason = line.rstrip(":")
    return found


def complaints(how, known):
    for (name, function), way in how.items():
        if way is None and (name, function) not in known:
            yield f"{name}: {function}: nothing shows that what it asks holds anywhere"
    for name, function in known:
        if how.get((name, function)) != "in uncalled.txt":
            yield f"uncalled.txt: {function} of {name}: {how.get((name, function), 'no such function asks anything')}"


def main():
    root = pathlib.Path(sys.argv[1]).resolve() if sys.argv[1:] else prove.HERE.parent
    known = listed(root / "proofs/uncalled.txt")
    prove.HERE = root / "proofs"  # whose list of subjects is read
    how = established(root, list(prove.subjects()), known)
    found = list(complaints(how, known))
    print("".join(f"{line}\n" for line in found), end="")
    counted = collections.Counter(way or "open" for way in how.values())
    print("; ".join(f"{way}: {count}" for way, count in sorted(counted.items())))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
