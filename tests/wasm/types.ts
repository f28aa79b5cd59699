// What a program may say of the types: tests/wasm/npm.sh compiles it, and does not run it.
import { load, Undecided, type Answer, type Claim, type Trace } from "origo";
import { load as loadChecker } from "origo/check";
import { startWorker } from "origo/worker";
const origo = await load({ limits: { maxPoints: 1000 } });
const one = { id: "c", question: "distance", a: {}, b: {} };
const answer: Answer = origo.ask(one);
const exact: string | undefined = answer.distance?.exact;
(await loadChecker()).check(one, answer);
const worker = await startWorker({ wasm: fetch("origo.wasm") });
const ok: boolean = (await worker.judge(one, "{}", { signal: new AbortController().signal })).ok;
const single: Claim = origo.run("gjk", one, { precision: "binary32" });
const judged: boolean = (await worker.judge(one, single, { precision: "binary32" })).ok;
const corners: [number, number, number][] = (await worker.importMesh("a.stl", new Uint8Array(84))).triangles;
const trace: Trace = await worker.trace("gjk", one, { precision: "binary32", marks: 100 });
export const steps: string[] = origo.trace("gjk", one).steps.map((step) => step.text);
const points: [number, number, number][] = origo.importMesh("a.obj", "v 0 0 0").points;
const told = [new Undecided("").answer, origo.list().algorithms[0].id];
export const all = [trace.claim.id, exact, judged, corners, points, ok, told];
