// npm install mujoco-js@0.0.7 && node mujoco.mjs
//
// Two geoms in MuJoCo: mj_geomDistance. @ID@: @SAYS@

import load from 'mujoco-js';

const EXACT = @EXACT@; // signed distance
const A = @A_JSON@;
const B = @B_JSON@;

function geom({ shape, half, radius, half_height, pose: { rotation = [0, 0, 0, 1], translation = [0, 0, 0] } = {} }, mesh) {
  const [x, y, z, w] = rotation, size = { box: half, sphere: [radius], capsule: [radius, half_height] }[shape];
  const of = size ? `type="${shape}" size="${size.join(' ')}"` : `type="mesh" mesh="${mesh}"`;
  return `<body><geom ${of} pos="${translation.join(' ')}" quat="${[w, x, y, z].join(' ')}"/></body>`;
}
const mesh = ({ points }, name) => (points ? `<mesh name="${name}" vertex="${points.flat().join(' ')}"/>` : '');

const mujoco = await load();
const xml = `<mujoco><asset>${mesh(A, 'a')}${mesh(B, 'b')}</asset><worldbody>${geom(A, 'a')}${geom(B, 'b')}</worldbody></mujoco>`;
mujoco.FS.writeFile('/case.xml', xml);
const model = mujoco.MjModel.loadFromXML('/case.xml'), data = new mujoco.MjData(model), segment = new mujoco.DoubleBuffer(6);
mujoco.mj_kinematics(model, data);
console.log('mj_geomDistance:', mujoco.mj_geomDistance(model, data, 0, 1, 1e6, segment), 'exact:', EXACT);
console.log('from, to:', ...segment.GetView());
process.exit(0);
