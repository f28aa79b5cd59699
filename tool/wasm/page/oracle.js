// The page: a case in, its exact answer, the checker's verdict and claims out. All that is typed or answered goes into the
// page by textContent: none of it is ever markup.

const byId = (id) => document.getElementById(id);
const element = (name, attributes, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes ?? {})) made.setAttribute(key, value);
  made.append(...children);
  return made;
};
const embedded = (id) => JSON.parse(byId(id).textContent);
const bytes = (id) => Uint8Array.from(atob(byId(id).textContent.trim()), (letter) => letter.charCodeAt(0));

const traps = embedded("traps"), proves = embedded("proves");
const unchosen = new Set(); // algorithms that are not to be asked
let origo, checker, algorithms = [];
let asking = null; // what stops the case that is being answered

// ---- the answer in words ----

const LONGEST = 80;
// Numbers of thousands of digits are shown by their ends.
function shortened(text) {
  return text.length <= LONGEST ? text : `${text.slice(0, 30)} … ${text.slice(-20)} (${text.length} characters)`;
}

const decimal = (hexadecimal) => String(library.toNumber(hexadecimal));

const point = (list) => `(${list.map(shortened).join(", ")})`;
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

// What a certificate of a pair of bodies names; of others what its kind proves says enough.
function inWords({ kind, pairs, weights, triangles }, direction) {
  const words = [];
  if (kind in proves) words.push(`${kind}: ${proves[kind]}.`);
  else words.push(`The certificate is of the kind ${kind}.`);
  if (Array.isArray(pairs) && pairs.every((pair) => Array.isArray(pair) && pair.length === 2) && pairs.length > 0) {
    const some = pairs.slice(0, 6).map(([a, b], k) => `corner ${a} of A with corner ${b} of B${weights ? `, weight ${shortened(String(weights[k]))}` : ""}`);
    if (pairs.length > some.length) some.push(`${pairs.length - some.length} more`);
    words.push(`It names ${plural(pairs.length, "pair")}: ${some.join("; ")}.`);
  }
  if (Array.isArray(triangles)) words.push(`The surface has ${plural(triangles.length, "triangle")}.`);
  if (Array.isArray(direction)) words.push(`The direction is ${point(direction)}.`);
  return words;
}

const MAIN = ["distance", "depth", "first", "last", "support", "value", "orientation"];

function showAnswer(answer, line, verdict) {
  const list = element("dl");
  const add = (name, kind, ...what) => list.append(element("dt", {}, name), element("dd", kind ? { class: kind } : {}, ...what));
  if (typeof answer.relation === "string") add("relation", "main", answer.relation);
  if (typeof answer.hit === "boolean") add("hit", "main", answer.hit ? "yes" : "no");
  for (const [name, value] of Object.entries(answer)) {
    if (["id", "question", "relation", "hit", "certificate"].includes(name)) continue;
    if (value !== null && typeof value === "object" && typeof value.exact === "string") {
      add(name, MAIN.includes(name) ? "main" : "", shortened(value.exact));
      if (typeof value.double === "string") add("", "", `nearest double ${decimal(value.double)}, `, element("code", {}, value.double));
    } else if (name === "points" && Array.isArray(value) && value.every((p) => Array.isArray(p) && p.every((x) => typeof x === "string"))) {
      value.forEach((p, k) => add(value.length === 2 ? `point of ${"AB"[k]}` : `point ${k}`, "", point(p)));
    } else if (name !== "direction") add(name, "", shortened(typeof value === "string" ? value : JSON.stringify(value)));
  }
  const words = element("ul", {}, ...(answer.certificate ? inWords(answer.certificate, answer.direction).map((text) => element("li", {}, text)) : []));
  byId("answer").replaceChildren(verdict, list, element("h3", {}, "The certificate"), words,
    element("details", {}, element("summary", {}, "the answer as text"), element("pre", {}, line)));
}

function say(kind, text) {
  byId("answer").replaceChildren(element("p", { id: "state", role: "status", class: kind }, text));
}

function verdictOf(one, line) {
  try {
    checker.check(one, line);
    return element("p", { class: "right", id: "verdict" }, "The checker accepts: the certificate proves this answer.");
  } catch (fault) {
    if (fault instanceof checking.Undecided) return element("p", { class: "tolerable", id: "verdict" }, `Undecided: ${fault.message}.`);
    return element("p", { class: "wrong", id: "verdict" }, `The checker refuses: ${fault.message}`);
  }
}

// ---- claims ----

const takers = (question) => algorithms.filter((algorithm) => algorithm.questions.split(", ").includes(question));

function showChoice(question) {
  const list = takers(question);
  byId("chosen").textContent = `${plural(list.filter(({ id }) => !unchosen.has(id)).length, "algorithm")} of ${list.length}`;
  byId("algorithms").replaceChildren(...list.map(({ id, limits }) => {
    const box = element("input", { type: "checkbox", value: id });
    box.checked = !unchosen.has(id);
    box.addEventListener("change", () => {
      if (box.checked) unchosen.delete(id);
      else unchosen.add(id);
      ask();
    });
    return element("label", { title: limits }, box, ` ${id}`);
  }));
}

