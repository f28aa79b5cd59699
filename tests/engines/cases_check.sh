#!/bin/sh
# The functions of docs/engines that write cases from engines' own scenes: the engine's bodies at known places, written,
# asked and held against the exact answer.   usage: BUILD=build tests/engines/cases_check.sh [--js]
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}
warnings='-Wall -Wextra -Wpedantic -Werror'

# answered NAME WANTED: relations and distances of the cases in "$dir/cases"
answered() {
  "$BUILD/origo" ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
  expect "$1: origo ask takes them" is "$? $(cat "$dir/err")" '0 '
  expect "$1: and finds" is "$(jq -r '.distance.exact // .relation' "$dir/answers" | xargs)" "$2"
  "$BUILD/origo-check" "$dir/cases" "$dir/answers" >"$dir/out" 2>&1
  expect "$1: and origo-check" is "$?" 0
}

# ---- Bullet, in both precisions, and FCL ----
cat >"$dir/bullet.cpp" <<'END'
#include "docs/engines/case_bullet.h"

static btCollisionObject placed(btCollisionShape *shape, const btVector3 &at, const btQuaternion &turn) {
  btCollisionObject body;
  body.setCollisionShape(shape);
  body.setWorldTransform(btTransform(turn, at));
  return body;
}

int main() {
  const btQuaternion still = btQuaternion::getIdentity(), quarter(0, 0, 1, 1);
  btBoxShape box(btVector3(1, 2, 3));
  btSphereShape ball(0.5);
  btCapsuleShape capsule(0.5, 2);
  btCylinderShapeX cylinder(btVector3(2, 1, 1));
  btConeShape cone(1, 2);
  const btScalar corners[] = {-1, -1, -1, 1, -1, -1, 0, 1, 0, 0, 0, 1};
  btConvexHullShape hull(corners, 4, 3 * sizeof(btScalar));
  hull.setLocalScaling(btVector3(2, 1, 1));
  hull.setMargin(0.25);
  btEmptyShape empty;
  const btCollisionObject first = placed(&box, btVector3(0, 0, 0), quarter.normalized());
  write_case(stdout, "ball", "distance", first, placed(&ball, btVector3(4, 0, 0), still));
  write_case(stdout, "capsule", "distance", first, placed(&capsule, btVector3(0, 4, 0), still));
  write_case(stdout, "cylinder", "relation", first, placed(&cylinder, btVector3(5, 0, 0), still));
  write_case(stdout, "cone", "relation", first, placed(&cone, btVector3(0, 2, 0), still));
  write_case(stdout, "hull", "distance", first, placed(&hull, btVector3(0, 0, 5), still));
  try {
    write_case(stderr, "empty", "relation", first, placed(&empty, btVector3(0, 0, 0), still));
  } catch (const std::invalid_argument &refused) {
    return 0;
  }
  return 1;
}
END
cat >"$dir/fcl.cpp" <<'END'
#include "docs/engines/case_fcl.h"

template <typename S>
static fcl::CollisionObject<S> placed(fcl::CollisionGeometry<S> *shape, S x, S y, S z, bool turned) {
  fcl::Transform3<S> pose = fcl::Transform3<S>::Identity();
  if (turned) pose.linear() << 0, -1, 0, 1, 0, 0, 0, 0, 1;
  pose.translation() << x, y, z;
  return fcl::CollisionObject<S>(std::shared_ptr<fcl::CollisionGeometry<S>>(shape), pose);
}

template <typename S> static void write_all() {
  const auto first = placed<S>(new fcl::Box<S>(2, 4, 6), 0, 0, 0, true);
  write_case(stdout, "ball", "distance", first, placed<S>(new fcl::Sphere<S>(S(0.5)), 4, 0, 0, false));
  write_case(stdout, "capsule", "distance", first, placed<S>(new fcl::Capsule<S>(S(0.5), 2), 0, 0, 6, true));
  write_case(stdout, "cylinder", "relation", first, placed<S>(new fcl::Cylinder<S>(1, 4), 0, 0, 5, false));
  write_case(stdout, "cone", "relation", first, placed<S>(new fcl::Cone<S>(1, 2), 0, 0, 3, false));
  auto corners = std::make_shared<std::vector<fcl::Vector3<S>>>();
  for (int k = 0; k < 4; k++) corners->push_back(fcl::Vector3<S>(S(k == 1), S(k == 2), S(k == 3)));
  const int numbers[] = {3, 0, 2, 1, 3, 0, 1, 3, 3, 0, 3, 2, 3, 1, 2, 3};
  auto faces = std::make_shared<std::vector<int>>(std::begin(numbers), std::end(numbers));
  write_case(stdout, "hull", "distance", first, placed<S>(new fcl::Convex<S>(corners, 4, faces), 3, 0, 0, false));
  write_case(stdout, "ellipsoid", "relation", first, placed<S>(new fcl::Ellipsoid<S>(1, 1, 4), 0, 0, 2, false));
  write_case(stdout, "half-space", "distance", first, placed<S>(new fcl::Halfspace<S>(0, 0, 1, -4), 0, 0, 0, false));
}

