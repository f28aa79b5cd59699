#include "ref/support/minkowski_difference.h"

og_support og_minkowski_difference_support(const void *shape, og_vec3 direction) {
  const og_minkowski_difference *difference = shape;
  const og_vec3 a = og_support_of(&difference->a, direction).point;
  const og_vec3 b = og_support_of(&difference->b, og_neg(direction)).point;
  return (og_support){og_sub(a, b), -1};
}

og_convex og_convex_minkowski_difference(const og_minkowski_difference *minkowski_difference) {
  return (og_convex){og_minkowski_difference_support, minkowski_difference,
                     og_sub(minkowski_difference->a.inside, minkowski_difference->b.inside)};
}
