#ifndef OG_CAPSULE_CAPSULE_H
#define OG_CAPSULE_CAPSULE_H

/// Two capsules: verdict, distance, depth, points and normal.                            (catalogue: capsule-capsule)
///
/// The balls around the nearest points of the two segments, against each other. Where the segments cross, the normal is
/// their common perpendicular and the depth the sum of the radii. Any one length unit, radii >= 0; segments may be
/// points. Failure: OUT_OF_RANGE for coordinates or radii beyond OG_RANGE_LARGEST (range.h) or not finite, DEGENERATE
/// for a negative radius. Cost: constant. Source: Ericson 2005, 4.5.1 and 5.1.9; the question: Kravec, types of
/// collision, capsule x capsule, whose cases by the ends' positions between the other's end planes leave the nearest
/// pair open.
/// Limits: points, spheres, segments and capsules only; verdict unsure within 1.2 epsilon of the size from
/// touching.
/// Errors, proofs, measurements and tests: capsule_capsule.md.

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/pairs/pairs_logic.h"
#include "ref/support/capsule.h"
#include "ref/plain_promise_logic.h"

/*@ requires a: \valid_read(a);
    requires b: \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
    ensures decided: is_decided(\result);
    ensures signed: is_signed(\result);
    ensures normal: \result.outcome == OG_OUTCOME_ANSWERED ==> \result.has_normal && is_unit_vector(\result.normal);
    ensures on_a: \result.outcome == OG_OUTCOME_ANSWERED ==>
      is_root_within(to_segment2(\result.a, a->a, a->b), a->radius,
      epsilons(8, more_of(more_of(more_of(extent_of(a->a), extent_of(a->b)), more_of(extent_of(b->a), extent_of(b->b))),
                          more_of(a->radius, b->radius))));
    ensures on_b: \result.outcome == OG_OUTCOME_ANSWERED ==>
      is_root_within(to_segment2(\result.b, b->a, b->b), b->radius,
      epsilons(8, more_of(more_of(more_of(extent_of(a->a), extent_of(a->b)), more_of(extent_of(b->a), extent_of(b->b))),
                          more_of(a->radius, b->radius))));
    ensures between: \result.outcome == OG_OUTCOME_ANSWERED ==> is_root_within(distance2(\result.a, \result.b),
      \result.distance + \result.depth,
      epsilons(24, more_of(more_of(more_of(extent_of(a->a), extent_of(a->b)), more_of(extent_of(b->a),
      extent_of(b->b))), more_of(a->radius, b->radius))));
    ensures refused: !(is_finite_vec(a->a) && is_finite_vec(a->b) && is_finite_vec(b->a) && is_finite_vec(b->b) &&
      \is_finite(a->radius) && \is_finite(b->radius)) ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures negative: a->radius < 0 || b->radius < 0 ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures answers: is_plain_point(a->a) && is_plain_point(a->b) && is_plain_point(b->a) && is_plain_point(b->b) &&
      is_plain(a->radius) && is_plain(b->radius) && 0 <= a->radius && 0 <= b->radius
       ==> \result.outcome == OG_OUTCOME_ANSWERED;
*/
og_claim og_capsule_capsule(const og_capsule *a, const og_capsule *b);

/// Takes bodies of one or two vertices (points, spheres, segments, capsules); DEGENERATE for others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_capsule_capsule(const og_body *a, const og_body *b);

#endif
