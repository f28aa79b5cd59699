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
from page_check import Browser, expect, focus, is_blue, is_green, is_orange, is_red, keep_picture, share


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
        marks = browser.value("replay.layers.contacts.children.filter((m) => m.type === 'Mesh').length")
        expect(f"step {step}: a mark a contact", marks == 2 * points, marks)
        for kind in ("begin", "end"):
            pairs = browser.value(f"eventsOf({step}).{kind}")
            expect(f"step {step}: {kind}", [[names[i], names[j]] for i, j in pairs] == line["touch"][kind], pairs)
        text = browser.value("byId('events').textContent")
        marked = browser.value("[...byId('timeline').children].filter((m) => m.ariaCurrent === 'step')"
                               ".map((m) => m.className)")
        both = [kind for kind in ("begin", "end") if line["touch"][kind]]
        wanted = [] if not both else ["mark both" if len(both) == 2 else f"mark {both[0]}"]
        expect(f"step {step}: its mark on the time line", marked == wanted, f"{marked} {wanted}")
        for kind in ("begin", "end"):
            expect(f"step {step}: {kind} is written", (f"{kind}: " in text) == bool(line["touch"][kind]), text)
        shown = browser.value("replay.bodies.map((body) => body.group.visible)")
        expect(f"step {step}: who is there", sum(shown) == line["bodies"], shown)
    expect("there are contacts", contacts > 10, contacts)


def check_picture(browser, pictures):
    """Bodies have colours of their own; contacts have another. A step later the picture is another."""
    at_step(browser, 0)
    first = browser.picture("canvas")
    expect("the first body is blue", share(first, is_blue) > 0.005, f"{share(first, is_blue):.2%}")
    expect("the second is orange", share(first, is_orange) > 0.005, f"{share(first, is_orange):.2%}")
    expect("contacts are green", share(first, is_green) > 0.0001, f"{share(first, is_green):.3%}")
    expect("normals are red", share(first, is_red) > 0.0001, f"{share(first, is_red):.3%}")
    box = browser.value("(({width, height}) => [width, height])(byId('world-view').getBoundingClientRect())")
    room = browser.value("[innerWidth, innerHeight]")
    expect("the scene fills the page", box[0] == room[0] and box[1] > 0.75 * room[1], f"{box} {room}")
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
    fast = browser.value("replay.step")
    browser.value("byId('play').click(); showStep(0)")
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    browser.value("byId('play').click(); new Promise((done) => setTimeout(done, 600))")
    expect("with less motion where that is asked for", 0 < browser.value("replay.step") < fast)
    browser.call("Emulation.setEmulatedMedia", features=[])
    browser.value("byId('play').click()")
    expect("and stops", browser.value("replay.timer === null && byId('play').textContent === 'play'"))


def check_boxes(browser):
    """Boxes hold their bodies, nodes of the tree hold the boxes, levels go down from the root."""
    off = browser.value("""(() => { let off = 0;
      for (const step of data.world.steps) {
        step.poses.forEach((pose, k) => {
          const box = step.boxes[k];
          if ((pose === null) !== (box === null)) off++;
          if (pose === null) return;
          const corners = data.world.bodies[k].parts.flatMap((part) => part.vertices.map((p) => [p, part.radius]));
          for (const [p, radius] of corners) for (let i = 0; i < 3; i++) {
            const x = pose[3 + 3 * i] * p[0] + pose[4 + 3 * i] * p[1] + pose[5 + 3 * i] * p[2] + pose[i];
            if (x - radius < box[i] - 1e-5 || x + radius > box[3 + i] + 1e-5) off++;
          }
        });
        const boxes = step.boxes.filter(Boolean);
        if (step.tree.length !== Math.max(0, boxes.length - 1)) off++;
        const roots = step.tree.filter(([level]) => level === 0);
        if (boxes.length > 1 && roots.length !== 1) off++;
        for (const root of roots) for (const box of boxes)
          for (let i = 0; i < 3; i++) if (root[1 + i] > box[i] || root[4 + i] < box[3 + i]) off++;
      }
      return off; })()""")
    expect("boxes and trees hold what is in them", off == 0, off)


