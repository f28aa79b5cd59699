// The replay of a world: its bodies step by step, who touches whom, contacts, boxes and a tree of them.

let replay = null; // {world, stage, bodies, layers, events, size, middle, step, timer}

const BODY_TINTS = 6; // --tint-0 ...: told apart by all eyes; what stays is grey

const tintName = (k) => {
  const {kind} = replay.world.bodies[k];
  return kind === 'moving' ? `--tint-${replay.order[k] % BODY_TINTS}` : '--still';
};

// In its own axes, in units of the world's size.
function replayBody(body, size) {
  const shrunk = (vertices) => vertices.map((p) => p.map((x) => x / size));
  const parts = body.parts.map((part) => ({...part, vertices: shrunk(part.vertices), radius: part.radius / size}));
  const made = bodyGroup(parts, 0.005);
  made.group.matrixAutoUpdate = false;
  if (body.kind === 'half-space') made.skin.opacity = 0.12; // it may stand before everything
  return made;
}

// Around all places of all bodies: a body is within its reach of its origin. Half-spaces have no end.
function worldBounds(world) {
  const isBounded = (k) => world.bodies[k].kind !== 'half-space';
  const counts = (k) => isBounded(k) || !world.bodies.some((body, j) => isBounded(j));
  const reach = world.bodies.map((body) => Math.max(...body.parts.flatMap((part) =>
    part.vertices.map((p) => length(p) + part.radius))));
  const ends = world.steps.flatMap((step) => step.poses.flatMap((pose, k) => (pose === null || !counts(k) ? [] :
    [{vertices: [pose.slice(0, 3)], radius: reach[k]}])));
  const {size, middle} = boundsOf(ends);
  return {size, middle};
}

const toWorldView = (p) => minus(p, replay.middle).map((c) => c / replay.size);

// ---- events ----

// What begins and ends: against the step before.
function eventsOf(step) {
  const key = (pair) => pair.join(), now = replay.world.steps[step].touch;
  const before = step > 0 ? replay.world.steps[step - 1].touch : [];
  const inNow = new Set(now.map(key)), inBefore = new Set(before.map(key));
  return {begin: now.filter((pair) => !inBefore.has(key(pair))), end: before.filter((pair) => !inNow.has(key(pair))),
    persist: now.filter((pair) => inBefore.has(key(pair)))};
}

const pairName = ([i, j]) => `${replay.world.bodies[i].name} and ${replay.world.bodies[j].name}`;

function swatch(k) {
  const made = element('i');
  made.style.background = `var(${tintName(k)})`;
  return made;
}

function pairEntry([i, j]) {
  return element('li', {}, swatch(i), replay.world.bodies[i].name, ' and ', swatch(j), replay.world.bodies[j].name);
}

function pairList(title, look, pairs) {
  if (pairs.length === 0) return [];
  const shown = pairs.slice(0, 12).map(pairEntry);
  if (pairs.length > 12) shown.push(element('li', {}, `and ${pairs.length - 12} more`));
  return [element('p', {class: look}, `${title}: `), element('ul', {class: 'pairs'}, ...shown)];
}

// A mark on the time line for each step in which something begins or ends.
function makeTimeline() {
  const last = Math.max(1, replay.world.steps.length - 1), {fault} = replay.world;
  const marks = replay.events.map(({step, begin, end}) => {
    const listed = (pairs) => `${pairs.slice(0, 4).map(pairName).join(', ')}${pairs.length > 4 ? ', ...' : ''}`;
    const said = [[begin, 'begin to touch'], [end, 'end to touch']].filter(([pairs]) => pairs.length > 0)
      .map(([pairs, what]) => `${listed(pairs)} ${what}`);
    const kind = begin.length === 0 ? 'end' : end.length === 0 ? 'begin' : 'both';
    const wrong = fault && fault.step === step;
    const mark = element('button', {type: 'button', tabindex: -1, class: `mark ${kind}${wrong ? ' fault' : ''}`,
      'data-step': step, title: `step ${step}: ${said.join('; ')}`, 'aria-label': `step ${step}: ${said.join('; ')}`});
    mark.style.left = `${(100 * step) / last}%`;
    mark.addEventListener('click', () => goTo(step));
    return mark;
  });
  byId('timeline').replaceChildren(...marks);
}

// The next step in which something begins or ends, or the one before.
function goToEvent(direction) {
  const steps = replay.events.map((event) => event.step);
  const before = steps.filter((step) => step < replay.step), after = steps.filter((step) => step > replay.step);
  const wanted = direction > 0 ? after[0] : before[before.length - 1];
  if (wanted !== undefined) goTo(wanted);
}

