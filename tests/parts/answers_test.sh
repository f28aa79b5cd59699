#!/bin/sh
# Cases and answers about meshes, height fields, compounds and rays, ours and others': what the certificate proves is
# accepted, all
# else is refused by name; the examples of docs/questions/ are what they say.   usage: BUILD=build tests/parts/answers_test.sh
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

floor='{"shape":"mesh","points":[[0,0,0],[4,0,0],[4,4,0],[0,4,0]],"triangles":[[0,1,2],[0,2,3]]}'
box_at() { printf '{"shape":"box","half":[1,1,1],"pose":{"translation":[%s]}}' "$1"; }
cube='{"shape":"mesh","points":[[-9,-9,-9],[9,-9,-9],[9,9,-9],[-9,9,-9],[-9,-9,9],[9,-9,9],[9,9,9],[-9,9,9]],"triangles":[[0,1,2],[0,2,3],[4,5,6],[4,6,7],[0,1,5],[0,5,4],[1,2,6],[1,6,5],[2,3,7],[2,7,6],[3,0,4],[3,4,7]]}'

# ---- how they lie ----
lies 'a box on the floor' touching "$(box_at 3,1,1)" "$floor"
lies 'a box an ulp above it' separated "$(box_at '3,1,"0x1.0000000000001p+0"')" "$floor"
lies 'a box an ulp into it' penetrating "$(box_at '3,1,"0x1.fffffffffffffp-1"')" "$floor"
lies 'a box within a closed mesh' separated "$(box_at 0,0,0)" "$cube"
lies 'a box at its wall from within' touching "$(box_at 8,0,0)" "$cube"
lies 'a box through its wall' penetrating "$(box_at 9,0,0)" "$cube"
lies 'a mesh and itself' touching "$floor" "$floor"
lies 'a segment through a triangle' penetrating '{"shape":"segment","points":[[3,1,-1],[3,1,1]]}' "$floor"
lies 'a segment through a shared edge' touching '{"shape":"segment","points":[[1,1,-1],[1,1,1]]}' "$floor"
lies 'a ball on the floor' touching '{"shape":"sphere","radius":"1/3","pose":{"translation":[1,2,"1/3"]}}' "$floor"
lies 'a ball beside the floor' touching '{"shape":"sphere","radius":5,"pose":{"translation":[7,2,4]}}' "$floor"
lies 'a triangle that is a point' touching '{"shape":"mesh","points":[[1,2,0]],"triangles":[[0,0,0]]}' "$floor"
lies 'a segment between two posts' separated '{"shape":"segment","points":[[2,-2,0],[2,2,0]]}' '{"shape":"compound","bodies":[{"shape":"box","half":[1,1,4]},{"shape":"box","half":[1,1,4],"pose":{"translation":[4,0,0]}}]}'
lies 'a compound that is turned' touching "$(box_at 0,5,0)" '{"shape":"compound","bodies":[{"shape":"point","points":[[0,0,0]]},{"shape":"segment","points":[[1,0,0],[4,0,0]]}],"pose":{"rotation":[0,0,1,1]}}'
lies 'a height field in a compound' touching "$(box_at '2,2,2')" '{"shape":"compound","bodies":[{"shape":"height_field","heights":[[0,0,0],[0,1,0],[0,0,0]],"cell":[2,2]}]}'
asked 'numbers without end' distance .relation separated '{"shape":"mesh","points":[[0,0,"1e-300"],[1e300,0,"1e-300"],[0,1e300,"1e-300"]],"triangles":[[0,1,2]]}' '{"shape":"point","points":[[1,1,0]]}'
expect 'their distance' is "$(jq -r .distance.double "$dir/answer")" 0x1.56e1fc2f8f359p-997
asked 'a distance' distance .distance.exact 'sqrt(2)-1/2' '{"shape":"sphere","radius":"1/2","pose":{"translation":[5,2,1]}}' "$floor"
asked 'of touching bodies' distance .distance.exact 0 "$(box_at 3,1,1)" "$floor"

