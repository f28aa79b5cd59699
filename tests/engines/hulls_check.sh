#!/bin/sh
# What CGAL's and Bullet's convex hulls say: CGAL's with exact predicates is right on every family, and with doubles alone
# it crashes; Bullet's, whose points lie on a grid, leaves corners outside where points are an ulp from a plane.
# usage: BUILD=build tests/engines/hulls_check.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

judge() { # judge ENGINE CASES [OPTION...]
  engine=$1 cases=$2
  shift 2
  "$BUILD/origo" judge --quiet "$@" --engine "$BUILD/engines/$engine" "$cases" >"$dir/out" 2>"$dir/err"
}
verdicts() { jq -r '.verdict + " " + .status' "$dir/out" | sort | uniq -c | xargs; }
cat corpus/primitives/cases/hull-*.jsonl >"$dir/cases"
judge hull_cgal "$dir/cases"
expect 'CGAL, exact predicates: status' is $? 0
expect 'CGAL, exact predicates: right, or said to be no solid' is "$(jq -r '.verdict + " " + .status' "$dir/out" | sort -u | xargs)" \
  'no answer refused right ok'
expect 'CGAL, exact predicates: solids are answered' is "$(jq -r 'select(.verdict == "right") | .id' "$dir/out" | wc -l)" 32
judge "hull_cgal inexact" corpus/primitives/cases/hull-extreme.jsonl
expect 'CGAL, doubles: crashes' is "$(jq -r .status "$dir/out" | grep -c crashed)" 3
judge hull_bullet corpus/primitives/cases/hull-ulp.jsonl
expect 'Bullet: points an ulp from a plane' is "$(jq -r '.checks[] | select(.what == "outside" and .class == "gross") | .verdict' "$dir/out" | wc -l)" 3
for family in ball sphere lattice cospherical coplanar repeated; do
  judge hull_bullet "corpus/primitives/cases/hull-$family.jsonl"
  expect "Bullet: $family" is $? 0
  judge hull_bullet32 "corpus/primitives/cases/hull-$family.jsonl" --float32
  expect "Bullet in binary32: $family" is $? 0
done
judge hull_cgal docs/tour.jsonl
expect 'another question is refused' is "$(jq -r .status "$dir/out" | sort -u)" refused
echo 'no case' | "$BUILD/engines/hull_cgal" >"$dir/out" 2>"$dir/err"
expect 'a line that is no case' is "$?" 2
"$BUILD/engines/hull_bullet" unknown >"$dir/out" 2>"$dir/err"
expect 'an unknown mode' says "$dir/err" 'usage:'

conclude
