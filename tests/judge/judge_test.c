// Statements made by hand, judged: what is right, what is tolerable, what is wrong, and every error to the last bit.

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "tool/judge/judge.h"

typedef struct fixture {
  og_vec3 vertex[2][8];
  og_body body[2];
  og_exact_pair pair;
  og_statement statement;
} fixture;

static int set_up(void **state) {
  static fixture f;
  memset(&f, 0, sizeof f);
  og_exact_pair_init(&f.pair);
  og_statement_init(&f.statement);
  *state = &f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  og_exact_pair_clear(&f->pair);
  og_statement_clear(&f->statement);
  return 0;
}

static void set_cube(fixture *f, int which, og_vec3 centre, og_scalar half) {
  for (int k = 0; k < 8; k++)
    f->vertex[which][k] = (og_vec3){centre.x + ((k & 1) != 0 ? half : -half), centre.y + ((k & 2) != 0 ? half : -half),
                                    centre.z + ((k & 4) != 0 ? half : -half)};
  f->body[which] = (og_body){.kind = OG_BODY_HULL, .vertex_count = 8, .vertex = f->vertex[which]};
}

static void set_ball(fixture *f, int which, og_vec3 centre, og_scalar radius) {
  f->vertex[which][0] = centre;
  f->body[which] = (og_body){.kind = OG_BODY_SPHERE, .vertex_count = 1, .vertex = f->vertex[which], .radius = radius};
}

static og_judgement judge(fixture *f, const og_claim *claim) {
  assert_true(og_exact_pair_solve(&f->pair, &f->body[0], &f->body[1]));
  og_statement_of_claim(&f->statement, claim);
  return og_judge(&f->pair, &f->statement, og_scalar_tolerance());
}

static void expect(const og_judgement *judgement, og_check_what what, og_error_class class, double absolute) {
  const og_checked *check = og_find_check(judgement, what);
  assert_non_null(check);
  if (check->class != class || check->absolute != absolute)
    fail_msg("%s: %s error of %a; expected %s, %a", og_check_name(what), og_error_class_name(check->class),
             check->absolute, og_error_class_name(class), absolute);
}

static og_claim apart_by(og_scalar distance) {
  return (og_claim){.verdict = OG_VERDICT_APART, .has_distance = true, .distance = distance};
}

static og_claim deep(og_scalar depth, og_vec3 normal) {
  return (og_claim){
      .verdict = OG_VERDICT_MEET, .has_depth = true, .depth = depth, .has_normal = true, .normal = normal};
}

static void distances(void **state) {
  fixture *f = *state;
  set_ball(f, 0, (og_vec3){0, 0, 0}, 0);
  set_ball(f, 1, (og_vec3){3, 4, 0}, 0);
  og_claim claim = apart_by(5);
  og_judgement judgement = judge(f, &claim);
  assert_int_equal(judgement.judged, OG_RIGHT);
  expect(&judgement, OG_CHECK_VERDICT, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_DISTANCE, OG_ERROR_NONE, 0);
  claim = apart_by(nextafter(5, 6));
  judgement = judge(f, &claim);
  assert_int_equal(judgement.judged, OG_RIGHT);
  expect(&judgement, OG_CHECK_DISTANCE, OG_ERROR_ROUNDING, 0x1p-50);
  assert_true(og_find_check(&judgement, OG_CHECK_DISTANCE)->ulps == 1);
  assert_true(og_find_check(&judgement, OG_CHECK_DISTANCE)->fraction == 0x1p-50 / 5);
  assert_true(og_find_check(&judgement, OG_CHECK_DISTANCE)->relative == 0x1p-50 / 5);
  claim = apart_by(5 + 0x1p-40);
  judgement = judge(f, &claim);
  assert_int_equal(judgement.judged, OG_TOLERABLE);
  expect(&judgement, OG_CHECK_DISTANCE, OG_ERROR_NEAR, 0x1p-40);
  claim = apart_by(1e300);
  judgement = judge(f, &claim);
  assert_int_equal(judgement.judged, OG_WRONG);
  expect(&judgement, OG_CHECK_DISTANCE, OG_ERROR_GROSS, 1e300);
  // sqrt(2): the nearest double is off by 9.667e-17, which a subtraction of doubles calls 0.
  set_ball(f, 1, (og_vec3){1, 1, 0}, 0);
  claim = apart_by(sqrt(2));
  judgement = judge(f, &claim);
  const double off = og_find_check(&judgement, OG_CHECK_DISTANCE)->absolute;
  assert_true(off > 9.66e-17 && off < 9.68e-17);
}

