#!/bin/sh
# `make prove-checker` takes a file of ref/ as the ledger has it only while it is as the ledger saw it: a changed sign, in it
# or in what it includes, or a changed annotation misses, a changed line of documentation does not; nor does it ever take
# anything of the checker.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

mkdir "$dir/proofs"
cp -R proofs/*.py proofs/subjects.txt proofs/assumed.txt proofs/model "$dir/proofs"
cp -R ref spec "$dir"
# The ledger of a run in which all was proved, as it is written, but that each function and lemma counts one goal.
cat >"$dir/known.py" <<'PROGRAM'
import json, pathlib, sys
sys.dont_write_bytecode = True
here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here / "proofs"))
import prove
work = here / "work"
work.mkdir(exist_ok=True)
chosen = [s for s in prove.subjects() if s[0] in ("ref", "real") or s[1] == "spec/number/root.h"]
folders = {model: prove.tree(work, model) for model in {s[0] for s in chosen}}
entries = [prove.subject_entry(folders, *s) for s in chosen]
if not (here / "ledger.json").exists():
    counted = [(m, n, {f: {"proved": 1, "total": 1, "by": {"Qed": 1}} for f in functions or ["lemma_of_it"]}) for m, n, functions in chosen]
    (here / "ledger.json").write_text(json.dumps(prove.ledger_of(counted, [{**e, "seconds": 1} for e in entries])))
ledger = json.loads((here / "ledger.json").read_text())
for entry, (model, name, functions) in zip(entries, chosen):
    print(model, name, entry["what"], "known" if prove.unchanged(ledger, entry, functions)[0] else "missed")
PROGRAM

known() { python3 "$dir/known.py" >"$dir/out" 2>"$dir/err" || cat "$dir/err"; }
missed() { grep -c 'missed$' "$dir/out"; }
known
all=$(grep -c . "$dir/out")
expect "entries" [ "$all" -ge 20 ]
expect "the checker is always proved" says "$dir/out" "checker spec/number/root.h functions missed"
expect "all of ref/ is known" is "$(missed)" 1

sed -i '0,/^\/\/\/ /s//\/\/\/ Well: /' "$dir/ref/vec3.h"
cmp -s ref/vec3.h "$dir/ref/vec3.h" && expect "documentation changed" false
known
expect "changed documentation is no change" is "$(missed)" 1

sed -i 's/a\.x \* b\.x + /a.x * b.x - /' "$dir/ref/vec3.h"
known
expect "a changed sign is missed" says "$dir/out" "real ref/vec3.h functions missed"
expect "and where it is included" says "$dir/out" "real ref/closest/segment_segment.c functions missed"
expect "and nowhere else" says "$dir/out" "ref ref/scalar.h functions known"

cp ref/vec3.h "$dir/ref"
sed -i '0,/lemma dot_of_self/s//lemma dot_of_it/' "$dir/ref/vec3.h"
known
expect "a changed annotation is missed" says "$dir/out" "real ref/vec3.h lemmas missed"

cp ref/vec3.h "$dir/ref"
known
expect "as it was" is "$(missed)" 1
echo >>"$dir/proofs/prove.py"
known
expect "proved in another way: missed" is "$(missed)" "$all"

conclude
