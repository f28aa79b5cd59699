#!/bin/sh
# Answers about what touching bodies share, ours and others': what the certificate proves is accepted, all else is
# refused
# by name.   usage: BUILD=build tests/contact/answers_test.sh
set -u
# shellcheck source=tests/answers.sh
. "$(dirname "$0")/../answers.sh"
# refused NAME PHRASE NORMAL CORNERS SIDES: of a certificate alone.
refused() { judged "$1" "$2" "{\"id\":\"s\",\"certificate\":{\"kind\":\"contact\",\"normal\":$3,\"corners\":$4,\"sides\":$5}}"; }
hull() { printf '{"shape":"hull","points":%s}' "$1"; }
told() { sed 's/,"certificate.*//; s/,"plane.*//; s/.*"contact","relation"://' "$dir/answer"; }
joined() { printf %s "$1" | tr -d ' \n'; } # answers may go over several lines here
# asked NAME ANSWER A B: what we answer to these points, up to the plane, and that we accept it.
asked() {
  printf '{"id":"s","question":"contact","a":%s,"b":%s}\n' "$(hull "$3")" "$(hull "$4")" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(told)" "$(joined "$2")"
  expect "$1 is accepted" is "$(check)" '1 accepted, 0 refused'
}

# ---- what is answered ----
square='[[0,0,0],[4,0,0],[4,4,0],[0,4,0],[2,2,5]]' # a pyramid on z = 0
asked 'apart' '"separated"' "$square" '[[0,0,-1],[1,0,-1]]'
asked 'a point within' \
  '"penetrating","depth":{"exact":"1","double":"0x1p+0"},
  "translation":["0","0","1"],"directions":1,
  "contact":{"kind":"point","points":[["2","2","1"]],
  "on_a":[["2","2","0"]]}' \
  "$square" '[[2,2,1]]'
asked 'two ways out' \
  '"penetrating","depth":{"exact":"1/2","double":"0x1p-1"},
  "translation":["0","1/2","0"],"directions":2,
  "contact":{"kind":"segment","points":[["1","0","0"],["1","0","1"]],
  "on_a":[["1","-1/2","0"],["1","-1/2","1"]]}' \
  '[[1,"-1/2",0],[1,"-1/2",1],[1,"1/2",0],[1,"1/2",1],["1/2",0,0],["1/2",0,1],["3/2",0,0],["3/2",0,1]]' \
  '[[0,0,-5],[2,0,-5],[0,0,6],[2,0,6]]'
asked 'one ulp deep, at a corner' \
  '"penetrating","depth":{"exact":"1/4503599627370496","double":"0x1p-52"},
  "translation":["0","0","1/4503599627370496"],"directions":1,
  "contact":{"kind":"point","points":[["2","2","0"]],
  "on_a":[["2","2","-1/4503599627370496"]]}' \
  '[[2,2,"-0x1p-52"],[0,0,1],[4,0,1],[0,4,1]]' '[[0,0,0],[4,0,0],[4,4,0],[0,4,0],[2,2,-5]]'
asked 'a corner' '"touching","contact":{"kind":"point","points":[["4","4","0"]]}' "$square" '[[4,4,0],[5,4,0],[4,9,-1]]'
asked 'a corner on a face' '"touching","contact":{"kind":"point","points":[["1","1/3","0"]]}' "$square" '[[1,"1/3",0],[5,4,-1],[4,9,-1]]'
asked 'edges that cross' '"touching","contact":{"kind":"point","points":[["4","2","0"]]}' "$square" '[[3,2,-1],[5,2,1],[4,2,-5]]'
asked 'an edge on a face' '"touching","contact":{"kind":"segment","points":[["1","1","0"],["4","5/2","0"]]}' "$square" '[[1,1,0],[7,4,0],[1,1,-1]]'
asked 'edges on a line' '"touching","contact":{"kind":"segment","points":[["4","1","0"],["4","4","0"]]}' "$square" '[[4,1,0],[4,9,0],[9,1,-1]]'
asked 'a face within a face' '"touching","contact":{"kind":"polygon","points":[["1","1","0"],["3","1","0"],["1","2","0"]]}' \
  "$square" '[[1,1,0],[3,1,0],[1,2,0],[1,1,-1]]'
