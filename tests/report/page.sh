#!/bin/sh
# The page of origo report in a browser: judgements made up, with engines' texts that try to be markup, and real ones of
# an algorithm whose depths are wrong.   usage: BUILD=build tests/report/page.sh
set -eu
cd "$(dirname "$0")/../.."
BUILD=${BUILD:-build}
pages=$BUILD/page
mkdir -p "$pages"
cases=corpus/cases
made_up="$cases/sphere-box.jsonl $cases/random-hulls.jsonl $cases/flat-both.jsonl $cases/capsule-box.jsonl"
made_up="$made_up $cases/segments.jsonl"
real=$cases/random-boxes.jsonl

# report JUDGEMENTS PAGE CASES...: that something is wrong is no fault here
report() {
  judgements=$1 page=$2
  shift 2
  status=0
  "$BUILD/origo" report "$judgements" --html "$page" --cases "$@" >"$pages/table.txt" || status=$?
  [ "$status" -le 1 ]
}
# shellcheck disable=SC2086
tests/report/make_judgements.py $made_up >"$pages/made-up.jsonl"
# shellcheck disable=SC2086
report "$pages/made-up.jsonl" "$pages/made-up.html" $made_up
"$BUILD/origo" run mpr "$real" >"$pages/claims.jsonl"
SOURCE_DATE_EPOCH=951782400 "$BUILD/origo" judge --quiet --abs normal=1e-30 --write-run "$pages/run.json" "$real" \
  --claims "$pages/claims.jsonl" >"$pages/real.jsonl" || [ $? = 1 ]
report "$pages/real.jsonl" "$pages/real.html" "$real" --run "$pages/run.json" --commit 4f2a9c1
# Contacts of which a corner is left out.
"$BUILD/origo" gen contact-turned --count 8 >"$pages/contacts.cases"
"$BUILD/origo" run manifold-reduce "$pages/contacts.cases" >"$pages/claims.jsonl"
"$BUILD/origo" judge --quiet "$pages/contacts.cases" --claims "$pages/claims.jsonl" >"$pages/contacts.jsonl" || [ $? = 1 ]
report "$pages/contacts.jsonl" "$pages/contacts.html" "$pages/contacts.cases"
# Meshes: pairs of which the last is left out; bodies made of parts are not drawn.
meshes="$pages/meshes.cases"
cat corpus/primitives/cases/mesh-spheres.jsonl corpus/primitives/cases/mesh-itself.jsonl corpus/parts/cases/parts-floor.jsonl >"$meshes"
grep mesh_pairs "$meshes" | "$BUILD/origo" ask | jq -c '{id, engine: "all but one", pairs: .pairs[:-1]}' >"$pages/claims.jsonl"
grep -v mesh_pairs "$meshes" | jq -c '{id, engine: "all but one", colliding: true}' >>"$pages/claims.jsonl"
"$BUILD/origo" judge --quiet "$meshes" --claims "$pages/claims.jsonl" >"$pages/meshes.jsonl" || [ $? = 1 ]
report "$pages/meshes.jsonl" "$pages/meshes.html" "$meshes"
tests/report/page_check.py "$pages/made-up.html" "$pages/real.html" "$pages/contacts.html" "$pages/meshes.html" "$pages"

# The replay of a world: by itself, with a step that is wrong, and beside judgements. A name tries to be markup.
scene=$pages/scene.jsonl
sed 's/"figure"/"figure <\/script><b>"/g' corpus/worlds/concave-figures.jsonl >"$scene"
"$BUILD/origo" draw "$scene" --out "$pages/world.html"
"$BUILD/origo" world "$scene" --contact manifold-full >"$pages/world.jsonl"
"$BUILD/origo" world corpus/worlds/falling-boxes.jsonl --check --narrow chung-wang --html "$pages/wrong.html" \
  >"$pages/table.txt" 2>&1 || [ $? = 1 ]
# shellcheck disable=SC2086
report "$pages/made-up.jsonl" "$pages/both.html" $made_up --world "$scene"
exec tests/report/world_check.py "$pages/world.html" "$pages/world.jsonl" "$pages/wrong.html" "$pages/both.html" "$pages"
