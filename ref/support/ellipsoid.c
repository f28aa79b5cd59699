#include "ref/support/ellipsoid.h"

#include "ref/support/direction.h"

og_support og_ellipsoid_support(const void *shape, og_vec3 direction) {
  const og_vec3 half = ((const og_ellipsoid *)shape)->half;
  const og_vec3 d = og_direction_in_range(direction);
  const og_vec3 unit = og_direction_unit((og_vec3){half.x * d.x, half.y * d.y, half.z * d.z});
  return (og_support){{half.x * unit.x, half.y * unit.y, half.z * unit.z}, -1};
}

og_convex og_convex_ellipsoid(const og_ellipsoid *ellipsoid) {
  return (og_convex){og_ellipsoid_support, ellipsoid, {0, 0, 0}};
}
