#include "ref/support/capsule.h"

#include "ref/support/direction.h"

og_support og_capsule_support(const void *shape, og_vec3 direction) {
  const og_capsule *capsule = shape;
  const og_vec3 d = og_direction_in_range(direction);
  const og_vec3 end = og_dot(d, capsule->b) > og_dot(d, capsule->a) ? capsule->b : capsule->a;
  return (og_support){og_add_scaled(end, capsule->radius, og_direction_unit(d)), -1};
}

og_convex og_convex_capsule(const og_capsule *capsule) {
  const og_scalar half = (og_scalar)0.5;
  // Halves before the sum, which could overflow otherwise.
  return (og_convex){og_capsule_support, capsule, og_add(og_scale(half, capsule->a), og_scale(half, capsule->b))};
}
