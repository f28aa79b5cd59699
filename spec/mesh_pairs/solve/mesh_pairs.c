#include "spec/mesh_pairs/solve/mesh_pairs.h"

#include "spec/overlaps/solve/overlaps.h"

void og_mesh_answer_init(og_mesh_answer *answer) {
  answer->refusal = OG_MESH_REFUSED_ORDER;
  og_mesh_certificate_init(&answer->certificate);
  og_mesh_finding_init(&answer->finding);
}

void og_mesh_answer_clear(og_mesh_answer *answer) {
  og_mesh_certificate_clear(&answer->certificate);
  og_mesh_finding_clear(&answer->finding);
}

typedef struct placed_triangles {
  const og_points *points;
  const og_triangles *triangles;
} placed_triangles;

static og_box_ends box_of(const void *context, int32_t k) {
  const placed_triangles *placed = context;
  return og_box_of_triangle(placed->points, placed->triangles, k);
}

og_mesh_refusal og_solve_meshes(const og_mesh_problem *problem, size_t most, og_mesh_answer *answer) {
  const placed_triangles of_a = {&problem->points.a, &problem->a}, of_b = {&problem->points.b, &problem->b};
  og_order_boxes_of(&answer->certificate.a, problem->a.count, box_of, &of_a);
  og_order_boxes_of(&answer->certificate.b, problem->b.count, box_of, &of_b);
  answer->refusal = og_check_meshes(problem, &answer->certificate, most, &answer->finding);
  return answer->refusal;
}
