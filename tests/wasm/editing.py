"""Cases of the oracle's page are drawn, and changed: points by pointer and keys, numbers by typing, bodies by files."""

import json
import math
import pathlib
import struct
import subprocess
import tempfile
import time

import page_check as page
from asking import ANSWER, IDLE, answered, ask, is_wrong, wait
from page_check import expect

MARKUP = "<img src=x onerror=stolen=1>"
TURNED = {"rotation": [0, 0, 1, 1], "translation": [4, 0, 0]}
# B is turned by a quarter: what is its x goes along y.
SOLID = {
    "id": "solid",
    "question": "distance",
    "a": {"shape": "box", "half": [1, 1, 1]},
    "b": {"shape": "hull", "points": [[0, 0, 0], [2, 0, 0], [0, "1/3", 0], [0, 0, 2]], "pose": TURNED},
}
FLAT = {
    "id": "flat",
    "question": "depth",
    "plane": True,
    "a": {"shape": "rectangle", "half": [1, 1]},
    "b": {"shape": "polygon", "points": [[0, 0], ["10/3", 0.5], [1, 2]]},
}
TEXT = "JSON.parse(at('text').value)"
LINE = "document.querySelector('#answer pre')?.textContent"
HANDLES = "[...document.querySelectorAll('.handle')]"


def mouse(browser, kind, x, y):
    # A move, too, names the button that is down: Chromium takes it for released otherwise.
    browser.call(
        "Input.dispatchMouseEvent",
        type=kind,
        x=x,
        y=y,
        button="left",
        clickCount=int(kind != "mouseMoved"),
        buttons=int(kind != "mouseReleased"),
    )


def middle(browser, k):
    """Of a handle, in sight."""
    return browser.value(
        f"(() => {{ const one = {HANDLES}[{k}]; document.querySelector('canvas').scrollIntoView({{block: 'center'}});"
        "const r = one.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()"
    )


def picture(browser):
    """Of the canvas, once it is drawn, with what lies on it hidden, and no mark of the focus."""
    browser.value("document.querySelector('.handles').style.visibility = 'hidden'")
    browser.value("document.querySelector('canvas').style.outline = 'none'")
    png = browser.picture("canvas")
    browser.value("document.querySelector('.handles').style.visibility = ''")
    browser.value("document.querySelector('canvas').style.outline = ''")
    return png


def check_colours(browser, name):
    png = picture(browser)
    for body, is_wanted in (("A", page.is_blue), ("B", page.is_orange)):
        part = page.share(png, is_wanted)
        expect(f"{name}: body {body} is drawn", part > 0.01, f"{part:.2%} of the picture")
    part = page.share(png, page.is_green)
    expect(f"{name}: what is exact is drawn", part > 0.0005, f"{part:.3%} of the picture")


def is_answered(browser, build):
    """Is the answer shown the command's to the text shown?"""
    one = json.dumps(browser.value(TEXT))
    return browser.value(LINE).rstrip("\n") == answered(build, [one])[0]


def drag(browser, k, right, down, let_go=True):
    x, y = middle(browser, k)
    mouse(browser, "mousePressed", x, y)
    for step in range(1, 11):
        mouse(browser, "mouseMoved", x + right * step / 10, y + down * step / 10)
    if let_go:
        mouse(browser, "mouseReleased", x + right, y + down)


