"""The panel of steps in the oracle's page: they are those of `origo run --trace`, they follow the case, and what cannot
be shown is said."""

import json
import pathlib
import subprocess
import sys

import page_check as page
from asking import IDLE, ask, wait
from page_check import expect

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/site"))
from player_check import FULLNESS  # noqa: E402

CASES = {json.loads(line)["id"]: line for line in (ROOT / "tool/site/at_work.jsonl").read_text().splitlines()}
PROGRAMS = {"binary64": "origo", "binary32": "origo32"}
# Each with its case, what the views are called, and a word of the legend.
SHOWN = [
    ("gjk", "binary64", "two-boxes-apart", ["The bodies", "Their difference A - B"], "A - B: all differences"),
    ("gjk", "binary32", "two-boxes-apart", ["The bodies", "Their difference A - B"], "A - B: all differences"),
    ("epa", "binary32", "two-boxes-that-overlap", ["The bodies", "Their difference A - B"], "nearest face"),
    ("v-clip", "binary64", "a-gem-and-a-wedge", ["The bodies", "Their difference A - B"], "closest features so far"),
    ("conservative-advancement", "binary64", "a-box-that-flies", ["The bodies"], "direction"),
    ("sap-sweep", "binary64", "seven-boxes", ["The boxes"], "a pair that meets"),
    ("sap-incremental", "binary32", "sixteen-boxes", ["The boxes", "Their ends along the axes"], "ends that change"),
    ("grid", "binary64", "seven-boxes", ["The boxes"], "cells of the grid"),
    ("bvh-aabb", "binary64", "two-sheets", ["The boxes"], "triangles of B"),
    ("clip-halfplanes", "binary64", "a-square-cut-by-a-kite", ["The bodies", "The polygon"], "line that cuts"),
]
MARKUP = '</script><img src=x onerror="window.stolen = 1">'
NOTE = "at('steps-note').textContent"
TEXT = "at('text').value"
LISTED = "[...document.querySelectorAll('#player .told button')].map((one) => one.textContent)"
CLAIM = "document.querySelector('#player p.end').textContent"
COUNTED = "document.querySelector('#player .counted').textContent"
FIGURES = "[...document.querySelectorAll('#player figcaption')].map((one) => one.textContent)"
LEGEND = "document.querySelector('#player .legend').textContent"
READY = "!at('steps').classList.contains('old') && !/being written/.test(at('steps-note').textContent)"


def traced(build, algorithm, precision, text):
    """The texts of the steps that the command writes, and its claim."""
    command = [f"{build}/{PROGRAMS[precision]}", "run", "--quiet", algorithm, "--trace"]
    line = json.dumps(json.loads(text)) + "\n"
    done = subprocess.run(command, input=line, text=True, capture_output=True, check=True).stdout
    *steps, claim = [json.loads(line) for line in done.split("\n")[:-1]]
    return [step["text"] for step in steps], claim


def button(algorithm, precision):
    return f"document.querySelector('[data-steps=\"{algorithm}.{precision}\"]')"


def press(browser, algorithm, precision):
    browser.value(f"{button(algorithm, precision)}.click()")
    return wait(browser, READY)


def same(browser, build, algorithm, precision, what):
    """Are all steps those of the command on the case as it stands?"""
    texts, claim = traced(build, algorithm, precision, browser.value(TEXT))
    listed = browser.value(LISTED)
    expect(f"{what}: the command's {len(texts)} steps", listed == texts, (len(listed), listed[:3], texts[:3]))
    said = browser.value(CLAIM)
    is_same = said.startswith("Its claim: {") and json.loads(said.removeprefix("Its claim: ")) == claim
    expect(f"{what}: the command's claim", is_same, (said, claim))
    return texts


