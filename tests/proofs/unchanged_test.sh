#!/bin/sh
# A record of a proof holds only while all that it depends on is as it was: one byte is changed in each thing that a
# digest covers (source, what it includes, its annotations, lists, each script, the tools), and the entry is to be
# proved again; a comment is changed, and it is not. And a twentieth of all is proved in each run whatever the records
# say, in twenty all.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

mkdir "$dir/proofs" "$dir/bin" "$dir/tests"
cp -R proofs/*.py proofs/*.ml proofs/*.txt proofs/model "$dir/proofs"
cp -R ref spec "$dir"
cp -R tests/mutation "$dir/tests"
for tool in frama-c why3 z3 cvc4; do printf '#!/bin/sh\necho "%s 1.0"\n' $tool >"$dir/bin/$tool"; done
chmod +x "$dir"/bin/*
PATH=$dir/bin:$PATH
echo '{"ref/scalar.h": ["og_sqrt"]}' >"$dir/relied.json"
# What a run would prove; at first the ledger of a run in which all was proved, as it is written.
cat >"$dir/ask.py" <<'PROGRAM'
import argparse, json, os, pathlib, sys
sys.dont_write_bytecode = True
here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here / "proofs"))
import ledger, prove, rooms, turns
work = here / "work"
work.mkdir(exist_ok=True)
prove.compile_script = lambda source, folder: None
chosen = list(prove.subjects())
folders = {model: prove.tree(work, model, here) for model in {s[0] for s in chosen}}
relied = json.loads((here / "relied.json").read_text())  # what proofs/assumed.txt is to an entry
entries = [ledger.entry_of(folders[s[0]], prove.reading(s[0]), relied.get(s[1], []), *s) for s in chosen]
if not rooms.FOLDER.exists():
    for entry, (_, _, functions) in zip(entries, chosen):
        goals = {name: {"proved": 1, "total": 1, "by": {"Qed": 1}} for name in functions or ["lemma_of_it"]}
        rooms.write({**entry, "commit": turns.commit(), "date": "2026-01-01", "seconds": 1, "functions": goals},
                    [rooms.key(e) for e in entries])
known = {rooms.key(entry): entry for entry in rooms.read()}
for turn in sys.argv[1:] or [""]:
    os.environ["TURN"] = turn.strip("-")
    turns.turn.cache_clear()
    options = argparse.Namespace(unchanged=True, turn=turn != "", resume=False)
    for entry, (_, _, functions) in zip(entries, chosen):
        key = rooms.key(entry)
        print(*key, *([f"turn {turn}"] if turn.strip("-") else []), "taken" if ledger.is_taken(options, known.get(key), entry, functions) else "proved")
PROGRAM
ask() { python3 "$dir/ask.py" "$@" 2>"$dir/err" >"$dir/out"; head -n 5 "$dir/err"; }
proved() { grep -c 'proved$' "$dir/out"; }

# A few entries of each kind are enough to see what a digest covers.
awk '/^[a-z]/ { kept = $2 ~ /^(spec\/number\/.*|spec\/pair\/checker\.c|ref\/(scalar|vec3)\.h)$/ ||
                       $2 ~ /^ref\/(polytope\/hull_2d|closest\/segment_segment)\.c$/ } kept' proofs/subjects.txt >"$dir/proofs/subjects.txt"
ask
all=$(grep -c . "$dir/out")
expect "entries" [ "$all" -ge 12 ]
expect "all of them hold" is "$(proved)" 0

# What changes nothing: documentation, comments, and a new door.
sed -i 's/^typedef struct og_door_pair .*/&\ntypedef struct og_door_new og_door_new;/; s/^  const og_door_pair .*/&\n  const og_door_new *newest;/' "$dir/ref/algorithm.h"
expect "a door more" [ "$(grep -c og_door_new "$dir/ref/algorithm.h")" = 2 ]
sed -i '0,/^\/\/\/ /s//\/\/\/ Well: /' "$dir/ref/vec3.h"
sed -i '1i /* a remark of\n   two lines */ // and another' "$dir/ref/vec3.h"
sed -i 's/^def tree(/# a remark\n&/; s/^    """A copy of the sources as/    """A copy of all sources as/' "$dir/proofs/prove.py"
sed -i 's/^"""Z3 asked/"""Z3 (the prover) asked/' "$dir/proofs/algebra.py"
expect "comments are others" [ "$(for f in ref/vec3.h proofs/prove.py proofs/algebra.py; do cmp -s $f "$dir/$f" || echo $f; done | wc -l)" = 3 ]
ask
expect "changed comments are no change" is "$(proved)" 0

