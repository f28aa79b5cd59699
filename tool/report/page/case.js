// One case: its two bodies in three dimensions, what was claimed, what is true, and what to do with it.

// ---- the view of a case ----

const finite = (p) => Array.isArray(p) && p.map(toNumber).every(Number.isFinite);

// What bodies share, as a closed line through its corners, and the contacts claimed.
function contactSet(scene, shared, contacts) {
  const tint = colour('--exact');
  const outline = new THREE.BufferGeometry().setFromPoints(shared.map(vector));
  const line = new THREE.LineLoop(outline, onTop(THREE.LineBasicMaterial, tint));
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

function makeScene(shown, claim) {
  const scene = litScene(), {size, map} = toView(shown.bodies);
  shown.bodies.forEach((body, k) => {
    const moved = {vertices: body.vertices.map(map), faces: body.faces, radius: body.radius / size};
    const made = bodyGroup([moved], 0.02);
    made.tint(k === 0 ? '--body-a' : '--body-b');
    scene.add(made.group);
  });
  // The graphics card has no numbers for what is much farther away.
  const isNear = (p) => p.every((x) => Math.abs(x) < 1e4);
  const near = claim.points.map(map).filter(isNear);
  witness(scene, near, claim.normal, '--claimed', 0.012);
  witness(scene, (shown.exact.points || []).map(map), shown.exact.normal, '--exact', 0.008);
  contactSet(scene, (shown.exact.shared || []).map(map), claim.contacts.map(map).filter(isNear));
  const [a, b] = (shown.exact.points || []).map(map);
  return {scene, lost: claim.points.length - near.length, focus: a ? along(a, 0.5, minus(b, a)) : null};
}

let stage = null; // of all cases

function viewOf(shown, claim) {
  if (stage === null) stage = new Stage('the two bodies');
  if (!stage.works) return noWebGL();
  const {scene, focus, lost} = makeScene(shown, claim);
  stage.show(scene);
  const look = (text, at, away) => {
    const button = element('button', {type: 'button'}, text);
    button.addEventListener('click', () => {
      Object.assign(stage.eye, {at, away});
      stage.render();
    });
    return button;
  };
  const buttons = element('p', {class: 'buttons'}, look('both bodies', [0, 0, 0], 1.45));
  if (focus !== null) buttons.append(' ', look('exact points', focus, 0.3));
  buttons.append(' ', svgButton(stage, shown.name));
  const share = shown.exact.relation === 'penetrating' ? 'what both share once A is out' : 'what both share';
  const exact = shown.exact.shared ? `${share}, and the normal` : 'exact points and normal';
  const entries = [['--body-a', 'A'], ['--body-b', 'B'], ['--exact', exact]];
  if (claim.points.length > 0 || claim.contacts.length > 0 || claim.normal) entries.push(['--claimed', 'claimed']);
  const made = element('div', {}, stage.canvas, legend(...entries), buttons);
  if (lost > 0) made.append(element('p', {}, `${plural(lost, 'claimed point')} too far away to be drawn.`));
  return made;
}

function viewOfMeshes(shown) {
  if (stage === null) stage = new Stage('the two bodies');
  if (!stage.works) return noWebGL();
  const scene = litScene(), showLevel = addMeshes(scene, shown);
  stage.show(scene);
  const names = [['--body-a', 'A'], ['--body-b', 'B']].slice(0, shown.meshes.length);
  return element('div', {}, stage.canvas, legend(...names, ['--exact', 'boxes of a tree']),
    element('p', {class: 'buttons'}, svgButton(stage, shown.name)),
    levelChoice(showLevel, shown.meshes[0].levels.length, () => stage.render()),
    element('p', {}, `Exact: ${plural(shown.pairs.length, 'pair')} of triangles that meet, filled.`));
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

// A root of a long fraction is folded: its double says enough.
function exactLine(exact) {
  const value = exact.depth || exact.distance, name = exact.depth ? 'depth' : 'distance';
  const head = `Exact: ${exact.relation}, ${name} `;
  if (value.exact.length < 40) return element('p', {}, `${head}${value.exact} ≈ ${short(value.double)}.`);
  const summary = element('summary', {}, `${head}≈ ${oneText(value.double)}`);
  return element('details', {}, summary, element('code', {}, value.exact));
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

// In single quotes, for a shell.
const inShell = (text) => `'${text.replaceAll("'", "'\\''")}'`;

// The command that makes the case smaller, where it fails; the engine's own command is not in the judgements.
function shrinkLine(judgement, shown) {
  const engine = judgement.engine.match(/^origo ([\w-]+) /);
  const who = engine ? `--algorithm ${engine[1]}` : '--engine COMMAND';
  const how = `grep -F ${inShell(`"${judgement.id}"`)} ${inShell(shown.file)} | origo shrink ${who}`;
  return element('p', {}, 'Make it smaller: ', element('code', {id: 'shrink'}, how));
}

const drawLine = (judgement, shown) => element('p', {}, 'Draw it: ', element('code', {id: 'draw'},
  `origo draw ${inShell(shown.file)} --id ${inShell(judgement.id)} --out case.svg`));

// What it is called where it is handed on: the address of the page with the case in it.
function linkLine() {
  const made = element('a', {id: 'permalink', href: location.href}, 'link to this case');
  made.addEventListener('click', () => (made.href = location.href));
  return made;
}

function familyLine(judgement) {
  const name = judgement.family, trap = data.traps && data.traps[name];
  if (!trap) return [];
  const button = element('button', {type: 'button', class: 'link'}, name);
  button.addEventListener('click', () => openFamily(name));
  return [element('p', {}, 'Family ', button, trap.is ? `: ${trap.is}.` : '.')];
}

function showCase(entry) {
  const {judgement} = entry, claim = claimOf(judgement);
  const shown = data.cases[judgement.id] && {...data.cases[judgement.id], name: judgement.id};
  if (stage !== null) stage.release();
  const parts = [element('h3', {}, judgement.id), linkLine(),
    element('p', {}, judgement.engine, ': ', element('strong', {class: look(judgement.verdict)}, judgement.verdict),
      howWrong(judgement), judgement.excusable ? ', excusable' : '',
      judgement.status && judgement.status !== 'ok' ? `, ${judgement.status}` : '',
      judgement.relation ? `; the bodies are ${judgement.relation}` : '',
      judgement.nanoseconds === undefined ? '' : `; ${short(microseconds(judgement.nanoseconds))} µs`)];
  parts.push(...familyLine(judgement));
  if (judgement.note) parts.push(element('pre', {}, judgement.note));
  if (shown && shown.bodies) parts.push(viewOf(shown, claim), exactLine(shown.exact));
  if (shown && shown.meshes) parts.push(viewOfMeshes(shown));
  if (judgement.checks.length > 0) parts.push(checkTable(judgement.checks));
  if (shown && shown.text)
    parts.push(element('p', {}, `${shown.file}, line ${shown.line} `, copyButton(shown.text)),
      element('pre', {id: 'case-text', tabindex: 0}, shown.text));
  if (shown && !shown.text) parts.push(element('p', {}, `${shown.file}, line ${shown.line}`));
  if (shown && judgement.verdict === 'wrong') parts.push(shrinkLine(judgement, shown));
  if (shown) parts.push(drawLine(judgement, shown));
  if (!shown)
    parts.push(element('p', {class: 'faint'}, 'The case is not in the page: origo report --cases FILES adds it.'));
  byId('case').replaceChildren(...parts);
  if (stage !== null) stage.render();
}
