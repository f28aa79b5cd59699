"""The players of the site's pages: what they show is what the lines say, by buttons, keys, slider, list and address.

site_check.py runs it in its browser."""
import json
import pathlib
import subprocess
import tempfile

from page_check import expect

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Ids that try to be markup, to end the script, to be a name of the page; bodies without a solid difference, and huge.
TRIES = [
    "</script><script>document.title = 'evil'</script><b id=evil>\"'&amp; \u2028\u2029",
    "<!--<script>",
    "traces",
    "__proto__",
]
BODIES = [
    ({"shape": "sphere", "radius": 1}, {"shape": "capsule", "radius": 0.5, "half_height": 1}),
    ({"shape": "box", "half": [1, 1, 1]}, {"shape": "box", "half": [1, 1, 1]}),
    (
        {"shape": "triangle", "points": [[0, 0, 0], [1, 0, 0], [0, 1, 0]]},
        {"shape": "segment", "points": [[0, 0, 0], [0, 1, 0]]},
    ),
    ({"shape": "box", "half": [1e300, 1, 1]}, {"shape": "box", "half": [1, 1, 1]}),
]

TRACES = "document.getElementById('traces').textContent"
SAID = "document.querySelector('.said').textContent"
COUNTED = "document.querySelector('.counted').textContent"
WORDS = "[...document.querySelectorAll('.words span')].map((one) => one.textContent)"


def window(browser, width, theme):
    browser.call(
        "Emulation.setDeviceMetricsOverride", width=width, height=1000, deviceScaleFactor=1, mobile=width < 500
    )
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])


def visit(browser, address):
    browser.open("about:blank")  # another address of the same page would load nothing
    browser.open(address)


def button(browser, label):
    browser.value(f"document.querySelector('.controls button[aria-label={json.dumps(label)}]').click()")


def wait(browser, milliseconds):
    browser.value(f"new Promise((done) => setTimeout(() => done(0), {milliseconds}))")


# What the views show, drawn anew and read in the same moment: what is on the screen may be a picture late.
SHOWN = """(() => {
  dispatchEvent(new Event('resize'));
  return [...document.querySelectorAll('.views figure')].map((figure) => {
    const canvas = figure.querySelector('canvas');
    if (canvas) return canvas.toDataURL() + figure.querySelector('.words').innerHTML;
    return figure.querySelector('svg').innerHTML;
  }).join();
})()"""
# For each view how many colours a canvas has, or how many parts a drawing.
FULLNESS = """(() => {
  dispatchEvent(new Event('resize'));
  return [...document.querySelectorAll('.views :is(canvas, svg)')].map((view) => {
    if (view.tagName === 'svg') return view.childElementCount;
    const copy = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    copy.drawImage(view, 0, 0, 300, 150);
    return new Set(new Uint32Array(copy.getImageData(0, 0, 300, 150).data.buffer)).size;
  });
})()"""


def lines_of(browser, number=0):
    """The texts of a case's steps, from the page's data."""
    traces = json.loads(browser.value("document.getElementById('traces').textContent"))
    read = [json.loads(line) for line in traces["cases"][number]["lines"]]
    return [line["text"] for line in read if "step" in line]


def check_steps(browser, name, texts):
    """By the keyboard to the end and back: each step's text is its line's, the first picture comes again."""
    browser.value("document.querySelector('.controls button[aria-label=play]').focus()")
    first, said = browser.value(SHOWN), [browser.value(SAID)]
    counted = [browser.value(COUNTED)]
    for _ in texts[1:]:
        browser.press("ArrowRight")
        said.append(browser.value(SAID))
        counted.append(browser.value(COUNTED))
    expect(f"{name}: the text of each step is that of its line", said == texts, list(zip(said, texts)))
    expect(
        f"{name}: it says which step of how many",
        counted == [f"step {k} of {len(texts) - 1}" for k in range(len(texts))],
        counted,
    )
    last = browser.value(SHOWN)
    expect(f"{name}: the last picture is another one", last != first)
    browser.press("ArrowRight")
    expect(f"{name}: nothing comes after the last step", browser.value(SAID) == texts[-1])
    for _ in texts[1:]:
        browser.press("ArrowLeft")
    expect(f"{name}: back at the first step, the first picture comes again", browser.value(SHOWN) == first)
    browser.press("End")
    expect(f"{name}: End goes to the last step", browser.value(SHOWN) == last)
    browser.press("Home")
    expect(f"{name}: Home goes to the first", browser.value(SAID) == texts[0])


