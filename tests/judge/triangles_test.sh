#!/bin/sh
# origo judge on triangles of a polygon: ours on every family, the same spoilt in each way that triangles can be wrong,
# straight sides, polygons that are not simple, one ulp, binary32, an engine.
# usage: BUILD=build tests/judge/triangles_test.sh
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
posed() { printf '{"id":"p","question":"triangulate","points":%s}\n' "$1" >"$dir/case"; }
claim() { printf '{"id":"p","engine":"e","triangles":%s}\n' "$1" | tee -a "$dir/claims" >"$dir/claim"; }
# What is not right, in short.
wrong() { jq -c '.checks[] | select(.class != "none") | [.what, .verdict, .absolute]' "$dir/out" | xargs; }
# case CLAIM STATUS WRONG...: judged, and what is not right
one() {
  claim "$1"
  judge "$2" "$dir/case" "$dir/claim"
  expect "triangles $1" is "$(wrong)" "$3"
}

# ---- ours ----
cat corpus/primitives/cases/polygon-*.jsonl >"$dir/cases"
for algorithm in triangulate-ears triangulate-monotone; do
  "$origo" run "$algorithm" "$dir/cases" >"$dir/full"
  judge 0 "$dir/cases" "$dir/full"
  expect "$algorithm: right or refused" is "$(jq -r .verdict "$dir/out" | sort -u | xargs)" 'no answer right'
  expect "$algorithm: most are right" [ "$(jq -r 'select(.verdict == "right") | .id' "$dir/out" | wc -l)" -gt 40 ]
done
"$origo" ask "$dir/cases" | jq -c 'select(.triangles) | {id, engine: "exact", triangles}' >"$dir/exact"
jq -r .id "$dir/exact" | sort >"$dir/ids"
jq -c --rawfile ids "$dir/ids" 'select(.id as $id | $ids | split("\n") | index($id))' "$dir/cases" >"$dir/simple"
judge 0 "$dir/simple" "$dir/exact"
expect 'exact answers: every check is there, and none has an error' is "$(jq -r '.checks[] | .what + " " + .class' "$dir/out" | sort -u | xargs)" \
  'area-missing none area-outside none area-twice none corners none triangles none turned none'

# ---- what may be wrong: an L of area 3 ----
posed '[[0,0],[2,0],[2,1],[1,1],[1,2],[0,2]]'
one '[[0,1,2],[0,2,3],[0,3,5],[3,4,5]]' 0 ''
one '[[2,1,0],[3,2,0],[5,3,0],[5,4,3]]' 0 ''
one '[[0,1,2],[0,2,3],[0,3,5],[5,4,3]]' 1 '[turned,wrong,0.5]'
one '[[0,1,2],[0,2,3],[0,3,5]]' 1 '[triangles,tolerable,1] [area-missing,wrong,0.5]'
one '[]' 1 '[triangles,tolerable,4] [area-missing,wrong,3]'
one '[[0,1,2],[0,2,3],[0,3,5],[3,4,5],[3,4,5]]' 1 '[triangles,tolerable,1] [area-twice,wrong,0.5]'
one '[[0,1,2],[0,2,3],[0,3,5],[3,4,5],[3,4,5],[3,5,4]]' 1 '[triangles,tolerable,2] [turned,wrong,0.5] [area-twice,wrong,1]'
one '[[0,1,2],[0,2,4],[0,4,5]]' 1 '[triangles,tolerable,1] [area-outside,wrong,0.5]'
one '[[0,1,4],[1,2,4],[0,4,5]]' 1 '[triangles,tolerable,1] [area-outside,wrong,0.5]'
one '[[0,1,2],[0,2,3],[0,3,5],[3,4,6]]' 1 '[corners,wrong,inf]'
one '[[0,1,2],[0,2,3],[0,3,5],[3,4,4]]' 1 '[corners,wrong,inf]'
# The same polygon the other way round.
posed '[[0,2],[1,2],[1,1],[2,1],[2,0],[0,0]]'
one '[[5,4,3],[5,3,2],[5,2,0],[2,1,0]]' 0 ''
one '[[5,4,3],[5,3,2],[5,2,0]]' 1 '[triangles,tolerable,1] [area-missing,wrong,0.5]'
printf '%s\n' '{"id":"p","engine":"e"}' >"$dir/claim"
judge 1 "$dir/case" "$dir/claim"
expect 'no triangles' is "$(jq -r .note "$dir/out")" 'no triangles'
printf '%s\n' '{"id":"p","engine":"e","status":"refused"}' >"$dir/claim"
judge 0 "$dir/case" "$dir/claim"
expect 'refused' is "$(jq -r .verdict "$dir/out")" 'no answer'
for triangles in '{}' '[1]' '[[0,1]]' '[[0,1,2,3]]' '[[0,1,-2]]' '[[0,1,"2"]]' '[[0,1,4294967296]]'; do
  printf '{"id":"p","engine":"e","triangles":%s}\n' "$triangles" >"$dir/claim"
  judge 2 "$dir/case" "$dir/claim"
  expect "triangles of another form: $triangles" says "$dir/err" 'triangles'
