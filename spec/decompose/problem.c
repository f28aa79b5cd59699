#include "spec/decompose/problem.h"

void og_decomposition_problem_init(og_decomposition_problem *problem) {
  og_mesh_problem_init(&problem->mesh);
  og_facets_init(&problem->parts);
  og_rational_init(&problem->bound);
}

void og_decomposition_problem_clear(og_decomposition_problem *problem) {
  og_mesh_problem_clear(&problem->mesh);
  og_facets_clear(&problem->parts);
  og_rational_clear(&problem->bound);
}

og_surface og_surface_of_part(const og_decomposition_problem *problem, size_t part) {
  const og_facets *parts = &problem->parts;
  return (og_surface){parts->corner + og_facet_start(parts, part), og_facet_size(parts, part)};
}

og_surface og_surface_of_all(const og_decomposition_problem *problem) {
  return (og_surface){NULL, (size_t)problem->mesh.a.count};
}
