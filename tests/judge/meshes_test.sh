#!/bin/sh
# origo judge on meshes: exact answers and ours on every family, each fault that a list of pairs can have, a mesh with
# itself, engines that only say yes or no, margins, binary32, engines; and the report of it.
# usage: BUILD=build tests/judge/meshes_test.sh
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
claim() { printf '{"id":"%s","engine":"e",%s}\n' "$1" "$2" >"$dir/claim"; }
check() { jq -c ".checks[] | select(.what == \"$1\") | [.verdict, .count, .first, .absolute]" "$dir/out"; }

# ---- ours ----
cat corpus/primitives/cases/mesh-*.jsonl >"$dir/cases"
"$origo" ask "$dir/cases" | jq -c '{id, engine: "exact", pairs}' >"$dir/claims"
judge 0 "$dir/cases" "$dir/claims"
expect 'exact answers' is "$(jq -r .verdict "$dir/out" | sort -u)" right
expect 'one for each case' lines "$dir/out" "$(wc -l <"$dir/cases")"
"$origo" ask "$dir/cases" | jq -c '{id, engine: "exact", colliding: (.count > 0)}' >"$dir/claims"
judge 0 "$dir/cases" "$dir/claims"
expect 'exact verdicts' is "$(jq -r .verdict "$dir/out" | sort -u)" right
sed 's/true/false/' "$dir/claims" >"$dir/never"
judge 1 "$dir/cases" "$dir/never"
expect 'a verdict that nothing meets is wrong where something does' is \
  "$(jq -r 'select(.verdict == "wrong") | .id' "$dir/out" | wc -l)" "$(grep -c true "$dir/claims")"

# ---- what may be wrong: of two triangles each, the first of a and the second of b cross ----
two='"a":{"shape":"mesh","points":[[0,0,0],[4,0,0],[0,4,0],[9,9,9],[10,9,9],[9,10,9]],"triangles":[[0,1,2],[3,4,5]]}'
two="$two,\"b\":{\"shape\":\"mesh\",\"points\":[[1,1,-1],[1,1,1],[2,1,1],[9,9,9.5],[10,9,9.5],[9,10,9.5]],\"triangles\":[[3,4,5],[0,1,2]]}"
printf '{"id":"two","question":"mesh_pairs",%s}\n' "$two" >"$dir/two"
claim two '"pairs":[[0,1]]'
judge 0 "$dir/two" "$dir/claim"
claim two '"pairs_packed":"AAAAAAEAAAA="'
judge 0 "$dir/two" "$dir/claim"
claim two '"pairs":[]'
judge 1 "$dir/two" "$dir/claim"
expect 'missed' is "$(check missed)" '["wrong",1,[0,1],null]'
claim two '"pairs":[[1,0],[0,1]]'
judge 1 "$dir/two" "$dir/claim"
expect 'invented, half apart' is "$(check missed)$(check invented)" '["right",0,null,null]["wrong",1,[1,0],0.5]'
judge 0 --abs 0.5 "$dir/two" "$dir/claim"
expect 'as the user lets pass' is "$(jq -r .verdict "$dir/out")" tolerable
claim two '"pairs":[[1,0],[0,1]],"margin":0.5'
judge 0 "$dir/two" "$dir/claim"
expect 'as the claim documents' is "$(jq -r '.verdict + " " + .strict' "$dir/out")" 'tolerable wrong'
claim two '"pairs":[[1,0],[0,1]],"margin":0.4999'
judge 1 "$dir/two" "$dir/claim"
claim two '"pairs":[[0,1],[0,1],[0,1]]'
judge 1 "$dir/two" "$dir/claim"
expect 'repeated' is "$(check repeated)" '["wrong",2,[0,1],null]'
claim two '"pairs":[[0,1],[0,2]],"margin":1e9'
judge 1 "$dir/two" "$dir/claim"
expect 'there is no such triangle' is "$(check invented)" '["wrong",1,[0,2],"inf"]'
claim two '"colliding":true'
judge 0 "$dir/two" "$dir/claim"
expect 'a verdict alone: no check of pairs' is "$(jq -r '.checks[].what' "$dir/out")" verdict
claim two '"colliding":true,"pairs":[]'
judge 1 "$dir/two" "$dir/claim"
expect 'both are judged' is "$(check verdict | jq -r '.[0]')$(check missed | jq -r '.[0]')" rightwrong
for fields in '"note":"nothing"' '"pairs":[[0,1]],"steps":[]' '"colliding":true,"pairs":[[0,1]],"steps":[]'; do
  claim two "$fields"
  judge 1 "$dir/two" "$dir/claim"
  expect "nonsense: $fields" is "$(jq -r .status "$dir/out")" nonsense
done
claim two '"status":"refused"'
judge 0 "$dir/two" "$dir/claim"