int main(int argc, char **) {
  if (argc == 1) write_all<double>();
  else write_all<float>();
  try {
    write_case(stderr, "plane", "relation", placed<double>(new fcl::Plane<double>(0, 0, 1, 0), 0, 0, 0, false),
               placed<double>(new fcl::Sphere<double>(1), 0, 0, 0, false));
  } catch (const std::invalid_argument &refused) {
    return 0;
  }
  return 1;
}
END
compiled() { # compiled NAME SOURCE PACKAGE LIBRARIES
  # shellcheck disable=SC2046,SC2086
  expect "$1 compiles" ${CXX:-g++} -std=c++17 $warnings -I. \
    $(pkg-config --cflags "$3" | sed 's/-I/-isystem /g; s/-std=[^ ]*//') \
    "$dir/$2.cpp" -o "$dir/$1" $4
}
if [ "${1:-}" != --js ]; then
  compiled bullet bullet bullet-float64 '-lBulletCollision-float64 -lLinearMath-float64'
  compiled bullet32 bullet bullet '-lBulletCollision -lLinearMath'
  compiled fcl fcl fcl "$(pkg-config --libs fcl ccd)"
  for name in bullet bullet32; do
    "$dir/$name" >"$dir/cases" 2>"$dir/err"
    expect "$name: an empty shape is refused" is "$?" 0
    answered "$name" '3/2 3/2 separated touching 3/4'
  done
  for precision in '' binary32; do
    # shellcheck disable=SC2086
    "$dir/fcl" $precision >"$dir/cases" 2>"$dir/err"
    expect "fcl $precision: a plane is refused" is "$?" 0
    answered "fcl $precision" '3/2 3/2 touching penetrating 1 penetrating 1'
  done
  conclude
  exit
fi

# ---- Rapier, MuJoCo, Jolt and PhysX ----
folder=$(cd "$BUILD/engines-js" && pwd)
cp docs/engines/case_*.mjs "$dir"
ln -s "$folder/node_modules" "$dir/node_modules"
cat >"$dir/rapier.mjs" <<'END'
import RAPIER from '@dimforge/rapier3d-compat';
import { caseOf } from './case_rapier.mjs';

await RAPIER.init();
const world = new RAPIER.World({ x: 0, y: 0, z: 0 }), { ColliderDesc } = RAPIER;
const place = (shape, x, y, z) => world.createCollider(shape.setTranslation(x, y, z));
const first = place(ColliderDesc.cuboid(2, 1, 3).setRotation({ x: 0, y: 0, z: 1, w: 0 }), 0, 0, 0);
const write = (id, question, other) => console.log(caseOf(RAPIER, id, question, first, other));
const corners = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
write('ball', 'distance', place(ColliderDesc.ball(0.5), 4, 0, 0));
write('capsule', 'distance', place(ColliderDesc.capsule(1, 0.5), 0, 4, 0));
write('cylinder', 'relation', place(ColliderDesc.cylinder(2, 1), 0, 4, 0));
write('cone', 'relation', place(ColliderDesc.cone(1, 1), 0, 1, 0));
write('hull', 'distance', place(ColliderDesc.convexHull(corners), 3, 0, 0));
write('round-hull', 'distance', place(ColliderDesc.roundConvexHull(corners, 0.25), 3, 0, 0));
write('round-box', 'distance', place(ColliderDesc.roundCuboid(1, 1, 1, 0.25), 0, 0, 5));
try {
  const corners = [0, 1, 2].map((x) => ({ x, y: x * x, z: 0 }));
  write('triangle', 'distance', place(ColliderDesc.triangle(...corners), 0, 0, 0));
} catch (error) {
  if (error.message !== 'a shape that is not written: Triangle') throw error;
  console.error('refused');
}
END
cat >"$dir/mujoco.mjs" <<'END'
import load from 'mujoco-js';
import { readFileSync } from 'node:fs';
import { caseOf } from './case_mujoco.mjs';

