#ifndef OG_AABB_UPDATE_H
#define OG_AABB_UPDATE_H

/// The box along the axes of a body that has turned, from its box before it turned.      (catalogue: aabb-update)
///
/// Along each axis the turned box reaches from the sum of the lesser products of R's row with its ends to the sum of the
/// greater ones. That is the least box that holds the turned box. It is made anew from the first box each time: made
/// from the last one it would grow with every turn.
/// Coordinates are in any one length unit; what has to hold says ref/door/turn.h.
/// Failure: none; where the points are out of range the door says so.
/// Cost: 18 products, however many points the body has.
/// Source: Varjus 2018, 2.6 (after Ericson 2004, 4.2.6).
/// Limits: up to sqrt(3) times as wide as a cube that turns; the turned points' own box may be far smaller.
/// Errors, proofs, measurements and tests: aabb_update.md.

#include "ref/door/turn.h"

/// Takes a box before the turn. Sets the outer box too.
/*@ requires memory: \valid_read(original) && \valid_read(rotation) && \valid(outer);
    requires apart: \separated(outer, original, rotation);
    terminates \true;
    exits \false;
    assigns *outer;
    ensures inside: is_within_range(original->lo) && is_within_range(original->hi) && is_within_range(pivot) &&
      is_finite_point(outer->lo) && is_finite_point(outer->hi) ==> holds_turned_box(*outer, rotation, pivot, *original);
    ensures around: is_finite_point(outer->lo) && is_finite_point(outer->hi) ==>
      is_point_within(\result.lo, outer->lo, outer->hi) && is_point_within(\result.hi, outer->lo, outer->hi);
*/
og_aabb og_aabb_update(const og_aabb *original, const og_mat3 *rotation, og_vec3 pivot, og_aabb *outer);

#endif
