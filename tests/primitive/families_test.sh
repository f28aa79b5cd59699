#!/bin/sh
# Questions about primitives through the commands: the families are reproducible and true to their flags, every answer
# is accepted, and what is changed in an answer is refused. With ORIGO_TEST_PAIRS below 1000 one seed of three is looked
# at.
# usage: BUILD=build tests/primitive/families_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# ---- the families ----
families=$("$origo" gen --list --primitives | cut -d ' ' -f 1)
seeds='1 2 3'
[ "${ORIGO_TEST_PAIRS:-1000}" -ge 1000 ] || seeds=1
for seed in $seeds; do
  for family in $families; do "$origo" gen "$family" --seed $seed --count 48; done >"$dir/cases"
  for family in $families; do "$origo" gen "$family" --seed $seed --count 48; done >"$dir/again"
  expect "seed $seed: the same seed, the same bytes" same "$dir/cases" "$dir/again"
  "$origo" ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
  expect "seed $seed: all are answered" is "$? $(wc -l <"$dir/answers")" "0 $(wc -l <"$dir/cases")"
  for check in "$origo check" "$BUILD/origo-check"; do
    $check "$dir/cases" "$dir/answers" >"$dir/out" 2>&1
    expect "seed $seed: $check accepts all" is "$? $(cat "$dir/out")" "0 $(wc -l <"$dir/cases") accepted, 0 refused"
  done
  # What the flags of a hit say is what was found.
  jq -r -s --slurpfile answers "$dir/answers" 'to_entries[] | .key as $k | .value | select(.question == "hit")
    | ($answers[$k].meeting != "nothing") as $hit
    | select((.flags | any(. == "touching" or . == "ulp-into")) != $hit) | .id' "$dir/cases" >"$dir/wrong"
  expect "seed $seed: the flags tell the truth: $(head -n 3 "$dir/wrong")" [ ! -s "$dir/wrong" ]
done
"$origo" gen --all --primitives >"$dir/cases"
"$origo" ask "$dir/cases" >"$dir/answers"

# ---- a case asked otherwise ----
jq -c 'select(.question == "hit" and .b.shape == "triangle" and .a.shape != "line" and .a.shape != "ray")' "$dir/cases" >"$dir/bounded"
for question in relation distance depth closest; do
  "$origo" ask --question $question "$dir/bounded" | "$BUILD/origo-check" --question $question "$dir/bounded" - >"$dir/out"
  expect "$question of bounded primitives" is "$(cat "$dir/out")" "$(wc -l <"$dir/bounded") accepted, 0 refused"
done
# The distance of two bounded primitives is the same whoever is asked.
"$origo" ask --question distance "$dir/bounded" | jq -c .distance >"$dir/one"
"$origo" ask --question closest "$dir/bounded" | jq -c .distance >"$dir/other"
expect 'distance and closest agree' same "$dir/one" "$dir/other"

# ---- what is claimed must be proved ----
# refused NAME QUESTION FILTER: every answer to the question that the filter changes is refused.
refused() {
  jq -c "select(.question == \"$2\")" "$dir/cases" >"$dir/some"
  jq -c "select(.question == \"$2\")" "$dir/answers" >"$dir/theirs"
  jq -c "$3" "$dir/theirs" >"$dir/changed"
  wanted=$(paste -d '\n' "$dir/theirs" "$dir/changed" | awk 'NR % 2 { was = $0; next } $0 != was { n++ } END { print n + 0 }')
  "$BUILD/origo-check" "$dir/some" "$dir/changed" >"$dir/out" 2>"$dir/err"
  got=$(tail -n 1 "$dir/out" | sed 's/.*accepted, //; s/ refused//')
  expect "$1: some are changed" [ "$wanted" -gt 0 ]
  expect "$1: all that are changed are refused $(head -c 200 "$dir/err")" is "$wanted" "$got"
}
refused 'another maximum' support '.maximum.exact = "1/7"'
refused 'another double' support '.maximum.double = "0x1.8p-70"'
refused 'a vertex less' support '.certificate.vertices |= .[1:]'
refused 'another determinant' orientation '.determinant.exact = "1/7"'
refused 'another distance' simplex '.distance.exact = "sqrt(1/7)"'
refused 'other coordinates' simplex '.coordinates[0] = "5/7"'
refused 'another point' simplex '.point[1] = "5/7"'
refused 'another weight' closest '.certificate.a.weights[0] = "-1"'
refused 'points exchanged' closest 'if .points[0] != .points[1] then .points |= reverse else . end'
refused 'another parameter' closest '.parameters[0][0] = "5/7"'
refused 'a point where there is none' hit 'if .meeting == "nothing" then .meeting = "point" else . end'
refused 'nothing where there is a point' hit 'if .meeting != "nothing" then .meeting = "nothing" else . end'
refused 'a wall less' hit 'if (.certificate.walls // [] | length) > 0 then .certificate.walls |= .[1:] else . end'
refused 'a corner less' hit 'if (.points // [] | length) > 1 then .points |= .[1:] else . end'
refused 'another direction' hit 'if .direction then .direction |= map(if . == "0" then "1" else . end) else . end'
refused 'another first parameter' hit 'if .first then .first.exact = "1/7" else . end'
refused 'a claim without proof' support '.distance = {"exact": "1"}'

