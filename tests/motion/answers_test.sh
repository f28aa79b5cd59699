#!/bin/sh
# Answers about polytopes that move and turn, ours and others': what the certificate proves is accepted in any spelling,
# all else is refused by name. So are cases that are none.
# usage: BUILD=build tests/motion/answers_test.sh
set -u
# shellcheck source=tests/answers.sh
. "$(dirname "$0")/../answers.sh"

# ---- a cube falls on another, from 4 to -2: they meet at 1/3 ----
box='"shape":"box","half":[1,1,1]'
printf '%s\n' "{\"id\":\"f\",\"question\":\"motion\",\"a\":{$box,\"pose\":{\"translation\":[0,0,4]}},\"b\":{$box},\"end_a\":{\"translation\":[0,0,-2]}}" >"$dir/case"
expect 'ours is accepted' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" '1 accepted, 0 refused'
expect 'ours has all fields' grep -q '"hit":true,"enclosure":\["1/3","1/3"\],"first":{"exact":"1/3","double":"0x1.5555555555555p-2"},"certificate"' "$dir/answer"
pieces='"pieces":[{"until":"1/3","world":[0,0,1]}]'
meeting='"time":"1/3","pairs":[[0,4]],"weights":[1]'
first() { printf '{"id":"f","certificate":{"kind":"first",%s}}' "$1"; }
judged 'a certificate alone' '1 accepted' "$(first "$pieces,$meeting")"
judged 'other spellings' '1 accepted' "{\"id\":\"f\",\"hit\":true,\"enclosure\":[\"2/6\",\"1/3\"],\"first\":{\"exact\":\"2/6\"},\"certificate\":{\"kind\":\"first\",$pieces,$meeting}}"
judged 'in the frame of A' '1 accepted' "$(first "\"pieces\":[{\"until\":\"1/3\",\"a\":[0,0,5]}],$meeting")"
judged 'in the frame of B' '1 accepted' "$(first "\"pieces\":[{\"until\":\"1/3\",\"b\":[0,0,5]}],$meeting")"
judged 'of two edges' '1 accepted' "$(first "\"pieces\":[{\"until\":\"1/3\",\"a\":[1,0,0],\"b\":[0,2,0]}],$meeting")"
judged 'a wider enclosure' '1 accepted' '{"id":"f","enclosure":["1/4","1/2"],"certificate":{"kind":"first","pieces":[{"until":"1/4","world":[0,0,1]}],"time":"1/2","pairs":[[0,4],[0,0]],"weights":[1,1]}}'
judged 'less than a hit' 'it shows no contact' "{\"id\":\"f\",\"hit\":\"undecided\",\"enclosure\":[\"1/3\",1],\"certificate\":{\"kind\":\"clear\",$pieces}}"
judged 'another enclosure' 'enclosure: not what the certificate proves' "{\"id\":\"f\",\"enclosure\":[\"1/4\",\"1/3\"],\"certificate\":{\"kind\":\"first\",$pieces,$meeting}}"
judged 'another time' 'first: not what the certificate proves' "{\"id\":\"f\",\"first\":{\"exact\":\"1/4\"},\"certificate\":{\"kind\":\"first\",$pieces,$meeting}}"
judged 'no contact' 'hit: not what the certificate proves' "{\"id\":\"f\",\"hit\":false,\"certificate\":{\"kind\":\"first\",$pieces,$meeting}}"
judged 'another question' "it answers the question 'hit'" "{\"id\":\"f\",\"question\":\"hit\",\"certificate\":{\"kind\":\"first\",$pieces,$meeting}}"
judged 'never' 'does not separate' '{"id":"f","certificate":{"kind":"never","pieces":[{"until":1,"world":[0,0,1]}]}}'
judged 'never, too short' 'the pieces do not reach the end' '{"id":"f","certificate":{"kind":"never","pieces":[{"until":"1/4","world":[0,0,1]}]}}'
judged 'never, up to the contact' 'does not separate' '{"id":"f","certificate":{"kind":"never","pieces":[{"until":"1/3","world":[0,0,1]}]}}'
judged 'a piece too long' 'does not separate' "$(first "\"pieces\":[{\"until\":\"1/2\",\"world\":[0,0,1]}],\"time\":\"1/2\",\"pairs\":[[0,4]],\"weights\":[1]")"
judged 'a direction that leans' 'does not separate' "$(first "\"pieces\":[{\"until\":\"1/3\",\"world\":[1,0,1]}],$meeting")"
judged 'no direction' 'does not separate' "$(first "\"pieces\":[{\"until\":\"1/3\",\"world\":[0,0,0]}],$meeting")"
judged 'the other side' 'does not separate' "$(first "\"pieces\":[{\"until\":\"1/3\",\"world\":[0,0,-1]}],$meeting")"
judged 'a piece back in time' 'the times do not follow each other' "$(first "\"pieces\":[{\"until\":\"1/3\",\"world\":[0,0,1]},{\"until\":\"1/4\",\"world\":[0,0,1]}],$meeting")"
judged 'contact before the end of the pieces' 'the times do not follow each other' "$(first "$pieces,\"time\":\"1/4\",\"pairs\":[[0,4]],\"weights\":[1]")"
judged 'contact after 1' 'the times do not follow each other' "$(first "$pieces,\"time\":2,\"pairs\":[[0,4]],\"weights\":[1]")"
judged 'contact elsewhere' 'do not name one point' "$(first "$pieces,\"time\":\"1/3\",\"pairs\":[[0,3]],\"weights\":[1]")"
judged 'no such point' 'a pair names no points' "$(first "$pieces,\"time\":\"1/3\",\"pairs\":[[0,8]],\"weights\":[1]")"
judged 'a negative weight' 'a weight is not positive' "$(first "$pieces,\"time\":\"1/3\",\"pairs\":[[0,4]],\"weights\":[-1]")"
judged 'no weights' 'a weight is not positive, or there is none' "$(first "$pieces,\"time\":\"1/3\",\"pairs\":[],\"weights\":[]")"
judged 'undecided' '0 accepted, 0 refused, 1 undecided' '{"id":"f","relation":"undecided"}'

