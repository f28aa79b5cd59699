#!/usr/bin/env python3
"""Refuses what theorems of Coq do not need and what could prove anything: only sentences of the kinds below are taken.

usage: proofs/coq_text.py FILE...

Hypotheses and variables stand in sections, where they become premises of what is proved. New notations have a letter, so none
is read for one of Coq's own. Theorems begin their line: what lists them looks there. Complaints name file and line.
"""
import pathlib
import re
import sys

# How a sentence of a file may begin, outside a proof.
STATEMENTS = {"Lemma", "Theorem", "Corollary"}
IN_SECTIONS = {"Hypothesis", "Hypotheses", "Variable", "Variables", "Let"}
TAKEN = STATEMENTS | IN_SECTIONS | {"Proof", "Definition", "Fixpoint", "Inductive", "Record", "Section", "End", "Ltac", "Infix"}
TAKEN_WHOLE = re.compile(r"((From \w+ )?Require (Import )?[\w. ]+|Import ListNotations|Local Open Scope \w+|Declare Scope vec_scope"
                         r"|Delimit Scope vec_scope with vec|Bind Scope vec_scope with vec)")
# What leaves a proof open, wherever it stands.
OPEN = re.compile(r"\b(Admitted|admit|give_up|Abort|bypass_check)\b")
END_OF_SENTENCE = re.compile(r"\.(?=\s|$)")


def without_comments(text):
    """The text with blanks for comments, which nest, and strings kept."""
    kept, depth, k, string = [], 0, 0, False
    while k < len(text):
        two = text[k:k + 2]
        if not string and two in ("(*", "*)"):
            depth += 1 if two == "(*" else -1
            kept.append("  ")
            k += 2
            continue
        if text[k] == '"':
            string = not string
        kept.append(text[k] if depth == 0 or text[k] == "\n" else " ")
        k += 1
    return "".join(kept)


def sentences(text):
    """(place, sentence) of each, without its full stop; a place is an offset."""
    begin = 0
    for end in END_OF_SENTENCE.finditer(text):
        sentence = text[begin:end.start()]
        blank = len(sentence) - len(sentence.lstrip())
        yield begin + blank, " ".join(sentence.split())
        begin = end.end()
    if text[begin:].strip():
        yield begin, " ".join(text[begin:].split())


def complaint(sentence, at, text, sections, in_proof):
    """Why a sentence is refused, or None."""
    word = re.match(r"[\w']*", sentence)[0]
    found = OPEN.search(sentence)
    if found:
        return f"{found[0]} leaves a proof open"
    if in_proof:
        return None if not word[:1].isupper() or word == "Qed" else f"{word} within a proof"
    if word in IN_SECTIONS and not sections:
        return f"{word} outside a section is an axiom"
    if word in STATEMENTS and at > 0 and text[at - 1] != "\n":
        return f"{word} does not begin its line"
    if word == "Infix" and not re.match(r'Infix "[^"]*[a-z][^"]*" ', sentence):
        return "a notation without a letter may be one of Coq's"
    if word in TAKEN or TAKEN_WHOLE.fullmatch(sentence):
        return None
    return f"no theorem needs this: {sentence[:60]}"


def complaints(path):
    text = without_comments(path.read_text(encoding="utf-8"))
    sections, in_proof = [], False
    for at, sentence in sentences(text):
        where = f"{path.name}:{text.count(chr(10), 0, at) + 1}"
        why = complaint(sentence, at, text, sections, in_proof)
        if why:
            yield f"{where}: {why}"
        word, *rest = sentence.split(" ")
        if word == "Section":
            sections.append(rest)
        elif word == "End" and sections:
            sections.pop()
        in_proof = word == "Proof" or (in_proof and word != "Qed")


def main():
    found = [line for name in sys.argv[1:] for line in complaints(pathlib.Path(name))]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
