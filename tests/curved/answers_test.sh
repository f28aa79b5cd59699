#!/bin/sh
# Cases and answers about cylinders and cones, ours and others': what the certificate proves is accepted, all else is
# refused
# by name.   usage: BUILD=build tests/curved/answers_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

cylinder='"shape":"cylinder","radius":5,"half_height":2'
cone='"shape":"cone","radius":6,"half_height":2'
point() { printf '{"shape":"point","points":[%s]}' "$1"; }
put() { printf '{"id":"s","question":"%s","a":%s,"b":%s}\n' "$1" "$2" "$3" >"$dir/case"; }
# asked NAME RELATION A B: what we answer, both ways round, and that we accept it.
asked() {
  for order in "$3 $4" "$4 $3"; do
    put relation "${order%% *}" "${order#* }"
    "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
    expect "$1" is "$(jq -r .relation "$dir/answer")" "$2"
    expect "$1 is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
  done
}
# bad NAME PHRASE A B: what is no case of ours.
bad() {
  put relation "$3" "$4"
  "$BUILD/origo" ask "$dir/case" >"$dir/said" 2>&1
  expect "$1 is bad input" is "$?" 2
  expect "$1" says "$dir/said" "$2"
}

# ---- what is answered ----
asked 'a side' touching "{$cylinder}" "$(point '[3,4,1]')"
asked 'beside it' separated "{$cylinder}" "$(point '[3,"0x4.0000000000001p+0",1]')"
asked 'within it' penetrating "{$cylinder}" "$(point '[3,"0x3.ffffffffffffep+0",1]')"
asked 'an apex' touching "{$cone}" "$(point '[0,0,2]')"
asked 'above it' separated "{$cone}" "$(point '[0,0,"0x2.0000000000002p+0"]')"
asked 'under it' penetrating "{$cone}" "$(point '[0,0,"0x1.fffffffffffffp+0"]')"
asked 'turned and moved' touching "{$cone,\"pose\":{\"rotation\":[1,0,0,1],\"translation\":[1,2,3]}}" "$(point '[1,0,3]')"
asked 'scaled and mirrored' touching "{$cylinder,\"pose\":{\"matrix\":[[0,2,0],[2,0,0],[0,0,2]]}}" "$(point '[6,8,4]')"
asked 'a disc' touching '{"shape":"cone","radius":5,"half_height":0}' "$(point '[1,1,0]')"
asked 'a disc run through' penetrating '{"shape":"cylinder","radius":5,"half_height":0}' '{"shape":"segment","points":[[1,1,-1],[1,1,2]]}'
asked 'a segment' touching '{"shape":"cylinder","radius":0,"half_height":2}' "$(point '[0,0,2]')"
asked 'a point' separated '{"shape":"cone","radius":0,"half_height":0}' "$(point '[0,0,1]')"
asked 'the ends of binary64' separated '{"shape":"cone","radius":1e308,"half_height":"0x1p-1074"}' "$(point '[0,0,"0x1p-1073"]')"
asked 'a box' touching "{$cylinder}" '{"shape":"box","half":[1,1,1],"pose":{"translation":[6,0,3]}}'

# ---- what is refused of cases ----
bad 'a negative radius' 'a.radius: negative; expected a radius of zero or more' '{"shape":"cone","radius":-1,"half_height":2}' "$(point '[0,0,1]')"
bad 'a negative height' 'b.half_height: negative; expected half a height of zero or more' "$(point '[0,0,1]')" '{"shape":"cylinder","radius":1,"half_height":-2}'
bad 'NaN' 'a.radius' '{"shape":"cone","radius":"nan","half_height":2}' "$(point '[0,0,1]')"
bad 'no radius' "the field 'radius' is missing" '{"shape":"cone","half_height":2}' "$(point '[0,0,1]')"
bad 'no height' "the field 'half_height' is missing" '{"shape":"cylinder","radius":2}' "$(point '[0,0,1]')"
bad 'a field of others' "unknown field 'half'" '{"shape":"cylinder","radius":2,"half_height":1,"half":[1,1,1]}' "$(point '[0,0,1]')"
bad 'a sheared pose' 'a.pose.matrix: no similarity' "{$cylinder,\"pose\":{\"matrix\":[[1,1,0],[0,1,0],[0,0,1]]}}" "$(point '[0,0,1]')"
bad 'a stretched pose' 'a.pose.matrix: no similarity' "{$cylinder,\"pose\":{\"matrix\":[[1,0,0],[0,1,0],[0,0,2]]}}" "$(point '[0,0,1]')"
bad 'a singular pose' 'a.pose.matrix: no similarity' "{$cone,\"pose\":{\"matrix\":[[0,0,0],[0,0,0],[0,0,0]]}}" "$(point '[0,0,1]')"
bad 'a stretched segment' 'a.pose.matrix: no similarity' '{"shape":"cone","radius":0,"half_height":1,"pose":{"matrix":[[1,0,0],[0,1,0],[0,0,2]]}}' "$(point '[0,0,1]')"
bad 'no quaternion' 'the zero quaternion is no rotation' "{$cone,\"pose\":{\"rotation\":[0,0,0,0]}}" "$(point '[0,0,1]')"
for question in closest hit; do
  for body in "$cylinder" "$cone"; do
    put "$question" "{$body}" "$(point '[0,0,1]')"
    "$BUILD/origo" ask "$dir/case" >"$dir/said" 2>&1
    expect "the question $question" says "$dir/said" "is not taken here; the questions 'relation', 'distance', 'depth', 'sweep', 'contact', 'hit' and 'support' about it"
  done
