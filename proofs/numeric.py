"""Which functions compute no floating-point number: what Frama-C's guards of run-time errors (RTE) say.

A function is *not numeric* where no operation of it may give an infinity or a NaN, or fails on one, and it calls such
functions only, none through a pointer. It may copy numbers and compare them; it may count and choose. That is found
mechanically: with -warn-special-float non-finite RTE puts a guard before every other operation on numbers.
"""
import re
import subprocess

import environment

GUARD = re.compile(r"rte: (?:is_nan_or_infinite|float_to_int|is_nan)\b")
FUNCTION = re.compile(r"^[A-Za-z_][^;{}]*?\b(\w+)\([^;{}]*\)\n\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
CALL = re.compile(r"\b(?!if\b|while\b|switch\b|for\b|sizeof\b)([A-Za-z_]\w*)\(")
CALL_THROUGH_POINTER = re.compile(r"(?:=|^)\s*\(\*", re.MULTILINE)
LIBRARY = {"strcmp"}  # of the C library what computes no number (memcpy may make one, of bits)


def with_guards(folder, files):
    """The files in one text, as Frama-C writes C, with RTE's guards."""
    out = folder / "guarded.c"
    subprocess.run(["frama-c", "-c11", "-kernel-verbose", "0", "-rte-verbose", "0", "-cpp-extra-args=-I.", *files,
                    "-warn-special-float", "non-finite", "-rte", "-then", "-print", "-ocode", out.name],
                   cwd=folder, env=environment.of(folder), check=True, stdout=subprocess.DEVNULL)
    return out.read_text()


def not_numeric(text, names):
    """Of the functions `names` those that are not numeric. A header's function is there once a file, as NAME_1 and so on."""
    known = lambda name: name if name in names else re.sub(r"_\d+$", "", name)
    calls, numeric = {}, set()
    for name, body in ((known(found[1]), found[2]) for found in FUNCTION.finditer(text)):
        code = re.sub(r"/\*.*?\*/", "", body, flags=re.DOTALL)
        calls.setdefault(name, set()).update(map(known, CALL.findall(code)))
        if GUARD.search(body) or CALL_THROUGH_POINTER.search(code):
            numeric.add(name)
    if names - calls.keys():
        raise ValueError(f"RTE does not show {', '.join(sorted(names - calls.keys()))}")
    found = names - numeric
    while True:
        left = {name for name in found if calls[name] <= found | LIBRARY}
        if left == found:
            return found
        found = left
