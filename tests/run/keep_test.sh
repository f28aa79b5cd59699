#!/bin/sh
# Contacts gathered over the steps of a box that rocks on another: four after some steps where each step finds one, at
# once where it finds all. What is kept stays where it is on the bodies, and nothing is kept of other cases.
# usage: BUILD=build tests/run/keep_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# Ten steps, each tilted onto another corner by 0.0005, less than what counts as a contact.
python3 - >"$dir/rocks" <<'C'
import json, math
for k in range(10):
    case = {"id": f"r{k}", "question": "contact",
            "a": {"shape": "box", "half": [1, 1, 1],
                  "pose": {"translation": [0, 0, 2], "rotation": [0.00025 * math.cos(1.7 * k), 0.00025 * math.sin(1.7 * k), 0, 1]}},
            "b": {"shape": "box", "half": [3, 3, 1]}}
    if k > 0:
        case["after"] = f"r{k - 1}"
    print(json.dumps(case))
C
counts() { jq -r '.contacts | length' "$dir/out" | xargs; }
$origo run manifold-incremental "$dir/rocks" >"$dir/out" 2>"$dir/err"
expect 'one contact a step' is "$(counts)" '1 1 1 1 1 1 1 1 1 1'
$origo run --keep manifold-incremental "$dir/rocks" >"$dir/out" 2>"$dir/err"
expect 'contacts are gathered' is "$(counts)" '1 2 3 4 4 4 4 4 4 4'
expect 'and say so' says "$dir/out" 'manifold-incremental, kept'
$origo judge --quiet "$dir/rocks" --claims "$dir/out" >"$dir/judged" 2>"$dir/err"
expect 'once there are four they stay' is \
  "$(sed '1,4d' "$dir/judged" | jq -r '.checks[] | select(.what == "jumped") | .verdict' | sort | uniq -c | xargs)" '6 right'
$origo run --keep manifold-full "$dir/rocks" >"$dir/out" 2>"$dir/err"
expect 'four at once' is "$(counts)" '4 4 4 4 4 4 4 4 4 4'
jq -c 'del(.after)' "$dir/rocks" >"$dir/loose"
$origo run --keep manifold-incremental "$dir/loose" >"$dir/out" 2>"$dir/err"
expect 'nothing is kept of other cases' is "$(counts)" '1 1 1 1 1 1 1 1 1 1'
jq -c 'if .id == "r5" then .a.pose.translation[2] = 4 else . end' "$dir/rocks" >"$dir/hops"
$origo run --keep manifold-incremental "$dir/hops" >"$dir/out" 2>"$dir/err"
expect 'contacts end where the bodies part' is "$(counts)" '1 2 3 4 4 0 1 2 3 4'
jq -c '.a.pose = {"matrix": [[1, 0, 0], [0, 1, 0], [0, 0, 1]], "translation": .a.pose.translation}' "$dir/rocks" >"$dir/matrix"
$origo run --keep manifold-incremental "$dir/matrix" >"$dir/out" 2>"$dir/err"
expect 'a matrix may be no rotation' is "$(counts)" '1 1 1 1 1 1 1 1 1 1'
$origo run --keep gjk "$dir/rocks" >"$dir/out" 2>"$dir/err"
expect 'of contacts only' is "$? $(grep -c 'it is not behind the door contact' "$dir/err")" '2 1'
conclude
