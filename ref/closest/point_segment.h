#ifndef OG_POINT_SEGMENT_H
#define OG_POINT_SEGMENT_H

/// Nearest point of a segment to a point.                                                 (catalogue: point-segment)
///
/// The parameter t, 0 <= t <= 1, for which a + t (b - a) is nearest to p. A segment of length zero is a point: t = 0.
/// Coordinates are in any one length unit, finite, with |b - a|^2 and |p - a|^2 in range (neither overflows).
/// Cost: constant. Failure: none. Source: Ericson, "Real-Time Collision Detection", 2005, 5.1.2; Huotari 2011, 2.
/// Limits: a segment whose squared length underflows counts as a point.
/// Errors, proofs, measurements and tests: point_segment.md.

#include "ref/closest/logic.h"
#include "ref/vec3.h"

/// The same with a as the origin: the parameter of the point of the segment from 0 to `along` that is nearest to p.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: 0 <= \result <= 1;
    ensures settled: exact_arithmetic ==> settled(\result, slope(dot(p, along), dot(along, along), \result));
    ensures proper: exact_arithmetic && 0 < \result < 1 ==> dot(along, along) > 0;
*/
static inline og_scalar og_parameter_along(og_vec3 along, og_vec3 p) {
  //@ assert length: exact_arithmetic ==> dot(along, along) >= 0;
  return og_fraction(og_dot(p, along), og_norm2(along));
}

/*@ requires finite:  \is_finite(a.x) && \is_finite(a.y) && \is_finite(a.z);
    requires finite_b: \is_finite(b.x) && \is_finite(b.y) && \is_finite(b.z);
    requires finite_p: \is_finite(p.x) && \is_finite(p.y) && \is_finite(p.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: 0 <= \result <= 1;
    ensures nearest: exact_arithmetic ==> \forall real s; 0 <= s <= 1 ==>
                       distance2_at(a, b, p, \result) <= distance2_at(a, b, p, s);
*/
og_scalar og_point_segment(og_vec3 a, og_vec3 b, og_vec3 p);

#endif
