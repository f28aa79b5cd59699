#!/usr/bin/env python3
"""Which engine for which bodies: native ones and those of the npm registry, by kind of pair and how it lies.

usage: tests/engines/kinds.py [BUILD] [options]        ("make league-kinds"; from the root of the repository)

Judges the corpus and generated cases in parts, --jobs of them at a time, into BUILD/kinds/, then writes
docs/league/kinds.csv, docs/league/kinds.svg, docs/results/kinds.md and the table in README.md: the three best and the three worst.
--twice judges everything again and compares: nothing but times may differ.
"""

import argparse
import collections
import json
import math
import os
import pathlib
import resource
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import league  # noqa: E402

PAGE = pathlib.Path("docs/results/kinds.md")
TABLE = pathlib.Path("docs/league/kinds.csv")
PICTURE = pathlib.Path("docs/league/kinds.svg")

NATIVE64 = ["ccd gjk", "fcl signed-distance", "fcl collide", "bullet pair", "ode collide", "cgal gmpzf", "chipmunk",
            "simbody"]  # fmt: skip
NATIVE32 = ["bullet32 pair", "box2d distance"]
NPM64 = ["planck distance", "cannon"]
NPM32 = ["rapier contact", "rapier intersects", "jolt collide", "jolt radius", "jolt distance", "physx gjk",
         "physx geometry", "mujoco", "havok"]  # fmt: skip

AT_EITHER_END = 3  # engines in the table of the README
NPM_SECONDS = 20  # for an answer, the start of Node on a busy machine included

RELATIONS = ["separated", "touching", "penetrating", "sweep"]
COUNTS = ["asked", "taken", "answered", "wrong", "gross", "strict_wrong", "strict_gross"]
FIELDS = ["engine", "says", "scale", "kind", "relation", *COUNTS]


# ---- what a case is ----


def kind_of_body(body):
    shape, points = body["shape"], body.get("points", [])
    if shape in ("sphere", "capsule"):
        return "round"
    if shape == "box":
        return "box" if "radius" not in body and "matrix" not in body.get("pose", {}) else "other"
    return "hull" if shape == "hull" and len(points) > 3 and "radius" not in body else "other"


def kind_of(case):
    """Flat bodies, points, skins and matrices are other: few engines take them."""
    kinds = {kind_of_body(case["a"]), kind_of_body(case["b"])}
    if "other" in kinds or "flat" in case.get("flags", []):
        return "other"
    only = {"box": "boxes", "round": "round", "hull": "hulls"}
    return only[kinds.pop()] if len(kinds) == 1 else "mixed"


def kinds_of(files):
    """{id: (kind, is it a sweep)} of all cases."""
    known = {}
    for file in files:
        with open(file, encoding="utf-8") as lines:
            for case in map(json.loads, lines):
                known[case["id"]] = kind_of(case), case["question"] == "sweep"
    return known


def human_families(build):
    """Families in which nothing is extreme."""
    made = league.origo(build, "gen", "human-scale", "--count", "1").decode().splitlines()
    return {json.loads(line)["id"].rsplit("-", 1)[0] for line in made}


# ---- counting ----


def is_gross(judged):
    return any(check["class"] == "gross" for check in judged["checks"])


def says_of(checks):
    """What an engine says of bodies at rest, by what was judged of it."""
    both = "separation" in checks or {"distance", "depth"} <= checks
    for word in ("distance, depth",) if both else ("distance", "depth"):
        if both or word in checks:
            return word
    return "verdict"


def count(files, known, human):
    """{(engine, scale, kind, relation): counts}, and {engine: what was judged of it}."""
    table, said = collections.defaultdict(collections.Counter), collections.defaultdict(set)
    for file in files:
        with open(file, encoding="utf-8") as lines:
            for judged in map(json.loads, lines):
                kind, sweeps = known[judged["id"]]
                scale = "human" if judged["family"] in human else "extreme"
                relation = "sweep" if sweeps else judged["relation"]
                said[judged["engine"]].update(check["what"] for check in judged["checks"])
                cell = table[judged["engine"], scale, kind, relation]
                cell["asked"] += 1
                if judged["status"] in ("refused", "out of range"):
                    continue
                cell["taken"] += 1
                # To give up, to crash and to hang is an answer as wrong as any.
                cell["answered"] += judged["verdict"] != "no answer"
                wrong = judged["verdict"] in ("wrong", "no answer")
                strict = judged.get("strict", judged["verdict"]) in ("wrong", "no answer")
                gross = is_gross(judged) or judged["verdict"] == "no answer"
                cell.update(wrong=wrong, gross=wrong and gross, strict_wrong=strict, strict_gross=strict and gross)
    return table, said


