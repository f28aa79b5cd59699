#ifndef OG_BROAD_AABB_H
#define OG_BROAD_AABB_H

/// Axis-aligned boxes and their overlap.                                                    (catalogue: aabb-aabb)
///
/// A box is closed: boxes that share a point of their boundaries overlap. Intervals and rectangles are boxes whose
/// other coordinates are 0. A box is sound if lo <= hi along each axis and no number is NaN or infinite.
/// Nothing is computed, only compared, so what is stated holds of the numbers as they are.
/// Cost: constant.  Source: Varjus 2018, 2.6 (whose test for centre and half edges has errors, docs/results/errata.md).
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include <stdint.h>

#include "ref/vec3.h"

typedef struct og_aabb {
  og_vec3 lo, hi;
} og_aabb;

/*@ predicate is_box(og_aabb a) = a.lo.x <= a.hi.x && a.lo.y <= a.hi.y && a.lo.z <= a.hi.z;
    predicate overlap(og_aabb a, og_aabb b) =
      a.lo.x <= b.hi.x && b.lo.x <= a.hi.x && a.lo.y <= b.hi.y && b.lo.y <= a.hi.y &&
      a.lo.z <= b.hi.z && b.lo.z <= a.hi.z;
    predicate are_boxes{L}(og_aabb *box, integer count) = \forall integer i; 0 <= i < count ==> is_box(box[i]);
*/

/// A sound box. In the proof's model every number is finite.
/*@ requires box: \valid_read(a);
    terminates \true; exits \false; assigns \nothing;
    ensures box: \result != 0 ==> is_box(*a); */
static inline bool og_aabb_is_sound(const og_aabb *a) {
  return og_is_finite(a->lo) && og_is_finite(a->hi) && a->lo.x <= a->hi.x && a->lo.y <= a->hi.y && a->lo.z <= a->hi.z;
}

/*@ requires boxes: \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures overlap: \result != 0 <==> overlap(*a, *b); */
static inline bool og_aabb_overlap(const og_aabb *a, const og_aabb *b) {
  return a->lo.x <= b->hi.x && b->lo.x <= a->hi.x && a->lo.y <= b->hi.y && b->lo.y <= a->hi.y && a->lo.z <= b->hi.z &&
         b->lo.z <= a->hi.z;
}

#endif
