#!/bin/sh
# Worlds of all shapes: that bodies meet is what the exact question `relation` says of them, half-spaces and height
# fields included. Types, masks and sensors of a scene do what the format says; what is wrong is refused with file,
# line and field.
# usage: BUILD=build tests/world/shapes_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# ---- two bodies, as the exact question has them ----

at() { # at SHAPE TRANSLATION: the shape without its closing brace
  echo "$1,\"pose\":{\"translation\":$2}}"
}
asked=0 met=0
alike() { # alike A B: bodies; the world has to say of them what `relation` says
  echo "{\"id\":\"two\",\"question\":\"relation\",\"a\":$1,\"b\":$2}" >"$dir/case"
  relation=$($origo ask "$dir/case" | jq -r .relation)
  { echo '{"world":{"dt":1,"steps":0}}'; echo "{\"add\":\"a\",\"body\":$1}"; echo "{\"add\":\"b\",\"body\":$2}"; } \
    >"$dir/two"
  $origo world --check "$dir/two" >"$dir/lines" 2>"$dir/err"
  asked=$((asked + 1))
  case $relation in touching | penetrating) wanted=1 met=$((met + 1)) ;; separated) wanted=0 ;; *) wanted=$relation \
    ;; esac
  expect "$1 $2: right" is "$? $(tail -c 10 "$dir/err")" '0 all right'
  expect "$1 $2: $relation" is "$(jq '.touch.begin | length' "$dir/lines")" "$wanted"
}

box='{"shape":"box","half":[1,1,1]' ball='{"shape":"sphere","radius":1' \
  rod='{"shape":"capsule","radius":0.5,"half_height":1'
can='{"shape":"cylinder","radius":1,"half_height":1' top='{"shape":"cone","radius":1,"half_height":1'
drop='{"shape":"hull","points":[[0,0,0],[1,0,0],[0,1,0],[0,0,-2]]'
floor='{"shape":"plane","normal":[0,0,1],"offset":-1}' slope='{"shape":"plane","normal":[3,0,4],"offset":-4}'
field='{"shape":"height_field","heights":[[0,1,0],[1,0.5,1],[0,0.25,0]],"cell":[2,2]}'
for plane in "$floor" "$slope"; do
  for body in "$box" "$ball" "$rod" "$drop"; do
    for place in '[0,0,0]' '[0,0,0.25]' '[0,0,3]' '[-3,1,2]' '[-300,0,1]'; do alike "$plane" \
      "$(at "$body" "$place")"; done
  done
done
alike "$(at "$drop" '[0,0,1]')" "$floor"                 # touches
alike "$(at "$drop" '[0,0,1.0000000000000002]')" "$floor" # an ulp apart
alike "$(at "$drop" '[0,0,0.9999999999999999]')" "$floor" # an ulp deep
for body in "$box" "$ball" "$rod" "$drop"; do
  for place in '[2,2,1.5]' '[2,2,3.5]' '[1,1,1.75]' '[6,2,0]' '[3,3,-0.75]'; do alike "$field" \
    "$(at "$body" "$place")"; done
done
for body in "$can" "$top"; do
  for other in "$box" "$drop"; do
    for place in '[0,0,2]' '[0,0,2.0000000000000004]' '[0,0,-2]' '[2,0,0]' '[1.5,1.75,0.5]' '[1.75,1.75,0]'; do
      alike "$(at "$other" '[0,0,0]')" "$(at "$body" "$place")"
    done
  done
done
expect 'many pairs, of which some meet' [ $((asked - met)) -gt 20 -a "$met" -gt 20 ]

# ---- the scene of all shapes ----

