#!/bin/sh
# origo judge on bodies that move and turn: contacts missed and invented, times early and late, what is undecided,
# rounded bodies, binary32, bad numbers.
# usage: BUILD=build tests/judge/motion_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# judge STATUS ARGUMENTS...: into $dir/out and $dir/err
judge() {
  wanted=$1
  shift
  "$origo" judge "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "status of judge $*" is "$?" "$wanted"
}
claim() { printf '{"id":"%s","engine":"e",%s}\n' "$1" "$2" >"$dir/claim"; }
verdict() { jq -r .verdict "$dir/out"; }
check() { jq -c ".checks[] | select(.what == \"$1\") | del(.what)" "$dir/out"; }

# A cube falls from 4 to -2 on another: they meet at 1/3, and are in one place at 2/3, 2 deep. The motion is 6 long.
box='"shape":"box","half":[1,1,1]'
printf '{"id":"fall","question":"motion","a":{%s,"pose":{"translation":[0,0,4]}},"b":{%s},"end_a":{"translation":[0,0,-2]}}\n' "$box" "$box" >"$dir/fall"
claim fall '"colliding":true,"time":0.33333333333333331'
judge 0 "$dir/fall" "$dir/claim"
expect 'right' is "$(verdict) $(check time)" 'right {"verdict":"right","class":"none","exact":0.3333333333333333,"claimed":0.3333333333333333}'
claim fall '"colliding":true,"time":0.33333333333333337'
judge 0 "$dir/fall" "$dir/claim"
expect 'late by an ulp' is "$(verdict) $(check time | jq -c '[.class, .ulps]')" 'right ["rounding",1]'
claim fall '"colliding":false'
judge 1 "$dir/fall" "$dir/claim"
expect 'missed by the depth' is "$(check verdict | jq -c '[.verdict, .class, (.absolute * 1e6 | round)]')" '["wrong","gross",2000000]'
claim fall '"colliding":true,"time":0.25'
judge 1 "$dir/fall" "$dir/claim"
expect 'early' is "$(check time | jq -c '[.verdict, .class, .absolute]')" '["wrong","gross",0.5]'
judge 0 --abs 0.5 "$dir/fall" "$dir/claim"
expect 'as the user lets pass' is "$(verdict)" tolerable
claim fall '"colliding":true,"time":"nan"'
judge 1 "$dir/fall" "$dir/claim"
expect 'NaN' is "$(check finite | jq -r .class)" gross

# Balls of 1 and 2: past each other at 3.01, touching for one moment at 3, 2^-20 deep below that.
past() { printf '{"id":"past","question":"motion","a":{"shape":"sphere","radius":1,"pose":{"translation":[-4,0,"%s"]}},"b":{"shape":"sphere","radius":2},"end_a":{"translation":[4,0,"%s"],"rotation":[0.5,0,0,1]}}\n' "$1" "$1" >"$dir/past"; }
claim past '"colliding":true,"time":0.5'
past 3.01
judge 1 "$dir/past" "$dir/claim"
expect 'invented' is "$(check verdict | jq -c '[.class, (.absolute * 1e6 | round)]')" '["gross",10000]'
past 3
judge 0 "$dir/past" "$dir/claim"
expect 'touching at one moment' is "$(verdict) $(check verdict | jq -r .class)" 'right none'
# A point crosses a triangle that turns, at no simple time: whether they meet is undecided.
printf '%s\n' '{"id":"past","question":"motion","a":{"shape":"point","points":[[0,0,0]],"pose":{"translation":[0.1,0.1,1]}},"b":{"shape":"triangle","points":[[-1,-1,0],[1,-1,0],[0,1,0]]},"end_a":{"translation":[0.1,0.1,-0.7]},"end_b":{"rotation":[0.3,0.1,0,1]}}' >"$dir/past"
claim past '"colliding":false'
judge 0 "$dir/past" "$dir/claim"
expect 'undecided: no verdict is judged' is "$(verdict) $(check verdict)" 'right '
claim past '"colliding":true,"time":0.25'
judge 1 "$dir/past" "$dir/claim"
expect 'undecided: early for certain' is "$(check time | jq -r .class)" gross
past 0x1.7ffff8p1
claim past '"colliding":false'
judge 1 "$dir/past" "$dir/claim"
expect 'a graze missed' is "$(check verdict | jq -c '[.class, .absolute * 1048576 | if type == "number" then round else . end]')" '["gross",1]'

# A cube that spins by more than a turn reaches a wall at asin(1.25 / sqrt(2)) - pi / 4 over 8.
printf '{"id":"fall","question":"motion","a":{%s},"b":{"shape":"box","half":[8,1,8],"pose":{"translation":[0,2.25,0]}},"spin_a":[0,0,8]}\n' "$box" >"$dir/spin"
claim fall '"colliding":true,"time":0.03733720'
judge 1 "$dir/spin" "$dir/claim"
expect 'a spin: late' is "$(check time | jq -c '[.class, (.exact * 1e6 | round)]')" '["gross",37338]'
claim fall '"colliding":false'
judge 1 "$dir/spin" "$dir/claim"
expect 'a spin: missed by the depth' is "$(check verdict | jq -c '[.class, (.absolute * 1e3 | round)]')" '["gross",164]'

# What an engine is given is a case again, and has the same answer.
printf '#!/bin/sh\nwhile read -r line; do printf "%%s\\n" "$line" >>"%s"; echo "{\\"unsupported\\":true}"; done\n' "$dir/seen" >"$dir/engine"
chmod +x "$dir/engine"
"$origo" gen motion-rounded --seed 5 --count 20 >"$dir/cases"
"$origo" judge --engine "$dir/engine" "$dir/cases" >"$dir/out" 2>"$dir/err"
grep motion-rounded "$dir/seen" >"$dir/handed"
expect 'every case is handed over' is "$(wc -l <"$dir/handed")" 20
"$origo" ask --quiet "$dir/cases" | jq -c '[.id, .hit]' >"$dir/first"
"$origo" ask --quiet "$dir/handed" | jq -c '[.id, .hit]' >"$dir/second"
expect 'and answered alike' same "$dir/first" "$dir/second"
: >"$dir/seen"
"$origo" gen spin-random --seed 5 --count 10 >"$dir/cases"
"$origo" judge --engine "$dir/engine" "$dir/cases" >"$dir/out" 2>"$dir/err"
grep spin-random "$dir/seen" >"$dir/handed"
expect 'spins are handed over' is "$(grep -c spin_a "$dir/handed")" 10
"$origo" ask --quiet "$dir/cases" | jq -c '[.id, .hit]' >"$dir/first"
"$origo" ask --quiet "$dir/handed" | jq -c '[.id, .hit]' >"$dir/second"
expect 'and answered alike, too' same "$dir/first" "$dir/second"
conclude
