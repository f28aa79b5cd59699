
// The replay of a world: its bodies step by step, who touches whom, and contacts.

let replay = null; // {world, stage, bodies, size, middle, step, timer}

// In its own axes, in units of the world's size.
function replayBody(body, size) {
  const parts = body.parts.map(({vertices, faces, radius}) => ({vertices: vertices.map((p) => p.map((x) => x / size)), faces,
    radius: radius / size}));
  const made = bodyGroup(parts, 0.005);
  made.group.matrixAutoUpdate = false;
  return made;
}

// Around all places of all bodies: a body is within its reach of its origin.
function worldBounds(world) {
  const reach = world.bodies.map((body) => Math.max(...body.parts.flatMap((part) =>
    part.vertices.map((p) => length(p) + part.radius))));
  const ends = world.steps.flatMap((step) => step.poses.flatMap((pose, k) => (pose === null ? [] :
    [{vertices: [pose.slice(0, 3)], radius: reach[k]}])));
  const {size, middle} = boundsOf(ends);
  return {size, middle};
}

const pairName = ([i, j]) => `${replay.world.bodies[i].name} and ${replay.world.bodies[j].name}`;

function pairList(title, look, pairs) {
  if (pairs.length === 0) return [];
  const shown = pairs.slice(0, 12).map(pairName).join('; ');
  return [element('p', {class: look}, `${title}: ${shown}${pairs.length > 12 ? `; and ${pairs.length - 12} more` : ''}`)];
}

// What begins and ends: against the step before.
function eventsOf(step) {
  const key = (pair) => pair.join(), now = replay.world.steps[step].touch;
  const before = step > 0 ? replay.world.steps[step - 1].touch : [];
  const inNow = new Set(now.map(key)), inBefore = new Set(before.map(key));
  return {begin: now.filter((pair) => !inBefore.has(key(pair))), end: before.filter((pair) => !inNow.has(key(pair))),
    persist: now.filter((pair) => inBefore.has(key(pair)))};
}

function placeBodies(step) {
  const {bodies, size, middle} = replay, touching = new Set(step.touch.flat());
  bodies.forEach((body, k) => {
    const pose = step.poses[k];
    body.group.visible = pose !== null;
    if (pose === null) return;
    const [x, y, z] = minus(pose.slice(0, 3), middle).map((c) => c / size), r = pose.slice(3);
    body.group.matrix.set(r[0], r[1], r[2], x, r[3], r[4], r[5], y, r[6], r[7], r[8], z, 0, 0, 0, 1);
    body.group.matrixWorldNeedsUpdate = true;
    body.tint(touching.has(k) ? '--body-b' : '--body-a');
  });
}

function placeContacts(step) {
  const {marks, size, middle} = replay;
  for (const mark of [...marks.children]) {
    mark.traverse((thing) => {
      if (thing.geometry) thing.geometry.dispose();
      if (thing.material) thing.material.dispose();
    });
    marks.remove(mark);
  }
  const map = (p) => minus(p, middle).map((c) => c / size);
  for (const contact of step.contacts) witness(marks, [map(contact.a), map(contact.b)], contact.normal, '--exact', 0.004, 0.06);
}

function showStep(k) {
  const last = replay.world.steps.length - 1, step = replay.world.steps[Math.max(0, Math.min(last, k))];
  replay.step = Math.max(0, Math.min(last, k));
  byId('step').value = replay.step;
  placeBodies(step);
  placeContacts(step);
  const {begin, persist, end} = eventsOf(replay.step), wrong = replay.world.fault;
  byId('step-text').textContent = `step ${replay.step} of ${last}, time ${short(step.time)}: ` +
    `${plural(step.poses.filter((pose) => pose !== null).length, 'body').replace('bodys', 'bodies')}, ` +
    `${plural(step.touch.length, 'pair')} that touch, ${plural(step.contacts.length, 'contact')}`;
  byId('events').replaceChildren(
    ...(wrong && wrong.step === replay.step ? [element('p', {class: 'wrong', id: 'fault'}, `Wrong: ${wrong.text}`)] : []),
    ...pairList('begin', 'right', begin), ...pairList('end', 'tolerable', end), ...pairList('persist', 'faint', persist));
  replay.stage.render();
}

function stopPlaying() {
  clearInterval(replay.timer);
  replay.timer = null;
  byId('play').textContent = 'play';
}

function startPlaying() {
  if (replay.step === replay.world.steps.length - 1) showStep(0);
  byId('play').textContent = 'stop';
  replay.timer = setInterval(() => {
    if (replay.step === replay.world.steps.length - 1) stopPlaying();
    else showStep(replay.step + 1);
  }, 125);
}

function makeWorld(world) {
  const stage = new Stage('the world'), steps = world.steps.length - 1;
  byId('world').hidden = false;
  byId('world-name').textContent = `${world.name}: ${world.bodies.length === 1 ? '1 body' : `${count(world.bodies.length)} bodies`}, ` +
    `${plural(steps + 1, 'step')} of ${short(world.dt)}, by Origo ${data.version}.`;
  byId('world-view').replaceChildren(stage.works ? stage.canvas : noWebGL(), legend(['--body-a', 'touches nothing'],
    ['--body-b', 'touches something'], ['--exact', 'contacts and their normals']));
  const scene = litScene(), root = new THREE.Group(), marks = new THREE.Group(), bounds = worldBounds(world);
  const bodies = world.bodies.map((body) => replayBody(body, bounds.size));
  root.rotation.x = -Math.PI / 2; // z is up
  root.add(marks, ...bodies.map((body) => body.group));
  scene.add(root);
  replay = {world, stage, bodies, marks, ...bounds, step: 0, timer: null};
  if (!stage.works) stage.render = () => {};
  else {
    stage.show(scene);
    Object.assign(stage.eye, {around: 0.4, above: 0.3, away: 0.9});
  }
  byId('step').max = steps;
  byId('step').addEventListener('input', () => showStep(Number(byId('step').value)));
  for (const [id, by] of [['back', -1], ['next', 1]])
    byId(id).addEventListener('click', () => showStep(replay.step + by));
  byId('play').addEventListener('click', () => (replay.timer === null ? startPlaying() : stopPlaying()));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => showStep(replay.step));
  showStep(world.fault ? world.fault.step : 0);
}

if (data.world) makeWorld(data.world);
if (data.world && data.engines.length === 0) {
  document.title = byId('title').textContent = 'Origo world';
  byId('summary').hidden = true;
}
