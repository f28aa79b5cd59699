#include "tool/judge/judge_volume.h"

#include <math.h>

#include "tool/judge/judge_obb.h"
#include "tool/judge/judge_turning.h"
#include "tool/judge/volume_error.h"

bool og_claims_volume(const og_handed_volume *truth, const og_claimed_volume *volume) {
  const size_t axes = truth->problem.axes;
  const bool is_obb = truth->problem.kind == OG_VOLUME_OBB;
  const size_t slabs = is_obb ? axes : truth->direction_count;
  if (is_obb && (volume->axis_count != axes || volume->axis.count != axes * axes)) return false;
  if (truth->problem.kind == OG_VOLUME_SPHERE)
    return volume->centre.any && volume->radius.any && volume->centre.count == axes;
  for (int end = 0; end < OG_END_COUNT; end++) {
    const og_claimed_numbers *list = &volume->end[end];
    if ((end < OG_END_OUTER_LO || list->any) && list->count != slabs) return false;
  }
  return volume->end[OG_END_LO].any && volume->end[OG_END_HI].any;
}

// ---- spheres ----

// The greatest squared distance of a point from the centre.
static void set_farthest(mpq_t square, const og_handed_volume *truth, const og_claimed_numbers *centre) {
  const og_exact_body *points = &truth->problem.points;
  og_int den, all;
  og_ivec at, way;
  og_int product, most;
  og_int *const ints[] = {&den, &all, &product, &most};
  for (int k = 0; k < 4; k++) og_int_init(ints[k]);
  og_ivec_init(&at);
  og_ivec_init(&way);
  og_int_set_si(&den, 1);
  og_rational_common_denominator(&den, centre->at, centre->count, SIZE_MAX);
  og_int *const part[3] = {&at.x, &at.y, &at.z};
  for (size_t k = 0; k < centre->count; k++) {
    og_rational_numerator_over(part[k], &centre->at[k], &den);
    og_int_mul(part[k], part[k], &points->den);
  }
  for (size_t k = 0; k < points->count; k++) {
    og_ivec_scale(&way, &den, &points->point[k]);
    og_ivec_sub(&way, &way, &at);
    og_ivec_dot(&product, &way, &way);
    if (og_int_compare(&product, &most) > 0) og_int_set(&most, &product);
  }
  og_int_mul(&all, &den, &points->den);
  og_int_mul(&all, &all, &all);
  mpq_set_num(square, most.z);
  mpq_set_den(square, all.z);
  mpq_canonicalize(square);
  for (int k = 0; k < 4; k++) og_int_clear(ints[k]);
  og_ivec_clear(&at);
  og_ivec_clear(&way);
}

// sqrt(a) - sqrt(b), or 0 where it is not above zero, in units of 2^exponent.
static double root_difference(const mpq_t a, const mpq_t b, int exponent) {
  const int order = mpq_cmp(a, b);
  if (order <= 0) return 0;
  mpq_t difference;
  mpq_init(difference);
  mpq_sub(difference, a, b);
  const double sum = sqrt(og_volume_scaled(a, 2L * exponent)) + sqrt(og_volume_scaled(b, 2L * exponent));
  const double error = og_volume_scaled(difference, 2L * exponent) / sum;
  mpq_clear(difference);
  return og_volume_not_lost(error);
}

static void judge_sphere(og_judgement *judgement, const og_handed_volume *truth, const og_claimed_volume *volume,
                         og_tolerance tolerance) {
  const og_rational *radius = &volume->radius.at[0];
  const og_rational *outer = volume->outer_radius.any ? &volume->outer_radius.at[0] : radius;
  if (og_rational_sign(radius) < 0 || og_rational_sign(outer) < 0) {
    og_judgement_mark(judgement, OG_CHECK_OUTSIDE, false);
    return;
  }
  mpq_t farthest, square, smallest;
  mpq_inits(farthest, square, smallest, NULL);
  const int exponent = truth->extent.exponent;
  set_farthest(farthest, truth, &volume->centre);
  og_take_rational(square, outer);
  mpq_mul(square, square, square);
  const double outside = root_difference(farthest, square, exponent);
  // The smallest radius is that of the sphere around the exact centre.
  og_claimed_numbers centre = {.any = true, .count = truth->problem.axes, .at = NULL};
  og_rational exact_centre[3];
  for (size_t k = 0; k < 3; k++) {
    og_rational_init(&exact_centre[k]);
    og_rational_set(&exact_centre[k], &truth->answer.finding.centre[k]);
  }
  centre.at = exact_centre;
  set_farthest(smallest, truth, &centre);
  og_take_rational(square, radius);
  mpq_mul(square, square, square);
  const double larger = root_difference(square, smallest, exponent);
  const double exact = og_surd_to_double(&truth->answer.finding.radius);
  og_judgement_add(judgement, og_volume_check(OG_CHECK_OUTSIDE, truth, outside, 0, tolerance.format), tolerance);
  og_judgement_add(judgement, og_volume_check(OG_CHECK_LARGER, truth, larger, exact, tolerance.format), tolerance);
  for (size_t k = 0; k < 3; k++) og_rational_clear(&exact_centre[k]);
  mpq_clears(farthest, square, smallest, NULL);
}

