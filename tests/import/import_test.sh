#!/bin/sh
# origo import: what other programs write of the same mesh becomes the same case; order and numbers stay; what is
# truncated, out of range or of another kind is refused with file and line.
# usage: BUILD=build tests/import/import_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# ---- one tetrahedron, six files ----
cat >"$dir/t.obj" <<'END'
# a tetrahedron
mtllib none.mtl
o tetrahedron
v 0 0 0
v 1.5 0 0 1.0
v 0 +1e0 0 0.5 0.5 0.5
v 0 0 .1
vn 0 0 1
vt 0 0
g side
s off
f 1 3 2
f 1/1 2/1 4/1
f 1//1 \
  4//1 3//1
f -3/1/1 -2/1/1 -1/1/1
END
cat >"$dir/t.off" <<'END'
OFF # Geomview
4 4 6
0 0 0

1.5 0 0
0 1 0
0 0 0.1
3 0 2 1 255 0 0
3 0 1 3
# the last two
3 0 3 2
3 1 2 3
END
{
  echo 'COFF 4 4 0'
  printf '%s 1 0 0 1\n' '0 0 0' '1.5 0 0' '0 1 0' '0 0 0.1'
  printf '%s\n' '3 0 2 1' '3 0 1 3' '3 0 3 2' '3 1 2 3'
} >"$dir/coloured.off"
cat >"$dir/t.ply" <<'END'
ply
format ascii 1.0
comment of no one in particular
element vertex 4
property double x
property uchar red
property double y
property double z
element tag 2
property list uchar int numbers
element face 4
property int group
property list uchar int vertex_indices
end_header
0 9 0 0
1.5 9 0 0
0 9 1 0
0 9 0 0.1
0
3 7 8 9
1 3 0 2 1
1 3 0 1 3
1 3 0 3 2
1 3 1 2 3
END
python3 - "$dir" <<'END'
import struct, sys
points = [(0, 0, 0), (1.5, 0, 0), (0, 1, 0), (0, 0, 0.1)]
faces = [(0, 2, 1), (0, 1, 3), (0, 3, 2), (1, 2, 3)]
for order, name in (("<", "little"), (">", "big")):
    head = f"ply\nformat binary_{name}_endian 1.0\nelement vertex 4\nproperty float64 x\nproperty float64 y\n" \
           "property float64 z\nproperty int16 mark\nelement face 4\nproperty list uint16 uint32 vertex_index\nend_header\n"
    body = b"".join(struct.pack(order + "dddh", *p, -7) for p in points)
    body += b"".join(struct.pack(order + "HIII", 3, *f) for f in faces)
    open(f"{sys.argv[1]}/{name}.ply", "wb").write(head.encode() + body)
    if name == "little":
        open(f"{sys.argv[1]}/cut.ply", "wb").write((head.encode() + body)[:-1])
        open(f"{sys.argv[1]}/long.ply", "wb").write(head.encode() + body + b"\n")
    nan = head.encode() + struct.pack(order + "dddh", float("nan"), 0, 0, 0) + body[26:]
    open(f"{sys.argv[1]}/nan-{name}.ply", "wb").write(nan)
END
cat >"$dir/expected" <<'END'
{"id": "t", "question": "mesh_pairs", "a": {"shape": "mesh", "points": [[0, 0, 0], [1.5, 0, 0], [0, 1, 0], [0, 0, 0.10000000000000001]], "triangles": [[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]]}}
END
for file in t.obj t.off coloured.off t.ply little.ply big.ply; do
  "$origo" import --id t "$dir/$file" >"$dir/out" 2>"$dir/err"
  expect "$file is read" same "$dir/out" "$dir/expected"
  expect "nothing is said about $file" is "$(cat "$dir/err")" ''
