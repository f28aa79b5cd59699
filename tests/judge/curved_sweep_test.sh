#!/bin/sh
# origo judge on sweeps of cylinders and cones: contacts missed and invented, times early and late, grazes, what is
# undecided, motions with an end, binary32, claims that are none, and what engines are handed.
# usage: BUILD=build tests/judge/curved_sweep_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# judge STATUS ARGUMENTS...: into $dir/out and $dir/err
judge() {
  wanted=$1
  shift
  "$origo" judge "$@" "$dir/case" "$dir/claim" >"$dir/out" 2>"$dir/err" </dev/null
  expect "status of judge $* of $(cat "$dir/claim")" is "$?" "$wanted"
}
put() { printf '{"id":"s","question":"sweep","a":%s,"b":%s,%s}\n' "$1" "$2" "$3" >"$dir/case"; }
claim() { printf '{"id":"s","engine":"e","status":"ok",%s}\n' "$1" >"$dir/claim"; }
verdict() { jq -r .verdict "$dir/out"; }
check() { jq -c ".checks[] | select(.what == \"$1\") | $2" "$dir/out"; }
at() { printf '"pose":{"translation":[%s,%s,%s]}' "$1" "$2" "$3"; }
cylinder='"shape":"cylinder","radius":1,"half_height":2'
ball='"shape":"sphere","radius":0.5'

# ---- a cylinder falls on a box: it is there at 7/3 ----
put "{$cylinder,$(at 0 0 10)}" '{"shape":"box","half":[3,3,1]}' '"velocity_a":[0,0,-3]'
claim '"colliding":true,"time":2.3333333333333335'
judge 0
expect 'right' is "$(verdict) $(check time '[.class, .exact]')" 'right ["rounding",2.3333333333333335]'
expect 'it says how they lie at their closest' is "$(jq -r .relation "$dir/out")" penetrating
claim '"colliding":true,"time":2.333333333333334'
judge 0
expect 'an ulp late' is "$(verdict) $(check time '[.class, (.ulps | round)]')" 'right ["rounding",1]'
claim '"colliding":true,"time":2'
judge 1
expect 'early, by the way that is left' is "$(check time '[.verdict, .class, .absolute]')" '["wrong","gross",1]'
judge 0 --abs 1.0000001
expect 'as the user lets pass' is "$(verdict)" tolerable
"$origo" judge --claims "$dir/claim" --margin 1.0000001 "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'as a margin lets pass' is "$(verdict) $(jq -r .strict "$dir/out")" 'tolerable wrong'
claim '"colliding":true,"time":2.4'
judge 1
expect 'late' is "$(check time '[.verdict, (.absolute * 1e6 | round)]')" '["wrong",200000]'
claim '"colliding":true'
judge 0
expect 'without a time' is "$(verdict)" right
claim '"time":2'
judge 1
expect 'without a verdict' is "$(check time .class)" '"gross"'
claim '"colliding":false'
judge 1
expect 'missed, by what they overlap at least' is \
  "$(check verdict '[.verdict, .class, .claimed, .absolute > 2 and .absolute <= 3]')" '["wrong","gross","not colliding",true]'
claim '"colliding":true,"time":"nan"'
judge 1
expect 'NaN' is "$(check finite .class)" '"gross"'
claim '"colliding":true,"time":-1'
judge 1
expect 'a negative time' is "$(check time '[.class, .absolute]')" '["gross",10]'
for status in 'gave up' refused unsupported; do
  printf '{"id":"s","engine":"e","status":"%s"}\n' "$status" >"$dir/claim"
  "$origo" judge "$dir/case" "$dir/claim" >"$dir/out" 2>"$dir/err"
  expect "$status: no check of a time" is "$(check time .)" ''
done
claim '"colliding":true,"time":[2]'
judge 2
expect 'a time that is no number' says "$dir/err" time
claim '"colliding":"yes"'
judge 2
expect 'a verdict that is none' says "$dir/err" colliding
printf '{"id":"t","engine":"e","status":"ok","colliding":true}\n' >"$dir/claim"
judge 2
expect 'a claim about no case' says "$dir/err" "'t'"

# ---- an end of the motion ----
put "{$cylinder,$(at 0 0 10)}" '{"shape":"box","half":[3,3,1]}' '"velocity_a":[0,0,-3],"until":2'
claim '"colliding":true,"time":2.3333333333333335'
judge 1
expect 'invented: the motion ends a length of one before' is \
  "$(check verdict '[.verdict, .class, (.absolute * 1e6 | round)]')" '["wrong","gross",1000000]'
expect 'no time is judged' is "$(check time .)" ''
expect 'separated' is "$(jq -r .relation "$dir/out")" separated
claim '"colliding":false'
judge 0
expect 'it ends before' is "$(verdict)" right

