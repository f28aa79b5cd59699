#ifndef OG_BOX_VECTOR_H
#define OG_BOX_VECTOR_H

/// Vectors of three doubles, for the search of boxes.

#include <math.h>
#include <stdbool.h>

static inline double og_box_dot(const double a[3], const double b[3]) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static inline void og_box_cross(double r[3], const double a[3], const double b[3]) {
  r[0] = a[1] * b[2] - a[2] * b[1];
  r[1] = a[2] * b[0] - a[0] * b[2];
  r[2] = a[0] * b[1] - a[1] * b[0];
}

/// False where there is no direction.
static inline bool og_box_make_unit(double r[3]) {
  const double length = sqrt(og_box_dot(r, r));
  if (!(length > 0)) return false;
  for (int k = 0; k < 3; k++) r[k] /= length;
  return true;
}

#endif
