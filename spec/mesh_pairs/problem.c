#include "spec/mesh_pairs/problem.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_mesh_problem_init(og_mesh_problem *problem) {
  memset(problem, 0, sizeof *problem);
  og_problem_init(&problem->points);
}

void og_mesh_problem_clear(og_mesh_problem *problem) {
  og_problem_clear(&problem->points);
  free(problem->a.of);
  free(problem->b.of);
}

void og_triangles_resize(og_triangles *triangles, int32_t count) {
  if ((size_t)count > triangles->room) {
    triangles->room = (size_t)count;
    triangles->of = og_grow(triangles->of, triangles->room, sizeof *triangles->of);
  }
  triangles->count = count;
}

og_problem_status og_mesh_problem_set_points(og_mesh_problem *problem, const og_exact_body *a, const og_exact_body *b) {
  problem->with_itself = b == NULL;
  if (b != NULL) return og_problem_set_exact(&problem->points, a, b, NULL);
  og_triangles_resize(&problem->b, 0);
  og_exact_body first = *a; // its numbers are a's
  if (first.count > 1) first.count = 1;
  return og_problem_set_exact(&problem->points, a, &first, NULL);
}

og_problem_status og_mesh_problem_set_doubles(og_mesh_problem *problem, const double *a_xyz, size_t a_points,
                                              const double *b_xyz, size_t b_points) {
  problem->with_itself = b_xyz == NULL;
  if (b_xyz != NULL) return og_problem_set_doubles(&problem->points, a_xyz, a_points, 0, b_xyz, b_points, 0);
  og_triangles_resize(&problem->b, 0);
  return og_problem_set_doubles(&problem->points, a_xyz, a_points, 0, a_xyz, a_points > 0 ? 1 : 0, 0);
}
