// Pairs of cylinders, cones, spheres and boxes that touch, by hand: rim on face, rim on rim, apex on everything, side
// along side, discs. One ulp beside that they are apart or penetrate. Then widths, and what the checker refuses.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/body/shape.h"
#include "spec/enclosure/solve/enclosure.h"
#include "tests/shared/curved_frame.h"

// A body of the table: a box has three halves, a sphere only a ball.
typedef struct round_body {
  og_curve curve;
  long size[3]; // radius, half height; of a box its halves
  long ball;
  long rotation[4];
  long at[3];
} round_body;

typedef struct touching_pair {
  const char *name;
  round_body a, b;
  int axis, out; // B parts from A along that axis, that way
} touching_pair;

#define CYLINDER OG_CURVE_CYLINDER
#define CONE OG_CURVE_CONE
#define BOX OG_CURVE_NONE
#define STRAIGHT                                                                                                       \
  { 0, 0, 0, 1 }
#define UPSIDE_DOWN                                                                                                    \
  { 1, 0, 0, 0 }
#define LYING_X                                                                                                        \
  { 0, 1, 0, 1 } // the axis along x
#define LYING_Y                                                                                                        \
  { 1, 0, 0, 1 } // along -y
#define LYING_UP                                                                                                       \
  { -1, 0, 0, 1 }

