#!/bin/sh
# Cases of the plane: against a second oracle (plane.py), by hand, moved and mirrored, and with answers that are wrong.
# usage: BUILD=build tests/pair/plane_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# ---- the second oracle ----
count=2000
[ "${ORIGO_TEST_PAIRS:-1000}" -ge 1000 ] || count=200
[ "${ORIGO_TEST_PAIRS:-1000}" -le 1000 ] || count=10000
python3 tests/pair/plane.py "$origo" "$dir/cases" "$dir/answers" "$count" >"$dir/out"
expect "second oracle: $(tail -n 1 "$dir/out")" is $? 0
"$BUILD/origo-check" "$dir/cases" "$dir/answers" >"$dir/said" 2>&1
expect 'all answers are accepted' is "$(cat "$dir/said")" "$count accepted, 0 refused"
for relation in separated touching penetrating; do
  expect "some are $relation" grep -q "\"relation\":\"$relation\"" "$dir/answers"
done
# An answer that is a little off is found by the oracle.
cat >"$dir/liar" <<END
#!/bin/sh
"$origo" "\$@" | sed 's/"depth":{"exact":"\([1-9]\)/"depth":{"exact":"1\1/'
END
chmod +x "$dir/liar"
python3 tests/pair/plane.py "$dir/liar" "$dir/cases" "$dir/answers" 100 >"$dir/out"
expect 'a wrong depth is found' is $? 1

# ---- by hand ----
rectangle='{"shape":"rectangle","half":[1,1]}'
asked() { # NAME FILTER WHAT CASE: what `jq` finds in the answer, which origo-check accepts
  printf '%s\n' "$4" >"$dir/case"
  "$origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(jq -c "$2" "$dir/answer")" "$3"
  expect "$1 is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
}
of() { # QUESTION A B: a case
  printf '{"id":"x","plane":true,"question":"%s","a":%s,"b":%s}' "$1" "$2" "$3"
}
at() { printf '{"shape":"rectangle","half":[1,1],"pose":{"translation":%s}}' "$1"; }
asked 'squares overlap in the plane' '[.relation,.depth.exact,.direction]' '["penetrating","1/2",["-1","0"]]' \
  "$(of depth "$rectangle" "$(at '["3/2",0]')")"
asked 'a square in itself' '[.relation,.depth.exact]' '["penetrating","2"]' "$(of depth "$rectangle" "$rectangle")"
asked 'segments that cross penetrate' '[.relation,.depth.exact]' '["penetrating","1"]' \
  "$(of depth '{"shape":"segment","points":[[-1,0],[1,0]]}' '{"shape":"segment","points":[[0,-1],[0,1]]}')"
asked 'segments of a line touch' .relation '"touching"' \
  "$(of relation '{"shape":"segment","points":[[0,0],[2,0]]}' '{"shape":"segment","points":[[1,0],[3,0]]}')"
asked 'a point in itself' '[.relation,.depth.exact]' '["touching","0"]' \
  "$(of depth '{"shape":"point","points":[[1,1]]}' '{"shape":"point","points":[[1,1]]}')"
asked 'circles, one in the other' '.depth.exact' '"4/3"' \
  "$(of depth '{"shape":"circle","radius":1}' '{"shape":"circle","radius":"1/3"}')"
asked 'a quarter turn' '.distance.exact' '"1"' \
  "$(of distance '{"shape":"rectangle","half":[3,1],"pose":{"rotation":[1,1]}}' "$(at '[3,0]')")"
asked 'a matrix' '.distance.exact' '"1/2"' \
  "$(of distance '{"shape":"rectangle","half":[3,1],"pose":{"matrix":[["1/2",0],[0,1]]}}' "$(at '[3,0]')")"
asked 'a capsule stands upright' '.distance.exact' '"2"' \
  "$(of distance '{"shape":"capsule","radius":1,"half_height":2}' "$(at '[0,6]')")"
asked 'numbers far apart in size' '.distance.exact' '"1/1180591620717411303424"' \
  "$(of distance '{"shape":"point","points":[[0,0]]}' '{"shape":"point","points":[["0x1p-70",0]]}')"
asked 'what squares share' '[.contact,.line]' \
  '[{"kind":"segment","points":[["1","0"],["1","1"]]},{"offset":"-1","normal":["-1","0"]}]' \
  "$(of contact "$rectangle" "$(at '[2,1]')")"
asked 'a corner on an edge' '.contact' '{"kind":"point","points":[["1","0"]]}' \
  "$(of contact "$rectangle" '{"shape":"polygon","points":[[1,0],[2,1],[2,-1]]}')"
asked 'parted squares' '[.translation,.directions,.contact.on_a]' '[["-1","0"],1,[["1","-1"],["1","1"]]]' \
  "$(of contact "$rectangle" "$(at '[1,0]')")"
asked 'four ways out' '.directions' 4 "$(of contact "$rectangle" "$rectangle")"
asked 'a sweep' '[.hit,.first.exact,.last.exact,.first_points[0]]' '[true,"3","7",["1","0"]]' \
  "$(of sweep "$rectangle" "$(at '[5,1]')" | sed 's/}$/,"velocity_b":[-1,0]}/')"
asked 'a contact along a direction' '[.overlap.exact,.translation]' '["1",["0","-1"]]' \
  "$(of contact "$rectangle" "$(at '[0,1]')" | sed 's/}$/,"direction":[0,-2]}/')"