asked 'a star of eight corners' \
  '"touching","contact":{"kind":"polygon","points":[["0","1","0"],["1","0","0"],["3","0","0"],["4","1","0"],["4","3","0"],["3","4","0"],["1","4","0"],["0","3","0"]]}' \
  "$square" '[[2,-1,0],[5,2,0],[2,5,0],[-1,2,0],[2,2,-4]]'
asked 'from below' '"touching","contact":{"kind":"polygon","points":[["1","1","0"],["1","2","0"],["3","1","0"]]}' \
  '[[1,1,0],[3,1,0],[1,2,0],[1,1,-1]]' "$square"
asked 'one ulp above' '"separated"' '[[0,0,"0x1p-1074"],[4,0,"0x1p-1074"],[0,4,"0x1p-1074"],[0,0,1]]' '[[1,1,0],[2,1,0],[1,2,0],[1,1,-1]]'
ulp=1/$(python3 -c 'print(2 ** 1074)')
asked 'one ulp below' \
  "\"penetrating\",\"depth\":{\"exact\":\"$ulp\",\"double\":\"0x1p-1074\"},
  \"translation\":[\"0\",\"0\",\"$ulp\"],\"directions\":1,
  \"contact\":{\"kind\":\"polygon\",\"points\":[[\"1\",\"1\",\"0\"],[\"2\",\"1\",\"0\"],[\"1\",\"2\",\"0\"]],
  \"on_a\":[[\"1\",\"1\",\"-$ulp\"],[\"2\",\"1\",\"-$ulp\"],[\"1\",\"2\",\"-$ulp\"]]}" \
  '[[0,0,"-0x1p-1074"],[4,0,"-0x1p-1074"],[0,4,"-0x1p-1074"],[0,0,1]]' '[[1,1,0],[2,1,0],[1,2,0],[1,1,-1]]'
asked 'a sliver one ulp wide' \
  '"touching","contact":{"kind":"polygon","points":[["4503599627370495/4503599627370496","0","0"],["1","0","0"],["1","1","0"],["4503599627370495/4503599627370496","1","0"]]}' \
  '[[0,0,0],[1,0,0],[1,1,0],[0,1,0],[0,0,1]]' '[["4503599627370495/4503599627370496",0,0],[2,0,0],[2,1,0],["4503599627370495/4503599627370496",1,0],[2,0,-1]]'
asked 'flat bodies in one plane' '"touching","contact":{"kind":"segment","points":[["0","0","0"],["0","2","0"]]}' '[[0,0,0],[0,2,0],[3,0,0]]' '[[0,-5,0],[0,5,0],[-3,0,0]]'
asked 'the same point' '"touching","contact":{"kind":"point","points":[["1","2","3"]]}' '[[1,2,3],[1,2,3]]' '[[1,2,3]]'

# ---- what is accepted of others ----
printf '{"id":"s","question":"contact","a":%s,"b":%s}\n' "$(hull "$square")" "$(hull '[[0,0,0],[8,0,0],[0,4,0],[0,0,-1]]')" >"$dir/case"
corners='[{"a":[[0,1]],"b":[[0,1]]},{"a":[[1,1]],"b":[[0,1],[1,1]]},{"a":[[1,1],[2,1]],"b":[[1,1],[2,1]]},{"a":[[3,1]],"b":[[2,1]]}]'
sides='[{"of":"b","corner":0,"direction":[-1,0,0]},{"of":"a","corner":1,"direction":[0,-1,7]},{"of":"a","corner":2,"direction":[3,0,0]},{"of":"b","corner":3,"direction":[1,2,0]}]'
proof="\"certificate\":{\"kind\":\"contact\",\"normal\":[0,0,2],\"corners\":$corners,\"sides\":$sides}"
judged 'a certificate alone' '1 accepted' "{\"id\":\"s\",$proof}"
judged 'all of it' '1 accepted' \
  "{\"id\":\"s\",\"question\":\"contact\",\"relation\":\"touching\",\"contact\":{\"kind\":\"polygon\",\"points\":[[0,0,0],[4,0,0],[4,\"4/2\",0],[0,4,0]]},\"plane\":{\"offset\":0,\"normal\":[0,0,1]},$proof}"
