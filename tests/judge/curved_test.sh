#!/bin/sh
# `origo judge` and `origo shrink` on cylinders and cones: how they are handed over, and how claims about them are
# judged.
# usage: BUILD=build tests/judge/curved_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

tower() { # tower ID QUESTION Z [FIELDS]: a cylinder of radius 1 and half height 1 around the origin, a box above it
  printf '{"id":"%s","question":"%s","a":{"shape":"cylinder","radius":1,"half_height":1%s},"b":{"shape":"box","half":[4,4,1],"pose":{"translation":[0,0,%s]}}}\n' \
    "$1" "$2" "${4:-}" "$3"
}
claim() { printf '{"id":"%s","engine":"hand","status":"ok",%s}\n' "$1" "$2"; }
judge() { "$origo" judge --quiet "$@" "$dir/cases" "$dir/claims" >"$dir/out" 2>"$dir/err"; }
said() { jq -r '[.id, .verdict, (.checks[] | select(.verdict == "wrong") | .what)] | join(" ")' "$dir/out" | xargs; }

{
  tower apart distance 2.5
  tower touch relation 2
  tower meet depth 1.5
  tower meet-deeper depth 1.5
  tower rounded distance 2.5 ',"rounding":0.25'
  tower double distance 3 ',"pose":{"matrix":[[0,0,2],[2,0,0],[0,2,0]]}'
  tower segment distance 2.5 | sed 's/"radius":1/"radius":0/'
} >"$dir/cases"
{
  claim apart '"distance":0.5,"normal":[0,0,-1],"points":[[0,0,1],[0,0,1.5]]'
  claim touch '"colliding":true'
  claim meet '"depth":0.5,"normal":[0,0,-1]'
  claim meet-deeper '"depth":0.25,"normal":[0,0,-1]'
  claim rounded '"distance":0.25'
  claim double '"distance":0'
  claim segment '"distance":0.5'
} >"$dir/claims"
judge
expect 'by hand: status' is $? 1
expect 'by hand' is "$(said)" 'apart right touch right meet right meet-deeper wrong depth parts rounded right double right segment right'
expect 'relations' is "$(jq -r .relation "$dir/out" | xargs)" 'separated touching penetrating penetrating separated touching separated'
expect 'no errors' is "$(cat "$dir/err")" ''

# An engine gets plain numbers, and no matrix.
cat >"$dir/apart.sh" <<'END'
exec jq -c --unbuffered '{id: .id, engine: "always-apart", status: "ok", colliding: false}'
END
"$origo" judge --quiet --engine "sh $dir/apart.sh" "$dir/cases" >"$dir/out" 2>"$dir/err"
expect 'an engine: status' is $? 1
expect 'an engine' is "$(jq -r '.id + " " + .verdict' "$dir/out" | xargs)" \
  'apart right touch tolerable meet wrong meet-deeper wrong rounded right double tolerable segment right'
"$origo" judge --quiet --record "$dir/record" --engine "sh $dir/apart.sh" "$dir/cases" >"$dir/out" 2>"$dir/err"
expect 'handed over: a cylinder under a matrix' is "$(jq -c 'select(.id == "double") | .a | [.shape, .radius, .half_height, (.pose | has("matrix"))]' "$dir/record/cases.jsonl")" \
  '["cylinder",2,2,false]'
expect 'handed over: a rounding' is "$(jq -r 'select(.id == "rounded") | .a.rounding' "$dir/record/cases.jsonl")" 0.25
expect 'handed over: without a radius' is "$(jq -r 'select(.id == "segment") | .a.shape' "$dir/record/cases.jsonl")" segment
"$origo" judge --quiet "$dir/record/cases.jsonl" "$dir/record/claims-1.jsonl" >"$dir/again" 2>"$dir/err"
expect 'judged again from the record' is "$(jq -c 'del(.family, .nanoseconds)' "$dir/again" | cksum)" \
  "$(jq -c 'del(.family, .nanoseconds)' "$dir/out" | cksum)"

