#ifndef OG_BOX_ENDS_H
#define OG_BOX_ENDS_H

/// A box by what its ends are compared as.
///
/// These are the ends themselves where all ends along an axis are binary64 numbers, otherwise their ranks, which come
/// in the same order. So nothing is ever computed with them. A box is closed: boxes with a common point of their
/// boundaries overlap. Intervals and rectangles are boxes whose other ends are 0.

#include <stdbool.h>
#include <stdint.h>

typedef struct og_triple {
  double x, y, z;
} og_triple;

typedef struct og_box_ends {
  og_triple lo, hi; // lo <= hi along each axis; finite
} og_box_ends;

/// Two boxes, by their numbers or by their places in some order.
typedef struct og_box_pair {
  int32_t i, j; // i < j
} og_box_pair;

/*@ predicate ends_overlap{L}(og_box_ends *a, og_box_ends *b) =
      a->lo.x <= b->hi.x && b->lo.x <= a->hi.x && a->lo.y <= b->hi.y && b->lo.y <= a->hi.y &&
      a->lo.z <= b->hi.z && b->lo.z <= a->hi.z;
    // All of b is in a.
    predicate ends_hold{L}(og_box_ends *a, og_box_ends *b) =
      a->lo.x <= b->lo.x && b->hi.x <= a->hi.x && a->lo.y <= b->lo.y && b->hi.y <= a->hi.y &&
      a->lo.z <= b->lo.z && b->hi.z <= a->hi.z; */

/*@ requires boxes: \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures overlap: \result != 0 <==> ends_overlap(a, b); */
static inline bool og_box_ends_overlap(const og_box_ends *a, const og_box_ends *b) {
  return a->lo.x <= b->hi.x && b->lo.x <= a->hi.x && a->lo.y <= b->hi.y && b->lo.y <= a->hi.y && a->lo.z <= b->hi.z &&
         b->lo.z <= a->hi.z;
}

#endif
