// Relations of cylinders and cones with polytopes, against brute force in plain rationals (tests/oracle/curved.h) and,
// of another kind, against prisms and pyramids inside and around them. Coordinates are small integers, so that many
// pairs touch; some are moved by 2^-60. What one certificate proves, no damaged one may prove otherwise.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/body/shape.h"
#include "spec/curved/solve/curved.h"
#include "spec/pair/solve/solver.h"
#include "tests/oracle/curved.h"
#include "tests/shared/curved_frame.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"

enum { MOST = 8, RING = 20, FINE = 60 };

typedef struct bench {
  or_random random;
  og_solver *solver;
  og_curved_answer answer;
  og_curved_problem problem;
  og_problem prism;
  og_shape frame, polytope;
  og_exact_body body[2];
  mpq_t radius, half_height, xyz[3 * MOST];
  size_t count;
  bool cone;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(wanted_seed());
  b->solver = og_solver_new();
  og_curved_answer_init(&b->answer);
  og_curved_problem_init(&b->problem);
  og_problem_init(&b->prism);
  og_shape_init(&b->frame);
  og_shape_init(&b->polytope);
  for (int k = 0; k < 2; k++) og_exact_body_init(&b->body[k]);
  mpq_inits(b->radius, b->half_height, NULL);
  for (int k = 0; k < 3 * MOST; k++) mpq_init(b->xyz[k]);
  *state = b;
  return b == NULL;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_solver_free(b->solver);
  og_curved_answer_clear(&b->answer);
  og_curved_problem_clear(&b->problem);
  og_problem_clear(&b->prism);
  og_shape_clear(&b->frame);
  og_shape_clear(&b->polytope);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&b->body[k]);
  mpq_clears(b->radius, b->half_height, NULL);
  for (int k = 0; k < 3 * MOST; k++) mpq_clear(b->xyz[k]);
  free(b);
  return 0;
}

static long pick(bench *b, long least, long most) { return or_random_int(&b->random, (int)least, (int)most); }

// An integer, now and then 2^-60 beside it.
static void pick_number(bench *b, mpq_t r, long least, long most, bool fine) {
  mpq_set_si(r, pick(b, least, most), 1);
  if (!fine || pick(b, 0, 3) != 0) return;
  mpq_t step;
  mpq_init(step);
  mpq_set_si(step, pick(b, 0, 1) == 0 ? -1 : 1, 1);
  mpq_div_2exp(step, step, FINE);
  mpq_add(r, r, step);
  mpq_clear(step);
}

static void set_rational(og_rational *r, const mpq_t a) {
  mpz_set(r->num.z, mpq_numref(a));
  mpz_set(r->den.z, mpq_denref(a));
}

static void pick_pair(bench *b) {
  const bool fine = pick(b, 0, 1) == 0;
  b->cone = pick(b, 0, 1) == 0;
  b->count = (size_t)pick(b, 1, pick(b, 0, 1) == 0 ? 2 : MOST);
  pick_number(b, b->radius, 1, 5, fine);
  pick_number(b, b->half_height, 0, 3, false);
  for (size_t k = 0; k < 3 * b->count; k++) pick_number(b, b->xyz[k], -7, 7, fine);
  // Often on the one side, so that not all penetrate.
  const long shift = pick(b, 0, 7), way = pick(b, 0, 2);
  mpq_t by;
  mpq_init(by);
  mpq_set_si(by, shift, 1);
  // Often a vertex on the surface: on the circle of radius 5, or as high as an end.
  if (pick(b, 0, 2) == 0) {
    mpq_set_si(b->radius, 5, 1);
    mpq_set_si(b->xyz[0], 3 - (way == 0 ? shift : 0), 1);
    mpq_set_si(b->xyz[1], 4 - (way == 1 ? shift : 0), 1);
  }
  if (pick(b, 0, 2) == 0) {
    mpq_set(b->xyz[2], b->half_height);
    if (way == 2) mpq_sub(b->xyz[2], b->xyz[2], by);
  }
  for (size_t k = 0; k < b->count; k++) mpq_add(b->xyz[3 * k + (size_t)way], b->xyz[3 * k + (size_t)way], by);
  mpq_clear(by);
}

