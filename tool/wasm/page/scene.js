// The picture: the bodies of a case, what its exact answer says of them, and handles by which points are moved.

const FAR = 1; // how far lines go that have no end, in the size of the view: not behind who looks
const MOST_FACES_ASKED = 1000; // points of a hull whose faces the library is asked for

// ---- what the answer adds ----

const roundings = (one) => ["a", "b"].map((name) => (one[name]?.shape === "mesh" ? 0 : radiusOf(one[name] ?? {})));
const placesOf = (list) => (arePoints(list) && list.every((p) => p.length <= 3) ? list.map(inSpace) : []);
const velocity = (one, name) => inSpace(one[`velocity_${name}`] ?? [0, 0, 0]);

// The points of the cores, and from there to the surfaces.
function witnesses(one, answer) {
  const points = placesOf(answer.points), direction = isPoint(answer.direction) ? inSpace(answer.direction) : null;
  const size = direction ? Math.hypot(...direction) : 0;
  if (points.length !== 2 || !(size > 0) || !Number.isFinite(size)) return points;
  const [r, s] = roundings(one);
  return [along(points[0], -r / size, direction), along(points[1], s / size, direction)];
}

// When bodies that move meet: where each of them is then, as edges, and the points that meet.
function meeting(one, answer, bodies) {
  const time = numberOf(answer.first?.double ?? ""), isSweep = one.question === "sweep" && answer.hit;
  if (!isSweep || !(time > 0) || !Number.isFinite(time)) return {ghosts: [], points: []};
  const ghosts = bodies.map(({name, pieces}) => ({name, pieces: pieces.flatMap((piece) => {
    const move = scaled(time, velocity(one, name.at(-1)));
    if (!piece.vertices || move.every((x) => x === 0)) return [];
    return [{...piece, isGhost: true, vertices: piece.vertices.map((p) => along(p, 1, move))}];
  })}));
  const points = placesOf(answer.first_points).map((p, k) => along(p, time, velocity(one, "ab"[k])));
  return {ghosts, points};
}

function trianglesOfPairs(one, {pairs = []}) {
  const meshes = [one.a, one.b ?? one.a];
  if (one.question !== "mesh_pairs" || !meshes.every((mesh) => mesh?.points && mesh.triangles)) return [];
  return [0, 1].flatMap((k) => [...new Set(pairs.map((pair) => pair[k]))].map((j) =>
    meshes[k].triangles[j].map((corner) => placed(poseOf(meshes[k].pose), inSpace(meshes[k].points[corner])))));
}

// Everything in world space.
function marksOf(one, answer, bodies) {
  const marks = {points: [], shared: [], direction: null, fan: [], ball: null, faces: [], ghosts: []};
  if (!answer) return marks;
  marks.points = witnesses(one, answer);
  if (isPoint(answer.point) && answer.point.length <= 3) marks.points = [inSpace(answer.point)];
  if (one.question === "simplex" && marks.points.length === 1) marks.points.push([0, 0, 0]);
  marks.shared = placesOf(answer.contact?.points ?? answer.polygon);
  const direction = answer.direction ?? (one.question === "support" ? one.direction : null);
  if (isPlace(direction)) marks.direction = inSpace(direction);
  if (one.question === "triangulate" && Array.isArray(answer.triangles)) {
    const points = [...one.points, ...(one.holes ?? []).flat()].map(inSpace);
    marks.fan = answer.triangles.map((corners) => corners.map((k) => points[k]));
  }
  if (one.question === "bound" && isPoint(answer.centre) && answer.radius && answer.centre.length <= 3)
    marks.ball = {isGhost: true, vertices: [inSpace(answer.centre)], faces: [], radius: numberOf(answer.radius.double)};
  if (one.question === "hull" && answer.dimension >= 2) marks.faces = answer.facets;
  marks.fan.push(...trianglesOfPairs(one, answer));
  const {ghosts, points} = meeting(one, answer, bodies);
  marks.ghosts = ghosts;
  if (points.length > 0) marks.points = points;
  return marks;
}

// ---- drawing ----

const fanOf = (cycle) => cycle.slice(2).map((_, k) => [cycle[0], cycle[k + 1], cycle[k + 2]]);

function drawSkin(scene, piece, name, view) {
  const corners = piece.vertices.map(view.map), opacity = piece.isGhost ? 0.4 : 0.8;
  scene.add(lines(piece.edges.flat().map((k) => corners[k]), name, opacity));
  if (piece.isGhost) return;
  const made = filled(piece.triangles.map((face) => face.map((k) => corners[k])), name);
  made.material.opacity = 0.35;
  made.material.depthWrite = false;
  scene.add(made);
}

