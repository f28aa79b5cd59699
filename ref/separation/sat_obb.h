#ifndef OG_SAT_OBB_H
#define OG_SAT_OBB_H

/// Separating axis test of two oriented boxes on 15 axes.                                        (catalogue: sat-obb)
///
/// The three axes of A, the three of B and their nine cross products are all the face normals that the configuration
/// space obstacle of two boxes can have; the first that separates ends the test. Everything is computed in the frame of
/// A from the nine cosines between the axes; cross products are never normalised.
///
/// `apart` is certain: by more than the rounding error, 8 epsilon times the sum of the centres' distance and all half
/// edges (plus 4 times what the axes lack of being orthonormal). Boxes apart by less are said to meet: by 8.9e-15 of
/// size at most over 40,000 pairs. Swapping computes in the other box's frame, so it may matter that near. No depth.
/// Boxes may be flat (half edges zero): boxes apart, made a little thicker, are still apart, along one of these axes.
/// Failure: DEGENERATE and OUT_OF_RANGE as in obb.h. Cost: constant, at most 15 comparisons.
/// Pairs apart take 1.3 (far) to 7.4 axes (nearly touching) on average: docs/studies/obb-axes.md.
/// Source: Rasku 2003, 6.4 table 1 (after Gottschalk, Lin and Manocha 1996); Varjus 2018, 2.7. The table as printed has
/// a wrong index (row v_A1 x v_B2) and takes absolute values where signs matter: see docs/results/errata.md.
/// Limits: boxes only; no depth; boxes apart by less than rounding are said to meet.
/// Errors, proofs, measurements and tests: sat_obb.md.

#include "ref/separation/obb.h"

/*@ requires boxes: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures axes: 0 <= \result.axes <= 15;
    ensures apart_has_an_axis: \result.apart ==> 0 <= \result.index < 15;
    ensures apart_is_an_answer: \result.apart ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures apart: exact_arithmetic && is_upright{Pre}(a) && is_upright{Pre}(b) && \result.apart ==>
                   \forall og_vec3 n; is_axis{Pre}(a, b, n, \result.index) ==>
                     gap_along{Pre}(a, b, n) > error_of_pair{Pre}(a, b);
    ensures meet:  exact_arithmetic && is_upright{Pre}(a) && is_upright{Pre}(b) && !\result.apart &&
                   \result.outcome == OG_OUTCOME_ANSWERED ==>
                   \forall og_vec3 n, integer k; is_axis{Pre}(a, b, n, k) ==>
                     gap_along{Pre}(a, b, n) <= error_of_pair{Pre}(a, b);
*/
og_obb_separation og_sat_obb(const og_obb *a, const og_obb *b);

/// On bodies of kind box without a ball; DEGENERATE for others. Iterations: axes tested.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_sat_obb(const og_body *a, const og_body *b);

#endif