static void make_problem(bench *b) {
  og_rational size[2];
  for (int k = 0; k < 2; k++) og_rational_init(&size[k]);
  set_rational(&size[0], b->radius);
  set_rational(&size[1], b->half_height);
  or_curved_frame(&b->frame, &size[0], &size[1]);
  for (int k = 0; k < 2; k++) og_rational_clear(&size[k]);
  og_shape_reset(&b->polytope, OG_SHAPE_HULL);
  og_shape_resize(&b->polytope, b->count);
  for (size_t k = 0; k < 3 * b->count; k++) set_rational(&b->polytope.coordinate[k], b->xyz[k]);
  or_pick_one_pose(&b->random, &b->frame, &b->polytope);
  b->problem.is_b = pick(b, 0, 1) == 1;
  b->problem.curve = b->cone ? OG_CURVE_CONE : OG_CURVE_CYLINDER;
  assert_int_equal(og_shape_to_body(&b->body[b->problem.is_b], &b->frame, SIZE_MAX), OG_SHAPE_OK);
  assert_int_equal(og_shape_to_body(&b->body[!b->problem.is_b], &b->polytope, SIZE_MAX), OG_SHAPE_OK);
  assert_int_equal(og_problem_set_exact(&b->problem.pair, &b->body[0], &b->body[1], NULL), OG_PROBLEM_OK);
}

static int relation_of(og_relation relation) { return (int)relation - (int)OG_TOUCHING; }

// ---- the relation, and what its certificate must not prove when damaged ----

static void damage(bench *b) {
  og_curved_certificate *c = &b->answer.certificate;
  const og_relation right = c->relation;
  // Another relation from the same proof: a separation shows no contact, a common point no separation.
  c->relation = right == OG_SEPARATED ? OG_PENETRATING : OG_SEPARATED;
  assert_int_not_equal(og_check_curved(&b->problem, c), OG_CURVED_ACCEPTED);
  c->relation = right;
  if (right != OG_PENETRATING) {
    og_ivec_neg(&c->direction, &c->direction);
    const og_curved_refusal refusal = og_check_curved(&b->problem, c);
    og_ivec_neg(&c->direction, &c->direction);
    // Only flat bodies in one plane lie on both sides of it.
    assert_true(refusal == OG_CURVED_REFUSED_SIDE || (right == OG_TOUCHING && mpq_sgn(b->half_height) == 0));
  }
  if (right != OG_SEPARATED) {
    og_int_neg(&c->weight[0], &c->weight[0]);
    assert_int_equal(og_check_curved(&b->problem, c),
                     og_int_sign(&c->weight[0]) < 0 ? OG_CURVED_REFUSED_WEIGHT : OG_CURVED_ACCEPTED);
    og_int_neg(&c->weight[0], &c->weight[0]);
    c->point[0] += MOST;
    assert_int_equal(og_check_curved(&b->problem, c), OG_CURVED_REFUSED_INDEX);
    c->point[0] -= MOST;
  }
}

static void agrees_with_brute_force(void **state) {
  bench *b = *state;
  long count[3] = {0, 0, 0};
  const long rounds = wanted_pairs(3000);
  for (long k = 0; k < rounds; k++) {
    pick_pair(b);
    make_problem(b);
    const int truth = or_curved_relation(b->cone, b->radius, b->half_height, b->xyz, b->count);
    if (og_solve_curved(&b->problem, &b->answer) != OG_CURVED_ACCEPTED)
      fail_msg("pair %ld: %s", k, og_curved_refusal_text(b->answer.refusal));
    if (relation_of(b->answer.certificate.relation) != truth)
      fail_msg("pair %ld: %d, by brute force %d", k, relation_of(b->answer.certificate.relation), truth);
    count[truth + 1]++;
    damage(b);
  }
  print_message("%ld apart, %ld touching, %ld penetrating\n", count[0], count[1], count[2]);
  for (int k = 0; k < 3; k++) assert_true(count[k] > rounds / 25);
}

// ---- prisms and pyramids ----

// Points of the circle of radius 65, counterclockwise.
static const int ring[RING][2] = {{65, 0},    {63, 16},  {56, 33},  {39, 52},  {16, 63},   {0, 65},    {-16, 63},
                                  {-33, 56},  {-52, 39}, {-63, 16}, {-65, 0},  {-63, -16}, {-56, -33}, {-39, -52},
                                  {-16, -63}, {0, -65},  {16, -63}, {33, -56}, {52, -39},  {63, -16}};

