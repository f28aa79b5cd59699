#!/bin/sh
# origo run --trace: the steps of every algorithm that writes them, on cases of the corpus, are lines of the schema,
# numbered from 0, and what stands between them is what origo run writes without --trace, byte for byte.
# usage: BUILD=build tests/run/trace_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# Under instruments fewer cases: what they look for shows in one as in many.
every=27 least=30
[ "${ORIGO_TEST_PAIRS:-100}" -ge 100 ] || every=270 least=1
cat corpus/cases/*.jsonl | awk -v every=$every 'NR % every == 1 % every' >"$dir/cases"
cat corpus/curved/cases/*.jsonl | awk -v every=$every 'NR % every == 1' >>"$dir/cases"
# Sets of boxes, meshes, and an octagon that goes past a square in its plane.
for of in boxes-lattice boxes-coherent boxes-ulp mesh-cubes mesh-soup; do
  cat "corpus/primitives/cases/$of.jsonl" >>"$dir/cases"
done
awk 'BEGIN {
  square = "{\"shape\":\"hull\",\"points\":[[0,0,0],[8,0,0],[8,8,0],[0,8,0]]}"
  for (x = -5; x < 13; x++) {
    printf "{\"id\":\"past%d\",\"question\":\"contact\",\"a\":%s,\"b\":{\"shape\":\"hull\",\"points\":[", x, square
    printf "[%d,0,0],[%d,0,0],[%d,1,0],[%d,2,0],", x + 1, x + 2, x + 3, x + 3
    printf "[%d,3,0],[%d,3,0],[%d,2,0],[%d,1,0]]}}\n", x + 2, x + 1, x, x
  }
}' >>"$dir/cases"
"$origo" list --traced >"$dir/algorithms"
expect 'some write their steps' says "$dir/algorithms" gjk

# Steps begin at 0 and go on one by one; each is of the claim's case; only the last may be cut; w is a - b.
cat >"$dir/steps.py" <<'END'
import json, sys
try:
    import jsonschema
    schema = json.load(open("docs/trace.schema.json", encoding="utf-8"))
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    valid = kind(schema)
except ImportError:
    valid = None
number, lines, cut, of = 0, 0, False, None
for line in sys.stdin:
    one = json.loads(line)
    if "engine" in one:
        assert of in (None, one["id"]), (of, one["id"])
        number, cut, of = 0, False, None
        continue
    assert one["step"] == number and one["algorithm"] == sys.argv[1] and not cut, line
    assert one["text"][0].isupper() and one["text"].endswith("."), line
    assert of in (None, one["id"]), (of, line)
    number, lines, cut, of = number + 1, lines + 1, "cut" in one, one["id"]
    if valid and (lines % 101 == 1):
        valid.validate(one)
    for mark in one["marks"]:
        if mark["mark"] in ("support", "corner") and sys.argv[2] == "origo":
            w, a, b = ([float.fromhex(x) for x in mark[v]] for v in "wab")
            assert w == [x - y for x, y in zip(a, b)], line
print(lines)
END
python3 -c 'import jsonschema' 2>/dev/null ||
  echo 'not checked: the schema of traces (python3-jsonschema is not installed)'
for program in origo origo32; do
  while read -r algorithm; do
    timeout 120 "$BUILD/$program" run "$algorithm" "$dir/cases" >"$dir/plain"
    timeout 120 "$BUILD/$program" run "$algorithm" --trace "$dir/cases" >"$dir/traced" 2>"$dir/err"
    expect "$program $algorithm: exit status" is "$? $(wc -c <"$dir/err")" '0 0'
    grep -v '^{"id":"[^"]*","algorithm":' "$dir/traced" >"$dir/claims"
    expect "$program $algorithm: the claims are the plain ones" same "$dir/plain" "$dir/claims"
    python3 "$dir/steps.py" "$algorithm" $program <"$dir/traced" >"$dir/count" 2>"$dir/err"
    expect "$program $algorithm: the steps: $(tail -n 1 "$dir/err" | head -c 300)" is $? 0
    expect "$program $algorithm: there are steps" [ "$(cat "$dir/count")" -ge $least ]
  done <"$dir/algorithms"
done

# ---- what a step says ----
first() { head -n "$1" docs/tour.jsonl | tail -n 1; }
first 2 | "$origo" run gjk --trace | jq -r 'select(.step) | .text' | sed 's/\. /.\n/g' >"$dir/out"
cat >"$dir/said" <<'T'
The first simplex has 1 corner, (0, 1.5, 0).
Its point nearest to the origin is (0, 1.5, 0), 1.5 away.
The point of A - B farthest in the direction (0, -1.5, 0) is (-2, -2.5, 0).
It becomes a corner: the simplex has 2 corners.
Its point nearest to the origin is (-0.6, 0.3, 0), 0.67082 away.
The point of A - B farthest in the direction (0.6, -0.3, 0) is (0, -2.5, 0).
It becomes a corner and 1 old one is dropped: the simplex has 2 corners.
The origin lies in the simplex.
This is the last step.
T
expect 'steps in words' same "$dir/out" "$dir/said"
first 1 | "$origo" run gjk --trace | jq -r 'select(.step == 1) | .text' >"$dir/out"
expect 'a lower bound in words' says "$dir/out" 'It is not taken: the simplex stays as it was.'
expect 'and what it bounds' says "$dir/out" 'A - B is at least 2.23607 away from the origin.'
expect 'the marks of a step' is "$(first 1 | "$origo" run gjk --trace | jq -c 'select(.step == 1) | [.marks[].mark]')" \
  '["direction","support","corner","nearest","bound"]'

grep '"id":"sixteen-boxes"' tool/site/at_work.jsonl | "$origo" run grid --trace >"$dir/traced"
jq -r 'select(.step) | .text' "$dir/traced" >"$dir/out"
expect 'the cells of a grid in words' says "$dir/out" 'The grid has 6 cells: 2 along x, 3 along y, 1 along z.'
expect 'those of a box' says "$dir/out" 'Box 9 is put into the cells from (1, 1, 0) to (1, 2, 0).'
expect 'the places of cells' is "$(jq -c 'select(.step == 11) | [.marks[] | [.number, .level, .cell]]' "$dir/traced")" \
  '[[9,0,null],[3,null,[1,1,0]],[5,null,[1,2,0]]]'

# ---- a trace that is cut ----
for marks in 1 2 5 8; do
  first 2 | "$origo" run gjk --trace --marks $marks >"$dir/out"
  expect "$marks marks: so many, with the steps' beginnings" \
    is "$(jq -s '[.[] | select(.algorithm) | 1 + (.marks | length)] | add' "$dir/out")" $marks
  expect "$marks marks: the last step says that it is cut" \
    is "$(jq -s -c 'map(select(.algorithm)) | [.[-1].cut, (.[:-1] | all(.cut == null))]' "$dir/out")" '[true,true]'
  first 2 | "$origo" run gjk >"$dir/plain"
  expect "$marks marks: the claim is the same" is "$(tail -n 1 "$dir/out")" "$(cat "$dir/plain")"
done
expect 'a cut trace says so in words' says "$dir/out" 'The steps after this are left out.'

# ---- what has no steps ----
grep -h '"question": *"sweep"' corpus/cases/*.jsonl | head -n 1 >"$dir/sweep"
expect 'there is a sweep' [ -s "$dir/sweep" ]
"$origo" run gjk --trace "$dir/sweep" >"$dir/out"
expect 'a question that it does not take: the claim alone' \
  is "$(wc -l <"$dir/out") $(jq -r .status "$dir/out")" '1 refused'
points() { # points ID X: the points X and 0
  printf '{"id":"%s","question":"distance","a":{"shape":"point","points":[["%s",0,0]]},' "$1" "$2"
  echo '"b":{"shape":"point","points":[[0,0,0]]}}'
}
points far 1e400 |
  "$origo" run gjk --trace >"$dir/out"
expect 'numbers that are too large: the claim alone' \
  is "$(wc -l <"$dir/out") $(jq -r .status "$dir/out")" '1 out of range'
points '</script>\" \u2028' 1 |
  "$origo" run gjk --trace | jq -s -c 'map(.id) | unique' >"$dir/out"
printf '["</script>\\" \342\200\250"]\n' >"$dir/said"
expect 'an id is text' same "$dir/out" "$dir/said"

# ---- bad usage ----
refuses() { # refuses PHRASE ARGUMENTS...
  phrase=$1
  shift
  "$origo" "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "refused: origo $*" \
    is "$? $(wc -l <"$dir/err") $(wc -c <"$dir/out") $(grep -cF -e "$phrase" "$dir/err")" '2 1 0 1'
}
"$origo" run --list | awk 'NF == 0 { done = 1 } !done { print $1 }' | grep -vxF -f "$dir/algorithms" >"$dir/others"
expect 'some do not write their steps' [ -s "$dir/others" ]
sed -n '1p;$p' "$dir/others" >"$dir/few"
while read -r other; do
  refuses "$other cannot write its steps; 'origo list --traced' names those that can" \
    run "$other" --trace "$dir/sweep"
done <"$dir/few"
refuses 'marks' run gjk --trace --marks 0 "$dir/sweep"
refuses 'marks' run gjk --trace --marks many "$dir/sweep"
refuses '--marks takes at most 100000000' run gjk --trace --marks 100000001 "$dir/sweep"
refuses 'operands' list --traced more

conclude