// ---- a step ----

function placeBodies(step) {
  const {bodies, world} = replay, touching = new Set(step.touch.flat());
  bodies.forEach((body, k) => {
    const pose = step.poses[k];
    body.group.visible = pose !== null;
    if (pose === null) return;
    const [x, y, z] = toWorldView(pose.slice(0, 3)), r = pose.slice(3);
    body.group.matrix.set(r[0], r[1], r[2], x, r[3], r[4], r[5], y, r[6], r[7], r[8], z, 0, 0, 0, 1);
    body.group.matrixWorldNeedsUpdate = true;
    body.tint(tintName(k), touching.has(k) && world.bodies[k].kind === 'moving' ? '--text' : undefined);
  });
}

// Half-spaces have boxes without end, near enough.
const nearby = (p) => p.map((x) => Math.max(-2, Math.min(2, x)));
const cornersOf = (box) => [box.slice(0, 3), box.slice(3)].map(toWorldView).map(nearby);

function placeBoxes(step) {
  const {boxes, tree} = replay.layers, wanted = byId('tree-level').value;
  const ends = step.boxes.filter(Boolean).map(cornersOf).flatMap(boxEdges);
  if (ends.length > 0) boxes.add(lines(ends, '--boxes', 1));
  const all = [...new Set(step.tree.map(([level]) => level))];
  const levels = all.filter((level) => wanted === '' || level === Number(wanted));
  for (const level of levels) {
    const nodes = step.tree.filter((node) => node[0] === level).map((node) => cornersOf(node.slice(1)));
    tree.add(lines(nodes.flatMap(boxEdges), '--tree', Math.max(0.25, 1 - level / 6)));
  }
}

// Normals lead out of the first body, where the second one is.
function placeContacts(step) {
  const {contacts, normals} = replay.layers;
  for (const {a, b, normal} of step.contacts) {
    witness(contacts, [toWorldView(a), toWorldView(b)], undefined, '--exact', 0.004);
    if (normal) arrow(normals, toWorldView(a), normal.map((x) => -x), colour('--claimed'), 0.08);
  }
}

function showStep(k) {
  const last = replay.world.steps.length - 1, step = replay.world.steps[Math.max(0, Math.min(last, k))];
  replay.step = Math.max(0, Math.min(last, k));
  byId('step').value = replay.step;
  for (const name of ['boxes', 'tree', 'contacts', 'normals']) empty(replay.layers[name]);
  placeBodies(step);
  placeContacts(step);
  placeBoxes(step);
  const {begin, persist, end} = eventsOf(replay.step), wrong = replay.world.fault;
  const here = step.poses.filter((pose) => pose !== null);
  byId('step-text').textContent = `step ${replay.step} of ${last}, time ${short(step.time)}: ` +
    `${plural(here.length, 'body').replace('bodys', 'bodies')}, ` +
    `${plural(step.touch.length, 'pair')} that touch, ${plural(step.contacts.length, 'contact')}`;
  byId('events').replaceChildren(
    ...(wrong?.step === replay.step ? [element('p', {class: 'wrong', id: 'fault'}, `Wrong: ${wrong.text}`)] : []),
    ...pairList('begin', 'right', begin), ...pairList('end', 'tolerable', end),
    ...pairList('persist', 'faint', persist));
  for (const mark of byId('timeline').children) {
    if (Number(mark.dataset.step) === replay.step) mark.setAttribute('aria-current', 'step');
    else mark.removeAttribute('aria-current');
  }
  replay.stage.render();
}

function goTo(step) {
  stopPlaying();
  showStep(step);
}

// ---- playing ----

function stopPlaying() {
  clearInterval(replay.timer);
  replay.timer = null;
  byId('play').textContent = 'play';
}

// Eight steps a second, or two for those who want little motion.
function startPlaying() {
  const pause = matchMedia('(prefers-reduced-motion: reduce)').matches ? 500 : 125;
  if (replay.step === replay.world.steps.length - 1) showStep(0);
  byId('play').textContent = 'stop';
  replay.timer = setInterval(() => {
    if (replay.step === replay.world.steps.length - 1) stopPlaying();
    else showStep(replay.step + 1);
  }, pause);
}

const playOrStop = () => (replay.timer === null ? startPlaying() : stopPlaying());

// ---- layers and keys ----

const layerNames = ['bodies', 'boxes', 'tree', 'contacts', 'normals'];

function showLayers() {
  for (const name of layerNames) replay.layers[name].visible = byId(`layer-${name}`).checked;
  byId('tree-level').disabled = !byId('layer-tree').checked;
  replay.stage.render();
}

