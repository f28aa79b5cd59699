#include "ref/support/cylinder.h"

#include "ref/support/direction.h"

og_support og_cylinder_support(const void *shape, og_vec3 direction) {
  const og_cylinder *cylinder = shape;
  const og_vec3 across = og_direction_unit((og_vec3){direction.x, direction.y, 0});
  const og_scalar z = direction.z < 0 ? -cylinder->half_height : cylinder->half_height;
  return (og_support){{cylinder->radius * across.x, cylinder->radius * across.y, z}, -1};
}

og_convex og_convex_cylinder(const og_cylinder *cylinder) {
  return (og_convex){og_cylinder_support, cylinder, {0, 0, 0}};
}
