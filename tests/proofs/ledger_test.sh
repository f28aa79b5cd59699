#!/bin/sh
# How a run of proofs keeps its ledger, with proofs that are made up: each entry is written as soon as it is proved, a
# run that is interrupted goes on where it was, a turn writes nothing that it finds as it was and complains of what it
# does not, and an entry that takes too long needs a reason.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

mkdir -p "$dir/proofs/eva" "$dir/proofs/life" "$dir/docs"
cp proofs/*.py proofs/*.txt "$dir/proofs"
echo '# nothing takes long' >"$dir/proofs/slow.txt"
cat >"$dir/run.py" <<'PROGRAM'
import argparse, json, os, pathlib, sys
sys.dont_write_bytecode = True
here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here / "proofs"))
import ledger, rooms, status, turns
status.write_page = lambda: []
turns.commit = lambda: os.environ["COMMIT"]
how, broken, slow = (set(word.split(",")) for word in sys.argv[1:4])
chosen = [("ref", "ref/a/one.c", ["f", "g"]), ("real", "ref/a/one.c", []), ("checker", "spec/pair/checker.c", ["og_check"]),
          ("ref", "ref/b/two.c", ["h"])]
options = argparse.Namespace(jobs=1, unchanged="unchanged" in how, turn="turn" in how, resume="resume" in how, writes=True,
                             order=[ledger.key_of(*s) for s in chosen])
entries = [{**dict(zip(("model", "file", "what"), ledger.key_of(*s))), "digest": f"digest of {s[1]}"} for s in chosen]

def prove(model, name, functions):
    if name in slow:
        raise ValueError("stopped")
    goals = {function: {"proved": 2 - (name in broken), "total": 2, "by": {"Qed": 2}} for function in functions or ["lemma_l"]}
    return goals, [f"{name}: not proved"] if name in broken else []

try:
    found, complaints, stale = ledger.prove_all(options, chosen, entries, prove)
    if not complaints:
        stale += ledger.conclude(options, "Typed")
    print(*ledger.counts(found), *complaints, *stale, sep="\n")
except ValueError as stopped:
    print(stopped)
PROGRAM
run() { COMMIT=$1 python3 "$dir/run.py" "$2" "${3:-}" "${4:-}" >"$dir/out" 2>"$dir/err" || cat "$dir/err"; }
kept() { cat "$dir"/proofs/ledger/[rs]*.json 2>/dev/null | grep -c '^{'; }
# Which turns the made up entries have.
for TURN in 0 1 2 3 4 5 6 7 8 9; do
  python3 - "$TURN" <<'PROGRAM' && break
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "proofs")
import turns
names = [("ref", "ref/a/one.c", "functions"), ("real", "ref/a/one.c", "lemmas"), ("ref", "ref/b/two.c", "functions")]
sys.exit(turns.turn_of(*names[2]) != int(sys.argv[1]) or any(turns.turn_of(*name) == int(sys.argv[1]) for name in names[:2]))
PROGRAM
done
export TURN

run first scratch "" ref/b/two.c
expect "a run that stops" says "$dir/out" "stopped"
expect "has written what was proved before" is "$(kept)" 3
run first resume
expect "goes on" says "$dir/out" "3 of 4 entries as in proofs/ledger, 1 to prove"
expect "to the end" is "$(kept)" 4
expect "and all was proved in one go" says "$dir/proofs/ledger/whole.json" '"commit": "first"'
run second resume
expect "another commit begins anew" is "$(grep -c 'as in proofs/ledger' "$dir/out")" 0
expect "with nothing to complain of" lines "$dir/out" 6
run third unchanged
expect "nothing changed" says "$dir/out" "4 of 4 entries as in proofs/ledger, 0 to prove"
expect "which is no run from scratch" says "$dir/proofs/ledger/whole.json" '"commit": "second"'

cp -R "$dir/proofs/ledger" "$dir/kept"
run third unchanged,turn
expect "a turn: whose turn it is" says "$dir/out" "3 of 4 entries as in proofs/ledger, 1 to prove"
expect "writes nothing that is as it was" diff -r "$dir/kept" "$dir/proofs/ledger"
TURN=8 run third unchanged,turn
expect "each fourth turn: og_check" says "$dir/out" "spec/pair/checker.c: 2 of 2 goals"
sed -i 's/"proved": 2, "total": 2/"proved": 3, "total": 3/' "$dir/proofs/ledger/ref-b.json"
run third unchanged,turn
expect "a count put in by hand" says "$dir/out" "ref ref/b/two.c functions: proofs/ledger was not what this run found"
expect "is mended" says "$dir/proofs/ledger/ref-b.json" '"proved": 2, "total": 2'
run third unchanged,turn ref/b/two.c
expect "what is false is found in its turn" says "$dir/out" "ref/b/two.c: not proved"
run third unchanged ref/a/one.c
expect "and not before" is "$(grep -c 'not proved' "$dir/out")" 0
run third scratch ref/a/one.c
expect "what is not proved" says "$dir/out" "ref/a/one.c: not proved"
expect "is not written" is "$(grep -c '"commit": "second"\|"commit": "third"' "$dir/proofs/ledger/ref-a.json")" 2

python3 - "$dir" >"$dir/out" <<'PROGRAM'
import json, pathlib, sys
sys.dont_write_bytecode = True
here = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(here / "proofs"))
import ledger, rooms
rooms.write({"model": "ref", "file": "ref/b/gone.c", "what": "functions", "digest": "", "commit": "", "date": "", "seconds": 1,
             "functions": {"g": {"proved": 1, "total": 1, "by": {}}}}, [])
print(rooms.forget({rooms.key(entry) for entry in rooms.read()} - {("ref", "ref/b/gone.c", "functions")}), len(rooms.read()))
entry = {"model": "ref", "file": "ref/cso/epa.c", "what": "functions", "seconds": 100}
ledger.SLOW = here / "slow.txt"
ledger.SLOW.write_text("# why\nref ref/cso/epa.c functions:\n  it is the longest\n")
print([*ledger.over_budget([entry])], [*ledger.over_budget([{**entry, "file": "ref/a.c"}])], [*ledger.over_budget([{**entry, "seconds": 9}])],
      sep="\n")
PROGRAM
expect "an entry that is gone" says "$dir/out" "[('ref', 'ref/b/gone.c', 'functions')] 4"
expect "with a reason it may be slow" says "$dir/out" "[]"
expect "without it may not" says "$dir/out" "ref ref/a.c functions: 100 s of processor time; a file is proved within 60 s"
expect "and a reason that nothing needs is noticed" says "$dir/out" "ref ref/cso/epa.c functions takes 9 s and needs no reason"

conclude
