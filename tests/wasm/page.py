#!/usr/bin/env python3
"""The oracle's page in Chromium, from a file: answers are the command's bytes, the checker accepts them, markup stays
text, a long question is stopped, cases are drawn and changed, algorithms are followed step by step, and it works by
keyboard, at 400 pixels, dark and light.

usage: tests/wasm/page.py BUILD      writes oracle.html, and pictures of it, to BUILD/wasm/page
"""
import functools
import http.server
import json
import pathlib
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/report"))
import editing  # noqa: E402
import page_check as page  # noqa: E402
import steps  # noqa: E402
from asking import ANSWER, AT, IDLE, answered, ask, is_wrong, wait  # noqa: E402
from page_check import expect  # noqa: E402

ROWS = "[...document.querySelectorAll('#claims tbody tr')]"
MPR = "document.querySelector('#algorithms input[value=mpr]')"
MARKUP = '</script><img src=x onerror="window.stolen = 1"><b>'


def check_traps(browser, build):
    """Each case of each trap, picked as people pick it."""
    traps = json.loads(browser.value("at('traps').textContent"))
    cases = [case for trap in traps for case in trap["cases"]]
    unique = {case["id"]: json.dumps(case) for case in cases}
    expected = dict(zip(unique, answered(build, unique.values())))
    expect("traps", len(traps) >= 40 and len(cases) >= 120, f"{len(traps)} {len(cases)}")
    # What algorithms claim is looked at below.
    same = accepted = claims = drawn = 0
    for k, trap in enumerate(traps):
        for j, _ in enumerate(trap["cases"]):
            browser.value(f"""(() => {{
                const change = (id, index) => {{
                    at(id).selectedIndex = index;
                    at(id).dispatchEvent(new Event('change')); }};
                if ({j} === 0) change('trap', {k}); else change('pick', {j}); }})()""")
            wait(browser, IDLE)
            line, verdict, rows, note, lacks = browser.value("""[document.querySelector('#answer pre')?.textContent,
                at('verdict')?.className, document.querySelectorAll('#claims strong').length,
                at('trap-note').textContent, document.querySelector('#picture .note').textContent]""")
            is_same = line is not None and line.rstrip("\n") == expected[trap["cases"][j]["id"]]
            same += is_same
            accepted += verdict == "right"
            claims += rows
            drawn += "not drawn" not in lacks
            if not is_same:
                print("differs:", trap["id"], trap["cases"][j]["id"], (line or browser.value(ANSWER))[:200])
        expect(f"the note of {trap['id']}", note == trap["note"], note)
    expect("answers are the command's bytes", same == len(cases), f"{same} of {len(cases)}")
    expect("and accepted", accepted == len(cases), f"{accepted} of {len(cases)}")
    expect("and drawn", drawn == len(cases), f"{drawn} of {len(cases)}")
    expect("claims", claims >= 6 * len(cases), claims)
    return len(cases), claims


def check_words(browser):
    said = ask(browser, json.dumps({"id": MARKUP, "question": "distance", "a": {"shape": "sphere", "radius": 1},
                                    "b": {"shape": "point", "points": [[3, 4, 0]]}}))
    main = browser.value("document.querySelector('#answer dd.main:nth-of-type(2)').textContent")
    expect("the exact answer", main == "4", said)
    expect("its points", "point of A(0, 0, 0)point of B(3, 4, 0)" in said, said)
    expect("its double", "nearest double 4," in said, said)
    expect("the certificate in words", "two points, and no others are nearer to each other" in said, said)
    expect("corners are named", "corner 0 of A with corner 0 of B" in said, said)
    expect("the checker accepts", "The checker accepts" in said, said)
    line = browser.value("document.querySelector('#answer pre').textContent")
    expect("an id that is markup is text", json.loads(line)["id"] == MARKUP, line)
    expect("and no element", browser.value("document.querySelectorAll('main img, main b').length") == 0)
    complaint = ask(browser, '{"id": "<img src=x onerror=stolen=1>", "question": "<b>"}')
    expect("a complaint in the command's words", "question" in complaint and "<b>" in complaint, complaint)
    expect("is text, too", browser.value("document.querySelectorAll('main img, main b').length") == 0)
    link = "#" + urllib.parse.quote(MARKUP)
    browser.value(f"location.hash = {json.dumps(link)}")
    wait(browser, f"at('text').value === {json.dumps(MARKUP)}")
    expect("a link that is none is told", wait(browser, IDLE) and is_wrong(browser))
    browser.value("location.hash = '#%E0%A4%A'")
    expect("nothing was run", browser.value("typeof window.stolen") == "undefined")


