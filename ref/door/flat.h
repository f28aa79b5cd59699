#ifndef OG_FLAT_H
#define OG_FLAT_H

/// What the doors of nearest points and of hits take: points and what is flat between them.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/vec3.h"

typedef enum og_flat_kind {
  OG_FLAT_POINT,
  OG_FLAT_SEGMENT,
  OG_FLAT_TRIANGLE,
  OG_FLAT_LINE,  // through point[0], along `along`
  OG_FLAT_RAY,   // from point[0], along `along`
  OG_FLAT_PLANE, // through point[0], square to `along`, its normal
} og_flat_kind;

/// Fields that a kind does not have are zero.
typedef struct og_flat {
  og_flat_kind kind;
  og_vec3 point[3];
  og_vec3 along; // of any length but 0
} og_flat;

/// How many points a kind has.
//@ terminates \true; exits \false; assigns \nothing; ensures some: 1 <= \result <= 3;
static inline int og_flat_points(og_flat_kind kind) {
  return kind == OG_FLAT_SEGMENT ? 2 : kind == OG_FLAT_TRIANGLE ? 3 : 1;
}

/// Is every number in it finite?
/*@ requires memory: \valid_read(flat);
    terminates \true; exits \false; assigns \nothing;
    ensures finite: \result != 0 <==> (\forall integer k; 0 <= k < 3 ==> (\is_finite(flat->point[k].x) &&
      \is_finite(flat->point[k].y) && \is_finite(flat->point[k].z))) &&
      \is_finite(flat->along.x) && \is_finite(flat->along.y) && \is_finite(flat->along.z); */
static inline bool og_flat_is_finite(const og_flat *flat) {
  return og_is_finite(flat->point[0]) && og_is_finite(flat->point[1]) && og_is_finite(flat->point[2]) &&
         og_is_finite(flat->along);
}

#endif
