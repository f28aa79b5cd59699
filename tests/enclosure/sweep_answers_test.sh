#!/bin/sh
# Answers about sweeps of cylinders and cones, ours and others': what the certificate proves is accepted, all else is
# refused
# by name.   usage: BUILD=build tests/enclosure/sweep_answers_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

cylinder='"shape":"cylinder","radius":1,"half_height":2'
cone='"shape":"cone","radius":1,"half_height":2'
ball='"shape":"sphere","radius":0.5'
at() { printf '"pose":{"translation":[%s]}' "$1"; }
# put A B MOTION: the case. MOTION: of B, and the end.
put() { printf '{"id":"s","question":"sweep","a":%s,"b":%s,%s}\n' "$1" "$2" "$3" >"$dir/case"; }
ask() { "$BUILD/origo" ask "$@" "$dir/case" >"$dir/answer" 2>"$dir/said"; }
# asked NAME HIT KIND FIRST A B MOTION: what we answer, and that we accept it. FIRST: the exact time, or null.
asked() {
  put "$5" "$6" "$7"
  ask
  expect "$1" is "$(jq -r '"\(.hit) \(.certificate.kind) \(.first.exact)"' "$dir/answer")" "$2 $3 $4"
  expect "$1 is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
}

# ---- what is answered ----
asked 'cap on face' true first 7/3 "{$cylinder}" "{\"shape\":\"box\",\"half\":[3,3,1],$(at 0,0,10)}" '"velocity_b":[0,0,-3]'
asked 'apex on apex' true first 6 "{$cone}" "{$cone,\"pose\":{\"rotation\":[1,0,0,0],\"translation\":[0,0,10]}}" '"velocity_b":[0,0,-1]'
asked 'side along side' true first 3 "{$cylinder}" "{$cylinder,$(at 5,0,0)}" '"velocity_b":[-1,0,0]'
asked 'at the end' true first 3 "{$cylinder}" "{$cylinder,$(at 5,0,0)}" '"velocity_b":[-1,0,0],"until":3'
asked 'before the end' false never null "{$cylinder}" "{$cylinder,$(at 5,0,0)}" '"velocity_b":[-1,0,0],"until":"2999999/1000000"'
asked 'touching at the start' true first 0 "{$cylinder}" "{$cylinder,$(at 2,0,0)}" '"velocity_b":[1,0,0]'
asked 'one in the other' true first 0 "{$cylinder}" "{$cone}" '"velocity_b":[1,0,0]'
asked 'at rest' false never null "{$cylinder}" "{$cone,$(at 0,0,9)}" '"velocity_b":[0,0,0]'
asked 'away' false never null "{$cylinder}" "{$cone,$(at 0,0,9)}" '"velocity_b":[0,0,1]'
asked 'a side that a sphere meets' true first null "{$cylinder}" "{$ball,$(at 5,1,0)}" '"velocity_b":[-2,0,0]'
asked 'one ulp beside' false never null "{$cylinder}" "{$ball,$(at 5,1.5000000000000002,0)}" '"velocity_b":[-2,0,0]'
asked 'one ulp within' true first null "{$cylinder}" "{$ball,$(at 5,1.4999999999999998,0)}" '"velocity_b":[-2,0,0]'
asked 'a side that is grazed' true first null "{$cylinder}" "{$ball,$(at 5,1.5,0)}" '"velocity_b":[-2,0,0]'
asked 'rounded' true first 5/2 "{$cylinder,\"rounding\":\"1/2\"}" "{$cylinder,$(at 5,0,0)}" '"velocity_b":[-1,0,0]'
asked 'rim on rim' true first null "{$cylinder,\"pose\":{\"rotation\":[1,2,3,4]}}" \
  "{$cylinder,\"pose\":{\"rotation\":[2,-4,1,6],\"translation\":[5,1,0.25]}}" '"velocity_b":[-2,0.125,0]'

