// First contacts of random cylinders, cones and polytopes, rounded or not, that translate, against those of prisms
// and pyramids inside and around them (polygon_oracle.h). Coordinates are small integers, so that many graze. No
// damaged certificate is accepted.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/body/shape.h"
#include "spec/solver/enclosure_sweep.h"
#include "tests/shared/polygon_oracle.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"

enum { MOST = 6 };

typedef struct bench {
  or_random random;
  or_polygon_oracle oracle;
  og_sweep_range_solver *solver;
  og_sweep_range_answer answer;
  og_enclosure_problem problem;
  og_shape shape;
  og_exact_body body[2];
  og_exact_motion motion;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(1);
  or_polygon_oracle_init(&b->oracle);
  b->solver = og_sweep_range_solver_new();
  og_sweep_range_answer_init(&b->answer);
  og_enclosure_problem_init(&b->problem);
  og_shape_init(&b->shape);
  for (int k = 0; k < 2; k++) og_exact_body_init(&b->body[k]);
  og_exact_motion_init(&b->motion);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  or_polygon_oracle_clear(&b->oracle);
  og_sweep_range_solver_free(b->solver);
  og_sweep_range_answer_clear(&b->answer);
  og_enclosure_problem_clear(&b->problem);
  og_shape_clear(&b->shape);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&b->body[k]);
  og_exact_motion_clear(&b->motion);
  free(b);
  return 0;
}

static long pick(bench *b, long least, long most) { return or_random_int(&b->random, (int)least, (int)most); }

static void pick_body(bench *b, int body, og_curve curve, bool rounded) {
  og_shape *s = &b->shape;
  og_shape_reset(s, OG_SHAPE_HULL);
  if (curve == OG_CURVE_NONE) {
    og_shape_resize(s, (size_t)pick(b, 1, MOST));
    for (size_t k = 0; k < 3 * s->count; k++) og_rational_set_si(&s->coordinate[k], pick(b, -3, 3));
  } else {
    const long radius = pick(b, 1, 4);
    og_shape_resize(s, 4);
    for (int k = 0; k < 12; k++) og_rational_set_si(&s->coordinate[k], 0);
    og_rational_set_si(&s->coordinate[3], radius);
    og_rational_set_si(&s->coordinate[7], radius);
    og_rational_set_si(&s->coordinate[11], pick(b, 0, 3));
  }
  if (rounded) og_rational_set_si(&s->radius, pick(b, 0, 2));
  s->pose = OG_POSE_ROTATION;
  const long most = pick(b, 0, 2); // often a turn that keeps the axes
  for (int k = 0; k < 4; k++) og_rational_set_si(&s->rotation[k], pick(b, -most, most));
  if (most == 0 || pick(b, 0, 3) == 0) og_rational_set_si(&s->rotation[3], 3);
  bool none = true;
  for (int k = 0; k < 4; k++) none = none && og_rational_sign(&s->rotation[k]) == 0;
  if (none) og_rational_set_si(&s->rotation[0], 1);
  for (int k = 0; k < 3; k++) og_rational_set_si(&s->translation[k], pick(b, -8, 8));
  assert_int_equal(og_shape_to_body(&b->body[body], s, SIZE_MAX), OG_SHAPE_OK);
}

static void pick_pair(bench *b) {
  const bool rounded = pick(b, 0, 2) == 0;
  b->problem.curve[0] = (og_curve)pick(b, 0, 2);
  b->problem.curve[1] = (og_curve)pick(b, b->problem.curve[0] == OG_CURVE_NONE ? 1 : 0, 2);
  for (int k = 0; k < 2; k++) pick_body(b, k, b->problem.curve[k], rounded);
  og_exact_motion *motion = &b->motion;
  og_int *const velocity[] = {&motion->velocity.x, &motion->velocity.y, &motion->velocity.z};
  for (int k = 0; k < 3; k++) og_int_set_si(velocity[k], pick(b, -4, 4));
  og_int_set_si(&motion->den, pick(b, 1, 3));
  motion->has_until = pick(b, 0, 1) == 0;
  og_int_set_si(&motion->until_num, pick(b, 0, 9));
  og_int_set_si(&motion->until_den, pick(b, 1, 3));
  assert_int_equal(og_problem_set_exact(&b->problem.pair, &b->body[0], &b->body[1], motion), OG_PROBLEM_OK);
}

// ---- damage ----

static og_sweep_refusal checked(bench *b) { return og_check_sweep_range(&b->problem, &b->answer.range); }

