#!/bin/sh
# Cases and answers about solid meshes, ours and others': what is inside, what touches from which side, when paths and
# bodies come to them; what bounds no solid is undecided and says why; what the certificate does not prove is refused by
# name; the examples of docs/questions/ are what they say.   usage: BUILD=build tests/solid/answers_test.sh
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
# lies NAME RELATION A B: the relation, both ways round.
lies() {
  asked "$1" relation .relation "$2" "$3" "$4"
  asked "$1, the other way round" relation .relation "$2" "$4" "$3"
}
# open NAME REASON A: undecided, with a reason.
open() {
  put relation "$3" "$(point 1,1,1)"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1: status" is "$?" 3
  expect "$1" says "$dir/said" "'s' is undecided: a mesh bounds no solid: $2"
  expect "$1, in the answer" says "$dir/answer" '"relation":"undecided","reason":"a mesh bounds no solid: '"$2"
  expect "$1 claims nothing" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer" | tail -n 1)" \
    '0 accepted, 0 refused, 1 undecided'
}

corners=$(printf %s \
  '"points":[[0,0,0],[4,0,0],[0,4,0],[4,4,0],[0,0,4],[4,0,4],[0,4,4],[4,4,4]],"triangles":[[0,2,3],[0,3,1],' \
  '[4,5,7],[4,7,6],[0,1,5],[0,5,4],[2,6,7],[2,7,3],[0,4,6],[0,6,2],[1,3,7],[1,7,5]]')
# cube REST: a cube from 0 to 4
cube() { printf '{"shape":"mesh",%s%s}' "$corners" "$1"; }
solid=$(cube ',"solid":true')
beside() { cube ",\"solid\":true,\"pose\":{\"translation\":[$1]}"; }
box_at() { printf '{"shape":"box","half":[1,1,1],"pose":{"translation":[%s]}}' "$1"; }
point() { printf '{"shape":"point","points":[[%s]]}' "$1"; }
segment() { printf '{"shape":"segment","points":[[%s],[%s]]}' "$1" "$2"; }

# ---- how they lie ----
lies 'a box inside' penetrating "$(box_at 2,2,2)" "$solid"
lies 'the same of a mesh that is not solid' separated "$(box_at 2,2,2)" "$(cube ',"solid":false')"
lies 'a box at the wall from within' penetrating "$(box_at 3,2,2)" "$solid"
lies 'a box at the wall from outside' touching "$(box_at 5,2,2)" "$solid"
lies 'an ulp beside it' separated "$(box_at '"0x1.4000000000001p+2",2,2')" "$solid"
lies 'an ulp into it' penetrating "$(box_at '"0x1.3ffffffffffffp+2",2,2')" "$solid"
lies 'a point inside' penetrating "$(point 1,2,3)" "$solid"
lies 'a point on the wall' touching "$(point 4,2,3)" "$solid"
lies 'a point on an edge' touching "$(point 4,4,3)" "$solid"
lies 'a point in line with a face' separated "$(point 5,4,4)" "$solid"
lies 'a segment in a face' touching "$(segment 4,1,1 4,3,3)" "$solid"
lies 'a segment from corner to corner' penetrating "$(segment 0,0,0 4,4,4)" "$solid"
lies 'a segment from edge to edge through the inside' penetrating "$(segment 0,0,2 4,4,2)" "$solid"
lies 'a segment along an edge and beyond' touching "$(segment 4,4,-1 4,4,5)" "$solid"
lies 'a triangle from edge to edge' penetrating '{"shape":"triangle","points":[[0,0,0],[4,4,0],[4,4,4]]}' "$solid"
lies 'a triangle upright on a face' touching '{"shape":"triangle","points":[[1,1,4],[3,3,4],[2,2,6]]}' "$solid"
lies 'a triangle hung from a face' penetrating '{"shape":"triangle","points":[[1,1,4],[3,3,4],[2,2,2]]}' "$solid"
# Triangles whose edges are outside, or on the surface: what is inside begins at an edge of the mesh, or at a face.
triangle() { printf '{"shape":"triangle","points":[[%s],[%s],[%s]]}' "$1" "$2" "$3"; }
lies 'a triangle around a section along edges' penetrating "$(triangle -9,-9,-9 13,13,-9 2,2,40)" "$solid"
lies 'the same turned round' penetrating "$(triangle 13,13,-9 -9,-9,-9 2,2,40)" "$solid"
lies 'a triangle on an edge, behind one face' touching "$(triangle 4,4,1 4,4,3 3,5,2)" "$solid"
lies 'behind the other face' touching "$(triangle 4,4,1 4,4,3 5,3,2)" "$solid"
lies 'a triangle that the edge lies in' touching "$(triangle 14,-6,-9 -6,14,-9 4,4,40)" "$solid"
tetrahedron=$(printf %s \
  '{"shape":"mesh","points":[[0,0,0],[4,0,0],[0,4,0],[0,0,4]],"triangles":[[0,2,1],[0,1,3],[0,3,2],' \
  '[1,2,3]],"solid":true}')
