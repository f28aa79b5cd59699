// Orders of the triangles of two small meshes, and of one with itself: every permutation proves the same pairs, what is
// none is refused, and a mesh without triangles meets nothing.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "spec/mesh_pairs/checker.h"

enum { MOST = 100 };

// Triangles 0 and 1 of a lie in z = 0 and z = 1; triangle 0 of b stands across both, triangle 1 is far away.
static const double a_xyz[] = {0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 1, 4, 0, 1, 0, 4, 1};
static const double b_xyz[] = {1, 1, -1, 1, 1, 3, 2, 1, 3, 50, 50, 50, 51, 50, 50, 50, 51, 50};

typedef struct bench {
  og_mesh_problem problem;
  og_mesh_certificate certificate;
  og_mesh_finding finding;
} bench;

static void set_up(bench *b, const double *of_b, int32_t count_a, int32_t count_b) {
  og_mesh_problem_init(&b->problem);
  og_mesh_certificate_init(&b->certificate);
  og_mesh_finding_init(&b->finding);
  assert_int_equal(og_mesh_problem_set_doubles(&b->problem, a_xyz, 6, of_b, of_b == NULL ? 0 : 6), OG_PROBLEM_OK);
  og_triangles_resize(&b->problem.a, count_a);
  og_triangles_resize(&b->problem.b, count_b);
  for (int32_t k = 0; k < count_a; k++) b->problem.a.of[k] = (og_corners){{3 * k, 3 * k + 1, 3 * k + 2}};
  for (int32_t k = 0; k < count_b; k++) b->problem.b.of[k] = (og_corners){{3 * k, 3 * k + 1, 3 * k + 2}};
}

static void tear_down(bench *b) {
  og_mesh_problem_clear(&b->problem);
  og_mesh_certificate_clear(&b->certificate);
  og_mesh_finding_clear(&b->finding);
}

static og_mesh_refusal check(bench *b, const int32_t *of_a, size_t count_a, const int32_t *of_b, size_t count_b) {
  b->certificate.a.count = b->certificate.b.count = 0;
  for (size_t k = 0; k < count_a; k++) og_box_order_add(&b->certificate.a, of_a[k]);
  for (size_t k = 0; k < count_b; k++) og_box_order_add(&b->certificate.b, of_b[k]);
  return og_check_meshes(&b->problem, &b->certificate, MOST, &b->finding);
}

static const int32_t orders[][2] = {{0, 1}, {1, 0}, {0, 0}, {-1, 1}, {0, 2}, {2, 1}};
enum { ORDERS = sizeof orders / sizeof *orders, GOOD = 2 };

static void expect_both_meet(const bench *b) {
  assert_int_equal(b->finding.count, 2);
  for (int32_t k = 0; k < 2; k++) assert_true(b->finding.pair[k].i == k && b->finding.pair[k].j == 0);
}

static void test_two_meshes(void **state) {
  (void)state;
  bench b;
  set_up(&b, b_xyz, 2, 2);
  for (int kinds = 0; kinds < 2; kinds++)
    for (int p = 0; p < ORDERS; p++)
      for (int q = 0; q < ORDERS; q++) {
        b.problem.with_kinds = kinds == 1;
        const bool good = p < GOOD && q < GOOD;
        assert_int_equal(check(&b, orders[p], 2, orders[q], 2), good ? OG_MESH_ACCEPTED : OG_MESH_REFUSED_ORDER);
        if (!good) continue;
        expect_both_meet(&b);
        if (kinds == 1) assert_int_equal(b.finding.kind[0], OG_TRIANGLES_CROSSING);
      }
  assert_int_equal(check(&b, orders[0], 1, orders[0], 2), OG_MESH_REFUSED_ORDER);
  assert_int_equal(check(&b, orders[0], 2, orders[0], 1), OG_MESH_REFUSED_ORDER);
  tear_down(&b);
}

static void test_no_triangles(void **state) {
  (void)state;
  for (int32_t of_a = 0; of_a <= 2; of_a += 2) {
    bench b;
    set_up(&b, b_xyz, of_a, 2 - of_a);
    assert_int_equal(check(&b, orders[1], (size_t)of_a, orders[1], (size_t)(2 - of_a)), OG_MESH_ACCEPTED);
    assert_int_equal(b.finding.count + b.finding.decided, 0);
    tear_down(&b);
  }
}

// Two triangles that share an edge: their boxes overlap, whichever stands first.
static void test_one_mesh(void **state) {
  (void)state;
  bench b;
  set_up(&b, NULL, 2, 0);
  b.problem.with_itself = true;
  b.problem.a.of[1] = (og_corners){{0, 4, 2}};
  for (int p = 0; p < ORDERS; p++)
    assert_int_equal(check(&b, orders[p], 2, NULL, 0), p < GOOD ? OG_MESH_ACCEPTED : OG_MESH_REFUSED_ORDER);
  assert_int_equal(check(&b, orders[1], 2, NULL, 0), OG_MESH_ACCEPTED);
  assert_int_equal(b.finding.decided, 1);
  tear_down(&b);
}

static void test_refusal_texts(void **state) {
  (void)state;
  for (og_mesh_refusal r = OG_MESH_ACCEPTED; r < OG_MESH_REFUSED_COUNT; r++)
    for (og_mesh_refusal s = OG_MESH_ACCEPTED; s < r; s++)
      assert_string_not_equal(og_mesh_refusal_text(r), og_mesh_refusal_text(s));
  assert_string_equal(og_mesh_refusal_text(OG_MESH_REFUSED_COUNT), "unknown refusal");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_two_meshes), cmocka_unit_test(test_no_triangles),
                                     cmocka_unit_test(test_one_mesh), cmocka_unit_test(test_refusal_texts)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
