#ifndef OG_AABB_AABB_H
#define OG_AABB_AABB_H

/// Do two boxes with the coordinate axes meet, in either representation?                         (catalogue: aabb-aabb)
///
/// Lowest and highest corner: either one's lo is at most the other's hi along each axis. Nothing is computed, so the
/// verdict is that of the numbers as they are. Centre and half edges (aabb-aabb-centre): the centres' distance is at most
/// the sum of the half edges along each axis; both are rounded. Boxes are closed. Any one length unit. Behind the door:
/// boxes with the coordinate axes in any order, the corners being those of their vertices.
/// Failure: DEGENERATE for lo > hi or a negative half edge, OUT_OF_RANGE for numbers that are not finite, and of centres
/// and half edges beyond OG_RANGE_LARGEST (range.h). Cost: constant.
/// Source: Varjus 2018, 2.6; where a_max <= b_min stands for >= (docs/results/errata.md).
/// Limits: boxes with the coordinate axes; corners exact, centres unsure within 2 epsilon of touching.
/// Errors, proofs, measurements and tests: aabb_aabb.md.

#include "ref/body.h"
#include "ref/broad/aabb.h"
#include "ref/claim.h"
#include "ref/pairs/pairs_logic.h"
#include "ref/plain_promise_logic.h"

typedef struct og_centre_box {
  og_vec3 centre, half; // half >= 0
} og_centre_box;

/*@ requires boxes: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures verdict: \result.outcome == OG_OUTCOME_ANSWERED ==>
      (\result.verdict == OG_VERDICT_MEET <==> overlap(*a, *b));
    ensures refused: !(is_finite_vec(a->lo) && is_finite_vec(a->hi) && is_finite_vec(b->lo) && is_finite_vec(b->hi)) ==>
      \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures answers: 0 - 0x1p20 <= a->lo.x <= a->hi.x <= 0x1p20 && 0 - 0x1p20 <= a->lo.y <= a->hi.y <= 0x1p20 &&
      0 - 0x1p20 <= a->lo.z <= a->hi.z <= 0x1p20 && 0 - 0x1p20 <= b->lo.x <= b->hi.x <= 0x1p20 &&
      0 - 0x1p20 <= b->lo.y <= b->hi.y <= 0x1p20 && 0 - 0x1p20 <= b->lo.z <= b->hi.z <= 0x1p20 ==>
      \result.outcome == OG_OUTCOME_ANSWERED;
*/
og_claim og_aabb_aabb(const og_aabb *a, const og_aabb *b);

/*@ predicate overlap_within(real from, real to, real half_a, real half_b) =
      abs_of(from - to) * (1 - OG_SCALAR_EPSILON) <= (half_a + half_b) * (1 + OG_SCALAR_EPSILON);
    predicate apart_along(real from, real to, real half_a, real half_b) =
      (half_a + half_b) * (1 - OG_SCALAR_EPSILON) <= abs_of(from - to) * (1 + OG_SCALAR_EPSILON);
*/

/*@ requires boxes: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
    ensures decided: is_decided(\result);
    ensures meet: \result.verdict == OG_VERDICT_MEET ==> overlap_within(a->centre.x, b->centre.x, a->half.x,
      b->half.x) &&
      overlap_within(a->centre.y, b->centre.y, a->half.y, b->half.y) &&
      overlap_within(a->centre.z, b->centre.z, a->half.z, b->half.z);
    ensures apart: \result.verdict == OG_VERDICT_APART ==> apart_along(a->centre.x, b->centre.x, a->half.x,
      b->half.x) ||
      apart_along(a->centre.y, b->centre.y, a->half.y, b->half.y) ||
      apart_along(a->centre.z, b->centre.z, a->half.z, b->half.z);
    ensures refused: !(is_finite_vec(a->centre) && is_finite_vec(a->half) && is_finite_vec(b->centre) &&
      is_finite_vec(b->half)) ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures answers: is_plain_point(a->centre) && is_plain_point(a->half) && is_plain_point(b->centre) &&
      is_plain_point(b->half) && 0 <= a->half.x && 0 <= a->half.y && 0 <= a->half.z && 0 <= b->half.x &&
      0 <= b->half.y && 0 <= b->half.z ==> \result.outcome == OG_OUTCOME_ANSWERED;
*/
og_claim og_aabb_aabb_centre(const og_centre_box *a, const og_centre_box *b);

/// Take bodies as said above; DEGENERATE for others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_aabb_aabb(const og_body *a, const og_body *b);
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_aabb_aabb_centre(const og_body *a, const og_body *b);

#endif