# Binary32: 2 + 2^-30 is 2 there.
tower near relation 2.000000000931322574615478515625 >"$dir/cases"
claim near '"colliding":false' >"$dir/claims"
judge
expect 'in binary64 they are apart' is "$(said)" 'near right'
judge --float32
expect 'in binary32 they touch' is "$(said) $(jq -r .relation "$dir/out")" 'near tolerable touching'
tower tiny relation 2 | sed 's/"radius":1/"radius":1e-60/' >"$dir/cases"
claim tiny '"colliding":true' >"$dir/claims"
"$origo" judge --float32 "$dir/cases" "$dir/claims" >"$dir/out" 2>"$dir/err"
expect 'a radius that vanishes is passed over' says "$dir/err" 'a radius vanishes'

# A failing case is made smaller, and stays what it was.
tower meet distance 1.53 ',"pose":{"rotation":[1,2,0,9],"translation":[0.1,0.2,0.03]}' >"$dir/cases"
"$origo" shrink --engine "sh $dir/apart.sh" --keep-shapes --id small "$dir/cases" >"$dir/out" 2>"$dir/err"
expect 'shrunk: status' is $? 0
expect 'shrunk: shapes' is "$(jq -r '[.a.shape, .b.shape, .question] | join(" ")' "$dir/out")" 'cylinder box distance'
expect 'shrunk: they meet' is "$("$origo" ask "$dir/out" | jq -r .relation)" penetrating
expect 'shrunk: no turn' is "$(jq -r '[.a, .b] | map(.pose // {} | has("rotation")) | any' "$dir/out")" false
"$origo" shrink --engine "sh $dir/apart.sh" --any-shapes "$dir/cases" >"$dir/out" 2>"$dir/err"
expect 'with --any-shapes it is simpler' is "$(jq -r '[.a.shape, .b.shape] | map(select(. == "cylinder")) | length' "$dir/out")" 0
"$origo" shrink --algorithm gjk "$dir/cases" >"$dir/out" 2>"$dir/err"
expect 'algorithms: refused' is $? 2
echo '@A_POINTS@' >"$dir/template"
"$origo" shrink --engine "sh $dir/apart.sh" --keep-shapes --template "$dir/template" "$dir/cases" >"$dir/out" 2>"$dir/err"
expect 'a template: refused by name' says "$dir/err" 'there is a cylinder or a cone'

# ---- what touches, and directions ----
cat corpus/curved/cases/curved-contact-*.jsonl >"$dir/cases"
"$origo" ask "$dir/cases" | jq -c '{id, engine: "exact", relation, colliding: (.relation != "separated")}' >"$dir/claims"
"$origo" judge --quiet "$dir/cases" "$dir/claims" >"$dir/out" 2>"$dir/err"
expect 'exact relations of what touches' is "$? $(jq -r .verdict "$dir/out" | sort -u | xargs)" '0 right tolerable'
expect 'one for each' lines "$dir/out" "$(wc -l <"$dir/cases")"
"$origo" ask "$dir/cases" | jq -c 'select(.contact.points and .contact.kind != "part" and ([.contact.points[][] | test("^-?[0-9]+$")] | all))
  | {id, engine: "exact", colliding: true, contacts: [.contact.points[] | map(tonumber) | {points: [., .], depth: 0}]}' >"$dir/claims"
jq -r .id "$dir/claims" >"$dir/ids"
expect 'contacts of integers' [ "$(wc -l <"$dir/ids")" -ge 10 ]
grep -F -f "$dir/ids" "$dir/cases" >"$dir/some"
judge_contacts() { "$origo" judge --quiet "$dir/some" "$dir/claims" >"$dir/out" 2>"$dir/err"; }
contacts() { jq -r "[.checks[] | select(.what == \"$1\") | .verdict] | .[]" "$dir/out" | sort -u | xargs; }
judge_contacts
expect 'exact contacts' is "$? $(contacts contact-a) $(contacts contact-b) $(contacts cover) $(contacts beyond)" '0 right right right right'

