#include "ref/support/triangle.h"

#include "ref/support/hull_scan.h"

og_support og_triangle_support(const void *shape, og_vec3 direction) {
  const og_triangle_corners *triangle = shape;
  const og_hull hull = {3, triangle->corner};
  return og_hull_scan(&hull, direction);
}

og_convex og_convex_triangle(const og_triangle_corners *triangle) {
  const og_hull hull = {3, triangle->corner};
  return (og_convex){og_triangle_support, triangle, og_convex_hull(&hull).inside};
}