const mujoco = await load();
mujoco.FS.writeFile('/model.xml', readFileSync(process.argv[2], 'utf8'));
const model = mujoco.MjModel.loadFromXML('/model.xml'), data = new mujoco.MjData(model);
mujoco.mj_kinematics(model, data);
for (let geom = 1; geom < model.ngeom; geom++)
  console.log(caseOf(model, data, `geom-${geom}`, geom === 3 || geom === 5 ? 'relation' : 'distance', 0, geom));
END
cat >"$dir/model.xml" <<'END'
<mujoco><asset><mesh name="tetrahedron" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/></asset><worldbody>
  <geom type="box" size="1 2 3" quat="1 0 0 1"/>
  <body pos="4 0 0"><geom size="0.5"/></body>
  <body pos="0 4 0"><geom type="capsule" size="0.5 1" quat="1 1 0 0"/></body>
  <body pos="0 0 5"><geom type="cylinder" size="1 2.5"/></body>
  <body pos="0 0 -4"><geom type="plane" size="1 1 1"/></body>
  <body pos="0 0 2"><geom type="ellipsoid" size="1 1 4"/></body>
  <body pos="3 0 0"><geom type="mesh" mesh="tetrahedron"/></body>
</worldbody></mujoco>
END
cat >"$dir/jolt.mjs" <<'END'
import initJolt from 'jolt-physics';
import { caseOf } from './case_jolt.mjs';

const Jolt = await initJolt();
const settings = new Jolt.JoltSettings(), layers = new Jolt.ObjectLayerPairFilterTable(1);
const broad = new Jolt.BroadPhaseLayerInterfaceTable(1, 1);
broad.MapObjectToBroadPhaseLayer(0, new Jolt.BroadPhaseLayer(0));
settings.mObjectLayerPairFilter = layers;
settings.mBroadPhaseLayerInterface = broad;
settings.mObjectVsBroadPhaseLayerFilter = new Jolt.ObjectVsBroadPhaseLayerFilterTable(broad, 1, layers, 1);
const bodies = new Jolt.JoltInterface(settings).GetPhysicsSystem().GetBodyInterface();
const place = (shape, x, y, z, [i, j, k, r] = [0, 0, 0, 1]) => bodies.CreateBody(new Jolt.BodyCreationSettings(shape,
  new Jolt.RVec3(x, y, z), new Jolt.Quat(i, j, k, r), Jolt.EMotionType_Static, 0));
const made = (settings) => settings.Create().Get();
const half = Math.SQRT1_2, first = place(new Jolt.BoxShape(new Jolt.Vec3(1, 2, 3)), 0, 0, 0, [0, 0, half, half]);
const write = (id, question, other) => console.log(caseOf(Jolt, id, question, first, other));
const hull = new Jolt.ConvexHullShapeSettings();
for (const corner of [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]) hull.mPoints.push_back(new Jolt.Vec3(...corner));
write('ball', 'distance', place(new Jolt.SphereShape(0.5), 4, 0, 0));
write('capsule', 'distance', place(new Jolt.CapsuleShape(1, 0.5), 0, 4, 0));
write('cylinder', 'relation', place(new Jolt.CylinderShape(2, 1, 0), 0, 4, 0));
write('cone', 'relation', place(made(new Jolt.TaperedCylinderShapeSettings(1, 0, 1, 0)), 0, 1.5, 0));
write('hull', 'distance', place(made(hull), 3, 0, 0));
try {
  write('tapered', 'relation', place(made(new Jolt.TaperedCylinderShapeSettings(1, 0.5, 1, 0)), 0, 0, 0));
} catch (error) {
  if (error.message !== 'a tapered cylinder whose top has a radius') throw error;
  console.error('refused');
}
END
cat >"$dir/physx.mjs" <<'END'
import fs from 'node:fs';
import { caseOf } from './case_physx.mjs';

// The package is for browsers: it looks for `window`, and refuses where it finds Node's process.
const { process } = globalThis;
globalThis.window = globalThis;
delete globalThis.process;
const { default: init } = await import('physx-js-webidl');
const PhysX = await init({ wasmBinary: fs.readFileSync(new URL('node_modules/physx-js-webidl/physx-js-webidl.wasm',
  import.meta.url)) });
globalThis.process = process;
const top = PhysX.PxTopLevelFunctions.prototype, tolerances = new PhysX.PxTolerancesScale();
const foundation = top.CreateFoundation(top.PHYSICS_VERSION, new PhysX.PxDefaultAllocator(),
  new PhysX.PxDefaultErrorCallback());
