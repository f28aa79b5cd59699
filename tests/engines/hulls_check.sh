#!/bin/sh
# What CGAL's, Bullet's and Qhull's convex hulls say: CGAL's with exact predicates is right on every family, and with
# doubles alone it crashes; Bullet's, whose points lie on a grid, leaves corners outside where points are an ulp from a
# plane; Qhull's merged facets have points an ulp from a plane outside, and it refuses points in a plane. With --js what
# three's and quickhull3d's say under Node: right but where points are an ulp from a plane, on a line or the same; of
# points in a plane three's misses corners.
# usage: BUILD=build tests/engines/hulls_check.sh [--js]
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
if [ "${1:-}" = --js ]; then
  for engine in hull_three hull_quickhull3d 'hull_quickhull3d triangles'; do
    for family in ball sphere lattice ulp cospherical; do
      judge "$engine" "corpus/primitives/cases/hull-$family.jsonl"
      expect "$engine: $family" is "$? $(jq -r .verdict "$dir/out" | sort -u | xargs)" '0 no answer right'
    done
    judge "$engine" corpus/primitives/cases/hull-cube.jsonl
    expect "$engine: points an ulp beside a face are outside" is "$(verdicts)" '2 no answer refused 1 right ok 3 tolerable ok'
    judge "$engine" corpus/primitives/cases/hull-collinear.jsonl
    expect "$engine: crashes on points of a line" is "$(verdicts)" '4 no answer crashed 2 no answer refused'
    judge "$engine" corpus/primitives/cases/hull-extreme.jsonl
    expect "$engine: crashes on extreme coordinates" is "$(verdicts)" '4 no answer crashed 2 no answer refused'
    judge "$engine" docs/tour.jsonl
    expect "$engine: another question is refused" is "$(jq -r .status "$dir/out" | sort -u)" refused
  done
  judge hull_three corpus/primitives/cases/hull-coplanar.jsonl
  expect 'three: of points in a plane corners are missing' is "$(verdicts)" '2 no answer refused 4 wrong ok'
  for mode in merged triangles; do
    judge "hull_quickhull3d $mode" corpus/primitives/cases/hull-coplanar.jsonl
    expect "quickhull3d $mode: points in a plane" is "$(verdicts)" '2 no answer refused 4 right ok'
  done
  "$BUILD/engines/hull_quickhull3d" unknown >"$dir/out" 2>"$dir/err"
  expect 'an unknown mode' says "$dir/err" 'usage:'
  conclude
  exit
fi

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

# Qhull: right where no facet is doubtful; points in a plane are refused.
for family in ball sphere lattice ulp cospherical repeated; do
  judge hull_qhull "corpus/primitives/cases/hull-$family.jsonl"
  expect "Qhull: $family" is "$? $(jq -r .verdict "$dir/out" | sort -u | xargs)" '0 no answer right'
done
judge hull_qhull corpus/primitives/cases/hull-coplanar.jsonl
expect 'Qhull: coplanar points are refused' is "$(verdicts)" '6 no answer refused'
judge hull_qhull corpus/primitives/cases/hull-cube.jsonl
expect 'Qhull: points an ulp beside a face are outside of merged facets' is "$(jq -r '.checks[] | select(.what == "outside" and .class == "near") | .verdict' "$dir/out" | xargs)" \
  'tolerable tolerable'
judge "hull_qhull joggled" corpus/primitives/cases/hull-ulp.jsonl
expect 'Qhull, joggled: planes of slivers cut the body' is "$? $(jq -r .verdict "$dir/out" | grep -c wrong)" '1 4'
# 1,000 points, up to an ulp beside the faces of a cube, as docs/results/bench.md has them.
write() { python3 -B -c 'import pathlib, sys; sys.path.insert(0, "tests/bench"); import bench_hulls; bench_hulls.write_case(pathlib.Path(sys.argv[1]), sys.argv[2], 1000)' "$dir/$1" "$1"; }
far() { jq -c '.checks[] | select(.what == "outside") | .fraction // 0 | [. > 1e-15, . < '"$1]" "$dir/out"; }
write near
judge hull_qhull "$dir/near"
expect 'Qhull: 1,000 of these, outside by no more than 1e-12 of the size' is "$(far 1e-12)" '[true,true]'
judge hull_bullet "$dir/near"
expect 'Bullet: the same' is "$(far 1e-12)" '[true,true]'
write ball
judge hull_bullet "$dir/ball"
expect 'Bullet: of 1,000 points in a ball some are more than 1e-5 outside' is "$(jq -c '.checks[] | select(.what == "outside") | .fraction > 1e-5' "$dir/out")" true
judge hull_cgal docs/tour.jsonl
expect 'another question is refused' is "$(jq -r .status "$dir/out" | sort -u)" refused
echo 'no case' | "$BUILD/engines/hull_cgal" >"$dir/out" 2>"$dir/err"
expect 'a line that is no case' is "$?" 2
"$BUILD/engines/hull_bullet" unknown >"$dir/out" 2>"$dir/err"
expect 'an unknown mode' says "$dir/err" 'usage:'

conclude
