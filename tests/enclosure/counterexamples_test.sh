#!/bin/sh
# Cylinders and cones that are apart, and that a sub-algorithm of GJK calls MEET: the cases of
# corpus/counterexamples/curved.jsonl
# fail as ref/cso/gjk.md says, by a certified enclosure.   usage: BUILD=build tests/enclosure/counterexamples_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

cases=corpus/counterexamples/curved.jsonl
"$origo" ask "$cases" >"$dir/answers"
expect 'the answers are accepted' is "$("$BUILD/origo-check" "$cases" "$dir/answers")" '3 accepted, 0 refused'

# apart ID LEAST: farther apart than LEAST, by the lower end of the enclosure.
apart() {
  least=$(jq -r "select(.id == \"$1\") | .enclosure[0] | split(\"/\") | map(tonumber) | .[0] / .[1]" "$dir/answers")
  expect "$1: apart" is "$(jq -n "$least > $2")" true
}
apart cone-and-segment 0.37
apart cylinder-and-segment 1.06
apart cylinder-and-segment-backup 0.23

# says ALGORITHM ID...: the cases that the algorithm says collide.
says_meet() {
  algorithm=$1
  shift
  meets=$("$origo" run "$algorithm" "$cases" --question distance | jq -r 'select(.status == "ok" and .colliding) | .id' | tr '\n' ' ')
  expect "$algorithm says MEET" is "$meets" "$*"
}
says_meet gjk-johnson cone-and-segment 'cylinder-and-segment '
says_meet gjk-backup cone-and-segment cylinder-and-segment 'cylinder-and-segment-backup '
says_meet gjk-enhanced cone-and-segment cylinder-and-segment 'cylinder-and-segment-backup '
for algorithm in gjk gjk-boolean gjk-isa epa mpr gjk-voronoi; do says_meet "$algorithm" ''; done

# gjk is right to 2^-48, which is less than rounding leaves of numbers up to 4 with some operations each.
"$origo" run gjk "$cases" --question distance | jq -r .distance >"$dir/said"
jq -r '.enclosure | .[]' "$dir/answers" | paste -d ' ' - - | paste -d ' ' - "$dir/said" | python3 -c '
import sys
from fractions import Fraction
rows = [line.split() for line in sys.stdin]
slack = Fraction(1, 2 ** 48)
print(sum(Fraction(low) - slack <= Fraction(float.fromhex(said)) <= Fraction(high) + slack for low, high, said in rows))
' >"$dir/right"
expect 'gjk: all distances' is "$(cat "$dir/right")" 3

conclude
