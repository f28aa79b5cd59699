#!/bin/sh
# Behind every door: what origo run writes about cases of primitives, sets of boxes and points is claims, true but for
# rounding, and every algorithm of the registry answers some of them; the studies measure every algorithm.
# usage: BUILD=build tests/run/doors_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

"$origo" gen --all --primitives >"$dir/cases" 2>"$dir/err"
tests/run/primitive_cases.py >>"$dir/cases"
"$origo" ask --quiet "$dir/cases" >"$dir/answers" 2>"$dir/err"
expect "the cases are answered: $(head -n 3 "$dir/err")" is "$(wc -c <"$dir/err")" 0
"$origo" run --list | sed '/^$/,$d' >"$dir/list"
expect 'there are algorithms' [ "$(wc -l <"$dir/list")" -gt 50 ]

# ---- claims ----
for precision in '' 32; do
  while read -r algorithm door _; do
    [ "$door" = pair ] && continue
    "$origo$precision" run --quiet "$algorithm" "$dir/cases" >"$dir/claims-$algorithm$precision" 2>"$dir/err"
    expect "$algorithm$precision runs" is "$? $(wc -c <"$dir/err")" '0 0'
    echo "$dir/claims-$algorithm$precision $door ${precision:-64} $algorithm$precision" >>"$dir/runs"
  done <"$dir/list"
done
tests/run/primitive_claims.py "$dir/cases" "$dir/answers" "$dir/runs" >"$dir/out" 2>&1
expect 'every run is looked at' is "$?" 0
while read -r _ _ _ name; do
  wrong=$(grep "^$name: " "$dir/out" | head -n 3)
  expect "$wrong" is "$wrong" ''
done <"$dir/runs"

# ---- claims of primitives are not judged yet ----
"$origo" run --quiet hull-scan "$dir/cases" >"$dir/claims"
"$origo" judge "$dir/cases" "$dir/claims" >"$dir/out" 2>"$dir/err"
expect 'judge refuses them' is "$? $(grep -c "unknown field 'point'" "$dir/err")" '2 1'

# ---- the studies: of what is behind the door overlaps nothing is rounded; tests/broad compares it with the truth, as
# tests/tree does meshes, tests/bound volumes, tests/continuous sweeps and tests/contact manifolds and clipping, tests/polygon
# triangles of polygons, tests/polytope convex parts and tests/continuous features and bodies that move ----
"$origo" study primitives --count 2 --csv "$dir/primitives" >/dev/null
"$origo" study accuracy --csv "$dir/accuracy" corpus/cases/points.jsonl >/dev/null
while read -r algorithm door _; do
  case $door in overlaps | mesh_pairs | bound | turn | cso | decompose | sweep | contact | sweep_contact | clip | triangulate | moving_features | motion) continue ;; esac
  study=primitives
  [ "$door" = pair ] && study=accuracy
  expect "$study measures $algorithm" [ "$(grep -c -e ",$algorithm," -e "^$algorithm," "$dir/$study")" -gt 0 ]
done <"$dir/list"
awk -F , 'NR > 1 { print $1, $2 }' "$dir/primitives" | sort -u >"$dir/measured"
awk '$2 != "pair" && $2 != "overlaps" && $2 != "mesh_pairs" && $2 != "bound" && $2 != "turn" && $2 != "cso" && $2 != "decompose" && $2 != "sweep" && $2 != "contact" && $2 != "sweep_contact" && $2 != "clip" && $2 != "triangulate" && $2 != "moving_features" && $2 != "motion" { print $2, $1 }' "$dir/list" | sort -u >"$dir/wanted"
expect 'in the table of its door' same "$dir/measured" "$dir/wanted"

conclude
