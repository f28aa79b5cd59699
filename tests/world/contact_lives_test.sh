#!/bin/sh
# origo world --lives: contacts of all scenes begin, persist and end as the check says, with every algorithm, in both
# precisions; the events are those of the scene.
# usage: BUILD=build tests/world/contact_lives_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

began='(.begin | map(.points | length) | add // 0)'
$origo run --list | awk '$2 == "contact" && NF > 3 { print $1 }' | grep -v 2d >"$dir/contact"
expect 'there are algorithms' [ "$(wc -l <"$dir/contact")" -ge 3 ]
for scene in corpus/worlds/*.jsonl; do
  for program in origo origo32; do
    while read -r contact; do
      "$BUILD/$program" world --check --contact "$contact" --lives "$scene" >"$dir/lines" 2>"$dir/err"
      expect "$program $scene $contact: right" is "$? $(tail -c 10 "$dir/err")" '0 all right'
      expect "$program $scene $contact: what began is there or ended" is \
        "$(jq -s "map(.contacts) | map($began - (.end | map(.points) | add // 0)) | add" "$dir/lines")" \
        "$(tail -n 1 "$dir/lines" | jq ".contacts | .persist + $began")"
    done <"$dir/contact"
  done
done
$origo world corpus/worlds/parac-shapes.jsonl --contact manifold-full --lives >"$dir/lines"
expect 'the square begins with four' is "$(jq -c 'select(.step == 4) | .contacts.begin' "$dir/lines")" \
  '[{"pair":["ground","square"],"points":[[-7,-1,0],[-7,1,0],[-5,1,0],[-5,-1,0]]}]'
expect 'it stands' is "$(jq -c 'select(.step > 4 and .step < 8) | .contacts.persist' "$dir/lines" | tr '\n' ' ')" \
  '4 4 4 '
expect 'it slides: four end' is "$(jq -c 'select(.step == 14) | .contacts.end' "$dir/lines")" \
  '[{"pair":["ground","square"],"points":4}]'
$origo world corpus/worlds/concave-figures.jsonl --contact manifold-full --lives >"$dir/lines"
expect 'parts of concave bodies are named' [ "$(jq -c '.contacts.begin[].parts' "$dir/lines" | sort -u | wc -l)" -gt 1 ]
$origo world corpus/worlds/falling-boxes.jsonl --contact manifold-full --lives --check >"$dir/lines" 2>"$dir/err"
expect 'the last line counts what was kept' [ "$(sed 's/.* contacts, \([0-9]*\) kept; all right/\1/' "$dir/err")" -gt \
  20 ]
$origo world corpus/worlds/falling-boxes.jsonl --lives >"$dir/lines" 2>"$dir/err"
expect 'lives of nothing' is "$? $(cat "$dir/err")" '2 origo world: --lives goes with --contact NAME'
conclude