lies 'a section with its edges in faces' penetrating "$(triangle 2,0,0 0,2,0 0,0,2)" "$tetrahedron"
angle=$(printf %s '{"shape":"mesh","points":[[0,0,0],[1,0,0],[2,0,0],[2,1,0],[1,1,0],[1,2,0],[0,2,0],[0,1,0],[0,0,2],' \
  '[1,0,2],[2,0,2],[2,1,2],[1,1,2],[1,2,2],[0,2,2],[0,1,2]],"triangles":[[8,9,12],[8,12,15],[9,10,12],' \
  '[10,11,12],[15,12,14],[12,13,14],[4,1,0],[7,4,0],[4,2,1],[4,3,2],[6,4,7],[6,5,4],[0,1,9],[0,9,8],' \
  '[1,2,10],[1,10,9],[2,3,11],[2,11,10],[3,4,12],[3,12,11],[4,5,13],[4,13,12],[5,6,14],[5,14,13],[6,7,15],' \
  '[6,15,14],[7,0,8],[7,8,15]],"solid":true}')
lies 'through the inner edge of an angle, in its middle' penetrating "$(triangle -9,-9,-9 9,9,-9 0,0,20)" "$angle"
lies 'the same turned round' penetrating "$(triangle 9,9,-9 -9,-9,-9 0,0,20)" "$angle"
lies 'through the inner edge, across' penetrating "$(triangle -9,11,-9 11,-9,-9 1,1,20)" "$angle"
lies 'across and turned round' penetrating "$(triangle 11,-9,-9 -9,11,-9 1,1,20)" "$angle"
lies 'a triangle in the inner edge' touching "$(triangle 1,1,0 1,1,2 2,2,1)" "$angle"
lies 'a triangle in the inner edge and a face' touching "$(triangle 1,1,0 1,1,2 2,1,1)" "$angle"
wedges=$(printf %s \
  '{"shape":"mesh","points":[[0,0,0],[0,0,6],[10,0,3],[-2,10,3],[-9,-5,3],[5,-8,3]],"triangles":[[0,3,2],' \
  '[1,2,3],[0,4,3],[1,3,4],[0,5,4],[1,4,5],[0,2,1],[0,1,5]],"solid":true}')
lies 'a wall between two wedges of three' penetrating "$(triangle 0,0,0 0,0,6 -2,10,3)" "$wedges"
lies 'the other wall' penetrating "$(triangle 0,0,0 0,0,6 -9,-5,3)" "$wedges"
lies 'a triangle in the gap' touching "$(triangle 0,0,0 0,0,6 20,-10,3)" "$wedges"
lies 'solids with faces in one plane, and a corner on an edge' touching \
  "$(printf %s '{"shape":"mesh","points":[[4,2,4],[7,0,4],[7,4,4],[6,2,1]],' \
    '"triangles":[[0,1,2],[0,3,1],[1,3,2],[2,3,0]],"solid":true}')" "$solid"
lies 'a ball inside' penetrating '{"shape":"sphere","radius":1,"pose":{"translation":[2,2,2]}}' "$solid"
lies 'a ball on the wall' touching '{"shape":"sphere","radius":1,"pose":{"translation":[5,2,2]}}' "$solid"
lies 'two solids face on face' touching "$(beside 4,0,0)" "$solid"
lies 'the same solid' penetrating "$solid" "$solid"
lies 'two solids with a part of a face in common, one in the other' penetrating \
  "$tetrahedron" "$solid"
lies 'a compound with a part inside' penetrating \
  '{"shape":"compound","bodies":[{"shape":"point","points":[[9,9,9]]},{"shape":"point","points":[[1,1,1]]}]}' "$solid"
lies 'a mesh that is not solid inside' penetrating \
  '{"shape":"mesh","points":[[1,1,1],[2,1,1],[1,2,1]],"triangles":[[0,1,2]]}' "$solid"
asked 'the point inside is told' relation .inside '["1","2","3"]' "$(point 1,2,3)" "$solid"

# ---- how far and how deep ----
asked 'a distance' distance .distance.exact 2 "$(point 1,2,6)" "$solid"
asked 'none from within' distance .distance.exact 0 "$(point 1,2,3)" "$solid"
asked 'a depth' depth '[.relation, .depth.exact, .points[1]]' '["penetrating","1/2",["1","2","4"]]' \
  "$(point '1,2,"7/2"')" "$solid"
asked 'of a touching point' depth .depth.exact 0 "$(point 1,2,4)" "$solid"
asked 'of a point outside' depth '[.relation, .depth]' '["separated",null]' "$(point 1,2,5)" "$solid"

