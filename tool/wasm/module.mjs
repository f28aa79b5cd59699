/// What origo.mjs and origo-check.mjs share: an instance of WebAssembly, texts into it and out of it, and errors.
/// There is nothing else between JavaScript and the functions of tool/text/origo_text.h.

export class OrigoError extends Error {
  // Not the constructor's, which a minifier changes.
  get name() {
    return "OrigoError";
  }
}
/// What came is no case, answer or claim, or not one that this function takes.
export class Complaint extends OrigoError {
  get name() {
    return "Complaint";
  }
}
/// A limit was exceeded before there was an answer.
export class LimitExceeded extends OrigoError {
  get name() {
    return "LimitExceeded";
  }
}
/// The certificate does not prove the answer.
export class Refused extends OrigoError {
  get name() {
    return "Refused";
  }
}
/// The answer is not whole; `answer` is what is known of it, or null, and `text` its line.
export class Undecided extends OrigoError {
  get name() {
    return "Undecided";
  }
  constructor(message, text = "") {
    super(message);
    this.text = text;
    this.answer = text === "" ? null : JSON.parse(text);
  }
}
/// The instance came to its end within a call: its memory or its stack did not suffice. The next call has a new one.
export class Ended extends OrigoError {
  get name() {
    return "Ended";
  }
}

export const ANSWERED = 0, REFUSED = 1;
const COMPLAINT = 2, UNDECIDED = 3;
const encoder = new TextEncoder(), decoder = new TextDecoder();

// JSON has no word for integers of any length, nor for the sign of a zero. What is not finite is passed on by name, so
// that the complaint says what it was.
function member(key, value) {
  if (Object.is(value, -0)) return "-0";
  if (typeof value === "bigint" || (typeof value === "number" && !Number.isFinite(value))) return String(value);
  return ArrayBuffer.isView(value) ? Array.from(value) : value;
}

/// The double that a claim or an answer has as a hexadecimal float ("0x1.8p+3", "inf"); else what Number says.
export function toNumber(text) {
  if (/^-?inf$/.test(text)) return text === "inf" ? Infinity : -Infinity;
  const found = /^(-?)0x([0-9a-f]+)(?:\.([0-9a-f]*))?p([+-]?\d+)$/.exec(text);
  if (!found) return Number(text);
  const [, sign, whole, part = "", power] = found;
  // In two steps: 2 to the power -1100 would be zero by itself.
  const scale = Number(power) - 4 * part.length, half = Math.trunc(scale / 2);
  const value = parseInt(whole + part, 16) * 2 ** half * 2 ** (scale - half);
  return sign ? -value : value;
}

/// An object as JSON; a text, or its bytes, as it is.
export function bytesOf(value) {
  if (value instanceof Uint8Array) return value;
  return encoder.encode(typeof value === "string" ? value : String(JSON.stringify(value, member)));
}

/// A WebAssembly.Module of bytes, of a Response, of an address, or of another such; or of a promise of one.
export async function compile(from) {
  const wasm = await from;
  if (wasm instanceof WebAssembly.Module) return wasm;
  if (typeof Response !== "undefined" && wasm instanceof Response) {
    if (!wasm.ok) throw new OrigoError(`${wasm.url}: ${wasm.status} ${wasm.statusText}`);
    return WebAssembly.compile(await wasm.arrayBuffer());
  }
  if (!(wasm instanceof URL) && typeof wasm !== "string") return WebAssembly.compile(wasm);
  const url = new URL(wasm, import.meta.url);
  if (url.protocol !== "file:" || typeof process === "undefined") return compile(fetch(url));
  const files = "node:fs/promises"; // a name that bundlers do not look at
  return WebAssembly.compile(await (await import(/* webpackIgnore: true */ /* @vite-ignore */ files)).readFile(url));
}

// Fields of og_text_limits, in their order; of size_t.
const LIMITS = ["maxBytes", "maxPoints", "maxBits", "maxPairs", "maxSteps", "maxDigits"];
const REPLY_BYTES = 16;
// Memory of WebAssembly only grows. An instance that came to hold more than this after a call is given up.
const KEPT_BYTES = 256 * 1024 * 1024;

/// An instance, which is made anew where it ended, or where it has grown too large.
export class Instance {
  static async make(module, limits = {}) {
    const made = new Instance(module, limits);
    made.begin(await WebAssembly.instantiate(module, made.imports));
    return made;
  }

