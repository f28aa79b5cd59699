// Boxes with axes of their own, around points of many families. In the plane the area is the oracle's, which tries all
// lines through two points; and no rectangle along a random axis has less. In space the bounds are the oracle's hull
// and the box along the axes that are named. Certificates that are changed are refused, or prove the same.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/bound/solve/bound.h"
#include "tests/oracle/hull.h"
#include "tests/oracle/oriented_box.h"
#include "tool/gen/random.h"

enum { MOST = 9, SETS = 60, SAMPLES = 20 };

typedef enum family { LATTICE, WIDE, EQUAL, COLLINEAR, COPLANAR, TURNED_BOX, ONE_STEP, EXPONENTS, FAMILY_COUNT } family;

typedef struct bench {
  og_random random;
  og_volume_problem problem;
  og_volume_answer answer;
  mpq_t point[MOST][3], axis[3][3], least, other, value;
} bench;

static long whole(bench *b, int reach) { return (long)og_random_integer(&b->random, -reach, reach); }

// ---- points ----

// Columns (2, 2, -1), (-1, 2, 2), (2, -1, 2), in the plane (4, 3), (-3, 4): a turned box, and points on its edges.
static void place_turned(bench *b, size_t k, long x[3]) {
  const long side[3] = {(long)(k & 1) * 2, (long)(k >> 1 & 1) * 3, (long)(k >> 2 & 1) * 5};
  const bool flat = b->problem.axes == 2;
  static const long space[3][3] = {{2, -1, 2}, {2, 2, -1}, {-1, 2, 2}},
                    plane[3][3] = {{4, -3, 0}, {3, 4, 0}, {0, 0, 0}};
  for (int i = 0; i < 3; i++) {
    x[i] = 0;
    for (int j = 0; j < 3; j++) x[i] += (flat ? plane : space)[i][j] * side[j];
  }
}

static void place(bench *b, family f, size_t k, long x[3]) {
  const long t = whole(b, 4), u = whole(b, 3);
  for (int i = 0; i < 3; i++) x[i] = f == WIDE ? whole(b, 1 << 30) : whole(b, 3);
  if (f == EQUAL)
    for (int i = 0; i < 3; i++) x[i] = (long)(k % 2) * i;
  if (f == COLLINEAR)
    for (int i = 0; i < 3; i++) x[i] = t * (2 * i - 1) + 1;
  if (f == COPLANAR) {
    x[0] = t + 2 * u;
    x[1] = t - u;
    x[2] = 2 * u - 3 * t;
  }
  if (f == TURNED_BOX || f == ONE_STEP) place_turned(b, k, x);
  if (f != ONE_STEP) return;
  for (int i = 0; i < 3; i++) x[i] *= 1L << 40;
  x[0] += whole(b, 1);
}

static void make_points(bench *b, family f, size_t axes, uint64_t seed) {
  og_random_start(&b->random, "box", (uint64_t)f, seed);
  const bool whole_box = f == TURNED_BOX || f == ONE_STEP;
  const size_t count = whole_box ? MOST : (size_t)og_random_integer(&b->random, 1, MOST);
  og_exact_body *points = &b->problem.points;
  b->problem.kind = OG_VOLUME_OBB;
  b->problem.axes = axes;
  og_exact_body_resize(points, count);
  og_int_set_si(&points->den, 7);
  for (size_t k = 0; k < count; k++) {
    long x[3];
    place(b, f, k, x);
    og_int *const part[3] = {&points->point[k].x, &points->point[k].y, &points->point[k].z};
    for (size_t i = 0; i < 3; i++) {
      og_int_set_si(part[i], i < axes ? x[i] : 0);
      if (f == EXPONENTS) mpz_mul_2exp(part[i]->z, part[i]->z, (mp_bitcnt_t)og_random_integer(&b->random, 0, 2000));
      mpq_set_num(b->point[k][i], part[i]->z);
      mpq_set_den(b->point[k][i], points->den.z);
      mpq_canonicalize(b->point[k][i]);
    }
  }
}

static void solve(bench *b, family f, uint64_t seed) {
  if (og_solve_volume(&b->problem, &b->answer) != OG_VOLUME_ACCEPTED)
    fail_msg("family %d, seed %d: %s", (int)f, (int)seed, og_volume_refusal_text(b->answer.refusal));
}

static uint64_t sets(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? SETS : SETS / 10; }

// ---- against the oracle ----

static void take(mpq_t to, const og_rational *from) {
  mpq_set_num(to, from->num.z);
  mpq_set_den(to, from->den.z);
}

static bool equals(bench *b, const og_rational *found, const mpq_t truth) {
  take(b->value, found);
  return mpq_equal(b->value, truth) != 0;
}

static void set_axis(mpq_t axis[3], const og_ivec *v) {
  mpq_set_z(axis[0], v->x.z);
  mpq_set_z(axis[1], v->y.z);
  mpq_set_z(axis[2], v->z.z);
}

