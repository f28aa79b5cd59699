// npm install jolt-physics@1.1.0 && node jolt.mjs
//
// Two bodies in Jolt: CollideShape with a convex radius of 0, with and without a separation distance. @ID@: @SAYS@

import initJolt from 'jolt-physics';

const EXACT = @EXACT@; // signed distance
const A = @A_JSON@;
const B = @B_JSON@;

const Jolt = await initJolt();
const settings = new Jolt.JoltSettings(), layers = new Jolt.ObjectLayerPairFilterTable(1);
const broad = new Jolt.BroadPhaseLayerInterfaceTable(1, 1);
broad.MapObjectToBroadPhaseLayer(0, new Jolt.BroadPhaseLayer(0));
settings.mObjectLayerPairFilter = layers;
settings.mBroadPhaseLayerInterface = broad;
settings.mObjectVsBroadPhaseLayerFilter = new Jolt.ObjectVsBroadPhaseLayerFilterTable(broad, 1, layers, 1);
new Jolt.JoltInterface(settings); // sets up the allocator

const vector = (v) => new Jolt.Vec3(...v);

function create({ shape, points, half, radius, half_height }) {
  if (shape === 'sphere') return new Jolt.SphereShapeSettings(radius).Create();
  if (shape === 'box') return new Jolt.BoxShapeSettings(vector(half), 0).Create();
  if (shape === 'capsule') return new Jolt.CapsuleShapeSettings(half_height, radius).Create();
  const hull = new Jolt.ConvexHullShapeSettings();
  for (const point of points) hull.mPoints.push_back(vector(point));
  hull.mMaxConvexRadius = 0;
  return hull.Create();
}

function place(body) {
  const shape = create(body).Get(), { rotation = [0, 0, 0, 1], translation = [0, 0, 0] } = body.pose ?? {};
  const turn = new Jolt.Quat(...rotation).Normalized();
  const upright = Jolt.Quat.prototype.sRotation(vector([1, 0, 0]), Math.PI / 2); // capsules: y to z
  const q = body.shape === 'capsule' ? turn.MulQuat(upright) : turn;
  const at = new Jolt.RVec3(...translation), made = new Jolt.TransformedShape();
  made.mShape = shape;
  made.mShapeRotation = q;
  const centre = q.MulVec3(shape.GetCenterOfMass());
  made.mShapePositionCOM = new Jolt.RVec3(at.GetX() + centre.GetX(), at.GetY() + centre.GetY(), at.GetZ() + centre.GetZ());
  made.SetShapeScale(vector([1, 1, 1]));
  return made;
}

const a = place(A), b = place(B);
for (const separation of [0, 1e6]) {
  const how = new Jolt.CollideShapeSettings(), found = new Jolt.CollideShapeClosestHitCollisionCollector();
  how.mMaxSeparationDistance = separation;
  const origin = new Jolt.RVec3(0, 0, 0);
  b.CollideShape(a.mShape, vector([1, 1, 1]), a.GetCenterOfMassTransform(), how, origin, found, new Jolt.ShapeFilter());
  const says = found.HadHit() ? `penetration depth ${found.mHit.mPenetrationDepth}` : 'no hit';
  console.log(`separation distance ${separation}: ${says}, exact: ${-EXACT}`);
}
process.exit(0);