scene=corpus/worlds/round-shapes.jsonl
events() { # events OPTION...: the steps at which bodies begin and end to meet
  $origo world "$@" "$scene" | jq -c 'select(.touch.begin + .touch.end != []) | [.step, .touch.begin, .touch.end]'
}
events >"$dir/events"
expect 'the can stands on the ground when it has sunk by two' says "$dir/events" '[16,[["ground","can"]],[]]'
expect 'the log meets the wall when it has rolled by 3.5' says "$dir/events" '[28,[["wall","log"],["can","ball"]],[]]'
expect 'it is removed' says "$dir/events" '[30,[],[["wall","log"]]]'
$origo world --check --narrow sat-3d --general sat-3d "$scene" >"$dir/lines" 2>"$dir/err"
expect 'what no algorithm takes is named with both bodies' is \
  "$(jq -c 'select(.unanswered != []) | [.step, .unanswered]' "$dir/lines")" \
  '[12,[["hills","top"]]]
[13,[["hills","top"]]]'
$origo world --check --sweep gjk-raycast "$scene" >"$dir/lines" 2>"$dir/err"
expect 'with a sweep: right' is "$? $(tail -c 10 "$dir/err")" '0 all right'
expect 'curved bodies are not swept' [ "$(jq -s 'map(.unswept) | add' "$dir/lines")" -gt 0 ]
$origo draw "$scene" --out "$dir/page.html"
expect 'a page draws them' [ -s "$dir/page.html" ]

# A half-space is as large as the play needs it: more steps, a larger block.
cat >"$dir/far" <<'END'
{"world":{"dt":1,"steps":1}}
{"add":"ground","body":{"shape":"plane","normal":[0,0,1],"offset":0}}
{"add":"slider","body":{"shape":"box","half":[1,1,1],"pose":{"translation":[0,0,1]}},"velocity":[1024,0,0]}
END
$origo world --check --steps 1000 "$dir/far" >"$dir/lines" 2>"$dir/err"
expect 'far away: right' is "$? $(tail -c 10 "$dir/err")" '0 all right'
expect 'it goes on touching for a million units' is "$(tail -n 1 "$dir/lines" | jq .touch.persist)" 1

# ---- types, masks and sensors ----

filtered() { # filtered FIELDS_OF_A FIELDS_OF_B: who touches, how many contacts, how many pairs are filtered
  { echo '{"world":{"dt":1,"steps":1}}'
    echo "{\"add\":\"a\",\"body\":{\"shape\":\"box\",\"half\":[1,1,1]}$1}"
    echo "{\"add\":\"b\",\"body\":{\"shape\":\"box\",\"half\":[1,1,1],\"pose\":{\"translation\":[2,0,0]}}$2}"; } \
      >"$dir/two"
  $origo world --check --contact manifold-full "$dir/two" 2>"$dir/err" | head -n 1 | jq -c \
    '[(.touch.begin | length), .contacts.points, .filtered]'
}
expect 'without a filter' is "$(filtered '' '')" '[1,4,null]'
static=',"type":"static"' kinematic=',"type":"kinematic"' dynamic=',"type":"dynamic"' sensor=',"sensor":true'
expect 'static and dynamic' is "$(filtered "$static" "$dynamic")" '[1,4,0]'
expect 'dynamic and kinematic' is "$(filtered "$dynamic" "$kinematic")" '[1,4,0]'
for a in "$static" "$kinematic"; do
  for b in "$static" "$kinematic"; do expect "$a and $b" is "$(filtered "$a" "$b")" '[0,0,1]'; done
done
expect 'a sensor' is "$(filtered "$sensor" '')" '[1,0,0]'
expect 'a mask that has the category' is "$(filtered ',"mask":2' ',"category":2')" '[1,4,0]'
expect 'one that has not' is "$(filtered ',"mask":2' ',"category":4')" '[0,0,1]'
expect 'one of two categories is enough' is "$(filtered ',"mask":2' ',"category":6')" '[1,4,0]'
expect 'without a category it is the first' is "$(filtered ',"mask":4294967294' '')" '[0,0,1]'
expect 'both masks count' is "$(filtered ',"category":2' ',"mask":1')" '[0,0,1]'
{ echo '{"world":{"dt":1,"steps":0}}'; echo "{\"add\":\"a\",\"body\":$floor}"; echo \
  "{\"add\":\"b\",\"body\":$slope}"; } >"$dir/two"
