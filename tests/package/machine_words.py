#!/usr/bin/env python3
"""What would make answers depend on the machine or its C library, in spec/, ref/ and tool/, but for what machine_words.txt permits.

usage: machine_words.py [ROOT]    prints each fault, then `N passed, N failed`

- libm: in spec/ no function of math.h but those whose result IEEE 754 or C fixes to the last bit. Others differ between libraries.
- gives: no function that gives a long, which has 32 bits on some machines.
- shift: no 1 of type long or size_t is shifted by 31 or more, or by what only the run tells.
- long: a long is called by a name that says what fits in 32 bits: those of the list.

The list has lines `RULE NAME FILE REASON`: NAME is the function or the variable, FILE a path or `*`. One that permits nothing is a
fault, too. Conversions that no word shows are left to gcc for i686, which `make test-machines` builds with -Wconversion -Werror.
"""
import pathlib
import re
import sys

# C17's functions of math.h without their endings f and l.
MATH = """acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs fdim floor fma fmax fmin fmod
frexp hypot ilogb ldexp lgamma llrint llround log log10 log1p log2 logb lrint lround modf nearbyint nextafter nexttoward pow remainder
remquo rint round scalbln scalbn sin sinh sqrt tan tanh tgamma trunc""".split()
EXACT = set("""ceil copysign fabs floor fma fmax fmin fmod frexp ilogb ldexp llrint llround logb lrint lround modf nearbyint nextafter
remainder rint round scalbln scalbn sqrt trunc""".split())
GIVES = r"\b(mpz_get_[us]i|mpz_fits_[us]long_p|mpfr_get_[us]i|lrintf?|lroundf?|strtou?l|atol|labs|ftell)\s*\("
SHIFT = r"(\(\s*\w+\s*\)\s*|\b)1([uUlL]*)\s*<<\s*(\w+)"
LONG = r"(?<!long )\b(?:unsigned )?long\b(?! long| double| int\b)\s+(?:const\s+)?\**\s*(\w+)"
KEPT_OR_COMMENT = re.compile(r'("(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\')|/\*.*?\*/|//[^\n]*', re.DOTALL)


def code_of(path):
    """Without comments and without what strings say, line by line as it was."""
    return KEPT_OR_COMMENT.sub(lambda found: '""' if found[1] else re.sub(r"[^\n]", " ", found[0]), path.read_text(encoding="utf-8"))


def uses(code, in_spec):
    """(rule, name, place) of all that needs a permit."""
    if in_spec:
        for found in re.finditer(r"\b(\w+)\s*\(", code):
            plain = found[1] if found[1] in MATH else found[1][:-1] if found[1][-1:] in "fl" else ""
            if plain in MATH and plain not in EXACT:
                yield "libm", found[1], found.start()
    for found in re.finditer(GIVES, code):
        yield "gives", found[1], found.start()
    for found in re.finditer(SHIFT, code):
        cast, ending, by = found[1].strip("() \n"), found[2].lower(), found[3]
        is_long = cast in ("long", "size_t", "mp_bitcnt_t") or (not cast and ending.count("l") == 1)
        if is_long and not (by.isdigit() and int(by) < 31):
            yield "shift", by, found.start()
    for found in re.finditer(LONG, code):
        yield "long", found[1], found.start()


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    listed = pathlib.Path(__file__).with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    permits = {tuple(line.split(None, 3)[:3]): False for line in listed if line and not line.startswith("#")}
    faults, good = [], 0
    for path in sorted(path for part in ("spec", "ref", "tool") for path in (root / part).rglob("*.[ch]")):
        name = str(path.relative_to(root))
        code = code_of(path)
        for rule, word, place in uses(code, name.startswith("spec/")):
            permit = next((p for p in ((rule, word, name), (rule, word, "*")) if p in permits), None)
            if permit:
                permits[permit] = True
                good += 1
            else:
                faults.append(f"{name}:{code.count(chr(10), 0, place) + 1}: {rule}: {word}")
    faults += [f"machine_words.txt: nothing is {' '.join(permit)}" for permit, used in permits.items() if not used]
    print("\n".join([*faults, f"{good} passed, {len(faults)} failed"]))
    return 1 if faults or good == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
