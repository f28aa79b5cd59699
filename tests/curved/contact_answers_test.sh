#!/bin/sh
# The question `contact` of cylinders and cones beside polytopes as a user asks it: answers, answers with a fault, bad
# input.
# usage: BUILD=build tests/curved/contact_answers_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
check=$BUILD/origo-check

cat >"$dir/cases" <<'END'
{"id":"stands","question":"contact","a":{"shape":"cylinder","radius":1,"half_height":2},"b":{"shape":"box","half":[2,2,1],"pose":{"translation":[0,0,-3]}}}
{"id":"large","question":"contact","a":{"shape":"cylinder","radius":3,"half_height":2},"b":{"shape":"box","half":[2,2,1],"pose":{"translation":[0,0,-3]}}}
{"id":"part","question":"contact","a":{"shape":"cylinder","radius":1,"half_height":2},"b":{"shape":"box","half":[2,2,1],"pose":{"translation":[2,0,-3]}}}
{"id":"lies","question":"contact","b":{"shape":"cylinder","radius":1,"half_height":2,"pose":{"rotation":[0,1,0,1],"translation":[1,0,2]}},"a":{"shape":"box","half":[2,2,1]}}
{"id":"tilted","question":"contact","a":{"shape":"cylinder","radius":1,"half_height":1,"pose":{"rotation":[0,1,0,3],"translation":[0,0,"7/5"]}},"b":{"shape":"box","half":[2,2,1],"pose":{"translation":[0,0,-1]}}}
{"id":"base","question":"contact","a":{"shape":"cone","radius":1,"half_height":2},"b":{"shape":"hull","points":[[0,0,-2],[3,0,-2],[0,3,-2],[1,1,-5]]}}
{"id":"apex","question":"contact","a":{"shape":"cone","radius":1,"half_height":2},"b":{"shape":"hull","points":[[-1,-1,2],[3,0,2],[0,3,2],[1,1,5]]}}
{"id":"slope","question":"contact","a":{"shape":"cone","radius":4,"half_height":2,"pose":{"translation":[0,0,2]}},"b":{"shape":"triangle","points":[[4,-1,0],[4,1,0],[1,0,3]]}}
{"id":"edge","question":"contact","a":{"shape":"cylinder","radius":5,"half_height":2},"b":{"shape":"segment","points":[[-9,1,2],[9,1,2]]}}
{"id":"apart","question":"contact","a":{"shape":"cylinder","radius":5,"half_height":2},"b":{"shape":"segment","points":[[-9,1,3],[9,1,3]]}}
{"id":"into","question":"contact","a":{"shape":"cylinder","radius":5,"half_height":2},"b":{"shape":"segment","points":[[-9,1,1],[9,1,1]]}}
END
"$origo" ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
expect 'answered' is "$? $(cat "$dir/err")" '0 '
expect 'kinds' is "$(jq -r '.contact.kind // .relation' "$dir/answers" | xargs)" \
  'disc polygon part segment point part point segment part separated penetrating'
expect 'a segment along the side' is "$(jq -c 'select(.id == "lies") | .contact.points' "$dir/answers")" '[["-1","0","1"],["2","0","1"]]'
expect 'a point of the rim' is "$(jq -c 'select(.id == "tilted") | .contact.points' "$dir/answers")" '[["1/5","0","0"]]'
expect 'a disc' is "$(jq -c 'select(.id == "stands") | [.contact.centre, .contact.radius.exact]' "$dir/answers")" '[["0","0","-2"],"1"]'
expect 'a plane from B to A' is "$(jq -c 'select(.id == "edge" or .id == "lies") | .plane.normal' "$dir/answers" | xargs)" '[0,0,-1] [0,0,-1]'
"$check" "$dir/cases" "$dir/answers" >"$dir/out" 2>&1
expect 'accepted' is "$? $(cat "$dir/out")" '0 11 accepted, 0 refused'
"$origo" ask --table "$dir/cases" >"$dir/out"
expect 'a table' says "$dir/out" 'disc'

refused() { # refused NAME JQ WHAT
  jq -c "$2" "$dir/answers" >"$dir/wrong"
  "$check" "$dir/cases" "$dir/wrong" >"$dir/out" 2>&1
  expect "$1: status" is $? 1
  expect "$1" says "$dir/out" "$3"
}
of() { printf 'if .id == "%s" then %s else . end' "$1" "$2"; }
refused 'another kind' "$(of part '.contact.kind = "disc"')" contact
refused 'another point' "$(of lies '.contact.points[0][0] = "0"')" contact
refused 'another radius' "$(of stands '.contact.radius.exact = "2"')" contact
refused 'another plane' "$(of lies '.plane.offset = "1"')" plane
refused 'a plane that is none' "$(of lies '.certificate.touching.direction = ["1","0","0"]')" 'nothing shows the relation'
refused 'corners that are none' "$(of lies '.certificate.shared.corners = []')" 'nothing shows what the faces'
refused 'a plane of the face alone' "$(of edge '.certificate.shared.normal = ["0","0","1"]')" 'nothing shows what the faces'

bad() { # bad NAME WHAT: of the case in $dir/bad
  "$origo" ask "$dir/bad" >"$dir/out" 2>"$dir/err"
  expect "$1: status" is $? 2
  expect "$1" says "$dir/err" "$2"
}
pair() { printf '{"id":"x","question":"contact","a":{"shape":"cylinder","radius":1,"half_height":1%s},"b":%s}\n' "$1" "$2"; }
pair '' '{"shape":"cone","radius":1,"half_height":1}' >"$dir/bad"
bad 'two of them' 'beside a polytope'
pair '' '{"shape":"sphere","radius":1}' >"$dir/bad"
bad 'beside a sphere' 'beside a polytope'
pair ',"rounding":1' '{"shape":"box","half":[1,1,1]}' >"$dir/bad"
bad 'a rounded one' 'beside a polytope'
conclude
