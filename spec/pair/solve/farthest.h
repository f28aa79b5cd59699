#ifndef OG_FARTHEST_H
#define OG_FARTHEST_H

/// The point of a set farthest along a direction, in doubles, without looking at all of them each time.
///
/// A set that is asked often gets a tree of boxes. What is found is what a scan of all points finds: the same double
/// and, among equals, the least index.

#include "spec/body/problem.h"

typedef struct og_box {
  double low[3], high[3];
  uint32_t least; // of the indices of the points in the box
} og_box;

typedef struct og_farthest {
  const og_points *points;
  size_t asked; // questions so far
  bool sorted;  // is there a tree?
  size_t capacity, box_capacity;
  uint32_t *order; // the points' indices, each box's side by side
  double *xyz;     // their coordinates in that order
  og_box *box;     // children of k: 2 k and 2 k + 1; the root is 1
  size_t found_count;
  uint32_t *found; // what og_farthest_find_from found
} og_farthest;

void og_farthest_init(og_farthest *farthest);
void og_farthest_clear(og_farthest *farthest);

/// The points to be asked about; they must not change while they are. Cost: constant.
void og_farthest_begin(og_farthest *farthest, const og_points *points);

/// The point with the greatest direction.x as doubles have it, and that value. Not empty.
/// Cost: linear for the first few questions, then n log n once, then about the square root of n where they are an arc
/// or a sphere.
uint32_t og_farthest_along(og_farthest *farthest, const double direction[3], double *value);

/// Finds all points with direction.x >= least as doubles have it, in any order.
void og_farthest_find_from(og_farthest *farthest, const double direction[3], double least);

#endif
