#include "ref/support/minkowski_sum.h"

og_support og_minkowski_sum_support(const void *shape, og_vec3 direction) {
  const og_minkowski_sum *sum = shape;
  const og_vec3 a = og_support_of(&sum->a, direction).point;
  const og_vec3 b = og_support_of(&sum->b, direction).point;
  return (og_support){og_add(a, b), -1};
}

og_convex og_convex_minkowski_sum(const og_minkowski_sum *minkowski_sum) {
  return (og_convex){og_minkowski_sum_support, minkowski_sum, og_add(minkowski_sum->a.inside, minkowski_sum->b.inside)};
}
