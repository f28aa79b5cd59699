#!/usr/bin/env python3
"""What origo report wrote, against the judgements themselves: counts added up anew, and each format's own rules.

usage: tests/report/check_outputs.py JUDGEMENTS CSV JUNIT SARIF TAP

Prints a line for each fault and, last, how many checks passed and failed.
"""
import collections
import csv
import json
import math
import re
import sys
import xml.etree.ElementTree

import jsonschema

passed = failed = 0
HONEST = ("gave up", "refused", "out of range", "ok")


def expect(name, good, detail=""):
    global passed, failed
    passed, failed = passed + bool(good), failed + (not good)
    if not good:
        print("FAILED", name, detail)


def fails(line):
    """Does it make the exit status 1?"""
    if line["verdict"] == "wrong":
        return not line.get("excusable", False)
    return line["verdict"] == "no answer" and line.get("status", "ok") not in HONEST


def fraction(check):
    if check["class"] == "none" and check["what"] not in ("answer", "finite"):
        return float(check.get("fraction", 0))
    return float(check.get("fraction", "nan"))


def counted(lines):
    """A row of the table, from its judgements."""
    row = collections.Counter(cases=len(lines))
    worst = {"distance": None, "depth": None}
    for line in lines:
        row[line["verdict"].replace(" ", "_")] += 1
        if line["verdict"] == "wrong":
            row["wrong_gross"] += any(check["class"] == "gross" for check in line["checks"])
            row["wrong_excusable"] += line.get("excusable", False)
        row["wrong_strict"] += line.get("strict", line["verdict"]) == "wrong"
        if line["verdict"] == "no answer":
            status = line.get("status", "ok").replace(" ", "_")
            row[status if status in ("crashed", "timed_out", "gave_up", "refused") else "other"] += 1
        if line.get("relation") == "touching":
            row["touching"] += 1
            told = [check["verdict"] for check in line["checks"] if check["what"] in ("verdict", "relation")]
            row["touching_right"] += all(word == "right" for word in told) if told else line["verdict"] == "right"
        for check in line["checks"]:
            if check["what"] in worst and not math.isnan(fraction(check)):
                worst[check["what"]] = max(fraction(check), worst[check["what"]] or 0)
            if check["what"] == "separation":
                length = "depth" if line.get("relation") == "penetrating" else "distance"
                worst[length] = max(fraction(check), worst[length] or 0)
    return row, worst, sorted(line["nanoseconds"] for line in lines if "nanoseconds" in line)


def unguarded(cell):
    """A name as it was: one apostrophe at its beginning keeps spreadsheets from reading a formula."""
    return cell[1:] if cell.startswith("'") else cell