# changed FILE COMMAND COUNT ENTRY...: after this one change all these are proved again, and COUNT of all (or more: +)
changed() {
  file=$1 command=$2 count=$3
  shift 3
  cp "$dir/$file" "$dir/kept"
  sed -i "$command" "$dir/$file"
  expect "$file: $command changes it" [ "$(cmp -s "$dir/kept" "$dir/$file"; echo $?)" = 1 ]
  ask
  for entry in "$@"; do expect "$file: $command: $entry" says "$dir/out" "$entry proved"; done
  case $count in
    *+) expect "$file: $command: how many" [ "$(proved)" -ge "${count%+}" ] ;;
    *) expect "$file: $command: how many" is "$(proved)" "$count" ;;
  esac
  cp "$dir/kept" "$dir/$file"
}
changed ref/vec3.h 's/a\.x \* b\.x + /a.x * b.x - /' 3+ "real ref/vec3.h functions" "real ref/closest/segment_segment.c functions"
expect "what does not include it" says "$dir/out" "ref ref/scalar.h functions taken"
changed ref/vec3.h '0,/lemma dot_of_self/s//lemma dot_of_seln/' 3+ "real ref/vec3.h lemmas" "real ref/vec3.h functions"
changed ref/scalar.h 's/ensures magnitude: /ensures magnitudf: /' 3+ "ref ref/scalar.h functions"
changed ref/scalar.h 's/^#define OG_SCALAR_EPSILON .*/& + 1/' 3+ "ref ref/scalar.h functions"
changed ref/polytope/hull_2d.c '0,/= 0/s//= 1/' 1 "ref ref/polytope/hull_2d.c functions"
changed spec/pair/checker.c '0,/= 0/s//= 1/' 1 "checker spec/pair/checker.c functions"
changed spec/pair/statement.h 's/g \* g > l/g * g >= l/' 1+ "checker spec/pair/checker.c functions"
changed spec/number/integer.h 's/mpz_addmul(r->/mpz_submul(r->/' 1+ "door spec/number/integer.h functions"
changed proofs/model/gmp.h '0,/ensures/s//ensures  /' 1 "door spec/number/integer.h functions"
changed proofs/subjects.txt 's/ og_min og_max/ og_max og_min/' 1 "ref ref/scalar.h functions"
changed proofs/subjects.txt 's/ og_min og_max/ og_max/' 1 "ref ref/scalar.h functions"
changed relied.json 's/og_sqrt/og_root/' 2 "ref ref/scalar.h functions" "real ref/scalar.h functions"
for change in 's/smt.delay_units=true/smt.delay_units=talse/' 's/HASTE = \[1, 4\]/HASTE = [1, 5]/' 's/"-wp-rte"/"-wp-rtf"/' \
  's/SMOKE_STEPS = 300_000/SMOKE_STEPS = 300_001/' 's/if g\[1\] != g\[2\]/if g[1] > g[2]/'; do
  changed proofs/prove.py "$change" "$all"
done
changed proofs/algebra.py 's/LONGEST = 10/LONGEST = 11/' "$all"
changed proofs/memory.py '0,/"Goal /s//"Gaol /' "$all"
changed proofs/environment.py 's/s=32M/s=33M/' "$all"
changed proofs/stated.ml '0,/let /s//let  /' "$all"
changed proofs/model/computed.h '0,/assigns/s//assigns /' 3 "ref ref/scalar.h functions" "ref ref/polytope/hull_2d.c functions"
changed proofs/model/computed.ml '0,/let /s//let  /' 3 "ref ref/scalar.h functions"
changed proofs/ledger.py 's/e\["proved"\] == e\["total"\] for e in entry/e["proved"] <= e["total"] for e in entry/' "$all"
for tool in frama-c why3 z3 cvc4; do changed bin/$tool 's/1\.0/1.1/' "$all"; done
# What a run says, and which files it takes, is no part of a proof.
changed proofs/prove.py 's/goals proved, {/goals  proved, {/' 0
changed proofs/status.py 's/# What is proved/# What was proved/' 0

# Records that do not say that all was proved, or not of all.
changed proofs/ledger/ref.json '0,/"proved": 1/s//"proved": 0/' 1 "ref ref/scalar.h functions"
changed proofs/ledger/ref.json '/"og_min": /d' 1 "ref ref/scalar.h functions"
changed proofs/ledger/ref.json '0,/"digest": "./s//"digest": "x/' 1 "ref ref/scalar.h functions"
rm "$dir/proofs/ledger/ref-polytope.json"
ask
expect "a room that is lost" says "$dir/out" "ref ref/polytope/hull_2d.c functions proved"
expect "is proved, and no other" is "$(proved)" 1

# Turns: og_check's file in each fourth, everything else in one of twenty. A digest put in by hand is found when it is its entry's turn.
rm -R "$dir/proofs/ledger"
cp proofs/subjects.txt "$dir/proofs/subjects.txt"
ask
all=$(grep -c . "$dir/out")
sed -i '0,/= 0/s//= 1/' "$dir/ref/polytope/hull_2d.c"
cat >"$dir/digest.py" <<'PROGRAM'
import pathlib, sys
sys.dont_write_bytecode = True
here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here / "proofs"))
import ledger, prove
subject = next(s for s in prove.subjects() if s[1] == "ref/polytope/hull_2d.c")
prove.compile_script = lambda source, folder: None
print(ledger.entry_of(prove.tree(here / "work", "ref", here), prove.reading("ref"), [], *subject)["digest"])
PROGRAM
sed -i "/hull_2d/s/\"digest\": \"[^\"]*\"/\"digest\": \"$(python3 "$dir/digest.py")\"/" "$dir/proofs/ledger/ref-polytope.json"
ask
expect "a digest put in by hand is taken" is "$(proved)" 0
all_turns="0- $(seq -s " " 19)"
# shellcheck disable=SC2086
ask $all_turns
grep 'proved$' "$dir/out" | sed 's/^[0-9]* //' >"$dir/turns"
for turn in 0- 4 8 12 16; do
  expect "turn $turn: og_check" says "$dir/out" "checker spec/pair/checker.c functions turn $turn proved"
done
for turn in $all_turns; do
  expect "turn $turn: not all" [ "$(grep -c " turn $turn proved$" "$dir/out")" -le $((all / 5)) ]
done
expect "in twenty turns all is proved" is "$(cut -d ' ' -f 1-3 "$dir/turns" | sort -u | wc -l)" "$all"
expect "once each, og_check five times more" is "$(wc -l <"$dir/turns")" "$((all + 5))"
expect "the one put in by hand, too" says "$dir/turns" "ref ref/polytope/hull_2d.c functions turn"
ask -
expect "without a history all of it" is "$(proved)" "$all"

conclude
