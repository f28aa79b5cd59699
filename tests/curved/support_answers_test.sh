#!/bin/sh
# The question `support` of cylinders, cones and ellipsoids as a user asks it: answers, answers with a fault, bad input.
# usage: BUILD=build tests/curved/support_answers_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
check=$BUILD/origo-check

reach() { # reach ID SHAPE DIRECTION [FIELDS]
  printf '{"id":"%s","question":"support","a":{"shape":"%s","radius":4,"half_height":2%s},"direction":%s}\n' "$1" "$2" "${4:-}" "$3"
}
egg() { # egg ID HALF DIRECTION [FIELDS]
  printf '{"id":"%s","question":"support","a":{"shape":"ellipsoid","half":%s%s},"direction":%s}\n' "$1" "$2" "${4:-}" \
    "$3"
}
{
  reach rim cylinder '[3,4,1]'
  reach cap cylinder '[0,0,"1/3"]'
  reach slope cone '[1,0,1]'
  reach tip cone '[0,1,1.5]'
  reach nowhere cone '[0,0,0]'
  reach turned cone '[0,0,-1]' ',"pose":{"rotation":[1,0,0,1]}'
  reach thin cylinder '[0,0,1]' | sed 's/"radius":4/"radius":0/'
  egg egg '[1,2,3]' '[2,1,0]'
  egg whole '[3,4,5]' '[3,0,0]'
  egg flat '[2,3,0]' '[0,0,7]' ',"pose":{"translation":[0,0,"1/2"]}'
  egg sheared '[1,1,1]' '[1,0,0]' ',"pose":{"matrix":[[3,4,0],[0,0,0],[0,0,0]]}'
  egg upright '[1,2,3]' '[0,0,1]' ',"pose":{"rotation":[1,0,0,1]}'
  egg point '[0,0,0]' '[1,1,1]'
} >"$dir/cases"
"$origo" ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
expect 'answered' is $? 0
expect 'faces' is "$(jq -r '.certificate.face // "vertices"' "$dir/answers" | tr '\n' ,)" \
  'high rim,high,side,apex,all,low rim,vertices,point,point,all,point,point,all,'
expect 'maxima' is "$(jq -r .maximum.exact "$dir/answers" | xargs)" '22 2/3 2 3 0 4 2 sqrt(8) 9 7/2 5 2 0'
"$check" "$dir/cases" "$dir/answers" >"$dir/out" 2>"$dir/err"
expect 'accepted' is "$? $(cat "$dir/out" "$dir/err" | xargs)" '0 13 accepted, 0 refused'
"$origo" ask --table "$dir/cases" >"$dir/out"
expect 'a table' says "$dir/out" 'high rim'
"$origo" ask --summary "$dir/cases" >/dev/null 2>"$dir/err"
expect 'a summary' says "$dir/err" 'support'

refused() { # refused NAME JQ WHAT
  jq -c "$2" "$dir/answers" >"$dir/wrong"
  "$check" "$dir/cases" "$dir/wrong" >"$dir/out" 2>&1
  expect "$1: status" is $? 1
  expect "$1" says "$dir/out" "$3"
}
refused 'another face' 'if .id == "rim" then .certificate.face = "low rim" else . end' 'exactly what reaches farthest'
refused 'a face that it has not' 'if .id == "slope" then .certificate.face = "high" else . end' 'no such face'
refused 'a face of a cylinder for an ellipsoid' 'if .id == "egg" then .certificate.face = "side" else . end' \
  'no such face'
refused 'all of an ellipsoid' 'if .id == "egg" then .certificate.face = "all" else . end' \
  'exactly what reaches farthest'
refused 'one point of a flat one' 'if .id == "flat" then .certificate.face = "point" else . end' \
  'exactly what reaches farthest'
refused 'another number of an ellipsoid' 'if .id == "egg" then .maximum.exact = "sqrt(9)" else . end' 'maximum'
refused 'another number' 'if .id == "rim" then .maximum.exact = "23" else . end' 'maximum'
refused 'another question' 'if .id == "rim" then .question = "depth" else . end' 'question'

bad() { # bad NAME WHAT: of the case in $dir/bad
  "$origo" ask "$dir/bad" >"$dir/out" 2>"$dir/err"
  expect "$1: status" is $? 2
  expect "$1" says "$dir/err" "$2"
}
reach rounded cylinder '[0,0,1]' ',"rounding":1' >"$dir/bad"
bad 'a rounded one' 'rounded cylinder or cone'
reach sheared cone '[0,0,1]' ',"pose":{"matrix":[[1,1,0],[0,1,0],[0,0,1]]}' >"$dir/bad"
bad 'a sheared one' 'similarity'
reach negative cone '[0,0,1]' | sed 's/"radius":4/"radius":-4/' >"$dir/bad"
bad 'a negative radius' 'negative'
reach none cone '[0,0]' >"$dir/bad"
bad 'a direction of two numbers' 'direction'
reach nan cone '["nan",0,1]' >"$dir/bad"
bad 'NaN' 'direction'
egg two '[1,1,1]' '[1,0,0]' | sed 's/"dir/"b":{"shape":"point","points":[[0,0,0]]},&/' >"$dir/bad"
bad 'an ellipsoid beside another body' 'cylinder'
egg posed '[1,1,1]' '[1,0,0]' ',"pose":7' >"$dir/bad"
bad 'an ellipsoid with a pose of nothing' 'pose'
reach rim cylinder '[3,4,1]' >"$dir/cases"
for fault in '{"kind":"extreme","face":"top"}:unknown face' '{"kind":"feet"}:unknown kind' '{"kind":"extreme"}:face'; do
  printf '{"id":"rim","certificate":%s}\n' "${fault%:*}" >"$dir/wrong"
  "$check" "$dir/cases" "$dir/wrong" >"$dir/out" 2>&1
  expect "$fault" says "$dir/out" "${fault##*:}"
done
conclude