static void verdicts(void **state) {
  fixture *f = *state;
  const og_claim apart = {.verdict = OG_VERDICT_APART}, meet = {.verdict = OG_VERDICT_MEET};
  // How far the second cube's face is beyond the first one's, and what it means to call the cubes one or the other.
  const struct {
    double gap;
    og_error_class apart, meet;
    og_judged judged_apart, judged_meet;
  } cases[] = {
      {0, OG_ERROR_ROUNDING, OG_ERROR_NONE, OG_TOLERABLE, OG_RIGHT},
      {DBL_EPSILON, OG_ERROR_NONE, OG_ERROR_ROUNDING, OG_RIGHT, OG_TOLERABLE},
      {-DBL_EPSILON, OG_ERROR_ROUNDING, OG_ERROR_NONE, OG_TOLERABLE, OG_RIGHT},
      {0x1p-40, OG_ERROR_NONE, OG_ERROR_NEAR, OG_RIGHT, OG_WRONG},
      {-0x1p-40, OG_ERROR_NEAR, OG_ERROR_NONE, OG_WRONG, OG_RIGHT},
      {0x1p-10, OG_ERROR_NONE, OG_ERROR_GROSS, OG_RIGHT, OG_WRONG},
      {-0x1p-10, OG_ERROR_GROSS, OG_ERROR_NONE, OG_WRONG, OG_RIGHT},
  };
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    set_cube(f, 0, (og_vec3){0, 0, 0}, 1);
    set_cube(f, 1, (og_vec3){1.5, 0, 0}, 0.5);
    for (int v = 0; v < 8; v++) f->vertex[1][v].x += v % 2 == 0 ? cases[k].gap : 0;
    const double error = fabs(cases[k].gap);
    og_judgement judgement = judge(f, &apart);
    assert_int_equal(judgement.judged, cases[k].judged_apart);
    expect(&judgement, OG_CHECK_VERDICT, cases[k].apart, cases[k].gap < 0 ? error : 0);
    judgement = judge(f, &meet);
    assert_int_equal(judgement.judged, cases[k].judged_meet);
    expect(&judgement, OG_CHECK_VERDICT, cases[k].meet, cases[k].gap > 0 ? error : 0);
    f->statement.verdict = OG_VERDICT_NONE;
    f->statement.relation = OG_TOUCHING;
    judgement = og_judge(&f->pair, &f->statement, og_scalar_tolerance());
    assert_int_equal(judgement.judged == OG_RIGHT, cases[k].gap == 0);
    assert_true(og_find_check(&judgement, OG_CHECK_RELATION)->absolute == error);
  }
}

