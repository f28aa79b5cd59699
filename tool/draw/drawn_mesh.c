#include "tool/draw/drawn_mesh.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

og_drawn_mesh og_drawn_mesh_of(const og_points *points, const og_triangles *triangles) {
  const size_t count = (size_t)triangles->count;
  og_drawn_mesh r = {.point = og_grow(NULL, points->count + 1, sizeof *r.point),
                     .triangle = og_grow(NULL, count + 1, sizeof *r.triangle),
                     .meets = og_grow(NULL, count + 1, sizeof *r.meets)};
  for (size_t k = 0; k < points->count; k++) {
    const double *at = points->approx + 3 * k;
    r.point[k] = (og_vec3){(og_scalar)at[0], (og_scalar)at[1], (og_scalar)at[2]};
  }
  for (size_t k = 0; k < count; k++) {
    for (int c = 0; c < 3; c++) r.triangle[k].corner[c] = triangles->of[k].at[c];
    r.meets[k] = false;
  }
  r.mesh = (og_mesh){r.point, (int32_t)points->count, r.triangle, triangles->count, false};
  return r;
}

void og_drawn_mesh_clear(og_drawn_mesh *drawn) {
  free(drawn->point);
  free(drawn->triangle);
  free(drawn->meets);
}