def check_drag(browser, build):
    ask(browser, json.dumps(SOLID))
    before, shown = browser.value("at('text').value"), browser.value(ANSWER)
    expect("handles: the box, and four points", browser.value(f"{HANDLES}.length") == 5)
    x, y = middle(browser, 1)
    drag(browser, 1, -60, 25, let_go=False)
    expect("the answer follows the hand", wait(browser, f"{ANSWER} !== {json.dumps(shown)}", 5))
    mouse(browser, "mouseReleased", x - 60, y + 25)
    expect("and ends", wait(browser, IDLE))
    point = browser.value(f"{TEXT}.b.points[0]")
    expect("the point has moved", point != [0, 0, 0] and all(isinstance(c, (int, float)) for c in point), point)
    expect("by short numbers", all(len(str(c)) <= 8 for c in point), point)
    others = browser.value(f"{TEXT}.b.points")
    others[0] = [0, 0, 0]
    expect("and nothing else", others == SOLID["b"]["points"], others)
    there = middle(browser, 1)
    expect("to where the pointer is", math.dist(there, (x - 60, y + 25)) < 3, (there, x - 60, y + 25))
    expect("the answer is the command's", is_answered(browser, build))
    expect("and judged", browser.value("document.querySelectorAll('#claims tbody tr').length") > 3)
    expect("the link has it", wait(browser, f"decodeURIComponent(location.hash.slice(1)) === at('text').value", 5))
    after = browser.value("at('text').value")
    browser.value("at('undo').click()")
    expect("one undo takes all of it back", wait(browser, IDLE) and browser.value("at('text').value") == before)
    browser.value("at('redo').click()")
    expect("redo brings it again", wait(browser, IDLE) and browser.value("at('text').value") == after)
    expect("nothing more to be redone", browser.value("at('redo').disabled"))
    # A place that is not written comes to be.
    drag(browser, 0, 30, 0)
    expect("a body without a pose gets one", wait(browser, f"{TEXT}.a.pose?.translation.length === 3", 5))
    expect("and an answer", wait(browser, IDLE) and is_answered(browser, build))


def check_plane(browser, build):
    ask(browser, json.dumps(FLAT))
    browser.value("document.querySelector('canvas').focus()")
    was = picture(browser)
    browser.press("ArrowLeft")
    expect("what is of the plane does not turn", picture(browser) == was)
    drag(browser, 2, 0, -40)
    expect("an end", wait(browser, IDLE))
    point = browser.value(f"{TEXT}.b.points[1]")
    expect("straight up x keeps its text", point[0] == "10/3" and point[1] > 0.6 and len(point) == 2, point)
    expect("the answer of the plane is the command's", is_answered(browser, build))
    ask(browser, json.dumps(SOLID))
    browser.value("document.querySelector('canvas').focus()")
    was = picture(browser)
    browser.press("ArrowLeft")
    expect("a solid turns", picture(browser) != was)
    browser.value("at('fit').click()")
    expect("and is seen from before again", wait(browser, IDLE) and picture(browser) == was)


def press(browser, key, code=0, **more):
    for kind in ("keyDown", "keyUp"):
        browser.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, **more)


def check_keys(browser, build):
    ask(browser, json.dumps({**SOLID, "b": {"shape": "point", "points": [[3, 0, 0]]}}))
    browser.value(f"{HANDLES}[1].focus()")
    name = browser.value("document.activeElement.getAttribute('aria-label')")
    expect("a handle says what it is", name.startswith("point 0 of B, (3, 0, 0)"), name)
    step = float(browser.value("at('by').value"))
    press(browser, "ArrowUp")
    expect("up is y", wait(browser, f"{TEXT}.b.points[0][1] === {step}", 5), browser.value(f"{TEXT}.b.points[0]"))
    press(browser, "ArrowDown")
    expect("down is back", wait(browser, f"{TEXT}.b.points[0][1] === 0", 5), browser.value(f"{TEXT}.b.points[0]"))
    browser.value("at('by').value = 'ulp'")
    for key in ("ArrowRight", "PageDown"):
        press(browser, key)
    wait(browser, IDLE)
    moved = browser.value(f"{TEXT}.b.points[0]")
    expect("one ulp", sorted(map(abs, moved)) == [0, 5e-324, math.nextafter(3, moved[0] * 2 - 3)], moved)
    expect("each key an axis of its own", moved[1] == 0, moved)
    expect("the focus stays", browser.value("document.activeElement.className") == "handle")
    expect("the answer of an ulp is the command's", is_answered(browser, build))
    press(browser, "z", 90, modifiers=2)
    wait(browser, IDLE)
    back = browser.value(f"{TEXT}.b.points[0]")
    expect("Ctrl and Z take one key back", back != moved and sum(a != b for a, b in zip(back, moved)) == 1, back)


def type_number(browser, label, text):
    browser.value(
        f"(() => {{ const one = document.querySelector(`#numbers input[aria-label='{label}']`);"
        f"one.value = {json.dumps(text)}; one.dispatchEvent(new Event('change')); }})()"
    )
    wait(browser, IDLE)


