#!/bin/sh
# Answers about features that move, ours and others': what the certificate proves is accepted in any spelling, all else
# is refused by name.
# usage: BUILD=build tests/moving/answers_test.sh
set -u
# shellcheck source=tests/answers.sh
. "$(dirname "$0")/../answers.sh"

# ---- a vertex falls on a triangle at 1/2 ----
printf '%s\n' '{"id":"f","question":"vertex-face","start":[["1/4","1/4",1],[0,0,0],[1,0,0],[0,1,0]],"end":[["1/4","1/4",-1],[0,0,0],[1,0,0],[0,1,0]]}' >"$dir/case"
expect 'ours is accepted' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" '1 accepted, 0 refused'
expect 'ours has all fields' grep -q '"hit":true,"first":{"exact":"1/2","double":"0x1p-1"},"features":\["vertex","face"\],"point":\["1/4","1/4","0"\]' "$dir/answer"
pieces='"pieces":[{"until":"1/2","direction":[[0,0,1]]}]'
weights='"weights":[[4],[2],["1"],[1]]'
proof="\"certificate\":{\"kind\":\"first\",$pieces,\"time\":\"1/2\",$weights}"
judged 'a certificate alone' '1 accepted' "{\"id\":\"f\",$proof}"
judged 'other spellings' '1 accepted' "{\"id\":\"f\",\"hit\":true,\"first\":{\"exact\":\"2/4\"},\"point\":[0.25,\"2/8\",0],\"features\":[\"vertex\",\"face\"],$proof}"
judged 'the time as a root' '1 accepted' "{\"id\":\"f\",\"certificate\":{\"kind\":\"first\",\"pieces\":[{\"until\":\"3/4\",\"direction\":[[0,0,1]]}],\"polynomial\":[-1,2],\"interval\":[\"1/4\",0.75],$weights}}"
judged 'another time' 'first: not what the certificate proves' "{\"id\":\"f\",\"first\":{\"exact\":\"1/3\"},$proof}"
judged 'no contact' 'hit: not what the certificate proves' "{\"id\":\"f\",\"hit\":false,$proof}"
judged 'other features' 'features: not what the certificate proves' "{\"id\":\"f\",\"features\":[\"vertex\",\"edge 1\"],$proof}"
judged 'another point' 'point: not what the certificate proves' "{\"id\":\"f\",\"point\":[0,0,0],$proof}"
judged 'another question' "it answers the question 'hit'" "{\"id\":\"f\",\"question\":\"hit\",$proof}"
first() { printf '{"id":"f","certificate":{"kind":"first",%s}}' "$1"; }
judged 'pieces that end too early' 'do not follow each other' "$(first "\"pieces\":[{\"until\":\"1/4\",\"direction\":[[0,0,1]]}],\"time\":\"1/2\",$weights")"
judged 'a time beyond the end' 'the time is not in [0, 1]' "$(first "$pieces,\"time\":\"3/2\",$weights")"
judged 'a negative weight' 'a weight is negative' "$(first "$pieces,\"time\":\"1/2\",\"weights\":[[4],[6],[-1],[-1]]")"
judged 'no weight' 'none is positive' "$(first "$pieces,\"time\":\"1/2\",\"weights\":[[0],[0],[0],[0]]")"
judged 'weights of other points' 'do not name one point' "$(first "$pieces,\"time\":\"1/2\",\"weights\":[[4],[1],[2],[1]]")"
judged 'a piece too few' 'do not follow each other' "$(first "\"pieces\":[],\"time\":\"1/2\",$weights")"
judged 'a direction that leans' 'does not separate' "$(first "\"pieces\":[{\"until\":\"1/2\",\"direction\":[[2,0,1]]}],\"time\":\"1/2\",$weights")"
judged 'a root that is not alone' 'not the only root' "$(first "\"pieces\":[{\"until\":\"3/4\",\"direction\":[[0,0,1]]}],\"polynomial\":[1,-4,4],\"interval\":[\"1/4\",\"3/4\"],$weights")"
judged 'never' 'does not separate' '{"id":"f","certificate":{"kind":"never","pieces":[{"until":1,"direction":[[0,0,1]]}]}}'
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{"id":"f","relation":"undecided"}'