static void expect_own_box(bench *b) {
  const size_t axes = b->problem.axes;
  for (size_t k = 0; k < axes; k++) set_axis(b->axis[k], &b->answer.certificate.axis[k]);
  or_box_around(b->other, b->axis, axes, b->point, b->problem.points.count);
  assert_true(equals(b, &b->answer.finding.at_most, b->other));
  assert_int_equal(b->answer.finding.count, axes);
}

// Along any axes: a rotation by the quaternion of four small integers.
static void expect_no_less(bench *b) {
  for (int n = 0; n < SAMPLES; n++) {
    const long p = whole(b, 5), q = whole(b, 5), r = whole(b, 5), s = 1 + labs(whole(b, 5));
    const bool flat = b->problem.axes == 2;
    const long space[3][3] = {{s * s + p * p - q * q - r * r, 2 * (p * q + s * r), 2 * (p * r - s * q)},
                              {2 * (p * q - s * r), s * s - p * p + q * q - r * r, 2 * (q * r + s * p)},
                              {2 * (p * r + s * q), 2 * (q * r - s * p), s * s - p * p - q * q + r * r}};
    const long plane[3][3] = {{s, p, 0}, {-p, s, 0}, {0, 0, 1}};
    for (int i = 0; i < 9; i++) mpq_set_si(b->axis[i / 3][i % 3], (flat ? plane : space)[i / 3][i % 3], 1);
    or_box_around(b->other, b->axis, b->problem.axes, b->point, b->problem.points.count);
    take(b->value, &b->answer.finding.at_least);
    assert_true(mpq_cmp(b->value, b->other) <= 0);
  }
}

static void test_rectangles(void **state) {
  bench *b = *state;
  for (family f = 0; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < sets(); seed++) {
      make_points(b, f, 2, seed);
      solve(b, f, seed);
      or_least_rectangle(b->least, b->point, b->problem.points.count);
      assert_true(equals(b, &b->answer.finding.at_most, b->least));
      assert_true(equals(b, &b->answer.finding.at_least, b->least));
      expect_own_box(b);
      expect_no_less(b);
    }
}

static void test_boxes(void **state) {
  bench *b = *state;
  for (family f = 0; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < sets(); seed++) {
      make_points(b, f, 3, seed);
      solve(b, f, seed);
      or_hull_volume(b->least, b->point, b->problem.points.count);
      assert_true(equals(b, &b->answer.finding.at_least, b->least));
      expect_own_box(b);
      expect_no_less(b);
      for (int i = 0; i < 9; i++) mpq_set_si(b->axis[i / 3][i % 3], i / 3 == i % 3, 1);
      or_box_around(b->other, b->axis, 3, b->point, b->problem.points.count);
      take(b->value, &b->answer.finding.at_most);
      assert_true(mpq_cmp(b->value, b->other) <= 0); // never more than along the coordinates
      if (mpq_sgn(b->least) == 0 || f == TURNED_BOX) assert_true(equals(b, &b->answer.finding.at_most, b->least));
    }
}

// A regular tetrahedron has its least box across two edges, flush with no face: a cube. Here it is turned.
static void test_tetrahedron(void **state) {
  bench *b = *state;
  make_points(b, TURNED_BOX, 3, 0);
  static const int cube[4] = {0, 3, 5, 6};
  og_exact_body_resize(&b->problem.points, 4);
  for (int k = 0; k < 4; k++)
    for (int i = 0; i < 3; i++) {
      static const long turn[3][3] = {{2, -1, 2}, {2, 2, -1}, {-1, 2, 2}};
      og_ivec *point = &b->problem.points.point[k];
      og_int *const part[3] = {&point->x, &point->y, &point->z};
      long x = 0;
      for (int j = 0; j < 3; j++) x += turn[i][j] * (cube[k] >> j & 1);
      og_int_set_si(part[i], 7 * x);
    }
  solve(b, TURNED_BOX, 0);
  mpq_set_si(b->other, 27, 1);
  assert_true(equals(b, &b->answer.finding.at_most, b->other));
  mpq_set_si(b->other, 9, 1);
  assert_true(equals(b, &b->answer.finding.at_least, b->other));
}

// ---- certificates ----

static og_volume_refusal check(bench *b) {
  return og_check_volume(&b->problem, &b->answer.certificate, &b->answer.finding);
}

