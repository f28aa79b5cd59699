#!/usr/bin/env python3
"""The page of origo report in a browser: it shows what it should, says nothing on the console, and works by keyboard.

usage: tests/report/page_check.py MADE_UP.html REAL.html CONTACTS.html MESHES.html [PICTURES]

Starts Chromium without a window and speaks its debugging protocol over a pipe, so that nothing but Python and Chromium
is needed. Writes dark.png, light.png, real.png, contacts.png and meshes.png into the directory PICTURES, if given. The first page is that of
judgements made by make_judgements.py, the second one of claims with points and normals that are wrong, the third one of
contacts that leave a corner out, the fourth one of meshes.
"""
import base64
import json
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or "google-chrome"
FLAGS = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
         "--disable-background-networking", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
         "--remote-debugging-pipe", "--window-size=1300,1000"]


class Browser:
    """One page of one browser. Commands are answered in order; events are kept."""

    def __init__(self, profile):
        commands, self.commands = os.pipe()
        self.replies, replies = os.pipe()
        # Chromium reads commands from its descriptor 3 and writes to 4: moved there by a process of their own, since
        # here they may be taken.
        moved = [os.dup2(commands, 63), os.dup2(replies, 64)]
        mover = "import os, sys; os.dup2(63, 3); os.dup2(64, 4); os.execvp(sys.argv[1], sys.argv[1:])"
        launch = [sys.executable, "-c", mover, CHROMIUM, *FLAGS, f"--user-data-dir={profile}"]
        self.process = subprocess.Popen(launch, pass_fds=moved, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        for descriptor in (commands, replies, *moved):
            os.close(descriptor)
        self.number, self.session, self.events, self.rest = 0, None, [], b""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def receive(self):
        while b"\0" not in self.rest:
            more = os.read(self.replies, 1 << 16)
            if not more:
                raise SystemExit("FAILED the browser ended")
            self.rest += more
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            reply = self.receive()
            if reply.get("id") == self.number:
                if "error" in reply:
                    raise SystemExit(f"FAILED {method}: {reply['error']}")
                return reply["result"]
            self.events.append(reply)

    def open(self, url):
        self.call("Page.navigate", url=url)
        while True:
            event = self.receive()
            self.events.append(event)
            if event.get("method") == "Page.loadEventFired":
                return

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"FAILED {expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def press(self, key, text=""):
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, text=text,
                  windowsVirtualKeyCode={"Tab": 9, "Enter": 13, "ArrowLeft": 37, "ArrowRight": 39}.get(key, 0))
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=key)

    def picture(self, selector):
        self.value(f"document.querySelector('{selector}').scrollIntoView(); new Promise((done) => "
                   "requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")
        box = self.value(f"(() => {{ const r = document.querySelector('{selector}').getBoundingClientRect();"
                         "return {x: r.x + scrollX, y: r.y + scrollY, width: r.width, height: r.height, scale: 1};"
                         "})()")
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", clip=box)["data"])

    def troubles(self):
        """What the page said on the console, and what went wrong in it."""
        said = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown" or method == "Log.entryAdded":
                said.append(json.dumps(parameters)[:600])
            if method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
                said.append(json.dumps(parameters["args"])[:600])
        return said

    def close(self):
        self.process.terminate()
        self.process.wait()