# ---- rays ----
ray() { printf '{"shape":"ray","points":[[%s]],"direction":[%s]}' "$1" "$2"; }
asked 'down on the floor' hit '[.hit,.first.exact,.part,(.feature|sort),.point]' '[true,"3/2",0,[0,1,2],["3","1","0"]]' "$(ray 3,1,3 0,0,-2)" "$floor"
asked 'up from it' hit '[.hit,.first.exact]' '[true,"0"]' "$(ray 3,1,0 0,0,1)" "$floor"
asked 'up from above' hit .hit false "$(ray 3,1,1 0,0,1)" "$floor"
asked 'along it' hit '[.first.exact,.point]' '["4",["0","1","0"]]' "$(ray -4,1,0 1,0,0)" "$floor"
asked 'an ulp above it' hit .hit false "$(ray '-4,1,"0x1p-1074"' 1,0,0)" "$floor"
asked 'a segment that ends on it' hit '[.hit,.first.exact]' '[true,"1"]' '{"shape":"segment","points":[[3,1,1],[3,1,0]]}' "$floor"
asked 'a segment too short' hit .hit false '{"shape":"segment","points":[[3,1,1],[3,1,"0x1p-1074"]]}' "$floor"
asked 'a corner' hit '[.feature,.first.exact]' '[[1],"1"]' "$(ray 5,-1,1 -1,1,-1)" "$floor"
asked 'a ray from within' hit '[.first.exact,.point]' '["9/2",["9","0","0"]]' "$(ray 0,0,0 2,0,0)" "$cube"
asked 'a capsule' hit '[.first.exact,.last.exact]' '["3","5"]' "$(ray -4,0,0 1,0,0)" '{"shape":"capsule","radius":1,"half_height":2}'
asked 'a capsule, grazed' hit '[.first.exact,.last.exact]' '["4","4"]' "$(ray -4,1,0 1,0,0)" '{"shape":"capsule","radius":1,"half_height":2}'
asked 'a capsule, missed by an ulp' hit .hit false "$(ray '-4,"0x1.0000000000001p+0",0' 1,0,0)" '{"shape":"capsule","radius":1,"half_height":2}'
asked 'a hull' hit '[.first.exact,.last.exact,(.feature|sort)]' '["4","6",[0,1]]' "$(ray -4,0,0 1,0,0)" '{"shape":"hull","points":[[0,1,0],[0,-1,0],[2,0,1],[2,0,-1]]}'
asked 'a rounded box' hit '.first.exact' '2' "$(ray -4,0,0 1,0,0)" '{"shape":"box","half":[1,1,1],"radius":1}'
asked 'no motion' hit '[.first.exact,.last.exact]' '["0","1"]' '{"shape":"segment","points":[[0,0,0],[0,0,0]]}' '{"shape":"capsule","radius":1,"half_height":2}'

asked 'round bodies' hit '[.first.exact,.part]' '["7/2",1]' "$(ray -5,0,0 1,0,0)" '{"shape":"compound","bodies":[{"shape":"sphere","radius":0.5},{"shape":"capsule","half_height":1,"radius":0.5,"pose":{"translation":[-1,0,0]}}]}'