def check_shown(browser, build):
    expect("no panel is open at first", browser.value("at('steps').hidden"))
    for algorithm, precision, case, views, word in SHOWN:
        what = f"steps of {algorithm} in {precision}"
        ask(browser, CASES[case])
        expect(f"{what}: are written", press(browser, algorithm, precision), browser.value(NOTE))
        texts = same(browser, build, algorithm, precision, what)
        counted = browser.value(COUNTED)
        expect(f"{what}: it begins at the first", counted == f"step 0 of {len(texts) - 1}", counted)
        title = browser.value("at('steps-title').textContent")
        expect(f"{what}: the title", title == f"Steps of {algorithm} in {precision}", title)
        figures = browser.value(FIGURES)
        expect(f"{what}: the views", figures == views, figures)
        legend = browser.value(LEGEND)
        expect(f"{what}: the legend", word in legend, legend)
        full = browser.value(FULLNESS)
        expect(f"{what}: no view is blank", full and all(many >= 3 for many in full), full)
        marked = browser.value("[...document.querySelectorAll('[data-steps][aria-current=true]')].length")
        expect(f"{what}: its button is marked, and no other", marked == 1, marked)
    ask(browser, CASES["two-boxes-apart"])
    said = subprocess.run([f"{build}/origo", "list", "--traced"], check=True, capture_output=True, text=True).stdout
    rows, having = browser.value(
        "((rows) => [rows, rows.filter((row) => row.querySelector('[data-steps]'))]"
        ".map((list) => list.map((row) => row.cells[0].textContent)))([...at('claims').tBodies[0].rows])"
    )
    wanted = [row for row in rows if row in said.split()]
    expect("who writes steps has a button, and nobody else", having == wanted != rows, (having, rows))
    browser.value("at('close-steps').click()")


def number(browser, k, text):
    browser.value(
        f"(() => {{ const one = document.querySelectorAll('#numbers input')[{k}]; one.value = {json.dumps(text)};"
        "one.dispatchEvent(new Event('change', {bubbles: true})); })()"
    )


def check_follows(browser, build):
    """A number is typed, a change is undone, another case is picked; cases that are none, and that are not taken."""
    ask(browser, CASES["two-boxes-apart"])
    press(browser, "gjk", "binary32")
    before = same(browser, build, "gjk", "binary32", "before a change")
    for _ in range(2):
        browser.press("ArrowRight")
    number(browser, 0, "0.125")
    expect("a change is followed", wait(browser, f"{IDLE} && {READY}"))
    expect("the number is the case's", "0.125" in browser.value(TEXT), browser.value(TEXT))
    after = same(browser, build, "gjk", "binary32", "after a change")
    expect("the steps are others", before != after)
    counted = browser.value(COUNTED)
    expect("it stays at its step", counted == f"step 2 of {len(after) - 1}", counted)
    browser.value("at('undo').click()")
    expect("undo is followed", wait(browser, f"{IDLE} && {READY}"))
    expect("and has the steps before", same(browser, build, "gjk", "binary32", "undo") == before)
    said = ask(browser, '{"id": "x", "question": "distance", "a": {"shape": "<b>"}}')
    wait(browser, READY)
    note = browser.value(NOTE)
    expect("a case that is none: the command's words", note != "" and said == note, (said, note))
    expect("and no steps of another", browser.value("at('player').hidden && at('steps-note').className === 'wrong'"))
    ask(browser, CASES["seven-boxes"])
    wait(browser, READY)
    note = browser.value(NOTE)
    expect("not taken: the claim's note", "There are no steps: the question overlaps; the door of gjk" in note, note)
    expect("and no steps", browser.value("at('player').hidden"))
    ask(browser, json.dumps(json.loads(CASES["two-boxes-that-touch"]) | {"id": MARKUP}))
    wait(browser, READY)
    same(browser, build, "gjk", "binary32", "an id that is markup")
    expect("it is no element", browser.value("document.querySelectorAll('main img').length") == 0)
    browser.value("at('close-steps').click()")