judged 'another relation' 'relation: not what the certificate proves' "{\"id\":\"s\",\"relation\":\"separated\",$proof}"
judged 'no relation' "unknown relation 'near'" "{\"id\":\"s\",\"relation\":\"near\",$proof}"
judged 'another kind' 'contact: not what the certificate proves' "{\"id\":\"s\",\"contact\":{\"kind\":\"segment\"},$proof}"
judged 'a corner less' 'contact: not what the certificate proves' "{\"id\":\"s\",\"contact\":{\"points\":[[0,0,0],[4,0,0],[4,2,0]]},$proof}"
judged 'another corner' 'contact: not what the certificate proves' "{\"id\":\"s\",\"contact\":{\"points\":[[0,0,0],[4,0,0],[4,2,0],[0,4,\"1e-300\"]]},$proof}"
judged 'the other way round' 'contact: not what the certificate proves' "{\"id\":\"s\",\"contact\":{\"points\":[[0,0,0],[0,4,0],[4,2,0],[4,0,0]]},$proof}"
judged 'another plane' 'plane: not what the certificate proves' "{\"id\":\"s\",\"plane\":{\"normal\":[0,0,-1]},$proof}"
judged 'another question' "it answers the question 'relation'" "{\"id\":\"s\",\"question\":\"relation\",$proof}"
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{"id":"s","relation":"undecided"}'
judged 'no certificate' "the field 'certificate' is missing" '{"id":"s","relation":"touching"}'
judged 'a field that is not there' "unknown field 'width'" "{\"id\":\"s\",\"width\":3,$proof}"
judged 'a depth of bodies that touch' 'depth: claimed, but the certificate proves none' \
  "{\"id\":\"s\",\"depth\":{\"exact\":\"1\"},$proof}"

# ---- what is refused ----
# with_side K SIDE, with_corner K CORNER: those above, but for number K from 0.
with_side() { printf '%s' "$sides" | jq -c ".[$1] = $2"; }
with_corner() { printf '%s' "$corners" | jq -c ".[$1] = $2"; }
refused 'no plane' 'the normal is zero' '[0,0,0]' "$corners" "$sides"
refused 'a plane the wrong way' 'do not lie on both sides of one plane' '[0,0,-1]' "$corners" "$sides"
refused 'a plane across' 'do not lie on both sides of one plane' '[1,0,0]' "$corners" "$sides"
refused 'a point that is none' 'names no point' '[0,0,1]' "$(with_corner 0 '{"a":[[5,1]],"b":[[0,1]]}')" "$sides"
refused 'a negative weight' 'a negative weight' '[0,0,1]' "$(with_corner 0 '{"a":[[0,2],[1,-1]],"b":[[0,1]]}')" "$sides"
refused 'no weight' 'weights of sum zero' '[0,0,1]' "$(with_corner 0 '{"a":[[0,0]],"b":[[0,1]]}')" "$sides"
refused 'a mean of nothing' 'a corner has no points' '[0,0,1]' "$(with_corner 0 '{"a":[[0,1]],"b":[]}')" "$sides"
refused 'a mean of four' 'a corner has no points, too many' '[0,0,1]' "$(with_corner 0 '{"a":[[0,1],[0,1],[0,1],[0,1]],"b":[[0,1]]}')" "$sides"
refused 'a corner of one body only' 'not the same point of both bodies' '[0,0,1]' "$(with_corner 1 '{"a":[[1,1]],"b":[[1,1]]}')" "$sides"
refused 'no corner' 'do not lead from the first corner to the last' '[0,0,1]' '[]' "$sides"
refused 'another first corner' 'do not begin with the least' '[0,0,1]' "$(printf '%s' "$corners" | jq -c '.[1:] + .[:1]')" "$sides"
refused 'a corner twice' 'one comes twice' '[0,0,1]' "$(with_corner 2 '{"a":[[1,1]],"b":[[0,1],[1,1]]}')" "$sides"
refused 'a point between corners' 'does not run through its corners' '[0,0,1]' "$(with_corner 2 '{"a":[[1,3],[2,1]],"b":[[0,1],[1,2],[2,1]]}')" "$sides"
refused 'two sides' 'do not lead from the first corner to the last' '[0,0,1]' "$(printf '%s' "$corners" | jq -c '.[:2]')" "$(printf '%s' "$sides" | jq -c '.[:2]')"
refused 'a side left out' 'do not lead from the first corner to the last' '[0,0,1]' "$corners" "$(printf '%s' "$sides" | jq -c 'del(.[1])')"
refused 'a corner left out' 'do not lead from the first corner to the last' '[0,0,1]' "$corners" "$(printf '%s' "$sides" | jq -c '.[:3]')"
refused 'a side along the normal' 'do not turn counterclockwise' '[0,0,1]' "$corners" "$(with_side 2 '{"of":"a","corner":2,"direction":[0,0,1]}')"
refused 'a side turned round' 'do not turn counterclockwise' '[0,0,1]' "$corners" "$(with_side 2 '{"of":"a","corner":2,"direction":[-3,0,0]}')"
refused 'a side past its corner' 'does not run through its corners' '[0,0,1]' "$corners" "$(with_side 2 '{"of":"a","corner":2,"direction":[3,1,0]}')"
refused 'a side of the other body' 'lies beyond a side' '[0,0,1]' "$corners" "$(with_side 2 '{"of":"b","corner":2,"direction":[1,0,0]}')"
refused 'a contact that is too small' 'lies beyond a side' '[0,0,1]' \
  '[{"a":[[0,1]],"b":[[0,1]]},{"a":[[1,1]],"b":[[0,1],[1,1]]},{"a":[[3,1]],"b":[[2,1]]}]' \
  '[{"of":"b","corner":0,"direction":[-1,0,0]},{"of":"a","corner":1,"direction":[0,-1,0]},{"of":"a","corner":2,"direction":[1,1,0]}]'
