// The player: steps to go through, and the views of them. What comes from cases and from the lines goes into the page
// by textContent alone. The page has THREE, geometry.js, shapes.js and view.js.

const BEAT = 1500; // milliseconds that a step is shown while it plays

// What a view has marks of, the colour of it, and its name.
const LEGEND = [
  ['body', '--body-a', 'A'], ['body', '--body-b', 'B'],
  ['difference', '--still', 'A - B: all differences a - b'], ['origin', '--text', '0: the origin'],
  ['corner', '--none', 'corners so far'], ['face', '--none', 'polytope so far'], ['face', '--exact', 'nearest face'],
  ['direction', '--claimed', 'direction'], ['support', '--claimed', 'w = a - b, the farthest point in it'],
  ['nearest', '--exact', 'v, nearest so far'], ['ray', '--tolerable', 'ray to the origin'],
  ['mesh', '--body-a', 'triangles of A'], ['meshes', '--body-b', 'triangles of B'],
  ['box', '--tint-0', 'boxes'], ['pair', '--claimed', 'a pair that meets'], ['pair', '--exact', 'one that does not'],
  ['cell', '--none', 'cells of the grid; filled: those at work'],
  ['swap', '--claimed', 'ends that change places'], ['feature', '--claimed', 'closest features so far'],
  ['plane', '--claimed', 'line that cuts'], ['point', '--none', 'polygon so far'],
];

