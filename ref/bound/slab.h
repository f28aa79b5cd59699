#ifndef OG_BOUND_SLAB_H
#define OG_BOUND_SLAB_H

/// How far points reach along a direction, both ways.
///
/// The outer ends hold all points as given, exactly: README.md has the bound. A direction may have any length; the ends
/// are products with it.
/// Cost: linear in the points.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100 (some: others).

#include "ref/bound/bound_logic.h"

typedef struct og_slab {
  og_scalar lo, hi;             // the least and the greatest product, as computed
  og_scalar outer_lo, outer_hi; // no product is less or greater
} og_slab;

/*@ predicate is_finite_slab(og_slab slab) = \is_finite(slab.outer_lo) && \is_finite(slab.outer_hi);
    // The outer ends hold all products, exactly.
    predicate holds_products{L}(og_slab slab, og_vec3 direction, og_vec3 *point, integer count) =
      are_finite_points(point, count) && is_finite_point(direction) && is_finite_slab(slab) ==>
      slab.outer_lo <= slab.lo <= slab.hi <= slab.outer_hi &&
      are_between(point, count, direction, slab.outer_lo, slab.outer_hi);
*/

/// Infinite ends, or NaN, where products are out of range: og_slab_is_finite.
/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: holds_products(\result, direction, point, count);
*/
og_slab og_slab_along(const og_vec3 *point, int count, og_vec3 direction);

/*@ requires slab: \valid_read(slab); terminates \true; exits \false; assigns \nothing;
    ensures finite: \result <==> is_finite_slab(*slab); */
static inline bool og_slab_is_finite(const og_slab *slab) {
  return og_finite(slab->outer_lo) && og_finite(slab->outer_hi);
}

/// A box along axes of its own: lo and hi of slab k are products with axis[k].
typedef struct og_box_along {
  og_vec3 axis[3];
  og_slab slab[3];
} og_box_along;

/*@ predicate is_around_points{L}(og_box_along box, og_vec3 *point, integer count) =
      holds_products(box.slab[0], box.axis[0], point, count) &&
        holds_products(box.slab[1], box.axis[1], point, count) &&
      holds_products(box.slab[2], box.axis[2], point, count);
*/

/// As far as the points reach along three axes.
/*@ requires axes: \valid_read(axis + (0 .. 2));
    requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: is_around_points(\result, point, count);
    ensures axes: \forall integer k; 0 <= k < 3 ==> (is_finite_point(axis[k]) ==>
      \result.axis[k].x == axis[k].x && \result.axis[k].y == axis[k].y && \result.axis[k].z == axis[k].z);
*/
og_box_along og_box_along_axes(const og_vec3 axis[3], const og_vec3 *point, int count);

#endif
