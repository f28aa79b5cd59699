#include "eva/arguments.h"
#include "ref/world/reach.h"

void drive_reach(void) {
  static og_vec3 vertex[OG_EVA_VERTICES];
  static og_rigid_shape part[2];
  const og_scalar most = OG_SCALAR_MAX;
  for (int k = 0; k < OG_EVA_VERTICES; k++) vertex[k] = vector(most);
  for (int p = 0; p < 2; p++)
    part[p] = (og_rigid_shape){.kind = (og_body_kind)whole(OG_BODY_POINT, OG_BODY_CONE),
                               .vertex_count = whole(1, OG_EVA_VERTICES),
                               .vertex = vertex,
                               .radius = number(most),
                               .half = vector(most)};
  const og_rigid_shape concave = {.part = part, .parts = 2};
  (void)og_shape_reach(&part[0]);
  (void)og_shape_reach(&concave);
}