// Each number of the certificate, changed so that it proves nothing.
static void damage(bench *b) {
  og_sweep_range *r = &b->answer.range;
  const og_sweep_range_kind kind = r->kind;
  assert_int_equal(checked(b), OG_SWEEP_ACCEPTED);
  r->kind = OG_SWEEP_RANGE_NONE;
  assert_int_equal(checked(b), OG_SWEEP_REFUSED_KIND);
  r->kind = kind;
  og_ivec kept;
  og_ivec_init(&kept);
  og_ivec_swap(&kept, &r->direction);
  const bool needed = !og_ivec_is_zero(&kept);
  assert_int_equal(checked(b), needed ? OG_SWEEP_REFUSED_DIRECTION : OG_SWEEP_ACCEPTED);
  og_ivec_neg(&r->direction, &kept);
  if (needed) assert_int_not_equal(checked(b), OG_SWEEP_ACCEPTED);
  og_ivec_swap(&kept, &r->direction);
  og_ivec_clear(&kept);
  if (kind == OG_SWEEP_RANGE_NEVER) {
    r->kind = OG_SWEEP_RANGE_FIRST;
    assert_int_equal(checked(b), OG_SWEEP_REFUSED_CONTACT);
    r->kind = kind;
    og_rational_set_si(&r->apart, 0);
    assert_int_equal(checked(b), OG_SWEEP_REFUSED_APART);
    og_rational_set_si(&r->apart, 1000);
    assert_int_equal(checked(b), OG_SWEEP_REFUSED_SIDE);
  }
  if (kind != OG_SWEEP_RANGE_FIRST) return;
  og_int_set_si(&r->contact.place[0][0].w, 0);
  if (b->problem.curve[0] != OG_CURVE_NONE) assert_int_equal(checked(b), OG_SWEEP_REFUSED_CONTACT);
  r->contact.kind = OG_ENCLOSURE_RANGE;
  assert_int_equal(checked(b), OG_SWEEP_REFUSED_CONTACT);
  og_rational_set_si(&r->hi, -1);
  assert_int_equal(checked(b), OG_SWEEP_REFUSED_RANGE);
  og_rational_set_si(&r->lo, -1);
  assert_int_equal(checked(b), OG_SWEEP_REFUSED_RANGE);
}

// ---- the comparison ----

static int order_of(const og_surd *time, const og_rational *bound) {
  og_surd other;
  og_surd_init(&other);
  og_surd_set_zero(&other);
  og_int_set(&other.p, &bound->num);
  og_int_set(&other.m, &bound->den);
  const int order = og_surd_compare(time, &other);
  og_surd_clear(&other);
  return order;
}

// What is within the bodies meets no sooner, and what is around them no later.
static void expect_between(bench *b, long k, long *tight) {
  const og_sweep_range *r = &b->answer.range;
  const og_finding *found = &b->oracle.answer.finding;
  or_polygon_sweep(&b->oracle, &b->problem, false);
  const bool within = found->hit;
  if (within && r->kind == OG_SWEEP_RANGE_NEVER) fail_msg("sweep %ld: a contact is missed", k);
  if (within && order_of(&found->first, &r->lo) < 0) fail_msg("sweep %ld: the first time is too late", k);
  or_polygon_sweep(&b->oracle, &b->problem, true);
  if (!found->hit && r->kind == OG_SWEEP_RANGE_FIRST) fail_msg("sweep %ld: a contact is invented", k);
  if (found->hit && r->kind == OG_SWEEP_RANGE_FIRST && order_of(&found->first, &r->hi) > 0)
    fail_msg("sweep %ld: the second time is too early", k);
  *tight += within == found->hit;
}

static void lies_between_polygons(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(4000);
  long count[OG_SWEEP_RANGE_KIND_COUNT] = {0}, exact = 0, tight = 0;
  for (long k = 0; k < rounds; k++) {
    pick_pair(b);
    const og_enclosure_status status = og_solve_sweep_range(b->solver, &b->problem, &b->answer);
    const og_sweep_range *r = &b->answer.range;
    if (status != OG_ENCLOSURE_ANSWERED && status != OG_ENCLOSURE_UNDECIDED)
      fail_msg("sweep %ld: status %d, %s", k, (int)status, og_sweep_refusal_text(b->answer.refusal));
    expect_between(b, k, &tight);
    count[r->kind]++;
    exact += r->kind == OG_SWEEP_RANGE_FIRST && og_rational_sign(&r->lo) > 0 && og_rational_equal(&r->lo, &r->hi);
    damage(b);
  }
  print_message("%ld meet, %ld of them at a fraction, %ld never meet, %ld undecided\n", count[OG_SWEEP_RANGE_FIRST],
                exact, count[OG_SWEEP_RANGE_NEVER], count[OG_SWEEP_RANGE_CLEAR]);
  assert_true(tight > rounds * 3 / 4 && count[OG_SWEEP_RANGE_CLEAR] < rounds / 50);
  assert_true(count[OG_SWEEP_RANGE_FIRST] > rounds / 20 && count[OG_SWEEP_RANGE_NEVER] > rounds / 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(lies_between_polygons, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
