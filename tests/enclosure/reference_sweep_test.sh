#!/bin/sh
# The algorithms of the door sweep that look at support mappings alone, on the corpus of cylinders and cones that
# translate: no verdict is wrong, times are where the bodies touch within rounding, others refuse them.
# usage: BUILD=build tests/enclosure/reference_sweep_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

cat corpus/curved/cases/curved-sweep-*.jsonl >"$dir/cases"
count=$(wc -l <"$dir/cases" | xargs)

# statuses ALGORITHM LEAST: it answers so many at least
statuses() {
  "$origo" run "$1" "$dir/cases" >"$dir/claims" 2>"$dir/err"
  expect "$1: a claim each" is "$(wc -l <"$dir/claims" | xargs)" "$count"
  answered=$(grep -c '"status":"ok"' "$dir/claims")
  expect "$1: answers $2 of $count at least, and did $answered" [ "$answered" -ge "$2" ]
}

# Where it says that they meet first they are apart by no more than rounding: 64 epsilon of a coordinate of 300.
touches() {
  python3 tests/enclosure/bodies_at.py "$dir/cases" "$dir/claims" >"$dir/at"
  "$origo" ask --quiet --width 1e-18 "$dir/at" >"$dir/answers"
  expect "$1: they touch at its times" is "$(jq -c 'select(.enclosure)
    | select(.enclosure[1] | split("/") | map(tonumber) | .[0] / (.[1] // 1) > 5e-12) | .id' "$dir/answers")" ''
}

for algorithm in conservative-advancement bilateral-advancement; do
  statuses $algorithm "$count"
  touches $algorithm
done
statuses gjk-raycast 296
touches gjk-raycast
for algorithm in moving-spheres sat-sweep-2d sat-sweep-3d contact-sweep-2d contact-sweep-3d; do
  "$origo" run "$algorithm" "$dir/cases" >"$dir/claims"
  expect "$algorithm: refuses all" is "$(jq -r .status "$dir/claims" | sort -u)" refused
done

# Bodies that graze are in reach of each other for long: a time may be off by the root of rounding.
grep -v curved-sweep-graze "$dir/cases" >"$dir/plain"
grep curved-sweep-graze "$dir/cases" | head -n 24 >"$dir/grazing"
for kind in plain grazing; do
  "$origo" run conservative-advancement "$dir/$kind" >"$dir/claims"
  scale=2e-14
  [ $kind = grazing ] && scale=2e-7
  "$origo" judge --quiet --scale $scale "$dir/$kind" "$dir/claims" >"$dir/judgements"
  expect "$kind: none is wrong" is "$(jq -r 'select(.verdict != "right" and .verdict != "tolerable") | .id' "$dir/judgements" | xargs)" ''
done
expect 'a disc flies' is "$(echo '{"id":"d","question":"sweep","a":{"shape":"cylinder","radius":1,"half_height":0},"b":{"shape":"sphere","radius":1,"pose":{"translation":[0,0,4]}},"velocity_a":[0,0,1]}' |
  "$origo" run conservative-advancement | jq -r .time)" 0x1.8p+1
conclude
