#!/bin/sh
# Motions that miss and say which distance is kept, spins that one span holds, spins about another point, and how the
# limit of pieces is told.
# usage: BUILD=build tests/motion/kept_test.sh
set -u
# shellcheck source=tests/answers.sh
. "$(dirname "$0")/../answers.sh"

cube='"shape":"box","half":[1,1,1]'
# moved SHAPE X,Y,Z: the body there. motion A B REST: a case.
moved() { printf '{%s,"pose":{"translation":[%s]}}' "$1" "$2"; }
motion() { printf '{"id":"f","question":"motion","a":%s,"b":%s%s}\n' "$1" "$2" "$3"; }
# ours OPTIONS: our answer of the case is checked.
# shellcheck disable=SC2086
ours() { "$BUILD/origo" ask $1 "$dir/case" >"$dir/answer" 2>"$dir/said" && check; }
decimal() { jq "$1"' | split("/") | (.[0] | tonumber) / (.[1] // "1" | tonumber)' "$dir/answer"; }
between() { awk -v x="$1" -v from="$2" -v to="$3" 'BEGIN { exit !(from < x && x < to) }'; }

# ---- the distance that a miss keeps: a cube falls past another, 1 away ----
motion "$(moved "$cube" 3,0,4)" "{$cube}" ',"end_a":{"translation":[3,0,-2]}' >"$dir/case"
expect 'a distance kept is accepted' is "$(ours --apart)" '1 accepted, 0 refused'
expect 'a distance kept' grep -q '"hit":false,"apart":"1023/1024","certificate"' "$dir/answer"
expect 'it is in the certificate' grep -q '{"kind":"never","apart":"1023/1024","pieces"' "$dir/answer"
expect 'without being asked for' is "$(ours '')" '1 accepted, 0 refused'
expect 'no distance unless it is asked for' is "$(grep -c apart "$dir/answer")" 0
# kept DISTANCE CLAIM: an answer with that distance in its certificate, and with the claim.
pieces='"pieces":[{"until":1,"world":[1,0,0]}]'
kept() { printf '{"id":"f","hit":false%s,"certificate":{"kind":"never","apart":%s,%s}}' "$2" "$1" "$pieces"; }
judged 'less is kept' '1 accepted' "$(kept '"1/2"' ',"apart":"2/4"')"
judged 'nearly all is kept' '1 accepted' "$(kept '"999999/1000000"' '')"
judged 'all is not kept' 'does not separate' "$(kept 1 '')"
judged 'no distance is told' '1 accepted' "$(kept 0 '')"
judged 'less than none is kept' 'the distance kept is below zero' "$(kept '"-1/2"' '')"
judged 'another distance' 'apart: not what the certificate proves' "$(kept '"1/2"' ',"apart":"3/4"')"
judged 'a distance that is not proved' 'apart: claimed, but the certificate proves none' "$(kept 0 ',"apart":"1/2"')"
judged 'a distance that is none' 'certificate.apart: ' "$(kept '"NaN"' '')"
undecided='{"id":"f","certificate":{"kind":"clear","apart":"1/2",'$pieces'}}'
judged 'a distance of undecided' 'or of another certificate than' "$undecided"
contact='{"id":"f","certificate":{"kind":"first","apart":"1/2",'$pieces',"time":1,"pairs":[[0,0]],"weights":[1]}}'
judged 'a distance of a contact' "unknown field 'apart'" "$contact"
wall='"shape":"box","half":[8,1,8]'
motion "{$cube}" "$(moved "$wall" 0,2.5,0)" ',"spin_a":[0,0,9]' >"$dir/case"
expect 'a distance kept while spinning is accepted' is "$(ours --apart)" '1 accepted, 0 refused'
# 3/2 - sqrt(2) = 0.0857...
expect 'a distance kept while spinning' between "$(decimal .apart)" 0.0856 0.08579

