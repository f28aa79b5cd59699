#ifndef OG_APPROXIMATE_H
#define OG_APPROXIMATE_H

#include "spec/body/problem.h"

/// Makes `approx` of a problem from the doubles that its points were given as: one subtraction a coordinate, cut off
/// (relative error 2^-52) as og_problem_approximate cuts it, and an exact scaling. False, with `approx` unspecified,
/// where a difference or the factor leaves the range of normal doubles: then og_problem_approximate does it from the
/// integers. Cost: linear.
bool og_approximate_doubles(og_problem *problem, const double *a_xyz, const double *b_xyz);

#endif
