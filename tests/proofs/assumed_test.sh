#!/bin/sh
# What proofs rest on, of sources whose facts are written here by hand as proofs/stated.ml writes them: a function that
# loses its proof is missed, by file and name; what is proved in one model is used in the other only where it says the
# same; the list proofs/assumed.txt is the whole list, and nothing in it is there to no purpose.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

cat >"$dir/ask.py" <<'PROGRAM'
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "proofs")
import assumed, stated

def clause(text, uses=(), empty=False):
    return {"clause": text.split(":")[0], "empty": empty, "uses": list(uses), "text": text}

ALWAYS = [clause("terminates: \\true"), clause("exits: \\false")]

def function(file, *contract, calls=(), static=True, defined=True, odd=()):
    return {"file": file, "static": static, "defined": defined, "calls": list(calls), "odd": list(odd),
            "contract": [*contract, *ALWAYS]}

def lemma(file, name, text="\\true", uses=(), kind="lemma"):
    return {"file": file, "line": 1, "name": name, "kind": kind, "text": text, "uses": list(uses)}

def logic(file, text, uses=(), kind="definition"):
    return {"file": file, "line": 1, "text": text, "uses": list(uses), "kind": kind}

positive, value = clause("ensures: positive"), clause("ensures: value", ["computed(real)"])
exact = clause("ensures: exact")
vec = {"add": function("ref/vec.h", positive, value, calls=["root"]), "root": function("ref/scalar.h", positive)}
abstract, defined = logic("ref/vec.h", "logic computed;", kind="abstract"), logic("ref/vec.h", "logic computed = x;")
FACTS = {
    ("ref", "ref/vec.h"): {"functions": vec, "logic": {"computed(real)": abstract}, "lemmas": [lemma("ref/vec.h", "square")]},
    ("real", "ref/vec.h"): {"functions": vec, "logic": {"computed(real)": defined}, "lemmas": [lemma("ref/vec.h", "square")]},
    ("real", "ref/a.c"): {"functions": {**vec, "f": function("ref/a.c", calls=["add"], static=False)},
                          "logic": {"computed(real)": defined}, "lemmas": [lemma("ref/vec.h", "square")]},
}
SUBJECTS = [("real", "ref/vec.h", []), ("ref", "ref/vec.h", ["add"]), ("real", "ref/a.c", ["f"])]
KNOWN = {("function", "ref/scalar.h", "root")}

class Sources:
    def unit(self, model, name):
        facts = FACTS.get((model, name))
        return facts and stated.Unit({"lemmas": [], "logic": {}, "functions": {}, "admits": [], "strange": [], **facts})

def show(title):
    gate = stated.Gate(SUBJECTS, Sources())
    gate.known = KNOWN
    for complaint in gate.run(SUBJECTS, True) or ["nothing"]:
        print(f"{title}: {complaint}")
    return gate

gate = show("whole")
print("behind:", gate.behind("real", "ref/a.c", ["f"]), gate.behind("ref", "ref/vec.h", ["add"]))

KNOWN = set()
show("unlisted")
KNOWN = {("function", "ref/other.h", "root")}
show("another file's")
KNOWN = {("function", "ref/scalar.h", "root"), ("function", "", "never")}
show("to no purpose")
KNOWN = {("function", "ref/scalar.h", "root")}

kept = FACTS[("real", "ref/a.c")]["functions"]
FACTS[("real", "ref/a.c")]["functions"] = {**kept, "add": function("ref/b.h", positive, value)}
show("namesake")
FACTS[("real", "ref/a.c")]["functions"] = {**kept, "add": function("ref/vec.h", positive, exact)}
show("more than is proved")
FACTS[("real", "ref/a.c")]["functions"] = {**kept, "add": function("ref/vec.h", positive, clause("ensures: exact", empty=True))}
show("more, but empty")
FACTS[("real", "ref/a.c")]["functions"] = kept
FACTS[("ref", "ref/vec.h")]["logic"] = {"computed(real)": logic("ref/vec.h", "logic computed = y;")}
show("another meaning")
FACTS[("ref", "ref/vec.h")]["logic"] = {"computed(real)": abstract}

SUBJECTS[1:2] = [("real", "ref/vec.h", ["add"])]
FACTS[("ref", "ref/c.c")] = {"functions": {**vec, "g": function("ref/c.c", calls=["add"])}}
SUBJECTS.append(("ref", "ref/c.c", ["g"]))
show("in real arithmetic only")
KNOWN = {*KNOWN, ("computed", "ref/vec.h", "add")}
show("listed as computed")

FACTS[("ref", "ref/c.c")]["functions"]["g"]["odd"] = ["a call through a pointer"]
show("odd")
FACTS[("ref", "ref/c.c")]["functions"]["g"]["odd"] = []
FACTS[("ref", "ref/c.c")]["lemmas"] = [lemma("ref/c.c", "small", kind="admit lemma")]
show("axiom")
FACTS[("ref", "ref/c.c")]["lemmas"] = []
FACTS[("ref", "ref/c.c")]["logic"] = {"more(integer)": logic("ref/c.c", "more", uses=["more(integer)"])}
show("recursion")
FACTS[("ref", "ref/c.c")]["logic"] = {}
del FACTS[("ref", "ref/c.c")]["functions"]["g"]
show("gone")

print(sorted(entry[:3] for entry in assumed.entries() if entry[2] in ("og_sqrt", "two_to_zero", "total", "og_gjk", "mpz_init")))
PROGRAM
python3 "$dir/ask.py" >"$dir/out" 2>&1
same_out() { diff -u - "$dir/out" >"$dir/diff" || { cat "$dir/diff"; return 1; }; }
expect "what each rests on" same_out <<'SAID'
whole: nothing
behind: [] ['add']
unlisted: ref/vec.h: add calls root, which is neither proved nor in proofs/assumed.txt
another file's: ref/vec.h: add calls root, which is neither proved nor in proofs/assumed.txt
another file's: proofs/assumed.txt: function ref/other.h root: no proof uses it
to no purpose: proofs/assumed.txt: function never: no proof uses it
namesake: ref/a.c: f calls add, which is neither proved nor in proofs/assumed.txt
more than is proved: ref/a.c: f calls add: this is not what is proved of it in ref/vec.h in the model ref: ensures: exact
more, but empty: nothing
another meaning: ref/a.c: f calls add: this is not what is proved of it in ref/vec.h in the model ref: ensures: value
in real arithmetic only: ref/c.c: g calls add, which is proved in the model real only
listed as computed: nothing
odd: ref/c.c: g has a call through a pointer, of which nothing is proved
axiom: ref/c.c:1: the axiom small is taken for true
recursion: ref/c.c: more is defined by itself; what says that there is such a one?
gone: ref/c.c: does not define g
gone: proofs/assumed.txt: computed ref/vec.h add: no proof uses it
[('axiom', 'ref/closest/range.h', 'two_to_zero'), ('computed', '', 'og_gjk'), ('function', '', 'mpz_init'), ('function', 'ref/scalar.h', 'og_sqrt'), ('recursion', 'spec/pair/statement.h', 'total')]
SAID

conclude
