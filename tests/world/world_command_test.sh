#!/bin/sh
# origo world: the scenes of corpus/worlds are right in every step, with every broad phase and in both precisions; all
# broad phases that promise the same give the same events. What is wrong in a scene is refused with file, line and
# field, before anything is written.
# usage: BUILD=build tests/world/world_command_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# ---- the scenes ----

$origo run --list | awk '$2 == "overlaps" && NF > 3 { print $1 }' >"$dir/broad"
expect 'there are broad phases' [ "$(wc -l <"$dir/broad")" -gt 10 ]
$origo run --list | awk '$2 == "contact" && NF > 3 { print $1 }' | grep -v 2d >"$dir/contact"
for scene in corpus/worlds/*.jsonl; do
  for program in origo origo32; do
    "$BUILD/$program" world --check --contact manifold-full "$scene" >"$dir/lines" 2>"$dir/err"
    expect "$program $scene: right" is "$? $(tail -c 10 "$dir/err")" '0 all right'
    steps=$(head -n 1 "$scene" | jq .world.steps)
    expect "$program $scene: a line a step" lines "$dir/lines" $((steps + 1))
    expect "$program $scene: lines are JSON, steps in order" is \
      "$(jq -s 'map(.step) == [range(0; length)]' "$dir/lines")" true
  done
  $origo world "$scene" | sed 's/,"work".*//' >"$dir/wanted"
  case $scene in *bullet*) continue ;; esac # only its swept boxes ever overlap
  while read -r broad; do
    $origo world --broad "$broad" "$scene" | sed 's/,"work".*//' >"$dir/lines"
    expect "$scene $broad: the same events" same "$dir/wanted" "$dir/lines"
  done <"$dir/broad"
  while read -r contact; do
    $origo world --check --contact "$contact" "$scene" >"$dir/lines" 2>"$dir/err"
    expect "$scene $contact: right" is "$? $(tail -c 10 "$dir/err")" '0 all right'
  done <"$dir/contact"
done

# ---- the schema ----

if python3 -c 'import jsonschema' 2>/dev/null; then
  cat >"$dir/valid.py" <<'END'
