// Enclosures of the distance of random cylinders, cones and polytopes, rounded or not, against prisms and pyramids inside and
// around them (polygon_oracle.h). Coordinates are small integers, so that many pairs touch. What one certificate proves,
// no damaged one may prove otherwise.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/body/shape.h"
#include "spec/solver/enclosure.h"
#include "tests/shared/polygon_oracle.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"

enum { MOST = 6 };

typedef struct bench {
  or_random random;
  or_polygon_oracle oracle;
  og_enclosure_solver *solver;
  og_enclosure_answer answer;
  og_enclosure_problem problem;
  og_shape shape;
  og_exact_body body[2];
  og_rational bound[2];
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(1);
  or_polygon_oracle_init(&b->oracle);
  b->solver = og_enclosure_solver_new();
  og_enclosure_answer_init(&b->answer);
  og_enclosure_problem_init(&b->problem);
  og_shape_init(&b->shape);
  for (int k = 0; k < 2; k++) og_exact_body_init(&b->body[k]);
  for (int k = 0; k < 2; k++) og_rational_init(&b->bound[k]);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  or_polygon_oracle_clear(&b->oracle);
  og_enclosure_solver_free(b->solver);
  og_enclosure_answer_clear(&b->answer);
  og_enclosure_problem_clear(&b->problem);
  og_shape_clear(&b->shape);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&b->body[k]);
  for (int k = 0; k < 2; k++) og_rational_clear(&b->bound[k]);
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
  for (int k = 0; k < 3; k++) og_rational_set_si(&s->translation[k], pick(b, -5, 5));
  assert_int_equal(og_shape_to_body(&b->body[body], s, SIZE_MAX), OG_SHAPE_OK);
}

static void pick_pair(bench *b) {
  const bool rounded = pick(b, 0, 2) == 0;
  b->problem.curve[0] = (og_curve)pick(b, 0, 2);
  b->problem.curve[1] = (og_curve)pick(b, b->problem.curve[0] == OG_CURVE_NONE ? 1 : 0, 2);
  for (int k = 0; k < 2; k++) pick_body(b, k, b->problem.curve[k], rounded);
  assert_int_equal(og_problem_set_exact(&b->problem.pair, &b->body[0], &b->body[1], NULL), OG_PROBLEM_OK);
}

static og_enclosure_refusal checked(bench *b) { return og_check_enclosure(&b->problem, &b->answer.certificate); }

// ---- damage ----

// Both bounds become the one number, half of the lower one or twice the upper one.
static og_enclosure_refusal with_bounds(bench *b, const og_rational *bound, long times, long over) {
  og_enclosure_certificate *c = &b->answer.certificate;
  og_rational kept[2], factor;
  for (int k = 0; k < 2; k++) og_rational_init(&kept[k]);
  og_rational_init(&factor);
  og_rational_set(&kept[0], &c->lo);
  og_rational_set(&kept[1], &c->hi);
  og_int_set_si(&factor.num, times);
  og_int_set_si(&factor.den, over);
  og_int_mul(&factor.num, &factor.num, &bound->num);
  og_int_mul(&factor.den, &factor.den, &bound->den);
  og_rational_set(&c->lo, &factor);
  og_rational_set(&c->hi, &factor);
  const og_enclosure_refusal refusal = checked(b);
  og_rational_set(&c->lo, &kept[0]);
  og_rational_set(&c->hi, &kept[1]);
  for (int k = 0; k < 2; k++) og_rational_clear(&kept[k]);
  og_rational_clear(&factor);
  return refusal;
}

static void damage_range(bench *b) {
  og_enclosure_certificate *c = &b->answer.certificate;
  c->kind = OG_ENCLOSURE_TOUCHING;
  assert_int_not_equal(checked(b), OG_ENCLOSURE_ACCEPTED);
  c->kind = OG_ENCLOSURE_PENETRATING;
  assert_int_not_equal(checked(b), OG_ENCLOSURE_ACCEPTED);
  c->kind = OG_ENCLOSURE_RANGE;
  if (og_rational_sign(&c->lo) == 0) return;
  assert_int_equal(with_bounds(b, &c->hi, 1000001, 1000000), OG_ENCLOSURE_REFUSED_SIDE);
  assert_int_equal(with_bounds(b, &c->lo, 999999, 1000000), OG_ENCLOSURE_REFUSED_FAR);
  og_ivec_neg(&c->direction, &c->direction);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_SIDE);
  og_ivec_neg(&c->direction, &c->direction);
}

