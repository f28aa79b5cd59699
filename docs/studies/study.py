#!/usr/bin/env python3
"""Runs studies of claims and writes their pages and plots.

usage: docs/studies/study.py [--build BUILD] [--keep-times] NAME...

For every NAME: runs `origo study NAME` (and with origo32 where the first line of docs/studies/NAME.gp says
"# precisions: binary64 binary32"), lets gnuplot make docs/studies/NAME.svg of the CSV files by docs/studies/NAME.gp,
and writes docs/studies/NAME.md; then docs/studies/README.md, the index, from all pages there are.
--keep-times, for a machine that has other work: columns of times stay as the page has them; a new row has none (-).
The plot script is called in docs/studies with `binary64` (and `binary32`): the paths of the CSV files.
"""
import argparse
import collections
import csv
import os
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
VERDICT = r"(?:claim (\d+)|(promises|besides)): (\w+): (.*)"
PROGRAMS = {"binary64": "origo", "binary32": "origo32"}


def is_time(column):
    return column.endswith(("_ns", "_time"))


def run(build, precision, name):
    """The study's report on standard output, and its CSV file."""
    folder = build / "studies"
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{name}-{precision}.csv"
    print(f"{PROGRAMS[precision]} study {name}", flush=True)
    done = subprocess.run([build / PROGRAMS[precision], "study", name, "--csv", target], cwd=ROOT, check=True, text=True,
                          stdout=subprocess.PIPE)
    return done.stdout, target


def parts(report):
    """The head as a dictionary, the table's lines, and the verdicts."""
    head, label = {}, None
    lines = report.split("\n")
    for number, line in enumerate(lines):
        if line == "":
            break
        match = re.match(r"(Claim|Source|Measured|Rule|Run): +(.*)", line)
        if match:
            label = match[1]
            head[label] = match[2]
        else:
            head[label] += " " + line.strip()
    rest = lines[number + 1:]
    verdicts = [line for line in rest if re.match(VERDICT, line)]
    table = [line for line in rest if not re.match(VERDICT, line)]
    return head, "\n".join(table).strip("\n"), verdicts


def columns_of(target):
    with open(target, newline="", encoding="utf-8") as file:
        return next(csv.reader(file))


CELL = re.compile(r"\S+(?: \S+)*")


def with_times_of(table, old, columns):
    """The table's lines with the times of an older one: of the row with the same names before its first number."""
    rows = collections.defaultdict(list)
    name = lambda cells: tuple(cells[:next((k for k, cell in enumerate(cells) if re.match(r"[-\d.e+]+$", cell)), None)])
    for line in old.splitlines():
        cells = CELL.findall(line)
        if len(cells) == len(columns):
            rows[name(cells)].append(cells)
    for line in table.splitlines():
        spans = [match.span() for match in CELL.finditer(line)]
        if len(spans) == len(columns):
            known = rows[name(CELL.findall(line))]
            cells = known.pop(0) if known else ["-"] * len(columns)
            for k, (start, end) in enumerate(spans):
                if is_time(columns[k]):
                    start = min(start, end - len(cells[k]))
                    line = line[:start] + cells[k].rjust(end - start) + line[end:]
        yield line