done
put relation "{$cone}" "$(point '[0,0,1]')"
"$BUILD/origo" ask --question closest "$dir/case" >"$dir/said" 2>&1
expect 'another question instead' says "$dir/said" "is not taken here; the questions 'relation', 'distance', 'depth', 'sweep', 'contact', 'hit' and 'support' about it"
expect 'a table' grep -q '^s  *relation  *penetrating  *-  *-  *penetrating  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END

# ---- what is accepted and refused of others' answers ----
# judged NAME PHRASE ANSWER: origo-check prints the phrase.
judged() {
  printf '%s\n' "$3" >"$dir/answer"
  "$BUILD/origo-check" "$dir/case" "$dir/answer" >"$dir/said" 2>&1
  expect "$1" says "$dir/said" "$2"
}
proof() { printf '{"id":"s","certificate":%s}' "$1"; }
put relation "{$cylinder}" '{"shape":"segment","points":[[2,3,5],[4,5,-1]]}'
touching='"kind":"touching","direction":[-3,-4,0]'
# The plane at the rim is tilted: along (3, 4, t) the segment must not go below.
tilted='"kind":"touching","direction":["-9","-12","-7"],"points":[[0,1],[1,"1"]]'
judged 'a plane along the axis' 'the direction does not separate the bodies' "$(proof "{$touching,\"points\":[[0,1],[1,1]]}")"
judged 'a tilted plane' '1 accepted' "$(proof "{$tilted}")"
judged 'with its relation' '1 accepted' "{\"id\":\"s\",\"question\":\"relation\",\"relation\":\"touching\",\"certificate\":{$tilted}}"
judged 'another relation' 'relation: not what the certificate proves' "{\"id\":\"s\",\"relation\":\"separated\",\"certificate\":{$tilted}}"
judged 'another question' "it answers the question 'distance'" "{\"id\":\"s\",\"question\":\"distance\",\"certificate\":{$tilted}}"
judged 'strictly apart' 'does not separate the bodies' "$(proof '{"kind":"separated","direction":[-9,-12,-7]}')"
judged 'the wrong way' 'does not separate the bodies' "$(proof '{"kind":"separated","direction":[9,12,7]}')"
judged 'no direction' 'the direction is zero' "$(proof '{"kind":"separated","direction":[0,0,0]}')"
judged 'not inside' 'does not lie in the curved body as it has to' "$(proof '{"kind":"penetrating","points":[[0,1],[1,1]]}')"
judged 'a negative weight' 'a weight is negative' "$(proof '{"kind":"penetrating","points":[[0,2],[1,-1]]}')"
judged 'no weight' 'none is positive' "$(proof '{"kind":"penetrating","points":[]}')"
judged 'a point that is none' 'names no point' "$(proof '{"kind":"penetrating","points":[[2,1]]}')"
judged 'nine points' 'there are too many' "$(proof '{"kind":"penetrating","points":[[0,1],[0,1],[0,1],[0,1],[0,1],[0,1],[0,1],[0,1],[0,1]]}')"
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{"id":"s","relation":"undecided"}'
judged 'no certificate' "the field 'certificate' is missing" '{"id":"s","relation":"touching"}'
judged 'an unknown kind' "certificate.kind: unknown kind 'nearest'" "$(proof '{"kind":"nearest"}')"
judged 'fields of other bodies' "unknown field 'pairs'" "$(proof '{"kind":"penetrating","pairs":[[0,0]],"weights":[1]}')"
judged 'a weight that is none' 'certificate.points[0][1]' "$(proof '{"kind":"penetrating","points":[[0,"x"]]}')"
judged 'points that are no list' 'certificate.points: a number where an array' "$(proof '{"kind":"penetrating","points":7}')"
judged 'a field that is not there' "unknown field 'depth'" "{\"id\":\"s\",\"depth\":3,\"certificate\":{$tilted}}"

conclude