# Of each algorithm the verdict, the claim and what is wrong, in binary64 and in binary32.
TOLD = """Object.fromEntries(ROWS.map((row) => [row.cells[0].textContent, [...row.cells].slice(1).map((cell) =>
    ['strong', 'span', 'small'].map((part) => cell.querySelector(part)?.textContent ?? ''))]))""".replace("ROWS", ROWS)


def judged(build, line, algorithm, program, *options):
    """What the commands say: the claim, and its judgement."""
    with tempfile.TemporaryDirectory() as folder:
        cases, claims = pathlib.Path(folder, "cases"), pathlib.Path(folder, "claims")
        cases.write_text(line + "\n")
        run = [f"{build}/{program}", "run", "--quiet", algorithm, cases]
        claims.write_bytes(subprocess.run(run, check=True, capture_output=True).stdout)
        judge = [f"{build}/origo", "judge", "--no-settings", "--quiet", *options, cases, "--claims", claims]
        said = subprocess.run(judge, check=False, capture_output=True, text=True).stdout
        return json.loads(claims.read_text()), json.loads(said)


def check_claims(browser, build):
    line = (ROOT / "docs/tour.jsonl").read_text().splitlines()[3]
    ask(browser, line)
    told = browser.value(TOLD)
    double, single = told["epa"]
    expect("EPA is right", double[0] == "right", double)
    expect("its depth", double[1].startswith("they meet, distance 0, depth 2.220446049250313e-16"), double)
    expect("in binary32 its depth is another", single[1].startswith("they meet, distance 0, depth 0"), single)
    wrong, _ = told["mpr"]
    expect("MPR's normal is wrong", wrong[0] == "wrong", wrong)
    expect("by how much", wrong[2] == "normal (gross, by 0.363803), parts (gross, by 0.363803)", wrong)
    for algorithm in sorted(told)[::4]:
        for k, (program, options) in enumerate((("origo", []), ("origo32", ["--float32"]))):
            claim, judgement = judged(build, line, algorithm, program, *options)
            shown = told[algorithm][k]
            expect(f"{algorithm} of {program}: the verdict", shown[0] == judgement["verdict"], (shown, judgement))
            if "depth" in claim:
                depth = browser.value(f"String({float.fromhex(claim['depth'])!r})")
                expect(f"{algorithm} of {program}: the depth", f"depth {depth}" in shown[1], (shown, claim))
    others = browser.value("at('others').textContent")
    expect("who does not take it is told", "sphere-box" in others and "sphere-box" not in told, others)
    browser.value(f"at('choose').open = true; {MPR}.click()")
    wait(browser, IDLE)
    left = browser.value(f"{ROWS}.map((row) => row.cells[0].textContent)")
    expect("an algorithm that is not chosen is left out", "mpr" not in left and len(left) == len(told) - 1, left)
    browser.value(f"{MPR}.click(); at('choose').open = false")
    wait(browser, IDLE)


# Points of a sphere, and what asks for the difference of two such: a million pairs.
LONG = """(() => {
  const points = Array.from({length: COUNT}, (_, k) => {
    const t = 2.4 * k, z = 1 - 2 * (k + 0.5) / COUNT, r = Math.sqrt(1 - z * z);
    return [r * Math.cos(t), r * Math.sin(t), z];
  });
  const turned = points.map(([x, y, z]) => [y, z, x / 2]);
  at('text').value = JSON.stringify({id: 'long', question: 'minkowski', a: {shape: 'hull', points},
                                     b: {shape: 'hull', points: turned}});
  at('ask').click();
})()""".replace("COUNT", "1000")


def check_stop(browser):
    browser.value(LONG)
    time.sleep(0.5)
    expect("a long question is being answered", browser.value("!at('stop').disabled"))
    browser.value("at('stop').click()")
    expect("it is stopped", wait(browser, IDLE, 5) and "Stopped." in browser.value(ANSWER))
    said = ask(browser, (ROOT / "docs/tour.jsonl").read_text().splitlines()[0])
    expect("the next is answered", "sqrt(5)" in said, said)


class Served(http.server.SimpleHTTPRequestHandler):
    """The modules, and an empty page beside them."""

    def do_GET(self):
        if self.path != "/":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        return self.wfile.write(b'<!DOCTYPE html><link rel="icon" href="data:,">')

    def log_message(self, *_):
        pass


