#!/usr/bin/env python3
"""The replay of a world in a browser: bodies, contacts and events step by step, by pointer and by keyboard.

usage: tests/report/world_check.py REPLAY.html LINES.jsonl WRONG.html REPORT.html [PICTURES]

REPLAY is the page of a scene, LINES what origo world wrote of the same scene with the same algorithms: what the page says of each
step is held against it. WRONG is the page of a scene in which --check found a step that is wrong, REPORT that of
judgements and a scene. Writes world.png into the directory PICTURES, if given.
"""
import json
import pathlib
import sys
import tempfile

import page_check
from page_check import Browser, expect, focus, is_blue, is_green, is_orange, keep_picture, share


def at_step(browser, step):
    browser.value(f"byId('step').value = {step}; byId('step').dispatchEvent(new Event('input'))")


def check_steps(browser, lines):
    """Of every step: time, bodies, and which pairs begin and end to touch."""
    names = browser.value("data.world.bodies.map((body) => body.name)")
    expect("as many steps", browser.value("data.world.steps.length") == len(lines))
    expect("the slider has them", browser.value("[byId('step').min, byId('step').max].join()") == f"0,{len(lines) - 1}")
    contacts = 0
    for step, line in enumerate(lines):
        at_step(browser, step)
        said = browser.value("byId('step-text').textContent")
        expect(f"step {step}: said", said.startswith(f"step {step} of {len(lines) - 1}, time "), said)
        expect(f"step {step}: bodies", f": {line['bodies']} bod" in said, said)
        points = line["contacts"]["points"]
        contacts += points
        expect(f"step {step}: contacts", f", {points} contact" in said, said)
        expect(f"step {step}: a mark a contact", browser.value("replay.marks.children.filter((m) => m.type === 'Mesh').length")
               == 2 * points)
        for kind in ("begin", "end"):
            pairs = browser.value(f"eventsOf({step}).{kind}")
            expect(f"step {step}: {kind}", [[names[i], names[j]] for i, j in pairs] == line["touch"][kind], pairs)
        text = browser.value("byId('events').textContent")
        for kind in ("begin", "end"):
            expect(f"step {step}: {kind} is written", (f"{kind}: " in text) == bool(line["touch"][kind]), text)
        shown = browser.value("replay.bodies.map((body) => body.group.visible)")
        expect(f"step {step}: who is there", sum(shown) == line["bodies"], shown)
    expect("there are contacts", contacts > 10, contacts)


def check_picture(browser, pictures):
    """What touches has another colour; contacts have a third. A step later the picture is another."""
    at_step(browser, 0)
    first = browser.picture("canvas")
    expect("bodies are drawn", share(first, is_blue) > 0.005 or share(first, is_orange) > 0.005)
    expect("what touches is orange", share(first, is_orange) > 0.005, f"{share(first, is_orange):.2%}")
    expect("what touches nothing is blue", share(first, is_blue) > 0.0005, f"{share(first, is_blue):.2%}")
    expect("contacts are green", share(first, is_green) > 0.0001, f"{share(first, is_green):.3%}")
    expect("the view holds still", browser.picture("canvas") == first)
    at_step(browser, 1)
    expect("a step later bodies are elsewhere", browser.picture("canvas") != first)
    at_step(browser, 0)
    expect("and the step before is as it was", browser.picture("canvas") == first)
    keep_picture(browser, pictures, "world")


def check_poses(browser):
    """A body is drawn where its pose is, in units of the world's size."""
    off = browser.value("""(() => { let worst = 0;
      data.world.steps.forEach((step, s) => { showStep(s); step.poses.forEach((pose, k) => {
        if (pose === null) return;
        const p = data.world.bodies[k].parts[0].vertices[0], r = pose.slice(3);
        const there = [0, 1, 2].map((i) => r[3 * i] * p[0] + r[3 * i + 1] * p[1] + r[3 * i + 2] * p[2] + pose[i]);
        const wanted = there.map((x, i) => (x - replay.middle[i]) / replay.size);
        const seen = vector(p.map((x) => x / replay.size)).applyMatrix4(replay.bodies[k].group.matrix);
        worst = Math.max(worst, ...seen.toArray().map((x, i) => Math.abs(x - wanted[i])));
        worst = Math.max(worst, Math.max(...wanted.map(Math.abs)) > 0.5 ? 1 : 0);
      }); });
      return worst; })()""")
    expect("each body is where its pose is", off < 1e-6, off)


def check_keyboard(browser):
    at_step(browser, 0)
    browser.value("document.activeElement.blur(); scrollTo(0, 0)")
    expect("Tab reaches the view", focus(browser, "canvas"))
    still = browser.picture("canvas")
    browser.press("ArrowLeft")
    expect("an arrow key turns it", browser.picture("canvas") != still)
    expect("Tab reaches the next step", focus(browser, "#next"))
    browser.press("Enter", "\r")
    expect("Enter goes on a step", browser.value("replay.step") == 1)
    expect("Tab reaches the slider", focus(browser, "#step"))
    browser.press("ArrowRight")
    expect("an arrow key moves the slider", browser.value("replay.step") == 2)
    at_step(browser, browser.value("data.world.steps.length - 1"))
    browser.value("byId('next').click()")
    expect("the last step has none after it", browser.value("replay.step === data.world.steps.length - 1"))
    at_step(browser, 0)
    browser.value("byId('back').click()")
    expect("the first step has none before it", browser.value("replay.step") == 0)
    browser.value("byId('play').click(); new Promise((done) => setTimeout(done, 600))")
    expect("it plays", browser.value("replay.step") > 1)
    browser.value("byId('play').click()")
    expect("and stops", browser.value("replay.timer === null && byId('play').textContent === 'play'"))


def main():
    replay, lines, wrong, report = (pathlib.Path(name).resolve() for name in sys.argv[1:5])
    pictures = sys.argv[5] if len(sys.argv) > 5 else None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        browser.open(replay.as_uri())
        expect("the page is a world's", browser.value("document.title") == "Origo world")
        expect("no empty league", browser.value("byId('report').hidden"))
        check_steps(browser, [json.loads(line) for line in lines.read_text().splitlines()])
        check_picture(browser, pictures)
        check_poses(browser)
        check_keyboard(browser)
        expect("no wider than the window", browser.value("document.documentElement.scrollWidth <= innerWidth"))
        browser.open(wrong.as_uri())
        expect("the wrong step is shown", browser.value("replay.step === data.world.fault.step"))
        expect("with what is wrong", browser.value("byId('fault').textContent").startswith("Wrong: 'floor' and 'ball'"))
        browser.open(report.as_uri())
        expect("a report has both", browser.value("!byId('report').hidden && !byId('world').hidden"))
        expect("and two views", browser.value("document.querySelectorAll('canvas').length") == 2)
        expect("which are apart", browser.value("stage.canvas !== replay.stage.canvas && stage.scene !== replay.stage.scene"))
        expect("nothing is said on the console", not browser.troubles(), browser.troubles())
        browser.close()
    print(f"{page_check.passed} passed, {page_check.failed} failed")
    return page_check.failed > 0


if __name__ == "__main__":
    sys.exit(main())