refused 'more than the whole, by a weight below zero' 'a negative weight' '[0,0,1]' \
  '[{"a":[[0,1]],"b":[[0,1]]},{"a":[[0,-1],[1,2]],"b":[[1,1]]},{"a":[[3,1]],"b":[[2,1]]}]' \
  '[{"of":"b","corner":0,"direction":[-1,0,0]},{"of":"b","corner":1,"direction":[0,-1,0]},{"of":"b","corner":2,"direction":[1,2,0]}]'
refused 'the round twice' 'one comes twice' '[0,0,1]' "$(printf '%s' "$corners" | jq -c '. + .')" \
  "$(printf '%s' "$sides" | jq -c '. + map(.corner += 4)')"
refused 'no side' 'do not lead from the first corner to the last' '[0,0,1]' "$corners" '[]'
judged 'the certificate of another question' 'nothing shows that the bodies are apart or penetrate' \
  '{"id":"s","certificate":{"kind":"touching","pairs":[[0,0]],"weights":[1],"direction":[0,0,1]}}'
judged 'apart, it says' 'nothing shows that the bodies are apart or penetrate' '{"id":"s","certificate":{"kind":"separated","direction":[0,0,1]}}'

printf '{"id":"s","question":"contact","a":%s,"b":%s}\n' "$(hull "$square")" "$(hull '[[1,1,-1],[2,2,-3]]')" >"$dir/apart"
"$BUILD/origo" ask --question distance "$dir/apart" | jq -c '{id, certificate}' >"$dir/answer"
"$BUILD/origo-check" "$dir/apart" "$dir/answer" >"$dir/said"
expect 'nearest points' says "$dir/said" 'nothing shows that the bodies are apart or penetrate'

# ---- what is no certificate ----
judged 'an unknown kind' "unknown kind 'facets'" '{"id":"s","certificate":{"kind":"facets"}}'
judged 'a certificate that is no object' "certificate: not an object; expected a certificate with a 'kind'" '{"id":"s","certificate":3}'
judged 'no normal' "the field 'normal' is missing" '{"id":"s","certificate":{"kind":"contact"}}'
judged 'no corners' "the field 'corners' is missing" '{"id":"s","certificate":{"kind":"contact","normal":[0,0,1]}}'
judged 'no sides' "the field 'sides' is missing" '{"id":"s","certificate":{"kind":"contact","normal":[0,0,1],"corners":[]}}'
refused 'corners that are no list' 'certificate.corners: a number where an array of corners was expected' '[0,0,1]' 7 '[]'
refused 'a corner that is no object' 'certificate.corners[0]: a number where an object was expected' '[0,0,1]' '[7]' '[]'
refused 'a mean that is no list' 'certificate.corners[0].a: a number where an array' '[0,0,1]' '[{"a":1,"b":[]}]' '[]'
refused 'a weight that is no integer' 'certificate.corners[0].b[0][1]' '[0,0,1]' '[{"a":[[0,1]],"b":[[0,"x"]]}]' '[]'
refused 'a weight without a point' 'certificate.corners[0].a[0]: 1 element' '[0,0,1]' '[{"a":[[0]],"b":[]}]' '[]'
refused 'a third body' "certificate.sides[0].of: unknown body 'c'; expected a or b" '[0,0,1]' '[]' '[{"of":"c","corner":0,"direction":[1,0,0]}]'
refused 'a side without a corner' "the field 'corner' is missing" '[0,0,1]' '[]' '[{"of":"a","direction":[1,0,0]}]'
refused 'a side without a direction' "the field 'direction' is missing" '[0,0,1]' '[]' '[{"of":"a","corner":0}]'

