#!/bin/sh
# origo judge on features that move: contacts missed and invented, times early and late, binary32, extreme numbers,
# engines that crash and refuse; and the report of it.
# usage: BUILD=build tests/judge/moving_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

cat >"$dir/valid.py" <<'C'
import json, sys, jsonschema
validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
for line in sys.stdin:
    for error in validator.iter_errors(json.loads(line)):
        sys.exit("%s: %s" % (line.strip(), error.message))
C

# judge STATUS ARGUMENTS...: into $dir/out and $dir/err
judge() {
  wanted=$1
  shift
  "$origo" judge "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "status of judge $*" is "$?" "$wanted"
  cat "$dir/out" >>"$dir/all"
}
claim() { printf '{"id":"%s","engine":"e",%s}\n' "$1" "$2" >"$dir/claim"; }
verdict() { jq -r .verdict "$dir/out"; }
check() { jq -c ".checks[] | select(.what == \"$1\") | del(.what)" "$dir/out"; }

# A vertex that falls through a triangle: at 1/4, 3 below its start.
triangle='[0,0,0],[8,0,0],[0,8,0]'
printf '{"id":"fall","question":"vertex-face","start":[[1,1,3],%s],"end":[[1,1,-9],%s]}\n' "$triangle" "$triangle" >"$dir/fall"
claim fall '"colliding":true,"time":0.25'
judge 0 "$dir/fall" "$dir/claim"
expect 'right' is "$(verdict) $(check time)" 'right {"verdict":"right","class":"none","exact":0.25,"claimed":0.25}'
claim fall '"colliding":false'
judge 1 "$dir/fall" "$dir/claim"
expect 'missed' is "$(check verdict)" \
  '{"verdict":"wrong","class":"gross","absolute":"inf","fraction":"inf","relative":"inf","ulps":"inf","claimed":"not colliding"}'
# Early by 1/8, and late: 12 are travelled in all, so 1.5 meanwhile.
for time in 0.125 0.375; do
  claim fall "\"colliding\":true,\"time\":$time"
  judge 1 "$dir/fall" "$dir/claim"
  expect "at $time" is "$(check time | jq -c '[.verdict, .class, .absolute, .relative]')" '["wrong","gross",1.5,0.5]'
done
judge 0 --abs 1.5 "$dir/fall" "$dir/claim"
expect 'as the user lets pass' is "$(verdict)" tolerable
judge 0 "$dir/fall" --claims "$dir/claim" --margin 1.5
expect 'as the user says it documents' is "$(verdict) $(jq -r .strict "$dir/out")" 'tolerable wrong'
claim fall '"colliding":true,"time":0.25000000000000006'
judge 0 "$dir/fall" "$dir/claim"
expect 'late by an ulp' is "$(verdict) $(check time | jq -c '[.class, .ulps]')" 'right ["rounding",1]'
claim fall '"colliding":true,"time":"nan"'
judge 1 "$dir/fall" "$dir/claim"
expect 'NaN' is "$(check finite | jq -r .class)" gross

# It stops above the triangle: never nearer than 2^-10, and one of 2^-60 is rounding.
stop() { printf '{"id":"stop","question":"vertex-face","start":[[1,1,3],%s],"end":[[1,1,"%s"],%s]}\n' "$triangle" "$1" "$triangle" >"$dir/stop"; }
claim stop '"colliding":true,"time":1'
stop 0x1p-10
judge 1 "$dir/stop" "$dir/claim"
expect 'invented' is "$(check verdict | jq -c '[.class, .absolute]')" '["gross",0.000976562]'
expect 'no time to compare with' is "$(check time)" ''
stop 0x1p-60
judge 0 "$dir/stop" "$dir/claim"
expect 'invented by rounding' is "$(verdict) $(check verdict | jq -c .class)" 'tolerable "rounding"'
stop 0
judge 0 "$dir/stop" "$dir/claim"
expect 'it touches at the end' is "$(verdict)" right
# The nearest is between the ends: an edge passes above another in the middle of its way.
printf '%s\n' '{"id":"pass","question":"edge-edge","start":[[-1,0,1],[-1,0,9],[-1,-1,0],[1,1,0]],"end":[[5,-6,1],[5,-6,9],[-1,-1,0],[1,1,0]]}' >"$dir/pass"
claim pass '"colliding":true'
judge 1 "$dir/pass" "$dir/claim"
expect 'above it' is "$(check verdict | jq -c .absolute)" 1