def check_drawn(browser, name):
    full = browser.value(FULLNESS)
    expect(f"{name}: there are views, and none is blank", full and all(many >= 3 for many in full), full)


def check_all_ways(browser, name, texts):
    """Buttons, slider, list, play."""
    last = len(texts) - 1
    for label, step in (("last step", last), ("step back", last - 1), ("first step", 0), ("next step", 1)):
        button(browser, label)
        expect(f"{name}: the button '{label}'", browser.value(SAID) == texts[step], browser.value(SAID))
    slider = "document.querySelector('.controls input')"
    browser.value(f"{slider}.value = {last}; {slider}.dispatchEvent(new Event('input'))")
    expect(f"{name}: the slider", browser.value(SAID) == texts[last], browser.value(SAID))
    listed = browser.value("[...document.querySelectorAll('.told button')].map((one) => one.textContent)")
    expect(f"{name}: the list has all texts", listed == texts, listed)
    browser.value("document.querySelectorAll('.told button')[1].click()")
    current = "document.querySelector('.told [aria-current=step]').textContent"
    expect(
        f"{name}: the list goes to a step and marks it",
        browser.value(SAID) == texts[1] == browser.value(current),
        browser.value(current),
    )
    button(browser, "first step")
    button(browser, "play")
    wait(browser, 2000)
    expect(f"{name}: it plays", browser.value(SAID) == texts[1], browser.value(SAID))
    button(browser, "pause")
    wait(browser, 2000)
    expect(f"{name}: and pauses", browser.value(SAID) == texts[1], browser.value(SAID))
    expect(f"{name}: the text is read out", browser.value("document.querySelector('.said').ariaLive") == "polite")


def check_view(browser, name):
    """A view turns by dragging and by its own keys, and comes nearer by the wheel once it is chosen."""
    before, said = browser.value(SHOWN), browser.value(SAID)
    x, y = browser.value(
        "(() => { const r = document.querySelector('.views canvas').getBoundingClientRect(); "
        "return [r.x + r.width / 2, r.y + r.height / 2]; })()"
    )
    wheel = {"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": -1}
    browser.call("Input.dispatchMouseEvent", **wheel)
    wait(browser, 100)
    expect(f"{name}: the wheel is the page's at first", browser.value(SHOWN) == before)
    for kind, way in (("mousePressed", 0), ("mouseMoved", 60), ("mouseReleased", 60)):
        browser.call("Input.dispatchMouseEvent", type=kind, x=x + way, y=y, button="left", buttons=1, clickCount=1)
    turned = browser.value(SHOWN)
    expect(f"{name}: dragging turns the view", turned != before)
    browser.value("document.querySelector('.views canvas').focus()")
    browser.press("ArrowUp")
    after = browser.value(SHOWN)
    expect(f"{name}: an arrow key turns it, too", after != turned)
    browser.press("ArrowRight")
    expect(f"{name}: there it makes no step", browser.value(SAID) == said, browser.value(SAID))
    browser.call("Input.dispatchMouseEvent", **(wheel | {"deltaY": -200}))
    wait(browser, 100)
    expect(f"{name}: the wheel comes nearer", browser.value(SHOWN) != after)


def check_page(browser, site, name):
    """A page of the site: a case in two windows and two looks, then every other way and every other case."""
    address = (site / f"algorithms/{name}.html").as_uri()
    visit(browser, address)
    anchors = browser.value("[...document.querySelectorAll('.cases a')].map((one) => one.hash)")
    for width, theme in ((1300, "light"), (1300, "dark"), (400, "light"), (400, "dark")):
        window(browser, width, theme)
        visit(browser, address + anchors[1])
        texts, what = lines_of(browser, 1), f"{name}{anchors[1]} at {width} pixels, {theme}"
        expect(f"{what}: the address opens its case", browser.value(SAID) == texts[0], browser.value(SAID))
        wide = browser.value("document.documentElement.scrollWidth")
        expect(f"{what}: needs no scrolling sideways", wide <= width, wide)
        check_drawn(browser, what)
        check_steps(browser, what, texts)
    window(browser, 1300, "light")
    visit(browser, address)
    texts = lines_of(browser)
    check_all_ways(browser, name, texts)
    if browser.value("!!document.querySelector('.views canvas')"):
        check_view(browser, name)
    for anchor in anchors[1:]:
        browser.value(f"document.querySelector('.cases a[href=\"{anchor}\"]').click()")
        wait(browser, 50)
        other = lines_of(browser, anchors.index(anchor))
        expect(f"{name}: the link {anchor} opens its case", browser.value(SAID) == other[0], browser.value(SAID))
        check_drawn(browser, f"{name}{anchor}")
        check_steps(browser, f"{name}{anchor}", other)