function turnLayer(name) {
  byId(`layer-${name}`).checked = !byId(`layer-${name}`).checked;
  showLayers();
}

function makeLayers() {
  const depth = 1 + Math.max(-1, ...replay.world.steps.flatMap((step) => step.tree.map(([level]) => level)));
  for (let k = 0; k < depth; k++) byId('tree-level').append(element('option', {value: k}, `level ${k}`));
  for (const name of layerNames) byId(`layer-${name}`).addEventListener('change', showLayers);
  byId('tree-level').addEventListener('change', () => showStep(replay.step));
  showLayers();
}

const worldKeys = {
  ' ': playOrStop, ArrowLeft: () => goTo(replay.step - 1), ArrowRight: () => goTo(replay.step + 1),
  ',': () => goTo(replay.step - 1), '.': () => goTo(replay.step + 1), Home: () => goTo(0), End: () => goTo(Infinity),
  e: () => goToEvent(1), E: () => goToEvent(-1), 0: () => replay.stage.reset(), '?': () => byId('help').showModal(),
  ...Object.fromEntries(layerNames.map((name, k) => [k + 1, () => turnLayer(name)])),
};

// Keys belong to what has the focus first: a slider its arrows, a button its space bar, the view its arrows.
function isTaken(key, target) {
  if (target.matches('input[type="search"], select, dialog, dialog *')) return true;
  if (key === ' ') return target.matches('button, input, summary, a');
  return /^(Arrow|Home|End)/.test(key) && target.matches('canvas, input, [tabindex="0"]');
}

function takeKeys(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || !worldKeys[event.key]) return;
  if (isTaken(event.key, event.target)) return;
  event.preventDefault();
  worldKeys[event.key]();
}

// ---- the page ----

function makeScenery(world) {
  const scene = litScene(), root = new THREE.Group(), {bodies} = replay;
  for (const name of layerNames) replay.layers[name] = new THREE.Group();
  replay.layers.bodies.add(...bodies.map((body) => body.group));
  root.rotation.x = -Math.PI / 2; // z is up
  root.add(...Object.values(replay.layers));
  scene.add(root);
  if (!replay.stage.works) replay.stage.render = replay.stage.reset = () => {};
  else replay.stage.show(scene, {around: 0.4, above: 0.3, away: 0.9, at: [0, 0, 0]});
}

function makeWorld(world) {
  const stage = new Stage('the world'), steps = world.steps.length - 1, bounds = worldBounds(world);
  let moving = 0;
  const order = world.bodies.map((body) => (body.kind === 'moving' ? moving++ : 0)); // of those that have a colour
  byId('world').hidden = false;
  replay = {world, stage, order, layers: {}, events: [], ...bounds, step: 0, timer: null};
  replay.bodies = world.bodies.map((body) => replayBody(body, bounds.size));
  replay.events = world.steps.map((step, k) => ({step: k, ...eventsOf(k)}))
    .filter(({step, begin, end}) => begin.length + end.length > 0 || step === world.fault?.step);
  const bodies = world.bodies.length === 1 ? '1 body' : `${count(world.bodies.length)} bodies`;
  byId('world-name').textContent = `${world.name}: ${bodies}, ${plural(steps + 1, 'step')} of ${short(world.dt)}, ` +
    `by Origo ${data.version}.`;
  byId('world-view').replaceChildren(stage.works ? stage.canvas : noWebGL());
  byId('world-legend').replaceChildren(legend(['--still', 'static'], ['--exact', 'contacts'], ['--claimed', 'normals'],
    ['--boxes', 'boxes'], ['--tree', 'tree of boxes']));
  makeScenery(world);
  makeTimeline();
  byId('step').max = steps;
  byId('step').addEventListener('input', () => showStep(Number(byId('step').value)));
  const buttons = {back: ',', next: '.', play: ' ', 'event-back': 'E', 'event-next': 'e', 'help-open': '?'};
  for (const [id, key] of Object.entries(buttons)) byId(id).addEventListener('click', worldKeys[key]);
  byId('world-svg').replaceWith(svgButton(stage, 'world'));
  addEventListener('keydown', takeKeys);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => showStep(replay.step));
  byId('panel').open = innerWidth > 800;
  makeLayers();
  showStep(world.fault ? world.fault.step : 0);
}

if (data.world && data.engines.length === 0) {
  document.title = byId('title').textContent = 'Origo world';
  document.body.classList.add('world-page');
  byId('summary').hidden = true;
}
if (data.world) makeWorld(data.world);
