#!/bin/sh
# origo judge on bodies made of parts and on rays: exact answers on every family, wrong verdicts, lengths, points and
# times of bodies that are apart, touch and penetrate, rays at a border and through a sphere, how bodies are handed
# over, bad claims.
# usage: BUILD=build tests/judge/parts_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# judge STATUS ARGUMENTS...: into $dir/out and $dir/err
judge() {
  wanted=$1
  shift
  "$origo" judge --quiet "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "status of judge $*" is "$?" "$wanted"
}
claim() { printf '{"id":"%s","engine":"e",%s}\n' "$1" "$2" >"$dir/claim"; }
check() { jq -c ".checks[] | select(.what == \"$1\") | [.verdict, .class, .absolute]" "$dir/out"; }
# judged CASE CLAIM STATUS CHECK EXPECTED
judged() {
  claim "$1" "$2"
  judge "$3" "$dir/$1" "$dir/claim"
  expect "$1: $2" is "$(check "$4")" "$5"
}

# ---- exact answers ----
# A motion of a body of parts is not judged.
grep -h '"sweep"' corpus/parts/cases/flights-*.jsonl >"$dir/sweeps"
jq -c '{id, engine: "e", colliding: true}' "$dir/sweeps" >"$dir/claims"
"$origo" judge "$dir/sweeps" "$dir/claims" >"$dir/out" 2>"$dir/err"
expect 'sweeps are passed over' says "$dir/err" '21 cases passed over'
expect 'and not judged' lines "$dir/out" 0
for family in corpus/parts/cases/*.jsonl; do
  case $family in *flights-* | *half-space-*) ;; *) cat "$family" ;; esac
done >"$dir/cases"
"$origo" ask "$dir/cases" | jq -c '{id, engine: "exact", colliding: (.hit // (.relation != null and .relation != "separated"))}
  + if .hit then {time: .first.double} + (if .point then {points: [.point, .point]} else {} end) else {} end
  + if .relation then {relation} else {} end + if .distance then {distance: .distance.double} else {} end' >"$dir/claims"
judge 0 "$dir/cases" "$dir/claims"
expect 'exact answers are right' is "$(jq -r .verdict "$dir/out" | sort -u)" right
expect 'one for each case' lines "$dir/out" "$(wc -l <"$dir/cases")"
judge 0 --float32 "$dir/cases" --engine 'jq -c --unbuffered "{id, engine: \"e\", status: \"refused\"}"'
expect 'in binary32' is "$(jq -r '.verdict + " " + .status' "$dir/out" | sort -u)" 'no answer refused'
jq -c '{id, engine, colliding: false}' "$dir/claims" >"$dir/never"
judge 1 "$dir/cases" "$dir/never"
expect 'to miss what touches or penetrates by an ulp is within rounding' is \
  "$(jq -r 'select(.family == "parts-floor" or .family == "rays-border") | .verdict' "$dir/out" | sort -u | xargs)" 'right tolerable'
jq -r 'select(.verdict == "wrong") | .family' "$dir/out" | sort -u | xargs >"$dir/wrong"
solid='solid-pairs solid-points solid-rays solid-within'
expect 'to miss the rest is wrong' is "$(cat "$dir/wrong")" \
  "curved-meshes field-points field-rays parts-deep parts-spheres rays-meshes shared-deep $solid"

# ---- contacts ----
cat corpus/parts/cases/shared-*.jsonl >"$dir/shared"
"$origo" ask "$dir/shared" | jq -c '{id, engine: "exact", colliding: (.relation != "separated"),
  contacts: [(.contacts // [])[] | .contact as $c | range($c.points | length) as $k
    | {points: [($c.on_a // $c.points)[$k], $c.points[$k]], depth: 0}]}' >"$dir/claims"
judge 0 "$dir/shared" "$dir/claims"
expect 'exact contacts are right' is "$(jq -r .verdict "$dir/out" | sort -u)" right
expect 'they are looked at' is "$(jq -r '.checks[].what' "$dir/out" | sort -u | xargs)" \
  'beyond contact-a contact-b cover verdict'
jq -c '.contacts |= .[:1]' "$dir/claims" >"$dir/first"
judge 1 "$dir/shared" "$dir/first"
jq -r 'select(.verdict == "wrong") | .checks[] | select(.verdict == "wrong") | .what' "$dir/out" | sort -u >"$dir/wrong"
expect 'one of several leaves some out' is "$(cat "$dir/wrong")" cover
second='{"shape":"box","half":[1,1,1],"pose":{"translation":[4,0,0]}}'
legs="{\"shape\":\"compound\",\"bodies\":[{\"shape\":\"box\",\"half\":[1,1,1]},$second]}"
printf '{"id":"legs","question":"contact","a":%s,"b":%s}\n' \
  "$legs" '{"shape":"box","half":[9,9,1],"pose":{"translation":[0,0,-2]}}' >"$dir/legs"
corner() { printf '{"points":[[%s],[%s]],"depth":0}' "$1" "${2:-$1}"; }
around=$(corner -1,-1,-1),$(corner 5,-1,-1),$(corner 5,1,-1),$(corner -1,1,-1)
short=$(corner -1,-1,-1),$(corner 4,-1,-1),$(corner 5,1,-1),$(corner -1,1,-1)
judged legs "\"contacts\":[$around]" 0 cover '["right","none",null]'
judged legs "\"contacts\":[$around,$(corner 3,0,-0.75)]" 1 beyond '["wrong","gross",0.25]'
judged legs "\"contacts\":[$around,$(corner 2,0,-1)]" 1 contact-a '["wrong","gross",1]'
judged legs "\"contacts\":[$around,$(corner 4,0,-1 4,0,-1.5)]" 0 contact-b '["right","none",null]'
judged legs "\"contacts\":[$around,$(corner 4,0,-1 4,0,-0.5)]" 1 contact-b '["wrong","gross",0.5]'
judged legs "\"contacts\":[$short]" 1 cover '["wrong","gross",0.894427]'
judged legs '"colliding":true,"contacts":[]' 1 cover '["wrong","gross","inf"]'
judged legs '"colliding":true,"normal":[0,0,1],"contacts":[{"position":[9,9,9],"depth":0}]' 0 contact-a ''
judged legs '"colliding":false,"contacts":[]' 0 cover ''

# ---- a cylinder on terrain ----
# terrain NAME HEIGHT [FIELDS]: the distance of the field's peak, 1 high, is the height less 2.
terrain() {
  printf '{"id":"%s","question":"distance","a":{"shape":"cylinder","radius":1,%s"pose":{"translation":%s}},%s}\n' \
    "$1" "\"half_height\":1,${3:-}" "[2,2,$2]" \
    '"b":{"shape":"height_field","heights":[[0,0,0],[0,1,0],[0,0,0]],"cell":[2,2]}' >"$dir/$1"
}
terrain above 3
judged above '"colliding":false,"distance":1' 0 distance '["right","none",null]'
judged above '"distance":1.5' 1 distance '["wrong","gross",0.5]'
judged above '"distance":0.5' 1 distance '["wrong","gross",0.5]'
judged above '"separation":1' 0 separation '["right","none",null]'
judged above '"depth":0' 0 depth '["right","none",null]'
judged above '"colliding":true' 1 verdict '["wrong","gross",1]'
judged above '"points":[[2,2,2],[2,2,1]]' 0 points '["right","none",null]'
judged above '"points":[[2,2,2],[2,2,0.5]]' 1 point-b '["wrong","gross",0.408248]'
judged above '"points":[[2,2,1],[2,2,1]]' 1 point-a '["wrong","gross",1]'
terrain at 2
judged at '"colliding":false' 0 verdict '["tolerable","rounding",0]'
judged at '"colliding":true,"relation":"touching","distance":0' 0 relation '["right","none",null]'
terrain under 1.5
judged under '"colliding":true,"relation":"penetrating","distance":0' 0 relation '["right","none",null]'
judged under '"separation":-9' 0 separation '["right","none",null]'
judged under '"separation":-0.125' 1 separation '["wrong","gross",0.375]'
judged under '"colliding":false' 1 verdict '["wrong","gross",0.5]'
terrain round 2.25 '"rounding":0.25,'
judged round '"colliding":true,"distance":0' 0 distance '["right","none",null]'
judge 0 "$dir/above" --engine 'jq -c --unbuffered "{id, engine: \"e\", distance: (.a.pose.translation[2] - 2)}"' \
  --record "$dir/handed"
expect 'a cylinder as it is, a field as a mesh' is \
  "$(jq -c '[.a.shape, .a.radius, .a.half_height, .b.shape, (.b.points | length)]' "$dir/handed/cases.jsonl")" \
  '["cylinder",1,1,"mesh",9]'

# ---- a floor of two triangles, and a box ----
floor='{"shape":"mesh","points":[[-4,-4,0],[4,-4,0],[4,4,0],[-4,4,0]],"triangles":[[0,1,2],[0,2,3]]}'
box() { printf '{"id":"%s","question":"distance","a":{"shape":"box","half":[1,1,1],"pose":{"translation":[2,1,%s]}},"b":%s}\n' "$1" "$2" "$floor" >"$dir/$1"; }
box apart 1.5
box touch 1
box deep 0.75
judged apart '"distance":0.5' 0 distance '["right","none",null]'
judged apart '"distance":0.75' 1 distance '["wrong","gross",0.25]'
judged apart '"separation":0.25' 1 separation '["wrong","gross",0.25]'
judged apart '"depth":0' 0 depth '["right","none",null]'
judged apart '"depth":0.25' 1 depth '["wrong","gross",0.25]'
judged apart '"colliding":true' 1 verdict '["wrong","gross",0.5]'
judged apart '"relation":"touching"' 1 relation '["wrong","gross",0.5]'
judged apart '"colliding":true,"margin":0.5' 0 verdict '["tolerable","gross",0.5]'
judged apart '"points":[[2,1,0.5],[2,1,0]]' 0 points '["right","none",null]'
judged apart '"points":[[2,1,0.25],[2,1,0]]' 1 point-a '["wrong","gross",0.25]'
judged apart '"points":[[2,1,0.5],[2,1,-1]]' 1 point-b '["wrong","gross",1]'
judged apart '"points":[[2,1,0.5],[2,1,-1]]' 1 points '["wrong","gross",1]'
judged apart '"points":[[1,0,0.5],[3,0,0]]' 1 point-a '["right","none",null]'
judged touch '"colliding":false' 0 verdict '["tolerable","rounding",0]'
judged touch '"relation":"touching","distance":0' 0 relation '["right","none",null]'
judged touch '"separation":-0.5' 1 separation '["wrong","gross",0.5]'
# Of what penetrates a depth is known that is not exceeded by the exact one.
judged deep '"colliding":false' 1 verdict '["wrong","gross",0.25]'
judged deep '"relation":"separated"' 1 relation '["wrong","gross",0.25]'
judged deep '"separation":-0.25' 0 separation '["right","none",null]'
judged deep '"separation":-2' 0 separation '["right","none",null]'
judged deep '"separation":-0.125' 1 separation '["wrong","gross",0.125]'
judged deep '"depth":0.125' 1 depth '["wrong","gross",0.125]'
judged deep '"depth":0.5' 0 depth '["right","none",null]'
judged deep '"distance":0.125' 1 distance '["wrong","gross",0.125]'
judged deep '"points":[[2,1,0],[2,1,0]]' 0 points '["right","none",null]'
judged deep '"points":[[2,1,1],[2,1,0]]' 1 points '["wrong","gross",1]'
judged deep '"points":[[2,1,1],[2,1,0]],"points_are":"contact"' 1 points '["wrong","gross",1]'
judged deep '"points":[[2,1,0],[1,0,0]],"points_are":"contact"' 0 points '["right","none",null]'
judged deep '"depth":0.5,"points":[[2,1,-0.25],[2,1,0]]' 0 point-a '["right","none",null]'
expect 'deepest points are not known' is "$(check points)" ''
judged deep '"separation":"nan"' 1 finite '["wrong","gross","inf"]'
judged deep '"status":"gave up"' 0 answer '["no answer","none",null]'
expect 'the relation is named' is "$(jq -r .relation "$dir/out")" penetrating

# ---- rays on it ----
ray() { printf '{"id":"%s","question":"hit","a":%s,"b":%s}\n' "$1" "$2" "$floor" >"$dir/$1"; }
ray down '{"shape":"ray","points":[[2,1,3]],"direction":[0,0,-2]}'
ray ends '{"shape":"segment","points":[[2,1,3],[2,1,1]]}'
ray through '{"shape":"segment","points":[[2,1,3],[2,1,-1]]}'
ray away '{"shape":"ray","points":[[2,1,3]],"direction":[0,0,2]}'
ray edge '{"shape":"ray","points":[[4,1,3]],"direction":[0,0,-1]}'
ray border '{"shape":"ray","points":[[1,1,3]],"direction":[0,0,-1]}'
judged down '"colliding":true,"time":1.5,"points":[[2,1,0],[2,1,0]]' 0 time '["right","none",null]'
judged down '"colliding":true,"time":2' 1 time '["wrong","gross",1]'
judged down '"colliding":false' 1 verdict '["wrong","gross","inf"]'
judged down '"colliding":true,"points":[[2,1,1],[2,1,1]]' 1 point-b '["wrong","gross",1]'
judged down '"colliding":true,"points":[[2,2,0],[2,1,0]]' 1 point-a '["wrong","gross",1]'
judged through '"colliding":true,"time":0.75' 0 time '["right","none",null]'
judged ends '"colliding":true,"time":1' 1 verdict '["wrong","gross",1]'
expect 'no time where nothing is hit' is "$(check time)" ''
judged away '"colliding":true' 1 verdict '["wrong","gross",3]'
judged away '"colliding":false' 0 verdict '["right","none",null]'
# On the rim a ray a rounding away passes; between two triangles none does.
judged edge '"colliding":false' 0 verdict '["tolerable","rounding",1.03959e-14]'
judged border '"colliding":false' 1 verdict '["wrong","gross","inf"]'
# Past the edge of a step: it may have passed the upper floor, within rounding, and then has hit the lower one.
printf '%s\n' '{"id":"step","question":"hit","a":{"shape":"ray","points":[[0,0,2]],"direction":[0,0,-1]},"b":{"shape":"mesh","points":[[0,-4,1],[0,4,1],[4,0,1],[-4,-4,0],[4,-4,0],[0,4,0]],"triangles":[[0,1,2],[3,4,5]]}}' >"$dir/step"
judged step '"colliding":true,"time":2' 0 time '["right","none",null]'
judged step '"colliding":true,"time":1' 0 time '["right","none",null]'
judged step '"colliding":true,"time":1.5' 1 time '["wrong","gross",0.5]'

# ---- how bodies are handed over ----
printf '%s\n' '{"id":"posts","question":"relation","a":{"shape":"compound","bodies":[{"shape":"box","half":[1,1,4]},{"shape":"segment","points":[[0,0,0],[0,0,1]]}],"pose":{"translation":[10,0,0]}},"b":{"shape":"sphere","radius":2,"pose":{"translation":[0,1,0]}}}' >"$dir/posts"
for one in posts down ends deep; do
  judge 0 --record "$dir/record" --engine 'jq -c --unbuffered "{id, engine: \"e\", status: \"refused\"}"' "$dir/$one"
  jq -c '[.a.shape, .b.shape]' "$dir/record/cases.jsonl" >>"$dir/shapes"
  rm -r "$dir/record"
done
expect 'shapes as handed over' is "$(xargs <"$dir/shapes")" '[compound,point] [ray,mesh] [segment,mesh] [hull,mesh]'
judge 0 --record "$dir/record" --engine 'jq -c --unbuffered "{id, engine: \"e\", status: \"refused\"}"' "$dir/posts"
expect 'points in world space, and a radius' is "$(jq -c '[.a.bodies[1].points, .b.points, .b.radius]' "$dir/record/cases.jsonl")" \
  '[[[10,0,0],[10,0,1]],[[0,1,0]],2]'
"$origo" ask "$dir/record/cases.jsonl" >"$dir/out"
expect 'what is handed over is a case' is "$(jq -r .relation "$dir/out")" separated
printf '%s\n' '{"id":"far","question":"hit","a":{"shape":"ray","points":[[0,0,0]],"direction":["0x1p-300",0,0]},"b":'"$floor"'}' >"$dir/far"
claim far '"colliding":false'
"$origo" judge --float32 "$dir/far" "$dir/claim" >"$dir/out" 2>"$dir/err"
expect 'a direction that vanishes in binary32' says "$dir/err" 'passed over'
for scale in 1e-300 1e300; do
  printf '{"id":"far","question":"hit","a":{"shape":"ray","points":[[1,1,%s]],"direction":[0,0,-1]},"b":%s}\n' "$scale" "$floor" >"$dir/far"
  judged far "\"colliding\":true,\"time\":$scale" 0 time '["right","none",null]'
done

# ---- the depth of a compound: that of the deepest two parts, or more ----
legs='{"shape":"compound","bodies":[{"shape":"box","half":[1,1,3]},
  {"shape":"box","half":[1,1,2],"pose":{"translation":[4,0,0]}}]}'
table='{"shape":"box","half":[9,9,1],"pose":{"translation":[0,0,"-5/2"]}}'
printf '{"id":"legs","question":"depth","a":%s,"b":%s}\n' "$(echo "$legs" | tr -d ' \n')" "$table" >"$dir/legs"
for depth in 1.5:right 2:right 1:wrong 0.5:wrong; do # the shorter leg is half as deep
  claim legs "\"colliding\":true,\"depth\":${depth%:*}"
  "$origo" judge "$dir/legs" "$dir/claim" >"$dir/out" 2>"$dir/err"
  expect "a depth of ${depth%:*}" is "$(jq -r '.checks[] | select(.what == "depth") | .verdict' "$dir/out")" "${depth#*:}"
done
# ---- a mesh of one triangle is a mesh to an engine, too ----
box='{"shape":"box","half":[1,1,1],"pose":{"translation":[0,0,3]}}'
triangle='{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,1,0]],"triangles":[[0,1,2]]}'
echo "{\"id\":\"single\",\"question\":\"distance\",\"a\":$triangle,\"b\":{\"shape\":\"compound\",\"bodies\":[$box]}}" \
  >"$dir/single"
judge 0 --record "$dir/record" --engine 'jq -c --unbuffered "{id, engine: \"e\", distance: 2}"' "$dir/single"
expect 'a mesh of one triangle, and a compound of one box' is \
  "$(jq -r '.a.shape + " " + .b.shape' "$dir/record/cases.jsonl")" 'mesh hull'

conclude
