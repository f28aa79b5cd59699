#ifndef OG_MPR_H
#define OG_MPR_H

/// Overlap by Minkowski portal refinement (XenoCollide).                                             (catalogue: mpr)
///
/// A ray from a point inside A - B (the difference of the bodies' inside points) through the origin leaves A - B
/// somewhere. A portal is a triangle of support points that the ray passes; it is moved outward until it lies on the
/// boundary, or until a support plane has the origin outside (apart). The bodies meet when the origin is not beyond the
/// last portal. Depth is the way to the boundary along this ray, width the distance of the last portal's plane: neither
/// is the question's depth.
///
/// Verdicts are those of closed sets: a support plane through the origin does not separate.
/// Coordinates: any one length unit, finite, those of the support points seen from 1e-300 to 1e300 (1e-36 to 1e36 in
/// binary32); else OUT_OF_RANGE. DEGENERATE when the inside point lies on the boundary of A - B, in particular
/// when that is flat; the verdict may then still be APART, or MEET where the ray runs right into the first support
/// point. ITERATION_LIMIT: the best so far.
/// Cost: two support points an iteration; 4 to 20 iterations on polytopes of up to 16 vertices.
/// Source: Snethen 2008 (Game Programming Gems 7, 165-178); named by Varjus 2018, 5.
/// Limits: the depth is that along one ray: more than a tenth too large for 4 in 5 pairs; flat A - B is mostly
/// refused.
/// Errors, proofs, measurements and tests: mpr.md.

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/simplex/simplex.h"
#include "ref/trace.h"

/// Bound on support points. Pairs of polytopes of 16 vertices took at most 13, of 128 vertices 19, rounded ones 73
/// (they end by rounding); the rest is for larger bodies.
#define OG_MPR_ITERATIONS 256

typedef struct og_mpr_result {
  og_outcome outcome;
  og_verdict verdict;
  og_scalar depth;   // >= 0, along the ray; when the bodies meet
  og_scalar width;   // >= 0, depth >= width >= the least translation; when they meet
  og_vec3 ray;       // unit length, from B's inside point to A's: moving A by depth along it parts the bodies
  og_vec3 normal;    // unit length: of the portal, moving A by width along it parts them; or a separating direction
  og_vec3 a, b;      // points of A and B: b - a is depth times ray; when they meet
  int iterations;    // support points of A - B computed
  og_simplex portal; // the last one, weighted for the point where the ray leaves (1 vertex where that is a vertex)
} og_mpr_result;

/// tolerance >= 0: how near to the boundary the portal must come, as a fraction of the largest coordinate seen; 0 means
/// to within rounding. (The source's is absolute.)
/*@ requires bodies:    \valid_read(a) && \valid_read(b) && \valid_function(a->map) && \valid_function(b->map);
    requires tolerance: \is_finite(tolerance) && tolerance >= 0;
    assigns    \nothing;
    ensures    depth:   \result.verdict == OG_VERDICT_MEET ==> \result.depth >= 0 && \result.width >= 0;
*/
og_mpr_result og_mpr(const og_convex *a, const og_convex *b, og_scalar tolerance);

/// The same answer, and the steps of the search: first the ray, then for each support point its direction, itself, and
/// the portal that it leaves; where it separates, a lower bound of the distance. The corners of the last portal have
/// their weights. `trace` shares no memory with the rest.
/*@ requires bodies:    \valid_read(a) && \valid_read(b) && \valid_function(a->map) && \valid_function(b->map);
    requires tolerance: \is_finite(tolerance) && tolerance >= 0;
    requires trace:     is_trace(trace);
    assigns    trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures    depth:   \result.verdict == OG_VERDICT_MEET ==> \result.depth >= 0 && \result.width >= 0;
    ensures    trace:   is_trace(trace);
*/
og_mpr_result og_mpr_traced(const og_convex *a, const og_convex *b, og_scalar tolerance, og_trace *trace);

/// mpr on two bodies with their balls, to within rounding. Depth and normal of the claim are those along the ray.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_mpr(const og_body *a, const og_body *b);

/// The same claim, bit for bit, and the steps (og_mpr_traced).
/*@ requires bodies: readable_body(a) && readable_body(b);
    requires trace: is_trace(trace);
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures fair: fair_claim(\result);
    ensures trace: is_trace(trace);
*/
og_claim og_run_mpr_traced(const og_body *a, const og_body *b, og_trace *trace);

#endif