def check_keys(browser):
    ask(browser, CASES["two-boxes-apart"])
    browser.value("document.activeElement.blur()")
    expect("the Tab key finds the button", page.focus(browser, "[data-steps='gjk.binary32']"))
    browser.press("Enter", "\r")
    expect("Enter opens", wait(browser, f"{READY} && !at('player').hidden"))
    focus = "document.activeElement.id"
    expect("the player has the focus", browser.value(focus) == "player", browser.value(focus))
    browser.press("ArrowRight")
    expect("an arrow key makes a step", browser.value(COUNTED).startswith("step 1 "), browser.value(COUNTED))
    browser.press("Escape")
    expect("Escape closes", browser.value("at('steps').hidden"))
    back = browser.value("document.activeElement.dataset.steps")
    expect("and the button has the focus", back == "gjk.binary32", back)


def check_long(browser, build):
    """More steps than the page shows, and more marks than it asks for."""
    apart = [[[3 * k, 0, 0], [3 * k + 1, 1, 1]] for k in range(1200)]
    ask(browser, json.dumps({"id": "long", "question": "overlaps", "boxes": apart}))
    press(browser, "sap-sweep", "binary64")
    texts, _ = traced(build, "sap-sweep", "binary64", browser.value(TEXT))
    note = browser.value(NOTE)
    expect("how long it is", note == f"The trace has {len(texts)} steps. The first 1000 are shown.", note)
    expect("the first steps", browser.value(LISTED) == texts[:1000])
    turned = [[[-3 * k, k, k % 7], [1 - 3 * k, k + 1, k % 7 + 1]] for k in range(150)]
    ask(browser, json.dumps({"id": "cut", "question": "overlaps", "boxes": turned}))
    press(browser, "sap-incremental", "binary64")
    listed, note = browser.value(LISTED), browser.value(NOTE)
    expect("it is cut", note == f"More than 20000 marks: the trace is cut after {len(listed)} steps.", note)
    expect("so says its last step", listed[-1].endswith("The steps after this are left out."), listed[-1])
    browser.value("at('close-steps').click()")


def check_link(browser, build):
    ask(browser, CASES["two-boxes-that-overlap"])
    press(browser, "epa", "binary32")
    link, address = browser.value("[at('link').href, location.href]")
    expect("the link says what is open", link.endswith("&steps=epa.binary32"), link[-40:])
    expect("so does the address", address == link, address[-40:])
    browser.open("about:blank")
    browser.open(link)
    browser.value("window.at = (id) => document.getElementById(id); 0")
    expect("it is followed", wait(browser, f"{IDLE} && {READY} && !at('player').hidden"))
    same(browser, build, "epa", "binary32", "a link")
    browser.value("location.hash = location.hash.replace('epa.binary32', 'orient2d.binary64')")
    expect("one that writes none", wait(browser, f"{IDLE} && {READY} && at('player').hidden"))
    note = browser.value(NOTE)
    expect("is refused in the library's words", "orient2d" in note and "steps" in note, note)
    browser.value("at('close-steps').click()")
    link = browser.value("at('link').href")
    expect("closed, it is the link of the case", "&steps" not in link, link[-40:])


def check_looks(browser, pictures, name):
    """In the window as it is: the panel fits."""
    width = browser.value("innerWidth")
    shown = [("gjk", "two-boxes-apart"), ("grid", "seven-boxes")]
    for algorithm, case in shown if width < 500 else shown[:1]:
        ask(browser, CASES[case])
        press(browser, algorithm, "binary64")
        browser.press("ArrowRight")
        browser.press("ArrowRight")
        wide = browser.value("document.documentElement.scrollWidth")
        expect(f"{width} pixels are enough for the steps of {algorithm}", wide <= width, wide)
        full = browser.value(FULLNESS)
        expect(f"{name}: views of {algorithm}", full and all(many >= 3 for many in full), full)
        page.keep_picture(browser, pictures, f"steps-{algorithm}-{name}")
    browser.value("at('close-steps').click()")


def check(browser, build):
    check_shown(browser, build)
    check_follows(browser, build)
    check_keys(browser)
    check_long(browser, build)
    check_link(browser, build)