import json, sys, jsonschema
text = open("docs/world.schema.json", encoding="utf-8").read()
world = json.loads(text.replace("urn:origo:case:1#", "#")) # with the definitions of cases beside its own
world["$defs"].update(json.load(open("docs/case.schema.json", encoding="utf-8"))["$defs"])
checker = jsonschema.Draft202012Validator(world)
wrong = [line for line in sys.stdin if list(checker.iter_errors(json.loads(line)))]
print("".join(wrong)[:300], end="")
sys.exit(bool(wrong))
END
  $origo world --contact manifold-full --sweep gjk-raycast corpus/worlds/falling-boxes.jsonl >"$dir/lines"
  $origo world corpus/worlds/round-shapes.jsonl >>"$dir/lines"
  $origo world --contact manifold-full --lives corpus/worlds/concave-figures.jsonl >>"$dir/lines"
  cat corpus/worlds/*.jsonl "$dir/lines" >"$dir/all"
  expect 'docs/world.schema.json holds' python3 "$dir/valid.py" <"$dir/all"
  echo '{"add":"a"}' >"$dir/all"
  expect 'and not of what is wrong' [ "$(python3 "$dir/valid.py" <"$dir/all")" = '{"add":"a"}' ]
fi

# ---- what happens in them ----

events() { # events SCENE OPTION...: the steps at which bodies begin and end to meet
  scene=$1
  shift
  $origo world "$@" "corpus/worlds/$scene.jsonl" |
    jq -c 'select(.touch.begin + .touch.end != []) | [.step, .touch.begin, .touch.end]'
}
expect 'a removed body ends its pair' says "$(events removed-in-contact >"$dir/events"; echo "$dir/events")" \
  '[2,[],[["lower","upper"]]]'
expect 'what was removed comes again' says "$dir/events" '[3,[["lower","upper"],["beside","upper"]],[]]'
expect 'one part in 2^50 ends touching' says "$dir/events" '[4,[],[["lower","upper"]]]'
expect 'the bullet meets nothing' is "$(events bullet-through-paper)" ''
expect 'a swept box shows it' is "$($origo world --swept corpus/worlds/bullet-through-paper.jsonl | jq -c .boxes.begin | sort -u)" \
  '[["paper","bullet"]]
[]'
arrival() { $origo world --sweep "$1" corpus/worlds/bullet-through-paper.jsonl | jq -c 'select(.arrive != []) | [.step, .arrive]'; }
for sweep in conservative-advancement gjk-raycast ccd-bisect bilateral-advancement; do
  # The bullet is 8 a unit of time fast, and at the sheet after 1.5 + 2^-7 - 2^-8 - 2^-10.
  arrival "$sweep" >"$dir/events"
  expect "$sweep finds the bullet" says "$dir/events" '[2,[{"pair":["paper","bullet"],"time":0.1878662'
  $origo world --check --sweep "$sweep" corpus/worlds/bullet-through-paper.jsonl >"$dir/lines" 2>"$dir/err"
  expect "$sweep: right" is "$? $(tail -c 10 "$dir/err")" '0 all right'
done
expect 'sampling in time misses it' is "$(arrival sampling)" ''
$origo world --check --sweep sampling corpus/worlds/bullet-through-paper.jsonl >"$dir/lines" 2>"$dir/err"
expect 'and the check says so' is "$? $(cat "$dir/err")" \
  "1 corpus/worlds/bullet-through-paper.jsonl: step 2: 'paper' and 'bullet': the bodies meet on the way, and the sweep does not say so"
# The press moves by 1 a step. Its lower face is 2.5 above the ground at first, and 2.5 - 3/64 above the crumb's top.
sandwich=corpus/worlds/sandwich.jsonl
expect 'the press meets both in one step' is "$(events sandwich)" '[3,[["ground","press"],["crumb","press"]],[]]'
echo '{"id":"end","question":"depth","a":{"shape":"box","half":[32,32,8],"pose":{"translation":[0,0,7.5]}},' \
  '"b":{"shape":"box","half":["0x1p-6","0x1p-6","0x1p-6"],"pose":{"translation":[0,0,0.03125]}}}' >"$dir/end.jsonl"
expect 'the crumb, 1/32 high, is that deep' is "$($origo ask "$dir/end.jsonl" | jq -r .depth.exact)" 35/64
pressed() { $origo world --sweep "$1" "$sandwich" | jq -c '.step as $step | .arrive[] | [$step, .pair[0], .time]'; }
for sweep in conservative-advancement gjk-raycast ccd-bisect bilateral-advancement; do
  pressed "$sweep" | cut -c 1-18 >"$dir/events"
  wanted='[3,"ground",0.3125
[3,"crumb",0.30664'
  [ $sweep = ccd-bisect ] && wanted='[3,"ground",0.3124
[3,"crumb",0.30664' # early by its tolerance
  expect "$sweep: when the press meets both" is "$(sed 's/]$//' "$dir/events")" "$wanted"
  $origo world --check --sweep "$sweep" "$sandwich" >"$dir/lines" 2>"$dir/err"
  expect "$sweep: right" is "$? $(tail -c 10 "$dir/err")" '0 all right'
done
expect 'sampling sees the crumb when the press is at the ground' is "$(pressed sampling)" '[3,"ground",0.3125]
[3,"crumb",0.3125]'
expect 'the ball comes and goes' says "$(events falling-boxes >"$dir/events"; echo "$dir/events")" \
  '[13,[],[["floor","ball"]]]'

# ---- algorithms ----

scene=corpus/worlds/falling-boxes.jsonl
$origo world --check --narrow gjk-boolean "$scene" >"$dir/lines" 2>"$dir/err"
expect 'another narrow phase' is "$?" 0
expect 'it is asked of what it takes' is "$(jq -s 'map(.work.general) | add' "$dir/lines")" 0
$origo run --list | awk '$2 == "pair" && NF > 3 && $1 != "chung-wang" { print $1 }' >"$dir/narrow"
expect 'there are narrow phases' [ "$(wc -l <"$dir/narrow")" -gt 20 ]
while read -r narrow; do
  $origo world --check --narrow "$narrow" "$scene" >"$dir/lines" 2>"$dir/err"
  expect "$narrow: right" is "$? $(tail -c 10 "$dir/err")" '0 all right'
done <"$dir/narrow"
# chung-wang cannot say that bodies touch: the check names the first step, which is written.
$origo world --check --narrow chung-wang "$scene" >"$dir/lines" 2>"$dir/err"
expect 'what a narrow phase misses: status' is "$?" 1
expect 'what a narrow phase misses: step and bodies' says "$dir/err" \
  "$scene: step 12: 'floor' and 'ball': the bodies meet, and the narrow phase does not say so: touching, signed distance 0"
expect 'lines up to that step' lines "$dir/lines" 13
$origo world --steps 2 "$scene" >"$dir/lines"
expect '--steps' lines "$dir/lines" 3
$origo world - <"$scene" >"$dir/lines"
expect 'standard input' lines "$dir/lines" 25

# ---- concave bodies ----

scene=corpus/worlds/concave-figures.jsonl
$origo world "$scene" >"$dir/wanted"
$origo run --list | awk '$2 == "mesh_pairs" && NF > 3 { print $1 }' >"$dir/mid"
taken=0
while read -r mid; do
  $origo world --check --mid "$mid" "$scene" >"$dir/lines" 2>"$dir/err"
  status=$?
  case $mid in # volumes that are no boxes along the axes
  bvh-kdop | bvh-layered | bvh-obb | bvh-sphere) expect "$mid: refused" is "$status" 2 ;;
  *)
    taken=$((taken + 1))
    expect "$mid: right" is "$status $(tail -c 10 "$dir/err")" '0 all right'
    expect "$mid: the same events" same "$dir/wanted" "$dir/lines"
    ;;
  esac
done <"$dir/mid"
expect 'mid phases of every arity, build and traversal' [ "$taken" -ge 8 ]
events concave-figures >"$dir/events"
expect 'the figure stands on the platform' says "$dir/events" '[0,[["platform","figure"],["platform","arch"]],[]]'
expect 'a removed compound ends its pairs' says "$dir/events" '[24,[],[["platform","arch"]]]'
# Two meshes: their parts that meet are the pairs of the exact question mesh_pairs.
points='[[0,0,0],[2,0,0.25],[0,2,0.5],[2,2,0],[1,1,1.5]]' triangles='[[0,1,4],[1,3,4],[3,2,4],[2,0,4]]'
for shift in '[0,0,0]' '[0.5,0.25,0.125]' '[0.75,0,-1.5]' '[1,1,-1]' '[2,0,0.25]' '[4,0,0]' '[-0.5,0.375,0.5]'; do
  mesh="\"shape\":\"mesh\",\"points\":$points,\"triangles\":$triangles"
  echo "{\"question\":\"mesh_pairs\",\"id\":\"two\",\"a\":{$mesh},\"b\":{$mesh,\"pose\":{\"translation\":$shift}}}" |
    $origo ask - | jq .count >"$dir/count"
  { echo '{"world":{"dt":1,"steps":0}}'
    echo "{\"add\":\"a\",\"body\":{$mesh}}"
    echo "{\"add\":\"b\",\"body\":{$mesh,\"pose\":{\"translation\":$shift}}}"; } >"$dir/two"
  $origo world --check "$dir/two" 2>"$dir/err" >"$dir/lines"
  expect "meshes at $shift: right" is "$? $(tail -c 10 "$dir/err")" '0 all right'
  expect "meshes at $shift: as mesh_pairs" is "$(jq .parts.meet "$dir/lines")" "$(cat "$dir/count")"
done

# ---- the page of a replay (make test-page looks at it in a browser) ----

scene=corpus/worlds/concave-figures.jsonl
data_of() { sed -n '/<script type="application\/json" id="data">/,/<\/script>/p' "$1" | sed 's/.*id="data">//; s/<\/script>.*//'; }
$origo draw "$scene" --out "$dir/replay.html" >"$dir/out" 2>"$dir/err"
expect 'origo draw writes a page' is "$? $(cat "$dir/out" "$dir/err")" '0 '
data_of "$dir/replay.html" >"$dir/data"
expect 'with all steps' is "$(jq -c '[.world.steps | length, (.[0].poses | length)]' "$dir/data")" '[33,5]'
$origo world "$scene" --contact manifold-full --html "$dir/world.html" >"$dir/lines"
data_of "$dir/world.html" | jq -c .world >"$dir/from-world"
jq -c .world "$dir/data" >"$dir/from-draw"
expect 'the same as origo world' same "$dir/from-world" "$dir/from-draw"
expect 'contacts as in the lines' is "$(jq -c '[.steps[].contacts | length]' "$dir/from-draw")" "$(jq -sc 'map(.contacts.points)' "$dir/lines")"
$origo world corpus/worlds/falling-boxes.jsonl --check --narrow chung-wang --html "$dir/wrong.html" >"$dir/lines" 2>"$dir/err"
expect 'a wrong step ends the page' is "$? $(data_of "$dir/wrong.html" | jq -c '[(.world.steps | length), .world.fault.step]')" '1 [13,12]'
$origo draw "$scene" "$scene" --out "$dir/two.html" 2>"$dir/err"
expect 'a page replays one scene' is "$? $(cat "$dir/err")" '2 origo draw: a page replays one scene'
$origo draw corpus/cases/segments.jsonl --out "$dir/two.html" 2>"$dir/err"
expect 'cases are no scene' is "$?" 2
expect 'nothing is written' [ ! -e "$dir/two.html" ]
$origo report --world "$scene" </dev/null >"$dir/out" 2>"$dir/err"
expect 'a scene needs a page' is "$? $(cat "$dir/err")" '2 origo report: --world goes with --html FILE'
echo '{"world":{"dt":1,"steps":1000000}}' >"$dir/long"
echo '{"add":"a","body":{"shape":"point","points":[[0,0,0]]}}' >>"$dir/long"
$origo draw "$dir/long" --out "$dir/two.html" 2>"$dir/err"
expect 'a page holds a million poses' is "$?" 3

