#!/bin/sh
# origo shrink on meshes: what is left of triangles, points and numbers is what the engine's defect needs, and the
# engine still fails on it in the same way; areas are kept where they are to be.
# usage: BUILD=build tests/shrink/meshes_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# An engine that asks origo, and one defect of it.
cat >"$dir/engine.py" <<'C'
import json, subprocess, sys
origo, defect = sys.argv[1:]
oracle = subprocess.Popen([origo, "ask"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
for line in sys.stdin:
    case = json.loads(line)
    oracle.stdin.write(line)
    answer = json.loads(oracle.stdout.readline())
    pairs, claim = answer["pairs"], {"id": case["id"], "engine": "defect 1"}
    triangles = len(case["a"]["triangles"])
    if defect == "misses the last" and pairs:
        pairs = pairs[:-1]
    if defect == "misses where x is a third" and any(0.3 < p[0] < 0.4 for p in case["a"]["points"]):
        pairs = []
    if defect == "invents" and triangles > 1:
        pairs = sorted(pairs + [[i, 0] for i in range(triangles) if [i, 0] not in pairs][:1])
    if defect == "repeats" and len(pairs) > 1:
        pairs = pairs * 2
    if defect == "crashes on two triangles" and triangles >= 2:
        sys.exit(1)
    claim["pairs"] = pairs
    if defect == "says apart":
        del claim["pairs"]
        claim["colliding"] = False
    print(json.dumps(claim), flush=True)
C
cat >"$dir/size.py" <<'C'
import json, sys
case = json.loads(sys.stdin.readline())
sides = [case[s] for s in ("a", "b") if s in case]
print(*(f'{len(s["triangles"])}/{len(s["points"])}' for s in sides))
C
shrink() { # shrink DEFECT CASE [OPTION...]: into $dir/small
  defect=$1 case=$2
  shift 2
  "$origo" shrink "$@" --engine "python3 $dir/engine.py $origo '$defect'" "$case" >"$dir/small" 2>"$dir/err"
}
size() { python3 "$dir/size.py" <"$dir/small"; }
still() { "$origo" judge --quiet --engine "python3 $dir/engine.py $origo '$1'" "$dir/small" | jq -r "[.checks[] | select(.verdict == \"wrong\") | .what] | join(\" \")"; }

printf '%s\n' '{"id":"sheets","question":"mesh_pairs","a":{"shape":"mesh","points":[[0,0,0],[4.125,0,0],[0,4,0],[4,4.5,0],[0.3359375,1,1]],"triangles":[[0,1,2],[1,3,2],[2,3,4]]},"b":{"shape":"mesh","points":[[1,1,-1],[1,1,1],[2,1,1],[3,3,-1],[3,3,1],[2,3,1],[9,9,9]],"triangles":[[0,1,2],[3,4,5],[3,4,6]]}}' >"$dir/case"
shrink 'misses the last' "$dir/case"
expect 'misses: status and what is left' is "$? $(size)" '0 1/3 1/3'
expect 'it still fails' is "$(still 'misses the last')" missed
expect 'numbers are short' is "$(jq -c '[.a.points[], .b.points[]] | flatten | map(select(. != 0)) | length' "$dir/small")" 0
shrink 'misses the last' "$dir/case" --keep-shapes
expect 'with areas kept: what is left' is "$? $(size)" '0 1/3 1/3'
expect 'with areas kept: they are' is "$(jq '[.a.points[], .b.points[]] | flatten | map(select(. != 0)) | length >= 4' "$dir/small")" true
expect 'it still fails' is "$(still 'misses the last')" missed
shrink 'misses where x is a third' "$dir/case"
expect 'a number that is needed stays' is "$? $(size) $(jq '[.a.points[][0]] | map(select(. > 0.3 and . < 0.4)) | length' "$dir/small")" '0 1/3 1/3 1'
shrink invents "$dir/case"
expect 'invents: two triangles' is "$? $(size | cut -d / -f 1) $(still invents)" '0 2 invented'
shrink repeats "$dir/case"
expect 'repeats: two pairs' is "$? $(still repeats)" '0 repeated'
shrink 'crashes on two triangles' "$dir/case"
expect 'crashes: two triangles of a, one of b' is "$? $(size | tr / ' ' | cut -d ' ' -f 1,3)" '0 2 1'
shrink 'says apart' "$dir/case"
expect 'a verdict: meshes that meet' is "$? $(size) $("$origo" ask "$dir/small" | jq .count)" '0 1/3 1/3 1'
printf '%s\n' '{"id":"itself","question":"mesh_pairs","a":{"shape":"mesh","points":[[0,0,0],[4,0,0],[0,4,0],[1,1,-1],[1,1,1],[2,1,1],[9,9,9]],"triangles":[[0,1,2],[3,4,5],[1,2,6]]}}' >"$dir/itself"
shrink 'misses the last' "$dir/itself" --keep-shapes
expect 'a mesh with itself: two triangles' is "$? $(size | cut -d / -f 1) $(still 'misses the last')" '0 2 missed'
shrink 'misses the last' "$dir/case" --check
expect 'said, and nothing shrunk' is "$? $(cut -d ' ' -f 1,4,5,8,9 "$dir/small")" '0 sheets missed gross 6 12'
shrink none "$dir/case"
expect 'no failure' is "$? $(wc -c <"$dir/small")" '1 0'
shrink 'misses the last' "$dir/case" --limit 3
expect 'a limit' is $? 3
shrink 'misses the last' "$dir/case" --smallest
expect 'an option for two bodies' is "$? $(grep -c 'are for two bodies' "$dir/err")" '2 1'
printf '%s\n' '{"id":"large","question":"mesh_pairs","a":{"shape":"mesh","points":[[1e300,0,0]],"triangles":[[0,0,0]]}}' >"$dir/large"
"$BUILD/origo32" shrink --engine "python3 $dir/engine.py $origo none" "$dir/large" >"$dir/small" 2>"$dir/err"
expect 'too large for binary32' is "$? $(grep -c 'too large for binary32' "$dir/err")" '3 1'
"$origo" shrink --algorithm gjk "$dir/case" >"$dir/small" 2>"$dir/err"
expect 'no algorithm of two bodies' is $? 2

conclude
