#include "ref/support/point.h"

og_support og_point_support(const void *shape, og_vec3 direction) {
  const og_point *point = shape;
  (void)direction;
  return (og_support){point->at, 0};
}

og_convex og_convex_point(const og_point *point) { return (og_convex){og_point_support, point, point->at}; }