# ---- moving ----
# swept NAME FILTER WANTED A B MOTION
swept() {
  printf '{"id":"s","question":"sweep","a":%s,"b":%s,%s}\n' "$4" "$5" "$6" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(jq -rc "$2" "$dir/answer")" "$3"
  expect "$1 is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
}
ball='{"shape":"sphere","radius":1,"pose":{"translation":[2,2,5]}}'
swept 'a box falls on the floor' '[.hit,.first.exact,.last,.parts[0]]' '[true,"3",null,0]' "$(box_at 2,2,4)" "$floor" '"velocity_a":[0,0,-1]'
swept 'the floor comes up' .first.exact 3 "$(box_at 2,2,4)" "$floor" '"velocity_b":[0,0,1]'
swept 'the floor is a' '[.first.exact,.first_points[0][2]]' '["3","0"]' "$floor" "$(box_at 2,2,4)" '"velocity_a":[0,0,1]'
swept 'it ends an ulp before' .hit false "$(box_at 2,2,4)" "$floor" '"velocity_a":[0,0,-1],"until":"0x1.7ffffffffffffp+1"'
swept 'it ends at the contact' .first.exact 3 "$(box_at 2,2,4)" "$floor" '"velocity_a":[0,0,-1],"until":3'
swept 'a ball falls on a shared edge' .first.exact 2 "$ball" "$floor" '"velocity_a":[0,0,-2]'
swept 'a ball grazes the border' .first.exact 5 '{"shape":"sphere","radius":1,"pose":{"translation":[5,2,5]}}' "$floor" '"velocity_a":[0,0,-1]'
swept 'a ball, an ulp beside it' .hit false '{"shape":"sphere","radius":1,"pose":{"translation":["0x1.4000000000001p+2",2,5]}}' "$floor" '"velocity_a":[0,0,-1]'
swept 'a ball, on two edges at a root' '[.first.exact,(.certificate.late|length)]' '["5-sqrt(1/2)",1]' '{"shape":"sphere","radius":1,"pose":{"translation":[4.5,4.5,5]}}' "$floor" '"velocity_a":[0,0,-1]'
swept 'never' '[.hit,.first]' '[false,null]' "$ball" "$floor" '"velocity_a":[1,0,0]'
swept 'at rest' '[.hit,.first]' '[false,null]' "$ball" "$floor" '"velocity_a":[0,0,0]'
swept 'in contact at once' '[.first.exact,.certificate.blocks]' '["0",null]' "$(box_at 2,2,1)" "$floor" '"velocity_a":[0,0,-1]'
swept 'one part each' '[.first.exact,.last.exact]' '["3","5"]' "$(box_at 2,1,4)" '{"shape":"mesh","points":[[0,0,0],[4,0,0],[4,4,0]],"triangles":[[0,1,2]]}' '"velocity_a":[0,0,-1]'
swept 'one part each, for ever' '[.first.exact,.last]' '["0","never"]' "$(box_at 2,1,0)" '{"shape":"mesh","points":[[0,0,0],[4,0,0],[4,4,0]],"triangles":[[0,1,2]]}' '"velocity_a":[0,0,0]'
swept 'two meshes' '[.first.exact,.parts]' '["9",[2,0]]' "$cube" '{"shape":"mesh","points":[[0,0,27],[4,1,27],[1,4,28]],"triangles":[[0,1,2]]}' '"velocity_b":[0,0,-2]'
swept 'a height field' .first.exact 3/2 '{"shape":"point","points":[[1,1,5]]}' '{"shape":"height_field","heights":[[0,0,0],[0,2,0],[0,0,0]]}' '"velocity_a":[0,0,-2]'

# ---- what is accepted and refused of others' answers ----
# judged NAME PHRASE ANSWER: origo-check prints the phrase.
judged() {
  printf '%s\n' "$3" >"$dir/answer"
  "$BUILD/origo-check" "$dir/case" "$dir/answer" >"$dir/said" 2>&1
  expect "$1" says "$dir/said" "$2"
}
proof() { printf '{"id":"s","certificate":{"kind":"parts",%s}}' "$1"; }
put distance '{"shape":"point","points":[[1,2,3]]}' "$floor"
near='"parts":[0,1],"pair":{"kind":"nearest","pairs":[[0,0],[0,1],[0,2]],"weights":[2,1,1]}'
orders='"a":[0],"b":[0,1]'
judged 'one plane for all' '1 accepted' "$(proof "$near,$orders,\"blocks\":[[0,1,0,2,0,0,1]]")"
judged_within() { "$BUILD/origo-check" --max-pairs "$1" "$dir/case" "$dir/answer" 2>&1; }
# The walk looks at one pair of ranges, and the block's has seven points.
for most in 7 8; do
  judged_within $most >"$dir/said"
  expect "a walk that costs 8, $most allowed" is "$?:$(tail -n 1 "$dir/said")" \
    "$([ $most = 8 ] && echo '0:1 accepted, 0 refused' || echo '3:0 accepted, 0 refused, 1 undecided')"
