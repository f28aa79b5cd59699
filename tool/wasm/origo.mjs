/// Origo in JavaScript: exact answers about collisions, each with a certificate, and what algorithms claim.
///
///   import { load } from "origo";
///   const origo = await load();
///   const b = { shape: "point", points: [[3, 4, 0]] };
///   const answer = origo.ask({ id: "c", question: "distance", a: { shape: "sphere", radius: 1 }, b });
///
/// The functions are those of the commands `origo ask`, `check`, `run`, `judge` and `list`, with their words.

import { compile, Instance, REFUSED, settled, traceOf } from "./module.mjs";

export { Complaint, Ended, LimitExceeded, OrigoError, Refused, toNumber, Undecided } from "./module.mjs";

/// Limits: those of origo_text.h, as maxPoints for max_points.
export async function load({ wasm = new URL("./origo.wasm", import.meta.url), limits = {} } = {}) {
  return new Origo(await Instance.make(await compile(wasm), limits));
}

const PRECISIONS = ["binary64", "binary32"];

function precisionOf({ precision = "binary64" } = {}) {
  if (PRECISIONS.includes(precision)) return precision;
  throw new TypeError(`no precision ${precision}; there are ${PRECISIONS.join(", ")}`);
}

// Zero: the default of the command.
function marksOf({ marks = 0 } = {}) {
  if (Number.isInteger(marks) && marks >= 0 && marks < 2 ** 32) return marks;
  throw new TypeError(`marks: ${String(marks)} is no number from 0 to 4294967295`);
}

class Origo {
  #instance;
  #list = null;

  constructor(instance) {
    this.#instance = instance;
  }

  get version() {
    return this.list().version;
  }

  /// How much memory the instance has now.
  get bytes() {
    return this.#instance.bytes;
  }

  /// The line that the command writes.
  askText(one) {
    return settled(this.#instance.call("og_ask_text", [one]));
  }

  ask(one) {
    return JSON.parse(this.askText(one));
  }

  check(one, answer) {
    settled(this.#instance.call("og_check_text", [one, answer]));
  }

  /// `precision`: "binary32" computes as `origo32 run` does.
  runText(algorithm, one, options) {
    const precision = precisionOf(options), name = precision === "binary32" ? "og32_run_text" : "og_run_text";
    return settled(this.#instance.call(name, [one], { first: algorithm, precision }));
  }

  run(algorithm, one, options) {
    return JSON.parse(this.runText(algorithm, one, options));
  }

  /// The lines of `origo run --trace`: the steps to the claim, then the claim. `marks`: the most that a trace may have.
  traceText(algorithm, one, options) {
    const precision = precisionOf(options), name = precision === "binary32" ? "og32_trace_text" : "og_trace_text";
    return settled(this.#instance.call(name, [one], { first: algorithm, last: [marksOf(options)], precision }));
  }

  /// { steps, claim }: each step has its `text` and its `marks`. What the algorithm refuses has no steps.
  trace(algorithm, one, options) {
    return traceOf(this.traceText(algorithm, one, options));
  }

  /// `precision`: "binary32" judges as `origo judge --float32` does.
  judgeText(one, claim, options) {
    const precision = precisionOf(options);
    return settled(this.#instance.call("og_judge_text", [one, claim], { precision }), REFUSED);
  }

  /// The judgement with a member `ok`: is nothing wrong?
  judge(one, claim, options) {
    const reply = this.#instance.call("og_judge_text", [one, claim], { precision: precisionOf(options) });
    return { ...JSON.parse(settled(reply, REFUSED)), ok: reply.status !== REFUSED };
  }

  /// Points and triangles of a file of the formats OBJ, OFF, PLY and STL: { points, triangles }.
  importMesh(name, bytes) {
    return JSON.parse(settled(this.#instance.call("og_import_text", [bytes], { first: name })));
  }

  list() {
    this.#list ??= settled(this.#instance.call("og_list_text", []));
    return JSON.parse(this.#list);
  }

  /// Gives its memory back. Nothing can be asked any more.
  close() {
    this.#instance.close();
  }
}
