// Nearest points of two segments: the exact distance of the points found against the exact distance of the segments.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/closest/segment_segment.h"
#include "tests/shared/exact_pair.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(10000)

static void by_hand(void **state) {
  (void)state;
  // Crossing at right angles, 3 apart.
  og_segment_pair r =
      og_segment_segment((og_vec3){-1, 0, 0}, (og_vec3){1, 0, 0}, (og_vec3){0, -2, 3}, (og_vec3){0, 2, 3});
  assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
  assert_true(r.s == 0.5 && r.t == 0.5 && r.offset.z == -3);
  // Parallel, side by side: any pair across.
  r = og_segment_segment((og_vec3){0, 0, 0}, (og_vec3){8, 0, 0}, (og_vec3){4, 3, 0}, (og_vec3){12, 3, 0});
  assert_true(og_norm2(r.offset) == 9);
  // Opposite senses, one behind the other: end to end, (3, 4) apart.
  r = og_segment_segment((og_vec3){0, 0, 0}, (og_vec3){2, 0, 0}, (og_vec3){9, 4, 0}, (og_vec3){5, 4, 0});
  assert_true(r.s == 1 && r.t == 1 && og_norm2(r.offset) == 25);
  // On one line, overlapping; and both points.
  r = og_segment_segment((og_vec3){0, 0, 0}, (og_vec3){4, 0, 0}, (og_vec3){2, 0, 0}, (og_vec3){6, 0, 0});
  assert_true(og_norm2(r.offset) == 0);
  r = og_segment_segment((og_vec3){1, 1, 1}, (og_vec3){1, 1, 1}, (og_vec3){3, 4, 7}, (og_vec3){3, 4, 7});
  assert_true(og_norm2(r.offset) == 49);
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_vec3 one = {1, 1, 1}, nan = {(double)NAN, 0, 0}, huge = {DBL_MAX, 0, 0};
  assert_int_equal(og_segment_segment(nan, one, one, one).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_segment_segment(one, huge, one, one).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_segment_segment(one, one, nan, one).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_segment_segment(one, one, one, huge).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

typedef struct figure {
  og_vec3 p[2], q[2];
} figure;

enum { ANY, INTEGERS, PARALLEL, CROSSING, SHORT, FAR, FAMILIES };
static const char *const names[] = {
    "any", "integers", "nearly parallel", "nearly crossing, any angle", "one short", "2^20 from the origin"};

static figure make(or_random *random, int family) {
  figure f;
  for (int k = 0; k < 2; k++) {
    f.p[k] = family == INTEGERS ? or_random_lattice_point(random, 2) : or_random_point(random, 1);
    f.q[k] = family == INTEGERS ? or_random_lattice_point(random, 2) : or_random_point(random, 1);
  }
  if (family == PARALLEL) {
    const double t = 2 * or_random_uniform(random);
    f.q[1] = or_random_near(random, og_add_scaled(f.q[0], t, og_sub(f.p[1], f.p[0])), 60);
  }
  if (family == CROSSING) { // both through about one point, at any small angle
    const og_vec3 u = or_random_point(random, 1), v = or_random_near(random, u, 60),
                  middle = or_random_point(random, 1);
    f.p[0] = og_add_scaled(middle, or_random_uniform(random), u);
    f.p[1] = og_add_scaled(middle, or_random_uniform(random), u);
    const og_vec3 other = or_random_near(random, middle, 60);
    f.q[0] = og_add_scaled(other, or_random_uniform(random), v);
    f.q[1] = og_add_scaled(other, or_random_uniform(random), v);
  }
  if (family == SHORT) f.q[1] = or_random_near(random, f.q[0], 60);
  if (family == FAR) {
    const og_vec3 away = {0x1p20, -0x1p20, 0x1p20};
    for (int k = 0; k < 2; k++) {
      f.p[k] = og_add(f.p[k], away);
      f.q[k] = og_add(f.q[k], away);
    }
  }
  return f;
}

static double size_of(const figure *f) {
  return og_max(og_max(og_largest(og_sub(f->p[1], f->p[0])), og_largest(og_sub(f->q[1], f->q[0]))),
                og_largest(og_sub(f->p[0], f->q[0])));
}

// Ericson's 5.1.9 as printed, with products of dot products, for the comparison.
static double distance_by_dot_products(const figure *f) {
  const og_vec3 u = og_sub(f->p[1], f->p[0]), v = og_sub(f->q[1], f->q[0]), w = og_sub(f->p[0], f->q[0]);
  const double a = og_norm2(u), e = og_norm2(v), b = og_dot(u, v), c = og_dot(u, w), g = og_dot(v, w);
  const double determinant = a * e - b * b;
  double s = determinant != 0 ? og_clamp((b * g - c * e) / determinant, 0, 1) : 0;
  double t = (b * s + g) / e;
  if (t < 0) {
    t = 0;
    s = og_clamp(-c / a, 0, 1);
  } else if (t > 1) {
    t = 1;
    s = og_clamp((b - c) / a, 0, 1);
  }
  return og_norm(og_add_scaled(og_add_scaled(w, s, u), -t, v));
}

static void cross_products_keep_digits(void **state) {
  (void)state;
  or_random random = or_random_seeded(CROSSING);
  or_tally printed = {0}, ours = {0};
  or_exact exact;
  or_exact_init(&exact);
  mpq_t least;
  mpq_init(least);
  for (int k = 0; k < CASES; k++) {
    const figure f = make(&random, CROSSING);
    or_exact_square(&exact, least, f.p, 2, f.q, 2);
    const double truth = sqrt(mpq_get_d(least)), size = size_of(&f);
    or_tally_add(&printed, (distance_by_dot_products(&f) - truth) / size);
    or_tally_add(&ours, (og_norm(og_segment_segment(f.p[0], f.p[1], f.q[0], f.q[1]).offset) - truth) / size);
  }
  mpq_clear(least);
  or_exact_clear(&exact);
  // The former is off by up to the root of epsilon, at angles of about that size.
  assert_true(or_tally_report(&printed, "crossing, by dot products", DBL_EPSILON, "eps * size") > 1e6);
  assert_true(or_tally_report(&ours, "crossing, by cross products", DBL_EPSILON, "eps * size") <= 4);
}

static void distance_is_least(void **state) {
  (void)state;
  or_exact exact;
  or_exact_init(&exact);
  or_tally parameters = {0}, offset = {0};
  mpq_t least, found;
  or_vec a, b;
  mpq_inits(least, found, NULL);
  or_vec_init(&a);
  or_vec_init(&b);
  for (int family = 0; family < FAMILIES; family++) {
    or_random random = or_random_seeded((uint64_t)family);
    for (int k = 0; k < CASES; k++) {
      const figure f = make(&random, family);
      const double size = size_of(&f);
      if (!(size > 0)) continue;
      const og_segment_pair r = og_segment_segment(f.p[0], f.p[1], f.q[0], f.q[1]);
      assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
      assert_true(r.s >= 0 && r.s <= 1 && r.t >= 0 && r.t <= 1);
      or_exact_square(&exact, least, f.p, 2, f.q, 2);
      or_vec_between(&a, f.p[0], f.p[1], r.s);
      or_vec_between(&b, f.q[0], f.q[1], r.t);
      or_square_between(found, &a, &b);
      or_tally_add(&parameters, or_root_difference(found, least) / size);
      or_vec_from(&a, r.offset);
      or_vec_from(&b, (og_vec3){0, 0, 0});
      or_square_between(found, &a, &b);
      or_tally_add(&offset, or_root_difference(found, least) / size);
    }
    printf("segment-segment, %s\n", names[family]);
    assert_true(or_tally_report(&parameters, "  distance at the parameters", DBL_EPSILON, "eps * size") <= 4);
    assert_true(or_tally_report(&offset, "  length of the offset", DBL_EPSILON, "eps * size") <= 4);
  }
  mpq_clears(least, found, NULL);
  or_vec_clear(&a);
  or_vec_clear(&b);
  or_exact_clear(&exact);
}

static void scale_and_swap_do_not_matter(void **state) {
  (void)state;
  or_random random = or_random_seeded(77);
  for (int k = 0; k < 3 * CASES; k++) {
    const figure f = make(&random, k % FAR);
    // Uniform numbers end at 2^-52 and nudges at 2^-112, so 2^-900 loses nothing.
    const int power = or_random_int(&random, -900, 990);
    const og_segment_pair r = og_segment_segment(f.p[0], f.p[1], f.q[0], f.q[1]);
    const og_segment_pair s = og_segment_segment(og_vec_times_power(f.p[0], power), og_vec_times_power(f.p[1], power),
                                                 og_vec_times_power(f.q[0], power), og_vec_times_power(f.q[1], power));
    assert_int_equal(s.outcome, OG_OUTCOME_ANSWERED);
    assert_true(s.s == r.s && s.t == r.t);
    const double distance = og_length(r.offset), tolerance = 4 * DBL_EPSILON * size_of(&f);
    const og_segment_pair swapped = og_segment_segment(f.q[0], f.q[1], f.p[0], f.p[1]);
    const og_segment_pair turned = og_segment_segment(f.p[1], f.p[0], f.q[0], f.q[1]);
    assert_true(fabs(og_length(swapped.offset) - distance) <= tolerance);
    assert_true(fabs(og_length(turned.offset) - distance) <= tolerance);
  }
}

// A segment of length 2 across one of length 2^power, in its middle: 1 apart, if it were not for the subnormal squares
// of products. Found by fuzzing.
static double error_at(int power) {
  const double length = ldexp(1.1, power), middle = 0.3 * length;
  const og_segment_pair r = og_segment_segment((og_vec3){0.25, 0, length}, (og_vec3){0.25, 0, -2},
                                               (og_vec3){-1, 1, middle}, (og_vec3){1, 1, middle});
  return fabs(og_length(r.offset) - 1) / length;
}

static void lengths_unlike_each_other(void **state) {
  (void)state;
  double worst = 0;
  for (int power = 1; power < 1000; power++) {
    const double error = error_at(power);
    if (power < 505 || power > 538) assert_true(error <= 3 * DBL_EPSILON);
    worst = fmax(worst, error);
  }
  assert_true(worst > 0.1 && worst < 0.4);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(by_hand),
                                     cmocka_unit_test(bad_input_is_refused),
                                     cmocka_unit_test(distance_is_least),
                                     cmocka_unit_test(cross_products_keep_digits),
                                     cmocka_unit_test(scale_and_swap_do_not_matter),
                                     cmocka_unit_test(lengths_unlike_each_other)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