done
for file in t.obj t.off t.ply; do
  tr -d '\r' <"$dir/$file" | sed 's/$/\r/' >"$dir/dos.${file#t.}"
  expect "$file with carriage returns" is "$("$origo" import --id t "$dir/dos.${file#t.}")" "$(cat "$dir/expected")"
done
expect 'from standard input' is "$("$origo" import --id t --format OFF - <"$dir/t.off")" "$(cat "$dir/expected")"

# ---- the case is answered ----
sed 's/^v 0 0 .1$/v 0 0 1/' "$dir/t.obj" >"$dir/u.obj"
"$origo" import "$dir/t.obj" "$dir/u.obj" --with-kinds >"$dir/case"
expect 'the id is of the files' is "$(jq -r .id "$dir/case")" 't.obj-u.obj'
"$origo" ask "$dir/case" >"$dir/answer" 2>"$dir/err"
expect 'origo ask takes it' is "$? $(cat "$dir/err")" '0 '
expect 'all pairs but none meet' is "$(jq -c '[.count, (.kinds | unique | length > 1)]' "$dir/answer")" '[16,true]'
"$BUILD/origo-check" "$dir/case" "$dir/answer" >"$dir/out" 2>&1
expect 'and origo-check' is "$?" 0
"$origo" import --question hull "$dir/t.off" | "$origo" ask >"$dir/answer"
expect 'a hull of four points' is "$(jq -c '[.dimension, (.facets | length)]' "$dir/answer")" '[3,4]'
"$origo" import --question bound --volume aabb "$dir/t.ply" | "$origo" ask >"$dir/answer"
expect 'a box' is "$(jq -c .lo "$dir/answer")" '["0","0","0"]'
# Of the triangles: a ball inside of the tetrahedron meets its hull and no triangle.
ball='{"shape": "sphere", "radius": "1/100", "pose": {"translation": [0.25, 0.25, 0.03125]}}'
for flag in '' --meshes; do
  "$origo" import --question relation ${flag:+"$flag"} --body "$ball" "$dir/t.off" | "$origo" ask | jq -r .relation
done >"$dir/relations"
expect 'of hulls and of triangles' is "$(xargs <"$dir/relations")" 'penetrating separated'
"$origo" import --question distance --meshes "$dir/t.off" "$dir/t.obj" | "$origo" ask >"$dir/answer"
expect 'two meshes' is "$(jq -r '.relation + " " + .certificate.kind' "$dir/answer")" 'touching parts'
"$origo" import --question hit --body '{"shape": "ray",
  "points": [[0.25, 0.25, -2]], "direction": [0, 0, 1]}' "$dir/t.off" | "$origo" ask >"$dir/answer"
expect 'a ray' is "$(jq -c '[.hit, .first.exact, .part]' "$dir/answer")" '[true,"2",0]'
"$origo" import --question relation "$dir/t.off" "$dir/big.ply" | "$origo" ask >"$dir/answer"
expect 'a body in itself' is "$(jq -r .relation "$dir/answer")" 'penetrating'

# ---- faces of more corners ----
printf 'v 0 0 0\nv 1 0 0\nv 2 1 0\nv 1 2 0\nv 0 1 0\nf 1 2 3 4 5\n' >"$dir/five.obj"
expect 'a fan around the first corner' is "$("$origo" import "$dir/five.obj" | jq -c .a.triangles)" '[[0,1,2],[0,2,3],[0,3,4]]'

# ---- no digit is lost ----
printf 'OFF\n3 1 0\n0.1 1e-320 -0\n1.7976931348623157e308 0x1.8p-3 1\n3.0000000000000004 4 5\n3 0 1 2\n' >"$dir/n.off"
expect 'numbers are the nearest doubles' is "$("$origo" import "$dir/n.off" | python3 -c '
import json, sys
print([x.hex() for p in json.load(sys.stdin)["a"]["points"] for x in map(float, p)])')" \
  "$(python3 -c 'print([x.hex() for x in (0.1, 1e-320, 0.0, 1.7976931348623157e308, 0.1875, 1.0, 3.0000000000000004, 4.0, 5.0)])')"