# ---- bad usage ----

scene=corpus/worlds/falling-boxes.jsonl

refused() { # refused NAME STATUS SAYS OPTION...
  name=$1 status=$2 text=$3
  shift 3
  $origo world "$@" >"$dir/out" 2>"$dir/err"
  expect "$name: status" is "$?" "$status"
  expect "$name: one line" lines "$dir/err" 1
  expect "$name: message" says "$dir/err" "$text"
}
refused 'an unknown algorithm' 2 "no algorithm 'grit'; did you mean 'grid'?" --broad grit "$scene"
refused 'an algorithm of another door' 2 "--broad takes an algorithm of the door 'overlaps'" --broad gjk "$scene"
refused 'contacts of the plane' 2 '--contact takes' --contact contact-2d "$scene"
refused 'a mid phase of other volumes' 2 "--mid takes an algorithm of the door 'mesh_pairs' for boxes along the axes" \
  --mid bvh-obb "$scene"
refused 'no scene' 2 'expected one scene'
refused 'two scenes' 2 'expected one scene' "$scene" "$scene"
refused 'no such file' 2 "$dir/none" "$dir/none"

# ---- bad scenes ----

cat >"$dir/good" <<'END'
{"world":{"dt":0.5,"steps":4}}
{"add":"a","body":{"shape":"box","half":[1,1,1]}}
{"add":"b","body":{"shape":"sphere","radius":1,"pose":{"translation":[1,0,0]}}}
END
bad() { # bad NAME SAYS LINE...: line 4 and what follows of a scene whose first three are good
  name=$1 text=$2
  shift 2
  { cat "$dir/good"; for line in "$@"; do echo "$line"; done; } >"$dir/bad"
  refused "$name" "${status:-2}" "$dir/bad:$text" "$dir/bad"
  expect "$name: nothing is written" [ ! -s "$dir/out" ]
}
ball='{"shape":"sphere","radius":1}'
bad 'a name twice' "4: add: a body 'a' is there already" "{\"add\":\"a\",\"body\":$ball}"
bad 'a name that is none' "4: add: expected a name" "{\"add\":\"\",\"body\":$ball}"
bad 'an unknown shape' "4: body.shape: unknown shape 'spere'; did you mean 'sphere'?" \
  '{"add":"c","body":{"shape":"spere","radius":1}}'
