#!/usr/bin/env python3
"""The header of exact integers as the checker's proof sees it: the same contracts, no bodies, no GMP.

usage: opaque.py <spec/number/integer.h >MODEL/spec/number/integer.h

An og_int becomes an opaque scalar, which the memory model (Typed+real) holds to be a real number: val(a) is what it
is. That the true bodies keep these contracts is proved by itself, against proofs/model/gmp.h.
"""
import re
import sys

text = sys.stdin.read()
text, structs = re.subn(r"typedef struct og_int \{.*?\} og_int;", "typedef double og_int;\n#define val(a) (*(a))", text,
                        flags=re.DOTALL)
text, includes = re.subn(r"#include <gmp\.h>\n", "", text)
text, bodies = re.subn(r"^static inline ([^{;]*\)) \{.*\}$", r"\1;", text, flags=re.MULTILINE)
prototypes = re.findall(r"^\w[\w ]* \*?og_int_\w+\(.*;$", text, re.MULTILINE)
if structs != 1 or includes != 1 or bodies != len(prototypes) or "mpz" in text:
    sys.exit("opaque.py: the header has a form that this does not know")
sys.stdout.write(text)
