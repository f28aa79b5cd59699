#!/bin/sh
# origo judge on manifolds: ours on touching bodies, the same with a contact left out, moved or spoilt, and in binary32.
# usage: BUILD=build tests/judge/contacts_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
build=$(dirname "$origo")

# judge STATUS ARGUMENTS...: into $dir/out and $dir/err
judge() {
  wanted=$1
  shift
  "$origo" judge "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "status of judge $*" is "$?" "$wanted"
  cat "$dir/out" >>"$dir/all"
}
# changed FILTER: the claims of manifold-full with this done to them
changed() { jq -c "$1" "$dir/full" >"$dir/claims"; }
verdicts() { jq -r .verdict "$dir/out" | sort | uniq -c | xargs; }
wrong() { jq -r '.checks[] | select(.verdict == "wrong") | .what' "$dir/out" | sort | uniq -c | xargs; }

"$origo" gen contact-turned --count 12 >"$dir/cases"
"$origo" run manifold-full "$dir/cases" >"$dir/full"
judge 0 "$dir/cases" "$dir/full"
expect 'whole manifolds' is "$(verdicts)" '12 right'
expect 'six checks of each, its verdict and its normal' is "$(jq '.checks | length' "$dir/out" | sort -u)" 9

# A normal without a depth is held against the shortest way out.
sed 1q "$dir/cases" >"$dir/one"
normal() {
  sed 1q "$dir/full" | jq -c "del(.contacts, .depth, .separation, .distance, .points) | $1" >"$dir/claims"
  judge "$2" "$dir/one" "$dir/claims"
}
normal . 0
expect 'a right normal alone' is "$(jq -r '[.checks[] | .what, .verdict] | join(" ")' "$dir/out")" \
  'verdict right normal right unit right'
normal '.normal |= map(if startswith("-") then .[1:] else "-" + . end)' 1
expect 'turned round' is "$(wrong)" '1 normal'
expect 'by how much they overlap along it' is \
  "$(jq '.checks[] | select(.what == "normal") | .along < -1' "$dir/out")" true
normal '.normal = [0, 0, 0]' 1
expect 'none' is "$(wrong)" '1 normal'

# One right point of a face is incomplete.
"$origo" run manifold-incremental "$dir/cases" >"$dir/claims"
judge 1 "$dir/cases" "$dir/claims"
expect 'single points' is "$(wrong)" '12 cover'
"$origo" report "$dir/out" --html "$dir/page" >"$dir/report" 2>"$dir/err"
expect 'a report says that there are failures' is $? 1
expect 'its page names them' says "$dir/page" 'contact-line'
changed 'del(.contacts[0])'
judge 1 "$dir/cases" "$dir/claims"
expect 'a corner left out' is "$(wrong)" '12 cover'
changed '.contacts = []'
judge 1 "$dir/cases" "$dir/claims"
expect 'no contacts of bodies that meet' is "$(wrong)" '12 cover'
changed '.contacts[0].points[0] = .contacts[0].points[1] + [] | .contacts[0].depth = 1'
judge 1 "$dir/cases" "$dir/claims"
expect 'a depth' is "$(wrong)" '12 contact-line'
changed '.contacts += [.contacts[0]]'
judge 1 "$dir/cases" "$dir/claims"
expect 'a contact named twice' is "$(wrong)" '12 doubled'
changed '.contacts[0].points |= map(["1000", "0", "0"])'
judge 1 "$dir/cases" "$dir/claims"
expect 'a point far off' is "$(jq -r '[.checks[] | select(.class == "gross") | .what] | join(" ")' "$dir/out" | sort -u)" \
  'contact-a contact-b cover beyond'
changed '.contacts[0].points[1][2] = "nan"'
judge 1 "$dir/cases" "$dir/claims"
expect 'a NaN' is "$(wrong)" '12 finite'
# One point a contact, on A, on B or halfway, whatever the engine means by it; a normal is needed, and not two points too.
# The boxes are moved into each other: there is a way between the points.
jq -c '.b.pose.translation[2] |= (tonumber - 0.125)' "$dir/cases" >"$dir/deep"
"$origo" run manifold-full "$dir/deep" >"$dir/full"
for where in 0 1; do
  changed ".contacts |= map({position: .points[$where], depth})"
  judge 0 "$dir/deep" "$dir/claims"
  expect "positions on body $where" is "$(verdicts)" '12 right'
