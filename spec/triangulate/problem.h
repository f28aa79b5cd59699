#ifndef OG_TRIANGULATE_PROBLEM_H
#define OG_TRIANGULATE_PROBLEM_H

/// The question `triangulate`: the corners of an outline in order, and behind them those of each hole.

#include "spec/hull/problem.h"

typedef struct og_polygon_problem {
  og_hull_problem points; // the outline's, then each hole's
  size_t hole_count;
  uint32_t *hole; // the number of each hole's first point, ascending
  size_t room;
} og_polygon_problem;

void og_polygon_problem_init(og_polygon_problem *problem);
void og_polygon_problem_clear(og_polygon_problem *problem);

/// No holes: every point is the outline's.
void og_polygon_problem_fill(og_polygon_problem *problem);
/// One hole more, from this point on.
void og_polygon_problem_add_hole(og_polygon_problem *problem, size_t first);

/// Rings are the outline, 0, and the holes, from 1 on. Where ring k begins, and where the one behind it does.
size_t og_polygon_ring_start(const og_polygon_problem *problem, size_t ring);
size_t og_polygon_ring_end(const og_polygon_problem *problem, size_t ring);

/// Have the outline and each hole three points or more?
bool og_are_rings(const og_polygon_problem *problem);

#endif
