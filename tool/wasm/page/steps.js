// The steps of an algorithm on the case as it stands, in a panel below the claims: the player of the site's pages. It
// follows when the case changes.

const MOST_MARKS = 20000, MOST_STEPS = 1000; // of a trace that is shown: more makes the page slow
const MOST_PAIRS_DRAWN = 10000; // of corners: the difference A - B of larger bodies is not asked for

// Two convex bodies with corners, triangles and a radius; undefined of other cases.
async function bodiesOf(one, facesOf) {
  const pieces = ["a", "b"].map((name) => (one[name]?.shape ? piecesOfBody(one[name], isOfPlane(one)) : []));
  if (!pieces.every((list) => list.length === 1 && list[0].kind === "convex")) return undefined;
  const made = [];
  for (const [{ vertices, faces, radius }] of pieces) {
    const isLarge = faces === null && vertices.length > MOST_FACES_ASKED;
    made.push({ vertices, radius, faces: isLarge ? [] : (faces ?? (await facesOf(vertices))) });
  }
  return made;
}

// The corners and facets of A - B, where that is a solid with corners.
async function differenceOf({ a, b, plane }, bodies, ask) {
  const [p, q] = bodies.map(({ vertices }) => vertices);
  if (bodies.some(({ radius }) => radius > 0) || p.length * q.length > MOST_PAIRS_DRAWN) return undefined;
  const { dimension, vertices, facets } = await ask({ id: "difference", question: "minkowski", a, b, plane });
  return dimension === 3 ? { vertices: vertices.map(([i, j]) => minus(p[i], q[j])), facets } : undefined;
}

function meshesOf(one) {
  const bodies = one.question === "mesh_pairs" ? ["a", "b"].map((name) => one[name]).filter(Boolean) : [];
  const skins = bodies.flatMap((body) => piecesOfBody(body, false));
  return skins.length > 0 ? skins.map(({ vertices, triangles }) => ({ points: vertices, triangles })) : undefined;
}

// What the player draws beside the steps. What cannot be drawn is left out: the steps are whole without it.
async function drawnBeside(one, facesOf, ask, isOld) {
  const drawn = {};
  try {
    drawn.meshes = meshesOf(one);
    drawn.bodies = await bodiesOf(one, facesOf);
    if (drawn.bodies) drawn.difference = await differenceOf(one, drawn.bodies, ask);
  } catch (fault) {
    if (isOld()) throw fault;
  }
  return drawn;
}

// The lines that are shown, and what is said of the others.
function shortTrace(text) {
  const lines = text.trimEnd().split("\n"), claim = lines.pop(), count = lines.length;
  const isCut = count > 0 && JSON.parse(lines.at(-1)).cut === true;
  const shown = lines.slice(0, MOST_STEPS), words = [];
  if (isCut) words.push(`More than ${MOST_MARKS} marks: the trace is cut after ${plural(count, "step")}.`);
  else if (count > MOST_STEPS) words.push(`The trace has ${plural(count, "step")}.`);
  if (count > MOST_STEPS) words.push(`The first ${MOST_STEPS} are shown.`);
  return { lines: [...shown, claim], claim: JSON.parse(claim), count: shown.length, note: words.join(" ") };
}

// `prepare()`: a promise that pictures can be drawn; `facesOf(points, signal)`: of their hull; `changed()`: another one
// is open.
class Steps {
  constructor({ origo, prepare, facesOf, changed }) {
    Object.assign(this, { origo, prepare, facesOf, changed });
    this.section = byId("steps");
    this.chosen = null; // { id, precision }
    this.own = null; // what stops the writing of steps
    this.player = this.last = null;
    byId("close-steps").addEventListener("click", () => this.close());
    this.section.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
    });
  }

  get name() {
    return this.chosen === null ? "" : `${this.chosen.id}.${this.chosen.precision}`;
  }

  // A button beside a claim.
  button(id, precision) {
    const label = `steps of ${id} in ${precision}`;
    const made = element("button", { type: "button", "aria-label": label, "aria-controls": "steps",
      "data-steps": `${id}.${precision}` }, "Steps");
    made.addEventListener("click", () => this.press(id, precision));
    this.mark([made]);
    return made;
  }

  buttons() {
    return [...document.querySelectorAll("[data-steps]")];
  }

  mark(buttons) {
    for (const one of buttons) one.setAttribute("aria-current", String(one.dataset.steps === this.name));
  }

  async press(id, precision) {
    const opener = document.activeElement;
    this.choose({ id, precision });
    this.changed();
    await this.follow(byId("text").value);
    if (this.chosen === null || document.activeElement !== opener) return; // there is something else to do
    this.section.scrollIntoView({ block: "start" });
    byId(byId("player").hidden ? "close-steps" : "player").focus({ preventScroll: true });
  }

  // Opens the panel for an algorithm, or closes it.
  choose(chosen) {
    if (chosen?.id !== this.chosen?.id || chosen?.precision !== this.chosen?.precision) this.last = null;
    this.chosen = chosen;
    this.section.hidden = chosen === null;
    if (chosen !== null) byId("steps-title").textContent = `Steps of ${chosen.id} in ${chosen.precision}`;
    this.mark(this.buttons());
  }

  close() {
    const opener = this.buttons().find((one) => one.dataset.steps === this.name);
    this.age();
    this.player?.play(false);
    this.choose(null);
    this.changed();
    (opener ?? byId("claims").parentElement).focus();
  }

  // The case is another one now: what is shown is of the one before. `isLive`: a number moves.
  age(isLive = false) {
    drop(this.own, isLive);
    this.own = null;
    this.section.classList.add("old");
  }

  async follow(text, signal) {
    if (this.chosen === null) return;
    this.age();
    const own = (this.own = new AbortController());
    signal?.addEventListener("abort", () => own.abort());
    if (signal?.aborted) own.abort();
    if (this.last === null) this.show(null, "note", "The steps are being written.");
    try {
      const { shown, note } = await this.ask(text, own);
      if (this.own === own) this.show(shown, "note", note);
    } catch (fault) {
      if (this.own === own) this.show(null, "wrong", own.signal.aborted ? "Stopped." : fault.message);
    }
  }

  // The steps, and what is drawn beside them; null where there are none.
  async ask(text, own) {
    const { id, precision } = this.chosen, { signal } = own;
    const trace = shortTrace(await this.origo.traceText(id, text, { precision, marks: MOST_MARKS, signal }));
    const { note, status } = trace.claim;
    if (trace.count === 0) return { shown: null, note: `There are no steps: ${note ?? status}.` };
    await this.prepare();
    const faces = (points) => this.facesOf(points, signal), ask = (one) => this.origo.ask(one, { signal });
    const drawn = await drawnBeside(JSON.parse(text), faces, ask, () => signal.aborted);
    return { shown: { line: text, lines: trace.lines, ...drawn }, note: trace.note };
  }

  show(shown, kind, note) {
    byId("player").hidden = shown === null;
    byId("steps-note").className = kind;
    byId("steps-note").textContent = note;
    this.section.classList.remove("old");
    if (shown === null) {
      this.player?.play(false);
      return;
    }
    this.player ??= new Player(byId("player"));
    this.player.open(this.chosen.id, shown, { isSame: this.last !== null });
    this.last = shown;
  }
}
