// The page: a case in, its exact answer, the checker's verdict and claims out. All that is typed or answered goes into
// the page by textContent: none of it is ever markup.

const byId = (id) => document.getElementById(id);
const embedded = (id) => JSON.parse(byId(id).textContent);
// A loop, as Uint8Array.from with a function takes many times as long.
function bytes(id) {
  const text = atob(byId(id).textContent.trim()), made = new Uint8Array(text.length);
  for (let k = 0; k < text.length; k++) made[k] = text.charCodeAt(k);
  return made;
}

const traps = embedded("traps"), proves = embedded("proves");
const unchosen = new Set(); // algorithms that are not to be asked
let origo, checker, algorithms = [];
let picked = ""; // the text of the case that was picked last
let asking = null; // what stops the case that is being answered
let picture = null; // once there was an answer: it is not waited for
let steps = null; // the panel of an algorithm's steps

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

const isTraced = (id) => algorithms.some((algorithm) => algorithm.id === id && algorithm.traced);
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

const PRECISIONS = ["binary64", "binary32"];

// What an algorithm claims in a precision, and what that is worth; null where it does not take the case.
async function claimIn(precision, id, one, signal) {
  const options = { precision, signal }, claim = await origo.run(id, one, options);
  if (claim.status === "refused") return null;
  try {
    const judgement = await origo.judge(one, claim, options);
    return { verdict: judgement.verdict, claim: claimed(claim), why: wrongs(judgement) };
  } catch (fault) {
    if (!(fault instanceof library.Complaint)) throw fault;
    return { verdict: "–", claim: claimed(claim), why: fault.message };
  }
}

function claimCell(found, id, precision) {
  if (found === null) return element("td", { class: "faint" }, "takes other numbers");
  const { verdict, claim, why } = found, kind = verdict === "no answer" ? "no-answer" : verdict;
  return element("td", {}, element("strong", { class: kind }, verdict), " ", element("span", {}, claim), " ",
    element("small", {}, why), ...(isTraced(id) ? [" ", steps.button(id, precision)] : []));
}

async function rowOf(id, one, signal) {
  const found = [];
  for (const precision of PRECISIONS) found.push(await claimIn(precision, id, one, signal));
  const cells = found.map((each, k) => claimCell(each, id, PRECISIONS[k]));
  return found.some((each) => each !== null) ? element("tr", {}, element("td", {}, id), ...cells) : null;
}

// `isLive`: what stood there stays until all is known.
async function showClaims(question, one, own, isLive) {
  const head = element("tr", {}, ...["algorithm", ...PRECISIONS].map((name) => element("th", { scope: "col" }, name)));
  const body = byId("claims").tBodies[0], rows = [], others = [];
  byId("claims").tHead.replaceChildren(head);
  if (!isLive) body.replaceChildren();
  showChoice(question);
  for (const { id } of takers(question)) {
    if (unchosen.has(id)) continue;
    const row = await rowOf(id, one, own.signal);
    if (asking !== own) return;
    if (row === null) others.push(id);
    else rows.push(row);
    if (row !== null && !isLive) body.append(row);
  }
  body.replaceChildren(...rows);
  byId("others").textContent = others.length > 0 ? `These take other bodies or numbers: ${others.join(", ")}.` : "";
}

// ---- asking ----

const LONGEST_LINK = 500000; // characters: what browsers take
const SLOW = 300, PAUSE = 200; // milliseconds: a question that was overtaken; until claims follow a hand that moves

// The case, and which algorithm's steps are shown: in the case itself no & is left.
function link() {
  const opened = steps.name === "" ? "" : `&steps=${steps.name}`;
  return `#${encodeURIComponent(byId("text").value)}${opened}`;
}

function showLink(isKept) {
  const address = link(), isShort = address.length <= LONGEST_LINK;
  if (isShort) byId("link").href = address;
  else byId("link").removeAttribute("href");
  byId("link").textContent = isShort ? "link to this case" : "too long for a link";
  if (isKept && isShort) history.replaceState(null, "", address);
}

