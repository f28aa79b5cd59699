// How large errors are, by decades.

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
  const gross = left + (Math.log10(grossFrom()) - data.firstDecade + 2) * step;
  svg.append(drawn('line', {class: 'gross', x1: gross, x2: gross, y1: top, y2: bottom}),
    drawn('text', {class: 'gross', x: gross + 4, y: top + 10}, 'gross'));
  svg.append(drawn('line', {x1: left, x2: width, y1: bottom, y2: bottom}),
    drawn('text', {x: (left + width) / 2, y: bottom + 32, 'text-anchor': 'middle'}, 'error, as a fraction of the size'),
    drawn('text', {'text-anchor': 'middle', transform: `translate(12 ${(top + bottom) / 2}) rotate(-90)`}, 'cases'));
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
  if (checks.length === 0) {
    byId('histograms').textContent = 'No error was measured.';
    return;
  }
  byId('check').append(...checks.map((check) => element('option', {value: check}, check)));
  // Where errors are gross there is most to see.
  const isGrossIn = (check) => data.engines.some((row) => (row.histograms[check] ?? []).some((n, bin) => n > 0 &&
    10 ** (data.firstDecade + bin - 2) > grossFrom()));
  byId('check').value = checks.find((check) => ['distance', 'depth'].includes(check) && isGrossIn(check)) ??
    (checks.includes('distance') ? 'distance' : checks[0]);
  byId('check').addEventListener('change', fillHistograms);
  if (checks.length > 0) fillHistograms();
}