# ---- what is refused ----
refused() { # refused STATUS NAME CONTENT MESSAGE [OPTION...]
  status=$1 name=$2 message=$4
  printf "$3" >"$dir/$name"
  shift 4
  "$origo" import "$dir/$name" "$@" >"$dir/out" 2>"$dir/err"
  expect "$name: $message" is "$? $(cat "$dir/out" "$dir/err")" "$status $dir/$name$message"
}
refused 2 a.obj 'v 1 2\n' ':1: a point needs three numbers, not 2'
refused 2 a.obj 'v 1 2 x\n' ":1: expected a finite number, not 'x'"
refused 2 a.obj 'v 1 2 nan\n' ":1: expected a finite number, not 'nan'"
refused 2 a.obj 'v 1 2 1e999\n' ":1: expected a finite number, not '1e999'"
refused 2 a.obj 'v 0 0 0\nv 1 0 0\nv 0 1 0\n\nf 1 2\n' ':5: a face needs three corners at least, not 2'
refused 2 a.obj 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 4\n' ':4: corner 3 of the face is no point: there are 3 so far'
refused 2 a.obj 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 -4\n' ':4: corner 3 of the face is no point: there are 3 so far'
refused 2 a.obj 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 0\n' ':4: points are counted from 1: there is no point 0'
refused 2 a.obj 'v 0 0 0\nv 1 \\\n0\nf\n' ':3: a point needs three numbers, not 2'
refused 2 a.obj 'vertex 0 0 0\n' ":1: unknown statement 'vertex'"
refused 2 a.obj 'surf 0 1 0 1 1 2 3\n' ':1: free-form curves and surfaces (surf) are not read'
refused 2 a.obj 'v 0 0 0\n' ': has no triangles'
refused 2 a.obj '' ': has no points'
refused 2 a.obj 'v 0 0 0\0\n' ': is not text: it has a byte of zero'
refused 3 a.obj 'v 0 0 0\nv 1 0 0\nv 0 1 0\n' ':3: more than 2 points (--max-points)' --max-points 2
refused 3 a.obj 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\nf 1 2 3\n' ':5: more than 1 triangles (--max-triangles)' --max-triangles 1
refused 3 a.obj 'v 0 0 0\nv 1 0 0\n' ': longer than 9 bytes (--max-bytes)' --max-bytes 9
refused 2 a.off 'PLY\n' ":1: expected the heading OFF, not 'PLY'"
refused 2 a.off '' ': the file ends before its heading OFF'
refused 2 a.off 'OFF BINARY\n' ':1: binary OFF is not read'
refused 2 a.off 'OFF\n3\n' ':2: expected how many points and how many faces there are'
refused 2 a.off 'OFF\n-3 1 0\n' ':2: a count below zero'
refused 2 a.off 'OFF\n3 1 0\n0 0 0\n1 0 0\n' ':4: the file ends before its last point'
refused 2 a.off 'OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n' ':5: the file ends before its last face'
refused 2 a.off 'OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1\n' ':6: a face of 3 corners names 2'
refused 2 a.off 'OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n99999999999 0 1\n' ':6: a face of 99999999999 corners names 2'
refused 2 a.off 'OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n3 0 1 2\n' ':7: more lines than the counts say'
refused 2 a.ply 'plx\n' ":1: expected the heading 'ply'"
refused 2 a.ply 'ply\nformat binary 1.0\n' ":2: unknown format 'binary'"
refused 2 a.ply 'ply\nformat ascii 1.0\n' ':2: the file ends before end_header'
refused 2 a.ply 'ply\nend_header\n' ':2: the heading names no format'
refused 2 a.ply 'ply\nformat ascii 1.0\nproperty float x\n' ':3: a property of no element'
refused 2 a.ply 'ply\nformat ascii 1.0\nelement vertex 1\nproperty half x\n' \
  ':4: unknown type of a property, or a list whose length is no whole number'
refused 2 a.ply 'ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nproperty float y\nend_header\n1 2\n' \
  ':6: a vertex needs x, y and z, once each'
refused 2 a.ply 'ply\nformat ascii 1.0\nelement face 1\nproperty int x\nend_header\n1\n' ':5: a face needs one list vertex_indices'
refused 2 a.ply 'ply\nformat ascii 1.0\nelement tristrips 1\n' ':3: strips of triangles are not read'
head='ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list int int vertex_indices\nend_header\n'
refused 2 a.ply "${head}0 0\n" ":10: the line ends before the element's last property"
refused 2 a.ply "${head}0 0 0 0\n" ":10: the line goes on after the element's last property"
refused 2 a.ply "${head}0 0 0\n-3 0 0 0\n" ':11: a list of a length below zero'
refused 2 a.ply "${head}0 0 0\n1.5 0 0 0\n" ':11: expected a whole number, not 1.5'
refused 2 a.ply "${head}0 0 0\n4000000000 0 0 0\n" ':11: a face of 4000000000 corners in a file of 175 bytes'
refused 2 a.ply "${head}0 0 0\n3 0 0 1\n" ':11: corner 3 of the face is no point: there are 1 so far'
expect 'a binary file cut short' is "$("$origo" import "$dir/cut.ply" 2>&1)" "$dir/cut.ply:10: the file ends before its last element"
expect 'a binary file too long' is "$("$origo" import "$dir/long.ply" 2>&1)" "$dir/long.ply:10: more data than the heading says"
for name in little big; do
  expect "NaN, $name" is "$("$origo" import "$dir/nan-$name.ply" 2>&1)" "$dir/nan-$name.ply:10: a coordinate that is NaN or infinite"
done

