#!/bin/sh
# Points on the surfaces of rounded bodies: right for all of the corpus, only where they are asked for, and refused
# where a number of them is another.
# usage: BUILD=build tests/pair/surfaces_test.sh
set -u
# shellcheck source=tests/answers.sh
. "$(dirname "$0")/../answers.sh"

cat corpus/cases/*.jsonl >"$dir/all"
"$BUILD/origo" ask --surfaces "$dir/all" >"$dir/answers"
expect 'right for all of the corpus' is "$(python3 tests/pair/surfaces.py "$dir/all" "$dir/answers")" \
  '293 answers with points on the surfaces'
expect 'accepted, all of them' is "$("$BUILD/origo-check" "$dir/all" "$dir/answers" | tail -n 1)" \
  "$(wc -l <"$dir/all") accepted, 0 refused"
expect 'none without the option' is "$("$BUILD/origo" ask "$dir/all" | grep -c surface_a)" 0

# ---- two balls, apart: a root in each coordinate ----
ball='{"shape":"sphere","radius":1}'
far='{"shape":"sphere","radius":"1/2","pose":{"translation":[2,2,2]}}'
printf '{"id":"s","question":"distance","a":%s,"b":%s}\n' "$ball" "$far" >"$dir/case"
ask() { "$BUILD/origo" ask --surfaces "$dir/case"; }
ask >"$dir/answer"
expect 'A has its point' is "$(jq -r '.surface_a[0].exact' "$dir/answer")" 'sqrt(1/3)'
expect 'B has its point' is "$(jq -r '.surface_b[2].exact' "$dir/answer")" '2-sqrt(1/12)'
# spoilt NAME FILTER PHRASE: with another number it is refused
spoilt() {
  ask | jq -c "$2" >"$dir/answer"
  check >"$dir/said" 2>&1
  expect "$1" says "$dir/said" "$3"
}
spoilt 'as it is' . '1 accepted'
spoilt 'doubles alone' 'del(.surface_a[].exact, .surface_b[].exact)' '1 accepted'
spoilt 'one point alone' 'del(.surface_b)' '1 accepted'
for k in 0 1 2; do
  spoilt "another root, $k of A" ".surface_a[$k].exact = \"sqrt(1/4)\"" "surface_a[$k]: exact value claimed"
  spoilt "another root, $k of B" ".surface_b[$k].exact = \"2-sqrt(1/13)\"" "surface_b[$k]: exact value claimed"
  spoilt "another double, $k of A" ".surface_a[$k].double = \"0x1p-1\"" "surface_a[$k]: the double claimed"
done
spoilt 'two numbers' '.surface_a |= .[0:2]' 'surface_a: 2 elements; expected 3 values'
spoilt 'no list' '.surface_b = 1' 'surface_b: a number where an array of values was expected'
spoilt 'no value' '.surface_b[1] = 1' 'surface_b[1]: '
spoilt 'an exact value that is none' '.surface_b[1].exact = "x"' 'surface_b[1].exact: '
spoilt 'an unknown field' '.surface_b[1].near = 1' "unknown field 'near'"

# ---- where there are none ----
none() { # none NAME QUESTION A B
  printf '{"id":"s","question":"%s","a":%s,"b":%s}\n' "$2" "$3" "$4" >"$dir/case"
  ask >"$dir/answer"
  expect "$1" is "$(grep -c surface_a "$dir/answer") $(check)" '0 1 accepted, 0 refused'
  ask | jq -c '.surface_a = [{"exact":"0"},{"exact":"0"},{"exact":"0"}]' >"$dir/answer"
  check >"$dir/said" 2>&1
  expect "$1: claimed" says "$dir/said" 'surface_a[0]: claimed, but the certificate proves none'
}
box='{"shape":"box","half":[1,1,1],"pose":{"translation":[9,0,0]}}'
none 'no body is rounded' distance '{"shape":"box","half":[1,1,1]}' "$box"
none 'the balls have one centre' depth "$ball" "$ball"
none 'the cores meet, and a depth is not asked for' distance '{"shape":"box","half":[1,1,1],"radius":1}' \
  '{"shape":"box","half":[1,1,1],"radius":1}'

# ---- deep in each other ----
printf '{"id":"s","question":"depth","a":{"shape":"box","half":[1,1,1],"radius":1},"b":%s}\n' \
  '{"shape":"box","half":[2,2,2],"radius":"1/2","pose":{"translation":[2.5,0,0]}}' >"$dir/case"
ask >"$dir/answer"
expect 'the cores overlap by 1/2, the bodies by 2' is "$(jq -r '.depth.exact' "$dir/answer") $(check)" \
  '2 1 accepted, 0 refused'
expect 'its points are as deep' is "$(python3 tests/pair/surfaces.py "$dir/case" "$dir/answer")" \
  '1 answers with points on the surfaces'

conclude
