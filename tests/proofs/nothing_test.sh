#!/bin/sh
# proofs/nothing.py without a prover: which constant results a type has, what a replaced body looks like, and that the
# list of contracts that are kept by doing nothing is held to what was found, in both directions. The list itself is
# held to proofs/nothing.json.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

ask() {
  python3 - "$1" <<'END'
import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "proofs")
import nothing

types = ({"colour": ["RED", "BLUE"], "og_outcome": ["ANSWERED", "GIVEN_UP"], "og_verdict": ["NONE", "MEET"]},
         {"finding": [("og_outcome", "outcome"), ("og_verdict", "verdict"), ("int", "count")], "pair": [("int", "a")]})
text = "int f(int n);\n\nint f(int n) {\n  for (;;) {\n  }\n  return n;\n}\nstatic int g(void) { return 1; }\n"
found = {"a.c": {"f": {"0": True, "1": False}, "g": {"OG_A": False, "OG_B": False}}}
kept = {("a.c", "f", "1"): "why", ("a.c", "g", "OG_*"): "why"}
of = lambda reasons: [line for line in nothing.complaints_of(found, reasons) if "nothing of it is proved" not in line]
answers = {
    "void": lambda: list(nothing.results("static void", types)),
    "enumeration": lambda: list(nothing.results("colour", types)),
    "pointer": lambda: list(nothing.results("const char *", types)),
    "number": lambda: list(nothing.results("static int", types)),
    "structure": lambda: list(nothing.results("finding", types)),
    "plain": lambda: list(nothing.results("pair", types)),
    "replaced": lambda: nothing.replaced(text, {"f": "return 0;", "g": "return 2;"}).replace("\n", "/"),
    "listed": lambda: of(kept),
    "missing": lambda: of({("a.c", "f", "1"): "why"}),
    "too much": lambda: of({**kept, ("a.c", "f", "0"): "why"}),
    "unknown": lambda: of({**kept, ("a.c", "h", "0"): "why"}),
}
print(json.dumps(answers[sys.argv[1]]()))
END
}

expect "nothing to return" is "$(ask void)" '["nothing"]'
expect "each enumerator" is "$(ask enumeration)" '["RED", "BLUE"]'
expect "a null pointer" is "$(ask pointer)" '["null"]'
expect "small numbers" is "$(ask number)" '["-1", "0", "1"]'
expect "zeros, each outcome, each verdict" is "$(ask structure)" '["zeros", "GIVEN_UP", "MEET"]'
expect "zeros" is "$(ask plain)" '["zeros"]'
expect "bodies are replaced, lines stay" is "$(ask replaced)" '"int f(int n);//int f(int n) { return 0; }/////static int g(void) { return 2; }/"'
expect "all that is kept is listed" is "$(ask listed)" '[]'
expect "two results are not" is "$(ask missing | grep -o 'g keeps its contract by OG_.' | wc -l)" 2
expect "one is listed and refused" is "$(ask "too much" | grep -o 'f does not keep its contract by 0' | wc -l)" 1
expect "one is of no function" is "$(ask unknown | grep -o 'there is no h with a result 0' | wc -l)" 1

# What is committed: of every file in the ledger the list says exactly what it keeps.
committed() {
  python3 - <<'END'
import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "proofs")
import nothing

known = json.loads(nothing.LEDGER.read_text())
subjects = nothing.functions_of([])
spec, ref = nothing.declared_types(nothing.ROOT / "spec"), nothing.declared_types(nothing.ROOT / "ref")
types = tuple({**a, **b} for a, b in zip(spec, ref))
found = {}
for e in known:
    text = (nothing.ROOT / e["file"]).read_text()
    found[e["file"]] = {f: {r: r not in e["kept"].get(f, []) for r in nothing.results(nothing.returned_type(text, f), types)}
                        for f in subjects[e["file"]]}
print(len(known) > 0, *nothing.complaints_of(found, nothing.listed()))
END
}
expect "the list is what the ledger says" is "$(committed)" True

conclude
