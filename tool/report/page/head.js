// The head: how each engine stands, and of which run this is.

const noAnswers = ['crashed', 'timed out', 'nonsense', 'missing']; // that are failures

// One sentence about an engine: what is wrong, how badly, and what it did not answer.
function verdictOf(row) {
  const failed = noAnswers.reduce((sum, why) => sum + (row.reasons[why] || 0), 0);
  const parts = [];
  if (row.wrong > 0) {
    const all = row.wrong === 1 ? 'grossly' : 'each grossly';
    const gross = row.gross === row.wrong ? all : `${row.gross === 0 ? 'none' : count(row.gross)} grossly`;
    parts.push(`is wrong in ${count(row.wrong)} of ${plural(row.cases, 'case')} (${gross})`);
  } else {
    parts.push(`is wrong in none of ${plural(row.cases, 'case')}`);
  }
  if (failed > 0) parts.push(`failed to answer ${count(failed)}`);
  if (row.noAnswer > failed) parts.push(`took no stand on ${count(row.noAnswer - failed)}`);
  const last = parts.length > 1 ? ` and ${parts.pop()}` : '';
  return element('li', {class: row.wrong + failed > 0 ? 'bad' : 'good'},
    element('strong', {class: row.wrong + failed > 0 ? 'wrong' : 'right'}, row.engine), ` ${parts.join(', ')}${last}.`);
}

// The words after each of these options, with the option.
function optionsNamed(words, names) {
  return words.flatMap((word, k) => (names.includes(word.replace('--', '')) ? [`${word} ${words[k + 1]}`] : []));
}

// The class "gross" begins there. Without the file of the run, what is near but not gross tells the precision.
function grossFrom() {
  if (data.run) return data.run.gross;
  const {binary64, binary32} = data.gross;
  const isNearBeyond = (check) => check.class === 'near' && toNumber(check.fraction) > binary64;
  return data.shown.some((entry) => entry.judgement.checks.some(isNearBeyond)) ? binary32 : binary64;
}

function tolerances() {
  const allowed = data.run ? optionsNamed(data.run.options, ['abs', 'rel', 'scale', 'margin']) : [];
  const margins = new Set(data.failures.flatMap(({judgement}) => judgement.margin ?? []));
  const parts = [`gross beyond ${short(grossFrom())} of the size, the diagonal of the box around both bodies`];
  if (allowed.length > 0) parts.push(`allowed: ${allowed.join(', ')}`);
  if (margins.size > 0) parts.push(`margins of engines: ${[...margins].map(short).join(', ')}`);
  return parts.join('; ');
}

const inWords = (date) => new Date(date).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

const asWord = (word) => (/^[\w./=:-]+$/.test(word) ? word : inShell(word));

// Many files are folded.
function casesOf(files) {
  if (files.length === 0) return 'standard input';
  const all = element('code', {}, files.join(' '));
  return files.length < 4 ? all : element('details', {}, element('summary', {}, plural(files.length, 'file')), all);
}

// What is not known is left out.
function makeAbout() {
  const {run} = data, rows = [];
  if (run) rows.push(['judged', `${inWords(run.date)}, ${run.date.slice(11, 16)} UTC`]);
  else rows.push(['reported', inWords(data.date)]);
  if (data.commit) rows.push(['commit', data.commit]);
  rows.push(['by', `Origo ${run ? run.version : data.version}${run ? `, ${run.precision}` : ''}`]);
  if (run) {
    rows.push(['command', element('code', {}, `origo judge ${run.options.map(asWord).join(' ')}`)]);
    rows.push(['cases', casesOf(run.cases.map(asWord))]);
  }
  rows.push(['tolerances', tolerances()]);
  const entries = rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]);
  byId('about').replaceChildren(...entries);
}

function makeHead() {
  const judged = data.engines.reduce((sum, row) => sum + row.cases, 0);
  byId('summary').textContent = `${plural(judged, 'judgement')} of ${plural(data.engines.length, 'engine')}.`;
  byId('verdicts').replaceChildren(...data.engines.map(verdictOf));
  makeAbout();
}
