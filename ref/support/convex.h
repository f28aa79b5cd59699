#ifndef OG_CONVEX_H
#define OG_CONVEX_H

/// A convex body as the algorithms on the configuration space obstacle see it: a support mapping.
///
/// Catalogue 3.4. Source: van den Bergen 2003, 4.3; Varjus 2018, 2.5 and 5.1. The mapping returns the *point* of the
/// body farthest along the direction, not the maximum (which is its dot product with the direction).
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100, directions |x| <= 2^100.

#include "ref/vec3.h"

/// A support point. `vertex` is its index in a vertex list, or -1 on a body without vertices.
typedef struct og_support {
  og_vec3 point;
  int vertex;
} og_support;

/// The support mapping of a shape: any direction, zero included (then any point of the body). The shape is not changed.
typedef og_support (*og_support_map)(const void *shape, og_vec3 direction);

/// The caller owns the shape, which must outlive the body. `inside` is any point of the body (the centre, for preference).
typedef struct og_convex {
  og_support_map map;
  const void *shape;
  og_vec3 inside;
} og_convex;

/*@ axiomatic shapes {
      // The points of a body. What they are to its mapping is said of og_support_of, nowhere else.
      predicate in_shape(og_support_map map, void *shape, og_vec3 p);
    }
    predicate in_body{L}(og_convex *body, og_vec3 p) = in_shape(body->map, body->shape, p); */

/*@ requires body: \valid_read(body);
    terminates \true; exits \false; assigns \nothing;
    ensures inside: exact_arithmetic ==> in_body(body, \result.point);
    ensures farthest: exact_arithmetic ==> \forall og_vec3 p; in_body(body, p) ==>
                        dot(direction, p) <= dot(direction, \result.point); */
static inline og_support og_support_of(const og_convex *body, og_vec3 direction) {
  return body->map(body->shape, direction);
}

#endif
