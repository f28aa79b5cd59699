#!/bin/sh
# `origo judge` on paths and cylinders or cones: exact answers on every family, in binary32 too, wrong verdicts, times
# and points, rays that graze, how bodies are handed over, claims and cases that are malformed.
# usage: BUILD=build tests/judge/curved_hit_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

judge() { # judge STATUS ARGUMENTS...: into $dir/out and $dir/err
  wanted=$1
  shift
  "$origo" judge --quiet "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "status of judge $*" is "$?" "$wanted"
}
check() { jq -c ".checks[] | select(.what == \"$1\") | [.verdict, .class, .absolute]" "$dir/out"; }
judged() { # judged CASE CLAIM STATUS CHECK EXPECTED
  printf '{"id":"%s","engine":"e",%s}\n' "$1" "$2" >"$dir/claim"
  judge "$3" "$dir/$1" "$dir/claim"
  expect "$1: $2" is "$(check "$4")" "$5"
}
refuses='jq -c --unbuffered "{id, engine: \"e\", status: \"refused\"}"'

# ---- exact answers ----
cat corpus/curved/cases/curved-hit-*.jsonl >"$dir/cases"
exact() { # exact CASES
  "$origo" ask "$1" | jq -c '{id, engine: "exact", colliding: (.meeting != "nothing")} + if .first then {time: .first.double} else {} end' >"$dir/claims"
}
exact "$dir/cases"
judge 0 "$dir/cases" "$dir/claims"
expect 'exact answers are right, or what they are of was rounded' is "$(jq -r .verdict "$dir/out" | sort -u | xargs)" 'right tolerable'
expect 'one for each case' lines "$dir/out" "$(wc -l <"$dir/cases")"
for float32 in '' --float32; do
  # shellcheck disable=SC2086 # no word, or one
  judge 0 $float32 --record "$dir/record" --engine "$refuses" "$dir/cases"
  exact "$dir/record/cases.jsonl"
  judge 0 "$dir/record/cases.jsonl" "$dir/claims"
  expect "as handed over${float32:+, in binary32}: right" is "$(jq -r .verdict "$dir/out" | sort -u)" right
  rm -r "$dir/record"
done
jq -c '{id, engine, colliding: false}' "$dir/claims" >"$dir/never"
judge 1 "$dir/cases" "$dir/never"
expect 'to miss what is touched is within rounding' is \
  "$(jq -r 'select(.family != "curved-hit-random" and .family != "curved-hit-apex") | .verdict' "$dir/out" | sort -u | xargs)" 'right tolerable'
expect 'to miss the rest is wrong' is "$(jq -r 'select(.verdict == "wrong") | .family' "$dir/out" | sort -u)" curved-hit-random

# ---- a cylinder and a cone of radius 5 and half height 2 ----
hit() { # hit ID PATH SHAPE [FIELDS]
  printf '{"id":"%s","question":"hit","a":%s,"b":{"shape":"%s","radius":5,"half_height":2%s}}\n' "$1" "$2" "$3" "${4:-}" >"$dir/$1"
}
hit side '{"shape":"ray","points":[[-10,3,0]],"direction":[2,0,0]}' cylinder
hit slant '{"shape":"segment","points":[[-10,0,0],[10,0,0]]}' cone
hit short '{"shape":"segment","points":[[-10,0,0],[-6,0,0]]}' cylinder
hit away '{"shape":"ray","points":[[-8,0,0]],"direction":[-1,0,0]}' cylinder
hit graze '{"shape":"ray","points":[[-10,5,0]],"direction":[1,0,0]}' cylinder
hit along '{"shape":"ray","points":[[0,5,-10]],"direction":[0,0,1]}' cylinder
hit double '{"shape":"ray","points":[[-10,0,3]],"direction":[1,0,0]}' cone
hit inside '{"shape":"ray","points":[[1,0,0]],"direction":[1,0,0]}' cylinder
hit line '{"shape":"line","points":[[1,0,0]],"direction":[1,0,0]}' cylinder
hit point '{"shape":"point","points":[[1,0,0]]}' cylinder
judged side '"colliding":true,"time":3,"points":[[-4,3,0],[-4,3,0]]' 0 time '["right","none",null]'
expect 'its points' is "$(check point-a)$(check point-b)$(check points)" '["right","none",null]["right","none",null]["right","none",null]'
judged side '"colliding":true,"time":3.5' 1 time '["wrong","gross",1]'
judged side '"colliding":true,"time":7' 1 time '["wrong","gross",8]'
judged side '"colliding":false' 1 verdict '["wrong","gross","inf"]'
judged side '"colliding":true,"points":[[-4,4,0],[-4,3,0]]' 1 point-a '["wrong","gross",1]'
judged side '"colliding":true,"points":[[-6,3,0],[-6,3,0]]' 1 points '["right","none",null]'
expect 'a point off the side' is "$(check point-b | jq '.[2] | . > 1.7 and . < 1.71')" true
judged side '"colliding":true,"time":"nan"' 1 finite '["wrong","gross","inf"]'
judged side '"status":"gave up"' 0 answer '["no answer","none",null]'
judged slant '"colliding":true,"time":0.375' 0 time '["right","none",null]'
judged slant '"colliding":true,"time":0.25' 1 time '["wrong","gross",2.5]'
judged short '"colliding":false' 0 verdict '["right","none",null]'
judged short '"colliding":true' 1 verdict '["wrong","gross",1]'
judged away '"colliding":true,"time":1' 1 time ''
judged double '"colliding":true' 1 time ''
judged inside '"colliding":true,"time":0' 0 time '["right","none",null]'
judged inside '"colliding":true,"time":4' 1 time '["wrong","gross",4]'
judged line '"colliding":true,"time":-6' 0 time '["right","none",null]'
judged line '"colliding":true,"time":0' 1 time '["wrong","gross",6]'
judged point '"colliding":true,"time":0' 0 verdict '["right","none",null]'
# Within rounding a ray that grazes passes, or hits anywhere between; a ray along the side, too.
judged graze '"colliding":false' 0 verdict '["tolerable","rounding",1.92287e-14]'
judged graze '"colliding":true,"time":10' 0 time '["right","none",null]'
judged graze '"colliding":true,"time":9.99999995' 0 time '["right","none",null]'
judged graze '"colliding":true,"time":9' 1 verdict '["right","none",null]'
judged along '"colliding":true,"time":10' 0 time '["right","none",null]'
judged along '"colliding":true,"time":7' 1 verdict '["right","none",null]'

