// An engine as a filter under Node: one case a line in, one claim a line out (docs/use/adding-an-engine.md).
//
// An adaptor imports this file before its engine, and calls serve with a name and a function that asks the engine about
// one case. What engines print goes to standard error, as standard output carries claims alone. What the engine throws,
// an abort of its wasm too, ends the program: an instance that has aborted may answer nonsense, so the judge starts anew.

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import readline from 'node:readline';

import { BadCase, bodyOf, isCurved, length, number, numbers, span, sub } from './bodies.mjs';

const BAD_INPUT = 2, ENGINE_FAILED = 70;
const write = fs.writeSync;

// ---- standard output is the protocol's ----

function redirect(original) {
  return (file, ...rest) => original(file === 1 ? 2 : file, ...rest);
}

fs.writeSync = redirect(fs.writeSync);
fs.write = redirect(fs.write);
syncBuiltinESMExports();
process.stdout.write = (...what) => process.stderr.write(...what);
for (const word of ['log', 'info', 'debug', 'dir', 'table']) console[word] = (...what) => console.error(...what);

// A pipe whose reader is slow may take a part, or nothing yet.
function put(file, text) {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(write(file, rest));
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

function end(status, message) {
  put(2, `${message}\n`);
  process.exit(status);
}

// ---- what engines say ----

/** Thrown by adaptors: the engine does not take the case; `reason` says what it does take. */
export class Refused extends Error {}

/** Runs `query` and gives what it returns, and the time that it took. */
export function timed(query) {
  const start = process.hrtime.bigint();
  const result = query();
  return [result, Number(process.hrtime.bigint() - start)];
}

/** The same, in processor time of all threads: for queries that take milliseconds and more. */
export function timedByProcessor(query) {
  const before = process.cpuUsage();
  const result = query();
  const { user, system } = process.cpuUsage(before);
  return [result, 1000 * (user + system)];
}

// JSON has no such numbers: the protocol writes them as strings.
function plain(key, value) {
  if (typeof value !== 'number' || Number.isFinite(value)) return value;
  return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
}

// ---- cases ----

const QUESTIONS = ['relation', 'distance', 'depth', 'sweep', 'contact'];

// Twice the time in which bodies that have not met pass each other, as the adaptors in C take it.
function horizon(one) {
  const speed = length(sub(...one.velocity));
  return speed > 0 ? span(one) / speed : 1;
}

function parse(line) {
  let read;
  try {
    read = JSON.parse(line);
  } catch {
    throw new BadCase('no JSON');
  }
  if (read === null || typeof read !== 'object' || typeof read.id !== 'string') throw new BadCase('id: expected a string');
  return read;
}

function bodiesOf(read) {
  const { id, question } = read;
  if (typeof question !== 'string') throw new BadCase('question: expected a string');
  if (!QUESTIONS.includes(question)) throw new Refused(`questions taken: ${QUESTIONS.join(', ')}`); // of another, or a newer one
  const one = { id, question, a: bodyOf(read.a, 'a'), b: bodyOf(read.b, 'b') };
  if (question !== 'sweep') return one;
  one.velocity = ['velocity_a', 'velocity_b'].map((name) => numbers(read[name] ?? [0, 0, 0], 3, name));
  return { ...one, until: read.until === undefined ? horizon(one) : number(read.until, 'until') };
}

// ---- the filter ----

async function answer(ask, read, take) {
  try {
    return { status: 'ok', ...(await ask(take(read))) };
  } catch (error) {
    if (error instanceof Refused) return { status: 'refused', note: error.message };
    throw error;
  }
}

async function readCases(name, ask, hand, take) {
  let count = 0;
  for await (const line of readline.createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    count++;
    if (line.trim() === '') continue;
    try {
      const read = parse(line.replace(/^\ufeff/, ''));
      hand.id = read.id;
      const claim = await answer(ask, read, take);
      hand.id = null;
      put(1, JSON.stringify({ id: read.id, engine: name, ...claim }, plain) + '\n');
    } catch (error) {
      if (!(error instanceof BadCase)) throw error;
      hand.id = null;
      end(BAD_INPUT, `standard input:${count}: ${error.message}`);
    }
  }
}

// Engines end the program in their own ways; what they say is about the case in hand.
function failed(hand, error) {
  const what = String(error?.stack ?? error).split('\n').slice(0, 4).join(' | ');
  end(ENGINE_FAILED, hand.id === null ? what : `on ${JSON.stringify(hand.id)}: ${what}`);
}

function straightOf(read) {
  const one = bodiesOf(read);
  if (isCurved(one.a) || isCurved(one.b)) throw new Refused('it has no cylinders and cones');
  return one;
}

/**
 * Answers standard input until it ends, then ends the program: 0, or 2 on a line that is no case. Cases are of two
 * bodies, cylinders and cones only where `curved` says that `ask` takes them. With `take` they are what it makes of a
 * line; it throws Refused, or BadCase.
 */
export async function serve(name, ask, { curved = false, take = curved ? bodiesOf : straightOf } = {}) {
  const hand = { id: null };
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.removeAllListeners(event); // an engine's own would hide it
    process.on(event, (error) => failed(hand, error));
  }
  // Node ends when there is nothing left to wait for: also when a promise can never settle.
  process.on('exit', (status) => {
    if (hand.id === null || status === ENGINE_FAILED) return;
    put(2, `on ${JSON.stringify(hand.id)}: the engine's promise never settled\n`);
    process.exitCode = ENGINE_FAILED;
  });
  try {
    await readCases(name, ask, hand, take);
  } catch (error) {
    failed(hand, error);
  }
  process.exit(0);
}

/** The entry of `modes` that the command line names, the first where it names none. */
export function modeOf(modes) {
  const [word = Object.keys(modes)[0], ...more] = process.argv.slice(2);
  if (more.length === 0 && Object.hasOwn(modes, word)) return modes[word];
  const program = process.argv[1].replace(/.*\//, '').replace(/\.mjs$/, '');
  end(BAD_INPUT, `usage: ${program} [${Object.keys(modes).join('|')}] <CASES >CLAIMS`);
}

/** The version of a package that is installed beside this file. */
export function versionOf(name) {
  const file = new URL(`node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(fs.readFileSync(file, 'utf8')).version;
}