def check_csv(name, lines):
    with open(name, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    names = ("engine", "family", "distance_worst_case", "depth_worst_case")
    expect("CSV: no formula", not any(row[n].startswith(tuple("=+-@\t\r\n")) for row in rows for n in names))
    rows = [dict(row, **{n: unguarded(row[n]) for n in names}) for row in rows]
    wanted = collections.defaultdict(list)
    for line in lines:
        wanted[line["engine"], "all"].append(line)
        wanted[line["engine"], line.get("family", "")].append(line)
    expect("a row for each engine and family", sorted((r["engine"], r["family"]) for r in rows) == sorted(wanted))
    others = ("engine", "family", "distance", "depth", "nanoseconds")
    names = [name for name in rows[0] if not name.startswith(others)]
    for row in rows:
        counts, worst, times = counted(wanted[row["engine"], row["family"]])
        label = f"{row['engine']} {row['family']}"
        expect(f"counts of {label}", all(int(row[n]) == counts[n] for n in names), (row, counts))
        for what, value in worst.items():
            told = row[f"{what}_worst"]
            # Three digits are written.
            good = told == "" if value is None else math.isclose(float(told), value, rel_tol=0.005)
            expect(f"the worst {what} of {label}", good, (told, value))
        if times:
            expect(f"times of {label}", float(row["nanoseconds_slowest"]) == times[-1]
                   and float(row["nanoseconds_median"]) == times[(len(times) - 1) // 2])
    shares = [int(r["wrong"]) / int(r["cases"]) for r in rows if r["family"] == "all"]
    expect("the best engine first", shares == sorted(shares), shares)


def check_junit(name, lines):
    root = xml.etree.ElementTree.parse(name).getroot()
    cases = list(root.iter("testcase"))
    expect("JUnit: a test for each judgement", len(cases) == len(lines) == int(root.get("tests")))
    engines = sorted({line["engine"] for line in lines})
    expect("JUnit: a suite for each engine", [suite.get("name") for suite in root] == engines)
    failures = sum(line["verdict"] == "wrong" and fails(line) for line in lines)
    errors = sum(line["verdict"] == "no answer" and fails(line) for line in lines)
    skipped = sum(line["verdict"] == "no answer" and not fails(line) for line in lines)
    for element, count in (("failure", failures), ("error", errors), ("skipped", skipped)):
        plural = {"failure": "failures", "error": "errors"}.get(element, element)
        expect(f"JUnit: {element}", len(list(root.iter(element))) == count == int(root.get(plural)), count)
        expect(f"JUnit: {element} by suite", sum(int(suite.get(plural)) for suite in root) == count)
    told = [element.get("message") for element in root.iter("skipped")]
    expect("JUnit: to refuse is no error", not any("gross" in text or "inf" in text for text in told), told[:1])


def check_sarif(name, lines):
    with open(name, encoding="utf-8") as file:
        log = json.load(file)
    run = log["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    expect("SARIF: its version", log["version"] == "2.1.0" and "sarif-schema-2.1.0" in log["$schema"])
    expect("SARIF: the tool", run["tool"]["driver"]["name"] == "origo" and len(set(rules)) == len(rules))
    count = sum(line["verdict"] != "right" for line in lines)
    expect("SARIF: a result for each that is not right", len(run["results"]) == count)
    expect("SARIF: errors", sum(r["level"] == "error" for r in run["results"]) == sum(map(fails, lines)))
    expect("SARIF: levels", {r["level"] for r in run["results"]} <= {"error", "note"})
    told = [r["message"]["text"] for r in run["results"] if r["ruleId"] in HONEST]
    expect("SARIF: to refuse is no error", not any("gross" in text or "inf" in text for text in told), told[:1])
    expect("SARIF: rules", all(rules[r["ruleIndex"]] == r["ruleId"] for r in run["results"]))
    places = [r["locations"][0]["physicalLocation"] for r in run["results"]]
    expect("SARIF: lines", all(place["region"]["startLine"] >= 1 for place in places))
    expect("SARIF: files", all(re.fullmatch(r"[-\w./~%]+", place["artifactLocation"]["uri"]) for place in places))
    fingerprints = [r["partialFingerprints"]["engineCaseRule/v1"] for r in run["results"]]
    expect("SARIF: fingerprints differ", len(set(fingerprints)) == len(fingerprints))
    expect("SARIF: messages", all(r["message"]["text"] for r in run["results"]))


def check_tap(name, lines):
    with open(name, encoding="utf-8", newline="\n") as file:
        text = file.read().split("\n")
    expect("TAP: version and plan", text[:2] == ["TAP version 14", f"1..{len(lines)}"])
    tests = [re.fullmatch(r"(not ok|ok) (\d+) - ((?:[^\\#]|\\.)*?)(?: # (SKIP|TODO) .*)?", line) for line in text
             if line.startswith(("ok", "not ok"))]
    expect("TAP: every test can be read", None not in tests)
    tests = [test for test in tests if test]
    expect("TAP: numbers", [int(test[2]) for test in tests] == list(range(1, len(lines) + 1)))
    failing = sum(test[1] == "not ok" and test[4] != "TODO" for test in tests)
    expect("TAP: what fails", failing == sum(map(fails, lines)))
    expect("TAP: what is skipped", sum(test[4] == "SKIP" for test in tests)
           == sum(line["verdict"] == "no answer" and not fails(line) for line in lines))
    inside = False
    for line in text[2:]:
        if line == "  ---":
            expect("TAP: a block is closed", not inside)
            inside = True
        elif line == "  ...":
            inside = False
        elif inside:
            message = re.fullmatch(r"  ( *\w+): ?(.*)", line)
            good = message is not None and (not message[2].startswith('"') or isinstance(json.loads(message[2]), str))
            if not good:
                expect("TAP: a line of a block", False, line)
        elif line and not line.startswith(("ok", "not ok")):
            expect("TAP: a line", False, line)
    expect("TAP: the last block is closed", not inside)


def main():
    judgements, table, junit, sarif, tap = sys.argv[1:]
    with open(judgements, encoding="utf-8") as file:
        lines = [json.loads(line) for line in file if line.strip()]
    with open("docs/judgement.schema.json", encoding="utf-8") as file:
        validator = jsonschema.Draft202012Validator(json.load(file))
    faults = [error.message for line in lines for error in validator.iter_errors(line)]
    expect("the judgements are what the schema says", not faults, faults[:3])
    check_csv(table, lines)
    check_junit(junit, lines)
    check_sarif(sarif, lines)
    check_tap(tap, lines)
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