# The normal: any of B's where the ray enters it. The error is how far B reaches beyond the plane through that point.
hit cap '{"shape":"ray","points":[[3,1,10]],"direction":[0,0,-1]}' cylinder
hit rim '{"shape":"ray","points":[[10,0,7]],"direction":[-1,0,-1]}' cylinder
hit apex '{"shape":"ray","points":[[0,0,10]],"direction":[0,0,-1]}' cone
judged side '"colliding":true,"normal":[-1,0,0]' 1 normal '["wrong","gross",1]'
judged side '"colliding":true,"normal":[1,0,0]' 1 normal '["wrong","gross",9]'
judged side '"colliding":true,"normal":[-0.8,0.6,0]' 0 normal '["right","rounding",4.93038e-33]'
judged cap '"colliding":true,"normal":[0,0,1]' 0 normal '["right","none",null]'
judged cap '"colliding":true,"normal":[0,0,-1]' 1 normal '["wrong","gross",4]'
judged cap '"colliding":true,"normal":[0,0,2]' 1 unit '["wrong","gross",1]'
judged cap '"colliding":true,"normal":[0,0,0]' 1 normal '["wrong","gross","inf"]'
for normal in '[1,0,0]' '[0,0,1]' '[0.6,0,0.8]'; do judged rim "\"colliding\":true,\"normal\":$normal" 0 normal '["right","none",null]'; done
judged rim '"colliding":true,"normal":[0.6,0,-0.8]' 1 normal '["wrong","gross",3.2]'
judged apex '"colliding":true,"normal":[0.6,0,0.8]' 0 normal '["right","none",null]'
judged apex '"colliding":true,"normal":[1,0,0]' 1 normal '["wrong","gross",5]'
judged inside '"colliding":true,"normal":[1,0,0]' 0 normal ''
judged short '"colliding":true,"normal":[1,0,0]' 1 normal ''

# ---- how they are handed over ----
hit matrix '{"shape":"ray","points":[[-10,0,0]],"direction":[1,0,0]}' cone ',"pose":{"matrix":[[0,0,2],[2,0,0],[0,2,0]]}'
for one in side short line point matrix; do
  judge 0 --record "$dir/record" --engine "$refuses" "$dir/$one"
  jq -c '[.a.shape, .b.shape, .b.radius, (.b.pose | has("matrix"))]' "$dir/record/cases.jsonl" >>"$dir/shapes"
  rm -r "$dir/record"
done
expect 'shapes as handed over' is "$(xargs <"$dir/shapes")" \
  '[ray,cylinder,5,false] [segment,cylinder,5,false] [line,cylinder,5,false] [point,cylinder,5,false] [ray,cone,10,false]'
sed 's/\[2,0,0\]/["0x1p-300",0,0]/' "$dir/side" >"$dir/far"
"$origo" judge --float32 "$dir/far" "$dir/never" >"$dir/out" 2>"$dir/err"
expect 'a direction that vanishes in binary32' says "$dir/err" 'passed over'

# ---- malformed ----
hit rounded '{"shape":"ray","points":[[-10,3,0]],"direction":[2,0,0]}' cylinder ',"rounding":1'
judge 2 "$dir/rounded" "$dir/never"
expect 'a rounded one' says "$dir/err" 'rounded'
for claim in '"colliding":1' '"colliding":true,"time":[]' '"colliding":true,"points":[[0,0]]'; do
  printf '{"id":"side","engine":"e",%s}\n' "$claim" >"$dir/claim"
  judge 2 "$dir/side" "$dir/claim"
done
conclude
