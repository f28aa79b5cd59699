// A case of Origo from two colliders of Rapier (JavaScript): one line of JSON.
//
//   console.log(caseOf(RAPIER, 'box-on-floor', 'depth', box, floor));
//
// Numbers of binary32 are doubles, and come through as they are. Axes are y. A round border is written as `radius`.

const array = ({ x, y, z }) => [x, y, z];

function pointsOf(vertices) {
  return Array.from({ length: vertices.length / 3 }, (_, k) => [...vertices.slice(3 * k, 3 * k + 3)]);
}

function shapeOf({ ShapeType }, { shape }) {
  const { radius, halfHeight, halfExtents, vertices, borderRadius } = shape;
  switch (shape.type) {
    case ShapeType.Ball: return { shape: 'sphere', radius };
    case ShapeType.Cuboid: return { shape: 'box', half: array(halfExtents) };
    case ShapeType.RoundCuboid: return { shape: 'box', half: array(halfExtents), radius: borderRadius };
    case ShapeType.Capsule: return { shape: 'capsule', radius, half_height: halfHeight, axis: 'y' };
    case ShapeType.Cylinder: return { shape: 'cylinder', radius, half_height: halfHeight, axis: 'y' };
    case ShapeType.Cone: return { shape: 'cone', radius, half_height: halfHeight, axis: 'y' };
    case ShapeType.ConvexPolyhedron: return { shape: 'hull', points: pointsOf(vertices) };
    case ShapeType.RoundConvexPolyhedron: return { shape: 'hull', points: pointsOf(vertices), radius: borderRadius };
    default: throw new Error(`a shape that is not written: ${ShapeType[shape.type]}`);
  }
}

function bodyOf(rapier, collider) {
  const { x, y, z, w } = collider.rotation();
  return { ...shapeOf(rapier, collider), pose: { rotation: [x, y, z, w], translation: array(collider.translation()) } };
}

export function caseOf(rapier, id, question, a, b) {
  return JSON.stringify({ id, question, a: bodyOf(rapier, a), b: bodyOf(rapier, b) });
}
