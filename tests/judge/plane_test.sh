#!/bin/sh
# Claims about bodies of the plane: what is handed over, what is right, and that each fault is found.
# usage: BUILD=build tests/judge/plane_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

python3 tests/pair/plane.py "$origo" "$dir/all" "$dir/answers" 140 >"$dir/out"
expect "cases: $(tail -n 1 "$dir/out")" is $? 0
grep -v '"question": "hit"' "$dir/all" >"$dir/cases"
{
  squares() { # ID QUESTION POSE-OF-A POSE-OF-B
    printf '{"id":"%s","question":"%s","plane":true,' "$1" "$2"
    printf '"a":{"shape":"rectangle","half":[1,1],"pose":%s},' "$3"
    printf '"b":{"shape":"rectangle","half":[1,1],"pose":%s}}\n' "$4"
  }
  squares face contact '{}' '{"translation":[1.75,0.5]}'
  squares touching contact '{}' '{"translation":[2,0.5]}'
  squares turned depth '{}' '{"rotation":[1,2],"translation":[2,0.5]}'
  squares far-away depth '{"translation":[1048576,0]}' '{"translation":[1048577,0]}'
} >>"$dir/cases"
count=$(wc -l <"$dir/cases")

judged() { # FAULT OPTION...: the summary
  fault=$1
  shift
  engine="python3 tests/judge/plane_engine.py $origo $fault"
  "$origo" judge "$@" --engine "$engine" "$dir/cases" 2>&1 >"$dir/judged" | tail -n 1
}
right="plane 1: $count cases: $count right, 0 tolerable, 0 wrong, 0 no answer"
expect 'all is right' is "$(judged "none $dir/seen")" "$right"
expect 'contacts are judged' grep -q '"what":"cover","verdict":"right"' "$dir/judged"
expect 'and in binary32' is "$(judged none --float32)" "$right"
expect 'and swapped, scaled, reversed' is "$(judged none --metamorphic)" "$right"
for fault in verdict depth normal points half far; do
  summary=$(judged "$fault")
  expect "the fault '$fault' is found: $summary" is "$(echo "$summary" | grep -c ' 0 wrong')" 0
done
expect 'points of space are nonsense' is "$(judged space | grep -c ' 0 no answer')" 0

# ---- what is handed over ----
expect 'as many cases are handed over' lines "$dir/seen" "$count"
expect 'they are cases' sh -c '"$0" ask "$1" >"$2"' "$origo" "$dir/seen" "$dir/again"
cat >"$dir/valid.py" <<'END'
import json, sys
import jsonschema
validator = jsonschema.Draft202012Validator(json.load(open("docs/case.schema.json")))
sys.exit(any(True for line in open(sys.argv[1]) for _ in validator.iter_errors(json.loads(line))))
END
expect 'and as the schema says' python3 "$dir/valid.py" "$dir/seen"
expect 'a rectangle as a polygon' is "$(jq -c 'select(.id == "face").a' "$dir/seen")" \
  '{"shape":"polygon","points":[[-1,-1],[1,-1],[-1,1],[1,1]]}'
for shape in point segment triangle polygon circle; do
  expect "some are of the shape $shape" grep -q "\"shape\":\"$shape\"" "$dir/seen"
done
expect 'a motion has two numbers' grep -q '"velocity_b":\[[-0-9.]*,[-0-9.]*\]' "$dir/seen"

# ---- claims in files ----
said() { # CASE CLAIM: the note of the judgement
  printf '%s\n' "$1" >"$dir/one"
  printf '%s\n' "$2" >"$dir/claim"
  "$origo" judge "$dir/one" "$dir/claim" 2>/dev/null | jq -r '.note // .verdict'
}
flat=$(squares x depth '{}' '{"translation":["3/2",0]}')
solid='{"id":"x","question":"depth","a":{"shape":"box","half":[1,1,1]},"b":{"shape":"box","half":[1,2,2],'
solid="$solid\"pose\":{\"translation\":[\"3/2\",0,0]}}}"
claim='{"id":"x","engine":"e","colliding":true,'
expect 'a normal of the plane' is "$(said "$flat" "$claim\"depth\":0.5,\"normal\":[-1,0]}")" right
expect 'of space, in the plane' is "$(said "$flat" "$claim\"normal\":[-1,0,0]}")" \
  'points or a normal of three numbers, in the plane'
expect 'of the plane, in space' is "$(said "$solid" "$claim\"normal\":[-1,0]}")" \
  'points or a normal of two numbers, in space'
expect 'both in one claim are none' is \
  "$(said "$flat" "$claim\"normal\":[-1,0],\"points\":[[1,0,0],[0,0]]}")" ''

conclude
