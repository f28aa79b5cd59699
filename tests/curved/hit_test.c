// Rays, segments, lines and points against cylinders and cones. By hand where they touch; on random small integers
// against membership in plain rationals, seen from the body's own axes; and with every other certificate.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <gmp.h>

#include "spec/body/shape.h"
#include "spec/curved/solve/hit.h"
#include "tests/shared/curved_frame.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"

typedef enum path_kind { POINT, SEGMENT, RAY, LINE, PATHS } path_kind;

typedef struct scene {
  og_curve curve;
  long radius, half_height, turn[4], at[3]; // of the body
  path_kind kind;
  long from[3], way[3];
} scene;

typedef struct bench {
  or_random random;
  scene scene;
  og_shape shape, path;
  og_exact_body body, straight;
  og_curved_hit_problem problem;
  og_curved_hit_answer answer;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(7);
  og_shape_init(&b->shape);
  og_shape_init(&b->path);
  og_exact_body_init(&b->body);
  og_exact_body_init(&b->straight);
  og_primitive_init(&b->problem.pair);
  og_curved_hit_answer_init(&b->answer);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_shape_clear(&b->shape);
  og_shape_clear(&b->path);
  og_exact_body_clear(&b->body);
  og_exact_body_clear(&b->straight);
  og_primitive_clear(&b->problem.pair);
  og_curved_hit_answer_clear(&b->answer);
  free(b);
  return 0;
}

// ---- the problem ----

static void set_frame(og_shape *s, const scene *from) {
  or_curved_frame_si(s, from->radius, from->half_height);
  s->pose = OG_POSE_ROTATION;
  for (int k = 0; k < 4; k++) og_rational_set_si(&s->rotation[k], from->turn[k]);
  for (int k = 0; k < 3; k++) og_rational_set_si(&s->translation[k], from->at[k]);
}

static void set_path(og_shape *s, const scene *from) {
  static const og_shape_kind kinds[PATHS] = {OG_SHAPE_POINT, OG_SHAPE_SEGMENT, OG_SHAPE_RAY, OG_SHAPE_LINE};
  og_shape_reset(s, kinds[from->kind]);
  og_shape_resize(s, from->kind == SEGMENT ? 2 : 1);
  for (int k = 0; k < 3; k++) {
    og_rational_set_si(&s->coordinate[k], from->from[k]);
    if (from->kind == SEGMENT) og_rational_set_si(&s->coordinate[3 + k], from->from[k] + from->way[k]);
    if (from->kind >= RAY) og_rational_set_si(&s->direction[k], from->way[k]);
  }
  s->direction_count = from->kind >= RAY;
  s->endless[0] = from->kind == LINE;
}

static void set_problem(bench *b) {
  set_frame(&b->shape, &b->scene);
  set_path(&b->path, &b->scene);
  assert_int_equal(og_shape_to_body(&b->body, &b->shape, SIZE_MAX), OG_SHAPE_OK);
  assert_int_equal(og_shape_to_body(&b->straight, &b->path, SIZE_MAX), OG_SHAPE_OK);
  b->problem.curve = b->scene.curve;
  og_primitive_set(&b->problem.pair, OG_HIT, &b->straight, &b->body);
}

static void solve(bench *b) {
  set_problem(b);
  assert_int_equal(og_solve_curved_hit(&b->problem, &b->answer), OG_CURVED_HIT_ACCEPTED);
}

// ---- by hand ----

static void expect(bench *b, og_curve curve, path_kind kind, const long from[3], const long way[3], const char *first,
                   const char *last) {
  b->scene = (scene){curve, 5, 2, {0, 0, 0, 1}, {0, 0, 0}, kind, {from[0], from[1], from[2]}, {way[0], way[1], way[2]}};
  solve(b);
  const og_meeting meeting = b->answer.finding.meeting;
  if (first == NULL) {
    assert_int_equal(meeting, OG_MEET_NOTHING);
    return;
  }
  assert_int_equal(meeting, strcmp(first, last) == 0 ? OG_MEET_POINT : OG_MEET_SEGMENT);
  char *const of_first = og_surd_to_text(&b->answer.finding.first), *const of_last =
                                                                        og_surd_to_text(&b->answer.finding.last);
  assert_string_equal(of_first, first);
  assert_string_equal(of_last, last);
  free(of_first);
  free(of_last);
}

#define AT(x, y, z) ((const long[3]){x, y, z})

