#include "tool/run/curved_outline.h"

#include <math.h>

#include "spec/number/rational.h"

void og_outline_corner(double at[3], bool is_cone, double turn, int k) {
  const bool upper = k >= OG_OUTLINE_SIDES;
  const double angle = turn + k % OG_OUTLINE_SIDES * (2 * 3.14159265358979323846 / OG_OUTLINE_SIDES);
  const double radius = upper && is_cone ? 0 : 1;
  at[0] = radius * cos(angle);
  at[1] = radius * sin(angle);
  at[2] = upper ? 1 : -1;
}

// c + (x U + y V + z A) / unit, times the unit.
static void set_corner(og_ivec *corner, const og_exact_body *frame, const og_ivec axis[3], const double at[3],
                       const og_int *unit) {
  og_rational factor;
  og_rational_init(&factor);
  og_ivec_scale(corner, unit, &frame->point[0]);
  for (int k = 0; k < 3; k++) {
    og_rational_from_double(&factor, rint(at[k] * 0x1p52));
    og_ivec_addmul(corner, &factor.num, &axis[k]);
  }
  og_rational_clear(&factor);
}

void og_outline_set(og_exact_body *prism, const og_exact_body *frame, og_curve curve, double turn) {
  og_ivec axis[3];
  og_rational unit;
  og_rational_init(&unit);
  og_rational_from_double(&unit, 0x1p52);
  for (int k = 0; k < 3; k++) {
    og_ivec_init(&axis[k]);
    og_ivec_sub(&axis[k], &frame->point[k + 1], &frame->point[0]);
  }
  og_exact_body_resize(prism, OG_OUTLINE_CORNERS);
  for (int k = 0; k < OG_OUTLINE_CORNERS; k++) {
    double at[3];
    og_outline_corner(at, curve == OG_CURVE_CONE, turn, k);
    set_corner(&prism->point[k], frame, axis, at, &unit.num);
  }
  og_int_mul(&prism->radius, &frame->radius, &unit.num);
  og_int_mul(&prism->den, &frame->den, &unit.num);
  for (int k = 0; k < 3; k++) og_ivec_clear(&axis[k]);
  og_rational_clear(&unit);
}