def check_numbers(browser, build):
    ask(browser, json.dumps({**SOLID, "b": {"shape": "point", "points": [[3, 0, 0]]}}))
    labels = browser.value(
        "[...document.querySelectorAll('#numbers input')].map((one) => one.getAttribute('aria-label'))"
    )
    expect(
        "each number has a name",
        labels == [f"a.half[{k}]" for k in range(3)] + [f"b.points[0][{k}]" for k in range(3)],
    )
    exact = {"10/3": "7/3", "0x1.8p+1": "2", "3.1": "4728779608739021/2251799813685248", '"3.1"': "21/10", " 5 ": "4"}
    for text, distance in exact.items():
        type_number(browser, "b.points[0][0]", text)
        found = browser.value("document.querySelector('#answer dd.main:nth-of-type(2)').textContent")
        expect(f"typed {text}", found == distance and is_answered(browser, build), found)
    for text in ("abc", "1/0", "nan", "", MARKUP, "1e999"):
        type_number(browser, "b.points[0][0]", text)
        one = json.dumps(browser.value(TEXT))
        done = subprocess.run([f"{build}/origo", "ask", "--quiet"], input=one + "\n", text=True, capture_output=True)
        said = browser.value(ANSWER)
        if done.returncode == 0:
            expect(f"{text} is a number to the command", is_answered(browser, build), said)
            continue
        expect(f"{text} is refused", is_wrong(browser), said)
        expect(f"{text}: in the command's words", said in done.stderr and said != "", f"{said} | {done.stderr}")
        state = browser.value("document.querySelector(`#numbers input[aria-label='b.points[0][0]']`).ariaInvalid")
        expect(f"{text}: the input says so", state == "true", state)
    expect("what was typed is no element", browser.value("document.querySelectorAll('main img').length") == 0)
    type_number(browser, "b.points[0][0]", "2")
    expect("afterwards it answers", is_answered(browser, build))


CUBE = [(x, y, z) for z in (0, 1) for y in (0, 1) for x in (0, 1)]
FACES = [
    (0, 2, 1),
    (1, 2, 3),
    (4, 5, 6),
    (5, 7, 6),
    (0, 1, 4),
    (1, 5, 4),
    (2, 6, 3),
    (3, 6, 7),
    (0, 4, 2),
    (2, 4, 6),
    (1, 3, 5),
    (3, 7, 5),
]


def files():
    """The same cube in each format; then what is refused."""
    corners = [[CUBE[k] for k in face] for face in FACES]
    points = "".join(f"{x} {y} {z}\n" for x, y, z in CUBE)
    facet = "facet normal 0 0 0\nouter loop\n{}endloop\nendfacet\n"
    ply = f"ply\nformat ascii 1.0\nelement vertex 8\n{''.join(f'property float {c}{chr(10)}' for c in 'xyz')}"
    ply += "element face 12\nproperty list uchar int vertex_indices\nend_header\n"
    triples = "".join("3 {} {} {}\n".format(*face) for face in FACES)
    return {
        "cube.obj": "".join(f"v {p}\n" for p in points.splitlines())
        + "".join("f {} {} {}\n".format(*(k + 1 for k in face)) for face in FACES),
        "cube.off": f"OFF\n8 12 0\n{points}{triples}",
        "cube.ply": ply + points + triples,
        "text.stl": "solid cube\n"
        + "".join(facet.format("".join(f"vertex {x} {y} {z}\n" for x, y, z in face)) for face in corners)
        + "endsolid cube\n",
        "binary.stl": bytes(80)
        + struct.pack("<I", 12)
        + b"".join(struct.pack("<12fH", 0, 0, 0, *sum(face, ()), 0) for face in corners),
        "wrong.obj": "v 1 2 x\n",
        "empty.obj": "# nothing\n",
        "short.stl": bytes(80) + struct.pack("<I", 12),
        "zero.off": b"OFF\0",
        "cube.dae": "<COLLADA/>",
        MARKUP + ".obj": "f 1 2 3\n",
        "cube.xyz": points,
    }


def choose_file(browser, path):
    document = browser.call("DOM.getDocument")["root"]["nodeId"]
    node = browser.call("DOM.querySelector", nodeId=document, selector="#file")["nodeId"]
    browser.value("at('imported').textContent = ''")
    browser.call("DOM.setFileInputFiles", files=[str(path)], nodeId=node)
    wait(browser, "at('imported').textContent !== ''", 10)
    wait(browser, IDLE)
    return browser.value("[at('imported').className, at('imported').textContent]")


