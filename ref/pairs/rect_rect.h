#ifndef OG_RECT_RECT_H
#define OG_RECT_RECT_H

/// Do two rectangles of the plane with the coordinate axes meet?                                 (catalogue: rect-rect)
///
/// Either one's lo is at most the other's hi in either coordinate: nothing is computed, so the verdict is that of the
/// numbers as they are. Rectangles are closed, so touching ones meet. Any one length unit. Behind its door: two boxes
/// with the coordinate axes (in any order) whose centres have the same z; the rectangles are those of their vertices.
/// Failure: DEGENERATE for a rectangle with lo > hi, OUT_OF_RANGE for numbers that are not finite.
/// Cost: constant. Source: Parac 2020, 2.1.4; 5.2.3 asks for a vertex in the other, which crossed ones do not have.
/// Limits: of boxes with the coordinate axes and the same z; exact.
/// Errors, proofs, measurements and tests: rect_rect.md.

#include "ref/claim.h"
#include "ref/pairs/level.h"

/*@ requires rects: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures verdict: \result.outcome == OG_OUTCOME_ANSWERED ==>
      (\result.verdict == OG_VERDICT_MEET <==>
       a->lo.x <= b->hi.x && b->lo.x <= a->hi.x && a->lo.y <= b->hi.y && b->lo.y <= a->hi.y);
    ensures refused_a: !(\is_finite(a->lo.x) && \is_finite(a->lo.y) && \is_finite(a->hi.x) && \is_finite(a->hi.y)) ==>
      \result.outcome != OG_OUTCOME_ANSWERED;
    ensures refused_b: !(\is_finite(b->lo.x) && \is_finite(b->lo.y) && \is_finite(b->hi.x) && \is_finite(b->hi.y)) ==>
      \result.outcome != OG_OUTCOME_ANSWERED;
    ensures answers: \is_finite(a->lo.x) && \is_finite(a->lo.y) && \is_finite(a->hi.x) && \is_finite(a->hi.y) &&
      \is_finite(b->lo.x) && \is_finite(b->lo.y) && \is_finite(b->hi.x) && \is_finite(b->hi.y) &&
      a->lo.x <= a->hi.x && a->lo.y <= a->hi.y && b->lo.x <= b->hi.x && b->lo.y <= b->hi.y ==>
      \result.outcome == OG_OUTCOME_ANSWERED;
*/
og_claim og_rect_rect(const og_rect *a, const og_rect *b);

/// Takes bodies as said above; DEGENERATE for others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_rect_rect(const og_body *a, const og_body *b);

#endif
