// Where a scene is seen. Other pages take this file with shapes.js and geometry.js, without the report's data.

// element('td', {class: 'wrong'}, 'text' or child elements)
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

// One canvas, for one scene after the other: browsers allow few. `eye`: the camera, `away` from `at`.
class Stage {
  constructor(label) {
    this.canvas = element('canvas', {tabindex: 0, role: 'img',
      'aria-label': `${label}; arrow keys turn the view, plus and minus come nearer and go back`});
    // Asked for first, for three.js writes an error of its own where there is none.
    const context = this.canvas.getContext('webgl2', {antialias: true, alpha: true});
    this.works = context !== null;
    this.scene = this.renderer = null;
    this.drawn = () => {}; // called after each picture, for what lies on top of it
    this.calm = false; // is the wheel the page's until the view has the focus?
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
      if (this.calm && document.activeElement !== this.canvas) return;
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
    this.drawn();
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

