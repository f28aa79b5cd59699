#!/bin/sh
# Solid height fields: every answer is that of the field's prisms, which go far down, as a compound; a point's depth is
# its distance from a hollow mesh, and how it lies says a formula. By hand: on the surface, an ulp to each side, far
# below, at walls, rays and motions without an end. What is not taken is refused by name.
# usage: BUILD=build tests/solid/fields_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}

# ---- against prisms ----
count=400
[ "${ORIGO_TEST_PAIRS:-1000}" -ge 100 ] || count=100
python3 tests/solid/field_cases.py "$count" 1 "$dir/fields" "$dir/others"
"$BUILD/origo" ask "$dir/fields" >"$dir/of-fields" 2>"$dir/said"
expect 'all fields are answered' is "$? $(wc -l <"$dir/of-fields")" "0 $count"
"$BUILD/origo" ask "$dir/others" >"$dir/of-others" 2>"$dir/said"
expect 'all others, too' is "$? $(wc -l <"$dir/of-others")" "0 $count"
expect 'all are accepted' is "$("$BUILD/origo-check" "$dir/fields" "$dir/of-fields")" "$count accepted, 0 refused"
cat >"$dir/said.jq" <<'END'
.id as $id
| if ($id | startswith("depth")) then [$id, (.depth // .distance).exact]
  elif has("hit") then [$id, .hit, .first.exact]
  else [$id, .relation, .distance.exact] end
END
# Outside of the field a point has no depth.
jq -c -f "$dir/said.jq" "$dir/of-fields" | grep -v '^\["depth.*null\]' >"$dir/one"
jq -c -f "$dir/said.jq" "$dir/of-others" >"$dir/other"
expect 'most are compared' [ "$(wc -l <"$dir/one")" -gt $((count * 3 / 4)) ]
expect 'fields are as their prisms' is "$(grep -Fxv -f "$dir/other" "$dir/one" | head -n 3)" ''
jq -r 'select(.id | startswith("depth")) | (.id | split("-")[1]) + " " + .relation' "$dir/of-fields" |
  grep -v '^turned' | sort -u | xargs >"$dir/lies"
expect 'points lie as the formula says' is "$(cat "$dir/lies")" \
  'penetrating penetrating separated separated touching touching'
for what in '"relation".*"penetrating"' '"relation".*"touching"' '"distance".*"separated"' \
  '"hit":true' '"hit":false'; do
  expect "some are $what" [ "$(grep -c "$what" "$dir/of-fields")" -gt $((count / 40)) ]
done

# ---- by hand ----
asked() {
  printf '{"id":"s","question":"%s","a":%s,"b":%s%s}\n' "$2" "$5" "$6" "${7:-}" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/answer" 2>"$dir/said"
  expect "$1" is "$(jq -rc "$3" "$dir/answer")" "$4"
  expect "$1 is accepted" is "$("$BUILD/origo-check" "$dir/case" "$dir/answer")" '1 accepted, 0 refused'
}
lies() {
  asked "$1" relation .relation "$2" "$3" "$4"
  asked "$1, the other way round" relation .relation "$2" "$4" "$3"
}
field='{"shape":"height_field","heights":[[0,0,0],[0,1,0],[0,0,0]],"cell":[2,2],"solid":true}'
flat='{"shape":"height_field","heights":[[0,0],[0,0]],"cell":[4,4],"solid":true'
box_at() { printf '{"shape":"box","half":[1,1,1],"pose":{"translation":[%s]}}' "$1"; }
point() { printf '{"shape":"point","points":[[%s]]}' "$1"; }
ray() { printf '{"shape":"ray","points":[[%s]],"direction":[%s]}' "$1" "$2"; }
lies 'a box on the peak' touching "$(box_at 2,2,2)" "$field"
lies 'an ulp above it' separated "$(box_at '2,2,"0x1.0000000000001p+1"')" "$field"
lies 'an ulp into it' penetrating "$(box_at '2,2,"0x1.fffffffffffffp+0"')" "$field"
lies 'a box far below' penetrating "$(box_at 2,2,-1000)" "$field"
lies 'a box at a wall far below' touching "$(box_at 5,2,-1000)" "$field"
lies 'a point deep under the border' touching "$(point 4,2,-1000)" "$field"
lies 'a field that is turned upside down' penetrating "$(box_at 2,2,1000)" \
  "$flat,\"pose\":{\"rotation\":[1,0,0,0],\"translation\":[0,4,0]}}"
asked 'far beside a wall' distance .distance.exact 5 "$(point 9,2,-1000)" "$field"
asked 'a depth below the surface' depth .depth.exact 'sqrt(1/6)' "$(point 2,2,0.5)" "$field"
asked 'a depth at a wall' depth '[.relation,.depth.exact]' '["penetrating","1"]' "$(point 3,2,-1000)" "$field"
asked 'a ray on the peak' hit .first.exact 6 "$(ray 2,2,7 0,0,-1)" "$field"
asked 'a ray far down to a wall' hit '[.first.exact,.point]' '["5",["4","2","-4993"]]' \
  "$(ray 9,2,7 -1,0,-1000)" "$field"
asked 'a ray beside it' hit .hit false "$(ray 5,2,7 0,0,-1)" "$field"
asked 'a ray away from it' hit .hit false "$(ray 9,2,7 1,0,-1000)" "$field"
asked 'a ray up from inside' hit '[.first.exact,.inside]' '["0",["2","2","-7"]]' "$(ray 2,2,-7 0,0,1)" "$field"
ball='{"shape":"sphere","radius":1,"pose":{"translation":[9,2,7]}}'
asked 'a ball flown far down to a wall' sweep .first.exact 4 "$ball" "$field" ',"velocity_a":[-1,0,-100]'
asked 'the field flown at it' sweep .first.exact 4 "$ball" "$field" ',"velocity_b":[1,0,100]'
asked 'too short a motion' sweep .hit false "$ball" "$field" ',"velocity_a":[-1,0,-100],"until":3'

# ---- what is refused ----
refused() {
  printf '{"id":"s","question":"%s","a":%s,"b":%s}\n' "$3" "$4" "$5" >"$dir/case"
  "$BUILD/origo" ask "$dir/case" >"$dir/out" 2>"$dir/err"
  expect "$1: status" is "$?" 2
  expect "$1" says "$dir/err" "$2"
}
refused 'two of them' 'b: two solid height fields, both without an end' relation "$field" "$field"
refused 'a matrix' 'b.pose.matrix: a solid height field has no matrix' relation "$(point 0,0,0)" \
  '{"shape":"height_field","heights":[[0,0],[0,0]],"solid":true,"pose":{"matrix":[[1,0,0],[0,1,0],[0,0,1]]}}'
refused 'in a compound' 'b.bodies[0].solid: a solid mesh is not taken here' relation "$(point 0,0,0)" \
  "{\"shape\":\"compound\",\"bodies\":[$field]}"
refused 'no boolean' 'b.solid: a number where true or false' relation "$(point 0,0,0)" \
  '{"shape":"height_field","heights":[[0,0],[0,0]],"solid":1}'
refused 'the depth of a box' 'the depth in a solid mesh is that of a point' depth "$(box_at 2,2,0)" "$field"
refused 'a cylinder' 'b.solid: a solid mesh is not taken here beside a cylinder or a cone' relation \
  '{"shape":"cylinder","radius":1,"half_height":1}' "$field"
one() { printf '{"shape":"height_field",%s}' "$1"; }
read_as() { refused "$1" "$2" relation "$(point 0,0,0)" "$(one "$3")"; }
read_as 'no heights' "b: the field 'heights' is missing" '"cell":[1,1]'
read_as 'heights that are no list' 'b.heights: a number where' '"heights":1'
read_as 'no rows' 'b.heights: 0 rows; expected two or more' '"heights":[]'
read_as 'a row that is no list' 'b.heights[0]: a number where' '"heights":[1,1]'
read_as 'empty rows' 'b.heights[0]: 0 heights; expected two or more' '"heights":[[],[]]'
read_as 'a cell that is no list' 'b.cell: a number where' '"heights":[[0,0],[0,0]],"cell":1'
read_as 'a pose that is none' 'b.pose: a number where' '"heights":[[0,0],[0,0]],"pose":1'
# limited NAME MOST ROWS COLUMNS: refused for a point less than there are points or triangles.
limited() {
  heights=$(jq -nc --argjson rows "$3" --argjson columns "$4" '[range($rows) | [range($columns) | 0]]')
  heights=$(one "\"heights\":$heights")
  printf '{"id":"s","question":"relation","a":%s,"b":%s}\n' "$(point 0,0,1)" "$heights" >"$dir/case"
  "$BUILD/origo" ask --max-points $(($2 - 1)) "$dir/case" >"$dir/out" 2>"$dir/err"
  expect "$1: status" is "$?" 3
  expect "$1" says "$dir/err" "$3 by $4 heights make more points or triangles than the limit of $(($2 - 1))"
  for most in "$2" 4294967295; do
    expect "$1: allowed" is "$("$BUILD/origo" ask --max-points "$most" "$dir/case" | jq -r .relation)" separated
  done
}
limited 'points' 6 2 3
limited 'triangles' 32 5 5
asked 'false is hollow' relation .relation separated "$(box_at 2,2,-3)" \
  '{"shape":"height_field","heights":[[0,0],[0,0]],"cell":[4,4],"solid":false}'

conclude