# ---- contacts of a moment: the last time is the contact's, to the last digit ----
# grazed NAME A B: B passes with the velocity (1, 0, 0) from X = $x, and touches as that comes to zero.
ends_at() { python3 -c "from fractions import Fraction as F; print(-F(float.fromhex('$1') if 'x' in '$1' else '$1'))"; }
grazed() {
  put "$2" "$(echo "$3" | sed "s|X|\"$x\"|")" '"velocity_b":[1,0,0]'
  ask
  expect "$1 from $x" is "$(jq -r '"\(.hit) \(.enclosure[1])"' "$dir/answer")" "true $(ends_at "$x")"
  expect "$1 from $x is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
}
start=-0x1.7333333333334p1
for x in $start "-2900000000000000000000000000001/1000000000000000000000000000057"; do
  grazed 'a sphere along a side' "{$cylinder}" "{$ball,$(at X,1.5,0)}"
  grazed 'a sphere over a rim' "{$cylinder}" "{$ball,$(at X,1,2.5)}"
  grazed 'a sphere over an apex' "{$cone}" "{$ball,$(at X,0,2.5)}"
  grazed 'a point at an apex' "{$cone}" '{"shape":"point","points":[[X,0,2]]}'
  grazed 'discs in one plane' '{"shape":"cylinder","radius":1,"half_height":0,"pose":{"rotation":[0,1,0,1]}}' \
    "{\"shape\":\"cone\",\"radius\":1,\"half_height\":0,\"pose\":{\"rotation\":[0,1,0,1],\"translation\":[X,1,0.5]}}"
  grazed 'a point through a disc' '{"shape":"cylinder","radius":1,"half_height":0,"pose":{"rotation":[0,1,0,1]}}' \
    '{"shape":"point","points":[[X,0.25,0.5]]}'
done
# From near by, and from where the contact is at an integer.
x=-0x1.00001p-60
grazed 'a sphere over a rim, near by' "{$cylinder}" "{$ball,$(at X,1,2.5)}"
x=-0x1.00001p-38
grazed 'a disc on a disc, near by' '{"shape":"cylinder","radius":1,"half_height":0,"pose":{"rotation":[0,1,0,1]}}' \
  "{\"shape\":\"cone\",\"radius\":1,\"half_height\":0,\"pose\":{\"rotation\":[0,1,0,1],\"translation\":[X,1,0.5]}}"
x=-3
grazed 'a disc on a disc, from an integer' '{"shape":"cylinder","radius":1,"half_height":0,"pose":{"rotation":[0,1,0,1]}}' \
  "{\"shape\":\"cone\",\"radius\":1,\"half_height\":0,\"pose\":{\"rotation\":[0,1,0,1],\"translation\":[X,1,0.5]}}"

# A sphere beside a cone whose slope is one half touches it at the golden ratio. Quotients of Fibonacci numbers are less
# and more in turn, and ever nearer.
golden() {
  put '{"shape":"cone","radius":1,"half_height":1}' \
    "{\"shape\":\"sphere\",\"radius\":1,$(at "\"$start\",\"$(python3 -c "
a, b = 1, 1
for _ in range($1 - 1): a, b = b, a + b
print(f'{b}/{a}')")\",0")}" '"velocity_b":[1,0,0]'
}
for n in 40 90 120 200 600; do
  golden $n
  ask
  expect "golden $n is beside" is "$? $(jq -r .hit "$dir/answer")" '0 false'
done
for n in 41 91 119 201 601; do
  golden $n
  ask
  expect "golden $n is within" is "$? $(jq -r .hit "$dir/answer")" '0 true'
done
for n in 3000 3001; do
  golden $n
  ask
  expect "golden $n is undecided" is "$? $(jq -r '"\(.hit) \(.certificate.kind)"' "$dir/answer")" '3 undecided clear'
  expect "golden $n: what is said" says "$dir/said" 'the bodies touch, or nearly so (--width goes on)'
  "$BUILD/origo-check" "$dir/case" "$dir/answer" >"$dir/said" 2>&1
  expect "golden $n is checked" is "$?" 3
done

# ---- widths ----
put "{$cylinder,\"pose\":{\"rotation\":[1,2,3,4]}}" \
  "{$cylinder,\"pose\":{\"rotation\":[2,-4,1,6],\"translation\":[5,1,0.25]}}" '"velocity_b":[-2,0.125,0]'
