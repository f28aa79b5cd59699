#include "spec/solver/mesh_order.h"

#include "spec/solver/box_order.h"

void og_mesh_answer_init(og_mesh_answer *answer) {
  answer->refusal = OG_MESH_REFUSED_ORDER;
  og_mesh_certificate_init(&answer->certificate);
  og_mesh_finding_init(&answer->finding);
}

void og_mesh_answer_clear(og_mesh_answer *answer) {
  og_mesh_certificate_clear(&answer->certificate);
  og_mesh_finding_clear(&answer->finding);
}

static void order_triangles(og_box_order *order, const og_points *points, const og_triangles *triangles) {
  order->count = 0;
  if (triangles->count == 0) return;
  og_box_scene scene;
  og_box_scene_init(&scene);
  og_box_ends *box = og_box_scene_add_many(&scene, triangles->count);
  for (int32_t k = 0; k < triangles->count; k++) box[k] = og_box_of_triangle(points, triangles, k);
  og_box_scene_end(&scene);
  og_order_boxes(&scene, order);
  og_box_scene_clear(&scene);
}

og_mesh_refusal og_solve_meshes(const og_mesh_problem *problem, size_t most, og_mesh_answer *answer) {
  order_triangles(&answer->certificate.a, &problem->points.a, &problem->a);
  order_triangles(&answer->certificate.b, &problem->points.b, &problem->b);
  answer->refusal = og_check_meshes(problem, &answer->certificate, most, &answer->finding);
  return answer->refusal;
}