done
cat >"$dir/halfway.py" <<'C'
import json, sys
for line in sys.stdin:
    claim = json.loads(line)
    for contact in claim["contacts"]:
        a, b = ([float.fromhex(x) for x in point] for point in contact.pop("points"))
        contact["position"] = [(x + y) / 2 + float(sys.argv[1]) for x, y in zip(a, b)]
    print(json.dumps(claim))
C
python3 "$dir/halfway.py" 0 <"$dir/full" >"$dir/claims"
judge 0 "$dir/deep" "$dir/claims"
expect 'positions halfway' is "$(verdicts)" '12 right'
python3 "$dir/halfway.py" 0.01 <"$dir/full" >"$dir/claims"
judge 1 "$dir/deep" "$dir/claims"
expect 'positions that are off' is "$(jq '[.checks[] | select(.what | startswith("contact-")) | .verdict] | index("wrong") != null' "$dir/out" | sort -u)" true
changed '.contacts |= map(.position = .points[0] | del(.points)) | del(.normal)'
judge 2 "$dir/deep" "$dir/claims"
expect 'a position without a normal' says "$dir/err" 'along the normal, and there is none'
changed '.contacts |= map(.position = .points[0])'
judge 2 "$dir/deep" "$dir/claims"
expect 'a position and points' says "$dir/err" 'goes with none'
changed '.contacts |= map(.position = .points[0] | del(.points)) | .contacts[0].position[1] = "inf"'
judge 1 "$dir/deep" "$dir/claims"
expect 'an infinite position' is "$(wrong)" '12 finite'
"$origo" run manifold-full "$dir/cases" >"$dir/full"
changed 'del(.contacts)'
judge 0 "$dir/cases" "$dir/claims"
expect 'only what is claimed' is "$(jq -r '[.checks[].what] | join(" ")' "$dir/out" | sort -u)" 'verdict normal unit'
changed '.contacts = {}'
judge 2 "$dir/cases" "$dir/claims"
expect 'what contacts are' says "$dir/err" 'contacts'

# In binary32, and against the same cases handed to an engine that claims what a file says.
"$build/origo32" run manifold-full "$dir/cases" >"$dir/claims"
judge 0 --float32 "$dir/cases" "$dir/claims"
expect 'binary32' is "$(verdicts | grep -c wrong)" 0

