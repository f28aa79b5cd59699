#ifndef OG_BOX_BOX_H
#define OG_BOX_BOX_H

/// Two boxes in any position: verdict, depth and axis by the separating axis test.                 (catalogue: box-box)
///
/// Along each of 15 axes - the three of A, the three of B, the nine cross products of one of each - the boxes' centres
/// and half extents are projected. An axis along which they do not overlap separates them; if none does, they meet, and
/// the axis of least overlap gives depth and normal. Touching counts as meeting. An axis that separates ends the test:
/// the claim then has that axis as normal, and no distance, which the projections do not know. `iterations` is the
/// number of axes tried. Each axis gets unit length before it is projected on, so overlaps compare; parallel edges
/// have no cross product and are passed over, nearly parallel ones need no tolerance, since all six half extents
/// are projected on the axis as it was rounded: whatever axis that is, what separates along it is apart.
/// Any one length unit, half edges >= 0 (a flat box is a rectangle, a segment or a point).
/// Failure: OUT_OF_RANGE for lengths beyond OG_RANGE_LARGEST (range.h) or not finite, DEGENERATE for negative ones and
/// for axes that are not orthonormal to OG_AXES_ERROR (axes.h). Cost: constant, at most 15 axes of some 30 operations.
/// Source: Gottschalk, Lin, Manocha 1996, 5; Ericson 2005, 4.4.1; Varjus 2018, 2.7; Rasku 2003, 6.4.
/// Limits: boxes only; no distance, no points; depth within 5.1 epsilon of the size.
/// Errors, proofs, measurements and tests: box_box.md.

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/pairs/pairs_logic.h"
#include "ref/support/box.h"

/*@ logic real along_axis(og_vec3 n, real x, real y, real z) = abs_of(n.x * x + n.y * y + n.z * z);
    // How far a box reaches along n from its centre; and how far apart both are along it.
    logic real reach_of_box(og_vec3 n, og_vec3 half, og_vec3 p, og_vec3 q, og_vec3 r) =
      half.x * along_axis(n, p.x, q.x, r.x) + half.y * along_axis(n, p.y, q.y, r.y) + half.z * along_axis(n, p.z,
      q.z, r.z);
    logic real gap_of_boxes{L}(og_vec3 n, og_box *a, og_box *b) =
      n.x * (a->centre.x - b->centre.x) + n.y * (a->centre.y - b->centre.y) + n.z * (a->centre.z - b->centre.z) -
      reach_of_box(n, a->half, a->rotation.row[0], a->rotation.row[1], a->rotation.row[2]) -
      reach_of_box(n, b->half, b->rotation.row[0], b->rotation.row[1], b->rotation.row[2]);
    logic real box_error{L}(og_box *a, og_box *b) = epsilons(64,
      more_of(more_of(extent_of(a->centre), extent_of(b->centre)), more_of(extent_of(a->half), extent_of(b->half))));
*/

/*@ requires a: \valid_read(a);
    requires b: \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
    ensures decided: is_decided(\result);
    ensures apart: \result.verdict == OG_VERDICT_APART ==> \result.has_normal && !\result.has_depth &&
      0 < gap_of_boxes(\result.normal, a, b) + box_error(a, b);
    ensures depth: \result.verdict == OG_VERDICT_MEET ==> \result.has_normal && \result.has_depth &&
      0 <= gap_of_boxes(\result.normal, a, b) + \result.depth + box_error(a, b) <= 2 * box_error(a, b);
    ensures iterations: 0 <= \result.iterations <= 15;
*/
og_claim og_box_box(const og_box *a, const og_box *b);

/// Takes two boxes without balls; DEGENERATE for others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_box_box(const og_body *a, const og_body *b);

#endif