# ---- what cannot be read ----
judged 'no certificate' "the field 'certificate' is missing" '{"id":"f","hit":true}'
judged 'an unknown field' "unknown field 'last'" "{\"id\":\"f\",\"last\":1,$proof}"
judged 'a certificate that is none' 'expected a certificate with a' '{"id":"f","certificate":3}'
judged 'a certificate of another question' "unknown kind 'order'; expected never or first" '{"id":"f","certificate":{"kind":"order"}}'
judged 'no pieces' "the field 'pieces' is missing" "$(first "\"time\":\"1/2\",$weights")"
judged 'pieces that are none' 'an array of pieces was expected' "$(first "\"pieces\":1,\"time\":\"1/2\",$weights")"
judged 'a piece that is none' 'certificate.pieces[0]: ' "$(first "\"pieces\":[1],\"time\":\"1/2\",$weights")"
judged 'a piece without an end' "the field 'until' is missing" "$(first "\"pieces\":[{\"direction\":[[0,0,1]]}],\"time\":\"1/2\",$weights")"
judged 'a piece that ends at NaN' 'certificate.pieces[0].until: ' "$(first "\"pieces\":[{\"until\":\"NaN\",\"direction\":[[0,0,1]]}],\"time\":\"1/2\",$weights")"
judged 'a piece without direction' "the field 'direction' is missing" "$(first "\"pieces\":[{\"until\":1}],\"time\":\"1/2\",$weights")"
judged 'too many vectors' '5 vectors; expected 1 to 4' "$(first "\"pieces\":[{\"until\":1,\"direction\":[[0,0,1],[0,0,1],[0,0,1],[0,0,1],[0,0,1]]}],\"time\":\"1/2\",$weights")"
judged 'a direction that is none' 'an array of vectors was expected' "$(first "\"pieces\":[{\"until\":1,\"direction\":1}],\"time\":\"1/2\",$weights")"
judged 'a vector of fractions' 'certificate.pieces[0].direction[0]' "$(first "\"pieces\":[{\"until\":1,\"direction\":[[0,0,0.5]]}],\"time\":\"1/2\",$weights")"
judged 'no time' "the field 'time' is missing" "$(first "$pieces,$weights")"
judged 'a time that is none' 'certificate.time: ' "$(first "$pieces,\"time\":true,$weights")"
judged 'no weights' "the field 'weights' is missing" "$(first "$pieces,\"time\":\"1/2\"")"
judged 'three weights' '3 elements; expected 4 weights' "$(first "$pieces,\"time\":\"1/2\",\"weights\":[[4],[2],[1]]")"
judged 'a weight that moves' 'certificate.weights[0]: 2 coefficients; expected 1 to 1' "$(first "$pieces,\"time\":\"1/2\",\"weights\":[[4,0],[2],[1],[1]]")"
judged 'a weight that is none' 'an array of coefficients was expected' "$(first "$pieces,\"time\":\"1/2\",\"weights\":[4,2,1,1]")"
judged 'a weight of a half' 'certificate.weights[1][0]: ' "$(first "$pieces,\"time\":\"1/2\",\"weights\":[[4],[0.5],[1],[1]]")"
judged 'a polynomial of degree 4' '5 coefficients; expected 2 to 4' "$(first "$pieces,\"polynomial\":[1,1,1,1,1],\"interval\":[0,1],$weights")"
judged 'no interval' "the field 'interval' is missing" "$(first "$pieces,\"polynomial\":[-1,2],$weights")"
judged 'an interval with one end' '1 element; expected 2 numbers' "$(first "$pieces,\"polynomial\":[-1,2],\"interval\":[0],$weights")"
judged 'an interval from nowhere' 'certificate.interval[0]: ' "$(first "$pieces,\"polynomial\":[-1,2],\"interval\":[null,1],$weights")"
judged 'an interval to nowhere' 'certificate.interval[1]: ' "$(first "$pieces,\"polynomial\":[-1,2],\"interval\":[0,null],$weights")"
judged 'a time and a root' "unknown field 'time'" "$(first "$pieces,\"polynomial\":[-1,2],\"interval\":[0,1],\"time\":\"1/2\",$weights")"
judged 'a time of never' "unknown field 'time'" '{"id":"f","certificate":{"kind":"never","pieces":[],"time":1}}'