done

# ---- straight sides, and an ulp beside them ----
posed '[[0,0],[1,0],[2,0],[2,2],[0,2]]'
one '[[0,1,4],[1,3,4],[1,2,3]]' 0 ''
one '[[0,2,3],[0,3,4]]' 0 '[triangles,tolerable,1]'
one '[[0,1,2],[0,2,3],[0,3,4]]' 0 '[triangles,tolerable,1]'
posed '[[0,0],[1,"0x1p-1074"],[2,0],[2,2],[0,2]]'
one '[[0,2,3],[0,3,4]]' 0 '[triangles,tolerable,1] [area-outside,right,0]'
posed '[[0,0],[1,1e-7],[2,0],[2,2],[0,2]]'
one '[[0,2,3],[0,3,4]]' 1 '[triangles,tolerable,1] [area-outside,wrong,1e-07]'

# ---- polygons that are not simple ----
posed '[[0,0],[4,0],[4,2],[2,0],[0,2]]' # a corner on a side
one '[[0,3,4],[3,1,2]]' 0 ''
one '[[0,1,2],[0,3,4]]' 1 '[area-twice,wrong,0.666667] [area-outside,wrong,1.33333]'
posed '[[0,0],[2,2],[2,0],[0,2]]' # a bow-tie: nothing is said of its area
one '[[0,1,2]]' 0 ''
one '[[0,1,7]]' 1 '[corners,wrong,inf]'
posed '[[0,0],[2,0],[1,0]]' # no area at all
one '[]' 0 ''
posed '[[0,0],[4,0],[4,4],[0,4],[0,0],[1,1],[1,3],[3,3],[3,1],[1,1]]' # a square with a hole, joined by an edge there and back
one '[[0,1,8],[0,8,5],[1,2,7],[1,7,8],[2,3,6],[2,6,7],[3,4,5],[3,5,6]]' 0 ''
one '[[0,1,2],[0,2,3]]' 1 '[area-outside,wrong,4]'

# ---- holes: corners are numbered on behind the outline's ----
# One polygon as it is, and in a mirror.
for points in '[[0,0],[4,0],[4,4],[0,4]],"holes":[[[1,1],[3,1],[3,3],[1,3]]]' \
  '[[0,4],[4,4],[4,0],[0,0]],"holes":[[[1,3],[3,3],[3,1],[1,1]]]'; do
  posed "$points"
  one '[[0,1,4],[1,5,4],[1,2,5],[2,6,5],[2,3,6],[3,7,6],[3,0,7],[0,4,7]]' 0 ''
  one '[[0,1,4],[1,5,4],[1,2,5],[2,6,5],[2,3,6],[3,7,6],[3,0,7]]' 1 '[triangles,tolerable,1] [area-missing,wrong,1]'
  one '[[0,1,2],[0,2,3]]' 1 '[triangles,tolerable,6] [area-outside,wrong,4]'
  one '[[0,1,4],[1,5,4],[1,2,5],[2,6,5],[2,3,6],[3,7,6],[3,0,7],[0,4,8]]' 1 '[corners,wrong,inf]'
