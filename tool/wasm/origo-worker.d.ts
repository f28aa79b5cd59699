import type {
  Answer, Claim, Computed, Json, Judgement, List, LoadOptions, Mesh, Trace, Traced,
} from "./origo.js";

export { Complaint, Ended, LimitExceeded, OrigoError, Refused, toNumber, Undecided } from "./origo.js";

export interface Stoppable {
  /** Stops the question: its promise is rejected with the signal's reason. */
  signal?: AbortSignal;
}

export interface WorkerOptions extends LoadOptions {
  /** Makes a worker that runs origo-thread.mjs, where it has another address. */
  worker?: () => unknown;
}

export interface OrigoWorker {
  ask(one: Json, options?: Stoppable): Promise<Answer>;
  askText(one: Json, options?: Stoppable): Promise<string>;
  check(one: Json, answer: Json, options?: Stoppable): Promise<void>;
  run(algorithm: string, one: Json, options?: Stoppable & Computed): Promise<Claim>;
  runText(algorithm: string, one: Json, options?: Stoppable & Computed): Promise<string>;
  trace(algorithm: string, one: Json, options?: Stoppable & Traced): Promise<Trace>;
  traceText(algorithm: string, one: Json, options?: Stoppable & Traced): Promise<string>;
  judge(one: Json, claim: Json, options?: Stoppable & Computed): Promise<Judgement>;
  judgeText(one: Json, claim: Json, options?: Stoppable & Computed): Promise<string>;
  importMesh(name: string, bytes: Uint8Array | string, options?: Stoppable): Promise<Mesh>;
  list(options?: Stoppable): Promise<List>;
  /** Ends the worker; what is not answered is rejected. */
  close(): void;
}

export function startWorker(options?: WorkerOptions): Promise<OrigoWorker>;
