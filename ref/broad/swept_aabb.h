#ifndef OG_SWEPT_AABB_H
#define OG_SWEPT_AABB_H

/// The box of a box in linear motion.                                                      (catalogue: swept AABBs)
///
/// The box goes from one place to another, each of its ends with constant speed. The swept box holds it at all times, and
/// is the smallest that does: it has the least lower and the greatest upper ends of the two. Nothing is computed, only
/// compared. Two bodies can meet on the way only if their swept boxes overlap; that they do does not say that they meet.
/// Cost: constant.  Source: Varjus 2018, 6 (boxes extended by the motion of what is in them).
/// Safe (proofs/eva.py): by WP alone, all functions; none computes.

#include "ref/broad/aabb.h"

/*@ predicate holds_box(og_aabb a, og_aabb b) =
      a.lo.x <= b.lo.x && a.lo.y <= b.lo.y && a.lo.z <= b.lo.z && b.hi.x <= a.hi.x && b.hi.y <= a.hi.y && b.hi.z <= a.hi.z;
    // Between two numbers, as the ends are at every time between 0 and 1.
    predicate is_between(real x, real a, real b) = (a <= x <= b) || (b <= x <= a);
    predicate is_on_way(og_aabb c, og_aabb a, og_aabb b) =
      is_between(c.lo.x, a.lo.x, b.lo.x) && is_between(c.lo.y, a.lo.y, b.lo.y) && is_between(c.lo.z, a.lo.z, b.lo.z) &&
      is_between(c.hi.x, a.hi.x, b.hi.x) && is_between(c.hi.y, a.hi.y, b.hi.y) && is_between(c.hi.z, a.hi.z, b.hi.z);
*/

/*@ requires boxes: is_box(from) && is_box(to);
    terminates \true; exits \false; assigns \nothing;
    ensures box:   is_box(\result);
    ensures way:   \forall og_aabb c; is_on_way(c, from, to) ==> holds_box(\result, c);
    ensures least: \forall og_aabb c; holds_box(c, from) && holds_box(c, to) ==> holds_box(c, \result); */
og_aabb og_swept_aabb(og_aabb from, og_aabb to);

#endif