# ---- moved and mirrored ----
python3 - "$dir/cases" "$dir/mirrored" <<'END'
import json, sys
def mirror(body):  # x and y exchanged
    if body["shape"] == "capsule":  # it lies then
        body |= {"shape": "segment", "points": [[0, "-" + body["half_height"]], [0, body.pop("half_height")]]}
    pose = body.setdefault("pose", {})
    if "points" in body: body["points"] = [p[::-1] for p in body["points"]]
    if "half" in body: body["half"] = body["half"][::-1]
    if "translation" in pose: pose["translation"] = pose["translation"][::-1]
    if "rotation" in pose:
        z, w = pose["rotation"]
        pose["rotation"] = ["-" + str(z) if not str(z).startswith("-") else str(z)[1:], w]
    if "matrix" in pose: pose["matrix"] = [row[::-1] for row in pose["matrix"][::-1]]
out = open(sys.argv[2], "w")
for line in open(sys.argv[1]):
    case = json.loads(line)
    mirror(case["a"]), mirror(case["b"])
    for field in ("velocity_a", "velocity_b"):
        if field in case: case[field] = case[field][::-1]
    print(json.dumps(case), file=out)
END
values='[.relation,.distance,.depth,.hit,.first,.last,.directions,.contact.kind]'
"$origo" ask "$dir/cases" | jq -c "$values" >"$dir/here"
"$origo" ask "$dir/mirrored" | jq -c "$values" >"$dir/there"
expect 'as many answers mirrored' lines "$dir/there" "$(wc -l <"$dir/here")"
expect 'mirrored values are the same' same "$dir/here" "$dir/there"

# ---- limits, and commands that take none ----
printf '%s\n' "$(of depth "$rectangle" '{"shape":"polygon","points":[[0,0],[3,0],[0,3]]}')" >"$dir/case"
refused() { # NAME STATUS WORDS COMMAND...
  name=$1 status=$2 words=$3
  shift 3
  "$@" "$dir/case" >"$dir/out" 2>"$dir/said"
  expect "$name" is "$? $(grep -cF -e "$words" "$dir/said")" "$status 1"
}
refused 'more points than may be' 3 'b.points: 3 points; the limit is 2' "$origo" ask --max-points 2
refused 'more bits than may be' 3 'more bits than the limit' "$origo" ask --max-bits 8
"$origo" run gjk "$dir/case" >"$dir/out" 2>"$dir/said"
expect 'origo run refuses it' is "$? $(jq -r .status "$dir/out")" '0 refused'
refused 'origo shrink' 2 'cases of the plane are not taken here' "$origo" shrink --algorithm gjk
refused 'hit instead of depth' 2 'no other question about it' "$origo" ask --question hit
refused 'a sweep instead of depth' 2 'a sweep without motion' "$origo" ask --question sweep
far='{"shape":"point","points":[["1/617673396283947",0]]}'
printf '%s\n' "$(of depth "$(echo "$far" | sed 's/617673396283947/79766443076872509863361/')" "$far")" >"$dir/case"
refused 'a lattice of more bits than may be' 3 'over their common denominator' "$origo" ask --max-bits 1000
printf '%s\n' "$(of contact "$rectangle" "$rectangle")" >"$dir/case"
"$origo" ask --question depth "$dir/case" >"$dir/answer"
expect 'depth instead of contact' is "$(jq -r .depth.exact "$dir/answer")" 2
for question in contact depth; do
  printf '%s\n' "$(of $question "$rectangle" "$rectangle")" >"$dir/case"
  echo '{"id":"x","relation":"undecided"}' >"$dir/answer"
  expect "undecided is no answer to $question" is \
    "$("$BUILD/origo-check" "$dir/case" "$dir/answer" | tail -n 1)" '0 accepted, 0 refused, 1 undecided'
done
printf '%s\n' "$(of depth "$rectangle" '{"shape":"polygon","points":[[0,0],[3,0],[0,3]]}')" >"$dir/case"
"$origo" ask --question distance "$dir/case" >"$dir/answer"
expect 'distance instead of depth' is "$(jq -r .question "$dir/answer")" distance
"$origo" ask --table "$dir/case" >"$dir/table"
expect 'a table' says "$dir/table" 'depth     penetrating  1 '

# ---- wrong answers are refused ----
printf '%s\n' "$(of depth "$rectangle" "$(at '["3/2",0]')")" >"$dir/case"
"$origo" ask "$dir/case" >"$dir/answer"
wrong() { # NAME SED: an answer that is refused, or is no answer
  sed "$2" "$dir/answer" >"$dir/lie"
  expect "$1 is another answer" is "$(cmp -s "$dir/answer" "$dir/lie"; echo $?)" 1
  "$BUILD/origo-check" "$dir/case" "$dir/lie" >"$dir/said" 2>&1
  expect "$1 is refused" is "$(grep -c '1 refused' "$dir/said")" 1
}
wrong 'another depth' 's|"exact":"1/2"|"exact":"1/3"|'
wrong 'another double' 's/0x1p-1/0x1p-2/'
wrong 'touching' 's/penetrating/touching/'
wrong 'a direction the other way' 's/"direction":\["-1"/"direction":["1"/'
wrong 'a direction of space' 's/"direction":\["-1","0"\]/"direction":["-1","0","0"]/'
wrong 'another point' 's/"points":\[\["1"/"points":[["2"/'
wrong 'a face of another name' 's/"face":[0-9]*/"face":0/'

conclude
