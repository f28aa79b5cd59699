#!/usr/bin/env node
// three-mesh-bvh: bvhcast of two trees, with its own test of two triangles. Points are binary64, the boxes of its
// trees binary32.
//
// closestPointToGeometry tells how far apart two meshes are, raycastFirst where a ray hits one; directions are given
// the length 1.
//
// Of a mesh with itself its test cannot tell neighbours from triangles that cross. So of two that share a corner the
// edges opposite of it are tested, as segments; of two that share an edge, whether they lie in one plane on the same
// side of it.

import { modeOf, Refused, serve, versionOf } from './protocol.mjs';
import { length } from './bodies.mjs';
import { meshCaseOf, processorTimed } from './meshes.mjs';
import { BufferAttribute, BufferGeometry, DoubleSide, Matrix4, Ray, Vector3 } from 'three';
import { ExtendedTriangle, MeshBVH } from 'three-mesh-bvh';

const IDENTITY = new Matrix4();

// `indirect`: the triangles keep their numbers.
function treeOf({ points, triangles }) {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float64Array.from(points.flat()), 3));
  geometry.setIndex(new BufferAttribute(Uint32Array.from(triangles.flat()), 1));
  return new MeshBVH(geometry, { indirect: true });
}

const meet = (s, t) => s.intersectsTriangle(t, null, true);

function triangleOf(mesh, corners) {
  return new ExtendedTriangle(...corners.map((k) => new Vector3(...mesh.points[k])));
}

// Do triangles of one mesh meet elsewhere than in the corners that they share, and the edges between them?
function meetElsewhere(mesh, i, j, s, t) {
  const [of_i, of_j] = [mesh.triangles[i], mesh.triangles[j]];
  const shared = of_i.filter((k) => of_j.includes(k));
  const [rest_i, rest_j] = [of_i, of_j].map((corners) => corners.filter((k) => !shared.includes(k)));
  if (shared.length === 0) return meet(s, t);
  if (shared.length === 3) return true;
  if (shared.length === 1)
    return meet(s, triangleOf(mesh, [...rest_j, rest_j[1]])) || meet(t, triangleOf(mesh, [...rest_i, rest_i[1]]));
  const [one, other] = [rest_i, rest_j].map((rest) => triangleOf(mesh, [...shared, ...rest]));
  const [up, down] = [one, other].map((triangle) => triangle.getNormal(new Vector3()));
  return one.plane.setFromNormalAndCoplanarPoint(up, one.a).distanceToPoint(other.c) === 0 && up.dot(down) > 0;
}

function hasFlat({ triangles }) {
  return triangles.some(([i, j, k]) => i === j || j === k || k === i);
}

function pairsOf({ a, b }) {
  if (b === undefined && hasFlat(a)) throw new Refused('a triangle names a point twice');
  const [[of_a, of_b], built] = processorTimed(() => [treeOf(a), treeOf(b ?? a)]);
  const pairs = [];
  const test = b !== undefined ? (i, j, s, t) => meet(s, t) : (i, j, s, t) => i < j && meetElsewhere(a, i, j, s, t);
  const [, nanoseconds] = processorTimed(() => of_a.bvhcast(of_b, IDENTITY, {
    intersectsTriangles: (s, t, at_s, at_t) => {
      const [i, j] = [of_a.resolveTriangleIndex(at_s), of_b.resolveTriangleIndex(at_t)];
      if (test(i, j, s, t)) pairs.push([i, j]);
      return false;
    },
  }));
  return { pairs, nanoseconds, note: `built in ${built} ns` };
}

const array = ({ x, y, z }) => [x, y, z];

function between({ a, b }) {
  const [[of_a, of_b], built] = processorTimed(() => [treeOf(a), treeOf(b)]), at_a = {}, at_b = {};
  of_b.geometry.boundsTree = of_b;
  const [found, nanoseconds] = processorTimed(() => of_a.closestPointToGeometry(of_b.geometry, IDENTITY, at_a, at_b));
  const points = [array(at_a.point), array(at_b.point)];
  return { colliding: found.distance <= 0, distance: found.distance, points, nanoseconds, note: `built in ${built} ns` };
}

function cast({ ray, b }) {
  const size = length(ray.along), end = ray.until * size;
  const [tree, built] = processorTimed(() => treeOf(b));
  const from = new Ray(new Vector3(...ray.from), new Vector3(...ray.along.map((x) => x / size)));
  const [found, nanoseconds] = processorTimed(() => tree.raycastFirst(from, DoubleSide, 0, end));
  const hit = found === null ? { colliding: false } : { colliding: true, time: found.distance / size };
  return { ...hit, nanoseconds, note: `built in ${built} ns` };
}

function ask(one) {
  if (one.ray !== undefined) return cast(one);
  if (one.a === undefined) throw new Refused('asked about meshes only');
  return one.question === 'mesh_pairs' ? pairsOf(one) : between(one);
}

const mode = modeOf({ bvhcast: { name: 'bvhcast, intersectsTriangle' } }); // of pairs
await serve(`three-mesh-bvh ${versionOf('three-mesh-bvh')} ${mode.name} binary64`, ask, { take: meshCaseOf });