# ---- STL ----
python3 - "$dir" <<'END'
import struct, sys
points = [(0, 0, 0), (1.5, 0, 0), (0, 1, 0), (0, 0, 0.125)]
faces = [(0, 2, 1), (0, 1, 3), (0, 3, 2), (1, 2, 3)]
with open(sys.argv[1] + "/t.stl", "w") as file:
    file.write("solid a tetrahedron\n")
    for face in faces:
        file.write(" facet normal 0 0 0\n  outer loop\n")
        for k in face:
            file.write("   vertex %s %s -0\n" % points[k][:2] if k < 3 else "   vertex 0 0 1.25e-1\n")
        file.write("  endloop\n endfacet\n")
    file.write("endsolid a tetrahedron\n")
binary = b"solid in name alone".ljust(80) + struct.pack("<I", 4)
for face in faces:
    binary += struct.pack("<3f", 0, 0, 0) + b"".join(struct.pack("<3f", *points[k]) for k in face) + b"\0\0"
def write(name, data):
    with open(sys.argv[1] + "/" + name, "wb") as file:
        file.write(data)
write("binary.stl", binary)
write("short.stl", binary[:-1])
write("nan.stl", binary[:96] + struct.pack("<f", float("nan")) + binary[100:])
many = b"".ljust(80) + struct.pack("<I", 500)
for k in range(500):
    many += struct.pack("<12f", 0, 0, 0, k, 0, 0, 0, k + 1, 0, 0, 0, k % 7) + b"\0\0"
write("many.stl", many)
END
"$origo" import "$dir/t.stl" >"$dir/text" 2>"$dir/err"
expect 'STL: corners that are the same are one point' \
  is "$(jq -r '(.a.points | length), (.a.triangles | tojson)' "$dir/text" | tr '\n' ' ')" \
  '4 [[0,1,2],[0,2,3],[0,3,1],[2,1,3]] '
"$origo" import "$dir/binary.stl" >"$dir/out" 2>"$dir/err"
expect 'STL: binary is the same' \
  is "$(jq -c '[.a.points, .a.triangles]' "$dir/out")" "$(jq -c '[.a.points, .a.triangles]' "$dir/text")"
"$origo" import "$dir/many.stl" >"$dir/out" 2>"$dir/err"
expect 'STL: hundreds of points' is "$(jq -r '[.a.points | length, (unique | length)] | join(" ")' "$dir/out")" \
  "$(jq -rn '[range(500) | [., 0, 0], [0, . + 1, 0], [0, 0, . % 7]] | unique | [length, length] | join(" ")')"
stl() { # stl MESSAGE TEXT...: refused with it
  message=$1
  shift
  printf '%s\n' "$@" >"$dir/bad.stl"
  "$origo" import "$dir/bad.stl" >"$dir/out" 2>"$dir/err"
  expect "STL: $message" is "$? $(sed "s|$dir/||" "$dir/err")" "2 bad.stl:$message"
}
facet='facet normal 0 0 0'
stl "1: expected 'solid', not 'solide'" 'solide'
stl "2: expected 'facet', not 'vertex'" 'solid' 'vertex 0 0 0'
stl "3: expected 'outer loop', not 'inner'" 'solid' "$facet" 'inner loop'
stl "3: expected 'outer loop', not 'outer'" 'solid' "$facet" 'outer'
stl "4: expected 'vertex', not 'endloop'" 'solid' "$facet" 'outer loop' 'endloop'
stl "4: a vertex needs three numbers, not 2" 'solid' "$facet" 'outer loop' 'vertex 1 2' 'vertex 1 2 3'
stl "4: a vertex needs three numbers, not 2: the file ends here" 'solid' "$facet" 'outer loop' 'vertex 1 2'
stl "4: expected a finite number, not 'x'" 'solid' "$facet" 'outer loop' 'vertex 1 2 x'
stl "7: expected 'endloop', not 'vertex'" 'solid' "$facet" 'outer loop' 'vertex 0 0 0' 'vertex 1 0 0' 'vertex 0 1 0' \
  'vertex 0 0 1'
stl "8: expected 'endfacet', not 'facet'" 'solid' "$facet" 'outer loop' 'vertex 0 0 0' 'vertex 1 0 0' 'vertex 0 1 0' \
  'endloop' 'facet'