function drawConvex(scene, piece, name, view) {
  const part = {vertices: piece.vertices.map(view.map), faces: piece.faces ?? [], radius: piece.radius / view.size};
  const made = bodyGroup([part], 0.02);
  made.tint(name);
  if (piece.isGhost) made.skin.opacity = 0.12;
  scene.add(made.group);
}

function outline(corners, isClosed) {
  const ends = corners.flatMap((p, k) => (k + 1 < corners.length ? [p, corners[k + 1]] : []));
  return isClosed && corners.length > 2 ? [...ends, corners.at(-1), corners[0]] : ends;
}

// A square of the plane about what is nearest to the middle of the view.
function drawPlane(scene, {normal, offset}, name, view) {
  const size = Math.hypot(...normal), n = scaled(1 / size, normal);
  const way = offset / size - dot(n, view.middle), middle = scaled(way / view.size, n);
  if (!middle.every((x) => Math.abs(x) < FAR)) return;
  const least = [0, 1, 2].reduce((best, k) => (Math.abs(n[k]) < Math.abs(n[best]) ? k : best));
  const side = cross(n, [0, 1, 2].map((k) => Number(k === least))), u = scaled(0.5 / Math.hypot(...side), side);
  const v = cross(n, u), corner = (s, t) => along(along(middle, s, u), t, v);
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  drawConvex(scene, {vertices: corners, faces: [], radius: 0, isGhost: true}, name, {map: (p) => p, size: 1});
  arrow(scene, middle, n, colour(name), 0.15);
}

const DRAW = {
  convex: drawConvex,
  skin: drawSkin,
  plane: drawPlane,
  ghost: (scene, {vertices}, name, {map}) => scene.add(lines(outline(vertices.map(map), true), name, 0.4)),
  path: (scene, {vertices}, name, {map}) => scene.add(lines(vertices.map(map), name, 0.25)),
  ring: (scene, {vertices}, name, {map}) => scene.add(lines(outline(vertices.map(map), true), name, 1)),
  box: (scene, {vertices}, name, {map}) => scene.add(lines(boxEdges(vertices.map(map)), name, 0.8)),
  dots: (scene, {vertices}, name, {map}) => scene.add(...vertices.map((p) => dotAt(map(p), colour(name), 0.008))),
  ray: (scene, {from, way, both}, name, {map}) => {
    const start = map(from), unit = scaled(1 / Math.hypot(...way), way), end = along(start, FAR, unit);
    scene.add(lines([both ? along(start, -FAR, unit) : start, end], name, 1));
    if (!both) scene.add(dotAt(start, colour(name), 0.01));
  },
};

function drawMarks(scene, marks, one, view) {
  const {map} = view, isNear = (p) => p.every((x) => Math.abs(x) < 1e4), tint = colour("--exact");
  for (const {name, pieces} of marks.ghosts)
    for (const piece of pieces) DRAW[piece.kind](scene, piece, name, view);
  const points = marks.points.map(map).filter(isNear), shared = marks.shared.map(map).filter(isNear);
  witness(scene, points, marks.direction, "--exact", 0.01, 0.2);
  if (points.length === 0 && marks.direction) arrow(scene, [0, 0, 0], marks.direction, tint, 0.2);
  for (const p of shared) scene.add(dotAt(p, tint, 0.008));
  if (shared.length > 1) scene.add(lines(outline(shared, true), "--exact", 1));
  const fan = marks.fan.map((corners) => corners.map(map));
  if (fan.length > 0) scene.add(lines(fan.flatMap((corners) => outline(corners, true)), "--exact", 0.7));
  if (marks.ball && Number.isFinite(marks.ball.radius)) drawConvex(scene, marks.ball, "--exact", view);
  // A polygon of the plane once, whatever lies in it.
  const faces = marks.faces.flatMap(fanOf);
  if (faces.length > 0) drawConvex(scene, {vertices: one.points.map(inSpace), faces: isOfPlane(one) ? [] : faces,
    radius: 0}, "--exact", view);
}

// What the view has to hold.
function boundsOfCase(bodies, marks) {
  const pieces = [...bodies, ...marks.ghosts].flatMap((body) => body.pieces);
  const bounded = pieces.filter((piece) => piece.vertices)
    .map((piece) => ({vertices: piece.vertices, radius: piece.radius ?? 0}));
  const starts = pieces.filter((piece) => piece.from).map((piece) => piece.from);
  const others = [...starts, ...marks.points];
  if (others.length === 0 && bounded.length === 0) others.push([0, 0, 0]);
  return boundsOf([...bounded, {vertices: others, radius: 0}]);
}

// ---- handles ----

const view64 = new DataView(new ArrayBuffer(8));

