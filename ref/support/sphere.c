#include "ref/support/sphere.h"

#include "ref/support/direction.h"

og_support og_sphere_support(const void *shape, og_vec3 direction) {
  const og_sphere *sphere = shape;
  return (og_support){og_add_scaled(sphere->centre, sphere->radius, og_direction_unit(direction)), -1};
}

og_convex og_convex_sphere(const og_sphere *sphere) { return (og_convex){og_sphere_support, sphere, sphere->centre}; }
