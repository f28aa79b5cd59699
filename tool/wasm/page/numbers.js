// The numbers of a case as inputs. What is typed is as the command reads it: 0.1 is a double, 1/3 and 0x1.8p+3 are
// exact, and so is "0.1" in quotes.

const MOST_ROWS = 60;
const NO_NUMBERS = new Set(["id", "question", "flags", "source", "shape", "triangles", "parts", "heights"]);
const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i;

const written = (x) => (typeof x === "string" && JSON_NUMBER.test(x) ? `"${x}"` : String(x));

function readNumber(text) {
  const bare = text.trim(), quoted = /^"(.*)"$/.exec(bare);
  if (quoted) return quoted[1];
  // What is beyond all doubles stays a text, which is exact.
  return JSON_NUMBER.test(bare) && Number.isFinite(Number(bare)) ? Number(bare) : bare;
}

const pathText = (path) => path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("").slice(1);

// A row for each number, or for each list of them: the paths of its numbers. `known`: what was a number before it was
// mistyped.
function numberRows(value, known, path = []) {
  const isNumber = (x, at_) => isNumeric(x) || (typeof x === "string" && known.has(pathText(at_)));
  if (isNumber(value, path)) return [{name: pathText(path), paths: [path]}];
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value) ? value.map((x, k) => [k, x])
    : Object.entries(value).filter(([key]) => !NO_NUMBERS.has(key));
  const inner = entries.map(([key, x]) => [[...path, key], x]);
  if (Array.isArray(value) && value.length <= 4 && value.length > 0 && inner.every(([at_, x]) => isNumber(x, at_)))
    return [{name: pathText(path), paths: inner.map(([at_]) => at_)}];
  return inner.flatMap(([at_, x]) => numberRows(x, known, at_));
}

class Numbers {
  // `typed(path, value)`: a number was typed.
  constructor(typed) {
    this.typed = typed;
    this.known = new Set();
    this.inputs = [];
    this.shape = "";
  }

  show(one) {
    const rows = numberRows(one, this.known), shape = JSON.stringify(rows.map(({paths}) => paths));
    this.known = new Set(rows.flatMap(({paths}) => paths.map(pathText)));
    if (shape !== this.shape) this.build(rows);
    this.shape = shape;
    for (const {input, path} of this.inputs) {
      const text = written(at(one, path));
      // What is being typed stays.
      const isTyped = input === document.activeElement && input.value !== input.defaultValue;
      if (!isTyped) input.value = input.defaultValue = text;
      input.setAttribute("aria-invalid", String(Number.isNaN(numberOf(at(one, path)))));
    }
  }

  build(rows) {
    this.inputs = [];
    const made = rows.slice(0, MOST_ROWS).map(({name, paths}) => {
      const inputs = paths.map((path) => this.input(path));
      return element("tr", {}, element("th", {scope: "row"}, name), element("td", {}, ...inputs));
    });
    byId("numbers").tBodies[0].replaceChildren(...made);
    const more = rows.length - MOST_ROWS;
    byId("more-numbers").textContent = more > 0 ? `${more} more are in the text.` : "";
  }

  input(path) {
    const input = element("input", {type: "text", "aria-label": pathText(path), spellcheck: "false",
      autocomplete: "off", autocapitalize: "off"});
    input.addEventListener("change", () => {
      input.defaultValue = input.value;
      this.typed(path, readNumber(input.value));
    });
    this.inputs.push({input, path});
    return input;
  }
}
