// A case of Origo from two shapes of PhysX (JavaScript), each attached to an actor: one line of JSON.
//
//   console.log(caseOf(PhysX, 'box-on-floor', 'depth', box, floor));
//
// Numbers of binary32 are doubles, and come through as they are. The axis of a capsule is x, as is a plane's normal. A
// shape's place in its actor is composed in binary64, which rounds where it turns. The binding does not tell the scale of
// a convex mesh, so that it has to be 1.

const array = ({ x, y, z }) => [x, y, z];
const quaternion = ({ x, y, z, w }) => [x, y, z, w];

function turned([x, y, z, w], v) {
  const t = [y * v[2] - z * v[1], z * v[0] - x * v[2], x * v[1] - y * v[0]].map((c) => 2 * c);
  return [v[0] + w * t[0] + y * t[2] - z * t[1], v[1] + w * t[1] + z * t[0] - x * t[2], v[2] + w * t[2] + x * t[1] - y * t[0]];
}

function product([ax, ay, az, aw], [bx, by, bz, bw]) {
  return [aw * bx + ax * bw + ay * bz - az * by, aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw, aw * bw - ax * bx - ay * by - az * bz];
}

function poseOf(shape) {
  const actor = shape.getActor().getGlobalPose(), q = quaternion(actor.q), p = array(actor.p);
  const local = shape.getLocalPose(), at = turned(q, array(local.p));
  return { rotation: product(q, quaternion(local.q)), translation: p.map((c, k) => c + at[k]) };
}

function pointsOf(PhysX, geometry) {
  const { convexMesh } = geometry;
  const first = PhysX.getPointer(convexMesh.getVertices());
  return Array.from({ length: convexMesh.getNbVertices() }, (_, k) => array(PhysX.wrapPointer(first + 12 * k, PhysX.PxVec3)));
}

function shapeOf(PhysX, shape) {
  const geometry = shape.getGeometry(), as = (type) => PhysX.castObject(geometry, PhysX[type]);
  const types = PhysX.PxGeometryTypeEnum;
  switch (geometry.getType()) {
    case types.eSPHERE: return { shape: 'sphere', radius: as('PxSphereGeometry').radius };
    case types.eBOX: return { shape: 'box', half: array(as('PxBoxGeometry').halfExtents) };
    case types.eCAPSULE: {
      const { radius, halfHeight } = as('PxCapsuleGeometry');
      return { shape: 'capsule', radius, half_height: halfHeight, axis: 'x' };
    }
    case types.ePLANE: return { shape: 'plane', normal: [1, 0, 0], offset: 0 };
    case types.eCONVEXMESH: return { shape: 'hull', points: pointsOf(PhysX, as('PxConvexMeshGeometry')) };
    default: throw new Error(`a shape that is not written: type ${geometry.getType()}`);
  }
}

function bodyOf(PhysX, shape) {
  return { ...shapeOf(PhysX, shape), pose: poseOf(shape) };
}

export function caseOf(PhysX, id, question, a, b) {
  return JSON.stringify({ id, question, a: bodyOf(PhysX, a), b: bodyOf(PhysX, b) });
}
