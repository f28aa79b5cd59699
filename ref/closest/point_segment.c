#include "ref/closest/point_segment.h"

og_scalar og_point_segment(og_vec3 a, og_vec3 b, og_vec3 p) {
  const og_vec3 along = og_sub(b, a);
  const og_scalar numerator = og_dot(og_sub(p, a), along);
  const og_scalar denominator = og_norm2(along);
  // Comparing before dividing: no division by zero, and the quotient is below 1.
  if (numerator <= 0) return 0;
  if (numerator >= denominator) return 1;
  return numerator / denominator;
}
