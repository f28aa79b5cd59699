#!/bin/sh
# origo judge on convex parts of a mesh: ours on the families; hulls that leave out, cover too much, overlap, are flat;
# the bound; random boxes against a count of cells; meshes that are no solid; malformed claims, binary32, an engine.
# usage: BUILD=build tests/judge/decompositions_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# judge STATUS ARGUMENTS...: into $dir/out and $dir/err
judge() {
  wanted=$1
  shift
  "$origo" judge "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "status of judge $*" is "$?" "$wanted"
  cat "$dir/out" >>"$dir/all"
}
claim() { printf '{"id":"p","engine":"e","hulls":%s}\n' "$1" | tee -a "$dir/claims" >"$dir/claim"; }
# What is not right, in short.
wrong() { jq -c '.checks[] | select(.class != "none") | [.what, .verdict, .absolute]' "$dir/out" | xargs; }
# one CLAIM STATUS WRONG: judged, and what is not right
one() {
  claim "$1"
  judge "$2" "$dir/case" "$dir/claim"
  expect "hulls $1" is "$(wrong)" "$3"
}
# box X0 X1 Y0 Y1 Z0 Z1: its corners
box() { printf '[[%s,%s,%s],[%s,%s,%s],[%s,%s,%s],[%s,%s,%s],[%s,%s,%s],[%s,%s,%s],[%s,%s,%s],[%s,%s,%s]]' \
  "$1" "$3" "$5" "$2" "$3" "$5" "$1" "$4" "$5" "$2" "$4" "$5" "$1" "$3" "$6" "$2" "$3" "$6" "$1" "$4" "$6" "$2" "$4" "$6"; }

# ---- ours ----
for family in cubes dent torus shared-edge; do
  cases=corpus/primitives/cases/parts-$family.jsonl
  "$origo" run decompose "$cases" >"$dir/full"
  cat "$dir/full" >>"$dir/claims"
  judge 0 "$cases" "$dir/full"
  expect "decompose on parts-$family misses nothing" is "$(jq -r '.checks[] | select(.what == "volume-missing") | .class' "$dir/out" | sort -u)" none
  expect "decompose on parts-$family: as many hulls as parts" is "$(jq .hulls "$dir/out" | xargs)" "$(jq '.parts | length' "$dir/full" | xargs)"
done

