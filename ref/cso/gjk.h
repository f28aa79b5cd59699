#ifndef OG_GJK_H
#define OG_GJK_H

/// Distance of two convex bodies by Gilbert, Johnson and Keerthi, with van den Bergen's termination. (catalogue: gjk)
///
/// v, the point of a simplex of points of A - B nearest to the origin, gives an upper bound |v| of the distance; the
/// plane through the support point w in the direction -v a lower one, v.w / |v|. The walk adds w, lets a distance
/// sub-algorithm find the new v and drop what it does not need, and ends
///   - when the bounds are equal to within rounding, or w is a vertex already: v is the answer;
///   - when the simplex holds the origin, or |v| is no more than rounding and v does not separate: the bodies meet;
///   - when the sub-algorithm gives up or brings v no nearer: ANSWERED if the bounds then agree to within
///     OG_GJK_STALL of the size, else DEGENERATE (bounds and verdict hold; |v| is an upper bound only).
/// "Rounding" is OG_WALK_ROUNDING times the largest coordinate of A - B in the simplex; no other tolerance is used.
///
/// Verdict: APART only where a separating direction was found (lower > 0); MEET as above; otherwise NONE.
/// Coordinates: any one length unit, finite, at most OG_SCALAR_MAX / 256 in magnitude, and not all below 2^22
/// OG_SCALAR_MIN unless all are zero (1e-300 to 1e300; 1e-31 to 1e36 in binary32); else OUT_OF_RANGE.
/// Cost: iterations times two support points and a sub-algorithm.
/// Source: van den Bergen 1999 and 2003, 4.3; Gilbert, Johnson, Keerthi 1988; Varjus 2018, algorithm 1.
/// Limits: refuses 5 % of bodies 2^-30 to 2^-60 thick; 1e-5 of the size off on needles in binary32.
/// Errors, proofs, measurements and tests: gjk.md.

#include "ref/body.h"
#include "ref/cso/walk.h"

/// A walk that can get no nearer has an answer when its bounds agree to this fraction of the largest coordinate: less
/// than the 1e-12 promised in binary64, and 256 times the rounding of a single step, which thin simplices multiply.
#define OG_GJK_STALL (4096 * OG_SCALAR_EPSILON)

typedef struct og_gjk_options {
  og_simplex_solver solver; // null: og_simplex_signed_volumes
  og_vec3 direction;        // the first v, any vector (that of the last frame, say); zero: between the inside points
  const og_simplex *start;  // points of A - B to start from instead, 1 to 4; or null
  int iterations;           // the bound; 0: OG_WALK_ITERATIONS
} og_gjk_options;

typedef struct og_gjk_result {
  og_outcome outcome;
  og_verdict verdict;
  og_scalar distance; // |v|, never below the distance but by rounding; 0 where the bodies meet
  og_scalar lower;    // a lower bound of the distance, up to rounding
  og_vec3 nearest;    // v = a - b
  og_vec3 a, b;       // nearest points of A and B; where the bodies meet, a common point (twice, but for rounding)
  og_simplex simplex; // the final one: weights and support points; empty where OUT_OF_RANGE
  int iterations;     // support points of A - B computed
} og_gjk_result;

/*@ // What is to be known of a start that is given: points of A - B.
    predicate starts_within{L}(og_gjk_options *options, og_convex *a, og_convex *b) =
      options == \null || options->start == \null || in_cso(a, b, *options->start); */

/// Options may be null: signed volumes, cold start.
/*@ requires bodies:  \valid_read(a) && \valid_read(b);
    requires options: options == \null || \valid_read(options);
    requires start:   options != \null && options->start != \null ==>
                        \valid_read(options->start) && 1 <= options->start->count <= 4;
    terminates \true;
    exits    \false;
    assigns  \nothing;
    ensures  distance:   \result.outcome == OG_OUTCOME_ANSWERED ==> \result.distance >= 0;
    ensures  meet:       \result.verdict == OG_VERDICT_MEET ==> \result.distance == 0;
    ensures  apart:      \result.verdict == OG_VERDICT_APART ==> \result.lower > 0 && \result.distance > 0;
    ensures  decided:    \result.outcome == OG_OUTCOME_ANSWERED ==> \result.verdict != OG_VERDICT_NONE;
    ensures  count:      0 <= \result.simplex.count <= 4;
    ensures  rounds:     options == \null ==> 0 <= \result.iterations <= OG_WALK_ITERATIONS;
    ensures  lower:      exact_arithmetic && \result.outcome != OG_OUTCOME_OUT_OF_RANGE ==>
                           is_lower(\result.lower, a, b);
    ensures  inside:     exact_arithmetic && \result.outcome != OG_OUTCOME_OUT_OF_RANGE &&
                           starts_within{Pre}(options, a, b) ==> in_cso(a, b, \result.simplex);
    ensures  made:       exact_arithmetic && \result.outcome != OG_OUTCOME_OUT_OF_RANGE &&
                           starts_within{Pre}(options, a, b) ==> is_made(\result.nearest, \result.simplex);
    ensures  length:     exact_arithmetic && \result.outcome != OG_OUTCOME_OUT_OF_RANGE &&
                           \result.verdict != OG_VERDICT_MEET && starts_within{Pre}(options, a, b) ==>
                           length_of_vec(\result.distance, \result.nearest);
*/
og_gjk_result og_gjk(const og_convex *a, const og_convex *b, const og_gjk_options *options);

/// gjk on the cores of two bodies, the radii subtracted; with the sub-algorithm of that name (signed volumes the first).
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_gjk(const og_body *a, const og_body *b);
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_gjk_johnson(const og_body *a, const og_body *b);
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_gjk_backup(const og_body *a, const og_body *b);
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_gjk_voronoi(const og_body *a, const og_body *b);

/// The claim about two bodies that follows from the result for their cores.
/*@ requires memory: readable_body(a) && readable_body(b) && \valid_read(result);
    requires count: 0 <= result->simplex.count <= 4;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_gjk_claim(const og_body *a, const og_body *b, const og_gjk_result *result);

#endif
