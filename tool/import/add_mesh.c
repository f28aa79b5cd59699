#include "tool/import/add_mesh.h"

#include <math.h>

void og_add_numbers(og_text *text, const double *x, size_t count) {
  for (size_t k = 0; k < count; k++) {
    og_text_add(text, k == 0 ? "[" : ", ");
    og_text_add_decimal(text, x[k], 17);
  }
  og_text_add(text, "]");
}

bool og_add_mesh_points(og_text *text, const og_mesh_file *mesh, const double scale[3]) {
  bool good = true;
  og_text_add(text, "\"points\": [");
  for (size_t i = 0; i < mesh->point_count; i++) {
    double x[3];
    for (int k = 0; k < 3; k++) {
      x[k] = mesh->point[i][k] * scale[k] + 0.0; // -0 is 0
      good = good && isfinite(x[k]);
    }
    if (i > 0) og_text_add(text, ", ");
    og_add_numbers(text, x, 3);
  }
  og_text_add(text, "]");
  return good;
}

void og_add_mesh_triangles(og_text *text, const og_mesh_file *mesh, const double scale[3]) {
  const int mirrors = (scale[0] < 0) != ((scale[1] < 0) != (scale[2] < 0));
  og_text_add(text, "\"triangles\": [");
  for (size_t i = 0; i < mesh->triangle_count; i++) {
    const uint32_t *corner = mesh->triangle[i];
    og_text_format(text, "%s[%u, %u, %u]", i == 0 ? "" : ", ", corner[0], corner[1 + mirrors], corner[2 - mirrors]);
  }
  og_text_add(text, "]");
}