def check_others(browser, site, names):
    """Every other player: its first case goes to the end and back."""
    window(browser, 1300, "light")
    for name in names:
        visit(browser, (site / f"algorithms/{name}.html").as_uri())
        check_drawn(browser, name)
        check_steps(browser, name, lines_of(browser))


def check_words(browser, site):
    """The origin and the point that is nearest so far are named in the picture of A - B, at their places."""
    visit(browser, (site / "algorithms/gjk.html").as_uri() + "#case-two-boxes-apart")
    expect("A, B, the origin and v are named", browser.value(WORDS) == ["A", "B", "v", "0"], browser.value(WORDS))
    button(browser, "next step")
    expect("so are the support points", {"a", "b", "w"} <= set(browser.value(WORDS)), browser.value(WORDS))
    legend = browser.value("document.querySelector('.legend').innerText")
    for word in ("A - B: all differences", "the origin", "corners so far", "nearest so far", "direction"):
        expect(f"the legend explains '{word}'", word in legend, legend)


def check_text(browser, origo):
    """Ids and cases of others stay text, in a page of its own made of them."""
    with tempfile.TemporaryDirectory() as name:
        cases, page = pathlib.Path(name, "cases"), pathlib.Path(name, "page.html")
        made = [
            {"id": one, "question": "distance", "a": a, "b": b | {"pose": {"translation": [3, 1, 0]}}}
            for one, (a, b) in zip(TRIES, BODIES)
        ]
        cases.write_text("".join(json.dumps(one, ensure_ascii=False) + "\n" for one in made), encoding="utf-8")
        command = [ROOT / "tool/site/player_page.py", "--build", origo.parent, "--out", page]
        subprocess.run([*command, "gjk", cases], check=True)
        visit(browser, page.as_uri())
        links = browser.value("[...document.querySelectorAll('.cases a')].map((one) => one.textContent)")
        shown = [one.replace("-", " ") for one in TRIES]
        shown = [one[:1].upper() + one[1:] for one in shown]
        expect("ids are shown as they are", links == shown, links)
        expect(
            "none is markup",
            browser.value("document.querySelectorAll('#evil, main b, main script script').length") == 0,
        )
        expect("none runs", "evil" not in browser.value("document.title"), browser.value("document.title"))
        for k, _ in enumerate(TRIES):
            browser.value(f"document.querySelectorAll('.cases a')[{k}].click()")
            wait(browser, 50)
            claim = browser.value("document.querySelector('.end').textContent")
            expect("the claim has the id as it is", json.dumps(TRIES[k], ensure_ascii=False)[1:-1] in claim, claim)
            check_drawn(browser, f"case {k} of others")
        for words, given in (
            ("origo list --traced", ["orient2d", cases]),
            ("No such file", ["gjk", pathlib.Path(name, "nothing")]),
            ("writes no steps", ["gjk", ROOT / "corpus/primitives/cases/clip-star.jsonl"]),
        ):
            run = subprocess.run([*command, *given], check=False, text=True, capture_output=True)
            expect(f"what is refused is said: {words}", run.returncode == 2 and words in run.stderr, run.stderr)


# Boxes 1 and 2 are removed, then 1 comes back elsewhere.
FEWER = {
    "id": "fewer",
    "question": "overlaps",
    "boxes": [[[0, 0, 0], [1, 1, 1]], [[2, 2, 2], [3, 3, 3]], [[4, 4, 4], [5, 5, 5]]],
    "steps": [{"remove": [1, 2]}, {"insert": [[1, [0.5, 0.5, 0], [5, 2, 1]]]}],
}
# By step: the boxes that there are.
LEFT = {
    "sap-sweep": {0: "012", 3: "012", 4: "0", 5: "0", 6: "01", 8: "01"},
    "sap-incremental": {0: "012", 1: "0", 2: "01", 5: "01"},
    "grid": {0: "012", 6: "012", 7: "0", 9: "0", 10: "01", 14: "01"},
}
NUMBERS = "[...document.querySelectorAll('.views svg .number')].map((one) => one.textContent).slice(0, 3)"