// One number for distance and depth, judged once; what else is stated is judged where its sign is right.
static void separations(void **state) {
  fixture *f = *state;
  static const struct {
    double gap, stated;
    og_error_class class;
    og_judged judged;
    bool others; // are points and normal judged?
  } cases[] = {
      {0.5, 0.5, OG_ERROR_NONE, OG_RIGHT, true},        {0.5, 0.75, OG_ERROR_GROSS, OG_WRONG, true},
      {0.5, -0.5, OG_ERROR_GROSS, OG_WRONG, false},     {0.5, 0, OG_ERROR_GROSS, OG_WRONG, false},
      {-0.5, -0.5, OG_ERROR_NONE, OG_RIGHT, true},      {-0.5, -0.25, OG_ERROR_GROSS, OG_WRONG, true},
      {-0.5, 0x1p-40, OG_ERROR_GROSS, OG_WRONG, false}, {0, 0, OG_ERROR_NONE, OG_RIGHT, true},
      {0, -0x1p-60, OG_ERROR_ROUNDING, OG_RIGHT, true}, {0, 0x1p-60, OG_ERROR_ROUNDING, OG_RIGHT, true},
  };
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    const double gap = cases[k].gap;
    set_cube(f, 0, (og_vec3){0, 0, 0}, 0.5);
    set_cube(f, 1, (og_vec3){1 + gap, 0, 0}, 0.5);
    assert_true(og_exact_pair_solve(&f->pair, &f->body[0], &f->body[1]));
    const og_claim claim = {.outcome = OG_OUTCOME_ANSWERED,
                            .has_points = true,
                            .a = {0.5, 0, 0},
                            .b = {0.5 + gap, 0, 0},
                            .has_normal = true,
                            .normal = {-1, 0, 0}};
    og_statement_of_claim(&f->statement, &claim);
    f->statement.has_separation = true;
    og_rational_from_double(&f->statement.separation, cases[k].stated);
    const og_judgement judgement = og_judge(&f->pair, &f->statement, og_scalar_tolerance());
    expect(&judgement, OG_CHECK_SEPARATION, cases[k].class, fabs(cases[k].stated - gap));
    assert_null(og_find_check(&judgement, OG_CHECK_DISTANCE));
    assert_null(og_find_check(&judgement, OG_CHECK_DEPTH));
    assert_int_equal(og_find_check(&judgement, OG_CHECK_NORMAL) != NULL, cases[k].others);
    if (cases[k].others) expect(&judgement, OG_CHECK_POINTS, OG_ERROR_NONE, 0);
    if (gap == -0.5 && cases[k].others) expect(&judgement, OG_CHECK_POINTS_PART, OG_ERROR_NONE, 0);
    // Too short a way does not part them.
    if (cases[k].stated == -0.25) expect(&judgement, OG_CHECK_PARTS, OG_ERROR_GROSS, 0.25);
    assert_int_equal(judgement.judged, cases[k].judged);
  }
}

static void depth_and_normal(void **state) {
  fixture *f = *state;
  set_cube(f, 0, (og_vec3){0, 0, 0}, 0.5);
  set_cube(f, 1, (og_vec3){0, 0.75, 0}, 0.5); // a quarter into each other
  og_claim claim = deep(0.25, (og_vec3){0, -1, 0});
  og_judgement judgement = judge(f, &claim);
  assert_int_equal(judgement.judged, OG_RIGHT);
  expect(&judgement, OG_CHECK_DEPTH, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_NORMAL, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_PARTS, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_UNIT, OG_ERROR_NONE, 0);
  // The other way it takes 1.75.
  claim = deep(0.25, (og_vec3){0, 1, 0});
  judgement = judge(f, &claim);
  assert_int_equal(judgement.judged, OG_WRONG);
  expect(&judgement, OG_CHECK_DEPTH, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_NORMAL, OG_ERROR_GROSS, 1.5);
  expect(&judgement, OG_CHECK_PARTS, OG_ERROR_GROSS, 1.5);
  claim = deep(1.75, (og_vec3){0, 1, 0});
  judgement = judge(f, &claim);
  expect(&judgement, OG_CHECK_DEPTH, OG_ERROR_GROSS, 1.5);
  expect(&judgement, OG_CHECK_PARTS, OG_ERROR_NONE, 0);
  // One ulp short: it still overlaps by that. A longer way than stated parts them, too.
  claim = deep(nextafter(0.25, 0), (og_vec3){0, -1, 0});
  judgement = judge(f, &claim);
  expect(&judgement, OG_CHECK_PARTS, OG_ERROR_ROUNDING, 0x1p-55);
  claim = deep(0.5, (og_vec3){0, -2, 0});
  judgement = judge(f, &claim);
  expect(&judgement, OG_CHECK_PARTS, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_NORMAL, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_UNIT, OG_ERROR_GROSS, 1);
  claim = deep(0.25, (og_vec3){0, 0, 0});
  judgement = judge(f, &claim);
  assert_int_equal(judgement.judged, OG_WRONG);
  expect(&judgement, OG_CHECK_NORMAL, OG_ERROR_GROSS, HUGE_VAL);
  assert_null(og_find_check(&judgement, OG_CHECK_PARTS));
  // Along (3, 4, 0)/5 the cubes are 7/10 wide to each side and their centres 3/5 apart: -1.4 + 0.6, or 2 the other way.
  claim = deep(0.25, (og_vec3){3, -4, 0});
  judgement = judge(f, &claim);
  expect(&judgement, OG_CHECK_NORMAL, OG_ERROR_GROSS, 0.55000000000000004);
}

