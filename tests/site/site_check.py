#!/usr/bin/env python3
"""The site: every link leads somewhere, nothing comes from a network, every algorithm is there, a browser shows it.

usage: tests/site/site_check.py SITE ORIGO [PICTURES]

SITE is the folder that `make site` made. The links are read from the pages themselves, not asked of what made them. In
Chromium: no word on the console, windows of 1300 and 400 pixels, search, comparison, the course, the keyboard, and the
ways that a student and an implementer would take. Writes pictures of six pages into PICTURES, if given.
"""
import csv
import html.parser
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.parse

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "report"))
import page_check  # noqa: E402
import player_check  # noqa: E402
from page_check import Browser, expect  # noqa: E402

MOST = 30_000_000  # bytes
LOOKED_AT = [
    "index.html",
    "algorithms/gjk.html",
    "at_work.html",
    "compare/distance.html",
    "docs/results/kinds.html",
    "course/01_smallest.html",
]
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SOLUTION = ROOT / "proofs/course/solutions/01_smallest.c"
KINDS = {"href", "src", "srcset", "action", "data", "poster"}


class Page(html.parser.HTMLParser):
    """The anchors of a page, what it links, and what it loads."""

    def __init__(self, path):
        super().__init__()
        self.anchors, self.links, self.loads = set(), [], []
        self.name, self.text = path.name, path.read_text(encoding="utf-8")
        self.feed(self.text)

    def has(self, anchor):
        """Whether there is such a place. On pages of `origo report` it is ENGINE/CASE, on the oracle's a case."""
        named = urllib.parse.unquote(anchor)
        if self.name == "oracle.html" and named.startswith("{"):
            return "question" in json.loads(named)
        return anchor in self.anchors or ("/" in named and all(f'"{part}"' in self.text for part in named.split("/")))

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.anchors.add(value)
            if name in KINDS:
                (self.links if tag == "a" else self.loads).append(value)
            if name.startswith("on"):
                self.loads.append(f"{name}={value}")


def leads_to(site, page, link):
    """(file, anchor) of a link, or nothing for one out of the site."""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme or parts.netloc:
        return None
    path = urllib.parse.unquote(parts.path)
    return (page.parent / path).resolve() if path else page, parts.fragment


def check_links(site):
    """Every link and every anchor; what is loaded is here; every page can be reached from the first one."""
    pages = {path.resolve(): Page(path) for path in sorted(site.rglob("*.html"))}
    lost, outside, loaded, graph = [], 0, [], {}
    for path, page in pages.items():
        for link in page.links:
            if (target := leads_to(site, path, link)) is None:
                outside += 1
                if urllib.parse.urlsplit(link).scheme not in ("http", "https", "mailto"):
                    lost.append(f"{path.relative_to(site)}: {link}")
                continue
            file, anchor = target
            graph.setdefault(path, set()).add(file)
            missing = anchor and file in pages and not pages[file].has(anchor)
            if not file.is_relative_to(site) or not file.is_file() or missing:
                lost.append(f"{path.relative_to(site)}: {link}")
        for load in page.loads:
            target = leads_to(site, path, load)
            if not load.startswith("data:") and (target is None or not target[0].is_file()):
                loaded.append(f"{path.relative_to(site)}: {load}")
    expect("every link leads to a file of the site, and every anchor is there", not lost, f"{len(lost)}: {lost[:8]}")
    expect("nothing is loaded from elsewhere, and no attribute runs", not loaded, loaded[:8])
    reached, ahead = set(), [site / "index.html"]
    while ahead:
        path = ahead.pop()
        if path not in reached:
            reached.add(path)
            ahead += graph.get(path, ())
    left = [str(path.relative_to(site)) for path in pages if path not in reached]
    expect("every page can be reached from the first one", not left, f"{len(left)}: {left[:8]}")
    print(
        f"  {len(pages)} pages, {sum(len(page.links) for page in pages.values()):,} links, "
        f"{outside} of them to the network"
    )
    return pages