static void cylinders_by_hand(void **state) {
  bench *b = *state;
  const og_curve curve = OG_CURVE_CYLINDER;
  expect(b, curve, RAY, AT(-10, 0, 0), AT(1, 0, 0), "5", "15");
  expect(b, curve, RAY, AT(-10, 3, 0), AT(1, 0, 0), "6", "14");
  expect(b, curve, RAY, AT(-10, 1, 0), AT(1, 0, 0), "10-sqrt(24)", "sqrt(24)+10");
  expect(b, curve, RAY, AT(-10, 5, 0), AT(1, 0, 0), "10", "10"); // along a tangent
  expect(b, curve, RAY, AT(-10, 6, 0), AT(1, 0, 0), NULL, NULL);
  expect(b, curve, RAY, AT(-10, 0, 2), AT(1, 0, 0), "5", "15"); // in a cap's plane
  expect(b, curve, RAY, AT(-10, 0, 3), AT(1, 0, 0), NULL, NULL);
  expect(b, curve, RAY, AT(0, 0, -7), AT(0, 0, 1), "5", "9");
  expect(b, curve, RAY, AT(5, 0, -7), AT(0, 0, 1), "5", "9"); // along the side
  expect(b, curve, RAY, AT(5, 0, -7), AT(0, 0, -1), NULL, NULL);
  expect(b, curve, RAY, AT(0, 0, 0), AT(0, 0, 2), "0", "1"); // from inside
  expect(b, curve, LINE, AT(0, 0, 0), AT(1, 0, 1), "-2", "2");
  expect(b, curve, LINE, AT(5, 0, 2), AT(-1, 0, 1), "0", "0"); // the rim
  expect(b, curve, SEGMENT, AT(0, 0, 0), AT(20, 0, 0), "0", "1/4");
  expect(b, curve, SEGMENT, AT(6, 0, 0), AT(20, 0, 0), NULL, NULL);
  expect(b, curve, POINT, AT(3, 4, 2), AT(0, 0, 0), "0", "0");
  expect(b, curve, POINT, AT(3, 5, 2), AT(0, 0, 0), NULL, NULL);
}

static void cones_by_hand(void **state) {
  bench *b = *state;
  const og_curve curve = OG_CURVE_CONE; // its apex is at z = 2
  expect(b, curve, RAY, AT(-10, 0, -2), AT(1, 0, 0), "5", "15");
  expect(b, curve, RAY, AT(-10, 0, 2), AT(1, 0, 0), "10", "10"); // the apex
  expect(b, curve, LINE, AT(0, 0, 2), AT(5, 0, 4), "-1", "0");   // along the side
  expect(b, curve, LINE, AT(0, 0, 2), AT(1, 0, 4), "-1", "0");   // through the apex, from inside
  expect(b, curve, LINE, AT(0, 0, 2), AT(4, 0, 1), "0", "0");    // through the apex, and no other point
  expect(b, curve, RAY, AT(0, 0, 3), AT(0, 0, 1), NULL, NULL);   // in the cone's mirror image
  expect(b, curve, LINE, AT(1, 0, 3), AT(0, 1, 0), NULL, NULL);  // it meets only that
  expect(b, curve, RAY, AT(0, 0, 6), AT(0, 0, -1), "4", "8");
  expect(b, curve, LINE, AT(0, 0, 0), AT(1, 0, 0), "-5/2", "5/2");
  expect(b, curve, LINE, AT(0, 1, 0), AT(1, 0, 0), "-sqrt(21/4)", "sqrt(21/4)");
  expect(b, curve, POINT, AT(0, 0, 2), AT(0, 0, 0), "0", "0");
}

// ---- membership, in plain rationals ----

typedef struct seen {
  mpq_t from[3], way[3]; // the path from the body's own axes
  mpq_t t, p[3], x, y;
} seen;

static void seen_init(seen *s) {
  for (int k = 0; k < 3; k++) {
    mpq_init(s->from[k]);
    mpq_init(s->way[k]);
    mpq_init(s->p[k]);
  }
  mpq_init(s->t);
  mpq_init(s->x);
  mpq_init(s->y);
}

static void seen_clear(seen *s) {
  for (int k = 0; k < 3; k++) {
    mpq_clear(s->from[k]);
    mpq_clear(s->way[k]);
    mpq_clear(s->p[k]);
  }
  mpq_clear(s->t);
  mpq_clear(s->x);
  mpq_clear(s->y);
}

// The rotation's columns times |q|^2, for integers: what turns back is the transpose.
static void turn_back(mpq_t to[3], const long v[3], const long q[4]) {
  const long x = q[0], y = q[1], z = q[2], w = q[3], square = x * x + y * y + z * z + w * w;
  const long m[3][3] = {{w * w + x * x - y * y - z * z, 2 * (x * y - z * w), 2 * (x * z + y * w)},
                        {2 * (x * y + z * w), w * w - x * x + y * y - z * z, 2 * (y * z - x * w)},
                        {2 * (x * z - y * w), 2 * (y * z + x * w), w * w - x * x - y * y + z * z}};
  for (int k = 0; k < 3; k++) {
    mpq_set_si(to[k], m[0][k] * v[0] + m[1][k] * v[1] + m[2][k] * v[2], (unsigned long)square);
    mpq_canonicalize(to[k]);
  }
}