# ---- past each other ----
put "{$cylinder}" "{$ball,$(at 5 1.625 0)}" '"velocity_b":[-2,0,0]'
claim '"colliding":true,"time":2.5'
judge 1
expect 'invented by the way that is between them' is "$(check verdict '[.class, (.absolute * 1e6 | round)]')" '["gross",125000]'
put "{$cylinder}" "{$ball,$(at 5 1.375 0)}" '"velocity_b":[-2,0,0]'
claim '"colliding":false'
judge 1
expect 'missed by the depth' is "$(check verdict '[.class, .absolute > 0.12 and .absolute <= 0.125]')" '["gross",true]'
put "{$cylinder}" "{$ball,$(at 5 1.5000000000000002 0)}" '"velocity_b":[-2,0,0]'
claim '"colliding":true,"time":2.5'
judge 0
expect 'an ulp beside: within rounding' is "$(verdict) $(check verdict .class)" 'tolerable "rounding"'
put "{$cylinder}" "{$ball,$(at 5 1.5 0)}" '"velocity_b":[-2,0,0]'
claim '"colliding":false'
judge 0
expect 'grazed, and missed' is "$(verdict) $(check verdict .class)" 'tolerable "rounding"'
expect 'no overlap is seen' is "$(jq 'has("relation")' "$dir/out")" false
claim '"colliding":true,"time":2.5'
judge 0
expect 'grazed' is "$(verdict)" right
put "{$cylinder}" "{$ball,$(at 5 1.4999999999999998 0)}" '"velocity_b":[-2,0,0]'
claim '"colliding":false'
judge 0
expect 'an ulp within: missed within rounding' is "$(verdict) $(check verdict .class)" 'tolerable "rounding"'

# ---- at the start, and never ----
put "{$cylinder}" '{"shape":"cone","radius":1,"half_height":1}' '"velocity_b":[1,0,0]'
claim '"colliding":true,"time":0'
judge 0
expect 'they meet at the start' is "$(verdict) $(jq -r .relation "$dir/out")" 'right penetrating'
claim '"colliding":true,"time":0.5'
judge 1
expect 'late from the start' is "$(check time '[.absolute, .relative]')" '[0.5,"inf"]'
put "{$cylinder}" "{\"shape\":\"cone\",\"radius\":1,\"half_height\":1,$(at 0 0 9)}" '"velocity_b":[0,0,1]'
claim '"colliding":true'
judge 1
expect 'they part: invented by the distance of the start' is "$(check verdict '.absolute * 1e6 | round')" 6000000

# ---- what is undecided ----
# A rim grazes a slanted rim at no simple time.
put '{"shape":"cylinder","radius":1,"half_height":1,"pose":{"rotation":[0.25,0.5,0,1]}}' \
  '{"shape":"cylinder","radius":1,"half_height":1,"pose":{"translation":[9,0,0],"rotation":[0.125,0,0.5,1]}}' '"velocity_b":[-1,0,0]'
claim '"colliding":true,"time":0'
judge 1
expect 'skew rims: early' is "$(check time .class)" '"gross"'
time=$("$origo" ask "$dir/case" | jq -r '.first.double // (.enclosure[0] | split("/") | map(tonumber) | .[0] / .[1])')
claim "\"colliding\":true,\"time\":\"$time\""
judge 0
expect 'skew rims: our own time' is "$(verdict)" right

# ---- binary32 ----
put "{$cylinder,$(at 0 0 10)}" '{"shape":"box","half":[3,3,1]}' '"velocity_a":[0,0,-3],"until":2.3333334'
claim '"colliding":true,"time":2.33333325'
judge 1
judge 0 --float32
expect 'in binary32 it is right' is "$(verdict)" right

# ---- what engines are handed ----
printf '#!/bin/sh\nwhile read -r line; do printf "%%s\\n" "$line" >>"%s"; echo "{\\"unsupported\\":true}"; done\n' "$dir/seen" >"$dir/engine"
chmod +x "$dir/engine"
put "{$cylinder,\"rounding\":0.25,$(at 0 0 10)}" '{"shape":"box","half":[3,3,1]}' '"velocity_a":[0,0,-3],"until":"1/4"'
"$origo" judge --engine "$dir/engine" "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'a case again' is "$(jq -c 'select(.id == "s") | [.question, .a.shape, .a.rounding, .velocity_a, .until]' "$dir/seen")" \
  '["sweep","cylinder",0.25,[0,0,-3],0.25]'
cat >"$dir/apart.sh" <<'END'
exec jq -c --unbuffered '{id: .id, engine: "always-apart", status: "ok", colliding: false}'
END
put "{$cylinder,$(at 0 0 10)}" '{"shape":"box","half":[3,3,1]}' '"velocity_a":[0,0,-3]'
"$origo" judge --metamorphic --engine "sh $dir/apart.sh" "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'asked in no other form' is "$(verdict) $(check metamorphic .)" 'wrong '
put '{"shape":"cylinder","radius":0,"half_height":2}' "{$ball,$(at 5 0 0)}" '"velocity_b":[-2,0,0]'
claim '"colliding":true,"time":2.25'
judge 0
expect 'a cylinder without a radius is a segment' is "$(verdict)" right
put "{$cylinder}" '{"shape":"plane","normal":[0,0,1],"offset":-9}' '"velocity_a":[0,0,-1],"until":9'
claim '"colliding":true,"time":7'
judge 0
expect 'a cylinder that falls on a half-space' is "$(verdict)" right
claim '"colliding":true,"time":7.5'
judge 1
expect 'and half a second late' is "$(verdict)" wrong
conclude