static void test_axes(void **state) {
  bench *b = *state;
  for (size_t axes = 2; axes <= 3; axes++) {
    make_points(b, TURNED_BOX, axes, 1);
    solve(b, TURNED_BOX, 1);
    og_volume_certificate *c = &b->answer.certificate;
    for (size_t k = 0; k < axes; k++) {
      og_ivec *axis = &c->axis[k];
      og_int *const part[3] = {&axis->x, &axis->y, &axis->z};
      for (size_t i = 0; i < 3; i++) {
        og_int kept;
        og_int_init(&kept);
        og_int_set(&kept, part[i]);
        og_int_set_si(part[i], 1000003);
        assert_int_equal(check(b), OG_VOLUME_REFUSED_AXES);
        og_int_swap(&kept, part[i]);
        og_int_clear(&kept);
      }
      og_ivec zero;
      og_ivec_init(&zero);
      og_ivec_swap(&zero, axis);
      assert_int_equal(check(b), OG_VOLUME_REFUSED_AXES);
      og_ivec_swap(&zero, axis);
      og_ivec_neg(axis, axis); // of any length and either way
      for (int i = 0; i < 3; i++) mpz_mul_ui(part[i]->z, part[i]->z, 1000);
      assert_int_equal(check(b), OG_VOLUME_ACCEPTED);
      assert_true(og_rational_equal(&b->answer.finding.at_least, &b->answer.finding.at_most));
      og_ivec_clear(&zero);
    }
    c->axis_count = axes == 2 ? 3 : 2;
    assert_int_equal(check(b), OG_VOLUME_REFUSED_AXES);
    c->axis_count = axes;
    c->proof = OG_PROOF_SLABS;
    assert_int_equal(check(b), OG_VOLUME_REFUSED_KIND);
    c->proof = OG_PROOF_BOX;
    b->problem.kind = OG_VOLUME_AABB;
    assert_int_equal(check(b), OG_VOLUME_REFUSED_KIND);
  }
}

// Other axes at right angles: in the plane refused, in space a box that is larger.
static void test_not_least(void **state) {
  bench *b = *state;
  for (size_t axes = 2; axes <= 3; axes++) {
    make_points(b, TURNED_BOX, axes, 2);
    solve(b, TURNED_BOX, 2);
    og_volume_certificate *c = &b->answer.certificate;
    for (size_t k = 0; k < axes; k++) {
      og_ivec_set_zero(&c->axis[k]);
      og_int *const part[3] = {&c->axis[k].x, &c->axis[k].y, &c->axis[k].z};
      og_int_set_si(part[k], 1);
    }
    const og_volume_refusal expected = axes == 2 ? OG_VOLUME_REFUSED_NOT_LEAST : OG_VOLUME_ACCEPTED;
    assert_int_equal(check(b), expected);
    take(b->value, &b->answer.finding.at_most);
    take(b->other, &b->answer.finding.at_least);
    assert_true(mpq_cmp(b->value, b->other) > 0);
  }
}

// Each number of the hull's certificate, by each other: what is accepted proves the same.
static void test_hulls(void **state) {
  bench *b = *state;
  for (family f = 0; f < FAMILY_COUNT; f++)
    for (size_t axes = 2; axes <= 3; axes++) {
      make_points(b, f, axes, 3);
      solve(b, f, 3);
      og_hull_certificate *hull = &b->answer.certificate.hull;
      take(b->least, &b->answer.finding.at_least);
      uint32_t *const list[3] = {hull->simplex, hull->facets.corner, hull->holder};
      const size_t count[3] = {hull->simplex_count, hull->facets.corner_count, hull->holder_count};
      for (int l = 0; l < 3; l++)
        for (size_t k = 0; k < count[l]; k++) {
          const uint32_t right = list[l][k];
          for (uint32_t wrong = 0; wrong <= b->problem.points.count; wrong++) {
            list[l][k] = wrong;
            const og_volume_refusal refusal = check(b);
            if (refusal == OG_VOLUME_ACCEPTED) assert_true(equals(b, &b->answer.finding.at_least, b->least));
            else assert_int_equal(refusal, OG_VOLUME_REFUSED_HULL);
          }
          list[l][k] = right;
        }
      const size_t simplex_count = hull->simplex_count;
      hull->simplex_count = 0;
      assert_int_equal(check(b), OG_VOLUME_REFUSED_HULL);
      hull->simplex_count = simplex_count;
      assert_int_equal(check(b), OG_VOLUME_ACCEPTED);
    }
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  for (int k = 0; k < 3 * MOST; k++) mpq_init(b->point[k / 3][k % 3]);
  for (int k = 0; k < 9; k++) mpq_init(b->axis[k / 3][k % 3]);
  mpq_inits(b->least, b->other, b->value, NULL);
  og_volume_problem_init(&b->problem);
  og_volume_answer_init(&b->answer);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  for (int k = 0; k < 3 * MOST; k++) mpq_clear(b->point[k / 3][k % 3]);
  for (int k = 0; k < 9; k++) mpq_clear(b->axis[k / 3][k % 3]);
  mpq_clears(b->least, b->other, b->value, NULL);
  og_volume_problem_clear(&b->problem);
  og_volume_answer_clear(&b->answer);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_rectangles, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_boxes, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_tetrahedron, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_axes, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_not_least, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_hulls, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
