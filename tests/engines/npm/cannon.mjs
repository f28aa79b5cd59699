#!/usr/bin/env node
// cannon-es: the contacts that its narrow phase makes of two bodies, in binary64. Mode contacts claims whether there are
// any, as a contact of its manifolds is not the deepest; mode manifold claims them all, along the normal of the deepest. It
// has no capsules, and the faces of a hull have to be given.

import { modeOf, Refused, serve, timed, versionOf } from './protocol.mjs';
import { add, dot, scale, sub } from './bodies.mjs';
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

const array = ({ x, y, z }) => [x, y, z];

// `ri` and `rj` lead from the bodies' places to their points, `ni` out of the first body, which may be either.
function contactOf(contact, a) {
  const points = [[contact.bi, contact.ri], [contact.bj, contact.rj]].map(([body, way]) => add(array(body.position), array(way)));
  const normal = array(contact.ni), depth = dot(normal, sub(points[0], points[1]));
  return contact.bi === a ? { points, depth, normal: scale(-1, normal) } : { points: points.reverse(), depth, normal };
}

function manifoldOf(found, a) {
  const all = found.map((contact) => contactOf(contact, a));
  if (all.length === 0) return { contacts: [] };
  const { normal } = all.reduce((best, one) => (one.depth > best.depth ? one : best));
  return { contacts: all.map(({ points, depth }) => ({ points, depth })), normal };
}

function ask(mode, one) {
  if (one.question === 'sweep') throw new Refused('cannon-es has no sweeps of bodies');
  const a = bodyOf(one.a), b = bodyOf(one.b), contacts = [];
  const [, nanoseconds] = timed(() => world.narrowphase.getContacts([a], [b], world, contacts, [], [], []));
  return { colliding: contacts.length > 0, ...(mode.manifold ? manifoldOf(contacts, a) : {}), nanoseconds };
}

const mode = modeOf({ contacts: { name: 'getContacts' }, manifold: { name: 'getContacts, manifold', manifold: true } });
await serve(`cannon-es ${versionOf('cannon-es')} Narrowphase.${mode.name} binary64`, (one) => ask(mode, one));
