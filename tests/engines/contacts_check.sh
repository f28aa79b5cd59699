#!/bin/sh
# What engines' manifolds cover: right where they are, wrong where they are known to be (docs/results/bugs-found.md).
# usage: BUILD=build tests/engines/contacts_check.sh [--js]
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

box() { printf '"%s":{"shape":"box","half":%s,"pose":{"translation":%s}}' "$1" "$2" "$3"; }
on_table() { # on_table ID HALF TRANSLATION: a box on, in or above a table
  printf '{"id":"%s","question":"contact",%s,%s}\n' "$1" "$(box a "$2" "$3")" "$(box b '[2,2,1]' '[0,0,0]')"
}
# judge ENGINE CASES [OPTION]: into $dir/out
judge() { "$origo" judge --quiet ${3:-} --engine "$BUILD/engines/$1" "$2" >"$dir/out" 2>"$dir/err"; }
verdicts() { jq -r '.id + " " + .verdict' "$dir/out" | xargs; }
# what is said of FAMILY, 60 cases: expect_of ENGINE FAMILY COUNTS [OPTION]
expect_of() {
  test -f "$dir/$2.60" || "$origo" gen "$2" --count 60 >"$dir/$2.60"
  judge "$1" "$dir/$2.60" "${4:-}"
  expect "$1: $2" is "$(counts)" "$3"
}
counts() { jq -r '[.verdict, (.checks[] | select(.verdict == "wrong") | .what)] | join(" ")' "$dir/out" | LC_ALL=C sort | uniq -c | xargs; }

{
  on_table flush '[1,1,1]' '[0.25,0.5,2]'
  on_table deep '[1,1,1]' '[0.25,0.5,1.875]'
  on_table over '[1,1,1]' '[1.5,0.5,2]'
  on_table above '[1,1,1]' '[0,0,2.5]'
} >"$dir/cases"
# In the plane, at the heights that both have.
{
  on_table beside '[1,1,1]' '[3,0.5,0.25]'
  on_table beside-deep '[1,1,1]' '[2.875,0.5,0.25]'
} >"$dir/beside"

if test "${1:-}" = --js; then
  for mode in 'jolt manifold' 'rapier manifold' 'cannon manifold'; do
    judge "$mode" "$dir/cases" --float32
    expect "$mode: boxes that stand level" is "$(verdicts)" 'flush right deep right over right above right'
  done
  # Points that lie a ten-thousandth of half an edge past the edge of the face.
  judge 'physx manifold' "$dir/beside" --float32
  expect 'physx: past the edge' is "$(verdicts)" 'beside wrong beside-deep wrong'
  expect 'by how much' is "$(jq '.checks[] | select(.what == "beyond") | .absolute * 1e4 | round' "$dir/out" | xargs)" '1 1'
  # A contact named twice where vertices touch, four contacts at most, parts of faces left out.
  expect_of 'jolt manifold' contact-turned '27 right 14 wrong cover 12 wrong normal 7 wrong normal cover' --float32
  expect_of 'rapier manifold' contact-turned '54 right 5 tolerable 1 wrong doubled' --float32
  expect_of 'cannon manifold' contact-turned '47 right 10 tolerable 3 wrong doubled' --float32
  expect_of 'jolt manifold' contact-vertices '13 right 36 tolerable 9 wrong doubled 2 wrong normal' --float32
  expect_of 'rapier manifold' contact-vertices \
    '40 wrong doubled 2 wrong normal 1 wrong normal beyond 2 wrong normal contact-line beyond 15 wrong normal '\
'doubled' --float32
  expect_of 'physx manifold' contact-vertices \
    '30 right 3 tolerable 17 wrong doubled 1 wrong normal 8 wrong normal doubled 1 wrong normal parts doubled' --float32
  expect_of 'jolt manifold' contact-faces \
    '14 right 4 tolerable 24 wrong cover 2 wrong doubled 1 wrong normal 14 wrong normal cover 1 wrong normal '\
'doubled' --float32
  expect_of 'rapier manifold' contact-faces \
    '13 right 32 wrong cover 5 wrong doubled 9 wrong doubled cover 1 wrong normal doubled cover' --float32
  expect_of 'physx manifold' contact-faces '1 no answer 15 right 38 wrong cover 3 wrong doubled 3 wrong doubled cover' --float32
  conclude
  exit
fi

for mode in 'ode manifold' 'fcl manifold' 'fcl indep-manifold'; do
  cat "$dir/cases" "$dir/beside" >"$dir/both"
  judge "$mode" "$dir/both"
  expect "$mode: boxes that stand level" is "$(verdicts)" \
    'flush right deep right over right above right beside right beside-deep right'
done
# Its polygons have skins, which its margin names: their contacts lie past the ends of faces by as much.
judge 'box2d manifold' "$dir/beside"
expect 'box2d: boxes beside each other' is "$(verdicts)" 'beside tolerable beside-deep tolerable'
expect 'box2d: without the margin' is "$(jq -r .strict "$dir/out" | xargs)" 'wrong wrong'
# dBoxBox2's contacts, in ODE and in FCL: named twice in ODE where a corner is reached from two sides; of hulls one.
expect_of 'ode manifold' contact-turned '47 right 10 tolerable 3 wrong doubled'
expect_of 'ode manifold' contact-rotated '35 right 25 tolerable'
expect_of 'ode manifold' contact-faces '1 no answer 3 right 5 tolerable 15 wrong normal cover 36 wrong normal parts cover'
expect_of 'ode manifold' contact-vertices '21 tolerable 27 wrong normal 12 wrong normal parts'
expect_of 'fcl manifold' contact-turned '39 right 1 tolerable 20 wrong cover'
expect_of 'fcl manifold' contact-faces '1 no answer 3 right 6 tolerable 12 wrong normal cover 38 wrong normal parts cover'
expect_of 'fcl indep-manifold' contact-faces '1 no answer 3 right 56 wrong cover'
expect_of 'fcl indep-manifold' contact-vertices '56 right 4 wrong normal parts'
for mode in 'bullet manifold' 'bullet clipped' 'bullet32 manifold' 'bullet32 clipped'; do
  judge "$mode" "$dir/cases"
  expect "$mode: boxes that stand level" is "$(verdicts)" 'flush right deep right over right above right'
done
# Four contacts of what has more corners.
"$origo" gen contact-turned --count 100 >"$dir/turned"
judge 'bullet manifold' "$dir/turned"
expect 'turned boxes' is "$(counts)" '65 right 1 tolerable 34 wrong cover'
left_out=$(jq -r 'select(.verdict == "wrong") | .id' "$dir/out" | grep -Ff - "$dir/turned" | "$origo" ask | jq '.contact.points | length')
expect 'what is left out has five corners or more, but once' is "$(echo "$left_out" | grep -c '[1-4]')" 1
# A touch of edges, with a depth that there is not.
"$origo" gen contact-rotated --count 100 >"$dir/rotated"
judge 'bullet manifold' "$dir/rotated"
expect 'edges' is "$(counts)" '2 right 48 tolerable 49 wrong contact-a cover beyond 1 wrong cover'
# One point of a face, where a body is a hull.
"$origo" gen contact-faces --count 100 >"$dir/faces"
for mode in 'bullet manifold' 'bullet clipped'; do
  judge "$mode" "$dir/faces"
  expect "$mode: hulls" is "$(counts)" '5 right 95 wrong cover'
done
conclude
