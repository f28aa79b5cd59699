#!/usr/bin/env python3
"""Which choices of algorithms give the same events in the scenes of corpus/worlds, and where the others differ first.

usage: tests/world/choices.py ORIGO [--write]

Prints the table of docs/results/world-choices.md; with --write puts it there. An algorithm that is right in each step, as `origo world --check`
says, gives the events that the exact answers give. Of the others the table has the first step that is wrong, and why.
"""
import json
import pathlib
import subprocess
import sys

SCENES = sorted(pathlib.Path("corpus/worlds").glob("*.jsonl")) + sorted(pathlib.Path("corpus/worlds/rounding").glob("*.jsonl"))
PAGE = pathlib.Path("docs/results/world-choices.md")
BEGIN, END = "<!-- choices: begin -->\n", "<!-- choices: end -->\n"


def algorithms(origo, door):
    lines = subprocess.run([origo, "run", "--list"], capture_output=True, text=True, check=True).stdout.splitlines()
    return [line.split()[0] for line in lines if len(line.split()) > 3 and line.split()[1] == door]


def play(origo, scene, *options):
    """Status, lines and what is said."""
    done = subprocess.run([origo, "world", str(scene), *options], capture_output=True, text=True)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr.strip()


def events(lines):
    return [[line[key] for key in ("boxes", "touch", "unanswered")] + [line.get("parts")] for line in lines]


def first_difference(a, b):
    return next((k for k, (x, y) in enumerate(zip(a, b)) if x != y), None if len(a) == len(b) else min(len(a), len(b)))


def why_of(said):
    """The step, the bodies and the reason of '--check'."""
    step, rest = said.split(": step ", 1)[1].split(": ", 1)
    bodies, rest = rest.split(": ", 1)
    return int(step), bodies.replace("'", ""), rest


def unanswered(line, bodies, option):
    """Did the algorithm not answer, or not take the bodies, rather than err?"""
    if option in ("--sweep", "--motion"):
        return line["unswept"] > 0 and not line["arrive"]
    return bodies.split(", parts")[0].split(" and ") in line["unanswered"]


def same(origo, option, door, scenes, extra=()):
    """Algorithms that promise the same pairs: they have to give the same events. Returns a row, and who differs."""
    rows, names = [], []
    for name in algorithms(origo, door):
        if play(origo, scenes[0], option, name, *extra)[0] == 2:
            continue
        names.append(name)
        for scene in scenes:
            wanted, got = (events(play(origo, scene, *o, *extra)[1]) for o in ([], [option, name]))
            step = first_difference(wanted, got)
            if step is not None:
                rows.append((option, name, scene.stem, step, "", "other events than the algorithm of the default"))
    return len(names), rows


def checked(origo, option, door, scenes, extra=()):
    """Algorithms whose verdicts may round: each is held against the exact answers. Who is refused is not counted."""
    rows, count = [], 0
    for name in algorithms(origo, door):
        refused = False
        for scene in scenes:
            status, lines, said = play(origo, scene, option, name, "--check", *extra)
            refused = refused or status == 2
            if status != 1:
                continue
            step, bodies, why = why_of(said)
            if unanswered(lines[-1], bodies, option):
                why = "it does not answer: " + (why.rsplit(": ", 1)[1] if option == "--narrow" else "it does not take these bodies")
            rows.append((option, name, scene.stem, step, bodies, why))
        count += not refused
    return count, rows


def counted(origo, scenes):
    """Contacts: how many there are, beside those of manifold-full."""
    rows, count = [], 0
    for name in algorithms(origo, "contact"):
        if play(origo, scenes[0], "--contact", name)[0] == 2:
            continue
        count += 1
        for scene in scenes:
            wanted, got = (play(origo, scene, "--contact", n)[1] for n in ("manifold-full", name))
            step = first_difference([line["contacts"] for line in wanted], [line["contacts"] for line in got])
            if step is None:
                continue
            full, other = wanted[step]["contacts"], got[step]["contacts"]
            rows.append(("--contact", name, scene.stem, step, "",
                         f"{other['points']} points of {other['manifolds']} pairs, manifold-full has {full['points']} of {full['manifolds']}"))
    return count, rows


def table(rows):
    """One line for the algorithms that differ at the same place for the same reason."""
    grouped = {}
    for option, name, *place in rows:
        grouped.setdefault((option, *place), []).append(name)
    lines = ["| stage | algorithms | scene | first step | bodies | why |", "|---|---|---|--:|---|---|"]
    for (option, scene, step, bodies, why), names in grouped.items():
        lines.append(f"| `{option}` | {', '.join(f'`{name}`' for name in names)} | {scene} | {step} | {bodies} | {why} |")
    return lines


def make(origo):
    bullets = [scene for scene in SCENES if "bullet" in scene.stem or scene.stem == "sandwich"]
    plain = [scene for scene in SCENES if scene.parent.name != "rounding"]
    broad, broad_rows = same(origo, "--broad", "overlaps", SCENES)
    concave = [scene for scene in SCENES if scene.stem == "concave-figures"]
    mid, mid_rows = same(origo, "--mid", "mesh_pairs", concave)
    narrow, narrow_rows = checked(origo, "--narrow", "pair", SCENES)
    sweep, sweep_rows = checked(origo, "--sweep", "sweep", bullets)
    turning = [scene for scene in SCENES if scene.stem.startswith("turning")]
    motion, motion_rows = checked(origo, "--motion", "motion", turning)
    contact, contact_rows = counted(origo, plain)
    of = lambda rows: len({row[1] for row in rows})
    lines = ["| stage | algorithms | scenes | the same events in all of them |", "|---|--:|--:|--:|"]
    for name, count, rows, scenes in (("`--broad`", broad, broad_rows, SCENES), ("`--mid`", mid, mid_rows, concave),
                                      ("`--narrow`", narrow, [r for r in narrow_rows if r[2] != "touching"], plain),
                                      ("`--narrow`, `rounding/touching`", narrow, [r for r in narrow_rows if r[2] == "touching"], SCENES[-1:]),
                                      ("`--sweep`", sweep, sweep_rows, bullets),
                                      ("`--motion`", motion, motion_rows, turning),
                                      ("`--contact`, numbers of contacts", contact, contact_rows, plain)):
        lines.append(f"| {name} | {count} | {len(scenes)} | {count - of(rows)} |")
    rows = broad_rows + mid_rows + narrow_rows + sweep_rows + motion_rows + contact_rows
    return "\n".join(lines + [""] + table(rows)) + "\n"


def main():
    made = make(sys.argv[1])
    if "--write" not in sys.argv:
        print(made, end="")
        return
    head, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    PAGE.write_text(head + BEGIN + made + END + rest.split(END)[1], encoding="utf-8")


if __name__ == "__main__":
    main()