ask
width() { jq '.enclosure | map(split("/") | map(tonumber) | .[0] / (.[1] // 1)) | .[1] - .[0]' "$dir/answer"; }
expect 'the width without an option' is "$(jq -n --argjson w "$(width)" '$w <= 4e-12')" true
ask --width 1/8
expect 'a wide enclosure' is "$(jq -n --argjson w "$(width)" '$w <= 0.125')" true
ask --width 1e-30
expect 'a narrow one has the double' is "$(jq '.first.double | length > 0' "$dir/answer")" true
expect 'it is accepted' is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
expect 'a table' grep -q '^s  *sweep  *hit  *up to .*  *first  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END

# ---- what is accepted and refused of others' answers ----
# judged NAME PHRASE FILTER: origo-check prints the phrase about our answer, changed by jq.
judged() {
  jq -c "$3" "$dir/ours" >"$dir/answer"
  "$BUILD/origo-check" "$dir/case" "$dir/answer" >"$dir/said" 2>&1
  expect "$1" says "$dir/said" "$2"
}
put "{$cylinder}" "{\"shape\":\"box\",\"half\":[3,3,1],$(at 0,0,10)}" '"velocity_b":[0,0,-3]'
ask
cp "$dir/answer" "$dir/ours"
judged 'as it is' '1 accepted' .
judged 'wider' '1 accepted' '.enclosure[0] = "1" | del(.first)'
judged 'from zero, without a direction' '1 accepted' '.enclosure[0] = "0" | del(.first, .certificate.direction)'
judged 'too late from below' 'not so far apart along the direction' '.enclosure = ["8/3", "8/3"] | del(.first)'
judged 'too early from above' 'the certificate of the contact is refused' '.enclosure = ["2", "2"] | del(.first)'
judged 'upside down' 'a time is negative, after the other' '.enclosure = ["7/3", "2"]'
judged 'no direction' 'the direction is zero' 'del(.certificate.direction)'
judged 'the other direction' 'do not come nearer along the direction' '.certificate.direction = ["0", "0", "1"]'
judged 'another first time' 'first: not what the certificate proves' '.first = {"exact": "2"}'
judged 'a miss' 'hit: not what the certificate proves' '.hit = false'
judged 'a contact of none' 'none of a contact' '.certificate.contact.kind = "enclosure"'
judged 'no contact' "the field 'contact' is missing" 'del(.certificate.contact)'
judged 'no times' "the field 'enclosure' is missing" 'del(.enclosure)'
judged 'another kind' "unknown kind 'depth'; expected first, never or clear" '.certificate.kind = "depth"'
judged 'only clear' 'not whether they meet after it' '{id, question, hit: "undecided", clear: "7/3", certificate: {kind: "clear", direction: .certificate.direction}}'
expect 'only clear ends with 3' is "$("$BUILD/origo-check" "$dir/case" "$dir/answer" >"$dir/said"; echo $?)" 3
judged 'clear for too long' 'not so far apart along the direction' '{id, clear: "8/3", certificate: {kind: "clear", direction: .certificate.direction}}'

put "{$cylinder}" "{$cylinder,$(at 5,0,0)}" '"velocity_b":[-1,0,0],"until":2'
ask
cp "$dir/answer" "$dir/ours"
judged 'never' '1 accepted' .
judged 'never, by nothing' 'not above zero' '.certificate.apart = "0"'
judged 'never, by too much' 'not so far apart along the direction' '.certificate.apart = "2"'
judged 'clear after the end' 'after the end of the motion' '{id, clear: "3", certificate: {kind: "clear", direction: .certificate.direction}}'

# ---- bad input ----
bad() {
  put "$3" "$4" "$5"
  ask
  expect "$1: the status" is "$?" 2
  expect "$1" says "$dir/said" "$2"
}
bad 'an end before the start' 'until: negative' "{$cylinder}" "{$cone}" '"velocity_b":[1,0,0],"until":-1'
bad 'no motion' 'a sweep without motion' "{$cylinder}" "{$cone}" '"until":1'
bad 'a velocity of NaN' 'velocity_b' "{$cylinder}" "{$cone}" '"velocity_b":["nan",0,0]'
bad 'a half-space for ever' 'may go on for ever' "{$cylinder}" '{"shape":"plane","normal":[0,0,1],"offset":-9}' \
  '"velocity_a":[0,0,-1]'
bad 'a mesh' cylinder "{$cylinder}" '{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,1,0]],"triangles":[[0,1,2]]}' '"velocity_a":[0,0,-1]'

conclude