static void directions_apart(void **state) {
  fixture *f = *state;
  set_ball(f, 0, (og_vec3){4, 0, 0}, 1);
  set_ball(f, 1, (og_vec3){0, 0, 0}, 1);
  // Any direction that separates is right where no distance is stated, the best where one is.
  og_claim claim = {.verdict = OG_VERDICT_APART, .has_normal = true, .normal = {0.6, 0.8, 0}};
  og_judgement judgement = judge(f, &claim);
  expect(&judgement, OG_CHECK_NORMAL, OG_ERROR_NONE, 0);
  claim.has_distance = true;
  claim.distance = 2;
  judgement = judge(f, &claim);
  assert_true(og_find_check(&judgement, OG_CHECK_NORMAL)->class == OG_ERROR_GROSS);
  assert_true(fabs(og_find_check(&judgement, OG_CHECK_NORMAL)->absolute - 1.6) < 1e-15);
  claim.normal = (og_vec3){-1, 0, 0};
  judgement = judge(f, &claim);
  expect(&judgement, OG_CHECK_NORMAL, OG_ERROR_GROSS, 8);
  expect(&judgement, OG_CHECK_PARTS, OG_ERROR_GROSS, 6);
}

static void points(void **state) {
  fixture *f = *state;
  set_cube(f, 0, (og_vec3){0, 0, 0}, 1);
  set_ball(f, 1, (og_vec3){4, 0, 0}, 1);
  og_claim claim = apart_by(2);
  claim.has_points = true;
  claim.a = (og_vec3){1, 0, 0};
  claim.b = (og_vec3){3, 0, 0};
  og_judgement judgement = judge(f, &claim);
  assert_int_equal(judgement.judged, OG_RIGHT);
  expect(&judgement, OG_CHECK_POINT_A, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_POINT_B, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_POINTS, OG_ERROR_NONE, 0);
  claim.a.x = 1 + DBL_EPSILON;
  claim.b = (og_vec3){3, 1, 0}; // sqrt(2) from the centre
  judgement = judge(f, &claim);
  expect(&judgement, OG_CHECK_POINT_A, OG_ERROR_ROUNDING, DBL_EPSILON);
  assert_true(fabs(og_find_check(&judgement, OG_CHECK_POINT_B)->absolute - (sqrt(2) - 1)) < 1e-15);
  assert_true(og_find_check(&judgement, OG_CHECK_POINTS)->class == OG_ERROR_GROSS);
  assert_int_equal(judgement.judged, OG_WRONG);
  // Points are not judged where the verdict is wrong: they would say it again.
  claim.verdict = OG_VERDICT_MEET;
  judgement = judge(f, &claim);
  assert_null(og_find_check(&judgement, OG_CHECK_POINT_A));
  // Far from the origin no rounded point is nearer than its coordinates' last bit.
  set_cube(f, 0, (og_vec3){0x1p40, 0, 0}, 1);
  set_ball(f, 1, (og_vec3){0x1p40 + 4, 0, 0}, 1);
  claim = apart_by(2);
  claim.has_points = true;
  claim.a = (og_vec3){0x1p40 + 1 + 0x1p-12, 0, 0};
  claim.b = (og_vec3){0x1p40 + 3, 0, 0};
  judgement = judge(f, &claim);
  expect(&judgement, OG_CHECK_POINT_A, OG_ERROR_ROUNDING, 0x1p-12);
}

// Points claimed beside a depth: as far apart as it, and A moved from its point to B's must part from B.
static og_judgement judge_deepest(fixture *f, og_scalar depth, og_vec3 a, og_vec3 b) {
  const og_claim claim = {
      .verdict = OG_VERDICT_MEET, .has_depth = true, .depth = depth, .has_points = true, .a = a, .b = b};
  return judge(f, &claim);
}

