#ifndef OG_EXACT_BODY_OF_H
#define OG_EXACT_BODY_OF_H

/// Scalars as the exact numbers that they are: a body of the exact side, taken exactly.

#include "ref/vec3.h"
#include "spec/body/problem.h"

/// The hull of the points, as they are, and a ball; its denominator is a power of two. Finite. Cost: linear.
void og_exact_body_of_points(og_exact_body *exact, const og_vec3 *point, size_t count, og_scalar radius);

/// The same for doubles, 3 a point.
void og_exact_body_of_doubles(og_exact_body *exact, const double *xyz, size_t count, double radius);

#endif
