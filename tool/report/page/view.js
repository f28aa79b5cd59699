// Bodies in three dimensions, and where they are seen.

function colour(name) {
  return new THREE.Color(getComputedStyle(document.documentElement).getPropertyValue(name).trim());
}

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
  const geometryOf = (numbers) => new THREE.BufferGeometry().setAttribute('position',
    new THREE.Float32BufferAttribute(numbers, 3));
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

// ---- where a scene is seen ----

// One canvas, for one scene after the other: browsers allow few. `eye`: the camera, `away` from `at`.
class Stage {
  constructor(label) {
    this.canvas = element('canvas', {tabindex: 0, role: 'img',
      'aria-label': `${label}; arrow keys turn the view, plus and minus come nearer and go back`});
    // Asked for first, for three.js writes an error of its own where there is none.
    const context = this.canvas.getContext('webgl2', {antialias: true, alpha: true});
    this.works = context !== null;
    this.scene = this.renderer = null;
    if (!this.works) return;
    this.renderer = new THREE.WebGLRenderer({canvas: this.canvas, context});
    this.camera = new THREE.PerspectiveCamera(40);
    this.steer();
    addEventListener('resize', () => this.render());
  }

  show(scene, from = {around: 0.7, above: 0.4, away: 1.45, at: [0, 0, 0]}) {
    this.release();
    this.scene = scene;
    this.from = from;
    this.eye = {...from};
  }

  reset() {
    this.eye = {...this.from};
    this.render();
  }

  release() {
    if (this.scene === null) return;
    this.scene.traverse((thing) => {
      if (thing.geometry) thing.geometry.dispose();
      if (thing.material) thing.material.dispose();
    });
    this.scene = null;
  }

  turn(right, up) {
    this.eye.around += right;
    this.eye.above = Math.max(-1.55, Math.min(1.55, this.eye.above + up));
    this.render();
  }

  approach(factor) {
    this.eye.away = Math.max(1e-4, Math.min(20, this.eye.away * factor));
    this.render();
  }

  // Turning and coming nearer, by pointer, wheel and keys.
  steer() {
    const keys = {
      ArrowLeft: () => this.turn(-0.1, 0), ArrowRight: () => this.turn(0.1, 0), ArrowUp: () => this.turn(0, 0.1),
      ArrowDown: () => this.turn(0, -0.1), '+': () => this.approach(0.8), '=': () => this.approach(0.8),
      '-': () => this.approach(1.25),
    };
    this.canvas.addEventListener('keydown', (event) => {
      if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      keys[event.key]();
    });
    const held = new Map(); // pointers that are down, with their places: one turns, two come nearer or go back
    const apart = () => {
      const [p, q] = [...held.values()];
      return q ? Math.hypot(q.x - p.x, q.y - p.y) : 0;
    };
    this.canvas.addEventListener('pointerdown', (event) => {
      this.canvas.setPointerCapture(event.pointerId);
      held.set(event.pointerId, {x: event.clientX, y: event.clientY});
    });
    for (const name of ['pointerup', 'pointercancel'])
      this.canvas.addEventListener(name, (event) => held.delete(event.pointerId));
    this.canvas.addEventListener('pointermove', (event) => {
      const before = held.get(event.pointerId), gap = apart(), place = {x: event.clientX, y: event.clientY};
      if (!before) return;
      held.set(event.pointerId, place);
      if (held.size === 1) this.turn((before.x - place.x) / 120, (place.y - before.y) / 120);
      else if (held.size === 2 && gap > 0 && apart() > 0) this.approach(gap / apart());
    });
    this.canvas.addEventListener('wheel', (event) => {
      event.preventDefault();
      this.approach(Math.exp(event.deltaY / 500));
    }, {passive: false});
  }

  render() {
    if (this.scene === null) return;
    const {camera, eye, canvas, renderer} = this;
    const width = canvas.clientWidth || 640, height = canvas.clientHeight || 400;
    renderer.setPixelRatio(window.devicePixelRatio);
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    // On a telephone the breadth counts: what fits into a broad view fits into a narrow one.
    camera.fov = (360 / Math.PI) * Math.atan(Math.tan(Math.PI / 9) * Math.max(1, 1.4 / camera.aspect));
    camera.near = eye.away / 1000;
    camera.far = eye.away * 1000;
    camera.updateProjectionMatrix();
    const flat = Math.cos(eye.above) * eye.away;
    camera.position.set(eye.at[0] + flat * Math.sin(eye.around), eye.at[1] + Math.sin(eye.above) * eye.away,
      eye.at[2] + flat * Math.cos(eye.around));
    camera.lookAt(vector(eye.at));
    renderer.render(this.scene, camera);
  }
}

const noWebGL = () => element('p', {class: 'faint'}, 'This browser has no WebGL 2: nothing is drawn.');

function legend(...entries) {
  return element('ul', {class: 'legend'}, ...entries.map(([name, text]) => {
    const spot = element('i');
    spot.style.background = `var(${name})`;
    return element('li', {}, spot, text);
  }));
}