def pixels(png):
    """The colours of a PNG of 8 bits a channel, row by row."""
    at, data, width, channels = 8, b"", 0, 3
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at:at + 8])
        chunk = png[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, _, _, colour = struct.unpack(">IIBB", chunk[:10])
            channels = {2: 3, 6: 4}[colour]
        if kind == b"IDAT":
            data += chunk
        at += length + 12
    data, stride, above, result = zlib.decompress(data), width * channels, bytes(width * channels), []
    for start in range(0, len(data), stride + 1):
        filtered, row = data[start], bytearray(data[start + 1:start + 1 + stride])
        for k in range(stride):
            left, up = row[k - channels] if k >= channels else 0, above[k]
            corner = above[k - channels] if k >= channels else 0
            if filtered == 4:
                guess = left + up - corner
                nearest = min(left, up, corner, key=lambda value: abs(guess - value))  # the first of equals
            else:
                nearest = [0, left, up, (left + up) // 2][filtered]
            row[k] = (row[k] + nearest) & 255
        result += [tuple(row[k:k + 3]) for k in range(0, stride, channels)]
        above = row
    return result


def share(png, is_wanted):
    """Which part of the picture has a colour like that."""
    colours = pixels(png)
    return sum(is_wanted(*colour) for colour in colours) / len(colours)


def is_blue(r, g, b):
    return b > r + 30 and b > g


def is_orange(r, g, b):
    return r > b + 30 and r > g > b


def is_green(r, g, b):
    return g > r + 60 and g > b + 30


def is_red(r, g, b):
    return r > g + 100 and b > g + 20


passed = failed = 0


def expect(name, good, detail=""):
    global passed, failed
    if good:
        passed += 1
    else:
        failed += 1
        print(f"FAILED {name} {detail}")


def check_theme(browser, theme, pictures):
    # Segments are drawn as lines: what is looked for is the colour of solids.
    browser.value("[...document.querySelectorAll('#list button')].find((b) => b.dataset.id.startsWith('sphere-box')).click()")
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])
    ground = browser.value("getComputedStyle(document.body).backgroundColor")
    light = sum(int(x) for x in ground[ground.index("(") + 1:-1].split(",")) > 3 * 128
    expect(f"{theme}: the ground", light == (theme == "light"), ground)
    picture = browser.picture("canvas")
    for name, is_wanted in (("A", is_blue), ("B", is_orange)):
        part = share(picture, is_wanted)
        expect(f"{theme}: body {name} is drawn", part > 0.01, f"{part:.2%} of the picture")
    keep_picture(browser, pictures, theme)


def keep_picture(browser, pictures, name):
    if not pictures:
        return
    pathlib.Path(pictures).mkdir(parents=True, exist_ok=True)
    whole = browser.call("Page.captureScreenshot", format="png", captureBeyondViewport=True)
    pathlib.Path(pictures, f"{name}.png").write_bytes(base64.b64decode(whole["data"]))


def check_claim(browser, pictures):
    """Exact and claimed points and normals of the worst case."""
    picture = browser.picture("canvas")
    for name, is_wanted in (("exact", is_green), ("claimed", is_red)):
        part = share(picture, is_wanted)
        expect(f"what is {name} is drawn", part > 0.0005, f"{part:.3%} of the picture")
    expect("the exact value is told", browser.value("document.getElementById('case').textContent.includes('Exact: ')"))
    keep_picture(browser, pictures, "real")


def check_contacts(browser, pictures):
    """What bodies share, and the contacts that are claimed of it."""
    picture = browser.picture("canvas")
    for name, is_wanted in (("shared", is_green), ("claimed", is_red)):
        part = share(picture, is_wanted)
        expect(f"of contacts what is {name} is drawn", part > 0.0005, f"{part:.3%} of the picture")
    said = browser.value("byId('case').textContent")
    expect("the legend says what is shared", "what both share" in said)
    expect("contacts are counted", "4 points" in said)
    keep_picture(browser, pictures, "contacts")


def check_meshes(browser, pictures):
    """Meshes, the triangles that meet, and the boxes of a level."""
    browser.value("[...document.querySelectorAll('#list button')].find((b) => b.dataset.id === 'mesh-spheres-0000').click()")
    picture = browser.picture("canvas")
    for name, is_wanted in (("A", is_blue), ("B", is_orange)):
        part = share(picture, is_wanted)
        expect(f"mesh {name} is drawn", part > 0.01, f"{part:.2%} of the picture")
    pairs = browser.value("data.cases['mesh-spheres-0000'].pairs.length")
    expect("the pairs are counted", f"Exact: {pairs} pairs of triangles" in browser.value("byId('case').textContent") and pairs > 0)
    none = share(picture, is_green)
    for level, boxes in ((0, 2), (2, 8)):
        browser.value(f"byId('level').value = '{level}', byId('level').dispatchEvent(new Event('change'))")
        said = browser.value("byId('boxes').textContent")
        expect(f"level {level} has boxes", said.startswith(f" {boxes} boxes of the trees"), said)
        part = share(browser.picture("canvas"), is_green)
        expect(f"boxes of level {level} are drawn", part > none + 0.001, f"{part:.3%} of the picture")
    keep_picture(browser, pictures, "meshes")
    browser.value("byId('level').value = '', byId('level').dispatchEvent(new Event('change'))")
    expect("no boxes again", share(browser.picture("canvas"), is_green) == none)
    browser.value("[...document.querySelectorAll('#list button')].find((b) => b.dataset.id.startsWith('mesh-itself')).click()")
    expect("a mesh with itself is drawn once", browser.value("document.querySelectorAll('#case .legend li').length") == 2)
    floor = browser.value("Object.keys(data.cases).filter((id) => id.startsWith('parts-') && data.cases[id].bodies).length")
    expect("bodies made of parts are not drawn as hulls", floor == 0, floor)


