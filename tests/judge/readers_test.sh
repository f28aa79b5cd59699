#!/bin/sh
# Cases, claims, answers and judgements in the ordinary form are read by a way of their own: judgements, answers,
# verdicts and reports are those of the general reader, byte for byte, and what is wrong with a line is said in the same
# words. An escape in a field's name ("\u0073hape") leaves the meaning as it is, but sends the line the general way.
# usage: BUILD=build tests/judge/readers_test.sh
set -u
cd "$(dirname "$0")/../.."
BUILD=${BUILD:-build}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
passed=0
failed=0
expect() { # expect NAME CONDITION...: the condition is a command
  name=$1
  shift
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED $name"; fi
}
judge() { "$BUILD/origo" judge "$@" </dev/null; }
# Of the same length, so that complaints name the same byte.
plain() { sed 's/"id"/"id"     /' "$1" >"$2"; }
general() { sed 's/"id"/"\\u0069d"/' "$1" >"$2"; }

# ---- the corpus, claims of several algorithms ----

cat corpus/cases/*.jsonl >"$dir/cases"
general "$dir/cases" "$dir/general.cases"
for algorithm in gjk epa mpr sphere-box; do
  "$BUILD/origo" run --quiet "$algorithm" "$dir/cases" >"$dir/claims"
  general "$dir/claims" "$dir/general.claims"
  for option in "" --as-hulls; do
    # "cases" and "general" are the names of families here: of cases that were not generated.
    judge $option "$dir/cases" "$dir/claims" 2>&1 | sed 's/"family":"cases"/"family":"general"/' >"$dir/plain.out"
    judge $option "$dir/general.cases" "$dir/general.claims" >"$dir/general.out" 2>&1
    expect "judgements of $algorithm $option" cmp "$dir/plain.out" "$dir/general.out"
    expect "there are some" test "$(wc -l <"$dir/plain.out")" -gt 1000
  done
done
"$BUILD/origo32" run --quiet gjk "$dir/cases" >"$dir/claims" 2>/dev/null
judge --float32 "$dir/cases" "$dir/claims" 2>/dev/null | sed 's/"family":"cases"/"family":"general"/' >"$dir/plain.out"
judge --float32 "$dir/general.cases" "$dir/claims" >"$dir/general.out" 2>/dev/null
expect "judgements in binary32" cmp "$dir/plain.out" "$dir/general.out"

# ---- numbers in every spelling ----

body='{"shape": "hull", "points": [[X, 0, 0], [0, 1, 0]]}'
n=0
for x in 0 -0 1 -1.5 0.1 1e-3 1E+2 123456789012345678901234567890 1e22 1e23 9007199254740993 4.9e-324 2.5e-324 1.7976931348623157e308 \
  1e309 01 1. .5 +1 0x1 1e '"0x1.8p+3"' '"-0X.8P-2"' '"+0x1p+1"' '"0x1.fffffffffffff8p0"' '"0x1.fffffffffffffp0"' '"0x1p-1074"' '"0x1p-1075"' \
  '"0x1p+1023"' '"0x1p+1024"' '"0x10000000000000000"' '"0x"' '"0x1p"' '"12"' '"0.1"' '"1/3"' '"-7/7"' '"nan"' '"9007199254740993"' '"1e3"' '""' '" 1"' \
  true null '"0x1" ' '1 2' '[1]'; do
  n=$((n + 1))
  printf '{"id": "n%d", "question": "distance", "a": %s, "b": {"shape": "point", "points": [[3, 4, 5]]}}\n' "$n" "$body" |
    sed "s|X|$x|" >>"$dir/numbers"
done
plain "$dir/numbers" "$dir/numbers.plain"
general "$dir/numbers" "$dir/numbers.general"
for way in plain general; do
  # An engine that notes the case as it got it.
  engine="while read -r line; do echo \"\$line\" >>$dir/$way.handed; echo '{}'; done"
  judge --keep-going --quiet --engine "$engine" "$dir/numbers.$way" 2>&1 >/dev/null | sed "s|$dir/numbers.$way|FILE|g" >"$dir/$way.err"
done
expect "numbers handed over" cmp "$dir/plain.handed" "$dir/general.handed"
expect "most of them are" test "$(wc -l <"$dir/plain.handed")" -gt 25
expect "complaints" cmp "$dir/plain.err" "$dir/general.err"
expect "some are there" test "$(wc -l <"$dir/plain.err")" -gt 10

# ---- fields in every disorder ----

point='{"shape": "point", "points": [[1, 2, 3]]}'
cat >"$dir/fields" <<CASES
{"id": "f1", "b": $point, "a": {"points": [[1, 2, 3], [4, 5, 6]], "shape": "segment", "radius": 0.5}, "question": "relation"}
{"id": "f2", "question": "relation", "a": $point, "a": $point, "b": $point}
{"id": "f3", "question": "relation", "a": $point, "b": $point, "c": 1}
{"id": "f4", "question": "relation", "a": $point}
{"id": "f5", "question": "relation", "a": $point, "b": {"shape": "point", "points": []}}
{"id": "f6", "question": "relation", "a": $point, "b": {"shape": "segment", "points": [[1, 2, 3]]}}
{"id": "f7", "question": "relation", "a": $point, "b": {"shape": "box", "half": [1, 1, -1]}}
{"id": "f8", "question": "relation", "a": $point, "b": {"shape": "box", "half": [1, 1, 1], "pose": {"rotation": [0, 0, 0, 0]}}}
{"id": "f9", "question": "relation", "a": $point, "b": {"shape": "box", "half": [1, 1, 1], "points": [[1, 1, 1]]}}
{"id": "f10", "question": "relation", "a": $point, "b": {"shape": "sphere", "radius": 1, "pose": {"translation": [1, 2, 3]}}}
{"id": "f11", "question": "relation", "a": $point, "b": {"shape": "sphere", "radius": -1}}
{"id": "f12", "question": "relation", "a": $point, "b": {"shape": "sphere"}}
{"id": "f13", "question": "relation", "a": $point, "b": {"shape": "capsule", "radius": 1, "half_height": 2, "pose": {}}}
{"id": "f14", "question": "relation", "a": $point, "b": {"shape": "hull", "points": [[1, 2, 3], [4, 5, 6]], "pose": {"translation": [1, 2, 3]}}}
{"id": "f15", "question": "relation", "a": $point, "b": {"shape": "hull", "points": [[1, 2, 3], [4, 5, 6],]}}
{"id": "f16", "question": "relation", "a": $point, "b": {"shape": "hull", "points": [[1, 2, 3], [4, 5]]}}
{"id": "f17", "question": "sweep", "a": $point, "b": $point, "velocity_a": [1, 0, 0]}
{"id": "f18", "question": "relation", "a": $point, "b": $point, "until": 1}
{"id": "f19", "question": "orientation", "a": $point, "b": $point}
{"id": "f20", "question": "distances", "a": $point, "b": $point}
{"id": "f21", "question": "depth", "a": $point, "b": $point, "flags": ["x", 1]}
{"id": "f22", "question": "depth", "a": $point, "b": $point, "flags": ["x", "y"], "source": "origo gen x --seed"}
{"id": "f1", "question": "depth", "a": $point, "b": $point}
{"id": "", "question": "depth", "a": $point, "b": $point}
{"id": "f25", "question": "depth", "a": $point, "b": $point} x
{"id": "f26", "question": "depth", "a": $point, "b": $point
CASES
plain "$dir/fields" "$dir/fields.plain"
general "$dir/fields" "$dir/fields.general"
for way in plain general; do
  engine="while read -r line; do echo \"\$line\" >>$dir/$way.bodies; echo '{}'; done"
  judge --keep-going --quiet --engine "$engine" "$dir/fields.$way" 2>&1 >/dev/null | sed "s|$dir/fields.$way|FILE|g" >"$dir/$way.err"
done
expect "bodies handed over" cmp "$dir/plain.bodies" "$dir/general.bodies"
expect "complaints about fields" cmp "$dir/plain.err" "$dir/general.err"
expect "some are there, too" test "$(wc -l <"$dir/plain.err")" -gt 15

# ---- the same by ask and origo-check ----

"$BUILD/origo" gen --all >"$dir/all"
# Decimals of 16 to 19 digits, halfway between doubles and next to that; the nearest double of each is read.
python3 tests/judge/decimals.py >"$dir/decimals"
plain "$dir/all" "$dir/all.plain"
general "$dir/all" "$dir/all.general"
plain "$dir/decimals" "$dir/decimals.plain"
general "$dir/decimals" "$dir/decimals.general"
for what in all decimals numbers fields; do
  for question in own relation distance depth; do
    for way in plain general; do
      if [ $question = own ]; then set --; else set -- --question $question; fi
      "$BUILD/origo" ask --quiet --keep-going "$@" "$dir/$what.$way" 2>&1 >"$dir/$way.answers" |
        sed "s|$dir/$what.$way|FILE|g" >"$dir/$way.err"
    done
    expect "answers to $what, $question" cmp "$dir/plain.answers" "$dir/general.answers"
    expect "complaints about $what, $question" cmp "$dir/plain.err" "$dir/general.err"
    expect "there are answers to $what, $question" test "$(wc -l <"$dir/plain.answers")" -gt 4
  done
done

# Answers, some of them damaged: the same are refused, for the same reasons.
"$BUILD/origo" ask --quiet "$dir/all" >"$dir/answers"
python3 tests/judge/damage.py 1 "$dir/answers" >"$dir/damaged"
for what in answers damaged; do
  plain "$dir/$what" "$dir/$what.plain"
  general "$dir/$what" "$dir/$what.general"
  for way in plain general; do
    "$BUILD/origo-check" --keep-going "$dir/all" "$dir/$what.$way" 2>&1 |
      sed "s|$dir/$what.$way|FILE|g" >"$dir/$way.out"
  done
  expect "verdicts on $what" cmp "$dir/plain.out" "$dir/general.out"
done
expect "many damages are refused" test "$(grep -c '^refused' "$dir/plain.out")" -gt 500
expect "others are not read" test "$(grep -c '^FILE' "$dir/plain.out")" -gt 200

# ---- claims ----

n=0
for claim in '"distance": 1' '"distance": "0x1p0", "colliding": false' '"distance": "nan"' '"distance": "1/3"' '"distance": 1, "distance": 2' \
  '"points": [[1, 2, 3], [4, 5, 6]]' '"points": [[1, 2, 3]]' '"normal": [1, 0]' '"status": "ok"' '"status": "gave up"' '"status": "gave up", "depth": 1' \
  '"relation": "apart"' '"relation": "touching"' '"iterations": 3, "simplex": [[0, 1], [2, -1]]' '"iterations": 1.5' '"simplex": 1' \
  '"nanoseconds": 12.25' '"nanoseconds": 1e-310' '"nanoseconds": 1e300' '"colliding": 1' '"colliding": true' '"colour": 1' '"time": 1'; do
  n=$((n + 1))
  printf '{"id": "c", "engine": "e", %s}\n' "$claim" >"$dir/one.claim"
  plain "$dir/one.claim" "$dir/claim.plain"
  general "$dir/one.claim" "$dir/claim.general"
  printf '{"id": "c", "question": "distance", "a": %s, "b": {"shape": "sphere", "radius": 2}}\n' "$point" >"$dir/case"
  for way in plain general; do judge "$dir/case" "$dir/claim.$way" 2>&1 | sed "s|$dir/claim.$way|FILE|g" >"$dir/$way.out"; done
  expect "claim $claim" cmp "$dir/plain.out" "$dir/general.out"
  expect "claim $claim says something" test -s "$dir/plain.out"
done

# ---- judgements ----

report() { # report FILE: every table and page of it, without the name of the file
  for option in --families --csv "--checks=$dir/checks" "--html=$dir/html" "--junit=$dir/junit" "--sarif=$dir/sarif" \
    "--tap=$dir/tap" "--since=$dir/before"; do
    "$BUILD/origo" report --quiet "$option" "$1" 2>&1
    echo "status $?"
    for what in checks html junit sarif tap; do if [ -e "$dir/$what" ]; then cat "$dir/$what"; rm "$dir/$what"; fi; done
  done | sed "s|$1|FILE|g"
}
for algorithm in gjk epa mpr sphere-box; do
  "$BUILD/origo" run --quiet "$algorithm" "$dir/cases" >"$dir/claims"
  judge --quiet "$dir/cases" "$dir/claims" 2>/dev/null >>"$dir/judgements"
done
cat corpus/primitives/cases/boxes-*.jsonl >"$dir/boxes"
# The first pair of some claims is another.
"$BUILD/origo" run --quiet sap-sweep "$dir/boxes" | sed 's/"pairs":\[\[[0-9]*,[0-9]*\],/"pairs":[[0,1],/' >"$dir/claims"
judge --quiet "$dir/boxes" "$dir/claims" 2>/dev/null >>"$dir/judgements"
# Some of an engine with a margin, in no time, with notes, that crashed, that were known.
more='"margin":1e-9,"strict":"wrong","crashed_first":true,"known":"why","note":"so","nanoseconds":12.5'
sed -n "1,400{s/\"engine\":\"[^\"]*\"/\"engine\":\"another\"/;s/\"status\"/$more,\"status\"/p;}" \
  "$dir/judgements" >"$dir/more"
cat "$dir/more" >>"$dir/judgements"
head -n 500 "$dir/judgements" | sed 's/"right"/"wrong"/g' >"$dir/before"
plain "$dir/judgements" "$dir/plain.judgements"
general "$dir/judgements" "$dir/general.judgements"
report "$dir/plain.judgements" >"$dir/plain.out"
report "$dir/general.judgements" >"$dir/general.out"
expect "reports" cmp "$dir/plain.out" "$dir/general.out"
expect "they count thousands" test "$(wc -l <"$dir/judgements")" -gt 4000
expect "they are long" test "$(wc -l <"$dir/plain.out")" -gt 20000
expect "none has failed" test "$(grep -c '^status [01]$' "$dir/plain.out")" = 8

# Damaged lines, one at a time.
sed -n '1~37p' "$dir/judgements" >"$dir/some"
python3 tests/judge/damage.py 2 "$dir/some" | sed -n '1,240p' >"$dir/damaged"
tail -n 1 "$dir/judgements" >>"$dir/damaged"
wrong='"verdict":"wrong","status":"ok"' gross='"verdict":"wrong","class":"gross"'
for value in -1 -0 '"inf"' '"1"' '"0x1"' 1e400 1e-400 1e200 123456789012345678901234567890 null true 1.5 '""' \
  '[]' '[1,2,3]' '[[1,2,3],[4,5,"x"]]' '[[1,2],3]'; do
  for field in absolute fraction exact claimed count first step nanoseconds margin hulls known note engine family \
    strict excusable; do
    case $field in
    absolute | fraction | exact | claimed | count | first | step)
      printf '{"id":"c","engine":"e",%s,"checks":[{"what":"depth",%s,"%s":%s}]}\n' "$wrong" "$gross" "$field" "$value"
      ;;
    engine) printf '{"id":"c","engine":%s,%s,"checks":[]}\n' "$value" "$wrong" ;;
    *) printf '{"id":"c","engine":"e","%s":%s,%s,"checks":[]}\n' "$field" "$value" "$wrong" ;;
    esac
  done
done >>"$dir/damaged"
plain "$dir/damaged" "$dir/plain.damaged"
general "$dir/damaged" "$dir/general.damaged"
for way in plain general; do
  while IFS= read -r line; do
    printf '%s\n' "$line" | "$BUILD/origo" report --tap "$dir/tap" 2>&1
    if [ -e "$dir/tap" ]; then cat "$dir/tap"; rm "$dir/tap"; fi
  done <"$dir/$way.damaged" >"$dir/$way.out"
done
expect "damaged judgements" cmp "$dir/plain.out" "$dir/general.out"
expect "many are refused" test "$(grep -c '^standard input' "$dir/plain.out")" -gt 150
expect "others are not" test "$(grep -c '^not ok' "$dir/plain.out")" -gt 100

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