// The next double, upward or downward.
function nextDouble(x, isUp) {
  if (x === 0) return isUp ? Number.MIN_VALUE : -Number.MIN_VALUE;
  view64.setFloat64(0, x);
  view64.setBigInt64(0, view64.getBigInt64(0) + ((x > 0) === isUp ? 1n : -1n));
  return view64.getFloat64(0);
}

const powerBelow = (x) => Math.floor(Math.log10(x));
const onGrid = (x, power) => Number(`${Math.round(x / Number(`1e${power}`))}e${power}`);
// Which way arrows move a point, as they are on the screen: right, up, and toward who looks.
const KEYS = {ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowUp: [1, 1], ArrowDown: [1, -1], PageDown: [2, 1],
  PageUp: [2, -1]};

// For each way of the screen the axis of the body that is nearest to it, each axis once; with the sign.
function axesOnScreen(pose, camera) {
  const left = new Set([0, 1, 2]), found = [];
  for (const way of [0, 1, 2]) {
    const seen = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, way).toArray();
    const along_ = (k) => dot(column(pose.linear, k), seen) / (Math.hypot(...column(pose.linear, k)) || 1);
    const best = [...left].reduce((a, b) => (Math.abs(along_(b)) > Math.abs(along_(a)) + 1e-9 ? b : a));
    left.delete(best);
    found.push({axis: best, sign: along_(best) < 0 ? -1 : 1});
  }
  return found;
}

class Picture {
  // `moved(handle, coordinates, isFirst)`: a handle was moved by somebody. `read()`: the case as its text has it, which
  // may be ahead of what is drawn; null where it is none.
  constructor(moved, read) {
    this.moved = moved;
    this.read = read;
    this.stage = new Stage("the bodies of the case");
    this.frame = null;
    this.faces = new Map();
    this.handles = [];
    this.overlay = element("div", {class: "handles"});
    this.view = element("div", {class: "picture"}, this.stage.canvas, this.overlay);
    this.said = element("p", {class: "note"});
    this.below = element("div", {});
    byId("picture").replaceChildren(...(this.stage.works ? [this.view, this.below, this.said] : [noWebGL()]));
    this.stage.drawn = () => this.placeHandles();
  }

  fit() {
    this.frame = null;
  }

  // `facesOf(points)`: a promise of the faces of their hull. `isOld()`: is something newer to be drawn?
  async show(one, answer, facesOf, isOld) {
    if (!this.stage.works) return;
    const drawn = drawnOf(one), marks = marksOf(one, answer, drawn.bodies);
    for (const piece of drawn.bodies.flatMap(({pieces}) => pieces)) {
      if (piece.faces !== null || piece.kind !== "convex") continue;
      piece.faces = piece.vertices.length > MOST_FACES_ASKED ? [] : await facesOf(piece.vertices);
      if (isOld()) return;
    }
    for (const {pieces} of marks.ghosts) for (const piece of pieces) piece.faces ??= [];
    const isNew = this.frame === null, bounds = isNew ? boundsOfCase(drawn.bodies, marks) : null;
    if (isNew) this.frame = {...bounds, isFlat: drawn.isFlat};
    const {middle, size} = this.frame;
    this.one = one;
    this.setHandles(drawn.bodies);
    this.said.textContent = this.words(drawn);
    if (!Number.isFinite(size)) return this.stage.show(litScene());
    this.frame.map = (p) => minus(p, middle).map((x) => x / size);
    this.draw(drawn.bodies, marks, isNew);
  }

  draw(bodies, marks, isNew) {
    const scene = litScene(), eye = this.stage.eye;
    for (const {name, pieces} of bodies) for (const piece of pieces) DRAW[piece.kind](scene, piece, name, this.frame);
    drawMarks(scene, marks, this.one, this.frame);
    if (this.frame.isFlat) this.stage.show(scene, {around: 0, above: 0, away: 1.45, at: [0, 0, 0]});
    else this.stage.show(scene);
    if (!isNew && eye) this.stage.eye = eye;
    // What is of the plane is looked at from above, and does not turn.
    this.stage.turn = this.frame.isFlat ? () => {} : Stage.prototype.turn;
    this.stage.render();
    const names = new Set(bodies.map(({name}) => name));
    const entries = [["--body-a", "A"], ["--body-b", "B"]].filter(([name]) => names.has(name));
    if (names.size === 1 && !this.one.a) entries[0][1] = "points";
    if (Object.values(marks).some((mark) => (Array.isArray(mark) ? mark.length > 0 : mark !== null)))
      entries.push(["--exact", "exact"]);
    this.below.replaceChildren(legend(...entries));
  }

  words({bodies, lacks}) {
    const count = bodies.reduce((sum, body) => sum + body.handles.length, 0), said = [];
    if (lacks > 0) said.push(lacks === 1 ? "One body is not drawn." : "The bodies are not drawn.");
    if (!Number.isFinite(this.frame.size)) said.push("The case is too large to be drawn.");
    if (count > MOST_HANDLES) said.push(`Only the first ${MOST_HANDLES} of ${count} points can be moved here.`);
    return said.join(" ");
  }

