#ifndef OG_CIRCLE_CIRCLE_H
#define OG_CIRCLE_CIRCLE_H

/// Do two circles of the plane meet?                                                         (catalogue: circle-circle)
///
/// Squares are compared, so no root is taken: |a - b|^2 <= (radius a + radius b)^2. Circles are closed, so touching ones
/// meet. Any one length unit, radii >= 0. Behind its door: two spheres (or points) with the same z.
/// Failure: OUT_OF_RANGE for lengths beyond OG_RANGE_LARGEST (range.h) or not finite, DEGENERATE for a negative radius.
/// Cost: constant. Source: Parac 2020, 2.1.2; whose code squares by ^, which in C is another operation.
/// Limits: of spheres with the same z; verdict unsure within 3 epsilon of the size from touching.
/// Errors, proofs, measurements and tests: circle_circle.md.

#include "ref/claim.h"
#include "ref/pairs/pairs_logic.h"
#include "ref/pairs/level.h"
#include "ref/plain_promise_logic.h"

/*@ logic real centres2{L}(og_circle *a, og_circle *b) = (a->centre.x - b->centre.x) * (a->centre.x - b->centre.x) +
      (a->centre.y - b->centre.y) * (a->centre.y - b->centre.y); */

/*@ requires circles: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
    ensures decided: is_decided(\result);
    ensures meet: \result.verdict == OG_VERDICT_MEET ==>
      meet_within(centres2(a, b), a->radius + b->radius, 16 * OG_SCALAR_EPSILON);
    ensures apart: \result.verdict == OG_VERDICT_APART ==>
      apart_within(centres2(a, b), a->radius + b->radius, 16 * OG_SCALAR_EPSILON);
    ensures refused: !(\is_finite(a->centre.x) && \is_finite(a->centre.y) && \is_finite(a->radius) &&
      \is_finite(b->centre.x) && \is_finite(b->centre.y) && \is_finite(b->radius)) ==>
      \result.outcome != OG_OUTCOME_ANSWERED;
    ensures negative: a->radius < 0 || b->radius < 0 ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures answers: is_plain(a->centre.x) && is_plain(a->centre.y) && is_plain(a->radius) && 0 <= a->radius &&
      is_plain(b->centre.x) && is_plain(b->centre.y) && is_plain(b->radius) && 0 <= b->radius ==>
      \result.outcome == OG_OUTCOME_ANSWERED;
*/
og_claim og_circle_circle(const og_circle *a, const og_circle *b);

/// Takes bodies as said above; DEGENERATE for others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_circle_circle(const og_body *a, const og_body *b);

#endif
