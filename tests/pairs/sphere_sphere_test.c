// Two spheres against the exact answer.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/pairs/rounded_claim.h"
#include "ref/pairs/sphere_sphere.h"
#include "tests/shared/claim_check.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(20000)

// Centres (3, 4, 0) apart: touching spheres meet, one unit in the last place less and they do not.
static void touching_to_the_last_bit(void **state) {
  (void)state;
  const og_sphere a = {{3, 4, 0}, 2}, b = {{0, 0, 0}, 3}, smaller = {{0, 0, 0}, nextafter(3, 0)},
                  larger = {{0, 0, 0}, nextafter(3, 4)};
  og_claim r = og_sphere_sphere(&a, &b);
  assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
  assert_int_equal(r.verdict, OG_VERDICT_MEET);
  assert_true(r.depth == 0 && r.distance == 0);
  r = og_sphere_sphere(&a, &smaller);
  assert_int_equal(r.verdict, OG_VERDICT_APART);
  assert_true(r.distance > 0 && r.distance <= 2 * DBL_EPSILON * 2);
  r = og_sphere_sphere(&a, &larger);
  assert_int_equal(r.verdict, OG_VERDICT_MEET);
}

static void by_hand(void **state) {
  (void)state;
  const og_sphere a = {{0, 0, 8}, 2}, b = {{0, 0, 0}, 1}, c = {{0, 0, 6}, 3};
  og_claim r = og_sphere_sphere(&a, &b);
  assert_int_equal(r.verdict, OG_VERDICT_APART);
  assert_true(r.distance == 5 && r.normal.z == 1 && r.a.z == 6 && r.b.z == 1);
  r = og_sphere_sphere(&a, &c);
  assert_int_equal(r.verdict, OG_VERDICT_MEET);
  assert_true(r.depth == 3 && r.normal.z == 1 && r.a.z == 6 && r.b.z == 9);
  // One centre: any direction, the sum of the radii.
  const og_sphere d = {{0, 0, 8}, 0.5};
  r = og_sphere_sphere(&a, &d);
  assert_true(r.depth == 2.5 && og_norm2(r.normal) == 1);
  const og_sphere point = {{0, 0, 8}, 0};
  r = og_sphere_sphere(&point, &point);
  assert_int_equal(r.verdict, OG_VERDICT_MEET);
  assert_true(r.depth == 0);
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_sphere good = {{0, 0, 0}, 1}, nan = {{0, (double)NAN, 0}, 1}, no_radius = {{0, 0, 0}, (double)NAN},
                  negative = {{0, 0, 0}, -1}, huge = {{DBL_MAX, 0, 0}, 1}, wide = {{0, 0, 0}, HUGE_VAL};
  assert_int_equal(og_sphere_sphere(&good, &nan).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_sphere_sphere(&no_radius, &good).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_sphere_sphere(&negative, &good).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_sphere_sphere(&huge, &good).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_sphere_sphere(&good, &wide).outcome, OG_OUTCOME_OUT_OF_RANGE);
  const og_body box = {.kind = OG_BODY_BOX, .vertex_count = 8};
  assert_int_equal(og_run_sphere_sphere(&box, &box).outcome, OG_OUTCOME_DEGENERATE);
}

static void make(or_claim_pair *pair, or_random *random, int family) {
  pair->na = pair->nb = 1;
  if (family == 0) {
    pair->a[0] = or_random_point(random, 1);
    pair->b[0] = or_random_point(random, 1);
    pair->ra = fabs(or_random_uniform(random));
    pair->rb = fabs(or_random_uniform(random));
  } else if (family == 1) {
    pair->a[0] = or_random_lattice_point(random, 4);
    pair->b[0] = or_random_lattice_point(random, 4);
    pair->ra = or_random_int(random, 0, 4);
    pair->rb = or_random_int(random, 0, 4);
  } else { // touching, up to a few units in the last place
    pair->a[0] = or_random_point(random, 1);
    pair->b[0] = or_random_near(random, pair->a[0], 60);
    const double distance = og_norm(og_sub(pair->a[0], pair->b[0]));
    pair->ra = distance * fabs(or_random_uniform(random));
    pair->rb = fabs(distance - pair->ra) * (1 + DBL_EPSILON * or_random_int(random, -2, 2));
  }
}

static og_claim run(const or_claim_pair *pair) {
  const og_sphere a = {pair->a[0], pair->ra}, b = {pair->b[0], pair->rb};
  return og_sphere_sphere(&a, &b);
}

static void claims_are_true(void **state) {
  (void)state;
  static const char *const names[] = {"sphere-sphere, any", "sphere-sphere, integers", "sphere-sphere, touching"};
  or_exact exact;
  or_exact_init(&exact);
  or_claim_errors errors = {.wrong = 0};
  or_claim_pair pair = {.na = 0};
  for (int family = 0; family < 3; family++) {
    or_random random = or_random_seeded((uint64_t)family);
    for (int k = 0; k < CASES; k++) {
      make(&pair, &random, family);
      or_claim_pair_solve(&pair, &exact);
      if (!(pair.size > 0)) continue;
      const og_claim claim = run(&pair);
      // The points stand on coordinates of up to 1, however small the pair.
      const double size = pair.size;
      pair.size = fmax(size, 1);
      or_claim_check(&claim, &pair, &exact, &errors, 2 * size / pair.size);
    }
    assert_true(family != 1 || errors.wrong == 0);
    or_claim_errors_report(&errors, names[family], 4);
  }
  or_exact_clear(&exact);
}

static void swap_and_scale_do_not_matter(void **state) {
  (void)state;
  or_random random = or_random_seeded(5);
  or_claim_pair pair = {.na = 0}, other;
  for (int k = 0; k < 3 * CASES; k++) {
    make(&pair, &random, k % 3);
    const og_claim claim = run(&pair);
    const int power = or_random_int(&random, -900, 990);
    other = pair;
    other.a[0] = og_vec_times_power(pair.a[0], power);
    other.b[0] = og_vec_times_power(pair.b[0], power);
    other.ra = ldexp(pair.ra, power);
    other.rb = ldexp(pair.rb, power);
    og_claim changed = run(&other);
    assert_true(or_claim_scaled(&claim, &changed, power));
    other = (or_claim_pair){.ra = pair.rb, .rb = pair.ra};
    other.a[0] = pair.b[0];
    other.b[0] = pair.a[0];
    changed = og_claim_swapped(run(&other));
    if (og_norm2(og_sub(pair.a[0], pair.b[0])) > 0) assert_true(or_claim_scaled(&claim, &changed, 0));
    // As bodies.
    const og_body a = {.kind = OG_BODY_SPHERE, .vertex_count = 1, .vertex = pair.a, .radius = pair.ra};
    const og_body b = {.kind = OG_BODY_SPHERE, .vertex_count = 1, .vertex = pair.b, .radius = pair.rb};
    changed = og_run_sphere_sphere(&a, &b);
    assert_true(or_claim_scaled(&claim, &changed, 0));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(touching_to_the_last_bit), cmocka_unit_test(by_hand),
                                     cmocka_unit_test(bad_input_is_refused), cmocka_unit_test(claims_are_true),
                                     cmocka_unit_test(swap_and_scale_do_not_matter)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