# ---- what may be wrong: an L of volume 3 in a hull of 3.5, whose parts may have a tenth of that too much ----
cat >"$dir/l.py" <<'P'
import json
ring, ears = [[0, 0], [2, 0], [2, 1], [1, 1], [1, 2], [0, 2]], [[0, 1, 2], [0, 2, 3], [0, 3, 5], [3, 4, 5]]
sides = [t for k in range(6) for t in ([k, (k + 1) % 6, (k + 1) % 6 + 6], [k, (k + 1) % 6 + 6, k + 6])]
triangles = [e[::-1] for e in ears] + [[c + 6 for c in e] for e in ears] + sides
points = [p + [z] for z in (0, 1) for p in ring] + [[9, 9, 9]]
mesh = {"shape": "mesh", "points": points, "triangles": triangles}
print(json.dumps({"id": "p", "question": "decompose", "a": mesh, "parts": [list(range(20))], "bound": "1/10"}))
P
python3 "$dir/l.py" >"$dir/case"
left=$(box 0 1 0 2 0 1) right=$(box 1 2 0 1 0 1) low=$(box 0 2 0 1 0 1) all=$(box 0 2 0 2 0 1)
one "[$left,$right]" 0 ''
expect 'every check is there' is "$(jq -r '.checks[] | .what' "$dir/out" | xargs)" 'solid volume-outside volume-missing'
expect 'the number of parts' is "$(jq .hulls "$dir/out")" 2
one "[$left,$low]" 0 ''
one "[$left,$low,$left,$right]" 0 ''
one "[$left]" 1 '[volume-missing,wrong,1]'
one '[]' 1 '[volume-missing,wrong,3]'
one "[$all]" 1 '[volume-outside,wrong,1]'
expect 'relative to the volume of the mesh' is "$(jq '.checks[1].relative' "$dir/out")" 0.333333
one "[$all,$all]" 1 '[volume-outside,wrong,2]'
one "[$left,$right,$(box 5 6 0 2 0 1)]" 1 '[volume-outside,wrong,2]'
one "[$left,$(box 1 2 0 1.25 0 1)]" 0 '[volume-outside,tolerable,0.25]'
one "[$left,$(box 1 2 0 1.34375 0 1)]" 0 '[volume-outside,tolerable,0.34375]'
one "[$left,$(box 1 2 0 1.375 0 1)]" 1 '[volume-outside,wrong,0.375]'
one "[$(box -0.125 1 0 2 0 1),$(box 1 2 0 1.25 0 1)]" 0 '[volume-outside,tolerable,0.5]'
one "[$left,$(box 1 2 0 1 0.125 1)]" 1 '[volume-missing,wrong,0.125]'
one "[$left,$(box 1 2 0 1 '"0x1p-60"' 1)]" 0 '[volume-missing,right,8.67362e-19]'
one "[$left,$(box 1 2 0 1 '"-0x1p-60"' 1)]" 0 '[volume-outside,right,8.67362e-19]'
one '[[[0,0,0],[3,0,0],[0,3,0],[0,0,3]]]' 1 '[volume-outside,wrong,1.83333] [volume-missing,wrong,0.333333]'
# A hull without a volume: a square, a segment, a point, nothing; points inside of another and points repeated do no harm.
for flat in "$(box 0 1 0 1 0 0)" '[[0,0,0],[1,1,1]]' '[[0,0,0]]' '[]'; do one "[$left,$flat,$right]" 1 '[solid,wrong,inf]'; done
one "[$left,[[1.5,0.5,0.5],[1,0.5,0.5],[1,0,0],${right#[}]" 0 ''
one "[$left,$(box 1 '"nan"' 0 1 0 1)]" 1 '[finite,wrong,inf]'
one "[$left,$(box 1 '"inf"' 0 1 0 1)]" 1 '[finite,wrong,inf]'
one "[$left,$(box 1 '"1e400"' 0 1 0 1)]" 1 '[finite,wrong,inf]'
claim "[$left]"
judge 0 --abs 1 "$dir/case" "$dir/claim"
expect 'what the user lets pass' is "$(wrong)" '[volume-missing,tolerable,1]'
jq -c '.bound = 1' "$dir/case" >"$dir/loose"
claim "[$all]"
judge 0 "$dir/loose" "$dir/claim"
expect 'a box of everything within a bound of 1' is "$(wrong)" '[volume-outside,tolerable,1]'

# ---- random boxes of cells, the whole sheared: a count of cells says the same ----
cat >"$dir/random.py" <<'P'
import json, random, sys
random.seed(22)
case = json.load(open(sys.argv[1]))
shear = lambda p: [p[0] + p[1] / 2 + p[2] / 4, p[1] - p[2] / 8, p[2]]
case["a"]["points"] = [shear([2 * c for c in p]) for p in case["a"]["points"]]
body = {(x, y, z) for x in range(4) for y in range(4) for z in range(2) if x < 2 or y < 2}
cases, claims, wanted = open(sys.argv[2], "w"), open(sys.argv[3], "w"), open(sys.argv[4], "w")
for k in range(60):
    hulls, covered, outside = [], set(), 0
    for _ in range(random.randint(1, 5)):
        ends = [sorted(random.sample(range(-1, n), 2)) for n in (6, 6, 4)]
        cells = {(x, y, z) for x in range(*ends[0]) for y in range(*ends[1]) for z in range(*ends[2])}
        hulls.append([shear([x, y, z]) for x in ends[0] for y in ends[1] for z in ends[2]])
        covered |= cells
        outside += len(cells - body)
    print(json.dumps({**case, "id": "r%d" % k}), file=cases)
    print(json.dumps({"id": "r%d" % k, "engine": "e", "hulls": hulls}), file=claims)
    print(outside, len(body - covered), file=wanted)
P
python3 "$dir/random.py" "$dir/case" "$dir/cases" "$dir/full" "$dir/wanted"
judge 1 "$dir/cases" "$dir/full"
jq -r '.checks[1:] | map(.absolute // 0) | "\(.[0]) \(.[1])"' "$dir/out" >"$dir/found"
expect 'volumes are counts of cells' cmp -s "$dir/found" "$dir/wanted"