# Steady: an engine whose contacts move with the pose, one that is jumpy by a factor, one that loses them, one that turns.
cat >"$dir/jumpy.py" <<'C'
import json, sys
fault, amount = sys.argv[1], float(sys.argv[2])
for line in sys.stdin:
    case = json.loads(line)
    x, y, z = case["a"].get("pose", {}).get("translation", [0, 0, 0])
    moved = 0 < abs(x - 0.25) < 1e-3
    at = x + amount * (x - 0.25) if fault == "jump" else x
    corners = [[at + u, y + v, 1] for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    normal = [amount, 0, 1] if fault == "turn" and moved else [0, 0, 1]
    contacts = [] if fault == "lose" and moved else [{"points": [p, p], "depth": 0} for p in corners]
    print(json.dumps({"id": case["id"], "engine": "jumpy", "colliding": True, "normal": normal, "contacts": contacts}), flush=True)
C
echo '{"id":"box","question":"contact","a":{"shape":"box","half":[1,1,1],"pose":{"translation":[0.25,0.5,2]}},"b":{"shape":"box","half":[2,2,1]}}' >"$dir/box"
steady() { # steady NAME FAULT AMOUNT EXPECTED [OPTION]
  "$origo" judge --quiet --metamorphic ${5:-} --engine "python3 $dir/jumpy.py $2 $3" "$dir/box" >"$dir/out" 2>"$dir/err"
  cat "$dir/out" >>"$dir/all"
  expect "$1" is "$(jq -r '[.checks[] | select(.what == "steady") | .verdict, .class] | join(" ")' "$dir/out")" "$4"
}
steady 'contacts that move with the pose' jump 0 'right rounding'
steady 'contacts that move a hundred times as far' jump 100 'tolerable near'
steady 'contacts that jump' jump 1e5 'wrong gross'
steady 'contacts that are lost' lose 0 ''
steady 'a normal that is turned' turn 0.1 ''
steady 'a normal that is nearly the same' turn 1e-5 'right rounding'
steady 'in binary32' jump 0 'right rounding' --float32
steady 'contacts that jump in binary32' jump 1e5 'wrong gross' --float32

# ---- from step to step ----

# A box that slides and turns on another, and an engine that names the corners of its lower face, or spoils something in the last step.
cat >"$dir/slide.py" <<'C'
import json, math, sys
fault, form = sys.argv[1], sys.argv[2]
steps = [(0, 0, 0), (0.01, 0, 0), (0.01, 0.005, 1 / 256)]
cases, claims = [], []
for k, (x, y, t) in enumerate(steps):
    case = {"id": f"s{k}", "question": "contact",
            "a": {"shape": "box", "half": [1, 1, 1], "pose": {"translation": [x, y, 2], "rotation": [0, 0, t, 1]}},
            "b": {"shape": "box", "half": [2, 2, 1]}}
    if k > 0:
        case["after"] = f"s{k - 1}"
    cases.append(case)
    c, s = (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)
    corners = [[x + c * u - s * v, y + s * u + c * v, 1] for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    names = [7, 8, 9, 10]
    if k == 2 and fault == "swap":
        names[0], names[2] = names[2], names[0]
    if k == 2 and fault == "rename":
        names[0] = 11
    if fault == "nameless":
        names = [None] * 4
    if k == 2 and fault == "flicker":
        corners, names = corners[1:], names[1:]
    if k == 1 and fault == "half":  # three corners, and then three others
        corners, names = corners[1:], names[1:]
    if k == 2 and fault == "half":
        corners, names = corners[:3], names[:3]
    contacts = [{"points": [p, p], "depth": 0, **({} if n is None else {"id": n})} for p, n in zip(corners, names)]
    claims.append({"id": f"s{k}", "engine": "slider", "colliding": True, "normal": [0, 0, 1], "contacts": contacts})
print("\n".join(json.dumps(x) for x in (cases if form == "cases" else claims)))
C
python3 "$dir/slide.py" none cases >"$dir/slide"
# persists NAME FAULT EXPECTED: of the last step, what is said of both checks
persists() {
  python3 "$dir/slide.py" "$2" claims >"$dir/claims"
  "$origo" judge --quiet "$dir/slide" --claims "$dir/claims" >"$dir/out" 2>"$dir/err"
  cat "$dir/out" >>"$dir/all"
  cat "$dir/claims" >>"$dir/full"
  expect "$1" is "$(sed -n 3p "$dir/out" | jq -r '[.checks[] | select(.what == "jumped" or .what == "renamed") | .what, .verdict] | join(" ")')" "$3"
}
persists 'contacts that move with the body' none 'jumped right renamed right'
persists 'contacts without ids' nameless 'jumped right'
persists 'a contact with another id' rename 'jumped right renamed wrong'
persists 'two contacts that exchange their ids' swap 'jumped wrong renamed wrong'
persists 'a corner that is lost' flicker 'jumped wrong renamed right'
persists 'a corner that is lost, and another found' half 'jumped wrong renamed right'
python3 "$dir/slide.py" none claims >"$dir/claims"
"$origo" judge --quiet "$dir/slide" --claims "$dir/claims" >"$dir/out" 2>"$dir/err"
expect 'nothing is said of the first step' is "$(sed -n 1p "$dir/out" | jq -r '[.checks[] | select(.what == "jumped")] | length')" 0
jq -c 'del(.after)' "$dir/slide" >"$dir/loose"
"$origo" judge --quiet "$dir/loose" --claims "$dir/claims" >"$dir/out" 2>"$dir/err"
expect 'nor of cases that do not go on' is "$(jq -r '.checks[] | select(.what == "jumped") | .what' "$dir/out")" ''
jq -c 'if .id == "s2" then .a.half = [1, 1, 0.5] | .a.pose.translation[2] = 1.5 else . end' "$dir/slide" >"$dir/other"
"$origo" judge --quiet "$dir/other" --claims "$dir/claims" >"$dir/out" 2>"$dir/err"
expect 'nor of another body' is "$(jq -r '.checks[] | select(.what == "jumped") | .what' "$dir/out" | wc -l | tr -d ' ')" 1
cat >"$dir/listens.py" <<'C'
import json, sys
with open(sys.argv[1], "w") as seen:
    for line in sys.stdin:
        print(line, end="", file=seen, flush=True)
        print(json.dumps({"id": json.loads(line)["id"], "engine": "ears", "colliding": True}), flush=True)
C
"$origo" judge --quiet --engine "python3 $dir/listens.py $dir/seen" "$dir/slide" >"$dir/out" 2>"$dir/err"
expect 'an engine is told which case goes on' is "$(jq -r '.after // "none"' "$dir/seen" 2>/dev/null | xargs)" 'none s0 s1'
sed -n 2p "$dir/slide" | "$origo" ask - >"$dir/out" 2>"$dir/err"
expect 'a step without the one before' says "$dir/err" "after: 's0' is not the id of the case before"
sed 's/"contact"/"relation"/' "$dir/slide" | "$origo" ask - >"$dir/out" 2>"$dir/err"
expect 'steps of another question' says "$dir/err" "the field 'after' does not belong to the question 'relation'"
jq -c '.contacts[1].id = 7' "$dir/claims" | sed -n 1p >"$dir/twice"
"$origo" judge --quiet "$dir/slide" --claims "$dir/twice" >"$dir/out" 2>"$dir/err"
expect 'an id twice' says "$dir/err" 'contacts[1].id: 7 was there before'
jq -c '.contacts[1].id = -1' "$dir/claims" | sed -n 1p >"$dir/twice"
"$origo" judge --quiet "$dir/slide" --claims "$dir/twice" >"$dir/out" 2>"$dir/err"
expect 'an id below zero' says "$dir/err" 'contacts[1].id'

cat >"$dir/valid.py" <<'C'
import json, sys, jsonschema
for schema, lines in (sys.argv[1:3], sys.argv[3:5]):
    validator = jsonschema.Draft202012Validator(json.load(open(schema)))
    for line in open(lines):
        for error in validator.iter_errors(json.loads(line)):
            sys.exit("%s: %s" % (line.strip(), error.message))
C
expect 'claims and judgements are by their schemas' is "$(python3 "$dir/valid.py" docs/claim.schema.json "$dir/full" docs/judgement.schema.json "$dir/all" 2>&1)" ''
# ---- several ways out are as short ----
# Equal boxes, moved by half along each axis: three ways out. Each is judged, with all four corners and without one.
printf '{"id":"s","question":"contact","a":%s,"b":%s}\n' '{"shape":"box","half":[1,1,1]}' \
  '{"shape":"box","half":[1,1,1],"pose":{"translation":["1/2","1/2","-1/2"]}}' >"$dir/cases"
corner() { printf '{"points":[[%s],[%s]],"depth":1.5}' "$1" "$2"; }
out() { # NORMAL CORNER...: the claim of that way
  normal=$1
  shift
  printf '{"id":"s","engine":"test","colliding":true,"depth":1.5,"normal":[%s],"contacts":[' "$normal"
  printf '%s,' "$@" | sed 's/,$/]}\n/'
}
both() { # NAME NORMAL CORNER...
  name=$1
  shift
  out "$@" >"$dir/claims"
  judge 0 "$dir/cases" "$dir/claims"
  covers=$(jq '[.checks[] | select(.what == "cover")] | length' "$dir/out")
  expect "the way out along $name" is "$(verdicts) $covers" '1 right 1'
  jq -c 'del(.contacts[0])' "$dir/claims" >"$dir/less"
  judge 1 "$dir/cases" "$dir/less"
  expect "a corner less along $name" is "$(wrong)" '1 cover'
}
both x '-1,0,0' "$(corner '1,-0.5,-1' '-0.5,-0.5,-1')" "$(corner '1,-0.5,0.5' '-0.5,-0.5,0.5')" \
  "$(corner '1,1,-1' '-0.5,1,-1')" "$(corner '1,1,0.5' '-0.5,1,0.5')"
both y '0,-1,0' "$(corner '-0.5,1,-1' '-0.5,-0.5,-1')" "$(corner '-0.5,1,0.5' '-0.5,-0.5,0.5')" \
  "$(corner '1,1,-1' '1,-0.5,-1')" "$(corner '1,1,0.5' '1,-0.5,0.5')"
both z '0,0,1' "$(corner '-0.5,-0.5,-1' '-0.5,-0.5,0.5')" "$(corner '-0.5,1,-1' '-0.5,1,0.5')" \
  "$(corner '1,-0.5,-1' '1,-0.5,0.5')" "$(corner '1,1,-1' '1,1,0.5')"

conclude