# Less than all, in another spelling, is accepted.
jq -c 'del(.maximum, .points, .parameters, .point, .coordinates, .first.double) | if .first == {} then del(.first) else . end
  | if .first == null then del(.first) else . end' "$dir/answers" >"$dir/less"
"$BUILD/origo-check" "$dir/cases" "$dir/less" >"$dir/out" 2>&1
expect 'less is accepted' is "$(tail -n 1 "$dir/out")" "$(wc -l <"$dir/cases") accepted, 0 refused"

# ---- two bodies ----
a='"a":{"shape":"box","half":[1,2,3]}'
b='"b":{"shape":"sphere","radius":2,"pose":{"translation":[1,0,0]}}'
printf '%s\n' "{\"id\":\"gap\",\"question\":\"support\",$a,$b,\"direction\":[1,-1,0]}" \
  "{\"id\":\"both\",\"question\":\"support\",\"operation\":\"sum\",$a,$b,\"direction\":[1,-1,0]}" >"$dir/two"
"$origo" ask "$dir/two" >"$dir/reached"
expect 'how far two reach' is "$(jq -r .maximum.exact "$dir/reached" | xargs)" 'sqrt(8)+2 sqrt(8)+4'
expect 'by pairs' is "$(jq -c .certificate.vertices "$dir/reached" | xargs)" '[1,5] [1,5]'
sed 's/"b":{[^}]*}}/"b":{"shape":"box","half":[1,1,1]}/' "$dir/two" >"$dir/boxes"
"$origo" ask --max-points 63 "$dir/boxes" >"$dir/out" 2>"$dir/err"
expect 'too many pairs' is "$? $(grep -c 'make more pairs than 63' "$dir/err")" '3 1'
"$origo" ask --max-points 64 "$dir/boxes" >"$dir/out" 2>"$dir/err"
expect 'as many as there may be' is "$? $(wc -l <"$dir/out")" '0 2'
sed 's/"half":\[1,2/"half":["1e40",2/' "$dir/boxes" >"$dir/long"
"$origo" ask --max-bits 20000 "$dir/long" >"$dir/out" 2>"$dir/err"
expect 'too many bits' is "$? $(grep -c 'over their common denominator' "$dir/err")" '3 1'
jq -c '.question = "distance" | del(.operation, .direction)' "$dir/two" >"$dir/out"
expect 'the distance of two' is "$("$origo" ask --question distance "$dir/two" | jq -c '[.relation, .distance]')" \
  "$("$origo" ask "$dir/out" | jq -c '[.relation, .distance]')"

# ---- the corpus ----
for family in $families; do
  expect "$family: stored cases" same corpus/primitives/cases/$family.jsonl - <<END
$("$origo" gen "$family" --seed 1)
END
  expect "$family: stored answers" same corpus/primitives/answers/$family.jsonl - <<END
$("$origo" ask corpus/primitives/cases/$family.jsonl)
END
done

# ---- bad usage ----
refuses() { # WORD ARGUMENTS...
  word=$1
  shift
  "$origo" gen "$@" >"$dir/out" 2>"$dir/err"
  [ $? -eq 2 ] && [ ! -s "$dir/out" ] && [ "$(wc -l <"$dir/err")" -eq 1 ] && grep -q -e "$word" "$dir/err"
}
expect 'a family of primitives asks its own question' refuses 'only' support-ties --question hit
expect 'a family of pairs does not ask about primitives' refuses 'pairs' touch-face --question support
expect '--primitives with a family' refuses 'primitives' touch-face --primitives

conclude
