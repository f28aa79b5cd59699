// A case of Origo from two bodies of Jolt (JavaScript): one line of JSON.
//
//   console.log(caseOf(Jolt, 'box-on-floor', 'depth', box, floor));
//
// Numbers of binary32 are doubles, and come through as they are. Axes are y. Boxes and cylinders have their convex
// radius within, so that it is left out. A tapered cylinder is a cone where its top has no radius.

const array = (v) => [v.GetX(), v.GetY(), v.GetZ()];

// Its points, from its centre of mass.
function pointsOf(Jolt, shape) {
  const box = new Jolt.AABox(), zero = new Jolt.Vec3(0, 0, 0), still = new Jolt.Quat(0, 0, 0, 1), one = new Jolt.Vec3(1, 1, 1);
  box.mMin = new Jolt.Vec3(-1e30, -1e30, -1e30);
  box.mMax = new Jolt.Vec3(1e30, 1e30, 1e30);
  const found = new Jolt.ShapeGetTriangles(shape, box, zero, still, one);
  const all = new Float32Array(Jolt.HEAPF32.buffer, found.GetVerticesData(), found.GetVerticesSize() / 4);
  const points = new Set();
  for (let k = 0; k < all.length; k += 3) points.add(JSON.stringify([...all.slice(k, k + 3)]));
  for (const object of [found, one, still, zero, box]) Jolt.destroy(object);
  return [...points].map((point) => JSON.parse(point));
}

function shapeOf(Jolt, shape) {
  const as = (type) => Jolt.castObject(shape, Jolt[type]);
  switch (shape.GetSubType()) {
    case Jolt.EShapeSubType_Sphere: return { shape: 'sphere', radius: as('SphereShape').GetRadius() };
    case Jolt.EShapeSubType_Box: return { shape: 'box', half: array(as('BoxShape').GetHalfExtent()) };
    case Jolt.EShapeSubType_Capsule: {
      const capsule = as('CapsuleShape');
      return { shape: 'capsule', radius: capsule.GetRadius(), half_height: capsule.GetHalfHeightOfCylinder(), axis: 'y' };
    }
    case Jolt.EShapeSubType_Cylinder: {
      const cylinder = as('CylinderShape');
      return { shape: 'cylinder', radius: cylinder.GetRadius(), half_height: cylinder.GetHalfHeight(), axis: 'y' };
    }
    case Jolt.EShapeSubType_TaperedCylinder: {
      const cone = as('TaperedCylinderShape');
      if (cone.GetTopRadius() !== 0) throw new Error('a tapered cylinder whose top has a radius');
      return { shape: 'cone', radius: cone.GetBottomRadius(), half_height: cone.GetHalfHeight(), axis: 'y' };
    }
    case Jolt.EShapeSubType_ConvexHull: return { shape: 'hull', points: pointsOf(Jolt, shape) };
    default: throw new Error(`a shape that is not written: sub type ${shape.GetSubType()}`);
  }
}

function bodyOf(Jolt, body) {
  const shape = body.GetShape(), written = shapeOf(Jolt, shape), q = body.GetRotation();
  const place = written.shape === 'hull' ? body.GetCenterOfMassPosition() : body.GetPosition();
  return { ...written, pose: { rotation: [q.GetX(), q.GetY(), q.GetZ(), q.GetW()], translation: array(place) } };
}

export function caseOf(Jolt, id, question, a, b) {
  return JSON.stringify({ id, question, a: bodyOf(Jolt, a), b: bodyOf(Jolt, b) });
}