# ---- a cube that spins reaches a wall: asin(1.25 / sqrt(2)) - pi / 4 = 0.2988... ----
printf '%s\n' "{\"id\":\"f\",\"question\":\"motion\",\"a\":{$box},\"b\":{\"shape\":\"box\",\"half\":[8,1,8],\"pose\":{\"translation\":[0,2.25,0]}},\"spin_a\":[0,0,1]}" >"$dir/spin"
cp "$dir/case" "$dir/fall"
cp "$dir/spin" "$dir/case"
expect 'a spin is accepted' is "$("$BUILD/origo" ask "$dir/case" >"$dir/answer" && check)" '1 accepted, 0 refused'
expect 'a spin has all fields' grep -q '"hit":true,"enclosure":\["[0-9/]*","[0-9/]*"\],"certificate":{"kind":"first","bits":[0-9]*,"spans":\[{"until":"[0-9/]*","pieces":\[{"until"' "$dir/answer"
expect 'a spin: width' is "$("$BUILD/origo" ask --width 1e-30 "$dir/case" >"$dir/answer" && check)" '1 accepted, 0 refused'
"$BUILD/origo" ask --table "$dir/case" >"$dir/out"
expect 'a spin in a table' grep -q '^f  *motion  *hit .* first  *yes$' "$dir/out"
judged 'a spin, clear at first' '0 accepted, 0 refused, 1 undecided' '{"id":"f","certificate":{"kind":"clear","bits":64,"spans":[{"until":"1/4","pieces":[{"until":"1/2","world":[0,-1,0]}]}]}}'
judged 'a spin, never' 'does not separate' '{"id":"f","certificate":{"kind":"never","bits":64,"spans":[{"until":"1","pieces":[{"until":"1","world":[0,-1,0]}]}]}}'
judged 'a spin without spans' 'too few or too many bits' "$(first "$pieces,$meeting")"
judged 'a spin with too few bits' 'too few or too many bits' '{"id":"f","certificate":{"kind":"clear","bits":31,"spans":[]}}'
judged 'a spin with too many bits' 'too few or too many bits' '{"id":"f","certificate":{"kind":"clear","bits":4097,"spans":[]}}'
judged 'a spin without bits' "the field 'bits' is missing" '{"id":"f","certificate":{"kind":"clear","spans":[]}}'
judged 'a spin of no bits' 'certificate.bits: expected the bits' '{"id":"f","certificate":{"kind":"clear","bits":0,"spans":[]}}'
judged 'a span without pieces' 'a span has no pieces' '{"id":"f","certificate":{"kind":"clear","bits":64,"spans":[{"until":"1/4","pieces":[]}]}}'
judged 'a span without end' "the field 'until' is missing" '{"id":"f","certificate":{"kind":"clear","bits":64,"spans":[{"pieces":[]}]}}'
judged 'a span that is none' 'certificate.spans[0]: ' '{"id":"f","certificate":{"kind":"clear","bits":64,"spans":[1]}}'
judged 'a span back in time' 'the times do not follow each other' '{"id":"f","certificate":{"kind":"clear","bits":64,"spans":[{"until":0,"pieces":[{"until":1,"world":[0,-1,0]}]}]}}'
corner='{"pairs":[[0,0]],"weights":[1]}'
judged 'corners that are missing' "the field 'corners' is missing" '{"id":"f","certificate":{"kind":"first","bits":64,"spans":[],"time":1}}'
judged 'one corner' 'the number of corners is wrong' "{\"id\":\"f\",\"certificate\":{\"kind\":\"first\",\"bits\":64,\"spans\":[],\"time\":1,\"corners\":[$corner]}}"
judged 'five corners' 'certificate.corners: expected one or four' "{\"id\":\"f\",\"certificate\":{\"kind\":\"first\",\"bits\":64,\"spans\":[],\"time\":1,\"corners\":[$corner,$corner,$corner,$corner,$corner]}}"
judged 'corners elsewhere' 'do not name one point' "{\"id\":\"f\",\"certificate\":{\"kind\":\"first\",\"bits\":64,\"spans\":[],\"time\":1,\"corners\":[$corner,$corner,$corner,$corner]}}"
judged 'a corner that is none' 'certificate.corners[1]: ' "{\"id\":\"f\",\"certificate\":{\"kind\":\"first\",\"bits\":64,\"spans\":[],\"time\":1,\"corners\":[$corner,1]}}"
cp "$dir/fall" "$dir/case"
judged 'spans where nothing spins' 'bits where nothing spins' '{"id":"f","certificate":{"kind":"clear","bits":64,"spans":[{"until":1,"pieces":[{"until":"1/4","world":[0,0,1]}]}]}}'

