#!/usr/bin/env python3
"""Every function that a header declares has an ACSL contract, and Frama-C kept all its clauses.

usage: contracts.py PRINTED PLACE...    PRINTED is what `frama-c -print` wrote for the sources; PLACE: a folder of headers, or a file
"""
import pathlib
import re
import sys

CLAUSE = re.compile(r"\b(requires|ensures|assigns|terminates|exits|behavior|assumes)\b")
# A function at the start of a line: result type, name, arguments, and then a body or a semicolon.
FUNCTION = re.compile(r"^(?:static )?(?:inline )?[A-Za-z_][\w *]*?\b(\w+)\s*\(([^;{}]*)\)\s*[;{]", re.MULTILINE)
KEYWORDS = ("typedef", "struct", "enum", "return", "else")


def functions(text):
    for found in FUNCTION.finditer(text):
        if not found.group(0).startswith(KEYWORDS):
            yield found


def contract_before(text, at):
    """The ACSL comment that ends just before position `at`; doc comments may stand between."""
    end, line = at, text.rfind("\n", 0, max(at - 1, 0)) + 1
    while text.startswith("///", line) and text[end - 1] == "\n":
        end, line = line, text.rfind("\n", 0, max(line - 1, 0)) + 1
    while text[end - 1:end].isspace():
        end -= 1
    if not text.endswith("*/", 0, end):
        return None
    start = text.rfind("/*", 0, end)
    return text[start:end] if text.startswith("/*@", start) else None


def clauses(contract):
    return sorted(CLAUSE.findall(re.sub(r"//[^\n]*", "", contract)))


def clauses_printed(contract):
    """What Frama-C prints of a contract as written: where it says from what a place is assigned, the place twice."""
    return sorted(clauses(contract) + re.findall(r"\b(assigns)\b[^;]*\\from", contract))


def headers(places):
    """All headers in the folders, and those of the files that are headers."""
    for place in map(pathlib.Path, places):
        yield from sorted(place.rglob("*.h")) if place.is_dir() else [place] if place.suffix == ".h" else []


def main(printed_name, *places):
    printed = {}
    text = pathlib.Path(printed_name).read_text()
    for found in functions(text):
        contract = contract_before(text, found.start())
        # A prototype may follow a predicate: the contract is the comment with clauses.
        if contract is not None and len(clauses(contract)) > len(printed.get(found.group(1), [])):
            printed[found.group(1)] = clauses(contract)
    problems = []
    for header in headers(places):
        text = header.read_text()
        for found in functions(text):
            name, contract = found.group(1), contract_before(text, found.start())
            if contract is None:
                if "static inline" not in found.group(0):
                    problems.append(f"{header}: {name} has no contract")
            elif printed.get(name) != clauses_printed(contract):
                problems.append(f"{header}: {name}: Frama-C kept {printed.get(name)} of {clauses_printed(contract)}")
    print("\n".join(problems))
    return not problems


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(0 if main(*sys.argv[1:]) else 1)
