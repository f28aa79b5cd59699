#ifndef OG_SEGMENT_SEGMENT_H
#define OG_SEGMENT_SEGMENT_H

/// Nearest points of two segments.                                                      (catalogue: segment-segment)
///
/// Parameters s and t, both in 0..1, for which p0 + s (p1 - p0) and q0 + t (q1 - q0) are nearest to each other.
/// Parallel segments, and segments of length zero, have several nearest pairs or are points: any one of the pairs is
/// returned.
/// Coordinates are in any one length unit. Failure: OUT_OF_RANGE for coordinates beyond OG_RANGE_LARGEST or not finite.
/// Cost: constant. Source: Ericson, "Real-Time Collision Detection", 2005, 5.1.9, with its products of dot products
/// replaced by the cross products that they are by Lagrange's identity: (u.u)(v.v) - (u.v)^2 = |u x v|^2. The former
/// loses the digits of the angle between the segments twice, the latter once; README.md has the difference.
/// Limits: the parameters of nearly parallel segments are off by epsilon over their angle; the distance is not.
/// Errors, proofs, measurements and tests: segment_segment.md.

#include "ref/closest/logic.h"
#include "ref/outcome.h"
#include "ref/vec3.h"

typedef struct og_segment_pair {
  og_outcome outcome;
  og_scalar s, t; // parameters on p and on q
  og_vec3 a, b;   // the points, on p and on q
  og_vec3 offset; // a - b, more accurate than the difference of the rounded points
} og_segment_pair;

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: \result.outcome == OG_OUTCOME_ANSWERED ==> 0 <= \result.s <= 1 && 0 <= \result.t <= 1;
    ensures points: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                    is_at(\result.a, p0, p1, \result.s) && is_at(\result.b, q0, q1, \result.t);
    ensures offset: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                    is_between(\result.offset, p0, p1, q0, q1, \result.s, \result.t);
    ensures nearest: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                     \forall real s, t; 0 <= s <= 1 && 0 <= t <= 1 ==>
                       apart2(p0, p1, q0, q1, \result.s, \result.t) <= apart2(p0, p1, q0, q1, s, t);
*/
og_segment_pair og_segment_segment(og_vec3 p0, og_vec3 p1, og_vec3 q0, og_vec3 q1);

#endif
