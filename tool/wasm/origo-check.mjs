/// The checker alone: does its certificate prove an answer? No part of what finds answers is in origo-check.wasm.

import { compile, Instance, settled } from "./module.mjs";

export { Complaint, Ended, LimitExceeded, OrigoError, Refused, toNumber, Undecided } from "./module.mjs";

export async function load({ wasm = new URL("./origo-check.wasm", import.meta.url), limits = {} } = {}) {
  return new Checker(await Instance.make(await compile(wasm), limits));
}

class Checker {
  #instance;

  constructor(instance) {
    this.#instance = instance;
  }

  get version() {
    return this.#instance.version();
  }

  get bytes() {
    return this.#instance.bytes;
  }

  /// Throws Refused where it does not.
  check(one, answer) {
    settled(this.#instance.call("og_check_text", [one, answer]));
  }

  close() {
    this.#instance.close();
  }
}
