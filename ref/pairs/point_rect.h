#ifndef OG_POINT_RECT_H
#define OG_POINT_RECT_H

/// Is a point in a rectangle of the plane with the coordinate axes?                             (catalogue: point-rect)
///
/// lo <= p <= hi in either coordinate: nothing is computed, so the verdict is that of the numbers as they are. The
/// rectangle is closed. Any one length unit. Behind its door: a point and a box with the coordinate axes (in any order)
/// whose centre has the same z; the rectangle is that of the box's vertices.
/// Failure: DEGENERATE for a rectangle with lo > hi, OUT_OF_RANGE for numbers that are not finite.
/// Cost: constant. Source: Parac 2020, 2.1.3.
/// Limits: of a point and a box with the coordinate axes and the same z; exact.
/// Errors, proofs, measurements and tests: point_rect.md.

#include "ref/claim.h"
#include "ref/pairs/level.h"

/*@ requires rect: \valid_read(rect);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures verdict: \result.outcome == OG_OUTCOME_ANSWERED ==>
      (\result.verdict == OG_VERDICT_MEET <==>
       rect->lo.x <= p.x <= rect->hi.x && rect->lo.y <= p.y <= rect->hi.y);
    ensures refused: !(\is_finite(p.x) && \is_finite(p.y) &&
      \is_finite(rect->lo.x) && \is_finite(rect->lo.y) &&
      \is_finite(rect->hi.x) && \is_finite(rect->hi.y)) ==> \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures answers: \is_finite(p.x) && \is_finite(p.y) && \is_finite(rect->lo.x) && \is_finite(rect->lo.y) &&
      \is_finite(rect->hi.x) && \is_finite(rect->hi.y) && rect->lo.x <= rect->hi.x && rect->lo.y <= rect->hi.y ==>
      \result.outcome == OG_OUTCOME_ANSWERED;
*/
og_claim og_point_rect(og_vec2 p, const og_rect *rect);

/// Takes bodies as said above in either order; DEGENERATE for others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_point_rect(const og_body *a, const og_body *b);

#endif