# ---- what cannot be read ----
judged 'no certificate' "the field 'certificate' is missing" '{"id":"f","hit":true}'
judged 'a certificate of another question' "unknown kind 'order'; expected first, never or clear" '{"id":"f","certificate":{"kind":"order"}}'
judged 'no pieces' "the field 'pieces' is missing" "$(first "$meeting")"
judged 'pieces that are none' 'an array of pieces was expected' "$(first "\"pieces\":1,$meeting")"
judged 'a piece that is none' 'certificate.pieces[0]: ' "$(first "\"pieces\":[1],$meeting")"
judged 'a piece without an end' "the field 'until' is missing" "$(first "\"pieces\":[{\"world\":[0,0,1]}],$meeting")"
judged 'a piece that ends at NaN' 'certificate.pieces[0].until: ' "$(first "\"pieces\":[{\"until\":\"NaN\",\"world\":[0,0,1]}],$meeting")"
judged 'a piece without direction' "certificate.pieces[0]: expected a direction: 'world'" "$(first "\"pieces\":[{\"until\":1}],$meeting")"
judged 'two directions' "expected a direction: 'world'" "$(first "\"pieces\":[{\"until\":1,\"world\":[0,0,1],\"a\":[0,0,1]}],$meeting")"
judged 'a direction of fractions' 'certificate.pieces[0].b' "$(first "\"pieces\":[{\"until\":1,\"b\":[0,0,0.5]}],$meeting")"
judged 'no time' "the field 'time' is missing" "$(first "$pieces,\"pairs\":[[0,4]],\"weights\":[1]")"
judged 'no pairs' "the field 'pairs' is missing" "$(first "$pieces,\"time\":1,\"weights\":[1]")"
judged 'weights that are missing' "the field 'weights' is missing" "$(first "$pieces,\"time\":1,\"pairs\":[[0,4]]")"
judged 'too few weights' 'expected 1 weights, one for each pair' "$(first "$pieces,\"time\":1,\"pairs\":[[0,4]],\"weights\":[]")"
judged 'a pair of three' 'certificate.pairs[0]: ' "$(first "$pieces,\"time\":1,\"pairs\":[[0,4,1]],\"weights\":[1]")"
judged 'a time of never' "unknown field 'time'" '{"id":"f","certificate":{"kind":"never","pieces":[],"time":1}}'

