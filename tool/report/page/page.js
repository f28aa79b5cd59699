'use strict';
// The page of origo report. All text of engines goes into the page by textContent: none of it is ever markup.

const data = JSON.parse(document.getElementById('data').textContent);
const byId = (id) => document.getElementById(id);

// element('td', {class: 'wrong'}, 'text' or child elements)
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

// Numbers that JSON has no way to say come as texts.
const toNumber = (x) => (x === 'inf' ? Infinity : x === '-inf' ? -Infinity : x === 'nan' ? NaN : Number(x));
const count = (n) => n.toLocaleString('en');

function short(x) {
  if (x === undefined) return '–';
  const n = toNumber(x);
  if (!Number.isFinite(n)) return String(n).replace('Infinity', '∞');
  const plain = n === 0 || (Math.abs(n) >= 1e-3 && Math.abs(n) < 1e4);
  return plain ? String(Number(n.toPrecision(3))) : n.toExponential(1);
}

const microseconds = (nanoseconds) => (nanoseconds === undefined ? undefined : nanoseconds / 1000);
const plural = (n, noun) => `${count(n)} ${noun}${n === 1 ? '' : 's'}`;

// ---- the league ----

// Heading, value for sorting (undefined: none), class, and how it is shown.
const columns = [
  ['engine', (row) => row.name, '', String],
  ['cases', (row) => row.cases, '', count],
  ['right', (row) => row.right, 'right', count],
  ['tolerable', (row) => row.tolerable, 'tolerable', count],
  ['wrong', (row) => row.wrong, 'wrong', count],
  ['gross', (row) => row.gross, 'wrong', count],
  ['excusable', (row) => row.excusable, '', count],
  ['wrong, strict', (row) => row.strict, 'wrong', count],
  ['no answer', (row) => row.noAnswer, 'no-answer', count],
  ['crashed', (row) => row.reasons.crashed, 'no-answer', count],
  ['timed out', (row) => row.reasons['timed out'], 'no-answer', count],
  ['gave up', (row) => row.reasons['gave up'], 'no-answer', count],
  ['refused', (row) => row.reasons.refused, 'no-answer', count],
  ['touching', (row) => row.touching, '', count],
  ['told right', (row) => row.touchingRight, '', count],
  ['worst distance', (row) => row.distance && toNumber(row.distance.fraction), '', short],
  ['worst depth', (row) => row.depth && toNumber(row.depth.fraction), '', short],
  ['median µs', (row) => microseconds(row.median), '', short],
  ['slowest µs', (row) => microseconds(row.slowest), '', short],
];
const order = {column: -1, direction: 1}; // column -1: by merit, as the data is

function sorted(rows) {
  if (order.column < 0) return rows;
  const value = columns[order.column][1];
  const compare = (a, b) => {
    const x = value(a), y = value(b);
    if (x === undefined || y === undefined) return (x === undefined) - (y === undefined); // those without at the end
    return order.direction * (typeof x === 'string' ? x.localeCompare(y) : x < y ? -1 : x > y ? 1 : 0);
  };
  return [...rows].sort(compare);
}

function leagueRow(row, kind) {
  const cells = columns.map(([, value, look, show]) => {
    const x = value(row);
    return element('td', {class: x === 0 ? 'faint' : look}, x === undefined ? '–' : show(x));
  });
  return element('tr', {class: kind}, ...cells);
}

function fillLeague() {
  const body = byId('league').tBodies[0];
  body.replaceChildren();
  for (const engine of sorted(data.engines)) {
    body.append(leagueRow(engine, 'engine'));
    if (!byId('by-family').checked) continue;
    for (const family of sorted(data.families.filter((row) => row.engine === engine.engine)))
      body.append(leagueRow(family, 'family'));
  }
  [...byId('league').tHead.rows[0].cells].forEach((cell, k) => {
    if (k !== order.column) cell.removeAttribute('aria-sort');
    else cell.setAttribute('aria-sort', order.direction > 0 ? 'ascending' : 'descending');
  });
}

function sortBy(column) {
  // Numbers are looked at from the largest on.
  order.direction = order.column === column ? -order.direction : column === 0 ? 1 : -1;
  order.column = column;
  fillLeague();
}

function makeLeague() {
  for (const row of data.engines) row.name = row.engine;
  for (const row of data.families) row.name = row.family || '(no family)';
  const head = element('tr');
  columns.forEach(([name], k) => {
    const button = element('button', {type: 'button'}, name);
    button.addEventListener('click', () => sortBy(k));
    head.append(element('th', {scope: 'col'}, button));
  });
  byId('league').tHead.append(head);
  byId('by-family').addEventListener('change', fillLeague);
  fillLeague();
}

