#!/bin/sh
# Contracts that run catch what is false: with a fault planted behind a door (proofs/planted.txt) a program with the
# clauses in it names the function and the clause. Where the fault changes nothing, that is said. The sources as they
# are run through the same program, and no clause is false.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
OG_RUN_SECONDS=1
export OG_RUN_SECONDS

proofs/planted.py "$BUILD" overlaps >"$dir/said" 2>&1
expect "the fault behind overlaps: $(head -c 300 "$dir/said")" is "$?" 0
expect "its clause" says "$dir/said" 'overlaps: og_sap_sweep complete is found false'
proofs/planted.py "$BUILD" nothing >"$dir/said" 2>&1
expect "no such door" is "$?" 1
expect "it is named" says "$dir/said" 'no fault is planted behind nothing'

sed '/^overlaps:/,/^$/s/^+.*/+  if (!og_aabb_overlap(\&box[j], \&box[i])) return;/' proofs/planted.txt >"$dir/faults"
expect "another fault is planted" [ "$(cmp -s proofs/planted.txt "$dir/faults"; echo $?)" = 1 ]
proofs/planted.py "$BUILD" --faults "$dir/faults" overlaps >"$dir/said" 2>&1
expect "what is no fault" is "$?" 1
expect "that it is not found" says "$dir/said" 'FAILED overlaps: no `og_sap_sweep: ensures complete is false`'

python3 proofs/run_contracts.py run "$BUILD" "$dir/run.json" --all corpus/sap-sweep >"$dir/said" 2>&1
expect "as it is: $(tail -n 3 "$dir/said")" is "$?" 0
expect "it runs" says "$dir/said" "1 passed, 0 failed"

conclude