// The hull of the ring, scaled by numerator / denominator, in place of the circle. Neighbours of the ring are at most
// 23 degrees apart: by 26 / 25 it holds the circle.
static void make_prism(bench *b, long numerator, long denominator) {
  const og_points *frame = og_curved_frame(&b->problem), *other = og_curved_other(&b->problem);
  const bool to_apex = b->cone && mpq_sgn(b->half_height) != 0;
  og_curved_axes axes;
  og_int weight, unit;
  og_curved_axes_init(&axes);
  og_int_init(&weight);
  og_int_init(&unit);
  og_int_set_si(&unit, 65 * denominator);
  assert_true(og_curved_axes_set(&axes, frame));
  og_points_resize(&b->prism.a, 2 * RING);
  og_points_resize(&b->prism.b, other->count);
  for (int k = 0; k < 2 * RING; k++) {
    og_ivec *p = &b->prism.a.at[k];
    const bool top = k >= RING;
    og_ivec_set(p, &frame->at[0]);
    if (top) og_ivec_add(p, p, &axes.a);
    else og_ivec_sub(p, p, &axes.a);
    og_ivec_scale(p, &unit, p);
    if (top && to_apex) continue;
    og_int_set_si(&weight, numerator * ring[k % RING][0]);
    og_ivec_addmul(p, &weight, &axes.u);
    og_int_set_si(&weight, numerator * ring[k % RING][1]);
    og_ivec_addmul(p, &weight, &axes.v);
  }
  for (size_t k = 0; k < other->count; k++) og_ivec_scale(&b->prism.b.at[k], &unit, &other->at[k]);
  og_int_set_si(&b->prism.until_den, 1);
  og_int_set_si(&b->prism.unit_den, 1);
  og_problem_approximate(&b->prism);
  og_int_clear(&weight);
  og_int_clear(&unit);
  og_curved_axes_clear(&axes);
}

static int prism_relation(bench *b, long numerator, long denominator) {
  og_answer answer;
  og_answer_init(&answer);
  make_prism(b, numerator, denominator);
  assert_int_equal(og_solve(b->solver, OG_RELATION, &b->prism, NULL, &answer), OG_ANSWERED);
  const int relation = relation_of(answer.finding.relation);
  og_answer_clear(&answer);
  return relation;
}

static void lies_between_prisms(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(1500);
  long decided = 0;
  for (long k = 0; k < rounds; k++) {
    pick_pair(b);
    make_problem(b);
    assert_int_equal(og_solve_curved(&b->problem, &b->answer), OG_CURVED_ACCEPTED);
    const int relation = relation_of(b->answer.certificate.relation), least = prism_relation(b, 1, 1),
              most = prism_relation(b, 26, 25);
    assert_true(least <= relation && relation <= most);
    decided += least == most;
  }
  assert_true(decided > rounds * 2 / 3);
}

// ---- by hand ----

static void set_pair(bench *b, bool cone, long radius, long half_height, size_t count, const long *xyz) {
  b->cone = cone;
  b->count = count;
  mpq_set_si(b->radius, radius, 1);
  mpq_set_si(b->half_height, half_height, 1);
  for (size_t k = 0; k < 3 * count; k++) mpq_set_si(b->xyz[k], xyz[k], 1);
}

static void expect(bench *b, int relation) {
  make_problem(b);
  assert_int_equal(og_solve_curved(&b->problem, &b->answer), OG_CURVED_ACCEPTED);
  assert_int_equal(relation_of(b->answer.certificate.relation), relation);
}

// Moves coordinate k of the polytope by 2^-bits, up or down.
static void nudge(bench *b, size_t k, int way, mp_bitcnt_t bits) {
  mpq_t step;
  mpq_init(step);
  mpq_set_si(step, way, 1);
  mpq_div_2exp(step, step, bits);
  mpq_add(b->xyz[k], b->xyz[k], step);
  mpq_clear(step);
}

// That pair touches, and no longer when coordinate k is moved out or in: by one ulp near 1, and by the least binary64.
static void on_edge(bench *b, bool cone, long radius, long half_height, size_t count, const long *xyz, size_t k,
                    int out) {
  static const mp_bitcnt_t bits[2] = {52, 1074};
  set_pair(b, cone, radius, half_height, count, xyz);
  expect(b, 0);
  for (int i = 0; i < 2; i++) {
    set_pair(b, cone, radius, half_height, count, xyz);
    nudge(b, k, out, bits[i]);
    expect(b, -1);
    nudge(b, k, -2 * out, bits[i]);
    expect(b, 1);
  }
}

