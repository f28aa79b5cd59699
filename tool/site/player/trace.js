// The lines of `origo run ID CASES --trace`, read: steps with their marks, then the claim.

// Numbers are JSON numbers, or texts: hexadecimal, a fraction, or what JSON cannot say.
function numberOf(x) {
  if (typeof x === 'number') return x;
  const hex = /^([+-]?)0x([0-9a-f]+)\.?([0-9a-f]*)p([+-]?\d+)$/i.exec(x);
  if (hex) {
    const size = Number(BigInt(`0x${hex[2]}${hex[3]}`)) * 2 ** (Number(hex[4]) - 4 * hex[3].length);
    return hex[1] === '-' ? -size : size;
  }
  const parts = String(x).split('/').map(Number);
  if (parts.length === 2) return parts[0] / parts[1];
  return {inf: Infinity, '-inf': -Infinity, nan: NaN}[x] ?? Number(x);
}

const NUMBERS = ['weight', 'distance', 'length', 'lower', 'time', 'offset'];

// A mark whose numbers are numbers. `lower` of a box is a corner.
function markOf(mark) {
  const read = {...mark};
  for (const [name, value] of Object.entries(mark)) {
    if (Array.isArray(value)) read[name] = value.map((x) => (typeof x === 'string' ? numberOf(x) : x));
    else if (NUMBERS.includes(name)) read[name] = numberOf(value);
  }
  return read;
}

function readTrace(lines) {
  const read = lines.map((line) => JSON.parse(line));
  const steps = read.filter((line) => 'step' in line).map((line) => ({...line, marks: line.marks.map(markOf)}));
  findLists(steps);
  return {steps, claim: read.find((line) => 'engine' in line)};
}

// Steps that list all boxes there are: what an earlier one has and they do not is removed. A step of one box may be
// the visit of it, too: sap-sweep visits each box of a list in a step of its own.
function findLists(steps) {
  let visits = 0;
  for (const step of steps) {
    const count = step.marks.filter((mark) => mark.mark === 'box' && !mark.cell).length;
    step.isList = count === step.marks.length && (count !== 1 || visits <= 0);
    if (!step.isList) visits -= count;
    else visits = step.algorithm === 'sap-sweep' ? count : 0;
  }
}

// All cells of a grid: a step of nothing else.
function isGrid(marks) {
  return marks.length > 0 && marks.every((mark) => mark.cell);
}

// What the marks up to step `n` add up to. A simplex is listed whole in each step, corners of a polytope once.
function stateAt(steps, n) {
  const of = (kind) => steps[n].marks.filter((mark) => mark.mark === kind);
  const isPolytope = steps.some((step) => step.marks.some((mark) => mark.mark === 'face'));
  const corners = new Map();
  for (const step of isPolytope ? steps.slice(0, n + 1) : [steps[n]])
    for (const mark of step.marks) if (mark.mark === 'corner') corners.set(mark.place, mark);
  const lists = steps.slice(0, n + 1).map(({marks}) => marks).filter(isGrid);
  const last = (kind) => steps.slice(0, n + 1).flatMap((step) => step.marks).filter((mark) => mark.mark === kind);
  const listed = steps.slice(0, n + 1).filter((step) => step.isList).pop()?.marks ?? [];
  return {of, corners, isPolytope, faces: of('face'), boxes: listed.filter((mark) => mark.mark === 'box'),
    grid: lists.pop() ?? [], cells: of('box').filter((box) => box.cell), ray: last('ray')[0],
    direction: of('direction')[0], support: of('support')[0], nearest: of('nearest')[0], time: last('time').pop()};
}

// The points of A and B whose difference is the nearest point of a simplex: by its corners' weights.
function nearestPair(corners) {
  const listed = [...corners.values()], total = listed.reduce((sum, corner) => sum + corner.weight, 0);
  if (listed.length === 0 || !(Math.abs(total - 1) < 1e-6)) return null;
  const mean = (side) => [0, 1, 2].map((k) => listed.reduce((sum, corner) => sum + corner.weight * corner[side][k], 0));
  return [mean('a'), mean('b')];
}
