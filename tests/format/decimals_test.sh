#!/bin/sh
# origo ask --decimals: exact numbers once more as decimals, of every kind of answer, held against Python's; and the
# checker takes those that are right, and no others. usage: BUILD=build tests/format/decimals_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
check=$BUILD/origo-check

for cases in corpus/cases corpus/primitives/cases corpus/curved/cases corpus/parts/cases corpus/plane/cases; do
  for file in "$cases"/*.jsonl; do head -n 4 "$file"; done
done >"$dir/cases"
for digits in 1 2 17 40; do
  "$origo" ask --quiet --decimals $digits "$dir/cases" >"$dir/answers"
  expect "all are answered with $digits digits" lines "$dir/answers" "$(wc -l <"$dir/cases")"
  seen=$(python3 tests/format/decimals.py $digits "$dir/answers" 2>&1 | tail -n 1)
  expect "$digits digits are Python's, and thousands: $seen" [ "$seen" -gt 5000 ] 2>/dev/null
  "$check" "$dir/cases" "$dir/answers" >"$dir/out"
  expect "the checker takes $digits digits" is "$(cat "$dir/out")" "$(wc -l <"$dir/cases") accepted, 0 refused"
done
"$origo" ask --quiet "$dir/cases" >"$dir/plain"
sed 's/,"decimals":{.*/}/' "$dir/answers" >"$dir/cut"
expect 'the rest of an answer stays as it is' same "$dir/plain" "$dir/cut"

cat >"$dir/validate.py" <<'P'
import json, sys, jsonschema
validator = jsonschema.Draft202012Validator(json.load(open("docs/answer.schema.json")))
print(sum(not validator.is_valid(json.loads(line)) for line in open(sys.argv[1])), "do not fit")
P
expect 'they fit the schema' is "$(python3 "$dir/validate.py" "$dir/answers")" '0 do not fit'
sed 's/"digits":40/"digits":0/' "$dir/answers" >"$dir/cut"
expect 'others do not' is "$(python3 "$dir/validate.py" "$dir/cut")" "$(wc -l <"$dir/cases") do not fit"

# ---- ties, carries, small and large numbers ----
edge() { # edge NAME X: how far a point at X is from the origin
  printf '{"id":"%s","question":"distance","a":{"shape":"point","points":[[0,0,0]]},' "$1"
  printf '"b":{"shape":"point","points":[["%s",0,0]]}}\n' "$2"
}
{
  edge tie 1/8
  edge carry 9996/1000
  edge small 1e-300
  edge large 123456e20
  edge thousands 100
  edge cents 12345e-9
} >"$dir/edges"
"$origo" ask --decimals 3 "$dir/edges" >"$dir/answers"
said() { jq -r .decimals.distance "$dir/answers" | tr '\n' ' '; }
expect 'three digits' is "$(said)" '0.125 10 1e-300 1.23e25 100 0.0000123 '
"$origo" ask --decimals 2 "$dir/edges" >"$dir/answers"
expect 'a tie goes to the even digit' is "$(said)" '0.12 10 1e-300 1.2e25 1e2 0.000012 '

# ---- damaged ----
"$origo" ask --decimals 6 docs/tour.jsonl >"$dir/answers"
n=$(wc -l <"$dir/answers")
damage() { # damage NAME EXPRESSION ACCEPTED REFUSED
  sed -E "$2" "$dir/answers" >"$dir/damaged"
  "$check" docs/tour.jsonl "$dir/damaged" >"$dir/out" 2>&1
  expect "$1" is "$(tail -n 1 "$dir/out")" "$3 accepted, $4 refused"
}
damage 'as they are' '' "$n" 0
damage 'other digits' 's/("decimals":.*)2.23607/\12.23608/' $((n - 1)) 1
expect 'it says why' says "$dir/out" 'decimals: not those of the exact numbers, rounded to as many digits as they say'
damage 'of other exact numbers' 's/"exact":"sqrt\(5\)"/"exact":"sqrt(7)"/' $((n - 1)) 1
# Eight have short numbers only, and the seventh digit says nothing.
damage 'another count' 's/"digits":6/"digits":7/' 8 $((n - 8))
damage 'no count' 's/,"digits":6//' 0 "$n"
damage 'a count beyond all' 's/"digits":6/"digits":1000000000/' 0 "$n"
damage 'none' 's/"decimals":\{.*/"decimals":[]}/' 0 "$n"

# ---- what is asked for ----
for wrong in 0 1001 -1 x ''; do
  "$origo" ask --decimals "$wrong" docs/tour.jsonl >"$dir/out" 2>"$dir/err"
  expect "--decimals '$wrong' is refused" is "$? $(wc -l <"$dir/out")" '2 0'
done
"$origo" ask --table docs/tour.jsonl >"$dir/table"
"$origo" ask --table --decimals 5 docs/tour.jsonl >"$dir/again"
expect 'a table has none' same "$dir/table" "$dir/again"

conclude
