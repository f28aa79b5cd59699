// A step in three dimensions: the bodies, their difference A - B, or boxes.

const near = (p) => Array.isArray(p) && p.every((x) => Math.abs(x) < 1e4);

// A line that is seen through everything; lines of the graphics card are one pixel wide.
function bar(group, from, to, name, radius) {
  const way = minus(to, from);
  if (!near(from) || !near(to) || !(length(way) > 0)) return;
  const looks = onTop(THREE.MeshBasicMaterial, colour(name));
  const made = new THREE.Mesh(new THREE.CylinderGeometry(radius, radius, length(way), 8, 1, true), looks);
  made.position.copy(vector(along(from, 0.5, way)));
  made.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), vector(way).normalize());
  made.renderOrder = 1;
  group.add(made);
}

function spot(group, p, name, radius) {
  if (near(p)) group.add(dotAt(p, colour(name), radius));
}

// The direction alone counts: it is drawn `reach` long, whatever its length.
function pointer(group, from, direction, name, reach) {
  const largest = Math.max(...direction.map(Math.abs));
  if (!(largest > 0) || !near(from)) return null;
  const way = direction.map((x) => x / largest), to = along(from, reach / length(way), way);
  arrow(group, from, direction, colour(name), reach);
  bar(group, from, along(from, 0.75, minus(to, from)), name, 0.004);
  return to;
}

function veil(triangles, name, opacity) {
  const made = filled(triangles, name);
  Object.assign(made.material, {opacity, depthWrite: false});
  return made;
}

// One view: a canvas with a picture of each step, and words at points of it.
class Space {
  constructor(title) {
    this.stage = new Stage(title);
    this.words = element('div', {class: 'words', 'aria-hidden': 'true'});
    const picture = element('div', {class: 'picture'}, this.stage.works ? this.stage.canvas : noWebGL(), this.words);
    this.title = element('figcaption', {}, title);
    this.figure = element('figure', {}, this.title, picture);
    this.stage.calm = true;
    this.stage.drawn = () => this.place();
    this.marks = new THREE.Group();
    this.named = [];
  }

  call(title) {
    this.title.textContent = title;
  }

  // A scene for all steps; `draw(marks, n, say)` adds what one step has. `isSame`: seen from where the last one was.
  begin({scene, draw, from = {around: 0.7, above: 0.4, away: 1.15, at: [0, 0, 0]}}, isSame) {
    const {eye} = this.stage;
    this.draw = draw;
    this.marks = new THREE.Group();
    scene.add(this.marks);
    this.stage.show(scene, from);
    if (isSame && eye) this.stage.eye = eye;
  }

  step(n) {
    if (!this.stage.works) return;
    empty(this.marks);
    this.named = [];
    this.draw(this.marks, n, (p, text, look = '') => near(p) && this.named.push({p, text, look}));
    this.words.replaceChildren(...this.named.map(({text, look}) => element('span', {class: look}, text)));
    this.stage.render();
  }

  place() {
    this.named.forEach(({p}, k) => {
      const seen = vector(p).project(this.stage.camera), word = this.words.children[k];
      word.hidden = !(Math.abs(seen.x) < 1 && Math.abs(seen.y) < 1 && seen.z < 1);
      word.style.left = `${50 * (seen.x + 1)}%`;
      word.style.top = `${50 * (1 - seen.y)}%`;
    });
  }
}

// ---- the bodies ----

// How far A has moved against B at the step: only sweeps have a time.
function shiftOf(shown, state) {
  if (!state.time) return [0, 0, 0];
  const one = JSON.parse(shown.line), velocity = (name) => (one[name] ?? [0, 0, 0]).map(numberOf);
  return {a: scaled(state.time.time, velocity('velocity_a')), b: scaled(state.time.time, velocity('velocity_b'))};
}

function bodiesScene(shown, steps) {
  const scene = litScene(), last = shiftOf(shown, stateAt(steps, steps.length - 1)), moves = Boolean(last.a);
  const swept = shown.bodies.map((body, k) => {
    const ends = moves ? body.vertices.map((p) => along(p, 1, [last.a, last.b][k])) : [];
    return {vertices: [...body.vertices, ...ends], radius: body.radius};
  });
  const {size, map} = toView(swept), groups = shown.bodies.map((body, k) => {
    const made = bodyGroup([{vertices: body.vertices.map(map), faces: body.faces, radius: body.radius / size}], 0.015);
    made.tint(['--body-a', '--body-b'][k]);
    scene.add(made.group);
    if (moves) scene.add(lines(coreOf(body).edges.flat().map(map), '--still', 1)); // where it starts
    return made.group;
  });
  const middles = shown.bodies.map(({vertices}) => map(boundsOf([{vertices, radius: 0}]).middle));
  const draw = (marks, n, say) => {
    const state = stateAt(steps, n), shift = shiftOf(shown, state);
    groups.forEach((group, k) => {
      const moved = moves ? scaled(1 / size, [shift.a, shift.b][k]) : [0, 0, 0];
      group.position.copy(vector(moved));
      say(along(middles[k], 1, moved), 'AB'[k], ['a', 'b'][k]);
    });
    if (moves) drawWay(marks, state, along(middles[0], 1 / size, shift.a));
    else drawSides(marks, state, map, say);
    for (const feature of state.of('feature')) drawFeature(marks, shown.bodies[feature.body], feature, map);
  };
  return {scene, draw};
}

