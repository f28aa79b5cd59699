#!/bin/sh
# Answers about meshes that deform, ours and others': what the certificate proves is accepted in any spelling, all else
# is refused by name. And how they are judged and drawn.
# usage: BUILD=build tests/mesh_motion/answers_test.sh
set -u
# shellcheck source=tests/answers.sh
. "$(dirname "$0")/../answers.sh"

# ---- a corner falls on a face at 1/2 ----
below='{"shape":"mesh","points":[[0,0,0],[4,0,0],[0,4,0]],"triangles":[[0,1,2]]},"end_a":[[0,0,0],[4,0,0],[0,4,0]]'
mesh='{"shape":"mesh","points":[[1,1,1],[2,1,2],[1,2,2]],"triangles":[[0,1,2]]}'
# asked ID END_B: a case of both
asked() {
  printf '{"id":"%s","question":"mesh_motion","a":%s,"b":%s,"end_b":%s}\n' "$1" "$below" "$mesh" "$2"
}
asked m '[[1,1,-1],[2,1,0],[1,2,2]]' >"$dir/case"
expect 'ours is accepted' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" '1 accepted, 0 refused'
expect 'ours has all fields' grep -q \
  '"hit":true,"first":{"exact":"1/2","double":"0x1p-1"},"count":1,"pairs":\[\[\[0,1,2\],\[0\]\]\],"certificate":' \
  "$dir/answer"
pieces='"pieces":[{"until":"1/2","direction":[[0,0,1]]}]'
proof="{\"kind\":\"first\",$pieces,\"time\":\"1/2\",\"weights\":[[4],[2],[1],[1]]}"
pair='"pair":[[0,1,2],[0]]'
certificate="\"certificate\":{\"kind\":\"first\",\"until\":\"1/2\",\"first\":[{$pair,\"proof\":$proof}],\"apart\":[]}"
judged 'a certificate alone' '1 accepted' "{\"id\":\"m\",$certificate}"
judged 'other spellings' '1 accepted' \
  "{\"id\":\"m\",\"hit\":true,\"first\":{\"exact\":\"2/4\"},\"count\":1,\"pairs\":[[[0,1,2],[0]]],$certificate}"
judged 'another time' 'first: not what the certificate proves' \
  "{\"id\":\"m\",\"first\":{\"exact\":\"1/3\"},$certificate}"
judged 'no contact' 'hit: not what the certificate proves' "{\"id\":\"m\",\"hit\":false,$certificate}"
judged 'other pairs' 'pairs: not what the certificate proves' "{\"id\":\"m\",\"pairs\":[[[0,1,2],[1]]],$certificate}"
judged 'another count' 'count: not what the certificate proves' "{\"id\":\"m\",\"count\":2,$certificate}"
judged 'another question' "it answers the question 'hit'" "{\"id\":\"m\",\"question\":\"hit\",$certificate}"
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{"id":"m","relation":"undecided"}'
# first FIRST UNTIL APART: a certificate
first() { printf '{"id":"m","certificate":{"kind":"first","until":%s,"first":[%s],"apart":[%s]}}' "$2" "$1" "$3"; }
# never APART: one of no contact
never() { printf '{"id":"m","certificate":{"kind":"never","apart":[%s]}}' "$1"; }
one="{$pair,\"proof\":$proof}"
judged 'until before the contact' 'until is not in [0, 1], or before the contact' "$(first "$one" '"1/4"' '')"
judged 'until beyond the end' 'until is not in [0, 1]' "$(first "$one" '"3/2"' '')"
judged 'until after the contact, with pairs that meet meanwhile' 'no fixed direction parts is not listed' \
  "$(first "$one" 1 '')"
judged 'a pair twice' 'not in ascending order' "$(first "$one,$one" '"1/2"' '')"
judged 'a pair of two faces' 'none of features that may meet' \
  "$(first "{\"pair\":[[0,1,2],[0,1,2]],\"proof\":$proof}" '"1/2"' '')"
judged 'a feature that is not there' 'none of features that may meet' \
  "$(first "{\"pair\":[[0,1,2],[7]],\"proof\":$proof}" '"1/2"' '')"
