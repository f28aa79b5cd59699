#!/bin/sh
# The adaptors on cylinders and cones: on cases that every engine gets right (curved.jsonl), what an adaptor claims must
# be right, to a thousandth; what its engine does not take must be refused.
# usage: BUILD=build tests/engines/curved_check.sh [--js]
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}
cases=$(dirname "$0")/curved.jsonl

# takes MODE REFUSED [OPTION...]: the mode is right on all cases but those, of which it says that it refuses them
takes() {
  mode=$1 refused=$2
  shift 2
  "$BUILD/origo" judge --quiet --abs 1e-3 --scale 3e-4 --engine "$BUILD/engines/$mode" "$@" "$cases" >"$dir/out" 2>"$dir/err"
  expect "$mode: judgements" is "$(wc -l <"$dir/out" | xargs)" 10
  expect "$mode: refuses" is "$(jq -r 'select(.status == "refused") | .id' "$dir/out" | xargs)" "$refused"
  expect "$mode: is not right on" is "$(jq -r 'select(.status != "refused" and .verdict != "right" and .verdict != "tolerable") | .id' "$dir/out" | xargs)" \
    "${known:-}"
}
# Sweeps that an engine gets wrong: it must still say so. kept FILTER, on the engine's name
# shellcheck disable=SC2046 # the ids are words
kept() { python3 corpus/mesh_bugs.py "$BUILD" --again $(jq -r ".[] | select(.engine | $1) | .id" corpus/counterexamples/sweeps.json); }
# flies ENGINE [OPTION...]: a cylinder falls on a box, and the time is right, to a thousandth
flies() {
  mode=$1
  shift
  printf '%s\n' '{"id":"fall","question":"sweep","a":{"shape":"cylinder","radius":1,"half_height":2,"pose":{"rotation":[1,0,0,3],"translation":[0.25,0,8]}},"b":{"shape":"box","half":[3,3,1]},"velocity_a":[0,0,-3]}' |
    "$BUILD/origo" judge --quiet --scale 1e-3 --engine "$BUILD/engines/$mode" "$@" >"$dir/out" 2>"$dir/err"
  expect "$mode: a cylinder that falls" is "$(jq -r '[.status, (.checks[] | select(.what == "time") | .verdict | sub("tolerable"; "right"))] | join(" ")' "$dir/out")" 'ok right'
}
all=$(jq -r .id "$cases" | xargs)
rounded='rounded-cylinder rounded-cone'
cones='cone-above-box cone-below-box cone-in-sphere'
balls='cylinder-beside-sphere cone-in-sphere'

if [ "${1:-}" = --js ]; then
  takes rapier '' --float32
  takes 'rapier intersects' '' --float32
  takes jolt "$rounded" --float32
  takes 'jolt distance' "$rounded" --float32
  takes 'physx gjk' '' --float32
  takes 'physx geometry' '' --float32
  # It has the points in the order of its kinds of geometries, and a cylinder comes before a box (docs/results/bugs-found.md).
  known='cylinder-above-box cylinder-in-box' takes mujoco "$cones $rounded" --float32
  # Its errors fit a radius of about 0.01.
  takes havok "$cones $rounded" --float32 --abs 0.015
  for mode in rapier jolt 'physx gjk'; do flies "$mode" --float32; done
  expect 'kept sweeps' kept 'startswith("physx")'
  takes cannon "$all" --float32
  takes planck "$all" --float32
else
  for mode in 'bullet pair' 'bullet32 pair'; do takes "$mode" 'rounded-cylinder'; done
  for mode in 'bullet epa2' 'bullet32 epa2'; do takes "$mode" "$balls $rounded"; done
  for mode in distance signed-distance collide indep-distance indep-collide; do takes "fcl $mode" "$rounded"; done
  takes ode "$cones $rounded"
  for mode in gjk gjk-tight mpr-tight; do takes "ccd $mode" ''; done
  # Its default tolerance ends early.
  known='cylinder-in-box' takes 'ccd mpr' ''
  for mode in 'fcl distance' 'bullet pair' 'bullet subsimplex'; do flies "$mode"; done
  flies 'bullet32 pair' --float32
  expect 'kept sweeps' kept 'startswith("physx") | not'
  for mode in cgal simbody chipmunk box2d; do takes "$mode" "$all"; done
fi
conclude
