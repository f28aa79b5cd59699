// What is drawn in three dimensions: bodies, points, arrows, lines, boxes.

function colour(name) {
  return new THREE.Color(getComputedStyle(document.documentElement).getPropertyValue(name).trim());
}

const geometryOf = (numbers) => new THREE.BufferGeometry().setAttribute('position',
  new THREE.Float32BufferAttribute(numbers, 3));
const vector = (p) => new THREE.Vector3(p[0], p[1], p[2]);

// A body of convex parts: its skins are one thing to be drawn, so are its edges; `spot`: how large a point is drawn.
function bodyGroup(parts, spot) {
  const group = new THREE.Group(), corners = [], ends = [], tubes = [], balls = [];
  for (const {vertices, faces, radius} of parts) {
    const core = coreOf({vertices, faces});
    for (const [a, b, c] of core.triangles) {
      const n = cross(minus(b, a), minus(c, a)), way = length(n) > 0 ? radius / length(n) : 0;
      corners.push(...[a, b, c].flatMap((p) => along(p, way, n)));
    }
    for (const [a, b] of core.edges) {
      ends.push(...a, ...b);
      if (radius > 0 && length(minus(b, a)) > 0) tubes.push([a, b, radius]);
    }
    for (const p of radius > 0 ? core.corners : []) balls.push([p, radius]);
    if (radius === 0 && core.corners.length === 1) balls.push([core.corners[0], spot]);
  }
  const seen = {transparent: true, opacity: 0.45, side: THREE.DoubleSide, depthWrite: false};
  const skin = new THREE.MeshLambertMaterial(seen);
  const wire = new THREE.LineBasicMaterial();
  if (corners.length > 0) {
    const faces = geometryOf(corners);
    faces.computeVertexNormals();
    group.add(new THREE.Mesh(faces, skin));
  }
  if (ends.length > 0) group.add(new THREE.LineSegments(geometryOf(ends), wire));
  for (const [a, b, radius] of tubes) {
    const way = minus(b, a);
    const tube = new THREE.Mesh(new THREE.CylinderGeometry(radius, radius, length(way), 24, 1, true), skin);
    tube.position.copy(vector(along(a, 0.5, way)));
    tube.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), vector(way).normalize());
    group.add(tube);
  }
  for (const [p, radius] of balls) {
    const ball = new THREE.Mesh(new THREE.SphereGeometry(radius, 32, 16), skin);
    ball.position.copy(vector(p));
    group.add(ball);
  }
  const tint = (name, edges = name) => {
    skin.color.copy(colour(name));
    wire.color.copy(colour(edges));
  };
  return {group, tint, skin};
}

// Seen through everything, and drawn last: what is not called transparent would be drawn before the bodies.
const onTop = (Material, tint) => new Material({color: tint, depthTest: false, transparent: true});

function dotAt(p, tint, radius) {
  const ball = new THREE.Mesh(new THREE.SphereGeometry(radius, 16, 12), onTop(THREE.MeshBasicMaterial, tint));
  ball.position.copy(vector(p));
  ball.renderOrder = 2;
  return ball;
}

function arrow(scene, from, normal, tint, reach) {
  const largest = Math.max(...normal.map(Math.abs));
  if (!(largest > 0)) return;
  const direction = vector(normal.map((x) => x / largest)).normalize(); // whatever its length, without overflow
  const made = new THREE.ArrowHelper(direction, vector(from), reach, tint, reach / 4, reach / 7);
  made.line.material = onTop(THREE.LineBasicMaterial, tint);
  made.cone.material = onTop(THREE.MeshBasicMaterial, tint);
  made.line.renderOrder = made.cone.renderOrder = 2;
  scene.add(made);
}

// The two points, what joins them, and the normal from the point of A, drawn `reach` long.
function witness(scene, points, normal, name, radius, reach = 0.3) {
  const tint = colour(name);
  for (const p of points) scene.add(dotAt(p, tint, radius));
  if (points.length === 2) {
    const joined = new THREE.Line(new THREE.BufferGeometry().setFromPoints(points.map(vector)),
      onTop(THREE.LineBasicMaterial, tint));
    joined.renderOrder = 2;
    scene.add(joined);
  }
  if (points.length > 0 && normal) arrow(scene, points[0], normal, tint, reach);
}

// The box around bodies: its middle, and its diagonal.
function boundsOf(bodies) {
  const least = [Infinity, Infinity, Infinity], most = [-Infinity, -Infinity, -Infinity];
  for (const body of bodies)
    for (const p of body.vertices)
      for (let k = 0; k < 3; k++) {
        least[k] = Math.min(least[k], p[k] - body.radius);
        most[k] = Math.max(most[k], p[k] + body.radius);
      }
  return {size: length(minus(most, least)) || 1, middle: least.map((x, k) => x / 2 + most[k] / 2)};
}

// Coordinates for the graphics card: around the bodies' middle, in units of their size, for it has 24 bits only.
function toView(bodies) {
  const {size, middle} = boundsOf(bodies);
  return {size, map: (p) => minus(p, middle).map((x) => x / size)}; // 1 / size may be infinite
}

// A scene without bodies, with light.
function litScene() {
  const scene = new THREE.Scene();
  scene.add(new THREE.AmbientLight(0xffffff, 0.6));
  const light = new THREE.DirectionalLight(0xffffff, 0.6);
  light.position.set(1, 2, 3);
  scene.add(light);
  return scene;
}

// ---- lines, triangles, boxes ----

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7];
// Corner k of a box has the upper end of axis i where bit i of k is set; an edge joins two that differ in one.
const EDGES = CORNERS.flatMap((k) => [1, 2, 4].filter((bit) => !(k & bit)).map((bit) => [k, k | bit]));

// Points two by two.
function lines(ends, name, opacity) {
  const looks = {color: colour(name), transparent: true, opacity};
  return new THREE.LineSegments(geometryOf(ends.flat()), new THREE.LineBasicMaterial(looks));
}

function filled(triangles, name) {
  const geometry = geometryOf(triangles.flat(2));
  geometry.computeVertexNormals();
  const looks = {color: colour(name), side: THREE.DoubleSide, transparent: true, opacity: 0.7};
  return new THREE.Mesh(geometry, new THREE.MeshLambertMaterial(looks));
}

const boxEdges = ([lo, hi]) => EDGES.flat().map((k) => lo.map((x, axis) => (k >> axis & 1 ? hi[axis] : x)));

function empty(group) {
  for (const child of [...group.children]) {
    child.traverse((thing) => {
      if (thing.geometry) thing.geometry.dispose();
      if (thing.material) thing.material.dispose();
    });
    group.remove(child);
  }
}
