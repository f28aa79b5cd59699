#!/bin/sh
# Cases and answers about pairs of cylinders, cones and rounded bodies, ours and others': what the certificate proves is
# accepted,
# all else is refused by name.   usage: BUILD=build tests/enclosure/answers_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

cylinder='"shape":"cylinder","radius":5,"half_height":2'
cone='"shape":"cone","radius":6,"half_height":2'
at() { printf '"pose":{"translation":[%s]}' "$1"; }
put() { printf '{"id":"s","question":"%s","a":%s,"b":%s}\n' "$1" "$2" "$3" >"$dir/case"; }
# asked NAME RELATION DOUBLE A B: what we answer, both ways round, and that we accept it. DOUBLE: of the distance, or null.
asked() {
  for order in "$4 $5" "$5 $4"; do
    put distance "${order%% *}" "${order#* }"
    "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
    expect "$1" is "$(jq -r .relation "$dir/answer")" "$2"
    expect "$1: the double" is "$(jq -r .distance.double "$dir/answer")" "$3"
    expect "$1 is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
  done
}

# ---- what is answered ----
asked 'cap over cap' separated 0x1p+0 "{$cylinder}" "{$cylinder,$(at 0,0,5)}"
asked 'side beside side' separated 0x1p+1 "{$cylinder}" "{$cylinder,$(at 12,0,0)}"
asked 'an apex' touching 0x0p+0 "{$cone}" "{$cylinder,$(at 0,0,4)}"
asked 'an apex within' penetrating 0x0p+0 "{$cone}" "{$cylinder,$(at 0,0,3)}"
asked 'an ulp between' separated 0x1p-50 "{$cone}" "{$cylinder,$(at 0,0,\"0x4.0000000000004p+0\")}"
asked 'rounded' separated 0x1p-1 "{$cone}" "{$cylinder,\"rounding\":\"1/2\",$(at 0,0,5)}"
asked 'rounded and touching' touching 0x0p+0 "{$cone}" "{$cylinder,\"rounding\":1,$(at 0,0,5)}"
asked 'a sphere' touching 0x0p+0 "{$cylinder}" '{"shape":"sphere","radius":5,"pose":{"translation":[6,8,1]}}'
asked 'a capsule' penetrating 0x0p+0 "{$cylinder}" '{"shape":"capsule","radius":1,"half_height":9}'
asked 'a box' separated 0x1p+0 "{$cylinder}" "{\"shape\":\"box\",\"half\":[1,1,1],$(at 0,0,4)}"
asked 'a box below' touching 0x0p+0 "{$cylinder}" "{\"shape\":\"box\",\"half\":[1,1,1],$(at 0,0,-3)}"
asked 'an apex on a rim' touching 0x0p+0 \
  '{"shape":"cone","radius":1,"half_height":1,"pose":{"matrix":[["2/3","1/3","-2/3"],["-2/3","2/3","-1/3"],["1/3","2/3","2/3"]],"translation":[2,0,6]}}' \
  '{"shape":"cone","radius":3,"half_height":2,"pose":{"matrix":[[1,0,0],[0,0,-1],[0,1,0]],"translation":[2,3,5]}}'
asked 'a double' separated 0x1.1c536c8d35448p+3 "{$cylinder}" "{$cone,$(at 10,11,12)}"

asked 'an ellipsoid without half axes' separated 0x1p+1 \
  '{"shape":"ellipsoid","half":[0,0,0]}' \
  "{\"shape\":\"cylinder\",\"radius\":1,\"half_height\":2,$(at 3,0,0)}"
asked 'an ellipsoid of one half axis' separated 0x1p+0 \
  '{"shape":"ellipsoid","half":[1,0,0]}' \
  "{\"shape\":\"cylinder\",\"radius\":1,\"half_height\":2,$(at 3,0,0)}"

