#!/usr/bin/python3
"""Looks at pictures of origo draw.   usage: look.py sound FILE...   or   look.py boxes FILE   or   look.py hull FILE   or   look.py one-ulp FILE SIGN

sound: each is well-formed, every number finite and with two digits, every class has a style, no pane is empty, both
bodies are named, no word begins off the page.
boxes: well-formed too; prints how many boxes, common parts, cells' borders, nodes' faces, lower and upper ends there are.
hull: well-formed too; prints how many facets are filled, how many are not, and how many of the filled ones have the
lowest corner on the left.
one-ulp: in the inset the outlines of A and B are as far apart (SIGN 1) or into each other (-1) as the points of the exact
answer, 30 pixels at least, and the scale bar says how many ulp that is.
"""
import re
import sys
import xml.etree.ElementTree as xml

SVG = '{http://www.w3.org/2000/svg}'
NUMBER = re.compile(r'-?\d+\.\d\d$')
PLACES = {'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'width', 'height'}


def numbers(element):
    found = [element.get(name) for name in PLACES if element.get(name) is not None]
    found += re.split(r'[ ,]', element.get('points') or '0.00')
    return found + [n for n in re.split(r'[MLZ,]', element.get('d') or '0.00') if n]


def well_formed(file):
    root = xml.parse(file).getroot()
    assert root.tag == SVG + 'svg'
    styled = set(re.findall(r'\.([a-z-]+)\{', root.find(SVG + 'style').text))
    for element in root.iter():
        for number in numbers(element):
            assert NUMBER.match(number), (file, number)
            assert abs(float(number)) < 1e5, (file, number)
        for name in (element.get('class') or '').split():
            assert name in styled, (file, name)
    return root


def sound(file):
    root = well_formed(file)
    panes = [g for g in root.iter(SVG + 'g')]
    assert panes and all(len(pane) > 3 for pane in panes), file
    labels = [text for text in root.iter(SVG + 'text') if 'halo' not in text.get('class')]
    assert {'A', 'B'} <= {text.text for text in labels}, file
    width = float(root.get('width'))
    assert all(0 <= float(text.get('x')) <= width for text in labels), file


def boxes(file):
    looks = [element.get('class') for element in well_formed(file).iter()]
    print(*(looks.count(name) for name in ('box', 'common', 'cell', 'node', 'lower-end', 'upper-end')))


def hull(file):
    of = {'a': [], 'box-back': []}
    for facet in well_formed(file).iter(SVG + 'polygon'):
        of[facet.get('class')].append([tuple(map(float, p.split(','))) for p in facet.get('points').split()])
    corners = [corner for facets in of.values() for facet in facets for corner in facet]
    lowest = (min(x for x, _ in corners), max(y for _, y in corners))
    print(len(of['a']), len(of['box-back']), sum(lowest in facet for facet in of['a']))


def ordinates(polygon):
    return [float(point.split(',')[1]) for point in polygon.get('points').split()]


def one_ulp(file, sign):
    inset = next(g for g in xml.parse(file).getroot().iter(SVG + 'g') if g.get('clip-path') == 'url(#pane1)')
    of = {p.get('class'): ordinates(p) for p in inset.iter(SVG + 'polygon')}
    a, b = [float(c.get('cy')) for c in inset.iter(SVG + 'circle') if c.get('class') == 'point']
    assert abs(max(of['a']) - a) < 0.011 and abs(min(of['b']) - b) < 0.011, (of, a, b)
    assert sign * (b - a) >= 30, (a, b)
    bars = [line for line in inset.iter(SVG + 'line') if line.get('class') == 'bar']
    bar = max(float(line.get('x2')) - float(line.get('x1')) for line in bars)
    said = next(text.text for text in inset.iter(SVG + 'text') if 'ulp' in text.text)
    ulps, unit = re.match(r'(\d+) ulp = 2\^(-?\d+)$', said).groups()
    print(f'{sign * (b - a) / bar * float(ulps):.2f} ulp, {sign * (b - a) / bar * 2.0 ** int(unit)!r}')


if __name__ == '__main__':
    if sys.argv[1] == 'sound':
        for name in sys.argv[2:]:
            sound(name)
        print(len(sys.argv) - 2)
    elif sys.argv[1] == 'boxes':
        boxes(sys.argv[2])
    elif sys.argv[1] == 'hull':
        hull(sys.argv[2])
    else:
        one_ulp(sys.argv[2], int(sys.argv[3]))
