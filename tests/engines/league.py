#!/usr/bin/env python3
"""The league: every engine with an adaptor, in every mode, and the reference, over corpus and generated cases.

usage: tests/engines/league.py [BUILD] [options]        ("make league"; from the root of the repository)

Judges in parts, --jobs of them at a time, into BUILD/league/, then writes docs/league/league.csv (what is the same in
every run), docs/league/times.csv (what is not), verdicts.csv beside them, and
docs/results/league.md (with the sizes.csv of sizes.py). The table in README.md is that of kinds.py. --demo judges a few families
in a minute and only prints the table.
"""

import argparse
import concurrent.futures
import collections
import csv
import io
import json
import os
import pathlib
import re
import resource
import subprocess
import sys

PAGE = pathlib.Path("docs/results/league.md")
TABLE = pathlib.Path("docs/league/league.csv")
TIMES = pathlib.Path("docs/league/times.csv")
VERDICTS = pathlib.Path("docs/league/verdicts.csv")
SIZES = pathlib.Path("docs/league/sizes.csv")
MOVED = pathlib.Path("docs/league/moved.csv")
README = pathlib.Path("README.md")
TIME_COLUMNS = ["nanoseconds_median", "nanoseconds_slowest"]
MARKS = "<!-- league: made by `make league-kinds` -->", "<!-- end of league -->"

# The seed of the corpus, and cases of it that the corpus does not hold: their numbers begin here.
SEED, FIRST_INDEX = 1, 1000
FAMILY_PART = 30  # cases of a family in a part: about 2,500 cases, some minutes of all engines
# Families in which a number may be larger than 1e12 or smaller than 1e-9; the reports are at several sizes.
NOT_OF_HUMAN_SCALE = (
    "tiny", "huge", "extreme-exponents", "subnormal", "far-origin", "mixed-scale", "engine-reports",
    "sweep-")  # fmt: skip
SECONDS = 2  # for an answer, starting included; the slowest answers there are take a tenth of that

BINARY64 = [
    "ccd gjk", "ccd mpr", "ccd gjk-tight", "ccd mpr-tight", "fcl distance", "fcl signed-distance", "fcl collide",
    "fcl indep-distance", "fcl indep-signed-distance", "fcl indep-collide", "fcl naive", "bullet pair", "bullet epa2",
    "bullet margin", "bullet subsimplex", "ode collide", "cgal gmpzf", "cgal gmpq", "cgal double"]  # fmt: skip
BINARY32 = ["bullet32 pair", "bullet32 epa2", "bullet32 margin", "bullet32 subsimplex", "box2d distance"]
REFERENCE = ["gjk", "epa", "sat-gauss"]
DEMO = ["ccd gjk", "ccd mpr", "fcl distance", "fcl collide", "bullet pair", "ode collide", "cgal gmpq"]
DEMO_FAMILIES = ["stacked-boxes", "identical", "equidistant-support", "random-hulls", "touch-boxes", "millimetre-parts"]


class Precision:
    """Engines that are handed the same numbers."""

    def __init__(self, build, name, engines, program, options, reference=REFERENCE, seconds=SECONDS):
        self.name = name
        self.seconds = seconds
        self.options = options
        self.commands = [f"{build}/engines/{engine}" for engine in engines]
        self.commands += [f"{build}/{program} run {algorithm} --quiet" for algorithm in reference]


def origo(build, *arguments):
    """The standard output of a command that must succeed."""
    return subprocess.run([f"{build}/origo", *arguments], check=True, stdout=subprocess.PIPE).stdout


def families(build):
    return [line.split()[0] for line in origo(build, "gen", "--list").decode().splitlines()]