// ---- error histograms ----

function drawn(name, attributes, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function binName(bin, bins) {
  if (bin === 0) return 'no error';
  if (bin === 1) return `below 1e${data.firstDecade}`;
  const from = data.firstDecade + bin - 2;
  return bin === bins - 1 ? `from 1e${from} on` : `1e${from} to 1e${from + 1}`;
}

// Counts go up by decades, so that a single bad case is seen beside a million good ones.
function histogram(engine, bins, decades) {
  const width = 360, height = 150, left = 34, bottom = 128, top = 8;
  const step = (width - left - 4) / bins.length;
  const high = (n) => ((bottom - top) * (Math.log10(n) + 0.4)) / (decades + 0.4);
  const total = bins.reduce((sum, n) => sum + n, 0);
  const svg = drawn('svg', {viewBox: `0 0 ${width} ${height}`, role: 'img',
    'aria-label': `${engine}: ${plural(total, 'error')} by decade`});
  for (let k = 0; k <= decades; k++) {
    const y = bottom - high(10 ** k);
    svg.append(drawn('line', {x1: left, x2: width, y1: y, y2: y}),
      drawn('text', {x: left - 4, y: y + 4, 'text-anchor': 'end'}, k < 4 ? String(10 ** k) : `1e${k}`));
  }
  bins.forEach((n, bin) => {
    const x = left + bin * step;
    if (n > 0) svg.append(drawn('rect', {x: x + 1, width: step - 2, y: bottom - high(n), height: high(n)},
      drawn('title', {}, `${binName(bin, bins.length)}: ${count(n)}`)));
    const decade = data.firstDecade + bin - 2;
    if (bin === 0) svg.append(drawn('text', {x: x + step / 2, y: bottom + 14, 'text-anchor': 'middle'}, '0'));
    else if (bin > 2 && decade % 6 === 0)
      svg.append(drawn('text', {x, y: bottom + 14, 'text-anchor': 'middle'}, decade === 0 ? '1' : `1e${decade}`));
  });
  svg.append(drawn('line', {x1: left, x2: width, y1: bottom, y2: bottom}));
  return element('figure', {}, svg, element('figcaption', {}, engine));
}

function fillHistograms() {
  const check = byId('check').value;
  const rows = data.engines.filter((row) => row.histograms[check]);
  const most = Math.max(1, ...rows.flatMap((row) => row.histograms[check]));
  const decades = Math.ceil(Math.log10(most) + 1e-9);
  byId('histograms').replaceChildren(...rows.map((row) => histogram(row.engine, row.histograms[check], decades)));
}

function makeHistograms() {
  const checks = [...new Set(data.engines.flatMap((row) => Object.keys(row.histograms)))];
  if (checks.length === 0) byId('histograms').textContent = 'No error was measured.';
  byId('check').append(...checks.map((check) => element('option', {value: check}, check)));
  if (checks.includes('distance')) byId('check').value = 'distance';
  byId('check').addEventListener('change', fillHistograms);
  if (checks.length > 0) fillHistograms();
}

// ---- geometry of the bodies ----

const minus = (a, b) => a.map((x, k) => x - b[k]);
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const length = (a) => Math.hypot(...a);
const scaled = (k, a) => a.map((x) => k * x);
const along = (a, k, d) => a.map((x, j) => x + k * d[j]);

// The corners of the hull of points in one plane, in order; of points on one line its two ends.
function flatHull(points) {
  const distinct = [...new Map(points.map((p) => [p.join(), p])).values()];
  if (distinct.length < 3) return distinct;
  const origin = distinct[0];
  const far = distinct.reduce((best, p) => (length(minus(p, origin)) > length(minus(best, origin)) ? p : best));
  const u = scaled(1 / length(minus(far, origin)), minus(far, origin));
  let normal = [0, 0, 0];
  for (const p of distinct) {
    const n = cross(u, minus(p, origin));
    if (length(n) > length(normal)) normal = n;
  }
  if (length(normal) < 1e-12 * length(minus(far, origin))) {
    const ordered = [...distinct].sort((a, b) => dot(a, u) - dot(b, u));
    return [ordered[0], ordered[ordered.length - 1]];
  }
  const v = cross(scaled(1 / length(normal), normal), u);
  const flat = distinct.map((p) => ({p, x: dot(minus(p, origin), u), y: dot(minus(p, origin), v)}));
  flat.sort((a, b) => a.x - b.x || a.y - b.y);
  const turn = (a, b, c) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const chain = (list) => {
    const kept = [];
    for (const q of list) {
      while (kept.length > 1 && turn(kept[kept.length - 2], kept[kept.length - 1], q) <= 0) kept.pop();
      kept.push(q);
    }
    return kept.slice(0, -1);
  };
  return [...chain(flat), ...chain([...flat].reverse())].map((q) => q.p);
}

// Triangles and edges of the core. A flat one has both sides, so that its skin is found on either.
function coreOf(body) {
  const triangles = body.faces.map((face) => face.map((k) => body.vertices[k]));
  const edges = new Map();
  if (triangles.length === 0) {
    const corners = flatHull(body.vertices);
    for (let k = 1; k + 1 < corners.length; k++)
      triangles.push([corners[0], corners[k], corners[k + 1]], [corners[0], corners[k + 1], corners[k]]);
    corners.forEach((p, k) => {
      if (corners.length > 1) edges.set(k, [p, corners[(k + 1) % corners.length]]);
    });
    return {triangles, edges: [...edges.values()], corners};
  }
  // An edge is drawn where its two triangles are not in one plane.
  const sides = new Map();
  body.faces.forEach((face, f) => face.forEach((from, k) => {
    const to = face[(k + 1) % 3], key = from < to ? `${from},${to}` : `${to},${from}`;
    if (!sides.has(key)) sides.set(key, {ends: [from, to], faces: []});
    sides.get(key).faces.push(f);
  }));
  const normals = triangles.map(([a, b, c]) => {
    const n = cross(minus(b, a), minus(c, a));
    return scaled(1 / (length(n) || 1), n);
  });
  const used = new Set();
  for (const side of sides.values()) {
    if (dot(normals[side.faces[0]], normals[side.faces[1]]) > 1 - 1e-9) continue;
    edges.set(edges.size, side.ends.map((k) => body.vertices[k]));
    side.ends.forEach((k) => used.add(k));
  }
  return {triangles, edges: [...edges.values()], corners: [...used].map((k) => body.vertices[k])};
}

// ---- the view ----

let view = null; // {scene, camera, eye} of the case shown; `eye`: the camera, `away` from `at`

function colour(name) {
  return new THREE.Color(getComputedStyle(document.documentElement).getPropertyValue(name).trim());
}

const vector = (p) => new THREE.Vector3(p[0], p[1], p[2]);

function bodyMesh(body, name) {
  const group = new THREE.Group(), tint = colour(name), core = coreOf(body);
  const skin = new THREE.MeshLambertMaterial({color: tint, transparent: true, opacity: 0.45, side: THREE.DoubleSide,
    depthWrite: false});
  const wire = new THREE.LineBasicMaterial({color: tint});
  const corners = core.triangles.flatMap(([a, b, c]) => {
    const n = cross(minus(b, a), minus(c, a)), way = length(n) > 0 ? body.radius / length(n) : 0;
    return [a, b, c].flatMap((p) => along(p, way, n));
  });
  if (corners.length > 0) {
    const faces = new THREE.BufferGeometry();
    faces.setAttribute('position', new THREE.Float32BufferAttribute(corners, 3));
    faces.computeVertexNormals();
    group.add(new THREE.Mesh(faces, skin));
  }
  for (const [a, b] of core.edges) {
    group.add(new THREE.Line(new THREE.BufferGeometry().setFromPoints([vector(a), vector(b)]), wire));
    const way = minus(b, a);
    if (body.radius === 0 || length(way) === 0) continue;
    const tube = new THREE.Mesh(new THREE.CylinderGeometry(body.radius, body.radius, length(way), 24, 1, true), skin);
    tube.position.copy(vector(along(a, 0.5, way)));
    tube.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), vector(way).normalize());
    group.add(tube);
  }
  for (const p of body.radius > 0 ? core.corners : []) {
    const ball = new THREE.Mesh(new THREE.SphereGeometry(body.radius, 32, 16), skin);
    ball.position.copy(vector(p));
    group.add(ball);
  }
  if (body.radius === 0 && core.corners.length === 1) group.add(dotAt(core.corners[0], tint, 0.02));
  return group;
}

