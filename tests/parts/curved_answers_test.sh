#!/bin/sh
# Cases and answers about cylinders and cones beside meshes, height fields and compounds, ours and others': what the
# certificate proves is accepted, all else is refused by name; the example of docs/questions/distance.md is what we say.
# usage: BUILD=build tests/parts/curved_answers_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

put() { printf '{"id":"s","question":"%s","a":%s,"b":%s}\n' "$1" "$2" "$3" >"$dir/case"; }
# asked NAME QUESTION FILTER WANTED A B: what we answer, and that we accept it.
asked() {
  put "$2" "$5" "$6"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(jq -rc "$3" "$dir/answer")" "$4"
  expect "$1 is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
}
lies() {
  asked "$1" relation .relation "$2" "$3" "$4"
  asked "$1, the other way round" relation .relation "$2" "$4" "$3"
  asked "$1, by its distance" distance .relation "$2" "$3" "$4"
}
cylinder() { printf '{"shape":"cylinder","radius":1,"half_height":1,"pose":{"translation":[%s]}%s}' "$1" "${2:-}"; }
cone() { printf '{"shape":"cone","radius":1,"half_height":1,"pose":{"translation":[%s]%s}}' "$1" "${2:-}"; }
floor='{"shape":"mesh","points":[[0,0,0],[8,0,0],[8,8,0],[0,8,0]],"triangles":[[0,1,2],[0,2,3]]}'
peak='{"shape":"height_field","heights":[[0,0,0],[0,2,0],[0,0,0]],"cell":[2,2]}'
second='{"shape":"box","half":[1,1,1],"pose":{"translation":[4,0,0]}}'
posts="{\"shape\":\"compound\",\"bodies\":[{\"shape\":\"box\",\"half\":[1,1,1]},$second]}"

lies 'a cylinder on a floor' touching "$(cylinder 4,4,1)" "$floor"
lies 'an ulp above it' separated "$(cylinder '4,4,"0x1.0000000000001p+0"')" "$floor"
lies 'an ulp into it' penetrating "$(cylinder '4,3,"0x1.fffffffffffffp-1"')" "$floor"
lies 'a cone on its apex' touching "$(cone 4,3,1 ',"rotation":[1,0,0,0]')" "$floor"
lies 'a cone on its side' separated "$(cone 4,3,1.1 ',"rotation":[0,1,0,1]')" "$floor"
lies 'a cylinder on a peak' touching "$(cylinder 2,2,3)" "$peak"
lies 'over it, in the valley beside' separated "$(cylinder '0,0,2.5')" "$peak"
lies 'a cylinder between two posts' touching "$(cylinder 2,0,0)" "$posts"
lies 'a cylinder in a post' penetrating "$(cylinder 4,0,0)" "$posts"
lies 'a rounded one on the floor' touching "$(cylinder '4,4,"3/2"' ',"rounding":"1/2"')" "$floor"
lies 'a rounded one into it' penetrating "$(cylinder '4,4,"5/4"' ',"rounding":"1/2"')" "$floor"
asked 'a distance' distance '[.relation,.parts]' '["separated",[0,0]]' "$(cylinder 4,3,3)" "$floor"
asked 'a distance from two posts' distance .distance.double 0x1p+0 "$(cylinder 2,0,3)" "$posts"
asked 'the width' distance '[.enclosure[]|test("/")]|any' true "$(cone 0,-1,3)" "$peak"
asked 'of what touches' distance .distance.exact 0 "$(cylinder 4,4,1)" "$floor"

# ---- many parts: on all sides, and more than are looked at together ----
post() { printf '{"shape":"box","half":[%s],"pose":{"translation":[%s]}}' "$1" "$2"; }
eighth='"1/8","1/8","1/8"'
ring="{\"shape\":\"compound\",\"bodies\":[$(post "$eighth" 2,0,0),$(post "$eighth" 0,2,0),$(post "$eighth" -2,0,0)"
ring="$ring,$(post "$eighth" 0,-2,0),$(post "$eighth" 3,3,0),$(post "$eighth" -3,-3,0),$(post 1,1,1 0,0,3)]}"
asked 'in a ring of posts' distance '[.distance.exact,(.certificate.order|length)]' '["7/8",7]' \
  "$(cylinder 0,0,0)" "$ring"
heights=$(jq -nc '[range(-4; 5) as $x | [range(-4; 5) as $y | $x * $x + $y * $y]]')
bowl="{\"shape\":\"height_field\",\"heights\":$heights}"
asked 'in a bowl of 128 triangles' relation '[.relation,(.certificate.order|length)]' '["separated",128]' \
  "$(cylinder 4,4,4)" "$bowl"
asked 'on its ground' relation '[.relation,(.certificate.order|length)]' '["penetrating",0]' "$(cylinder 4,4,1)" "$bowl"

# ---- what is not decided: a rounded one touches an edge, but not in a point of short coordinates ----
edge='["3278/1601","-1439/1601","-1/9"],["3118/1601","1759/1601","1/5"]'
round='{"shape":"cylinder","radius":1,"half_height":1,"rounding":1}'
put distance "$round" "{\"shape\":\"mesh\",\"points\":[$edge,[9,0,0]],\"triangles\":[[0,1,2]]}"
"$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
expect 'undecided ends with 3' is "$? $(jq -rc '[.relation,.enclosure[0]]' "$dir/answer")" '3 ["undecided","0"]'
expect 'undecided is checked' is "$("$BUILD/origo-check" "$dir/case" "$dir/answer" | tail -n 1)" \
  '0 accepted, 0 refused, 1 undecided'
