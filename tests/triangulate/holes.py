#!/usr/bin/env python3
"""Random polygons with holes and polygons that touch themselves, against winding numbers in exact fractions.

usage: tests/triangulate/holes.py ORIGO CHECK FOLDER [POLYGONS] [SEED]

The plane is cut into slabs at every corner and at every point where two edges meet. Between two edges of a slab the
polygon winds the same number of times, and so many triangles hold it. That says whether an answer is right, with no
code of the solver or the checker. Certificates that are changed are accepted only where the slabs say so, too. What
must not matter is changed as well: where a ring starts, which way round it is, a mirror, a power of two, the order of
the holes.
"""
import json
import random
import subprocess
import sys
from fractions import Fraction

ANSWERED = ("simple", "touching", "repeated", "folded")


# ---- the slabs ----


def rings(case):
    return [case["points"]] + case.get("holes", [])


def area2(ring):
    return sum(p[0] * q[1] - p[1] * q[0] for p, q in zip(ring, ring[1:] + ring[:1]))


def directed(case):
    """The edges of the polygon with what it bounds on their left, as the page says: holes run against the outline."""
    found = []
    for number, ring in enumerate(rings(case)):
        area = area2(ring)
        back = area < 0 if number == 0 else area > 0
        for p, q in zip(ring, ring[1:] + ring[:1]):
            found.append((q, p) if back else (p, q))
    return found