judged 'a feature with a huge number' 'none of features that may meet' \
  "$(first "{\"pair\":[[0,1,2],[4294967295]],\"proof\":$proof}" '"1/2"' '')"
judged 'another pair' 'not shown to meet first' "$(first "{\"pair\":[[0,1,2],[1]],\"proof\":$proof}" '"1/2"' '')"
judged 'a proof of none' 'not shown to meet first' \
  "$(first "{$pair,\"proof\":{\"kind\":\"never\",$pieces}}" '"1/2"' '')"
south='{"until":1,"direction":[[0,-1,0]]}'
edges='"pair":[[0,1],[0,1]]'
judged 'a pair parted, though it need not be' '1 accepted' "$(first "$one" '"1/2"' "{$edges,\"pieces\":[$south]}")"
north='{"until":1,"direction":[[0,1,0]]}'
judged 'pieces that part nothing' 'do not part it' "$(first "$one" '"1/2"' "{$edges,\"pieces\":[$north]}")"
judged 'pieces that end too early' 'do not part it' \
  "$(first "$one" '"1/2"' "{$edges,\"pieces\":[{\"until\":\"1/2\",\"direction\":[[0,-1,0]]}]}")"
judged 'no pieces' 'do not part it' "$(first "$one" '"1/2"' "{$edges,\"pieces\":[]}")"
judged 'parted pairs out of order' 'not in ascending order' \
  "$(first "$one" '"1/2"' "{$edges,\"pieces\":[$south]},{$edges,\"pieces\":[$south]}")"
judged 'never' 'no fixed direction parts is not listed' '{"id":"m","certificate":{"kind":"never","apart":[]}}'

# ---- what cannot be read ----
judged 'no certificate' "the field 'certificate' is missing" '{"id":"m","hit":true}'
judged 'an unknown field' "unknown field 'last'" "{\"id\":\"m\",\"last\":1,$certificate}"
judged 'a certificate that is none' 'expected a certificate with a' '{"id":"m","certificate":3}'
judged 'a certificate of another question' "unknown kind 'order'; expected never or first" \
  '{"id":"m","certificate":{"kind":"order"}}'
judged 'no pairs' 'certificate.first: no pairs; expected one or more' "$(first '' '"1/2"' '')"
judged 'no until' "the field 'until' is missing" \
  "{\"id\":\"m\",\"certificate\":{\"kind\":\"first\",\"first\":[$one],\"apart\":[]}}"
judged 'no list of pairs' "the field 'first' is missing" \
  '{"id":"m","certificate":{"kind":"first","until":"1/2","apart":[]}}'
judged 'no list of others' "the field 'apart' is missing" \
  "{\"id\":\"m\",\"certificate\":{\"kind\":\"first\",\"until\":\"1/2\",\"first\":[$one]}}"
judged 'until NaN' 'certificate.until: ' "$(first "$one" '"NaN"' '')"
judged 'pairs that are none' 'an array of pairs was expected' '{"id":"m","certificate":{"kind":"never","apart":1}}'
judged 'a pair that is none' 'certificate.apart[0]: ' '{"id":"m","certificate":{"kind":"never","apart":[1]}}'
judged 'a pair without a pair' "the field 'pair' is missing" "$(never "{$pieces}")"
judged 'a pair without pieces' "the field 'pieces' is missing" "$(never "{$pair}")"
judged 'a pair of three' 'expected 2 features' "$(never "{\"pair\":[[0],[1],[2]],$pieces}")"
judged 'a feature of four points' '4 numbers of points; expected 1 to 3' "$(never "{\"pair\":[[0,1,2,3],[1]],$pieces}")"
judged 'a feature of no points' '0 numbers of points; expected 1 to 3' "$(never "{\"pair\":[[],[1]],$pieces}")"
judged 'a feature that is none' 'an array of numbers of points was expected' "$(never "{\"pair\":[[0],2],$pieces}")"
judged 'a point that is none' 'certificate.apart[0].pair[0][0]: ' "$(never "{\"pair\":[[-1],[1]],$pieces}")"
judged 'a first without a proof' "the field 'proof' is missing" "$(first "{$pair}" '"1/2"' '')"
judged 'a first whose pair is none' 'certificate.first[0].pair: ' "$(first "{\"pair\":1,\"proof\":$proof}" 1 '')"
judged 'a proof that is none' 'certificate.first[0].proof: ' "$(first "{$pair,\"proof\":1}" '"1/2"' '')"
judged 'a first that is none' 'certificate.first[0]: ' "$(first 1 '"1/2"' '')"

