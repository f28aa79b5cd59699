#!/bin/sh
# The generators: reproducible to the byte, refused when misused, and true: what a flag says of a case is what the
# exact solver finds and the checker accepts. With ORIGO_TEST_PAIRS set it is looked at for one seed of three.
# usage: BUILD=build tests/gen/gen_test.sh
set -u
cd "$(dirname "$0")/../.."
BUILD=${BUILD:-build}
origo=$BUILD/origo
[ -x "$origo" ] || { echo "there is no $origo"; echo "0 passed, 1 failed"; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

check() { # WHAT COMMAND...: the command must succeed
  what=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: $what"
  fi
}

# ---- bad usage: status 2, nothing on standard output, one line on standard error that holds a word ----

refuses() { # WORD ARGUMENTS...
  word=$1
  shift
  "$origo" gen "$@" >"$work/out" 2>"$work/err"
  [ $? -eq 2 ] && [ ! -s "$work/out" ] && [ "$(wc -l <"$work/err")" -eq 1 ] && grep -q -e "$word" "$work/err"
}
check "no family" refuses 'which family'
check "an unknown family" refuses 'no family' nonsense
check "a suggestion for a typing error" refuses "did you mean 'touch-face'" touch-fase
check "a suggestion for a beginning" refuses "did you mean 'sweep-head-on'" sweep
check "a family twice" refuses "'points' is asked for twice" points segments points
check "a family that human-scale has" refuses 'twice' human-scale points
check "a question of one of two families" refuses 'do not move' sweep-away points --question sweep
check "an unknown family after a known one" refuses 'no family' points nonsense
check "an unknown option" refuses cuont points --cuont 3
check "an abbreviated option" refuses coun points --coun 3
check "a missing value" refuses count points --count
check "a negative count" refuses count points --count -1
check "a fractional count" refuses count points --count 1.5
check "an empty count" refuses count points --count ''
check "a seed of more than 64 bits" refuses seed points --seed 18446744073709551616
check "an index beyond 64 bits" refuses index points --index 18446744073709551615 --count 2
check "an unknown question" refuses question points --question why
check "a sweep of bodies at rest" refuses 'do not move' points --question sweep
check "the depth of moving bodies" refuses sweep sweep-until --question depth
check "--all with a count" refuses all --all --count 3
check "--list with a family" refuses list --list points

check "--bytes of another family" refuses bytes points --bytes /dev/null
check "--bytes with a seed" refuses bytes decoded --bytes /dev/null --seed 2
check "--most without --bytes" refuses most decoded --most 4
check "--most beyond the decoder's" refuses most decoded --bytes /dev/null --most 13
check "bytes that are not there" refuses 'cannot read' decoded --bytes "$work/none"
check "bytes that are a folder" refuses 'cannot read' decoded --bytes "$work"

if [ -w /dev/full ]; then
  reports_full_disk() { "$origo" gen points >/dev/full 2>"$work/err"; [ $? -eq 2 ] && [ -s "$work/err" ]; }
  check "a full disk is reported" reports_full_disk
fi

# ---- reproducible ----

families=$("$origo" gen --list | cut -d ' ' -f 1)
at_least_30() { [ "$(echo "$families" | wc -l)" -ge 30 ]; }
check "at least 30 families" at_least_30

"$origo" gen --all --seed 4 >"$work/all"
"$origo" gen --all --seed 4 >"$work/again"
for family in $families; do "$origo" gen "$family" --seed 4; done >"$work/each"
check "the same seed, the same bytes" cmp "$work/all" "$work/again"
check "--all is every family in turn" cmp "$work/all" "$work/each"
ids_differ() { [ -z "$(sed 's/", .*//' "$work/all" | sort | uniq -d)" ]; }
check "no id twice" ids_differ

# ---- several families, and all of human scale ----

"$origo" gen points segments --count 5 >"$work/two"
{ "$origo" gen points --count 5; "$origo" gen segments --count 5; } >"$work/each"
check "several families, one after the other" cmp "$work/two" "$work/each"
names() { "$origo" gen human-scale --count 1 "$@" | sed 's/^{"id": "//; s/-0000.*//'; }
listed() { for name; do names | grep -q -x -e "$name" || return 1; done; }
unlisted() { for name; do ! names | grep -q -x -e "$name" || return 1; done; }
check "human-scale: degenerate, but not extreme" listed touch-face random-boxes needles capsule-box sweep-head-on
check "human-scale: nothing extreme, no primitives" unlisted tiny huge subnormal mixed-scale far-origin \
  sweep-extreme-speed engine-reports decoded support-ties
still() { [ "$(names --question depth | grep -c sweep)" -eq 0 ] && [ "$(names --question sweep | grep -cv sweep)" -eq 0 ]; }
check "human-scale: those that a question can be asked of" still
of_human_scale() { # the largest number of a pair, rotations aside, is between 2^-20 and 2^20
  "$origo" gen human-scale --seed 2 | python3 -c '
import fractions, json, sys
def value(x):
    return float.fromhex(x) if "0x" in str(x) else float(fractions.Fraction(str(x)))
def numbers(of, name=""):
    if isinstance(of, dict):
        return [x for key, part in of.items() for x in numbers(part, key)]
    if isinstance(of, list):
        return [x for part in of for x in numbers(part, name)]
    return [abs(value(of))] if name in ("points", "half", "radius", "half_height", "translation") else []
sizes = [max(numbers(case["a"]) + numbers(case["b"])) for case in map(json.loads, sys.stdin)]
sys.exit(not (len(sizes) > 1500 and min(sizes) > 2**-20 and max(sizes) <= 2**20))'
}
check "human-scale: no pair is tiny or huge" of_human_scale

# ---- decoded: of no corpus, but otherwise a family as all others ----

not_listed() { ! echo "$families" | grep -q -x decoded && ! grep -q 'gen decoded' "$work/all"; }
check "decoded belongs to no corpus" not_listed
families="$families decoded"

bodies() { "$origo" gen random-hulls --count 50 --seed "$1" | sed 's/^.*"a": //; s/"source".*//'; }
seeds_differ() { [ "$( (bodies 1; bodies 2) | sort | uniq -d | wc -l)" -eq 0 ]; }
check "another seed, other cases" seeds_differ

for family in $families; do
  "$origo" gen "$family" --count 12 --seed 9 >"$work/twelve"
  "$origo" gen "$family" --count 5 --seed 9 >"$work/five"
  head -n 5 "$work/twelve" >"$work/first"
  check "$family: a case does not depend on how many are asked for" cmp "$work/five" "$work/first"
  "$origo" gen "$family" --index 7 --count 5 --seed 9 >"$work/some"
  tail -n 5 "$work/twelve" >"$work/last"
  check "$family: nor on where the count starts" cmp "$work/some" "$work/last"
  source=$(sed -n '11s/.*"source": "origo \(.*\)"}$/\1/p' "$work/twelve")
  # shellcheck disable=SC2086 (the source is a command line)
  "$origo" $source >"$work/one"
  sed -n 11p "$work/twelve" >"$work/eleventh"
  check "$family: the source makes the case again" cmp "$work/one" "$work/eleventh"
done

# The fuzzers' stored inputs are programs: every one means a case, or a number that is not finite, and the source makes
# the case again.
decodes_inputs() {
  made=0
  for input in "$(fuzz/inputs.sh relation)"/*; do
    "$origo" gen decoded --bytes "$input" >"$work/one" 2>"$work/err"
    case $? in
    0) made=$((made + 1)) ;;
    2) grep -q 'not finite' "$work/err" || return 1 ;;
    *) return 1 ;;
    esac
    [ $((made % 50)) -eq 1 ] || continue
    source=$(sed -n 's/.*"source": "origo \(.*\)"}$/\1/p' "$work/one")
    # shellcheck disable=SC2086
    "$origo" $source | cmp - "$work/one" && "$origo" ask "$work/one" >"$work/answers" || return 1
  done
  [ $made -ge 200 ]
}
check "inputs of the fuzzers are cases" decodes_inputs
moves() {
  printf '\017\000\001\002\003\000\001\042' >"$work/motion"
  "$origo" gen decoded --bytes "$work/motion" --most 4 --question sweep >"$work/one"
  grep -q '"question": "sweep".*"velocity_b": \["-3", "-2", "-1"\], "until": "0x1p-1"' "$work/one"
}
check "a program with a motion is a sweep" moves
sweeps() {
  "$origo" gen decoded --question sweep --count 300 >"$work/cases" && "$origo" ask "$work/cases" >"$work/answers" &&
    "$BUILD/origo-check" "$work/cases" "$work/answers" >"$work/checked" 2>&1 && grep -q '"hit":true' "$work/answers"
}
check "decoded is asked about sweeps as well" sweeps
none() { "$origo" gen decoded --bytes /dev/null | grep -q '"a": {"shape": "point", "points": \[\["0", "0", "0"\]\]}'; }
check "no bytes are two points" none

asked_otherwise() {
  "$origo" gen touch-face --question depth --index 3 >"$work/one"
  source=$(sed -n 's/.*"source": "origo \(.*\)"}$/\1/p' "$work/one")
  # shellcheck disable=SC2086
  "$origo" $source | cmp - "$work/one" && grep -q '"question": "depth"' "$work/one"
}
check "the source holds a question asked for" asked_otherwise

# ---- true ----

# Cases and answers side by side: prints the id of every case whose answer is not what its flags say.
claims='
function says(flag) { return index(flags, "\"" flag "\"") > 0 }
function exact(name,  text) {
  text = $2
  if (!sub(".*\"" name "\":\\{\"exact\":\"", "", text)) return "none"
  sub("\".*", "", text)
  return text
}
function want(good, what) { count++; if (!good) print id ": " what }
{
  id = $1; sub(/^\{"id": "/, "", id); sub(/".*/, "", id)
  flags = $1; sub(/.*"flags": /, "", flags)
  if ($1 ~ /"question": "sweep"/) {
    hit = $2 ~ /"hit":true/
    want(hit || $2 ~ /"hit":false/, "neither hit nor miss")
    if (says("ulp-apart") || says("miss")) want(!hit, "hit, flagged as a miss")
    if (says("ulp-into") || says("grazing")) want(hit, "missed, flagged as a hit")
    if (says("instant")) want(exact("first") != "none" && exact("first") == exact("last"), "not an instant")
    if (says("contact-at-start")) want(exact("first") == "0", "first contact not at 0")
    if (says("contact-at-until")) want(hit, "the end of the motion does not belong to it")
    if (says("zero-velocity") && hit) want($2 ~ /"last":"never"/, "parts without moving")
  } else {
    relation = $2; sub(/.*"relation":"/, "", relation); sub(/".*/, "", relation)
    want(relation ~ /^(separated|touching|penetrating)$/, relation)
    if (says("touching")) want(relation == "touching", relation ", flagged touching")
    if (says("ulp-apart")) want(relation == "separated", relation ", flagged apart")
    if (says("ulp-into")) want(relation == "penetrating", relation ", flagged into")
    if (says("coplanar")) want(relation != "penetrating", relation ", flagged coplanar")
    if (says("nested") || says("identical")) want(relation != "separated", relation ", flagged nested")
    if (says("equidistant-support")) want(relation == "separated", relation ", flagged apart")
  }
}
END { print count > "/dev/stderr" }'

seeds='1 2 5'
[ -z "${ORIGO_TEST_PAIRS:-}" ] || seeds=1
for seed in $seeds; do
  for family in $families; do
    count=60
    [ "$family" = big-hulls-128 ] && count=6
    "$origo" gen "$family" --count $count --seed $seed >"$work/cases"
    answers_all() { "$origo" ask "$work/cases" >"$work/answers" 2>"$work/err"; }
    check "$family: seed $seed: origo ask takes all" answers_all
    paste "$work/cases" "$work/answers" | awk -F '\t' "$claims" >"$work/wrong" 2>"$work/claims"
    [ -s "$work/wrong" ] && head -n 3 "$work/wrong"
    check "$family: seed $seed: the flags tell the truth" test ! -s "$work/wrong"
    check "$family: seed $seed: every case was looked at" test "$(cat "$work/claims")" -ge $count
    accepts() { "$BUILD/origo-check" "$work/cases" "$work/answers" >"$work/checked" 2>&1; }
    check "$family: seed $seed: origo-check accepts all answers" accepts
  done
done

# What `decoded` is for: contact of solid and of flat bodies by the dozen, which random doubles never make.
"$origo" gen decoded --count 600 --question relation >"$work/cases"
"$origo" ask "$work/cases" >"$work/answers"
touching() { paste "$work/cases" "$work/answers" | grep "$1.*\"relation\":\"touching\"" | wc -l; }
check "decoded touches" test "$(touching '')" -ge 50
check "decoded touches with hulls or boxes on both sides" \
  test "$(touching '"a": {"shape": "\(hull\|box\)".*"b": {"shape": "\(hull\|box\)"')" -ge 10
check "decoded makes bodies of all sorts" \
  test "$(grep -o '"shape": "[a-z]*"' "$work/cases" | sort -u | wc -l)" -ge 6

# An ulp apart is as far as an ulp is large. The planes lie between 2^-12 and 2^13, where doubles are 2^-40 apart or
# less, so the distances are 1 / 2^k, k >= 40.
"$origo" gen ulp-face --count 90 --question distance >"$work/cases"
"$origo" ask "$work/cases" >"$work/answers"
gaps_are_ulps() {
  paste "$work/cases" "$work/answers" | grep '"ulp-apart"' |
    sed 's/.*"distance":{"exact":"//; s/".*//' |
    awk -F / '$1 != 1 || $2 < 2^40 { exit 1 } { n++ } END { exit n != 30 }'
}
check "the distance of faces an ulp apart is an ulp" gaps_are_ulps

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
