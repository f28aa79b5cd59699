#!/bin/sh
# The demonstrations of Parac 2020, 6, as scenes: contact points of shapes that fall; a bullet with and without
# continuous detection; a concave body as one, two and four convex parts. All numbers of the scenes are dyadic, so that
# both precisions compute every place exactly, and the events asked for here are worked out by hand. --check holds each
# against the exact answers.
# usage: BUILD=build tests/world/parac_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

play() { # play SCENE OPTION...: the lines, which must be right
  scene=corpus/worlds/$1.jsonl
  shift
  "$BUILD/$program" world --check "$@" "$scene" >"$dir/lines" 2>"$dir/err"
  expect "$program $scene $*: right" is "$? $(tail -c 10 "$dir/err")" '0 all right'
}
touching() { jq -c 'select(.touch.begin + .touch.end != []) | [.step, .touch.begin, .touch.end]' "$dir/lines"; }
arrivals() { jq -c '.step as $step | .arrive[] | [$step, .pair[1], .time]' "$dir/lines"; }

for program in origo origo32; do

  # ---- 6.2: the first touch, and contact points: a face has four, an edge two, a ball none ----

  play parac-shapes --contact manifold-full
  expect "$program shapes: who begins and ends to touch" is "$(touching)" '[4,[["ground","square"]],[]]
[6,[["ground","circle"]],[]]
[8,[["ground","triangle"]],[]]
[10,[["ground","rhombus"]],[]]
[13,[],[["ground","circle"]]]'
  expect "$program shapes: contact points" is "$(jq -c .contacts.points "$dir/lines" | uniq -c | awk '{ print $2 " in " $1 }')" \
    '0 in 4
4 in 4
8 in 2
10 in 7'

  # ---- 6.3: the bullet passes the target between steps 3 and 4; only the arrow is found without a sweep ----

  play parac-bullet
  expect "$program without a sweep" is "$(touching)" '[12,[["target","arrow"]],[]]
[14,[],[["target","arrow"]]]'
  # Faces 6.875 and 5.75 apart at first, 32 and 8 a unit of time nearer: 55/256 and 23/32.
  for sweep in conservative-advancement gjk-raycast; do
    play parac-bullet --sweep "$sweep"
    expect "$program $sweep" is "$(arrivals)" '[4,"bullet",0.21484375]
[12,"arrow",0.71875]'
  done

  # ---- 6.4: who leaves the platform when; the right leg is the last of the body itself ----

  play parac-concave --contact manifold-full
  expect "$program one, two and four parts" is "$(touching | tail -n +2)" '[12,[],[["platform","four leg, left"]]]
[17,[],[["platform","four leg, right"]]]
[19,[],[["platform","two body"]]]
[21,[],[["platform","one"]]]'
  expect "$program who begins on the platform" is \
    "$(head -n 1 "$dir/lines" | jq -c '[.touch.begin[] | select(.[0] == "platform") | .[1]]')" \
    '["one","two body","four leg, left","four leg, right"]'
done

conclude
