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

// Two directions at right angles to the pole, and to each other.
static void set_across(double u[3], double v[3], const double pole[3]) {
  int least = 0;
  for (int k = 1; k < 3; k++)
    if (fabs(pole[k]) < fabs(pole[least])) least = k;
  double length = 0;
  for (int k = 0; k < 3; k++) {
    u[k] = (k == least) - pole[least] * pole[k];
    length += u[k] * u[k];
  }
  for (int k = 0; k < 3; k++) u[k] /= sqrt(length);
  for (int k = 0; k < 3; k++) v[k] = pole[(k + 1) % 3] * u[(k + 2) % 3] - pole[(k + 2) % 3] * u[(k + 1) % 3];
}

void og_round_corner(double at[3], const double pole[3], int k) {
  const double pi = 3.14159265358979323846;
  const int ring = k < 2 ? k * (OG_ROUND_RINGS + 1) : 1 + (k - 2) / OG_ROUND_SIDES;
  const double down = ring * (pi / (OG_ROUND_RINGS + 1)), angle = (k - 2) % OG_ROUND_SIDES * (2 * pi / OG_ROUND_SIDES);
  double u[3], v[3];
  set_across(u, v, pole);
  for (int i = 0; i < 3; i++)
    at[i] = k < 2 ? (k == 0 ? pole[i] : -pole[i])
                  : cos(down) * pole[i] + sin(down) * (cos(angle) * u[i] + sin(angle) * v[i]);
}

// The corners, by their coordinates in the frame.
static void set_corners(og_exact_body *r, const og_exact_body *frame, double (*at)[3], int count) {
  og_ivec axis[3];
  og_rational unit;
  og_rational_init(&unit);
  og_rational_from_double(&unit, 0x1p52);
  for (int k = 0; k < 3; k++) {
    og_ivec_init(&axis[k]);
    og_ivec_sub(&axis[k], &frame->point[k + 1], &frame->point[0]);
  }
  og_exact_body_resize(r, (size_t)count);
  for (int k = 0; k < count; k++) set_corner(&r->point[k], frame, axis, at[k], &unit.num);
  og_int_mul(&r->radius, &frame->radius, &unit.num);
  og_int_mul(&r->den, &frame->den, &unit.num);
  for (int k = 0; k < 3; k++) og_ivec_clear(&axis[k]);
  og_rational_clear(&unit);
}

void og_outline_set(og_exact_body *prism, const og_exact_body *frame, og_curve curve, double turn) {
  double at[OG_OUTLINE_CORNERS][3];
  for (int k = 0; k < OG_OUTLINE_CORNERS; k++) og_outline_corner(at[k], curve == OG_CURVE_CONE, turn, k);
  set_corners(prism, frame, at, OG_OUTLINE_CORNERS);
}

void og_round_set(og_exact_body *polytope, const og_exact_body *frame, const double pole[3]) {
  double at[OG_ROUND_CORNERS][3];
  for (int k = 0; k < OG_ROUND_CORNERS; k++) og_round_corner(at[k], pole, k);
  set_corners(polytope, frame, at, OG_ROUND_CORNERS);
}