def rows_of(table, said):
    keys = ["engine", "scale", "kind", "relation"]
    return [{**dict(zip(keys, key)), **cell, "says": says_of(said[key[0]])} for key, cell in sorted(table.items())]


def total(rows, **wanted):
    """The counts of the rows that have these fields, added up."""
    sum_of = collections.Counter()
    for row in rows:
        if all(row[field] in values for field, values in wanted.items()):
            sum_of.update({name: row.get(name, 0) for name in COUNTS})
    return sum_of


# ---- the page ----


def share(part, whole):
    if whole == 0:
        return "-"
    value = 100 * part / whole
    return "0" if part == 0 else f"{value:.2g} %" if value < 99 else f"{value:.1f} %" if part < whole else "100 %"


def cell_text(counts):
    """Gross errors of the cases taken, as documented; in brackets as they stand, where that differs."""
    text = share(counts["gross"], counts["taken"])
    if counts["strict_gross"] != counts["gross"]:
        text += f" ({share(counts['strict_gross'], counts['taken'])})"
    return text


SOLID = ["boxes", "round", "hulls", "mixed"]


def engines_of(rows):
    """Fewest gross errors first, of solids of human scale at rest, as documented."""
    def merit(engine):
        counts = total(rows, engine=[engine], scale=["human"], kind=SOLID, relation=RELATIONS[:3])
        return counts["gross"] / counts["taken"] if counts["taken"] else 2, engine
    return sorted({row["engine"] for row in rows}, key=merit)


def main_table(rows, scale, engines=None):
    text = "| engine | says | boxes | spheres, capsules | hulls | mixed | sweeps | of solids it takes |\n"
    text += "|---|---|---:|---:|---:|---:|---:|---:|\n"
    for engine in engines or engines_of(rows):
        own = {"engine": [engine], "scale": [scale]}
        cells = [cell_text(total(rows, **own, kind=[kind], relation=RELATIONS[:3])) for kind in SOLID]
        cells.append(cell_text(total(rows, **own, kind=SOLID, relation=["sweep"])))
        all_of = total(rows, **own, kind=SOLID)
        cells.append(share(all_of["taken"], all_of["asked"]))
        says = next(row["says"] for row in rows if row["engine"] == engine)
        text += f"| {engine} | {says} | {' | '.join(cells)} |\n"
    return text


def readme_table(rows):
    """The best and the worst of the main table."""
    engines = engines_of(rows)
    return main_table(rows, "human", engines[:AT_EITHER_END] + engines[-AT_EITHER_END:])


def relation_table(rows):
    text = "| engine | apart | touching | overlapping | flat bodies, skins and others |\n|---|---:|---:|---:|---:|\n"
    for engine in engines_of(rows):
        own = {"engine": [engine], "scale": ["human"]}
        cells = [cell_text(total(rows, **own, kind=SOLID, relation=[relation])) for relation in RELATIONS[:3]]
        cells.append(cell_text(total(rows, **own, kind=["other"])))
        text += f"| {engine} | {' | '.join(cells)} |\n"
    return text


def colour(counts):
    """White to red over four decades of the share of gross errors; grey where nothing was taken."""
    if counts["taken"] == 0:
        return "#e4e7ea"
    part = counts["gross"] / counts["taken"]
    depth = 0 if part == 0 else max(0.08, 1 + math.log10(part) / 4)
    return f"#{255 - round(20 * depth):02x}{255 - round(190 * depth):02x}{255 - round(200 * depth):02x}"


def picture(rows):
    engines, columns = engines_of(rows), [(kind, relation) for kind in SOLID for relation in RELATIONS]
    left, top, width, height = 390, 70, 34, 20
    size = left + width * len(columns) + 20, top + height * len(engines) + 20
    text = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" font-family="sans-serif" '
            'font-size="11">']
    text.append(f'<rect width="{size[0]}" height="{size[1]}" fill="#ffffff"/>')
    for k, (kind, relation) in enumerate(columns):
        x = left + width * k
        if k % len(RELATIONS) == 0:
            text.append(f'<text x="{x}" y="16" font-weight="bold">{kind}</text>')
        text.append(f'<text transform="translate({x + 14},{top - 4}) rotate(-45)" font-size="9">{relation}</text>')
    for line, engine in enumerate(engines):
        y = top + height * line
        text.append(f'<text x="{left - 6}" y="{y + 14}" text-anchor="end">{engine}</text>')
        for k, (kind, relation) in enumerate(columns):
            counts = total(rows, engine=[engine], scale=["human"], kind=[kind], relation=[relation])
            title = f"{engine}, {kind}, {relation}: {counts['gross']} gross of {counts['taken']}"
            text.append(f'<rect x="{left + width * k}" y="{y}" width="{width - 2}" height="{height - 2}" fill="{colour(counts)}" '
                        f'stroke="#c8ced4" stroke-width="0.5"><title>{title}</title></rect>')
    return "\n".join([*text, "</svg>", ""])


