// Reads Origo's vectors. Prints how many there are of each question and answer, and the largest distance and depth.
// usage: node read.mjs [FOLDER]
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All vectors of the folder, one after the other. */
export function* vectors(folder) {
  for (const name of readdirSync(join(folder, 'vectors')).sort()) {
    for (const line of readFileSync(join(folder, 'vectors', name), 'utf8').split('\n')) {
      if (line !== '') yield JSON.parse(line);
    }
  }
}

/** What an answer says in one word, whatever the question was. */
export function verdict(answer) {
  if ('relation' in answer) return answer.relation;
  if ('hit' in answer) return answer.hit ? 'hit' : 'no hit';
  return 'answered';
}

function main(folder) {
  const counts = new Map();
  const largest = { distance: 0, depth: 0 };
  for (const vector of vectors(folder)) {
    const answer = vector.plain.answer;
    const what = `${vector.question}: ${verdict(answer)}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
    for (const name of Object.keys(largest)) {
      if (typeof answer[name] === 'number') largest[name] = Math.max(largest[name], answer[name]);
    }
  }
  for (const what of [...counts.keys()].sort()) console.log(what, counts.get(what));
  for (const [name, value] of Object.entries(largest)) console.log(`largest ${name} ${value}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2] ?? '.');