expect 'two half-spaces are not asked about' is \
  "$($origo world --check "$dir/two" 2>"$dir/err" | jq -c '[(.touch.begin | length), .filtered]')" '[0,1]'

# ---- bad scenes ----

bad() { # bad NAME SAYS LINE...: line 2 and what follows
  name=$1 text=$2
  shift 2
  { echo '{"world":{"dt":0.5,"steps":4}}'; for line in "$@"; do echo "$line"; done; } >"$dir/bad"
  $origo world "$dir/bad" >"$dir/out" 2>"$dir/err"
  expect "$name: status" is "$?" "${status:-2}"
  expect "$name: message" says "$dir/err" "$dir/bad:$text"
  expect "$name: nothing is written" [ ! -s "$dir/out" ]
}
plain='{"shape":"sphere","radius":1}'
bad 'a surface' '2: body: no half-space: a surface, or flattened by its pose' \
  '{"add":"a","body":{"shape":"plane","normal":[0,0,1],"offset":0,"surface":true}}'
bad 'a ray' "2: body.shape: the shape 'ray' has no end" \
  '{"add":"a","body":{"shape":"ray","points":[[0,0,0]],"direction":[1,0,0]}}'
bad 'a half-space as a part' "2: parts[0].shape: the shape 'plane' has no end" "{\"add\":\"a\",\"parts\":[$floor]}"
bad 'a half-space that flies' "2: add: body 'a' is static; expected that it stays where it is" \
  "{\"add\":\"a\",\"body\":$floor,\"velocity\":[0,0,1]}"
bad 'a half-space that is moved' "3: move: body 'a' is static" "{\"add\":\"a\",\"body\":$floor}" '{"step":1,"move":"a"}'
bad 'a static body that turns' "2: add: body 'a' is static" \
  "{\"add\":\"a\",\"body\":$plain,\"type\":\"static\",\"spin\":[0,0,1]}"
bad 'a half-space that is dynamic' '2: type: a half-space is static' \
  "{\"add\":\"a\",\"body\":$floor,\"type\":\"dynamic\"}"
bad 'a type that is none' "2: type: expected one of 'dynamic', 'kinematic' and 'static'" \
  "{\"add\":\"a\",\"body\":$plain,\"type\":\"rigid\"}"
bad 'a sensor that is no boolean' '2: sensor: ' "{\"add\":\"a\",\"body\":$plain,\"sensor\":1}"
bad 'no category' '2: category: no bit is set' "{\"add\":\"a\",\"body\":$plain,\"category\":0}"
bad 'a mask of 33 bits' '2: mask: ' "{\"add\":\"a\",\"body\":$plain,\"mask\":4294967296}"
bad 'a height field of one row' '2: body.heights: 1 row; expected two or more' \
  '{"add":"a","body":{"shape":"height_field","heights":[[0,0]]}}'
bad 'a height field that is not rigid' '2: body.pose: the matrix is no rotation' \
  '{"add":"a","body":{"shape":"height_field","heights":[[0,0],[0,0]],"pose":{"matrix":[[2,0,0],[0,1,0],[0,0,1]]}}}'
bad 'a cylinder that is not rigid' '2: body.pose: the matrix is no rotation' \
  '{"add":"a","body":{"shape":"cylinder","radius":1,"half_height":1,"pose":{"matrix":[[2,0,0],[0,2,0],[0,0,2]]}}}'
bad 'a cone that is no cone' '2: body' '{"add":"a","body":{"shape":"cone","radius":-1,"half_height":1}}'
status=3
bad 'too far for a half-space' ' bodies beside a half-space come as far as' "{\"add\":\"a\",\"body\":$floor}" \
  "{\"add\":\"b\",\"body\":$plain,\"velocity\":[1e15,0,0]}"
conclude
