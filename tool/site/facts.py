"""What the tree and the programs know of each algorithm.

Nothing here is written by hand: `origo list`, the studies, the ledgers of proofs, the counterexamples and the league
say it."""
import collections
import concurrent.futures
import csv
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.dont_write_bytecode = True
sys.path += [str(ROOT / "docs"), str(ROOT / "proofs")]
import catalogue  # noqa: E402
import clauses  # noqa: E402
import pages  # noqa: E402

PRECISIONS = {"binary64": "origo", "binary32": "origo32"}
# `real` and `stated` are the weakest: a reader should see how much of each there is.
SHOWN = ("exact", "computed", "real", "run", "assumed", "stated")


def output(*command):
    return subprocess.run(command, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE).stdout


def study_of(program, *study):
    """The rows of a study."""
    with tempfile.TemporaryDirectory() as folder:
        table = pathlib.Path(folder, "table.csv")
        output(program, "study", *study, "--csv", table)
        with table.open(newline="", encoding="utf-8") as lines:
            return list(csv.DictReader(lines))


class Algorithm:
    """A row of the registry with what is known of it."""

    def __init__(self, name, path, questions, door, cost, source, limits):
        self.id, self.path, self.door, self.cost, self.source, self.limits = name, path, door, cost, source, limits
        self.questions = questions.split(", ")
        self.family = path.split("/")[1]
        self.header = (ROOT / f"{path}.h").read_text(encoding="utf-8")
        self.idea = idea(self.header)
        self.page = f"algorithms/{name}.html"
        self.accuracy = collections.defaultdict(list)  # precision: rows of the study, that of all families first
        self.errors = collections.defaultdict(list)  # the same of the study of what takes no pairs
        self.instructions = {}  # what the cases are: how many a question
        self.failures = []
        self.contract, self.shown = [], collections.Counter()

    def whole(self, precision):
        """The row of the study of pairs over all families, or nothing."""
        return next((row for row in self.accuracy[precision] if row["family"] == "all"), None)


def idea(header):
    """The first paragraph of a header's documentation, without its mark for the catalogue."""
    lines = re.search(r"(?:^///.*\n)+", header, re.MULTILINE)
    first = re.split(r"\n\s*\n", re.sub(r"^/// ?", "", lines[0] if lines else "", flags=re.MULTILINE))[0]
    return re.sub(r"\s+", " ", re.sub(r"\(catalogue:[^)]*\)", "", first)).strip()


def registry(build):
    """Every algorithm, in the catalogue's order."""
    found = []
    for line in output(build / "origo", "list", "--markdown").splitlines()[2:]:
        name, path, questions, door, _ = pages.ROW.match(line).groups()
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        found.append(Algorithm(name, path, questions, door, cells[3], cells[4], cells[5].rstrip("|").strip()))
    return found


def measured(build, algorithms):
    """Fills in what the studies measure, in both precisions, with a row for each family; and counts of instructions."""
    studies = [("accuracy", "--families"), ("primitives",)]
    asked = [(precision, study) for precision in PRECISIONS for study in studies]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        tables = list(pool.map(lambda one: study_of(build / PRECISIONS[one[0]], *one[1]), asked))
    by_id = {one.id: one for one in algorithms}
    for (precision, study), table in zip(asked, tables):
        for row in table:
            if row["algorithm"] in by_id:
                one = by_id[row["algorithm"]]
                (one.accuracy if study[0] == "accuracy" else one.errors)[precision].append(row)
    with (ROOT / "docs/results/instructions.csv").open(newline="", encoding="utf-8") as lines:
        for row in csv.DictReader(lines):
            if row["algorithm"] in by_id:
                by_id[row["algorithm"]].instructions[row["cases of"]] = int(row["instructions"])


def contracts(algorithms):
    """Fills in each algorithm's public functions: their clauses as written, and how each is shown."""
    stated = {
        (entry["file"], entry["function"]): entry for entry in json.loads((ROOT / "proofs/clauses.json").read_text())
    }
    written = collections.defaultdict(list)
    for header, function, contract in clauses.public(ROOT):
        written[header].append((function, contract))
    for one in algorithms:
        for function, contract in written[f"{one.path}.h"]:
            entry = stated.get((f"{one.path}.h", function))
            if entry is None:
                continue
            rows = []
            for kind, label, text in clauses.parts(contract):
                state = entry["clauses"].get(label if kind == "ensures" else kind, "") if kind != "requires" else ""
                rows.append(
                    (kind, label, re.sub(r"\s*\n\s*", "\n  ", text), state, entry["runs"].get(label or "", 0))
                )
                if kind == "ensures" and state:
                    one.shown[state] += 1
            one.contract.append((function, entry, rows))


