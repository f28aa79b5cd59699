/// Origo in JavaScript: exact answers about collisions, each with a certificate, and what algorithms claim.
///
///   import { load } from "origo";
///   const origo = await load();
///   const b = { shape: "point", points: [[3, 4, 0]] };
///   const answer = origo.ask({ id: "c", question: "distance", a: { shape: "sphere", radius: 1 }, b });
///
/// The functions are those of the commands `origo ask`, `check`, `run`, `judge` and `list`, with their words.

import { compile, Instance, REFUSED, settled } from "./module.mjs";

export { Complaint, Ended, LimitExceeded, OrigoError, Refused, toNumber, Undecided } from "./module.mjs";

/// Limits: those of origo_text.h, as maxPoints for max_points.
export async function load({ wasm = new URL("./origo.wasm", import.meta.url), limits = {} } = {}) {
  return new Origo(await Instance.make(await compile(wasm), limits));
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

  runText(algorithm, one) {
    return settled(this.#instance.call("og_run_text", [one], algorithm));
  }

  run(algorithm, one) {
    return JSON.parse(this.runText(algorithm, one));
  }

  judgeText(one, claim) {
    return settled(this.#instance.call("og_judge_text", [one, claim]), REFUSED);
  }

  /// The judgement with a member `ok`: is nothing wrong?
  judge(one, claim) {
    const reply = this.#instance.call("og_judge_text", [one, claim]);
    return { ...JSON.parse(settled(reply, REFUSED)), ok: reply.status !== REFUSED };
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
