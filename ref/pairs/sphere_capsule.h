#ifndef OG_SPHERE_CAPSULE_H
#define OG_SPHERE_CAPSULE_H

/// A sphere and a capsule: verdict, distance, depth, points and normal.                   (catalogue: sphere-capsule)
///
/// The sphere against the ball of the capsule whose centre is the point of its segment nearest to the sphere's centre
/// (Kravec's three cases - either end, or the side between them - are the three cases of that point). Where the
/// sphere's centre lies on the segment, the normal is perpendicular to it. The sphere is A, the capsule B.
/// Any one length unit, radii >= 0; the segment may be a point. Failure: OUT_OF_RANGE for coordinates or radii beyond
/// OG_RANGE_LARGEST (range.h) or not finite, DEGENERATE for a negative radius. Cost: constant.
/// Source: Kravec, types of collision, sphere x capsule; Ericson 2005, 4.5.1. The side taken as a closed cylinder would
/// let the sphere out through its flat end: centre (1/10,0,0), radius 1 against the capsule (0,0,0)-(10,0,0) of radius
/// 1 has depth 2, not 11/10.
/// Limits: a point or sphere with a segment or capsule only; verdict unsure within 0.9 epsilon of the size from
/// touching.
/// Errors, proofs, measurements and tests: sphere_capsule.md.

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/pairs/pairs_logic.h"
#include "ref/support/capsule.h"
#include "ref/support/sphere.h"
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
    ensures length: \result.outcome == OG_OUTCOME_ANSWERED ==> is_root_within(to_segment2(a->centre, b->a, b->b),
      a->radius + b->radius + \result.distance - \result.depth,
      epsilons(8, more_of(more_of(extent_of(a->centre), more_of(extent_of(b->a), extent_of(b->b))),
                          more_of(a->radius, b->radius))));
    ensures on_a: \result.outcome == OG_OUTCOME_ANSWERED ==> is_root_within(distance2(\result.a, a->centre), a->radius,
      epsilons(8, more_of(more_of(extent_of(a->centre), more_of(extent_of(b->a), extent_of(b->b))),
                          more_of(a->radius, b->radius))));
    ensures on_b: \result.outcome == OG_OUTCOME_ANSWERED ==>
      is_root_within(to_segment2(\result.b, b->a, b->b), b->radius,
      epsilons(8, more_of(more_of(extent_of(a->centre), more_of(extent_of(b->a), extent_of(b->b))),
                          more_of(a->radius, b->radius))));
    ensures between: \result.outcome == OG_OUTCOME_ANSWERED ==> is_root_within(distance2(\result.a, \result.b),
      \result.distance + \result.depth,
      epsilons(24, more_of(more_of(extent_of(a->centre), more_of(extent_of(b->a), extent_of(b->b))),
                           more_of(a->radius, b->radius))));
    ensures refused: !(is_finite_vec(a->centre) && is_finite_vec(b->a) && is_finite_vec(b->b) &&
      \is_finite(a->radius) && \is_finite(b->radius)) ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures negative: a->radius < 0 || b->radius < 0 ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures answers: is_plain_point(a->centre) && is_plain_point(b->a) && is_plain_point(b->b) &&
      is_plain(a->radius) && is_plain(b->radius) && 0 <= a->radius && 0 <= b->radius
       ==> \result.outcome == OG_OUTCOME_ANSWERED;
*/
og_claim og_sphere_capsule(const og_sphere *a, const og_capsule *b);

/// Takes a body of one vertex (point or sphere) and one of two (segment or capsule) in either order; DEGENERATE for
/// others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_sphere_capsule(const og_body *a, const og_body *b);

#endif
