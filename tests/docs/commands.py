#!/usr/bin/env python3
"""What pages show of the commands: each command in a code block runs, prints what the page shows, and each case in a JSON block has
the answer that stands after it.

usage: commands.py BUILD [PAGE...]    prints each fault, then `N passed, N failed`; no page: the README and all of docs/
Left out: what needs other people's engines, studies, and files that nobody has. Blocks of ref/ are those of `origo run`.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?:^|[|] *)(?:build/)?origo(?:32)? (?:ask|check|draw|gen|import|judge|list|report|run|shrink|world)\b|^grep .*origo")
NOT_HERE = re.compile(r"--engine|study|podman|zstd|OUT/|QUERIES|\.\.\.")
FAR = {"part.obj": "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n",
       "floor.ply": "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\n"
                    "element face 1\nproperty list uchar int vertex_indices\nend_header\n-9 -9 0\n9 -9 0\n0 9 0\n3 0 1 2\n"}


def shell(command, place):
    try:
        return subprocess.run(["bash", "-c", command], cwd=place, capture_output=True, text=True, timeout=300, check=False)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 124, "", "no end within 300 s")


def make_place(place, build):
    """A folder with the tree's folders, in which commands may write, and the files that pages name in capitals."""
    for name in ("corpus", "docs", "tests", "fuzz"):
        (place / name).symlink_to(ROOT / name)
    (place / "build").symlink_to(build)
    for name, text in FAR.items():
        (place / name).write_text(text, encoding="utf-8")
    for command in ("head -n 5 corpus/cases/stacked-boxes.jsonl >CASES", "cp corpus/cases/stacked-boxes.jsonl CASE",
                    "cp corpus/worlds/falling-boxes.jsonl SCENE", "build/origo gen decoded --index 7 >FILE",
                    "build/origo run sat-lite CASES >CLAIMS", "build/origo judge CASES CLAIMS | tee JUDGEMENTS >judgements.jsonl"):
        done = shell(command, place)
        if done.returncode > 1:
            sys.exit(f"{command}: {done.stderr}")


def commands(body):
    """(command, the lines shown after it or None) of a block. After `$` stands a command and then what it prints."""
    lines = re.sub(r"\\\n\s*", " ", body).splitlines()
    has_prompts = any(line.startswith("$ ") for line in lines)
    k = 0
    while k < len(lines):
        line, k = lines[k], k + 1
        if has_prompts:
            if not line.startswith("$ "):
                continue
            command = line[2:]
            while command.count("'") % 2 == 1 and k < len(lines):
                command, k = command + "\n" + lines[k], k + 1
            shown = []
            while k < len(lines) and not lines[k].startswith("$ "):
                shown.append(lines[k])
                k += 1
            yield command, shown
        else:
            while line.rstrip().endswith("|") and k < len(lines):
                line, k = line.rstrip() + " " + lines[k].strip(), k + 1
            yield re.split(r"\s{2,}(?:#|[a-z])", line.strip())[0], None


def matches(shown, printed):
    """Line by line; a line `...` stands for any number of lines."""
    pattern = "".join(r"(?:.*\n)*?" if line.strip() == "..." else re.escape(line.rstrip()) + r" *\n" for line in shown)
    return re.fullmatch(pattern, printed) is not None


def wrong_of(command, shown, place):
    done = shell(command, place)
    if done.returncode not in (0, 1) or "usage:" in done.stderr:
        return f"status {done.returncode}: {done.stderr.strip()[:300]}"
    shown = [line for line in shown or [] if line.strip()]
    if shown and not any(matches(shown, text) for text in (done.stdout, done.stderr, done.stdout + done.stderr, done.stderr + done.stdout)):
        return "it prints something else: " + (done.stdout + done.stderr)[:300]
    return None


def objects(body):
    """The JSON objects of a block, each of one line or more; those with gaps are left out."""
    for text in re.split(r"\n(?=\{)", body.strip()):
        try:
            yield json.loads(text)
        except ValueError:
            continue


def examples(text):
    """(case, its answer or None): an answer has a certificate, and is to the last case before it of its id and question."""
    open_cases, pairs = {}, []
    for kind, body in BLOCK.findall(text):
        for one in objects(body) if kind in ("json", "") else ():
            if not isinstance(one, dict) or "id" not in one or "question" not in one:
                continue
            key = one["id"], one["question"]
            if "certificate" not in one:
                pairs += [(case, None) for case in [open_cases.pop(key, None)] if case]
                open_cases[key] = one
            elif key in open_cases:
                pairs.append((open_cases.pop(key), one))
    return pairs + [(case, None) for case in open_cases.values()]


def wrong_answer(case, answer, build):
    done = subprocess.run([build / "origo", "ask"], input=json.dumps(case), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return done.stderr.strip()[:300]
    printed = json.loads(done.stdout)
    return None if answer is None or printed == answer else "the answer is " + done.stdout[:600]


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    pages = sys.argv[2:] or ["README.md", *sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("docs/*/*.md") if page.parent.name != "studies")]
    count, faults = 0, []
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        make_place(place, build)
        os.environ["PATH"] = f"{build}:{os.environ['PATH']}"
        for page in pages:
            text = (ROOT / page).read_text(encoding="utf-8")
            for found in BLOCK.finditer(text):
                line = text[:found.start()].count("\n") + 1
                for command, shown in commands(found[2]) if found[1] in ("", "sh") else ():
                    if not COMMAND.search(command) or NOT_HERE.search(command):
                        continue
                    count += 1
                    wrong = wrong_of(command, shown, place)
                    if wrong:
                        faults.append(f"{page}:{line}: {command}\n    {wrong}")
            for case, answer in examples(text):
                count += 1
                wrong = wrong_answer(case, answer, build)
                if wrong:
                    faults.append(f"{page}: the case {case['id']}: {wrong}")
    print("\n".join([*faults, f"{count - len(faults)} passed, {len(faults)} failed"]))
    return 1 if faults or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
