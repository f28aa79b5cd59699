#!/usr/bin/python3
"""Draws docs/figures/cso.svg: two bodies, their nearest points, and the same seen in the configuration space obstacle.

All coordinates are exact fractions until the last moment.   usage: python3 docs/figures/cso.py > docs/figures/cso.svg
"""
from fractions import Fraction as F

A = [(F(-5), F(1)), (F(-2), F(0)), (F(-1), F(2)), (F(-2), F(4)), (F(-4), F(4))]
B = [(F(2), F(-1)), (F(4), F(0)), (F(4), F(3)), (F(1), F(3)), (F(0), F(0))]


def hull(points):
    points = sorted(set(points))

    def half(seq):
        out = []
        for p in seq:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) <= (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0]):
                out.pop()
            out.append(p)
        return out[:-1]
    return half(points) + half(points[::-1])


def nearest_on_segment(p, q):
    ex, ey = q[0] - p[0], q[1] - p[1]
    t = -(p[0] * ex + p[1] * ey) / (ex * ex + ey * ey)
    t = min(max(t, F(0)), F(1))
    return (p[0] + t * ex, p[1] + t * ey)


def nearest_pair():
    best = None
    for P, Q, swap in ((A, B, False), (B, A, True)):
        for v in P:
            for k in range(len(Q)):
                q, r = Q[k], Q[(k + 1) % len(Q)]
                x = nearest_on_segment((q[0] - v[0], q[1] - v[1]), (r[0] - v[0], r[1] - v[1]))
                d2 = x[0] ** 2 + x[1] ** 2
                w = (x[0] + v[0], x[1] + v[1])
                pair = (w, v) if swap else (v, w)
                if best is None or d2 < best[0]:
                    best = (d2, pair)
    return best


S = 30


def at(p, origin):
    return f'{float(origin[0] + S * p[0]):.2f},{float(origin[1] - S * p[1]):.2f}'


def polygon(points, origin, style):
    return f'<polygon points="{" ".join(at(p, origin) for p in points)}" {style}/>'


def line(p, q, origin, style):
    (x1, y1), (x2, y2) = at(p, origin).split(','), at(q, origin).split(',')
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" {style}/>'


def dot(p, origin, style):
    x, y = at(p, origin).split(',')
    return f'<circle cx="{x}" cy="{y}" r="4" {style}/>'


def text(p, origin, what, style=''):
    x, y = at(p, origin).split(',')
    return f'<text x="{x}" y="{y}" {style}>{what}</text>'


d2, (a, b) = nearest_pair()
v = (a[0] - b[0], a[1] - b[1])
cso = hull([(p[0] - q[0], p[1] - q[1]) for p in A for q in B])
left, right = (185, 165), (710, 165)
middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
across = (-v[1], v[0])
scale = F(7, 2) / max(abs(across[0]), abs(across[1]))
ends = [(middle[0] + s * scale * across[0], middle[1] + s * scale * across[1]) for s in (-1, 1)]
support = [(v[0] + s * scale * across[0], v[1] + s * scale * across[1]) for s in (-1, 1)]
body = [
    polygon(A, left, 'fill="#cfe3f5" stroke="#2b6ca3" stroke-width="2"'),
    polygon(B, left, 'fill="#fbe0c3" stroke="#b9711f" stroke-width="2"'),
    line(*ends, left, 'stroke="#777" stroke-width="1.5" stroke-dasharray="6 4"'),
    line(a, b, left, 'stroke="#b0203a" stroke-width="2.5"'),
    dot(a, left, 'fill="#b0203a"'), dot(b, left, 'fill="#b0203a"'),
    text((F(-7, 2), F(9, 4)), left, 'A', 'fill="#2b6ca3" font-size="20"'),
    text((F(5, 2), F(5, 4)), left, 'B', 'fill="#b9711f" font-size="20"'),
    text((F(-6), F(-5) + F(1, 4)), left, 'nearest points, and a plane between the bodies'),
    polygon(cso, right, 'fill="#e2eed9" stroke="#4e8a2c" stroke-width="2"'),
    line(*support, right, 'stroke="#777" stroke-width="1.5" stroke-dasharray="6 4"'),
    line((F(0), F(0)), v, right, 'stroke="#b0203a" stroke-width="2.5"'),
    dot((F(0), F(0)), right, 'fill="#222"'), dot(v, right, 'fill="#b0203a"'),
    text((F(1, 4), F(-1, 3)), right, 'origin'),
    text((F(-11, 2), F(3, 2)), right, 'A - B', 'fill="#4e8a2c" font-size="20"'),
    text((F(-9), F(-5, 1) + F(1, 4)), right, f'the same seen from the origin: distance = sqrt({d2})'),
]
print('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 330" font-family="sans-serif" font-size="14" fill="#222">')
print('<rect width="860" height="330" fill="white"/>')
print('\n'.join(body))
print('</svg>')