# Extreme numbers; what is too large for the format; a time that is irrational.
printf '{"id":"large","question":"vertex-face","start":[[0,0,"0x1p1023"],%s],"end":[[0,0,"-0x1p1023"],%s]}\n' "$triangle" "$triangle" >"$dir/large"
claim large '"colliding":true,"time":0.5'
judge 0 "$dir/large" "$dir/claim"
expect 'the greatest numbers' is "$(verdict)" right
claim large '"colliding":true,"time":1e300'
judge 1 "$dir/large" "$dir/claim"
expect 'a time far away' is "$(check time | jq -c '[.class, .absolute]')" '["gross","inf"]'
: >"$dir/claim"
judge 0 --float32 "$dir/large" "$dir/claim"
expect 'too large for binary32' says "$dir/err" '1 case passed over: a number is too large for binary32'
printf '%s\n' '{"id":"turn","question":"vertex-face","start":[[0,0.5,0],[0,0,0],[1,0,0],[0,0,0]],"end":[[1,0.5,0],[0,0,0],[1,1,0],[0,0,0]]}' >"$dir/turn"
claim turn '"colliding":true,"time":0.70710678118654752'
judge 0 "$dir/turn" "$dir/claim"
expect 'a root of two' is "$(check time | jq -c .class)" '"none"'
printf '{"id":"third","question":"vertex-face","start":[[1,1,"1/3"],%s],"end":[[1,1,"1/3"],%s]}\n' "$triangle" "$triangle" >"$dir/third"
claim third '"colliding":false'
judge 0 --float32 --record "$dir/record" "$dir/third" "$dir/claim"
expect 'rounded once' says "$dir/record/cases.jsonl" '[[1,1,0.3333333432674408]'

# ---- engines ----
cat >"$dir/engine.py" <<'C'
import json, sys
for line in sys.stdin:
    case = json.loads(line)
    if "crash" in case["id"]:
        sys.exit(3)
    claim = {"id": case["id"], "engine": "sure 1"}
    if not case["question"] in ("vertex-face", "edge-edge"):
        claim["status"] = "refused"
    else:
        assert len(case["start"]) == 4 and all(len(p) == 3 for p in case["start"] + case["end"])
        claim.update(colliding=True, nanoseconds=7)
    print(json.dumps(claim), flush=True)
C
{ cat "$dir/fall"; sed 's/fall/crash/' "$dir/fall"; sed 's/fall/last/' "$dir/fall"
  printf '%s\n' '{"id":"points","question":"support","a":{"shape":"hull","points":[[0,0,0]]},"direction":[1,0,0]}'; } >"$dir/cases"
judge 1 --engine "python3 $dir/engine.py" "$dir/cases"
expect 'right, crashed, right' is "$(jq -r '.id + " " + .verdict + " " + .status' "$dir/out" | tr '\n' ';')" \
  'fall right ok;crash no answer crashed;last right ok;'
expect 'what is passed over' says "$dir/err" '1 case passed over: not about two bodies, boxes, features that move, hulls, polygons, volumes, parts or pairs of triangles'
expect 'judgements are of the schema' python3 "$dir/valid.py" docs/judgement.schema.json <"$dir/all"
"$origo" report "$dir/out" --html "$dir/page" >"$dir/table" 2>"$dir/err"
expect 'a report, which says that there are failures' is $? 1

conclude