static const touching_pair pairs[] = {
    {"cap on cap", {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, {CYLINDER, {5, 2}, 0, STRAIGHT, {1, 2, 4}}, 2, 1},
    {"side along side", {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, {CYLINDER, {5, 2}, 0, STRAIGHT, {10, 0, 1}}, 0, 1},
    {"3-4-5", {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, {CYLINDER, {5, 2}, 0, STRAIGHT, {6, 8, 1}}, 0, 1},
    {"base on cap", {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, {CONE, {1, 2}, 0, STRAIGHT, {3, 0, 4}}, 2, 1},
    {"apex on cap", {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, {CONE, {1, 2}, 0, UPSIDE_DOWN, {3, 0, 4}}, 2, 1},
    {"apex on side", {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, {CONE, {1, 2}, 0, LYING_Y, {0, 7, 0}}, 1, 1},
    {"apex on apex", {CONE, {1, 2}, 0, STRAIGHT, {0}}, {CONE, {1, 2}, 0, UPSIDE_DOWN, {0, 0, 4}}, 2, 1},
    {"base on side", {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, {CONE, {1, 2}, 0, LYING_UP, {0, 7, 0}}, 1, 1},
    {"crossed sides", {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, {CYLINDER, {1, 2}, 0, LYING_X, {0, 6, 1}}, 1, 1},
    {"lying on a cap", {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, {CYLINDER, {2, 3}, 0, LYING_X, {0, 0, 4}}, 2, 1},
    {"sphere on a cap", {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, {BOX, {0}, 2, STRAIGHT, {1, 0, 4}}, 2, 1},
    {"sphere on a side", {BOX, {0}, 5, STRAIGHT, {6, 8, 1}}, {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, 0, -1},
    {"rounded sides", {CYLINDER, {5, 2}, 1, STRAIGHT, {0}}, {CYLINDER, {5, 2}, 1, STRAIGHT, {0, 12, 0}}, 1, 1},
    {"rim in a face", {BOX, {9, 9, 1}, 0, STRAIGHT, {0}}, {CYLINDER, {5, 2}, 0, LYING_X, {0, 0, 6}}, 2, 1},
    {"rounded box", {BOX, {1, 1, 1}, 1, STRAIGHT, {0}}, {CONE, {5, 2}, 0, STRAIGHT, {3, 3, 4}}, 2, 1},
    {"disc stands on disc", {CYLINDER, {5, 0}, 0, STRAIGHT, {0}}, {CONE, {5, 0}, 0, LYING_Y, {1, 0, 5}}, 2, 1},
    {"disc beside disc", {CYLINDER, {5, 0}, 0, STRAIGHT, {0}}, {CYLINDER, {5, 0}, 0, LYING_Y, {10, 0, 0}}, 0, 1},
};
enum { PAIRS = sizeof pairs / sizeof *pairs };

typedef struct bench {
  og_enclosure_solver *solver;
  og_enclosure_answer answer;
  og_enclosure_problem problem;
  og_shape shape;
  og_exact_body body[2];
  og_rational width;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->solver = og_enclosure_solver_new();
  og_enclosure_answer_init(&b->answer);
  og_enclosure_problem_init(&b->problem);
  og_shape_init(&b->shape);
  for (int k = 0; k < 2; k++) og_exact_body_init(&b->body[k]);
  og_rational_init(&b->width);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_enclosure_solver_free(b->solver);
  og_enclosure_answer_clear(&b->answer);
  og_enclosure_problem_clear(&b->problem);
  og_shape_clear(&b->shape);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&b->body[k]);
  og_rational_clear(&b->width);
  free(b);
  return 0;
}

// The body, moved by way 2^-bits along the axis.
static void set_body(bench *b, int which, const round_body *body, int axis, long way, mp_bitcnt_t bits) {
  og_shape *s = &b->shape;
  og_shape_reset(s, body->curve == OG_CURVE_NONE ? OG_SHAPE_BOX : OG_SHAPE_HULL);
  for (int k = 0; k < 3; k++) og_rational_set_si(&s->half[k], body->size[k]);
  if (body->curve != OG_CURVE_NONE) or_curved_frame_si(s, body->size[0], body->size[1]);
  og_rational_set_si(&s->radius, body->ball);
  s->pose = OG_POSE_ROTATION;
  for (int k = 0; k < 4; k++) og_rational_set_si(&s->rotation[k], body->rotation[k]);
  for (int k = 0; k < 3; k++) og_rational_set_si(&s->translation[k], body->at[k]);
  og_int *num = &s->translation[axis].num, *den = &s->translation[axis].den;
  mpz_mul_2exp(num->z, num->z, bits);
  mpz_mul_2exp(den->z, den->z, bits);
  if (way > 0) mpz_add_ui(num->z, num->z, 1);
  if (way < 0) mpz_sub_ui(num->z, num->z, 1);
  b->problem.curve[which] = body->curve;
  assert_int_equal(og_shape_to_body(&b->body[which], s, SIZE_MAX), OG_SHAPE_OK);
}

static void set_pair(bench *b, const touching_pair *pair, long way, mp_bitcnt_t bits) {
  set_body(b, 0, &pair->a, 0, 0, 0);
  set_body(b, 1, &pair->b, pair->axis, way, bits);
  assert_int_equal(og_problem_set_exact(&b->problem.pair, &b->body[0], &b->body[1], NULL), OG_PROBLEM_OK);
}

static og_relation relation_of(bench *b, og_question question) {
  const og_enclosure_status status = og_solve_enclosure(b->solver, question, &b->problem, &b->answer);
  assert_true(status == OG_ENCLOSURE_ANSWERED || status == OG_ENCLOSURE_UNDECIDED);
  return og_enclosure_relation(&b->answer.certificate);
}

static void expect(bench *b, const touching_pair *pair, long way, mp_bitcnt_t bits, og_relation relation) {
  set_pair(b, pair, way * pair->out, bits);
  for (og_question q = OG_RELATION; q <= OG_DISTANCE; q++)
    if (relation_of(b, q) != relation)
      fail_msg("%s, moved by %ld 2^-%lu: %s", pair->name, way, (unsigned long)bits,
               og_relation_name(og_enclosure_relation(&b->answer.certificate)));
}

static void touch_by_hand(void **state) {
  for (int k = 0; k < PAIRS; k++) expect(*state, &pairs[k], 0, 0, OG_TOUCHING);
}

static void part_one_ulp_out(void **state) {
  for (int k = 0; k < PAIRS; k++) expect(*state, &pairs[k], 1, 52, OG_SEPARATED);
}

static void penetrate_one_ulp_in(void **state) {
  for (int k = 0; k < PAIRS; k++) expect(*state, &pairs[k], -1, 52, OG_PENETRATING);
}

// Deeper along the axis the sides touch, and deeper across it the caps.
static void rims_touch_either_way(void **state) {
  touching_pair rims = {
      "rim on rim", {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, {CYLINDER, {5, 2}, 0, STRAIGHT, {6, 8, 4}}, 2, 1};
  for (int axis = 0; axis < 3; axis++) {
    rims.axis = axis;
    expect(*state, &rims, 0, 0, OG_TOUCHING);
    expect(*state, &rims, -1, 52, OG_TOUCHING);
    expect(*state, &rims, 1, 52, OG_SEPARATED);
  }
}

// ---- widths ----

static double width_of(const og_enclosure_certificate *c) {
  mpq_t lo, hi;
  mpq_inits(lo, hi, NULL);
  mpz_set(mpq_numref(lo), c->lo.num.z);
  mpz_set(mpq_denref(lo), c->lo.den.z);
  mpz_set(mpq_numref(hi), c->hi.num.z);
  mpz_set(mpq_denref(hi), c->hi.den.z);
  mpq_sub(hi, hi, lo);
  const double width = mpq_get_d(hi);
  mpq_clears(lo, hi, NULL);
  return width;
}

static void set_skew(bench *b) {
  const touching_pair skew = {
      "skew", {CYLINDER, {2, 3}, 0, {1, 2, 3, 4}, {0}}, {CONE, {1, 2}, 0, {4, 1, 2, 5}, {5, 6, 7}}, 0, 1};
  set_pair(b, &skew, 0, 0);
}

static void are_as_narrow_as_asked(void **state) {
  bench *b = *state;
  double distance;
  set_skew(b);
  assert_int_equal(relation_of(b, OG_DISTANCE), OG_SEPARATED);
  assert_true(width_of(&b->answer.certificate) <= 0x1p-37); // the size is 8: no coordinates differ by more
  for (mp_bitcnt_t bits = 10; bits <= 160; bits += 50) {
    og_rational_set_si(&b->width, 1);
    mpz_mul_2exp(b->width.den.z, b->width.den.z, bits);
    og_enclosure_solver_set_width(b->solver, &b->width);
    assert_int_equal(relation_of(b, OG_DISTANCE), OG_SEPARATED);
    assert_int_equal(b->answer.status, OG_ENCLOSURE_ANSWERED);
    assert_true(width_of(&b->answer.certificate) <= ldexp(1, -(int)bits));
  }
  assert_true(og_enclosure_double(&distance, &b->answer.certificate));
}

// ---- what the checker refuses ----

static og_enclosure_refusal checked(bench *b) { return og_check_enclosure(&b->problem, &b->answer.certificate); }

static void refuses_ranges(void **state) {
  bench *b = *state;
  og_enclosure_certificate *c = &b->answer.certificate;
  set_skew(b);
  assert_int_equal(relation_of(b, OG_DISTANCE), OG_SEPARATED);
  assert_int_equal(checked(b), OG_ENCLOSURE_ACCEPTED);
  og_int_swap(&c->lo.num, &c->hi.num);
  og_int_swap(&c->lo.den, &c->hi.den);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_RANGE);
  og_int_swap(&c->lo.num, &c->hi.num);
  og_int_swap(&c->lo.den, &c->hi.den);
  og_int_neg(&c->lo.num, &c->lo.num);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_RANGE);
  og_int_neg(&c->lo.den, &c->lo.den);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_RANGE);
  og_rational_set_si(&c->lo, 0);
  og_int_neg(&c->hi.den, &c->hi.den);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_RANGE);
  og_int_neg(&c->hi.den, &c->hi.den);
  og_ivec_set_zero(&c->direction);
  assert_int_equal(checked(b), OG_ENCLOSURE_ACCEPTED); // from zero on nothing need be shown
  og_int_set_si(&c->lo.num, 1);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_DIRECTION);
  c->count = 0;
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_COUNT);
  c->count = 2;
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_COUNT);
}

static void refuses_places(void **state) {
  bench *b = *state;
  og_body_place *box = &b->answer.certificate.place[0][0], *curved = &b->answer.certificate.place[0][1];
  const touching_pair pair = {
      "beside", {BOX, {1, 1, 1}, 0, STRAIGHT, {0}}, {CONE, {5, 2}, 0, STRAIGHT, {9, 0, 0}}, 0, 1};
  set_pair(b, &pair, 0, 0);
  assert_int_equal(relation_of(b, OG_DISTANCE), OG_SEPARATED);
  const size_t count = box->count;
  box->count = OG_PLACE_POINTS + 1;
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_INDEX);
  box->count = 0;
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_WEIGHT);
  box->count = count;
  box->point[0] += 8;
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_INDEX);
  box->point[0] -= 8;
  og_int_neg(&box->weight[0], &box->weight[0]);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_WEIGHT);
  og_int_neg(&box->weight[0], &box->weight[0]);
  assert_int_equal(checked(b), OG_ENCLOSURE_ACCEPTED);
  // The rim of the base is where x^2 + y^2 = w^2, z = -w. Nothing of it may be farther out, as high or lower.
  og_int_set_si(&curved->w, 5);
  og_int_set_si(&curved->x, -3);
  og_int_set_si(&curved->y, 4);
  for (long z = -6; z <= 6; z++) {
    og_int_set_si(&curved->z, z);
    assert_int_equal(checked(b), z == -5 ? OG_ENCLOSURE_REFUSED_FAR : OG_ENCLOSURE_REFUSED_OUTSIDE);
  }
  og_int_set_si(&curved->w, 0);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_OUTSIDE);
}

