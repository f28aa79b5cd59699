#include "ref/orientation/orient2d.h"

#include "ref/closest/range.h"

// Each factor is a difference rounded once, each product and the difference of the two once more: (1 + u)^4 - 1 of the
// products' magnitudes with u half of OG_SCALAR_EPSILON. Shewchuk's 3 + 16 u is enough since the last rounding is that
// of the result itself; it covers the rounding of the bound too.
#define ERROR_FACTOR ((3 + 8 * OG_SCALAR_EPSILON) * (OG_SCALAR_EPSILON / 2))
// In their unit the factors are at most 1 where the figure was shrunk, so underflow costs each product at most 1.5
// times the smallest subnormal number, and the bound itself two of them.
#define UNDERFLOW_ERROR (8 * OG_SCALAR_EPSILON * OG_SCALAR_MIN)

og_orientation og_orient2d(og_vec3 a, og_vec3 b, og_vec3 c) {
  a.z = b.z = c.z = 0;
  if (!og_vec_in_range(a) || !og_vec_in_range(b) || !og_vec_in_range(c))
    return (og_orientation){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  og_vec3 ca = og_sub(a, c), cb = og_sub(b, c);
  const int unit = -og_range_exponent(og_max(og_largest(ca), og_largest(cb)));
  ca = og_vec_times_power(ca, unit);
  cb = og_vec_times_power(cb, unit);
  const og_scalar left = ca.x * cb.y, right = ca.y * cb.x;
  const og_scalar determinant = left - right;
  const og_scalar error = ERROR_FACTOR * (og_abs(left) + og_abs(right)) + UNDERFLOW_ERROR;
  if (!(og_abs(determinant) > error)) return (og_orientation){OG_OUTCOME_DEGENERATE, 0, determinant, error};
  return (og_orientation){OG_OUTCOME_ANSWERED, determinant > 0 ? 1 : -1, determinant, error};
}
