#!/usr/bin/env python3
"""Ways to prove what is false, each of which has to be refused, with the reason that its file states.

usage: proofs/tricks.py --work DIR [NAME...]

A trick is a file of proofs/negative/tricks/ref or /spec and those whose names begin like it. Their first lines say what is
proved of each, as in proofs/subjects.txt, and why it has to be refused; what says nothing of that has to pass. Each is put
to what `make prove` does, and to what `make prove FILE=...` does, which differ.
"""
import argparse
import concurrent.futures
import pathlib
import re
import shutil
import sys

sys.dont_write_bytecode = True
import prove
import stated

TRICKS = prove.HERE / "negative/tricks"


class Trick:
    def __init__(self, path):
        self.world, self.name, self.main = path.parent.name, f"{path.parent.name}/{path.stem}", path
        self.files = sorted({path, *path.parent.glob(f"{path.stem}.h"), *path.parent.glob(f"{path.stem}_other.[ch]")})
        self.refused = re.findall(r"^// Refused: (.*)$", path.read_text(), re.MULTILINE)

    @staticmethod
    def all():
        return [Trick(path) for path in sorted(TRICKS.glob("*/*.c")) if not path.stem.endswith("_other")]

    def place(self, path):
        return f"{self.world}/trick/{path.name}"

    def subjects(self):
        """As proofs/subjects.txt would have them."""
        for path in self.files:
            for words in re.findall(r"^// Proved: (.*)$", path.read_text(), re.MULTILINE):
                model, *functions = words.split()
                yield model, self.place(path), functions

    def plant(self, folder):
        """The sources with this trick in them, and nothing that it does not need."""
        shutil.rmtree(folder, ignore_errors=True)
        for path in self.files:
            (folder / self.place(path)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, folder / self.place(path))
        if self.world == "ref":
            shutil.copy(prove.HERE.parent / "ref/scalar.h", folder / "ref")


def complaints(options, trick, whole):
    """What is said of a trick in a run over all, or in one over its file."""
    work = options.work / trick.name / ("whole" if whole else "file")
    source = work / "source"
    trick.plant(source)
    shutil.copy(options.work.parent / "why3.conf", work)
    subjects = list(trick.subjects())
    chosen = subjects if whole else [s for s in subjects if s[1] == trick.place(trick.main)]
    folders = {model: prove.tree(work, model, source) for model in {s[0] for s in subjects}}
    gate = stated.Gate(subjects, stated.Sources(folders, prove.reading, options.plugin, work))
    if whole:  # of the list only what these sources have
        gate.known = {e for e in gate.known if e[1] == "ref/scalar.h" and e[0] == "axiom" and "ref" in folders}
    found = gate.run(chosen, whole)
    cache = None if whole else str(work / "cache")
    one = argparse.Namespace(**{**vars(options), "work": work, "gate": gate, "cache": cache})
    for model, name, functions in chosen:
        found += prove.prove(one, folders[model], model, name, functions)[1]
    return found


def failures(options, trick):
    """Where a trick is not refused as it should be."""
    for whole in True, False:
        found = complaints(options, trick, whole)
        how = "make prove" if whole else "make prove FILE=..."
        for reason in trick.refused:
            if not any(reason in complaint for complaint in found):
                yield f"negative/tricks/{trick.name}: {how} does not say: {reason}" + "".join(f"\n  {c}" for c in found)
        if found and not trick.refused:
            yield f"negative/tricks/{trick.name}: {how} refuses what is right" + "".join(f"\n  {c}" for c in found)


def run(options, names=()):
    """How many tricks there are, and what is wrong with how they are met."""
    options = argparse.Namespace(**{**vars(options), "work": options.work / "tricks", "timeout": max(prove.HASTE)})
    tricks = [trick for trick in Trick.all() if not names or trick.name in names]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        found = list(pool.map(lambda trick: list(failures(options, trick)), tricks))
    return len(tricks), sum(found, [])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    prove.prepare(options)
    count, found = run(options, options.names)
    print("\n".join(found), end="\n" if found else "")
    print(f"{count - len(found)} passed, {len(found)} failed")
    return 1 if found or not count else 0


if __name__ == "__main__":
    sys.exit(main())
