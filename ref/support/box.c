#include "ref/support/box.h"

#include "ref/support/direction.h"

og_vec3 og_box_corner(const og_box *box, int k) {
  const og_vec3 local = {(k & 1) ? box->half.x : -box->half.x, (k & 2) ? box->half.y : -box->half.y,
                         (k & 4) ? box->half.z : -box->half.z};
  return og_add(box->centre, og_apply(&box->rotation, local));
}

og_support og_box_support(const void *shape, og_vec3 direction) {
  const og_box *box = shape;
  const og_vec3 local = og_apply_transposed(&box->rotation, og_direction_in_range(direction));
  const int k = (local.x > 0 ? 1 : 0) + (local.y > 0 ? 2 : 0) + (local.z > 0 ? 4 : 0);
  return (og_support){og_box_corner(box, k), k};
}

og_convex og_convex_box(const og_box *box) { return (og_convex){og_box_support, box, box->centre}; }