class Player {
  constructor(place) {
    this.place = place;
    this.timer = null;
    this.spaces = {};
    this.said = element('p', {class: 'said', 'aria-live': 'polite'});
    this.counted = element('span', {class: 'counted'});
    this.slider = element('input', {type: 'range', min: 0, value: 0, 'aria-label': 'step'});
    this.slider.addEventListener('input', () => this.go(Number(this.slider.value)));
    const button = (text, label, act) => {
      const made = element('button', {type: 'button', 'aria-label': label, title: label}, text);
      made.addEventListener('click', act);
      return made;
    };
    this.buttons = {
      first: button('|◀', 'first step', () => this.go(0)), back: button('◀', 'step back', () => this.go(this.at - 1)),
      play: button('play', 'play', () => this.play(this.timer === null)),
      next: button('▶', 'next step', () => this.go(this.at + 1)),
      last: button('▶|', 'last step', () => this.go(this.steps.length - 1)),
    };
    this.views = element('div', {class: 'views'});
    this.key = element('div', {class: 'explained'});
    this.list = element('ol', {class: 'told', start: 0, 'aria-label': 'all steps'});
    this.end = element('p', {class: 'end'});
    const bar = element('div', {class: 'controls'}, ...Object.values(this.buttons), this.slider, this.counted);
    const head = element('summary', {}, 'All steps'), all = element('details', {open: ''}, head, this.list, this.end);
    place.setAttribute('role', 'group');
    place.append(bar, this.said, this.views, this.key, all);
    place.addEventListener('keydown', (event) => this.keyed(event));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.again());
  }

  // In other colours.
  again() {
    if (this.shown) this.open(this.algorithm, this.shown, {isSame: true});
  }

  keyed(event) {
    const ways = {ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.steps.length - 1};
    const isTaken = event.target === this.slider || event.defaultPrevented;
    if (isTaken || !(event.key in ways) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.go(ways[event.key]);
  }

  // A space for each view is made once: browsers allow few canvases.
  space(name, make) {
    this.spaces[name] ??= make();
    return this.spaces[name];
  }

  // `shown`: a case's line, the lines of its trace, and what is drawn of it: two bodies, their difference, meshes.
  // `isSame`: an algorithm goes on where it was, and is seen from there.
  open(algorithm, shown, {isSame = false} = {}) {
    this.play(false);
    this.algorithm = algorithm;
    this.shown = shown;
    this.place.setAttribute('aria-label', `steps of ${algorithm}`);
    const {steps, claim} = readTrace(this.shown.lines);
    const kinds = new Set(steps.flatMap(({marks}) => marks.map(({mark}) => mark)));
    this.steps = steps;
    if (steps.some(({marks}) => isGrid(marks))) kinds.add('cell');
    const has = (...names) => names.some((name) => kinds.has(name)), chosen = [];
    const view = (name, make, scene) => {
      const space = this.space(name, make);
      if (!(space instanceof Space) || space.stage.works) space.begin(scene(), isSame);
      chosen.push(space);
    };
    if (this.shown.bodies) view('bodies', () => new Space('The bodies'), () => bodiesScene(this.shown, steps));
    if (has('corner', 'support') || (has('nearest') && this.shown.difference && !has('time')))
      view('difference', () => new Space('Their difference'), () => differenceScene(this.shown, steps));
    if (has('box')) view('boxes', () => new Space('The boxes'), () => boxesScene(this.shown, steps));
    if (has('swap')) view('axes', () => new Axes('Their ends along the axes'), () => ({steps}));
    if (has('point')) view('plane', () => new Plane('The polygon'), () => ({steps}));
    this.chosen = chosen;
    this.views.replaceChildren(...chosen.map(({figure}) => figure));
    const inDifference = chosen.includes(this.spaces.difference);
    kinds.add(this.shown.bodies ? 'body' : '').add(inDifference ? 'origin' : '');
    kinds.add(inDifference && this.shown.difference ? 'difference' : '');
    kinds.add(this.shown.meshes ? 'mesh' : '').add(this.shown.meshes?.length > 1 ? 'meshes' : '');
    const isRound = inDifference && this.shown.bodies.some((body) => body.radius > 0);
    if (inDifference) this.spaces.difference.call(`Their difference A - B${isRound ? ', of what is rounded' : ''}`);
    if (!inDifference) kinds.delete('nearest'); // what the other views draw of it has a name of its own
    this.key.replaceChildren(legend(...LEGEND.filter(([kind]) => kinds.has(kind)).map(([, ...entry]) => entry)));
    this.list.replaceChildren(...steps.map(({text}, k) => this.listed(text, k)));
    this.end.textContent = claim ? `Its claim: ${JSON.stringify(claim)}` : '';
    this.slider.max = steps.length - 1;
    this.go(isSame ? this.at : 0);
  }

  listed(text, k) {
    const button = element('button', {type: 'button'}, text);
    button.addEventListener('click', () => this.go(k));
    return element('li', {}, button);
  }

  go(wanted) {
    const last = this.steps.length - 1, n = Math.max(0, Math.min(last, wanted));
    this.at = n;
    this.slider.value = n;
    this.slider.setAttribute('aria-valuetext', `step ${n} of ${last}`);
    this.counted.textContent = `step ${n} of ${last}`;
    this.said.textContent = this.steps[n].text;
    this.buttons.first.disabled = this.buttons.back.disabled = n === 0;
    this.buttons.next.disabled = this.buttons.last.disabled = n === last;
    const isNow = (k) => (k === n ? 'step' : 'false');
    [...this.list.children].forEach(({firstChild}, k) => firstChild.setAttribute('aria-current', isNow(k)));
    const item = this.list.children[n]; // the list alone scrolls, not the page
    this.list.scrollTop = item.offsetTop - this.list.offsetTop - this.list.clientHeight / 3;
    for (const space of this.chosen) space.step(n);
    if (n === last) this.play(false);
  }

  play(on) {
    clearInterval(this.timer);
    this.timer = null;
    this.buttons.play.textContent = on ? 'pause' : 'play';
    this.buttons.play.setAttribute('aria-label', on ? 'pause' : 'play');
    if (!on) return;
    if (this.at === this.steps.length - 1) this.go(0);
    this.timer = setInterval(() => this.go(this.at + 1), BEAT);
    this.buttons.play.textContent = 'pause';
  }
}
