"""What proofs take for true and no proof shows, as far as it is allowed: the list proofs/assumed.txt."""
import pathlib
import re

LIST = pathlib.Path(__file__).resolve().parent / "assumed.txt"
KINDS = ("axiom", "recursion", "computed")


def entries():
    """(kind, file or nothing, name, reason) of each name in the list."""
    text = re.sub(r"^#[^\n]*\n", "", LIST.read_text(), flags=re.MULTILINE)
    for head, reason in re.findall(r"^(\S[^:]*):\n +([^\n]*(?:\n +[^\n]*)*)", text, re.MULTILINE):
        words, kind, file = head.split(), "function", ""
        if words[0] in KINDS:
            kind = words.pop(0)
        for word in words:
            if "/" in word:
                file = word
            else:
                yield kind, file, word, re.sub(r"\s+", " ", reason).strip()


def listed():
    return {(kind, file, name) for kind, file, name, _ in entries()}