def own_page(browser, origo, folder, algorithm, case, alter=lambda data: None):
    """Opens a page of one algorithm and one case. `alter` changes what the page draws beside the steps."""
    cases, made = folder / "cases", folder / "page.html"
    cases.write_text(json.dumps(case) + "\n", encoding="utf-8")
    command = [ROOT / "tool/site/player_page.py", "--build", origo.parent, "--out", made, algorithm, cases]
    subprocess.run(command, check=True)
    head, rest = made.read_text(encoding="utf-8").split('id="traces">', 1)
    data, tail = rest.split("</script>", 1)
    data = json.loads(data)
    alter(data)
    data = json.dumps(data).replace("<", "\\u003c")
    made.write_text(f'{head}id="traces">{data}</script>{tail}', encoding="utf-8")
    visit(browser, made.as_uri())


def go(browser, step):
    browser.value(f"document.querySelectorAll('.told button')[{step}].click()")


def check_removed(browser, origo, folder):
    """A box that is removed vanishes from the views."""
    window(browser, 1300, "light")
    for name, left in LEFT.items():
        own_page(browser, origo, folder, name, FEWER)
        for step, boxes in left.items():
            go(browser, step)
            words = browser.value(WORDS)
            expect(f"{name}: boxes at step {step}", sorted(words) == list(boxes), words)
            if name == "sap-incremental":
                numbers = browser.value(f"[...new Set({NUMBERS})]")
                expect(f"{name}: along the axes at step {step}", sorted(numbers) == list(boxes), numbers)


def check_meshes(browser, origo, folder):
    """Triangles of meshes are drawn, and those that are compared are filled."""
    cases = (ROOT / "tool/site/at_work.jsonl").read_text(encoding="utf-8").splitlines()
    case = next(one for one in map(json.loads, cases) if one["question"] == "mesh_pairs")
    shown = []
    for alter in (lambda data: None, lambda data: data["cases"][0].pop("meshes")):
        own_page(browser, origo, folder, "bvh-aabb", case, alter)
        data = json.loads(browser.value(TRACES))["cases"][0]
        steps = [json.loads(line) for line in data["lines"]]
        if "meshes" in data:
            corners = [point for mesh in data["meshes"] for point in mesh["points"]]
            boxes = [[float.fromhex(x) for x in box[end]] for box in steps[0]["marks"] for end in ("lower", "upper")]
            for find in (min, max):
                own, around = [[find(p[k] for p in points) for k in range(3)] for points in (corners, boxes)]
                expect("the boxes are around the triangles", own == around, (own, around))
        of_triangles = next(
            k for k, step in enumerate(steps) if any(mark.get("triangles") for mark in step.get("marks", []))
        )
        pictures = []
        for step in (0, of_triangles):
            go(browser, step)
            pictures.append(browser.value(SHOWN))
        shown.append((pictures, browser.value("document.querySelector('.legend').textContent")))
    (drawn, legend), (bare, other) = shown
    expect("triangles are drawn", drawn[0] != bare[0])
    expect("so are those that are compared", drawn[1] != bare[1])
    expect("the legend explains them", "triangles of A" in legend and "triangles of B" in legend, legend)
    expect("and nothing that is not there", "triangles of" not in other, other)


def check_players(browser, site, origo):
    said = subprocess.run([origo, "list", "--traced"], check=True, text=True, stdout=subprocess.PIPE).stdout
    traced = said.split()
    has = sorted(
        path.stem
        for path in (site / "algorithms").glob("*.html")
        if 'class="player"' in path.read_text(encoding="utf-8")
    )
    expect("there are players", "gjk" in has, has)
    expect("whoever writes steps has a player, and nobody else", has == sorted(traced), (has, sorted(traced)))
    work = (site / "at_work.html").read_text(encoding="utf-8")
    listed = (site / "algorithms/index.html").read_text(encoding="utf-8")
    lacking = [name for name in has if f'href="algorithms/{name}.html#at-work"' not in work]
    expect("the page 'Algorithms at work' has all players", not lacking, lacking)
    lacking = [name for name in has if f'class="plays" href="{name}.html#at-work"' not in listed]
    expect("the list of algorithms shows which have one", not lacking, lacking)
    lacking = [
        name
        for name in has
        if "two boxes" not in (site / f"algorithms/{name}.html").read_text(encoding="utf-8").lower()
    ]
    print(f"  {len(has)} players; not on two boxes: {', '.join(lacking) or 'none'}")
    check_page(browser, site, "gjk")
    check_words(browser, site)
    check_others(browser, site, [name for name in has if name != "gjk"])
    check_text(browser, origo)
    with tempfile.TemporaryDirectory() as name:
        check_removed(browser, origo, pathlib.Path(name))
        check_meshes(browser, origo, pathlib.Path(name))
