// How far cylinders and cones reach along a direction. By hand; and on random small integers against points of both
// rims and of the axis, seen from the body's own axes: none reaches farther, some reach nearly as far, and the face is
// what they say.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/body/shape.h"
#include "spec/curved/solve/support.h"
#include "tests/shared/curved_frame.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"

typedef struct scene {
  og_curve curve;
  long radius, half_height, turn[4], at[3]; // of the body
  long direction[3], over;
} scene;

typedef struct bench {
  or_random random;
  scene scene;
  og_shape shape;
  og_exact_body body;
  og_curved_support_problem problem;
  og_curved_support_answer answer;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(11);
  og_shape_init(&b->shape);
  og_exact_body_init(&b->body);
  og_primitive_init(&b->problem.pair);
  og_curved_support_answer_init(&b->answer);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_shape_clear(&b->shape);
  og_exact_body_clear(&b->body);
  og_primitive_clear(&b->problem.pair);
  og_curved_support_answer_clear(&b->answer);
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

static void solve(bench *b) {
  og_primitive *pair = &b->problem.pair;
  set_frame(&b->shape, &b->scene);
  assert_int_equal(og_shape_to_body(&b->body, &b->shape, SIZE_MAX), OG_SHAPE_OK);
  b->problem.curve = b->scene.curve;
  og_primitive_set(pair, OG_SUPPORT, &b->body, NULL);
  og_int *const parts[3] = {&pair->direction.x, &pair->direction.y, &pair->direction.z};
  for (int k = 0; k < 3; k++) og_int_set_si(parts[k], b->scene.direction[k]);
  og_int_set_si(&pair->direction_den, b->scene.over);
  assert_int_equal(og_solve_curved_support(&b->problem, &b->answer), OG_CURVED_SUPPORT_ACCEPTED);
}

// ---- by hand ----

static void expect(bench *b, og_curve curve, long half_height, const long d[3], og_curved_face face, const char *most) {
  b->scene = (scene){curve, 5, half_height, {0, 0, 0, 1}, {1, 0, 0}, {d[0], d[1], d[2]}, 1};
  solve(b);
  assert_int_equal(b->answer.face, face);
  char *const text = og_surd_to_text(&b->answer.finding.value);
  assert_string_equal(text, most);
  free(text);
}

#define ALONG(x, y, z) ((const long[3]){x, y, z})

static void by_hand(void **state) {
  bench *b = *state;
  const og_curve cylinder = OG_CURVE_CYLINDER, cone = OG_CURVE_CONE; // a cone of half height 5 has a side of slope 1 :
                                                                     // 2
  expect(b, cylinder, 2, ALONG(0, 0, 0), OG_CURVED_FACE_ALL, "0");
  expect(b, cylinder, 2, ALONG(0, 0, 3), OG_CURVED_FACE_HIGH, "6");
  expect(b, cylinder, 2, ALONG(0, 0, -3), OG_CURVED_FACE_LOW, "6");
  expect(b, cylinder, 2, ALONG(3, 4, 0), OG_CURVED_FACE_SIDE, "28");
  expect(b, cylinder, 2, ALONG(3, 4, 1), OG_CURVED_FACE_HIGH_RIM, "30");
  expect(b, cylinder, 2, ALONG(1, 1, -1), OG_CURVED_FACE_LOW_RIM, "sqrt(50)+3");
  expect(b, cone, 5, ALONG(0, 0, 0), OG_CURVED_FACE_ALL, "0");
  expect(b, cone, 5, ALONG(0, 0, 1), OG_CURVED_FACE_APEX, "5");
  expect(b, cone, 5, ALONG(2, 0, 2), OG_CURVED_FACE_APEX, "12");
  expect(b, cone, 5, ALONG(2, 0, 1), OG_CURVED_FACE_SIDE, "7");
  expect(b, cone, 5, ALONG(3, 0, 1), OG_CURVED_FACE_LOW_RIM, "13");
  expect(b, cone, 5, ALONG(1, 0, 0), OG_CURVED_FACE_LOW_RIM, "6");
  expect(b, cone, 5, ALONG(0, 0, -1), OG_CURVED_FACE_LOW, "5");
  for (og_curve disc = cylinder; disc <= cone; disc++) {
    expect(b, disc, 0, ALONG(0, 0, -1), OG_CURVED_FACE_ALL, "0");
    expect(b, disc, 0, ALONG(0, 1, 7), OG_CURVED_FACE_LOW_RIM, "5");
  }
}

// ---- points of the body ----

// The rotation's columns times |q|^2, for integers: what turns back is the transpose. Returns |q|^2.
static long turn_back(long to[3], const long v[3], const long q[4]) {
  const long x = q[0], y = q[1], z = q[2], w = q[3];
  const long m[3][3] = {{w * w + x * x - y * y - z * z, 2 * (x * y - z * w), 2 * (x * z + y * w)},
                        {2 * (x * y + z * w), w * w - x * x + y * y - z * z, 2 * (y * z - x * w)},
                        {2 * (x * z - y * w), 2 * (y * z + x * w), w * w - x * x - y * y + z * z}};
  for (int k = 0; k < 3; k++) to[k] = m[0][k] * v[0] + m[1][k] * v[1] + m[2][k] * v[2];
  return x * x + y * y + z * z + w * w;
}

enum { AROUND = 720 };

// The most that points of an end reach, in units of 1 / |q|^2: its centre where radius is 0.
static double most_of_end(const long d[3], double radius, double height) {
  double most = -(double)INFINITY;
  for (int k = 0; k < AROUND; k++) {
    const double turn = 2 * 3.14159265358979323846 * k / AROUND;
    most = fmax(most, radius * (cos(turn) * (double)d[0] + sin(turn) * (double)d[1]) + height * (double)d[2]);
  }
  return most;
}

static int sign_of(long x) { return (x > 0) - (x < 0); }

// The face by the integers that the direction is along the body's own axes.
static og_curved_face face_of(const scene *s, const long d[3]) {
  const long level = d[0] * d[0] + d[1] * d[1];
  if (s->half_height == 0) return level == 0 ? OG_CURVED_FACE_ALL : OG_CURVED_FACE_LOW_RIM;
  // against the side's normal, whose slope is r : 2 h
  const long up = s->curve == OG_CURVE_CYLINDER ? sign_of(d[2])
                  : d[2] < 0                    ? -1
                  : sign_of(4 * s->half_height * s->half_height * d[2] * d[2] - s->radius * s->radius * level);
  if (level == 0 && d[2] == 0) return OG_CURVED_FACE_ALL;
  if (s->curve == OG_CURVE_CONE && up > 0) return OG_CURVED_FACE_APEX;
  if (up == 0) return OG_CURVED_FACE_SIDE;
  if (level == 0) return up > 0 ? OG_CURVED_FACE_HIGH : OG_CURVED_FACE_LOW;
  return up > 0 ? OG_CURVED_FACE_HIGH_RIM : OG_CURVED_FACE_LOW_RIM;
}

static void expect_points(bench *b) {
  const scene *s = &b->scene;
  long d[3];
  const double square = (double)turn_back(d, s->direction, s->turn), r = (double)s->radius, h = (double)s->half_height;
  const bool is_cone = s->curve == OG_CURVE_CONE && s->half_height > 0;
  const double high = most_of_end(d, is_cone ? 0 : r, h), low = most_of_end(d, r, -h);
  const double centre = (double)(s->direction[0] * s->at[0] + s->direction[1] * s->at[1] + s->direction[2] * s->at[2]);
  const double most = (fmax(high, low) / square + centre) / (double)s->over;
  const double value = og_surd_to_double(&b->answer.finding.value), size = 1 + fabs(value) + 20 * r;
  assert_true(value >= most - 1e-12 * size && value <= most + 1e-5 * size);
  assert_int_equal(b->answer.face, face_of(s, d));
}

// Every other face is refused.
static void expect_no_other(bench *b) {
  og_primitive_finding finding;
  og_primitive_finding_init(&finding);
  for (og_curved_face face = OG_CURVED_FACE_NONE; face < OG_CURVED_FACE_COUNT; face++)
    if (face != b->answer.face)
      assert_int_not_equal(og_check_curved_support(&b->problem, face, &finding), OG_CURVED_SUPPORT_ACCEPTED);
  og_primitive_finding_clear(&finding);
}

static long pick(bench *b, int least, int most) { return or_random_int(&b->random, least, most); }

static void make_scene(bench *b) {
  scene *s = &b->scene;
  s->curve = pick(b, 0, 1) == 0 ? OG_CURVE_CYLINDER : OG_CURVE_CONE;
  s->radius = pick(b, 1, 4);
  s->half_height = pick(b, 0, 3);
  const bool upright = pick(b, 0, 1) == 0;
  for (int k = 0; k < 4; k++) s->turn[k] = upright ? k == 3 : pick(b, -2, 2);
  if (s->turn[0] == 0 && s->turn[1] == 0 && s->turn[2] == 0 && s->turn[3] == 0) s->turn[3] = 1;
  s->over = pick(b, 1, 5);
  for (int k = 0; k < 3; k++) {
    s->at[k] = pick(b, -3, 3);
    s->direction[k] = pick(b, -4, 4);
  }
}

static void agree_with_points(void **state) {
  bench *b = *state;
  long count[OG_CURVED_FACE_COUNT] = {0};
  const long rounds = wanted_pairs(10000);
  for (long round = 0; round < rounds; round++) {
    make_scene(b);
    solve(b);
    expect_points(b);
    expect_no_other(b);
    count[b->answer.face]++;
  }
  for (og_curved_face face = OG_CURVED_FACE_ALL; face <= OG_CURVED_FACE_APEX; face++)
    assert_true(count[face] * 1000 >= rounds || rounds < 1000);
}

// ---- problems that state nothing ----

static void refuse_no_problem(void **state) {
  bench *b = *state;
  og_primitive *pair = &b->problem.pair;
  og_primitive_finding finding;
  og_primitive_finding_init(&finding);
  b->scene = (scene){OG_CURVE_CYLINDER, 5, 2, {0, 0, 0, 1}, {0, 0, 0}, {0, 0, 1}, 1};
  solve(b);
#define EXPECT_NONE()                                                                                                  \
  assert_int_equal(og_check_curved_support(&b->problem, OG_CURVED_FACE_HIGH, &finding),                                \
                   OG_CURVED_SUPPORT_REFUSED_PROBLEM);                                                                 \
  solve(b)
  b->problem.curve = OG_CURVE_NONE;
  EXPECT_NONE();
  og_int_set_si(&pair->direction_den, 0);
  EXPECT_NONE();
  og_int_set_si(&pair->a.den, 0);
  EXPECT_NONE();
  og_int_set_si(&pair->a.radius, 1);
  EXPECT_NONE();
  pair->a.direction_count = 1;
  EXPECT_NONE();
  pair->a.count = 3;
  EXPECT_NONE();
  og_ivec_add(&pair->a.point[1], &pair->a.point[1], &pair->a.point[1]);
  EXPECT_NONE();
  og_primitive_finding_clear(&finding);
  for (og_curved_support_refusal k = OG_CURVED_SUPPORT_ACCEPTED; k < OG_CURVED_SUPPORT_REFUSED_END; k++)
    assert_true(strlen(og_curved_support_refusal_text(k)) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(by_hand, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(agree_with_points, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(refuse_no_problem, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
