#!/bin/sh
# origo world --dispatch and --table: the table says which algorithm is asked, a choice fills its cell either way
# round, and scenes are right with any choice that takes their bodies. What can never take two such bodies is refused.
# usage: BUILD=build tests/world/dispatch_option_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# ---- the table ----

cell() { # cell KIND KIND OPTION...: what stands there
  a=$1 b=$2
  shift 2
  $origo world --table "$@" | awk -v a="$a" -v b="$b" '$1 == a && $2 == b { $1 = $2 = ""; print substr($0, 3) }'
}
$origo world --table >"$dir/table"
expect 'a line for each two kinds' lines "$dir/table" 45
expect 'boxes' is "$(cell box box)" 'box-box, else gjk'
expect 'a point is a sphere' is "$(cell point sphere)" 'sphere-sphere, else gjk'
expect 'hulls' is "$(cell hull hull)" gjk
expect 'cylinders' is "$(cell box cylinder)" gjk
expect 'another general one' is "$(cell box cylinder --general mpr)" mpr
expect 'one for all' is "$(cell hull box --narrow sat-3d)" 'sat-3d, else gjk'
expect 'it does not take a ball' is "$(cell sphere sphere --narrow sat-3d)" gjk
expect 'nobody does' is "$(cell sphere cone --narrow sat-3d --general sat-obb)" -
expect 'a choice' is "$(cell hull box --dispatch box,hull=sat-gauss)" 'sat-gauss, else gjk'
expect 'the other way round' is "$(cell hull box --dispatch hull,box=sat-gauss)" 'sat-gauss, else gjk'
expect 'the last one counts' is "$(cell hull box --dispatch hull,box=sat-gauss --dispatch box,hull=mpr)" 'mpr, else gjk'
expect 'it goes before --narrow' is "$(cell box box --dispatch box,box=sat-obb --narrow gjk-isa)" 'sat-obb, else gjk'
expect 'and leaves other cells' is "$(cell hull box --dispatch box,box=sat-obb --narrow gjk-isa)" 'gjk-isa, else gjk'
expect 'the general one in a cell is named once' is "$(cell box box --dispatch box,box=gjk)" gjk

# ---- scenes ----

special() { # special SCENE OPTION...: how many pairs the cells' own algorithms decided
  scene=$1
  shift
  $origo world --check "$@" "corpus/worlds/$scene.jsonl" 2>"$dir/err" | jq -s 'map(.work.special) | add'
}
right() { expect "$1: right" is "$(tail -c 10 "$dir/err")" 'all right'; }
expect 'boxes have theirs' [ "$(special removed-in-contact)" -gt 0 ]
right 'by kinds'
expect 'not where the general one has their cell' [ "$(special removed-in-contact --dispatch box,box=gjk)" -lt \
  "$(special removed-in-contact)" ]
right 'boxes by gjk'
for name in sat-obb sat-3d sat-gauss gjk-boolean mpr v-clip; do
  expect "$name: asked" is "$(special removed-in-contact --dispatch "box,box=$name")" "$(special removed-in-contact)"
  right "boxes by $name"
done
expect 'triangles and cones' [ "$(special round-shapes --dispatch triangle,cone=gjk-isa)" -gt 0 ]
right 'triangles and cones by gjk-isa'
# chung-wang cannot say that bodies touch: with its cell alone the fault is that of this pair.
$origo world --check --dispatch box,sphere=chung-wang corpus/worlds/falling-boxes.jsonl >"$dir/lines" 2>"$dir/err"
expect 'a cell that errs' says "$dir/err" \
  "step 12: 'floor' and 'ball': the bodies meet, and the narrow phase does not say so"

# ---- bad usage ----

refused() { # refused NAME SAYS OPTION...
  name=$1 text=$2
  shift 2
  $origo world "$@" corpus/worlds/falling-boxes.jsonl >"$dir/out" 2>"$dir/err"
  expect "$name: status" is "$?" 2
  expect "$name: one line" lines "$dir/err" 1
  expect "$name: message" says "$dir/err" "$text"
  expect "$name: nothing is written" [ ! -s "$dir/out" ]
}
refused 'no pair' "--dispatch: expected KIND,KIND=NAME, not 'box'" --dispatch box
refused 'no name' "--dispatch: expected KIND,KIND=NAME, not 'box,box'" --dispatch box,box
refused 'the wrong order' "--dispatch: expected KIND,KIND=NAME" --dispatch gjk=box,box
refused 'an unknown kind' "--dispatch: no kind of body 'spere'; did you mean 'sphere'?" --dispatch box,spere=gjk
refused 'a kind far from any' "--dispatch: no kind of body 'x'; expected one of point, segment" --dispatch x,box=gjk
refused 'an unknown algorithm' "no algorithm 'gkj'" --dispatch box,box=gkj
refused 'an algorithm of another door' "--dispatch takes an algorithm of the door 'pair', which manifold-full is not" \
  --dispatch box,box=manifold-full
refused 'boxes alone' '--dispatch: sat-obb does not take a box and a hull' --dispatch box,hull=sat-obb
refused 'solids alone' '--dispatch: sat-3d does not take a sphere and a hull' --dispatch sphere,hull=sat-3d
refused 'no curved side' '--dispatch: sat-3d does not take a cylinder and a box' --dispatch cylinder,box=sat-3d
refused 'nor of kinds' '--dispatch: sphere-sphere does not take a cone and a sphere' --dispatch \
  cone,sphere=sphere-sphere
refused 'a table of a scene' '--table plays nothing; expected no scene' --table
conclude