done
expect 'what is said of it' grep -q 'its walk costs more than the limit' <<END
$(judged_within 7)
END
judged 'one for each' '1 accepted' "$(proof "$near,$orders,\"blocks\":[[0,1,0,1,0,0,7],[0,1,1,2,0,0,\"99999999999999999999\"]]")"
judged 'the distance' '1 accepted' "{\"id\":\"s\",\"distance\":{\"exact\":\"3\"},\"relation\":\"separated\",\"parts\":[0,1],\"points\":[[1,2,3],[1,2,0]],\"certificate\":{\"kind\":\"parts\",$near,$orders,\"blocks\":[[0,1,0,2,0,0,1]]}}"
judged 'another distance' 'distance: not what the certificate proves' "{\"id\":\"s\",\"distance\":{\"exact\":\"4\"},\"certificate\":{\"kind\":\"parts\",$near,$orders,\"blocks\":[[0,1,0,2,0,0,1]]}}"
judged 'another part' 'parts: not what the certificate proves' "{\"id\":\"s\",\"parts\":[0,0],\"certificate\":{\"kind\":\"parts\",$near,$orders,\"blocks\":[[0,1,0,2,0,0,1]]}}"
judged 'the wrong way' 'a block its parts are not far enough apart' "$(proof "$near,$orders,\"blocks\":[[0,1,0,2,0,0,-1]]")"
judged 'a leaning plane' 'a block its parts are not far enough apart' "$(proof "$near,$orders,\"blocks\":[[0,1,0,2,0,1,9]]")"
judged 'no direction' 'a block its parts are not far enough apart' "$(proof "$near,$orders,\"blocks\":[[0,1,0,2,0,0,0]]")"
judged 'a part that is left out' 'nothing shows that two parts are far enough apart' "$(proof "$near,$orders,\"blocks\":[[0,1,1,2,0,0,1]]")"
judged 'blocks out of order' 'nothing shows that two parts are far enough apart' "$(proof "$near,$orders,\"blocks\":[[0,1,1,2,0,0,1],[0,1,0,1,0,0,1]]")"
judged 'a block too many' 'the walk does not come to a block' "$(proof "$near,$orders,\"blocks\":[[0,1,0,2,0,0,1],[0,1,0,2,0,0,1]]")"
judged 'places beyond the last' 'nothing shows that two parts' "$(proof "$near,$orders,\"blocks\":[[0,1,0,4294967295,0,0,1]]")"
judged 'no orders' 'an order is not a permutation' "$(proof "$near,\"blocks\":[[0,1,0,2,0,0,1]]")"
judged 'the same part twice' 'an order is not a permutation' "$(proof "$near,\"a\":[0],\"b\":[1,1],\"blocks\":[[0,1,0,2,0,0,1]]")"
judged 'no such part' 'there is no such part' "$(proof "\"parts\":[0,2],\"pair\":{\"kind\":\"nearest\",\"pairs\":[[0,0]],\"weights\":[1]},$orders")"
judged 'points that are not nearest' 'the certificate of the two parts does not show how they lie' "$(proof "\"parts\":[0,1],\"pair\":{\"kind\":\"nearest\",\"pairs\":[[0,0]],\"weights\":[1]},$orders,\"blocks\":[[0,1,0,2,0,0,1]]")"
judged 'only that they are apart' "does not settle the question 'distance'" "$(proof "$orders,\"blocks\":[[0,1,0,2,0,0,1]]")"
judged 'a pair without parts' "the field 'parts' is missing" "$(proof "\"pair\":{\"kind\":\"nearest\",\"pairs\":[[0,0]],\"weights\":[1]}")"
judged 'another kind' "unknown kind 'nearest'; expected parts" '{"id":"s","certificate":{"kind":"nearest"}}'
judged 'half a block' 'certificate.blocks[0]: 3 elements' "$(proof "$near,$orders,\"blocks\":[[0,1,0]]")"
judged 'undecided' '1 undecided' '{"id":"s","relation":"undecided"}'
put hit "$(ray 3,1,3 0,0,-2)" "$floor"
sweep='{"kind":"sweep","first":{"pairs":[[0,0],[0,1],[0,2]],"weights":[1,2,1],"time":[3,0,2],"direction":[0,0,1]},"last":{"pairs":[[0,0],[0,1],[0,2]],"weights":[1,2,1],"time":[3,0,2],"direction":[0,0,-1]}}'
judged 'a hit, and one plane' '1 accepted' "$(proof "\"parts\":[0,0],\"pair\":$sweep,$orders,\"blocks\":[[0,1,0,2,0,0,1]]")"
judged 'boxes do for the other' '1 accepted' "$(proof "\"parts\":[0,0],\"pair\":$sweep,$orders,\"blocks\":[[0,1,0,1,0,0,1],[0,1,1,2,0,0,1]]")"
judged 'a plane behind the ray' 'a block its parts are not far enough apart' "$(proof "\"parts\":[0,0],\"pair\":$sweep,$orders,\"blocks\":[[0,1,0,2,0,0,-1]]")"
judged 'another time' 'first: not what the certificate proves' "{\"id\":\"s\",\"first\":{\"exact\":\"1\"},\"certificate\":{\"kind\":\"parts\",\"parts\":[0,0],\"pair\":$sweep,$orders,\"blocks\":[[0,1,0,2,0,0,1]]}}"
judged 'a miss of a ray that hits' 'a block its parts are not far enough apart' "$(proof "$orders,\"blocks\":[[0,1,0,2,0,0,1]]")"
judged 'that one part is missed' 'the certificate of the two parts does not show' "$(proof "\"parts\":[0,1],\"pair\":{\"kind\":\"miss\",\"direction\":[1,-1,0]},$orders,\"blocks\":[[0,1,0,2,0,0,1]]")"

