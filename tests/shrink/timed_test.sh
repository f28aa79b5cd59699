#!/bin/sh
# origo shrink on features and bodies that move: what is left of motion, points and numbers is what the engine's defect
# needs, and the engine still fails on it in the same way, a late time late and a contact missed missed.
# usage: BUILD=build tests/shrink/timed_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# An engine with one defect, which gives up where it has none. Without a defect it asks origo.
cat >"$dir/engine.py" <<'C'
import json, subprocess, sys
origo, defect = sys.argv[1:]
time = {"says it is at the start": 0, "says it is in the middle": 0.5, "says it is at the end": 1, "says NaN": "nan"}
def numbers(x):
    if isinstance(x, (list, dict)):
        return [n for y in (x if isinstance(x, list) else x.values()) for n in numbers(y)]
    return [x] if isinstance(x, (int, float)) else []
def turns(case):
    return any("rotation" in case["end_" + k] and case["end_" + k]["rotation"] != case[k]["pose"]["rotation"] for k in "ab")
for line in sys.stdin:
    case = json.loads(line)
    claim = {"id": case["id"], "engine": "defect 1"}
    if defect in time:
        claim.update(colliding=True, time=time[defect])
    elif defect == "misses":
        claim["colliding"] = False
    elif defect == "invents where a number is a third" and any(0.3 < x < 0.4 for x in numbers(case)):
        claim["colliding"] = True
    elif defect == "talks nonsense where it turns" and turns(case):
        claim["colliding"] = 7
    elif defect == "is early where it spins" and "spin_b" in case:
        claim.update(colliding=True, time=0)
    elif defect == "none":
        answer = subprocess.run([origo, "ask"], input=line, stdout=subprocess.PIPE, text=True).stdout
        claim["colliding"] = json.loads(answer)["hit"]
    elif defect == "crashes":
        sys.exit(1)
    else:
        claim["status"] = "gave up"
    print(json.dumps(claim), flush=True)
C
# small DEFECT KIND CASE [OPTION...]: shrunk into $dir/small, on which it fails in that kind.
small() {
  engine="python3 $dir/engine.py $origo '$1'" kind=$2 case=$3
  label="$1: $case"
  shift 3
  "$origo" shrink "$@" --engine "$engine" --timeout 60 "$dir/$case" >"$dir/small" 2>"$dir/err"
  expect "$label: status" is $? 0
  expect "$label: what is said" is "$(grep -c "^$case: [48] points, length [0-9]*, $kind.* -> [1-8] points, length [0-9]*, $kind.* tried, [0-9]* taken)$" "$dir/err")" 1
  expect "$label: its source" is "$(jq -r .source "$dir/small" | sed 's/ --engine .* --kind/ --kind/')" "origo shrink --kind $kind, binary64, from $case"
  cat "$dir/small" >>"$dir/all"
  "$origo" shrink --check --engine "$engine" --timeout 60 "$dir/small" >"$dir/check" 2>"$dir/err"
  expect "$label: it still fails" is "$? $(awk '{ print $1, $(NF - 5) }' "$dir/check")" "0 $case-small $kind"
}
cat >"$dir/area.py" <<'C'
import json, sys
case = json.load(sys.stdin)
def has_area(o, p, q):
    u, v = ([b - a for a, b in zip(o, x)] for x in (p, q))
    return any(u[i] * v[j] != u[j] * v[i] for i, j in ((0, 1), (1, 2), (0, 2)))
print(*(has_area(*case[at][1:]) for at in ("start", "end")))
C
# What of the two features stands: their numbers that are not 0.
left() { jq -c '[.start, .end] | flatten | map(select(. != 0))' "$dir/small"; }

