#ifndef OG_SPHERE_SPHERE_H
#define OG_SPHERE_SPHERE_H

/// Two spheres: verdict, distance, depth, points and normal.                               (catalogue: sphere-sphere)
///
/// They meet where the centres' distance is at most the sum of the radii; touching counts as meeting (Kravec's strict
/// inequality leaves it out: centres (0,0,0) and (3,4,0), radii 2 and 3). The normal runs along the line of centres;
/// for one centre it is +z, every direction being as good. Any one length unit, radii >= 0.
/// Failure: OUT_OF_RANGE for coordinates or radii beyond OG_RANGE_LARGEST (range.h) or not finite, DEGENERATE for a
/// negative radius. Cost: constant, one square root. Source: Kravec, types of collision, sphere x sphere; Ericson 2005,
/// 4.3.1.
/// Limits: points and spheres only; verdict unsure within 1.76 epsilon of the distance from touching.
/// Errors, proofs, measurements and tests: sphere_sphere.md.

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/pairs/pairs_logic.h"
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
    ensures length: \result.outcome == OG_OUTCOME_ANSWERED ==> is_root_within(distance2(a->centre, b->centre),
      a->radius + b->radius + \result.distance - \result.depth, epsilons(8, more_of(more_of(extent_of(a->centre),
      extent_of(b->centre)), more_of(a->radius, b->radius))));
    ensures on_a: \result.outcome == OG_OUTCOME_ANSWERED ==> is_root_within(distance2(\result.a, a->centre), a->radius,
      epsilons(8, more_of(more_of(extent_of(a->centre), extent_of(b->centre)), more_of(a->radius, b->radius))));
    ensures on_b: \result.outcome == OG_OUTCOME_ANSWERED ==> is_root_within(distance2(\result.b, b->centre), b->radius,
      epsilons(8, more_of(more_of(extent_of(a->centre), extent_of(b->centre)), more_of(a->radius, b->radius))));
    ensures between: \result.outcome == OG_OUTCOME_ANSWERED ==> is_root_within(distance2(\result.a, \result.b),
      \result.distance + \result.depth, epsilons(24, more_of(more_of(extent_of(a->centre),
      extent_of(b->centre)), more_of(a->radius, b->radius))));
    ensures refused: !(is_finite_vec(a->centre) && is_finite_vec(b->centre) && \is_finite(a->radius) &&
      \is_finite(b->radius)) ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures negative: a->radius < 0 || b->radius < 0 ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures answers: is_plain_point(a->centre) && is_plain_point(b->centre) && is_plain(a->radius) &&
      is_plain(b->radius) && 0 <= a->radius && 0 <= b->radius ==> \result.outcome == OG_OUTCOME_ANSWERED;
*/
og_claim og_sphere_sphere(const og_sphere *a, const og_sphere *b);

/// Takes bodies of one vertex (points and spheres); DEGENERATE for others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_sphere_sphere(const og_body *a, const og_body *b);

#endif
