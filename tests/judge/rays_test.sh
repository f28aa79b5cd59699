#!/bin/sh
# origo judge on rays and segments at points, segments, triangles, boxes and balls: verdicts, times, points and normals,
# as engines and as the algorithms of `origo run` claim them.
# usage: BUILD=build tests/judge/rays_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

jq -c . >"$dir/cases" <<'END'
{"id":"box","question":"hit","a":{"shape":"ray","points":[[-4,0,0.5]],"direction":[1,0,0]},
 "b":{"shape":"box","half":[1,1,1]}}
{"id":"ball","question":"hit","a":{"shape":"segment","points":[[-4,0,0],[4,0,0]]},"b":{"shape":"sphere","radius":1}}
{"id":"triangle","question":"hit","a":{"shape":"ray","points":[[0.25,0.25,3]],"direction":[0,0,-1]},
 "b":{"shape":"triangle","points":[[0,0,0],[1,0,0],[0,1,0]]}}
{"id":"inside","question":"hit","a":{"shape":"ray","points":[[0,0,0.5]],"direction":[1,0,0]},
 "b":{"shape":"box","half":[1,1,1]}}
{"id":"past","question":"hit","a":{"shape":"segment","points":[[-4,2,0],[4,2,0]]},"b":{"shape":"box","half":[1,1,1]}}
END
# judged CASE STATUS WRONG CLAIM: which checks are wrong
judged() {
  printf '{"id":"%s","engine":"e",%s}\n' "$1" "$4" >"$dir/claims"
  grep "\"id\":\"$1\"" "$dir/cases" >"$dir/case"
  "$origo" judge --quiet "$dir/case" "$dir/claims" >"$dir/out" 2>"$dir/err"
  expect "$1, $4: status" is "$?" "$2"
  expect "$1, $4" is "$(jq -r '[.checks[] | select(.verdict == "wrong") | .what] | join(" ")' "$dir/out")" "$3"
}

judged box 0 '' '"colliding":true,"time":3,"points":[[-1,0,0.5],[-1,0,0.5]],"normal":[-1,0,0]'
expect 'all of it is checked' is "$(jq -r '[.checks[].what] | sort | join(" ")' "$dir/out")" \
  'normal point-a point-b points time unit verdict'
judged box 1 'time' '"colliding":true,"time":3.5'
judged box 1 'verdict' '"colliding":false'
judged box 1 'normal' '"colliding":true,"time":3,"normal":[0,0,1]'
judged box 1 'normal' '"colliding":true,"time":3,"normal":[1,0,0]'
judged box 1 'unit' '"colliding":true,"time":3,"normal":[-2,0,0]'
judged box 1 'normal' '"colliding":true,"time":3,"normal":[0,0,0]'
judged ball 0 '' '"colliding":true,"time":0.375,"normal":[-1,0,0]'
judged ball 1 'normal' '"colliding":true,"time":0.375,"normal":[-0.6,0.8,0]'
judged triangle 0 '' '"colliding":true,"time":3,"normal":[0,0,1]'
judged triangle 0 '' '"colliding":true,"time":3,"normal":[0,0,-1]'
judged triangle 1 'normal' '"colliding":true,"time":3,"normal":[0,1,0]'
judged inside 0 '' '"colliding":true,"time":0,"normal":[0,1,0]'
expect 'a normal where the path begins inside is not judged' is \
  "$(jq -r '[.checks[].what] | sort | join(" ")' "$dir/out")" \
  'time verdict'
judged past 0 '' '"colliding":false'
judged past 1 'verdict' '"colliding":true,"time":0.5'

# ---- as algorithms say it ----
judged triangle 0 '' '"hit":true,"common":[[0.25,0.25,0]],"parameters":[3]'
judged triangle 1 'time' '"hit":true,"common":[[0.25,0.25,0]],"parameters":[4]'
judged triangle 1 'point-a point-b' '"hit":true,"common":[[2,0.25,0]],"parameters":[3]'
judged past 0 '' '"hit":false'
"$origo" run ray-triangle "$dir/cases" >"$dir/claims"
"$origo" judge --quiet "$dir/cases" "$dir/claims" >"$dir/out"
expect 'of an algorithm' is "$(jq -r 'select(.id == "triangle") | .verdict' "$dir/out")" right
# bad CLAIM MESSAGE
bad() {
  printf '{"id":"box","engine":"e",%s}\n' "$1" >"$dir/claims"
  "$origo" judge "$dir/cases" "$dir/claims" >/dev/null 2>"$dir/err"
  expect "$1" is "$?" 2
  expect "$1: why" says "$dir/err" "$2"
}
bad '"hit":1' 'hit: a number where true or false was expected'
bad '"hit":true,"colliding":true' "hit: it says the same as 'colliding', and goes without"
bad '"hit":true,"parameters":3' 'parameters: '
bad '"hit":true,"parameters":["x"]' 'parameters[0]: '
bad '"hit":true,"common":[[1,2,3,4]]' 'common[0]: '

# ---- what is passed over ----
printf '{"id":"o1","engine":"e","colliding":true}\n' >"$dir/claims"
jq -c . >"$dir/others" <<'END'
{"id":"o1","question":"hit","a":{"shape":"line","points":[[-4,0,0]],"direction":[1,0,0]},
 "b":{"shape":"box","half":[1,1,1]}}
{"id":"o2","question":"hit","a":{"shape":"triangle","points":[[0,0,0],[1,0,0],[0,1,0]]},
 "b":{"shape":"triangle","points":[[0,0,0],[1,0,0],[0,1,1]]}}
{"id":"o3","question":"hit","a":{"shape":"ray","points":[[-4,0,0]],"direction":[1,0,0]},
 "b":{"shape":"plane","normal":[1,0,0],"offset":0}}
END
"$origo" judge "$dir/others" "$dir/claims" >"$dir/out" 2>"$dir/err"
expect 'lines, and planes' says "$dir/err" '3 cases passed over'
at_box() { printf '{"id":"x","question":"hit","a":%s,"b":{"shape":"box","half":[1,1,1]}}\n' "$1" >"$dir/others"; }
at_box '{"shape":"segment","points":[[-4,0,0],[4,0,0]],"radius":1}'
"$origo" judge --quiet "$dir/others" "$dir/claims" >"$dir/out" 2>"$dir/err"
expect 'a path that is round' is "$?" 2
at_box '{"points":[[-4,0,0],[4,0,0]]}'
"$origo" judge --quiet "$dir/others" "$dir/claims" >"$dir/out" 2>"$dir/err"
expect 'a path without a shape' is "$?" 2

# ---- what is asked of engines ----
"$origo" judge --engine 'jq -c --unbuffered "{id, engine: \"e\", status: \"refused\", note: .b.shape}"' "$dir/cases" \
  >"$dir/out" 2>"$dir/err"
expect 'every body is handed over as points' is "$(jq -r .note "$dir/out" | xargs)" 'hull point triangle hull hull'

conclude
