#include "tool/judge/judge_obb.h"

#include <math.h>

#include "tool/judge/volume_error.h"

enum { MOST_AXES = 3 };

typedef struct session {
  const og_handed_volume *truth;
  const og_claimed_volume *volume;
  size_t axes;
  mpq_t axis[MOST_AXES][MOST_AXES], lo, hi, difference, product, sum;
} session;

static void session_init(session *s, const og_handed_volume *truth, const og_claimed_volume *volume) {
  s->truth = truth;
  s->volume = volume;
  s->axes = truth->problem.axes;
  for (size_t k = 0; k < MOST_AXES; k++)
    for (size_t i = 0; i < MOST_AXES; i++) {
      mpq_init(s->axis[k][i]);
      if (k < s->axes && i < s->axes) og_take_rational(s->axis[k][i], &volume->axis.at[k * s->axes + i]);
      else mpq_set_ui(s->axis[k][i], k == i, 1); // in the plane z is the third
    }
  mpq_inits(s->lo, s->hi, s->difference, s->product, s->sum, NULL);
}

static void session_clear(session *s) {
  for (size_t k = 0; k < MOST_AXES; k++)
    for (size_t i = 0; i < MOST_AXES; i++) mpq_clear(s->axis[k][i]);
  mpq_clears(s->lo, s->hi, s->difference, s->product, s->sum, NULL);
}

// ---- axes ----

static void dot(mpq_t r, session *s, size_t a, size_t b) {
  mpq_set_ui(r, 0, 1);
  for (size_t i = 0; i < MOST_AXES; i++) {
    mpq_mul(s->product, s->axis[a][i], s->axis[b][i]);
    mpq_add(r, r, s->product);
  }
}

static void determinant(mpq_t r, session *s) {
  mpq_set_ui(r, 0, 1);
  for (size_t i = 0; i < MOST_AXES; i++)
    for (size_t odd = 0; odd < 2; odd++) {
      mpq_mul(s->product, s->axis[1][(i + 1 + odd) % 3], s->axis[2][(i + 2 - odd) % 3]);
      mpq_mul(s->product, s->product, s->axis[0][i]);
      if (odd == 0) mpq_add(r, r, s->product);
      else mpq_sub(r, r, s->product);
    }
}

// The magnitude of the cosine between two axes that are not zero; 0 only where they are at right angles.
static double cosine(session *s, size_t a, size_t b) {
  dot(s->lo, s, a, a);
  dot(s->hi, s, b, b);
  dot(s->sum, s, a, b);
  if (mpq_sgn(s->sum) == 0) return 0;
  mpq_mul(s->lo, s->lo, s->hi);
  mpq_mul(s->sum, s->sum, s->sum);
  mpq_div(s->sum, s->sum, s->lo);
  return og_volume_not_lost(sqrt(mpq_get_d(s->sum)));
}

// False where the axes are dependent: then there is no box.
static bool judge_axes(session *s, og_judgement *judgement, og_tolerance tolerance) {
  determinant(s->sum, s);
  if (mpq_sgn(s->sum) == 0) {
    og_judgement_mark(judgement, OG_CHECK_SKEW, false);
    return false;
  }
  double most = 0;
  for (size_t a = 0; a < s->axes; a++)
    for (size_t b = 0; b < a; b++) most = fmax(most, cosine(s, a, b));
  og_checked check = {OG_CHECK_SKEW, OG_RIGHT, OG_ERROR_NONE, most, most, most, most / 0x1p-52};
  og_judgement_add(judgement, check, tolerance);
  return true;
}

// ---- points outside ----

// lo and hi become the ends of the points along the axis, exactly.
static void set_ends(session *s, size_t axis) {
  const og_exact_body *points = &s->truth->problem.points;
  og_int den, product, least, most;
  og_ivec direction;
  og_int *const ints[] = {&den, &product, &least, &most};
  for (int k = 0; k < 4; k++) og_int_init(ints[k]);
  og_ivec_init(&direction);
  const og_rational *number = &s->volume->axis.at[axis * s->axes];
  og_int_set_si(&den, 1);
  og_rational_common_denominator(&den, number, s->axes, SIZE_MAX);
  og_int *const part[3] = {&direction.x, &direction.y, &direction.z};
  for (size_t k = 0; k < s->axes; k++) og_rational_numerator_over(part[k], &number[k], &den);
  for (size_t k = 0; k < points->count; k++) {
    og_ivec_dot(&product, &direction, &points->point[k]);
    if (k == 0 || og_int_compare(&product, &least) < 0) og_int_set(&least, &product);
    if (k == 0 || og_int_compare(&product, &most) > 0) og_int_set(&most, &product);
  }
  og_int_mul(&den, &den, &points->den);
  mpq_set_num(s->lo, least.z);
  mpq_set_den(s->lo, den.z);
  mpq_canonicalize(s->lo);
  mpq_set_num(s->hi, most.z);
  mpq_set_den(s->hi, den.z);
  mpq_canonicalize(s->hi);
  for (int k = 0; k < 4; k++) og_int_clear(ints[k]);
  og_ivec_clear(&direction);
}