def check_content(browser):
    rows = browser.value("document.querySelectorAll('#league tbody tr').length")
    expect("a row for each engine", rows == browser.value("data.engines.length") and rows == 3, rows)
    shown = browser.value("[...document.querySelectorAll('#league tbody tr')]"
                          ".map((row) => Number(row.cells[1].textContent))")
    expect("the cases add up", sum(shown) == browser.value("data.engines.reduce((sum, row) => sum + row.cases, 0)"), shown)
    expect("an engine's name is text", browser.value("document.querySelectorAll('#league tbody td')[0].textContent")
           .startswith("<engine>"))
    expect("a note does not take the page over", browser.value("document.title") == "Origo report")
    expect("a histogram for each engine", browser.value("document.querySelectorAll('#histograms svg').length") == 3)
    expect("the histograms have bars", browser.value("document.querySelectorAll('#histograms rect').length") > 10)
    expect("the case can be copied", browser.value("JSON.parse(byId('case-text').textContent).id === "
                                                   "document.querySelector('#case h3').textContent"))
    wide = browser.value("(() => { const of = document.querySelector('#league').parentNode;"
                         "return of.scrollWidth - of.clientWidth; })()")
    expect("no column of the league is cut off", wide == 0, f"{wide} pixels are")
    expect("no table is wider than the page", browser.value("document.documentElement.scrollWidth <= innerWidth"))


def check_verdicts(browser):
    """The head of a report of one engine that is wrong at times."""
    said = browser.value("byId('verdicts').textContent")
    counted = browser.value("data.engines[0].wrong + ' of ' + data.engines[0].cases")
    expect("a sentence says how the engine stands", f"is wrong in {counted} cases" in said, said)
    cells = "[...byId('league').tHead.rows[0].cells]"
    shown = cells + ".filter((cell) => !cell.hidden).map((cell) => cell.textContent).join()"
    expect("columns of nothing are left out",
           "crashed" not in browser.value(shown) and "worst depth" in browser.value(shown))
    browser.value("byId('all-columns').click()")
    expect("all can be shown", "crashed" in browser.value(shown))
    browser.value("byId('all-columns').click()")
    line = browser.value("byId('shrink').textContent")
    expect("the command that shrinks it", "| origo shrink --algorithm mpr" in line and line.startswith("grep -F '\""),
           line)
    browser.value("document.querySelectorAll('#list button')[2].click()")
    name, address = browser.value("document.querySelector('#case h3').textContent"), browser.value("location.hash")
    browser.value("document.querySelectorAll('#list button')[0].click()")
    expect("another case is shown", browser.value("document.querySelector('#case h3').textContent") != name)
    browser.value(f"(location.hash = {json.dumps(address)}, followLink())")
    expect("the address leads back", browser.value("document.querySelector('#case h3').textContent") == name, address)
    expect("an address of nothing is passed over",
           browser.value("(location.hash = '#nobody/none', followLink())") is False)