def check_import(browser, build):
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files().items():
            path = pathlib.Path(folder, name)
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
            command = [pathlib.Path(build, "origo").resolve(), "import", "--question", "mesh_pairs", name]
            done = subprocess.run(command, cwd=folder, text=True, capture_output=True)
            ask(browser, json.dumps(SOLID))
            browser.value("at('as').value = 'b mesh'")
            before = browser.value("at('text').value")
            kind, said = choose_file(browser, path)
            if done.returncode == 0:
                mesh = json.loads(done.stdout)["a"]
                expect(f"{name} is body b", browser.value(f"{TEXT}.b") == mesh, said)
                expect(f"{name}: its points and triangles are counted", "8 points, 12 triangles" in said, said)
                expect(f"{name} is answered", is_answered(browser, build))
                continue
            complaint = done.stderr.strip().removeprefix("origo import: ").removesuffix(": say --format")
            expect(f"{name} is refused", kind == "wrong" and browser.value("at('text').value") == before, said)
            expect(f"{name}: in the command's words", said == complaint, f"{said} | {complaint}")
        path = pathlib.Path(folder, "cube.obj")
        ask(browser, json.dumps(SOLID))
        browser.value("at('as').value = 'a hull'")
        choose_file(browser, path)
        expect("as a hull", browser.value(f"{TEXT}.a.shape") == "hull" and is_answered(browser, build))
        ask(browser, "{")
        choose_file(browser, path)
        expect("where there was no case, one begins", browser.value(f"{TEXT}.id") == "cube.obj")
    expect("a file's name is no element", browser.value("document.querySelectorAll('main img').length") == 0)


def check_names(browser):
    """What is malicious stays text, in the picture's part of the page, too."""
    odd = {
        "id": "odd",
        "question": MARKUP,
        "a": {"shape": "point", "points": [[MARKUP, 0, 0]], MARKUP: 1, "__proto__": 2},
        "b": {"shape": "__proto__", "points": [[1, 2, 3]]},
        "constructor": {"x": 1},
    }
    ask(browser, json.dumps(odd).replace(MARKUP, MARKUP))
    expect("odd names are refused", is_wrong(browser), browser.value(ANSWER))
    expect("and no elements", browser.value("document.querySelectorAll('main img').length") == 0)
    for text in (
        "[]",
        "null",
        "7",
        '{"a": null}',
        '{"a": {"shape": "mesh"}}',
        '{"a": [], "question": "clip"}',
        '{"question": "overlaps", "boxes": 3}',
        '{"question": "toString"}',
        '{"a": {"shape": "toString"}}',
        '{"a": {"shape": "box", "half": [1e999, 1, 1]}}',
    ):
        ask(browser, text)
        expect(f"{text} is refused", is_wrong(browser), browser.value(ANSWER))
    ask(browser, json.dumps(SOLID))
    expect("afterwards it draws", browser.value(f"{HANDLES}.length") == 5)
    expect("nothing was run", browser.value("typeof window.stolen") == "undefined")
    points = [[math.cos(k), math.sin(k), k / 20000] for k in range(20000)]
    ask(browser, json.dumps({**SOLID, "a": {"shape": "hull", "points": points}}))
    said = browser.value("at('link').textContent")
    expect("what is too long for a link is told", said == "too long for a link", said)
    expect("only some points can be moved", "Only the first 60" in browser.value("at('picture').textContent"))
    expect("a long case is answered", not is_wrong(browser), browser.value(ANSWER)[:200])


def check_haste(browser, build):
    """Many changes at once: the last one counts, however long one takes."""
    ask(browser, json.dumps(SOLID))
    browser.value(f"{HANDLES}[0].focus()")
    began = time.monotonic()
    for k in range(60):
        press(browser, ("ArrowRight", "ArrowUp")[k % 2])
    expect("sixty keys come to an end", wait(browser, IDLE, 20))
    took = time.monotonic() - began
    expect("soon", took < 15, f"{took:.1f} s")
    expect("the last one is answered", is_answered(browser, build))


def check(browser, build):
    check_drag(browser, build)
    check_plane(browser, build)
    check_keys(browser, build)
    check_numbers(browser, build)
    check_import(browser, build)
    check_names(browser)
    check_haste(browser, build)
