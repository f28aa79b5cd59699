#ifndef OG_EXTENT_H
#define OG_EXTENT_H

/// How large two bodies are together: the measure that errors are fractions of.

#include "ref/body.h"

typedef struct og_extent {
  int exponent;    // lengths below are in units of 2^exponent, so that bodies of any scale have finite ones
  double diagonal; // of the box around both bodies, the size
  double least;    // the same of the smaller of the two, where it is no point
  double farthest; // the largest coordinate's magnitude, at most 1
} og_extent;

og_extent og_extent_of(const og_body *a, const og_body *b);

/// A length as a fraction of the size. Where the size is zero, no length but zero is small: infinite.
double og_fraction_of(const og_extent *extent, double length);

/// Are these bodies as people make them: between a millionth and a million of units large, neither a millionth of the
/// other, and not farther from the origin than a thousand times their size?
bool og_is_human_scale(const og_extent *extent);

/// How far apart A and B lie along the unit vector n, which points from B to A: negative where they overlap along it. In
/// the units of the input, with an error of some 2^-52 of the size.
double og_gap_along(const og_extent *extent, const og_body *a, const og_body *b, og_vec3 n);

#endif
