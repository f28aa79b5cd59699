#!/usr/bin/python3
"""Makes the site: one folder of pages that needs no server and no network.

usage: tool/site/make_site.py [--build BUILD] [--out DIR] [--version VERSION]

Every page of the tree becomes a page of it, every algorithm has one of its own, and every file that a page links can be
read in it. It ends with status 1 and a line for each fault where a page links what is not there. It runs by Debian's
Python, which has the packages that it needs (.ci/packages.sh site).
"""
import argparse
import collections
import html
import json
import os
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys

import jinja2

sys.dont_write_bytecode = True
import at_work  # noqa: E402
import chart  # noqa: E402
import facts  # noqa: E402
import prose  # noqa: E402
import tree  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = pathlib.Path(__file__).resolve().parent
DOORS = [
    ("Algorithms", "algorithms/index.html"),
    ("At work", "at_work.html"),
    ("Questions", "docs/questions/index.html"),
    ("Compare", "compare/index.html"),
    ("Sources", "sources.html"),
    ("Claims", "claims.html"),
    ("Course", "course/index.html"),
    ("Pages", "docs/README.html"),
]
FAMILIES = {
    "closest": "nearest points",
    "orientation": "orientation",
    "hit": "intersections",
    "pairs": "simple pairs",
    "polytope": "hulls and polytopes",
    "bound": "volumes",
    "separation": "separating axes",
    "cso": "GJK, EPA, MPR",
    "simplex": "simplexes",
    "features": "closest features",
    "support": "support mappings",
    "contact": "contacts",
    "broad": "broad phases",
    "tree": "trees",
    "continuous": "moving bodies",
    "polygon": "polygons",
    "triangle": "triangles",
    "world": "worlds",
}
LARGEST = 60_000  # characters of a source that are shown; data files go on
LINES = "Only the beginning is shown: the file has {} characters."
EXERCISES = "proofs/course"


