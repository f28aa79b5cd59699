#!/bin/sh
# origo judge on convex hulls: ours on every family, the same spoilt in each way that a hull can be wrong, points one
# ulp outside, flat and thin hulls, the plane, binary32, engines; and the report of it.
# usage: BUILD=build tests/judge/hulls_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# judge STATUS ARGUMENTS...: into $dir/out and $dir/err
judge() {
  wanted=$1
  shift
  "$origo" judge --quiet "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "status of judge $*" is "$?" "$wanted"
  cat "$dir/out" >>"$dir/all"
}
claim() { printf '{"id":"%s","engine":"e","facets":%s}\n' "$1" "$2" >"$dir/claim"; }
check() { jq -c ".checks[] | select(.what == \"$1\") | [.verdict, .class, .absolute]" "$dir/out"; }
both() { echo "$(check closed) $(check outside)"; }

# ---- ours ----
cat corpus/primitives/cases/hull-*.jsonl >"$dir/cases"
answered=$(jq -c 'select(.points[0] | length == 3)' "$dir/cases" | wc -l)
for algorithm in hull-quickhull hull-incremental; do
  "$origo" run "$algorithm" "$dir/cases" >"$dir/full"
  judge 0 "$dir/cases" "$dir/full"
  expect "$algorithm: right or refused" is "$(jq -r .verdict "$dir/out" | sort -u | xargs)" 'no answer right'
  expect "$algorithm: most of those in space" [ "$(jq -r 'select(.verdict == "right") | .id' "$dir/out" | wc -l)" -gt $((answered / 2)) ]
done

# What the exact solver answers is right, flat hulls and hulls in the plane included.
"$origo" ask "$dir/cases" | jq -c '{id, engine: "exact", facets}' >"$dir/claims"
judge 0 "$dir/cases" "$dir/claims"
expect 'exact answers' is "$(jq -r .verdict "$dir/out" | sort -u)" right
expect 'their errors' is "$(jq -r '.checks[].class' "$dir/out" | sort -u)" none
expect 'one for each case' lines "$dir/out" "$(wc -l <"$dir/cases")"

# ---- what may be wrong: a pyramid over a square ----
printf '%s\n' '{"id":"roof","question":"hull","points":[[0,0,0],[4,0,0],[4,4,0],[0,4,0],[2,2,2],[2,2,1]]}' >"$dir/roof"
claim roof '[[0,1,4],[1,2,4],[2,3,4],[3,0,4],[0,3,2,1]]'
judge 0 "$dir/roof" "$dir/claim"
expect 'right' is "$(both)" '["right","none",null] ["right","none",null]'
claim roof '[[0,1,4],[1,2,4],[2,3,4],[3,0,4],[0,3,1],[3,2,1]]'
judge 0 "$dir/roof" "$dir/claim"
expect 'a square as two triangles' is "$(both)" '["right","none",null] ["right","none",null]'
claim roof '[[0,4,1],[1,4,2],[2,4,3],[3,4,0],[0,1,2,3]]'
judge 1 "$dir/roof" "$dir/claim"
expect 'inside out: the apex is 2 beyond the square, corners more beyond the sides' is "$(both)" \
  '["right","none",null] ["wrong","gross",2.82843]'
claim roof '[[0,1,5],[1,2,5],[2,3,5],[3,0,5],[0,3,2,1]]'
judge 1 "$dir/roof" "$dir/claim"
expect 'the apex is missing: 2 / sqrt(5) beyond each side' is "$(both)" '["right","none",null] ["wrong","gross",0.894427]'
claim roof '[[0,1,4],[1,2,4],[2,3,4],[3,0,4],[0,3,2]]'
for facets in '[[0,1,4],[1,2,4],[2,3,4],[3,0,4]]' '[[0,1,4],[1,2,4],[2,3,4],[3,0,4],[0,1,2,3]]' \
  '[[0,1,4],[1,2,4],[2,3,4],[3,0,4],[0,3,2,1],[0,3,2,1]]' '[[0,1,4],[1,2,4],[2,3,4],[3,0,4],[0,3],[0,3,2,1]]' \
  '[[0,1,6],[1,2,6],[2,3,6],[3,0,6],[0,3,2,1]]' '[]' '[[0,1,1],[1,0,0]]' '[[0,0,0]]'; do
  claim roof "$facets"
  judge 1 "$dir/roof" "$dir/claim"
  expect "no closed surface: $facets" is "$(check closed | jq -c '.[0:2]')" '["wrong","gross"]'