static void touches_by_hand(void **state) {
  bench *b = *state;
  on_edge(b, false, 5, 2, 1, (const long[]){3, 4, 0}, 0, 1);                     // a side
  on_edge(b, false, 5, 2, 1, (const long[]){3, 0, 2}, 2, 1);                     // an end
  on_edge(b, false, 5, 2, 1, (const long[]){3, 0, -2}, 2, -1);                   // the other
  on_edge(b, false, 5, 2, 2, (const long[]){2, 3, 5, 4, 5, -1}, 2, 1);           // an edge across the rim
  on_edge(b, true, 6, 2, 1, (const long[]){0, 3, 0}, 1, 1);                      // a cone's side
  on_edge(b, true, 6, 2, 1, (const long[]){0, 0, 2}, 2, 1);                      // its apex
  on_edge(b, true, 6, 2, 3, (const long[]){9, 0, 2, -9, 9, 2, -9, -9, 2}, 2, 1); // its apex in a face, which is tilted
  on_edge(b, true, 6, 2, 1, (const long[]){1, 2, -2}, 2, -1);                    // its base
  on_edge(b, false, 5, 0, 2, (const long[]){3, 4, -1, 3, 4, 1}, 0, 1);           // a disc's rim
}

// A wedge whose edge meets the apex's plane beside the apex, as near as binary64 goes.
static void parts_at_the_apex(void **state) {
  bench *b = *state;
  set_pair(b, true, 5, 2, 2, (const long[]){0, 0, 2, 0, 1, 2});
  expect(b, 0);
  nudge(b, 0, 1, 1074);
  nudge(b, 3, -1, 1074);
  expect(b, -1);
}

static void refuses_what_is_none(void **state) {
  bench *b = *state;
  set_pair(b, false, 5, 2, 1, (const long[]){3, 4, 0});
  expect(b, 0);
  og_curved_certificate *c = &b->answer.certificate;
  og_curved_problem *p = &b->problem;
  og_ivec_set_zero(&c->direction);
  assert_int_equal(og_check_curved(p, c), OG_CURVED_REFUSED_DIRECTION);
  c->relation = OG_RELATION_NONE;
  assert_int_equal(og_check_curved(p, c), OG_CURVED_REFUSED_FORM);
  c->relation = OG_PENETRATING;
  assert_int_equal(og_check_curved(p, c), OG_CURVED_REFUSED_OUTSIDE);
  c->count = OG_CURVED_MEAN + 1;
  assert_int_equal(og_check_curved(p, c), OG_CURVED_REFUSED_INDEX);
  c->count = 0;
  assert_int_equal(og_check_curved(p, c), OG_CURVED_REFUSED_WEIGHT);
  og_points *frame = p->is_b ? &p->pair.b : &p->pair.a;
  og_ivec_add(&frame->at[1], &frame->at[1], &frame->at[2]);
  assert_int_equal(og_check_curved(p, c), OG_CURVED_REFUSED_PROBLEM);
  assert_int_equal(og_solve_curved(p, &b->answer), OG_CURVED_REFUSED_PROBLEM);
  p->curve = OG_CURVE_NONE;
  assert_int_equal(og_check_curved(p, c), OG_CURVED_REFUSED_PROBLEM);
  assert_int_equal(og_solve_curved(p, &b->answer), OG_CURVED_REFUSED_PROBLEM);
  for (og_curved_refusal r = OG_CURVED_ACCEPTED; r < OG_CURVED_REFUSED_COUNT; r++)
    assert_true(og_curved_refusal_text(r)[0] != '\0');
}

// ---- what the checker asks, one condition at a time ----

static og_points *frame_of(bench *b) { return b->problem.is_b ? &b->problem.pair.b : &b->problem.pair.a; }
static og_points *other_of(bench *b) { return b->problem.is_b ? &b->problem.pair.a : &b->problem.pair.b; }

