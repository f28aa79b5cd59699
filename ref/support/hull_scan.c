#include "ref/support/hull_scan.h"

#include "ref/support/direction.h"

og_support og_hull_scan(const void *shape, og_vec3 direction) {
  const og_hull *hull = shape;
  const og_vec3 d = og_direction_in_range(direction);
  int best = 0;
  og_scalar best_height = og_dot(d, hull->vertex[0]);
  for (int k = 1; k < hull->count; k++) {
    const og_scalar height = og_dot(d, hull->vertex[k]);
    if (height > best_height) {
      best_height = height;
      best = k;
    }
  }
  return (og_support){hull->vertex[best], best};
}

og_convex og_convex_hull(const og_hull *hull) {
  // Point by point: a sum of many points could overflow.
  og_vec3 mean = hull->vertex[0];
  for (int k = 1; k < hull->count; k++) {
    const og_vec3 step = og_sub(hull->vertex[k], mean);
    mean = og_add_scaled(mean, 1 / (og_scalar)(k + 1), step);
  }
  return (og_convex){og_hull_scan, hull, mean};
}
