#!/bin/sh
# What CGAL's smallest spheres say: no error but rounding on every family, in doubles and in rationals, which are
# rounded at the end; of extreme coordinates, in doubles, wrong spheres or none.
# What its boxes say: in the plane the least but for rounding; in space all points within, and a crash on points of a
# line.
# usage: BUILD=build tests/engines/bounds_check.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

judge() { # judge MODE CASES [OPTION...]
  mode=$1 cases=$2
  shift 2
  "$BUILD/origo" judge --quiet "$@" --engine "$BUILD/engines/bound_cgal $mode" "$cases" >"$dir/out" 2>"$dir/err"
}
classes() { jq -r '.checks[] | select(.what == "outside") | .class' "$dir/out" | sort -u | xargs; }
for family in random lattice cospherical ulp repeated collinear coplanar; do
  cat "corpus/primitives/cases/bound-$family.jsonl"
done | jq -c 'select(.volume == "sphere")' >"$dir/cases"
for mode in spheres points exact; do
  judge "$mode" "$dir/cases"
  expect "$mode: no error but rounding" is "$? $(jq -r '.verdict' "$dir/out" | sort -u)" '0 right'
  expect "$mode: points are outside by rounding" is "$(classes)" 'none rounding'
done
# Squares of coordinates beyond 2^512 are no binary64 numbers.
for mode in spheres points; do
  judge "$mode" corpus/primitives/cases/bound-extreme.jsonl
  expect "$mode: extreme coordinates" is "$? $(jq -r .verdict "$dir/out" | sort -u | xargs)" '1 no answer wrong'
done

# Where a box in space may be larger than the least, the families have a seed on which it is not.
for family in random turned simplex flat ulp rivals; do
  cat "corpus/primitives/cases/bound-box-$family.jsonl"
done | jq -c 'select(.id != "bound-box-flat-0003")' >"$dir/cases"
for mode in box box-all box-exact; do
  judge "$mode" "$dir/cases"
  expect "$mode: no error but rounding" is "$? $(jq -r 'select(.status == "ok") | .verdict' "$dir/out" | sort -u | xargs)" '0 right tolerable'
  expect "$mode: points are outside by rounding" is "$(classes)" 'none rounding'
done
grep -h '"bound-box-flat-0003"' corpus/primitives/cases/bound-box-flat.jsonl >"$dir/line"
judge box "$dir/line"
expect 'box: points of a line' is "$(jq -r .status "$dir/out")" crashed
judge box-all "$dir/line"
expect 'box-all: points of a line' is "$? $(jq -r .status "$dir/out")" '0 ok'
echo '{"id": "three", "question": "bound", "volume": "obb", "points": [[0, 0, 0], [1, 0, 0], [0, 1, 0]]}' >"$dir/three"
judge box "$dir/three"
expect 'box: fewer than four points in space' is "$(jq -r .status "$dir/out")" refused
judge spheres "$dir/three"
expect 'spheres: a box' is "$(jq -r .status "$dir/out")" refused
# shellcheck disable=SC2046
expect 'kept failures come back' python3 corpus/mesh_bugs.py "$BUILD" --again $(jq -r '.[].id' corpus/counterexamples/bounds.json)

judge exact docs/tour.jsonl
expect 'another question is refused' is "$(jq -r .status "$dir/out" | sort -u)" refused
echo 'no case' | "$BUILD/engines/bound_cgal" >"$dir/out" 2>"$dir/err"
expect 'a line that is no case' is "$?" 2
"$BUILD/engines/bound_cgal" unknown >"$dir/out" 2>"$dir/err"
expect 'an unknown mode' says "$dir/err" 'usage:'

conclude
