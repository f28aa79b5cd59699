#ifndef OG_EPA_H
#define OG_EPA_H

/// Penetration depth by the expanding polytope algorithm.                                          (catalogue: epa)
///
/// From a simplex of points of A - B that holds the origin: a polytope inside A - B whose face nearest to the origin is
/// pushed outward to the support point along its normal, until it cannot be pushed. The depth is that face's distance.
/// Any number of start vertices will do.
///
/// Coordinates: any one length unit, finite, those of the support points seen 1e300 (1e36 in binary32) at most; A - B
/// is a point or at least 1e-300 (1e-36) large; else OUT_OF_RANGE.
/// Outcomes: ANSWERED; ITERATION_LIMIT when the workspace is full or rounding lets no face be pushed (curved bodies,
/// mostly): depth is then the least width seen, an upper bound, and `lower` tells how far it may be off; DEGENERATE
/// when the origin is outside A - B: the normal then separates the bodies, nothing else is set; and, with a zero normal,
/// where edges are too short beside the rest to have a direction.
/// Cost: f + v steps an expansion for f live faces and v vertices so far, and two support points.
/// Source: van den Bergen 2001, 5; van den Bergen 2003, 4.3.8; Varjus 2018, 5.2.2.
/// Limits: curved bodies give up at 1e-11, concentric ones at 2e-2; A - B as thin as rounding: 128 epsilon.
/// Errors, proofs, measurements and tests: epa.md.

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/cso/epa_polytope.h"

typedef struct og_epa_result {
  og_outcome outcome;
  og_scalar depth;        // >= 0: moving A this far along the normal parts the bodies
  og_scalar lower, upper; // bounds of the exact depth, each to within the rounding of the coordinates
  og_vec3 normal;         // unit length, from B to A
  og_vec3 a, b;           // deepest points, on A and on B: b - a is depth times normal
  int iterations;         // faces tried
  int vertices;           // of the polytope, those that became interior included
  int simplex_count;      // of the deepest face; of the start simplex where A - B is flat
  int simplex[4][2];      // its vertices of A and B; -1 on curved bodies
} og_epa_result;

/// start: points of A - B in whose hull the origin lies, with its barycentric coordinates as weights (these are used
/// only where A - B is flat). tolerance >= 0: the relative error at which curved bodies may stop; 0 for polytopes.
/*@ requires bodies:    \valid_read(a) && \valid_read(b);
    requires start:     \valid_read(start) && 1 <= start->count <= 4;
    requires tolerance: \is_finite(tolerance) && tolerance >= 0;
    requires memory:    \valid(work) && \separated(work, a) && \separated(work, b) && \separated(work, start);
    terminates \true;
    exits      \false;
    assigns    *work;
    ensures    depth:   0 <= \result.depth;
    ensures    bounds:  \result.outcome == OG_OUTCOME_ANSWERED ==> 0 <= \result.lower <= \result.upper;
    ensures    count:   0 <= \result.simplex_count <= 4;
    ensures    rounds:  0 <= \result.iterations <= OG_EPA_VERTICES;
*/
og_epa_result og_epa(const og_convex *a, const og_convex *b, const og_simplex *start, og_scalar tolerance,
                     og_epa_workspace *work);

/// epa on the cores of two bodies, started from gjk's simplex, the radii added: the depth of rounded bodies is exactly
/// that of the cores plus the radii. Where the cores are apart gjk answers, also for the depth of balls that overlap
/// (van den Bergen's hybrid of shallow and deep contact: Varjus 2018, 5.2.4, algorithm 3). Its workspace is on the
/// stack.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_epa(const og_body *a, const og_body *b);

#endif