static void see(seen *s, const scene *from) {
  const long offset[3] = {from->from[0] - from->at[0], from->from[1] - from->at[1], from->from[2] - from->at[2]};
  static const long none[3] = {0, 0, 0};
  turn_back(s->from, offset, from->turn);
  turn_back(s->way, from->kind == POINT ? none : from->way, from->turn);
}

// Is the path's point at t in the body? s->t is set.
static bool is_inside(seen *s, const scene *from) {
  const bool is_cone = from->curve == OG_CURVE_CONE && from->half_height > 0;
  if (from->kind != LINE && mpq_sgn(s->t) < 0) return false;
  if (from->kind == SEGMENT && mpq_cmp_si(s->t, 1, 1) > 0) return false;
  if (from->kind == POINT && mpq_sgn(s->t) != 0) return false;
  for (int k = 0; k < 3; k++) {
    mpq_mul(s->p[k], s->t, s->way[k]);
    mpq_add(s->p[k], s->p[k], s->from[k]);
  }
  if (mpq_cmp_si(s->p[2], from->half_height, 1) > 0 || mpq_cmp_si(s->p[2], -from->half_height, 1) < 0) return false;
  // x^2 + y^2 against the radius squared, at this height
  mpq_mul(s->x, s->p[0], s->p[0]);
  mpq_mul(s->y, s->p[1], s->p[1]);
  mpq_add(s->x, s->x, s->y);
  mpq_set_si(s->y, from->radius, 1);
  if (is_cone) {
    mpq_set_si(s->t, from->half_height, 1);
    mpq_sub(s->p[2], s->t, s->p[2]);
    mpq_mul(s->y, s->y, s->p[2]);
    mpq_set_si(s->t, 2 * from->half_height, 1);
    mpq_div(s->y, s->y, s->t);
  }
  mpq_mul(s->y, s->y, s->y);
  return mpq_cmp(s->x, s->y) <= 0;
}

static bool is_inside_at(seen *s, const scene *from, double t) {
  mpq_set_d(s->t, t);
  return is_inside(s, from);
}

// How far outside of the body the point at t is, more or less: a convex function of t.
static double outside(const seen *s, const scene *from, double t) {
  double p[3];
  for (int k = 0; k < 3; k++) p[k] = mpq_get_d(s->from[k]) + t * mpq_get_d(s->way[k]);
  const double h = (double)from->half_height, r = (double)from->radius;
  const bool is_cone = from->curve == OG_CURVE_CONE && from->half_height > 0;
  return fmax(hypot(p[0], p[1]) - (is_cone ? r * (h - p[2]) / (2 * h) : r), fabs(p[2]) - h);
}

static void expect_nothing(seen *s, const scene *from) {
  double low = from->kind == LINE ? -4096 : 0, high = from->kind >= RAY ? 4096 : from->kind == SEGMENT;
  for (int round = 0; round < 200; round++) {
    const double a = low + (high - low) / 3, b = high - (high - low) / 3;
    assert_false(is_inside_at(s, from, a));
    if (outside(s, from, a) < outside(s, from, b)) high = b;
    else low = a;
  }
  assert_true(outside(s, from, low) > -1e-9);
}

#define STEP 0x1p-20

static void expect_exact(seen *s, const scene *from, const og_surd *t) {
  if (t->s != 0) return;
  mpz_set(mpq_numref(s->t), t->p.z);
  mpz_set(mpq_denref(s->t), t->m.z);
  mpq_canonicalize(s->t);
  assert_true(is_inside(s, from));
}

static void expect_common(seen *s, const scene *from, const og_primitive_finding *finding) {
  const double first = og_surd_to_double(&finding->first), last = og_surd_to_double(&finding->last);
  assert_true(first <= last);
  assert_false(is_inside_at(s, from, first - STEP));
  assert_false(is_inside_at(s, from, last + STEP));
  if (last - first > 2 * STEP) {
    assert_true(is_inside_at(s, from, first + STEP));
    assert_true(is_inside_at(s, from, last - STEP));
  }
  expect_exact(s, from, &finding->first);
  expect_exact(s, from, &finding->last);
}