  constructor(module, limits) {
    for (const name of Object.keys(limits)) {
      const value = limits[name];
      if (!LIMITS.includes(name)) throw new TypeError(`no limit ${name}; there are ${LIMITS.join(", ")}`);
      if (!Number.isInteger(value) || value < 0 || value > 0xffffffff)
        throw new TypeError(`${name}: not a number from 0 to 2^32 - 1`);
    }
    this.module = module;
    this.limits = limits;
    this.exports = null;
    this.said = "";
    this.closed = false;
    // Nothing of the system: no file, no environment, and no time. What is said on standard error is why it ended.
    const nothing = () => 52; // ENOSYS
    const own = {
      fd_write: (...operands) => this.write(...operands),
      // Who asks is Jansson, which draws the seed of its tables by it once: random numbers serve that better.
      clock_time_get: (...operands) => {
        const words = this.words(operands.at(-1), 2);
        if (globalThis.crypto) crypto.getRandomValues(words);
        else words.set([2 ** 32 * Math.random(), 2 ** 32 * Math.random()]); // Node 18
        return 0;
      },
      proc_exit: (status) => {
        throw new Error(`exit ${status}`);
      },
    };
    this.imports = {};
    for (const { module: from, name, kind } of WebAssembly.Module.imports(module))
      if (kind === "function") (this.imports[from] ??= {})[name] = own[name] ?? nothing;
  }

  begin(instance) {
    this.exports = instance.exports;
    this.exports._initialize?.();
    const limits = this.exports.malloc(4 * LIMITS.length);
    this.words(limits, LIMITS.length).set(LIMITS.map((name) => this.limits[name] ?? 0));
    // The checker has none in binary32: it takes no claims.
    this.contexts = {
      binary64: this.exports.og_text_new(limits), binary32: this.exports.og_binary32_text_new?.(limits),
    };
    this.exports.free(limits);
    this.reply = this.exports.malloc(REPLY_BYTES);
    this.words(this.reply, REPLY_BYTES / 4).fill(0);
    this.said = "";
  }

  words(at, count) {
    return new Uint32Array(this.exports.memory.buffer, at, count);
  }

  write(descriptor, pieces, count, written) {
    const list = this.words(pieces, 2 * count);
    let total = 0;
    for (let k = 0; k < count; k++) {
      if (this.said.length < 1000) this.said += this.text(list[2 * k], Math.min(list[2 * k + 1], 1000));
      total += list[2 * k + 1];
    }
    this.words(written, 1)[0] = total;
    return 0;
  }

  text(at, length) {
    return decoder.decode(new Uint8Array(this.exports.memory.buffer, at >>> 0, length));
  }

  put(bytes) {
    const at = this.exports.malloc(bytes.length + 1) >>> 0;
    if (at === 0) throw new LimitExceeded(`no memory for a text of ${bytes.length} bytes`);
    const room = new Uint8Array(this.exports.memory.buffer, at, bytes.length + 1);
    room.set(bytes);
    room[bytes.length] = 0;
    return at;
  }

  /// Calls a function that fills a reply: { status, text, why }. Texts are passed with their lengths, a name that comes
  /// first with a zero, and sizes last. `precision`: that of the algorithms, binary64 or binary32.
  call(name, texts, { first = null, last = [], precision = "binary64" } = {}) {
    if (this.closed) throw new OrigoError("closed");
    const given = texts.map(bytesOf);
    const held = [];
    if (this.exports === null) this.begin(new WebAssembly.Instance(this.module, this.imports));
    try {
      // No id has a zero byte, and what has one is no id.
      if (first !== null) held.push(this.put(encoder.encode(String(first).replaceAll("\0", "\\u0000"))));
      const operands = [...held];
      for (const bytes of given) {
        held.push(this.put(bytes));
        operands.push(held.at(-1), bytes.length);
      }
      const status = this.exports[name](this.contexts[precision], ...operands, ...last, this.reply);
      const [text, length, why, whyLength] = this.words(this.reply, 4);
      return { status, text: this.text(text, length), why: this.text(why, whyLength) };
    } catch (fault) {
      if (fault instanceof LimitExceeded) throw fault;
      this.exports = null;
      throw new Ended((this.said || String(fault.message ?? fault)).trim(), { cause: fault });
    } finally {
      this.let(held);
    }
  }

  let(held) {
    if (this.exports === null) return;
    this.exports.og_text_release(this.reply);
    for (const at of held) this.exports.free(at);
    if (this.exports.memory.buffer.byteLength > KEPT_BYTES) this.exports = null;
  }

  version() {
    if (this.exports === null) this.begin(new WebAssembly.Instance(this.module, this.imports));
    const at = this.exports.og_text_version();
    return this.text(at, new Uint8Array(this.exports.memory.buffer, at).indexOf(0));
  }

  get bytes() {
    return this.exports === null ? 0 : this.exports.memory.buffer.byteLength;
  }

  close() {
    this.exports = null;
    this.closed = true;
  }
}

/// Steps and the claim after them, of the lines that the command writes.
export function traceOf(text) {
  const lines = text.trimEnd().split("\n").map((line) => JSON.parse(line));
  return { steps: lines.slice(0, -1), claim: lines.at(-1) };
}

/// The text of a reply, or what it complains about, thrown. `good`: the statuses that are none.
export function settled({ status, text, why }, ...good) {
  if (status === ANSWERED || good.includes(status)) return text;
  if (status === REFUSED) throw new Refused(why);
  if (status === COMPLAINT) throw new Complaint(why);
  if (status === UNDECIDED) throw new Undecided(why, text);
  throw new LimitExceeded(why);
}
