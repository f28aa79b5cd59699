#!/bin/sh
# origo shrink on sets of boxes: what is left of boxes, steps and changes is what the engine's defect needs, and the
# engine still fails on it in the same way; what does not fail, or is for two bodies, is said.
# usage: BUILD=build tests/shrink/boxes_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# An engine that compares all pairs, and one defect of it.
cat >"$dir/engine.py" <<'C'
import itertools, json, sys
defect = sys.argv[1]
def meet(a, b):
    return all(l <= k and m <= h for l, h, m, k in zip(*a, *b))
def touch(a, b):
    return meet(a, b) and any(l == k or m == h for l, h, m, k in zip(*a, *b))
for line in sys.stdin:
    case = json.loads(line)
    boxes = dict(enumerate([[list(map(float, end)) for end in box] for box in case["boxes"]]))
    moved, said, inserted = set(), None, 0
    claim = {"id": case["id"], "engine": "defect 1", "steps": []}
    for step in [{}] + case.get("steps", []):
        for number, lo, hi in step.get("insert", []):
            boxes[number] = [lo, hi]
            inserted += 1
        for number, lo, hi in step.get("move", []):
            if defect != "ignores moves":
                boxes[number] = [lo, hi]
            moved.add(number)
        for number in step.get("remove", []):
            if defect == "crashes on removal" and number in moved:
                sys.exit(1)
            del boxes[number]
        now = {p for p in itertools.combinations(sorted(boxes), 2) if meet(boxes[p[0]], boxes[p[1]])}
        if defect == "misses what touches":
            now = {p for p in now if not touch(boxes[p[0]], boxes[p[1]])}
        if defect == "crashes on two insertions" and inserted >= 2:
            sys.exit(1)
        if defect == "crashes on NaN" and any(x != x for box in boxes.values() for end in box for x in end):
            sys.exit(1)
        if said is None:
            claim["pairs"] = sorted(now)
            if defect == "repeats" and len(now) > 2:
                claim["pairs"] = sorted(now) * 2
        else:
            claim["steps"].append({"begun": sorted(now - said), "ended": sorted(said - now)})
        said = now
    if defect == "says nothing of steps":
        del claim["steps"]
        claim["pairs"] = claim["pairs"] if len(boxes) < 3 else 7
    if defect == "invents within its margin":
        claim["pairs"] = sorted(itertools.combinations(range(len(case["boxes"])), 2))
        claim["margin"] = 1e9
    print(json.dumps(claim), flush=True)
C
cat >"$dir/size.py" <<'C'
import json, sys
case = json.loads(sys.stdin.readline())
print(len(case["boxes"]), len(case.get("steps", [])), sum(len(c) for s in case.get("steps", []) for c in s.values()))
C
# Twelve cubes in a row, each touching the next; then boxes move, go and come.
python3 - >"$dir/case" <<'C'
import json
boxes = [[[k, 0, 0], [k + 1, 1, 1]] for k in range(12)]
steps = [{"move": [[k, [k + 0.5, 0, 0], [k + 1.25, 1, 1]] for k in range(0, 12, 3)]},
         {"remove": [1, 4], "insert": [[12, [3, 0, 0], [4, 2, 2]], [13, [40, 0, 0], [41, 2, 2]]]},
         {"move": [[12, [90, 0, 0], [91, 1, 1]]], "insert": [[14, [3, 0, 0], [4, 2, 2]]]},
         {"remove": [12, 0, 7], "move": [[13, [2, 0, 0], [3, 1, 1]]]}]
print(json.dumps({"id": "row", "question": "overlaps", "boxes": boxes, "steps": steps}))
C

# small DEFECT KIND SIZE [CASE]: shrunk to so many boxes, steps and changes, on which it fails in that kind.
small() {
  engine="python3 $dir/engine.py '$1'"
  "$origo" shrink --engine "$engine" --timeout 60 "${4:-$dir/case}" >"$dir/small" 2>"$dir/err"
  expect "$1: status" is $? 0
  expect "$1: what is left" is "$(python3 "$dir/size.py" <"$dir/small")" "$3"
  expect "$1: what is said" says "$dir/err" "$2 ("
  "$origo" shrink --check --engine "$engine" --timeout 60 "$dir/small" >"$dir/check"
  expect "$1: it still fails" is "$? $(awk '{ print $1, $(NF - 5), $(NF - 4) }' "$dir/check")" "0 $(jq -r .id "$dir/small") ${2#pair* } gross"
}

