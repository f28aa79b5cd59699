#!/bin/sh
# origo import of glTF: points, triangles and places are those of the file; numbers that lead out of it are refused with
# the place; no other file is read than the scene may name.   usage: BUILD=build tests/import/gltf_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

python3 tests/import/gltf.py "$BUILD" >"$dir/out" 2>&1
expect "points, triangles and places: $(tail -n 1 "$dir/out")" [ $? = 0 ]
sed -n 's/^FAILED/  &/p' "$dir/out" | head -n 3

# ---- two cubes' corners, one beside the other ----
python3 - "$dir" <<'END'
import base64, json, struct, sys
points = b"".join(struct.pack("<3f", x, y, z) for x, y, z in ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)))
data = points + struct.pack("<12H", 0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3)
tree = {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0, "children": [1]}, {"mesh": 0, "translation": [2, 0, 0], "name": "right"}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": 4, "type": "VEC3"},
                      {"bufferView": 1, "componentType": 5123, "count": 12, "type": "SCALAR"}],
        "bufferViews": [{"buffer": 0, "byteLength": 48}, {"buffer": 0, "byteOffset": 48, "byteLength": 24}],
        "buffers": [{"byteLength": 72, "uri": "data:;base64," + base64.b64encode(data).decode()}]}
def write(name, text):
    with open(sys.argv[1] + "/" + name, "wb") as file:
        file.write(text)
write("two.gltf", json.dumps(tree).encode())
write("two.bin", data)
tree["buffers"][0].pop("uri")
text = json.dumps(tree).encode()
text += b" " * (-len(text) % 4)
def chunks(first=b"JSON", second=b"BIN\0", version=2, more=0, cut=0):
    whole = struct.pack("<I4s", len(text), first) + text + struct.pack("<I4s", len(data) + cut, second) + data
    return struct.pack("<4sII", b"glTF", version, 12 + len(whole) + more) + whole
write("two.glb", chunks())
write("text.glb", struct.pack("<4sIII4s", b"glTF", 2, 20 + len(text), len(text), b"JSON") + text)
write("short.glb", chunks()[:-1])
write("heading.glb", chunks()[:11])
write("more.glb", chunks(more=1))
write("old.glb", chunks(version=1))
write("first.glb", chunks(first=b"JSOM"))
write("second.glb", chunks(second=b"BIM\0"))
write("cut.glb", chunks(cut=4))
END
for file in two.gltf two.glb; do
  "$origo" import --question distance --id t "$dir/$file" >"$dir/case" 2>"$dir/err"
  expect "$file is read" is "$? $(cat "$dir/err") $(jq -c '[.id, .source, .b.pose.translation]' "$dir/case")" \
    "0  [\"t-0-node0-right\",\"$file: node0, right\",[2,0,0]]"
done
"$origo" ask "$dir/case" >"$dir/answer"
expect 'its distance' is "$(jq -r .distance.exact "$dir/answer")" 1
"$BUILD/origo-check" "$dir/case" "$dir/answer" >"$dir/out" 2>&1
expect 'and origo-check' is "$?" 0
"$origo" import --question mesh_pairs --with-kinds "$dir/two.glb" | "$origo" ask >"$dir/answer"
expect 'triangles that meet: none' is "$(jq -c '[.question, .count]' "$dir/answer")" '["mesh_pairs",0]'
"$origo" import --format gltf --of right --of node0 - <"$dir/two.glb" >"$dir/case" 2>"$dir/err"
expect 'from standard input' is "$? $(jq -r .id "$dir/case")" '0 --0-node0-right'

for row in 'short.glb:not as long as its heading says: truncated, or no glTF' \
  'heading.glb:not as long as its heading says: truncated, or no glTF' \
  'more.glb:not as long as its heading says: truncated, or no glTF' 'old.glb:no binary glTF of version 2' \
  'first.glb:its first chunk is no JSON, or is cut short' 'second.glb:its second chunk is no BIN, or is cut short' \
  'cut.glb:its second chunk is no BIN, or is cut short' \
  'text.glb:buffers[0]: has no uri, and there are no bytes for it'; do
  file=${row%%:*}
  "$origo" import "$dir/$file" >"$dir/out" 2>"$dir/err"
  expect "$file" is "$? $(cat "$dir/out" "$dir/err")" "2 $dir/$file: ${row#*:}"
