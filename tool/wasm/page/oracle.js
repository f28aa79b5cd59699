// The page: a case in, its exact answer, the checker's verdict and claims out. All that is typed or answered goes into
// the page by textContent: none of it is ever markup.

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
let picked = ""; // the text of the case that was picked last
let asking = null; // what stops the case that is being answered

// ---- the answer in words ----

const LONGEST = 80, LONGEST_WEIGHT = 24;
// Numbers of thousands of digits are shown by their ends.
function shortened(text, longest = LONGEST) {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest / 2)}…${text.slice(-longest / 4)} (${text.length} characters)`;
}

const decimal = (hexadecimal) => String(library.toNumber(hexadecimal));

const point = (list) => `(${list.map((x) => shortened(x)).join(", ")})`;
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const MOST_PAIRS = 6;
const arePairs = (list) => Array.isArray(list) && list.length > 0 && list.every((pair) => pair?.length === 2);

// The pairs of corners that a certificate names; those of weight zero are no part of its sum.
function pairsInWords(pairs, weights) {
  const all = pairs.map(([a, b], k) => ({ a, b, weight: String(weights?.[k] ?? "") }));
  const told = all.filter(({ weight }) => weight !== "0");
  const some = told.slice(0, MOST_PAIRS).map(({ a, b, weight }) =>
    `corner ${a} of A with corner ${b} of B${weight === "" ? "" : `, weight ${shortened(weight, LONGEST_WEIGHT)}`}`);
  if (told.length > some.length) some.push(`${told.length - some.length} more`);
  const others = pairs.length - told.length;
  return `It names ${some.join("; ")}${others > 0 ? `; and ${plural(others, "pair")} of weight 0` : ""}.`;
}

// What a certificate of a pair of bodies names; of others what its kind proves says enough.
function inWords({ kind, pairs, weights, triangles }, direction) {
  const words = [kind in proves ? `${kind}: ${proves[kind]}.` : `The certificate is of the kind ${kind}.`];
  if (arePairs(pairs)) words.push(pairsInWords(pairs, weights));
  if (Array.isArray(triangles)) words.push(`It has ${plural(triangles.length, "triangle")}.`);
  if (Array.isArray(direction)) words.push(`The direction is ${point(direction)}.`);
  return words;
}

const MAIN = ["distance", "depth", "first", "last", "support", "value", "orientation"];
const SHOWN_OTHERWISE = ["id", "question", "relation", "hit", "certificate", "direction"];
const isPoint = (value) => Array.isArray(value) && value.every((x) => typeof x === "string");
const arePoints = (value) => Array.isArray(value) && value.every(isPoint);

function listOf(answer) {
  const list = element("dl");
  const add = (name, kind, ...what) =>
    list.append(element("dt", {}, name), element("dd", kind ? { class: kind } : {}, ...what));
  if (typeof answer.relation === "string") add("relation", "main", answer.relation);
  if (typeof answer.hit === "boolean") add("hit", "main", answer.hit ? "yes" : "no");
  for (const [name, value] of Object.entries(answer)) {
    if (SHOWN_OTHERWISE.includes(name)) continue;
    if (typeof value?.exact === "string") {
      add(name, MAIN.includes(name) ? "main" : "", shortened(value.exact));
      if (typeof value.double === "string")
        add("", "", `nearest double ${decimal(value.double)}, `, element("code", {}, value.double));
    } else if (name === "points" && arePoints(value)) {
      value.forEach((p, k) => add(value.length === 2 ? `point of ${"AB"[k]}` : `point ${k}`, "", point(p)));
    } else add(name, "", shortened(typeof value === "string" ? value : JSON.stringify(value)));
  }
  return list;
}

function showAnswer(answer, line, verdict) {
  const words = answer.certificate ? inWords(answer.certificate, answer.direction) : ["There is none."];
  byId("answer").replaceChildren(verdict, listOf(answer), element("h3", {}, "The certificate"),
    element("ul", {}, ...words.map((text) => element("li", {}, text))),
    element("details", {}, element("summary", {}, "the answer as text"), element("pre", {}, line)));
}

function say(kind, text) {
  byId("answer").replaceChildren(element("p", { id: "state", role: "status", class: kind }, text));
}

function undecided(fault) {
  return element("p", { class: "tolerable", id: "verdict" }, `Undecided: ${fault.message}.`);
}

function verdictOf(one, line) {
  try {
    checker.check(one, line);
    return element("p", { class: "right", id: "verdict" }, "The checker accepts: the certificate proves this answer.");
  } catch (fault) {
    if (fault instanceof checking.Undecided) return undecided(fault);
    return element("p", { class: "wrong", id: "verdict" }, `The checker refuses: ${fault.message}`);
  }
}

// ---- claims ----

const takers = (question) => algorithms.filter((algorithm) => algorithm.questions.split(", ").includes(question));

function showChoice(question) {
  const list = takers(question);
  const chosen = list.filter(({ id }) => !unchosen.has(id));
  byId("chosen").textContent = `${chosen.length} of ${plural(list.length, "algorithm")} asked`;
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
  return checks.filter(({ verdict }) => verdict === "wrong").map(({ what, class: kind, absolute }) =>
    `${what} (${kind}${absolute === undefined ? "" : `, by ${absolute}`})`).join(", ");
}

// A row; null where the algorithm does not take the case.
async function rowOf(id, one, signal) {
  const claim = await origo.run(id, one, { signal });
  if (claim.status === "refused") return null;
  let verdict = "–", why = "";
  try {
    const judgement = await origo.judge(one, claim, { signal });
    verdict = judgement.verdict;
    why = wrongs(judgement);
  } catch (fault) {
    if (!(fault instanceof library.Complaint)) throw fault;
    why = fault.message;
  }
  const kind = verdict === "no answer" ? "no-answer" : verdict;
  return element("tr", {}, element("td", {}, id), element("td", { class: kind }, verdict),
    element("td", {}, claimed(claim)), element("td", {}, why));
}

async function showClaims(question, one, signal) {
  const names = ["algorithm", "verdict", "claim", "what is wrong"];
  const head = element("tr", {}, ...names.map((name) => element("th", { scope: "col" }, name)));
  const body = byId("claims").tBodies[0], others = [];
  byId("claims").tHead.replaceChildren(head);
  body.replaceChildren();
  showChoice(question);
  for (const { id } of takers(question)) {
    if (unchosen.has(id)) continue;
    const row = await rowOf(id, one, signal);
    if (row === null) others.push(id);
    else body.append(row);
  }
  if (others.length > 0) byId("others").textContent = `These take other bodies or numbers: ${others.join(", ")}.`;
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
  byId("others").textContent = "";
  if (one !== picked) byId("pick").selectedIndex = -1;
  say("", "It is being answered.");
  try {
    const line = await origo.askText(one, { signal });
    const answer = JSON.parse(line);
    showAnswer(answer, line, verdictOf(one, line));
    await showClaims(answer.question, one, signal);
  } catch (fault) {
    if (asking !== own) return; // another was asked
    if (signal.aborted) say("tolerable", "Stopped.");
    else if (fault instanceof library.Undecided && fault.answer !== null)
      showAnswer(fault.answer, fault.text, undecided(fault));
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
  const lists = /\[\s+([^[\]{}]*?)\s+\]/g;
  return JSON.stringify(one, null, 1).replace(lists, (_, inner) => `[${inner.replace(/\s*\n\s*/g, " ")}]`);
}

function pickCase() {
  const trap = traps[byId("trap").selectedIndex];
  picked = byId("text").value = pretty(trap.cases[byId("pick").selectedIndex]);
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
  const worker = () => new Worker(script);
  const loading = [library.startWorker({ wasm: bytes("wasm"), worker }), checking.load({ wasm: bytes("check-wasm") })];
  [origo, checker] = await Promise.all(loading);
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
