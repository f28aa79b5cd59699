#ifndef OR_HULL_H
#define OR_HULL_H

/// Convex hulls by definition, in plain rationals: every plane through three of the points that has all others on one
/// side is a facet's. For a few points: the time grows with the fourth power of their count, and more on lattices.

#include <stdbool.h>
#include <stddef.h>

#include <gmp.h>

enum { OR_HULL_POINTS = 16, OR_HULL_FACETS = 2 * OR_HULL_POINTS };

typedef struct or_cycle {
  size_t size;
  size_t corner[OR_HULL_POINTS]; // from the least, counterclockwise, seen from outside
} or_cycle;

typedef struct or_hull {
  int dimension;                  // 0 to 3
  bool vertex[OR_HULL_POINTS];    // the first of equal points
  size_t facet_count;             //
  or_cycle facet[OR_HULL_FACETS]; // in ascending order; of a flat hull both ways, or in the plane the one about +z
} or_hull;

/// Of 1 to OR_HULL_POINTS points; in the plane (all z are 0) where not in_space.
void or_convex_hull(or_hull *hull, mpq_t (*point)[3], size_t count, bool in_space);

#endif
