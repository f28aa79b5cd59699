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

// Largest components above 2^from, up to 2^to.
static void show_bands(int from, int to) {
  //@ loop unroll 200;
  for (int k = from; k < to; k += 7) {
    const og_scalar low = pow(2, k), high = pow(2, k + 7 < to ? k + 7 : to);
    const og_scalar above = k < -1021 ? low + 0x1p-1074 : low + low * 0x1p-52;
    show_band(above, high, k < 1000);
  }
}

// The functions' own bounds (2^-128 and 2^128, 2^-25 and 2^20) are ends of bands, so that each band is on one side.
// B: finite, of lengths |x| <= 2^1000
// Options: -eva-subdivide-non-linear 8 -eva-precision 1 -eva-partition-history 1
// -eva-interprocedural-history -eva-slevel 60
void drive_bounds(void) {
  show_bounds((og_vec3){0, 0, 0}, true);
  show_band(0x1p-1074, 0x1p-1074, true);
  show_bands(-1074, -128);
  show_bands(-128, -25);
  show_bands(-25, 20);
  show_bands(20, 128);
  show_bands(128, 1023);
  show_band(0x1p1023, OG_SCALAR_MAX, false);
}
