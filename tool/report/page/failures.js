// All failures, besides the worst and slowest cases: searched, filtered, and shown one by one.

const ROWS = 200; // in the list at first, and with each push of its last button
let entries = []; // {judgement, why}: of every engine in the order of the page
let rows = [];    // those that the filters let through
let shownRows = 0;

const isFailure = (judgement) => judgement.verdict === 'wrong' || judgement.crashed_first ||
  noAnswers.includes(judgement.status);
const isGross = (judgement) => judgement.checks.some((check) => check.class === 'gross');
const entryKey = (judgement) => `${judgement.engine}\n${judgement.id}`;

const kinds = {
  'all': () => true,
  'failures': isFailure,
  'gross': (judgement) => isFailure(judgement) && isGross(judgement),
  'not gross': (judgement) => isFailure(judgement) && !isGross(judgement),
  'new': (judgement) => isFailure(judgement) && judgement.known === undefined && !judgement.excusable,
  'known': (judgement) => judgement.known !== undefined,
  'excusable': (judgement) => Boolean(judgement.excusable),
  'no answer': (judgement) => judgement.verdict === 'no answer',
};

// The check that says most: the largest error of those that are not right.
function worstCheck(judgement) {
  const wrong = judgement.checks.filter((check) => check.verdict === judgement.verdict);
  const size = (check) => (check.fraction === undefined ? -1 : toNumber(check.fraction));
  return wrong.reduce((best, check) => (best === null || size(check) > size(best) ? check : best), null);
}

function howWrong(judgement) {
  const check = worstCheck(judgement);
  if (judgement.verdict === 'right' || check === null) return '';
  if (check.what === 'answer') return `, ${judgement.status}`;
  const error = check.fraction === undefined ? '' : `, off by ${short(check.fraction)} of the size`;
  return ` (${check.class}): ${check.what}${error}`;
}

// Whole judgements take the place of short ones; what is no failure comes after.
function collectEntries() {
  const whole = new Map(data.shown.map((entry) => [entryKey(entry.judgement), entry]));
  data.failures.forEach((entry) => (entry.judgement.engine = data.engines[entry.engine].engine));
  const failed = data.failures.map((entry) => whole.get(entryKey(entry.judgement)) ?? {...entry, why: 'failure'});
  const known = new Set(failed.map((entry) => entryKey(entry.judgement)));
  entries = [...failed, ...[...whole.values()].filter((entry) => !known.has(entryKey(entry.judgement)))];
  for (const entry of entries) {
    const {id, family, note, known: reason} = entry.judgement;
    entry.question = data.cases[id]?.question;
    const checks = entry.judgement.checks.map((check) => check.what);
    entry.text = [id, family, note, reason, ...checks].join('\n').toLowerCase();
  }
}

const chosen = (name) => byId(name).value;

function isWanted(entry) {
  const {judgement} = entry, check = chosen('of-check');
  return (chosen('engine') === '' || judgement.engine === chosen('engine')) && kinds[chosen('kind')](judgement) &&
    (chosen('of-family') === '' || judgement.family === chosen('of-family')) &&
    (chosen('of-question') === '' || entry.question === chosen('of-question')) &&
    (check === '' || judgement.checks.some((one) => one.what === check && one.verdict !== 'right')) &&
    chosen('search').toLowerCase().split(/\s+/).every((word) => entry.text.includes(word));
}

// The address of the page with the case in it, so that it can be handed on.
function link(judgement) {
  history.replaceState(null, '', `#${encodeURIComponent(judgement.engine)}/${encodeURIComponent(judgement.id)}`);
}

function rowButton(entry) {
  const {judgement} = entry;
  const words = [chosen('engine') === '' ? `${judgement.engine}: ` : '', howWrong(judgement),
    judgement.known === undefined ? '' : ', known', judgement.excusable ? ', excusable' : '',
    entry.why === 'slowest' ? `, slow: ${short(microseconds(judgement.nanoseconds))} µs` : ''];
  const verdict = element('span', {class: look(judgement.verdict)}, judgement.verdict);
  const button = element('button', {type: 'button', 'data-id': judgement.id, 'data-engine': judgement.engine},
    judgement.id, element('small', {}, words[0], verdict, ...words.slice(1)));
  button.addEventListener('click', () => {
    for (const other of byId('list').children) other.removeAttribute('aria-current');
    button.setAttribute('aria-current', 'true');
    showCase(entry);
    link(judgement);
  });
  return button;
}