def check_algorithms(site, origo):
    """Each algorithm of the registry has its page, with its code; the list names it."""
    said = subprocess.run([origo, "list", "--markdown"], check=True, text=True, stdout=subprocess.PIPE).stdout
    names = [line.split("`")[1] for line in said.splitlines()[2:]]
    texts = {
        name: (site / f"algorithms/{name}.html").read_text(encoding="utf-8")
        if (site / f"algorithms/{name}.html").exists()
        else ""
        for name in names
    }
    expect("the registry has algorithms", len(names) > 100, len(names))
    for what in ('id="code"', 'class="lead"', "<dt>limits</dt>", 'id="kept-by"'):
        lacking = [name for name in names if what not in texts[name]]
        expect(f"every algorithm's page has {what}", not lacking, lacking[:8])
    listed = (site / "algorithms/index.html").read_text(encoding="utf-8")
    expect("the list has every algorithm", all(f'href="{name}.html"' in listed for name in names))
    failing = [text for text in texts.values() if 'id="fails"' in text]
    expect(
        "pages show smallest failures with pictures",
        len(failing) > 10 and all("../pictures/" in text for text in failing),
        len(failing),
    )
    charted = sum('id="errors-by-family"' in text for text in texts.values())
    expect("pages show errors by family", charted > 10, charted)


def check_size(site):
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    expect("the site is at most 30 MB", size <= MOST, size)
    print(f"  {size / 1e6:.1f} MB")


def window(browser, width, theme="light"):
    browser.call(
        "Emulation.setDeviceMetricsOverride", width=width, height=1000, deviceScaleFactor=1, mobile=width < 500
    )
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])


def at(browser, page):
    return browser.value("decodeURI(location.pathname)").endswith("/" + page)


def click(browser, words):
    """Follows the link that says so. It must be seen: those in folded parts do not count."""
    browser.open(
        browser.value(
            "(() => { const link = [...document.querySelectorAll('a')].find((one) => one.checkVisibility() && "
            f"one.textContent.trim() === {words!r}); if (!link) throw new Error('no link ' + {words!r}); "
            "return link.href; })()"
        )
    )


def check_looks(browser, site, pictures):
    for page in LOOKED_AT:
        for width in (1300, 400):
            for theme in ("light", "dark"):
                window(browser, width, theme)
                browser.open((site / page).as_uri())
                wide = browser.value("document.documentElement.scrollWidth")
                expect(f"{page} at {width} pixels needs no scrolling sideways", wide <= width, wide)
                if pictures:
                    shot = browser.call("Page.captureScreenshot", format="png")["data"]
                    name = f"site-{page.replace('/', '-').removesuffix('.html')}-{width}-{theme}.png"
                    (pictures / name).write_bytes(page_check.base64.b64decode(shot))
        ground = browser.value("getComputedStyle(document.body).backgroundColor")
        window(browser, 400, "light")
        expect(
            f"{page} is dark where that is wanted",
            ground != browser.value("getComputedStyle(document.body).backgroundColor"),
            ground,
        )
    window(browser, 1300)
    browser.open((site / "index.html").as_uri())
    took = browser.value(
        "(() => { const t = performance.getEntriesByType('navigation')[0]; return t.loadEventEnd; })()"
    )
    expect("the first page is there within a second", 0 < took < 1000, took)
    print(f"  the first page in {took:.0f} ms")


def searched(browser, words):
    """The first addresses that the search finds, relative to the site."""
    browser.value(
        f"(() => {{ const field = document.getElementById('search'); field.value = {words!r}; "
        "field.dispatchEvent(new Event('input')); })()"
    )
    for _ in range(150):
        if browser.value(
            "!document.getElementById('found').hidden && document.getElementById('found').childElementCount > 0 && "
            f"document.getElementById('search').value === {words!r}"
        ):
            break
        browser.value("new Promise((done) => setTimeout(() => done(0), 20))")
    browser.value("new Promise((done) => setTimeout(() => done(0), 60))")
    return browser.value("[...document.querySelectorAll('#found a')].map((link) => link.getAttribute('href'))")


def check_search(browser, site):
    browser.open((site / "docs/use/judging.html").as_uri())
    for words, wanted in (
        ("gjk", "../../algorithms/gjk.html"),
        ("signed volumes", "../../algorithms/simplex-signed-volumes.html"),
        ("gjk raycast", "../../algorithms/gjk-raycast.html"),
        ("certificates", "../../docs/trust/certificates.html"),
    ):
        hits = searched(browser, words)
        expect(
            f"the search for {words!r} finds its page among the first three",
            any(hit.split("#")[0] == wanted for hit in hits[:3]),
            hits[:5],
        )
    expect(
        "nothing is found of what is not there",
        searched(browser, "qqxzv") == []
        and "Nothing" in browser.value("document.getElementById('found').textContent"),
    )
    searched(browser, "<img src=x onerror=alert(1)>")
    expect("what is searched stays text", browser.value("document.querySelectorAll('#found img').length") == 0)
    searched(browser, "(((")
    browser.value("document.activeElement.blur(); document.getElementById('search').value = ''")
    browser.press("/", "/")
    expect("the key / goes to the search", browser.value("document.activeElement.id") == "search")
    searched(browser, "gjk")
    browser.press("Enter", "\r")
    while browser.receive().get("method") != "Page.loadEventFired":
        pass
    expect("Enter opens the first hit", at(browser, "algorithms/gjk.html"), browser.value("location.pathname"))


