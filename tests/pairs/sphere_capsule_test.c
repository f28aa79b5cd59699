// A sphere and a capsule against the exact answer.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/pairs/rounded_claim.h"
#include "ref/pairs/sphere_capsule.h"
#include "tests/shared/claim_check.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(15000)

static void touching_to_the_last_bit(void **state) {
  (void)state;
  // Beside the middle, and (3, 4, 0) beyond an end.
  const og_capsule rod = {{0, 0, 0}, {8, 0, 0}, 2};
  const og_vec3 centre[2] = {{4, 5, 0}, {11, 4, 0}};
  for (int k = 0; k < 2; k++) {
    const og_sphere equal = {centre[k], 3}, smaller = {centre[k], nextafter(3, 0)},
                    larger = {centre[k], nextafter(3, 4)};
    og_claim r = og_sphere_capsule(&equal, &rod);
    assert_int_equal(r.verdict, OG_VERDICT_MEET);
    assert_true(r.depth == 0);
    r = og_sphere_capsule(&smaller, &rod);
    assert_int_equal(r.verdict, OG_VERDICT_APART);
    assert_true(r.distance == 3 - nextafter(3, 0));
    r = og_sphere_capsule(&larger, &rod);
    assert_int_equal(r.verdict, OG_VERDICT_MEET);
    assert_true(r.depth == nextafter(3, 4) - 3);
  }
}

// The centre on the segment near its end: out sideways, by both radii. A closed cylinder's end would let it out by 1.1.
static void centre_on_the_segment(void **state) {
  (void)state;
  const og_capsule rod = {{0, 0, 0}, {10, 0, 0}, 1};
  const og_sphere ball = {{0.1, 0, 0}, 1};
  const og_claim r = og_sphere_capsule(&ball, &rod);
  assert_int_equal(r.verdict, OG_VERDICT_MEET);
  assert_true(r.depth == 2 && r.normal.x == 0);
  or_exact exact;
  or_exact_init(&exact);
  const or_pair_truth truth = or_exact_doubles(&exact, &ball.centre, 1, 1, &rod.a, 2, 1);
  assert_true(truth.depth == 2);
  // Moved out of the cylinder's end it still overlaps.
  const og_vec3 moved = {-1, 0, 0};
  assert_true(or_exact_doubles(&exact, &moved, 1, 1, &rod.a, 2, 1).depth == 1);
  or_exact_clear(&exact);
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_capsule rod = {{0, 0, 0}, {8, 0, 0}, 2}, nan = {{0, 0, 0}, {8, (double)NAN, 0}, 2},
                   huge = {{0, DBL_MAX, 0}, {0, 0, 0}, 2}, negative = {{0, 0, 0}, {8, 0, 0}, -2};
  const og_sphere ball = {{0, 0, 0}, 1}, bad = {{0, 0, 0}, (double)NAN}, minus = {{0, 0, 0}, -1};
  assert_int_equal(og_sphere_capsule(&ball, &nan).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_sphere_capsule(&ball, &huge).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_sphere_capsule(&bad, &rod).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_sphere_capsule(&minus, &rod).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_sphere_capsule(&ball, &negative).outcome, OG_OUTCOME_DEGENERATE);
  const og_vec3 ends[2] = {{0, 0, 0}, {8, 0, 0}};
  const og_body box = {.kind = OG_BODY_BOX, .vertex_count = 8},
                dot = {.kind = OG_BODY_SPHERE, .vertex_count = 1, .vertex = ends, .radius = 1},
                line = {.kind = OG_BODY_SEGMENT, .vertex_count = 2, .vertex = ends},
                hull = {.kind = OG_BODY_HULL, .vertex_count = 2, .vertex = ends};
  assert_int_equal(og_run_sphere_capsule(&dot, &line).outcome, OG_OUTCOME_ANSWERED);
  assert_int_equal(og_run_sphere_capsule(&dot, &hull).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_sphere_capsule(&hull, &dot).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_sphere_capsule(&box, &box).outcome, OG_OUTCOME_DEGENERATE);
}

enum { ANY, INTEGERS, ON_SEGMENT, TOUCHING, FAMILIES };