function addRows() {
  byId('more')?.remove();
  byId('list').append(...rows.slice(shownRows, shownRows + ROWS).map(rowButton));
  shownRows = Math.min(rows.length, shownRows + ROWS);
  if (shownRows === rows.length) return;
  const more = element('button', {type: 'button', id: 'more'}, `more: ${count(rows.length - shownRows)} are left`);
  more.addEventListener('click', () => {
    const next = shownRows;
    addRows();
    byId('list').children[next].focus();
  });
  byId('list').append(more);
}

function fillList() {
  rows = entries.filter(isWanted);
  shownRows = 0;
  byId('list').replaceChildren();
  addRows();
  const failed = rows.filter((entry) => isFailure(entry.judgement)).length;
  const others = rows.length - failed;
  byId('found').textContent = plural(failed, 'failure') + (others > 0 ? `, ${plural(others, 'other case')}` : '');
  if (stage !== null) stage.release();
  const none = entries.length === 0 ? 'Every case is judged right, and none is timed.' : 'No case answers to that.';
  byId('case').replaceChildren(element('p', {class: 'faint'}, none));
  return [...byId('list').querySelectorAll('[data-id]')];
}

const showFirst = (buttons) => buttons.length > 0 && buttons[0].click();

// All filters anew; those that are not named let all through.
function showOnly({engine = '', family = ''}) {
  for (const name of ['of-family', 'of-question', 'of-check', 'search']) byId(name).value = '';
  byId('kind').value = 'all';
  byId('engine').value = engine;
  byId('of-family').value = family;
  showFirst(fillList());
}

// What the address asks for: true if it is here.
function followLink() {
  const [engine, id] = location.hash.slice(1).split('/').map(decodeURIComponent);
  const ids = entries.map((entry) => entry.judgement).filter((one) => one.engine === engine).map((one) => one.id);
  const place = ids.indexOf(id);
  if (place < 0) return false;
  showOnly({engine});
  while (shownRows <= place) addRows();
  byId('list').children[place].click();
  byId('list').children[place].scrollIntoView({block: 'nearest'});
  return true;
}

function fillSelect(name, all, values) {
  const options = values.map((value) => element('option', {value}, value));
  byId(name).replaceChildren(element('option', {value: ''}, all), ...options);
  byId(name).closest('label').hidden = values.length < 2;
}

function makeFilters() {
  const distinct = (values) => [...new Set(values.filter(Boolean))].sort();
  byId('engine').append(...data.engines.map((row) => element('option', {value: row.engine}, row.engine)));
  if (data.engines.length > 1) byId('engine').append(element('option', {value: ''}, 'all engines'));
  fillSelect('of-family', 'every family', distinct(entries.map((entry) => entry.judgement.family)));
  fillSelect('of-question', 'every question', distinct(entries.map((entry) => entry.question)));
  fillSelect('of-check', 'every check', distinct(entries.flatMap((entry) =>
    entry.judgement.checks.filter((check) => check.verdict !== 'right').map((check) => check.what))));
  byId('kind').append(...Object.keys(kinds).filter((kind) => entries.some((entry) => kinds[kind](entry.judgement)))
    .map((kind) => element('option', {value: kind}, kind)));
  for (const name of ['engine', 'kind', 'of-family', 'of-question', 'of-check'])
    byId(name).addEventListener('change', () => showFirst(fillList()));
  byId('search').addEventListener('input', () => showFirst(fillList()));
}

function makeCases() {
  collectEntries();
  makeFilters();
  if (entries.length === 0) byId('kind').append(element('option', {value: 'all'}, 'all'));
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