def browser_heads(browser, site, question):
    browser.open((site / f"compare/{question}.html").as_uri())
    return browser.value("[...document.querySelectorAll('#compared th')].map((cell) => cell.textContent)")


def check_comparison(browser, site):
    browser.open((site / "compare/distance.html").as_uri() + "#gjk,v-clip")
    rows = "[...document.querySelectorAll('#compared tbody tr')].filter((row) => !row.hidden)"
    shown = rows + ".map((row) => row.dataset.id)"
    expect(
        "an address holds which algorithms are compared",
        browser.value(shown) == ["gjk", "v-clip"],
        browser.value(shown),
    )
    browser.value("document.querySelector('#picks input[value=\"gjk-johnson\"]').click()")
    expect("a tick adds an algorithm", browser.value(shown) == ["gjk", "gjk-johnson", "v-clip"], browser.value(shown))
    expect(
        "and the address says so",
        browser.value("location.hash") == "#gjk,gjk-johnson,v-clip",
        browser.value("location.hash"),
    )
    heads = browser.value("[...document.querySelectorAll('#compared th')].map((cell) => cell.textContent)")
    column = heads.index("distance off")
    values = (
        f"[...document.querySelectorAll('#compared tbody tr')].filter((row) => !row.hidden).map((row) => "
        f"parseFloat(row.cells[{column}].textContent))"
    )
    for order in (sorted, lambda numbers: sorted(numbers, reverse=True)):
        browser.value(f"document.querySelectorAll('#compared th button')[{column}].click()")
        numbers = browser.value(values)
        expect("a heading sorts by number", len(numbers) == 3 and numbers == order(numbers), numbers)
    browser.open("about:blank")  # another address of the same page would load nothing
    browser.open((site / "compare/distance.html").as_uri() + "#<b>nobody</b>")
    expect("an address that names nobody shows all", len(browser.value(shown)) > 8)
    numbers = (
        "[...document.querySelectorAll('#counted tbody tr')].map((row) => [row.dataset.id, ...[...row.cells].slice(1)"
        ".map((cell) => cell.textContent)])"
    )
    counted = {one: cells for one, *cells in browser.value(numbers)}
    file = (ROOT / "docs/results/instructions.csv").read_text(encoding="utf-8")
    gjk = {f"{int(row[4]):,}" for row in csv.reader(file.splitlines()) if row[1] == "gjk"}
    expect(
        "instructions are those of the file", gjk and gjk == set(counted.get("gjk", [])) - {"-"}, counted.get("gjk")
    )
    for page in ("distance", "orientation", "overlaps"):
        browser.open((site / f"compare/{page}.html").as_uri())
        for table in ("compared", "counted"):
            columns = browser.value(
                f"(() => {{ const rows = [...document.querySelectorAll('#{table} tbody tr')]; return "
                "[...rows[0].cells].map((_, k) => rows.map((row) => row.cells[k].textContent.trim())); })()"
            )
            empty = [column for column in columns if set(column) == {"-"}]
            expect(f"compare/{page}, {table}: no column is empty", len(columns) > 1 and not empty, columns)
    expect("primitives have their errors", "other results off" in browser_heads(browser, site, "orientation"))


def check_filter(browser, site):
    browser.open((site / "algorithms/index.html").as_uri())
    rows = "[...document.querySelectorAll('tr[data-question]')].filter((row) => row.checkVisibility()).length"
    every = browser.value(rows)
    browser.value(
        "(() => { const only = document.getElementById('only'); only.value = 'triangulate'; "
        "only.dispatchEvent(new Event('change')); })()"
    )
    expect(
        "the list shows the algorithms of one question",
        0 < browser.value(rows) < 10 < every,
        (browser.value(rows), every),
    )


