/// Origo in a worker: the same functions as promises, and a question that takes too long can be stopped.
///
///   const origo = await startWorker();
///   const answer = await origo.ask(case, { signal: AbortSignal.timeout(1000) });
///
/// A worker is asked one question after the other. One that is stopped ends with its worker; the next has a new one.

import {
  bytesOf, compile, Complaint, Ended, LimitExceeded, OrigoError, Refused, toNumber, traceOf, Undecided,
} from "./module.mjs";

export { Complaint, Ended, LimitExceeded, OrigoError, Refused, toNumber, Undecided };

const ERRORS = { Complaint, Ended, LimitExceeded, OrigoError, Refused, Undecided };

// Node's workers and those of browsers, as one: post, end, and whether a process waits for it.
async function ownWorker() {
  // In this very form, by which bundlers find the script.
  if (typeof Worker !== "undefined")
    return new Worker(new URL("./origo-thread.mjs", import.meta.url), { type: "module" });
  const threads = "node:worker_threads"; // a name that bundlers do not look at
  const { Worker: Thread } = await import(/* webpackIgnore: true */ /* @vite-ignore */ threads);
  return new Thread(new URL("./origo-thread.mjs", import.meta.url));
}

function listen(worker, message, error) {
  if (worker.on) worker.on("message", message).on("error", error);
  else {
    worker.addEventListener("message", (event) => message(event.data));
    worker.addEventListener("error", (event) => error(new Error(event.message ?? "the worker could not begin")));
  }
}

/// `worker`: makes a worker that runs origo-thread.mjs, where it has another address.
export async function startWorker({ wasm, limits = {}, worker = ownWorker } = {}) {
  const module = await compile(wasm ?? new URL("./origo.wasm", import.meta.url));
  const origo = new OrigoWorker(module, limits, worker);
  await origo.list();
  return origo;
}

const precisionOf = ({ precision } = {}) => ({ precision });
const tracedAs = ({ precision, marks } = {}) => ({ precision, marks });

class OrigoWorker {
  #module;
  #limits;
  #make;
  #worker = null; // the newest, where it has begun
  #running = null;
  #waiting = [];
  #closed = false;

  constructor(module, limits, make) {
    this.#module = module;
    this.#limits = limits;
    this.#make = make;
  }

  async ask(one, options) {
    return JSON.parse(await this.askText(one, options));
  }

  askText(one, options) {
    return this.#send("askText", [bytesOf(one)], options);
  }

  async check(one, answer, options) {
    await this.#send("check", [bytesOf(one), bytesOf(answer)], options);
  }

  async run(algorithm, one, options) {
    return JSON.parse(await this.runText(algorithm, one, options));
  }

  runText(algorithm, one, options) {
    return this.#send("runText", [String(algorithm), bytesOf(one), precisionOf(options)], options);
  }

  async trace(algorithm, one, options) {
    return traceOf(await this.traceText(algorithm, one, options));
  }

  traceText(algorithm, one, options) {
    return this.#send("traceText", [String(algorithm), bytesOf(one), tracedAs(options)], options);
  }

  judge(one, claim, options) {
    return this.#send("judge", [bytesOf(one), bytesOf(claim), precisionOf(options)], options);
  }

  judgeText(one, claim, options) {
    return this.#send("judgeText", [bytesOf(one), bytesOf(claim), precisionOf(options)], options);
  }

  importMesh(name, bytes, options) {
    return this.#send("importMesh", [String(name), bytesOf(bytes)], options);
  }

  list(options) {
    return this.#send("list", [], options);
  }

  /// Ends the worker; what is not answered is rejected.
  close() {
    this.#closed = true;
    const left = this.#waiting.splice(0);
    if (this.#running) left.unshift(this.#running);
    this.#drop();
    for (const job of left) job.reject(new OrigoError("closed"));
  }

  #send(method, operands, { signal } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.#closed) return reject(new OrigoError("closed"));
      const job = { method, operands };
      const stop = () => this.#stop(job, signal.reason);
      signal?.addEventListener("abort", stop, { once: true });
      const settle = (with_) => (value) => {
        signal?.removeEventListener("abort", stop);
        with_(value);
      };
      job.resolve = settle(resolve);
      job.reject = settle(reject);
      this.#waiting.push(job);
      this.#next();
    });
  }

  #stop(job, reason) {
    if (this.#running === job) this.#drop();
    else this.#waiting.splice(this.#waiting.indexOf(job), 1);
    job.reject(reason);
    this.#next();
  }

  #drop() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#running = null;
  }

  async #next() {
    if (this.#running || this.#waiting.length === 0) return;
    const job = (this.#running = this.#waiting.shift());
    try {
      if (this.#worker === null) await this.#begin(job);
      if (this.#running !== job) return;
      this.#worker.ref?.();
      this.#worker.postMessage({ method: job.method, operands: job.operands });
    } catch (fault) {
      this.#fail(job, fault);
    }
  }

  async #begin(job) {
    const worker = await this.#make();
    // It is not needed where its question was stopped meanwhile.
    if (this.#running !== job) return void worker.terminate();
    this.#worker = worker;
    const fail = (error) => worker === this.#worker && this.#fail(this.#running, error);
    listen(worker, (message) => this.#take(worker, message), fail);
    worker.postMessage({ module: this.#module, limits: this.#limits });
  }

  #take(worker, { value, fault }) {
    if (worker !== this.#worker || !this.#running) return;
    const job = this.#running;
    this.#running = null;
    worker.unref?.();
    if (fault) job.reject(new (ERRORS[fault.name] ?? OrigoError)(fault.message, fault.text));
    else job.resolve(value);
    this.#next();
  }

  #fail(job, error) {
    if (!job || this.#running !== job) return;
    this.#drop();
    job.reject(new Ended(String(error.message ?? error)));
    this.#next();
  }
}
