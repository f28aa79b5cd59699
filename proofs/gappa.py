#!/usr/bin/env python3
"""Proves the error bounds that filters and tolerances use, with Gappa, and has Coq check Gappa's proofs.

A file of proofs/gappa says in its line `# from: NAME FILE; ...` which constants it speaks of; they are read from the
source. `# stated: NAME FILE` says that NAME is how many epsilon the `.limits` of a descriptor in that file state: those of
an algorithm that is off by no more. What stands in braces is a number: the constants, u (half of OG_SCALAR_EPSILON), or
a sum or product of these. Files with {u} or {format} are proved for binary64 and for binary32. Each bound must also
fail when its constant is a third; but for a file that says `# alike`, where all constants are lengths of one unit, so
that thirds of all are as good.
"""
import ast
import concurrent.futures
import fractions
import operator
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FORMATS = {"binary64": ("float<ieee_64, ne>", 53), "binary32": ("float<ieee_32, ne>", 24)}
# What the others are bounds in terms of.
GIVEN = ("u", "OG_SCALAR_EPSILON", "OG_APPROX_ERROR")
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}


def number(text, names):
    """The exact value of an expression in C or in braces."""
    text = re.sub(r"0x[0-9a-fA-F.]+p[+-]?\d+", lambda m: str(fractions.Fraction(float.fromhex(m[0]))).join("()"), text)

    def value(node):
        if isinstance(node, ast.BinOp):
            return OPERATORS[type(node.op)](value(node.left), value(node.right))
        if isinstance(node, ast.Name):
            return names[node.id]
        return fractions.Fraction(str(ast.literal_eval(node)))

    return value(ast.parse(text.strip(), mode="eval").body)


def constants(text, digits):
    names = {"u": fractions.Fraction(1, 2**digits), "OG_SCALAR_EPSILON": fractions.Fraction(2, 2**digits)}
    for entry in re.findall(r"[^;]+", "".join(re.findall(r"^# from: (.*)$", text, re.MULTILINE))):
        name, file = entry.split()
        source = (ROOT / file).read_text()
        found = re.search(rf"^#define {name} (.*?)(?://.*)?$|^static const og_scalar {name} = (.*);", source, re.MULTILINE)
        if found is None:
            sys.exit(f"{file} has no constant {name}")
        names[name] = number(found[1] or found[2], names)
    for name, file in re.findall(r"^# stated: (\w+) (\S+)$", text, re.MULTILINE):
        found = re.findall(r'^    \.limits = ".*?([\d.]+) epsilon', (ROOT / file).read_text(), re.MULTILINE)
        if not found:
            sys.exit(f"{file} states no epsilon")
        names[name] = max(map(fractions.Fraction, found))
    return names


def exact(value):
    """A number as Gappa reads it, with a short mantissa: a decimal one is cut to some 64 digits."""
    shift = 0
    while (value * 2**shift).denominator != 1 and value * 2**shift < 2**64:
        shift += 1
    return f"{int(value * 2**shift)}b-{shift}"


def instance(text, names, gappa_format):
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("{format}", gappa_format)
    return re.sub(r"\{([A-Za-z0-9_.*+/() -]+)\}", lambda m: exact(number(m[1], names)), text)


def proves(work, text):
    """Does Gappa prove it, and does Coq believe the proof? A text that Gappa cannot read is an error."""
    (work / "bound.g").write_text(text)
    # Terms of second order need more digits than Gappa's usual 60; rounding itself does not, and is slow with them.
    precision = [] if "@rnd" in text else ["-Eprecision=250"]
    gappa = subprocess.run(["gappa", *precision, "-Bcoq", work / "bound.g"], capture_output=True, text=True)
    if gappa.returncode != 0:
        if "some properties were not satisfied" not in gappa.stderr and "no contradiction" not in gappa.stderr:
            sys.exit(f"gappa: {gappa.stderr}")
        return False, gappa.stderr
    (work / "bound.v").write_text(gappa.stdout)
    coq = subprocess.run(["coqc", work / "bound.v"], capture_output=True, text=True)
    return coq.returncode == 0, coq.stderr


def results_of(file, name):
    """What is expected of one file in one format, and whether it is so."""
    text = file.read_text()
    gappa_format, digits = FORMATS[name]
    names = constants(text, digits)
    with tempfile.TemporaryDirectory() as folder:
        yield "proved", *proves(pathlib.Path(folder), instance(text, names, gappa_format))
        if "# alike" in text:
            return
        third = {k: v if k in GIVEN else v / 3 for k, v in names.items()}
        passes = proves(pathlib.Path(folder), instance(text, third, gappa_format))[0]
        yield "a third of the constant is refused", not passes, ""


def main():
    jobs = [(file, name) for file in sorted((ROOT / "proofs/gappa").glob("*.g")) for name in FORMATS
            if name == "binary64" or re.search(r"\{u\}|\{format\}", file.read_text())]
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (file, name), results in zip(jobs, pool.map(lambda job: list(results_of(*job)), jobs)):
            for what, good, message in results:
                passed += good
                failed += not good
                print(f"{file.stem:20} {name:9} {'ok    ' if good else 'FAILED'} {what}{message and chr(10) + message}")
    print(f"{passed} passed, {failed} failed")
    return failed != 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main())