printf '{"id":"s","question":"sweep","a":{"shape":"point","points":[[3,1,3]]},"b":%s,"velocity_a":[0,0,-2]}\n' "$floor" >"$dir/case"
judged 'a sweep, and one plane' '1 accepted' "$(proof "\"parts\":[0,0],\"pair\":$sweep,$orders,\"blocks\":[[0,1,0,2,0,0,1]]")"
judged 'boxes do for the other, a late pair too many' 'does not come to a block, a late pair or a contact' "$(proof "\"parts\":[0,0],\"pair\":$sweep,$orders,\"blocks\":[[0,1,0,2,0,0,1]],\"late\":[{\"parts\":[0,0],\"pair\":$sweep}]")"
missed='{"parts":[0,1],"pair":{"kind":"miss","direction":[1,-1,0]}}'
judged 'the parts named need neither, the other has its own' '1 accepted' "$(proof "\"parts\":[0,0],\"pair\":$sweep,$orders,\"late\":[$missed]")"
judged 'it is not missed in that way' 'of a late pair does not show' "$(proof "\"parts\":[0,0],\"pair\":$sweep,$orders,\"late\":[{\"parts\":[0,1],\"pair\":{\"kind\":\"miss\",\"direction\":[1,1,0]}}]")"
judged 'a late pair, and no parts' 'of a late pair does not show' "$(proof "$orders,\"late\":[{\"parts\":[0,0],\"pair\":$sweep}]")"
judged 'half a late pair' "certificate.late[0]: the field 'pair' is missing" "$(proof "\"parts\":[0,0],\"pair\":$sweep,$orders,\"late\":[{\"parts\":[0,0]}]")"
judged 'another field of a late pair' "certificate.late[0]: unknown field 'x'" "$(proof "\"parts\":[0,0],\"pair\":$sweep,$orders,\"late\":[{\"parts\":[0,0],\"pair\":$sweep,\"x\":1}]")"
judged 'no list of late pairs' 'certificate.late: ' "$(proof "\"parts\":[0,0],\"pair\":$sweep,$orders,\"late\":1")"
judged 'another first time' 'first: not what the certificate proves' "{\"id\":\"s\",\"first\":{\"exact\":\"1\"},\"certificate\":{\"kind\":\"parts\",\"parts\":[0,0],\"pair\":$sweep,$orders,\"blocks\":[[0,1,0,2,0,0,1]]}}"
# refuses NAME PHRASE CASE: origo ask says why not.
refuses() {
  printf '%s\n' "$3" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/said" 2>&1
  expect "$1" says "$dir/said" "$2"
}
refuses 'a sweep without motion' 'a sweep without motion' "{\"id\":\"s\",\"question\":\"sweep\",\"a\":$floor,\"b\":$floor}"
refuses 'an end before the start' 'until: negative' "{\"id\":\"s\",\"question\":\"sweep\",\"a\":$floor,\"b\":$floor,\"velocity_a\":[1,0,0],\"until\":-1}"
refuses 'a sweep of a cylinder' cylinder "{\"id\":\"s\",\"question\":\"sweep\",\"a\":{\"shape\":\"cylinder\",\"radius\":1,\"half_height\":1},\"b\":$floor,\"velocity_a\":[1,0,0]}"
refuses 'a half-space' 'no end' "{\"id\":\"s\",\"question\":\"sweep\",\"a\":{\"shape\":\"plane\",\"normal\":[0,0,1],\"offset\":0},\"b\":$floor,\"velocity_b\":[1,0,0],\"until\":1}"