# ---- cases that are none ----
# bad NAME PHRASE FIELDS: origo ask refuses a cube and a cube with these ends, and says the phrase.
bad() {
  printf '{"id":"x","question":"motion","a":{%s},"b":{%s}%s}\n' "$box" "$box" "$3" >"$dir/bad"
  "$BUILD/origo" ask "$dir/bad" >"$dir/out" 2>"$dir/said"
  expect "$1: status" is "$?" 2
  expect "$1" says "$dir/said" "$2"
}
bad 'the zero quaternion' 'end_a.rotation: the zero quaternion is no rotation' ',"end_a":{"rotation":[0,0,0,0]}'
bad 'half a turn' 'end_b.rotation: half a turn or more from the start' ',"end_b":{"rotation":[1,0,0,0]}'
bad 'more than half a turn' 'end_a.rotation: half a turn or more from the start' ',"end_a":{"rotation":[0,0,1,-0.5]}'
bad 'a turn through zero' 'end_a.rotation: half a turn or more from the start' ',"end_a":{"rotation":[0,0,0,-1]}'
bad 'NaN' 'end_a.rotation[1]: ' ',"end_a":{"rotation":[0,"NaN",0,1]}'
bad 'infinity' 'end_b.translation[0]: ' ',"end_b":{"translation":["inf",0,0]}'
bad 'a matrix' "end_a.matrix: the question 'motion' takes no matrix" ',"end_a":{"matrix":[[1,0,0],[0,1,0],[0,0,1]]}'
bad 'a spin and a rotation' 'spin_a: a body that spins has no rotation of its own at the end' ',"spin_a":[0,0,1],"end_a":{"rotation":[0,0,1,1]}'
bad 'a spin of two numbers' 'spin_b: ' ',"spin_b":[0,1]'
bad 'a spin that is NaN' 'spin_a[2]: ' ',"spin_a":[0,1,"NaN"]'
bad 'an infinite spin' 'spin_a[0]: ' ',"spin_a":["inf",1,0]'
printf '%s\n' "{\"id\":\"x\",\"question\":\"motion\",\"a\":{$box},\"b\":{$box},\"spin_b\":[0,1048576,0]}" >"$dir/bad"
"$BUILD/origo" ask "$dir/bad" 2>"$dir/said" >"$dir/out"
expect 'a spin too fast: status' is "$?" 3
expect 'a spin too fast' says "$dir/said" 'spin_b: this is 2^20 radians or more'
bad 'a point without a spin' 'about_a: this body does not spin; expected its spin as well' ',"about_a":[0,0,1]'
bad 'a point of two numbers' 'about_b' ',"spin_b":[0,0,1],"about_b":[0,1]'
bad 'an unknown field of an end' "unknown field 'velocity'" ',"end_a":{"velocity":[1,0,0]}'
bad 'a field of another question' "the field 'until' does not belong to the question 'motion'" ',"until":1'
printf '%s\n' "{\"id\":\"x\",\"question\":\"motion\",\"a\":{\"shape\":\"sphere\",\"radius\":-1},\"b\":{$box}}" >"$dir/bad"
"$BUILD/origo" ask "$dir/bad" 2>"$dir/said" >"$dir/out"
expect 'a negative radius' says "$dir/said" 'a.radius: negative; expected a radius of zero or more'
printf '%s\n' "{\"id\":\"x\",\"question\":\"relation\",\"a\":{$box},\"b\":{$box},\"end_a\":{}}" >"$dir/bad"
"$BUILD/origo" ask "$dir/bad" 2>"$dir/said" >"$dir/out"
expect 'an end of another question' says "$dir/said" "the field 'end_a' does not belong to the question 'relation'"
"$BUILD/origo" ask --width 0 "$dir/case" 2>"$dir/said" >"$dir/out"
expect 'a width of zero' says "$dir/said" '--width takes a number above zero'
"$BUILD/origo" ask --max-bits 100 "$dir/case" 2>"$dir/said" >"$dir/out"
expect 'too many bits' says "$dir/said" '--max-bits raises it'

