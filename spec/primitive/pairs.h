#ifndef OG_PRIMITIVE_PAIRS_H
#define OG_PRIMITIVE_PAIRS_H

/// The question `support` of two bodies: how far their difference A - B or their sum A + B reaches.
///
/// Either is the hull of what the pairs of points make, and a ball with both radii: each point of A less each of B, or
/// plus each of B. Pair (i, j) has the number i count_b + j. docs/questions/support.md says why.

#include "spec/primitive/problem.h"

/// Sets the question about the bodies, which have an end, points and a positive denominator; no direction. Cost: linear
/// in the pairs.
void og_primitive_set_pairs(og_primitive *primitive, bool is_sum, const og_exact_body *a, const og_exact_body *b);

#endif
