#!/bin/sh
# What Bullet's manifolds cover: right where they are, wrong where they are known to be (docs/bugs-found.md).
# usage: BUILD=build tests/engines/contacts_check.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

box() { printf '"%s":{"shape":"box","half":%s,"pose":{"translation":%s}}' "$1" "$2" "$3"; }
on_table() { # on_table ID HALF TRANSLATION: a box on, in or above a table
  printf '{"id":"%s","question":"contact",%s,%s}\n' "$1" "$(box a "$2" "$3")" "$(box b '[2,2,1]' '[0,0,0]')"
}
# judge ENGINE CASES: into $dir/out
judge() { "$origo" judge --quiet --engine "$BUILD/engines/$1" "$2" >"$dir/out" 2>"$dir/err"; }
verdicts() { jq -r '.id + " " + .verdict' "$dir/out" | xargs; }
counts() { jq -r '[.verdict, (.checks[] | select(.verdict == "wrong") | .what)] | join(" ")' "$dir/out" | sort | uniq -c | xargs; }

{
  on_table flush '[1,1,1]' '[0.25,0.5,2]'
  on_table deep '[1,1,1]' '[0.25,0.5,1.875]'
  on_table over '[1,1,1]' '[1.5,0.5,2]'
  on_table above '[1,1,1]' '[0,0,2.5]'
} >"$dir/cases"
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