static void make(or_claim_pair *pair, or_random *random, int family) {
  *pair = (or_claim_pair){.na = 1, .nb = 2};
  pair->a[0] = family == INTEGERS ? or_random_lattice_point(random, 3) : or_random_point(random, 1);
  pair->b[0] = family == INTEGERS ? or_random_lattice_point(random, 3) : or_random_point(random, 1);
  pair->b[1] = family == INTEGERS ? or_random_lattice_point(random, 3) : or_random_point(random, 1);
  pair->ra = family == INTEGERS ? or_random_int(random, 0, 3) : fabs(or_random_uniform(random)) / 2;
  pair->rb = family == INTEGERS ? or_random_int(random, 0, 3) : fabs(or_random_uniform(random)) / 2;
  if (family == ON_SEGMENT || (family == TOUCHING && or_random_int(random, 0, 1) == 0)) {
    const og_vec3 foot = og_add_scaled(pair->b[0], or_random_uniform(random), og_sub(pair->b[1], pair->b[0]));
    pair->a[0] = or_random_near(random, foot, 70);
  }
}

static og_claim run(const or_claim_pair *pair) {
  const og_sphere a = {pair->a[0], pair->ra};
  const og_capsule b = {pair->b[0], pair->b[1], pair->rb};
  return og_sphere_capsule(&a, &b);
}

static void claims_are_true(void **state) {
  (void)state;
  static const char *const names[] = {"sphere-capsule, any", "sphere-capsule, integers",
                                      "sphere-capsule, centre near the segment", "sphere-capsule, touching"};
  or_exact exact;
  or_exact_init(&exact);
  or_claim_errors errors = {.wrong = 0};
  or_claim_pair pair;
  for (int family = 0; family < FAMILIES; family++) {
    or_random random = or_random_seeded((uint64_t)family);
    for (int k = 0; k < CASES; k++) {
      make(&pair, &random, family);
      if (family == TOUCHING) { // radii that add up to the distance, but for a few units in the last place
        const double distance = or_exact_doubles(&exact, pair.a, 1, 0, pair.b, 2, 0).distance;
        pair.ra = distance * fabs(or_random_uniform(&random));
        pair.rb = fabs(distance - pair.ra) * (1 + DBL_EPSILON * or_random_int(&random, -2, 2));
      }
      or_claim_pair_solve(&pair, &exact);
      if (!(pair.size > 0)) continue;
      pair.size = fmax(pair.size, 1); // of the coordinates
      const og_claim claim = run(&pair);
      or_claim_check(&claim, &pair, &exact, &errors, 2);
    }
    or_claim_errors_report(&errors, names[family], 4);
  }
  or_exact_clear(&exact);
}

static void scale_does_not_matter(void **state) {
  (void)state;
  or_random random = or_random_seeded(5);
  or_claim_pair pair, other;
  for (int k = 0; k < 3 * CASES; k++) {
    make(&pair, &random, k % TOUCHING);
    const og_claim claim = run(&pair);
    const int power = or_random_int(&random, -800, 980);
    other = pair;
    other.a[0] = og_vec_times_power(pair.a[0], power);
    for (int j = 0; j < 2; j++) other.b[j] = og_vec_times_power(pair.b[j], power);
    other.ra = ldexp(pair.ra, power);
    other.rb = ldexp(pair.rb, power);
    og_claim changed = run(&other);
    assert_true(or_claim_scaled(&claim, &changed, power));
    // As bodies, in either order.
    const og_body a = {.kind = OG_BODY_SPHERE, .vertex_count = 1, .vertex = pair.a, .radius = pair.ra};
    const og_body b = {.kind = OG_BODY_CAPSULE, .vertex_count = 2, .vertex = pair.b, .radius = pair.rb};
    changed = og_run_sphere_capsule(&a, &b);
    assert_true(or_claim_scaled(&claim, &changed, 0));
    changed = og_claim_swapped(og_run_sphere_capsule(&b, &a));
    assert_true(or_claim_scaled(&claim, &changed, 0));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(touching_to_the_last_bit),
                                     cmocka_unit_test(centre_on_the_segment), cmocka_unit_test(bad_input_is_refused),
                                     cmocka_unit_test(claims_are_true), cmocka_unit_test(scale_does_not_matter)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
