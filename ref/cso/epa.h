#ifndef OG_EPA_H
#define OG_EPA_H

/// Penetration depth by the expanding polytope algorithm.                                          (catalogue: epa)
///
/// From a simplex of points of A - B that holds the origin: a polytope inside A - B whose face nearest to the origin is
/// pushed outward to the support point along its normal, until it cannot be pushed. The depth is that face's distance.
///
/// Any number of start vertices will do. Fewer than four, or four without volume, are completed: a point by the support
/// points along the axes, a segment by three in a circle around it, a triangle by one on either side. All of them enter
/// one by one as vertices of the hull, so that the start is convex also where the sources' hexahedron is not. Where not
/// even the completion has volume, A - B is flat: the bodies touch, depth 0, with the normal of the flat.
///
/// Coordinates: any one length unit, finite, those of the support points seen 1e300 (1e36 in binary32) at most; A - B
/// is a point or at least 1e-300 (1e-36) large; else OUT_OF_RANGE.
/// Outcomes: ANSWERED; ITERATION_LIMIT when the workspace is full or rounding lets no face be pushed (curved bodies,
/// mostly): depth is then the least width seen, an upper bound, and `lower` tells how far it may be off; DEGENERATE
/// when the origin is outside A - B: the normal then separates the bodies, nothing else is set; and, with a zero normal,
/// where edges are too short beside the rest to have a direction (Limits).
/// Cost: f + v steps an expansion for f live faces and v vertices so far, and two support points. Speed (see
/// docs/bench.md): 0.8 to 1.1 times as long as Bullet's, gjk included in both.
/// Differences from the sources: directions are face normals instead of nearest points, which are zero when the origin
/// lies on a face; faces are searched in a row (there are few) instead of kept in a priority queue. The new vertex
/// replaces all faces that it lies above (2003), where Varjus tells of splitting edges (2001).
/// Error: depth, bounds and direction 4 OG_SCALAR_EPSILON of the largest coordinate, points 8 (measured over 600,000
/// pairs of 30 families, touching, nested and identical bodies included), where A - B is not nearly flat; at a
/// thickness about that of rounding (slivers) 128.
/// Limits: curved bodies converge slowly. For two balls half a radius off centre each digit takes 24 vertices more, so
/// that the workspace ends at a relative error of 1e-11; for concentric ones, where every direction is deepest, at
/// 2e-2. A vertex more than 2^510 times as far off as an edge of the start is long (2^62 in binary32) makes with it a
/// triangle whose area's square is below OG_SCALAR_MIN: those faces are not pushed, nor made at the start (DEGENERATE).
/// Source: van den Bergen 2001, 5; van den Bergen 2003, 4.3.8; Varjus 2018, 5.2.2.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^60, a coordinate of the start more
/// than 2^-22, tolerance 0 to 1 (some: others).
///
/// Measured on 2,242 cases of docs/studies/accuracy.md at all scales, errors over the size (docs/studies/limits.py):
///             answered  refused  gave up  gross  distance    depth  iterations
///   binary64     2,193       49        0      0   3.4e-16  9.5e-16          22
///   binary32     2,193       49        0      0    1.6e-5   6.0e-3          22

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
