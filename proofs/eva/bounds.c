#include "eva/arguments.h"
#include "ref/closest/range.h"
#include "ref/separation/axis.h"
#include "ref/support/direction.h"

// The bounds of bounds.txt. In bands of seven powers of two, and by which component is the largest and of which sign:
// so intervals know what the largest component is in proportion to the others.

static void show_bounds(og_vec3 a, bool is_length_finite) {
  (void)og_direction_in_range(a);
  (void)og_direction_unit(a);
  (void)og_axis_unit(a);
  if (!is_length_finite) return;
  og_scalar length;
  (void)og_direction_of(a, &length);
  (void)og_length(a);
}

static void show_band(og_scalar low, og_scalar high, bool is_length_finite) {
  show_bounds((og_vec3){number_between(low, high), number(high), number(high)}, is_length_finite);
  show_bounds((og_vec3){number_between(-high, -low), number(high), number(high)}, is_length_finite);
  show_bounds((og_vec3){number(high), number_between(low, high), number(high)}, is_length_finite);
  show_bounds((og_vec3){number(high), number_between(-high, -low), number(high)}, is_length_finite);
  show_bounds((og_vec3){number(high), number(high), number_between(low, high)}, is_length_finite);
  show_bounds((og_vec3){number(high), number(high), number_between(-high, -low)}, is_length_finite);
}

// B: finite; of lengths |x| <= 2^1006
// Options: -eva-subdivide-non-linear 8 -eva-precision 1
void drive_bounds(void) {
  show_bounds((og_vec3){0, 0, 0}, true);
  og_scalar low = 0x1p-1074;
  //@ loop unroll 300;
  for (int k = -1074; k < 1019; k += 7) {
    show_band(low, 128 * low, k < 1000);
    low = 128 * low;
  }
  show_band(0x1p1019, OG_SCALAR_MAX, false);
}
