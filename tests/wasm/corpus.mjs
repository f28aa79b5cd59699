// The module under Node: its answers, claims and judgements are the commands' bytes. The checker accepts the answers,
// and of damaged ones those alone that the command accepts, too.
// usage: node tests/wasm/corpus.mjs BUILD FOLDER_FOR_WORK [EVERY]
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { conclude, holds, is } from "./counted.mjs";

const [build, work] = process.argv.slice(2, 4).map((path) => resolve(path));
// Of cases that are claimed about, and of answers that are damaged, each so manyth is looked at.
const EVERY = Number(process.argv[4] ?? 16);
const EACH_DAMAGED = 8;
const FEWEST = { cases: 5500, algorithms: 150, claimsOfACase: 7, damaged: 2500, refused: 2300 };

const module = async (name) => import(pathToFileURL(join(build, "wasm/origo", name)));
const { load, Undecided, OrigoError } = await module("origo.mjs");
const { load: loadChecker, Refused, Complaint } = await module("origo-check.mjs");
const origo = await load(), checker = await loadChecker();

function command(program, ...operands) {
  const input = operands.includes("-") ? readFileSync(join(work, "cases")) : "";
  const done = spawnSync(join(build, program), operands, { input, encoding: "utf8", maxBuffer: 1 << 30 });
  return done.stdout;
}

/// What a call gives as text: a line, what is known where it is undecided, and nothing where it complains.
function told(call) {
  try {
    return call();
  } catch (fault) {
    if (fault instanceof Undecided) return fault.text;
    if (fault instanceof OrigoError) return "";
    throw fault;
  }
}

const folders = ["", "primitives", "curved", "parts", "plane"].map((part) => join("corpus", part, "cases"));
const files = folders.flatMap((folder) =>
  readdirSync(folder).filter((name) => name.endsWith(".jsonl")).sort().map((name) => join(folder, name)));
const lines = (text) => text.split("\n").filter((line) => line !== "");
const cases = files.flatMap((file) => lines(readFileSync(file, "utf8")));
holds(cases.length >= FEWEST.cases, "cases", cases.length);

// ---- answers ----

const own = performance.now();
const answers = [];
for (const file of files) {
  const found = lines(readFileSync(file, "utf8")).map((line) => told(() => origo.askText(line)));
  answers.push(...found);
  holds(found.join("") === command("origo", "ask", "--quiet", file), `${file}: the command's answers`);
}
const seconds = ((performance.now() - own) / 1000).toFixed(1);
console.log(`${cases.length} cases in ${files.length} files answered in ${seconds} s, by the command, too`);

// ---- the checker ----

function verdict(one, answer) {
  try {
    checker.check(one, answer);
    return "accepted";
  } catch (fault) {
    if (fault instanceof Refused) return "refused";
    if (fault instanceof Complaint) return "complaint";
    if (fault instanceof Undecided) return "undecided";
    throw fault;
  }
}

const verdicts = { accepted: 0, refused: 0, complaint: 0, undecided: 0 };
cases.forEach((one, k) => verdicts[verdict(one, answers[k])]++);
is(verdicts.accepted + verdicts.undecided, cases.length, "answers accepted");
const undecided = answers.filter((answer) => answer.includes('"undecided"')).length;
holds(verdicts.undecided <= undecided, "only those that say so are undecided", `${verdicts.undecided} of ${undecided}`);