class Maker:
    """Writes the pages, and keeps what the search and the links need of each."""

    def __init__(self, options):
        self.build, self.out, self.version = options.build.resolve(), options.out.resolve(), options.version
        self.names = self.files_of_tree()
        self.algorithms = facts.registry(self.build)
        # An algorithm's page stands for its story; of several ids with one story the first.
        moved = {f"{one.path}.md": one.page for one in reversed(self.algorithms)}
        self.exercises = sorted(path.stem for path in (ROOT / EXERCISES).glob("[0-9]*.c"))
        moved |= {f"{EXERCISES}/README.md": "course/index.html", EXERCISES: "course/index.html"}
        for name in self.exercises:
            moved |= {
                f"{EXERCISES}/{name}.c": f"course/{name}.html",
                f"{EXERCISES}/solutions/{name}.c": f"course/solutions/{name}.html",
            }
        self.tree = tree.Tree(ROOT, moved)
        self.jinja = jinja2.Environment(
            loader=jinja2.FileSystemLoader(HERE / "templates"),
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
        )
        self.index = []  # of each page: address, title, headings, words

    @staticmethod
    def files_of_tree():
        """What the tree holds: by git, or all that an unpacked release has."""
        if (ROOT / ".git").exists():
            return subprocess.run(
                ["git", "ls-files"], cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE
            ).stdout.splitlines()
        return sorted(
            str(path.relative_to(ROOT))
            for path in ROOT.rglob("*")
            if path.is_file() and "build" not in path.parts[:1]
        )

    def write(self, page, title, body, headings=(), file="", searched=True):
        """A page around `body`. `file`: of which file of the tree it is made."""
        to = lambda place: tree.relative(page, place)
        shown = [(level, anchor, words) for level, anchor, words in headings if level in (2, 3)]
        text = self.jinja.get_template("base.html").render(
            page=page,
            title=title,
            body=jinja2.utils.markupsafe.Markup(body),
            headings=shown if len(shown) < 60 else [],
            to=to,
            up="../" * page.count("/"),
            doors=DOORS,
            version=self.version,
            file=file,
        )
        target = self.out / page
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        if searched:
            self.index.append(
                [
                    page,
                    title,
                    [[anchor, words] for level, anchor, words in headings if level > 1],
                    prose.plain(body)[:4000],
                ]
            )

    def fill(self, template, page, head, **given):
        """A page of a template of its own."""
        body = self.jinja.get_template(template).render(to=lambda place: tree.relative(page, place), **given)
        self.write(page, head, body, headings_of(body))

    def rendered(self, path, page, text=None):
        """(HTML, headings) of a page of the tree, as it is read from `page`."""
        text = text if text is not None else (ROOT / path).read_text(encoding="utf-8")
        return prose.render(text, lambda target: self.tree.link(page, path, target))

    def cell(self, text, path, page):
        return jinja2.utils.markupsafe.Markup(prose.inline(text, lambda target: self.tree.link(page, path, target)))

    # Pages of the tree

    def prose_pages(self):
        for path in self.names:
            if path.endswith(".md") and not path.startswith("third_party/") and path not in self.tree.moved:
                page = self.tree.place(path)
                body, headings = self.rendered(path, page)
                if posixpath.dirname(path) == "docs/questions":
                    body += self.answered_by(pathlib.PurePosixPath(path).stem, page)
                self.write(page, headings[0][2] if headings else path, body, headings, path)

    def answered_by(self, question, page):
        """Which algorithms answer a question."""
        chosen = [one for one in self.algorithms if question in one.questions]
        links = ", ".join(f'<a href="{tree.relative(page, one.page)}">{one.id}</a>' for one in chosen)
        compare = (
            f' <a href="{tree.relative(page, f"compare/{question}.html")}">Compare them</a>.'
            if len(chosen) > 1
            else ""
        )
        return f'<h2 id="algorithms-of-it">Algorithms that answer it</h2><p>{links}.{compare}</p>' if chosen else ""

    def source_pages(self):
        """Each file that some page links. Lists of folders may link more; so until nothing is new."""
        made = set()
        while missing := sorted(set(self.tree.asked) - made):
            for path in missing:
                made.add(path)
                page, file = self.tree.place(path), ROOT / path
                if file.is_dir():
                    if page == posixpath.join(path, "index.html"):
                        self.folder(path, page)
                elif path.endswith(tree.PICTURES):
                    (self.out / page).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(file, self.out / page)
                elif path not in self.tree.moved and not path.endswith(".md"):
                    self.source(path, page)

    def folder(self, path, page):
        names = sorted({name[len(path) + 1 :].split("/")[0] for name in self.names if name.startswith(path + "/")})
        link = lambda name: posixpath.join(path, name)
        items = "".join(f"<li>{self.linked(page, link(name), name)}</li>" for name in names)
        self.write(page, path, f"<h1>{html.escape(path)}</h1><ul class=plain>{items}</ul>", searched=False)

    def linked(self, page, path, name):
        """A link where the path has a page already: a list of files asks for none."""
        has = path in self.tree.asked or path in self.tree.moved or (path.endswith(".md") and path in self.names)
        return (
            f'<a href="{tree.relative(page, self.tree.place(path))}">{html.escape(name)}</a>'
            if has
            else html.escape(name)
        )

    def source(self, path, page):
        text = (ROOT / path).read_text(encoding="utf-8", errors="replace")
        shown = (
            text
            if len(text) <= LARGEST or path.endswith((".c", ".h", ".py"))
            else text[: text.rfind("\n", 0, LARGEST) + 1] or text[:LARGEST]
        )
        lines = coloured_lines(shown, path)
        rest = f"<p>{LINES.format(f'{len(text):,}')}</p>" if len(shown) < len(text) else ""
        self.write(
            page,
            path,
            f'<h1>{html.escape(path)}</h1><pre class="code source"><code>{lines}</code></pre>{rest}',
            searched=False,
        )

    # Pages of algorithms

    def algorithm_pages(self):
        facts.measured(self.build, self.algorithms)
        facts.contracts(self.algorithms)
        pictures = self.out / "pictures"
        pictures.mkdir(parents=True, exist_ok=True)
        facts.failures(self.build, self.algorithms, self.out)
        drawn = {f"pictures/{file.name}" for file in pictures.iterdir()}
        cells = facts.rows_of_catalogue(self.build)
        self.players = at_work.players(self.build)
        for one in self.algorithms:  # what an algorithm is for comes first
            if one.id in self.players:
                self.players[one.id].sort(key=lambda case: json.loads(case.line)["question"] not in one.questions)
        self.sources = facts.sources(self.algorithms)
        compared = collections.Counter(question for one in self.algorithms for question in one.questions)
        compared = {question: count for question, count in compared.items() if count > 1}
        order = list(self.algorithms)
        for one, before, after in zip(order, [None, *order], [*order[1:], None]):
            self.algorithm(one, before, after, cells[one.id], drawn, compared)

    def algorithm(self, one, before, after, cells, drawn, compared):
        page, path = one.page, f"{one.path}.md"
        text = re.sub(r"^# .*\n", "", (ROOT / path).read_text(encoding="utf-8"))
        text = re.sub(r"<!-- docs/pages.py -->.*?<!-- end of what is found -->", "", text, flags=re.DOTALL)
        # The blocks of clauses and of tests are shown in another form, from the same data.
        text = re.sub(r"<!-- proofs/status.py -->.*?<!-- end of what is shown -->", "", text, flags=re.DOTALL)
        story, headings = self.rendered(path, page, text)
        code = facts.output(self.build / "origo", "list", "--plain", one.id)
        example = re.search(rf"origo run {re.escape(one.id)} ([^`;]+)`", (ROOT / path).read_text(encoding="utf-8"))
        ways = {name: anchor_of(name) for name, rows in self.sources.items() if any(own is one for own, _ in rows)}
        written = {
            "tests": "tests",
            "fuzzed": "fuzzed by",
            "coverage": "coverage",
            "shown": "shown",
            "engines": "engines",
        }
        charts = [
            made
            for precision in facts.PRECISIONS
            if (made := chart.draw(precision, chart.families(one.accuracy[precision])))
        ]
        errors = [
            made
            for precision in facts.PRECISIONS
            if (made := chart.draw(precision, chart.errors(one.errors[precision]), ("result",), "wrong answers"))
        ]
        mark = jinja2.utils.markupsafe.Markup
        self.tree.asked.setdefault(f"{one.path}.h", path)
        self.tree.asked.setdefault(f"{one.path}.c", path)
        body = self.jinja.get_template("algorithm.html").render(
            one=one,
            to=lambda place: tree.relative(page, place),
            families=FAMILIES,
            compared=compared,
            states=facts.SHOWN,
            siblings=[other for other in self.algorithms if other.path == one.path and other is not one],
            source_links=ways.items(),
            pictures=drawn,
            oracle=self.oracle,
            shown=self.players.get(one.id),
            traces=mark(at_work.data(one.id, self.players.get(one.id, []))),
            charts=[mark(made) for made in charts],
            errors=[mark(made) for made in errors],
            shown_families=chart.SHOWN,
            example=example[1] if example else "CASES",
            story=mark(story),
            code=mark(prose.coloured(code, "c")),
            code_links=[(f"{one.path}{ending}", self.tree.place(f"{one.path}{ending}")) for ending in (".h", ".c")],
            cells={own: self.cell(cells[head], "docs/develop/catalogue.md", page) for own, head in written.items()},
            before=before,
            after=after,
        )
        self.write(page, one.id, body, headings_of(body), path)

    def lists(self):
        """The pages by which one finds an algorithm."""
        asked = facts.questions(self.build)
        families = [(family, FAMILIES[family]) for family in dict.fromkeys(one.family for one in self.algorithms)]
        self.fill(
            "algorithms.html",
            "algorithms/index.html",
            "Algorithms",
            algorithms=self.algorithms,
            families=families,
            asked=[question for question in asked if any(question in one.questions for one in self.algorithms)],
            worst=worst,
            players=self.players,
        )
        self.fill(
            "at_work.html",
            "at_work.html",
            "Algorithms at work",
            families=families,
            players=self.players,
            players_of=lambda family: [
                one for one in self.algorithms if one.family == family and one.id in self.players
            ],
        )
        named = [(name, anchor_of(name), rows) for name, rows in self.sources.items()]
        self.fill("sources.html", "sources.html", "By source", sources=named)
        self.fill("claims.html", "claims.html", "By claim", claims=sorted(claims()))
        self.fill(
            "questions.html",
            "docs/questions/index.html",
            "Questions",
            questions=asked,
            counts=collections.Counter(question for one in self.algorithms for question in one.questions),
        )
        compared = []
        for question, text in asked.items():
            chosen = [one for one in self.algorithms if question in one.questions]
            if len(chosen) > 1:
                compared.append((question, text, len(chosen)))
                self.comparison(question, text, chosen)
        self.fill("compares.html", "compare/index.html", "Compare", questions=compared)
        self.tree.asked.setdefault("docs/figures/claim.svg", "index")
        told = "Two boxes that overlap: the exact depth, and what an algorithm claims"
        shown = f'<p><img src="docs/figures/claim.svg" alt="{told}"></p>'
        self.fill(
            "index.html",
            "index.html",
            "Exact answers about collisions",
            algorithms=self.algorithms,
            families=families,
            questions=asked,
            sources=self.sources,
            exercises=len(self.exercises),
            players=self.players,
            oracle=self.oracle,
            picture=jinja2.utils.markupsafe.Markup(shown),
        )

    def comparison(self, question, asked, chosen):
        heads = [
            "algorithm",
            "cost",
            "answered",
            "refused, gave up",
            "gross errors",
            "distance off",
            "depth off",
            "iterations",
            "distance off, binary32",
            "depth off, binary32",
            "other results off",
            "the same, binary32",
            "promises shown",
            "smallest failures",
        ]
        rows = []
        for one in chosen:
            wide, narrow = one.whole("binary64"), one.whole("binary32")
            cells = [
                count(wide, "answered"),
                count(wide, "gave_up", "refused", "out_of_range"),
                count(wide, "wrong_gross"),
                error(wide, "distance_worst"),
                error(wide, "depth_worst"),
                count(wide, "iterations_worst"),
                error(narrow, "distance_worst"),
                error(narrow, "depth_worst"),
                other(one, "binary64"),
                other(one, "binary32"),
            ]
            proved = ", ".join(f"{one.shown[state]} {state}" for state in facts.SHOWN if one.shown[state])
            rows.append((one, [one.cost, *cells, proved or "-", len(one.failures) or "-"]))
        told = [k for k in range(len(rows[0][1])) if any(cells[k] != "-" for _, cells in rows)]
        heads = [heads[0], *(heads[k + 1] for k in told)]
        rows = [(one, [cells[k] for k in told]) for one, cells in rows]
        most = sorted(chosen, key=lambda one: -len(one.instructions))
        sets = list(dict.fromkeys(cases for one in most for cases in one.instructions))
        counted = [(one, [one.instructions.get(cases) for cases in sets]) for one in chosen if one.instructions]
        found = {
            one.id: [*chart.families(one.accuracy["binary64"]), *chart.errors(one.errors["binary64"])]
            for one in chosen
        }
        measured = [one for one in chosen if found[one.id]]
        by_family = {one.id: {row[0]: row for row in found[one.id]} for one in measured}
        names = sorted({family for rows_of_one in by_family.values() for family in rows_of_one})
        table = []
        for family in names:
            cells = []
            for one in measured:
                row = by_family[one.id].get(family)
                errors = [value for value in row[1:3] if value is not None] if row else []
                cells.append((one, f"{max(errors):.1e}" if errors else "-", bool(row and row[3])))
            table.append((family, cells))
        self.fill(
            "compare.html",
            f"compare/{question}.html",
            f"Compare: {question}",
            question=question,
            asked=asked,
            chosen=chosen,
            heads=heads,
            rows=rows,
            measured=measured,
            families=table,
            sets=sets,
            counted=counted,
        )

    # The course

    def course(self):
        path, page = f"{EXERCISES}/README.md", "course/index.html"
        body, headings = self.rendered(path, page)
        self.write(page, headings[0][2], body, headings, path)
        names = self.exercises
        for number, (name, before, after) in enumerate(zip(names, [None, *names], [*names[1:], None]), 1):
            text = (ROOT / EXERCISES / f"{name}.c").read_text(encoding="utf-8")
            head, code = text.split("\n\n", 1)
            title, parts = exercise(head)
            self.fill(
                "exercise.html",
                f"course/{name}.html",
                title,
                name=name,
                number=number,
                title=title,
                parts=parts,
                code=jinja2.utils.markupsafe.Markup(prose.coloured(code, "c")),
                before=before,
                after=after,
            )
            solved = (ROOT / EXERCISES / "solutions" / f"{name}.c").read_text(encoding="utf-8")
            self.fill(
                "solution.html",
                f"course/solutions/{name}.html",
                f"A solution of {title}",
                name=name,
                number=number,
                title=title,
                code=jinja2.utils.markupsafe.Markup(prose.coloured(solved, "c")),
            )

    def files(self):
        """What all pages share."""
        (self.out / "site.css").write_text(at_work.style(), encoding="utf-8")
        shutil.copyfile(HERE / "site.js", self.out / "site.js")
        (self.out / "player.js").write_text(at_work.script(), encoding="utf-8")
        shutil.copyfile(at_work.THREE, self.out / "three.js")
        # A script, not JSON: pages that are opened from a disk may not fetch.
        words = json.dumps(sorted(self.index), ensure_ascii=False, separators=(",", ":"))
        (self.out / "search.js").write_text(f"window.ORIGO.index = {words};\n", encoding="utf-8")

    def all(self):
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir(parents=True)
        # The page that answers in the browser, where `make oracle-page` has made it.
        page = self.build / "wasm/oracle.html"
        self.oracle = page.exists()
        if self.oracle:
            shutil.copyfile(page, self.out / "oracle.html")
        self.algorithm_pages()
        self.prose_pages()
        self.lists()
        self.course()
        self.source_pages()
        self.files()