done

# ---- what is refused ----
bad() { # bad MESSAGE FILTER [OPTION...]: the file, changed by the filter of jq
  message=$1 filter=$2
  shift 2
  jq "$filter" "$dir/two.gltf" >"$dir/bad.gltf" || echo "FAILED: $filter"
  "$origo" import "$dir/bad.gltf" "$@" >"$dir/out" 2>"$dir/err"
  expect "refused: $message" is "$? $(cat "$dir/out") $(sed "s|$dir/||" "$dir/err")" "${status:-2}  bad.gltf: $message"
}
bad 'no glTF: asset.version is missing' 'del(.asset)'
bad "version '1.0' of glTF; expected 2" '.asset.version = "1.0"'
bad "needs the extension 'KHR_draco_mesh_compression', which is not read" \
  '.extensionsRequired = ["KHR_materials_unlit", "KHR_draco_mesh_compression"]'
bad "needs the extension '', which is not read" '.extensionsRequired = [1]'
bad 'scenes[1]: there is none' '.scene = 1'
bad 'scenes[4294967295]: there is none' '.scene = -1'
bad 'scenes[0]: expected an object' '.scenes[0] = 1'
bad 'scenes[0]: names a node that is not there' '.scenes[0].nodes = [2]'
bad 'nodes[0]: names a node that is not there' '.nodes[0].children = ["1"]'
bad 'nodes[0]: stands in two places, or within itself' '.nodes[1].children = [0]'
bad 'nodes[1]: stands in two places, or within itself' '.scenes[0].nodes = [0, 1]'
bad 'nodes[257]: nodes more than 256 deep' '.nodes = [range(300) | {children: [. + 1]}] | .scenes[0].nodes = [1]'
bad 'nodes[1]: translation: expected 3 numbers' '.nodes[1].translation = [1, 2]'
bad 'nodes[1]: scale: expected 3 numbers' '.nodes[1].scale = [1, 2, "3"]'
bad 'nodes[1]: rotation: zero' '.nodes[1].rotation = [0, 0, 0, 0]'
bad 'nodes[1]: both a matrix and translation, rotation or scale' '.nodes[1].matrix = [range(16)]'
bad 'nodes[0]: matrix: expected the last row 0, 0, 0, 1' '.nodes[0].matrix = [range(16)]'
bad 'nodes[1]: its place has a number beyond the largest double' \
  '.nodes[1].translation = [1e308, 0, 0] | .nodes[0].scale = [10, 1, 1]'