const physics = top.CreatePhysics(top.PHYSICS_VERSION, foundation, tolerances);
const material = physics.createMaterial(0.5, 0.5, 0.5);
const still = [0, 0, 0, 1], half = Math.SQRT1_2;
const pose = (p, q) => new PhysX.PxTransform(new PhysX.PxVec3(...p), new PhysX.PxQuat(...q));
function place(geometry, at, turn = still, local = [0, 0, 0]) {
  const actor = physics.createRigidStatic(pose(at, turn)), shape = physics.createShape(geometry, material, true);
  shape.setLocalPose(pose(local, still));
  actor.attachShape(shape);
  return shape;
}
const corners = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]], points = new PhysX.Vector_PxVec3(4);
const desc = new PhysX.PxConvexMeshDesc();
corners.forEach((corner, k) => ([points.at(k).x, points.at(k).y, points.at(k).z] = corner));
desc.flags = new PhysX.PxConvexFlags(PhysX.PxConvexFlagEnum.eCOMPUTE_CONVEX);
[desc.points.count, desc.points.stride, desc.points.data] = [4, 12, points.data()];
const mesh = top.CreateConvexMesh(new PhysX.PxCookingParams(tolerances), desc);
const first = place(new PhysX.PxBoxGeometry(1, 2, 3), [0, 0, 0], [0, 0, half, half]);
const write = (id, question, other) => console.log(caseOf(PhysX, id, question, first, other));
write('ball', 'distance', place(new PhysX.PxSphereGeometry(0.5), [4, 0, 0]));
write('ball-within', 'distance', place(new PhysX.PxSphereGeometry(0.5), [2, 0, 0], still, [2, 0, 0]));
write('capsule', 'distance', place(new PhysX.PxCapsuleGeometry(0.5, 1), [5, 0, 0]));
write('plane', 'distance', place(new PhysX.PxPlaneGeometry(), [-5, 0, 0]));
write('hull', 'distance', place(new PhysX.PxConvexMeshGeometry(mesh), [3, 0, 0]));
try {
  const core = PhysX.PxConvexCoreGeometryFactory.prototype.createFromCylinder(new PhysX.PxConvexCoreCylinder(2, 1), 0);
  write('core', 'relation', place(core, [0, 0, 0]));
} catch (error) {
  if (!error.message.startsWith('a shape that is not written')) throw error;
  console.error('refused');
}
END
node "$dir/rapier.mjs" >"$dir/cases" 2>"$dir/err"
expect 'rapier: a triangle is refused' is "$? $(cat "$dir/err")" '0 refused'
answered rapier '3/2 3/2 separated penetrating 1 3/4 3/4'
node "$dir/mujoco.mjs" "$dir/model.xml" >"$dir/cases" 2>"$dir/err"
expect 'mujoco: it runs' is "$? $(cat "$dir/err")" '0 '
head -n 5 "$dir/cases" >"$dir/exact" && tail -n 1 "$dir/cases" >"$dir/mesh" && cp "$dir/exact" "$dir/cases"
answered mujoco '3/2 3/2 penetrating 1 penetrating'
near() { # near NAME WANTED...: relations, and distances within the rounding of a quarter turn in binary32
  name=$1
  shift
  "$BUILD/origo" ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
  expect "$name: origo ask takes them" is "$? $(cat "$dir/err")" '0 '
  jq -r '.distance.double // .relation' "$dir/answers" >"$dir/found"
  expect "$name: and finds" python3 -c '
import sys
def alike(found, wanted):
    return found == wanted if wanted.isalpha() else abs(float.fromhex(found) - float(wanted)) < 1e-6
found = open(sys.argv[1]).read().split()
sys.exit(not (len(found) == len(sys.argv) - 2 and all(map(alike, found, sys.argv[2:]))))' "$dir/found" "$@"
}
node "$dir/jolt.mjs" >"$dir/cases" 2>"$dir/err"
expect 'jolt: a tapered cylinder is refused' is "$? $(cat "$dir/err")" '0 refused'
near jolt 1.5 1.5 separated penetrating 1
node "$dir/physx.mjs" >"$dir/cases" 2>"$dir/err"
expect 'physx: a core is refused' is "$? $(cat "$dir/err")" '0 refused'
near physx 1.5 1.5 1.5 3 1
# MuJoCo: its compiler moves a mesh to its centre, in binary32.
"$BUILD/origo" ask "$dir/mesh" | jq -r .distance.double >"$dir/distance"
expect 'mujoco: a mesh is nearly where it was' \
  python3 -c 'import sys; sys.exit(abs(float.fromhex(sys.argv[1]) - 1) > 1e-6)' "$(cat "$dir/distance")"

conclude