# ---- the time as a root ----
two='{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,-1,1],[0,0.5,0],[0,3,0],[0,3,1]],"triangles":[[0,1,2],[3,4,5]]}'
end='[[0,0,0],[1,1,0],[0,-1,1],[1,0.5,0],[0,3,0],[0,3,1]]'
printf '{"id":"m","question":"mesh_motion","a":%s,"end_a":%s}\n' "$two" "$end" >"$dir/case"
expect 'a root is accepted' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" '1 accepted, 0 refused'
expect 'it is told as one' grep -q '"polynomial":\["-1","0","2"\]' "$dir/answer"
expect 'the table tells it' is "$("$BUILD/origo" ask --table "$dir/case" | grep -c 'a root of degree 2')" 1

# ---- another pair meets behind the root, within the interval of 4 / 2^62 around it ----
sheets='{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,-1,1],[-9,-9,0],[9,-9,0],[0,-1,0]],"triangles":[[0,1,2],[3,4,5]]}'
ends='[[0,0,0],[1,1,0],[0,-1,1],[-9,-9,0],[9,-9,0],[0,-1,0]]'
# beside FROM TO: a point falls from one height to the other while two features meet at sqrt(1/2)
beside() {
  printf '{"id":"m","question":"mesh_motion","a":%s,"end_a":%s,"b":{"shape":"mesh","points":' "$sheets" "$ends"
  printf '[[0,"1/2",0],[0,9,0],[0,9,1],["1/4",-2,"%s"]],"triangles":[[0,1,2],[3,3,3]]},' "$1"
  printf '"end_b":[[1,"1/2",0],[0,9,0],[0,9,1],["1/4",-2,"%s"]]}\n' "$2"
}
beside 32609544563331955549 -13507315620941923491 >"$dir/case"
expect 'it is parted up to a time between' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" \
  '1 accepted, 0 refused'
expect 'the root is first' is "$(jq -r '.first.double' "$dir/answer")" 0x1.6a09e667f3bcdp-1
expect 'until is before the end of the interval' is "$(jq -r '.certificate.until' "$dir/answer")" \
  1630477228166597777/2305843009213693952
beside 32609544563331955519 -13507315620941923521 >"$dir/case"
expect 'a rational just before the root' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" \
  '1 accepted, 0 refused'
expect 'it is first' is "$(jq -r '.first.exact' "$dir/answer")" 32609544563331955519/46116860184273879040

# Two roots of two polynomials, sqrt(1/2) and sqrt(1/2 + 2^-130), in one interval at first.
printf '{"id":"m","question":"mesh_motion","a":%s,"end_a":%s,' "$sheets" "$ends" >"$dir/case"
above=680564733841876926926749214863536422913/1361129467683753853853498429727072845824
printf '"b":{"shape":"mesh","points":[[0,"%s",0],[0,"1/2",0],[0,9,1]],"triangles":[[0,1,2]]},' $above >>"$dir/case"
printf '"end_b":[[1,"%s",0],[1,"1/2",0],[0,9,1]]}\n' $above >>"$dir/case"
expect 'two roots beside each other' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" \
  '1 accepted, 0 refused'
expect 'the lesser root is first' is "$(jq -c '.first.polynomial' "$dir/answer")" '["-1","0","2"]'

# ---- judged ----
asked m '[[1,1,-1],[2,1,2],[1,2,2]]' >"$dir/case"
asked p '[[1,1,0.5],[2,1,2],[1,2,2]]' >>"$dir/case"
printf '{"id":"s","question":"mesh_motion","a":%s}\n' "$below" >>"$dir/case"
claims() {
  printf '{"id":"m","engine":"e",%s}\n{"id":"p","engine":"e",%s}\n' "$1" "$2" >"$dir/claims"
  printf '{"id":"s","engine":"e","colliding":false}\n' >>"$dir/claims"
}
judge() { "$BUILD/origo" judge "$dir/case" "$dir/claims" 2>/dev/null; }
claims '"colliding":true,"time":0.5' '"colliding":false'
expect 'right' is "$(judge | jq -r .verdict | tr '\n' ' ')" 'right right right '
claims '"colliding":true,"time":0.25' '"colliding":true,"time":1'
judge >"$dir/judged"
expect 'early by 1/4 of a way of 2' \
  is "$(jq -c 'select(.id == "m") | .checks[1] | [.verdict, .absolute, .claimed]' "$dir/judged")" '["wrong",0.5,0.25]'
