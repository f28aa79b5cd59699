#!/bin/sh
# docs/proof-status.md, the README's line and the headers' lines `Safe` are what the ledgers say: in a copy of them two
# headers, the page and the README are spoiled, and proofs/status.py finds these four and no other, and mends them.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

mkdir -p "$dir/docs" "$dir/proofs/eva" "$dir/proofs/life"
cp docs/proof-status.md "$dir/docs"
cp proofs/status.py proofs/assumed.py proofs/assumed.txt proofs/contracts.py proofs/ledger.json proofs/mutants.csv "$dir/proofs"
cp proofs/eva/ledger.json "$dir/proofs/eva"
cp proofs/life/ledger.json "$dir/proofs/life"
cp -R ref README.md "$dir"
changed=ref/closest/point_plane.h removed=ref/cso/gjk.h page=docs/proof-status.md readme=README.md
sed -i '/^\/\/\/ Safe /s/A, all/A, 1 of/' "$dir/$changed"
sed -i '/^\/\/\/ Safe /d' "$dir/$removed"
sed -i 's/ at A\. Of/ at level A. Of/' "$dir/$page"
sed -i 's/ goals proved; of/ goals shown; of/' "$dir/$readme"
for spoiled in $changed $removed $page $readme; do
  expect "$spoiled has such lines" [ "$(cmp -s $spoiled "$dir/$spoiled"; echo $?)" = 1 ]
done

check() { python3 "$dir/proofs/status.py" --check >"$dir/out" 2>"$dir/err"; }
check
expect "exit status: $(head -c 300 "$dir/err")" is "$? $(wc -c <"$dir/err")" '1 0'
for spoiled in $changed $removed $page $readme; do
  expect "$spoiled found" is "$(grep -c "^$spoiled is not what the ledgers say" "$dir/out")" 1
done
expect "no other: $(head -c 300 "$dir/out")" is "$(wc -l <"$dir/out")" 4
python3 "$dir/proofs/status.py" >"$dir/out"
check
expect "mended" is "$?" 0
for spoiled in $changed $removed $page $readme; do expect "$spoiled as it was" cmp -s $spoiled "$dir/$spoiled"; done

conclude