# ---- one ulp ----
for z in 0 5e-324 0x1p-52; do
  printf '{"id":"ulp","question":"mesh_pairs","a":{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,1,0]],"triangles":[[0,1,2]]},"b":{"shape":"mesh","points":[[0,0,"%s"],[1,0,1],[0,1,1]],"triangles":[[0,1,2]]}}\n' "$z" >"$dir/ulp"
  claim ulp '"pairs":[[0,0]]'
  "$origo" judge --quiet "$dir/ulp" "$dir/claim" >"$dir/out"
  expect "a point $z above a triangle" is "$(jq -r .verdict "$dir/out")" "$([ "$z" = 0 ] && echo right || echo wrong)"
  claim ulp '"colliding":true'
  "$origo" judge --quiet "$dir/ulp" "$dir/claim" >"$dir/out"
  expect "a point $z above a triangle, a verdict" is "$(jq -r .verdict "$dir/out")" "$([ "$z" = 0 ] && echo right || echo wrong)"
done
expect 'how far apart the meshes are' is "$(check verdict)" '["wrong",null,null,2.22045e-16]'

# ---- a mesh with itself: a strip of two neighbours, and one across both ----
printf '{"id":"itself","question":"mesh_pairs","a":{"shape":"mesh","points":[[0,0,0],[2,0,0],[0,2,0],[2,2,0],[0.5,0.5,-1],[0.5,0.5,1],[0.6,0.5,1]],"triangles":[[0,1,2],[1,3,2],[4,5,6]]}}\n' >"$dir/itself"
for pairs in '[[0,2]]' '[[2,0]]'; do
  claim itself "\"pairs\":$pairs"
  judge 0 "$dir/itself" "$dir/claim"
done
claim itself '"pairs":[[2,0],[0,2]]'
judge 1 "$dir/itself" "$dir/claim"
expect 'named both ways' is "$(check repeated)" '["wrong",1,[0,2],null]'
claim itself '"pairs":[[0,2],[0,1]],"margin":1e9'
judge 1 "$dir/itself" "$dir/claim"
expect 'neighbours share no more than their edge, and no margin excuses that' is "$(check invented)" '["wrong",1,[0,1],"inf"]'
claim itself '"pairs":[[0,2],[1,1]]'
judge 1 "$dir/itself" "$dir/claim"
expect 'a triangle with itself' is "$(check invented)" '["wrong",1,[1,1],"inf"]'

# ---- posed, binary32, an engine, and the report ----
printf '%s\n' '{"id":"posed","question":"mesh_pairs","a":{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,1,0]],"triangles":[[0,1,2]],"pose":{"translation":["1/3",0,0],"rotation":[1,0,0,1]}},"b":{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,1,0]],"triangles":[[0,1,2]],"pose":{"translation":["1/3",0,0]}}}' >"$dir/posed"
cat >"$dir/engine" <<'C2'
#!/usr/bin/env python3
import json, sys
for line in sys.stdin:
    case = json.loads(line)
    print(json.dumps({"id": case["id"], "engine": "e", "pairs": [[0, 0]]}), flush=True)
C2
chmod +x "$dir/engine"
judge 0 --engine "$dir/engine" --record "$dir/record" "$dir/posed"
expect 'points in world space, no pose' is "$(jq -c '[.a.points[0][0], .a.pose, .a.triangles]' "$dir/record/cases.jsonl")" \
  '[0.3333333333333333,null,[[0,1,2]]]'
judge 0 "$dir/record/cases.jsonl" "$dir/record/claims-1.jsonl"
judge 0 --float32 --engine "$dir/engine" --record "$dir/record32" "$dir/posed"
expect 'in binary32' is "$(jq -c '.a.points[0][0]' "$dir/record32/cases.jsonl")" 0.3333333432674408
printf '{"id":"large","question":"mesh_pairs","a":{"shape":"mesh","points":[[1e300,0,0],[0,1,0],[0,0,1]],"triangles":[[0,1,2]]}}\n' >"$dir/large"
claim large '"pairs":[]'
"$origo" judge --float32 "$dir/large" --claims /dev/null >"$dir/out" 2>"$dir/err"
expect 'too large for binary32' says "$dir/err" '1 case passed over: a number is too large for binary32'
for algorithm in all-triangles bvh-aabb; do
  "$origo" run $algorithm corpus/primitives/cases/mesh-soup.jsonl >"$dir/claims"
  "$origo" judge --quiet corpus/primitives/cases/mesh-soup.jsonl "$dir/claims" >"$dir/out" 2>"$dir/err"
  expect "$algorithm is judged" is "$(jq -r .status "$dir/out" | sort -u)" ok
  cat "$dir/out" >>"$dir/all"
done
cat >"$dir/valid.py" <<'C2'
import json, sys, jsonschema
validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
for line in sys.stdin:
    for error in validator.iter_errors(json.loads(line)):
        sys.exit("%s: %s" % (line.strip(), error.message))
C2
expect 'judgements are as the schema says' python3 "$dir/valid.py" docs/judgement.schema.json <"$dir/all"
expect 'cases handed over are as the schema says' python3 "$dir/valid.py" docs/case.schema.json <"$dir/record/cases.jsonl"
claim two '"pairs":[[1,0]]'
judge 1 "$dir/two" "$dir/claim"
"$origo" report "$dir/out" --tap "$dir/tap" >"$dir/report" 2>"$dir/err"
expect 'a report' is $? 1
expect 'the first pair in TAP' says "$dir/tap" 'missed wrong (gross), 1 pair, the first [0, 1]'

conclude
