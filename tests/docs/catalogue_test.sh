#!/bin/sh
# Each row of the catalogue has a file, a page, a test and a harness, and each of the sixteen claims a study or a line
# in docs/studies/open-claims.txt: docs/catalogue.py finds nothing, and in a copy that lacks one of each it names these
# and no other. What the sources describe that is no algorithm of the registry has a row, too.
# usage: BUILD=build tests/docs/catalogue_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=$(cd "${BUILD:-build}" && pwd)

docs/catalogue.py --check --build "$BUILD" >"$dir/out" 2>&1
expect "the catalogue: $(head -c 500 "$dir/out")" is $? 0
while IFS= read -r row; do
  pattern="^| $row[^|]* | [^|]* | [^|]* | [^|]* | [^|]* |$"
  expect "the catalogue has a row: $row" is "$(grep -c "$pattern" docs/develop/catalogue.md)" 1
done <<'TEXT'
half-edge mesh
manifold cache
tunnelling: bullet through paper
tunnelling: sandwich
tunnelling: long thin body that turns
swept AABBs
pair manager: matrix
pair manager: list
pair manager: hash table
insertions, removals and moves
continuous update of grids and trees
refit, children before parents
split of an oriented box at its centre
traversal: tree against tree
traversal: tree against itself
traversal: body against tree
traversal limited by level
counts of a query: D, I, S, K
matrix of contact pairs
bounds on the number of queries
cost t = NvCv + NpCp + NuCu
world: phases
mid phase of concave bodies
dispatch by pair of shapes
Rasku's experiment
Parac's demonstrations
TEXT

mkdir -p "$dir/copy/tool/run" "$dir/copy/tests" "$dir/copy/proofs"
cp tool/run/doors.c "$dir/copy/tool/run"
cp -R docs ref fuzz "$dir/copy"
cp -R proofs/ledger proofs/eva "$dir/copy/proofs"
cp -R tests/coverage tests/tree tests/polygon tests/features tests/cso "$dir/copy/tests"
copy() { "$dir/copy/docs/catalogue.py" --build "$BUILD" "$@" >"$dir/out" 2>"$dir/err"; }
copy
copy --check
grep -v ' lacks a test$' "$dir/out" >"$dir/before"
rm "$dir/copy/ref/cso/epa.c" "$dir/copy/ref/features/v_clip.md" "$dir/copy/fuzz/mesh_pairs.c" "$dir/copy"/tests/features/*_test.c
sed -i 's/^claim 13: /claim xiii: /' "$dir/copy/docs/studies/welzl.md"
sed -i -e '/swept AABBs/s/\t[^\t]*_test.c/\t-/' -e '/refit,/s/kept_tree[.]c/gone.c/' -e 's/^3[.]11/3.12/' \
  "$dir/copy/docs/rows.tsv"
copy --check
expect "a fault has status 1: $(head -c 300 "$dir/err")" is "$? $(wc -c <"$dir/err")" '1 0'
for fault in 'epa lacks a file' 'v-clip lacks a page' 'v-clip lacks a test' 'bvh-kdop lacks a harness' \
  'claim 13 has no study, and' 'docs/develop/catalogue.md is not what the tree says'; do
  expect "found: $fault" is "$(grep -c "^$fault" "$dir/out")" 1
done
for fault in 'swept AABBs lacks a test' 'refit, children before parents names ref/world/gone.c, which is not there' \
  'part 3.11 has no row' 'docs/rows.tsv has the part 3.12, which'; do
  expect "found: $fault" is "$(grep -c "^$fault" "$dir/out")" 1
done
expect 'before, only tests were missing' is "$(grep -c 'lacks\|claim' "$dir/before")" 0
echo '12 is open' >>"$dir/copy/docs/studies/open-claims.txt"
copy --check
expect 'an open claim that has a study' is "$(grep -c '^claim 12 has the study chung-wang: take it out' "$dir/out")" 1

conclude