def check_head(browser):
    """Of which run the page is; and where errors begin to be gross."""
    said = browser.value("byId('about').innerText")
    for wanted in ("29 February 2000, 00:00 UTC", "4f2a9c1", "origo judge --quiet --abs normal=1e-30",
                   "random-boxes.jsonl", "gross beyond 1.0e-9", "allowed: --abs normal=1e-30"):
        expect(f"the head says {wanted}", wanted in said, said)
    off = browser.value("""(() => { const svg = document.querySelector('#histograms svg');
      const number = (thing, name) => Number(thing.getAttribute(name));
      const line = number(svg.querySelector('line.gross'), 'x1');
      const bars = [...svg.querySelectorAll('rect')]
        .map((bar) => [bar.textContent, number(bar, 'x') - 1, number(bar, 'width') + 2]);
      return bars.filter(([name, from, width]) => { const low = name.match(/^(?:from )?1e(-?\\d+)/);
        return low ? (from > line - 1) !== (Number(low[1]) >= -9) : from + width > line + 1; }).length; })()""")
    expect("the line at gross parts the bars", off == 0, off)


def choose(browser, name, value):
    browser.value(f"(byId('{name}').value = {json.dumps(value)}, byId('{name}').dispatchEvent(new Event("
                  f"'{'input' if name == 'search' else 'change'}')))")


def check_failures(browser):
    """All failures are listed; filters let through what they say."""
    listed = "document.querySelectorAll('#list [data-id]').length"
    every = browser.value("showOnly({}), entries.length")
    failed = browser.value("data.failures.length")
    expect("more failures than are shown whole", failed > browser.value("data.shown.length"), failed)
    expect("every failure is an entry", browser.value("entries.filter((e) => isFailure(e.judgement)).length") == failed)
    wrong = browser.value("data.engines.reduce((sum, row) => sum + row.wrong + (row.reasons.crashed || 0) + "
                          "(row.reasons['timed out'] || 0), 0)")
    expect("as many as the league counts", failed == wrong, f"{failed} {wrong}")
    expect("the list begins with a part", browser.value(listed) == min(200, every), browser.value(listed))
    if every > 200:
        browser.value("byId('more').click()")
        expect("and goes on", browser.value(listed) == min(400, every))
    for kind in browser.value("[...byId('kind').options].map((o) => o.value)"):
        choose(browser, "kind", kind)
        good = browser.value(f"rows.length > 0 && rows.every((e) => kinds[{json.dumps(kind)}](e.judgement))")
        expect(f"those of the kind {kind}", good)
    choose(browser, "kind", "all")
    for name, of in (("of-family", "e.judgement.family"), ("of-question", "e.question")):
        for value in browser.value(f"[...byId('{name}').options].slice(1).map((o) => o.value)"):
            choose(browser, name, value)
            wanted = f"entries.filter((e) => {of} === {json.dumps(value)}).length"
            good = browser.value(f"rows.length === {wanted} && rows.length > 0")
            expect(f"{name} {value}", good)
        choose(browser, name, "")
    choose(browser, "of-check", "normal")
    expect("of a check", browser.value("rows.length > 0 && rows.every((e) => e.judgement.checks.some((c) => "
                                       "c.what === 'normal' && c.verdict !== 'right'))"))
    choose(browser, "of-check", "")
    wanted = browser.value("entries[entries.length - 1].judgement.id")
    choose(browser, "search", wanted)
    found = browser.value(f"rows.length > 0 && rows.every((e) => e.judgement.id === {json.dumps(wanted)})")
    expect("a search finds it", found)
    choose(browser, "search", "no such thing")
    expect("a search of nothing says so", browser.value("byId('case').textContent === 'No case answers to that.'"))
    choose(browser, "search", "")
    off = browser.value("[...byId('list').querySelectorAll('small')].map((s) => s.textContent)"
                        ".filter((text) => text.includes('wrong') && !/ off by .* of the size/.test(text)).length")
    expect("each wrong one says by how much", off == 0, off)
    for last in (browser.value("data.failures.length - 1"), 0):
        one = browser.value(f"(({{engine, id}}) => [engine, id])(data.failures[{last}].judgement)")
        address = "#" + "/".join(browser.value(f"encodeURIComponent({json.dumps(part)})") for part in one)
        found = browser.value(f"(location.hash = {json.dumps(address)}, followLink())")
        expect(f"the address of failure {last} leads to it", found and
               browser.value("document.querySelector('#case h3').textContent") == one[1])


