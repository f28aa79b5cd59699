#!/bin/sh
# An answer longer than origo-check reads: origo ask says so, and what to do, which helps. At the limit nothing is said.
# usage: BUILD=build tests/cli/long_answers_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
check=$(dirname "$origo")/origo-check
limit=67108864

# boxes BOXES MET ID: so many boxes that all meet, and one more that meets so many of them.
boxes() {
  awk -v boxes="$1" -v met="$2" -v id="$3" 'BEGIN {
    printf "{\"id\":\"%s\",\"question\":\"overlaps\",\"boxes\":[", id
    for (k = 1; k <= boxes; k++) printf "[[0,0,0],[%d,1,1]],", k
    printf "[[%.1f,0,0],[%d,1,1]]]}\n", boxes - met + 0.5, boxes + 1
  }'
}
name() { awk -v left="$1" 'BEGIN { while (left-- > 0) printf "a" }'; }
# bytes FILE: without the newline
bytes() { echo $(($(wc -c <"$1") - 1)); }

boxes 3438 0 a >"$dir/case"
"$origo" ask --quiet "$dir/case" >"$dir/answer" 2>"$dir/err"
expect 'of a shorter one nothing is said' is "$(wc -c <"$dir/err")" 0
# A further pair, [3000,3438] and its comma, has 12 bytes; the id takes what is left.
left=$((limit - $(bytes "$dir/answer"))) met=0
while [ $left -gt 60 ]; do met=$((met + 1)) left=$((left - 12)); done
expect 'pairs that fill the line' is $((0 < met && met < 2000)) 1
for over in 0 1; do
  boxes 3438 $met "$(name $((left + 1 + over)))" >"$dir/case"
  "$origo" ask --quiet "$dir/case" >"$dir/answer" 2>"$dir/err"
  expect "status at $over" is $? 0
  expect "length at $over" is "$(bytes "$dir/answer")" $((limit + over))
  "$check" "$dir/case" "$dir/answer" >"$dir/out" 2>&1
  expect "origo-check at $over" is $? $((3 * over))
  [ $over = 1 ] || expect 'at the limit nothing is said' is "$(wc -c <"$dir/err")" 0
done
expect 'the checker refuses it' says "$dir/out" 'longer than the limit of 67108864 bytes'
expect 'the sentence' says "$dir/err" "has $((limit + 1)) bytes: origo-check reads it with --max-line $((limit + 1))"
"$check" --max-line $((limit + 1)) "$dir/case" "$dir/answer" >"$dir/out" 2>&1
expect 'what it says helps' is $? 0
"$origo" ask --table "$dir/case" >/dev/null 2>"$dir/err"
expect 'a table has no such line' is "$(grep -c max-line "$dir/err")" 0
conclude