def cross(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def opposite(x, y):
    return (x > 0 > y) or (x < 0 < y)


def crosses(e, f):
    (a, b), (c, d) = e, f
    return opposite(cross(a, b, c), cross(a, b, d)) and opposite(cross(c, d, a), cross(c, d, b))


def meeting_x(e, f):
    (a, b), (c, d) = e, f
    u, v = cross(a, b, c), cross(a, b, d)
    return c[0] + (d[0] - c[0]) * Fraction(u) / Fraction(u - v)


def pieces(first, second):
    """(winding of the first edges, winding of the second, area) of each piece of a slab."""
    edges = [(e, 0) for e in first] + [(e, 1) for e in second]
    edges = [(e, of) for e, of in edges if e[0][0] != e[1][0]]
    xs = {Fraction(p[0]) for e, _ in edges for p in e}
    for i, (e, _) in enumerate(edges):
        xs.update(meeting_x(e, f) for f, _ in edges[:i] if crosses(e, f))
    xs = sorted(xs)
    for lo, hi in zip(xs, xs[1:]):
        across = []
        for (p, q), of in edges:
            left, right = (p, q) if p[0] < q[0] else (q, p)
            if left[0] <= lo and right[0] >= hi:
                slope = Fraction(right[1] - left[1]) / Fraction(right[0] - left[0])
                middle = left[1] + slope * ((lo + hi) / 2 - left[0])
                across.append((middle, 1 if p[0] < q[0] else -1, of))
        across.sort()
        times = [0, 0]
        for (y, way, of), above in zip(across, across[1:] + [(None, 0, 0)]):
            times[of] += way
            if above[0] is not None and above[0] != y:
                yield times[0], times[1], (above[0] - y) * (hi - lo)
        assert times == [0, 0]


def truth(case):
    """What the polygon is, and its area."""
    edges = directed(case)
    if any(crosses(e, f) for i, e in enumerate(edges) for f in edges[:i]):
        return "crossing", None
    if area2(case["points"]) == 0:
        return "flat", None
    found = list(pieces(edges, []))
    if any(times not in (0, 1) for times, _, _ in found):
        return "overlapping", None
    return "triangles", sum(area for times, _, area in found if times == 1)


def covers(case, triangles):
    points = [p for ring in rings(case) for p in ring]
    if any(k >= len(points) for t in triangles for k in t):
        return False
    corners = [[points[k] for k in t] for t in triangles]
    if any(cross(*t) <= 0 for t in corners):
        return False
    sides = [e for t in corners for e in zip(t, t[1:] + t[:1])]
    return all(times == held for times, held, _ in pieces(directed(case), sides))


def times_round(case, place):
    points = [p for ring in rings(case) for p in ring]
    middle = [Fraction(sum(points[k][axis] for k in place), 3) for axis in (0, 1)]
    times = 0
    for a, b in directed(case):
        if a[1] <= middle[1] < b[1] and cross(a, b, middle) > 0:
            times += 1
        if b[1] <= middle[1] < a[1] and cross(a, b, middle) < 0:
            times -= 1
    return times


def fault(case, answer):
    what, area = truth(case)
    said, certificate = answer["polygon"], answer["certificate"]
    if certificate["kind"] == "triangles":
        if what != "triangles" or said not in ANSWERED:
            return f"{said} with triangles, but {what}"
        if Fraction(answer["area"]) != area:
            return f"area {answer['area']}, not {area}"
        return None if covers(case, certificate["triangles"]) else "triangles that do not cover it"
    if certificate["kind"] == "edges":
        return None if what == (said if said == "crossing" else "flat") else f"{said} with edges, but {what}"
    if what != "overlapping" or said != "overlapping":
        return f"{said} with a place, but {what}"
    times = times_round(case, certificate["place"])
    return None if times == answer["times"] and times not in (0, 1) else f"{times} times round the place"


# ---- polygons ----


def shortened(points):
    """Parts are turned round as long as that makes the way shorter: few edges cross then."""
    ring, better = points[:], True
    while better:
        better = False
        for i in range(len(ring) - 2):
            for k in range(i + 2, len(ring)):
                a, b, c, d = ring[i], ring[i + 1], ring[k], ring[(k + 1) % len(ring)]
                old = abs(complex(a[0] - b[0], a[1] - b[1])) + abs(complex(c[0] - d[0], c[1] - d[1]))
                new = abs(complex(a[0] - c[0], a[1] - c[1])) + abs(complex(b[0] - d[0], b[1] - d[1]))
                if new < old - 1e-9:
                    ring[i + 1:k + 1] = ring[i + 1:k + 1][::-1]
                    better = True
    return ring


def some_points(source, count, x, y, size):
    return [[x + source.randint(0, size), y + source.randint(0, size)] for _ in range(count)]


def random_ring(source, x, y, size):
    ring = some_points(source, source.randint(3, 6), x, y, size)
    return shortened(ring) if source.random() < 0.9 else ring


def framed(source):
    """An outline with room, and holes in cells of it. Every other time they keep apart, otherwise they may touch."""
    cell, apart = source.choice([2, 3, 4]), source.random() < 0.5
    wide, high = source.randint(1, 3), source.randint(1, 2)
    right, top, low = wide * cell, high * cell, -1 if apart else 0
    outline = [[low, low], [right, low], [right, top], [low, top]]
    if source.random() < 0.3:
        outline.insert(2, [source.randint(0, right), top + 1 if apart else source.randint(0, top)])
    cells = source.sample([(i, k) for i in range(wide) for k in range(high)], source.randint(1, wide * high))
    holes = [random_ring(source, i * cell, k * cell, cell - 1 if apart else cell) for i, k in cells]
    return {"points": outline, "holes": holes}


def loose(source):
    """Rings anywhere."""
    case = {"points": random_ring(source, 0, 0, 6)}
    count = source.randint(0, 2)
    case["holes"] = [random_ring(source, source.randint(-1, 4), source.randint(-1, 4), 3) for _ in range(count)]
    return case


def bridged(source):
    """The holes joined to the outline by an edge there and back; it may cross others."""
    case = framed(source)
    outline = case["points"]
    for hole in case["holes"]:
        at, of = source.randrange(len(outline)), source.randrange(len(hole))
        turned = hole[::-1] if (area2(hole) > 0) == (area2(outline) > 0) else hole
        of = source.randrange(len(turned))
        outline = outline[:at + 1] + turned[of:] + turned[:of + 1] + outline[at:]
    return {"points": outline}


def closed(source):
    case = framed(source)
    return {"points": case["points"] + case["points"][:1], "holes": [h + h[:1] for h in case["holes"]]}


def shared(source):
    """Holes with corners of the outline or of each other."""
    case = framed(source)
    all_points = [p for ring in rings(case) for p in ring]
    for hole in case["holes"]:
        hole[source.randrange(len(hole))] = list(source.choice(all_points))
    return case


KINDS = (framed, loose, bridged, closed, shared)


def make(seed, number):
    source = random.Random(f"{seed} {number}")
    case = KINDS[number % len(KINDS)](source)
    if not case.get("holes"):
        case.pop("holes", None)
    return case


# ---- what must not matter ----


def turned(source, case):
    """The same polygon in another way, and by what its area is multiplied."""
    way = source.randrange(5)
    new = [[list(p) for p in ring] for ring in rings(case)]
    factor = 1
    if way == 0:
        new = [ring[k:] + ring[:k] for ring in new for k in [source.randrange(len(ring))]]
    elif way == 1:
        new = [[[p[1], p[0]] for p in ring] for ring in new]
    elif way == 2:
        new = [ring[::-1] if source.random() < 0.5 else ring for ring in new]
    elif way == 3:
        exponent = source.choice([-40, -3, 5, 300])
        factor = Fraction(2) ** (2 * exponent)
        new = [[[str(x * Fraction(2) ** exponent) for x in p] for p in ring] for ring in new]
    else:
        holes = new[1:]
        source.shuffle(holes)
        new = new[:1] + holes
    return ({"points": new[0], "holes": new[1:]} if len(new) > 1 else {"points": new[0]}), factor


def changed(source, answer, count):
    """The certificate with one number more or less, or a triangle."""
    certificate = json.loads(json.dumps(answer["certificate"]))
    numbers = certificate[certificate["kind"]]
    if certificate["kind"] != "triangles":
        numbers[source.randrange(len(numbers))] = source.randrange(count + 1)
        return certificate
    way = source.randrange(4)
    if not numbers or way == 0:
        numbers.append(source.sample(range(count), 3))
    elif way == 1:
        numbers.pop(source.randrange(len(numbers)))
    else:
        numbers[source.randrange(len(numbers))][source.randrange(3)] = source.randrange(count)
    certificate["triangles"] = sorted(t[t.index(min(t)):] + t[:t.index(min(t))] for t in numbers)
    return certificate


# ---- asked ----


def ask(origo, path, cases):
    with open(path, "w", encoding="utf-8") as file:
        for number, case in enumerate(cases):
            file.write(json.dumps({"id": str(number), "question": "triangulate", **case}) + "\n")
    done = subprocess.run([origo, "ask", path], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def refused(check, path, answers):
    """The numbers of the answers that are refused."""
    with open(path + ".answers", "w", encoding="utf-8") as file:
        for answer in answers:
            file.write(json.dumps(answer) + "\n")
    done = subprocess.run([check, path, path + ".answers"], capture_output=True, text=True, check=False)
    lines = [line for line in done.stdout.splitlines() if line.startswith("refused: ")]
    numbers = {int(line.split('"')[1]) for line in lines}
    if f"{len(answers) - len(numbers)} accepted, {len(numbers)} refused" not in done.stdout:
        sys.exit(f"origo-check said something else: {(done.stdout + done.stderr)[-300:]}")
    return numbers


def faults_of_answers(cases, answers, bad):
    for number, (case, answer) in enumerate(zip(cases, answers)):
        wrong = "refused" if number in bad else fault(case, answer)
        if wrong is not None:
            yield f"polygon {number}: {wrong}: {json.dumps(case)}"


def faults_of_turned(cases, answers, factors, again):
    for number, (first, second, factor) in enumerate(zip(answers, again, factors)):
        same = first["certificate"]["kind"] == second["certificate"]["kind"]
        if same and "area" in first:
            same = Fraction(first["area"]) * factor == Fraction(second["area"])
        if not same:
            both = f"{json.dumps(second)}, not {json.dumps(first)}"
            yield f"polygon {number}, turned: {both}: {json.dumps(cases[number])}"


def is_true(case, certificate):
    what, _ = truth(case)
    if certificate["kind"] == "triangles":
        return what == "triangles" and covers(case, certificate["triangles"])
    if certificate["kind"] == "place":
        return times_round(case, certificate["place"]) not in (0, 1)
    return what in ("crossing", "flat")


def faults_of_changed(cases, changes, bad):
    for number, (case, change) in enumerate(zip(cases, changes)):
        if number not in bad and not is_true(case, change["certificate"]):
            yield f"polygon {number}, changed: accepted {json.dumps(change)} of {json.dumps(case)}"


def main():
    origo, check, folder = sys.argv[1:4]
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 400
    seed = sys.argv[5] if len(sys.argv) > 5 else "1"
    source, path = random.Random(seed), f"{folder}/holes"
    cases = [make(seed, number) for number in range(count)]
    answers = ask(origo, path, cases)
    faults = list(faults_of_answers(cases, answers, refused(check, path, answers)))

    others = [turned(source, case) for case in cases]
    again = ask(origo, path + ".turned", [case for case, _ in others])
    faults += faults_of_turned(cases, answers, [factor for _, factor in others], again)

    changes = [{"id": answer["id"], "certificate": changed(source, answer, sum(len(ring) for ring in rings(case)))}
               for case, answer in zip(cases, answers)]
    bad = refused(check, path, changes)
    faults += faults_of_changed(cases, changes, bad)

    seen = {}
    for answer in answers:
        seen[answer["polygon"]] = seen.get(answer["polygon"], 0) + 1
    faults += [f"only {seen.get(name, 0)} polygons are {name}" for name in (*ANSWERED, "crossing", "overlapping")
               if seen.get(name, 0) < count // 200]
    for line in faults[:20]:
        print(f"  {line}")
    print(f"{count} polygons, {len(faults)} faults; {count - len(bad)} of {count} changed certificates accepted; " +
          ", ".join(f"{n} {name}" for name, n in sorted(seen.items())))
    return int(len(faults) > 0)


if __name__ == "__main__":
    sys.exit(main())
