#ifndef OG_NEAR_BOX_H
#define OG_NEAR_BOX_H

/// A box in doubles around exact points, from their approximations (og_points.approx).

#include "spec/overlaps/box_ends.h"

/// A box that holds nothing yet: any point makes it larger.
static inline og_box_ends og_near_box_empty(void) { return (og_box_ends){{2, 2, 2}, {-2, -2, -2}}; }

// Each coordinate is within 2^-51 of the truth and at most 1, so one step of 2^-50 is enough, rounding included.
static inline void og_near_box_widen(double *lo, double *hi, double x) {
  const double low = x - 0x1p-50, high = x + 0x1p-50;
  if (low < *lo) *lo = low;
  if (high > *hi) *hi = high;
}

/// Makes the box hold the exact point whose approximation is near[0 .. 2].
static inline void og_near_box_add(og_box_ends *box, const double *near) {
  og_near_box_widen(&box->lo.x, &box->hi.x, near[0]);
  og_near_box_widen(&box->lo.y, &box->hi.y, near[1]);
  og_near_box_widen(&box->lo.z, &box->hi.z, near[2]);
}

#endif
