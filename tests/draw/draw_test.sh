#!/bin/sh
# origo draw: every family of the corpus has sound pictures, with the CSO and with claims; the same bytes each time; a
# gap of one ulp is seen as a gap of one ulp; what has no picture and bad usage are refused.
# usage: BUILD=build tests/draw/draw_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
look=tests/draw/look.py

# ---- the corpus ----
for file in corpus/cases/*.jsonl corpus/counterexamples/algorithms.jsonl; do
  head -n 2 "$file"
done >"$dir/cases"
"$origo" draw --out "$dir/plain" "$dir/cases" >"$dir/out" 2>"$dir/err"
expect 'every family is drawn' is "$? $(find "$dir/plain" -name '*.svg' | wc -l)" "0 $(wc -l <"$dir/cases")"
expect 'nothing is said' is "$(cat "$dir/out" "$dir/err")" ''
expect 'the pictures are sound' is "$(python3 "$look" sound "$dir"/plain/*.svg)" "$(wc -l <"$dir/cases")"
"$origo" run epa "$dir/cases" >"$dir/claims" 2>/dev/null
"$origo" draw --out "$dir/full" --cso --claims "$dir/claims" --width 900 --turn 30 "$dir/cases" 2>"$dir/err"
expect 'so with all there is' is "$? $(find "$dir/full" -name '*.svg' | wc -l)" "0 $(wc -l <"$dir/cases")"
expect 'and these are sound' is "$(python3 "$look" sound "$dir"/full/*.svg)" "$(wc -l <"$dir/cases")"
"$origo" draw --out "$dir/again" --cso --claims "$dir/claims" --width 900 --turn 30 "$dir/cases" 2>/dev/null
expect 'the same bytes each time' diff -rq "$dir/full" "$dir/again"
"$origo" draw corpus/cases/ulp-vertex.jsonl --id ulp-vertex-0001 >"$dir/one.svg"
expect 'one case goes to standard output' same "$dir/one.svg" "$dir/plain/ulp-vertex-0001.svg"

# ---- cylinders and cones ----
for file in corpus/curved/cases/curved-*.jsonl; do
  case $file in *support*) continue ;; esac
  head -n 3 "$file"
done >"$dir/round"
"$origo" draw --out "$dir/curved" --cso --contact "$dir/round" >"$dir/out" 2>&1
expect 'cylinders, cones and ellipsoids are drawn' is "$? $(cat "$dir/out")" '0 '
expect 'their pictures are sound' is "$(python3 "$look" sound "$dir"/curved/*.svg)" "$(wc -l <"$dir/round")"
expect 'no pane has the corners of a prism as what is shared' is \
  "$(cat "$dir"/curved/*.svg | grep -c 'plane of contact')" 0
round=corpus/curved/answers/curved-random.jsonl
id=$(jq -r 'select(.relation == "separated" and .distance.double != null) | .id' $round | head -n 1)
distance=$(printf '%.17g' "$(jq -r "select(.id == \"$id\") | .distance.double" $round)")
"$origo" draw corpus/curved/cases/curved-random.jsonl --id "$id" >"$dir/curved.svg"
expect 'the caption has the exact answer' says "$dir/curved.svg" \
  "separated: distance $distance; round sides drawn flat</text>"

# captions FILE: each case's id and its caption
captions() {
  jq -r .id "$1" | while read -r id; do
    "$origo" draw --id "$id" "$1" | sed -n "s|.*class=\"ink\"[^>]*>\\([a-z][^<]*\\)</text>.*|$id \\1|p" | head -n 1
  done
}
# Of a contact that moves: the times in the caption are those of the answer.
head -n 4 corpus/curved/cases/curved-sweep-random.jsonl >"$dir/sweeps"
head -n 4 corpus/curved/cases/curved-sweep-rim.jsonl >>"$dir/sweeps"
head -n 3 corpus/curved/cases/curved-sweep-graze.jsonl >>"$dir/sweeps"
"$origo" ask --quiet "$dir/sweeps" 2>/dev/null >"$dir/answers"
captions "$dir/sweeps" >"$dir/captions"
expect 'sweeps of curved bodies are drawn' is "$(wc -l <"$dir/captions")" 11
python3 tests/draw/times.py "$dir/answers" "$dir/captions" >"$dir/told"
expect "their times: $(cat "$dir/told")" is $? 0

# ---- lines and rays ----
# The drawn part of a line or a ray is as far from the other body as all of it is.
jq -nc 'def n(k): (k * k * 7919 + k * 104729) % 61 - 30;
  range(40) | . as $k | {id: "line-\($k)", question: "closest",
    a: {shape: "line", points: [[n($k + 1), n($k + 2), n($k + 3)]], direction: [n($k + 4) / 8, n($k + 5), 1]},
    b: {shape: "triangle", points: [[n($k + 6), n($k + 7), n($k + 8)], [n($k + 9), n($k + 10), n($k + 11)], 
      [n($k + 12), n($k + 13), n($k + 14)]]}}
  | .a.shape = (if $k % 2 == 0 then "line" else "ray" end)' >"$dir/lines"
jq -nc '{id: "tiny", question: "closest", a: {shape: "ray", points: [[0,0,0]], direction: ["1e-9", 0, "1e-9"]},
    b: {shape: "box", half: [1,1,1], pose: {translation: [100,9,0]}}},
  {id: "long", question: "closest", a: {shape: "line", points: [[0,0,0]], direction: [1000,0,0]}, 
    b: {shape: "triangle", points: [[-3,1,0],[-5,2,0],[-4,1,1]]}},
  {id: "behind", question: "closest", a: {shape: "point", points: [[-5,1,0]]}, b: {shape: "ray", points: [[0,0,0]],
    direction: [1,0,0]}}' >>"$dir/lines"
"$origo" ask --quiet "$dir/lines" >"$dir/answers"
captions "$dir/lines" >"$dir/captions"
expect 'there are lines and rays' [ "$(wc -l <"$dir/lines")" -ge 40 ]
python3 tests/draw/distances.py "$dir/answers" "$dir/captions" >"$dir/told"
expect "their distances: $(cat "$dir/told")" is $? 0

# ---- as engines get them ----
printf '%s%s\n' '{"id":"tenths","question":"distance","a":{"shape":"box","half":["1/10",1,1],"pose":{"rotation":[0,0' \
  ',1,2]}},"b":{"shape":"sphere","radius":0.1,"pose":{"translation":[3,0,0]}}}' >"$dir/case"
for options in '' --float32 --as-hulls '--as-hulls --float32'; do
  # What the judge finds exact of the same bodies stands in the caption.
  # shellcheck disable=SC2086
  exact=$(echo '{"id":"tenths","engine":"e","distance":1}' | "$origo" judge --quiet $options "$dir/case" --claims - |
    jq -r '.checks[] | select(.what == "distance") | .exact')
  # shellcheck disable=SC2086
  "$origo" draw $options "$dir/case" >"$dir/handed.svg"
  exact=$(printf '%.17g' "$exact")
  expect "as with $options" is "$(grep -c " about $exact[ <]\|≈ $exact<" "$dir/handed.svg")" 2
  cp "$dir/handed.svg" "$dir/handed-${options%% *}.svg"
done
expect 'binary32 is another case' is "$(cmp -s "$dir/handed-.svg" "$dir/handed---float32.svg"; echo $?)" 1
"$origo" draw --float32 --out "$dir/handed" "$dir/round" 2>"$dir/err"
expect 'curved bodies too, but for those that move or have three half axes' is \
  "$(find "$dir/handed" -name '*.svg' | wc -l)" \
  "$(jq -r 'select((.question | IN("relation", "distance", "depth", "contact")) and
    ([.a.shape, .b.shape] | all(. != "ellipsoid" and . != "plane"))) | .id' "$dir/round" | wc -l)"
expect 'which are refused' says "$dir/err" \
  'curved-ellipsoid-0000: --as-hulls and --float32 are for relation, distance, depth and contact'
"$origo" draw --as-hulls docs/tour.jsonl --id cubes-flying >"$dir/out" 2>"$dir/err"
expect 'motion is refused' is "$? $(grep -c 'cubes-flying: --as-hulls and --float32 are for' "$dir/err")" '2 1'
printf '%s%s\n' '{"id":"large","question":"distance","a":{"shape":"point","points":[[1e200,0,0]]}' \
  ',"b":{"shape":"point","points":[[0,0,0]]}}' >"$dir/case"
"$origo" draw --float32 "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'too large for binary32' is "$? $(grep -c 'large: a number is too large' "$dir/err")" '2 1'

# ---- the figures ----
mkdir "$dir/figures"
docs/figures/draw.sh "$BUILD" "$dir/figures"
for figure in "$dir"/figures/*.svg; do
  expect "docs/figures/${figure##*/} is what draw.sh draws" same "$figure" "docs/figures/${figure##*/}"
done

# ---- one ulp ----
"$origo" draw docs/tour.jsonl --out "$dir/tour"
expect 'two ulp apart are seen apart' is "$(python3 "$look" one-ulp "$dir/tour/one-ulp-apart.svg" 1)" '2.00 ulp, 4.440892098500626e-16'
expect 'one ulp into each other too' is "$(python3 "$look" one-ulp "$dir/tour/one-ulp-into.svg" -1)" '1.00 ulp, 2.220446049250313e-16'
expect 'a large gap has no inset' is "$(grep -c 'class="panel"' "$dir/tour/boxes-apart.svg")" 2
"$origo" draw docs/tour.jsonl --id boxes-apart --magnify 4 >"$dir/out"
expect 'unless it is wanted' is "$? $(grep -c 'magnified 2^4 times</text>' "$dir/out")" '0 2'
expect 'the answer is said' says "$dir/tour/boxes-apart.svg" 'separated: distance sqrt(5) ≈ 2.2360679774997898</text>'
expect 'of motion too' says "$dir/tour/cubes-flying.svg" 'first contact at t = 1, last at 7/3 ≈ 2.3333333333333335</text>'
expect 'with B at the start' says "$dir/tour/cubes-flying.svg" '<polygon class="b-ghost"'

# ---- the plane ----
flat() { # ID QUESTION PLACE MOTION
  printf '{"id":"%s","question":"%s","plane":true,"a":{"shape":"rectangle","half":[1,2]},' "$1" "$2"
  printf '"b":{"shape":"circle","radius":1,"pose":{"translation":%s}}%s}\n' "$3" "$4"
}
{
  flat deep depth '[1,1]' ''
  flat within relation '[0,0]' ''
  flat rolls sweep '[5,0]' ',"velocity_b":[-1,0]'
  flat apart distance '[4,6]' ''
} >"$dir/flat"
"$origo" draw --out "$dir/plane" --cso --contact "$dir/flat" 2>"$dir/err"
expect 'bodies of the plane are drawn' is "$? $(find "$dir/plane" -name '*.svg' | wc -l)" '0 4'
expect 'and these are sound' is "$(python3 "$look" sound "$dir"/plane/*.svg)" 4
expect 'with the depth of the plane' says "$dir/plane/deep.svg" 'penetrating: depth 1</text>'

# ---- bodies that move and turn ----
sphere='"shape":"sphere","radius"'
motion() { printf '{"id":"%s","question":"motion","a":{%s:1,"pose":{"translation":[%s]}},"b":{%s:2},"end_a":{"translation":[%s]}}\n' "$1" "$sphere" "$2" "$sphere" "$3"; }
{
  motion falls 0,0,9 0,0,-3
  motion slants 0.5,0,4 0,0,-2
  motion misses -4,0,4 4,0,4
  motion grazes -4,0,3 4,0,3
  motion starts 0,0,3 0,0,9
} >"$dir/motions"
"$origo" draw --out "$dir/motion" --cso "$dir/motions" 2>"$dir/err"
expect 'motions are drawn' is "$? $(find "$dir/motion" -name '*.svg' | wc -l)" '0 5'
expect 'and these are sound' is "$(python3 "$look" sound "$dir"/motion/*.svg)" 5
expect 'at the contact' says "$dir/motion/falls.svg" 'first contact at t = 1/2</text>'
expect 'with A at the start and at the end' is "$(grep -c '<polygon class="a-ghost"' "$dir/motion/falls.svg")" 2
expect 'without B, which stays' is "$(grep -c '<polygon class="b-ghost"' "$dir/motion/falls.svg")" 0
expect 'at the start of a contact once' is "$(grep -c '<polygon class="a-ghost"' "$dir/motion/starts.svg")" 1
expect 'between two times' says "$dir/motion/slants.svg" 'first contact between t = 0.17145686077595'
expect 'at the start where they miss' says "$dir/motion/misses.svg" 'do not meet; at the start separated'
expect 'at a graze' says "$dir/motion/grazes.svg" 'first contact between t = 0.49999999'

# ---- a claim ----
grep -F '"mpr-depth"' corpus/counterexamples/algorithms.jsonl >"$dir/case"
"$origo" run mpr "$dir/case" | "$origo" draw --claims - --out "$dir/claim.svg" "$dir/case"
expect 'a claim is drawn' is "$? $(grep -c 'class="claim-point"' "$dir/claim.svg")" '0 2'
expect 'and how far it is off' says "$dir/claim.svg" '0.70710678118654757 (off by 0.41)</text>'
printf '%s\n' '{"id":"mpr-depth","engine":"<&>","depth":"nan","points":[["inf",0,0],[0,0,0]]}' >"$dir/claims"
"$origo" draw --claims "$dir/claims" "$dir/case" >"$dir/out"
expect 'not of numbers that are none' is "$? $(grep -c 'class="claim-point"' "$dir/out")" '0 0'
expect 'which is said' says "$dir/out" 'claimed by &lt;&amp;&gt;: no verdict, numbers that are not finite</text>'
expect 'and sound' is "$(python3 "$look" sound "$dir/out")" 1

# ---- the plane of contact ----
"$origo" gen contact-turned --count 5 >"$dir/cases"
"$origo" run manifold-full "$dir/cases" >"$dir/claims"
"$origo" draw "$dir/cases" --id contact-turned-0004 --contact --claims "$dir/claims" --out "$dir/contact.svg"
expect 'what both share, and five contacts on its corners' is \
  "$? $(grep -c 'class="common"' "$dir/contact.svg") $(grep -c 'circle class="claim-point"' "$dir/contact.svg")" '0 2 10'
# The corners of the polygon are where the contacts are.
corners=$(grep -o '<circle class="point"[^>]*r="3.00"' "$dir/contact.svg" | grep -o 'c[xy]="[^"]*"' | sort | uniq | xargs)
expect 'each on a corner' is "$(grep -o '<circle class="claim-point"[^>]*' "$dir/contact.svg" | grep -o 'c[xy]="[^"]*"' | sort | uniq | xargs)" "$corners"
expect 'it is sound' is "$(python3 "$look" sound "$dir/contact.svg")" 1
"$origo" draw corpus/cases/random-boxes.jsonl --id random-boxes-0003 --contact >"$dir/out"
expect 'the way out of bodies that overlap' is \
  "$? $(grep -c 'plane of contact' "$dir/out") $(grep -c 'what both share, once A is out' "$dir/out")" '0 2 2'
"$origo" draw corpus/cases/random-boxes.jsonl --id random-boxes-0004 --contact >"$dir/out"
expect 'no pane of bodies that are apart' is "$? $(grep -c 'plane of contact' "$dir/out")" '0 0'
"$origo" draw "$dir/cases" --id contact-turned-0004 >"$dir/out"
expect 'nor where none is wanted' is "$? $(grep -c 'plane of contact' "$dir/out")" '0 0'

# ---- boxes ----
boxes() { # boxes ID ARGUMENTS...: what look.py counts
  id=$1
  shift
  "$origo" draw docs/figures/boxes.jsonl --id "$id" "$@" >"$dir/boxes.svg" 2>"$dir/err" && python3 "$look" boxes "$dir/boxes.svg"
}
for id in rectangles boxes intervals; do
  count=$("$origo" ask docs/figures/boxes.jsonl | grep "\"id\":\"$id\"" | grep -o '"count":[0-9]*' | cut -d : -f 2)
  expect "$id: each pair that overlaps is marked" is "$(boxes $id | cut -d ' ' -f 2)" "$count"
done
expect 'rectangles and their cells' is "$(boxes rectangles --with grid-hash)" '8 7 5 0 0 0'
expect 'the boxes of a tree' is "$(boxes rectangles --with dynamic-tree)" '8 7 0 7 0 0'
expect 'lists of ends, one along an axis' is "$(boxes rectangles --with sap-rebuild)" '8 7 0 0 16 16'
expect 'in space along three' is "$(boxes boxes --with sap-rebuild)" '6 5 0 0 18 18'
expect 'on a line along one' is "$(boxes intervals --with sap-rebuild)" '5 4 0 0 5 5'
expect 'after a step there are other pairs' is "$(boxes rectangles --step 1)" '8 8 0 0 0 0'
expect 'which is said' says "$dir/boxes.svg" 'after step 1: 8 boxes, 8 pairs overlap</text>'
boxes rectangles --step 2
expect 'a step that there is not' is "$? $(wc -l <"$dir/err") $(grep -c 'there are 1 steps, not 2' "$dir/err")" '2 1 1'
boxes rectangles --with octree
expect 'a broad phase without a picture' is "$? $(grep -c 'takes grid-hash, dynamic-tree or sap-rebuild' "$dir/err")" '2 1'
printf '%s\n' '{"id":"none","question":"overlaps","boxes":[]}' \
  '{"id":"far","question":"overlaps","boxes":[[[-1e308,0],[1e308,1e308]],[["-0x1p-1074",0],["0x1p-1074",1]]]}' \
  '{"id":"point","question":"overlaps","boxes":[[[1,1,1],[1,1,1]],[[1,1,1],[1,1,1]]]}' >"$dir/case"
for with in grid-hash dynamic-tree sap-rebuild; do
  "$origo" draw --with $with --out "$dir/edge" "$dir/case"
  expect "no boxes, far ones and points, with $with" is "$? $(for id in none far point; do
    python3 "$look" boxes "$dir/edge/$id.svg" | cut -d ' ' -f 1,2
  done | tr '\n' ,)" '0 0 0,2 1,2 1,'
done
printf '%s\n' '{"id":"many","question":"overlaps","scene":{"family":"S","count":2001,"seed":1}}' >"$dir/case"
"$origo" draw "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'too many boxes' is "$? $(wc -c <"$dir/out") $(grep -c '2001 boxes are more than the 2000' "$dir/err")" '2 0 1'

# ---- meshes ----
meshes=corpus/primitives/cases/mesh-spheres.jsonl
"$origo" draw $meshes --id mesh-spheres-0000 >"$dir/mesh.svg"
"$origo" ask $meshes | grep '"mesh-spheres-0000"' >"$dir/answer"
expect 'triangles of a that meet are filled' is "$(grep -o 'class="a"' "$dir/mesh.svg" | wc -l)" "$(jq '[.pairs[][0]] | unique | length' "$dir/answer")"
expect 'triangles of b that meet are filled' is "$(grep -o 'class="b"' "$dir/mesh.svg" | wc -l)" "$(jq '[.pairs[][1]] | unique | length' "$dir/answer")"
expect 'all are drawn' is "$(grep -o '<polygon' "$dir/mesh.svg" | wc -l)" 160
expect 'pairs are counted' says "$dir/mesh.svg" "80 and 80 triangles, $(jq .count "$dir/answer") pairs meet</text>"
expect 'no boxes unasked' is "$(grep -c 'class="node"' "$dir/mesh.svg")" 0
for level in 0:2 1:4 3:16 9:160; do
  "$origo" draw $meshes --id mesh-spheres-0000 --level ${level%:*} >"$dir/mesh.svg"
  expect "boxes of level ${level%:*}" says "$dir/mesh.svg" "boxes of level ${level%:*} of the trees of bvh-aabb: ${level#*:}</text>"
done
"$origo" draw corpus/primitives/cases/mesh-itself.jsonl --id mesh-itself-0000 >"$dir/mesh.svg"
expect 'a mesh with itself' is "$(grep -o 'class="b"' "$dir/mesh.svg" | wc -l)" 0
printf '%s\n' '{"id":"none","question":"mesh_pairs","a":{"shape":"mesh","points":[[0,0,0]],"triangles":[]}}' >"$dir/case"
"$origo" draw --level 1 "$dir/case" >"$dir/mesh.svg"
status=$?
expect 'no triangles: status' is $status 0
expect 'no triangles' says "$dir/mesh.svg" 'boxes of level 1 of the trees of bvh-aabb: 0</text>'
"$origo" draw --level none $meshes >"$dir/out" 2>"$dir/err"
expect 'a level that is none' is $? 2
python3 -c 'print("{\"id\":\"many\",\"question\":\"mesh_pairs\",\"a\":{\"shape\":\"mesh\",\"points\":[[0,0,0]],\"triangles\":[" + ",".join(["[0,0,0]"] * 20001) + "]}}")' >"$dir/case"
"$origo" draw "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'too many triangles' is "$? $(grep -c '20001 triangles are more than the 20000' "$dir/err")" '2 1'

# ---- polygons ----
polygons=docs/figures/polygons.jsonl
"$origo" draw $polygons --id window-and-door --width 500 >"$dir/polygon.svg"
drawn_as() { grep -o "class=\"$1\"" "$dir/polygon.svg" | wc -l; }
expect 'all triangles are filled' is "$(drawn_as a)" "$("$origo" ask $polygons | jq '.triangles | length')"
expect 'all edges and corners are drawn' is "$(drawn_as exact) $(drawn_as point)" '16 16'
expect 'what it is' says "$dir/polygon.svg" 'touching, triangles: 16</text>'
expect 'its width' says "$dir/polygon.svg" 'width="500.00"'
# drawn POINTS: the picture of a polygon
drawn() {
  printf '{"id":"p","question":"triangulate","points":%s}\n' "$1" >"$dir/case"
  "$origo" draw "$dir/case" >"$dir/polygon.svg"
}
drawn '[[0,0],[2,2],[2,0],[0,2]]'
expect 'edges that cross stand out' is "$(drawn_as claim)" 2
expect 'edges that cross' says "$dir/polygon.svg" 'crossing: edges 0 and 2</text>'
drawn '[[0,0],[9,0],[9,9],[0,9]],"holes":[[[10,0],[12,0],[10,2]]]'
expect 'a place stands out' is "$(drawn_as claim-point)" 1
expect 'a place' says "$dir/polygon.svg" 'overlapping: round the place -1 times</text>'
drawn '[[1,1],[1,1],[1,1]]'
expect 'one place' says "$dir/polygon.svg" 'repeated: edges 0 and 0</text>'
drawn "[$(seq -s ',' 0 59 | sed 's/[0-9][0-9]*/[&,0]/g'),[30,9]]"
expect 'many corners are not numbered' is "$(grep -c '>7</text>' "$dir/polygon.svg")" 0
jq -nc '{id: "many", question: "triangulate", points: [range(20001) | [0, 0]]}' >"$dir/case"
"$origo" draw "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'too many points' is "$? $(grep -c '20001 points are more than the 20000' "$dir/err")" '2 1'

# ---- bodies made of parts ----
for file in corpus/parts/cases/parts-*.jsonl corpus/parts/cases/field-*.jsonl corpus/parts/cases/flights-*.jsonl \
  corpus/parts/cases/rays-*.jsonl; do
  sed -n '1,4p' "$file"
done >"$dir/parts"
"$origo" draw --out "$dir/parted" "$dir/parts" >"$dir/out" 2>"$dir/err"
"$origo" ask --quiet "$dir/parts" >"$dir/answers"
expect 'bodies made of parts are drawn, solid ones are not' is "$(find "$dir/parted" -name '*.svg' | wc -l)" \
  "$(grep -vc '"solid"' "$dir/parts")"
expect 'which is said' is "$(grep -c 'bodies made of parts are drawn without "solid"' "$dir/err")" \
  "$(grep -c '"solid"' "$dir/parts")"
expect 'there are no numbers that are none' is "$(cat "$dir"/parted/*.svg | grep -c '\bnan\b\|\binf\b')" 0
for svg in "$dir"/parted/*.svg; do
  id=$(basename "$svg" .svg)
  sed -n "s|.*class=\"ink\"[^>]*>\\([0-9][^<]*\\)</text>.*|$id \\1|p" "$svg"
done >"$dir/captions"
python3 tests/draw/parts.py "$dir/parts" "$dir/answers" "$dir/captions" >"$dir/told"
expect "what is said of them: $(cat "$dir/told")" is $? 0
filled() { grep -o "class=\"$1\"" "$dir/parted/$2.svg" | wc -l; }
expect 'one triangle of a floor is filled, and the six sides of a box' is \
  "$(filled b parts-floor-0000) $(filled a parts-floor-0000)" '1 6'
expect 'nearest points are shown' is "$(filled point parts-spheres-0000) $(filled exact parts-spheres-0000)" '2 1'
expect 'B where it starts' is "$(filled b-ghost flights-floor-0000)" 72
expect 'a path and where it hits' is "$(filled exact rays-border-0000) $(filled touch rays-border-0000)" '1 1'
printf '%s%s\n' '{"id":"miss","question":"hit","a":{"shape":"ray","points":[[0,0,5]],"direction":[0,0,1]}' \
  ',"b":{"shape":"mesh","points":[[0,0,0],[1,0,0],[0,1,0]],"triangles":[[0,1,2]]}}' >"$dir/case"
"$origo" draw "$dir/case" >"$dir/parted/miss.svg"
expect 'a path that hits nothing' is \
  "$(filled exact miss) $(filled touch miss) $(grep -c '1 and 1 parts, no contact</text>' "$dir/parted/miss.svg")" \
  '1 0 2'
jq -nc '{id: "many", question: "relation", a: {shape: "point", points: [[5,5,5]]},
  b: {shape: "mesh", points: [[0,0,0]], triangles: [range(20000) | [0,0,0]]}}' >"$dir/case"
"$origo" draw "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'too many parts' is "$? $(grep -c 'many: 20001 parts are more than the 20000' "$dir/err")" '2 1'

# ---- volumes ----
for file in corpus/primitives/cases/bound-*.jsonl; do sed -n '1,4p' "$file"; done >"$dir/volumes"
"$origo" draw --out "$dir/volume" "$dir/volumes" >"$dir/out" 2>&1
expect 'volumes are drawn' is "$? $(cat "$dir/out")" '0 '
expect 'each of them' is "$(find "$dir/volume" -name '*.svg' | wc -l)" "$(wc -l <"$dir/volumes")"
expect 'without numbers that are none' is "$(cat "$dir"/volume/*.svg | grep -c '\bnan\b\|\binf\b')" 0
while read -r id points holders; do
  svg=$dir/volume/$id.svg
  expect "$id: points, and those that hold the sphere" \
    is "$(grep -c 'class="\(claim-\)\{0,1\}point"' "$svg") $(grep -c 'class="point"' "$svg")" "$points $holders"
done <<END
$("$origo" ask "$dir/volumes" | jq -r \
  'select(.certificate.kind == "support") | "\(.id) \(.certificate.support | length)"' >"$dir/holders"
jq -r '"\(.id) \(.points | length)"' "$dir/volumes" >"$dir/counts"
awk 'NR == FNR { of[$1] = $2; next } $1 in of { print $1, $2, of[$1] }' "$dir/holders" "$dir/counts")
END
expect 'there are spheres' [ "$(wc -l <"$dir/holders")" -gt 10 ]
jq -nc '{question: "bound", points: [range(2) as $x | range(2) as $y | range(2) as $z | [$x, $y, $z]]} |
  {id: "aabb", volume: "aabb"} + ., {id: "obb", volume: "obb"} + .,
  {id: "dop", volume: "k-dop", directions: [[1,0,0],[0,1,0],[0,0,1],[1,1,1]]} + .,
  {id: "corner", volume: "k-dop", directions: [[1,0,0],[0,1,0],[0,0,1],[1,1,1]]} + (. | .points[7] = [1, 1, 0.75]),
  {id: "flat", volume: "aabb"} + (. | .points |= map(.[:2])),
  {id: "every", volume: "aabb", turn: {pivot: [0,0,0], rotation: "every"}} + .' >"$dir/cubes"
"$origo" draw --out "$dir/cube" "$dir/cubes"
edges() {
  echo "$(grep -c '<line.*class="a-edge"' "$dir/cube/$1.svg") $(grep -c '<line.*class="a-back"' "$dir/cube/$1.svg")"
}
expect 'nine edges of a cube are in front' is "$(edges aabb)" '9 3'
expect 'of a box with axes of its own, too' is "$(edges obb)" '9 3'
expect 'a slab that touches a corner cuts nothing off' is "$(edges dop)" '9 3'
expect 'one that cuts a corner off makes three edges more' is "$(edges corner)" '11 4'
expect 'a rectangle has four' is "$(edges flat)" '4 0'
expect 'all eight corners hold a box' is "$(grep -c 'class="point"' "$dir/cube/obb.svg")" 8
expect 'one holds the box for every turn' is "$(grep -c 'class="point"' "$dir/cube/every.svg")" 1
expect 'its pivot is shown' is "$(grep -c 'circle.*class="b"' "$dir/cube/every.svg")" 1
expect 'and how large it is' says "$dir/cube/every.svg" \
  '8 points, aabb, for every turn about the pivot: half an edge 1.73205</text>'
jq -nc '{id: "many", question: "bound", volume: "sphere", points: [range(20001) | [0, 0, 0]]},
  {id: "slabs", question: "bound", volume: "k-dop", points: [[0,0,0]], directions: 
    [range(49) | [1, ., 0]]}' >"$dir/case"
"$origo" draw --out "$dir/none" "$dir/case" 2>"$dir/err"
expect 'too many points or slabs' is \
  "$? $(grep -c '20001 points are more than the 20000\|49 slabs are more than the 48' "$dir/err")" '2 2'

# ---- hulls ----
jq -nc '[range(8) | [. % 2, (. / 2 | floor) % 2, (. / 4 | floor)]] |
  {id: "cube", question: "hull", points: (. + [["1/2", "1/2", 0]])}' >"$dir/case"
"$origo" draw "$dir/case" >"$dir/hull.svg"
expect 'three sides of a cube are in front, that at z = 0 too' is "$(python3 "$look" hull "$dir/hull.svg")" '3 3 1'
expect 'corners and other points differ' is \
  "$(grep -c 'class="point"' "$dir/hull.svg") $(grep -c 'class="claim-point"' "$dir/hull.svg")" '8 1'
expect 'what it is' says "$dir/hull.svg" '9 points, hull of dimension 3: 8 corners, 6 facets</text>'
for file in corpus/primitives/cases/hull-*.jsonl; do head -n 3 "$file"; done >"$dir/hulls"
"$origo" draw --out "$dir/hull" "$dir/hulls" >"$dir/out" 2>&1
expect 'hulls are drawn' is "$? $(cat "$dir/out")" '0 '
while IFS=' ' read -r id facets; do
  svg=$dir/hull/$id.svg
  expect "all facets of $id" is "$(python3 "$look" boxes "$svg") $(grep -c '<polygon' "$svg")" "0 0 0 0 0 0 $facets"
done <<end
$("$origo" ask "$dir/hulls" | jq -r '"\(.id) \(.facets | length)"')
end
jq -nc '{id: "many", question: "hull", points: [range(20001) | [0, 0, 0]]}' >"$dir/case"
"$origo" draw "$dir/case" >"$dir/out" 2>"$dir/err"
expect 'too many points of a hull' is "$? $(grep -c '20001 points are more than the 20000' "$dir/err")" '2 1'

# ---- features that move ----
for file in corpus/primitives/cases/moving-*.jsonl; do head -n 4 "$file"; done >"$dir/moving"
"$origo" draw --out "$dir/features" "$dir/moving" >"$dir/out" 2>&1
expect 'features that move are drawn' is "$? $(cat "$dir/out")" '0 '
while IFS=' ' read -r id hit; do
  svg=$dir/features/$id.svg
  expect "$id is at its contact, where it has one" is \
    "$(python3 "$look" boxes "$svg") $(grep -c 'class="a"' "$svg") $(grep -c 'class="b"' "$svg") \
$(grep -v halo "$svg" | grep -c 'first contact')" \
    "0 0 0 0 0 0 $hit $hit $hit"
done <<end
$("$origo" ask "$dir/moving" | jq -r '"\(.id) \(if .hit then 1 else 0 end)"')
end
face='[-1,-1,0],[1,-1,0],[0,2,0]'
printf '{"id":"meet","question":"vertex-face","start":[[0,0,1],%s],"end":[[0,0,-3],%s]}\n' "$face" "$face" >"$dir/case"
"$origo" draw "$dir/case" >"$dir/moving.svg"
expect 'when a vertex meets a face' says "$dir/moving.svg" 'first contact at t = 0.25</text>'

# ---- names of files ----
printf '%s\n' '{"id":"../x <&>","question":"distance","a":{"shape":"sphere","radius":1},"b":{"shape":"point","points":[[1,0,0]]}}' >"$dir/case"
"$origo" draw --out "$dir/names" "$dir/case"
expect 'no id leads elsewhere' is "$? $(ls -A "$dir/names")" '0 %2E.%2Fx%20%3C%26%3E.svg'
expect 'the id is escaped' is "$(python3 "$look" sound "$dir/names"/*)" 1
if command -v rsvg-convert >"$dir/out"; then
  "$origo" draw --out "$dir/one.png" "$dir/case"
  expect 'PNG' is "$? $(head -c 4 "$dir/one.png" | tail -c 3)" '0 PNG'
  expect 'PNG cannot be written' is "$("$origo" draw --out "$dir/none/one.png" "$dir/case" 2>/dev/null; echo $?)" 2
fi
PATH= "$origo" draw --out "$dir/two.png" "$dir/case" 2>"$dir/err"
expect 'without the converter no PNG' is "$? $(cut -d ' ' -f 1-6 "$dir/err")" '2 origo draw: for PNG rsvg-convert must'

# ---- refused ----
refused() { # refused WORDS ARGUMENTS...
  words=$1
  shift
  "$origo" draw "$@" >"$dir/out" 2>"$dir/err"
  expect "refused: $*" is "$? $(wc -c <"$dir/out")" '2 0'
  expect "why: $*" says "$dir/err" "$words"
}
refused 'one file holds one case' --out "$dir/x.svg" docs/tour.jsonl
rm -f "$dir/x.svg"
refused 'no case has the id' --id nobody docs/tour.jsonl
refused 'the question orientation has no picture; pairs of bounded bodies, of meshes, ' \
  --id orientation-degenerate-0000 \
  corpus/primitives/cases/orientation-degenerate.jsonl
refused '400 to 4000 pixels' --width 10 docs/tour.jsonl
refused 'exponent of at most 2200' --magnify 9999 docs/tour.jsonl
refused '-360 to 360 degrees' --turn nan docs/tour.jsonl
refused 'goes with --out DIRECTORY' --png docs/tour.jsonl
refused 'neither a .svg or .png file nor a directory' --out README.md docs/tour.jsonl
refused 'the question support has no picture' --id support-ties-0000 corpus/primitives/cases/support-ties.jsonl
hits=corpus/primitives/cases/hit-sphere.jsonl
expect 'rays are drawn' is "$("$origo" draw --out "$dir/prim" $hits 2>&1)" ''
rays=corpus/primitives/cases/hit-rays.jsonl
endless=$("$origo" draw --out "$dir/ray" $rays 2>&1 | sed -n '1s/.*: \(hit-[^:]*\):.*/\1/p')
refused 'of two bodies without an end neither is drawn' --id "$endless" $rays
printf '%s%s\n' '{"id":"plane","question":"closest","a":{"shape":"plane","normal":[0,0,1],"offset":0}' \
  ',"b":{"shape":"point","points":[[0,0,1]]}}' >"$dir/case"
refused 'a plane has no end, and is not drawn beside a primitive' "$dir/case"
refused 'expected one of' --claims docs/tour.jsonl docs/tour.jsonl
refused 'unknown or malformed option' --colour docs/tour.jsonl
expect 'bounded primitives are drawn' [ "$(find "$dir/prim" -name '*.svg' | wc -l)" -ge 10 ]

conclude
