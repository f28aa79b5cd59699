#include "ref/bound/slab.h"

#include <float.h>

#ifdef OG_BINARY32
#define LEAST FLT_TRUE_MIN
#else
#define LEAST DBL_TRUE_MIN
#endif

og_slab og_slab_along(const og_vec3 *point, int count, og_vec3 direction) {
  const og_vec3 size = {og_abs(direction.x), og_abs(direction.y), og_abs(direction.z)};
  og_scalar lo = og_dot(direction, point[0]), hi = lo, most = 0;
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k, lo, hi, most;
      loop variant count - k; */
  for (int k = 0; k < count; k++) {
    const og_vec3 p = point[k];
    const og_scalar reach = og_dot(direction, p);
    lo = og_min(lo, reach);
    hi = og_max(hi, reach);
    most = og_max(most, size.x * og_abs(p.x) + size.y * og_abs(p.y) + size.z * og_abs(p.z));
  }
  // A product of three terms is off by at most 1.5 OG_SCALAR_EPSILON of the sum of their magnitudes, and by half the least
  // number for each term that underflows; the rest is for the roundings of this line and of the sums.
  const og_scalar error = 4 * OG_SCALAR_EPSILON * most + 8 * LEAST;
  return (og_slab){lo, hi, lo - error, hi + error};
}

og_box_along og_box_along_axes(const og_vec3 axis[3], const og_vec3 *point, int count) {
  og_box_along box = {.axis = {axis[0], axis[1], axis[2]}};
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, box.slab[0 .. 2];
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) box.slab[k] = og_slab_along(point, count, axis[k]);
  return box;
}