def table_of(page_text, precision):
    found = re.search(rf"^## {precision}$.*?^```$\n(.*?)^```$", page_text, re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


def page(name, reports, old):
    """The text of a study's page; old: of the page whose times are kept, or empty."""
    head, _, _ = parts(next(iter(reports.values()))[0])
    text = [f"# {name}", "", f"> {head['Claim']}", f"> ({head['Source']})", ""]
    for precision, (report, _) in reports.items():
        verdicts = parts(report)[2]
        text += [f"**In {precision}**: " * (len(reports) > 1) + line + "\n" for line in verdicts]
    text += [f"![{name}]({name}.svg)", "", f"*Measured.* {head['Measured']}", "", f"*Rule.* {head['Rule']}", ""]
    for precision, (report, target) in reports.items():
        own, table, _ = parts(report)
        times = [column for column in columns_of(target) if is_time(column)]
        text += [f"## {precision}", "", f"`{PROGRAMS[precision]} study {name} {own['Run'].split(', ', 1)[1]}`", ""]
        if times:
            kept = "; rows with `-` are newer than they" * bool(old)
            text += ["Of the machine that made this page: columns " + ", ".join(f"`{t}`" for t in times)
                     + f"{kept}. All other numbers are the same everywhere.", ""]
        if times and old:
            table = "\n".join(with_times_of(table, table_of(old, precision), columns_of(target)))
        text += ["```", *[line.rstrip() for line in table.split("\n")], "```", ""]
    text += [f"Made by `docs/studies/study.py {name}`; not written by hand. `--csv FILE` has all rows."]
    return "\n".join(text) + "\n"


def index_text(folder):
    """A line for every page of a folder: what it claims, and what came out."""
    lines = ["# Studies", "",
             "Every claim of the sources that can be measured, reproduced or refuted by a command. The verdicts are computed "
             "from the numbers by the rule that stands on the study's page. Made by `docs/studies/study.py`; "
             "`tests/docs/studies.py` compares the pages with what the commands print.", "",
             "| study | claim | verdict |", "|---|---|---|",
             "| [accuracy](accuracy.md) | (no claim of the sources) every algorithm against the exact answer | measured |"]
    numbers = set()
    for path in sorted(folder.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        claim = re.search(r"^> (.*)$", text, re.MULTILINE)
        if path.name in ("README.md", "accuracy.md") or claim is None:
            continue
        lines_said = re.findall(rf"^(?:\*\*In (\S+)\*\*: )?{VERDICT}$", text, re.MULTILINE)
        by_precision = {}
        for precision, number, name, word, why in lines_said:
            numbers.update({int(number)} if number else ())
            by_precision.setdefault(precision, []).append((number or name, word, re.split("[:,]", why)[0]))
        says = []
        for precision, verdicts in by_precision.items():
            parts_said = [f"{number}: {word}" if len(verdicts) == 1 else f"{number}, {aspect}: {word}"
                          for number, word, aspect in verdicts]
            says.append("; ".join(parts_said))
        if len(set(says)) == 1:
            said = says[0]
        else:
            said = "<br>".join(f"{precision}: {text_said}" for precision, text_said in zip(by_precision, says))
        lines.append(f"| [{path.stem}]({path.name}) | {claim[1]} | {said} |")
    lines[3:3] = ["", f"By count: {len(numbers)} of the sixteen claims of the sources have a verdict here; "
                  "`docs/catalogue.py --check` holds this against `open-claims.txt`."]
    return "\n".join(lines) + "\n"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--build", default=os.environ.get("BUILD", "build"), help="where origo and origo32 are")
    options.add_argument("--keep-times", action="store_true", help="leave the columns of times as the page has them")
    options.add_argument("names", nargs="*", metavar="NAME")
    given = options.parse_args()
    build = (ROOT / given.build).resolve()
    for name in given.names:
        script = HERE / f"{name}.gp"
        first = script.read_text(encoding="utf-8").split("\n", 1)[0]
        precisions = first.removeprefix("# precisions:").split() if first.startswith("# precisions:") else ["binary64"]
        reports = {precision: run(build, precision, name) for precision in precisions}
        paths = "; ".join(f"{precision}='{target}'" for precision, (_, target) in reports.items())
        subprocess.run(["gnuplot", "-e", paths, script], cwd=HERE, check=True)
        target = HERE / f"{name}.md"
        old = target.read_text(encoding="utf-8") if given.keep_times else ""
        target.write_text(page(name, reports, old), encoding="utf-8")
    (HERE / "README.md").write_text(index_text(HERE), encoding="utf-8")


if __name__ == "__main__":
    main()