asked 'another part decides' relation '[.relation,.certificate.parts]' '["penetrating",[0,1]]' "$round" \
  "{\"shape\":\"mesh\",\"points\":[$edge,[9,0,0],[0,0,0],[0,9,0],[9,9,0]],\"triangles\":[[0,1,2],[3,4,5]]}"

put distance "$(cone 0,-1,3)" "$peak"
"$BUILD/origo" ask --width 1/4 "$dir/case" >"$dir/wide"
expect 'a width that is asked for' is "$("$BUILD/origo-check" "$dir/case" "$dir/wide")" '1 accepted, 0 refused'
expect 'the table' is "$("$BUILD/origo" ask --table "$dir/case" | grep -c 'separated.*up to.*curved-parts')" 1

# ---- what others say ----
put distance "$(cylinder 4,3,3)" "$floor"
"$BUILD/origo" ask "$dir/case" >"$dir/right"
judged() {
  jq -c "$3" "$dir/right" >"$dir/claim"
  "$BUILD/origo-check" "$dir/case" "$dir/claim" >"$dir/out" 2>"$dir/err"
  expect "$1" says "$dir/out" "$2" || cat "$dir/err"
}
malformed() {
  jq -c "$3" "$dir/right" >"$dir/claim"
  "$BUILD/origo-check" "$dir/case" "$dir/claim" >"$dir/out" 2>"$dir/err"
  expect "$1: status" is "$?" 2
  expect "$1" says "$dir/err" "$2"
}
judged 'the same' '1 accepted' .
judged 'a wider one' '1 accepted' '.enclosure = ["1", "3"] | .certificate.apart = "1" | del(.distance)'
judged 'another distance' 'distance: claimed, but the certificate proves none' '.distance.double = "0x1p+2"'
judged 'another lower bound' 'enclosure: not what the certificate proves' '.certificate.apart = "1" | del(.distance)'
judged 'one too large' 'the lower bound is negative, or more than the upper one' '.certificate.apart = "3"'
judged 'an upper bound too small' 'does not show how it lies' '.enclosure[1] = "1"'
judged 'no part' 'does not settle the question' \
  'del(.certificate.parts, .certificate.pair, .enclosure, .distance, .parts)'
judged 'another part' 'there is no such part' '.certificate.parts = [0, 2]'
judged 'other blocks' 'do not cut the order' '.certificate.blocks[0][0] = 1'
judged 'another direction' 'its parts are not far enough apart' '.certificate.blocks[0][3] = "-1"'
judged 'an order that is none' 'is not a permutation' '.certificate.order = [0, 0]'
judged 'from zero' 'begins at zero' 'del(.certificate.apart, .certificate.order, .certificate.blocks, .distance)
  | .enclosure[0] = "0" | .relation = "undecided"'
judged 'a block that ends far behind' 'do not cut the order' '.certificate.blocks[0][0] = 3000000000'
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{id, relation: "undecided"}'
judged 'nothing' 'or nothing is shown' '{id, certificate: {kind: "curved-parts"}}'
malformed 'another kind' "certificate.kind: unknown kind 'parts'; expected curved-parts" '.certificate.kind = "parts"'
malformed 'no kind' "certificate: the field 'kind' is missing" 'del(.certificate.kind)'
malformed 'an order that is no list' 'certificate.order: a number where' '.certificate.order = 1'
malformed 'no certificate' "the field 'certificate' is missing" 'del(.certificate)'
malformed 'a part without a pair' "certificate: the field 'pair' is missing" 'del(.certificate.pair)'
malformed 'a pair without parts' "certificate: the field 'parts' is missing" 'del(.certificate.parts)'
malformed 'another field' "certificate: unknown field 'x'" '.certificate.x = 1'
malformed 'blocks that are none' 'certificate.blocks: a number where' '.certificate.blocks = 1'
malformed 'a short block' 'certificate.blocks[0]: 3 elements' '.certificate.blocks[0] |= .[:3]'
put relation "$(cylinder 4,3,1)" "$floor"
"$BUILD/origo" ask "$dir/case" >"$dir/right"
judged 'a touching pair' '1 accepted' .
judged 'a mean outside' 'does not show how it lies' '.certificate.pair.points = [[0, "1"]]'
judged 'what touches is apart' 'relation: not what the certificate proves' '.relation = "separated"'

# ---- what is refused ----
refused() {
  printf '%s\n' "$3" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/out" 2>"$dir/err"
  expect "$1: status" is "$?" 2
  expect "$1" says "$dir/err" "$2"
}
tetrahedron=$(printf %s '{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,1,0],[0,0,1]],"solid":true,' \
  '"triangles":[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]}')
refused 'a solid mesh' 'b.solid: a solid mesh is not taken here beside a cylinder or a cone' \
  "{\"id\":\"s\",\"question\":\"relation\",\"a\":$(cylinder 4,4,1),\"b\":$tetrahedron}"
refused 'a sweep' "a.shape: the shape 'cylinder' is not taken here" \
  "{\"id\":\"s\",\"question\":\"sweep\",\"a\":$(cylinder 4,4,1),\"b\":$floor}"

# ---- the example ----
awk '/^## A cylinder or a cone beside bodies made of parts/ { here = 1; next } /^## / { here = 0 } here && /^\{"id":/' \
  docs/questions/distance.md >"$dir/example"
head -n 1 "$dir/example" >"$dir/case"
tail -n 1 "$dir/example" >"$dir/answer"
expect 'the example has a case and an answer' lines "$dir/example" 2
"$BUILD/origo" ask "$dir/case" >"$dir/made"
expect 'the example is what we answer' same "$dir/answer" "$dir/made"

conclude
