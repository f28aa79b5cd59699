// Two capsules against the exact answer.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/pairs/capsule_capsule.h"
#include "ref/pairs/rounded_claim.h"
#include "tests/shared/claim_check.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(12000)

static void by_hand(void **state) {
  (void)state;
  // Crossing at right angles, 5 apart; touching; one unit in the last place to either side.
  const og_capsule a = {{-4, 0, 5}, {4, 0, 5}, 2}, b = {{0, -4, 0}, {0, 4, 0}, 1};
  og_claim r = og_capsule_capsule(&a, &b);
  assert_int_equal(r.verdict, OG_VERDICT_APART);
  assert_true(r.distance == 2 && r.normal.z == 1 && r.a.z == 3 && r.b.z == 1);
  og_capsule c = b;
  c.radius = 3;
  r = og_capsule_capsule(&a, &c);
  assert_int_equal(r.verdict, OG_VERDICT_MEET);
  assert_true(r.depth == 0);
  c.radius = nextafter(3, 0);
  assert_int_equal(og_capsule_capsule(&a, &c).verdict, OG_VERDICT_APART);
  c.radius = nextafter(3, 4);
  assert_int_equal(og_capsule_capsule(&a, &c).verdict, OG_VERDICT_MEET);
  // Segments that cross: out along the common perpendicular.
  const og_capsule d = {{-4, 0, 0}, {4, 0, 0}, 2};
  r = og_capsule_capsule(&d, &b);
  assert_true(r.depth == 3 && fabs(r.normal.z) == 1);
  // On one line, overlapping: out sideways. And the same capsule twice.
  const og_capsule e = {{2, 0, 0}, {9, 0, 0}, 1};
  r = og_capsule_capsule(&d, &e);
  assert_true(r.depth == 3 && r.normal.x == 0);
  r = og_capsule_capsule(&d, &d);
  assert_true(r.depth == 4 && r.normal.x == 0);
  // Parallel, side by side.
  const og_capsule f = {{-1, 4, 0}, {7, 4, 0}, 1};
  r = og_capsule_capsule(&d, &f);
  assert_true(r.distance == 1 && r.normal.y == -1);
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_capsule good = {{0, 0, 0}, {8, 0, 0}, 2}, nan = {{0, 0, 0}, {8, (double)NAN, 0}, 2},
                   huge = {{0, -HUGE_VAL, 0}, {0, 0, 0}, 2}, negative = {{0, 0, 0}, {8, 0, 0}, -2},
                   no_radius = {{0, 0, 0}, {8, 0, 0}, (double)NAN};
  assert_int_equal(og_capsule_capsule(&good, &nan).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_capsule_capsule(&huge, &good).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_capsule_capsule(&good, &no_radius).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_capsule_capsule(&good, &negative).outcome, OG_OUTCOME_DEGENERATE);
  const og_body box = {.kind = OG_BODY_BOX, .vertex_count = 8};
  assert_int_equal(og_run_capsule_capsule(&box, &box).outcome, OG_OUTCOME_DEGENERATE);
}

enum { ANY, INTEGERS, PARALLEL, CROSSING, SHORT, FAMILIES };
static const char *const names[] = {"capsule-capsule, any", "capsule-capsule, integers",
                                    "capsule-capsule, nearly parallel", "capsule-capsule, nearly crossing at any angle",
                                    "capsule-capsule, one short"};

