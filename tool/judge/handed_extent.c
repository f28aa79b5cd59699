#include "tool/judge/handed_extent.h"

#include <math.h>

// In units of a power of two beyond all numbers: no difference is too large then.
og_handed_extent og_handed_extent_of(const double *xyz, size_t count) {
  og_handed_extent r;
  double largest = 0, side[3];
  for (size_t k = 0; k < 3 * count; k++) largest = fmax(largest, fabs(xyz[k]));
  r.exponent = largest > 0 ? ilogb(largest) + 1 : 0;
  for (size_t i = 0; i < 3; i++) {
    double lo = HUGE_VAL, hi = -HUGE_VAL;
    for (size_t k = i; k < 3 * count; k += 3) {
      lo = fmin(lo, ldexp(xyz[k], -r.exponent));
      hi = fmax(hi, ldexp(xyz[k], -r.exponent));
    }
    side[i] = hi - lo;
  }
  r.size = hypot(hypot(side[0], side[1]), side[2]);
  r.reach = r.size > 0 ? fmax(1, ldexp(largest, -r.exponent) / r.size) : 1;
  return r;
}
