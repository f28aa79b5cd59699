#!/bin/sh
# What CGAL's smallest spheres say: no error but rounding on every family, in doubles and in rationals, which are rounded at the end;
# of extreme coordinates, in doubles, wrong spheres or none.
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
judge exact docs/tour.jsonl
expect 'another question is refused' is "$(jq -r .status "$dir/out" | sort -u)" refused
echo 'no case' | "$BUILD/engines/bound_cgal" >"$dir/out" 2>"$dir/err"
expect 'a line that is no case' is "$?" 2
"$BUILD/engines/bound_cgal" unknown >"$dir/out" 2>"$dir/err"
expect 'an unknown mode' says "$dir/err" 'usage:'

conclude