static void deepest_points_of_cubes(void **state) {
  fixture *f = *state;
  set_cube(f, 0, (og_vec3){0, 0, 0}, 1);
  set_cube(f, 1, (og_vec3){1.5, 0, 0}, 1);
  // The deepest points of A are those of its face x = 1, of B those of its face x = 1/2, opposite each other.
  const struct {
    og_vec3 a, b;
    double length, left; // the errors of points and points-part
    og_error_class off_a, off_b;
  } cases[] = {
      {{1, 0, 0}, {0.5, 0, 0}, 0, 0, OG_ERROR_NONE, OG_ERROR_NONE},
      {{1, 0.75, -1}, {0.5, 0.75, -1}, 0, 0, OG_ERROR_NONE, OG_ERROR_NONE}, // any pair of the faces
      {{1, -1, 0.25}, {0.5, -1, 0.25}, 0, 0, OG_ERROR_NONE, OG_ERROR_NONE},
      {{0.5, 0, 0}, {1, 0, 0}, 0, 1, OG_ERROR_NONE, OG_ERROR_NONE},         // swapped: deeper in than before
      {{0.75, 0, 0}, {0.75, 0.5, 0}, 0, 0.5, OG_ERROR_NONE, OG_ERROR_NONE}, // sideways
      {{0.75, 0, 0.5}, {0.75, 0, 0}, 0, 0.5, OG_ERROR_NONE, OG_ERROR_NONE},
      {{0.875, 0, 0}, {0.625, 0, 0}, 0.25, 0.25, OG_ERROR_NONE, OG_ERROR_NONE}, // deep inside, the right way
      {{0.75, 0, 0}, {0.75, 0, 0}, 0.5, 0.5, OG_ERROR_NONE, OG_ERROR_NONE},     // one point for both
      {{0.75, 0, 0}, {0.25, 0, 0}, 0, 0, OG_ERROR_NONE, OG_ERROR_GROSS},   // the right way, but that is no point of B
      {{1.25, 0, 0}, {0.5, 0, 0}, 0.25, 0, OG_ERROR_GROSS, OG_ERROR_NONE}, // parts them, by too much
  };
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    const og_judgement judgement = judge_deepest(f, 0.5, cases[k].a, cases[k].b);
    expect(&judgement, OG_CHECK_POINTS, cases[k].length == 0 ? OG_ERROR_NONE : OG_ERROR_GROSS, cases[k].length);
    expect(&judgement, OG_CHECK_POINTS_PART, cases[k].left == 0 ? OG_ERROR_NONE : OG_ERROR_GROSS, cases[k].left);
    assert_int_equal(og_find_check(&judgement, OG_CHECK_POINT_A)->class, cases[k].off_a);
    assert_int_equal(og_find_check(&judgement, OG_CHECK_POINT_B)->class, cases[k].off_b);
    assert_int_equal(judgement.judged, k < 3 ? OG_RIGHT : OG_WRONG);
  }
}

// How far the bodies are in each other after A moved by an ulp less than the depth, or an ulp more.
static void deepest_points_an_ulp_off(void **state) {
  fixture *f = *state;
  set_cube(f, 0, (og_vec3){0, 0, 0}, 1);
  set_cube(f, 1, (og_vec3){1.5, 0, 0}, 1);
  const double ulp = DBL_EPSILON / 2; // of numbers below 1
  og_judgement judgement = judge_deepest(f, 0.5, (og_vec3){1 - ulp, 0, 0}, (og_vec3){0.5, 0, 0});
  expect(&judgement, OG_CHECK_POINTS_PART, OG_ERROR_ROUNDING, ulp);
  assert_int_equal(judgement.judged, OG_RIGHT);
  judgement = judge_deepest(f, 0.5, (og_vec3){1 + 2 * ulp, 0, 0}, (og_vec3){0.5, 0, 0});
  expect(&judgement, OG_CHECK_POINTS_PART, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_POINTS, OG_ERROR_ROUNDING, 2 * ulp);
  assert_int_equal(judgement.judged, OG_RIGHT);
  judgement = judge_deepest(f, 0.5, (og_vec3){1 - 0x1p-40, 0, 0}, (og_vec3){0.5, 0, 0});
  expect(&judgement, OG_CHECK_POINTS_PART, OG_ERROR_NEAR, 0x1p-40);
  assert_int_equal(judgement.judged, OG_TOLERABLE);
  // A depth near rounding, where the direction between rounded points says nothing: only what is left counts.
  set_cube(f, 1, (og_vec3){2 - 4 * DBL_EPSILON, 0, 0}, 1);
  judgement = judge_deepest(f, 4 * DBL_EPSILON, (og_vec3){1, 0, 0}, (og_vec3){1, DBL_EPSILON, 4 * DBL_EPSILON});
  expect(&judgement, OG_CHECK_POINTS_PART, OG_ERROR_ROUNDING, 4 * DBL_EPSILON);
  assert_int_equal(judgement.judged, OG_RIGHT);
}

