#!/usr/bin/env python3
"""Every kind of certificate that docs/answer.schema.json has stands in docs/trust/certificates.md and in what `origo list` prints;
every question and shape that it prints stands in the tables of docs/use/format.md. Every question has a page docs/questions/ID.md with
the headings of all, and every field of the schemas of cases, answers and claims stands on one of the pages.

usage: kinds.py LISTED [DOCS]    prints what is missing, then `N passed, N failed`; LISTED is the output of `origo list`
"""
import json
import pathlib
import re
import sys

HEADINGS = ("Case", "Answer", "Certificate", "Why it proves the answer", "Claims")
SCHEMAS = ("case", "answer", "claim")


def kinds_in(schema):
    """Values of `kind` of certificates, wherever one stands in the schema."""
    if isinstance(schema, list):
        return set().union(*map(kinds_in, schema)) if schema else set()
    if not isinstance(schema, dict):
        return set()
    properties = schema.get("properties")
    kind = properties.get("kind", {}) if isinstance(properties, dict) else {}
    own = {kind["const"]} if "const" in kind else set(kind.get("enum", []))
    return own.union(*map(kinds_in, schema.values()))


def listed(text, head):
    """The names of a part of `origo list`: the first words of lines set in by two blanks."""
    part = re.search(rf"^{head}.*?\n(.*?)(?:\n\n|\Z)", text, re.DOTALL | re.MULTILINE)
    return set(re.findall(r"^  (\S+) ", part[1], re.MULTILINE))


def of_questions(docs, questions):
    """(fault, is it none?) of the pages of questions: title, headings in their order, none without a question."""
    for name in sorted(questions):
        path = docs / f"questions/{name}.md"
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        yield f"docs/questions/{name}.md has no title with `{name}`", text.startswith(f"# `{name}`: ")
        found = [head for head in re.findall(r"^## (.*)$", text, re.MULTILINE) if head in HEADINGS]
        yield f"docs/questions/{name}.md has the headings {found}", found == list(HEADINGS)
    for path in sorted((docs / "questions").glob("*.md")):
        yield f"docs/questions/{path.name} is of no question", path.stem in questions


def of_fields(docs, text):
    """(fault, is it none?) of the fields of the schemas. `text` is that of the pages."""
    for name in SCHEMAS:
        fields = json.loads((docs / f"{name}.schema.json").read_text(encoding="utf-8"))["properties"]
        for field in sorted(fields):
            yield f"no page has the field `{field}` of docs/{name}.schema.json", f"`{field}`" in text or f'"{field}"' in text


def main():
    text = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
    docs = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else "docs")
    page = {name: (docs / name).read_text(encoding="utf-8") for name in ("trust/certificates.md", "use/format.md")}
    of_each = "\n".join(path.read_text(encoding="utf-8") for path in sorted((docs / "questions").glob("*.md")))
    kinds = kinds_in(json.loads((docs / "answer.schema.json").read_text(encoding="utf-8"))["$defs"])
    printed = re.search(r"^certificates\n(.*?)\n\n", text, re.DOTALL | re.MULTILINE)[1]
    rows = [line for line in page["use/format.md"].splitlines() if line.startswith("|")]
    wanted = [(f"docs/trust/certificates.md has no kind `{kind}`", f"`{kind}`" in page["trust/certificates.md"]) for kind in sorted(kinds)]
    wanted += [(f"no page of docs/questions/ has the kind `{kind}`", f"`{kind}`" in of_each) for kind in sorted(kinds)]
    wanted += [(f"origo list has no kind {kind}", re.search(rf"^  (?:[\w-]+, )*{kind}\b", printed, re.MULTILINE)) for kind in sorted(kinds)]
    for head in ("questions", "shapes"):
        wanted += [(f"no table of docs/use/format.md has `{name}` of the {head}", any(f"`{name}`" in row for row in rows))
                   for name in sorted(listed(text, head))]
    wanted += of_questions(docs, listed(text, "questions"))
    wanted += of_fields(docs, page["use/format.md"] + of_each)
    faults = [fault for fault, good in wanted if not good]
    print("\n".join([*faults, f"{len(wanted) - len(faults)} passed, {len(faults)} failed"]))
    return 1 if faults or len(kinds) < 30 else 0


if __name__ == "__main__":
    sys.exit(main())
