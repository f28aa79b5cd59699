// npm install cannon-es@0.20.0 && node cannon.mjs
//
// A sphere or box and another in cannon-es: the contacts of its narrow phase. @ID@: @SAYS@

import * as CANNON from 'cannon-es';

const EXACT = @EXACT@; // signed distance
const A = @A_JSON@;
const B = @B_JSON@;

function make({ shape, half, radius, pose: { rotation = [0, 0, 0, 1], translation = [0, 0, 0] } = {} }) {
  const made = shape === 'box' ? new CANNON.Box(new CANNON.Vec3(...half)) : new CANNON.Sphere(radius);
  const body = new CANNON.Body({ mass: 1, shape: made });
  body.position.set(...translation);
  body.quaternion.set(...rotation);
  body.quaternion.normalize();
  return body;
}

const contacts = [];
new CANNON.World().narrowphase.getContacts([make(A)], [make(B)], new CANNON.World(), contacts, [], [], []);
console.log('contacts:', contacts.length, 'exact signed distance:', EXACT);
