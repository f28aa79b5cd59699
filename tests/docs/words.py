#!/usr/bin/env python3
"""What can be held of the words in pages: sentences of the README and of the algorithms' pages are short, links lead
somewhere, and the index docs/README.md names each page of docs/ once.

usage: words.py [ROOT]    prints each fault, then `N passed, N failed`; a sentence, a link and a page of the index count as one each
"""
import os
import pathlib
import re
import subprocess
import sys

MOST_WORDS = 25
INDEX = "docs/README.md"
# Pages whose sentences are counted.
PLAIN_PAGES = re.compile(r"README\.md|docs/README\.md|ref/.*\.md|docs/questions/.*\.md|docs/use/(?:format|judging)\.md|"
                         r"docs/trust/(?:certificates|verification|trusted)\.md|docs/develop/adding-[a-z-]*\.md")
LINK = re.compile(r"\]\(([^)\s]+)\)")


def paragraphs(text):
    """(line number, text) of each paragraph and list item, without code, tables, headings and generated parts."""
    for hidden in (r"```.*?```", r"(?<=\n\n)(?: {4}\S.*\n)+", r"<!-- \S+/\S+\.py -->.*?<!-- end of [^\n]* -->"):
        text = re.sub(hidden, lambda block: "\n" * block[0].count("\n"), text, flags=re.DOTALL)
    first, lines = 0, []
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        ends = not line.strip() or line.lstrip().startswith(("|", "#", "<!--", "!["))
        if lines and (ends or line.startswith("- ")):
            yield first, " ".join(lines)
            lines = []
        if not ends:
            first = first if lines else number
            lines.append(line.strip().removeprefix("- "))


def sentences(paragraph):
    """What a reader sees, cut at full stops, question marks and colons."""
    seen = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", paragraph)
    seen = re.sub(r"`[^`]*`", "CODE", seen).replace("*", "")
    return re.split(r"(?<=[.?!:;])\s+(?=[A-Z\"(]|CODE|\d|\w)", seen)


def long_sentences(name, text):
    count, faults = 0, []
    for number, paragraph in paragraphs(text):
        for sentence in sentences(paragraph):
            count += 1
            words = len(sentence.split())
            if words > MOST_WORDS:
                faults.append(f"{name}:{number}: a sentence of {words} words: {sentence}")
    return count, faults


def anchors(text):
    """The anchors of a page's headings, as the common viewers make them."""
    heads = re.findall(r"^#+ (.*)$", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def dead_links(root, name, text):
    count, faults = 0, []
    for link in LINK.findall(re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
        if re.match(r"[a-z]+:", link):
            continue
        count += 1
        path, _, anchor = link.partition("#")
        target = (root / name).parent / path if path else root / name
        if not target.exists():
            faults.append(f"{name}: {link} leads nowhere")
        elif anchor and target.suffix == ".md" and anchor not in anchors(target.read_text(encoding="utf-8")):
            faults.append(f"{name}: {link}: the page has no such heading")
    return count, faults


def index_faults(root, pages):
    """Pages of docs/ that do not stand in one row of its index. Of a folder with an index of its own that one counts."""
    rows = [line for line in (root / INDEX).read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    linked = [os.path.normpath(f"docs/{link}") for row in rows for link in LINK.findall(row)]
    own = {os.path.dirname(name) for name in pages if name.endswith("/README.md") and name != INDEX}
    wanted = [name for name in pages if name.startswith("docs/") and name != INDEX
              and (os.path.dirname(name) not in own or name.endswith("/README.md"))]
    return len(wanted), [f"{INDEX}: {name} stands in {linked.count(name)} rows" for name in wanted if linked.count(name) != 1]


def main(root):
    pages = subprocess.run(["git", "ls-files", "*.md"], cwd=root, capture_output=True, text=True, check=True).stdout.split()
    total, faults = index_faults(root, pages)
    for name in pages:
        text = (root / name).read_text(encoding="utf-8")
        looks = [dead_links(root, name, text)] + ([long_sentences(name, text)] if PLAIN_PAGES.fullmatch(name) else [])
        total += sum(count for count, _ in looks)
        faults += [fault for _, found in looks for fault in found]
    print("\n".join([*faults, f"{total - len(faults)} passed, {len(faults)} failed"]))
    return 1 if faults or total == 0 else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()))
