#ifndef OG_HULL_PROBLEM_H
#define OG_HULL_PROBLEM_H

/// The question `hull`: points in the plane or in space, as integers on one lattice. And `triangulate`: points in the
/// plane, in the order of a polygon.

#include "spec/body/problem.h"

typedef struct og_hull_problem {
  size_t axes;      // coordinates of a point: 2 (then z = 0) or 3
  og_problem whole; // body a: the points; b: the first of them
} og_hull_problem;

void og_hull_problem_init(og_hull_problem *problem);
void og_hull_problem_clear(og_hull_problem *problem);

/// Sets the points, exactly; with two axes every z is 0. There is at least one, and there are fewer than 2^31.
og_problem_status og_hull_problem_set_exact(og_hull_problem *problem, size_t axes, const og_exact_body *points);
/// The same for binary64 numbers, three a point.
og_problem_status og_hull_problem_set_doubles(og_hull_problem *problem, size_t axes, const double *xyz, size_t count);

/*@ requires problem: \valid_read(problem);
    terminates \true; exits \false; assigns \nothing;
    ensures points: \result == &problem->whole.a; */
static inline const og_points *og_hull_points(const og_hull_problem *problem) { return &problem->whole.a; }

#endif
