#ifndef OG_SIMPLEX_JOHNSON_H
#define OG_SIMPLEX_JOHNSON_H

/// Point of a simplex nearest to the origin, by Johnson's sub-algorithm.                (catalogue: simplex-johnson)
///
/// Takes the sub-simplex X whose Voronoi region holds the origin, smallest sets first: D_i(X) > 0 for
/// its own vertices, D_j(X + j) <= 0 for the others (see johnson_determinants.h). There is no backup procedure: where
/// rounding makes all subsets fail the test, it says DEGENERATE. Contract and units: ref/simplex/simplex.h.
/// Outcome: ANSWERED; DEGENERATE; OUT_OF_RANGE for a coordinate that is not finite. Cost: constant; 28 determinants.
/// Source: Johnson 1987; van den Bergen 1999, 2003, 4.3.2; Varjus 2018, 5.2.1.
/// Limits: flat simplices: distance off by 1e-7 of the size, 1 % refused; needles: by the size itself.
/// Errors, proofs, measurements and tests: simplex_johnson.md.

#include "ref/simplex/simplex_logic.h"

/*@ requires memory: \valid(simplex) && \valid(nearest) && \separated(simplex, nearest);
    terminates \true;
    exits \false;
    assigns *simplex, *nearest;
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_DEGENERATE ||
                     \result == OG_OUTCOME_OUT_OF_RANGE;
    ensures count:   \result == OG_OUTCOME_ANSWERED ==> 1 <= simplex->count <= \old(simplex->count);
    ensures inside:  \result == OG_OUTCOME_ANSWERED && simplex->count == 4 ==> is_origin(*nearest);
    ensures part:    \result == OG_OUTCOME_ANSWERED ==> is_part(\old(*simplex), *simplex);
    ensures made:    exact_arithmetic && \result == OG_OUTCOME_ANSWERED ==> is_made(*nearest, *simplex);
    ensures nearest: exact_arithmetic && \result == OG_OUTCOME_ANSWERED ==>
                       off_simplex{Pre}(dot(*nearest, *nearest), simplex);
    ensures answers: exact_arithmetic ==> \result != OG_OUTCOME_DEGENERATE;
    ensures kept:    \result != OG_OUTCOME_ANSWERED ==> *simplex == \old(*simplex);
*/
og_outcome og_simplex_johnson(og_simplex *simplex, og_vec3 *nearest);

#endif
