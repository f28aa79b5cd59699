// The report: league, errors and cases.

// ---- the league ----

// Heading, value for sorting (undefined: none), class, and how it is shown.
const columns = [
  ['engine', (row) => row.name, '', String],
  ['cases', (row) => row.cases, '', count],
  ['wrong', (row) => row.wrong, 'wrong', count],
  ['gross', (row) => row.gross, 'wrong', count],
  ['worst distance', (row) => row.distance && toNumber(row.distance.fraction), '', short],
  ['worst depth', (row) => row.depth && toNumber(row.depth.fraction), '', short],
  ['right', (row) => row.right, 'right', count],
  ['tolerable', (row) => row.tolerable, 'tolerable', count],
  ['excusable', (row) => row.excusable, '', count],
  ['wrong, strict', (row) => row.strict, 'wrong', count],
  ['no answer', (row) => row.noAnswer, 'no-answer', count],
  ['crashed', (row) => row.reasons.crashed, 'no-answer', count],
  ['timed out', (row) => row.reasons['timed out'], 'no-answer', count],
  ['gave up', (row) => row.reasons['gave up'], 'no-answer', count],
  ['refused', (row) => row.reasons.refused, 'no-answer', count],
  ['touching', (row) => row.touching, '', count],
  ['told right', (row) => row.touchingRight, '', count],
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

// Columns in which no engine has anything are hidden, unless all are wanted.
function isHidden(k) {
  if (k < 4 || byId('all-columns').checked) return false;
  if (columns[k][0] === 'wrong, strict') return data.engines.every((row) => row.strict === row.wrong);
  return !data.engines.some((row) => columns[k][1](row));
}

function leagueRow(row, kind) {
  const cells = columns.map(([, value, look, show], k) => {
    const x = value(row), cell = element('td', {class: x === 0 ? 'faint' : look}, x === undefined ? '–' : show(x));
    cell.hidden = isHidden(k);
    return cell;
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
    cell.hidden = isHidden(k);
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
  byId('all-columns').addEventListener('change', fillLeague);
  fillLeague();
}

// ---- the verdict ----

// One sentence about an engine: what is wrong, how badly, and what it did not answer.
function verdictOf(row) {
  const failed = ['crashed', 'timed out', 'nonsense', 'missing'].reduce((sum, why) => sum + (row.reasons[why] || 0), 0);
  const parts = [];
  if (row.wrong > 0) {
    const gross = row.gross === row.wrong ? 'each grossly' : `${count(row.gross)} grossly`;
    parts.push(`is wrong in ${count(row.wrong)} of ${plural(row.cases, 'case')}, ${gross}`);
  } else {
    parts.push(`is wrong in none of ${plural(row.cases, 'case')}`);
  }
  if (failed > 0) parts.push(`failed to answer ${count(failed)}`);
  if (row.noAnswer > failed) parts.push(`took no stand on ${count(row.noAnswer - failed)}`);
  const last = parts.length > 1 ? ` and ${parts.pop()}` : '';
  return element('li', {}, element('strong', {class: row.wrong + failed > 0 ? 'wrong' : 'right'}, row.engine), ` ${parts.join(', ')}${last}.`);
}

function makeVerdicts() {
  byId('verdicts').replaceChildren(...data.engines.map(verdictOf));
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
  const width = 360, height = 166, left = 46, bottom = 128, top = 8;
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
  svg.append(drawn('line', {x1: left, x2: width, y1: bottom, y2: bottom}),
    drawn('text', {x: (left + width) / 2, y: bottom + 32, 'text-anchor': 'middle'}, 'error, as a fraction of the size'),
    drawn('text', {x: 0, y: 0, 'text-anchor': 'middle', transform: `translate(12 ${(top + bottom) / 2}) rotate(-90)`}, 'cases'));
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

// ---- the view of a case ----

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

function makeScene(shown, claim) {
  const scene = litScene(), {size, map} = toView(shown.bodies);
  shown.bodies.forEach((body, k) => {
    const moved = {vertices: body.vertices.map(map), faces: body.faces, radius: body.radius / size};
    const made = bodyGroup([moved], 0.02);
    made.tint(k === 0 ? '--body-a' : '--body-b');
    scene.add(made.group);
  });
  // The graphics card has no numbers for what is much farther away.
  const near = claim.points.map(map).filter((p) => p.every((x) => Math.abs(x) < 1e4));
  witness(scene, near, claim.normal, '--claimed', 0.012);
  witness(scene, (shown.exact.points || []).map(map), shown.exact.normal, '--exact', 0.008);
  contactSet(scene, (shown.exact.shared || []).map(map), claim.contacts.map(map).filter((p) => p.every((x) => Math.abs(x) < 1e4)));
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
  const buttons = element('p', {}, look('both bodies', [0, 0, 0], 1.45));
  if (focus !== null) buttons.append(' ', look('exact points', focus, 0.3));
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

// In single quotes, for a shell.
const inShell = (text) => `'${text.replaceAll("'", "'\\''")}'`;

// The command that makes the case smaller, where it fails; the engine's own command is not in the judgements.
function shrinkLine(judgement, shown) {
  const engine = judgement.engine.match(/^origo ([\w-]+) /);
  const who = engine ? `--algorithm ${engine[1]}` : '--engine COMMAND';
  const how = `grep -F ${inShell(`"${judgement.id}"`)} ${inShell(shown.file)} | origo shrink ${who}`;
  return element('p', {}, 'Make it smaller: ', element('code', {id: 'shrink'}, how));
}

// The address of the page with the case in it, so that it can be handed on.
function link(judgement) {
  history.replaceState(null, '', `#${encodeURIComponent(judgement.engine)}/${encodeURIComponent(judgement.id)}`);
}

function showCase(entry) {
  const {judgement} = entry, shown = data.cases[judgement.id], claim = claimOf(judgement);
  if (stage !== null) stage.release();
  const parts = [element('h3', {}, judgement.id),
    element('p', {}, judgement.engine, ': ', element('strong', {class: look(judgement.verdict)}, judgement.verdict),
      judgement.excusable ? ', excusable' : '',
      judgement.status && judgement.status !== 'ok' ? `, ${judgement.status}` : '',
      judgement.relation ? `; the bodies are ${judgement.relation}` : '',
      judgement.nanoseconds === undefined ? '' : `; ${short(microseconds(judgement.nanoseconds))} µs`)];
  if (judgement.note) parts.push(element('pre', {}, judgement.note));
  if (shown && shown.bodies) parts.push(viewOf(shown, claim), exactLine(shown.exact));
  if (shown && shown.meshes) parts.push(viewOfMeshes(shown));
  if (judgement.checks.length > 0) parts.push(checkTable(judgement.checks));
  if (shown && shown.text)
    parts.push(element('p', {}, `${shown.file}, line ${shown.line} `, copyButton(shown.text)),
      element('pre', {id: 'case-text', tabindex: 0}, shown.text));
  if (shown && shown.text && judgement.verdict === 'wrong') parts.push(shrinkLine(judgement, shown));
  if (!shown)
    parts.push(element('p', {class: 'faint'}, 'The case is not in the page: origo report --cases FILES adds it.'));
  byId('case').replaceChildren(...parts);
  if (stage !== null) stage.render();
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
      link(judgement);
    });
    return button;
  });
  byId('list').replaceChildren(...buttons);
  if (stage !== null) stage.release();
  byId('case').replaceChildren(element('p', {class: 'faint'}, 'Every case is judged right, and none is timed.'));
  return buttons;
}

const showFirst = (buttons) => buttons.length > 0 && buttons[0].click();

// What the address asks for: true if it is here.
function followLink() {
  const [engine, id] = location.hash.slice(1).split('/').map(decodeURIComponent);
  if (!data.engines.some((row) => row.engine === engine)) return false;
  byId('engine').value = engine;
  const wanted = fillList().find((button) => button.dataset.id === id);
  if (wanted) wanted.click();
  return Boolean(wanted);
}

function makeCases() {
  byId('engine').append(...data.engines.map((row) => element('option', {value: row.engine}, row.engine)));
  byId('engine').addEventListener('change', () => showFirst(fillList()));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    const current = document.querySelector('#list [aria-current]');
    if (current) current.click();
  });
  addEventListener('hashchange', followLink);
  if (followLink()) return;
  const wrong = data.engines.find((row) => row.wrong > 0);
  if (wrong) byId('engine').value = wrong.engine;
  showFirst(fillList());
}

// ---- the page ----

if (data.engines.length > 0) {
  const judged = data.engines.reduce((sum, row) => sum + row.cases, 0);
  byId('summary').textContent =
    `${plural(judged, 'judgement')} of ${plural(data.engines.length, 'engine')}, by Origo ${data.version}.`;
  makeVerdicts();
  makeLeague();
  makeHistograms();
  makeCases();
}
byId('report').hidden = data.engines.length === 0;
