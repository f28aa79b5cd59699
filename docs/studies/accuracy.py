#!/usr/bin/env python3
"""Writes docs/studies/accuracy.md and its plots: every algorithm at both precisions against the exact answer.

usage: docs/studies/accuracy.py [BUILD]      (BUILD: build, where origo and origo32 are; gnuplot makes the plots)
"""
import csv
import math
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PRECISIONS = (("binary64", "origo"), ("binary32", "origo32"))
SUMS = ("all", "human-scale")


def measure(build, program, target):
    """Runs the study; its rows as dictionaries."""
    subprocess.run([build / program, "study", "accuracy", "--csv", target], cwd=ROOT, check=True,
                   stdout=subprocess.DEVNULL)
    with open(target, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def number(text):
    return float(text) if text else math.nan


def shown(text):
    """A fraction of the size for the table."""
    if text == "":
        return ""
    value = float(text)
    return "0" if value == 0 else f"{value:.1e}".replace("e-0", "e-")


def algorithms(rows):
    return list(dict.fromkeys(row["algorithm"] for row in rows))


def summary(rows):
    """The human-scale rows as a table."""
    lines = ["| algorithm | cases answered | gave up, refused | wrong: gross | near | ulp | touching: meet, apart "
             "| distance off: median, worst | depth off: median, worst | direction off: worst | iterations: median, worst |",
             "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"]
    for row in rows:
        if row["family"] != "human-scale":
            continue
        refused = int(row["refused"]) + int(row["out_of_range"])
        cells = [f"`{row['algorithm']}`", row["answered"], f"{row['gave_up']}, {refused}", row["wrong_gross"],
                 row["wrong_near"], row["wrong_within_rounding"], f"{row['touching_meet']}, {row['touching_apart']}",
                 f"{shown(row['distance_median'])}, {shown(row['distance_worst'])}".strip(", "),
                 f"{shown(row['depth_median'])}, {shown(row['depth_worst'])}".strip(", "),
                 shown(row["normal_worst"]), f"{row['iterations_median']}, {row['iterations_worst']}"]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def failures(rows):
    """Where verdicts are grossly wrong, or no number comes out: a line an algorithm."""
    lines = []
    for name in algorithms(rows):
        own = [row for row in rows if row["algorithm"] == name and row["family"] not in SUMS]
        gross = [f"{row['family']} {row['wrong_gross']}" for row in own if int(row["wrong_gross"]) > 0]
        gave_up = [f"{row['family']} {row['gave_up']}" for row in own if int(row["gave_up"]) > 0]
        nans = [row["family"] for row in own if int(row["not_finite"]) > 0]
        worst = next(row for row in rows if row["algorithm"] == name and row["family"] == "all")
        if gross:
            lines.append(f"* `{name}`: grossly wrong in " + ", ".join(gross) + f" (farthest: `{worst['gross_case']}`)")
        if gave_up:
            lines.append(f"* `{name}`: gave up in " + ", ".join(gave_up))
        if nans:
            lines.append(f"* `{name}`: not finite in " + ", ".join(nans))
    return lines or ["* none"]


def worst_cases(rows):
    lines = ["| algorithm | distance | case | depth | case | direction | case |", "|---|--:|---|--:|---|--:|---|"]
    for row in rows:
        if row["family"] != "all":
            continue
        cells = [f"`{row['algorithm']}`"]
        for what in ("distance", "depth", "normal"):
            case = row[f"{what}_worst_case"]
            cells += [shown(row[f"{what}_worst"]), f"`{case}`" if case else ""]
        if any(cells[1:]):
            lines.append("| " + " | ".join(cells) + " |")
    return lines


def worst_error(row):
    errors = [number(row["distance_worst"]), number(row["depth_worst"])]
    errors = [e for e in errors if not math.isnan(e)]
    return max(errors) if errors else math.nan


def write_plot_data(data, folder):
    """dots: a line an algorithm, its worst errors of human-scale cases; heat-PRECISION: a line a family and algorithm."""
    names = [name for name in algorithms(data["binary64"])
             if any(not math.isnan(worst_error(row)) for rows in data.values() for row in rows if row["algorithm"] == name)]
    with open(folder / "dots.dat", "w", encoding="utf-8") as file:
        for place, name in enumerate(names):
            cells = []
            for precision, _ in PRECISIONS:
                row = next(r for r in data[precision] if r["algorithm"] == name and r["family"] == "human-scale")
                for what in ("distance", "depth"):
                    value = number(row[f"{what}_worst"])
                    cells.append("NaN" if math.isnan(value) else f"{max(value, 1e-18):.3g}")
            file.write(f"{place} {name} {' '.join(cells)}\n")
    measured = {row["family"] for rows in data.values() for row in rows if not math.isnan(worst_error(row))}
    families = [f for f in dict.fromkeys(row["family"] for row in data["binary64"]) if f in measured.difference(SUMS)]
    for precision, _ in PRECISIONS:
        rows = data[precision]
        with open(folder / f"heat-{precision}.dat", "w", encoding="utf-8") as file:
            for x, name in enumerate(names):
                for row in (r for r in rows if r["algorithm"] == name and r["family"] in families):
                    error = worst_error(row)
                    if math.isnan(error):
                        continue
                    level = math.log10(min(max(error, 1e-18), 1))
                    file.write(f"{x} {families.index(row['family'])} {level:.2f} {name} {row['family']}\n")
    return len(names), len(families)


def page(data):
    text = ["# How wrong is each algorithm?", "",
            "Made by `docs/studies/accuracy.py` from `origo study accuracy` and `origo32 study accuracy` over the corpus; not written "
            "by hand.", "",
            "Each algorithm gets every case with its coordinates rounded to its precision, and is judged by the exact answer for just "
            "those rounded bodies. Errors are fractions of the *size*, the diagonal of the box around both bodies "
            "(one unit in the last place of 1 is 2.2e-16 in binary64, 1.2e-7 in binary32).", "",
            "![worst errors of each algorithm](accuracy.svg)", "",
            "A verdict is *grossly* wrong where the bodies are farther from touching than 1e-9 of the size (1e-5 in binary32), wrong by "
            "an *ulp* within four units in the last place of it, *near* in between. Touching bodies are not in these: there "
            "both answers are within the reach of rounding. "
            "The *direction* is off by what is missing, along it, to the distance or depth. `origo study accuracy --help` has the "
            "definitions, `--csv FILE` every family and more columns.", ""]
    for precision, program in PRECISIONS:
        text += [f"## {precision}: cases of human scale", "", *summary(data[precision]), ""]
    for precision, _ in PRECISIONS:
        text += [f"## {precision}: gross errors and giving up, all scales", "", *failures(data[precision]), "",
                 f"The worst cases of {precision} at any scale:", "", *worst_cases(data[precision]), ""]
    text += ["## By family", "", "The worst error of distance or depth, at any scale; empty where nothing was answered.", ""]
    text += [f"![{precision}: worst error by family and algorithm](accuracy-{precision}.svg)\n" for precision, _ in PRECISIONS]
    return "\n".join(text).rstrip("\n") + "\n"


def main():
    build = ROOT / (sys.argv[1] if len(sys.argv) > 1 else os.environ.get("BUILD", "build"))
    folder = build / "studies"
    folder.mkdir(parents=True, exist_ok=True)
    data = {precision: measure(build, program, folder / f"accuracy-{precision}.csv") for precision, program in PRECISIONS}
    (HERE / "accuracy.md").write_text(page(data), encoding="utf-8")
    count, families = write_plot_data(data, folder)
    subprocess.run(["gnuplot", "-e", f"folder='{folder}'; count={count}; families={families}", HERE / "accuracy.gp"], cwd=HERE, check=True)


if __name__ == "__main__":
    main()