def check_many(browser):
    """Ten thousand failures are filtered while one types."""
    took = browser.value("""(() => { const plenty = [];
      while (plenty.length < 10000) plenty.push(...entries.filter((e) => isFailure(e.judgement)));
      const kept = entries; entries = plenty; showOnly({});
      const start = performance.now();
      byId('search').value = 'sphere'; const found = fillList().length;
      const took = performance.now() - start;
      entries = kept; showOnly({}); return found > 0 ? took : -1; })()""")
    expect("ten thousand failures are searched at once", 0 <= took < 500, took)


def check_families(browser):
    """Each family tells its trap and leads to its failures."""
    name = "sphere-box"
    expect("every family is told of", browser.value("document.querySelectorAll('#traps details').length === "
                                                    "new Set(data.families.map((row) => row.family)).size"))
    said = browser.value(f"openFamily('{name}'), document.activeElement.closest('details').innerText")
    expect("what it is", "a sphere beside a face, edge or corner" in said, said)
    expect("its flags", "curved-support" in said or browser.value(f"data.traps['{name}'].flags.every((flag) => "
           f"{json.dumps(said)}.includes(flag) && {json.dumps(said)}.includes(data.flags[flag].slice(0, 40)))"), said)
    expect("where its cases are", "from line 1 of corpus/cases/sphere-box.jsonl" in said, said)
    browser.value(f"document.querySelector('#traps [data-family={name}] button').click()")
    expect("its failures", browser.value(f"rows.length > 0 && rows.every((e) => e.judgement.family === '{name}')"))
    browser.value("showOnly({})")


def check_svg(browser):
    """The view as lines and faces: as many colours as the canvas, nothing outside."""
    browser.value("byId('list').querySelector('[data-id]').click()")
    svg = browser.value("svgOf(stage)")
    parsed = f"new DOMParser().parseFromString({json.dumps(svg)}, 'image/svg+xml')"
    expect("the picture is sound XML", browser.value(f"{parsed}.querySelector('parsererror') === null"))
    for name, least in (("polygon", 12), ("polyline", 12)):
        expect(f"it has a {name} a face or an edge", svg.count(f"<{name} ") >= least, svg.count(f"<{name} "))
    tints = [tuple(int(tint[k:k + 2], 16) for k in (1, 3, 5)) for tint in set(re.findall('#[0-9a-f]{6}', svg))]
    for name, is_wanted in (("A", is_blue), ("B", is_orange), ("exact", is_green)):
        expect(f"{name} is in the picture", any(is_wanted(*tint) for tint in tints), tints)
    inside = browser.value(f"""[...{parsed}.querySelectorAll('[points]')].every((shape) =>
      shape.getAttribute('points').split(/[ ,]/).every((x) => x >= -1 && x <= stage.canvas.clientWidth + 1))""")
    expect("all of it is inside", inside)
    name = browser.value("""(() => { const click = HTMLAnchorElement.prototype.click; let name = '';
      HTMLAnchorElement.prototype.click = function () { name = this.download; };
      document.querySelector('#case .svg').click(); HTMLAnchorElement.prototype.click = click; return name; })()""")
    expect("a button saves it", name == browser.value("document.querySelector('#case h3').textContent") + ".svg", name)


def check_narrow(browser):
    """On a telephone nothing is wider than the page."""
    browser.call("Emulation.setDeviceMetricsOverride", width=400, height=800, deviceScaleFactor=1, mobile=True)
    wide = browser.value("document.documentElement.scrollWidth")
    expect("400 pixels are enough", wide <= 400, wide)
    browser.call("Emulation.clearDeviceMetricsOverride")


def focus(browser, wanted):
    """Goes on with the Tab key until the element that answers to the expression has the focus."""
    for _ in range(120):
        browser.press("Tab")
        if browser.value(f"document.activeElement.matches({json.dumps(wanted)})"):
            return True
    return False


