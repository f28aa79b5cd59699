#!/bin/sh
# Half-spaces beside bounded bodies: relation, distance, depth, sweep and contact are what a formula of one line says,
# exactly; every certificate is accepted, and none of another answer; what has no answer is refused. With
# ORIGO_TEST_PAIRS below 1000 one seed of two is looked at.
# usage: BUILD=build tests/cli/half_space_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

seeds='1 2'
[ "${ORIGO_TEST_PAIRS:-1000}" -ge 1000 ] || seeds=1
for seed in $seeds; do
  python3 tests/cli/half_spaces.py cases "$seed" 400 >"$dir/cases"
  $origo ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
  expect "seed $seed: all are answered" is "$? $(cat "$dir/err")" '0 '
  python3 tests/cli/half_spaces.py judge "$dir/cases" "$dir/answers" >"$dir/out" 2>"$dir/err"
  expect "seed $seed: as the formula says" is "$? $(sed 's/.*statements, //' "$dir/out")" '0 0 wrong, 5 outcomes'
  "$BUILD/origo-check" "$dir/cases" "$dir/answers" >"$dir/out" 2>&1
  expect "seed $seed: accepted" says "$dir/out" '400 accepted, 0 refused'
done
# The formula finds what is wrong, and so does the checker: each answer is given to the case after it that asks the same.
sed -n '1~5p' "$dir/cases" | sed 's/"offset": "[^"]*"/"offset": "77"/' >"$dir/moved"
sed -n '1~5p' "$dir/answers" >"$dir/some"
python3 tests/cli/half_spaces.py judge "$dir/moved" "$dir/some" >"$dir/out" 2>/dev/null
expect 'answers about other planes are wrong' is "$?" 1
"$BUILD/origo-check" "$dir/moved" "$dir/some" >"$dir/out" 2>&1
expect 'and refused' is "$?" 1

# ---- one by one ----

plane='{"shape":"plane","normal":[0,0,1],"offset":0}' ball='{"shape":"sphere","radius":1,"pose":{"translation":[3,0,4]}}'
ask() { # ask QUESTION A B [FIELDS]
  echo "{\"id\":\"x\",\"question\":\"$1\",\"a\":$2,\"b\":$3${4:-}}" | $origo ask - 2>"$dir/err"
}
expect 'a ball comes down' is "$(ask sweep "$ball" "$plane" ',"velocity_a":[1,0,-1],"until":9' | jq -c '[.first.exact,.last.exact]')" '["3","9"]'
expect 'a plane rises' is "$(ask sweep "$plane" "$ball" ',"velocity_a":[0,0,1],"until":"3"' | jq -c '[.first.exact,.last.exact]')" '["3","3"]'
expect 'an instant too short' is "$(ask sweep "$plane" "$ball" ',"velocity_a":[0,0,1],"until":"2.9999999999999999999"' | jq .hit)" false
expect 'a point in the plane' is "$(ask relation '{"shape":"point","points":[[7,8,0]]}' "$plane" | jq -r .relation)" touching
expect 'far along the plane' is "$(ask depth '{"shape":"point","points":[["1e300",8,"-1e-300"]]}' "$plane" | jq -r .relation)" penetrating
refused() { # refused NAME SAYS QUESTION A B [FIELDS]
  name=$1 text=$2
  shift 2
  ask "$@" >"$dir/out"
  expect "$name: status" is "$?" 2
  expect "$name: message" says "$dir/err" "$text"
}
refused 'for ever' 'until: a contact with a half-space may go on for ever' sweep "$ball" "$plane" ',"velocity_a":[1,0,-1]'
refused 'two half-spaces' 'b: a half-space is taken beside a body that has an end' relation "$plane" "$plane"
refused 'two half-spaces in contact' 'b: a half-space is taken beside a body that has an end' contact "$plane" "$plane"
refused 'a surface' 'b: no half-space: a surface, or flattened by its pose' relation "$ball" \
  '{"shape":"plane","normal":[0,0,1],"offset":0,"surface":true}'
refused 'a flat pose' 'b: no half-space' relation "$ball" \
  '{"shape":"plane","normal":[0,0,1],"offset":0,"pose":{"matrix":[[1,0,0],[1,0,0],[0,0,1]]}}'
refused 'a line' "b.shape: the question 'distance' does not take the shape 'line' here" distance "$ball" \
  '{"shape":"line","points":[[0,0,0]],"direction":[0,0,1]}'

# ---- closest points of hulls ----

hull='{"shape":"hull","points":[[0,0,2],[1,0,3],[0,1,3],[4,4,"5/2"]]}'
expect 'a hull over a plane' is "$(ask closest "$hull" "$plane" | jq -c '[.distance.exact,.points]')" '["2",[["0","0","2"],["0","0","0"]]]'
expect 'a hull beside a ray' is "$(ask closest "$hull" '{"shape":"ray","points":[[0,0,0]],"direction":[0,0,1]}' | jq -r .distance.exact)" 0
python3 -c 'import json; p = [[k, k * k, 0] for k in range(300)]; print(json.dumps({"id": "x", "question": "closest", "a": {"shape": "hull", "points": p}, "b": {"shape": "hull", "points": p}}))' |
  $origo ask - >"$dir/out" 2>"$dir/err"
expect 'too many points' is "$? $(grep -c 'more than 65536 pairs of points' "$dir/err")" '3 1'

# ---- algorithms are given the block ----

python3 tests/cli/half_spaces.py cases 3 50 | grep '"distance"' >"$dir/cases"
$origo run gjk "$dir/cases" >"$dir/claims" 2>"$dir/err"
$origo judge --quiet "$dir/cases" --claims "$dir/claims" >"$dir/judged" 2>"$dir/err"
expect 'gjk is judged on all' is "$(jq -r .verdict "$dir/judged" | sort | uniq -c | awk '{ n += $1 } END { print n }')" 10

# A block far larger than the bodies would hide errors, which are measured in sizes: an error of 1 at bodies of size 2 is gross.
echo '{"id":"x","question":"distance","a":{"shape":"sphere","radius":1,"pose":{"translation":[0,0,5]}},"b":{"shape":"plane","normal":[0,0,1],"offset":"0x1.82a14477f8f8bp-30"}}' >"$dir/case"
echo '{"id":"x","engine":"e","distance":5}' | $origo judge "$dir/case" --claims - >"$dir/judged" 2>"$dir/err"
expect 'an error of a length is gross' is "$(jq -r '.checks[] | select(.what == "distance") | "\(.class) \(.fraction > 0.005)"' "$dir/judged")" 'gross true'

# ---- the table ----

python3 docs/shape_pairs.py "$origo" >"$dir/made"
sed -n '/table: begin/,/table: end/p' docs/use/shape-pairs.md | sed '1d;$d' >"$dir/page"
expect 'docs/use/shape-pairs.md is up to date (docs/shape_pairs.py build/origo --write)' same "$dir/made" "$dir/page"
conclude