static void deepest_points_of_round_and_flat_bodies(void **state) {
  fixture *f = *state;
  set_ball(f, 0, (og_vec3){0, 0, 0}, 2);
  set_ball(f, 1, (og_vec3){3, 0, 0}, 2);
  assert_int_equal(judge_deepest(f, 1, (og_vec3){2, 0, 0}, (og_vec3){1, 0, 0}).judged, OG_RIGHT);
  og_judgement judgement = judge_deepest(f, 1, (og_vec3){1, 0, 0}, (og_vec3){2, 0, 0});
  expect(&judgement, OG_CHECK_POINTS_PART, OG_ERROR_GROSS, 2);
  judgement = judge_deepest(f, 1, (og_vec3){1.5, 0.5, 0}, (og_vec3){1.5, -0.5, 0});
  assert_true(fabs(og_find_check(&judgement, OG_CHECK_POINTS_PART)->absolute - (4 - sqrt(10))) < 1e-15);
  // One centre for both: every direction is right.
  set_ball(f, 1, (og_vec3){0, 0, 0}, 1);
  assert_int_equal(judge_deepest(f, 3, (og_vec3){0, 2, 0}, (og_vec3){0, -1, 0}).judged, OG_RIGHT);
  assert_int_equal(judge_deepest(f, 3, (og_vec3){0, 0, -2}, (og_vec3){0, 0, 1}).judged, OG_RIGHT);
  // A ball in a cube that has a radius, too.
  set_cube(f, 0, (og_vec3){0, 0, 0}, 1);
  f->body[0].radius = 0.5;
  set_ball(f, 1, (og_vec3){1.5, 0, 0}, 0.25);
  assert_int_equal(judge_deepest(f, 0.25, (og_vec3){1.5, 0, 0}, (og_vec3){1.25, 0, 0}).judged, OG_RIGHT);
  judgement = judge_deepest(f, 0.25, (og_vec3){1.25, 0, 0}, (og_vec3){1.5, 0, 0});
  expect(&judgement, OG_CHECK_POINTS_PART, OG_ERROR_GROSS, 0.5);
  // A triangle through a cube: the shorter way out is along its edge.
  set_cube(f, 0, (og_vec3){0, 0, 0}, 1);
  f->vertex[1][0] = (og_vec3){0.75, 0, 0};
  f->vertex[1][1] = (og_vec3){4, 2, 0};
  f->vertex[1][2] = (og_vec3){4, -2, 0};
  f->body[1] = (og_body){.kind = OG_BODY_HULL, .vertex_count = 3, .vertex = f->vertex[1]};
  assert_int_equal(judge_deepest(f, 0.25, (og_vec3){1, 0, 0}, (og_vec3){0.75, 0, 0}).judged, OG_RIGHT);
  judgement = judge_deepest(f, 0.25, (og_vec3){0.75, 0, 0}, (og_vec3){1, 0, 0});
  expect(&judgement, OG_CHECK_POINTS_PART, OG_ERROR_GROSS, 0.5);
}

// Points without a depth are common points; contact points are points of both bodies, a depth claimed or not.
static void weaker_points(void **state) {
  fixture *f = *state;
  set_cube(f, 0, (og_vec3){0, 0, 0}, 1);
  set_cube(f, 1, (og_vec3){1.5, 0, 0}, 1);
  const og_claim common = {.verdict = OG_VERDICT_NONE, .has_points = true, .a = {0.75, 0, 0}, .b = {0.75, 0, 0}};
  assert_int_equal(judge(f, &common).judged, OG_RIGHT);
  (void)judge_deepest(f, 0.5, (og_vec3){0.75, 0, 0}, (og_vec3){0.75, 0, 0.5});
  f->statement.contact = true;
  og_judgement judgement = og_judge(&f->pair, &f->statement, og_scalar_tolerance());
  assert_int_equal(judgement.judged, OG_RIGHT);
  assert_null(og_find_check(&judgement, OG_CHECK_POINTS_PART));
  (void)judge_deepest(f, 0.5, (og_vec3){0.25, 0, 0}, (og_vec3){1.125, 0, 0}); // of their own bodies only
  f->statement.contact = true;
  judgement = og_judge(&f->pair, &f->statement, og_scalar_tolerance());
  expect(&judgement, OG_CHECK_POINT_A, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_POINT_B, OG_ERROR_NONE, 0);
  expect(&judgement, OG_CHECK_POINTS, OG_ERROR_GROSS, 0.25);
  // Of bodies that are apart, there is no overlap: the points are the nearest.
  set_cube(f, 1, (og_vec3){4, 0, 0}, 1);
  og_claim apart = apart_by(2);
  apart.has_points = true;
  apart.a = (og_vec3){1, 1, 0};
  apart.b = (og_vec3){3, 0, 0};
  (void)judge(f, &apart);
  f->statement.contact = true;
  judgement = og_judge(&f->pair, &f->statement, og_scalar_tolerance());
  assert_true(og_find_check(&judgement, OG_CHECK_POINTS)->class == OG_ERROR_GROSS);
}

