// Each name that a module of the package exports has a type, and the other way round; so do the functions of what
// it loads.
// To be run where the package is installed.
import { readFileSync } from "node:fs";

let bad = 0;
function differ(name, own, typed) {
  const odd = [...own].filter((x) => !typed.has(x)).concat([...typed].filter((x) => !own.has(x)));
  if (odd.length === 0) return;
  console.log(`${name}: ${odd.join(" ")}`);
  bad++;
}

const found = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

function members(value) {
  return new Set(Object.getOwnPropertyNames(Object.getPrototypeOf(value)).filter((name) => name !== "constructor"));
}

function declared(text, name) {
  const body = text.match(new RegExp(`export interface ${name} \\{([^}]*)\\n\\}`))[1];
  return new Set(found(body, /^ {2}(?:readonly )?(\w+)[(:]/gm));
}

const MODULES = [
  ["origo", "origo", "load", "Origo"],
  ["origo/check", "origo-check", "load", "Checker"],
  ["origo/worker", "origo-worker", "startWorker", "OrigoWorker"],
];
for (const [path, file, loader, type] of MODULES) {
  const module = await import(path), text = readFileSync(`node_modules/origo/${file}.d.ts`, "utf8");
  const again = found(text, /^export \{ ([\w, ]+) \} from/gm).flatMap((list) => list.split(", "));
  differ(path, new Set(Object.keys(module)), new Set([...found(text, /^export (?:class|function) (\w+)/gm), ...again]));
  const made = await module[loader]();
  differ(type, members(made), declared(text, type));
  made.close();
}
process.exit(bad > 0 ? 1 : 0);