NOT_ASKED = '"note":"no claim about this case"'  # the other algorithms' cases
COUNTEREXAMPLES = ROOT / "corpus/counterexamples/algorithms.jsonl"


class Failure:
    """A smallest case on which an algorithm is wrong or gives up, and what it claims of it."""

    def __init__(self, one, entry, line, build):
        self.one, self.entry, self.line = one, entry, line
        self.case = json.loads(line)
        self.picture = f"pictures/{entry['id']}.svg"
        program = build / PRECISIONS[entry["precision"]]
        self.claim = subprocess.run(
            [program, "run", one.id], input=line, text=True, stdout=subprocess.PIPE, check=True
        ).stdout
        self.address = "/".join(urllib.parse.quote(json.loads(self.claim)[key], safe="") for key in ("engine", "id"))

    def draw(self, build, out):
        """Its picture; none where the case has none."""
        with tempfile.TemporaryDirectory() as folder:
            claims, target = pathlib.Path(folder, "claims"), out / self.picture
            claims.write_text(self.claim)
            command = [build / "origo", "draw", "--claims", claims, "--out", target]
            run = subprocess.run(command, input=self.line, text=True, check=False, capture_output=True)
            if run.returncode != 0:
                target.unlink(missing_ok=True)


def failures(build, algorithms, out):
    """Fills in each algorithm's smallest failures: their pictures, and one page that turns them in three dimensions."""
    by_id = {one.id: one for one in algorithms}
    lines = {json.loads(line)["id"]: line + "\n" for line in COUNTEREXAMPLES.read_text().splitlines()}
    entries = json.loads(COUNTEREXAMPLES.with_suffix(".json").read_text())
    entries = [entry for entry in entries if entry["algorithm"] in by_id]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        make = lambda entry: Failure(by_id[entry["algorithm"]], entry, lines[entry["id"]], build)
        made = list(pool.map(make, entries))
        list(pool.map(lambda failure: failure.draw(build, out), made))
    for failure in made:
        failure.one.failures.append(failure)
    turned(build, made, out / "failures.html")


def turned(build, made, page):
    """The page of `origo report` of these failures: an engine for each algorithm and precision."""
    with tempfile.TemporaryDirectory() as name:
        folder, judged = pathlib.Path(name), ""
        for precision, options in (("binary64", []), ("binary32", ["--float32"])):
            claims = collections.defaultdict(str)
            for failure in made:
                if failure.entry["precision"] == precision:
                    claims[failure.one.id] += failure.claim
            files = []
            for algorithm, text in claims.items():
                (folder / f"{algorithm}-{precision}").write_text(text)
                files += ["--claims", folder / f"{algorithm}-{precision}"]
            # That something is wrong is what they are here for.
            command = [build / "origo", "judge", "--quiet", "--no-settings", *options, COUNTEREXAMPLES, *files]
            run = subprocess.run(command, text=True, stdout=subprocess.PIPE, check=False)
            if run.returncode > 1:
                raise SystemExit(f"origo judge could not judge the counterexamples in {precision}")
            judged += "".join(line + "\n" for line in run.stdout.splitlines() if NOT_ASKED not in line)
        (folder / "judged").write_text(judged)
        command = [build / "origo", "report", folder / "judged", "--html", page, "--cases", COUNTEREXAMPLES]
        if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode > 1:
            raise SystemExit("origo report could not make the page of the counterexamples")


def rows_of_catalogue(build):
    """{id: cells of docs/develop/catalogue.md, in Markdown, by their heads}."""
    return {name: dict(zip(catalogue.HEAD, cells)) for name, _, cells, _ in catalogue.rows(build)}


def sources(algorithms):
    """{source text: [(algorithm, place in it)]}, sources by name."""
    found = collections.defaultdict(list)
    for one in algorithms:
        authors = ""
        for named in one.source.split(";"):
            said = re.match(r"\s*(.*?\b(?:19|20)\d\d\b(?: and (?:19|20)\d\d)?),?\s*(.*)", named)
            name, place = said.groups() if said else (named.strip(), "")
            if re.match(r"\d", name):  # another year of the same authors
                name = f"{authors} {name}"
            authors = re.sub(r"\s*\d.*", "", name)
            found[name].append((one, place))
    return dict(sorted(found.items()))


def questions(build):
    """{question: what is asked}, in the order of `origo list`."""
    text = output(build / "origo", "list")
    return dict(re.findall(r"^  (\S+) {2,}(\S.*\?)$", text.split("shapes")[0], re.MULTILINE))
