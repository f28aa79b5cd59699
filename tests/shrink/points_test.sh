#!/bin/sh
# origo shrink on points of which a hull, a volume, triangles or a common part is asked for: what is left of points and
# numbers is what the engine's defect needs, and the engine still fails on it in the same way; a hull stays solid, a
# polygon simple.
# usage: BUILD=build tests/shrink/points_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# An engine that asks origo, and one defect of it.
cat >"$dir/engine.py" <<'C'
import json, subprocess, sys
from fractions import Fraction
origo, defect = sys.argv[1:]
oracle = subprocess.Popen([origo, "ask"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
def number(x):
    return float.fromhex(x["double"]) if isinstance(x, dict) else float(Fraction(x))
def hull(case, answer, claim):
    facets = answer["facets"]
    if defect == "misses a corner of a large facet" and any(len(f) > 4 for f in facets):
        large = next(f for f in facets if len(f) > 4)
        facets = [[c for c in f if c != large[0]] for f in facets]
        facets = [f for f in facets if len(f) > 2]
    if defect == "leaves a facet out" and answer["dimension"] == 3:
        facets = facets[1:]
    if defect == "calls everything flat":
        facets = []
    if defect == "names no points":
        facets = [["nan", 0, 1]]
    claim["facets"] = facets
def bound(case, answer, claim):
    if "radius" in answer:
        claim["centre"] = [number(x) for x in answer["centre"]]
        claim["radius"] = number(answer["radius"])
        if defect == "is too small on four points" and len(answer["support"]) == 4:
            claim["radius"] *= 0.75
        if defect == "is half as large":
            claim["radius"] *= 0.5
        if defect == "says NaN":
            claim["radius"] = "nan"
        return
    claim["lo"], claim["hi"] = ([number(x) for x in answer[end]] for end in ("lo", "hi"))
    if "axes" in answer:
        claim["axes"] = [[number(x) for x in axis] for axis in answer["axes"]]
        if defect == "tilts the box":
            claim["axes"][0][1] += 0.5
    if defect == "starts slabs at zero":
        claim["lo"] = [min(0, x) for x in claim["lo"]]
    along = [p[0] for p in case["points"]]
    unit = sorted(case.get("directions", [[]])[0]) == [0, 1]
    if defect == "is short where points are thin" and unit and 1 <= max(along) - min(along) < 2:
        claim["hi"][0] = claim["lo"][0]
    if defect == "ignores slants":
        for k, d in enumerate(case.get("directions", [])):
            if d[0] != 0 and d[1] != 0:
                claim["hi"][k] -= 1
def triangulate(case, answer, claim):
    triangles = answer.get("triangles", [])
    if defect == "forgets the last ear" and len(triangles) > 2:
        triangles = triangles[:-1]
    if defect == "fills what is no convex polygon" and triangles:
        triangles = [[0, k, k + 1] for k in range(1, len(case["points"]) - 1)]
    if defect == "covers twice" and len(triangles) > 1:
        triangles = triangles + triangles[:1]
    claim["triangles"] = triangles
def clip(case, answer, claim):
    claim["polygon"] = [[number(x) for x in p] for p in answer["polygon"]]
    if defect == "is empty where both have a corner" and any(p in case["b"] for p in case["a"]):
        claim["polygon"] = []
    if defect == "answers with A" and claim["polygon"]:
        claim["polygon"] = case["a"]
    if defect == "says infinity":
        claim["polygon"] = [["inf", 0]]
for line in sys.stdin:
    case = json.loads(line)
    claim = {"id": case["id"], "engine": "defect 1"}
    many = len(case.get("points", case.get("a"))) >= 5
    if defect == "crashes on five points" and many:
        sys.exit(1)
    oracle.stdin.write(line)
    answer = json.loads(oracle.stdout.readline())
    say = {"hull": hull, "bound": bound, "triangulate": triangulate, "clip": clip}[case["question"]]
    say(case, answer, claim)
    if defect == "says nothing":
        claim = {"id": case["id"], "engine": "defect 1"}
    if defect == "gives up on five points" and many:
        claim = {"id": case["id"], "engine": "defect 1", "status": "gave up"}
    if defect == "is larger within its margin":
        claim.update(margin=1e9, lo=[-5, -5, -5], hi=[50, 50, 50])
    print(json.dumps(claim), flush=True)
C

engine() { echo "python3 $dir/engine.py $origo '$1'"; }
# small DEFECT KIND CASE POINTS [OPTION...]: shrunk into $dir/small, where so many points are left, or of two polygons so many
# of each; it fails in that kind.
small() {
  defect=$1 kind=$2 case=$3 points=$4
  label="$defect: $case"
  shift 4
  "$origo" shrink "$@" --engine "$(engine "$defect")" --timeout 60 "$dir/$case" >"$dir/small" 2>"$dir/err"
  expect "$label: status" is $? 0
  expect "$label: what is said" is "$(grep -c "^$case: [0-9]* points, length [0-9]*, $kind.* -> [0-9]* points, length [0-9]*, $kind.* tried, [0-9]* taken)$" "$dir/err")" 1
  expect "$label: what is left" is "$(jq -r '[.points, .a, .b] | map(select(.) | length) | join(" ")' "$dir/small")" "$points"
  cat "$dir/small" >>"$dir/all"
  "$origo" shrink "$@" --check --engine "$(engine "$defect")" --timeout 60 "$dir/small" >"$dir/check" 2>"$dir/err"
  expect "$label: it still fails" is "$? $(awk '{ print $1, $(NF - 5) }' "$dir/check")" "0 $case-small $kind"
}
places() { jq -c '[.points, .a, .b] | map(select(.))' "$dir/small"; }
answers() { "$origo" ask "$dir/small" | jq -c "$1"; }

# ---- hulls ----
# Two hexagons, nearly a prism, and points within.
printf '%s\n' '{"id":"prism","question":"hull","points":[[3.25,0,0],[1.5,2.625,0],[-1.5,2.625,0],[-3.25,0.125,0],[-1.5,-2.625,0],[1.5,-2.625,0],[3.25,0,5],[1.5,2.625,5],[-1.5,2.625,5],[-3.25,0,5.5],[0.25,0.5,1],[0.125,0.375,2]]}' >"$dir/prism"
small 'misses a corner of a large facet' closed prism 6
expect 'five corners of one facet, and a tip' is "$(answers '[.dimension, ([.facets[] | length] | max)]')" '[3,5]'
expect 'its source' is "$(jq -r .source "$dir/small")" 'origo shrink --engine defect 1 --kind closed, binary64, from prism'
expect 'its flag' is "$(jq -c .flags "$dir/small")" '["counterexample"]'
cp "$dir/small" "$dir/first"
small 'misses a corner of a large facet' closed prism 6
expect 'the same each time' same "$dir/small" "$dir/first"
small 'leaves a facet out' closed prism 4
expect 'a tetrahedron of zeros and ones' is "$(places) $(answers .dimension)" '[[[0,1,0],[1,0,0],[0,0,1],[0,0,0]]] 3'
small 'calls everything flat' closed prism 4
small 'names no points' nonsense prism 4
small 'says nothing' nonsense prism 4
small 'gives up on five points' gave-up prism 5
small 'crashes on five points' crashed prism 5
expect 'no two points have become one' is "$(jq '.points | unique | length' "$dir/small")" 5
printf '%s\n' '{"id":"sheet","question":"hull","points":[[3.25,0,1],[1.5,2.625,1],[-1.5,2.625,1],[-3.25,0.125,1],[0,0,1],[0,0,1]]}' >"$dir/sheet"
small 'calls everything flat' closed sheet 3
expect 'what was flat stays flat' is "$(answers .dimension)" 2
jq -c '.id = "outline" | .points |= map(.[:2])' "$dir/sheet" >"$dir/outline"
small 'calls everything flat' closed outline 3
expect 'in the plane' is "$(jq -c '[.points[] | length] | unique' "$dir/small")" '[2]'

# ---- volumes ----
head -n 1 corpus/primitives/cases/bound-triangles.jsonl >"$dir/mesh"
"$origo" shrink --engine "$origo run sphere-mean --quiet" "$dir/mesh" >"$dir/out" 2>"$dir/err"
expect 'volumes around triangles are refused' is \
  "$? $(grep -c 'around triangles are not made smaller' "$dir/err")" '2 1'
printf '%s\n' '{"id":"ball","question":"bound","volume":"sphere","points":[[3,0.25,-1.5],[-2,3,-1.125],[-1.5,-3,-1],[0.25,0.125,4],[1,1,1],[0.5,0.25,0.125]]}' >"$dir/ball"
small 'is too small on four points' outside ball 4
expect 'four points hold it' is "$(answers '.support | length')" 4
small 'is half as large' outside ball 4
small 'says NaN' not-finite ball 4
printf '%s\n' '{"id":"circle","question":"bound","volume":"sphere","points":[[3.5,0.25],[-3,0.5],[0.25,3.375],[0.5,-3.25]]}' >"$dir/circle"
small 'is half as large' outside circle 3
expect 'in the plane: no third number' is "$(jq -c '[.points[] | length] | unique' "$dir/small")" '[2]'
printf '%s\n' '{"id":"slabs","question":"bound","volume":"k-dop","points":[[3.5,2.25],[5,9.5],[7.25,3.375],[6,6]],"directions":[[1,0],[0,1],[1.5,1.25],[0.75,-1]]}' >"$dir/slabs"
small 'ignores slants' outside slabs 2
expect 'one direction, which is slanted' is "$(jq -c '.directions | map(map(. != 0))' "$dir/small")" '[[true,true]]'
printf '%s\n' '{"id":"far","question":"bound","volume":"k-dop","points":[[1000003,7],[1000004.5,900],[1000004,80]],"directions":[[1,0],[0,1]]}' >"$dir/far"
small 'is short where points are thin' outside far 2
expect 'the points have come near, one direction stands' is "$(jq -c '[.points[][]] | [min >= 0, max <= 2]' "$dir/small") $(jq -c '.directions | [length, (flatten | sort)]' "$dir/small")" '[true,true] [1,[0,1]]'
printf '%s\n' '{"id":"box","question":"bound","volume":"aabb","points":[[3.5,2.25,8],[5,9.5,9],[7.25,3.375,7]]}' >"$dir/box"
small 'starts slabs at zero' larger box 2
expect 'an aabb has no directions' is "$(jq -c .directions "$dir/small")" null
printf '%s\n' '{"id":"plate","question":"bound","volume":"obb","points":[[3.5,2.25],[5,9.5],[7.25,3.375],[6,6]]}' >"$dir/plate"
small 'tilts the box' skew plate 3
jq -c '.id = "block" | .points |= (to_entries | map(.value + [.key * .key]))' "$dir/plate" >"$dir/block"
small 'tilts the box' skew block 4

# ---- triangles ----
printf '%s\n' '{"id":"comb","question":"triangulate","points":[[0,0],[9.125,0],[9,5.5],[7.5,1.25],[6,5],[4.5,1.5],[3,5.25],[1.5,1],[0.25,5]]}' >"$dir/comb"
small 'forgets the last ear' area-missing comb 5
expect 'it is simple' is "$(answers .polygon)" '"simple"'
small 'forgets the last ear' triangles comb 5 --kind triangles
small 'covers twice' area-twice comb 4
small 'fills what is no convex polygon' turned comb 4
expect 'it is not convex' is "$(answers '[.polygon, (.triangles | length)]')" '["simple",2]'
small 'gives up on five points' gave-up comb 5
turn='($b[0] - $a[0]) * ($c[1] - $a[1]) - ($b[1] - $a[1]) * ($c[0] - $a[0])'
turns=".points as \$p | [range(5) | \$p[.] as \$a | \$p[(. + 1) % 5] as \$b | \$p[(. + 2) % 5] as \$c | $turn]"
expect 'no corner is straight' is "$(jq "$turns | all(. != 0)" "$dir/small") $(answers .polygon)" 'true "simple"'
printf '%s\n' '{"id":"bow","question":"triangulate","points":[[0,0],[4.5,4],[4,0.25],[0,4],[-1,5],[-3,3],[-2,1]]}' >"$dir/bow"
small 'gives up on five points' gave-up bow 5
expect 'what crosses itself still does' is "$(answers .polygon)" '"crossing"'

# ---- common parts ----
printf '%s\n' '{"id":"pair","question":"clip","a":[[0,0],[5.5,0.25],[6,4],[2.5,6.25],[-1,3]],"b":[[5.5,0.25],[8,3],[4,5],[1.25,1.5]]}' >"$dir/pair"
small 'is empty where both have a corner' cover pair '3 3'
expect 'they share an area' is "$(answers '.polygon | length >= 3')" true
small 'is empty where both have a corner' area-missing pair '3 3' --kind area-missing
small 'answers with A' beyond pair '3 3'
small 'says infinity' not-finite pair '3 3'
small 'gives up on five points' gave-up pair '5 3'
printf '%s\n' '{"id":"corner","question":"clip","a":[[0.5,0],[4.5,0],[2.5,3.25]],"b":[[2.5,3.25],[6,5],[1,7]]}' >"$dir/corner"
small 'says infinity' not-finite corner '3 3'
expect 'they still share a point alone' is "$(answers '.polygon | length')" 1

# ---- all of them ----
python3 - "$dir/all" <<'C'
import json, sys, jsonschema
validator = jsonschema.Draft202012Validator(json.load(open("docs/case.schema.json")))
for line in open(sys.argv[1]):
    validator.validate(json.loads(line))
C
expect 'they are of the schema' is $? 0

# ---- options, limits, what does not fail ----
shrink() { # shrink DEFECT CASE [OPTION...]
  defect=$1 case=$2
  shift 2
  "$origo" shrink "$@" --engine "$(engine "$defect")" --timeout 60 "$dir/$case" >"$dir/small" 2>"$dir/err"
}
shrink 'leaves a facet out' prism --check
expect 'said, and nothing shrunk' is "$? $(cat "$dir/small")" '0 prism defect 1 closed gross inf inf 12 211'
shrink 'ignores slants' slabs --check
expect 'directions count as points' is "$? $(awk '{ print $4, $5, $8, $9 }' "$dir/small")" '0 outside gross 8 100'
shrink 'leaves a facet out' prism --limit 3 --id few
expect 'a limit of cases' is "$? $(jq -r .id "$dir/small") $(grep -c '(3 tried, [0-9] taken, the limit)' "$dir/err")" '3 few 1'
jq -c '.points |= map(map(. * 1000))' "$dir/prism" >"$dir/large"
shrink 'leaves a facet out' large --human-scale --keep-shapes
expect 'at human scale' is "$? $(jq -c '[.points[][] | select(. != 0) | fabs] | [length, min >= 1 / 16, max <= 64]' "$dir/small")" '0 [3,true,true]'
for case in prism ball comb pair; do
  shrink none "$case"
  expect "no failure: $case" is "$? $(wc -c <"$dir/small") $(cat "$dir/err")" "1 0 origo shrink: '$case': defect 1 does not fail on it in binary64"
done
shrink 'is larger within its margin' box
expect 'within its margin' is "$? $(wc -c <"$dir/small")" '1 0'
shrink 'leaves a facet out' prism --kind outside
expect 'another kind' is "$? $(grep -c '(outside)' "$dir/err")" '1 1'
for option in --smallest '--at-least 0.1' "--template $dir/prism"; do
  # shellcheck disable=SC2086
  shrink 'leaves a facet out' prism $option
  expect "for two bodies: $option" is "$? $(wc -c <"$dir/small") $(grep -c 'are for two bodies' "$dir/err")" '2 0 1'
done
"$origo" shrink --engine "$dir/no-such-engine" "$dir/prism" >"$dir/small" 2>"$dir/err"
expect 'no such engine' is "$? $(wc -c <"$dir/small") $(grep -c 'cannot run' "$dir/err")" '2 0 1'
"$origo" shrink --algorithm gjk "$dir/prism" >"$dir/small" 2>"$dir/err"
expect 'no algorithm of two bodies' is "$? $(grep -c "the case asks 'hull'" "$dir/err")" '2 1'
printf '%s\n' '{"id":"tooth","question":"decompose","a":{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,1,0],[0,0,1]],"triangles":[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]},"parts":[[0,1,2,3]],"bound":0}' >"$dir/tooth"
shrink none tooth
expect 'a decomposition is refused' is "$? $(grep -c 'hulls, volumes and polygons are made smaller' "$dir/err")" '2 1'

# ---- binary32 ----
"$BUILD/origo32" shrink --engine "$(engine 'is half as large')" --timeout 60 "$dir/ball" >"$dir/small" 2>"$dir/err"
expect 'in binary32' is "$? $(jq -r '.source' "$dir/small") $(jq '.points | length' "$dir/small")" '0 origo shrink --engine defect 1 --kind outside, binary32, from ball 4'
printf '%s\n' '{"id":"large","question":"hull","points":[[1e300,0,0]]}' >"$dir/large"
printf '%s\n' '{"id":"larger","question":"clip","a":[[0,0]],"b":[[1e300,0]]}' >>"$dir/large"
printf '%s\n' '{"id":"short","question":"bound","volume":"k-dop","points":[[0,0]],"directions":[[1e-60,0]]}' >"$dir/short"
for case in large short; do
  "$BUILD/origo32" shrink --engine "$(engine none)" "$dir/$case" >"$dir/small" 2>"$dir/err"
  expect "$case for binary32" is "$? $(grep -c 'too large for binary32, a direction vanishes in it' "$dir/err")" "3 $(wc -l <"$dir/$case")"
done

conclude
