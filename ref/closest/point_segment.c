#include "ref/closest/point_segment.h"

og_scalar og_point_segment(og_vec3 a, og_vec3 b, og_vec3 p) {
  const og_vec3 along = og_sub(b, a);
  return og_fraction(og_dot(og_sub(p, a), along), og_norm2(along));
}