# ---- roots, and features of all kinds ----
printf '%s\n' '{"id":"t","question":"vertex-face","start":[[0,0.5,0],[0,0,0],[1,0,0],[0,0,0]],"end":[[1,0.5,0],[0,0,0],[1,1,0],[0,0,0]]}' >"$dir/case"
expect 'a root is accepted' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" '1 accepted, 0 refused'
expect 'its polynomial and its double' grep -q '"first":{"polynomial":\["-1","0","2"\],"interval":\["[0-9/]*","[0-9/]*"\],"double":"0x1.6a09e667f3bcdp-1"},"features":\["vertex","edge 0"\],"certificate"' "$dir/answer"
expect 'a table' grep -q '^t  *vertex-face  *hit  *a root of degree 2  *0.7071068  *first  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END
"$BUILD/origo" ask "$dir/case" | sed 's/"first":{[^}]*}/"first":{"double":1}/' >"$dir/other"
judged 'another double' 'first: not what the certificate proves' "$(cat "$dir/other")"
{
  printf '%s\n' '{"id":"1","question":"edge-edge","start":[[0,0,1],[1,0,1],[0,0,0],[0,1,0]],"end":[[0,0,-1],[1,0,-1],[0,0,0],[0,1,0]]}'
  printf '%s\n' '{"id":"2","question":"edge-edge","start":[[-1,0,1],[1,0,1],[0,-1,0],[0,1,0]],"end":[[-1,0,0],[1,0,0],[0,-1,0],[0,1,0]]}'
  printf '%s\n' '{"id":"3","question":"vertex-face","start":[[0,1,0],[0,0,0],[1,0,0],[0,1,0]],"end":[[0,1,1],[0,0,0],[1,0,0],[0,1,0]]}'
  printf '%s\n' '{"id":"4","question":"vertex-face","start":[[0,0,1],[0,0,0],[1,0,0],[0,1,0]],"end":[[5,0,1],[0,0,0],[1,0,0],[0,1,0]]}'
} >"$dir/case"
"$BUILD/origo" ask --summary "$dir/case" >"$dir/answer" 2>"$dir/said"
expect 'all are accepted' is "$(check)" '4 accepted, 0 refused'
expect 'ends' grep -q '"id":"1".*"features":\["end 0","end 0"\]' "$dir/answer"
expect 'edges' grep -q '"id":"2".*"exact":"1".*"features":\["edge","edge"\]' "$dir/answer"
expect 'a corner at the start' grep -q '"id":"3".*"exact":"0".*"features":\["vertex","corner 2"\].*"pieces":\[\]' "$dir/answer"
expect 'never' grep -q '"id":"4","question":"vertex-face","hit":false,"certificate":{"kind":"never","pieces":\[{"until":"1"' "$dir/answer"
expect 'a summary' grep -q 'edge-edge hit  *2' "$dir/said"
expect 'a table of a miss' grep -q '^4  *vertex-face  *miss  *-  *-  *never  *yes$' <<END
$("$BUILD/origo" ask --table "$dir/case")
END

# ---- limits and other questions ----
for most in 500 20000 60000; do
  printf '%s\n' '{"id":"x","question":"edge-edge","start":[["1e-300",0,1],["1e300",0,0],[1,0,0],[0,1,0]],"end":[["1/3",0,0],[0,0,0],[1,0,0],[0,1,"1e-290"]]}' | "$BUILD/origo" ask --max-bits $most - >"$dir/answer" 2>"$dir/said"
  expect "not within $most bits" grep -q 'more.* bits.*--max-bits raises it' "$dir/said"
done
"$BUILD/origo" ask --question distance "$dir/case" >"$dir/said" 2>&1
expect 'no other question about it' grep -q "the case asks 'edge-edge'; expected no other question about it" "$dir/said"
"$BUILD/origo" draw "$dir/case" --out "$dir/picture.svg" >"$dir/said" 2>&1
expect 'a picture of it' grep -q '</svg>' "$dir/picture.svg"
"$BUILD/origo" gen moving-ulp --question edge-edge --index 2 >"$dir/said" 2>&1
expect 'a family asks either question' grep -q '"question": "edge-edge"' "$dir/said"
"$BUILD/origo" gen moving-ulp --question sweep >"$dir/said" 2>&1
expect 'a family asks no other question' grep -q "the family 'moving-ulp' asks 'vertex-face' only" "$dir/said"

conclude
