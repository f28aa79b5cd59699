/** A case, an answer or a claim: an object, or its text, or the bytes of that. */
export type Json = object | string | Uint8Array;

export interface Limits {
  /** Of a case, an answer or a claim: 64 MiB. */
  maxBytes?: number;
  /** Of a body: a million. */
  maxPoints?: number;
  /** That all coordinates of a case need, which bounds the memory. */
  maxBits?: number;
  /** Overlapping pairs of boxes, or what a walk of parts may cost: a hundred million. */
  maxPairs?: number;
  /** Exact steps of a solver: without a limit. */
  maxSteps?: number;
  /** Of a number in an answer that is checked: a million. */
  maxDigits?: number;
}

/** Where the module of WebAssembly comes from: by default the file beside the script. */
export type Wasm = string | URL | BufferSource | Response | WebAssembly.Module;

export interface LoadOptions {
  wasm?: Wasm | Promise<Wasm>;
  limits?: Limits;
}

/** An exact number: its text, and the double nearest to it as a hexadecimal float. */
export interface Exact {
  exact: string;
  double: string;
}

/** The members depend on the question: docs/questions has them. Points are of exact numbers, as texts. */
export interface Answer {
  id: string;
  question: string;
  relation?: "separated" | "touching" | "penetrating";
  distance?: Exact;
  depth?: Exact;
  points?: string[][];
  certificate?: { kind: string; [member: string]: unknown };
  [member: string]: unknown;
}

export interface Claim {
  id: string;
  engine?: string;
  [member: string]: unknown;
}

export interface Judgement {
  id: string;
  /** Is nothing wrong? */
  ok: boolean;
  [member: string]: unknown;
}

/** What algorithms compute in, and how they are judged: by default binary64. */
export interface Computed {
  precision?: "binary64" | "binary32";
}

export interface Traced extends Computed {
  /** The most that a trace may have: a million. Beyond it the trace is cut. */
  marks?: number;
}

/** A step of an algorithm: docs/use/traces.md has the marks. Numbers are texts, as in claims. */
export interface Step {
  id: string;
  algorithm: string;
  step: number;
  text: string;
  marks: { mark: string; [member: string]: unknown }[];
  /** The steps after this one are left out. */
  cut?: true;
}

export interface Trace {
  steps: Step[];
  claim: Claim;
}

export interface Mesh {
  points: [number, number, number][];
  triangles: [number, number, number][];
}

export interface Question {
  id: string;
  asks: string;
  answers: string;
}

export interface Shape {
  id: string;
  is: string;
}

export interface Algorithm {
  id: string;
  door: string;
  questions: string;
  cost: string;
  source: string;
  limits: string;
  page: string;
  /** Can it write its steps? */
  traced: boolean;
}

export interface List {
  version: string;
  questions: Question[];
  shapes: Shape[];
  algorithms: Algorithm[];
}

export class OrigoError extends Error {}
/** What came is no case, answer or claim, or not one that this function takes. */
export class Complaint extends OrigoError {}
/** A limit was exceeded before there was an answer. */
export class LimitExceeded extends OrigoError {}
/** The certificate does not prove the answer. */
export class Refused extends OrigoError {}
/** The answer is not whole. */
export class Undecided extends OrigoError {
  constructor(message: string, text?: string);
  readonly answer: Answer | null;
  readonly text: string;
}
/** The instance came to its end within a call. The next call has a new one. */
export class Ended extends OrigoError {}

/** The double that a claim or an answer has as a hexadecimal float ("0x1.8p+3", "inf"). */
export function toNumber(text: string): number;

export interface Origo {
  readonly version: string;
  /** How much memory the instance has now. */
  readonly bytes: number;
  ask(one: Json): Answer;
  /** The line that `origo ask` writes. */
  askText(one: Json): string;
  /** Throws Refused where the certificate does not prove the answer. */
  check(one: Json, answer: Json): void;
  run(algorithm: string, one: Json, options?: Computed): Claim;
  runText(algorithm: string, one: Json, options?: Computed): string;
  /** The steps to that claim; throws Complaint where the algorithm cannot write them. */
  trace(algorithm: string, one: Json, options?: Traced): Trace;
  /** The lines that `origo run --trace` writes. */
  traceText(algorithm: string, one: Json, options?: Traced): string;
  judge(one: Json, claim: Json, options?: Computed): Judgement;
  judgeText(one: Json, claim: Json, options?: Computed): string;
  /** Points and triangles of an OBJ, OFF, PLY or STL, as the name ends. */
  importMesh(name: string, bytes: Uint8Array | string): Mesh;
  list(): List;
  /** Gives its memory back. Nothing can be asked any more. */
  close(): void;
}

export function load(options?: LoadOptions): Promise<Origo>;
