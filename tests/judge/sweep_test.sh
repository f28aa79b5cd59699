#!/bin/sh
# origo judge on what a claim says of a first contact besides its time: the normal, the points and the depth are those
# of the two bodies where they first meet.
# usage: BUILD=build tests/judge/sweep_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# A ball falls on a box, and begins one time unit above it; a box slides at another; one begins inside.
jq -c . >"$dir/cases" <<'END'
{"id":"fall","question":"sweep","a":{"shape":"sphere","radius":1,"pose":{"translation":[0.25,3,0]}},
 "b":{"shape":"box","half":[9,1,9]},"velocity_a":[0,-1,0]}
{"id":"slide","question":"sweep","a":{"shape":"box","half":[1,1,1]},
 "b":{"shape":"box","half":[1,1,1],"pose":{"translation":[4,0.5,0]}},"velocity_a":[3,0,0],"until":1}
{"id":"inside","question":"sweep","a":{"shape":"box","half":[1,1,1]},
 "b":{"shape":"box","half":[1,1,1],"pose":{"translation":[1.5,0,0]}},"velocity_a":[1,0,0]}
{"id":"past","question":"sweep","a":{"shape":"sphere","radius":1,"pose":{"translation":[0,5,0]}},
 "b":{"shape":"box","half":[1,1,1]},"velocity_a":[1,0,0]}
END

# judged CASE STATUS WRONG CLAIM: which checks are wrong
judged() {
  printf '{"id":"%s","engine":"e",%s}\n' "$1" "$4" >"$dir/claims"
  grep "\"id\":\"$1\"" "$dir/cases" >"$dir/case"
  "$origo" judge --quiet "$dir/case" "$dir/claims" >"$dir/out" 2>"$dir/err"
  expect "$1, $4: status" is "$?" "$2"
  expect "$1, $4" is "$(jq -r '[.checks[] | select(.verdict == "wrong") | .what] | join(" ")' "$dir/out")" "$3"
}

meets='"colliding":true,"time":1'
judged fall 0 '' "$meets,\"normal\":[0,1,0],\"points\":[[0.25,1,0],[0.25,1,0]],\"depth\":0"
expect 'all of it is checked' is "$(jq -r '[.checks[].what] | sort | join(" ")' "$dir/out")" \
  'depth normal parts point-a point-b points time unit verdict'
judged fall 1 normal "$meets,\"normal\":[0,-1,0]"
expect 'how far they overlap along it' is "$(jq '.checks[] | select(.what == "normal") | .along' "$dir/out")" -4
judged fall 1 normal "$meets,\"normal\":[1,0,0]"
judged fall 1 unit "$meets,\"normal\":[0,2,0]"
judged fall 1 normal "$meets,\"normal\":[0,0,0]"
judged fall 1 'depth point-a point-b points normal parts' \
  "$meets,\"normal\":[1,0,0],\"points\":[[5,5,5],[0,9,0]],\"depth\":7.25"
judged fall 1 'point-a points' "$meets,\"points\":[[0.25,0.5,0],[0.25,1,0]]"
judged fall 1 'time' '"colliding":true,"time":1.5,"normal":[0,1,0]'
judged fall 1 'verdict' '"colliding":false,"normal":[1,0,0]'
judged slide 0 '' '"colliding":true,"time":0.6666666666666666,"normal":[-1,0,0],"points":[[3,0,0],[3,0,0]]'
judged slide 1 'normal' '"colliding":true,"time":0.6666666666666666,"normal":[1,0,0]'
judged inside 0 '' '"colliding":true,"time":0,"normal":[-1,0,0],"depth":0.5'
judged inside 1 'depth parts' '"colliding":true,"time":0,"normal":[-1,0,0],"depth":0.25'
judged inside 1 'normal parts' '"colliding":true,"time":0,"normal":[0,1,0],"depth":0.5'
judged past 0 '' '"colliding":false'
judged past 1 'verdict' '"colliding":true,"time":1,"normal":[0,0,0]'

conclude
