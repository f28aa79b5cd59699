#!/bin/sh
# origo import of models: shapes and poses are those that fractions give; pairs are those that may meet; what is not
# taken is refused with file and line, or said and left out; no other file is read than the model may name.
# usage: BUILD=build tests/import/models_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

python3 tests/import/models.py "$BUILD" >"$dir/out" 2>&1
expect "shapes and poses: $(tail -n 1 "$dir/out")" [ $? = 0 ]
sed -n 's/^FAILED/  &/p' "$dir/out" | head -n 3

mkdir "$dir/model" "$dir/model/meshes" "$dir/parts" "$dir/elsewhere"
printf 'v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n' >"$dir/model/meshes/tet.obj"
cp "$dir/model/meshes/tet.obj" "$dir/parts/tet.obj"
cp "$dir/model/meshes/tet.obj" "$dir/elsewhere/tet.obj"
ln -s "$dir/elsewhere/tet.obj" "$dir/model/meshes/link.obj"

# imported MODEL [OPTION...]: the ids, in "$dir/ids", and the cases
imported() {
  "$origo" import "$@" >"$dir/cases" 2>"$dir/err"
  status=$?
  jq -r .id "$dir/cases" | sed 's/^[^-]*-[0-9]*-//' | xargs >"$dir/ids"
  return $status
}
ids() { # ids NAME EXPECTED MODEL [OPTION...]
  name=$1 expected=$2
  shift 2
  imported "$@"
  expect "$name: status and message" is "$? $(cat "$dir/err")" '0 '
  expect "$name" is "$(cat "$dir/ids")" "$expected"
}

# ---- URDF ----
cat >"$dir/model/r.urdf" <<'END'
<?xml version="1.0"?>
<!-- three links -->
<robot name="three">
  <material name="grey"><color rgba="1 1 1 1"/></material>
  <link name="base"><inertial/><visual><geometry><mesh filename="none.dae"/></geometry></visual>
    <collision><origin xyz="0 0 0.5"/><geometry><box size="1 1 1"/></geometry></collision></link>
  <link name="arm"><collision><geometry><sphere radius="0.25"/></geometry></collision>
    <collision name="rod"><origin xyz="0 0 0.5"/>
      <geometry><cylinder radius="0.125" length="1"/></geometry></collision></link>
  <link name="hand"><collision>
    <geometry><mesh filename="meshes/tet.obj" scale="0.5 0.5 -2"/></geometry></collision></link>
  <joint name="turn" type="revolute"><parent link="base"/><child link="arm"/>
    <origin xyz="0 0 1.25" rpy="0 0 0"/></joint>
  <joint name="hold" type="fixed"><parent link="arm"/><child link="hand"/><origin xyz="0 0 1"/></joint>
</robot>
END
ids 'URDF: pairs that no joint joins' 'base-hand' "$dir/model/r.urdf"
expect 'URDF: the id and the source' \
  is "$(jq -r '.id + ", " + .source' "$dir/cases")" 'r.urdf-0-base-hand, r.urdf: base, hand'
expect 'URDF: a mesh is its hull, with its scale' \
  is "$(jq -c '[.b.shape, .b.points, .b.pose.translation]' "$dir/cases")" \
  '["hull",[[0,0,0],[0.5,0,0],[0,0.5,0],[0,0,-2]],[0,0,2.25]]'
ids 'URDF: all pairs of two links' \
  'base-arm#0 base-arm/rod base-hand arm#0-hand arm/rod-hand' "$dir/model/r.urdf" --all-pairs
"$origo" ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
expect 'URDF: origo ask takes them' is "$? $(cat "$dir/err")" '0 '
expect 'URDF: what they are' is "$(jq -r .relation "$dir/answers" | xargs)" \
  'touching separated penetrating penetrating penetrating'
