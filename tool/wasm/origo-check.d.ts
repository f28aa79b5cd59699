import type { Json, LoadOptions } from "./origo.js";

export { Complaint, Ended, LimitExceeded, OrigoError, Refused, toNumber, Undecided } from "./origo.js";

export interface Checker {
  readonly version: string;
  readonly bytes: number;
  /** Throws Refused where the certificate does not prove the answer. */
  check(one: Json, answer: Json): void;
  close(): void;
}

export function load(options?: LoadOptions): Promise<Checker>;
