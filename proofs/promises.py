#!/usr/bin/env python3
"""Which public functions of ref/ promise nothing: proofs/no-promise.txt has each of them, and a reason; no other.

usage: proofs/promises.py [ROOT]
"""
import pathlib
import re
import sys

sys.dont_write_bytecode = True
import clauses

HERE = pathlib.Path(__file__).resolve().parent


def without(root):
    """(header, function) of the public functions of ref/ that have no clause `ensures`."""
    return [(header, function) for header, function, contract in clauses.public(root)
            if header.startswith("ref/") and not any(kind == "ensures" for kind, _, _ in clauses.parts(contract))]


def listed(text):
    """{(header, function): the reason}; an entry's headers and functions end with a colon, then comes its reason."""
    found = {}
    for line in re.sub(r"^#.*\n|^\s*\n", "", text, flags=re.MULTILINE).splitlines():
        if line.startswith(" "):
            found.update({one: f"{found[one]} {line.strip()}".strip() for one in entry})
            continue
        header, entry = None, []
        for word in line.removesuffix(":").split():
            if word.endswith(".h"):
                header = word
            else:
                entry.append((header, word))
        found.update({one: "" for one in entry})
    return found


def complaints(root, text):
    known, bare = listed(text), set(without(root))
    for header, function in sorted(bare - known.keys()):
        yield f"{header}: {function} promises nothing, and no-promise.txt has no reason"
    for header, function in sorted(known.keys() - bare):
        yield f"no-promise.txt: {header}: {function} has a promise, or is not there"
    for (header, function), reason in sorted(known.items()):
        if not reason:
            yield f"no-promise.txt: {header}: {function} has no reason"


if __name__ == "__main__":
    reasons = (HERE / "no-promise.txt").read_text()
    said = list(complaints(pathlib.Path(sys.argv[1]) if sys.argv[1:] else HERE.parent, reasons))
    summary = f"{len(listed(reasons))} public functions of ref/ promise nothing, each with a reason"
    print("\n".join(said) if said else summary)
    sys.exit(1 if said else 0)
