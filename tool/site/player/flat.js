// A step in the plane: a polygon that is clipped by lines, or the ends of boxes along the axes.

const SVG = 'http://www.w3.org/2000/svg';

function drawn(name, attributes, text) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

class Plane {
  constructor(title) {
    this.picture = drawn('svg', {viewBox: '0 0 400 300', role: 'img', 'aria-label': title});
    this.figure = element('figure', {}, element('figcaption', {}, title), this.picture);
  }

  begin({steps}) {
    this.steps = steps;
    const points = steps.flatMap(({marks}) => marks).filter((mark) => mark.mark === 'point').map((mark) => mark.vector);
    const {size, middle} = boundsOf([{vertices: points.length > 0 ? points : [[0, 0, 0]], radius: 0}]);
    const unit = 230 / size;
    this.map = (p) => [200 + unit * (p[0] - middle[0]), 150 - unit * (p[1] - middle[1])];
    this.reach = 2 * size;
  }

  ring(marks) {
    const points = marks.filter((mark) => mark.mark === 'point').sort((a, b) => a.place - b.place);
    return points.map((mark) => this.map(mark.vector));
  }

  step(n) {
    const {marks} = this.steps[n], before = n > 0 ? this.ring(this.steps[n - 1].marks) : [], now = this.ring(marks);
    const outline = (ring, look) => drawn('polygon', {points: ring.join(' '), class: look});
    const parts = [outline(before, 'before'), outline(now, 'polygon')];
    for (const mark of marks) if (mark.mark === 'plane') parts.push(...this.line(mark.normal, mark.offset));
    for (const [x, y] of now) parts.push(drawn('circle', {cx: x, cy: y, r: 4, class: 'corner'}));
    this.picture.replaceChildren(...parts);
  }

  // The points whose product with the normal is `offset`, and the normal, which points out of what is kept.
  line(normal, offset) {
    const far = length(normal);
    if (!(far > 0)) return [];
    const n = scaled(1 / far, normal), foot = scaled(offset / far, n), way = [-n[1], n[0], 0];
    const [p, q] = [-this.reach, this.reach].map((k) => this.map(along(foot, k, way)));
    return [drawn('line', {x1: p[0], y1: p[1], x2: q[0], y2: q[1], class: 'plane'})];
  }
}

// The ends of boxes along each axis, those that change places marked: 2 i is the lower end of box i, 2 i + 1 the upper.
class Axes {
  constructor(title) {
    this.picture = drawn('svg', {viewBox: '0 0 400 300', role: 'img', 'aria-label': title});
    this.figure = element('figure', {}, element('figcaption', {}, title), this.picture);
  }

  begin({steps}) {
    this.steps = steps;
  }

  step(n) {
    const state = stateAt(this.steps, n), boxes = [...new Map(state.boxes.map((box) => [box.number, box])).values()];
    this.picture.replaceChildren(...[0, 1, 2].flatMap((axis) => this.axis(axis, boxes, state.of('swap'))));
  }

  axis(axis, boxes, swaps) {
    const least = Math.min(...boxes.map((box) => box.lower[axis]));
    const most = Math.max(...boxes.map((box) => box.upper[axis]));
    const at = (x) => 30 + (350 * (x - least)) / (most - least || 1), foot = 90 + 95 * axis;
    const swapped = new Set(swaps.filter((swap) => swap.axis === axis).flatMap(({first, second}) => [first, second]));
    const parts = [drawn('text', {x: 8, y: foot + 4, class: 'axis'}, 'xyz'[axis])];
    boxes.forEach((box, k) => {
      const y = foot - 6 - (70 * (k + 0.5)) / boxes.length, places = [box.lower, box.upper].map((p) => at(p[axis]));
      parts.push(drawn('line', {x1: places[0], x2: places[1], y1: y, y2: y, class: 'span'}));
      places.forEach((x, end) => {
        const isOne = swapped.has(2 * box.number + end);
        parts.push(drawn('circle', {cx: x, cy: y, r: isOne ? 5 : 3, class: isOne ? 'swapped' : 'end'}));
      });
      if (boxes.length <= 10) parts.push(drawn('text', {x: places[1] + 6, y: y + 3, class: 'number'}, box.number));
    });
    return [drawn('line', {x1: 22, x2: 392, y1: foot, y2: foot, class: 'foot'}), ...parts];
  }
}
