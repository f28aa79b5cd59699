#include "ref/support/cone.h"

#include "ref/support/direction.h"

og_support og_cone_support(const void *shape, og_vec3 direction) {
  const og_cone *cone = shape;
  const og_vec3 d = og_direction_in_range(direction);
  const og_vec3 across = {d.x, d.y, 0};
  const og_vec3 unit = og_direction_unit(across);
  // |across|, which og_norm could lose to underflow: unit is parallel to it.
  const og_scalar length = og_dot(unit, across);
  // How far apex and rim lie along d, less what they share.
  if (2 * cone->half_height * d.z >= cone->radius * length) return (og_support){{0, 0, cone->half_height}, -1};
  return (og_support){{cone->radius * unit.x, cone->radius * unit.y, -cone->half_height}, -1};
}

og_convex og_convex_cone(const og_cone *cone) { return (og_convex){og_cone_support, cone, {0, 0, 0}}; }