# Its numbers need more bits than the solver takes: it ends at once, and says so.
printf '%s\n' "{\"id\":\"l\",\"question\":\"motion\",\"a\":{\"shape\":\"box\",\"half\":[\"1e-1300\",1,1],\"pose\":{\"translation\":[0,0,4]}},\"b\":{$box},\"end_a\":{\"translation\":[0,0,-2]}}" >"$dir/long"
"$BUILD/origo" ask "$dir/long" 2>"$dir/said" >"$dir/out"
expect 'long numbers: status' is "$?" 3
expect 'long numbers' says "$dir/said" 'need more than 4096 bits'
expect 'long numbers: what is proved' grep -q '"hit":"undecided","enclosure":\["0","1"\]' "$dir/out"

# ---- tables, summaries, undecided ----
"$BUILD/origo" ask --table --summary "$dir/case" >"$dir/out" 2>"$dir/said"
expect 'a table' grep -q '^f  *motion  *hit  *1/3  *0.3333333  *first  *yes$' "$dir/out"
expect 'a summary' grep -q 'motion  *hit  *1' "$dir/said"
# A point crosses a triangle that turns: one moment, and no fraction.
printf '%s\n' '{"id":"g","question":"motion","a":{"shape":"point","points":[[0,0,0]],"pose":{"translation":[0.1,0.1,1]}},"b":{"shape":"triangle","points":[[-1,-1,0],[1,-1,0],[0,1,0]]},"end_a":{"translation":[0.1,0.1,-0.7]},"end_b":{"rotation":[0.3,0.1,0,1]}}' >"$dir/case"
"$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
expect 'a contact of one moment: status' is "$?" 3
expect 'a contact of one moment' grep -q '"hit":"undecided","enclosure":\["[0-9/]*","1"\],"certificate":{"kind":"clear","pieces"' "$dir/answer"
expect 'it is said' says "$dir/said" 'is undecided after the time 0.'
expect 'what is proved is accepted' is "$(check | tail -n 1)" '0 accepted, 0 refused, 1 undecided'

# ---- families: what the flags say is what the answers prove ----
# all FAMILY PATTERN: each of 20 answers is accepted, and has the pattern.
all() {
  "$BUILD/origo" gen "$1" --seed 3 --count 20 >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer"
  expect "$1: all are answered" is "$?" 0
  expect "$1: all are accepted" is "$(check)" '20 accepted, 0 refused'
  expect "$1: all say so" is "$(grep -c -e "$2" "$dir/answer")" 20
}
all motion-start '"first":{"exact":"0",'
all motion-end '"first":{"exact":"1",'
all motion-miss '"hit":false,'
all motion-face '"first":{"exact":"[1-7]/[248]",'
all motion-edge '"first":{"exact":"[1-7]/[248]",'
all motion-corner '"first":{"exact":"[1-7]/[248]",'
all motion-moment '"first":{"exact":"[1-7]/[248]",'
all motion-lengths '"hit":[tf]'
all motion-bullet '"hit":true,'
all motion-sandwich '"hit":true,'
all motion-rod '"hit":'
all motion-still '"first":{"exact":"0",\|"hit":false,'
all motion-random '"hit":'
all spin-random '"hit":[tf]'
all spin-rod '"hit":[tf]'
all spin-roll '"hit":[tf]'
all spin-start '"first":{"exact":"0",\|"hit":false,'
all spin-graze '"hit":[tf]'
all spin-door '"hit":[tf]'
all spin-miss '"hit":false,'

conclude
