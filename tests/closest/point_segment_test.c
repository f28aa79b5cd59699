// The nearest point of a segment: its exact distance from p against the exact distance of the two.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/point_segment.h"
#include "ref/closest/range.h"
#include "tests/shared/exact_pair.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(20000)

// At (4, 3) from the line, beside, before and behind it; and a segment that is a point.
static void by_hand(void **state) {
  (void)state;
  const og_vec3 a = {0, 0, 0}, b = {8, 0, 0};
  assert_true(og_point_segment(a, b, (og_vec3){4, 3, 0}) == 0.5);
  assert_true(og_point_segment(a, b, (og_vec3){-4, 3, 0}) == 0);
  assert_true(og_point_segment(a, b, (og_vec3){12, 3, 0}) == 1);
  assert_true(og_point_segment(a, b, a) == 0);
  assert_true(og_point_segment(a, b, b) == 1);
  assert_true(og_point_segment(a, a, (og_vec3){4, 3, 0}) == 0);
}

typedef struct figure {
  og_vec3 a, b, p;
} figure;

static figure make(or_random *random, int family) {
  figure f;
  if (family == 0) { // any doubles
    f.a = or_random_point(random, 1);
    f.b = or_random_point(random, 1);
    f.p = or_random_point(random, 1);
  } else if (family == 1) { // integers: on the segment, on its line, before its ends
    f.a = or_random_lattice_point(random, 3);
    f.b = or_random_lattice_point(random, 3);
    f.p = or_random_lattice_point(random, 3);
  } else { // nearly on the segment, which may be very short
    f.a = or_random_point(random, 1);
    f.b = or_random_near(random, f.a, 60);
    const double t = or_random_uniform(random);
    f.p = or_random_near(random, og_add_scaled(f.a, t, og_sub(f.b, f.a)), 60);
  }
  return f;
}

static void distance_is_least(void **state) {
  (void)state;
  static const char *const names[] = {"point-segment, any", "point-segment, integers", "point-segment, nearly on it"};
  or_exact exact;
  or_exact_init(&exact);
  or_tally tally = {0};
  mpq_t least, found;
  or_vec p, q;
  mpq_inits(least, found, NULL);
  or_vec_init(&p);
  or_vec_init(&q);
  for (int family = 0; family < 3; family++) {
    or_random random = or_random_seeded((uint64_t)family);
    for (int k = 0; k < CASES; k++) {
      const figure f = make(&random, family);
      const double size = og_max(og_largest(og_sub(f.b, f.a)), og_largest(og_sub(f.p, f.a)));
      if (!(size > 0)) continue;
      const double t = og_point_segment(f.a, f.b, f.p);
      assert_true(t >= 0 && t <= 1);
      const og_vec3 segment[2] = {f.a, f.b};
      or_exact_square(&exact, least, segment, 2, &f.p, 1);
      or_vec_from(&p, f.p);
      or_vec_between(&q, f.a, f.b, t);
      or_square_between(found, &p, &q);
      assert_true(mpq_cmp(found, least) >= 0);
      or_tally_add(&tally, or_root_difference(found, least) / size);
    }
    // Measured: 0.59.
    assert_true(or_tally_report(&tally, names[family], DBL_EPSILON, "eps * size") <= 1);
  }
  mpq_clears(least, found, NULL);
  or_vec_clear(&p);
  or_vec_clear(&q);
  or_exact_clear(&exact);
}

// Lengths times 2^k, k of either sign: the same parameter, as long as the squares stay in range.
static void scale_does_not_matter(void **state) {
  (void)state;
  or_random random = or_random_seeded(3);
  for (int k = 0; k < CASES; k++) {
    const figure f = make(&random, 0);
    const int power = or_random_int(&random, -400, 400);
    const double t = og_point_segment(f.a, f.b, f.p);
    assert_true(t == og_point_segment(og_vec_times_power(f.a, power), og_vec_times_power(f.b, power),
                                      og_vec_times_power(f.p, power)));
    assert_true(og_point_segment(og_neg(f.a), og_neg(f.b), og_neg(f.p)) == t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(by_hand), cmocka_unit_test(distance_is_least),
                                     cmocka_unit_test(scale_does_not_matter)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
