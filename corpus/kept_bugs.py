"""Bugs of engines whose cases are kept by hand: sets of boxes, meshes, hulls. What their modules share.

corpus/counterexamples/NAME.json says of each what fails and why, NAME.jsonl holds the cases. The engines' claims and the exact
answers stand beside them.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import counterexamples
from counterexamples import link, stored

FIELDS = {"id", "engine", "kind", "mechanism", "thread"}
# An error that the engine documents is tolerable, and wrong without its margin. A case may be asked in binary32.
MAY_HAVE = {"documented", "binary32"}
SILENT = {"crashed", "timed-out"}
SECONDS = "5"


class Kept:
    """The bugs of one list."""

    def __init__(self, name, kinds):
        self.name, self.kinds = name, kinds | SILENT
        self.list = counterexamples.FOLDER / f"{name}.json"
        self.cases = counterexamples.FOLDER / f"{name}.jsonl"
        self.answers = counterexamples.FOLDER / f"{name}.answers.jsonl"
        self.claims = counterexamples.FOLDER / f"{name}.claims.jsonl"

    def rows(self):
        """What there is: one object a defect."""
        return json.loads(self.list.read_text(encoding="utf-8"))

    def asked(self):
        """The cases that have an exact answer, as text."""
        return "".join(line for line in stored(self.cases).values() if "hostile" not in json.loads(line))

    def judgements(self, build):
        """{id: judgement} of the stored claims."""
        known, said = {row["id"]: row for row in self.rows()}, {}
        for narrow in (False, True):
            chosen = [key for key in known if known[key].get("binary32", False) == narrow]
            said |= judge(build, chosen, self.cases, self.claims, ["--float32"] if narrow else [])
        return said

    def ask_again(self, build, wanted):
        """Does every engine say of its case what is stored? The exit status."""
        return counterexamples.ask_again(self.rows(), wanted, stored(self.cases), stored(self.claims),
                                         lambda row, line: claim(build, row, line))

    def make(self, build, wanted):
        """Writes claims, of `wanted` or all, and answers."""
        cases, claims = stored(self.cases), stored(self.claims)
        for row in self.rows():
            if not wanted or row["id"] in wanted or row["id"] not in claims:
                claims[row["id"]] = claim(build, row, cases[row["id"]])
                print(row["id"], claims[row["id"]][:200].strip(), flush=True)
        self.claims.write_text("".join(claims[row["id"]] for row in self.rows()), encoding="utf-8")
        self.answers.write_text(counterexamples.run([f"{build}/origo", "ask"], self.asked()), encoding="utf-8")

    def table(self, build, size, says):
        """Rows of a page. `size` tells how large a case is, `says` what is wrong, of a row, its judgement and its failing check."""
        judged, lines, text = self.judgements(build), stored(self.cases), ""
        for row in self.rows():
            one, thread = judged[row["id"]], row["thread"]
            said = says(row, one, failing(row, one) or {})
            text += f"| `{row['id']}` | {one['engine']} | {size(lines[row['id']])} | {said} | {row['mechanism']} | {link(thread)} |\n"
        return text


def judge(build, chosen, cases, claims, options):
    """{id: judgement} of the claims with these ids."""
    with tempfile.TemporaryDirectory() as folder:
        given = []
        for path in (cases, claims):
            given.append(pathlib.Path(folder) / path.name)
            given[-1].write_text("".join(line for key, line in stored(path).items() if key in chosen), encoding="utf-8")
        command = [f"{build}/origo", "judge", "--quiet", *options, *map(str, given)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr.strip())
    return {judged["id"]: judged for judged in map(json.loads, done.stdout.splitlines())}


def claim(build, row, line):
    """What the engine says of the case, as a line; of a crash or a hang, that it was one."""
    with tempfile.TemporaryDirectory() as folder:
        command = [f"{build}/origo", "judge", "--quiet", "--timeout", SECONDS, "--record", folder]
        command += ["--float32"] if row.get("binary32") else []
        command += ["--engine", f"{build}/engines/{row['engine']}"]
        subprocess.run(command, input=line, check=False, stdout=subprocess.DEVNULL, text=True)
        said = json.loads((pathlib.Path(folder) / "claims-1.jsonl").read_text(encoding="utf-8"))
    for field in ("nanoseconds", "note"):
        said.pop(field, None)
    return json.dumps(said) + "\n"


def failing(row, judged):
    """The check of the judgement that fails as the row says, or None."""
    if row["kind"] in SILENT:
        return {} if judged["status"] == row["kind"].replace("-", " ") else None
    documented = row.get("documented", False)
    if documented and (judged["verdict"], judged.get("strict")) != ("tolerable", "wrong"):
        return None
    wanted = "tolerable" if documented else "wrong"
    found = (check for check in judged["checks"] if check["what"] == row["kind"] and check["verdict"] == wanted)
    return next(found, None)


def says_pairs(row, judged, check):
    """What is wrong with a list of pairs, in a few words."""
    if not check:
        return judged["status"]
    count, first = check["count"], check["first"]
    text = f"{count} pair{'s' * (count > 1)} {row['kind']}, the first {first[0]}, {first[1]}"
    text += f" after step {check['step']}" if check["step"] else ""
    return text + (" (documented)" if row.get("documented") else "")


def main(chapters):
    """The command line of a module: makes claims and answers, or asks again."""
    words = [word for word in sys.argv[1:] if word != "--again"]
    build, wanted = words[0] if words else "build", words[1:]
    for bugs in chapters:
        known = {row["id"] for row in bugs.rows()}
        if wanted and not known & set(wanted):
            continue
        if "--again" not in sys.argv:
            bugs.make(build, wanted)
        elif bugs.ask_again(build, wanted) != 0:
            sys.exit(1)