// ---- slabs ----

// (a - b) / |direction|, or 0 where a <= b, in units of 2^exponent.
static double along(const og_rational *a, const og_rational *b, const double direction[3], int exponent) {
  const double largest = fmax(fabs(direction[0]), fmax(fabs(direction[1]), fabs(direction[2])));
  const int of_direction = ilogb(largest);
  const double length = hypot(hypot(ldexp(direction[0], -of_direction), ldexp(direction[1], -of_direction)),
                              ldexp(direction[2], -of_direction));
  mpq_t p, q;
  mpq_inits(p, q, NULL);
  og_take_rational(p, a);
  og_take_rational(q, b);
  mpq_sub(p, p, q);
  const int sign = mpq_sgn(p);
  const double error = sign > 0 ? og_volume_not_lost(og_volume_scaled(p, (long)exponent + of_direction) / length) : 0;
  mpq_clears(p, q, NULL);
  return error;
}

static void judge_slabs(og_judgement *judgement, const og_handed_volume *truth, const og_claimed_volume *volume,
                        og_tolerance tolerance) {
  const og_volume_finding *exact = &truth->answer.finding;
  const og_claimed_numbers *lo = &volume->end[OG_END_LO], *hi = &volume->end[OG_END_HI];
  const og_claimed_numbers *low = volume->end[OG_END_OUTER_LO].any ? &volume->end[OG_END_OUTER_LO] : lo,
                           *high = volume->end[OG_END_OUTER_HI].any ? &volume->end[OG_END_OUTER_HI] : hi;
  double outside = 0, larger = 0;
  for (size_t k = 0; k < truth->direction_count; k++) {
    const double *d = truth->direction + 3 * k;
    const int e = truth->extent.exponent;
    outside = fmax(outside, fmax(along(&low->at[k], &exact->lo[k], d, e), along(&exact->hi[k], &high->at[k], d, e)));
    larger = fmax(larger, fmax(along(&exact->lo[k], &lo->at[k], d, e), along(&hi->at[k], &exact->hi[k], d, e)));
  }
  og_judgement_add(judgement, og_volume_check(OG_CHECK_OUTSIDE, truth, outside, 0, tolerance.format), tolerance);
  og_judgement_add(judgement, og_volume_check(OG_CHECK_LARGER, truth, larger, 0, tolerance.format), tolerance);
}

og_judgement og_judge_volume(const og_handed_volume *truth, const og_statement *statement,
                             const og_claimed_volume *volume, og_tolerance tolerance) {
  og_judgement judgement = {.judged = OG_RIGHT};
  og_judgement_answer(&judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return judgement;
  og_judgement_mark(&judgement, OG_CHECK_FINITE, volume->finite);
  if (!volume->finite) return judgement;
  const double reach = truth->extent.reach;
  const og_tolerance reached = {tolerance.rounding * reach, tolerance.gross * reach, tolerance.format};
  if (truth->problem.turn.kind == OG_TURNING_EVERY) og_judge_turning(&judgement, truth, volume, reached);
  else if (truth->problem.kind == OG_VOLUME_SPHERE) judge_sphere(&judgement, truth, volume, reached);
  else if (truth->problem.kind == OG_VOLUME_OBB) og_judge_obb(&judgement, truth, volume, reached, tolerance);
  else judge_slabs(&judgement, truth, volume, reached);
  return judgement;
}
