// How cylinders and cones lie to small meshes, and how far from them: against all parts, one by one, by the second
// oracle and by the solver of two bodies. Coordinates are small integers, so that many touch; some are moved by 2^-50.
// What one certificate proves, no damaged one may prove otherwise.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/parts/solve/curved.h"
#include "tests/shared/curved_parts_truth.h"
#include "tests/shared/wanted_pairs.h"

enum { DAMAGES = 4 };

typedef struct bench {
  or_random random;
  or_curved_parts truth;
  og_curved_parts_solver *solver;
  og_curved_parts_answer answer;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(wanted_seed());
  or_curved_parts_init(&b->truth);
  b->solver = og_curved_parts_solver_new();
  og_curved_parts_answer_init(&b->answer);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  or_curved_parts_clear(&b->truth);
  og_curved_parts_solver_free(b->solver);
  og_curved_parts_answer_clear(&b->answer);
  free(b);
  return 0;
}

static og_relation expect_true(bench *b) {
  og_relation relation;
  const char *wrong = or_curved_parts_against(&b->truth, &b->answer.certificate, &relation);
  if (wrong != NULL) fail_msg("%s", wrong);
  return relation;
}

static og_curved_parts_refusal check(bench *b) {
  return og_check_curved_parts(&b->truth.problem, &b->answer.certificate);
}

// One question, then the certificate damaged.
static og_relation ask(bench *b, og_question question, long *accepted, long *refused, long *open) {
  const og_enclosure_status status = og_solve_curved_parts(b->solver, question, &b->truth.problem, &b->answer);
  const bool rounded = b->truth.ball > 0;
  assert_true(status == OG_ENCLOSURE_ANSWERED || (rounded && status == OG_ENCLOSURE_UNDECIDED));
  *open += status == OG_ENCLOSURE_UNDECIDED;
  const og_relation relation = expect_true(b), said = og_curved_parts_relation(&b->answer.certificate);
  if (!rounded) assert_int_equal(said, relation);
  if (question == OG_DISTANCE && said == OG_SEPARATED)
    assert_true(og_curved_parts_has_range(&b->answer.certificate));
  for (int k = 0; k < DAMAGES; k++) {
    or_damage_curved_parts(&b->random, &b->answer.certificate);
    const bool good = check(b) == OG_CURVED_PARTS_ACCEPTED;
    *accepted += good;
    *refused += !good;
    if (good) (void)expect_true(b);
  }
  return relation;
}

static void test_against_all_parts(void **state) {
  bench *b = *state;
  long found[OG_PENETRATING + 1] = {0}, accepted = 0, refused = 0, open = 0;
  const long wanted = wanted_pairs(2000);
  for (long round = 0; round < wanted; round++) {
    or_curved_parts_make(&b->random, &b->truth);
    const og_relation first = ask(b, OG_RELATION, &accepted, &refused, &open);
    const og_relation second = ask(b, OG_DISTANCE, &accepted, &refused, &open);
    assert_int_equal(first, second);
    found[first]++;
  }
  print_message("%ld apart, %ld touching, %ld penetrating, %ld open; damaged: %ld accepted, %ld refused\n",
                found[OG_SEPARATED], found[OG_TOUCHING], found[OG_PENETRATING], open, accepted, refused);
  if (wanted < 200) return; // too few to be spread evenly
  for (og_relation r = OG_SEPARATED; r <= OG_PENETRATING; r++) assert_true(found[r] > wanted / 40);
  assert_true(accepted > wanted / 20 && refused > wanted / 2);
}

// A cylinder above two triangles side by side, by `above`.
static void make_above(bench *b, double above) {
  or_curved_parts *c = &b->truth;
  static const double corners[12] = {-4, -4, 0, 4, -4, 0, 4, 4, 0, -4, 4, 0};
  or_curved_parts_make(&b->random, c);
  c->is_cone = c->is_second = false;
  c->radius = c->half_height = 1;
  c->ball = 0;
  c->body = (or_part_body){.points = 4, .parts = 2, .corner = {{0, 1, 2}, {0, 2, 3}}};
  for (size_t k = 0; k < 12; k++) c->body.xyz[k] = corners[k];
  for (size_t k = 0; k < 4; k++) c->body.xyz[3 * k + 2] = -1 - above;
  or_curved_parts_set(c);
}

static void test_one_ulp(void **state) {
  static const double ulp = 0x1p-52;
  static const og_relation expected[3] = {OG_PENETRATING, OG_TOUCHING, OG_SEPARATED};
  bench *b = *state;
  for (int step = -1; step <= 1; step++)
    for (og_question question = OG_RELATION; question <= OG_DISTANCE; question++) {
      make_above(b, step * ulp);
      (void)og_solve_curved_parts(b->solver, question, &b->truth.problem, &b->answer);
      assert_int_equal(b->answer.status, OG_ENCLOSURE_ANSWERED);
      assert_int_equal(og_curved_parts_relation(&b->answer.certificate), expected[step + 1]);
      (void)expect_true(b);
    }
}