bad 'a shape without an end' '4: body.shape: ' \
  '{"add":"c","body":{"shape":"ray","points":[[0,0,0]],"direction":[0,0,1]}}'
bad 'no body' '4: ' '{"add":"c"}'
bad 'a negative radius' '4: body' '{"add":"c","body":{"shape":"sphere","radius":-1}}'
bad 'a pose that is not rigid' '4: body.pose: the matrix is no rotation' \
  '{"add":"c","body":{"shape":"box","half":[1,1,1],"pose":{"matrix":[[2,0,0],[0,1,0],[0,0,1]]}}}'
bad 'a mirror' '4: pose: the matrix is no rotation' \
  '{"step":1,"move":"a","pose":{"matrix":[[-1,0,0],[0,1,0],[0,0,1]]}}'
bad 'a velocity of two numbers' '4: velocity' "{\"add\":\"c\",\"body\":$ball,\"velocity\":[1,2]}"
bad 'an infinite place' '4: body' '{"add":"c","body":{"shape":"sphere","radius":1,"pose":{"translation":["1e400",0,0]}}}'
bad 'an unknown body' "4: move: no body 'c'" '{"step":1,"move":"c"}'
bad 'removed twice' "5: remove: body 'a' was removed in line 4" '{"step":1,"remove":"a"}' '{"step":2,"remove":"a"}'
bad 'moved when removed' "5: move: body 'a' was removed in line 4" '{"step":1,"remove":"a"}' '{"step":2,"move":"a"}'
bad 'twice in a step' '5: move: the body was named in this step before, in line 4' '{"step":1,"move":"a"}' \
  '{"step":1,"move":"a"}'
