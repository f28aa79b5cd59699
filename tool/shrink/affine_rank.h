#ifndef OG_AFFINE_RANK_H
#define OG_AFFINE_RANK_H

/// The dimension of the affine hull of points, exactly: 0 of points at one place, 1 on a line, 2 in a plane, else 3.

#include <stddef.h>

#include "spec/number/vector.h"

/// At least one point. Cost: linear.
int og_affine_rank(const og_ivec *point, size_t count);

#endif