"$BUILD/origo-check" "$dir/cases" "$dir/answers" >"$dir/out" 2>&1
expect 'URDF: and origo-check' is "$?" 0
ids 'URDF: of a link' 'base-arm#0 base-arm/rod arm#0-hand arm/rod-hand' "$dir/model/r.urdf" --all-pairs --of arm
ids 'URDF: of a shape and a link' 'arm/rod-hand' "$dir/model/r.urdf" --all-pairs --of rod --of hand
ids 'URDF: of a numbered shape' 'base-arm#0 arm#0-hand' "$dir/model/r.urdf" --all-pairs --of 'arm#0'
ids 'URDF: distances of triangles' 'base-hand' "$dir/model/r.urdf" --question distance --meshes --id other
expect 'URDF: where the scale mirrors, triangles are turned over' \
  is "$(jq -c '[.id, .question, .b.triangles[0]]' "$dir/cases")" '["other-0-base-hand","distance",[0,1,2]]'
expect 'from standard input' is "$("$origo" import --format urdf --root "$dir/model" --all-pairs --of base --of arm - \
  <"$dir/model/r.urdf" 2>&1 | wc -l)" 2
sed 's|meshes/tet.obj|package://robot/tet.obj|' "$dir/model/r.urdf" >"$dir/model/p.urdf"
ids 'URDF: a package' 'base-hand' "$dir/model/p.urdf" --package other=/ --package "robot=$dir/parts"
sed "s|meshes/tet.obj|file://$dir/elsewhere/tet.obj|" "$dir/model/r.urdf" >"$dir/model/f.urdf"
ids 'URDF: another folder' 'base-hand' "$dir/model/f.urdf" --root "$dir"
"$origo" import "$dir/model/r.urdf" --all-pairs >/dev/full 2>"$dir/err"
expect 'a full disk' is "$? $(cat "$dir/err")" \
  '2 origo import: cannot write to standard output: No space left on device'

# ---- MJCF ----
cat >"$dir/model/classes.xml" <<'END'
<mujocoinclude>
  <default><geom size=".5 .25"/>
    <default class="box"><geom type="box" size="1 1 1"/>
      <default class="flat"><geom size="2"/></default></default></default>
</mujocoinclude>
END
cat >"$dir/model/m.xml" <<'END'
<mujoco model="m">
  <compiler angle="radian" meshdir="meshes"/>
  <include file="classes.xml"/>
  <asset><mesh file="tet.obj"/><mesh name="inline" vertex="0 0 0  1 0 0  0 1 0  0 0 1" face="0 2 1  0 1 3"/>
    <mesh name="absent" file="absent.stl"/></asset>
  <worldbody>
    <light/><geom name="floor" type="plane" size="1 1 1"/><geom name="wall" class="flat" pos="0 9 1"/>
    <body name="stand" pos="0 0 1"><geom name="foot"/>
      <body name="arm" pos="1 0 0" childclass="box"><joint/><geom name="upper" size="1 2"/>
        <body name="shell"><geom name="cover" class="main" type="capsule"/><geom name="looks" type="mesh" mesh="absent"
            contype="0" conaffinity="0"/>
          <body name="hand"><frame pos="0 0 3"><joint/></frame><geom name="palm" type="mesh" mesh="tet"/></body>
        </body>
      </body>
      <body><freejoint/><geom name="ball" contype="2" conaffinity="4"/>
        <geom name="other" contype="4" conaffinity="2"/></body>
      <body name="tip"><joint/><geom name="nail" type="mesh" mesh="inline" contype="3"/></body>
    </body>
  </worldbody>
  <contact><exclude body1="tip" body2="arm"/><pair geom1="nail" geom2="upper"/></contact>
  <sensor/>
</mujoco>
END
moving='arm/upper shell/cover hand/palm tip/nail'
met=
for still in world/floor world/wall stand/foot; do for other in $moving; do met="$met$still-$other "; done; done
met="${met}arm/upper-tip/nail shell/cover-tip/nail hand/palm-tip/nail body5/other-tip/nail"
ids 'MJCF: pairs' "$met" "$dir/model/m.xml"
sizes() {
  jq -c "[.a, .b][] | select(.shape == \"$1\") | [.half, .radius, .half_height]" "$dir/cases" | sort -u | xargs
}
expect 'MJCF: sizes of a class stay where a geom has fewer' is "$(sizes box)" '[[1,2,1],null,null] [[2,1,1],null,null]'
expect 'MJCF: and of the outermost' is "$(sizes sphere) $(sizes capsule)" '[null,0.5,null] [null,0.5,0.25]'
"$origo" ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
expect 'MJCF: origo ask takes them' is "$? $(cat "$dir/err")" '0 '
"$BUILD/origo-check" "$dir/cases" "$dir/answers" >"$dir/out" 2>&1
expect 'MJCF: and origo-check' is "$?" 0
sed 's|<sensor/>|<default><geom size=".75"/><geom contype="1" margin="0"/></default>|' \
  "$dir/model/m.xml" >"$dir/model/n.xml"