# ---- paths and motions ----
ray() { printf '{"shape":"ray","points":[[%s]],"direction":[%s]}' "$1" "$2"; }
asked 'a ray from within' hit '[.hit, .first.exact, .inside]' '[true,"0",["1","2","3"]]' "$(ray 1,2,3 0,0,-2)" "$solid"
asked 'the same where it is hollow' hit '[.hit, .first.exact]' '[true,"3/2"]' "$(ray 1,2,3 0,0,-2)" "$(cube '')"
asked 'a ray from outside' hit '[.hit, .first.exact, .inside]' '[true,"1",null]' "$(ray 1,2,6 0,0,-2)" "$solid"
asked 'a ray that passes by' hit .hit false "$(ray 1,2,6 0,1,0)" "$solid"
sweeps() {
  printf '{"id":"s","question":"sweep","a":%s,"b":%s,"velocity_a":[1,0,0],"until":3}\n' "$2" "$solid" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer"
  expect "$1" is "$(jq -rc '[.hit, .first.exact]' "$dir/answer")" "$3"
  expect "$1 is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
}
sweeps 'a box from outside' "$(box_at -2,2,2)" '[true,"1"]'
sweeps 'a box from within' "$(box_at 2,2,2)" '[true,"0"]'
sweeps 'a box that stops before' "$(box_at -5,2,2)" '[false,null]'

# ---- what bounds no solid ----
open 'a triangle' 'an edge has not two triangles that run it in opposite ways' \
  '{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,1,0]],"triangles":[[0,1,2]],"solid":true}'
open 'a triangle without area' 'a triangle has no area' \
  '{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,1,0]],"triangles":[[0,1,1]],"solid":true}'
open 'inside out' 'its triangles do not turn counterclockwise as seen from outside' \
  "$(printf %s '{"shape":"mesh","points":[[0,0,0],[4,0,0],[0,4,0],[0,0,4]],' \
    '"triangles":[[0,1,2],[0,3,1],[0,2,3],[1,3,2]],"solid":true}')"
open 'two that cross' 'two triangles have more in common than a point or an edge that both name' \
  "$(printf %s '{"shape":"mesh","points":[[0,0,0],[4,0,0],[0,4,0],[0,0,4],[1,1,1],[5,1,1],[1,5,1],[1,1,5]],' \
    '"triangles":[[0,2,1],[0,1,3],[0,3,2],[1,2,3],[4,6,5],[4,5,7],[4,7,6],[5,6,7]],"solid":true}')"
put relation "$(point 1,1,1)" "$solid"
"$BUILD/origo" ask --max-pairs 3 "$dir/case" >/dev/null 2>"$dir/said"
expect 'a limit: status' is "$?" 3
expect 'a limit' says "$dir/said" "more overlapping pairs than the limit of 3"

# ---- what the certificate does not prove ----
# refused NAME CHANGE REASON: of the answer to the case at hand
refused() {
  jq -c "$2" "$dir/answer" >"$dir/changed"
  "$BUILD/origo-check" "$dir/case" "$dir/changed" >"$dir/out" 2>"$dir/said"
  expect "$1: status" is "$?" 1
  expect "$1" is "$(grep -c -F "$3" "$dir/out" "$dir/said" | cut -d: -f2 | paste -sd+ | bc)" 1
}
asked 'a box on the wall' relation .relation touching "$(box_at 5,2,2)" "$solid"
refused 'another relation' '.relation = "penetrating"' 'relation'
refused 'an order that is none' '.certificate.b[0] = .certificate.b[1]' 'an order is not a permutation'
refused 'no order' 'del(.certificate.b)' 'an order is not a permutation'
refused 'no blocks' '.certificate.blocks = []' 'nothing shows that two parts are far enough apart'
asked 'a point inside' depth .depth.exact 1 "$(point 1,2,2)" "$solid"
refused 'another depth' '.depth.exact = "2"' 'depth'
refused 'outside' '.relation = "separated"' 'relation'
refused 'another point inside' '.inside[0] = "2"' 'inside'
refused 'a certificate without the distance' 'del(.certificate.parts, .certificate.pair)' \
  "does not settle the question 'depth'"

# ---- examples ----
block() { awk -v wanted="$1" '/^#/ { here = /^## Solid meshes|^## A point in a solid/ }
  /^\*\*Solid or hollow/ { here = 1; block = 0 }
  /^```json/ { block += here; inside = here; next }
  /^```/ { inside = 0 } inside && block == wanted' "$2"; }
for question in relation depth hit; do
  block 1 "docs/questions/$question.md" >>"$dir/cases"
  block 2 "docs/questions/$question.md" >>"$dir/documented"
done
"$BUILD/origo" ask "$dir/cases" >"$dir/answers"
expect 'the examples of docs/questions/' same "$dir/answers" "$dir/documented"
expect 'four of them' lines "$dir/answers" 4

conclude
