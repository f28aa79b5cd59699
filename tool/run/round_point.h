#ifndef OG_ROUND_POINT_H
#define OG_ROUND_POINT_H

/// Exact points as vectors of scalars: each coordinate the nearest, infinite beyond the largest.

#include "ref/vec3.h"
#include "spec/number/rational.h"
#include "spec/number/vector.h"

/// point / den, den > 0.
og_vec3 og_round_point(const og_ivec *point, const og_int *den);
/// Three numbers.
og_vec3 og_round_three(const og_rational x[3]);

#endif
