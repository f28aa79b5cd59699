// Rectangles by their centres: at the circles' touching and an ulp to each side; squares apart that it says to meet;
// APART only of pairs apart, by the exact relation; how many pairs apart it clears; other bodies and numbers that are
// none.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "ref/pairs/obb_2d_centre.h"
#include "tool/run/exact_pair.h"
#include "tests/shared/random_pair.h"

typedef struct rect_body {
  og_vec3 vertex[8];
  og_body body;
} rect_body;

// Turned about z by an angle with cosine c and sine s; its vertices are rounded.
static void make(rect_body *r, og_vec3 centre, og_vec3 half, og_scalar c, og_scalar s) {
  const og_mat3 m = {{{c, -s, 0}, {s, c, 0}, {0, 0, 1}}};
  for (int k = 0; k < 8; k++) {
    const og_vec3 corner = {k & 1 ? half.x : -half.x, k & 2 ? half.y : -half.y, k & 4 ? half.z : -half.z};
    r->vertex[k] = og_add(centre, og_apply(&m, corner));
  }
  r->body = (og_body){
      .kind = OG_BODY_BOX, .vertex_count = 8, .vertex = r->vertex, .rotation = m, .centre = centre, .half = half};
}

static og_verdict verdict_of(og_turned_rect a, og_turned_rect b) {
  const og_claim claim = og_obb_2d_centre(&a, &b);
  assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
  assert_int_equal(og_obb_2d_centre(&b, &a).verdict, claim.verdict);
  return claim.verdict;
}

// Half diagonals of 5 and 13: circles touch 18 apart, and nothing is rounded there.
static void touching_circles(void **state) {
  (void)state;
  const og_scalar ulp = 18 * OG_SCALAR_EPSILON;
  const og_turned_rect a = {{0, 0}, {3, 4}};
  assert_int_equal(verdict_of(a, (og_turned_rect){{18, 0}, {5, 12}}), OG_VERDICT_MEET);
  assert_int_equal(verdict_of(a, (og_turned_rect){{0, 18 - ulp}, {12, 5}}), OG_VERDICT_MEET);
  assert_int_equal(verdict_of(a, (og_turned_rect){{-18 - ulp, 0}, {5, 12}}), OG_VERDICT_APART);
  assert_int_equal(verdict_of(a, a), OG_VERDICT_MEET);
  // Of no size: points.
  const og_turned_rect point = {{0, 0}, {0, 0}};
  assert_int_equal(verdict_of(point, point), OG_VERDICT_MEET);
  assert_int_equal(verdict_of(point, (og_turned_rect){{OG_SCALAR_MIN, 0}, {0, 0}}), OG_VERDICT_APART);
}

// Parac 5.2.2 finds false positives in space only.
static void squares_apart(void **state) {
  (void)state;
  const og_turned_rect a = {{0, 0}, {1, 1}}, b = {{(og_scalar)2.5, 0}, {1, 1}};
  assert_int_equal(verdict_of(a, b), OG_VERDICT_MEET);
}

static og_scalar between(or_random *random, double low, double high) {
  return (og_scalar)(low + (high - low) * (or_random_uniform(random) + 1) / 2);
}

static void against_the_exact_relation(void **state) {
  (void)state;
  og_exact_pair exact;
  og_exact_pair_init(&exact);
  or_random random = or_random_seeded(522);
  print_message("edges' ratio  apart  cleared\n");
  for (int ratio = 1; ratio <= 100; ratio *= 10) {
    int apart = 0, cleared = 0;
    for (int round = 0; round < 500; round++) {
      static rect_body r[2];
      og_turned_rect rect[2];
      for (int k = 0; k < 2; k++) {
        const double angle = (double)between(&random, 0, 6.3);
        const og_vec3 half = {1, 1 / between(&random, 1, ratio), 1};
        const og_scalar reach = k == 0 ? 0 : 3;
        const og_vec3 centre = {between(&random, -reach, reach), between(&random, -reach, reach), 0};
        make(&r[k], centre, half, (og_scalar)cos(angle), (og_scalar)sin(angle));
        rect[k] = (og_turned_rect){{centre.x, centre.y}, {half.x, half.y}};
      }
      const bool said = og_run_obb_2d_centre(&r[0].body, &r[1].body).verdict == OG_VERDICT_APART;
      assert_int_equal(said, verdict_of(rect[0], rect[1]) == OG_VERDICT_APART);
      assert_true(og_exact_pair_solve(&exact, &r[0].body, &r[1].body));
      if (said) assert_int_equal(exact.relation, OG_SEPARATED);
      apart += exact.relation == OG_SEPARATED;
      cleared += said;
    }
    print_message("%12d  %5d  %d\n", ratio, apart, cleared);
    assert_true(cleared > 50 && apart > cleared);
  }
  og_exact_pair_clear(&exact);
}

static og_outcome outcome_of(og_turned_rect a) {
  const og_turned_rect unit = {{0, 0}, {1, 1}};
  const og_claim claim = og_obb_2d_centre(&a, &unit);
  assert_int_equal(og_obb_2d_centre(&unit, &a).outcome, claim.outcome);
  return claim.outcome;
}

static void what_is_refused(void **state) {
  (void)state;
  const og_scalar bad[] = {(og_scalar)NAN, (og_scalar)HUGE_VAL, -(og_scalar)HUGE_VAL};
  for (int k = 0; k < 3; k++) {
    assert_int_equal(outcome_of((og_turned_rect){{bad[k], 0}, {1, 1}}), OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(outcome_of((og_turned_rect){{0, bad[k]}, {1, 1}}), OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(outcome_of((og_turned_rect){{0, 0}, {bad[k], 1}}), OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(outcome_of((og_turned_rect){{0, 0}, {1, bad[k]}}), OG_OUTCOME_OUT_OF_RANGE);
  }
  assert_int_equal(outcome_of((og_turned_rect){{0, 0}, {-1, 1}}), OG_OUTCOME_DEGENERATE);
  assert_int_equal(outcome_of((og_turned_rect){{0, 0}, {1, -1}}), OG_OUTCOME_DEGENERATE);
  static rect_body box, other;
  const og_vec3 zero = {0, 0, 0}, unit = {1, 1, 1};
  make(&box, zero, unit, 1, 0);
  assert_int_equal(og_run_obb_2d_centre(&box.body, &box.body).verdict, OG_VERDICT_MEET);
  // On another level; about x; with a ball; of another kind.
  make(&other, (og_vec3){0, 0, 1}, unit, 1, 0);
  assert_int_equal(og_run_obb_2d_centre(&box.body, &other.body).outcome, OG_OUTCOME_DEGENERATE);
  make(&other, zero, unit, 1, 0);
  other.body.rotation = (og_mat3){{{1, 0, 0}, {0, 0, -1}, {0, 1, 0}}};
  assert_int_equal(og_run_obb_2d_centre(&box.body, &other.body).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_obb_2d_centre(&other.body, &box.body).outcome, OG_OUTCOME_DEGENERATE);
  make(&other, zero, unit, 1, 0);
  other.body.radius = 1;
  assert_int_equal(og_run_obb_2d_centre(&other.body, &box.body).outcome, OG_OUTCOME_DEGENERATE);
  other.body.radius = 0;
  other.body.kind = OG_BODY_HULL;
  assert_int_equal(og_run_obb_2d_centre(&other.body, &box.body).outcome, OG_OUTCOME_DEGENERATE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(touching_circles),
      cmocka_unit_test(squares_apart),
      cmocka_unit_test(against_the_exact_relation),
      cmocka_unit_test(what_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
