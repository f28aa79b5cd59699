#ifndef OG_HALF_SPHERE_H
#define OG_HALF_SPHERE_H

/// Do directions lie in one half of the sphere?                  (catalogue: chung-wang, its sub-algorithm)
///
/// Directions r_0, r_1, ... come one at a time. Kept up to date is a unit vector w with w . r >= 0 for all of them;
/// when none exists, the origin lies inside the hull of the directions. Most new directions agree with the w at hand.
/// For one that does not, w must be perpendicular to it if it exists at all, which leaves a question in the plane: is
/// there a half circle with the projections of all others?
///
/// Errors: w . r >= 0 holds but for a few epsilon; `exists` is decided wrongly only where the origin is within a few
/// epsilon of the hull's surface. Cost: O(count) for a direction that disagrees, otherwise constant.
/// Source: Huotari 2011, 5.4.1 pseudocode 8 (after Chung and Wang 1996). As printed it ends with r_a + r_a; it adds
/// projections of unequal length, so that their sum need not lie in front of the shorter; it takes directions that
/// coincide, or oppose each other exactly, for spread over more than half a circle.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 1, up to 4 directions.

#include "ref/vec3.h"

/// The new direction is the last of `direction[0 .. count - 1]`, all of unit length; *w is in front of all before it
/// (for count 1 it is set). True if a new *w was found; otherwise no half sphere holds all, and *w stays.
/*@ requires count: count > 0;
    requires directions: \valid_read(direction + (0 .. count - 1));
    requires w: \valid(w);
    requires separated: \separated(w, direction + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns *w;
*/
bool og_half_sphere(const og_vec3 *direction, int count, og_vec3 *w);

#endif
