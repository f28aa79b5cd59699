#ifndef OG_DUAL_H
#define OG_DUAL_H

/// The duality transformation: planes to points and points to planes, about a centre.            (needed by: cd-dual)
///
/// The plane n . x = k, not through the centre c, becomes the point n / (k - n . c); the point p, other than c, the
/// plane (p - c) . r = 1. A point on a plane becomes a plane through a point. So the faces of a convex polyhedron about
/// an inside c become the vertices of another one, its dual, and two vertices of that have an edge in common exactly if
/// the two faces have.
///
/// The signed distance of a dual vertex from the dual plane of p is positive exactly if p lies beyond the face. Where
/// the ray from c through p leaves the polyhedron, it is the greatest of all: it is an increasing function of how soon
/// the ray meets the face's plane. A linear function on a convex polyhedron: a vertex without a better neighbour is the
/// best.
///
/// Units: lengths of the input, dual lengths are their inverses. Finite; height > 0. Cost: constant. Error: some 4
/// OG_SCALAR_EPSILON of the terms. Failure: none; a distance is held to 2^-40 of OG_SCALAR_MAX.
/// Source: Choi, Li, Wang, Cameron 2005 (HKU TR-2005-01).
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100, height between 2^-100 and 2^100;
/// of distances any height and way.

#include "ref/closest/range.h"

/// a / b for b > 0, as far as og_quotient gives it.
static inline og_scalar og_dual_quotient(og_scalar a, og_scalar b) {
  return a < 0 ? -og_quotient(-a, b) : og_quotient(a, b);
}

/// The signed distance of the dual point of a plane from the dual plane of a point p.
/// `beyond` is how far p lies beyond the plane (n . p - k, n of any length), `height` how high the plane lies above
/// the centre (k - n . c), `way` is |p - c| > 0.
/*@ requires height: height > 0 && way > 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures beyond: 0 < \result ==> 0 < beyond;
    ensures before: \result < 0 ==> beyond < 0;
    ensures level: beyond == 0 ==> \result == 0;
*/
static inline og_scalar og_dual_signed_distance(og_scalar beyond, og_scalar height, og_scalar way) {
  // ((p - c) . n / height - 1) / |p - c|, put so that nothing cancels.
  return og_dual_quotient(og_dual_quotient(beyond, height), way);
}

/// The dual point of the plane with normal n at `height` above the centre.
static inline og_vec3 og_dual_of_plane(og_vec3 normal, og_scalar height) {
  return (og_vec3){normal.x / height, normal.y / height, normal.z / height};
}

#endif
