#!/usr/bin/env python3
"""docs/trust/twins.md: the predicates of the checker's contracts beside what Coq's theorems assume, as proofs/twins.txt pairs them.

usage: proofs/twins.py [--check]    --check only compares, and fails where the page is not what the sources say.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADERS = ["spec/pair/statement.h", "spec/primitive/statement.h"]
PAGE = ROOT / "docs/trust/twins.md"
INTRODUCTION = """# The same said twice

The checker's contracts are proved of C code in terms of ACSL predicates; the theorems that give them a meaning are proved in Coq from
hypotheses. That the two say the same is for a reader to see: here they are, side by side, copied from the sources by `proofs/twins.py`
(`make coq` fails when this page is not what the sources say). In C a point is named by its index and a vector by its components; in Coq points
are members of lists. `val(x)` is the number behind an exact integer. Names with L in braces are evaluated at one moment of the program.

Every predicate `..._cert`, which is what a kind of certificate states, is here. What has no twin: `same...` predicates (what a step leaves alone), `..._readable` (memory), and lemmas between predicates.
"""


def predicate(text, name):
    """The text of a predicate or logic function, without the common indentation."""
    found = re.search(rf"^[ \t/*@]*((?:predicate|logic real) {name}(?:\{{[A-Z, ]+\}})?\(.*?;)$", text, re.MULTILINE | re.DOTALL)
    if found is None:
        sys.exit(f"{' and '.join(HEADERS)} have no {name}")
    # The semicolon that ends it is the first outside of a quantifier.
    kept, quantified = [], 0
    for part in re.split(r"(\\forall|\\exists|;)", found[1]):
        quantified += part in ("\\forall", "\\exists")
        kept.append(part)
        if part == ";":
            if quantified == 0:
                break
            quantified -= 1
    return re.sub(r"\n {4}", "\n", "".join(kept))


def definition(file, name):
    text = (ROOT / f"proofs/coq/{file}.v").read_text()
    found = re.search(rf"^((?:Definition|Fixpoint|Hypothesis|Hypotheses|Let|Theorem) \(?{name}\b.*?\.)$", text, re.MULTILINE | re.DOTALL)
    if found is None:
        sys.exit(f"proofs/coq/{file}.v has no {name}")
    return found[1]


def statements():
    return "\n".join((ROOT / header).read_text() for header in HEADERS)


def parts():
    header = statements()
    for line in (ROOT / "proofs/twins.txt").read_text().splitlines():
        if line.startswith("## "):
            yield f"\n## {line[3:]}\n"
        elif line and not line.startswith("#"):
            pair, _, note = line.partition(" : ")
            name, twin = pair.split(" = ")
            file, *names = twin.split()
            coq = "\n".join(definition(file, n) for n in names)
            yield (f"\n### `{name}` and `{file}.v`: {', '.join(f'`{n}`' for n in names)}\n\n"
                   + (f"({note})\n\n" if note else "")
                   + f"```c\n{predicate(header, name)}\n```\n```coq\n{coq}\n```\n")


def check_all_kinds():
    kinds = set(re.findall(r"predicate (\w+_cert)\b", statements()))
    paired = set(re.findall(r"^(\w+_cert) = ", (ROOT / "proofs/twins.txt").read_text(), re.MULTILINE))
    if kinds != paired:
        sys.exit(f"proofs/twins.txt: {kinds ^ paired} stand in one of it and {' and '.join(HEADERS)} only")


def main():
    check_all_kinds()
    page = INTRODUCTION + "".join(parts())
    if sys.argv[1:] == ["--check"]:
        if not PAGE.exists() or PAGE.read_text() != page:
            sys.exit("docs/trust/twins.md is not what the sources say: run proofs/twins.py")
        return
    PAGE.write_text(page)


if __name__ == "__main__":
    main()