// Seen through everything, and drawn last: what is not called transparent would be drawn before the bodies.
const onTop = (Material, tint) => new Material({color: tint, depthTest: false, transparent: true});

function dotAt(p, tint, radius) {
  const ball = new THREE.Mesh(new THREE.SphereGeometry(radius, 16, 12), onTop(THREE.MeshBasicMaterial, tint));
  ball.position.copy(vector(p));
  ball.renderOrder = 2;
  return ball;
}

// The two points, what joins them, and the normal from the point of A.
function witness(scene, points, normal, name, radius) {
  const tint = colour(name);
  for (const p of points) scene.add(dotAt(p, tint, radius));
  if (points.length === 2) {
    const joined = new THREE.Line(new THREE.BufferGeometry().setFromPoints(points.map(vector)),
      onTop(THREE.LineBasicMaterial, tint));
    joined.renderOrder = 2;
    scene.add(joined);
  }
  const largest = normal ? Math.max(...normal.map(Math.abs)) : 0;
  if (points.length > 0 && largest > 0) {
    const direction = vector(normal.map((x) => x / largest)).normalize(); // whatever its length, without overflow
    const arrow = new THREE.ArrowHelper(direction, vector(points[0]), 0.3, tint, 0.07, 0.04);
    arrow.line.material = onTop(THREE.LineBasicMaterial, tint);
    arrow.cone.material = onTop(THREE.MeshBasicMaterial, tint);
    arrow.line.renderOrder = arrow.cone.renderOrder = 2;
    scene.add(arrow);
  }
}