def check_keyboard(browser):
    browser.value("document.activeElement.blur(); scrollTo(0, 0)")
    expect("Tab reaches the families", focus(browser, "#by-family"))
    browser.press(" ", " ")
    rows = browser.value("document.querySelectorAll('#league tbody tr').length")
    expect("the space bar shows families", rows == browser.value("data.engines.length + data.families.length"), rows)
    expect("Tab reaches a heading", focus(browser, "thead th:nth-child(5) button"))
    browser.press("Enter", "\r")
    column = "[...document.querySelectorAll('#league tr.engine')].map((r) => Number(r.cells[4].textContent))"
    wrong = browser.value(column)
    expect("Enter sorts", wrong == sorted(wrong, reverse=True) and len(set(wrong)) > 1, wrong)
    browser.press("Enter", "\r")
    expect("Enter again sorts the other way", browser.value(column) == sorted(wrong))
    told = browser.value("document.querySelector('thead th:nth-child(5)').ariaSort")
    expect("the order is told", told == "ascending", told)
    before = browser.value("document.querySelector('#case h3').textContent")
    expect("Tab reaches another case", focus(browser, "#list button:nth-child(2)"))
    browser.press("Enter", "\r")
    expect("Enter shows it", browser.value("document.querySelector('#case h3').textContent") != before)
    expect("Tab reaches the view", focus(browser, "canvas"))
    still = browser.picture("canvas")
    expect("the view holds still", browser.picture("canvas") == still)
    browser.press("ArrowLeft")
    expect("an arrow key turns it", browser.picture("canvas") != still)
    browser.press("+", "+")
    expect("plus comes nearer", browser.value("stage.eye.away") < 1.45)


def check_every_case(browser):
    """No case breaks the page; each of two bodies has a picture."""
    browser.value("""(() => { window.bad = [];
      for (const engine of data.engines) {
        byId('engine').value = engine.engine;
        byId('engine').dispatchEvent(new Event('change'));
        for (const button of document.querySelectorAll('#list button')) {
          button.click();
          const id = document.querySelector('#case h3').textContent, shown = data.cases[id];
          if (id !== button.dataset.id || (shown.bodies && !document.querySelector('#case canvas'))) bad.push(id);
        } } })()""")
    expect("every case is shown", browser.value("bad.length === 0 && data.shown.length > 30"), browser.value("bad"))


def check_scales(browser):
    """Bodies of every size that doubles have come into the same view."""
    for unit in ("5e-324", "1e-310", "1e-30", "1", "1e30", "1e307"):
        bodies = f"[{{vertices: [[0, 0, 0], [2 * {unit}, 0, 0]], faces: [], radius: 0}}]"
        seen = browser.value(f"toView({bodies}).map([2 * {unit}, 0, 0]).join()")
        expect(f"a segment of {unit} is seen", seen == "0.5,0,0", seen)


def check_far_claim(browser):
    """What an engine claims may be any number, and breaks nothing."""
    browser.value("""(() => { const entry = data.shown.find((e) => data.cases[e.judgement.id].bodies);
      const far = (what) => ({what, verdict: 'wrong', class: 'gross', claimed: [1e308, -1e308, 5e-324]});
      showCase({judgement: {...entry.judgement, checks: ['point-a', 'point-b', 'normal'].map(far)}}); })()""")
    said = browser.value("byId('case').textContent.includes('2 claimed points too far')")
    expect("far points are said, not drawn", said)


def main():
    made_up, real, contacts, meshes = (pathlib.Path(name).resolve().as_uri() for name in sys.argv[1:5])
    pictures = sys.argv[5] if len(sys.argv) > 5 else None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        browser.open(made_up)
        check_content(browser)
        for theme in ("dark", "light"):
            check_theme(browser, theme, pictures)
        check_keyboard(browser)
        check_every_case(browser)
        check_scales(browser)
        check_far_claim(browser)
        check_failures(browser)
        check_many(browser)
        check_families(browser)
        check_narrow(browser)
        browser.open(real)
        check_claim(browser, pictures)
        check_verdicts(browser)
        check_head(browser)
        check_svg(browser)
        browser.open(contacts)
        check_contacts(browser, pictures)
        browser.open(meshes)
        check_meshes(browser, pictures)
        expect("nothing is said on the console", not browser.troubles(), browser.troubles())
        browser.close()
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
