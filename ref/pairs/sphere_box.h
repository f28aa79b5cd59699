#ifndef OG_SPHERE_BOX_H
#define OG_SPHERE_BOX_H

/// A sphere and a box in any position: verdict, distance, depth, points and normal.             (catalogue: sphere-box)
///
/// In the box's frame the nearest point of the box is the sphere's centre with each coordinate clamped to the box. A
/// centre in the box (or on its surface) leaves through the nearest face: the depth is the radius plus the way to that
/// face, its normal the normal; of equally near faces the first axis's is taken. The sphere is A, the box B.
/// Any one length unit, radius and half edges >= 0 (a flat box is a rectangle, a segment or a point).
/// Failure: OUT_OF_RANGE for lengths beyond OG_RANGE_LARGEST (range.h) or not finite, DEGENERATE for negative ones and
/// for axes that are not orthonormal to OG_AXES_ERROR (axes.h). Cost: constant, at most one square root.
/// Source: Ericson 2005, 5.1.4 and 5.2.5; the pair is Varjus 2018, 5, table 5 (after Bullet).
/// Limits: a point or sphere with a box only; errors up to 6 epsilon of the coordinates, verdict unsure within 2.4.
/// Errors, proofs, measurements and tests: sphere_box.md.

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/pairs/pairs_logic.h"
#include "ref/support/box.h"
#include "ref/support/sphere.h"
#include "ref/plain_promise_logic.h"

/*@ // A point as a box sees it, along one of the box's axes: how far it is from the centre, and beyond the face.
    logic real seen_by_box(og_vec3 p, og_vec3 centre, real x, real y, real z) =
      abs_of((p.x - centre.x) * x + (p.y - centre.y) * y + (p.z - centre.z) * z);
    logic real beyond(real at, real half) = at < half ? 0 : at - half;
    logic real beyond2(real x, real y, real z, og_vec3 half) = beyond(x, half.x) * beyond(x, half.x) +
      beyond(y, half.y) * beyond(y, half.y) + beyond(z, half.z) * beyond(z, half.z);
    logic real less_of(real x, real y) = x < y ? x : y;
    logic real way_out(real x, real y, real z, og_vec3 half) =
      less_of(half.x - x, less_of(half.y - y, half.z - z));
    predicate is_way_to_box(real x, real y, real z, og_vec3 half, real way, real error) =
      beyond2(x, y, z, half) > 0 ? is_root_within(beyond2(x, y, z, half), way, error)
                                 : way_out(x, y, z, half) - error <= 0 - way <= way_out(x, y, z, half) + error;
*/

/*@ requires a: \valid_read(a);
    requires b: \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
    ensures decided: is_decided(\result);
    ensures signed: is_signed(\result);
    ensures normal: \result.outcome == OG_OUTCOME_ANSWERED ==> \result.has_normal && is_unit_vector(\result.normal);
    ensures length: \result.outcome == OG_OUTCOME_ANSWERED ==> is_way_to_box(
      seen_by_box(a->centre, b->centre, b->rotation.row[0].x, b->rotation.row[1].x, b->rotation.row[2].x),
      seen_by_box(a->centre, b->centre, b->rotation.row[0].y, b->rotation.row[1].y, b->rotation.row[2].y),
      seen_by_box(a->centre, b->centre, b->rotation.row[0].z, b->rotation.row[1].z, b->rotation.row[2].z),
      b->half, a->radius + \result.distance - \result.depth,
      epsilons(8, more_of(more_of(extent_of(a->centre), extent_of(b->centre)), more_of(extent_of(b->half),
      a->radius))));
    ensures between: \result.outcome == OG_OUTCOME_ANSWERED ==> is_root_within(distance2(\result.a, \result.b),
      \result.distance + \result.depth,
      epsilons(24, more_of(more_of(extent_of(a->centre), extent_of(b->centre)), more_of(extent_of(b->half),
      a->radius))));
    ensures refused: !(is_finite_vec(a->centre) && is_finite_vec(b->centre) && is_finite_vec(b->half) &&
      \is_finite(a->radius)) ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures negative: a->radius < 0 ==> \result.outcome != OG_OUTCOME_ANSWERED;
*/
og_claim og_sphere_box(const og_sphere *a, const og_box *b);

/// Takes a body of one vertex (point or sphere) and a box without a ball in either order; DEGENERATE for others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_sphere_box(const og_body *a, const og_body *b);

#endif