const finite = (p) => Array.isArray(p) && p.map(toNumber).every(Number.isFinite);

// What bodies share, as a closed line through its corners, and the contacts claimed.
function contactSet(scene, shared, contacts) {
  const tint = colour('--exact');
  const line = new THREE.LineLoop(new THREE.BufferGeometry().setFromPoints(shared.map(vector)), onTop(THREE.LineBasicMaterial, tint));
  line.renderOrder = 2;
  if (shared.length > 1) scene.add(line);
  for (const p of contacts) scene.add(dotAt(p, colour('--claimed'), 0.016));
  for (const p of shared) scene.add(dotAt(p, tint, 0.008));
}

// What was claimed, as far as it can be drawn.
function claimOf(judgement) {
  const claimed = {};
  for (const check of judgement.checks) {
    let value = check.claimed;
    if (typeof value === 'string' && value.startsWith('[')) value = value.slice(1, -1).split(',').map((x) => x.trim());
    if (finite(value)) claimed[check.what] = value.map(toNumber);
  }
  const named = (what) => judgement.checks.find((check) => check.what === what)?.claimed ?? [];
  const contacts = [...named('contact-a'), ...named('contact-b')].filter(finite).map((p) => p.map(toNumber));
  return {points: [claimed['point-a'], claimed['point-b']].filter(Boolean), normal: claimed.normal, contacts};
}

// Coordinates for the graphics card: around the bodies' middle, in units of their size, for it has 24 bits only.
function toView(bodies) {
  const least = [Infinity, Infinity, Infinity], most = [-Infinity, -Infinity, -Infinity];
  for (const body of bodies)
    for (const p of body.vertices)
      for (let k = 0; k < 3; k++) {
        least[k] = Math.min(least[k], p[k] - body.radius);
        most[k] = Math.max(most[k], p[k] + body.radius);
      }
  const size = length(minus(most, least)) || 1, middle = least.map((x, k) => x / 2 + most[k] / 2);
  return {size, map: (p) => minus(p, middle).map((x) => x / size)}; // 1 / size may be infinite
}

function makeScene(shown, claim) {
  const scene = new THREE.Scene(), {size, map} = toView(shown.bodies);
  scene.add(new THREE.AmbientLight(0xffffff, 0.6));
  const light = new THREE.DirectionalLight(0xffffff, 0.6);
  light.position.set(1, 2, 3);
  scene.add(light);
  shown.bodies.forEach((body, k) => {
    const moved = {vertices: body.vertices.map(map), faces: body.faces, radius: body.radius / size};
    scene.add(bodyMesh(moved, k === 0 ? '--body-a' : '--body-b'));
  });
  // The graphics card has no numbers for what is much farther away.
  const near = claim.points.map(map).filter((p) => p.every((x) => Math.abs(x) < 1e4));
  witness(scene, near, claim.normal, '--claimed', 0.012);
  witness(scene, (shown.exact.points || []).map(map), shown.exact.normal, '--exact', 0.008);
  contactSet(scene, (shown.exact.shared || []).map(map), claim.contacts.map(map).filter((p) => p.every((x) => Math.abs(x) < 1e4)));
  const [a, b] = (shown.exact.points || []).map(map);
  return {scene, lost: claim.points.length - near.length, focus: a ? along(a, 0.5, minus(b, a)) : null};
}