static void every_scale(void **state) {
  fixture *f = *state;
  static const double scales[] = {1, 0x1p-1070, 0x1p1000};
  for (int k = 0; k < 3; k++) {
    const double unit = scales[k];
    set_cube(f, 0, (og_vec3){0, 0, 0}, unit);
    set_cube(f, 1, (og_vec3){5 * unit, 0, 0}, unit);
    og_claim claim = apart_by(4 * unit);
    og_judgement judgement = judge(f, &claim);
    expect(&judgement, OG_CHECK_DISTANCE, OG_ERROR_GROSS, unit);
    const og_checked *check = og_find_check(&judgement, OG_CHECK_DISTANCE);
    assert_true(check->fraction == 1 / sqrt(57)); // 7, 2 and 2 long
    assert_true(check->relative == 1.0 / 3);
  }
  // Two points in one place have no size: any error is gross.
  set_ball(f, 0, (og_vec3){1, 2, 3}, 0);
  set_ball(f, 1, (og_vec3){1, 2, 3}, 0);
  og_claim claim = apart_by(0x1p-1074);
  const og_judgement judgement = judge(f, &claim);
  expect(&judgement, OG_CHECK_DISTANCE, OG_ERROR_GROSS, 0x1p-1074);
  expect(&judgement, OG_CHECK_VERDICT, OG_ERROR_ROUNDING, 0);
}

// An error below the smallest double is gross where the bodies are as small, and no allowance of nothing lets it pass.
static void errors_below_all_doubles(void **state) {
  fixture *f = *state;
  set_ball(f, 0, (og_vec3){0, 0, 0}, 0x1p-1073);
  set_ball(f, 1, (og_vec3){0x1p-1074, 0, 0}, 0x1p-1073);
  const og_claim claim = {
      .verdict = OG_VERDICT_NONE, .has_points = true, .a = {0x1p-1073, 0, 0}, .b = {0x1p-1073, 0, 0}};
  (void)judge(f, &claim);
  assert_int_equal(og_rational_from_text(&f->statement.point[0][1], "0x1p-1074", 9), OG_RATIONAL_OK);
  assert_int_equal(og_rational_from_text(&f->statement.point[1][1], "0x1p-1074", 9), OG_RATIONAL_OK);
  og_judgement judgement = og_judge(&f->pair, &f->statement, og_scalar_tolerance());
  const og_checked *check = og_find_check(&judgement, OG_CHECK_POINT_A); // sqrt(5) - 2 steps
  assert_true(check->absolute == 0 && check->class == OG_ERROR_GROSS);
  og_judgement_allow(&judgement, (og_allowance){0, 0, 0});
  assert_int_equal(judgement.judged, OG_WRONG);
  og_judgement_allow(&judgement, (og_allowance){0x1p-1074, 0, 0});
  assert_int_equal(judgement.judged, OG_TOLERABLE);
}

