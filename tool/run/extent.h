#ifndef OG_EXTENT_H
#define OG_EXTENT_H

/// How large two bodies are together: is the pair one as people make them?

#include "ref/body.h"

typedef struct og_extent {
  int exponent;    // lengths below are in units of 2^exponent, so that bodies of any scale have finite ones
  double diagonal; // of the box around both bodies, the size
  double least;    // the same of the smaller of the two, where it is no point
  double farthest; // the largest coordinate's magnitude, at most 1
} og_extent;

og_extent og_extent_of(const og_body *a, const og_body *b);

/// Are these bodies as people make them: between a millionth and a million of units large, neither a millionth of the
/// other, and not farther from the origin than a thousand times their size?
bool og_is_human_scale(const og_extent *extent);

#endif