plate() { # plate ID RADIUS X: a cylinder on a box of half edge 2, whose top is at z = -2
  printf '{"id":"%s","question":"contact","a":{"shape":"cylinder","radius":%s,"half_height":2},"b":{"shape":"box","half":[2,2,1],"pose":{"translation":[%s,0,-3]}}}\n' "$@" >"$dir/some"
}
at() { # at ID POINT...: a claim of these contacts
  id=$1
  shift
  printf '{"id":"%s","engine":"e","colliding":true,"contacts":[%s]}\n' "$id" "$(printf '{"points":[[%s],[%s]],"depth":0},' $(for p in "$@"; do echo "$p $p"; done) | sed 's/,$//')" >"$dir/claims"
}
found() { judge_contacts; jq -c '[.checks[] | select(.what | test("contact-|cover|beyond")) | .absolute // 0]' "$dir/out"; }
plate disc 1 0
at disc 1,0,-2 0,1,-2 -1,0,-2 0,-1,-2
expect 'a square in a disc' is "$(found)" '[0,0,0,0]'
at disc 1,0,-2 -1,0,-2
expect 'two points of a disc' is "$(found)" '[0,0,0.5,0]'
at disc 1,0,-2 0,1,-2 -1,0,-2 0,-1,-2 1.5,0,-2
expect 'a point outside of the disc' is "$(found)" '[0.5,0,0,0]'
at disc 1,0,-2 0,1,-2 -1,0,-2 0,-1,-2 0,0,-1
expect 'a point above the plane' is "$(found)" '[0,1,0,1]'
plate face 3 0
at face 2,2,-2 2,-2,-2 -2,2,-2
expect 'three corners of four' is "$(found)" '[0,0,2.82843,0]'
plate part 1 2
at part 0,1,-2 0,-1,-2 1,0,-2
expect 'a part of a disc' is "$(found)" '[0,0,0,0]'
at part 0,1,-2 0,-1,-2
expect 'half of it' is "$(found)" '[0,0,0.5,0]'
printf '{"id":"part","engine":"e","colliding":true,"contacts":[]}\n' >"$dir/claims"
expect 'none' is "$(found)" '["inf"]'
printf '{"id":"part","engine":"e","colliding":true,"depth":1,"normal":[0,0,1],"contacts":[{"position":[1,0,-2.25],"depth":0.5}]}\n' >"$dir/claims"
expect 'a position' is "$(found | jq -c '.[:2]')" '[0,0]'
plate part 1 2
sed 's/"half_height":2/&,"rounding":0.5/; s/"contact"/"distance"/' "$dir/some" >"$dir/rounded"
at part 0,1,-1.5 1,0,-2.5
mv "$dir/rounded" "$dir/some"
expect 'a rounded one: points alone' is "$(found)" '[0,0.5]'
sed 's/"rounding":0.5/"pose":{"translation":[0,0,-4]}/; s/"b":.*/"b":{"shape":"cone","radius":1,"half_height":2,"pose":{"translation":[0,0,-8]}}}/' "$dir/some" >"$dir/both"
at part 0,0,-6 0,0,-6
mv "$dir/both" "$dir/some"
expect 'two curved ones: points alone' is "$(found) $(contacts doubled)" '[0,0] wrong'
at part 0,0,-6
sed 's/"colliding":true/"colliding":false/' "$dir/claims" >"$dir/apart" && mv "$dir/apart" "$dir/claims"
expect 'of bodies said to be apart' is "$(found)" '[]'
printf '{"id":"part","engine":"e","colliding":true,"contacts":[{"points":[[0,0]]}]}\n' >"$dir/claims"
judge_contacts
expect 'a malformed one' is $? 2

cat corpus/curved/cases/curved-support-*.jsonl >"$dir/cases"
"$origo" judge --engine "sh $dir/apart.sh" "$dir/cases" >"$dir/out" 2>"$dir/err" </dev/null
expect 'directions are passed over' says "$dir/err" "$(wc -l <"$dir/cases") cases passed over: not about two bodies"

# ---- what is refused ----
claim meet '"colliding":true' >"$dir/claims"
tower sheared distance 3 ',"pose":{"matrix":[[1,0.5,0],[0,1,0],[0,0,1]]}' >"$dir/cases"
judge
expect 'a sheared cylinder is refused' is $? 2
conclude