# ---- widths ----
put distance "{$cylinder}" "{$cone,$(at 10,11,12)}"
width() { jq -n --argjson a "$(jq -c '.enclosure | map(split("/") | map(tonumber) | .[0] / (.[1] // 1))' "$dir/answer")" '$a[1] - $a[0]'; }
"$BUILD/origo" ask --width 1/8 "$dir/case" >"$dir/answer"
expect 'a wide enclosure' is "$(width | jq '. <= 0.125 and . > 0x1p-40' 2>/dev/null || width | jq '. <= 0.125')" true
"$BUILD/origo" ask --width 0x1p-90 "$dir/case" >"$dir/answer"
expect 'a narrow one has its double' is "$(jq -r '.distance.double | startswith("0x1.")' "$dir/answer")" true
expect 'a narrow one is accepted' is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
for width in 0 -1 nan x ''; do
  "$BUILD/origo" ask --width "$width" "$dir/case" >"$dir/said" 2>&1
  expect "the width '$width' is bad usage" is "$?" 2
  expect "the width '$width'" says "$dir/said" '--width takes a number above zero'
done
"$BUILD/origo" ask --width 1e-2000 "$dir/case" >"$dir/answer" 2>"$dir/said"
expect 'a width out of reach' is "$?" 3
expect 'a width out of reach' says "$dir/said" 'is wider than was asked for'
expect 'it is an enclosure all the same' is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'

# ---- what is not decided: they touch, but not in a point of short coordinates ----
put distance '{"shape":"cylinder","radius":1,"half_height":1}' \
  '{"shape":"hull","radius":1,"points":[["3278/1601","-1439/1601","-1/9"],["3118/1601","1759/1601","1/5"]]}'
"$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
expect 'undecided ends with 3' is "$?" 3
expect 'undecided' is "$(jq -r .relation "$dir/answer")" undecided
expect 'undecided' says "$dir/said" "'s' is undecided at the width"
expect 'undecided, from zero' is "$(jq -r '.enclosure[0]' "$dir/answer")" 0
expect 'undecided' says "$dir/answer" '"kind":"enclosure"'
"$BUILD/origo-check" "$dir/case" "$dir/answer" >"$dir/said"
expect 'undecided is checked with 3' is "$?" 3
expect 'undecided is checked' says "$dir/said" 'the enclosure is accepted, but it begins at zero'

# ---- a table ----
put distance "{$cone}" "{$cylinder,$(at 0,0,5)}"
expect 'a table' grep -q '^s  *distance  *separated  *up to 1  *1  *enclosure  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END

# ---- algorithms ----
# ran NAME ALGORITHM EXPRESSION: jq's expression of the claim is true.
ran() { expect "$1" is "$("$BUILD/origo" run "$2" "$dir/case" | jq "$3")" true; }
put distance "{$cylinder,\"pose\":{\"matrix\":[[0,3,0],[3,0,0],[0,0,3]]}}" "{$cone,\"rounding\":1,\"pose\":{\"translation\":[0,0,10],\"rotation\":[1,0,0,0]}}"
ran 'a scaled cylinder under an apex' gjk '.distance == "0x1p+0" and .colliding == false'
ran 'and by epa' epa '.distance == "0x1p+0"'
ran 'and by mpr' mpr '.colliding == false'
ran 'what wants a mesh refuses' sat-3d '.status == "refused"'
ran 'what wants boxes refuses' box-box '.status == "refused"'
ran 'what wants spheres refuses' sphere-sphere '.status == "refused"'
put relation '{"shape":"cylinder","radius":1,"half_height":0}' '{"shape":"cone","radius":1,"half_height":0}'
ran 'discs are no polygons' sat-2d '.status == "refused"'
put relation "{$cone}" '{"shape":"capsule","radius":1,"half_height":1}'
ran 'a capsule within a cone' gjk-boolean '.colliding == true'

# ---- what is refused of cases ----
# bad NAME PHRASE A B: what is no case of ours.
bad() {
  put distance "$3" "$4"
  "$BUILD/origo" ask "$dir/case" >"$dir/said" 2>&1
  expect "$1 is bad input" is "$?" 2
  expect "$1" says "$dir/said" "$2"
}
bad 'a negative rounding' 'b.rounding: negative; expected a radius of zero or more' "{$cone}" "{$cylinder,\"rounding\":-1}"
bad 'a rounding that is none' 'a.rounding' "{$cone,\"rounding\":\"inf\"}" "{$cylinder}"
bad 'a line' 'b.shape' "{$cone}" '{"shape":"line","points":[[0,0,0]],"direction":[0,0,1]}'