bad 'nodes[1]: mesh: expected a whole number from 0 to 4294967295' '.nodes[1].mesh = 0.5'
bad 'meshes[1]: there is none' '.nodes[1].mesh = 1'
bad 'meshes[0]: needs primitives' '.meshes[0].primitives = []'
bad 'meshes[0]: needs POSITION' 'del(.meshes[0].primitives[0].attributes)'
bad 'meshes[0]: 11 corners make no triangles' '.accessors[1].count = 11'
bad 'meshes[0]: 4 corners make no triangles' 'del(.meshes[0].primitives[0].indices)'
bad 'meshes[0]: index 3 is no point: there are 3' '.accessors[0].count = 3'
bad 'accessors[7]: there is none' '.meshes[0].primitives[0].indices = 7'
bad 'accessors[0]: type: expected VEC3' '.accessors[0].type = "VEC2"'
bad 'accessors[0]: componentType: unknown' '.accessors[0].componentType = 5124'
bad 'accessors[1]: componentType: expected an unsigned one for indices' '.accessors[1].componentType = 5122'
bad 'accessors[0]: needs count' 'del(.accessors[0].count)'
bad 'accessors[0]: count: expected a whole number from 0 to 4294967295' '.accessors[0].count = 4294967296'
bad 'accessors[0]: ends behind its view' '.accessors[0].count = 5'
bad 'accessors[0]: ends behind its view' '.accessors[0].byteOffset = 4'
bad 'accessors[0]: ends behind its view' '.accessors[0].byteOffset = 4294967295'
bad 'accessors[0]: ends behind its view' '.bufferViews[0].byteStride = 13'
bad 'accessors[0]: byteStride: less than an element' '.bufferViews[0].byteStride = 8'
bad 'accessors[0]: its view ends behind the buffer' '.bufferViews[0].byteOffset = 25'
bad 'accessors[0]: its view ends behind the buffer' '.bufferViews[0].byteLength = 4294967295'
bad 'accessors[0]: normalized: not of this componentType' '.accessors[0].normalized = true'
bad 'bufferViews[9]: there is none' '.accessors[0].bufferView = 9'
bad 'buffers[1]: there is none' '.bufferViews[0].buffer = 1'
bad 'buffers[0]: has 72 bytes, not 73' '.buffers[0].byteLength = 73'
bad 'buffers[0]: uri: expected base64' '.buffers[0].uri = "data:;base64,AA!A"'
bad 'buffers[0]: uri: expected base64' '.buffers[0].uri = "data:text/plain,AAAA"'
bad "buffers[0]: 'none.bin': No such file or directory" '.buffers[0].uri = "none.bin"'
bad "buffers[0]: 'http://x/two.bin': neither package:// nor file://" '.buffers[0].uri = "http://x/two.bin"'
bad "buffers[0]: '../../../../../../etc/passwd': it lies outside of the folder that files are read from (--root)" \
  '.buffers[0].uri = "%2e./../../../../../etc/passwd"'
sparse='{count: 1, indices: {bufferView: 1, componentType: 5123}, values: {bufferView: 0}}'
bad 'accessors[0]: sparse.indices: beyond the last element, or not in order' \
  ".accessors[0].sparse = $sparse | .accessors[0].sparse.count = 3"
bad 'accessors[0]: sparse.indices: beyond the last element, or not in order' \
  ".accessors[0].sparse = $sparse | .accessors[0].sparse.indices |= (.bufferView = 0 | .byteOffset = 14)"
bad 'accessors[0]: sparse.count: more than it has' ".accessors[0].sparse = $sparse | .accessors[0].sparse.count = 5"
bad 'accessors[0]: sparse.indices.componentType: expected an unsigned one' \
  ".accessors[0].sparse = $sparse | .accessors[0].sparse.indices.componentType = 5120"
bad 'accessors[0]: needs bufferView' ".accessors[0].sparse = $sparse | del(.accessors[0].sparse.values.bufferView)"
nan=$(python3 -c 'import base64, struct; print(base64.b64encode(struct.pack("<18f", *[float("nan")] * 18)).decode())')
bad 'accessors[0]: a number that is NaN or infinite' ".buffers[0].uri = \"data:;base64,$nan\""
aside='is not read (--skip leaves it out)'
bad "a mesh with points or lines among its primitives $aside" '.meshes[0].primitives[0].mode = 1'
bad "a mesh that weights of morph targets change $aside" '.meshes[0].weights = [0, 0.5]'
bad "'right': a mesh that weights of morph targets change $aside" '.nodes[1].weights = [1]'
bad "'right': a mesh with a skin $aside" '.nodes[1].skin = 0'
bad "'node0': instances of a mesh (EXT_mesh_gpu_instancing) are not read (--skip leaves it out)" \
  '.nodes[0].extensions.EXT_mesh_gpu_instancing = {}'
bad 'the mesh has no triangles (--skip leaves it out)' '.accessors[1].count = 0' --meshes
bad 'has no two shapes that may meet' '.nodes = [{}]' --all-pairs
status=3
bad 'accessors[0]: more than 3 elements (--max-points)' . --max-points 3
bad 'accessors[0]: more than 1000000 elements (--max-points)' \
  '.accessors[0].count = 1000001 | del(.accessors[0].bufferView)'
