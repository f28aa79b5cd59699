#!/bin/sh
# Scenes with bodies and poses as engines have them are played as what these stand for, or refused with file, line and
# field.   usage: BUILD=build tests/world/spellings_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

jq -c . >"$dir/spelled" <<'END'
{"world": {"dt": 0.125, "steps": 24}}
{"add": "floor", "body": {"shape": "box", "size": [16, 16, 2], "pose": {"translation": [0, 0, -1]}}, "type": "static"}
{"add": "crate", "body": {"shape": "box", "size": [2, 2, 2],
  "pose": {"axis_angle": {"axis": [0, 0, 1], "degrees": 90}, "translation": [0, 0, 3]}}, "velocity": [0, 0, -1]}
{"add": "log", "body": {"shape": "capsule", "diameter": 1, "total_height": 4, "axis": "x",
  "pose": {"translation": [0, 5, 3]}}, "velocity": [0, 0, -2]}
{"add": "can", "body": {"shape": "cylinder", "diameter": 2, "height": 2, "axis": "y",
  "pose": {"rotation_wxyz": [1, 1, 0, 0], "translation": [4, 0, 3]}}, "velocity": [0, 0, -1]}
{"add": "dumbbell", "parts": [{"shape": "sphere", "diameter": 1}, {"shape": "box", "size": [1, 1, 1],
  "pose": {"matrix": [[0, -1, 0, 0], [1, 0, 0, 0], [0, 0, 1, 2]]}}],
  "pose": {"euler": {"order": "xyz", "frame": "body", "degrees": [0, 180, 0]}, "translation": [-4, 0, 4]},
  "velocity": [0, 0, -1]}
{"step": 4, "move": "crate", "pose": {"matrix": [[1, 0, 0, -4], [0, 1, 0, 4], [0, 0, 1, 2], [0, 0, 0, 1]]}}
END
jq -c . >"$dir/meant" <<'END'
{"world": {"dt": 0.125, "steps": 24}}
{"add": "floor", "body": {"shape": "box", "half": [8, 8, 1], "pose": {"translation": [0, 0, -1]}}, "type": "static"}
{"add": "crate", "body": {"shape": "box", "half": [1, 1, 1],
  "pose": {"rotation": [0, 0, 1, 1], "translation": [0, 0, 3]}}, "velocity": [0, 0, -1]}
{"add": "log", "body": {"shape": "capsule", "radius": 0.5, "half_height": 1.5,
  "pose": {"rotation": [1, 1, 1, 1], "translation": [0, 5, 3]}}, "velocity": [0, 0, -2]}
{"add": "can", "body": {"shape": "cylinder", "radius": 1, "half_height": 1,
  "pose": {"translation": [4, 0, 3], "rotation": [0, 0, -1, 1]}}, "velocity": [0, 0, -1]}
{"add": "dumbbell", "parts": [{"shape": "sphere", "radius": 0.5}, {"shape": "box", "half": [0.5, 0.5, 0.5],
  "pose": {"rotation": [0, 0, 1, 1], "translation": [0, 0, 2]}}],
  "pose": {"rotation": [0, 1, 0, 0], "translation": [-4, 0, 4]}, "velocity": [0, 0, -1]}
{"step": 4, "move": "crate", "pose": {"translation": [-4, 4, 2]}}
END
for scene in spelled meant; do
  "$origo" world --check --contact manifold-full --lives "$dir/$scene" >"$dir/$scene.out" 2>"$dir/err"
  expect "$scene: right" is "$? $(tail -c 10 "$dir/err")" "0 all right"
done
expect 'both are played alike' same "$dir/spelled.out" "$dir/meant.out"
expect 'and bodies meet' [ "$(grep -c '"begin":\[\[' "$dir/spelled.out")" -ge 3 ]

if python3 -c 'import jsonschema' 2>/dev/null; then
  cat >"$dir/valid.py" <<'END'
import json, sys, jsonschema
world = json.loads(open("docs/world.schema.json", encoding="utf-8").read().replace("urn:origo:case:1#", "#"))
world["$defs"].update(json.load(open("docs/case.schema.json", encoding="utf-8"))["$defs"])
checker = jsonschema.Draft202012Validator(world)
print(sum(checker.is_valid(json.loads(line)) for line in sys.stdin))
END
  expect 'docs/world.schema.json holds' is "$(python3 "$dir/valid.py" <"$dir/spelled")" 7
fi

refused() { # refused MESSAGE LINE
  { head -n 1 "$dir/meant"; echo "$2"; } >"$dir/wrong"
  "$origo" world "$dir/wrong" >"$dir/out" 2>"$dir/err"
  expect "refused: $1" is "$? $(cat "$dir/out") $(sed "s|$dir/||" "$dir/err")" "2  wrong:2: $1"
}
refused "body: both 'size' and 'half'; expected one of them" \
  '{"add": "a", "body": {"shape": "box", "size": [1, 1, 1], "half": [1, 1, 1]}}'
refused "parts[1]: the field 'axis' does not belong to the shape 'sphere'" \
  '{"add": "a", "parts": [{"shape": "sphere", "radius": 1}, {"shape": "sphere", "radius": 1, "axis": "x"}]}'
refused 'pose.rotation_wxyz: 3 elements; expected 4 numbers' \
  '{"add": "a", "parts": [{"shape": "sphere", "radius": 1}], "pose": {"rotation_wxyz": [1, 0, 0]}}'

conclude