bad 'steps that run backwards' '5: step: step 1 after step 2' '{"step":2,"move":"a"}' '{"step":1,"move":"b"}'
bad 'a step beyond the last' '4: step: step 5 of a world of 4 steps' '{"step":5,"move":"a"}'
bad 'a step that is none' '4: step: ' '{"step":-1,"move":"a"}'
bad 'two verbs' "4: both 'add' and 'remove'" "{\"add\":\"c\",\"remove\":\"a\",\"body\":$ball}"
bad 'no verb' "4: expected one of 'add', 'move' and 'remove'" '{"step":1}'
bad 'a field of another verb' '4: ' '{"step":1,"remove":"a","velocity":[0,0,0]}'
bad 'no object' '4: ' '[1]'
bad 'no parts' '4: parts: expected a list of convex bodies' '{"add":"c","parts":[]}'
bad 'parts that are none' '4: parts: expected a list of convex bodies' '{"add":"c","parts":3}'
bad 'a part that is concave' "4: parts[1].shape: the shape 'mesh' is not taken here; expected a convex shape" \
  "{\"add\":\"c\",\"parts\":[$ball,{\"shape\":\"mesh\"}]}"
bad 'a part that is mirrored' '4: parts[0].pose: the matrix is no rotation' \
  '{"add":"c","parts":[{"shape":"box","half":[1,1,1],"pose":{"matrix":[[-1,0,0],[0,1,0],[0,0,1]]}}]}'
