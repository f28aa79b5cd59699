#ifndef OG_SIMPLEX_H
#define OG_SIMPLEX_H

/// A simplex of points of the configuration space obstacle (CSO) A - B, as the distance algorithms keep it.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/outcome.h"
#include "ref/support/convex.h"

/// A point w = a - b of the CSO with the support points that it is made of.
typedef struct og_cso_vertex {
  og_vec3 w;
  og_support a, b;
} og_cso_vertex;

/// One to four vertices. `weight` are barycentric coordinates, set by the sub-algorithms below; they sum to 1.
typedef struct og_simplex {
  int count;
  og_cso_vertex vertex[4];
  og_scalar weight[4];
} og_simplex;

/// *to = *from without what lies beyond count: assigning the struct would move four vertices each time.
static inline void og_simplex_copy(og_simplex *to, const og_simplex *from) {
  to->count = from->count;
  for (int k = 0; k < from->count; k++) {
    to->vertex[k] = from->vertex[k];
    to->weight[k] = from->weight[k];
  }
}

/// A distance sub-algorithm: finds the point of the simplex nearest to the origin, drops the vertices that are not
/// needed for it, sets the weights and *nearest. count stays between 1 and 4; 4 means that the origin is inside
/// (*nearest is then 0). No allocation; constant cost. Any outcome other than ANSWERED leaves the simplex as it was.
typedef og_outcome (*og_simplex_solver)(og_simplex *simplex, og_vec3 *nearest);

/// The CSO vertex that supports A - B in `direction`. (Support mappings change nothing and end: convex.h.)
//@ requires bodies: \valid_read(a) && \valid_read(b); terminates \true; exits \false; assigns \nothing;
static inline og_cso_vertex og_cso_support(const og_convex *a, const og_convex *b, og_vec3 direction) {
  og_cso_vertex v;
  v.a = og_support_of(a, direction);
  v.b = og_support_of(b, og_neg(direction));
  v.w = og_sub(v.a.point, v.b.point);
  return v;
}

#endif