def page(rows, cases, generated):
    return f"""# Which engine for which bodies

How often engines err grossly on bodies of human scale, of the cases that they take: solids at rest, and sweeps of them.
{cases:,} cases, the corpus and {generated:,} generated ones, made to be hard: rates here are not rates in the wild. This page is made by

```
make league-kinds
```

![Gross errors by engine, kind of pair and relation](../league/kinds.svg)

White: none. The redder the more, by decades of the share: 1 in 10,000 is pale, all is red. Grey: none taken. The pairs are boxes, spheres and
capsules, hulls of four points and more, and two of different kinds.

{main_table(rows, "human")}
Who states a verdict alone can err in no more than that. *Gross* is an error above 1e-9 of the pair's size, of engines in binary32 above
1e-5; a crash, a hang and giving up count as gross. Where an engine documents a margin ([adding-an-engine.md](../use/adding-an-engine.md)), errors
within it are let pass, and the number in brackets is without it. What an engine refuses is in the last column, not in the others. The order
is by all solids at rest. [kinds.csv](../league/kinds.csv) has all counts, [bugs-found.md](bugs-found.md) the smallest cases.

## By relation

{relation_table(rows)}
## At extremes

Sizes of 2^-1074 to 2^1000, far from the origin, one body a millionth of the other: the same of the other families.

{main_table(rows, "extreme")}
## Is it the same again?

Nothing but times is to differ from run to run: `tests/engines/kinds.py --twice` judges everything twice and compares. The engines of the npm
registry were asked the corpus and 20,000 generated cases twice (`--npm --generated 20000`). No judgement of 238,154 differed; two cases of one
engine had no answer in {NPM_SECONDS} s, the same in both.
"""


# ---- the run ----


def run(build, folder, parts, wanted):
    precisions = [
        league.Precision(build, "npm64", NPM64, "origo", [], [], NPM_SECONDS),
        league.Precision(build, "npm32", NPM32, "origo32", ["--float32"], [], NPM_SECONDS)]  # fmt: skip
    if not wanted.npm:
        precisions += [
            league.Precision(build, "native64", NATIVE64, "origo", [], ["epa"]),
            league.Precision(build, "native32", NATIVE32, "origo32", ["--float32"], [])]  # fmt: skip
    return league.judgements(build, folder, precisions, parts, wanted.jobs, 1)


def without_times(file):
    with open(file, encoding="utf-8") as lines:
        for judged in map(json.loads, lines):
            judged.pop("nanoseconds", None)
            yield judged


def differences(files, again):
    return sum(x != y for one, two in zip(files, again) for x, y in zip(without_times(one), without_times(two)))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build", nargs="?", default="build")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="judges at a time (one a core)")
    parser.add_argument("--generated", type=int, default=5000, help="cases besides the corpus (5000)")
    parser.add_argument("--npm", action="store_true", help="only the engines of the npm registry; only prints the table")
    parser.add_argument("--twice", action="store_true", help="judge everything twice, and compare")
    return parser.parse_args()


def main():
    wanted = arguments()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # crashes are results, not files
    folder = pathlib.Path(wanted.build) / "kinds"
    folder.mkdir(parents=True, exist_ok=True)
    corpus = sorted(map(str, pathlib.Path("corpus/cases").glob("*.jsonl")))
    generated = league.generate(wanted.build, folder, wanted.generated)
    parts = [("corpus", corpus)] + [(f"generated-{k:02}", cases) for k, cases in enumerate(generated)]
    known = kinds_of(file for _, cases in parts for file in cases)
    files = run(wanted.build, folder, parts, wanted)
    rows = rows_of(*count(files, known, human_families(wanted.build)))
    if wanted.twice:
        again = folder / "again"
        again.mkdir(exist_ok=True)
        print(f"{differences(files, run(wanted.build, again, parts, wanted))} judgements differ in a second run")
    if wanted.npm:
        print(main_table(rows, "human"))
        return 0
    TABLE.parent.mkdir(exist_ok=True)
    league.write_rows(TABLE, FIELDS, rows)
    PICTURE.write_text(picture(rows), encoding="utf-8")
    made = sum(pathlib.Path(file).read_bytes().count(b"\n") for cases in generated for file in cases)
    PAGE.write_text(page(rows, len(known), made), encoding="utf-8")
    readme = league.README.read_text(encoding="utf-8")
    league.README.write_text(league.put_between_marks(readme, readme_table(rows)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
