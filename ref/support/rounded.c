#include "ref/support/rounded.h"

#include "ref/support/direction.h"

og_support og_rounded_support(const void *shape, og_vec3 direction) {
  const og_rounded *rounded = shape;
  const og_support core = og_support_of(&rounded->core, direction);
  if (rounded->radius == 0) return core;
  return (og_support){og_add_scaled(core.point, rounded->radius, og_direction_unit(direction)), -1};
}

og_convex og_convex_rounded(const og_rounded *rounded) {
  return (og_convex){og_rounded_support, rounded, rounded->core.inside};
}