static void make(or_claim_pair *pair, or_random *random, int family) {
  *pair = (or_claim_pair){.na = 2, .nb = 2};
  og_vec3 *p = pair->a, *q = pair->b;
  for (int k = 0; k < 2; k++) {
    p[k] = family == INTEGERS ? or_random_lattice_point(random, 2) : or_random_point(random, 1);
    q[k] = family == INTEGERS ? or_random_lattice_point(random, 2) : or_random_point(random, 1);
  }
  const double t = or_random_uniform(random), s = or_random_uniform(random), r = or_random_uniform(random);
  if (family == PARALLEL) {
    if (or_random_int(random, 0, 1) == 0)
      q[0] = or_random_near(random, og_add_scaled(p[0], s, og_sub(p[1], p[0])), 60); // on one line
    q[1] = or_random_near(random, og_add_scaled(q[0], 2 * t, og_sub(p[1], p[0])), 60);
  }
  if (family == CROSSING) {
    const og_vec3 u = or_random_point(random, 1), v = or_random_near(random, u, 60),
                  middle = or_random_point(random, 1);
    const og_vec3 other = or_random_near(random, middle, 60);
    p[0] = og_add_scaled(middle, t, u);
    p[1] = og_add_scaled(middle, s, u);
    q[0] = og_add_scaled(other, r, v);
    q[1] = og_add_scaled(other, or_random_uniform(random), v);
  }
  if (family == SHORT) q[1] = or_random_near(random, q[0], 60);
  pair->ra = family == INTEGERS ? or_random_int(random, 0, 2) : fabs(or_random_uniform(random)) / 2;
  pair->rb = family == INTEGERS ? or_random_int(random, 0, 2) : fabs(or_random_uniform(random)) / 2;
}

static og_claim run(const or_claim_pair *pair) {
  const og_capsule a = {pair->a[0], pair->a[1], pair->ra}, b = {pair->b[0], pair->b[1], pair->rb};
  return og_capsule_capsule(&a, &b);
}

static void claims_are_true(void **state) {
  (void)state;
  or_exact exact;
  or_exact_init(&exact);
  or_claim_errors errors = {.wrong = 0};
  or_claim_pair pair;
  for (int touching = 0; touching < 2; touching++)
    for (int family = 0; family < FAMILIES; family++) {
      or_random random = or_random_seeded((uint64_t)family);
      for (int k = 0; k < CASES; k++) {
        make(&pair, &random, family);
        if (touching) { // radii that add up to the distance, but for a few units in the last place
          const double distance = or_exact_doubles(&exact, pair.a, 2, 0, pair.b, 2, 0).distance;
          pair.ra = distance * fabs(or_random_uniform(&random));
          pair.rb = fabs(distance - pair.ra) * (1 + DBL_EPSILON * or_random_int(&random, -2, 2));
        }
        or_claim_pair_solve(&pair, &exact);
        if (!(pair.size > 0)) continue;
        pair.size = fmax(pair.size, 1); // of the coordinates
        const og_claim claim = run(&pair);
        or_claim_check(&claim, &pair, &exact, &errors, 2);
      }
      if (touching) printf("touching: ");
      or_claim_errors_report(&errors, names[family], 4);
    }
  or_exact_clear(&exact);
}

static void swap_and_scale_do_not_matter(void **state) {
  (void)state;
  or_random random = or_random_seeded(5);
  or_claim_pair pair, other;
  for (int k = 0; k < 3 * CASES; k++) {
    make(&pair, &random, k % FAMILIES);
    const og_claim claim = run(&pair);
    const int power = or_random_int(&random, -800, 980);
    other = pair;
    for (int j = 0; j < 2; j++) {
      other.a[j] = og_vec_times_power(pair.a[j], power);
      other.b[j] = og_vec_times_power(pair.b[j], power);
    }
    other.ra = ldexp(pair.ra, power);
    other.rb = ldexp(pair.rb, power);
    og_claim changed = run(&other);
    assert_true(or_claim_scaled(&claim, &changed, power));
    // Exchanged: the other segment is solved for first, so lengths may differ in the last places.
    const og_body a = {.kind = OG_BODY_CAPSULE, .vertex_count = 2, .vertex = pair.a, .radius = pair.ra};
    const og_body b = {.kind = OG_BODY_CAPSULE, .vertex_count = 2, .vertex = pair.b, .radius = pair.rb};
    changed = og_run_capsule_capsule(&a, &b);
    assert_true(or_claim_scaled(&claim, &changed, 0));
    changed = og_run_capsule_capsule(&b, &a);
    const double before = claim.distance - claim.depth, after = changed.distance - changed.depth;
    assert_true(fabs(before - after) <= 8 * DBL_EPSILON);
    if (fabs(before) > 8 * DBL_EPSILON) assert_int_equal(claim.verdict, changed.verdict);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(by_hand), cmocka_unit_test(bad_input_is_refused),
                                     cmocka_unit_test(claims_are_true), cmocka_unit_test(swap_and_scale_do_not_matter)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
