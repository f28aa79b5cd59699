#!/bin/sh
# Answers about the depth of cylinders and cones, ours and others': what the certificate proves is accepted, all else is
# refused
# by name.   usage: BUILD=build tests/enclosure/depth_answers_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

cylinder='"shape":"cylinder","radius":5,"half_height":2'
cone='"shape":"cone","radius":6,"half_height":2'
at() { printf '"pose":{"translation":[%s]}' "$1"; }
put() { printf '{"id":"s","question":"depth","a":%s,"b":%s}\n' "$1" "$2" >"$dir/case"; }
# asked NAME RELATION KIND DOUBLE A B: what we answer, both ways round, and that we accept it. DOUBLE: of the depth, or null.
asked() {
  for order in "$5 $6" "$6 $5"; do
    put "${order%% *}" "${order#* }"
    "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
    expect "$1" is "$(jq -r '.relation + " " + .certificate.kind' "$dir/answer")" "$2 $3"
    expect "$1: the double" is "$(jq -r .depth.double "$dir/answer")" "$4"
    expect "$1 is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
  done
}

# ---- what is answered ----
asked 'apart' separated enclosure null "{$cylinder}" "{$cylinder,$(at 0,0,5)}"
asked 'cap on cap' touching touching 0x0p+0 "{$cylinder}" "{$cylinder,$(at 0,0,4)}"
asked 'cap in cap' penetrating revolved 0x1p+0 "{$cylinder}" "{$cylinder,$(at 0,0,3)}"
asked 'the same twice' penetrating revolved 0x1p+2 "{$cylinder}" "{$cylinder}"
asked 'side in side' penetrating revolved 0x1p-1 "{$cylinder}" "{\"shape\":\"cylinder\",\"radius\":5.5,\"half_height\":9,$(at 6,8,0)}"
asked 'an apex in a cap' penetrating revolved 0x1p-2 "{$cone}" "{$cylinder,$(at 0,0,3.75)}"
asked 'slope on slope' penetrating revolved 0x1.ffc4c4ed508a1p-2 "{$cone}" "{$cone,\"pose\":{\"rotation\":[1,0,0,0],\"translation\":[5,1,0]}}"
asked 'a sphere around an axis' penetrating revolved 0x1.8p+1 "{$cylinder}" "{\"shape\":\"sphere\",\"radius\":1}"
asked 'a sphere at a side' penetrating hulls 0x1p+0 "{$cylinder}" "{\"shape\":\"sphere\",\"radius\":2,$(at 6,0,0)}"
asked 'a capsule on the axis' penetrating revolved 0x1.8p+2 "{\"shape\":\"cylinder\",\"radius\":5,\"half_height\":20}" "{\"shape\":\"capsule\",\"radius\":1,\"half_height\":3}"
asked 'a box in a cap' penetrating hulls 0x1p+0 "{$cylinder}" "{\"shape\":\"box\",\"half\":[9,9,1],$(at 0,0,2)}"
asked 'a point inside' penetrating revolved 0x1p+0 "{$cylinder}" '{"shape":"point","points":[[1,2,1]]}'
asked 'rounded' penetrating revolved 0x1p+1 "{$cylinder,\"rounding\":1}" "{$cylinder,$(at 0,0,3)}"
asked 'two discs' penetrating hulls 0x1.8p+1 '{"shape":"cylinder","radius":5,"half_height":0}' '{"shape":"cylinder","radius":5,"half_height":0,"pose":{"rotation":[1,0,0,1],"translation":[1,0,2]}}'
asked 'a tip in a cap' penetrating hulls 0x1p-1 "{$cylinder}" \
  '{"shape":"hull","points":[[0,0,1.5],[9,9,20],[-9,9,20],[0,-9,20]]}'
asked 'askew' penetrating hulls null "{$cylinder}" "{$cone,\"pose\":{\"rotation\":[1,2,3,4],\"translation\":[1,2,1]}}"

# ---- widths ----
put "{$cylinder}" "{$cone,\"pose\":{\"rotation\":[1,2,3,4],\"translation\":[1,2,1]}}"
width() { jq -n --argjson a "$(jq -c '.enclosure | map(split("/") | map(tonumber) | .[0] / (.[1] // 1))' "$dir/answer")" '$a[1] - $a[0]'; }
"$BUILD/origo" ask --width 1/8 "$dir/case" >"$dir/answer"
expect 'a wide enclosure' is "$(width | jq '. <= 0.125')" true
"$BUILD/origo" ask --width 1e-2000 "$dir/case" >"$dir/answer" 2>"$dir/said"
expect 'a width out of reach' is "$?" 3
expect 'a width out of reach' says "$dir/said" 'is wider than was asked for'
expect 'it is an enclosure all the same' is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
put "{$cone}" "{$cone,\"pose\":{\"rotation\":[1,0,0,0],\"translation\":[5,1,0]}}"
"$BUILD/origo" ask --width 1e-2000 "$dir/case" >"$dir/answer" 2>"$dir/said"
expect 'a width out of reach, revolved' is "$?" 3
expect 'revolved' says "$dir/said" 'is wider than was asked for'
expect 'it is a range of it all the same' is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
put "{$cylinder}" "{$cone,\"pose\":{\"rotation\":[1,2,3,4],\"translation\":[1,2,1]}}"
expect 'a table' grep -q '^s  *depth  *penetrating  *up to .*  *hulls  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END