// The case as an object, where it is one.
function parsed(text) {
  try {
    const one = JSON.parse(text);
    return typeof one === "object" && one !== null && !Array.isArray(one) ? one : null;
  } catch {
    return null; // the library says what is wrong with it
  }
}

const known = new Map(); // faces of hulls that were asked for last
async function facesOf(points, signal) {
  const key = JSON.stringify(points);
  if (!known.has(key)) {
    const { dimension, facets } = await origo.ask({ id: "faces", question: "hull", points }, { signal });
    if (known.size > 20) known.clear();
    known.set(key, dimension === 3 ? facets.flatMap(fanOf) : []);
  }
  return known.get(key);
}

// Drawing begins once there is an answer on the screen.
async function beginPicture() {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  document.head.append(element("script", {}, byId("three").textContent));
  picture = new Picture(movePoint, () => parsed(byId("text").value));
}

let drawing = null; // a promise, once it was begun
const prepared = () => (drawing ??= beginPicture());
async function showPicture(one, answer, own) {
  await prepared();
  if (one === null || asking !== own) return;
  const isNew = picture.frame === null;
  await picture.show(one, answer, (points) => facesOf(points, own.signal), () => asking !== own);
  if (isNew) picture.showSteps();
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

// What is asked already is dropped: at once, and its worker with it; or soon, where a number moves, as a worker costs
// more than most questions.
function drop(before, isLive) {
  if (!isLive) before?.abort();
  else if (before) setTimeout(() => before.abort(), SLOW);
}

function prepare(text, one, isLive) {
  remember(text);
  byId("stop").disabled = false;
  showLink(false);
  byId("claims").classList.toggle("old", isLive);
  steps.age(isLive);
  if (text !== picked) byId("pick").selectedIndex = -1;
  if (one !== null) numbers.show(one);
  if (isLive) return;
  picture?.fit();
  byId("claims").tBodies[0].replaceChildren();
  byId("others").textContent = "";
  say("", "It is being answered.");
}

// `isLive`: a number moves. The answer follows; claims do when it rests.
async function ask({ isLive = false } = {}) {
  drop(asking, isLive);
  const own = (asking = new AbortController()), text = byId("text").value, one = parsed(text);
  const { signal } = own;
  prepare(text, one, isLive);
  let answer = null, rest = null;
  try {
    const line = await origo.askText(text, { signal });
    if (asking !== own) return;
    answer = JSON.parse(line);
    showAnswer(answer, line, verdictOf(text, line));
    rest = () => showClaims(answer.question, text, own, isLive);
  } catch (fault) {
    if (asking !== own) return; // another was asked
    if (signal.aborted) say("tolerable", "Stopped.");
    else if (fault instanceof library.Undecided && fault.answer !== null)
      showAnswer((answer = fault.answer), fault.text, undecided(fault));
    else say("wrong", fault.message);
  }
  try {
    await showPicture(one, answer, own);
  } catch (fault) {
    if (asking === own && !signal.aborted) byId("others").textContent = `The picture is not whole: ${fault.message}`;
  }
  finish(own, text, rest, isLive);
}

// The claims, and what is done once nobody moves a number any more.
async function finish(own, text, rest, isLive) {
  const isOwn = () => asking === own;
  if (isLive) await pause(PAUSE);
  if (!isOwn()) return;
  if (isLive) showLink(true);
  await steps.follow(text, own.signal);
  if (!isOwn()) return;
  try {
    if (rest === null) byId("claims").tBodies[0].replaceChildren();
    else await rest();
  } catch (fault) {
    if (isOwn()) byId("others").textContent = own.signal.aborted ? "Stopped." : fault.message;
  }
  if (!isOwn()) return;
  byId("claims").classList.remove("old");
  byId("stop").disabled = true;
  asking = null;
}

// One question after the other while a number moves: of those that came meanwhile the newest.
let isFollowing = false, isOvertaken = false;
async function follow() {
  isOvertaken = isFollowing;
  if (isFollowing) {
    const slow = asking;
    setTimeout(() => isOvertaken && asking === slow && slow?.abort(), SLOW);
    return;
  }
  isFollowing = true;
  do {
    isOvertaken = false;
    await ask({ isLive: true });
  } while (isOvertaken);
  isFollowing = false;
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
  showLink(true);
  ask();
}

function pickTrap() {
  const trap = traps[byId("trap").selectedIndex];
  byId("trap-note").textContent = trap.note;
  byId("pick").replaceChildren(...trap.cases.map(({ id }) => element("option", {}, id)));
  pickCase();
}

function fromLink() {
  const [, encoded, id, precision] = /^#?(.*?)(?:&steps=([a-z0-9-]+)\.(binary64|binary32))?$/s.exec(location.hash);
  let text = null;
  try {
    text = decodeURIComponent(encoded);
  } catch {
    return false; // no link of ours
  }
  if (text === "") return false;
  byId("text").value = text;
  steps.choose(id === undefined ? null : { id, precision });
  ask();
  return true;
}

// ---- changes, and back ----

const MOST_KEPT = 200;
const past = [], future = [];
let current = "";

// What stood there before can be had again. A hand that moves on makes one change.
function remember(text, isContinued = false) {
  if (text === current) return;
  if (current !== "" && !isContinued) past.push(current);
  if (past.length > MOST_KEPT) past.shift();
  future.length = 0;
  current = text;
  showHistory();
}

function showHistory() {
  byId("undo").disabled = past.length === 0;
  byId("redo").disabled = future.length === 0;
}

function back(from, to) {
  if (from.length === 0) return;
  to.push(current);
  current = byId("text").value = from.pop();
  showHistory();
  showLink(true);
  ask();
}

// The text with a change. Where it is none that can be changed, nothing happens.
function change(make, options = {}) {
  const one = parsed(byId("text").value);
  if (one === null) return;
  make(one);
  byId("text").value = pretty(one);
  remember(byId("text").value, options.isContinued);
  follow();
}

const numbers = new Numbers((path, value) => change((one) => setAt(one, path, value)));
const movePoint = (handle, list, isFirst) =>
  change((one) => setAt(one, handle.path, list), { isContinued: !isFirst });

// ---- meshes ----

function takeMesh(one, { points, triangles }) {
  const [name, shape] = byId("as").value.split(" ");
  if (["hull", "bound"].includes(one.question)) one.points = points;
  else one[name] = shape === "mesh" ? { shape, points, triangles } : { shape, points };
  for (const told of ["flags", "source"]) delete one[told]; // it is another case now
}

async function importFile() {
  const file = byId("file").files[0];
  if (!file) return;
  const said = byId("imported");
  try {
    const mesh = await origo.importMesh(file.name, new Uint8Array(await file.arrayBuffer()));
    said.className = "note";
    const counted = `${plural(mesh.points.length, "point")}, ${plural(mesh.triangles.length, "triangle")}`;
    said.textContent = `${file.name}: ${counted}`;
    const one = parsed(byId("text").value) ?? { id: file.name, question: "distance" };
    takeMesh(one, mesh);
    byId("text").value = pretty(one);
    ask();
  } catch (fault) {
    said.className = "wrong";
    said.textContent = fault.message;
  }
  byId("file").value = ""; // the same file may be taken again
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
  steps = new Steps({ origo, prepare: prepared, facesOf, changed: () => showLink(true) });
  byId("trap").addEventListener("change", pickTrap);
  byId("pick").addEventListener("change", pickCase);
  byId("ask").addEventListener("click", () => {
    showLink(true);
    ask();
  });
  byId("undo").addEventListener("click", () => back(past, future));
  byId("redo").addEventListener("click", () => back(future, past));
  byId("picture").addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    if (event.shiftKey) back(future, past);
    else back(past, future);
  });
  byId("file").addEventListener("change", importFile);
  byId("fit").addEventListener("click", () => {
    picture?.fit();
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
