#include "tool/draw/view.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "tool/run/round_quotient.h"

enum { AXIS_BITS = 20 };

void og_view_init(og_view *view) {
  for (int k = 0; k < 3; k++) {
    og_ivec_init(&view->axis[k]);
    view->length[k] = (og_vector_length){1, 0};
  }
}

void og_view_clear(og_view *view) {
  for (int k = 0; k < 3; k++) og_ivec_clear(&view->axis[k]);
}

// ---- directions ----

static double dot(const double a[3], const double b[3]) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static void cross(double r[3], const double a[3], const double b[3]) {
  for (int k = 0; k < 3; k++) r[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

static bool normalise(double v[3]) {
  const double most = fmax(fabs(v[0]), fmax(fabs(v[1]), fabs(v[2])));
  if (!(most > 0) || !isfinite(most)) return false;
  for (int k = 0; k < 3; k++) v[k] /= most;
  const double length = sqrt(dot(v, v));
  for (int k = 0; k < 3; k++) v[k] /= length;
  return true;
}

// The vector over a power of two, its largest component about 1.
static long shrink(double r[3], const og_ivec *v) {
  const og_int *const part[3] = {&v->x, &v->y, &v->z};
  double mantissa[3];
  long exponent[3], most = 0;
  bool any = false;
  for (int k = 0; k < 3; k++) {
    mantissa[k] = mpz_get_d_2exp(&exponent[k], part[k]->z);
    if (og_int_sign(part[k]) != 0 && (!any || exponent[k] > most)) most = exponent[k];
    any = any || og_int_sign(part[k]) != 0;
  }
  for (int k = 0; k < 3; k++) {
    const long below = exponent[k] - most;
    r[k] = below < -2000 ? 0 : ldexp(mantissa[k], (int)below);
  }
  return most;
}

static void set_axis(og_view *view, int axis, const double v[3]) {
  og_ivec *r = &view->axis[axis];
  og_int_set_si(&r->x, lround(ldexp(v[0], AXIS_BITS)));
  og_int_set_si(&r->y, lround(ldexp(v[1], AXIS_BITS)));
  og_int_set_si(&r->z, lround(ldexp(v[2], AXIS_BITS)));
}

// The part of v across the unit vector; false where only rounding is left of it.
static bool take_part_across(double v[3], const double unit[3]) {
  if (!normalise(v)) return false;
  const double along = dot(v, unit);
  for (int k = 0; k < 3; k++) v[k] -= along * unit[k];
  return dot(v, v) > 1e-12 && normalise(v);
}

void og_view_set(og_view *view, const og_ivec *up, const double along[3], double angle) {
  double height[3], across[3] = {along[0], along[1], along[2]}, toward[3];
  og_ivec_set(&view->axis[1], up);
  shrink(height, up);
  normalise(height);
  if (!take_part_across(across, height)) {
    int least = 0;
    for (int k = 1; k < 3; k++)
      if (fabs(height[k]) < fabs(height[least]) - 1e-9) least = k;
    for (int k = 0; k < 3; k++) across[k] = k == least;
    take_part_across(across, height);
  }
  cross(toward, across, height);
  double turned[2][3];
  for (int k = 0; k < 3; k++) {
    turned[0][k] = cos(angle) * across[k] + sin(angle) * toward[k];
    turned[1][k] = cos(angle) * toward[k] - sin(angle) * across[k];
  }
  set_axis(view, 0, turned[0]);
  set_axis(view, 2, turned[1]);
  for (int k = 0; k < 3; k++) {
    double v[3];
    view->length[k].exponent = shrink(v, &view->axis[k]);
    view->length[k].mantissa = sqrt(dot(v, v));
  }
}

// ---- points ----

void og_projection_init(og_projection *projection) {
  *projection = (og_projection){.count = 0};
  og_int_init(&projection->den);
}

void og_projection_clear(og_projection *projection) {
  for (size_t k = 0; k < projection->capacity; k++) og_ivec_clear(&projection->at[k]);
  free(projection->at);
  og_int_clear(&projection->den);
}

static void resize(og_projection *projection, size_t count) {
  if (count > projection->capacity) {
    projection->at = og_grow(projection->at, count, sizeof *projection->at);
    for (size_t k = projection->capacity; k < count; k++) og_ivec_init(&projection->at[k]);
    projection->capacity = count;
  }
  projection->count = count;
}

static void dot_with_axes(og_ivec *r, const og_view *view, const og_ivec *v) {
  og_ivec_dot(&r->x, &view->axis[0], v);
  og_ivec_dot(&r->y, &view->axis[1], v);
  og_ivec_dot(&r->z, &view->axis[2], v);
}

static void set_numerators(og_ivec *r, const og_rational point[3], const og_int *den) {
  og_rational_numerator_over(&r->x, &point[0], den);
  og_rational_numerator_over(&r->y, &point[1], den);
  og_rational_numerator_over(&r->z, &point[2], den);
}

void og_project_body(og_projection *projection, const og_view *view, const og_exact_body *body,
                     const og_rational origin[3]) {
  og_int factor;
  og_ivec from, v;
  og_int_init(&factor);
  og_ivec_init(&from);
  og_ivec_init(&v);
  og_int_set(&projection->den, &body->den);
  og_rational_common_denominator(&projection->den, origin, 3, SIZE_MAX);
  mpz_divexact(factor.z, projection->den.z, body->den.z);
  set_numerators(&from, origin, &projection->den);
  resize(projection, body->count);
  for (size_t k = 0; k < body->count; k++) {
    og_ivec_scale(&v, &factor, &body->point[k]);
    og_ivec_sub(&v, &v, &from);
    dot_with_axes(&projection->at[k], view, &v);
  }
  og_int_clear(&factor);
  og_ivec_clear(&from);
  og_ivec_clear(&v);
}

void og_project_point(og_projection *projection, const og_view *view, const og_rational point[3],
                      const og_rational origin[3]) {
  og_ivec from, v;
  og_ivec_init(&from);
  og_ivec_init(&v);
  og_int_set_si(&projection->den, 1);
  og_rational_common_denominator(&projection->den, point, 3, SIZE_MAX);
  og_rational_common_denominator(&projection->den, origin, 3, SIZE_MAX);
  set_numerators(&v, point, &projection->den);
  set_numerators(&from, origin, &projection->den);
  og_ivec_sub(&v, &v, &from);
  resize(projection, 1);
  dot_with_axes(&projection->at[0], view, &v);
  og_ivec_clear(&from);
  og_ivec_clear(&v);
}

double og_scale_quotient(const og_int *x, const og_int *den, long exponent) {
  og_int scaled;
  og_int_init(&scaled);
  const og_int *const from = exponent > 0 ? den : x;
  mpz_mul_2exp(scaled.z, from->z, (mp_bitcnt_t)labs(exponent));
  const double value = exponent > 0 ? og_round_quotient_to(OG_ROUND_BINARY64, x, &scaled)
                                    : og_round_quotient_to(OG_ROUND_BINARY64, &scaled, den);
  og_int_clear(&scaled);
  return fmin(fmax(value, -1e100), 1e100);
}

static double see_one(const og_view *view, const og_int *x, const og_int *den, int axis, long exponent) {
  return og_scale_quotient(x, den, exponent + view->length[axis].exponent) / view->length[axis].mantissa;
}

og_seen og_see(const og_view *view, const og_projection *projection, size_t index, long exponent) {
  const og_ivec *at = &projection->at[index];
  return (og_seen){see_one(view, &at->x, &projection->den, 0, exponent),
                   see_one(view, &at->y, &projection->den, 1, exponent),
                   see_one(view, &at->z, &projection->den, 2, exponent)};
}
