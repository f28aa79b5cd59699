#!/bin/sh
# origo run: every algorithm on pairs, in both precisions, takes the whole corpus, and what it writes is claims: valid
# JSON, one for each case under the case's id, in order, every number finite (doors_test.sh has the other algorithms).
# Bad usage is refused with one line that helps.
# usage: BUILD=build tests/run/run_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# Under instruments every fifth case: what they look for shows in one as in many.
every=1
[ "${ORIGO_TEST_PAIRS:-100}" -ge 100 ] || every=5
cat corpus/cases/*.jsonl | awk -v every=$every 'NR % every == 1 % every' >"$dir/cases"
# A point in a rectangle, of which the corpus has none.
echo '{"id":"point-in-rectangle","question":"relation","a":{"shape":"point","points":[[0.5,1,0]]},"b":{"shape":"box","half":[1,1,1]}}' \
  >>"$dir/cases"
jq -r .id "$dir/cases" >"$dir/ids"
expect 'there is a corpus' [ "$(wc -l <"$dir/ids")" -gt $((2000 / every)) ]

# What a claim must look like; prints its id. A number is a hexadecimal string, so never nan or inf.
cat >"$dir/claim.jq" <<'END'
def number: type == "string" and test("^-?0x[01](\\.[0-9a-f]+)?p[-+][0-9]+$");
def length_: number and ((startswith("-") | not) or . == "-0x0p+0");
def point: type == "array" and length == 3 and all(.[]; number);
def check(what; good): if good then . else error("\(.id): \(what)") end;
check("unknown field"; keys - ["id", "engine", "colliding", "distance", "depth", "points", "normal", "iterations",
  "simplex", "status", "note"] == [])
| check("note"; (.status == "refused") == (.note | type == "string" and length > 20))
| check("engine"; .engine == $engine)
| check("status"; .status | IN("ok", "gave up", "refused", "out of range"))
| check("iterations"; .iterations | type == "number" and . >= 0)
| check("colliding"; .colliding | IN(true, false, null))
| check("distance"; .distance == null or (.distance | length_))
| check("depth"; .depth == null or (.depth | length_))
| check("points"; .points == null or (.points | length == 2 and all(.[]; point)))
| check("normal"; .normal == null or (.normal | point))
| check("simplex"; .simplex == null or (.simplex | length >= 1 and length <= 4 and
    all(.[]; length == 2 and all(.[]; type == "number" and . >= -1))))
| check("an answer without one"; .status == "ok" or ([.colliding, .distance, .depth, .points, .normal] | all(. == null)))
| .id
END

version=$("$BUILD/origo" --version | cut -d ' ' -f 2)
run_all() { # run_all PROGRAM PRECISION
  "$BUILD/$1" run --list | awk '$2 == "pair" && NF > 3 { print $1 }' >"$dir/algorithms"
  expect "$1 has algorithms" [ -s "$dir/algorithms" ]
  while read -r algorithm; do
    timeout 60 "$BUILD/$1" run --question relation "$algorithm" "$dir/cases" >"$dir/claims" 2>"$dir/err"
    expect "$1 $algorithm: exit status" is "$? $(wc -c <"$dir/err")" '0 0'
    jq -r --arg engine "origo $algorithm $version $2" -f "$dir/claim.jq" "$dir/claims" >"$dir/claimed" 2>"$dir/err"
    expect "$1 $algorithm: claims are well-formed: $(head -c 300 "$dir/err")" [ ! -s "$dir/err" ]
    expect "$1 $algorithm: the ids of the cases, in order" same "$dir/ids" "$dir/claimed"
    expect "$1 $algorithm: answers something" says "$dir/claims" '"status":"ok"'
    head -n 400 "$dir/claims" | tail -n 20 >>"$dir/some"
  done <"$dir/algorithms"
}
run_all origo binary64
run_all origo32 binary32

# ---- the schema ----
if python3 -c 'import jsonschema' 2>/dev/null; then
  expect 'docs/claim.schema.json holds' python3 - "$dir/some" <<'END'
import json, sys, jsonschema
schema = json.load(open("docs/claim.schema.json", encoding="utf-8"))
kind = jsonschema.validators.validator_for(schema)
kind.check_schema(schema)
for line in open(sys.argv[1], encoding="utf-8"):
    kind(schema).validate(json.loads(line))
END
else
  echo 'not checked: the schema of claims (python3-jsonschema is not installed)'
fi

# ---- the ways in ----
first=$(head -n 1 "$dir/algorithms")
"$origo" run "$first" "$dir/cases" >"$dir/whole"
"$origo" run "$first" <"$dir/cases" >"$dir/again"
expect 'standard input is a file like any other' same "$dir/whole" "$dir/again"
for shard in 1 2 3; do "$origo" run --shard $shard/3 "$first" "$dir/cases" >"$dir/shard$shard"; done
paste -d '\n' "$dir/shard1" "$dir/shard2" "$dir/shard3" | grep . >"$dir/again"
expect 'shards together are the whole' same "$dir/whole" "$dir/again"
expect 'sweeps are refused' is "$(grep '^{"id":"sweep-' "$dir/whole" | grep -vc '"status":"refused"')" 0
expect 'and say why' is "$(grep '^{"id":"sweep-' "$dir/whole" | grep -vcF \
  '"note":"the question sweep; the door of '"$first"', pair, takes two bounded bodies (relation, distance, depth)"')" 0
expect 'and nothing is claimed of them' is "$(grep '^{"id":"sweep-' "$dir/whole" | grep -c colliding)" 0

# ---- coordinates are rounded once, in both precisions ----
points() { # points X: the points 0 and X
  printf '{"id":"p","question":"distance","a":{"shape":"point","points":[["%s",0,0]]},"b":{"shape":"point","points":[[0,0,0]]}}\n' "$1"
}
distance() { points "$2" | "$BUILD/$1" run sphere-sphere | jq -r '.distance // .status'; }
expect 'a tenth' is "$(distance origo 1/10) $(distance origo32 1/10)" '0x1.999999999999ap-4 0x1.99999ap-4'
expect 'a tie goes to even' is "$(distance origo32 0x1.000001p+0)" 0x1p+0
expect 'beyond it by less than binary64 sees' is "$(distance origo32 0x1.00000100000000000001p+0)" 0x1.000002p+0
expect 'beyond the largest' is "$(distance origo 1e309) $(distance origo32 1e39)" 'out of range out of range'

# ---- bad usage: status 2, one line on standard error, nothing on standard output ----
refuses() { # refuses PHRASE ARGUMENTS...
  phrase=$1
  shift
  "$origo" "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "refused: origo $*" is "$? $(wc -l <"$dir/err") $(wc -c <"$dir/out") $(grep -cF -e "$phrase" "$dir/err")" '2 1 0 1'
}
refuses 'which algorithm' run
refuses "no algorithm 'nonsense'" run nonsense
refuses "did you mean '$first'" run "${first%?}"
refuses 'takes something else than two bodies' study accuracy --algorithm point-segment
refuses 'cannot open' run "$first" "$dir/nowhere"
refuses 'relation, distance or depth' run --question sweep "$first"
refuses 'relation, distance or depth' run --question why "$first"
refuses 'lis' run --lis
refuses 'shard' run --shard 3/2 "$first"
refuses 'max-points' run --max-points 0 "$first"
refuses 'which study' study
refuses "did you mean 'accuracy'" study acuracy
refuses 'no algorithm' study accuracy --algorithm nonsense
refuses 'cannot open' study accuracy "$dir/nowhere"
refuses 'operands' list --markdown more
printf '{"id":"x"}\n' >"$dir/bad"
refuses "$dir/bad:1: " run "$first" "$dir/bad"
head -n 1 "$dir/cases" | cat "$dir/bad" - >"$dir/mixed"
"$origo" run --keep-going "$first" "$dir/mixed" >"$dir/out" 2>"$dir/err"
expect '--keep-going' is "$? $(wc -l <"$dir/out") $(wc -l <"$dir/err")" '2 1 1'
if [ -w /dev/full ]; then
  "$origo" run "$first" "$dir/cases" >/dev/full 2>"$dir/err"
  expect 'a full disk is reported' is "$? $(wc -l <"$dir/err")" '2 1'
fi
for command in run 'study accuracy' study; do
  # shellcheck disable=SC2086
  "$origo" $command --help >"$dir/out" 2>"$dir/err"
  expect "help of $command" is "$? $(wc -c <"$dir/err") $(grep -c '^usage: origo' "$dir/out")" '0 0 1'
done

# ---- the study ----
"$origo" study accuracy --csv "$dir/csv" corpus/cases/touch-face.jsonl corpus/cases/points.jsonl >"$dir/table" 2>"$dir/err"
expect 'a study' is "$? $(wc -c <"$dir/err")" '0 0'
count=$(wc -l <"$dir/algorithms")
expect 'its table: heading, and two sums an algorithm' is "$(wc -l <"$dir/table")" $((2 + 2 * count))
expect 'its values: heading, two sums and two families an algorithm' is "$(wc -l <"$dir/csv")" $((1 + 4 * count))
expect 'as many cells in every row' is "$(awk -F , '{ print NF }' "$dir/csv" | sort -u | wc -l)" 1
expect 'the sum is the sum' is "$(awk -F , '$3 == "all" { sum += $4 } $3 != "all" && $3 != "human-scale" { sum -= $4 }
  END { print sum }' "$dir/csv")" 0
"$origo" study accuracy --csv /nowhere/csv corpus/cases/points.jsonl >/dev/null 2>"$dir/err"
expect 'values that cannot be written' is "$? $(wc -l <"$dir/err")" '2 1'

# ---- the documentation is true, and made from the registry ----
awk '/^```json/ { block++; inside = 1; next } /^```/ { inside = 0 } inside && block == 1' docs/use/format.md | head -n 1 >"$dir/example"
awk '/^`origo run gjk/ { wanted = 1 } /^```json/ { inside = wanted; next } /^```/ { if (inside) exit } inside' docs/use/format.md |
  sed 's/^ //' | tr -d '\n' >"$dir/shown"
echo >>"$dir/shown"
"$origo" run gjk "$dir/example" >"$dir/out"
expect 'the claim in docs/use/format.md' same "$dir/out" "$dir/shown"
docs/algorithms.sh --check >"$dir/out" 2>&1
expect "docs/use/algorithms.md is current: $(cat "$dir/out")" is $? 0

# ---- cases of bodies that it does not take ----
cat corpus/cases/touch-face.jsonl corpus/*/cases/*.jsonl >"$dir/any"
for algorithm in gjk manifold-full aabb-aabb sphere-mean; do
  "$origo" run "$algorithm" --quiet "$dir/any" >"$dir/out" 2>"$dir/err"
  expect "$algorithm: a claim about every case of every room" \
    is "$? $(wc -l <"$dir/out") $(wc -c <"$dir/err")" "0 $(wc -l <"$dir/any") 0"
done
cat >"$dir/one" <<'C'
{"id":"cone","question":"depth","a":{"shape":"cone","radius":1,"half_height":1},"b":{"shape":"sphere","radius":1}}
C
"$origo" run gjk --quiet "$dir/one" >"$dir/out" 2>"$dir/err"
expect 'a cone where none is taken is refused' is "$? $(jq -r '.id + " " + .status' "$dir/out")" '0 cone refused'
expect 'and says why' is "$(jq -r .note "$dir/out")" 'bodies that no door takes'
printf '%s%s\n' '{"id":"x","question":"closest","a":{"shape":"box","half":[1,1,1]}' \
  ',"b":{"shape":"point","points":[[5,0,0]]}}' >"$dir/box"
"$origo" run segment-segment --quiet "$dir/box" >"$dir/out" 2>"$dir/err"
expect 'a pair of other kinds is refused' is "$(jq -r .note "$dir/out")" \
  'bodies or numbers that segment-segment does not take; its door, closest, takes two primitives of its kinds (closest)'
cat "$dir/one" "$dir/one" >"$dir/twice"
"$origo" run gjk --quiet "$dir/twice" >"$dir/out" 2>"$dir/err"
expect 'its id may not come twice' is "$? $(wc -l <"$dir/out")" '2 1'
sed 's/"radius":1/"radius":"x"/' "$dir/one" >"$dir/bad"
"$origo" run gjk --quiet "$dir/bad" >"$dir/out" 2>"$dir/err"
expect 'what is no case is bad input' is "$?" 2

conclude