static void without_numbers(void **state) {
  fixture *f = *state;
  set_cube(f, 0, (og_vec3){0, 0, 0}, 1);
  set_cube(f, 1, (og_vec3){5, 0, 0}, 1);
  og_claim claim = apart_by((og_scalar)NAN);
  claim.has_normal = true;
  og_judgement judgement = judge(f, &claim);
  assert_int_equal(judgement.judged, OG_WRONG);
  expect(&judgement, OG_CHECK_FINITE, OG_ERROR_GROSS, HUGE_VAL);
  expect(&judgement, OG_CHECK_VERDICT, OG_ERROR_NONE, 0);
  assert_null(og_find_check(&judgement, OG_CHECK_DISTANCE));
  assert_null(og_find_check(&judgement, OG_CHECK_NORMAL));
  static const og_outcome outcomes[] = {OG_OUTCOME_ITERATION_LIMIT, OG_OUTCOME_DEGENERATE, OG_OUTCOME_OUT_OF_RANGE};
  for (int k = 0; k < 3; k++) {
    claim = apart_by(3);
    claim.outcome = outcomes[k];
    judgement = judge(f, &claim);
    assert_int_equal(judgement.judged, OG_NO_ANSWER);
    assert_int_equal(judgement.count, 1);
    assert_int_equal(judgement.check[0].what, OG_CHECK_ANSWER);
  }
}

// The same verdict whichever way the pair came in; rationals that are no doubles are judged as they are.
static void exact_bodies(void **state) {
  fixture *f = *state;
  og_exact_body third, origin;
  og_exact_body_init(&third);
  og_exact_body_init(&origin);
  og_exact_body_resize(&third, 1);
  og_exact_body_resize(&origin, 1);
  og_int_set_si(&third.point[0].x, 1);
  og_int_set_si(&third.den, 3);
  og_int_set_si(&origin.den, 1);
  assert_true(og_exact_pair_solve_exact(&f->pair, &third, &origin));
  og_statement_reset(&f->statement);
  f->statement.has_distance = true;
  og_rational_from_text(&f->statement.distance, "1/3", 3);
  og_judgement judgement = og_judge(&f->pair, &f->statement, og_scalar_tolerance());
  expect(&judgement, OG_CHECK_DISTANCE, OG_ERROR_NONE, 0);
  og_rational_from_double(&f->statement.distance, 1.0 / 3);
  judgement = og_judge(&f->pair, &f->statement, og_scalar_tolerance());
  expect(&judgement, OG_CHECK_DISTANCE, OG_ERROR_ROUNDING, 0x1.5555555555555p-56); // 2^-54 / 3
  og_exact_body_clear(&third);
  og_exact_body_clear(&origin);
}

// Found by fuzzing: bodies of a size so small that what is stated of them, measured in sizes, is beyond all doubles.
static void far_beyond_a_tiny_size(void **state) {
  fixture *f = *state;
  set_cube(f, 0, (og_vec3){0, 0, 0}, 0x1p-1072);
  set_cube(f, 1, (og_vec3){0, 0x1p-1072, 0}, 0x1p-1072);
  for (int sign = -1; sign <= 1; sign += 2) {
    const og_claim claim = deep(sign * (og_scalar)3, (og_vec3){0, -1, 0});
    const og_judgement judgement = judge(f, &claim);
    expect(&judgement, OG_CHECK_DEPTH, OG_ERROR_GROSS, 3);
    for (int k = 0; k < judgement.count; k++) {
      const og_checked *c = &judgement.check[k];
      assert_true(c->absolute >= 0 && c->fraction >= 0 && c->relative >= 0 && c->ulps >= 0);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(distances, set_up, tear_down),
      cmocka_unit_test_setup_teardown(verdicts, set_up, tear_down),
      cmocka_unit_test_setup_teardown(separations, set_up, tear_down),
      cmocka_unit_test_setup_teardown(depth_and_normal, set_up, tear_down),
      cmocka_unit_test_setup_teardown(directions_apart, set_up, tear_down),
      cmocka_unit_test_setup_teardown(points, set_up, tear_down),
      cmocka_unit_test_setup_teardown(deepest_points_of_cubes, set_up, tear_down),
      cmocka_unit_test_setup_teardown(deepest_points_an_ulp_off, set_up, tear_down),
      cmocka_unit_test_setup_teardown(deepest_points_of_round_and_flat_bodies, set_up, tear_down),
      cmocka_unit_test_setup_teardown(weaker_points, set_up, tear_down),
      cmocka_unit_test_setup_teardown(every_scale, set_up, tear_down),
      cmocka_unit_test_setup_teardown(errors_below_all_doubles, set_up, tear_down),
      cmocka_unit_test_setup_teardown(without_numbers, set_up, tear_down),
      cmocka_unit_test_setup_teardown(exact_bodies, set_up, tear_down),
      cmocka_unit_test_setup_teardown(far_beyond_a_tiny_size, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
