#ifndef OG_OBB_2D_CENTRE_H
#define OG_OBB_2D_CENTRE_H

/// Are two turned rectangles of the plane surely apart, by their centres alone?             (catalogue: obb-2d-centre)
///
/// Their centres are farther from each other than half of both diagonals together: then the circles around the
/// rectangles are apart, and so are these. Otherwise MEET is said, and may be wrong: squares of side 2 with the axes, 2.5
/// apart, have half diagonals of sqrt(2) each. So the test clears pairs, and leaves the rest to a test of separating axes.
/// Behind its door: two boxes turned about z alone whose centres have the same z.
///
/// Any one length unit. Failure: DEGENERATE for other bodies, OUT_OF_RANGE for numbers out of range (range.h).
/// Cost: constant. Source: Parac 2020, 5.2.2, who finds false positives, after Ericson, of boxes in space only.
/// Limits: rectangles apart are said to meet while the circles around them do.
/// Errors, proofs, measurements and tests: obb_2d_centre.md.

#include "ref/claim.h"
#include "ref/pairs/pairs_logic.h"
#include "ref/pairs/level.h"

/// A rectangle; its axes do not matter.
typedef struct og_turned_rect {
  og_vec2 centre, half; // half the edges, >= 0
} og_turned_rect;

/*@ logic real rect_centres2{L}(og_turned_rect *a, og_turned_rect *b) =
      (a->centre.x - b->centre.x) * (a->centre.x - b->centre.x) + (a->centre.y - b->centre.y) * (a->centre.y -
      b->centre.y);
    // The squares of both radii. That of their sum is between this and twice as much.
    logic real rect_radii2{L}(og_turned_rect *a, og_turned_rect *b) = a->half.x * a->half.x + a->half.y * a->half.y +
      b->half.x * b->half.x + b->half.y * b->half.y; */

/*@ requires rects: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
    ensures decided: is_decided(\result);
    ensures meet: \result.verdict == OG_VERDICT_MEET ==> rect_centres2(a, b) <=
      2 * rect_radii2(a, b) * (1 + 16 * OG_SCALAR_EPSILON) + OG_SCALAR_MIN;
    ensures apart: \result.verdict == OG_VERDICT_APART ==> rect_radii2(a, b) * (1 - 16 * OG_SCALAR_EPSILON) <=
      rect_centres2(a, b) + OG_SCALAR_MIN;
    ensures negative: a->half.x < 0 || a->half.y < 0 || b->half.x < 0 || b->half.y < 0 ==>
      \result.outcome != OG_OUTCOME_ANSWERED;
*/
og_claim og_obb_2d_centre(const og_turned_rect *a, const og_turned_rect *b);

/// Takes bodies as said above; DEGENERATE for others.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_obb_2d_centre(const og_body *a, const og_body *b);

#endif