done
posed '[[0,0],[4,0],[4,4],[0,4]],"holes":[[[1,1],[1,3],[3,3],[3,1]]]' # the hole the other way round
one '[[0,1,4],[1,7,4],[1,2,7],[2,6,7],[2,3,6],[3,5,6],[3,0,5],[0,4,5]]' 0 ''
posed '[[0,0],[4,0],[4,4],[0,4]],"holes":[[[0,0],[3,1],[1,3]]]' # a corner of the outline: triangles may be fewer
one '[[0,1,5],[1,2,5],[2,6,5],[2,3,6],[3,0,6]]' 0 ''
one '[[0,1,5],[1,2,5],[2,6,5],[2,3,6]]' 1 '[area-missing,wrong,2]'
posed '[[0,0],[4,0],[4,4],[0,4]],"holes":[[[5,0],[6,0],[5,1]]]' # outside: nothing is said of its area
one '[[0,1,2]]' 0 ''
one '[[0,1,7]]' 1 '[corners,wrong,inf]'
posed '[[1,1],[2,1],[1,2]],"holes":[[[0,0],[9,0],[9,9],[0,9]]]' # around the outline: nothing either
one '[[3,4,5]]' 0 ''
for algorithm in triangulate-ears triangulate-monotone; do
  "$origo" run "$algorithm" "$dir/case" >"$dir/full"
  expect "$algorithm refuses holes" is "$(jq -r .status "$dir/full")" refused
done
# What earcut said of two polygons that were bridged by hand.
jq -c 'select(.case.id | startswith("wild-earcut")) | .case' corpus/imported/reports.jsonl >"$dir/case"
jq -nc '{id: "wild-earcut-45", engine: "as reported",
    triangles: [[3,1,0],[0,1,2],[7,11,9],[10,11,0],[0,6,7],[9,10,0],[0,7,9]]},
  {id: "wild-earcut-175", engine: "as reported",
    triangles: [[1,12,7],[11,12,1],[1,2,3],[3,4,5],[6,15,0],[0,1,7],[11,1,3],[6,0,7],[10,11,3],[5,6,7],[9,10,3],
      [5,7,8],[9,3,5],[5,8,9]]}' >"$dir/claim"
judge 1 "$dir/case" "$dir/claim"
expect 'earcut as reported' is "$(wrong)" '[area-twice,wrong,25] [area-outside,wrong,12.5]'
posed '[[0,0],[4,0],[4,4],[0,4]],"holes":[[[1,1],[3,1],[3,3],[1,3]]]'
"$origo" shrink --engine true "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'holes are not made smaller' says "$dir/err" 'polygons with holes are not made smaller, only an outline'

# ---- binary32, an engine, the schemas ----
"$BUILD/origo32" run triangulate-ears corpus/primitives/cases/polygon-star.jsonl >"$dir/full"
judge 0 --float32 corpus/primitives/cases/polygon-star.jsonl "$dir/full"
expect 'binary32' is "$(jq -r .verdict "$dir/out" | sort -u)" right
cat >"$dir/engine" <<'C'
#!/usr/bin/env python3
import json, sys
for line in sys.stdin:
    case = json.loads(line)
    print(json.dumps({"id": case["id"], "engine": "e", "triangles": [[0, k, k + 1] for k in range(1, len(case["points"]) - 1)]}), flush=True)
C
chmod +x "$dir/engine"
posed '[[0,0],["1/3",0],[1,1]]'
judge 0 --engine "$dir/engine" --record "$dir/record" "$dir/case"
expect 'the case as it was handed over' is "$(jq -c '[.question, .points[1][0]]' "$dir/record/cases.jsonl")" '["triangulate",0.3333333333333333]'
judge 0 "$dir/record/cases.jsonl" "$dir/record/claims-1.jsonl"
cat >"$dir/valid.py" <<'C'
import json, sys, jsonschema
validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
for line in sys.stdin:
    for error in validator.iter_errors(json.loads(line)):
        sys.exit("%s: %s" % (line.strip(), error.message))
C
expect 'judgements are as the schema says' python3 "$dir/valid.py" docs/judgement.schema.json <"$dir/all"
expect 'claims are as the schema says' python3 "$dir/valid.py" docs/claim.schema.json <"$dir/claims"

conclude
