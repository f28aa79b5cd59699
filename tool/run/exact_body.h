#ifndef OG_RUN_EXACT_BODY_H
#define OG_RUN_EXACT_BODY_H

/// Scalars as the exact numbers that they are: a body of the exact side, taken exactly.

#include "ref/vec3.h"
#include "spec/body/problem.h"
#include "spec/number/rational.h"

/// The hull of the points, as they are, and a ball; its denominator is a power of two. Finite. Cost: linear.
void og_exact_body_of_points(og_exact_body *exact, const og_vec3 *point, size_t count, og_scalar radius);

/// The same for doubles, 3 a point.
void og_exact_body_of_doubles(og_exact_body *exact, const double *xyz, size_t count, double radius);

/// The hull of points of any rational coordinates, 3 a point, without a ball.
void og_exact_body_of_rationals(og_exact_body *exact, const og_rational *xyz, size_t count);

void og_exact_body_copy(og_exact_body *r, const og_exact_body *body);
/// r = the body, moved by way / den (den > 0). It may not be the body itself.
void og_exact_body_move(og_exact_body *r, const og_exact_body *body, const og_ivec *way, const og_int *den);

#endif