def check_course(browser, site):
    browser.open((site / "course/01_smallest.html").as_uri())
    expect("a hint is folded", not browser.value("document.querySelector('.hint').open"))
    code = "[...document.querySelectorAll('main pre')].map((part) => part.textContent).join()"
    lines = [line.strip() for line in SOLUTION.read_text(encoding="utf-8").splitlines()]
    own = [line for line in lines if line.startswith("const")]
    given = browser.value(code)
    browser.open((site / "course/solutions/01_smallest.html").as_uri())
    solved = browser.value(code)
    apart = own and all(line in solved and line not in given for line in own)
    expect("the solution has a page of its own, and stands on no other", apart, own)
    browser.open((site / "course/01_smallest.html").as_uri())
    click(browser, "02_clamp \u2192")
    expect("exercises lead on", at(browser, "course/02_clamp.html"), browser.value("location.pathname"))


def check_failures(browser, site):
    """Smallest failures turn in three dimensions: the link opens the page of `origo report` at that case."""
    browser.open((site / "algorithms/sat-lite.html").as_uri())
    click(browser, "Turn it in three dimensions")
    browser.value("new Promise((done) => setTimeout(() => done(0), 300))")
    said = browser.value("document.querySelector('#case').innerText")
    expect(
        "a failure is shown in three dimensions", "sat-lite-verdict" in said and "wrong (gross)" in said, said[:200]
    )


def check_oracle(browser, site):
    """Where the site has the page that answers: the link of a smallest failure asks about its case."""
    if not (site / "oracle.html").exists():
        print("  not looked at: the page that answers, which make oracle-page makes")
        return
    browser.open((site / "algorithms/sat-lite.html").as_uri())
    click(browser, "Ask the oracle in this browser")
    said = ""
    for _ in range(100):
        said = browser.value("document.getElementById('answer').innerText")
        if "sqrt(1/40)" in said:
            break
        browser.value("new Promise((done) => setTimeout(() => done(0), 100))")
    expect("the oracle answers a smallest failure in the browser", "sqrt(1/40)" in said, said[:200])


def check_ways(browser, site):
    """A student: from the first page to why Johnson's sub-algorithm fails on a needle, without code, in five clicks."""
    browser.open((site / "index.html").as_uri())
    for words in ("simplexes", "simplex-johnson"):
        click(browser, words)
    said = browser.value("document.querySelector('main').innerText")
    expect(
        "a student finds why Johnson's sub-algorithm fails on needles",
        at(browser, "algorithms/simplex-johnson.html") and "needle" in said,
    )
    # An implementer: from the first page to a single file of EPA.
    browser.open((site / "index.html").as_uri())
    for words in ("GJK, EPA, MPR", "epa"):
        click(browser, words)
    expect(
        "an implementer finds how to take EPA",
        "make drop-in ID=epa" in browser.value("document.querySelector('main').innerText"),
    )


def check_way_to_players(browser, site):
    """From the first page to the steps of EPA on two boxes, in at most four clicks."""
    window(browser, 1300)
    for ways in (["Algorithms at work", "epa"], ["GJK, EPA, MPR", "epa"]):
        browser.open((site / "index.html").as_uri())
        for words in ways:
            click(browser, words)
        said = browser.value("document.querySelector('.said').textContent")
        expect(f"EPA at work is {len(ways)} clicks from the first page", at(browser, "algorithms/epa.html"), said)
        chosen = browser.value(
            "[...document.querySelectorAll('a[aria-current=true]')].map((one) => one.innerText).join()"
        )
        expect("and begins with two boxes that overlap", "boxes that overlap" in (chosen or ""), chosen)
        expect("at its first simplex or polytope", said.startswith("The first "), said)


def main():
    if not 3 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    site, origo = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    pictures = pathlib.Path(sys.argv[3]) if len(sys.argv) == 4 else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    check_links(site)
    check_algorithms(site, origo)
    check_size(site)
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as profile:
        browser = Browser(profile)
        check_looks(browser, site, pictures)
        checks = (
            check_search,
            check_comparison,
            check_filter,
            check_course,
            check_failures,
            check_oracle,
            check_ways,
        )
        for check in checks:
            check(browser, site)
        player_check.check_players(browser, site, origo)
        check_way_to_players(browser, site)
        expect("nothing is said on the console", not browser.troubles(), browser.troubles()[:4])
        browser.close()
    print(f"{page_check.passed} passed, {page_check.failed} failed")
    return page_check.failed > 0


if __name__ == "__main__":
    sys.exit(main())