SERVED = """(async () => {
  const {load} = await import('/origo.mjs'), {startWorker} = await import('/origo-worker.mjs');
  const checking = await import('/origo-check.mjs');
  const [origo, worker, checker] = await Promise.all([load(), startWorker(), checking.load()]);
  const one = ONE, line = origo.askText(one);
  checker.check(one, line);
  const same = await worker.askText(one) === line && await worker.runText('gjk', one) === origo.runText('gjk', one);
  const points = Array.from({length: 1000}, (_, k) => [k, k * k, k * k * k % 1009]);
  const long = {id: 'long', question: 'minkowski', a: {shape: 'hull', points}, b: {shape: 'hull', points}};
  const stopped = await worker.ask(long, {signal: AbortSignal.timeout(100)}).then(() => 'answered', ({name}) => name);
  const after = await worker.askText(one) === line;
  worker.close();
  return [line, same, stopped, after];
})()"""


def check_served(browser, build):
    """The modules as a server gives them, with a worker of their own."""
    handler = functools.partial(Served, directory=f"{build}/wasm/origo")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser.open(f"http://127.0.0.1:{server.server_port}/")
        one = (ROOT / "docs/tour.jsonl").read_text().splitlines()[0]
        line, same, stopped, after = browser.value(SERVED.replace("ONE", one))
        expect("served: the command's line", line.splitlines() == answered(build, [one]), line)
        expect("served: the worker's, too", same)
        expect("served: a long question is stopped", stopped == "TimeoutError", stopped)
        expect("served: the next is answered", after)
        server.shutdown()


def check_link(browser, url):
    link = browser.value("at('link').href")
    text = browser.value("at('text').value")
    browser.open("about:blank")
    browser.open(link)
    browser.value(AT)
    expect("a link is followed", wait(browser, IDLE) and browser.value("at('text').value") == text)
    expect("it is the page's", link.startswith(url), link[:100])
    expect("its answer", "sqrt(5)" in browser.value("at('answer').textContent"))


def check_keyboard(browser):
    browser.value("document.activeElement.blur(); at('text').value = ''")
    for wanted in ("#trap", "#pick", "#text", "#ask", "#link", "#choose summary", "#by",
                   ".handle", "#numbers input", "canvas"):
        expect(f"the Tab key finds {wanted}", page.focus(browser, wanted))
    browser.value("at('text').focus(); at('text').value = '{}'")
    for kind in ("keyDown", "keyUp"):
        browser.call("Input.dispatchKeyEvent", type=kind, key="Enter", code="Enter", windowsVirtualKeyCode=13,
                     modifiers=2)
    expect("Ctrl and Enter ask", wait(browser, IDLE) and is_wrong(browser))


def check_looks(browser, pictures):
    for width in (1300, 400):
        browser.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1,
                     mobile=width < 500)
        for theme in ("light", "dark"):
            browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])
            ask(browser, (ROOT / "docs/tour.jsonl").read_text().splitlines()[3])
            wide = browser.value("document.documentElement.scrollWidth")
            expect(f"{width} pixels are enough", wide <= width, wide)
            table = browser.value("at('claims').scrollWidth")
            expect("and for the claims", table <= width, table)
            ground = browser.value("getComputedStyle(document.body).backgroundColor")
            light = sum(int(x) for x in ground[ground.index("(") + 1:-1].split(",")) > 3 * 128
            expect(f"{theme}: the ground", light == (theme == "light"), ground)
            editing.check_colours(browser, f"{theme}, {width} pixels")
            page.keep_picture(browser, pictures, f"{theme}-{width}")
            steps.check_looks(browser, pictures, f"{theme}-{width}")
    browser.call("Emulation.clearDeviceMetricsOverride")


def main():
    build = sys.argv[1]
    folder = pathlib.Path(build, "wasm/page")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "oracle.html"
    subprocess.run([ROOT / "tool/wasm/page.py", f"{build}/wasm/origo", f"{build}/origo", path], check=True)
    url = path.resolve().as_uri()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = page.Browser(profile)
        begin = time.monotonic()
        browser.open(url)
        browser.value(AT)
        first = wait(browser, "at('verdict') !== null")
        took = time.monotonic() - begin
        expect("the page answers", first)
        cases, claims = check_traps(browser, build)
        check_words(browser)
        check_claims(browser, build)
        check_stop(browser)
        check_link(browser, url)
        editing.check(browser, build)
        steps.check(browser, build)
        check_looks(browser, folder)
        check_keyboard(browser)
        check_served(browser, build)
        expect("nothing is said on the console", not browser.troubles(), browser.troubles())
        browser.close()
    print(f"the page of {path.stat().st_size} bytes has its first answer after {took:.2f} s; {cases} cases of traps, "
          f"{claims} claims in Chromium")
    print(f"{page.passed} passed, {page.failed} failed")
    return page.failed > 0


if __name__ == "__main__":
    sys.exit(main())
