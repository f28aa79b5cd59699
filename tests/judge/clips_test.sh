#!/bin/sh
# origo judge on what two convex polygons share: the exact answers and ours on every family, polygons that are too
# small, too large or elsewhere, polygons that only touch or are apart, one ulp, either way round, binary32, an engine.
# usage: BUILD=build tests/judge/clips_test.sh
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
posed() { printf '{"id":"c","question":"clip","a":%s,"b":%s}\n' "$1" "$2" >"$dir/case"; }
claim() { printf '{"id":"c","engine":"e","polygon":%s}\n' "$1" | tee -a "$dir/claims" >"$dir/claim"; }
# What is not right, in short.
wrong() { jq -c '.checks[] | select(.class != "none") | [.what, .verdict, .absolute]' "$dir/out" | xargs; }
# one POLYGON STATUS WRONG
one() {
  claim "$1"
  judge "$2" "$dir/case" "$dir/claim"
  expect "polygon $1" is "$(wrong)" "$3"
}

# ---- exact answers, and ours, which are asked about flat bodies ----
cat corpus/primitives/cases/clip-*.jsonl >"$dir/cases"
"$origo" ask "$dir/cases" | jq -c '{id, engine: "exact", polygon}' >"$dir/exact"
judge 0 "$dir/cases" "$dir/exact"
expect 'exact answers: every check is there, and none has an error' is "$(jq -r '.checks[] | .what + " " + .class' "$dir/out" | sort -u | xargs)" \
  'area-missing none area-outside none beyond none cover none'
expect 'one for each case' lines "$dir/out" "$(wc -l <"$dir/cases")"
jq -c 'def flat: {shape: "hull", points: map(. + [0])}; {id, question: "contact", a: (.a | flat), b: (.b | flat)}' "$dir/cases" >"$dir/flat"
for algorithm in clip-halfplanes clip-slabs; do
  "$origo" run "$algorithm" "$dir/flat" >"$dir/full"
  judge 0 "$dir/cases" "$dir/full"
  expect "$algorithm: right or refused" is "$(jq -r .verdict "$dir/out" | sort -u | xargs)" 'no answer right'
  expect "$algorithm: most are right" [ "$(jq -r 'select(.verdict == "right") | .id' "$dir/out" | wc -l)" -gt 25 ]
done

# ---- squares of side 4 and 2 that share a square of side 1 ----
posed '[[0,0],[4,0],[4,4],[0,4]]' '[[3,3],[5,3],[5,5],[3,5]]'
one '[[3,3],[4,3],[4,4],[3,4]]' 0 ''
one '[[3,4],[4,4],[4,3],[3,3]]' 0 ''
one '[[3,3],[3.5,3],[4,3],[4,4],[3,4]]' 0 ''
one '[[3,3],[4,3],[3,4]]' 1 '[cover,wrong,0.707107] [area-missing,wrong,0.5]'
one '[[3,3],[5,3],[5,4],[3,4]]' 1 '[beyond,wrong,1] [area-outside,wrong,1]'
one '[[2,3],[4,3],[4,4],[2,4]]' 1 '[beyond,wrong,1] [area-outside,wrong,1]'
one '[[0,0],[1,0],[1,1],[0,1]]' 1 '[cover,wrong,4.24264] [beyond,wrong,4.24264] [area-missing,wrong,1] [area-outside,wrong,1]'
one '[[3,3],[4,4]]' 1 '[cover,wrong,0.707107] [area-missing,wrong,1]'
one '[]' 1 '[cover,wrong,inf] [area-missing,wrong,1]'
# The corners crossed: a quarter is missing on either side.
one '[[3,3],[4,4],[4,3],[3,4]]' 1 '[area-missing,wrong,0.5]'
one '[[3,3],["0x1.0000000000001p+2",3],[4,4],[3,4]]' 0 '[beyond,right,8.88178e-16] [area-outside,right,4.44089e-16]'
one '[["nan",3],[4,3],[4,4],[3,4]]' 1 '[finite,wrong,inf]'
printf '%s\n' '{"id":"c","engine":"e"}' >"$dir/claim"
judge 1 "$dir/case" "$dir/claim"
expect 'no polygon' is "$(jq -r .note "$dir/out")" 'no polygon'
printf '%s\n' '{"id":"c","engine":"e","status":"refused"}' >"$dir/claim"
judge 0 "$dir/case" "$dir/claim"
expect 'refused' is "$(jq -r '.verdict + ", " + .note' "$dir/out")" 'no answer, gave no reason'
for polygon in '{}' '[1]' '[[0]]' '[[0,1,2]]' '[[0,"x"]]'; do
  printf '{"id":"c","engine":"e","polygon":%s}\n' "$polygon" >"$dir/claim"
  judge 2 "$dir/case" "$dir/claim"
  expect "a polygon of another form: $polygon" says "$dir/err" 'polygon'
done

# ---- polygons that only touch, and that are apart ----
posed '[[0,0],[2,0],[2,2],[0,2]]' '[[2,1],[4,1],[4,4],[2,4]]'
one '[[2,1],[2,2]]' 0 ''
one '[]' 0 '[cover,right,0]'
one '[[2,1]]' 1 '[cover,wrong,1]'
posed '[[0,0],[2,0],[2,2],[0,2]]' '[[2,2],[4,2],[4,4]]'
one '[[2,2]]' 0 ''
one '[]' 0 '[cover,right,0]'
posed '[[0,0],[2,0],[2,2],[0,2]]' '[[3,0],[4,0],[4,4]]'
one '[]' 0 ''
one '[[2,0]]' 1 '[beyond,wrong,1]'

# ---- binary32, an engine, the schemas ----
"$BUILD/origo32" run clip-halfplanes "$dir/flat" | grep -v clip-extreme >"$dir/full"
grep -v clip-extreme "$dir/cases" >"$dir/fit"
judge 0 --float32 "$dir/fit" "$dir/full"
cat >"$dir/engine" <<'C'
#!/usr/bin/env python3
import json, sys
for line in sys.stdin:
    case = json.loads(line)
    print(json.dumps({"id": case["id"], "engine": "e", "polygon": case["b"]}), flush=True)
C
chmod +x "$dir/engine"
posed '[[0,0],[4,0],[4,4],[0,4]]' '[["1/3",1],[2,1],[2,2]]'
judge 0 --engine "$dir/engine" --record "$dir/record" "$dir/case"
expect 'the case as it was handed over' is "$(jq -c '[.question, .b[0][0]]' "$dir/record/cases.jsonl")" '["clip",0.3333333333333333]'
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
