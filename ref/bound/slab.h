#ifndef OG_BOUND_SLAB_H
#define OG_BOUND_SLAB_H

/// How far points reach along a direction, both ways.
///
/// The outer ends hold all points as given, exactly: README.md has the bound. A direction may have any length; the ends
/// are products with it.
/// Cost: linear in the points.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/vec3.h"

typedef struct og_slab {
  og_scalar lo, hi;             // the least and the greatest product, as computed
  og_scalar outer_lo, outer_hi; // no product is less or greater
} og_slab;

/// Infinite ends, or NaN, where products are out of range: og_slab_is_finite.
/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_slab og_slab_along(const og_vec3 *point, int count, og_vec3 direction);

//@ requires slab: \valid_read(slab); terminates \true; exits \false; assigns \nothing;
static inline bool og_slab_is_finite(const og_slab *slab) {
  return og_finite(slab->outer_lo) && og_finite(slab->outer_hi);
}

/// A box along axes of its own: lo and hi of slab k are products with axis[k].
typedef struct og_box_along {
  og_vec3 axis[3];
  og_slab slab[3];
} og_box_along;

/// As far as the points reach along three axes.
/*@ requires axes: \valid_read(axis + (0 .. 2));
    requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_box_along og_box_along_axes(const og_vec3 axis[3], const og_vec3 *point, int count);

#endif