def generate(build, folder, count):
    """Files of generated cases, each with as many of every family; `count` cases or a few more."""
    known = families(build)
    each = -(-count // len(known))
    files = []
    for start in range(0, each, FAMILY_PART):
        file = folder / f"generated-{start // FAMILY_PART:02}.jsonl"
        size = min(FAMILY_PART, each - start)
        options = ["--seed", str(SEED), "--index", str(FIRST_INDEX + start), "--count", str(size)]
        file.write_bytes(b"".join(origo(build, "gen", family, *options) for family in known))
        files.append([str(file)])
    return files


def judge(build, folder, name, precision, cases, shard):
    """The judgements of a part, in a file; what is judged is judged whatever it is."""
    out = folder / f"{name}-{precision.name}-{shard.replace('/', '-')}.jsonl"
    engines = [word for command in precision.commands for word in ("--engine", command)]
    command = [f"{build}/origo", "judge", "--quiet", "--timeout", str(precision.seconds), "--shard", shard, *precision.options]
    part = out.with_suffix(".part")
    with open(part, "wb") as stream:
        done = subprocess.run([*command, *engines, *cases], stdout=stream, stderr=subprocess.PIPE, check=False)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{out.name}: {done.stderr.decode().strip()}")
    part.rename(out)
    return out


def judgements(build, folder, precisions, parts, jobs, shards):
    """All judgements, as files, in the order of the parts."""
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        waiting = [
            pool.submit(judge, build, folder, name, precision, cases, f"{shard + 1}/{shards}")
            for name, cases in parts for precision in precisions for shard in range(shards)]  # fmt: skip
        files = []
        for count, one in enumerate(waiting, 1):
            files.append(one.result())
            print(f"\rjudged: {count} of {len(waiting)} parts", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return files


def report(build, files, *options):
    """What origo report makes of the judgements; that something is wrong is no failure."""
    done = subprocess.run([f"{build}/origo", "report", *options, *map(str, files)], stdout=subprocess.PIPE, check=False)
    if done.returncode not in (0, 1):
        raise RuntimeError("origo report failed")
    return done.stdout.decode()


def write_rows(file, fields, rows):
    text = io.StringIO()
    writer = csv.DictWriter(text, fields, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    file.write_text(text.getvalue(), encoding="utf-8")


# ---- verdicts alone ----


def verdict_kind(judged):
    """Where the verdict on a pair at rest belongs in the table of verdicts, or None."""
    if judged["status"] in ("crashed", "timed out", "gave up"):
        return judged["status"]
    check = next((check for check in judged["checks"] if check["what"] == "verdict"), None)
    if check is None or check["verdict"] == "right" and judged["relation"] != "touching":
        return None
    meets = check["claimed"] == "colliding"
    if judged["relation"] == "touching":
        return "touching: meets" if meets else "touching: apart"
    return ("apart: meets" if meets else "overlap: apart") + (" (gross)" if check["class"] == "gross" else "")


KINDS = ["crashed", "timed out", "gave up", "overlap: apart", "overlap: apart (gross)", "apart: meets",
         "apart: meets (gross)", "touching: meets", "touching: apart"]  # fmt: skip


def count_verdicts(files):
    """{engine: counts}, of the families of human scale; the gross are among the others, too."""
    table = collections.defaultdict(collections.Counter)
    for file in files:
        with open(file, encoding="utf-8") as lines:
            for judged in map(json.loads, lines):
                if judged["family"].startswith(NOT_OF_HUMAN_SCALE) or judged["status"] in ("refused", "out of range"):
                    continue
                kind = verdict_kind(judged)
                table[judged["engine"]]["taken"] += 1
                table[judged["engine"]][kind] += 1
                if kind and kind.endswith(" (gross)"):
                    table[judged["engine"]][kind.removesuffix(" (gross)")] += 1
    return table


def verdict_table(rows):
    text = "| engine | taken | crashed / hung / gave up | overlap called apart (gross) "
    text += "| apart called overlap (gross) | touching: meets / apart |\n"
    text += "|---|---:|---:|---:|---:|---:|\n"
    for row in rows:
        text += f"| {row['engine']} | {row['taken']} | {row['crashed']} / {row['timed out']} / {row['gave up']} "
        text += f"| {row['overlap: apart']} ({row['overlap: apart (gross)']}) "
        text += f"| {row['apart: meets']} ({row['apart: meets (gross)']}) "
        text += f"| {row['touching: meets']} / {row['touching: apart']} |\n"
    return text


def size_table(rows):
    """Verdicts wrong / without an answer / values off, of each engine at each size."""
    exponents = list(dict.fromkeys(row["exponent"] for row in rows))
    text = "| engine | " + " | ".join(f"2^{exponent}" for exponent in exponents) + " |\n"
    text += "|---|" + "---:|" * len(exponents) + "\n"
    for engine in dict.fromkeys(row["engine"] for row in rows):
        own = (row for row in rows if row["engine"] == engine)
        cells = (f"{row['verdict_wrong']}/{row['no_answer']}/{row['value_off']}" for row in own)
        text += f"| {engine} | {' | '.join(cells)} |\n"
    return text


# ---- the page ----


def share(part, whole):
    """Per cent; what is there is never 0, what is missing never 100."""
    if whole == 0:
        return "-"
    value = 100 * part / whole
    return f"{value:.0f} %" if part in (0, whole) or 1 <= value <= 99 else f"{value:.2f} %"


def error(row, what):
    value = row[f"{what}_worst"]
    return f"{float(value):.1g}" if value else "-"


def number(row, *columns):
    return sum(int(row[column]) for column in columns)


def full_table(rows):
    text = (
        "| engine | asked | right | tolerable | wrong | gross | excusable | crashed | timed out | gave up |"
        " refused, out of range | touching: right | worst distance | worst depth |\n")  # fmt: skip
    text += "|---|" + "---:|" * 13 + "\n"
    for row in rows:
        text += f"| {row['engine']} | {row['cases']} | {row['right']} | {row['tolerable']} | {row['wrong']} "
        text += f"| {row['wrong_gross']} | {row['wrong_excusable']} | {row['crashed']} | {row['timed_out']} "
        text += f"| {row['gave_up']} | {number(row, 'refused', 'other')} "
        text += f"| {row['touching_right']} of {row['touching']} | {error(row, 'distance')} | {error(row, 'depth')} |\n"
    return text


def answered(row):
    """Cases that the engine took, whatever came of it."""
    return number(row, "cases") - number(row, "refused", "other")


def family_table(rows, engines):
    """For each engine the families in which most of its answers are gross."""
    text = "| engine | families with the most gross errors, of the cases taken |\n|---|---|\n"
    for engine in engines:
        own = (row for row in rows if row["engine"] == engine and row["family"] != "all")
        worst = [row for row in own if number(row, "wrong_gross")]
        worst.sort(key=lambda row: (-number(row, "wrong_gross") / max(1, answered(row)), row["family"]))
        shown = (f"{row['family']} {row['wrong_gross']}/{answered(row)}" for row in worst[:5])
        text += f"| {engine} | {', '.join(shown) or '-'} |\n"
    return text


def time_table(rows):
    text = "| engine | median, us | slowest, us |\n|---|---:|---:|\n"
    for row in rows:
        times = [float(row[column]) / 1000 for column in TIME_COLUMNS if row[column]]
        text += f"| {row['engine']} | " + (" | ".join(f"{time:.4g}" for time in times) or "- | -") + " |\n"
    return text


def moved_table(rows):
    text = "| engine | cases | verdicts that move |\n|---|---:|---:|\n"
    return text + "".join(f"| {row['engine']} | {row['cases']} | {row['moved']} |\n" for row in rows)


def read_rows(file):
    with open(file, encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


def page(rows, verdicts, sizes, moved, generated, processor):
    whole = [row for row in rows if row["family"] == "all"]
    engines = [row["engine"] for row in whole]
    cases = max(number(row, "cases") for row in whole)
    return f"""# The league

Engines against the exact answer, on {cases:,} cases made to be hard: the corpus and {generated:,} more of its families.
Rates here are not rates in the wild. Made, this page included, by

```
make league
```

{full_table(whole)}
An answer is judged as [judging.md](../use/judging.md) says, for the case as the engine was handed it: bodies as the shapes
that they are, numbers as binary64, for binary32 engines rounded to that first (what leaves its range is not asked).
*Gross* is an error above 1e-9 of the pair's size (binary32: 1e-5), *excusable* an answer that is right for bodies an
ulp from the given ones; both are among the wrong. The worst errors are fractions of the size. *Touching: right*: a
verdict that is right about bodies that touch exactly, of all such cases, refused ones too. Points of bodies in a pose
reach an engine rounded once, so even exact arithmetic errs by rounding there; in contact, a normal of length 0 is
gross, as no way out is along it. The order is that of `origo report`: by the share of wrong ones. An engine that
refuses what it does not take ([adding-an-engine.md](../use/adding-an-engine.md)) is not the worse for it; compare it on its
own cases. An answer may take {SECONDS} s. Modes are those of the adaptors, with the libraries' defaults. The smallest cases of the
most striking errors stand in [bugs-found.md](bugs-found.md).

## Where they fail

{family_table(rows, engines)}
[league.csv](../league/league.csv) has every engine and family. Generated are cases {FIRST_INDEX} and on of each family of
`origo gen --list`, seed {SEED}, with the question that the family gives each in turn.

## Verdicts alone

Counted are bodies at rest in the families of human scale; [verdicts.csv](../league/verdicts.csv).

{verdict_table(verdicts)}
## At other sizes

The same hundred pairs of general hulls, apart or overlapping by more than a hundredth of their size (about 1), times
powers of two, which is exact: verdicts that are wrong / without an answer / distances or depths off by more than a
hundredth ([sizes.csv](../league/sizes.csv), by `tests/engines/sizes.py`). Where a row is not the
same from left to right, the engine compares with absolute numbers.

{size_table(sizes)}
Counted are cases of general hulls, boxes, prisms and tetrahedra of the corpus. So many have a verdict that moves when they are
made 2^20 times larger or smaller, swapped, shifted, permuted (`origo judge --metamorphic`;
[moved.csv](../league/moved.csv)):

{moved_table(moved)}
## How long they take

{time_table(whole)}
Times are of the query alone, by the adaptor's clock, on one processor, {processor}, that did other things too;
[times.csv](../league/times.csv) has all. The reference's own claims have no times: [bench.md](bench.md) has those.

## Is it the same again?

Only times differ from run to run, and what depends on the limit of {SECONDS} s: a hang is one at any limit, but a
busy machine may make one of a slow answer. Two runs of 663,012 judgements, on two cores that twenty processes shared,
differed in 6: answers for which FCL's signed distance or libccd with tight tolerances takes about {SECONDS} s.
"""


def processor_name():
    found = re.search(r"model name\s*:\s*(.*)", pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    return found.group(1).strip() if found else "processor of unknown name"


def put_between_marks(text, table):
    begin, end = MARKS
    head, rest = text.split(begin)
    return f"{head}{begin}\n\n{table}\n{end}{rest.split(end)[1]}"


def write_all(build, files, generated):
    rows = list(csv.DictReader(io.StringIO(report(build, files, "--csv"))))
    fields = list(rows[0])
    TABLE.parent.mkdir(exist_ok=True)
    write_rows(TABLE, [field for field in fields if field not in TIME_COLUMNS], rows)
    write_rows(TIMES, ["engine", "family", *TIME_COLUMNS], rows)
    counted = count_verdicts(files)
    verdicts = [{"engine": row["engine"], **{kind: counted[row["engine"]][kind] for kind in ["taken", *KINDS]}}
                for row in rows if row["family"] == "all"]  # fmt: skip
    write_rows(VERDICTS, ["engine", "taken", *KINDS], verdicts)
    measured = read_rows(SIZES), read_rows(MOVED)
    PAGE.write_text(page(rows, verdicts, *measured, generated, processor_name()), encoding="utf-8")


def demo(build, folder, jobs):
    precision = Precision(build, "binary64", DEMO, "origo", [])
    cases = [f"corpus/cases/{family}.jsonl" for family in DEMO_FAMILIES]
    files = judgements(build, folder, [precision], [("demo", cases)], jobs, jobs)
    sys.stdout.write(report(build, files))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build", nargs="?", default="build")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="judges at a time (one a core)")
    parser.add_argument("--generated", type=int, default=20000, help="cases besides the corpus (20000)")
    parser.add_argument("--demo", action="store_true", help="a few families and engines; only prints the table")
    return parser.parse_args()


def main():
    wanted = arguments()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # crashes are results, not files
    folder = pathlib.Path(wanted.build) / "league"
    folder.mkdir(parents=True, exist_ok=True)
    if wanted.demo:
        return demo(wanted.build, folder, wanted.jobs)
    precisions = [
        Precision(wanted.build, "binary64", BINARY64, "origo", []),
        Precision(wanted.build, "binary32", BINARY32, "origo32", ["--float32"])]  # fmt: skip
    corpus = sorted(map(str, pathlib.Path("corpus/cases").glob("*.jsonl")))
    generated = generate(wanted.build, folder, wanted.generated)
    parts = [("corpus", corpus)] + [(f"generated-{k:02}", cases) for k, cases in enumerate(generated)]
    files = judgements(wanted.build, folder, precisions, parts, wanted.jobs, 1)
    subprocess.run([str(pathlib.Path(__file__).with_name("sizes.py")), wanted.build], check=True)
    count = sum(pathlib.Path(file).read_bytes().count(b"\n") for cases in generated for file in cases)
    write_all(wanted.build, files, count)
    return 0


if __name__ == "__main__":
    sys.exit(main())