def headings_of(body):
    """The headings of a page that is no page of the tree."""
    found = re.findall(r'<h([1-3])(?: id="([^"]*)")?>(.*?)</h\1>', body, re.DOTALL)
    return [(int(level), anchor, prose.plain(words)) for level, anchor, words in found if anchor]


def anchor_of(name):
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def coloured_lines(text, path):
    """Lines with anchors L1, L2 ..., coloured by the file's name."""
    language = {
        ".c": "c",
        ".h": "c",
        ".py": "python",
        ".sh": "sh",
        ".v": "coq",
        ".js": "js",
        ".mjs": "js",
        ".css": "css",
        ".json": "json",
        ".toml": "toml",
        ".yml": "yaml",
        ".ml": "ocaml",
        ".cpp": "cpp",
    }.get(pathlib.PurePosixPath(path).suffix, "text")
    made = html.escape(text, quote=False) if language == "text" else prose.coloured(text, language)
    return "\n".join(f'<span id="L{k}">{line}</span>' for k, line in enumerate(made.rstrip("\n").split("\n"), 1))


def exercise(head):
    """(title, [(Learn, Task or Hint, text)]) of an exercise's comment."""
    lines = [re.sub(r"^//\s?", "", line) for line in head.split("\n")]
    parts = []
    for line in lines[1:]:
        if begun := re.match(r"(Learn|Task|Hint):\s*(.*)", line):
            parts.append([begun[1], begun[2]])
        elif parts and line.strip():
            parts[-1][1] += "\n" + (line[7:] if line.startswith(" " * 7) else line.strip())
    return lines[0], [(head, text[0].upper() + text[1:]) for head, text in parts]


