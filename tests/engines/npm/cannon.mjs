#!/usr/bin/env node
// cannon-es: the contacts that its narrow phase makes of two bodies, in binary64. Are there any? No more is claimed, as
// a contact of its manifolds is not the deepest. It has no capsules, and the faces of a hull have to be given.

import { modeOf, Refused, serve, timed, versionOf } from './protocol.mjs';
import * as CANNON from 'cannon-es';

const TAKEN = 'cannon-es takes spheres and boxes here: it has no capsules, and a hull only with its faces';

function bodyOf({ kind, radius, half, centre, position, rotation }) {
  const box = kind === 'box' && radius === 0;
  if (!box && !(kind === 'ball' && radius > 0)) throw new Refused(TAKEN);
  const body = new CANNON.Body({ mass: 1, shape: box ? new CANNON.Box(new CANNON.Vec3(...half)) : new CANNON.Sphere(radius) });
  body.position.set(...(box ? position : centre));
  if (box) body.quaternion.set(...rotation);
  body.updateAABB();
  return body;
}

const world = new CANNON.World();

function ask(one) {
  if (one.question === 'sweep') throw new Refused('cannon-es has no sweeps of bodies');
  const a = bodyOf(one.a), b = bodyOf(one.b), contacts = [];
  const [, nanoseconds] = timed(() => world.narrowphase.getContacts([a], [b], world, contacts, [], [], []));
  return { colliding: contacts.length > 0, nanoseconds };
}

modeOf({ contacts: {} });
await serve(`cannon-es ${versionOf('cannon-es')} Narrowphase.getContacts binary64`, ask);
