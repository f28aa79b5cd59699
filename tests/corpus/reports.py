#!/usr/bin/env python3
"""Cases of public bug reports, whose right values are known by other ways, against the answers of `origo ask`.

usage: tests/corpus/reports.py ORIGO CHECK FOLDER [REPORTS]

A line of corpus/imported/reports.jsonl has a case, what is right of it, and how that is known. Each value has to be in
the answer, and the checker has to accept it. What is not answered yet stands in OPEN, with its reason; that may only
shrink.
"""
import fractions
import json
import subprocess
import sys

OPEN = {
    "wild-mujoco-warp-657-relation": "a matrix in binary32 is no similarity of a cylinder",
    "wild-mujoco-warp-657-depth": "a matrix in binary32 is no similarity of a cylinder",
    "wild-mujoco-warp-657-distance": "a matrix in binary32 is no similarity of a cylinder",
}


def number(value):
    """A fraction, of a string or of a value's exact text; None where that has a root."""
    text = value["exact"] if isinstance(value, dict) else value
    try:
        return fractions.Fraction(text)
    except ValueError:
        return None


def agrees(name, wanted, answer):
    if name in ("depth", "distance") and "enclosure" in answer and number(wanted) is not None:
        lo, hi = (fractions.Fraction(x) for x in answer["enclosure"])
        return lo <= number(wanted) <= hi
    if name == "enclosure" and "enclosure" in answer:  # both hold the value
        lo, hi = (fractions.Fraction(x) for x in answer[name])
        return lo <= fractions.Fraction(wanted[1]) and fractions.Fraction(wanted[0]) <= hi
    if isinstance(wanted, str) and isinstance(answer.get(name), dict):
        return number(wanted) == number(answer[name])
    return answer.get(name) == wanted


def fault(origo, check, folder, report):
    case = report["case"]
    with open(f"{folder}/case", "w", encoding="utf-8") as file:
        file.write(json.dumps(case) + "\n")
    with open(f"{folder}/answer", "w", encoding="utf-8") as file:
        done = subprocess.run([origo, "ask", f"{folder}/case"], stdout=file, stderr=subprocess.PIPE, text=True,
                              check=False)
    if done.returncode != 0:
        return done.stderr.strip()
    with open(f"{folder}/answer", encoding="utf-8") as file:
        answer = json.load(file)
    checked = subprocess.run([check, f"{folder}/case", f"{folder}/answer"], capture_output=True, check=False)
    if checked.returncode != 0:
        return "the certificate is refused"
    wrong = [name for name, wanted in report["expect"].items() if not agrees(name, wanted, answer)]
    return None if not wrong else ", ".join(f"{k}: {answer.get(k)}, not {report['expect'][k]}" for k in wrong)


def main():
    origo, check, folder = sys.argv[1:4]
    with open(sys.argv[4] if len(sys.argv) > 4 else "corpus/imported/reports.jsonl", encoding="utf-8") as file:
        reports = [json.loads(line) for line in file]
    failed = 0
    for report in reports:
        name = report["case"]["id"]
        what = fault(origo, check, folder, report)
        if what is not None and name not in OPEN:
            failed += 1
            print(f"  {name}: {what}")
        if what is None and name in OPEN:
            failed += 1
            print(f"  {name} is answered: take it out of OPEN")
    print(f"{len(reports)} reports, {len(OPEN)} open, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