# ---- what is not decided ----
put '{"shape":"cylinder","radius":1,"half_height":1}' \
  '{"shape":"hull","radius":1,"points":[["3278/1601","-1439/1601","-1/9"],["3118/1601","1759/1601","1/5"]]}'
"$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
expect 'undecided ends with 3' is "$?" 3
expect 'undecided' is "$(jq -r .relation "$dir/answer")" undecided
"$BUILD/origo-check" "$dir/case" "$dir/answer" >"$dir/said"
expect 'undecided is checked with 3' is "$?" 3

# ---- what is accepted and refused of others' answers ----
# judged NAME PHRASE ANSWER: origo-check prints the phrase.
judged() {
  printf '%s\n' "$3" >"$dir/answer"
  "$BUILD/origo-check" "$dir/case" "$dir/answer" >"$dir/said" 2>&1
  expect "$1" says "$dir/said" "$2"
}
# changed NAME PHRASE FILTER: our answer, changed by jq.
changed() { judged "$1" "$2" "$(jq -c "$3" "$dir/ours")"; }

put "{$cylinder}" "{\"shape\":\"box\",\"half\":[9,9,1],$(at 0,0,2)}"
"$BUILD/origo" ask "$dir/case" >"$dir/ours"
changed 'as it is' '1 accepted' .
changed 'wider' '1 accepted' '.enclosure = ["1/2","2"] | del(.depth)'
changed 'too much from below' 'they are less deep than the lower bound' '.enclosure = ["1000001/1000000","2"] | del(.depth)'
changed 'too little from above' 'overlap along the direction by more than the upper bound' '.enclosure = ["1/2","999999/1000000"] | del(.depth)'
changed 'upside down' 'the lower bound is negative, or above the upper one' '.enclosure = ["2","1"]'
changed 'below zero' 'the lower bound is negative, or above the upper one' '.enclosure = ["-1","1"]'
changed 'no direction' 'the direction is zero' '.certificate.direction = [0,0,0]'
changed 'another direction' 'overlap along the direction by more than the upper bound' '.certificate.direction = [1,0,0]'
changed 'no scale' 'the scale is not positive' '.certificate.scale = 0'
changed 'a smaller scale' 'a place does not lie in its body' '.certificate.scale = 1'
changed 'a place outside' 'a place does not lie in its body' '.certificate.places[0][3][2] = "9999999999999999"'
changed 'a place less' 'the certificate of the hulls is refused' '.certificate.places[0] |= .[:3]'
changed 'no places' "the field 'places' is missing" 'del(.certificate.places)'
changed 'one list' 'certificate.places' '.certificate.places |= .[:1]'
changed 'too many places' '2000 places; expected 1024 at most' '.certificate.places[0] = [range(2000) | [0,0,0]]'
changed 'no inner certificate' "the field 'inner' is missing" 'del(.certificate.inner)'
changed 'a face less' 'the certificate of the hulls is refused' '.certificate.inner.triangles |= .[1:]'
changed 'an inner one of none' 'the certificate of the hulls is refused' '.certificate.inner = {"kind":"separated","direction":[0,0,1]}'
changed 'no enclosure' "the field 'enclosure' is missing" 'del(.enclosure)'
changed 'another relation' 'relation: not what the certificate proves' '.relation = "touching"'
changed 'another depth' 'depth: not what the certificate proves' '.depth.double = "0x1p+1"'
changed 'from zero' 'the enclosure is accepted, but it begins at zero' '.enclosure = ["0","2"] | .relation = "undecided" | del(.depth)'
changed 'revolved without lengths' "the field 'lengths' is missing" '.certificate |= {kind: "revolved", direction, scale}'
changed 'a box turned round' 'the axes are not parallel, or a body has no such axis' '.certificate |= {kind: "revolved", direction, scale, lengths: [1,1,1,1]}'
changed 'the relation alone' 'the relation is accepted, but the depth has no bounds' \
  "{id, certificate: $(jq -c '.question = "distance"' "$dir/case" | "$BUILD/origo" ask | jq -c .certificate)}"

put "{$cylinder}" "{$cylinder,$(at 3,4,3)}"
"$BUILD/origo" ask "$dir/case" >"$dir/ours"
changed 'revolved' '1 accepted' .
changed 'a longer radius' 'a length is negative, or is no bound' '.certificate.lengths[0] += "0"'
changed 'a negative radius' 'a length is negative, or is no bound' '.certificate.lengths[1] = -1'
changed 'axes too near' 'a length is negative, or is no bound' '.certificate.lengths[2] = 1'
changed 'an axis too short' 'a length is negative, or is no bound' '.certificate.lengths[3] = 1'
changed 'axes too far' 'they are less deep than the lower bound' '.certificate.lengths[2] += "0"'
changed 'three lengths' 'certificate.lengths' '.certificate.lengths |= .[:3]'
changed 'no scale, revolved' 'the scale is not positive' '.certificate.scale = 0'
judged 'touching' "certificate 'touching': it does not show how the bodies lie" '{"id":"s","certificate":{"kind":"touching","direction":[0,0,1],"places":[[[0,0,0,1],[0,0,0,1]]]}}'
judged 'an unknown kind' "certificate.kind: unknown kind 'nearest'" '{"id":"s","certificate":{"kind":"nearest"}}'

conclude
