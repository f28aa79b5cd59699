#ifndef OG_GJK_ISA_H
#define OG_GJK_ISA_H

/// Do two convex bodies meet? The incremental separating axis variant of GJK.                  (catalogue: gjk-isa)
///
/// The walk of gjk, ended as soon as v separates the bodies (v.w > 0 for the support point w of A - B in the direction
/// -v) or the simplex holds the origin. It keeps the axis: tried first the next time, it settles most pairs of bodies
/// that move little in one step. Rounded bodies: the cores are walked on, and v separates when v.w > R |v| for the sum
/// R of the radii; the bodies meet as soon as |v| <= R.
///
/// Where v can get no nearer to the origin and does not separate, the bodies meet if |v| is at most R up to rounding
/// (OG_WALK_ROUNDING of the largest coordinate), else the outcome is DEGENERATE. Coordinates: as gjk; else OUT_OF_RANGE.
/// Cost: at most that of gjk; one pair of support points where the cached axis still separates.
/// Source: van den Bergen 1999, 3; van den Bergen 2003, 4.3.3; Varjus 2018, 5.2.
/// Limits: refuses 5 % of bodies 2^-30 to 2^-60 thick; no distance.
/// Errors, proofs, measurements and tests: gjk_isa.md.

#include "ref/body.h"
#include "ref/cso/walk.h"

typedef struct og_gjk_isa_options {
  og_simplex_solver solver; // null: og_simplex_signed_volumes
  og_vec3 axis;             // tried first: the axis of the last time; zero: the difference of the inside points
  og_scalar radii;          // the sum of the radii of the balls added to A and B, finite, >= 0
  int iterations;           // the bound; 0: OG_WALK_ITERATIONS
} og_gjk_isa_options;

typedef struct og_gjk_isa_result {
  og_outcome outcome;
  og_verdict verdict;
  og_vec3 axis;       // the last v, any length; it separates the bodies where they are apart
  og_simplex simplex; // the final one (count 0 where the first axis separates)
  int iterations;     // support points of A - B computed
} og_gjk_isa_result;

/// Options may be null: signed volumes, cold start, no radii.
/*@ requires bodies:  \valid_read(a) && \valid_read(b) && \valid_function(a->map) && \valid_function(b->map);
    requires options: options == \null || \valid_read(options);
    requires radii:   options != \null ==> \is_finite(options->radii) && 0 <= options->radii;
    assigns  \nothing;
    ensures  decided: \result.outcome == OG_OUTCOME_ANSWERED ==> \result.verdict != OG_VERDICT_NONE;
*/
og_gjk_isa_result og_gjk_isa(const og_convex *a, const og_convex *b, const og_gjk_isa_options *options);

/// gjk-isa on the cores of two bodies, with their radii.
/*@ requires bodies: readable_body(a) && readable_body(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures fair: fair_claim(\result);
*/
og_claim og_run_gjk_isa(const og_body *a, const og_body *b);

#endif