// A frame whose U and V are made of the sums of these axes; U, V and A as they are otherwise.
static og_curved_refusal with_frame(bench *b, bool u_and_a, bool v_and_a, bool no_u_and_v, int times_u) {
  set_pair(b, false, 5, 2, 1, (const long[]){3, 4, 0});
  expect(b, 0);
  og_points *frame = frame_of(b);
  og_ivec a, u;
  og_ivec_init(&a);
  og_ivec_init(&u);
  og_ivec_sub(&a, &frame->at[3], &frame->at[0]);
  og_ivec_sub(&u, &frame->at[1], &frame->at[0]);
  if (u_and_a) og_ivec_add(&frame->at[1], &frame->at[1], &a);
  if (v_and_a) og_ivec_add(&frame->at[2], &frame->at[2], &a);
  if (no_u_and_v) og_ivec_set(&frame->at[1], &frame->at[0]);
  if (no_u_and_v) og_ivec_set(&frame->at[2], &frame->at[0]);
  for (int k = 1; k < times_u; k++) og_ivec_add(&frame->at[1], &frame->at[1], &u);
  og_ivec_clear(&a);
  og_ivec_clear(&u);
  return og_check_curved(&b->problem, &b->answer.certificate);
}

static void asks_for_a_frame(void **state) {
  bench *b = *state;
  assert_int_equal(with_frame(b, false, false, false, 1), OG_CURVED_ACCEPTED);
  assert_int_equal(with_frame(b, true, false, false, 1), OG_CURVED_REFUSED_PROBLEM);
  assert_int_equal(with_frame(b, false, true, false, 1), OG_CURVED_REFUSED_PROBLEM);
  assert_int_equal(with_frame(b, true, true, false, 1), OG_CURVED_REFUSED_PROBLEM); // equally long, and askew
  assert_int_equal(with_frame(b, false, false, true, 1), OG_CURVED_REFUSED_PROBLEM);
  assert_int_equal(with_frame(b, false, false, false, 2), OG_CURVED_REFUSED_PROBLEM);
}

static void asks_for_a_polytope(void **state) {
  bench *b = *state;
  set_pair(b, false, 5, 2, 1, (const long[]){3, 4, 0});
  expect(b, 0);
  og_int_set_si(&b->problem.pair.radius, 1);
  assert_int_equal(og_check_curved(&b->problem, &b->answer.certificate), OG_CURVED_REFUSED_PROBLEM);
  og_int_set_si(&b->problem.pair.radius, 0);
  const size_t count = other_of(b)->count;
  other_of(b)->count = 0;
  assert_int_equal(og_check_curved(&b->problem, &b->answer.certificate), OG_CURVED_REFUSED_PROBLEM);
  assert_int_equal(og_solve_curved(&b->problem, &b->answer), OG_CURVED_REFUSED_PROBLEM);
  other_of(b)->count = count;
  assert_int_equal(og_solve_curved(&b->problem, &b->answer), OG_CURVED_ACCEPTED);
}

static og_curved_refusal mean_of(bench *b, size_t i, long of_i, size_t j, long of_j) {
  og_curved_certificate *c = &b->answer.certificate;
  og_curved_certificate_reset(c);
  c->relation = OG_PENETRATING;
  c->count = 2;
  c->point[0] = (uint32_t)i;
  c->point[1] = (uint32_t)j;
  og_int_set_si(&c->weight[0], of_i);
  og_int_set_si(&c->weight[1], of_j);
  return og_check_curved(&b->problem, c);
}

// A disc is penetrated by a mean within its circle of points on both sides of it, whose weights are positive.
static void asks_for_both_sides_of_a_disc(void **state) {
  bench *b = *state;
  set_pair(b, false, 5, 0, 4, (const long[]){1, 0, -1, 1, 0, 1, 1, 1, 0, 2, 0, 0});
  expect(b, 1);
  assert_int_equal(mean_of(b, 0, 1, 1, 1), OG_CURVED_ACCEPTED);
  assert_int_equal(mean_of(b, 2, 1, 3, 1), OG_CURVED_REFUSED_OUTSIDE);
  assert_int_equal(mean_of(b, 0, 0, 2, 1), OG_CURVED_REFUSED_OUTSIDE);
  assert_int_equal(mean_of(b, 0, 1, 2, 1), OG_CURVED_REFUSED_OUTSIDE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(agrees_with_brute_force, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(lies_between_prisms, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(touches_by_hand, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(parts_at_the_apex, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(refuses_what_is_none, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(asks_for_a_frame, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(asks_for_a_polytope, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(asks_for_both_sides_of_a_disc, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