small 'misses what touches' missed '2 0 0'
expect 'they touch' is "$(jq -c '[.id, .flags[0]] + .boxes' "$dir/small")" '["row-small","counterexample",[[10,0,0],[11,1,1]],[[11,0,0],[12,1,1]]]'
expect 'its source' is "$(jq -r .source "$dir/small")" 'origo shrink --engine defect 1 --kind missed, binary64, from row'
expect 'before and after' says "$dir/err" 'row: 15 boxes, 4 steps, '
expect 'after' says "$dir/err" ' -> 2 boxes, 0 steps, 1 pair missed ('
"$origo" judge --quiet --engine "$engine" "$dir/small" >"$dir/out"
expect 'the judge finds it, too' is "$? $(jq -r .verdict "$dir/out")" '1 wrong'
"$origo" ask "$dir/small" >"$dir/answer"
expect 'origo ask answers it' is "$? $(jq -c .pairs "$dir/answer")" '0 [[0,1]]'
python3 - "$dir/small" <<'C'
import json, sys, jsonschema
jsonschema.Draft202012Validator(json.load(open("docs/case.schema.json"))).validate(json.load(open(sys.argv[1])))
C
expect 'it is of the schema' is $? 0
cp "$dir/small" "$dir/touching"
"$origo" shrink --engine "$engine" "$dir/case" 2>/dev/null >"$dir/again"
expect 'the same each time' same "$dir/small" "$dir/again"

small 'ignores moves' missed '2 1 1'
small 'crashes on removal' crashed '1 2 2'
expect 'it is moved, then removed' is "$(jq -c '[.steps[0].move[0][0], .steps[1].remove]' "$dir/small")" '[0,[0]]'
small 'repeats' repeated '4 0 0'
expect 'three pairs' says "$dir/err" '3 pairs repeated ('
small 'says nothing of steps' nonsense '3 0 0'
small 'crashes on two insertions' crashed '0 1 2'

# ---- hostile boxes ----
printf '%s\n' '{"id":"bad","question":"overlaps","hostile":true,"boxes":[[[0],[1]],[[1],[2]],[[0],["nan"]],[["inf"],["inf"]]]}' >"$dir/hostile"
small 'crashes on NaN' crashed '1 0 0' "$dir/hostile"
expect 'the box with the NaN' is "$(jq -c '[.hostile, .boxes]' "$dir/small")" '[true,[[[0],["nan"]]]]'

# ---- limits, other kinds, what does not fail ----
engine="python3 $dir/engine.py"
"$origo" shrink --engine "$engine 'misses what touches'" --limit 3 --id few "$dir/case" >"$dir/small" 2>"$dir/err"
expect 'a limit of cases' is "$? $(jq -r .id "$dir/small") $(grep -c '(3 tried, [0-9] taken, the limit)' "$dir/err")" '3 few 1'
"$origo" shrink --engine "$engine 'ignores moves'" --kind invented "$dir/case" >"$dir/small" 2>"$dir/err"
expect 'the kind that is wished' is "$? $(grep -c ' 1 pair invented (' "$dir/err")" '0 1'
printf '%s\n' '{"id":"row","question":"overlaps","boxes":[[[0],[1]],[[2],[3]]]}' >"$dir/apart"
for defect in none 'invents within its margin'; do
  "$origo" shrink --engine "$engine '$defect'" "$dir/apart" >"$dir/small" 2>"$dir/err"
  expect "$defect" is "$? $(wc -c <"$dir/small") $(cat "$dir/err")" "1 0 origo shrink: 'row': defect 1 does not fail on it in binary64"
done
"$origo" shrink --engine "$engine 'misses what touches'" --kind crashed "$dir/case" >"$dir/small" 2>"$dir/err"
expect 'another kind' is "$? $(wc -c <"$dir/small")" '1 0'
printf '%s\n' '{"id":"large","question":"overlaps","boxes":[[[0],[1e300]]]}' >"$dir/large"
"$BUILD/origo32" shrink --engine "$engine none" "$dir/large" >"$dir/small" 2>"$dir/err"
expect 'too large for binary32' is "$? $(grep -c 'large: a number is too large for binary32' "$dir/err")" '3 1'
for option in --smallest --human-scale --keep-shapes '--at-least 0.1' "--template $dir/case"; do
  # shellcheck disable=SC2086
  "$origo" shrink --engine "$engine 'misses what touches'" $option "$dir/case" >"$dir/small" 2>"$dir/err"
  expect "for two bodies: $option" is "$? $(wc -c <"$dir/small") $(grep -c 'are for two bodies' "$dir/err")" '2 0 1'
done
"$origo" shrink --algorithm gjk "$dir/case" >"$dir/small" 2>"$dir/err"
expect 'no algorithm of two bodies' is "$? $(grep -c "the case asks 'overlaps'" "$dir/err")" '2 1'

conclude
