#!/usr/bin/env python3
"""Refuses in proved sources what they do not need, and what makes the proved text another than the compiled one.

usage: proofs/plain.py

Looked at is each file of proofs/subjects.txt and all that it includes. What a macro chooses stands in the headers that
say what model is read (CHOOSING), and nowhere else. A type, an enumerator or a macro of which a header speaks has one
definition, so a contract means the same in every file. Of checkers' functions that are proved the text of none names
floating point, which the memory model takes for exact; numbers behind a field's name are not seen. Decimal numbers of
the reference are those that binary32 has: its models take them for what they say. No number is compared with itself:
only NaN differs from itself, and the models have none. A result is made `\\from` something only where it is a pointer:
WP takes that for granted.
"""
import fractions
import pathlib
import re
import struct
import sys

import digest

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Functions that compare floating-point numbers and compute none: of what is finite that is exact, and boxes' ends are.
COMPARING = {("spec/overlaps/walk.c", "lesser"), ("spec/overlaps/walk.c", "greater")}
CHOOSING = {"ref/scalar.h", "ref/vec3.h", "spec/number/integer.h", "spec/number/leading.h"}
# Models that take floating point for exact.
EXACT = "checker", "lemmas", "door"

STRING_OR_COMMENT = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|/\*.*?\*/|//[^\n]*', re.DOTALL)
GHOST = re.compile(r"/\*@\s*ghost\b.*?\*/|//@\s*ghost\b[^\n]*", re.DOTALL)
WORDS = {
    "union": "a union", "restrict": "restrict", "volatile": "volatile", "register": "register", "goto": "goto",
    "asm": "assembler",
    "__asm": "assembler", "__asm__": "assembler", "__attribute__": "an attribute", "__attribute": "an attribute",
    "_Pragma": "a pragma", "_Generic": "a choice by types", "setjmp": "a jump", "longjmp": "a jump", "alloca": "alloca",
    "_Atomic": "an atomic", "_Alignas": "an alignment", "typeof": "typeof", "__typeof__": "typeof",
    "_Thread_local": "thread_local",
}
WORD = re.compile(r"\b(" + "|".join(WORDS) + r")\b")
PATTERNS = [
    (re.compile(r"\[\["), "an attribute"),
    (re.compile(r"^[ \t]*#[ \t]*(?:pragma|undef|error|warning|line|include_next)\b", re.MULTILINE), "a directive"),
    (re.compile(r"\b\w+[ \t]*:[ \t]*\d+[ \t]*[;,]"), "a bit-field"),
    (re.compile(r"\b__builtin_(?!ctzll\b|clzll\b)\w+"), "a builtin"),
    (re.compile(r"\b__\w*(?:FRAMAC|clang|GNUC|OPTIMIZE)\w*"), "what only one compiler, or the prover, has"),
    (re.compile(r"\(\s*(?:const\s+)?(?:unsigned |signed )?"
                r"(?:char|short|int|long|u?int\d+_t|float|double)\s*\*+\s*\)\s*&"), "memory read as another type"),
]
ITSELF = re.compile(r"(?<![\w.>\]])([A-Za-z_][\w.\[\]]*(?:->[\w.\[\]]+)*)\s*(?:[!=]=|<=?|>=?)\s*"
                    r"\1(?![\w.\[(]|->|\s*(?:[-+*/%^]|[&|](?![&|])))")
FROM = re.compile(r"/\*@(?:(?!\*/).)*\\result\s*\\from(?:(?!\*/).)*\*/\s*([^;{(]*)\(", re.DOTALL)
CHOICE = re.compile(r"^[ \t]*#[ \t]*(?:if|ifdef|ifndef|elif)\b[ \t]*(.*)$", re.MULTILINE)
GUARD = re.compile(r"OG_\w+_H|OG_BINARY32|__cplusplus|ORIGO_H")
DECIMAL = re.compile(r"(?<![\w.])(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][-+]?\d+)?[fFlL]?(?![\w.])")
FLOATING = re.compile(r"\b(?:float|double|og_scalar|approx)\b|" + DECIMAL.pattern)


def code(text):
    """The text without strings, comments and annotations, line for line."""
    return STRING_OR_COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def is_field(text, found):
    """A colon and a number in a struct, not the end of a choice between values or a label."""
    begin = max(text.rfind(mark, 0, found.start()) for mark in ";{}")
    return "?" not in text[begin + 1:found.start()] and \
        not re.match(r"\s*(case|default)\b", text[begin + 1:found.end()])


def is_binary32(number):
    """Whether a decimal number is one of binary32."""
    value = fractions.Fraction(number.rstrip("fFlL"))
    try:
        return fractions.Fraction(struct.unpack("f", struct.pack("f", float(value)))[0]) == value
    except OverflowError:
        return False


