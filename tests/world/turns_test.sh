#!/bin/sh
# origo world --motion: who meets on the way while bodies turn. The scene's first contacts are those of the exact
# question `motion`, asked about the numbers of a step; what samples in time misses, the check finds.
# usage: BUILD=build tests/world/turns_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

scene=corpus/worlds/turning-rod.jsonl
$origo run --list | awk '$2 == "motion" && NF > 3 { print $1 }' >"$dir/motion"
expect 'there are algorithms' [ "$(wc -l <"$dir/motion")" -ge 4 ]
arrivals() { jq -c '.step as $s | .arrive[] | [$s, .pair[1], .time]' "$dir/lines" | cut -d , -f 1,2; }
while read -r motion; do
  for program in origo origo32; do
    "$BUILD/$program" world --check --motion "$motion" "$scene" >"$dir/lines" 2>"$dir/err"
    status=$?
    case $motion in
    motion-sampling)
      expect "$program $motion: found out" is "$status $(cat "$dir/err")" \
        "1 $scene: step 2: 'rod' and 'crumb': the bodies meet on the way, and the sweep does not say so"
      ;;
    *)
      expect "$program $motion: right" is "$status $(tail -c 10 "$dir/err")" '0 all right'
      expect "$program $motion: who arrives" is "$(arrivals | tr '\n' ' ')" '[1,"ball" [2,"crumb" [4,"ball" [6,"ball" '
      ;;
    esac
  done
done <"$dir/motion"

# The first step is a turn by 1.5 radians. The question takes it as the unit of time.
rod='{"shape":"box","half":[5,0.0625,0.0625]}' ball='{"shape":"sphere","radius":0.25,"pose":{"translation":[0,-4,0]}}'
echo "{\"id\":\"rod\",\"question\":\"motion\",\"a\":$rod,\"b\":$ball,\"spin_a\":[0,0,1.5]}" >"$dir/case"
$origo ask "$dir/case" | jq -r '.enclosure[]' >"$dir/enclosure"
expect 'the exact question has an enclosure' lines "$dir/enclosure" 2
$origo world --motion motion-conservative "$scene" >"$dir/lines"
jq '.arrive[] | .time' "$dir/lines" | head -n 1 >"$dir/time"
cat >"$dir/compare.py" <<'END'
import fractions, sys
first = 4 * float(open(sys.argv[1]).read())  # of a step of a quarter
low, high = (float(fractions.Fraction(line)) for line in open(sys.argv[2]))
print(low - 1e-9 < first < high + 1e-9)
END
expect 'the first contact is in it' is "$(python3 "$dir/compare.py" "$dir/time" "$dir/enclosure")" True

# Without it nothing says so: the crumb is passed between two steps.
$origo world --check --swept "$scene" >"$dir/lines" 2>"$dir/err"
expect 'swept boxes alone: right' is "$? $(tail -c 10 "$dir/err")" '0 all right'
expect 'the crumb is never met' is "$(jq -c '.touch.begin' "$dir/lines" | grep -c crumb)" 0
expect 'its box is' is "$(jq -c '.boxes.begin' "$dir/lines" | grep -c crumb)" 1

# Both together: translating pairs to the sweep, turning ones to the motion.
$origo world --check --sweep gjk-raycast --motion motion-conservative "$scene" >"$dir/lines" 2>"$dir/err"
expect 'with a sweep: right' is "$? $(tail -c 10 "$dir/err")" '0 all right'
expect 'nothing stays unswept' is "$(jq -s 'map(.unswept) | add' "$dir/lines")" 0
expect 'the same arrive' is "$(jq -c '.arrive[].pair[1]' "$dir/lines" | tr '\n' ' ')" '"ball" "crumb" "ball" "ball" '
$origo world --check --sweep gjk-raycast --motion motion-bisect corpus/worlds/parac-bullet.jsonl >"$dir/lines" \
  2>"$dir/err"
expect 'where nothing turns the sweep says it' is "$? $(jq -c '.arrive[].time' "$dir/lines" | tr '\n' ' ')" \
  '0 0.21484375 0.71875 '
for other in round-shapes concave-figures falling-boxes; do
  $origo world --check --motion motion-conservative "corpus/worlds/$other.jsonl" >"$dir/lines" 2>"$dir/err"
  expect "$other: right" is "$? $(tail -c 10 "$dir/err")" '0 all right'
done
expect 'concave bodies are counted' [ \
  "$($origo world --motion motion-conservative corpus/worlds/concave-figures.jsonl | jq -s 'map(.unswept) | add')" \
  -gt 0 ]
$origo world --motion gjk-raycast "$scene" >"$dir/out" 2>"$dir/err"
expect 'an algorithm of another door' says "$dir/err" \
  "--motion takes an algorithm of the door 'motion' for bodies in space, which gjk-raycast is not"
conclude
