#!/bin/sh
# The question `hit` of cylinders and cones as a user asks it: answers, answers with a fault, bad input.
# usage: BUILD=build tests/curved/hit_answers_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
check=$BUILD/origo-check

hit() { # hit ID PATH SHAPE [FIELDS]
  printf '{"id":"%s","question":"hit","a":%s,"b":{"shape":"%s","radius":5,"half_height":2%s}}\n' "$1" "$2" "$3" "${4:-}"
}
ray='{"shape":"ray","points":[[-10,1,0]],"direction":[1,0,0]}'
through='{"shape":"line","points":[[-10,0,2]],"direction":[1,0,0]}'
{
  hit ray "$ray" cylinder
  hit apex "$through" cone
  hit past '{"shape":"segment","points":[[-10,0,3],[10,0,3]]}' cone
  hit point '{"shape":"point","points":[[3,4,2]]}' cylinder
  hit turned "$ray" cylinder ',"pose":{"rotation":[1,0,0,1]}'
  hit thin "$ray" cylinder | sed 's/"radius":5/"radius":0/'
} >"$dir/cases"
"$origo" ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
expect 'answered' is $? 0
expect 'meetings' is "$(jq -r .meeting "$dir/answers" | xargs)" 'segment point nothing point segment nothing'
expect 'first' is "$(jq -r 'select(.first) | .first.exact' "$dir/answers" | xargs)" '10-sqrt(24) 10 0 5'
expect 'ends' is "$(jq -r '.certificate | select(.kind == "chord") | .first' "$dir/answers" | xargs)" 'side side end side'
"$check" "$dir/cases" "$dir/answers" >"$dir/out" 2>"$dir/err"
expect 'accepted' is "$? $(cat "$dir/out" "$dir/err" | xargs)" '0 6 accepted, 0 refused'
"$origo" ask --table "$dir/cases" >"$dir/out"
expect 'a table' says "$dir/out" 'clear'

refused() { # refused NAME JQ WHAT
  jq -c "$2" "$dir/answers" >"$dir/wrong"
  "$check" "$dir/cases" "$dir/wrong" >"$dir/out" 2>&1
  expect "$1: status" is $? 1
  expect "$1" says "$dir/out" "$3"
}
refused 'another end' 'if .id == "ray" then .certificate.first = "low" else . end' 'there is no such end'
refused 'from where it begins' 'if .id == "ray" then .certificate.first = "end" else . end' 'not in the body'
refused 'nothing, where there is something' 'if .id == "ray" then {id, question, meeting: "nothing", certificate: {kind: "clear"}} else . end' 'keep the path out'
refused 'something, where there is nothing' 'if .id == "past" then .certificate = {kind: "chord", first: "end", last: "end"} else . end' 'not in the body'
refused 'another meeting' 'if .id == "apex" then .meeting = "segment" else . end' 'meeting'
refused 'another number' 'if .id == "ray" then .first.exact = "5" else . end' 'first'

bad() { # bad NAME WHAT: of the case in $dir/bad
  "$origo" ask "$dir/bad" >"$dir/out" 2>"$dir/err"
  expect "$1: status" is $? 2
  expect "$1" says "$dir/err" "$2"
}
hit rounded "$ray" cylinder ',"rounding":1' >"$dir/bad"
bad 'a rounded one' 'rounded cylinder or cone'
hit triangle '{"shape":"triangle","points":[[0,0,0],[1,0,0],[0,1,0]]}' cone >"$dir/bad"
bad 'a triangle' 'expected a point, segment, line or ray'
hit sheared "$ray" cone ',"pose":{"matrix":[[1,1,0],[0,1,0],[0,0,1]]}' >"$dir/bad"
bad 'a sheared one' 'similarity'
hit negative "$ray" cone | sed 's/"radius":5/"radius":-5/' >"$dir/bad"
bad 'a negative radius' 'negative'
hit a "$ray" cone | sed 's/"a":/"c":/; s/"b":/"a":/; s/"c":/"b":/' >"$dir/bad"
bad 'a cone as the path' 'a.shape'
hit text "$ray" cone | jq -c '.b.radius = "nan"' >"$dir/bad"
bad 'NaN' 'b.radius'
echo '{"id":"ray","certificate":{"kind":"chord","first":"root","last":"side"}}' >"$dir/wrong"
hit ray "$ray" cylinder >"$dir/cases"
"$check" "$dir/cases" "$dir/wrong" >"$dir/out" 2>&1
expect 'an unknown end' says "$dir/out" 'unknown end'
conclude
