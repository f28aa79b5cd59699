#include "ref/pairs/level.h"

bool og_is_level_point(const og_body *body) {
  return body->vertex_count == 1 && body->kind == OG_BODY_POINT && body->radius == 0;
}

bool og_is_level_circle(const og_body *body) {
  return body->vertex_count == 1 && (body->kind == OG_BODY_POINT || body->kind == OG_BODY_SPHERE);
}

// Is one component 1 or -1, and the others 0?
static bool is_unit(og_vec3 a) {
  const og_scalar x = og_abs(a.x), y = og_abs(a.y), z = og_abs(a.z);
  return (x == 1 && y == 0 && z == 0) || (x == 0 && y == 1 && z == 0) || (x == 0 && y == 0 && z == 1);
}

bool og_is_level_box(const og_body *body) {
  const og_vec3 *row = body->rotation.row;
  // Rows of ones in one column would not be a rotation.
  return body->kind == OG_BODY_BOX && body->vertex_count > 0 && body->radius == 0 && is_unit(row[0]) &&
         is_unit(row[1]) && is_unit(row[2]) && og_dot(row[0], row[1]) == 0 && og_dot(row[1], row[2]) == 0 &&
         og_dot(row[2], row[0]) == 0;
}

og_aabb og_level_aabb(const og_body *body) {
  og_aabb r = {body->vertex[0], body->vertex[0]};
  /*@ loop invariant counter: 1 <= k <= body->vertex_count;
      loop assigns k, r;
      loop variant body->vertex_count - k; */
  for (int k = 1; k < body->vertex_count; k++) {
    const og_vec3 p = body->vertex[k];
    r.lo = (og_vec3){og_min(r.lo.x, p.x), og_min(r.lo.y, p.y), og_min(r.lo.z, p.z)};
    r.hi = (og_vec3){og_max(r.hi.x, p.x), og_max(r.hi.y, p.y), og_max(r.hi.z, p.z)};
  }
  return r;
}

og_rect og_level_rect(og_aabb box) { return (og_rect){{box.lo.x, box.lo.y}, {box.hi.x, box.hi.y}}; }
