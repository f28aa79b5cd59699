#ifndef OG_HANDED_EXTENT_H
#define OG_HANDED_EXTENT_H

/// How large points are, as engines receive them.

#include <stddef.h>

typedef struct og_handed_extent {
  double size;  // the diagonal of the box around all points, in units of 2^exponent
  double reach; // the largest of size and coordinates, in sizes: at least 1; 1 where the size is 0
  int exponent;
} og_handed_extent;

/// Takes count > 0 points, three numbers each.
og_handed_extent og_handed_extent_of(const double *xyz, size_t count);

#endif
