#ifndef OG_MPR_H
#define OG_MPR_H

/// Overlap by Minkowski portal refinement (XenoCollide).                                             (catalogue: mpr)
///
/// A ray from a point inside A - B (the difference of the bodies' inside points) through the origin leaves A - B
/// somewhere. A portal is a triangle of support points that the ray passes; it is moved outward until it lies on the
/// boundary, or until a support plane has the origin outside (apart). The bodies meet when the origin is not beyond the
/// last portal.
///
/// depth is the way from the origin to the boundary *along this ray*: moving A by it away from B's inside point parts
/// the bodies. It is not the least such motion. width, the distance of the last portal's plane, is one that is no
/// longer, but not the least either: neither is the question's depth (see the limits).
///
/// Verdicts are those of closed sets: a support plane through the origin does not separate (in the source it does).
/// Coordinates: any one length unit, finite, those of the support points seen from 1e-300 to 1e300 (1e-36 to 1e36 in
/// binary32); else OUT_OF_RANGE. DEGENERATE when the inside point lies on the boundary of A - B, in particular
/// when that is flat; the verdict may then still be APART, or MEET where the ray runs right into the first support
/// point. ITERATION_LIMIT: the best so far.
/// Cost: two support points an iteration; 4 to 20 iterations on polytopes of up to 16 vertices.
/// Source: Snethen 2008 (Game Programming Gems 7, 165-178); named by Varjus 2018, 5.
/// Error, as a fraction of the largest coordinate: verdict 48 OG_SCALAR_EPSILON, depth and width 4, points 16 of them
/// where the bodies are not about as thin as rounding (measured over 300,000 pairs of 30 families).
/// Difference from the source: it picks the next portal by one sign after the other, which leaves the ray where that
/// runs through a vertex; here all three portals are compared (see refine in mpr.c).
/// Limits:
///   - the depth: a box of 2 x 1 x 0.5 within one of 2 x 4 x 6, its centre off by (0, 0.25, 0.325), leaves by 2 along
///     x; mpr says 3.69, in depth and width. Over random pairs that penetrate, depth is more than a tenth too long for
///     81 of 100; for needles 2^20 times as long as thick it is 7e6 times too long;
///   - needles with a ball (a capsule 1e10 times as long as thick beside a sphere): a wrong verdict at a distance of 2e-10
///     of the largest coordinate, as of other thin bodies (found by fuzzing);
///   - touching bodies: up to 2 % are called apart where rounding decides (shared edges), and the discovery of the
///     portal may go round for ever where the ray runs along the boundary (1 of 1,000 shared vertices):
///     ITERATION_LIMIT;
///   - flat A - B (two bodies in parallel planes, parallel segments): DEGENERATE unless found apart or the ray runs
///     right into the first support point, as it does where all lies on one line. The depth is then the way to there,
///     within the flat: 1 for a point in the middle of a segment of length 2, which touch;
///   - nearly flat A - B: where the ray runs within the last portal, the way out is a quotient of rounding errors, held
///     to twice the power of two above the largest coordinate of A - B.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^50, inside points on two sides of a
/// plane of coordinates, one of them 2^-50 from it.
///
/// Measured on 2,242 cases of docs/studies/accuracy.md at all scales, errors over the size (docs/studies/limits.py):
///             answered  refused  gave up  gross  distance   depth  iterations
///   binary64     2,178       64        0      0   6.4e-17  5.5e-1          71
///   binary32     2,144       98        0      0    1.8e-8  1.0e+0          33

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/simplex/simplex.h"

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

/// mpr on two bodies with their balls, to within rounding. Depth and normal of the claim are those along the ray.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_mpr(const og_body *a, const og_body *b);

#endif
