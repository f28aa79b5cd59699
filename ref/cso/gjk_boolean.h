#ifndef OG_GJK_BOOLEAN_H
#define OG_GJK_BOOLEAN_H

/// Do two convex bodies meet? The origin searched by cases.                                (catalogue: gjk-boolean)
///
/// A simplex of up to four points of A - B grows towards the origin. The newest point a was found in the direction of
/// the origin from the others, so the feature nearest to the origin (vertex, edge or face) has a in it; which one it is
/// follows from signs alone, without divisions, weights or distances. The next direction points from that feature to
/// the origin. A support point that does not reach the origin in its direction (w.d < 0) ends the search: apart. A
/// tetrahedron with no face before the origin, or an origin on the simplex itself, ends it too: the bodies meet.
///
/// Bodies: any; rounded ones with the support mapping that includes the ball (nothing can be subtracted from a yes or
/// no). Coordinates: as gjk; else OUT_OF_RANGE. Failure: ITERATION_LIMIT after OG_WALK_ITERATIONS steps.
/// Cost: iterations times two support points and at most some twenty dot and cross products.
/// Source: Muratori 2006; Huotari 2011, 5.3 with pseudocodes 4 to 6. Where that text errs, this does not follow: see
/// the comments in the .c file, and docs/results/errata.md.
/// Limits: may go round in contact until it gives up; 1 in 17 touching pairs is said to be apart.
/// Errors, proofs, measurements and tests: gjk_boolean.md.

#include "ref/body.h"
#include "ref/cso/walk.h"

typedef struct og_gjk_boolean_result {
  og_outcome outcome;
  og_verdict verdict;
  og_vec3 direction;  // where they are apart: A - B lies wholly behind the origin in this direction
  og_simplex simplex; // the final one, the newest vertex last; weights are not set
  int iterations;     // support points of A - B computed
} og_gjk_boolean_result;

/// direction: where to look first; zero: from the inside point of A - B to the origin.
/*@ requires bodies: \valid_read(a) && \valid_read(b) && \valid_function(a->map) && \valid_function(b->map);
    assigns  \nothing;
    ensures  decided: \result.outcome == OG_OUTCOME_ANSWERED ==> \result.verdict != OG_VERDICT_NONE;
*/
og_gjk_boolean_result og_gjk_boolean(const og_convex *a, const og_convex *b, og_vec3 direction);

/// gjk-boolean on two bodies, with their balls.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_gjk_boolean(const og_body *a, const og_body *b);

#endif
