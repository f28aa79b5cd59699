#include "tool/model/flatten.h"

#include <math.h>
#include <string.h>

#include "spec/number/allocation.h"

// The point's image under the body's map, each number rounded once.
static bool map_point(double y[3], const og_model_body *body, const double x[3]) {
  bool good = true;
  mpq_t sum, part, factor;
  mpq_inits(sum, part, factor, NULL);
  for (int i = 0; i < 3; i++) {
    mpq_set_d(sum, body->move[i]);
    for (int k = 0; k < 3; k++) {
      mpq_set_d(part, x[k]);
      mpq_set_d(factor, body->matrix[3 * i + k]);
      mpq_mul(part, part, factor);
      mpq_add(sum, sum, part);
    }
    y[i] = og_nearest_of(sum);
    good = good && isfinite(y[i]);
  }
  mpq_clears(sum, part, factor, NULL);
  return good;
}

static bool add_body(og_mesh_file *to, og_model *model, const og_model_body *body) {
  const og_model_mesh *from = &model->mesh[body->mesh];
  const og_mesh_limits *limits = &model->files.limits;
  const og_mesh_file *mesh = &from->mesh;
  if (from->fault != NULL) return og_model_refuse(model, model->name, 0, "%s", from->fault);
  if (mesh->point_count > limits->max_points - to->point_count)
    return og_model_limit(model, "more than %zu points (--max-points)", limits->max_points);
  if (mesh->triangle_count > limits->max_triangles - to->triangle_count)
    return og_model_limit(model, "more than %zu triangles (--max-triangles)", limits->max_triangles);
  to->point = og_grow(to->point, to->point_count + mesh->point_count + 1, sizeof *to->point);
  to->triangle = og_grow(to->triangle, to->triangle_count + mesh->triangle_count + 1, sizeof *to->triangle);
  for (size_t k = 0; k < mesh->point_count; k++)
    if (!map_point(to->point[to->point_count + k], body, mesh->point[k]))
      return og_model_refuse(model, model->name, 0, "a point is beyond the largest double");
  for (size_t k = 0; k < mesh->triangle_count; k++)
    for (int j = 0; j < 3; j++)
      to->triangle[to->triangle_count + k][j] = mesh->triangle[k][j] + (uint32_t)to->point_count;
  to->point_count += mesh->point_count;
  to->triangle_count += mesh->triangle_count;
  return true;
}

bool og_flatten_gltf(og_mesh_file *to, const char *path, const og_mesh_limits *limits, og_complaint *complaint) {
  og_model model;
  memset(to, 0, sizeof *to);
  og_model_init(&model, path, complaint);
  model.files.limits = *limits;
  bool good = og_read_model(&model, OG_MODEL_GLTF);
  for (size_t k = 0; k < model.body_count && good; k++) good = add_body(to, &model, &model.body[k]);
  og_model_clear(&model);
  return good;
}