bad 'a body and parts' "4: both 'body' and 'parts'" "{\"add\":\"c\",\"body\":$ball,\"parts\":[$ball]}"
bad 'a pose beside a body' "4: pose: a body's pose stands in 'body'" "{\"add\":\"c\",\"body\":$ball,\"pose\":{}}"
bad 'a mesh without triangles' '4: body.triangles: expected at least one triangle' \
  '{"add":"c","body":{"shape":"mesh","points":[[0,0,0]],"triangles":[]}}'
bad 'a triangle of a point that is none' '4: body.triangles[0]' \
  '{"add":"c","body":{"shape":"mesh","points":[[0,0,0]],"triangles":[[0,0,1]]}}'
bad 'a mesh that is not rigid' '4: body.pose: the matrix is no rotation' \
  '{"add":"c","body":{"shape":"mesh","points":[[0,0,0]],"triangles":[[0,0,0]],"pose":{"matrix":[[2,0,0],[0,1,0],[0,0,1]]}}}'
bad 'an infinite mesh' '4: body' \
  '{"add":"c","body":{"shape":"mesh","points":[["1e400",0,0]],"triangles":[[0,0,0]]}}'
bad 'no JSON' '4: ' '{"step":'
bad 'a second header' '4: ' '{"world":{"dt":1,"steps":1}}'

headed() { # headed NAME SAYS HEADER
  echo "$3" >"$dir/bad"
  refused "$1" 2 "$dir/bad:$2" "$dir/bad"
}
headed 'no header' "1: no field 'world'" '{"add":"a"}'
headed 'no steps' '1: ' '{"world":{"dt":1}}'
headed 'a step without time' '1: world.dt: not positive' '{"world":{"dt":0,"steps":1}}'
headed 'an unknown field' '1: ' '{"world":{"dt":1,"steps":1,"gravity":9}}'
: >"$dir/bad"
refused 'an empty scene' 2 'an empty scene' "$dir/bad"

# ---- capacities reached in the middle of a scene: steps before are whole ----

cat >"$dir/crowd" <<'END'
{"world":{"dt":1,"steps":3}}
{"add":"a","body":{"shape":"box","half":[1,1,1]}}
{"add":"b","body":{"shape":"box","half":[1,1,1],"pose":{"translation":[2,0,0]}}}
{"add":"c","body":{"shape":"box","half":[1,1,1],"pose":{"translation":[6,0,0]}},"velocity":[-1,0,0]}
END
limited() { # limited NAME SAYS OPTION...
  name=$1 text=$2
  shift 2
  refused "$name" 3 "$text" "$@" "$dir/crowd"
  expect "$name: the steps before" is "$(jq -c .step "$dir/out" | tr '\n' ' ')" '0 1 '
}
limited 'pairs' "$dir/crowd: step 2: broad phase: a limit reached (--max-pairs raises it)" --max-pairs 1
limited 'meetings' "$dir/crowd:3: step 2: narrow phase: a limit reached, at body 'b' (--max-touching raises it)" --max-touching 1
limited 'contacts' "$dir/crowd:3: step 2: contacts: a limit reached, at body 'b' (--max-contacts raises it)" \
  --contact manifold-full --max-contacts 7
refused 'near parts' 3 'corpus/worlds/concave-figures.jsonl:3: step 7: mid phase: a limit reached' --max-near 20 \
  corpus/worlds/concave-figures.jsonl
$origo world --check --max-pairs 2 --contact manifold-full --max-contacts 8 "$dir/crowd" >"$dir/out" 2>"$dir/err"
expect 'just enough' is "$?" 0

cat >"$dir/far" <<'END'
{"world":{"dt":1e300,"steps":2}}
{"add":"a","body":{"shape":"sphere","radius":1},"velocity":[1e300,0,0]}
END
refused 'out of range' 2 "$dir/far:2: step 1: bodies: out of range" "$dir/far"
conclude
