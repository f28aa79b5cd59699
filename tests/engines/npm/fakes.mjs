// Engines that are none, for tests of the protocol: each does to it what engines do.

import { Refused, serve } from './protocol.mjs';
import fs from 'node:fs';

// (module (func (export "f") unreachable)): what an assertion compiles to.
const UNREACHABLE = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11]);

const engines = {
  'prints': () => {
    console.log('to standard output');
    process.stdout.write('and past the console\n');
    fs.writeSync(1, 'and past both\n');
    return { colliding: true };
  },
  'throws': () => {
    throw new Error('thrown');
  },
  'rejects': async () => {
    throw new Error('rejected');
  },
  'aborts': () => new WebAssembly.Instance(new WebAssembly.Module(UNREACHABLE)).exports.f(),
  'throws-later': () => new Promise(() => setTimeout(() => { throw new Error('thrown later'); }, 1)),
  'never-settles': () => new Promise(() => {}),
  'says-nan': () => ({ distance: NaN, points: [[Infinity, -Infinity, 0], [0, 0, 0]] }),
  'refuses': () => {
    throw new Refused('it takes nothing');
  },
};

await serve('fake', engines[process.argv[2]]);