// Turning and coming nearer, by pointer, wheel and keys.
function steer(canvas) {
  const turn = (right, up) => {
    view.eye.around += right;
    view.eye.above = Math.max(-1.55, Math.min(1.55, view.eye.above + up));
    render();
  };
  const approach = (factor) => {
    view.eye.away = Math.max(1e-4, Math.min(20, view.eye.away * factor));
    render();
  };
  const keys = {
    ArrowLeft: () => turn(-0.1, 0), ArrowRight: () => turn(0.1, 0), ArrowUp: () => turn(0, 0.1),
    ArrowDown: () => turn(0, -0.1), '+': () => approach(0.8), '=': () => approach(0.8), '-': () => approach(1.25),
  };
  canvas.addEventListener('keydown', (event) => {
    if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    keys[event.key]();
  });
  canvas.addEventListener('pointerdown', (event) => canvas.setPointerCapture(event.pointerId));
  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons === 1) turn(-event.movementX / 120, event.movementY / 120);
  });
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    approach(Math.exp(event.deltaY / 500));
  }, {passive: false});
}

function release() {
  if (view === null) return;
  view.scene.traverse((thing) => {
    if (thing.geometry) thing.geometry.dispose();
    if (thing.material) thing.material.dispose();
  });
  view = null;
}

let renderer = null; // one for all cases: browsers allow few

function makeRenderer() {
  const canvas = element('canvas', {tabindex: 0, role: 'img',
    'aria-label': 'the two bodies; arrow keys turn the view, plus and minus come nearer and go back'});
  // Asked for first, for three.js writes an error of its own where there is none.
  const context = canvas.getContext('webgl2', {antialias: true, alpha: true});
  if (context === null) return null;
  steer(canvas);
  return new THREE.WebGLRenderer({canvas, context});
}

function render() {
  if (view === null) return;
  const {scene, camera, eye} = view, canvas = renderer.domElement;
  const width = canvas.clientWidth || 640, height = canvas.clientHeight || 400;
  renderer.setPixelRatio(window.devicePixelRatio);
  renderer.setSize(width, height, false);
  camera.aspect = width / height;
  camera.near = eye.away / 1000;
  camera.far = eye.away * 1000;
  camera.updateProjectionMatrix();
  const flat = Math.cos(eye.above) * eye.away;
  camera.position.set(eye.at[0] + flat * Math.sin(eye.around), eye.at[1] + Math.sin(eye.above) * eye.away,
    eye.at[2] + flat * Math.cos(eye.around));
  camera.lookAt(vector(eye.at));
  renderer.render(scene, camera);
}

function legend(shown, claim) {
  const entry = (name, text) => {
    const spot = element('i');
    spot.style.background = `var(${name})`;
    return element('li', {}, spot, text);
  };
  const list = element('ul', {class: 'legend'}, entry('--body-a', 'A'), entry('--body-b', 'B'),
    entry('--exact', shown.exact.shared ? 'what both share, and the normal' : 'exact points and normal'));
  if (claim.points.length > 0 || claim.contacts.length > 0 || claim.normal) list.append(entry('--claimed', 'claimed'));
  return list;
}

function viewOf(shown, claim) {
  if (renderer === null) renderer = makeRenderer();
  if (renderer === null) return element('p', {class: 'faint'}, 'This browser has no WebGL 2: nothing is drawn.');
  const {scene, focus, lost} = makeScene(shown, claim);
  view = {scene, camera: new THREE.PerspectiveCamera(40), eye: {around: 0.7, above: 0.4, away: 1.45, at: [0, 0, 0]}};
  const look = (text, at, away) => {
    const button = element('button', {type: 'button'}, text);
    button.addEventListener('click', () => {
      Object.assign(view.eye, {at, away});
      render();
    });
    return button;
  };
  const buttons = element('p', {}, look('both bodies', [0, 0, 0], 1.45));
  if (focus !== null) buttons.append(' ', look('exact points', focus, 0.3));
  const made = element('div', {}, renderer.domElement, legend(shown, claim), buttons);
  if (lost > 0) made.append(element('p', {}, `${plural(lost, 'claimed point')} too far away to be drawn.`));
  return made;
}

// ---- one case ----