done
printf '%s\n' '{"id":"roof","engine":"e"}' >"$dir/claim"
judge 1 "$dir/roof" "$dir/claim"
expect 'no facets' is "$(jq -r .note "$dir/out")" 'no facets'
printf '%s\n' '{"id":"roof","engine":"e","status":"refused"}' >"$dir/claim"
judge 0 "$dir/roof" "$dir/claim"
expect 'refused' is "$(jq -r .verdict "$dir/out")" 'no answer'
for facets in '{}' '[1]' '[[0,1,-4]]' '[[0,1,"4"]]' '[[0,1,4294967296]]'; do
  claim roof "$facets"
  judge 2 "$dir/roof" "$dir/claim"
  expect "facets of another form: $facets" says "$dir/err" 'facets'
done

# Each point stands there twice: the hull twice over is one surface beside the other, and no edge of it runs twice.
printf '%s\n' '{"id":"twice","question":"hull","points":[[0,0,0],[4,0,0],[0,4,0],[0,0,4],[0,0,0],[4,0,0],[0,4,0],[0,0,4]]}' >"$dir/twice"
claim twice '[[0,2,1],[0,1,3],[0,3,2],[1,2,3],[4,6,5],[4,5,7],[4,7,6],[5,6,7]]'
judge 0 "$dir/twice" "$dir/claim"
expect 'a hull twice over is not noticed' is "$(both)" '["right","none",null] ["right","none",null]'

# ---- one ulp outside: a corner's neighbour above the square ----
for height in 0x1p-1074 0x1p-50 1e-7; do
  printf '{"id":"ulp","question":"hull","points":[[0,0,0],[1,0,0],[1,1,0],[0,1,0],[0.5,0.5,-1],[0.5,0.5,"%s"]]}\n' "$height" >"$dir/ulp"
  claim ulp '[[0,1,2,3],[1,0,4],[2,1,4],[3,2,4],[0,3,4]]'
  "$origo" judge --quiet "$dir/ulp" "$dir/claim" >"$dir/out" 2>"$dir/err"
  expect "outside by $height" is "$(jq -r '.checks[] | select(.what == "outside") | .class' "$dir/out")" \
    "$(case $height in 1e-7) echo gross ;; *) echo rounding ;; esac)"
  cat "$dir/out" >>"$dir/all"
done

# ---- flat, thin, and in the plane ----
printf '%s\n' '{"id":"flat","question":"hull","points":[[0,0,0],[2,0,0],[2,2,0],[0,2,0],[1,1,0]]}' >"$dir/flat"
claim flat '[[0,1,2,3],[3,2,1,0]]'
judge 0 "$dir/flat" "$dir/claim"
claim flat '[[0,1,2],[2,1,0]]'
judge 1 "$dir/flat" "$dir/claim"
expect 'a flat hull that is too small has no corner outside of its planes' is "$(both)" '["wrong","gross","inf"] '
# Triangles on both sides, the same diagonal or not; a corner on an edge; a sliver on either side; the plane the other way round.
for facets in '[[0,1,2],[0,2,3],[2,1,0],[3,2,0]]' '[[0,1,2],[0,2,3],[1,0,3],[3,2,1]]' '[[3,2,1,0],[0,1,4],[1,2,4],[2,3,4],[3,0,4]]' \
  '[[0,1,4],[1,2,4],[2,3,4],[3,0,4],[1,0,4],[2,1,4],[3,2,4],[0,3,4]]' '[[0,1,2],[0,2,3],[4,1,0],[4,2,1],[4,3,2],[4,0,3]]' \
  '[[0,1,2],[0,4,3],[4,2,3],[0,2,4],[2,1,0],[3,2,0]]' '[[0,1,2],[0,2,3],[2,1,0],[3,4,0],[3,2,4],[4,2,0]]'; do
  claim flat "$facets"
  judge 0 "$dir/flat" "$dir/claim"
  expect "flat, covered on both sides: $facets" is "$(both)" '["right","none",null] ["right","none",null]'
done
for facets in '[[0,1,2,3]]' '[[0,1,2,3],[0,1,2,3]]' '[[0,1,2],[0,2,3],[2,1,0]]' '[[0,1,2],[2,1,0],[2,3,4],[4,3,2]]' '[]' \
  '[[0,1,2],[1,2,3],[2,1,0],[3,2,1]]' '[[0,1,3,2],[2,3,1,0]]' '[[0,1,4],[1,2,4],[4,1,0],[4,2,1],[2,3,0],[0,3,2]]' \
  '[[0,0,1],[1,0,0],[0,1,2,3],[3,2,1,0]]' '[[0,1,2,3],[3,2,1,0],[0,1,4],[4,1,0]]' '[[0,2,4],[4,2,0]]'; do
  claim flat "$facets"
  judge 1 "$dir/flat" "$dir/claim"
  expect "flat, not covered on both sides: $facets" is "$(check closed | jq -c '.[0:2]')" '["wrong","gross"]'
