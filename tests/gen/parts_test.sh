#!/bin/sh
# Families of meshes, compounds, rays, half-spaces and bodies of the plane: reproducible, true to their flags by exact
# answers that are all
# decided, and refused by name where
# the question does not go with them.   usage: BUILD=build tests/gen/parts_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

families=$("$origo" gen --list --parts | cut -d ' ' -f 1)
for family in $families; do "$origo" gen "$family" --seed 2 --count 60; done >"$dir/cases"
for family in $families; do "$origo" gen "$family" --seed 2 --count 60; done >"$dir/again"
expect "the same seed, the same bytes" same "$dir/cases" "$dir/again"
"$origo" ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
expect "all are decided" is "$? $(wc -l <"$dir/answers")" "0 $(wc -l <"$dir/cases")"
"$BUILD/origo-check" "$dir/cases" "$dir/answers" >"$dir/out" 2>&1
expect "all answers are accepted" is "$(cat "$dir/out")" "$(wc -l <"$dir/cases") accepted, 0 refused"
jq -r -s --slurpfile answers "$dir/answers" '
  {"touching": ["touching", true], "ulp-apart": ["separated", false], "ulp-into": ["penetrating", true]} as $means
  | to_entries[] | .key as $k | .value | .id as $id | .flags[] | select($means[.])
  | ($answers[$k] | if .question == "hit" or .question == "sweep" then .hit else .relation end) as $found
  | select($means[.] | index([$found]) == null) | $id' "$dir/cases" >"$dir/wrong"
expect "the flags tell the truth: $(head -n 3 "$dir/wrong")" [ ! -s "$dir/wrong" ]
for family in $families; do
  jq -r "select(.id | startswith(\"$family-\")) | if has(\"hit\") then .hit else .relation end" "$dir/answers" | sort -u | tr '\n' ' ' >"$dir/found"
  case $family in
  rays-* | solid-rays | field-rays | flights-* | half-space-sweep | plane-sweeps) wanted='false true ' ;;
  parts-spheres | curved-meshes | solid-within) wanted='penetrating separated ' ;;
  *) wanted='penetrating separated touching ' ;;
  esac
  expect "$family: answers" is "$(cat "$dir/found")" "$wanted"
done

# ---- the corpus ----
for family in $families; do
  "$origo" gen "$family" --seed 1 >"$dir/made"
  expect "$family: stored cases" same "corpus/parts/cases/$family.jsonl" "$dir/made"
  "$origo" ask "$dir/made" >"$dir/made.answers"
  expect "$family: stored answers" same "corpus/parts/answers/$family.jsonl" "$dir/made.answers"
done
"$origo" gen --all --parts >"$dir/all"
expect '--all --parts is the corpus' is "$(sort "$dir/all" | cksum)" "$(cat corpus/parts/cases/*.jsonl | sort | cksum)"

# ---- bad usage ----
refuses() { # WORD ARGUMENTS...
  word=$1
  shift
  "$origo" gen "$@" >"$dir/out" 2>"$dir/err"
  [ $? -eq 2 ] && [ ! -s "$dir/out" ] && [ "$(wc -l <"$dir/err")" -eq 1 ] && grep -q -e "$word" "$dir/err"
}
expect 'no depth' refuses 'relation and distance only' parts-floor --question depth
expect 'rays ask hit' refuses "asks 'hit' only" rays-border --question relation
expect '--parts with a family' refuses 'parts' parts-floor --parts
expect '--curved and --parts' refuses 'same run' --list --curved --parts
expect 'a name that is nearly right' refuses "did you mean 'parts-floor'" parts-flor
expect '--all leaves them out' is "$("$origo" gen --all | grep -c '"mesh"')" 0

conclude