function claimed(claim) {
  const said = [];
  if ("colliding" in claim) said.push(claim.colliding ? "they meet" : "they do not meet");
  for (const name of ["distance", "depth", "toi", "time", "volume"])
    if (typeof claim[name] === "string") said.push(`${name} ${decimal(claim[name])}`);
  if (claim.iterations !== undefined) said.push(`${claim.iterations} iterations`);
  return said.join(", ") || "a claim";
}

function wrongs({ checks = [] }) {
  return checks.filter(({ verdict }) => verdict === "wrong").map(({ what, class: kind, absolute }) => `${what} (${kind}${absolute === undefined ? "" : `, by ${absolute}`})`).join(", ");
}

async function addClaim(id, one, signal) {
  const claim = await origo.run(id, one, { signal });
  if (claim.status === "refused") return element("tr", {}, element("td", {}, id), element("td", { class: "faint" }, `does not take it: ${claim.note ?? ""}`), element("td", {}, "–"), element("td"));
  let verdict = "–", why = "";
  try {
    const judgement = await origo.judge(one, claim, { signal });
    verdict = judgement.verdict;
    why = wrongs(judgement);
  } catch (fault) {
    if (!(fault instanceof library.Complaint)) throw fault;
    why = fault.message;
  }
  return element("tr", {}, element("td", {}, id), element("td", {}, claimed(claim)), element("td", { class: verdict === "no answer" ? "no-answer" : verdict }, verdict), element("td", {}, why));
}

async function showClaims(question, one, signal) {
  const table = byId("claims"), head = table.tHead, body = table.tBodies[0];
  head.replaceChildren(element("tr", {}, ...["algorithm", "claim", "verdict", "what is wrong"].map((name) => element("th", { scope: "col" }, name))));
  body.replaceChildren();
  showChoice(question);
  for (const { id } of takers(question)) if (!unchosen.has(id)) body.append(await addClaim(id, one, signal));
}

// ---- asking ----

function link() {
  return `#${encodeURIComponent(byId("text").value)}`;
}

async function ask() {
  asking?.abort();
  const own = (asking = new AbortController());
  const { signal } = own, one = byId("text").value;
  byId("stop").disabled = false;
  byId("link").href = link();
  byId("claims").tBodies[0].replaceChildren();
  say("", "It is being answered.");
  try {
    const line = await origo.askText(one, { signal });
    const answer = JSON.parse(line);
    showAnswer(answer, line, verdictOf(one, line));
    await showClaims(answer.question, one, signal);
  } catch (fault) {
    if (asking !== own) return; // another was asked
    if (signal.aborted) say("tolerable", "Stopped.");
    else if (fault instanceof library.Undecided && fault.answer !== null) showAnswer(fault.answer, fault.text, element("p", { class: "tolerable", id: "verdict" }, `Undecided: ${fault.message}.`));
    else say("wrong", fault.message);
  } finally {
    if (asking === own) {
      byId("stop").disabled = true;
      asking = null;
    }
  }
}

// ---- cases ----

// As people write: members on lines of their own, lists of numbers on one.
function pretty(one) {
  return JSON.stringify(one, null, 1).replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, inner) => `[${inner.replace(/\s*\n\s*/g, " ")}]`);
}

function pickCase() {
  const trap = traps[byId("trap").selectedIndex];
  byId("text").value = pretty(trap.cases[byId("pick").selectedIndex]);
  history.replaceState(null, "", link());
  ask();
}

function pickTrap() {
  const trap = traps[byId("trap").selectedIndex];
  byId("trap-note").textContent = trap.note;
  byId("pick").replaceChildren(...trap.cases.map(({ id }) => element("option", {}, id)));
  pickCase();
}

function fromLink() {
  let text = null;
  try {
    text = decodeURIComponent(location.hash.slice(1));
  } catch {
    return false; // no link of ours
  }
  if (text === "") return false;
  byId("text").value = text;
  ask();
  return true;
}

async function begin() {
  byId("trap").append(...traps.map(({ id }) => element("option", {}, id)));
  byId("pick").append(...traps[0].cases.map(({ id }) => element("option", {}, id)));
  byId("trap-note").textContent = traps[0].note;
  const script = URL.createObjectURL(new Blob([byId("thread").textContent], { type: "text/javascript" }));
  const worker = () => new Worker(script, { type: "module" });
  [origo, checker] = await Promise.all([library.startWorker({ wasm: bytes("wasm"), worker }), checking.load({ wasm: bytes("check-wasm") })]);
  ({ algorithms } = await origo.list());
  byId("trap").addEventListener("change", pickTrap);
  byId("pick").addEventListener("change", pickCase);
  byId("ask").addEventListener("click", () => {
    history.replaceState(null, "", link());
    ask();
  });
  byId("stop").addEventListener("click", () => asking?.abort());
  byId("text").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) byId("ask").click();
  });
  addEventListener("hashchange", fromLink);
  if (!fromLink()) pickCase();
}

begin().catch((fault) => say("wrong", `The library could not be loaded: ${fault.message}`));