# ---- a fast spin: one span for all turns ----
motion "{$cube}" "$(moved "$wall" 0,2.5,0)" ',"spin_a":[0,0,400]' >"$dir/case"
expect 'a fast spin is accepted' is "$(ours '')" '1 accepted, 0 refused'
expect 'a fast spin' grep -q '"hit":false,"certificate".*"spans":\[{"until":"1","round":true,"pieces":' "$dir/answer"
spun() {
  printf '{"id":"f","certificate":{"kind":"never","bits":64,"spans":[{"until":1,"round":%s,' "$1"
  printf '"pieces":[{"until":1,"world":[0,-1,0]}]}]}}'
}
judged 'a round span' '1 accepted' "$(spun true)"
judged 'the same as a chord' 'does not separate' "$(spun false)"
judged 'a round span that is none' 'certificate.spans[0].round: expected true or false' "$(spun 1)"

# ---- the limit of pieces is told as that ----
# The cube turns below the wall, which is nearer than what a capsule around its axis reaches.
motion "{$cube}" "$(moved '"shape":"box","half":[8,8,1]' 0,0,2.5)" ',"spin_a":[10,0,4000]' >"$dir/case"
ours '--limit 1000' >"$dir/out"
expect 'the limit of a spin' says "$dir/said" 'as many pieces as it may have (--limit allows more)'
expect 'beyond the limit of a spin' is "$(ours '--limit 10000')" '1 accepted, 0 refused'
expect 'beyond the limit there is an answer' grep -q '"hit":false' "$dir/answer"
motion "$(moved "$cube" 0,0,4)" "{$cube}" ',"end_a":{"translation":[0,4,0],"rotation":[1,0,0,1]}' >"$dir/case"
ours '--limit 1' >"$dir/out"
expect 'the limit of pieces' says "$dir/said" 'as many pieces as it may have'

# ---- a spin about another point ----
# The hinge is at (2, 1, 0), and R0^-1 ((3, 1, 0) - (2, 1, 0)) = (3/5, -4/5, 0): the same as a body of these points.
ball=$(moved '"shape":"sphere","radius":0.25' 2.5,2.5,0)
rod='"shape":"segment","points":[[-1,0,0],[1,0,0]],"pose":{"translation":[3,1,0],"rotation":[0,0,1,2]}'
same='"shape":"segment","points":[["-2/5","-4/5",0],["8/5","-4/5",0]],'
same=$same'"pose":{"translation":[2,1,0],"rotation":[0,0,1,2]}'
spin=',"spin_a":[0.5,0,2]'
motion "{$rod}" "$ball" "$spin,\"end_a\":{\"translation\":[3,1.5,0]},\"about_a\":[2,1,0]" >"$dir/case"
motion "{$same}" "$ball" "$spin,\"end_a\":{\"translation\":[2,1.5,0]}" >"$dir/same"
expect 'about a hinge is accepted' is "$(ours '')" '1 accepted, 0 refused'
expect 'about a hinge' is "$("$BUILD/origo" ask "$dir/same")" "$(cat "$dir/answer")"
expect 'about a hinge there is contact' grep -q '"hit":true' "$dir/answer"
motion "{$rod}" "$ball" "$spin,\"about_a\":[3,1,0]" >"$dir/centre"
motion "{$rod}" "$ball" "$spin" >"$dir/without"
expect 'about the centre' is "$("$BUILD/origo" ask "$dir/centre")" "$("$BUILD/origo" ask "$dir/without")"
# A door from the hinge at 0 to 2, as thick as 1/4: it reaches the ball at pi/2 - asin(1/4) = 2 * 0.65906...
door=$(moved '"shape":"box","half":[1,0.125,2]' 1,0,0)
ball=$(moved '"shape":"sphere","radius":0.25' 0,1.5,0)
motion "$ball" "$door" ',"spin_b":[0,0,2],"about_b":[0,0,0]' >"$dir/case"
expect 'a door is accepted' is "$(ours '')" '1 accepted, 0 refused'
expect 'a door: not before' between "$(decimal '.enclosure[0]')" 0.659057 0.659059
expect 'a door: then' between "$(decimal '.enclosure[1]')" 0.659057 0.659059

conclude
