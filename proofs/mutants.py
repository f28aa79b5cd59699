#!/usr/bin/env python3
"""Changes one place of a proved function at a time, as tests/mutation does for the tests: some goal has to fail.

usage: proofs/mutants.py [--count N] [--seed S] [--timeout SECONDS] [FILE]

Prints a line a mutant. A survivor is a mutant of which everything is proved: a hole in a contract, or a change
without a meaning. A goal that merely takes longer than the timeout counts as failed, so the timeout must be one at
which the function itself is proved. Run `make prove FILE=...` before: unchanged goals come from its cache.
"""
import argparse
import pathlib
import random
import shutil
import sys

import prove

sys.path.insert(0, str(prove.HERE.parent / "tests/mutation"))
import operators  # noqa: E402  the same mutants that the tests are tested with


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
    all_mutants = [mutant for mutant in operators.mutants(text) if mutant.function in subject[2]]
    chosen = random.Random(options.seed).sample(all_mutants, min(options.count, len(all_mutants)))
    killed, survivors = 0, []
    for mutant in sorted(chosen, key=lambda m: (m.begin, m.end, m.new)):
        function, (number, _, turned) = mutant.function, mutant.line(text)
        folder = prove.tree(options.work, "mutant")
        (folder / options.file).write_text(mutant.apply(text))
        counted, problems = prove.prove(options, folder, "mutant", options.file, [function])
        proved, total = counted.get(function, (0, 0))
        survived = not problems and proved == total
        print(f"{'SURVIVED' if survived else 'killed  '} {options.file}:{number} {function} "
              f"({proved} of {total}): {turned}", flush=True)
        killed += not survived
        if survived:
            survivors.append(number)
    shutil.rmtree(options.work / "mutant", ignore_errors=True)
    print(f"{len(all_mutants)} mutants possible; {killed} killed, {len(survivors)} survived")
    return 0


if __name__ == "__main__":
    sys.exit(main())