# ---- other questions, limits, the table and the documented examples ----
for question in minkowski closest; do
  put "$question" "$floor" "$(box_at 0,0,0)"
  "$BUILD/origo" ask "$dir/case" >"$dir/said" 2>&1
  expect "the question $question" says "$dir/said" "the shape 'mesh' is not taken here"
done
put relation "$floor" "$(box_at 3,1,1)"
"$BUILD/origo" ask --max-points 2 "$dir/case" >"$dir/said" 2>&1
expect 'too many points' is "$?" 3
expect 'a table' grep -q '^s  *relation  *touching  *-  *-  *parts  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END
# The first or the second block of JSON below a page's heading about bodies made of parts.
block() { awk -v wanted="$1" '/^## / { here = /^## Bodies made of parts|^## Rays and segments on/ } /^```json/ { block += here; inside = here; next }
  /^```/ { inside = 0 } inside && block == wanted' "$2"; }
for question in relation distance sweep hit; do
  block 1 "docs/questions/$question.md" >>"$dir/cases"
  block 2 "docs/questions/$question.md" >>"$dir/documented"
done
"$BUILD/origo" ask "$dir/cases" >"$dir/answers"
expect 'the examples of docs/questions/' same "$dir/answers" "$dir/documented"
expect 'seven of them' lines "$dir/answers" 7

# ---- the depth of compounds ----
blocks='{"shape":"compound","bodies":[{"shape":"box","half":[1,1,3]},
  {"shape":"box","half":[1,1,2],"pose":{"translation":[4,0,0]}}]}'
joined() { printf %s "$1" | tr -d ' \n'; } # answers and cases may go over several lines here
deep() { # NAME ANSWER A B: up to the certificate
  printf '{"id":"s","question":"depth","a":%s,"b":%s}\n' "$(joined "$3")" "$(joined "$4")" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(sed 's/,"certificate.*//; s/.*"relation"://' "$dir/answer")" "$(joined "$2")"
  expect "$1 is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
}
deep 'a leg apart' '"separated"' "$blocks" '{"shape":"point","points":[[0,0,4]]}'
deep 'a leg that touches' '"touching","depth":{"exact":"0","double":"0x0p+0"},
  "parts":[0,0],"points":[["0","0","3"],["0","0","3"]]' \
  "$blocks" '{"shape":"point","points":[[0,0,3]]}'
deep 'the longer leg' \
  '"penetrating","depth":{"exact":"1/2","double":"0x1p-1"},
  "parts":[0,0],"points":[["0","0","-3"],["0","0","-5/2"]]' \
  "$blocks" '{"shape":"box","half":[9,9,1],"pose":{"translation":[0,0,"-7/2"]}}'
deep 'the shorter leg, deeper' \
  '"penetrating","depth":{"exact":"1","double":"0x1p+0"},
  "parts":[1,0],"points":[["4","-1","0"],["4","0","0"]]' \
  "$blocks" '{"shape":"segment","points":[[4,0,0],[9,0,0]]}'
deep 'balls of it' \
  '"penetrating","depth":{"exact":"2-sqrt(2)","double":"0x1.2bec333018867p-1"},
  "parts":[1,0],"points":[["2","0","0"],["3","0","1"]]' \
  '{"shape":"compound","bodies":[{"shape":"sphere","radius":1},
  {"shape":"sphere","radius":1,"pose":{"translation":[2,0,0]}}]}' \
  '{"shape":"sphere","radius":1,"pose":{"translation":[3,0,1]}}'
printf '{"id":"s","question":"depth","a":%s,"b":%s}\n' "$(joined "$blocks")" \
  '{"shape":"box","half":[9,9,1],"pose":{"translation":[0,0,"-7/2"]}}' >"$dir/case"
"$BUILD/origo" ask "$dir/case" >"$dir/whole"
turned() { judged "$1" "$2" "$(jq -c "$3" "$dir/whole")"; }
turned 'a depth as it was' '1 accepted' '.'
turned 'another depth' 'depth: not what the certificate proves' '.depth.exact = "1"'
turned 'no other parts' "does not settle the question 'depth'" 'del(.depth) | .certificate |= del(.a, .b, .blocks)'
turned 'a depth of no other parts' 'does not settle' '.certificate |= del(.a, .b, .blocks)'
turned 'no order of one body' 'an order is not a permutation' '.certificate |= del(.a)'
turned 'nor of the other' 'an order is not a permutation' '.certificate |= del(.b)'
turned 'a part left out' 'an order is not a permutation' '.certificate.a = [0]'
turned 'a block of nothing' 'along the direction of a block its parts are not far enough apart' \
  '.certificate.blocks = [[0,2,0,1,"1","0","0"]]'

# Asked instead of another question, and of surfaces.
"$BUILD/origo" ask --question relation "$dir/case" >"$dir/said" 2>&1
expect 'the relation of a case of depth' says "$dir/said" '"question":"relation","relation":"penetrating"'
sed 's/"depth"/"relation"/' "$dir/case" >"$dir/other"
"$BUILD/origo" ask --question depth "$dir/other" >"$dir/said" 2>&1
expect 'the depth of a case of relation' says "$dir/said" '"question":"depth","relation":"penetrating"'
put relation "$floor" "$(box_at 3,1,1)"
"$BUILD/origo" ask --question depth "$dir/case" >"$dir/said" 2>&1
expect 'a mesh asked for its depth instead' says "$dir/said" 'a mesh or a height field is a surface, without depth'
for shape in height_field compound; do
  put closest "{\"shape\":\"$shape\"}" "$(box_at 3,1,1)"
  "$BUILD/origo" ask "$dir/case" >"$dir/said" 2>&1
  expect "closest of a $shape" says "$dir/said" "the shape '$shape' is not taken here; the questions 'relation'"
done

conclude
