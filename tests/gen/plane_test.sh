#!/bin/sh
# Families of bodies of the plane: reproducible, true to their flags by exact answers that are all decided, and refused
# by name where the question does not go with them.   usage: BUILD=build tests/gen/plane_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

families=$("$origo" gen --list --plane | cut -d ' ' -f 1)
for family in $families; do "$origo" gen "$family" --seed 2 --count 90; done >"$dir/cases"
for family in $families; do "$origo" gen "$family" --seed 2 --count 90; done >"$dir/again"
expect 'the same seed, the same bytes' same "$dir/cases" "$dir/again"
expect 'all are of the plane' is "$(grep -c '"plane": true' "$dir/cases")" "$(wc -l <"$dir/cases")"
"$origo" ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
expect 'all are decided' is "$? $(wc -l <"$dir/answers")" "0 $(wc -l <"$dir/cases")"
"$BUILD/origo-check" "$dir/cases" "$dir/answers" >"$dir/out" 2>&1
expect 'all answers are accepted' is "$(cat "$dir/out")" "$(wc -l <"$dir/cases") accepted, 0 refused"
jq -r -s --slurpfile answers "$dir/answers" '
  {"touching": ["touching", true], "ulp-apart": ["separated", false], "ulp-into": ["penetrating", true]} as $means
  | to_entries[] | .key as $k | .value | .id as $id | .flags[] | select($means[.])
  | ($answers[$k] | if has("hit") then .hit else .relation end) as $found
  | select($means[.] | index([$found]) == null) | $id' "$dir/cases" >"$dir/wrong"
expect "the flags tell the truth: $(head -n 3 "$dir/wrong")" [ ! -s "$dir/wrong" ]
for family in $families; do
  jq -r "select(.id | startswith(\"$family-\")) | if has(\"hit\") then .hit else .relation end" "$dir/answers" |
    sort -u | tr '\n' ' ' >"$dir/found"
  case $family in
  plane-moves | plane-paths) wanted='false true ' ;;
  plane-random) wanted='penetrating separated ' ;;
  plane-deep) wanted='penetrating ' ;;
  *) wanted='penetrating separated touching ' ;;
  esac
  expect "$family: answers" is "$(cat "$dir/found")" "$wanted"
done
jq -r 'select(.question == "contact") | .contact.kind' "$dir/answers" | sort -u | tr '\n' ' ' >"$dir/found"
expect 'contacts of each kind' is "$(cat "$dir/found")" 'null point segment '

# ---- the corpus ----
for family in $families; do
  "$origo" gen "$family" --seed 1 >"$dir/made"
  expect "$family: stored cases" same "corpus/plane/cases/$family.jsonl" "$dir/made"
  "$origo" ask "$dir/made" >"$dir/made.answers"
  expect "$family: stored answers" same "corpus/plane/answers/$family.jsonl" "$dir/made.answers"
done
"$origo" gen --all --plane >"$dir/all"
expect '--all --plane is the corpus' is "$(sort "$dir/all" | cksum)" "$(cat corpus/plane/cases/*.jsonl | sort | cksum)"

# ---- bad usage ----
refuses() { # WORD ARGUMENTS...
  word=$1
  shift
  "$origo" gen "$@" >"$dir/out" 2>"$dir/err"
  [ $? -eq 2 ] && [ ! -s "$dir/out" ] && [ "$(wc -l <"$dir/err")" -eq 1 ] && grep -q -e "$word" "$dir/err"
}
expect 'paths ask hit' refuses "asks 'hit' only" plane-paths --question relation
expect '--plane with a family' refuses 'plane goes with' plane-touch --plane
expect '--plane and --parts' refuses 'same run' --list --plane --parts
expect 'a name that is nearly right' refuses "did you mean 'plane-touch'" plane-tuoch
expect '--all leaves them out' is "$("$origo" gen --all | grep -c '"plane": true')" 0

# ---- by the second oracle ----
python3 - "$dir/cases" "$dir/answers" <<'END' >"$dir/said"
import importlib.util, json, sys
sys.dont_write_bytecode = True
spec = importlib.util.spec_from_file_location("plane", "tests/pair/plane.py")
plane = importlib.util.module_from_spec(spec)
spec.loader.exec_module(plane)
for case, answer in zip(map(json.loads, open(sys.argv[1])), map(json.loads, open(sys.argv[2])), strict=True):
    faults = plane.faults_of(case, answer)
    if faults: print(case["id"], *faults)
END
expect "the second oracle: $(head -n 3 "$dir/said")" is "$? $(wc -l <"$dir/said")" '0 0'

conclude