static void refuses_combinations(void **state) {
  bench *b = *state;
  og_enclosure_certificate *c = &b->answer.certificate;
  const touching_pair pair = {
      "within", {CYLINDER, {5, 2}, 0, STRAIGHT, {0}}, {CONE, {5, 2}, 0, STRAIGHT, {1, 0, 1}}, 0, 1};
  set_pair(b, &pair, 0, 0);
  assert_int_equal(relation_of(b, OG_RELATION), OG_PENETRATING);
  assert_true(c->count >= 4);
  const size_t count = c->count;
  c->count = OG_ENCLOSURE_PAIRS + 1;
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_COUNT);
  c->count = 3;
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_COUNT);
  c->count = 1;
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_FAR);
  c->count = count;
  // Four times nothing is zero, and spans nothing.
  set_pair(b, &pairs[0], 0, 0);
  assert_int_equal(relation_of(b, OG_RELATION), OG_TOUCHING);
  c->kind = OG_ENCLOSURE_PENETRATING;
  c->count = 4;
  for (int k = 0; k < 4; k++) {
    og_int_set_si(&c->weight[k], 1);
    for (int body = 0; body < 2; body++) {
      og_int_set_si(&c->place[k][body].x, 0);
      og_int_set_si(&c->place[k][body].y, 0);
      og_int_set_si(&c->place[k][body].z, k % 2 == 0 ? 1 : -1);
      og_int_set_si(&c->place[k][body].w, 1);
    }
  }
  // The centres are 4 apart along z, and (1, 2) across: no sum of these differences is zero.
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_NOT_ZERO);
  b->problem.pair.b.count = 4;
  for (int k = 0; k < 4; k++) og_ivec_set(&b->problem.pair.b.at[k], &b->problem.pair.a.at[k]);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_FLAT);
}