stl "3: the file ends before its 'endsolid'" 'solid' "$facet" 'outer loop'
stl "1: the file ends before its 'endsolid'" 'solid'
stl "2: no 'facet' stands before the 'endsolid': no triangles" 'solid' 'endsolid'
: >"$dir/empty.stl"
"$origo" import "$dir/empty.stl" >"$dir/out" 2>"$dir/err"
expect 'STL: an empty file' is "$? $(sed "s|$dir/||" "$dir/err")" "2 empty.stl: the file ends before its 'solid'"
"$origo" import "$dir/short.stl" >"$dir/out" 2>"$dir/err"
expect 'STL: truncated' is "$? $(sed "s|$dir/||" "$dir/err")" \
  "2 short.stl: begins with 'solid' as text does, but is binary: byte 80 says 4 triangles, which need 284 bytes; \
the file ends at byte 283, within triangle 3"
stl_bytes() { # stl_bytes NAME MESSAGE: the bytes on standard input are refused with it
  cat >"$dir/bad.stl"
  "$origo" import "$dir/bad.stl" >"$dir/out" 2>"$dir/err"
  expect "STL: $1" is "$? $(sed "s|$dir/||" "$dir/err")" "2 bad.stl: $2"
}
{ head -c 84 "$dir/many.stl"; head -c 120 /dev/zero; } |
  stl_bytes 'a count that is too large' \
    'byte 80 says 500 triangles, which need 25084 bytes; the file ends at byte 204, within triangle 2'
{ cat "$dir/many.stl"; echo more; } |
  stl_bytes 'a count that is too small' 'byte 80 says 500 triangles, which need 25084 bytes; the file has 25089'
head -c 84 /dev/zero | stl_bytes 'no triangles, binary' 'byte 80 says 0 triangles'
head -c 30 /dev/zero | stl_bytes 'a binary heading cut off' \
  'a zero at byte 0; of the 84 bytes that begin a binary STL there are 30'
printf 'solid x\n\0' | stl_bytes 'text with a zero' \
  "begins with 'solid' as text does, but is binary: a zero at byte 8; of the 84 bytes that begin a binary STL \
there are 9"
sed -n '1,5p' "$dir/t.stl" | head -c -1 >"$dir/cut.stl"
"$origo" import "$dir/cut.stl" >"$dir/out" 2>"$dir/err"
expect 'STL: text cut after a line' is "$? $(sed "s|$dir/||" "$dir/err")" \
  "2 cut.stl:5: the file ends before its 'endsolid'"
"$origo" import "$dir/nan.stl" >"$dir/out" 2>"$dir/err"
expect 'STL: no number' is "$? $(grep -c 'byte 96: triangle 0: a number that is not finite' "$dir/err")" '2 1'

# ---- usage ----
usage() { # usage MESSAGE ARGUMENT...
  message=$1
  shift
  "$origo" import "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "usage: $message" is "$? $(cat "$dir/out" "$dir/err")" "2 $message"
}
usage 'origo import: expected one file or two; see origo import --help'
usage 'origo import: expected one file or two; see origo import --help' a.obj b.obj c.obj
ray='{"shape": "ray", "points": [[0.25, 0.25, -2]], "direction": [0, 0, 1]}'
usage 'origo import: hit is a question about one file and a --body: a ray or a segment' --question hit a.obj
usage 'origo import: --body is for relation, distance or hit, beside one file' --question hit --body "$ray" a.obj b.obj
usage 'origo import: --body is for relation, distance or hit, beside one file' --body "$ray" a.obj
usage 'origo import: --body is for relation, distance or hit, beside one file' --question depth --body "$ray" a.obj
usage 'origo import: --meshes is for relation and distance' --question depth --meshes a.obj b.obj
usage 'origo import: --meshes is for relation and distance' --meshes a.obj b.obj
usage 'origo import: relation is a question about two files' --question relation --meshes a.obj
usage 'origo import: --body: expected a body in braces' --question hit --body '[1]' a.obj
usage 'origo import: --body: unexpected token near end of file' --question hit --body '{"shape":' a.obj
usage 'origo import: hull is a question about one file' --question hull a.obj b.obj
usage 'origo import: depth is a question about two files' --question depth a.obj
usage 'origo import: --with-kinds is for mesh_pairs' --question depth --with-kinds a.obj b.obj
usage 'origo import: --question takes mesh_pairs, hull, bound, relation, distance, depth, contact or hit' \
  --question sweep a.obj
usage 'origo import: --volume takes sphere or aabb' --volume obb a.obj
usage 'origo import: --format takes obj, off, ply or stl, urdf, mjcf or gltf' --format step a.obj
usage 'origo import: a.step: not a name that ends in .obj, .off, .ply or .stl: say --format' a.step
usage "origo import: a.dae: Collada is not read: write it as STL or glTF, as by 'assimp export FILE.dae FILE.stl'" a.dae
usage 'none.obj: cannot open: No such file or directory' none.obj

conclude
