/// What runs in the worker of origo-worker.mjs: the first message brings the module and its limits, others a question.

import { load } from "./origo.mjs";

let origo = null; // a promise, once it is asked for

const answer = async ({ module, limits, method, operands }) => {
  if (module) return void (origo = load({ wasm: module, limits }));
  try {
    const loaded = await origo;
    port.postMessage({ value: loaded[method](...operands) });
  } catch ({ name, message, text }) {
    port.postMessage({ fault: { name, message, text } });
  }
};

// Listening begins before anything is waited for, or a message of a page might be lost; Node keeps them.
let port = globalThis;
if (typeof WorkerGlobalScope !== "undefined") port.addEventListener("message", (event) => answer(event.data));
else {
  const threads = "node:worker_threads"; // a name that bundlers do not look at
  import(/* webpackIgnore: true */ /* @vite-ignore */ threads).then(({ parentPort }) => {
    port = parentPort;
    port.on("message", answer);
  });
}