// The cylinder is above by 2^-bits: all numbers become so many bits longer.
static void make_near(bench *b, mp_bitcnt_t bits) {
  make_above(b, 0);
  og_problem *pair = &b->truth.parts.pair;
  og_points *body[2] = {&pair->a, &pair->b};
  for (size_t k = 0; k < 2; k++)
    for (size_t point = 0; point < body[k]->count; point++) {
      og_ivec *at = &body[k]->at[point];
      og_int *const part[3] = {&at->x, &at->y, &at->z};
      for (size_t axis = 0; axis < 3; axis++) mpz_mul_2exp(part[axis]->z, part[axis]->z, bits);
      if (k == 1) mpz_sub(at->z.z, at->z.z, pair->unit_den.z);
    }
  pair->unit_exp -= (long)bits;
}

// A part that is nearer than any bound that is tried is given up, and never taken for one that touches.
static void test_given_up(void **state) {
  bench *b = *state;
  for (og_question question = OG_RELATION; question <= OG_DISTANCE; question++) {
    make_near(b, 50000);
    assert_int_equal(og_solve_curved_parts(b->solver, question, &b->truth.problem, &b->answer), OG_ENCLOSURE_ANSWERED);
    assert_int_equal(og_curved_parts_relation(&b->answer.certificate), OG_SEPARATED);
  }
  make_near(b, 140000);
  assert_int_equal(og_solve_curved_parts(b->solver, OG_RELATION, &b->truth.problem, &b->answer), OG_ENCLOSURE_REFUSED);
  assert_int_equal(b->answer.refusal, OG_CURVED_PARTS_REFUSED_PAIR);
  assert_int_equal(og_curved_parts_relation(&b->answer.certificate), OG_RELATION_NONE);
  og_curved_parts_solver_free(NULL);
}

static void test_refusals(void **state) {
  bench *b = *state;
  make_above(b, 1);
  og_curved_parts_certificate *c = &b->answer.certificate;
  assert_int_equal(og_solve_curved_parts(b->solver, OG_DISTANCE, &b->truth.problem, &b->answer), OG_ENCLOSURE_ANSWERED);
  assert_int_equal(check(b), OG_CURVED_PARTS_ACCEPTED);
  assert_int_equal(c->count, 1);
  c->part[1] = 2;
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_INDEX);
  c->part[1] = -1;
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_INDEX);
  c->part[1] = 0;
  c->part[0] = 1;
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_INDEX);
  c->part[0] = 0;
  c->by_mean = true;
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_PAIR);
  c->mean.relation = OG_SEPARATED; // with its direction it would be right: but it says nothing of the others
  og_ivec_set(&c->mean.direction, &c->block[0].direction);
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_PAIR);
  c->by_mean = false;
  c->block[0].end = 1;
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_BLOCKS);
  c->block[0].end = 3;
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_BLOCKS);
  c->block[0].end = 0;
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_BLOCKS);
  c->block[0].end = 2;
  og_ivec_neg(&c->block[0].direction, &c->block[0].direction);
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_SIDE);
  og_ivec_neg(&c->block[0].direction, &c->block[0].direction);
  c->order.number[0] = c->order.number[1];
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_ORDER);
  c->order.number[0] = 1 - c->order.number[1];
  og_rational_set_si(&c->apart, 2);
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_RANGE);
  og_rational_set_si(&c->apart, -1);
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_RANGE);
  og_rational_set_si(&c->apart, 1);
  og_int_set_si(&c->apart.den, 0);
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_RANGE);
  og_rational_set_si(&c->apart, 0);
  c->has_pair = false;
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_RANGE);
  og_rational_set_si(&c->apart, 1);
  assert_int_equal(check(b), OG_CURVED_PARTS_ACCEPTED);
  assert_int_equal(og_curved_parts_relation(c), OG_SEPARATED);
  assert_false(og_curved_parts_has_range(c));
  b->truth.problem.curve[1] = OG_CURVE_CONE;
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_PROBLEM);
  b->truth.problem.curve[0] = b->truth.problem.curve[1] = OG_CURVE_NONE;
  assert_int_equal(check(b), OG_CURVED_PARTS_REFUSED_PROBLEM);
  for (og_curved_parts_refusal r = OG_CURVED_PARTS_ACCEPTED; r < OG_CURVED_PARTS_REFUSED_COUNT; r++)
    assert_non_null(og_curved_parts_refusal_text(r));
  assert_string_equal(og_curved_parts_refusal_text(OG_CURVED_PARTS_REFUSED_COUNT), "unknown refusal");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_against_all_parts, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_one_ulp, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_given_up, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_refusals, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
