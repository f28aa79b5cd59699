#!/bin/sh
# What FCL's queries for features that move say: right where they are, wrong where they are known to be. A fall onto a
# triangle is found at the size of a metre, and missed at two millimetres; contacts in one plane are missed; a triangle
# that turns over is hit from outside. What it misses becomes small: a contact of features that stand still
# (docs/results/bugs-found.md).
# usage: BUILD=build tests/engines/moving_check.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

fall() { # fall ID SIZE
  jq -nc --arg id "$1" --argjson s "$2" '{id: $id, question: "vertex-face",
    start: [[$s/4, $s/4, $s], [0, 0, 0], [$s, 0, 0], [0, $s, 0]], end: [[$s/4, $s/4, -$s], [0, 0, 0], [$s, 0, 0], [0, $s, 0]]}'
}
{
  fall metre 1
  fall millimetres 0.001953125
  printf '%s\n' '{"id":"cross","question":"edge-edge","start":[[-1,0,1],[1,0,1],[0,-1,0],[0,1,0]],"end":[[-1,0,-3],[1,0,-3],[0,-1,0],[0,1,0]]}' \
    '{"id":"beside","question":"edge-edge","start":[[-1,0,1],[1,0,1],[2,-1,0],[2,1,0]],"end":[[-1,0,-3],[1,0,-3],[2,-1,0],[2,1,0]]}' \
    '{"id":"corner","question":"edge-edge","start":[[0,0,0],[1,0,0],[0,0,0],[0,1,0]],"end":[[0,0,0],[1,0,0],[0,0,0],[0,1,0]]}' \
    '{"id":"slide","question":"vertex-face","start":[[-1,0.25,0],[0,0,0],[1,0,0],[0,1,0]],"end":[[1,0.25,0],[0,0,0],[1,0,0],[0,1,0]]}' \
    '{"id":"over","question":"vertex-face","start":[[0,0,0],[0,0,1],[1,0,1],[0,1,0]],"end":[[0,0,0],[1,0,1],[0,0,1],[0,1,0]]}' \
    '{"id":"other","question":"relation","a":{"shape":"sphere","radius":1},"b":{"shape":"sphere","radius":1}}'
} >"$dir/cases"
for mode in newton bisect; do
  "$BUILD/origo" judge --quiet --engine "$BUILD/engines/moving_fcl $mode" "$dir/cases" >"$dir/out" 2>"$dir/err"
  expect "$mode: an engine is wrong" is $? 1
  expect "$mode: what is right and what is not" \
    is "$(jq -r '[.id, .verdict, (.checks[] | select(.what == "time") | .class)] | join(" ")' "$dir/out" | tr '\n' ';')" \
    'metre right none;millimetres wrong;cross right none;beside right;corner wrong;slide wrong;over wrong;other no answer;'
  expect "$mode: its name" is "$(jq -r .engine "$dir/out" | sort -u)" "FCL 0.7.0 moving $mode binary64"
done
# The numbers of docs/results/bugs-found.md: contacts missed, contacts invented, times off by more than 1e-9 of the size.
jq -c 'del(.expect)' corpus/imported/ccd-queries.jsonl >"$dir/queries"
count() { jq -r "select(.checks[] | select($1)) | .id" "$dir/out" | wc -l; }
for counts in 'newton 30 5 2' 'bisect 32 5 6'; do
  mode=${counts%% *}
  "$BUILD/origo" judge --quiet --engine "$BUILD/engines/moving_fcl $mode" "$dir/queries" >"$dir/out" 2>"$dir/err"
  wrong='.what == "verdict" and .verdict == "wrong" and .claimed'
  expect "$mode: published queries" is "$counts" \
    "$mode $(count "$wrong == \"not colliding\"") $(count "$wrong == \"colliding\"") $(count '.what == "time" and .class == "gross"')"
  expect "$mode: all contacts of the small scenes are missed" is \
    "$(jq -r 'select(.checks[] | select(.what == "verdict" and .verdict == "right" and .claimed == "colliding")) | .id' "$dir/out" | grep -c '^cloth-funnel\|^rod-twist')" 0
done
# What is missed becomes small.
jq -c 'select(.id | test("^cloth-funnel"))' "$dir/queries" >"$dir/cloth"
"$BUILD/origo" shrink --keep-shapes --human-scale --kind missed --engine "$BUILD/engines/moving_fcl newton" "$dir/cloth" >"$dir/small" 2>"$dir/err"
expect 'small: they stand still' is "$(jq -c '.start == .end' "$dir/small" | sort -u)" true
expect 'small: numbers are 0 and 1' is "$(jq -c '.start | flatten | .[]' "$dir/small" | sort -u | tr '\n' ' ')" '0 1 '
echo 'no case' | "$BUILD/engines/moving_fcl" >"$dir/out" 2>"$dir/err"
expect 'a line that is no case' is "$?" 2
"$BUILD/engines/moving_fcl" unknown >"$dir/out" 2>"$dir/err"
expect 'an unknown mode' says "$dir/err" 'usage: moving_fcl'

conclude
