#!/usr/bin/env python3
"""Names the algorithms that answer no case of a corpus, then says how many these are. Status 1 where there is one.

usage: algorithms.py ORIGO LIST FOLDER...    LIST is what `origo run --list` prints of algorithms; folders hold *.jsonl
"""
import json
import pathlib
import subprocess
import sys


def read_corpus(folders):
    """{question: its files, the shortest first}; a file may stand at several questions."""
    found = {}
    paths = [path for folder in folders for path in pathlib.Path(folder).glob("*.jsonl")]
    for path in sorted(paths, key=lambda p: p.stat().st_size):
        for question in {json.loads(line)["question"] for line in path.read_text(encoding="utf-8").splitlines()}:
            found.setdefault(question, []).append(path)
    return found


def answers(origo, name, path):
    """Does it say anything of a case but that it refuses it or gives up?"""
    done = subprocess.run([origo, "run", "--quiet", name, path], capture_output=True, text=True, check=False)
    return any(json.loads(line)["status"] == "ok" for line in done.stdout.splitlines())


def main(origo, listed, *folders):
    corpus = read_corpus(folders)
    rows = [line.split() for line in pathlib.Path(listed).read_text(encoding="utf-8").splitlines()]
    # The third column and those behind it may be questions: those that the corpus has are.
    idle = [row[0] for row in rows
            if not any(answers(origo, row[0], path) for word in row[2:] for path in corpus.get(word.rstrip(","), []))]
    print("\n".join([*idle, f"{len(idle)} of {len(rows)} algorithms run on no case"]))
    return 1 if idle else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