static void damage_penetrating(bench *b) {
  og_enclosure_certificate *c = &b->answer.certificate;
  c->kind = OG_ENCLOSURE_TOUCHING;
  assert_int_not_equal(checked(b), OG_ENCLOSURE_ACCEPTED);
  c->kind = OG_ENCLOSURE_PENETRATING;
  if (c->count == 1) return;
  og_int_neg(&c->weight[0], &c->weight[0]);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_WEIGHT);
  og_int_neg(&c->weight[0], &c->weight[0]);
  og_int_add(&c->weight[1], &c->weight[1], &c->weight[1]);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_NOT_ZERO);
}

static void damage_place(bench *b) {
  og_enclosure_certificate *c = &b->answer.certificate;
  const int curved = b->problem.curve[0] == OG_CURVE_NONE ? 1 : 0;
  og_body_place *place = &c->place[0][curved];
  og_int_add(&place->x, &place->x, &place->w);
  og_int_add(&place->x, &place->x, &place->w);
  og_int_add(&place->x, &place->x, &place->w);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_OUTSIDE);
  if (b->problem.curve[1 - curved] != OG_CURVE_NONE) return;
  c->place[0][1 - curved].point[0] += MOST;
  assert_int_not_equal(checked(b), OG_ENCLOSURE_ACCEPTED);
}

// ---- the comparison ----

static int order_of(const og_surd *distance, const og_rational *bound) {
  og_surd other;
  og_surd_init(&other);
  og_surd_set_zero(&other);
  og_int_set(&other.p, &bound->num);
  og_int_set(&other.m, &bound->den);
  const int order = og_surd_compare(distance, &other);
  og_surd_clear(&other);
  return order;
}

static int rank(og_relation relation) { return (int)relation - (int)OG_TOUCHING; }

static void expect_between(bench *b, long k, long *tight) {
  const og_enclosure_certificate *c = &b->answer.certificate;
  const og_relation relation = og_enclosure_relation(c);
  or_polygon_distance(&b->oracle, &b->problem, false);
  const int least = rank(b->oracle.answer.finding.relation);
  if (order_of(&b->oracle.answer.finding.distance, &c->lo) < 0) fail_msg("pair %ld: the lower bound is too high", k);
  or_polygon_distance(&b->oracle, &b->problem, true);
  const int most = rank(b->oracle.answer.finding.relation);
  if (order_of(&b->oracle.answer.finding.distance, &c->hi) > 0) fail_msg("pair %ld: the upper bound is too low", k);
  if (relation != OG_RELATION_NONE && (rank(relation) < least || rank(relation) > most))
    fail_msg("pair %ld: %s", k, og_relation_name(relation));
  *tight += least == most;
}

static void lies_between_polygons(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(4000);
  long count[4] = {0, 0, 0, 0}, tight = 0;
  for (long k = 0; k < rounds; k++) {
    pick_pair(b);
    const og_enclosure_status status = og_solve_enclosure(b->solver, OG_DISTANCE, &b->problem, &b->answer);
    if (status != OG_ENCLOSURE_ANSWERED && status != OG_ENCLOSURE_UNDECIDED)
      fail_msg("pair %ld: status %d, %s", k, (int)status, og_enclosure_refusal_text(b->answer.refusal));
    expect_between(b, k, &tight);
    count[og_enclosure_relation(&b->answer.certificate)]++;
    if (b->answer.certificate.kind == OG_ENCLOSURE_RANGE) damage_range(b);
    if (b->answer.certificate.kind == OG_ENCLOSURE_PENETRATING) damage_penetrating(b);
    damage_place(b);
  }
  print_message("%ld undecided, %ld apart, %ld touching, %ld penetrating\n", count[0], count[1], count[2], count[3]);
  assert_true(tight > rounds * 3 / 4 && count[0] < rounds / 50);
  assert_true(count[1] > rounds / 20 && count[3] > rounds / 20 && count[2] > rounds / 200);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(lies_between_polygons, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