imported "$dir/model/n.xml"
expect 'MJCF: a second outermost class adds to the first' \
  is "$(sizes sphere) $(sizes capsule)" '[null,0.75,null] [null,0.75,0.25]'
sed 's|<sensor/>|<option><flag filterparent="disable"/></option>|' "$dir/model/m.xml" >"$dir/model/n.xml"
imported "$dir/model/n.xml"
expect 'MJCF: with parents' is "$(tr ' ' '\n' <"$dir/ids" | grep -c 'arm/upper-hand/palm\|shell/cover-hand/palm')" 2
imported "$dir/model/m.xml" --all-pairs --skip
expect 'MJCF: all pairs, and what was left out' is "$? $(wc -l <"$dir/cases") $(sed "s|$dir/||" "$dir/err")" \
  "0 34 model/m.xml:10: 'absent.stl': No such file or directory; left out"
ids 'MJCF: triangles of meshes alone' 'hand/palm-tip/nail' "$dir/model/m.xml" --question mesh_pairs --of palm --of nail

ids 'MJCF: a mesh and a plane' 'world/floor-hand/palm' "$dir/model/m.xml" --meshes --of palm --of floor
expect 'MJCF: beside a half-space a mesh is its hull' is "$(jq -r .b.shape "$dir/cases")" hull
"$origo" ask "$dir/cases" | jq -r .relation >"$dir/out"
expect 'MJCF: which answers the same' is "$(cat "$dir/out")" separated

# ---- what is refused ----
refused() { # refused STATUS MESSAGE TEXT [OPTION...]: of the file bad.xml beside the others
  status=$1 message=$2
  printf "$3" >"$dir/model/bad.xml"
  shift 3
  "$origo" import "$dir/model/bad.xml" "$@" >"$dir/out" 2>"$dir/err"
  expect "refused: $message" is "$? $(cat "$dir/out") $(sed "s|$dir/||g" "$dir/err")" "$status  model/bad.xml$message"
}
refused 2 ':1: no XML: no element found' ''
refused 2 ':2: no XML: no element found' '<robot name="a">\n<link name="b">'
refused 2 ':1: no XML: mismatched tag' '<robot><link></robot>'
refused 2 ':1: no XML: junk after document element' '<robot/><robot/>'
refused 2 ":1: expected <robot> of URDF or <mujoco> of MJCF, not 'sdf'" '<sdf/>'
refused 2 ':1: declares an entity: such files are not read' \
  '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><robot name="&b;"/>'
refused 2 ':1: declares an entity: such files are not read' \
  '<!DOCTYPE r [<!ENTITY a SYSTEM "/etc/passwd">]><robot>&a;</robot>'
refused 2 ':1: names an entity that is not in it' '<!DOCTYPE r SYSTEM "r.dtd"><robot>&a;</robot>'
refused 2 ':1: elements stand in each other more than 256 deep' "$(printf '<robot>%300s' ' ' | sed 's/ /<a>/g')"
refused 3 ': longer than 9 bytes (--max-bytes)' '<robot></robot>' --max-bytes 9
refused 2 ': has no two shapes that may meet (--all-pairs takes those that it keeps apart)' '<robot/>'
refused 2 ': has no two shapes that may meet' '<robot/>' --all-pairs