# ---- tables and other questions ----
expect 'a table' grep -q '^s  *contact  *touching  *polygon, corners: 4  *-  *contact  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END
expect 'another question about the same bodies' is "$("$BUILD/origo" ask --question relation "$dir/case" | jq -r .relation)" touching
"$BUILD/origo" ask --question bound "$dir/case" >"$dir/said" 2>&1
expect 'no question about points' grep -q "the case asks 'contact'; expected no other question about it" "$dir/said"
"$BUILD/origo" draw "$dir/case" --out "$dir/picture.svg" >"$dir/said" 2>&1
expect 'a picture of it' grep -q '<svg' "$dir/picture.svg"
printf '{"id":"r","question":"contact","a":%s,"b":{"shape":"sphere","radius":1}}\n' "$(hull "$square")" >"$dir/case"
"$BUILD/origo" ask --table "$dir/case" >"$dir/said" 2>&1
expect 'a table of a ball within' grep -q '^r  *contact  *penetrating' "$dir/said"

# ---- rounded bodies ----
# Each is one number beside touching; what they share has rational corners. half "x" is the double next to 1, above or below.
round() { # NAME ANSWER A B
  printf '{"id":"s","question":"contact","a":%s,"b":%s}\n' "$3" "$4" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(told)" "$(joined "$2")"
  expect "$1 is accepted" is "$(check)" '1 accepted, 0 refused'
}
slab='{"shape":"box","half":[2,2,1]}'
ball() { printf '{"shape":"sphere","radius":%s,"pose":{"translation":%s}}' "$1" "$2"; }
rod() { printf '{"shape":"segment","points":%s,"radius":%s}' "$1" "$2"; }
round 'a ball on a face' '"touching","contact":{"kind":"point","points":[["1","0","1"]]}' "$slab" "$(ball 1 '[1,0,2]')"
round 'an ulp apart' '"separated"' "$slab" "$(ball '"0x1.fffffffffffffp-1"' '[1,0,2]')"
round 'an ulp into' \
  '"penetrating","depth":{"exact":"1/4503599627370496","double":"0x1p-52"},
  "core_translation":["0","0","1"],"directions":1,
  "contact":{"kind":"point","of":"cores","points":[["1","0","2"]],
  "on_a":[["1","0","1"]]}' "$slab" "$(ball '"0x1.0000000000001p+0"' '[1,0,2]')"
round 'the centre on the face' \
  '"penetrating","depth":{"exact":"1","double":"0x1p+0"},
  "core_translation":["0","0","0"],
  "contact":{"kind":"point","of":"cores","points":[["1","0","1"]],
  "on_a":[["1","0","1"]]}' "$slab" "$(ball 1 '[1,0,1]')"
round 'a ball at a corner' '"touching","contact":{"kind":"point","points":[["2","2","1"]]}' "$slab" "$(ball 3 '[3,4,3]')"
round 'balls a square root apart' '"separated"' "$(ball 1 '[0,0,0]')" "$(ball '"0x1.a827999fcef32p-2"' '[1,1,0]')"
round 'balls that touch' '"touching","contact":{"kind":"point","points":[["3/5","4/5","0"]]}' "$(ball 1 '[0,0,0]')" "$(ball 4 '[3,4,0]')"
round 'a capsule along a face' '"touching","contact":{"kind":"segment","points":[["-2","0","1"],["1","0","1"]]}' "$slab" "$(rod '[[-3,0,3],[1,0,3]]' 2)"
round 'capsules side by side' '"touching","contact":{"kind":"segment","points":[["0","3/5","4/5"],["2","3/5","4/5"]]}' \
  "$(rod '[[0,0,0],[4,0,0]]' 1)" "$(rod '[[2,3,4],[-2,3,4]]' 4)"
