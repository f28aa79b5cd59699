// The league: a row an engine, and below it a row a family.

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

// A family's name leads to its trap, where that is told.
function nameOf(row) {
  if (!row.family || !data.traps || !data.traps[row.family]) return row.name;
  const button = element('button', {type: 'button', class: 'link'}, row.name);
  button.addEventListener('click', () => openFamily(row.family));
  return button;
}

function leagueRow(row, kind) {
  const cells = columns.map(([, value, look, show], k) => {
    const x = value(row), shown = k === 0 ? nameOf(row) : x === undefined ? '–' : show(x);
    const cell = element('td', {class: x === 0 ? 'faint' : look}, shown);
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
