// A case of Origo from two geoms of MuJoCo (JavaScript), as they stand in the data: one line of JSON.
//
//   mujoco.mj_kinematics(model, data);
//   console.log(caseOf(model, data, 'box-on-floor', 'depth', 1, 0));
//
// A mesh is the hull of its points, as in MuJoCo. Matrices are no exact rotations, so Origo takes the nearest one.

const PLANE = 0, SPHERE = 2, CAPSULE = 3, ELLIPSOID = 4, CYLINDER = 5, BOX = 6, MESH = 7;

const threes = (numbers, first, count) =>
  Array.from({ length: count }, (_, k) => [...numbers.slice(3 * (first + k), 3 * (first + k) + 3)]);

function shapeOf(model, geom) {
  const [half] = threes(model.geom_size, geom, 1), [radius, half_height] = half, mesh = model.geom_dataid[geom];
  switch (model.geom_type[geom]) {
    case PLANE: return { shape: 'plane', normal: [0, 0, 1], offset: 0 };
    case SPHERE: return { shape: 'sphere', radius };
    case CAPSULE: return { shape: 'capsule', radius, half_height };
    case ELLIPSOID: return { shape: 'ellipsoid', half };
    case CYLINDER: return { shape: 'cylinder', radius, half_height };
    case BOX: return { shape: 'box', half };
    case MESH:
      return { shape: 'hull', points: threes(model.mesh_vert, model.mesh_vertadr[mesh], model.mesh_vertnum[mesh]) };
    default: throw new Error(`a geom that is not written: type ${model.geom_type[geom]}`);
  }
}

function bodyOf(model, data, geom) {
  const [translation] = threes(data.geom_xpos, geom, 1), matrix = threes(data.geom_xmat, 3 * geom, 3);
  return { ...shapeOf(model, geom), pose: { matrix, nearest_rotation: true, translation } };
}

export function caseOf(model, data, id, question, a, b) {
  return JSON.stringify({ id, question, a: bodyOf(model, data, a), b: bodyOf(model, data, b) });
}
