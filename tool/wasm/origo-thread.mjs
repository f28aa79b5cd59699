/// What runs in the worker of origo-worker.mjs: the first message brings the module and its limits, each other a question.

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

// Listening begins before anything is waited for, or a message might be lost.
let port = globalThis;
if (typeof WorkerGlobalScope !== "undefined") port.addEventListener("message", (event) => answer(event.data));
else {
  port = process.getBuiltinModule ? process.getBuiltinModule("node:worker_threads").parentPort : (await import("node:worker_threads")).parentPort;
  port.on("message", answer);
}