expect 'invented: as near as 1/2' is "$(judge | jq -c 'select(.id == "p") | .checks[0] | [.verdict, .absolute]')" \
  '["wrong",0.5]'
claims '"colliding":false' '"colliding":false'
expect 'a contact missed' is "$(judge | jq -c 'select(.id == "m") | .checks[0] | [.class, .absolute]')" \
  '["gross","inf"]'
far='{"shape":"mesh","points":[["1e999",0,0]],"triangles":[]}'
printf '{"id":"x","question":"mesh_motion","a":%s,"end_a":[[0,0,0]]}\n' "$far" >"$dir/large"
"$BUILD/origo" judge --engine "cat" "$dir/large" >/dev/null 2>"$dir/said"
expect 'too large for doubles' grep -q 'a number is too large for binary64' "$dir/said"
# What an engine is given is a case again, with the same answer.
cat >"$dir/engine.sh" <<'C'
while read -r line; do
  printf '%s\n' "$line" >>"$1"
  printf '%s\n' "$line" | jq -c '{id, engine: "e", colliding: true, time: 0.5}'
done
C
"$BUILD/origo" judge --engine "sh $dir/engine.sh $dir/handed" "$dir/case" >"$dir/judged" 2>/dev/null
expect 'an engine is asked' is "$(jq -r .verdict "$dir/judged" | tr '\n' ' ')" 'right wrong wrong '
"$BUILD/origo" ask "$dir/handed" >"$dir/again"
expect 'what it is given has the same answer' is "$(jq -c '[.id, .hit, .first.exact]' "$dir/again" | tr '\n' ' ')" \
  '["m",true,"1/2"] ["p",false,null] ["s",false,null] '

# ---- drawn, and other questions ----
"$BUILD/origo" draw "$dir/case" --id m --out "$dir/m.svg"
expect 'a picture of a contact' grep -q 'first contact at 0.5, 1 pair of features' "$dir/m.svg"
"$BUILD/origo" draw "$dir/case" --id s --out "$dir/s.svg"
expect 'a picture without one' grep -q 'no contact; as they end' "$dir/s.svg"
"$BUILD/origo" ask --question mesh_pairs "$dir/case" >"$dir/said" 2>&1
expect 'no other question about it' \
  grep -q "the case asks 'mesh_motion'; expected no other question about it" "$dir/said"
asked m '[["1/3",1,-1],["1e300",1,0],[1,2,"1e-300"]]' |
  "$BUILD/origo" ask --max-bits 20000 - >/dev/null 2>"$dir/said"
expect 'a limit of bits' grep -q -- '--max-bits raises it' "$dir/said"
# Thirds in the one mesh and sevenths in the other: each fits into 1,900 bits, and both together do not.
printf '{"id":"m","question":"mesh_motion"' >"$dir/case"
for body in a/1/3486784401 b/1/4747561509943; do
  points="[[\"${body#?/}\",0,0],[1,0,0],[0,1,0]]"
  printf ',"%s":{"shape":"mesh","points":%s,"triangles":[[0,1,2]]},"end_%s":%s' \
    "${body%%/*}" "$points" "${body%%/*}" "$points" >>"$dir/case"
done
printf '}\n' >>"$dir/case"
for most in 1300 1900 2500; do
  "$BUILD/origo" ask --max-bits $most "$dir/case" >/dev/null 2>"$dir/said"
  expect "not within $most bits" grep -q -- '--max-bits raises it' "$dir/said"
done
expect 'within 3,000' is "$("$BUILD/origo" ask --max-bits 3000 "$dir/case" | jq .hit)" true

conclude