  setHandles(bodies) {
    this.handles = bodies.flatMap(({name, handles}) => handles.map((handle) => ({...handle, tint: name})))
      .slice(0, MOST_HANDLES);
    while (this.overlay.children.length > this.handles.length) this.overlay.lastChild.remove();
    for (let k = this.overlay.children.length; k < this.handles.length; k++) this.overlay.append(this.button(k));
    this.handles.forEach((handle, k) => {
      const button = this.overlay.children[k], list = at(this.one, handle.path);
      const place = (list ?? [0, 0, 0]).map((x) => shortened(String(x), 24)).join(", ");
      button.setAttribute("aria-label", `${handle.name}, (${place}); arrow keys move it`);
      button.title = `${handle.name}: (${place})`;
      button.style.setProperty("--tint", `var(${handle.tint})`);
      handle.world = placed(handle.pose, inSpace(list ?? [0, 0, 0]));
    });
  }

  placeHandles() {
    const {camera, canvas} = this.stage, width = canvas.clientWidth, height = canvas.clientHeight;
    if (!this.frame?.map) return;
    this.handles.forEach(({world}, k) => {
      const p = vector(this.frame.map(world)).project(camera), button = this.overlay.children[k];
      const isSeen = Math.abs(p.x) <= 1 && Math.abs(p.y) <= 1 && Math.abs(p.z) < 1;
      button.hidden = !isSeen;
      button.style.left = `${((p.x + 1) / 2) * width}px`;
      button.style.top = `${((1 - p.y) / 2) * height}px`;
    });
  }

  coordinates(k) {
    return [...(at(this.read() ?? this.one, this.handles[k].path) ?? (this.frame.isFlat ? [0, 0] : [0, 0, 0]))];
  }

  // ---- moving ----

  button(k) {
    const button = element("button", {type: "button", class: "handle"});
    let from = null; // where it was taken
    button.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      button.setPointerCapture(event.pointerId);
      from = {x: event.clientX, y: event.clientY, list: this.coordinates(k), world: this.handles[k].world,
        isFirst: true};
    });
    button.addEventListener("pointermove", (event) => {
      if (from === null) return;
      const list = this.dragged(k, from, event.clientX - from.x, event.clientY - from.y);
      if (list !== null) this.moved(this.handles[k], list, from.isFirst);
      from.isFirst &&= list === null;
    });
    for (const name of ["pointerup", "pointercancel"]) button.addEventListener(name, () => (from = null));
    button.addEventListener("keydown", (event) => {
      if (!KEYS[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.moved(this.handles[k], this.stepped(k, ...KEYS[event.key]), true);
    });
    return button;
  }

  // In the plane of the screen, to numbers as short as a pixel allows; coordinates that stay keep their text.
  dragged(k, from, right, down) {
    const {camera, canvas} = this.stage, handle = this.handles[k];
    const away = -vector(this.frame.map(from.world)).applyMatrix4(camera.matrixWorldInverse).z;
    const pixel = (2 * away * Math.tan((camera.fov * Math.PI) / 360) * this.frame.size) / canvas.clientHeight;
    const way = (column_) => new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, column_).toArray();
    const moved = along(scaled(right * pixel, way(0)), -down * pixel, way(1));
    const local = unmoved(handle.pose, moved), power = powerBelow(pixel);
    if (local === null || !Number.isFinite(power)) return null;
    return from.list.map((x, axis) =>
      (Math.abs(local[axis]) < Number(`1e${power}`) / 2 ? x : onGrid(numberOf(x) + local[axis], power)));
  }

  stepped(k, way, sign) {
    const list = this.coordinates(k), step = byId("by").value;
    const {axis, sign: own} = axesOnScreen(this.handles[k].pose, this.stage.camera)[way];
    if (axis >= list.length) return list;
    const x = numberOf(list[axis]), isUp = sign * own > 0;
    list[axis] = step === "ulp" ? nextDouble(x, isUp) : Number((x + (isUp ? 1 : -1) * Number(step)).toPrecision(15));
    return list;
  }

  // Steps that fit the size of what is seen.
  showSteps() {
    if (!this.frame || !Number.isFinite(this.frame.size)) return;
    const power = powerBelow(this.frame.size / 20);
    const texts = [1, 0, -1].map((more) => String(Number(`1e${power + more}`)));
    byId("by").replaceChildren(...texts.map((text) => element("option", {value: text}, text)),
      element("option", {value: "ulp"}, "one ulp"));
    byId("by").value = texts[1];
  }
}