round 'capsules that cross' '"touching","contact":{"kind":"point","points":[["0","0","1"]]}' "$(rod '[[-3,0,0],[1,0,0]]' 1)" "$(rod '[[0,-3,5],[0,1,5]]' 4)"
round 'rounded boxes' '"touching","contact":{"kind":"polygon","points":[["-1","-2","2"],["-1","2","2"],["1","2","2"],["1","-2","2"]]}' \
  '{"shape":"box","half":[2,2,1],"radius":1}' '{"shape":"box","half":[1,3,1],"radius":"1/2","pose":{"translation":[0,1,"7/2"]}}'
round 'a box on a half-space' '"touching","contact":{"kind":"polygon","points":[["-2","-2","-1"],["2","-2","-1"],["2","2","-1"],["-2","2","-1"]]}' \
  "$slab" '{"shape":"plane","normal":[0,0,1],"offset":-1}'
round 'a capsule on a half-space' '"touching","contact":{"kind":"segment","points":[["-3","0","1"],["1","0","1"]]}' \
  '{"shape":"plane","normal":[0,0,1],"offset":1}' "$(rod '[[-3,0,3],[1,0,3]]' 2)"
round 'a box sunk in a half-space' \
  '"penetrating","depth":{"exact":"1/4","double":"0x1p-2"},
  "translation":["0","0","1/4"],"directions":1,
  "contact":{"kind":"polygon","points":[["-2","-2","-3/4"],["2","-2","-3/4"],["2","2","-3/4"],["-2","2","-3/4"]],
  "on_a":[["-2","-2","-1"],["2","-2","-1"],["2","2","-1"],["-2","2","-1"]]}' \
  "$slab" '{"shape":"plane","normal":[0,0,1],"offset":"-3/4"}'
round 'capsules that cross in each other' \
  '"penetrating","depth":{"exact":"1","double":"0x1p+0"},
  "core_translation":["0","0","4"],"directions":1,
  "contact":{"kind":"point","of":"cores","points":[["0","0","4"]],
  "on_a":[["0","0","0"]]}' \
  "$(rod '[[-3,0,0],[1,0,0]]' 1)" "$(rod '[[0,-3,4],[0,1,4]]' 4)"
round 'a ball around a ball' \
  '"penetrating","depth":{"exact":"5","double":"0x1.4p+2"},
  "core_translation":["0","0","0"],
  "contact":{"kind":"point","of":"cores","points":[["0","0","0"]],
  "on_a":[["0","0","0"]]}' \
  "$(ball 1 '[0,0,0]')" "$(ball 4 '[0,0,0]')"

printf '{"id":"s","question":"contact","a":%s,"b":%s}\n' "$slab" "$(ball 1 '[1,0,2]')" >"$dir/case"
"$BUILD/origo" ask "$dir/case" >"$dir/answer"
# changed NAME PHRASE FILTER: our certificate, changed.
changed() { judged "$1" "$2" "$(jq -c "{id, certificate} | .certificate |= ($3)" "$dir/answer.whole")"; }
cp "$dir/answer" "$dir/answer.whole"
changed 'as it was' '1 accepted' '.'
changed 'no nearest points' 'only cores of bodies that are rounded or overlap are moved' 'del(.nearest)'
changed 'other nearest points' 'only cores of bodies that are rounded or overlap are moved' '.nearest.pairs[0] = [0, 0]'
changed 'a common point for nearest ones' 'only cores of bodies that are rounded or overlap are moved' \
  '.nearest.kind = "penetrating"'
changed 'nearest points that are none' 'certificate.nearest' '.nearest = 7'
changed 'a corner of the body, not of the core' 'not the same point of both bodies' '.corners[0].a[0][1] = 5'
printf '{"id":"s","question":"contact","a":%s,"b":%s}\n' "$(ball 1 '[0,0,0]')" "$(ball 4 '[3,4,0]')" >"$dir/case"
"$BUILD/origo" ask "$dir/case" >"$dir/answer.whole"
changed 'another plane through the point' 'does not lead along the shortest way' '.normal = [-4, -3, 0]'
changed 'the way turned round' 'does not lead along the shortest way' '.normal = [3, 4, 0]'