# ---- features ----
printf '%s\n' '{"id":"fall","question":"vertex-face","start":[[1.3,1.7,3.1],[0.3,0,0.125],[8.1,0.7,0.1],[0,8.3,0]],"end":[[1.1,1.2,-9.3],[0.3,0,0.325],[8.1,0.2,0.1],[0,8.3,0.7]]}' >"$dir/fall"
printf '%s\n' '{"id":"pass","question":"edge-edge","start":[[-1.1,0.1,1],[-1,0.35,9],[-1.2,-1,0.1],[1.3,1,0]],"end":[[5.1,-6.2,1.7],[5.6,-6.1,9.3],[-1.1,-1.9,0.3],[1.2,1,0]]}' >"$dir/pass"
printf '%s\n' '{"id":"late","question":"vertex-face","start":[[1,1,3],[0,0,0],[8,0,0],[0,8,0]],"end":[[1,1,-1],[0,0,0],[8,0,0],[0,8,0]]}' >"$dir/late"
small misses missed fall
expect 'missed: all is at one place' is "$(left)" '[]'
small 'says it is at the end' late fall
expect 'late: something moves' is "$(left | tr -d -)" '[1]'
small 'says it is at the start' early fall
expect 'early: only the vertex moves' is "$(left | tr -d -)" '[1]'
expect 'early: how' is "$(cut -d ' ' -f 5- "$dir/check")" 'gross 1 1 4 2'
small 'says it is in the middle' late fall
expect 'late stays late: they meet before' is "$("$origo" ask "$dir/small" | jq -r .first.exact)" 0
small 'says it is in the middle' early late
expect 'early stays early: they meet after' is "$("$origo" ask "$dir/small" | jq -r .first.exact)" 1
small 'says it is at the start' early fall --keep-shapes
expect 'with shapes kept: areas are' is "$(python3 "$dir/area.py" <"$dir/small")" 'True True'
small 'invents where a number is a third' invented pass
expect 'invented: the third is left' is "$(jq -c '[.question] + ([.start, .end] | flatten | map(select(. > 0.3 and . < 0.4)) | map("a third") | .[:1])' "$dir/small")" '["edge-edge","a third"]'
small 'says NaN' not-finite fall
small crashes crashed pass
small 'says it is at the end' late fall --human-scale --kind late --limit 500

# ---- bodies ----
tetrahedron='"shape":"hull","points":[[0.1,0.2,1.1],[1.2,0,-1],[-1.1,0.9,-1],[-1,-0.8,-1.1]]'
printf '{"id":"turn","question":"motion","a":{%s,"pose":{"translation":[0.1,0.2,4.3],"rotation":[0.1,0.2,0.3,0.9]}},"b":{%s,"radius":0.25},"end_a":{"translation":[0.3,0,-2.1],"rotation":[0.2,0.2,0.3,0.9]}}\n' "$tetrahedron" "$tetrahedron" >"$dir/turn"
printf '{"id":"spin","question":"motion","a":{%s,"pose":{"translation":[0.1,0.2,4.3]}},"b":{%s},"end_a":{"translation":[0.3,0,-2.1]},"end_b":{"translation":[0.5,0,0]},"spin_b":[0.3,0.1,3.5]}\n' "$tetrahedron" "$tetrahedron" >"$dir/spin"
small 'says it is at the end' late turn
expect 'late: two points' is "$(jq -c '[(.a.points, .b.points | length), .b.radius]' "$dir/small")" '[1,1,null]'
expect 'late: nothing turns' is "$(jq -c '[.a.pose.rotation == .end_a.rotation, .b.pose.rotation == .end_b.rotation]' "$dir/small")" '[true,true]'
small 'says it is at the end' late turn --keep-shapes
expect 'with shapes kept: four points, and a ball' is "$(jq -c '[(.a.points, .b.points | length), .b.radius > 0]' "$dir/small")" '[4,4,true]'
small 'talks nonsense where it turns' nonsense turn
expect 'nonsense: something turns' is "$(jq -c '.a.pose.rotation == .end_a.rotation and .b.pose.rotation == .end_b.rotation' "$dir/small")" false
small 'is early where it spins' early spin
expect 'early: it spins' is "$(jq -c '[has("spin_a"), has("spin_b")]' "$dir/small")" '[false,true]'
small 'says it is at the end' late spin
expect 'late: nothing spins' is "$(jq -c '[has("spin_a"), has("spin_b")]' "$dir/small")" '[false,false]'
small crashes crashed spin