static void refuses_problems(void **state) {
  bench *b = *state;
  set_pair(b, &pairs[0], 0, 0);
  assert_int_equal(relation_of(b, OG_RELATION), OG_TOUCHING);
  assert_int_equal(checked(b), OG_ENCLOSURE_ACCEPTED);
  b->answer.certificate.kind = OG_ENCLOSURE_NONE;
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_KIND);
  og_int_set_si(&b->problem.pair.radius, -1);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_PROBLEM);
  og_int_set_si(&b->problem.pair.radius, 0);
  og_int_neg(&b->problem.pair.unit_den, &b->problem.pair.unit_den);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_PROBLEM);
  og_int_neg(&b->problem.pair.unit_den, &b->problem.pair.unit_den);
  b->problem.pair.a.count = 3;
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_PROBLEM);
  assert_int_equal(og_solve_enclosure(b->solver, OG_RELATION, &b->problem, &b->answer), OG_ENCLOSURE_REFUSED);
  b->problem.curve[0] = OG_CURVE_NONE;
  b->problem.pair.a.count = 0;
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_PROBLEM);
  b->problem.curve[1] = OG_CURVE_NONE;
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_PROBLEM);
  for (og_enclosure_refusal r = OG_ENCLOSURE_ACCEPTED; r < OG_ENCLOSURE_REFUSED_END; r++)
    assert_true(og_enclosure_refusal_text(r)[0] != '\0');
  assert_string_equal(og_enclosure_refusal_text(OG_ENCLOSURE_REFUSED_END), "unknown refusal");
  assert_string_equal(og_enclosure_kind_name(OG_ENCLOSURE_KIND_COUNT), "none");
  for (int k = 0; k < 2; k++) {
    b->answer.certificate.kind = k == 0 ? OG_ENCLOSURE_NONE : OG_ENCLOSURE_KIND_COUNT;
    assert_int_equal(og_enclosure_relation(&b->answer.certificate), OG_RELATION_NONE);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(touch_by_hand, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(part_one_ulp_out, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(penetrate_one_ulp_in, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(rims_touch_either_way, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(are_as_narrow_as_asked, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(refuses_ranges, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(refuses_places, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(refuses_combinations, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(refuses_problems, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