# ---- bodies that overlap ----
printf '{"id":"s","question":"contact","a":%s,"b":%s}\n' "$slab" \
  '{"shape":"box","half":[1,3,1],"pose":{"translation":[0,1,"3/2"]}}' >"$dir/case"
"$BUILD/origo" ask "$dir/case" >"$dir/answer.whole"
changed 'an overlap as it was' '1 accepted' '.'
changed 'no depth' 'the bodies do not lie on both sides of one plane' 'del(.depth)'
changed 'a common point for the depth' 'only cores of bodies that are rounded or overlap are moved' \
  '.depth = {kind: "penetrating", pairs: .depth.pairs, weights: .depth.weights}'
changed 'another face' 'only cores of bodies that are rounded or overlap are moved' '.depth.face += 1'
changed 'a way that leads elsewhere' 'do not lie on both sides of one plane' '.normal = [1, 0, -5]'
changed 'the way the other way round' 'do not lie on both sides of one plane' '.normal |= map(tonumber | -.)'
changed 'nearest points, too' 'certificate.depth: nearest is there, too: only one of both may be' '.nearest = .depth'
changed 'the depth alone' 'nothing shows that the bodies are apart or penetrate' '.depth'
"$BUILD/origo" ask --question relation "$dir/case" >"$dir/relation"
judged 'the relation alone' '1 accepted' "$(jq -c '{id, relation, certificate}' "$dir/relation")"
judged 'no depth of the relation alone' 'depth: claimed, but the certificate proves none' \
  "$(jq -c '{id, certificate, depth: {exact: "1/2"}}' "$dir/relation")"
judged 'another depth' 'depth: not what the certificate proves' "$(jq -c '.depth.exact = "3/4"' "$dir/answer.whole")"
judged 'another number of ways' 'directions: not what the certificate proves' \
  "$(jq -c '.directions = 2' "$dir/answer.whole")"
judged 'the way back' 'translation: not what the certificate proves' \
  "$(jq -c '.translation[2] = "1/2"' "$dir/answer.whole")"
judged 'other points of A' 'contact: not what the certificate proves' \
  "$(jq -c '.contact.on_a = .contact.points' "$dir/answer.whole")"

# Balls that are apart, with a contact of their cores brought together; points that touch, with what shows that.
printf '{"id":"s","question":"contact","a":%s,"b":%s}\n' "$(ball 1 '[0,0,0]')" "$(ball 4 '[3,4,1]')" >"$dir/case"
point='"normal":[-3,-4,-1],"corners":[{"a":[[0,1]],"b":[[0,1]]}],"sides":[]'
judged 'cores that are too far apart' 'only cores of bodies that are rounded or overlap are moved' \
  "{\"id\":\"s\",\"certificate\":{\"kind\":\"contact\",$point,\"nearest\":{\"kind\":\"nearest\",\"pairs\":[[0,0]],\"weights\":[1]}}}"
printf '{"id":"s","question":"contact","a":%s,"b":%s}\n' "$(hull '[[1,2,3]]')" "$(hull '[[1,2,3]]')" >"$dir/case"
touching='{"kind":"touching","pairs":[[0,0]],"weights":[1],"direction":[1,0,0]}'
judged 'points that touch are not moved' 'only cores of bodies that are rounded or overlap are moved' \
  "{\"id\":\"s\",\"certificate\":{\"kind\":\"contact\",$point,\"depth\":$touching}}"
printf '{"id":"s","question":"relation","a":%s,"b":%s}\n' "$(hull '[[1,2,3]]')" "$(hull '[[1,2,3]]')" >"$dir/case"
"$BUILD/origo" ask --question contact "$dir/case" >"$dir/said"
expect 'asked instead of the relation' says "$dir/said" '"contact":{"kind":"point","points":[["1","2","3"]]}'

