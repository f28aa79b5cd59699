#!/usr/bin/env python3
"""Chooses labelled queries of continuous collision detection.   usage: corpus/import_ccd.py EACH FILE... >corpus/imported/ccd-queries.jsonl

A FILE holds one query a line, gzipped or not: `id`, `question`, `start`, `end` (hex floats as strings), `label` and
`scene`. Of each scene, question and label the first EACH are taken. Numbers stay as they are, digit for digit; nothing
is read as a number. The label becomes `expect`, which is no part of a case: tests/moving/labels_test.sh holds it against
the answers. Where the queries are from, and under which licences, stands in corpus/imported/README.md.
"""

import gzip
import json
import sys

SOURCES = {
    "ccd-queries": "Continuous-Collision-Detection/Sample-Queries@a744562 (MIT)",
    "ccd-toi-queries": "Continuous-Collision-Detection/Sample-Scalable-CCD-Data@d1de594 (Apache-2.0)",
}


def lines(path):
    """The queries of a file."""
    opened = gzip.open(path, "rt", encoding="utf-8") if path.endswith(".gz") else open(path, encoding="utf-8")
    with opened as file:
        for line in file:
            yield json.loads(line)


def main():
    each, taken = int(sys.argv[1]), {}
    for path in sys.argv[2:]:
        source = SOURCES[path.rsplit("/", 1)[-1].split(".")[0]]
        for query in lines(path):
            kind = (source, query["scene"], query["question"], query["label"])
            taken[kind] = taken.get(kind, 0) + 1
            if taken[kind] > each:
                continue
            case = {key: query[key] for key in ("id", "question", "start", "end")}
            print(json.dumps({**case, "source": source, "expect": query["label"]}))


if __name__ == "__main__":
    main()