def not_plain(name, text):
    """(place, what) of all that is refused in any proved source."""
    plain = code(text)
    for found in WORD.finditer(plain):
        yield found.start(), WORDS[found[0]]
    for pattern, what in PATTERNS:
        for found in pattern.finditer(plain):
            if what != "a bit-field" or is_field(plain, found):
                yield found.start(), what
    for found in CHOICE.finditer(plain):
        chosen = found[1].strip()
        if not GUARD.fullmatch(chosen) and not (name in CHOOSING and re.fullmatch(r"OG_MODEL_\w+", chosen)):
            yield found.start(), f"a choice of the preprocessor: {chosen}"
    for found in re.finditer(r"\bOG_MODEL_\w+", plain):
        if name not in CHOOSING:
            yield found.start(), "the name of a model"
    for found in DECIMAL.finditer(plain) if name.startswith("ref/") else ():
        if not is_binary32(found[0]):
            yield found.start(), f"{found[0]} is no number of binary32"
    for found in ITSELF.finditer(plain):
        yield found.start(), f"{found[1]} is compared with itself, as if it might be NaN"
    for found in FROM.finditer(text):
        if "*" not in found[1]:
            yield found.start(), "what a number is made from, which WP believes"
    for found in GHOST.finditer(text):
        jump = re.search(r"\b(return|goto|break|continue)\b", found[0])
        if jump:
            yield found.start(), f"{jump[0]} in ghost code"


def body(plain, function):
    """(place, text) of a function's definition."""
    found = re.search(r"^[A-Za-z][^;{}()\n]*\b" + function + r"\([^;{}]*\)\s*\{", plain, re.MULTILINE)
    if found is None:
        return 0, ""
    depth, at = 1, found.end()
    while depth and at < len(plain):
        depth += {"{": 1, "}": -1}.get(plain[at], 0)
        at += 1
    return found.start(), plain[found.start():at]


def inexact(model, name, text, functions):
    """(place, what) of functions of an entry whose model takes floating point for exact, and that have some."""
    plain = code(text)
    if model in EXACT:
        for function in functions:
            at, definition = body(plain, function)
            if not definition:
                yield 0, f"{function}: its definition is not found"
            found = FLOATING.search(definition)
            if found and (name, function) not in COMPARING:
                yield at + found.start(), f"{function} has floating point, which its model takes for exact: {found[0]}"


# ---- one meaning of each name ----

ENUMERATORS = re.compile(r"\benum\b[ \t]*\w*[ \t]*\{([^}]*)\}")
DEFINING = [re.compile(r"\b(?:struct|enum)\s+(\w+)\s*\{"), re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.MULTILINE),
            re.compile(r"\btypedef\b(?!\s+struct\s+(\w+)\s+\1\s*;)[^;{}(]*\b(?P<name>\w+)\s*;")]
PROTOTYPE = re.compile(r"^(?!static\b|typedef\b|return\b|else\b)[A-Za-z][\w \t*]*\b(\w+)\([^;{}]*\)\s*;|\bextern\b",
                       re.MULTILINE)
LABEL = re.compile(r"\b(ensures|requires|invariant|assert|check|assumes)\s+\w+:")


def defined(plain):
    """(place, name) of the types, enumerators and macros that a text defines."""
    for pattern in DEFINING:
        for found in pattern.finditer(plain):
            yield found.start(), found.groupdict().get("name") or found[1]
    for found in ENUMERATORS.finditer(plain):
        for part in re.finditer(r"(?:^|,)\s*(\w+)", found[1]):
            yield found.start(1) + part.start(1), part[1]


def mentioned(text):
    """The names in code and annotations, but for those of clauses."""
    kept = STRING_OR_COMMENT.sub(lambda found: found[0] if found[0].startswith(("/*@", "//@")) else " ", text)
    return set(re.findall(r"\b[A-Za-z_]\w*", LABEL.sub(" ", re.sub(r"//(?!@)[^\n]*", " ", kept))))


def ambiguous(folder, files):
    """(file, place, what) of what could give a lemma or a contract another meaning in another file: a type, an
    enumerator or a macro that two headers define, or a source that a header speaks of; a function that a source
    declares, and not a header."""
    texts = {name: (folder / name).read_text() for name in files}
    headers = {}
    for name in sorted(files):
        plain = code(texts[name])
        for at, what in defined(plain) if name.endswith(".h") else ():
            if headers.setdefault((name.split("/")[0], what), name) != name:
                yield name, at, f"{what} is defined in {headers[name.split('/')[0], what]}, too"
    for name in sorted(one for one in files if one.endswith(".c")):
        plain = code(texts[name])
        spoken = {word: header for header in digest.included(folder, name) if header in texts and header.endswith(".h")
                  for word in mentioned(texts[header])}
        for at, what in defined(plain):
            if what in spoken:
                yield name, at, f"{what}, of which {spoken[what]} speaks, has to be defined in a header"
        for found in PROTOTYPE.finditer(plain):
            yield name, found.start(), "a declaration that belongs into a header"


# ---- all of it ----

def complaints(folder, subjects):
    """Of the entries of a list of subjects, whose sources stand in that folder."""
    files = set()
    for model, name, functions in subjects:
        if not (folder / name).is_file():
            continue
        files |= {one for one in digest.included(folder, name) if one.startswith(("ref/", "spec/"))}
        text = (folder / name).read_text()
        for at, what in inexact(model, name, text, functions):
            yield f"{name}:{text.count(chr(10), 0, at) + 1}: {what}"
    for name in sorted(files):
        text = (folder / name).read_text()
        for at, what in not_plain(name, text):
            yield f"{name}:{text.count(chr(10), 0, at) + 1}: {what}: no proof needs it"
    for name, at, what in ambiguous(folder, files):
        yield f"{name}:{(folder / name).read_text().count(chr(10), 0, at) + 1}: {what}"


def main():
    import prove
    found = list(complaints(ROOT, list(prove.subjects())))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    sys.exit(main())