# ---- along a direction ----
across() { # NAME WHAT A B: is refused along a direction
  printf '{"id":"s","question":"contact","direction":[0,0,1],"a":%s,"b":%s}\n' "$3" "$4" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/said" 2>&1
  expect "$1 along a direction" says "$dir/said" "a contact along a direction is of polytopes, and not of a $2"
}
plane='{"shape":"plane","normal":[0,0,1],"offset":0}'
can='{"shape":"cylinder","radius":1,"half_height":1}'
across 'a half-space as A' plane "$plane" "$slab"
across 'a half-space as B' plane "$slab" "$plane"
across 'a cylinder as A' 'cylinder or cone' "$can" "$slab"
across 'a cylinder as B' 'cylinder or cone' "$slab" "$can"
along() { # NAME ANSWER DIRECTION A B
  printf '{"id":"s","question":"contact","direction":%s,"a":%s,"b":%s}\n' "$3" "$4" "$5" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(told | sed 's/.*"contact","overlap"://')" "$(joined "$2")"
  expect "$1 is accepted" is "$(check)" '1 accepted, 0 refused'
}
along 'a face on a face' \
  '{"exact":"1/2","double":"0x1p-1"},"translation":["0","0","1/2"],
  "contact":{"kind":"polygon","points":[["0","0","1"],["2","0","1"],["0","1","1"]],
  "on_a":[["0","0","1/2"],["2","0","1/2"],["0","1","1/2"]]}' \
  '[0,0,"1/3"]' "$(hull '[[0,0,"1/2"],[2,0,"1/2"],[0,1,"1/2"],[0,0,2]]')" "$slab"
along 'an ulp away from that' '{"exact":"4503599627370497/9007199254740992","double":"0x1.0000000000001p-1"},
  "translation":["0","0","4503599627370497/9007199254740992"],
  "contact":{"kind":"point","points":[["2","0","1"]],"on_a":[["2","0","4503599627370495/9007199254740992"]]}' \
  '[0,0,1]' "$(hull '[[0,0,"1/2"],[2,0,"0x1.ffffffffffffep-2"],[0,1,"1/2"],[0,0,2]]')" "$slab"
along 'apart' '{"exact":"-4","double":"-0x1p+2"},"translation":["0","0","-4"],
  "contact":{"kind":"point","points":[["0","0","1"]],"on_a":[["0","0","5"]]}' '[0,0,7]' "$(hull '[[0,0,5]]')" "$slab"
along 'beside each other' '{"exact":"3","double":"0x1.8p+1"},"translation":["3","0","0"],"contact":{"kind":"none"}' \
  '[1,0,0]' "$(hull '[[-1,0,5]]')" "$slab"
along 'balls' '{"exact":"2-sqrt(1/2)","double":"0x1.4afb0ccc0621ap+0"},"core_translation":["-1/2","-1/2","0"],
  "contact":{"kind":"none"}' '[1,1,0]' "$(ball 1 '[1,0,0]')" "$(ball 1 '[0,0,0]')"
along 'capsules' '{"exact":"2","double":"0x1p+1"},"core_translation":["0","0","-3"],
  "contact":{"kind":"point","of":"cores","points":[["0","0","0"]],"on_a":[["0","0","3"]]}' \
  '[0,0,1]' "$(rod '[[-1,0,3],[1,0,3]]' 4)" "$(rod '[[0,-1,0],[0,1,0]]' 1)"
"$BUILD/origo" ask "$dir/case" >"$dir/answer.whole"
judged 'another overlap' 'overlap: not what the certificate proves' "$(jq -c '.overlap.exact = "3"' "$dir/answer.whole")"
judged 'a relation' 'relation: claimed, but the certificate proves none' \
  "$(jq -c '.relation = "touching"' "$dir/answer.whole")"
changed 'apart instead' 'nothing shows that the bodies are apart or penetrate' \
  '{kind: "separated", direction: .normal}'
along 'points' '{"exact":"-3","double":"-0x1.8p+1"},"translation":["0","0","-3"],
  "contact":{"kind":"point","points":[["0","0","0"]],"on_a":[["0","0","3"]]}' '[0,0,1]' \
  "$(hull '[[0,0,3]]')" "$(hull '[[0,0,0]]')"
"$BUILD/origo" ask "$dir/case" >"$dir/answer.whole"
changed 'another plane through it' 'does not lead along the shortest way' '.normal = [1, 0, 1]'
"$BUILD/origo" run manifold-full "$dir/case" >"$dir/out" 2>"$dir/said"
expect 'no claims about it' is "$? $(jq -r .status "$dir/out")" '0 refused'
claim='{"id":"s","engine":"test","colliding":true}'
printf '%s\n' "$claim" | "$BUILD/origo" judge "$dir/case" --claims - >"$dir/out" 2>"$dir/said"
expect 'nor judgements' is "$? $(head -n 1 "$dir/said")" \
  "2 $dir/case:1: direction: only 'origo ask' answers contacts along a direction"

conclude