urdf() { # urdf MESSAGE SHAPE: in the second line, beside a sphere
  message=$1 shape=$2
  shift 2
  first="<link name='a'><collision><geometry>$shape</geometry></collision></link>"
  second="<link name='b'><collision><geometry><sphere radius='1'/></geometry></collision></link>"
  refused 2 ":2: $message" \
    "<robot>\n$first$second<joint><parent link='a'/><child link='b'/></joint></robot>" --all-pairs "$@"
}
urdf '<sphere> needs radius' '<sphere/>'
urdf 'radius: below zero' '<sphere radius="-1"/>'
urdf "radius: expected finite numbers, not 'nan'" '<sphere radius="nan"/>'
urdf "radius: expected finite numbers, not '1e999'" '<sphere radius="1e999"/>'
urdf "size: expected finite numbers, not '1 2 \${x}'" '<box size="1 2 ${x}"/>'
urdf 'size: expected 3 numbers, not 2' '<box size="1 2"/>'
urdf 'size: below zero' '<box size="1 -2 1"/>'
urdf 'a length too small to be halved' '<box size="5e-324 1 1"/>'
urdf '<cylinder> needs length' '<cylinder radius="1"/>'
urdf 'expected one shape, not 2' '<sphere radius="1"/><sphere radius="1"/>'
urdf '<torus> is no shape that is read (--skip leaves it out)' '<torus/>'
urdf '<mesh> needs filename' '<mesh/>'
urdf 'scale: expected one number or three' '<mesh filename="meshes/tet.obj" scale="1 2"/>'
urdf "'none.obj': No such file or directory (--skip leaves it out)" '<mesh filename="none.obj"/>'
urdf "'package://p/tet.obj': expected --package NAME=FOLDER for it (--skip leaves it out)" \
  '<mesh filename="package://p/tet.obj"/>' --package "q=$dir/parts"
urdf "'http://p/tet.obj': neither package:// nor file:// (--skip leaves it out)" '<mesh filename="http://p/tet.obj"/>'
outside='it lies outside of the folder that files are read from (--root) (--skip leaves it out)'
urdf "'../elsewhere/tet.obj': $outside" '<mesh filename="../elsewhere/tet.obj"/>'
urdf "'meshes/link.obj': $outside" '<mesh filename="meshes/link.obj"/>'
urdf "'elsewhere/tet.obj': $outside" "<mesh filename='$dir/elsewhere/tet.obj'/>"
urdf "'package://p/../elsewhere/tet.obj': $outside" '<mesh filename="package://p/../elsewhere/tet.obj"/>' \
  --package "p=$dir/parts"
printf 'v 0 0 0\nf 1 2 3\n' >"$dir/model/meshes/bad.obj"
printf 'v 0 0 0\n' >"$dir/model/meshes/point.obj"
: >"$dir/model/meshes/none.obj"
: >"$dir/model/meshes/a.3ds"
: >"$dir/model/meshes/a.dae"
urdf 'model/meshes/bad.obj:2: corner 2 of the face is no point: there are 1 so far (--skip leaves it out)' \
  '<mesh filename="meshes/bad.obj"/>'
urdf 'model/meshes/a.3ds: is neither OBJ, OFF, PLY, STL nor glTF: write it as one of them (--skip leaves it out)' \
  '<mesh filename="meshes/a.3ds"/>'
urdf "model/meshes/a.dae: Collada is not read: write it as STL or glTF, as by 'assimp export FILE.dae FILE.stl' \
(--skip leaves it out)" \
  '<mesh filename="meshes/a.dae"/>'
urdf 'the mesh has no points (--skip leaves it out)' '<mesh filename="meshes/none.obj"/>'
urdf 'the mesh has no triangles (--skip leaves it out)' '<mesh filename="meshes/point.obj"/>' --meshes
printf 'v 2 0 0\n' >"$dir/model/meshes/two.obj"
urdf 'a point of the mesh is beyond the largest double' '<mesh filename="meshes/two.obj" scale="-1e308 1 1"/>'
two='<link name="a"/><link name="b"/>'
refused 2 ":1: a second link 'a'" '<robot><link name="a"/><link name="a"/></robot>'
refused 2 ':1: <link> needs name' '<robot><link/></robot>'
refused 2 ":1: there is no link 'c'" "<robot>$two<joint><parent link='a'/><child link='c'/></joint></robot>"
refused 2 ':1: <joint> needs <child>' "<robot>$two<joint><parent link='a'/></joint></robot>"
refused 2 ":1: no joint holds the links 'a' and 'b' together" "<robot>$two</robot>"
hang='<joint><parent link="a"/><child link="b"/></joint>'
refused 2 ":1: the link 'b' hangs from a joint already" "<robot>$two$hang$hang</robot>"
refused 2 ":1: the link 'a' hangs from itself, or from more than 256 others" \
  "<robot>$two$hang<joint><parent link='b'/><child link='a'/></joint></robot>"