bad 'meshes[0]: more than 6 points (--max-points)' \
  '.accessors += [.accessors[0]] | .meshes[0].primitives += [{attributes: {POSITION: 2}, mode: 5}]' --max-points 6
bad 'meshes[0]: more than 5 triangles (--max-triangles)' \
  '.meshes[0].primitives += [.meshes[0].primitives[0]]' --max-triangles 5
bad 'more than 10000 links, bodies or nodes' '.nodes = [range(10001) | {mesh: 0}] | .scenes[0].nodes = [range(10001)]'
for row in '1: no JSON: ' '{: no JSON: ' '{"a": 1, "a": 2}: no JSON: duplicate object key'; do
  printf '%s' "${row%%: no*}" >"$dir/bad.gltf"
  "$origo" import "$dir/bad.gltf" >"$dir/out" 2>"$dir/err"
  expect "no JSON: ${row%%: no*}" is "$? $(grep -c 'bad.gltf.*no JSON: ' "$dir/err")" '2 1'
done

# ---- buffers in files, and what is left out ----
jq '.buffers[0].uri = "two.bin"' "$dir/two.gltf" >"$dir/beside.gltf"
expect 'a file beside it' is "$("$origo" import --id t "$dir/beside.gltf" | sed 's/beside.gltf/two.gltf/')" \
  "$("$origo" import --id t "$dir/two.gltf")"
jq '.nodes += [{mesh: 1}, {mesh: 0}] | .scenes[0].nodes += [2, 3] |
  .meshes += [{primitives: [{attributes: {POSITION: 0}, mode: 0}]}]' \
  "$dir/two.gltf" >"$dir/points.gltf"
"$origo" import --skip "$dir/points.gltf" >"$dir/cases" 2>"$dir/err"
expect 'points are left out' is "$? $(jq -r .source "$dir/cases" | sed 's/.*: //' | xargs)" \
  '0 node0, right node0, node3 right, node3'
expect 'and said to be' is "$(sed "s|$dir/||" "$dir/err")" \
  'points.gltf: a mesh with points or lines among its primitives is not read; left out'

# ---- as the mesh of a robot: all of the scene is one ----
jq '.nodes[0].scale = [1, 1, -0.5] | .nodes[1].translation = [0.1, 0.2, 0.7]' "$dir/beside.gltf" >"$dir/part.gltf"
robot() { # robot FILE: of a link whose shape is that file, and another
  cat >"$dir/robot.urdf" <<END
<robot><link name="a"><collision><geometry><mesh filename="$1" scale="2"/></geometry></collision></link>
<link name="b"><collision><geometry><sphere radius="1"/></geometry></collision></link>
<joint><parent link="a"/><child link="b"/></joint></robot>
END
  "$origo" import "$dir/robot.urdf" --all-pairs --meshes >"$dir/case" 2>"$dir/err"
}
robot part.gltf
expect 'a mesh of a robot' is "$? $(cat "$dir/err") $(jq -c '.a.points | [length, .[3], .[4], .[7]]' "$dir/case")" \
  '0  [8,[0,0,-1],[0.2,0.4,-0.7],[0.2,0.4,-1.7]]'
expect 'and its triangles' is "$(jq -c '.a.triangles | [length, .[0], .[7]]' "$dir/case")" '[8,[0,2,1],[5,6,7]]'
robot two.glb
expect 'of a file of chunks' is "$(jq -c '.a.points[5]' "$dir/case")" '[6,0,0]'
robot points.gltf
expect 'which is not taken' is "$? $(sed "s|$dir/||g" "$dir/err")" \
  "2 robot.urdf:1: points.gltf: a mesh with points or lines among its primitives $aside"
jq '.nodes[1].translation = [1e308, 0, 0] | .nodes[1].scale = [1.7e308, 1, 1]' "$dir/two.gltf" >"$dir/far.gltf"
robot far.gltf
expect 'beyond all numbers' is "$? $(sed "s|$dir/||g" "$dir/err")" \
  '2 robot.urdf:1: far.gltf: a point is beyond the largest double (--skip leaves it out)'

conclude