// Bodies that move: the direction in which the step looks, from the middle of A.
function drawWay(marks, state, from) {
  if (state.direction) pointer(marks, from, state.direction.vector, '--claimed', 0.3);
}

// The triangle that turns from vertex i to vertex j. Where its side is cut along other lines than in the algorithm: the
// triangles of that side which have one of them.
function faceFrom({vertices, faces}, i, j) {
  const own = faces.find((face) => face.some((k, at) => k === i && face[(at + 1) % face.length] === j));
  if (own) return [own];
  const normal = ([p, q, r]) => {
    const n = cross(minus(vertices[q], vertices[p]), minus(vertices[r], vertices[p]));
    return scaled(1 / (length(n) || 1), n);
  };
  const sides = faces.filter((face) => face.includes(i)).map((face) =>
    faces.filter((one) => (one.includes(i) || one.includes(j)) && dot(normal(one), normal(face)) > 1 - 1e-9));
  return sides.find((side) => side.some((face) => face.includes(j))) ?? [];
}

// A vertex, an edge, or a face.
function drawFeature(marks, body, {count, vertices: [i, j]}, map) {
  const faces = count === 3 ? faceFrom(body, i, j) : [];
  if (faces.length > 0) marks.add(veil(faces.map((face) => face.map((k) => map(body.vertices[k]))), '--claimed', 0.7));
  if (count === 1) spot(marks, map(body.vertices[i]), '--claimed', 0.02);
  else bar(marks, map(body.vertices[i]), map(body.vertices[j]), '--claimed', 0.007);
}

// Support points of both bodies, the simplex's corners as points of them, and the pair that is nearest so far.
function drawSides(marks, state, map, say) {
  const sides = [['a', 1], ['b', -1]];
  for (const corner of state.isPolytope ? [] : state.corners.values())
    for (const [side] of sides) spot(marks, map(corner[side]), '--none', 0.013);
  for (const [side, way] of state.support ? sides : []) {
    const p = map(state.support[side]);
    spot(marks, p, '--claimed', 0.017);
    say(p, side, 'claimed');
    if (state.direction) pointer(marks, p, scaled(way, state.direction.vector), '--claimed', 0.16);
  }
  const pair = state.isPolytope ? null : nearestPair(state.corners);
  if (pair === null) return;
  const [p, q] = pair.map(map);
  bar(marks, p, q, '--exact', 0.005);
  for (const end of [p, q]) spot(marks, end, '--exact', 0.01);
}

// ---- A - B ----

function differenceScene(shown, steps) {
  const own = steps.flatMap(({marks}) => marks).filter((mark) => mark.w).map((mark) => mark.w);
  const hull = shown.difference ?? {vertices: [], facets: []};
  const {map} = toView([{vertices: [...hull.vertices, ...own, [0, 0, 0]], radius: 0}]);
  const scene = litScene(), at = hull.vertices.map(map);
  const rings = hull.facets.map((facet) => facet.map((k) => at[k]));
  const skin = rings.flatMap((ring) => ring.slice(2).map((p, k) => [ring[0], ring[k + 1], p]));
  if (skin.length > 0) scene.add(veil(skin, '--still', 0.16));
  scene.add(lines(rings.flatMap((ring) => ring.flatMap((p, k) => [p, ring[(k + 1) % ring.length]])), '--still', 0.8));
  const draw = (marks, n, say) => drawDifference(marks, stateAt(steps, n), map, say);
  return {scene, draw};
}

function drawDifference(marks, state, map, say) {
  const origin = map([0, 0, 0]), at = new Map([...state.corners].map(([place, {w}]) => [place, map(w)]));
  if (state.isPolytope) drawPolytope(marks, state, at);
  else drawSimplex(marks, [...at.values()]);
  for (const p of at.values()) spot(marks, p, '--none', 0.012);
  if (state.ray) pointer(marks, map(state.ray.from), state.ray.direction, '--tolerable', 0.5);
  if (state.direction) pointer(marks, origin, state.direction.vector, '--claimed', 0.25);
  if (state.support) {
    spot(marks, map(state.support.w), '--claimed', 0.017);
    say(map(state.support.w), 'w', 'claimed');
  }
  if (state.nearest && state.nearest.length > 0) {
    const p = map(state.nearest.vector);
    bar(marks, origin, p, '--exact', 0.005);
    spot(marks, p, '--exact', 0.011);
    say(p, 'v', 'exact');
  }
  spot(marks, origin, '--text', 0.012);
  say(origin, '0', '');
}

