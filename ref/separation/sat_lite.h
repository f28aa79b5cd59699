#ifndef OG_SAT_LITE_H
#define OG_SAT_LITE_H

/// Separating axis test of two oriented boxes on 6 axes.                                        (catalogue: sat-lite)
///
/// sat-obb without its nine cross products: the axes of A and of B only. `apart` is certain. That no axis separates
/// does not mean that the boxes meet: two cubes of edge 2, stood edge across edge, are said
/// to meet until they are 1 apart (0.15 of the pair's size). It settles 92 % of pairs apart where a broad phase picked
/// them, 48 % of cubes that nearly touch, 11 % of rods that do: docs/studies/sat-lite.md.
///
/// Failure: DEGENERATE and OUT_OF_RANGE as in obb.h. Cost: constant, at most 6 comparisons.
/// Source: Varjus 2018, 2.7 (after van den Bergen 1997).
/// Limits: boxes only; boxes apart edge towards edge are said to meet.
/// Errors, proofs, measurements and tests: sat_lite.md.

#include "ref/separation/obb.h"

/*@ requires boxes: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures axes: 0 <= \result.axes <= 6;
    ensures apart_has_an_axis: \result.apart ==> 0 <= \result.index < 6;
    ensures apart_is_an_answer: \result.apart ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures apart: exact_arithmetic && is_upright{Pre}(a) && is_upright{Pre}(b) && \result.apart ==>
                   \forall og_vec3 n; is_face_axis{Pre}(a, b, n, \result.index) ==>
                     gap_along{Pre}(a, b, n) > error_of_pair{Pre}(a, b);
    ensures meet:  exact_arithmetic && is_upright{Pre}(a) && is_upright{Pre}(b) && !\result.apart &&
                   \result.outcome == OG_OUTCOME_ANSWERED ==>
                   \forall og_vec3 n, integer k; is_face_axis{Pre}(a, b, n, k) ==>
                     gap_along{Pre}(a, b, n) <= error_of_pair{Pre}(a, b);
*/
og_obb_separation og_sat_lite(const og_obb *a, const og_obb *b);

/// On bodies of kind box without a ball; DEGENERATE for others. Claims that boxes meet where no axis separates them, as
/// those do who use the test alone. Iterations: axes tested.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_sat_lite(const og_body *a, const og_body *b);

#endif
