// Families of cases: the trap of each, who falls into it, and a way to the failures.

function engineButton(row) {
  const button = element('button', {type: 'button'}, `${row.engine}: ${count(row.wrong)} of ${count(row.cases)}`);
  button.addEventListener('click', () => {
    showOnly({engine: row.engine, family: row.family});
    byId('cases-title').scrollIntoView();
  });
  return button;
}

function familyEntry(name) {
  const trap = data.traps[name], rows = data.families.filter((row) => row.family === name);
  const wrong = rows.reduce((sum, row) => sum + row.wrong, 0), judged = rows.reduce((sum, row) => sum + row.cases, 0);
  const head = element('summary', {}, element('strong', {}, name), trap.is ? `: ${trap.is}` : '', ' ',
    wrong > 0 ? element('span', {class: 'wrong'}, `${count(wrong)} of ${count(judged)} wrong`)
      : element('span', {class: 'right'}, 'none wrong'));
  const noteOn = (flag) => (data.flags[flag] ? `: ${data.flags[flag]}` : '');
  const notes = trap.flags.map((flag) => element('p', {}, element('b', {}, flag), noteOn(flag)));
  const where = element('p', {class: 'faint'}, `${plural(trap.cases, 'case')}, from line ${trap.line} of ${trap.file}`);
  const failing = rows.filter((row) => row.wrong > 0).map(engineButton);
  return {wrong, made: element('details', {'data-family': name}, head, ...notes, where,
    ...(failing.length > 0 ? [element('p', {class: 'buttons'}, 'Wrong: ', ...failing)] : []))};
}

// The worst first.
function makeFamilies() {
  const names = Object.keys(data.traps).filter((name) => data.families.some((row) => row.family === name));
  const entries = names.map(familyEntry).sort((a, b) => b.wrong - a.wrong);
  byId('traps').replaceChildren(...entries.map((entry) => entry.made));
  byId('families').hidden = entries.length === 0;
}

// True where the family is told of.
function openFamily(name) {
  const entry = [...byId('traps').children].find((one) => one.dataset.family === name);
  if (!entry) return false;
  entry.open = true;
  entry.scrollIntoView();
  entry.firstChild.focus();
  return true;
}
