#ifndef OG_POINT_CIRCLE_H
#define OG_POINT_CIRCLE_H

/// Is a point in a circle of the plane?                                                       (catalogue: point-circle)
///
/// Squares are compared, so no root is taken: |p - centre|^2 <= radius^2. The circle is closed. Any one length unit, radius
/// >= 0. Behind its door: a point and a sphere (or a point) with the same z, of which only x and y are looked at.
/// Failure: OUT_OF_RANGE for lengths beyond OG_RANGE_LARGEST (range.h) or not finite, DEGENERATE for a negative radius.
/// Cost: constant. Source: Parac 2020, 2.1.1.
/// Limits: of a point and a sphere with the same z; verdict unsure within 3 epsilon of the size from touching.
/// Errors, proofs, measurements and tests: point_circle.md.

#include "ref/claim.h"
#include "ref/pairs/pairs_logic.h"
#include "ref/pairs/level.h"
#include "ref/plain_promise_logic.h"

/*@ requires circle: \valid_read(circle);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
    ensures decided: is_decided(\result);
    ensures meet: \result.verdict == OG_VERDICT_MEET ==> meet_within((p.x - circle->centre.x) * (p.x -
      circle->centre.x) +
      (p.y - circle->centre.y) * (p.y - circle->centre.y), circle->radius, 16 * OG_SCALAR_EPSILON);
    ensures apart: \result.verdict == OG_VERDICT_APART ==> apart_within((p.x - circle->centre.x) * (p.x -
      circle->centre.x) +
      (p.y - circle->centre.y) * (p.y - circle->centre.y), circle->radius, 16 * OG_SCALAR_EPSILON);
    ensures refused: !(\is_finite(p.x) && \is_finite(p.y) && \is_finite(circle->centre.x) &&
      \is_finite(circle->centre.y) && \is_finite(circle->radius)) ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures negative: circle->radius < 0 ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures answers: is_plain(p.x) && is_plain(p.y) && is_plain(circle->centre.x) && is_plain(circle->centre.y) &&
      is_plain(circle->radius) && 0 <= circle->radius ==> \result.outcome == OG_OUTCOME_ANSWERED;
*/
og_claim og_point_circle(og_vec2 p, const og_circle *circle);

/// Takes bodies as said above in either order; DEGENERATE for others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_point_circle(const og_body *a, const og_body *b);

#endif