# ---- what is accepted and refused of others' answers ----
# judged NAME PHRASE ANSWER: origo-check prints the phrase.
judged() {
  printf '%s\n' "$3" >"$dir/answer"
  "$BUILD/origo-check" "$dir/case" "$dir/answer" >"$dir/said" 2>&1
  expect "$1" says "$dir/said" "$2"
}
range() { printf '{"id":"s","enclosure":[%s],"certificate":{"kind":"enclosure","direction":%s,"places":[[%s]]}}' "$1" "$2" "$3"; }
put distance "{$cylinder}" "{$cone,$(at 0,0,5)}"
places='["0","0","1","1"],["0","0","-1","1"]'
judged 'exactly' '1 accepted' "$(range '1,1' '[0,0,-1]' "$places")"
judged 'from somewhat less' '1 accepted' "$(range '"999/1000",1' '[0,0,-1]' "$places")"
judged 'from zero' 'undecided: "s"' "$(range '0,1' '[0,0,-1]' "$places")"
judged 'a little too much' 'not so far apart along the direction' "$(range '"10000000001/10000000000",2' '[0,0,-1]' "$places")"
judged 'a little too little' 'the places are too far apart' "$(range '"1/2","9999999999/10000000000"' '[0,0,-1]' "$places")"
judged 'the wrong way' 'not so far apart along the direction' "$(range '1,1' '[0,0,1]' "$places")"
judged 'askew' 'not so far apart along the direction' "$(range '1,1' '[0,1,-1000]' "$places")"
judged 'askew, and less' '1 accepted' "$(range '"98/100",1' '[0,1,-1000]' "$places")"
judged 'no direction' 'the direction is zero' "$(range '1,1' '[0,0,0]' "$places")"
judged 'bounds upside down' 'the lower bound is negative, or above the upper one' "$(range '2,1' '[0,0,-1]' "$places")"
judged 'below zero' 'the lower bound is negative, or above the upper one' "$(range '-1,1' '[0,0,-1]' "$places")"
judged 'a place outside' 'a place does not lie in its body' "$(range '1,1' '[0,0,-1]' '[0,0,2,1],[0,0,-1,1]')"
judged 'a place over nothing' 'a place does not lie in its body' "$(range '1,1' '[0,0,-1]' '[0,0,0,0],[0,0,-1,1]')"
judged 'no enclosure' "the field 'enclosure' is missing" "{\"id\":\"s\",\"certificate\":{\"kind\":\"enclosure\",\"places\":[[$places]]}}"
judged 'no places' "the field 'places' is missing" '{"id":"s","enclosure":[1,1],"certificate":{"kind":"enclosure"}}'
judged 'one place' 'certificate.places[0]' "$(range '1,1' '[0,0,-1]' '[0,0,1,1]')"
judged 'a place of a polytope' 'certificate.places[0][0]' "$(range '1,1' '[0,0,-1]' '[[0,1]],[0,0,-1,1]')"
judged 'two pairs' 'too few pairs of places, or too many' "$(range '1,1' '[0,0,-1]' "$places],[$places")"
judged 'touching' 'the places are too far apart' "{\"id\":\"s\",\"certificate\":{\"kind\":\"touching\",\"direction\":[0,0,-1],\"places\":[[$places]]}}"
judged 'penetrating' 'the places are too far apart' "{\"id\":\"s\",\"certificate\":{\"kind\":\"penetrating\",\"places\":[[$places]]}}"
judged 'a combination of none' 'the combination of the places' "{\"id\":\"s\",\"certificate\":{\"kind\":\"penetrating\",\"places\":[[$places],[$places],[$places],[$places]],\"weights\":[1,1,1,1]}}"
judged 'no weights' "the field 'weights' is missing" "{\"id\":\"s\",\"certificate\":{\"kind\":\"penetrating\",\"places\":[[$places],[$places]]}}"
judged 'an unknown kind' "certificate.kind: unknown kind 'nearest'" '{"id":"s","certificate":{"kind":"nearest"}}'
judged 'another relation' 'relation: not what the certificate proves' "$(range '1,1' '[0,0,-1]' "$places" | sed 's/"enclosure"/"relation":"touching",&/')"
judged 'another distance' 'distance: not what the certificate proves' "$(range '1,1' '[0,0,-1]' "$places" | sed 's/"enclosure"/"distance":{"double":2},&/')"
judged 'a distance not decided' 'distance: claimed, but the certificate proves none' "$(range '"99/100",1' '[0,0,-1]' "$places" | sed 's/"enclosure"/"distance":{"double":1},&/')"
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{"id":"s","relation":"undecided"}'

conclude
