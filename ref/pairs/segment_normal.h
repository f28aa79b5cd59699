#ifndef OG_SEGMENT_NORMAL_H
#define OG_SEGMENT_NORMAL_H

/// The unit direction along which two segments (or points) are farthest apart, from their nearest points.
///
/// Where the nearest points are well apart it is the direction of `offset`, as the sources say. As they come together
/// the offset becomes rounding error, so it is also tried perpendicular to each segment, and beside it the common
/// perpendicular (made perpendicular to the longer segment once more, for where they are nearly parallel); the one that
/// leaves the widest gap between the segments is returned. It is never null: segments that cross get their common
/// perpendicular, along which they are 0 apart.
/// p runs from w to w + u, q from 0 to v, all lengths in a unit in which none of them is far from 1 (range.h).
/// Failure: none. Cost: constant, 5 candidates.
/// Error: the gap is below the distance by at most 3 OG_SCALAR_EPSILON times the pair's size (measured).
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for u, v zero or of a coordinate of at least
/// 2^-100, |x| <= 2^110.

#include "ref/vec3.h"

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures unit: 1 - 8 * OG_SCALAR_EPSILON <= dot(\result, \result) <= 1 + 8 * OG_SCALAR_EPSILON;
*/
og_vec3 og_segment_normal(og_vec3 u, og_vec3 v, og_vec3 w, og_vec3 offset);

#endif
