#!/bin/sh
# docs/trust/proof-status.md, docs/trust/clauses.md with its data, the README's three lines, the algorithms' pages and
# the lines `Safe` of other headers are what the ledgers say: in a copy of them one of each is spoiled, a line is put
# where nothing is shown, and proofs/status.py finds these eight and no other, and mends them. Then a clause that is
# new, one whose function is proved no longer, and one that ran, are what they are.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

mkdir -p "$dir/docs/trust" "$dir/proofs/eva" "$dir/proofs/life" "$dir/proofs/coq"
cp docs/trust/proof-status.md docs/trust/clauses.md "$dir/docs/trust"
cp proofs/coq/assumptions.txt "$dir/proofs/coq"
cp proofs/status.py proofs/clauses.py proofs/clauses.json proofs/assumed.py proofs/assumed.txt proofs/contents.py proofs/contracts.py proofs/run.json proofs/rooms.py proofs/plain.py proofs/digest.py proofs/mutants.csv "$dir/proofs"
cp -R proofs/ledger "$dir/proofs"
cp proofs/eva/ledger.json "$dir/proofs/eva"
cp proofs/life/ledger.json "$dir/proofs/life"
cp -R ref spec README.md "$dir"
changed=ref/closest/range.h removed=ref/cso/walk.h own=ref/cso/gjk.md page=docs/trust/proof-status.md readme=README.md
promised=docs/trust/clauses.md data=proofs/clauses.json invented=ref/broad/memory.h
sed -i '/^\/\/\/ Safe /s/A, all/A, 1 of/' "$dir/$changed"
sed -i '/^\/\/\/ Safe /d' "$dir/$removed"
sed -i '/^\/\/\/ needs, and to find them/a \/\/\/ Safe (proofs/eva.py): .' "$dir/$invented"
sed -i '/^| `og_gjk` /s/ Eva / WP alone /' "$dir/$own"
sed -i 's/ at A, / at level A, /' "$dir/$page"
sed -i 's/^- [*]*Certificates and .* Coq proves /&as many as /' "$dir/$readme"
sed -i '/`og_gjk`/s/real: /computed: /' "$dir/$promised"
sed -i '/"og_epa"/s/computed/exact/' "$dir/$data"
for spoiled in $changed $removed $own $page $readme $promised $data $invented; do
  expect "$spoiled has such lines" [ "$(cmp -s $spoiled "$dir/$spoiled"; echo $?)" = 1 ]
done

check() { python3 "$dir/proofs/status.py" --check >"$dir/out" 2>"$dir/err"; }
check
expect "exit status: $(head -c 300 "$dir/err")" is "$? $(wc -c <"$dir/err")" '1 0'
for spoiled in $changed $removed $own $page $readme $promised $data $invented; do
  expect "$spoiled found" is "$(grep -c "^$spoiled is not what the ledgers say" "$dir/out")" 1
done
expect "no other: $(head -c 300 "$dir/out")" is "$(wc -l <"$dir/out")" 8
python3 "$dir/proofs/status.py" >"$dir/out"
check
expect "mended" is "$?" 0
for spoiled in $changed $removed $own $page $readme $promised $data $invented; do expect "$spoiled as it was" cmp -s $spoiled "$dir/$spoiled"; done

# The state of one clause of a function, as data.
state() {
  python3 - "$dir/proofs/clauses.json" "$1" "$2" <<'END'
import json, sys
print(next(e for e in json.load(open(sys.argv[1])) if e["function"] == sys.argv[2])["clauses"].get(sys.argv[3]))
END
}
expect "og_gjk's lower bound is proved in real arithmetic" is "$(state og_gjk lower)" real
expect "og_epa's depth is proved as computed" is "$(state og_epa depth)" computed
expect "og_check's statement is proved of exact integers" is "$(state og_check statement)" exact
expect "nothing shows that og_body_check ends" is "$(state og_body_check terminates)" stated
expect "clauses without a proof ran; one that is proved stays so" is "$(state og_k_dop range) $(state og_sort_places sorted)" 'run computed'
expect "a clause may be called complete" is "$(state og_sap_sweep complete) $(state og_sap_sweep ensures)" 'computed None'
sed -i 's/ensures outcome: .result.outcome == core->outcome;/& ensures more: exact_arithmetic ==> \\result.depth >= 0;/' \
  "$dir/ref/cso/core_claim.h"
python3 "$dir/proofs/status.py" >"$dir/out"
expect "a clause of real arithmetic that nobody proves there" is "$(state og_core_claim more) $(state og_core_claim fair)" \
  'stated computed'

conclude