/// Places of whole numbers in the certificate or beside it, but not in the id; the first digit of one is changed.
function damaged(answer, turn) {
  const from = answer.indexOf(",");
  const places = [...answer.slice(from).matchAll(/(?<=["[,:/-])[0-9]/g)].map((found) => found.index + from);
  const at = places[turn % places.length];
  return places.length === 0 ? null : answer.slice(0, at) + ((Number(answer[at]) + 1) % 10) + answer.slice(at + 1);
}

// Told by the command for one case at a time, since an answer that is none ends it.
let looked = 0, refused = 0;
const wrong = [];
for (let k = 0; k < cases.length; k++) {
  for (let turn = 0; turn < EACH_DAMAGED && (k + turn) % 2 === 0; turn++) {
    const bad = damaged(answers[k], 7 * turn + k);
    if (bad === null) continue;
    looked++;
    const found = verdict(cases[k], bad);
    refused += found === "refused" || found === "complaint";
    if (found === "accepted") wrong.push([cases[k], bad]);
  }
}
holds(looked >= FEWEST.damaged, "damaged answers", looked);
// What is accepted all the same is true still, as another corner of the same face: the native checker says so, too.
writeFileSync(join(work, "cases"), wrong.map(([one]) => `${one}\n`).join(""));
writeFileSync(join(work, "answers"), wrong.map(([, answer]) => answer).join(""));
const native = command("origo-check", join(work, "cases"), join(work, "answers"));
is(native.trim().split("\n").at(-1), `${wrong.length} accepted, 0 refused`, "those accepted are by origo-check, too");
holds(refused >= FEWEST.refused, "damaged answers refused", `${refused} of ${looked}`);
console.log(`${verdicts.accepted} answers accepted; of ${looked} with one digit changed ${refused} refused, ` +
  `${wrong.length} accepted, by origo-check, too`);

// ---- claims and judgements ----

const share = cases.filter((_, k) => k % EVERY === 0);
const place = join(work, "share.jsonl");
writeFileSync(place, share.map((line) => `${line}\n`).join(""));
const { algorithms } = origo.list();
let claimed = 0, judged = 0;
for (const { id } of algorithms) {
  const claims = share.map((line) => told(() => origo.runText(id, line)));
  claimed += claims.filter((claim) => claim !== "" && !claim.includes('"status":"refused"')).length;
  const expected = command("origo", "run", "--quiet", "--keep-going", id, place);
  holds(claims.join("") === expected, `${id}: the command's claims`);
}
holds(algorithms.length >= FEWEST.algorithms, "algorithms", algorithms.length);
holds(claimed >= FEWEST.claimsOfACase * share.length, "claims", claimed);
is(lines(command("origo", "list", "--markdown")).length - 2, algorithms.length, "algorithms are those of origo list");

const kept = { cases: "", claims: "", judgements: "" };
for (const line of share) {
  const claim = told(() => origo.runText("gjk", line));
  const judgement = claim === "" ? "" : told(() => origo.judgeText(line, claim));
  if (judgement === "") continue;
  judged++;
  kept.cases += `${line}\n`;
  kept.claims += claim;
  kept.judgements += judgement;
}
writeFileSync(join(work, "cases"), kept.cases);
writeFileSync(join(work, "claims"), kept.claims);
// From no file, whose name would be the family.
const judgements = command("origo", "judge", "--no-settings", "--quiet", "-", "--claims", join(work, "claims"));
is(judgements, kept.judgements, "the command's judgements");
holds(judged >= share.length / 4, "judgements", judged);
console.log(`${algorithms.length} algorithms on ${share.length} cases: ${claimed} claims and ${judged} judgements ` +
  "are the commands'");

// ---- steps, in both precisions ----

const atWork = lines(readFileSync("tool/site/at_work.jsonl", "utf8"));
const traced = [...atWork, ...share.filter((_, k) => k % 4 === 0)];
writeFileSync(place, traced.map((line) => `${line}\n`).join(""));
const writers = algorithms.filter((algorithm) => algorithm.traced).map(({ id }) => id);
is(writers.join("\n"), command("origo", "list", "--traced").trim(), "algorithms that write their steps");
for (const [program, options] of [["origo", {}], ["origo32", { precision: "binary32" }]]) {
  for (const id of writers) {
    const own = traced.map((line) => told(() => origo.traceText(id, line, options))).join("");
    const expected = command(program, "run", "--quiet", "--keep-going", "--trace", id, place);
    holds(own === expected && own.includes('"step":1,'), `${id}: the steps of ${program}`);
  }
}
console.log(`steps of ${writers.length} algorithms on ${traced.length} cases`);
writeFileSync(place, share.map((line) => `${line}\n`).join(""));

// ---- in binary32 ----

const single = { precision: "binary32" };
for (const { id } of algorithms) {
  const claims = share.map((line) => told(() => origo.runText(id, line, single))).join("");
  holds(claims === command("origo32", "run", "--quiet", "--keep-going", id, place), `${id}: the claims of origo32`);
}
const rounded = { cases: "", claims: "", judgements: "" };
for (const line of share) {
  const claim = told(() => origo.runText("gjk", line, single));
  const judgement = claim === "" ? "" : told(() => origo.judgeText(line, claim, single));
  if (judgement === "") continue;
  rounded.cases += `${line}\n`;
  rounded.claims += claim;
  rounded.judgements += judgement;
}
writeFileSync(join(work, "cases"), rounded.cases);
writeFileSync(join(work, "claims"), rounded.claims);
const judge = ["judge", "--no-settings", "--quiet", "--float32", "-", "--claims", join(work, "claims")];
const float32 = command("origo", ...judge);
is(float32, rounded.judgements, "judgements of --float32");
holds(lines(float32).length >= share.length / 4, "judgements in binary32", lines(float32).length);
console.log(`in binary32, too: ${lines(float32).length} judgements`);
conclude();