const look = (verdict) => verdict.replace(' ', '-');
// To the digits that a reader wants; all of them are in the judgement.
const oneText = (x) => (typeof x === 'number' ? String(Number(x.toPrecision(6))) : String(x));
function asText(value) {
  if (value === undefined) return '–';
  if (Array.isArray(value) && Array.isArray(value[0])) return plural(value.length, 'point');
  return Array.isArray(value) ? `[${value.map(oneText).join(', ')}]` : oneText(value);
}

function checkTable(checks) {
  const heads = ['check', 'verdict', 'error', 'of the size', 'relative', 'ulps', 'claimed', 'exact'];
  const rows = checks.map((check) => element('tr', {}, element('td', {}, check.what),
    element('td', {class: look(check.verdict)}, `${check.verdict} (${check.class})`),
    ...[check.absolute, check.fraction, check.relative, check.ulps].map((x) => element('td', {}, short(x))),
    element('td', {}, asText(check.claimed)), element('td', {}, asText(check.exact))));
  return element('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'checks'},
    element('table', {},
      element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', {scope: 'col'}, head)))),
      element('tbody', {}, ...rows)));
}

function exactLine(exact) {
  const value = exact.depth || exact.distance;
  const name = exact.depth ? 'depth' : 'distance';
  return element('p', {}, `Exact: ${exact.relation}, ${name} ${value.exact} ≈ ${short(value.double)}.`);
}

function copyButton(text) {
  const button = element('button', {type: 'button'}, 'copy the case');
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = 'copied';
    } catch {
      // A page from a file may not be allowed to: then the text is selected, to be copied by hand.
      getSelection().selectAllChildren(byId('case-text'));
      button.textContent = 'selected: press Ctrl+C';
    }
  });
  return button;
}

function showCase(entry) {
  const {judgement} = entry, shown = data.cases[judgement.id], claim = claimOf(judgement);
  release();
  const parts = [element('h3', {}, judgement.id),
    element('p', {}, judgement.engine, ': ', element('strong', {class: look(judgement.verdict)}, judgement.verdict),
      judgement.excusable ? ', excusable' : '',
      judgement.status && judgement.status !== 'ok' ? `, ${judgement.status}` : '',
      judgement.relation ? `; the bodies are ${judgement.relation}` : '',
      judgement.nanoseconds === undefined ? '' : `; ${short(microseconds(judgement.nanoseconds))} µs`)];
  if (judgement.note) parts.push(element('pre', {}, judgement.note));
  if (shown && shown.bodies) parts.push(viewOf(shown, claim), exactLine(shown.exact));
  if (judgement.checks.length > 0) parts.push(checkTable(judgement.checks));
  if (shown && shown.text)
    parts.push(element('p', {}, `${shown.file}, line ${shown.line} `, copyButton(shown.text)),
      element('pre', {id: 'case-text', tabindex: 0}, shown.text));
  if (!shown)
    parts.push(element('p', {class: 'faint'}, 'The case is not in the page: origo report --cases FILES adds it.'));
  byId('case').replaceChildren(...parts);
  render();
}

function fillList() {
  const entries = data.shown.filter((entry) => entry.judgement.engine === byId('engine').value);
  const buttons = entries.map((entry) => {
    const {judgement} = entry;
    const button = element('button', {type: 'button', 'data-id': judgement.id}, judgement.id,
      element('small', {}, element('span', {class: look(judgement.verdict)}, judgement.verdict),
        entry.why === 'slowest' ? `, slow: ${short(microseconds(judgement.nanoseconds))} µs` : ''));
    button.addEventListener('click', () => {
      for (const other of buttons) other.removeAttribute('aria-current');
      button.setAttribute('aria-current', 'true');
      showCase(entry);
    });
    return button;
  });
  byId('list').replaceChildren(...buttons);
  release();
  byId('case').replaceChildren(element('p', {class: 'faint'}, 'Every case is judged right, and none is timed.'));
  if (buttons.length > 0) buttons[0].click();
}

function makeCases() {
  byId('engine').append(...data.engines.map((row) => element('option', {value: row.engine}, row.engine)));
  byId('engine').addEventListener('change', fillList);
  addEventListener('resize', render);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    const current = document.querySelector('#list [aria-current]');
    if (current) current.click();
  });
  fillList();
}

// ---- the page ----

const judged = data.engines.reduce((sum, row) => sum + row.cases, 0);
byId('summary').textContent =
  `${plural(judged, 'judgement')} of ${plural(data.engines.length, 'engine')}, by Origo ${data.version}.`;
makeLeague();
makeHistograms();
makeCases();
