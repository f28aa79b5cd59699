'use strict';
// What the parts of the page share. All text of engines and scenes goes into the page by textContent:
// none of it is ever markup.

const data = JSON.parse(document.getElementById('data').textContent);
const byId = (id) => document.getElementById(id);

// Numbers that JSON has no way to say come as texts.
const toNumber = (x) => (x === 'inf' ? Infinity : x === '-inf' ? -Infinity : x === 'nan' ? NaN : Number(x));
const count = (n) => n.toLocaleString('en');

function short(x) {
  if (x === undefined) return '–';
  const n = toNumber(x);
  if (!Number.isFinite(n)) return String(n).replace('Infinity', '∞');
  const plain = n === 0 || (Math.abs(n) >= 1e-3 && Math.abs(n) < 1e4);
  return plain ? String(Number(n.toPrecision(3))) : n.toExponential(1);
}

const microseconds = (nanoseconds) => (nanoseconds === undefined ? undefined : nanoseconds / 1000);
const plural = (n, noun) => `${count(n)} ${noun}${n === 1 ? '' : 's'}`;