done
printf '%s\n' '{"id":"flat","question":"hull","points":[[0,0,0],[2,0,0],[2,2,0],[0,2,0],[1,1,0],[1,0,0],[0,0,0]]}' >"$dir/edge"
for facets in '[[0,5,1,2,3],[3,2,1,5,0]]' '[[6,1,2,3],[3,2,1,6]]' '[[0,5,2],[5,1,2],[0,2,3],[2,5,0],[2,1,5],[3,2,0]]' \
  '[[0,1,2],[0,2,3],[1,0,5],[2,1,0],[3,2,0],[5,0,1]]' '[[0,5,2],[5,1,2],[0,2,3],[1,5,0],[2,1,0],[3,2,0]]'; do
  claim flat "$facets"
  judge 0 "$dir/edge" "$dir/claim"
done
for facets in '[[0,5,1,2,3],[3,2,1,0]]' '[[0,1,5,2,3],[3,2,5,1,0]]' '[[0,2,3],[3,2,0]]'; do
  claim flat "$facets"
  judge 1 "$dir/edge" "$dir/claim"
  expect "flat, a point on an edge: $facets" is "$(check closed | jq -c '.[0:2]')" '["wrong","gross"]'
done
printf '%s\n' '{"id":"line","question":"hull","points":[[0,0,0],[1,1,1],[2,2,2]]}' >"$dir/line"
claim line '[]'
judge 0 "$dir/line" "$dir/claim"
printf '%s\n' '{"id":"square","question":"hull","points":[[0,0],[2,0],[2,2],[0,2],[1,1],[1,0]]}' >"$dir/square"
for facets in '[[0,1,2,3]]' '[[2,3,0,1]]' '[[0,5,1,2,3]]'; do
  claim square "$facets"
  judge 0 "$dir/square" "$dir/claim"
  expect "in the plane: $facets" is "$(both)" '["right","none",null] ["right","none",null]'
done
claim square '[[3,2,1,0]]'
judge 1 "$dir/square" "$dir/claim"
expect 'in the plane, the other way round' is "$(both)" '["right","none",null] ["wrong","gross",2]'
claim square '[[0,1,2]]'
judge 1 "$dir/square" "$dir/claim"
expect 'in the plane, a corner missing' is "$(both)" '["right","none",null] ["wrong","gross",1.41421]'
for facets in '[[0,1,2,3],[0,1,2,3]]' '[[0,1,2,3,0,1,2,3]]' '[[0,1]]' '[]' '[[0,1,2,6]]'; do
  claim square "$facets"
  judge 1 "$dir/square" "$dir/claim"
  expect "in the plane, no cycle: $facets" is "$(check closed | jq -c '.[0:2]')" '["wrong","gross"]'
done
printf '%s\n' '{"id":"line","question":"hull","points":[[0,0],[1,1],[2,2]]}' >"$dir/line"
claim line '[[2,0]]'
judge 0 "$dir/line" "$dir/claim"
claim line '[[0,1]]'
judge 1 "$dir/line" "$dir/claim"
expect 'a segment that ends too early' is "$(both)" '["right","none",null] ["wrong","gross",1.41421]'
printf '%s\n' '{"id":"point","question":"hull","points":[[1,1],[1,1]]}' >"$dir/point"
claim point '[[0]]'
judge 0 "$dir/point" "$dir/claim"

# ---- binary32, an engine, and the report ----
"$BUILD/origo32" run hull-quickhull "$dir/roof" >"$dir/claims"
judge 0 --float32 "$dir/roof" "$dir/claims"
cat >"$dir/engine" <<'C'
#!/usr/bin/env python3
import json, sys
for line in sys.stdin:
    case = json.loads(line)
    print(json.dumps({"id": case["id"], "engine": "e", "facets": [[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4], [0, 3, 2, 1]]}), flush=True)
C
chmod +x "$dir/engine"
judge 0 --engine "$dir/engine" --record "$dir/record" "$dir/roof"
expect 'the case as it was handed over' is "$(jq -c '[.question, .points[4]]' "$dir/record/cases.jsonl")" '["hull",[2,2,2]]'
judge 0 "$dir/record/cases.jsonl" "$dir/record/claims-1.jsonl"
cat >"$dir/valid.py" <<'C'
import json, sys, jsonschema
validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
for line in sys.stdin:
    for error in validator.iter_errors(json.loads(line)):
        sys.exit("%s: %s" % (line.strip(), error.message))
C
expect 'judgements are as the schema says' python3 "$dir/valid.py" docs/judgement.schema.json <"$dir/all"
claim roof '[[0,1,5],[1,2,5],[2,3,5],[3,0,5],[0,3,2,1]]'
judge 1 "$dir/roof" "$dir/claim"
"$origo" report "$dir/out" --html "$dir/page" >"$dir/report" 2>"$dir/err"
expect 'a report' is $? 1
expect 'its page names the check' says "$dir/page" 'outside'

conclude