# ---- all that was written ----
jq -c '.id = "case-\(input_line_number)"' "$dir/all" >"$dir/each"
"$origo" ask --summary "$dir/each" >"$dir/out" 2>"$dir/err"
expect 'origo answers each' is $? 0
python3 - "$dir/all" <<'C'
import json, sys, jsonschema
validator = jsonschema.Draft202012Validator(json.load(open("docs/case.schema.json")))
for line in open(sys.argv[1]):
    validator.validate(json.loads(line))
C
expect 'they are of the schema' is $? 0

# ---- limits, other kinds, what does not fail ----
engine="python3 $dir/engine.py $origo"
"$origo" shrink --engine "$engine 'says it is at the end'" --limit 3 --id few "$dir/turn" >"$dir/small" 2>"$dir/err"
expect 'a limit of cases' is "$? $(jq -r .id "$dir/small") $(grep -c '(3 tried, [0-9] taken, the limit)' "$dir/err")" '3 few 1'
for kind in early verdict missed; do
  "$origo" shrink --engine "$engine 'says it is at the end'" --kind "$kind" "$dir/fall" >"$dir/small" 2>"$dir/err"
  expect "late is not $kind" is "$? $(wc -c <"$dir/small") $(cat "$dir/err")" "1 0 origo shrink: 'fall': defect 1 does not fail on it in binary64 ($kind)"
done
"$origo" shrink --engine "$engine none" "$dir/fall" "$dir/pass" "$dir/turn" "$dir/spin" >"$dir/small" 2>"$dir/err"
expect 'what is right' is "$? $(wc -c <"$dir/small") $(grep -c 'defect 1 does not fail on it' "$dir/err")" '1 0 4'
printf '%s\n' '{"id":"large","question":"vertex-face","start":[[1e300,1,3],[0,0,0],[8,0,0],[0,8,0]],"end":[[1,1,-1],[0,0,0],[8,0,0],[0,8,0]]}' >"$dir/large"
sed 's/4\.3/1e300/;s/turn/large/' "$dir/turn" >"$dir/larger"
for case in large larger; do
  "$BUILD/origo32" shrink --engine "$engine none" "$dir/$case" >"$dir/small" 2>"$dir/err"
  expect 'too large for binary32' is "$? $(grep -c 'large: a number is too large for binary32' "$dir/err")" '3 1'
done
for option in --smallest '--at-least 0.1' "--template $dir/fall"; do
  # shellcheck disable=SC2086
  "$origo" shrink --engine "$engine 'says it is at the end'" $option "$dir/turn" >"$dir/small" 2>"$dir/err"
  expect "for two bodies: $option" is "$? $(wc -c <"$dir/small") $(grep -c 'are for two bodies' "$dir/err")" '2 0 1'
done
for case in fall turn; do
  "$origo" shrink --algorithm gjk "$dir/$case" >"$dir/small" 2>"$dir/err"
  expect 'no algorithm of two bodies' is "$? $(wc -c <"$dir/small") $(wc -l <"$dir/err")" '2 0 1'
done
printf '%s\n' '{"id":"half","question":"motion","a":{"shape":"point","points":[[0,0,0]]},"b":{"shape":"point","points":[[0,0,0]]},"end_a":{"rotation":[0,0,0,-1]}}' >"$dir/half"
"$origo" shrink --engine "$engine none" "$dir/half" >"$dir/small" 2>"$dir/err"
expect 'half a turn is bad input' is "$? $(wc -c <"$dir/small")" '2 0'

conclude