// Every other certificate is refused, or proves the same.
static void expect_no_other(bench *b) {
  og_primitive_finding finding;
  og_primitive_finding_init(&finding);
  for (og_curved_end first = OG_CURVED_END_NONE; first < OG_CURVED_END_COUNT; first++)
    for (og_curved_end last = OG_CURVED_END_NONE; last < OG_CURVED_END_COUNT; last++) {
      const og_curved_hit_certificate other = {first, last};
      if (og_check_curved_hit(&b->problem, &other, &finding) != OG_CURVED_HIT_ACCEPTED) continue;
      assert_int_equal(finding.meeting, b->answer.finding.meeting);
      if (finding.meeting == OG_MEET_NOTHING) continue;
      assert_int_equal(og_surd_compare(&finding.first, &b->answer.finding.first), 0);
      assert_int_equal(og_surd_compare(&finding.last, &b->answer.finding.last), 0);
    }
  og_primitive_finding_clear(&finding);
}

static long pick(bench *b, int least, int most) { return or_random_int(&b->random, least, most); }

static void make_scene(bench *b) {
  scene *s = &b->scene;
  s->curve = pick(b, 0, 1) == 0 ? OG_CURVE_CYLINDER : OG_CURVE_CONE;
  s->radius = pick(b, 1, 3);
  s->half_height = pick(b, 0, 3);
  const bool upright = pick(b, 0, 1) == 0;
  for (int k = 0; k < 4; k++) s->turn[k] = upright ? k == 3 : pick(b, -2, 2);
  if (s->turn[0] == 0 && s->turn[1] == 0 && s->turn[2] == 0 && s->turn[3] == 0) s->turn[3] = 1;
  s->kind = (path_kind)pick(b, POINT, LINE);
  for (int k = 0; k < 3; k++) {
    s->at[k] = pick(b, -1, 1);
    s->from[k] = pick(b, -4, 4);
    s->way[k] = pick(b, -3, 3);
  }
  if (s->way[0] == 0 && s->way[1] == 0 && s->way[2] == 0) s->way[pick(b, 0, 2)] = 1;
}

static void agree_with_membership(void **state) {
  bench *b = *state;
  seen s;
  long count[OG_MEETING_COUNT] = {0}, ends[OG_CURVED_END_COUNT] = {0};
  const long rounds = wanted_pairs(6000);
  seen_init(&s);
  for (long round = 0; round < rounds; round++) {
    make_scene(b);
    solve(b);
    see(&s, &b->scene);
    if (b->answer.finding.meeting == OG_MEET_NOTHING) expect_nothing(&s, &b->scene);
    else expect_common(&s, &b->scene, &b->answer.finding);
    if (round % 8 == 0) expect_no_other(b);
    count[b->answer.finding.meeting]++;
    ends[b->answer.certificate.first]++;
  }
  seen_clear(&s);
  print_message("%ld nothing, %ld points, %ld segments\n", count[OG_MEET_NOTHING], count[OG_MEET_POINT],
                count[OG_MEET_SEGMENT]);
  for (int k = 0; k < OG_CURVED_END_COUNT; k++) assert_true(ends[k] > rounds / 200);
  assert_true(count[OG_MEET_POINT] > rounds / 100);
}

// ---- what states nothing ----

static void expect_no_problem(bench *b) {
  assert_int_equal(og_solve_curved_hit(&b->problem, &b->answer), OG_CURVED_HIT_REFUSED_PROBLEM);
  set_problem(b);
}

static void no_problem(void **state) {
  bench *b = *state;
  og_primitive *pair = &b->problem.pair;
  b->scene = (scene){OG_CURVE_CYLINDER, 5, 2, {0, 0, 0, 1}, {0, 0, 0}, RAY, {0, 0, 0}, {1, 0, 0}};
  solve(b);
  b->problem.curve = OG_CURVE_NONE;
  expect_no_problem(b);
  og_int_set_si(&pair->b.radius, 1); // rounded
  expect_no_problem(b);
  og_int_set_si(&pair->a.radius, 1); // a path that is
  expect_no_problem(b);
  og_int_set_si(&pair->a.den, 0);
  expect_no_problem(b);
  og_int_set_si(&pair->a.den, 7); // of another lattice
  expect_no_problem(b);
  og_int_set_si(&pair->b.point[1].z, 1); // no frame
  expect_no_problem(b);
  pair->b.count = 3;
  expect_no_problem(b);
  pair->b.direction_count = 1;
  expect_no_problem(b);
  pair->a.count = 3; // no path
  expect_no_problem(b);
  solve(b);
  const og_curved_hit_certificate half = {OG_CURVED_END_PATH, OG_CURVED_END_NONE};
  assert_int_equal(og_check_curved_hit(&b->problem, &half, &b->answer.finding), OG_CURVED_HIT_REFUSED_KIND);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(cylinders_by_hand, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(cones_by_hand, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(agree_with_membership, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(no_problem, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
