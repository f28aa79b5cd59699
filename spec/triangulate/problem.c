#include "spec/triangulate/problem.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

void og_polygon_problem_init(og_polygon_problem *problem) {
  og_hull_problem_init(&problem->points);
  problem->hole = NULL;
  problem->hole_count = problem->room = 0;
}

void og_polygon_problem_clear(og_polygon_problem *problem) {
  og_hull_problem_clear(&problem->points);
  free(problem->hole);
}

void og_polygon_problem_fill(og_polygon_problem *problem) { problem->hole_count = 0; }

void og_polygon_problem_add_hole(og_polygon_problem *problem, size_t first) {
  if (problem->hole_count == problem->room) {
    problem->room = og_doubled(problem->room);
    problem->hole = og_grow(problem->hole, problem->room, sizeof *problem->hole);
  }
  problem->hole[problem->hole_count++] = (uint32_t)first;
}

size_t og_polygon_ring_start(const og_polygon_problem *problem, size_t ring) {
  return ring == 0 ? 0 : problem->hole[ring - 1];
}

size_t og_polygon_ring_end(const og_polygon_problem *problem, size_t ring) {
  return ring < problem->hole_count ? problem->hole[ring] : og_hull_points(&problem->points)->count;
}

bool og_are_rings(const og_polygon_problem *problem) {
  for (size_t ring = 0; ring <= problem->hole_count; ring++) {
    const size_t start = og_polygon_ring_start(problem, ring), end = og_polygon_ring_end(problem, ring);
    if (end < start || end - start < 3) return false;
  }
  return true;
}