def claims():
    """(number, claim, verdict, study) of each verdict on a claim of the sources in docs/studies/README.md."""
    text = (ROOT / "docs/studies/README.md").read_text(encoding="utf-8")
    for study, claim, verdicts in re.findall(r"^\| \[([\w-]+)\]\(\1\.md\) \| (.*) \| (.*) \|$", text, re.MULTILINE):
        for verdict in verdicts.split(";"):
            if found := re.match(r"\s*(\d+)(?:, ([^:]*))?: (.*)", verdict):
                yield int(found[1]), claim, f"{found[2]}: {found[3]}" if found[2] else found[3], study


def count(row, *columns):
    return f"{sum(int(row[column] or 0) for column in columns):,}" if row else "-"


def error(row, column):
    return f"{float(row[column]):.1e}" if row and row[column] else "-"


def worst(one, precision):
    """The worst error of a distance or a depth over the corpus; a dash where none is measured."""
    row = one.whole(precision)
    errors = [float(row[column]) for column in ("distance_worst", "depth_worst") if row[column]] if row else []
    return f"{max(errors):.1e}" if errors else other(one, precision)


def other(one, precision):
    """The same of what takes no pairs."""
    errors = [row[1] for row in chart.errors(one.errors[precision])]
    return f"{max(errors):.1e}" if errors else "-"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument(
        "--build", type=pathlib.Path, default=pathlib.Path(os.environ.get("BUILD", "build")), help="where origo is"
    )
    options.add_argument("--out", type=pathlib.Path, help="the folder to write, made anew (BUILD/site)")
    options.add_argument("--version", default="")
    given = options.parse_args()
    given.out = given.out or given.build / "site"
    maker = Maker(given)
    maker.all()
    pages = list(given.out.rglob("*.html"))
    size = sum(file.stat().st_size for file in given.out.rglob("*") if file.is_file())
    for fault in maker.tree.faults:
        print(fault, file=sys.stderr)
    print(
        f"{len(pages)} pages, {size / 1e6:.1f} MB in {given.out}/index.html, "
        f"{len(maker.tree.faults)} links that lead nowhere"
        + ("" if maker.oracle else "; without a page that answers: make oracle-page makes it")
    )
    return 1 if maker.tree.faults else 0


if __name__ == "__main__":
    sys.exit(main())
