#!/usr/bin/env python3
"""Turns one comparison, sign or verdict of a proved function at a time: some goal has to fail.

usage: proofs/mutants.py [--count N] [--seed S] [--timeout SECONDS] [FILE]

Prints a line a mutant. A survivor is a mutant of which everything is proved: a hole in a contract, or a change
without a meaning. A goal that merely takes longer than the timeout counts as failed, so the timeout must be one at
which the function itself is proved. Run `make prove FILE=...` before: unchanged goals come from its cache.
"""
import argparse
import pathlib
import random
import re
import shutil
import sys

import prove

TURNS = [(r"<= 0", "< 0"), (r"< 0", "<= 0"), (r">= 0", "> 0"), (r"> 0", ">= 0"), (r"== 0", "!= 0"), (r"!= 0", "== 0"),
         (r"< 3", "< 2"), (r"> 0\b", "< 0"), (r"< 0\b", "> 0"), (r" >= (?=problem)", " > "),
         (r" < (?=problem|combination)", " <= "),
         (r"\bog_int_sub\b", "og_int_add"), (r"\bog_int_add\b", "og_int_sub"), (r"\bog_ivec_sub\b", "og_ivec_add"),
         (r"\bog_ivec_addmul\b", "og_ivec_submul"), (r"\bog_int_addmul\b", "og_int_submul"),
         (r"\bog_int_submul\b", "og_int_addmul"), (r"return OG_REFUSED_\w+", "return OG_ACCEPTED"),
         (r"size_t ([ij]) = 1", r"size_t \1 = 2"), (r"at\[pair\.j\]", "at[pair.i]"), (r"corner\[2\]", "corner[1]")]


def mutants(text, functions):
    lines = text.splitlines()
    for function, body in prove.bodies(text, functions):
        annotation = False
        for number in body:
            line = lines[number]
            annotation = annotation or "/*@" in line
            if not annotation and not line.lstrip().startswith("//"):
                for pattern, other in TURNS:
                    for found in re.finditer(pattern, line):
                        turned = line[:found.start()] + found.expand(other) + line[found.end():]
                        yield function, number, turned, lines
            annotation = annotation and "*/" not in line


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=int, default=20)
    parser.add_argument("--par", type=int, default=2)
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path("build/proofs"))
    parser.add_argument("file", nargs="?", default="spec/certificate/checker.c")
    options = parser.parse_args()
    options.work = options.work.resolve()
    options.smoke = False
    options.prover, options.lemma_prover = prove.why3_configuration(options.work)
    options.cache = str(options.work / "cache")
    pathlib.Path(options.cache).mkdir(parents=True, exist_ok=True)
    subject = next((s for s in prove.subjects() if s[1] == options.file and s[0] == "checker"), None)
    if subject is None:
        sys.exit(f"proofs/subjects.txt does not have {options.file} among the checker's files")
    text = (prove.HERE.parent / options.file).read_text()
    all_mutants = list(mutants(text, subject[2]))
    chosen = random.Random(options.seed).sample(all_mutants, min(options.count, len(all_mutants)))
    killed, survivors = 0, []
    for function, number, turned, lines in sorted(chosen, key=lambda m: (m[1], m[2])):
        folder = prove.tree(options.work, "mutant")
        (folder / options.file).write_text("\n".join([*lines[:number], turned, *lines[number + 1:]]) + "\n")
        counted, problems = prove.prove(options, folder, "mutant", options.file, [function])
        proved, total = counted.get(function, (0, 0))
        survived = not problems and proved == total
        print(f"{'SURVIVED' if survived else 'killed  '} {options.file}:{number + 1} {function} "
              f"({proved} of {total}): {turned.strip()}", flush=True)
        killed += not survived
        if survived:
            survivors.append(number + 1)
    shutil.rmtree(options.work / "mutant", ignore_errors=True)
    print(f"{len(all_mutants)} mutants possible; {killed} killed, {len(survivors)} survived")
    return 0


if __name__ == "__main__":
    sys.exit(main())