def check_layers(browser):
    """Each layer is drawn where it is wanted, by its box and by its key."""
    at_step(browser, 0)
    browser.value("document.activeElement.blur()")
    for key, name in enumerate(("bodies", "boxes", "tree", "contacts", "normals"), 1):
        before = browser.picture("#world-view")
        browser.press(str(key), str(key))
        turned = browser.value(f"byId('layer-{name}').checked === replay.layers.{name}.visible")
        expect(f"key {key} turns {name}", turned)
        expect(f"{name}: the picture is another", browser.picture("#world-view") != before)
        browser.value(f"byId('layer-{name}').click()")
        expect(f"{name}: and as it was", browser.picture("#world-view") == before)
    browser.value("byId('layer-tree').click()")
    whole = browser.value("replay.layers.tree.children.length")
    browser.value("byId('tree-level').value = '0'; byId('tree-level').dispatchEvent(new Event('change'))")
    expect("a level alone", browser.value("replay.layers.tree.children.length") == 1 < whole, whole)
    browser.value("byId('tree-level').value = ''; byId('layer-tree').click()")


def check_keys(browser):
    """Keys of the page, where nothing else has the focus."""
    at_step(browser, 0)
    browser.value("document.activeElement.blur()")
    for key, text, wanted in (("ArrowRight", "", 1), (".", ".", 2), (",", ",", 1), ("ArrowLeft", "", 0)):
        browser.press(key, text)
        expect(f"{key} goes to {wanted}", browser.value("replay.step") == wanted, browser.value("replay.step"))
    steps = browser.value("replay.events.map((event) => event.step)")
    for wanted in steps[1:]:
        browser.press("e", "e")
        expect(f"e goes to the event of step {wanted}", browser.value("replay.step") == wanted)
    browser.press("E", "E")
    expect("E goes back", browser.value("replay.step") == steps[-2])
    browser.value("byId('timeline').children[1].click()")
    expect("a mark goes to its step", browser.value("replay.step") == steps[1])
    browser.value("byId('world-view').firstChild.focus()")
    browser.press("ArrowRight")
    turned = browser.value("replay.step === replay.events[1].step && replay.stage.eye.around !== 0.4")
    expect("in the view arrows turn it", turned)
    browser.press("0", "0")
    expect("0 takes the view back", browser.value("replay.stage.eye.around") == 0.4)
    browser.value("document.activeElement.blur()")
    browser.press(" ", " ")
    expect("space plays", browser.value("replay.timer !== null"))
    browser.press(" ", " ")
    expect("space stops", browser.value("replay.timer === null"))
    browser.press("?", "?")
    expect("? tells the keys", browser.value("byId('help').open && document.activeElement.closest('dialog') !== null"))
    browser.value("byId('help').close()")
    colours = browser.value("data.world.bodies.map((body, k) => colour(tintName(k)).getHexString())")
    moving = browser.value("data.world.bodies.filter((body) => body.kind === 'moving').length")
    expect("bodies have colours of their own", len(set(colours)) >= min(6, moving), colours)


def touch(browser, kind, *places):
    """Fingers at these places, side by side."""
    points = [{"x": x, "y": 300, "id": finger} for finger, x in enumerate(places)]
    browser.call("Input.dispatchTouchEvent", type=kind, touchPoints=points)


def check_fingers(browser):
    """Two fingers come nearer, one turns; a telephone shows all."""
    browser.call("Emulation.setDeviceMetricsOverride", width=400, height=800, deviceScaleFactor=1, mobile=True)
    browser.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
    browser.value("scrollTo(0, 0), byId('panel').open = false, replay.stage.render()")
    expect("400 pixels are enough", browser.value("document.documentElement.scrollWidth") <= 400)
    away = browser.value("replay.stage.reset(), replay.stage.eye.away")
    touch(browser, "touchStart", 180, 220)
    touch(browser, "touchMove", 100, 300)
    touch(browser, "touchEnd")
    near = browser.value("replay.stage.eye.away")
    expect("two fingers come nearer", near < away / 3, f"{away} {near}")
    expect("and turn nothing", browser.value("replay.stage.eye.around") == 0.4)
    touch(browser, "touchStart", 180)
    touch(browser, "touchMove", 240)
    touch(browser, "touchEnd")
    around = browser.value("replay.stage.eye.around")
    expect("one turns it", abs(around + 0.1) < 0.01, around)
    browser.value("replay.stage.reset()")
    browser.call("Emulation.setTouchEmulationEnabled", enabled=False)
    browser.call("Emulation.clearDeviceMetricsOverride")


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
        check_boxes(browser)
        check_layers(browser)
        check_keys(browser)
        check_keyboard(browser)
        check_fingers(browser)
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