# ---- passed over ----
jq -c '.a.triangles |= .[1:] | .parts = [[0]]' "$dir/case" >"$dir/open"
jq -c '.a.triangles |= map(reverse)' "$dir/case" >"$dir/inside-out"
: >"$dir/none"
for what in open inside-out; do
  judge 0 "$dir/$what" "$dir/none"
  expect "a mesh that is $what" says "$dir/err" '1 case passed over: a mesh that bounds no solid'
done
jq -c '.a.triangles |= (. as $t | [range(501) | $t[]])' "$dir/case" >"$dir/large"
judge 0 "$dir/large" "$dir/none"
expect 'a mesh that is too large' says "$dir/err" '1 case passed over: a mesh of more than 10000 triangles, which is the most that is judged'

# ---- claims of another form, and none ----
printf '%s\n' '{"id":"p","engine":"e"}' >"$dir/claim"
judge 1 "$dir/case" "$dir/claim"
expect 'no hulls' is "$(jq -r .note "$dir/out")" 'no hulls'
printf '%s\n' '{"id":"p","engine":"e","status":"refused"}' >"$dir/claim"
judge 0 "$dir/case" "$dir/claim"
expect 'refused' is "$(jq -r .verdict "$dir/out")" 'no answer'
malformed() {
  printf '{"id":"p","engine":"e",%s}\n' "$1" >"$dir/claim"
  judge 2 "$dir/case" "$dir/claim"
  expect "malformed: $1" says "$dir/err" "$2"
}
for hulls in '{}' '[1]' '[[1]]' '[[[0,0]]]' '[[[0,0,0,0]]]' '[[[0,0,"x"]]]'; do malformed "\"hulls\":$hulls" hulls; done
malformed '"hulls":[],"parts":[],"corners":[]' hulls
malformed '"status":"refused","hulls":[]' hulls
malformed '"parts":[]' corners
malformed '"corners":[]' corners
for parts in '{}' '[1]' '[{}]' '[{"facets":[[0,1]]}]' '[{"facets":[],"colour":1}]'; do malformed "\"parts\":$parts,\"corners\":[[0,0,0]]" parts; done

# ---- binary32, an engine, the schemas ----
"$BUILD/origo32" run decompose corpus/primitives/cases/parts-cubes.jsonl >"$dir/full"
judge 0 --float32 corpus/primitives/cases/parts-cubes.jsonl "$dir/full"
expect 'binary32' is "$(jq -r .verdict "$dir/out" | sort -u)" right
cat >"$dir/engine" <<'C'
#!/usr/bin/env python3
import json, sys
for line in sys.stdin:
    case = json.loads(line)
    mesh = case["a"]
    named = sorted({c for t in mesh["triangles"] for c in t})
    print(json.dumps({"id": case["id"], "engine": "e", "hulls": [[mesh["points"][k] for k in named]]}), flush=True)
C
chmod +x "$dir/engine"
jq -c '.a.points[12][0] = "1/3"' "$dir/case" >"$dir/third"
judge 1 --engine "$dir/engine" --record "$dir/record" "$dir/third"
expect 'the hull of everything' is "$(wrong)" '[volume-outside,wrong,0.5]'
expect 'the case as it was handed over' is "$(jq -c '[.question, .a.points[12][0], (.a.triangles | length), .parts[0][19], .bound]' "$dir/record/cases.jsonl")" \
  '["decompose",0.3333333333333333,20,19,"1/10"]'
judge 1 "$dir/record/cases.jsonl" "$dir/record/claims-1.jsonl"
expect 'origo report reads the judgement' says "$dir/out" '"hulls":1'
"$origo" report "$dir/out" >"$dir/report" 2>&1
expect 'origo report takes it' is "$?" 1
cat >"$dir/valid.py" <<'C'
import json, sys, jsonschema
validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
for line in sys.stdin:
    for error in validator.iter_errors(json.loads(line)):
        sys.exit("%s: %s" % (line.strip()[:200], error.message))
C
expect 'judgements are as the schema says' python3 "$dir/valid.py" docs/judgement.schema.json <"$dir/all"
expect 'claims are as the schema says' python3 "$dir/valid.py" docs/claim.schema.json <"$dir/claims"

conclude
