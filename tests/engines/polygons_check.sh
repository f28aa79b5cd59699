#!/bin/sh
# What others say of polygons. CGAL's constrained triangulation and its Boolean operations are right; the latter crash
# on numbers of very different size. With --js earcut's: right on most families, though it leaves out corners on
# straight sides; on polygons that touch themselves and on extreme coordinates it may cover what is outside.
# usage: BUILD=build tests/engines/polygons_check.sh [--js]
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

judge() { # judge ENGINE CASES
  "$BUILD/origo" judge --quiet --engine "$BUILD/engines/$1" "$2" >"$dir/out" 2>"$dir/err"
}
verdicts() { jq -r '.verdict + " " + .status' "$dir/out" | sort -u | xargs; }

if [ "${1:-}" = --js ]; then
  for family in star convex comb spiral straight ulp lattice crossing collinear; do
    judge triangulate_earcut "corpus/primitives/cases/polygon-$family.jsonl"
    expect "earcut: $family" is "$? $(verdicts)" '0 right ok'
  done
  judge triangulate_earcut corpus/primitives/cases/polygon-extreme.jsonl
  expect 'earcut: corners left out where others are larger by far' is "$? $(verdicts)" '0 right ok tolerable ok'
  judge triangulate_earcut docs/tour.jsonl
  expect 'earcut: another question is refused' is "$(jq -r .status "$dir/out" | sort -u)" refused
  echo 'no case' | "$BUILD/engines/triangulate_earcut" >"$dir/out" 2>"$dir/err"
  expect 'earcut: a line that is no case' is "$?" 2
else
  for family in star convex comb spiral straight lattice collinear; do
    judge triangulate_cgal "corpus/primitives/cases/polygon-$family.jsonl"
    expect "CGAL's triangulation: $family" is "$? $(verdicts)" '0 right ok'
  done
  for family in ulp extreme crossing; do
    judge triangulate_cgal "corpus/primitives/cases/polygon-$family.jsonl"
    expect "CGAL's triangulation: $family, right or said to cross" is "$? $(verdicts)" '0 no answer refused right ok'
  done
  for family in random star touch ulp; do
    judge clip_cgal "corpus/primitives/cases/clip-$family.jsonl"
    expect "CGAL's common part: $family" is "$? $(verdicts)" '0 right ok'
  done
  judge clip_cgal corpus/primitives/cases/clip-lattice.jsonl
  expect "CGAL's common part: polygons without an area are refused" is "$? $(verdicts)" '0 no answer refused right ok'
  judge clip_cgal corpus/primitives/cases/clip-extreme.jsonl
  expect "CGAL's common part: crashes on extreme coordinates" is "$? $(verdicts)" '1 no answer crashed right ok'
  for engine in triangulate_cgal clip_cgal; do
    judge "$engine" docs/tour.jsonl
    expect "$engine: another question is refused" is "$(jq -r .status "$dir/out" | sort -u)" refused
    echo 'no case' | "$BUILD/engines/$engine" >"$dir/out" 2>"$dir/err"
    expect "$engine: a line that is no case" is "$?" 2
  done
fi

conclude