// (greater - less) over the axis's length, or 0 where it is not above zero, in units of 2^exponent.
static double beyond(session *s, size_t axis, const mpq_t greater, const mpq_t less) {
  mpq_sub(s->difference, greater, less);
  if (mpq_sgn(s->difference) <= 0) return 0;
  dot(s->sum, s, axis, axis);
  mpq_mul(s->difference, s->difference, s->difference);
  mpq_div(s->difference, s->difference, s->sum);
  return og_volume_not_lost(sqrt(og_volume_scaled(s->difference, 2L * s->truth->extent.exponent)));
}

static void judge_outside(session *s, og_judgement *judgement, og_tolerance tolerance) {
  const og_claimed_numbers *end = s->volume->end;
  const og_claimed_numbers *low = end[OG_END_OUTER_LO].any ? &end[OG_END_OUTER_LO] : &end[OG_END_LO],
                           *high = end[OG_END_OUTER_HI].any ? &end[OG_END_OUTER_HI] : &end[OG_END_HI];
  double most = 0;
  mpq_t claimed;
  mpq_init(claimed);
  for (size_t k = 0; k < s->axes; k++) {
    set_ends(s, k);
    og_take_rational(claimed, &low->at[k]);
    most = fmax(most, beyond(s, k, claimed, s->lo));
    og_take_rational(claimed, &high->at[k]);
    most = fmax(most, beyond(s, k, s->hi, claimed));
  }
  mpq_clear(claimed);
  og_judgement_add(judgement, og_volume_check(OG_CHECK_OUTSIDE, s->truth, most, 0, tolerance.format), tolerance);
}

// ---- its volume ----

// Into sum: the product of the widths over the magnitude of the determinant. 0 where a width is negative.
static void set_volume(session *s) {
  determinant(s->sum, s);
  mpq_abs(s->sum, s->sum);
  mpq_inv(s->sum, s->sum);
  for (size_t k = 0; k < s->axes; k++) {
    og_take_rational(s->lo, &s->volume->end[OG_END_LO].at[k]);
    og_take_rational(s->hi, &s->volume->end[OG_END_HI].at[k]);
    mpq_sub(s->hi, s->hi, s->lo);
    if (mpq_sgn(s->hi) < 0) mpq_set_ui(s->hi, 0, 1);
    mpq_mul(s->sum, s->sum, s->hi);
  }
}

static void judge_larger(session *s, og_judgement *judgement, og_tolerance tolerance) {
  const og_handed_extent *extent = &s->truth->extent;
  const long exponent = (long)s->axes * extent->exponent;
  og_checked check = {OG_CHECK_LARGER, OG_RIGHT, OG_ERROR_NONE, 0, 0, 0, 0};
  set_volume(s);
  og_take_rational(s->lo, &s->truth->answer.finding.at_most);
  mpq_sub(s->difference, s->sum, s->lo);
  if (mpq_sgn(s->difference) > 0) {
    const double error = og_volume_not_lost(og_volume_scaled(s->difference, exponent));
    check.absolute = og_volume_not_lost(mpq_get_d(s->difference));
    check.fraction = extent->size > 0 ? og_volume_not_lost(error / pow(extent->size, (double)s->axes)) : HUGE_VAL;
    check.relative = check.ulps = HUGE_VAL;
    if (mpq_sgn(s->lo) > 0) {
      mpq_div(s->difference, s->difference, s->lo);
      check.relative = og_volume_not_lost(mpq_get_d(s->difference));
      check.ulps = check.relative / 0x1p-52;
    }
  }
  og_judgement_add(judgement, check, tolerance);
}

void og_judge_obb(og_judgement *judgement, const og_handed_volume *truth, const og_claimed_volume *volume,
                  og_tolerance reached, og_tolerance plain) {
  session s;
  session_init(&s, truth, volume);
  if (judge_axes(&s, judgement, plain)) {
    judge_outside(&s, judgement, reached);
    judge_larger(&s, judgement, plain);
  }
  session_clear(&s);
}