refused 2 ':1: rpy: an angle beyond 2^53' \
  "<robot>$two<joint><parent link='a'/><child link='b'/><origin rpy='0 1e17 0'/></joint></robot>"
refused 2 ':1: <collision> needs <geometry>' '<robot><link name="a"><collision/></link></robot>'

mjcf() { # mjcf MESSAGE WORLD [REST [OPTION...]]: in the second line
  message=$1 world=$2 rest=${3-}
  shift 2
  [ $# = 0 ] || shift
  refused 2 ":2: $message" \
    "<mujoco>\n<worldbody><geom size='1'/><body><freejoint/>$world</body></worldbody>$rest</mujoco>" "$@"
}
mjcf 'size: expected 1 numbers' '<geom/>'
mjcf 'size: expected 2 numbers' '<geom type="capsule" size="1"/>'
mjcf 'size: expected numbers above zero' '<geom size="0"/>'
mjcf "a geom of type 'hfield' is not read (--skip leaves it out)" '<geom type="hfield" size="1"/>'
mjcf 'a box that is fitted to a mesh is not read (--skip leaves it out)' '<geom type="box" mesh="m"/>'
mjcf 'a geom of type mesh needs mesh' '<geom type="mesh"/>'
mjcf "there is no mesh 'm'" '<geom type="mesh" mesh="m"/>'
mjcf "there is no class 'c' of defaults" '<geom class="c"/>'
mjcf 'more than one of quat, axisangle, xyaxes, zaxis and euler' '<geom size="1" quat="1 0 0 0" zaxis="0 0 1"/>'
mjcf 'quat: zero' '<geom size="1" quat="0 0 0 0"/>'
mjcf 'quat: expected 4 numbers, not 3' '<geom size="1" quat="0 0 1"/>'
mjcf 'zaxis: zero' '<geom size="1" zaxis="0 0 0"/>'
mjcf 'axisangle: an axis of zero' '<geom size="1" axisangle="0 0 0 1"/>'
mjcf 'axisangle: an angle beyond 2^53' '<geom size="1" axisangle="0 0 1 1e17"/>'
mjcf 'euler: an angle beyond 2^53' '<geom size="1" euler="0 0 1e17"/>'
mjcf 'xyaxes: expected two axes of different directions' '<geom size="1" xyaxes="1 2 3 -2 -4 -6"/>'
mjcf 'xyaxes: expected two axes of different directions' '<geom size="1" xyaxes="0 0 0 1 0 0"/>'
mjcf 'fromto: expected two points, not one, nor too far apart' '<geom type="capsule" size="1" fromto="1 2 3 1 2 3"/>'
mjcf 'fromto: expected two points, not one, nor too far apart' \
  '<geom type="box" size="1" fromto="1e308 0 0 -1e308 0 0"/>'
mjcf 'fromto is for capsule, cylinder, box and ellipsoid' '<geom size="1" fromto="0 0 0 1 1 1"/>'
mjcf 'contype: expected a whole number of 32 bits' '<geom size="1" contype="0.5"/>'
mjcf 'the pose has a number beyond the largest double' '<body pos="1e308 0 0"><geom size="1" pos="1e308 0 0"/></body>'
mjcf '<composite> is not read (--skip leaves it out)' '<composite/>'
mjcf "<flex> is not read (--skip leaves it out)" '<geom size="1"/>' '<flex/>'
mjcf "body1: there is no body 'x'" '<geom size="1"/>' '<contact><exclude body1="x" body2="world"/></contact>'
mjcf "geom1: there is no geom ''" '<geom size="1"/>' '<contact><pair/></contact>'
mjcf '<other> is not read (--skip leaves it out)' '<geom size="1"/>' '<contact><other/></contact>'
mjcf 'angle: expected degree or radian' '' '<compiler angle="turns"/>'
mjcf "eulerseq: expected three of x, y, z, X, Y, Z, not 'xyw'" '' '<compiler eulerseq="xyw"/>'
mjcf "eulerseq: expected three of x, y, z, X, Y, Z, not 'xy'" '' '<compiler eulerseq="xy"/>'
mjcf 'coordinate: only local ones are read' '' '<compiler coordinate="global"/>'
mjcf '<default> needs class' '' '<default><default/></default>'
mjcf "a second class 'c' of defaults" '' '<default><default class="c"/><default class="c"/></default>'
mjcf "there is no class 'c' of defaults" '' '<asset><mesh class="c"/></asset>'
mjcf 'vertex: expected threes of numbers, not 2' '' '<asset><mesh vertex="1 2"/></asset>'
mjcf 'face: 1 is no vertex: there are 1' '' '<asset><mesh vertex="1 2 3" face="0 0 1"/></asset>'
mjcf 'face: 0.5 is no vertex: there are 1' '' '<asset><mesh vertex="1 2 3" face="0 0 0.5"/></asset>'
mesh='<geom type="mesh" mesh="m"/>'
mjcf 'a mesh with refpos or refquat is not read (--skip leaves it out)' "$mesh" \
  '<asset><mesh name="m" file="meshes/tet.obj" refpos="1 1 1"/></asset>'
mjcf 'a mesh without file and vertex is not read (--skip leaves it out)' "$mesh" '<asset><mesh name="m"/></asset>'
mjcf "'../elsewhere/tet.obj': $outside" "$mesh" '<asset><mesh name="m" file="../elsewhere/tet.obj"/></asset>'
mjcf '<include> needs file' '' '<include/>'
mjcf "'none.xml': No such file or directory" '' '<include file="none.xml"/>'
mjcf "'../elsewhere/tet.obj': it lies outside of the folder that files are read from (--root)" '' \
  '<include file="../elsewhere/tet.obj"/>'
mjcf "'classes.xml' is included a second time" '' '<include file="classes.xml"/><include file="classes.xml"/>'
refused 2 ":1: 'bad.xml' is included a second time" '<mujoco><include file="bad.xml"/></mujoco>'
refused 3 ': more than 1 pairs (--max-pairs)' \
  '<mujoco><worldbody><geom size="1"/><geom size="1"/><body><freejoint/><geom size="1"/></body></worldbody></mujoco>' \
  --max-pairs 1
refused 3 ': more than 1 points (--max-points)' \
  '<mujoco><asset><mesh vertex="0 0 0 1 1 1"/></asset></mujoco>' --max-points 1
refused 2 ": has no shape of the name 'x'" '<robot/>' --of x
python3 - >"$dir/model/many.xml" <<'END'
print("<mujoco><worldbody>" + "<geom size='1'/>" * 10001 + "</worldbody></mujoco>")
END
"$origo" import "$dir/model/many.xml" >"$dir/out" 2>"$dir/err"
expect 'more shapes than it takes' is "$? $(sed "s|$dir/||g" "$dir/err")" '3 model/many.xml: more than 10000 shapes'

# ---- usage ----
usage() { # usage MESSAGE ARGUMENT...
  message=$1
  shift
  "$origo" import "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "usage: $message" is "$? $(cat "$dir/out" "$dir/err")" "2 origo import: $message"
}
usage 'a model stands alone, without another file' a.urdf b.obj
usage 'of a model --question takes relation, distance, depth, contact or mesh_pairs' --question hull a.urdf
usage '--body is for files of triangles' --body '{}' a.urdf
usage '--meshes is for relation and distance' --question depth --meshes a.urdf
usage '--with-kinds is for mesh_pairs' --with-kinds a.urdf
usage '--package takes NAME=FOLDER' --package robot a.urdf
usage '--package takes NAME=FOLDER' --package =x a.urdf
usage '--of may be given twice at most' --of a --of b --of c a.urdf
usage '--of, --all-pairs, --skip, --package, --root and --max-pairs are for models' --skip a.obj
usage 'contact is a question about models' --question contact a.obj b.obj
many=
for k in $(seq 65); do many="$many --package p$k=x"; done
# shellcheck disable=SC2086
usage 'more than 64 packages' $many a.urdf

conclude