// All edges and faces between up to four corners.
function drawSimplex(marks, corners) {
  const faces = [];
  corners.forEach((p, i) => corners.slice(i + 1).forEach((q, j) => {
    bar(marks, p, q, '--none', 0.005);
    corners.slice(i + j + 2).forEach((r) => faces.push([p, q, r]));
  }));
  if (faces.length > 0) marks.add(veil(faces, '--none', 0.35));
}

// The nearest face comes first.
function drawPolytope(marks, state, at) {
  const listed = state.faces.map((face) => face.corners.map((place) => at.get(place)));
  const rings = listed.filter((ring) => ring.every(Boolean));
  if (rings.length === 0) return;
  const edges = rings.flatMap(([a, b, c]) => [a, b, b, c, c, a]), nearest = rings[0];
  marks.add(veil(rings, '--none', 0.25), lines(edges, '--none', 1), veil([nearest], '--exact', 0.6));
  nearest.forEach((p, k) => bar(marks, p, nearest[(k + 1) % 3], '--exact', 0.004));
}

// ---- boxes ----

const BOX_TINTS = 6;

const BOX_FACES = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]];

function boxFaces([lo, hi]) {
  const corners = [...Array(8).keys()].map((k) => lo.map((x, axis) => (k >> axis & 1 ? hi[axis] : x)));
  return BOX_FACES.flatMap(([p, q, r, s]) => [[p, q, r], [p, r, s]]).map((face) => face.map((k) => corners[k]));
}

// A grid's cells, and those at work filled: a box's, from the first to the last, or the one whose boxes are compared.
function drawCells(marks, state, isList, ends) {
  const first = state.cells[0], last = state.cells[state.cells.length - 1];
  const isAtWork = ({cell}) => !isList && first && cell.every((at, k) => first.cell[k] <= at && at <= last.cell[k]);
  for (const one of state.grid) {
    const edges = boxEdges(ends(one));
    marks.add(lines(edges, '--none', 1));
    if (!isAtWork(one)) continue;
    for (let k = 0; k < edges.length; k += 2) bar(marks, edges[k], edges[k + 1], '--none', 0.003);
    marks.add(veil(boxFaces(ends(one)), '--none', 0.22));
  }
}

// The triangles of each mesh. The second of a pair is of the last mesh: of B, or of A where it is compared with itself.
const trianglesOf = (meshes, map) => meshes.map(({points, triangles}) =>
  triangles.map((corners) => corners.map((corner) => map(points[corner]))));

function drawTriangles(marks, state, triangles) {
  for (const {first, second, meet, triangles: isOfTriangles} of triangles.length > 0 ? state.of('pair') : []) {
    const compared = [triangles[0][first], triangles.at(-1)[second]];
    if (isOfTriangles) marks.add(veil(compared, meet ? '--claimed' : '--exact', 0.6));
  }
}

// Boxes of one step, then those that a step names: thick. A tree's boxes have the tint of their level.
function boxesScene({meshes = []}, steps) {
  const all = steps.flatMap(({marks}) => marks).filter((mark) => mark.mark === 'box');
  const {map} = toView([{vertices: all.flatMap((box) => [box.lower, box.upper]), radius: 0}]);
  const ends = ({lower, upper}) => [map(lower), map(upper)], scene = litScene(), triangles = trianglesOf(meshes, map);
  triangles.forEach((list, k) =>
    scene.add(lines(list.flatMap(([p, q, r]) => [p, q, q, r, r, p]), ['--body-a', '--body-b'][k], 0.8)));
  const draw = (marks, n, say) => {
    const state = stateAt(steps, n), known = new Map(state.boxes.map((box) => [box.number, box]));
    const frame = (number, name, radius) => {
      const edges = known.has(number) ? boxEdges(ends(known.get(number))) : [];
      for (let k = 0; k < edges.length; k += 2) bar(marks, edges[k], edges[k + 1], name, radius);
    };
    drawCells(marks, state, isGrid(steps[n].marks), ends);
    drawTriangles(marks, state, triangles);
    for (const box of known.values()) {
      marks.add(lines(boxEdges(ends(box)), `--tint-${box.level % BOX_TINTS}`, 1));
      const [lower, upper] = ends(box);
      if (known.size <= 40) say(along(lower, 0.5, minus(upper, lower)), String(box.number));
    }
    for (const box of n > 0 ? state.of('box') : []) if (!box.cell) frame(box.number, '--text', 0.003);
    const ofBoxes = state.of('pair').filter((pair) => !pair.triangles);
    for (const {first, second, meet} of [...ofBoxes].sort((p, q) => p.meet - q.meet))
      for (const number of [first, second]) frame(number, meet ? '--claimed' : '--exact', 0.004);
    for (const {first, second} of state.of('swap'))
      for (const end of [first, second]) frame(end >> 1, '--claimed', 0.004);
  };
  return {scene, draw, from: {around: 0.35, above: 0.5, away: 1.15, at: [0, 0, 0]}};
}
