#ifndef OG_EPA_SPLIT_H
#define OG_EPA_SPLIT_H

/// Penetration depth by the expanding polytope algorithm that splits faces and edges.        (catalogue: epa-split)
///
/// As epa, but no face goes for lying below a new vertex. The face nearest to the origin is split into three at the
/// support point along its nearest point. Then its edges are split at theirs, those on the hull of A - B excepted. A
/// foot on a plane comes from the inverse of a matrix. The surface need not be convex, but it goes round the origin
/// within A - B, which exact signs tell: its distance is a lower bound. Where a support point is a vertex already, an
/// edge in a valley is turned round.
///
/// Coordinates and outcomes: as epa. ITERATION_LIMIT, too, where rounding lets a surface near the origin not grow.
/// Cost: f + v steps a round, for f faces and v vertices so far, and up to four support points; 4,352 rounds at most.
/// Source: van den Bergen 2001, 5; Varjus 2018, 5.2.2, figures 15 and 16.
/// Limits: curved bodies give up at 1e-4, concentric ones at 1e-1; 41 of 2,325 slivers give up, 128 epsilon.
/// Errors, proofs, measurements and tests: epa_split.md.

#include "ref/cso/epa.h"

/// As og_epa; `iterations` of the result are rounds.
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
    ensures    rounds:  0 <= \result.iterations <= 17 * OG_EPA_VERTICES;
*/
og_epa_result og_epa_split(const og_convex *a, const og_convex *b, const og_simplex *start, og_scalar tolerance,
                           og_epa_workspace *work);

/// epa-split on the cores of two bodies, started from gjk's simplex, as og_run_epa.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_epa_split(const og_body *a, const og_body *b);

#endif
