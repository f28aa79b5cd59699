// What trees of triangles count: every kind of volume prunes, every build gives a tree that does. A volume that
// overlaps everything finds the right pairs, too, but fails here.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/tree/bvh.h"
#include "ref/tree/volume_aabb.h"
#include "tests/shared/mesh_algorithms.h"
#include "tests/shared/mesh_family.h"

enum { ROOM = 30000 };

static og_index_pair pair[ROOM];

static og_mesh_work work_of(const og_door_mesh_pairs *door, const or_mesh *of_a, const or_mesh *of_b) {
  const og_mesh a = or_mesh_view(of_a), b = of_b == NULL ? (og_mesh){0} : or_mesh_view(of_b);
  og_block block = {NULL, og_mesh_pairs_bytes(door, a.triangles, b.triangles)};
  block.at = malloc(block.bytes);
  assert_non_null(block.at);
  og_pairs found = {pair, ROOM, 0};
  og_mesh_work work;
  assert_int_equal(og_mesh_pairs_run(door, block, &a, of_b == NULL ? NULL : &b, &found, &work), OG_OUTCOME_ANSWERED);
  free(block.at);
  return work;
}

// A volume that overlaps everything.
static bool always(const void *a, const void *b) {
  (void)a;
  (void)b;
  return true;
}

static const og_volume_kind blind = {.bytes = sizeof(og_aabb),
                                     .of_triangle = og_aabb_of_triangle,
                                     .merge = og_aabb_merge,
                                     .overlap = always,
                                     .size = og_aabb_size};

static size_t blind_bytes(int32_t a, int32_t b) { return og_bvh_lay_out(&blind, OG_BUILD_LONGEST_AXIS, a, b).end; }

static void blind_list(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  og_bvh_list(&blind, OG_BUILD_LONGEST_AXIS, block, a, b, pairs, work);
}

static const og_door_mesh_pairs blind_door = {.bytes = blind_bytes, .list = blind_list};

// ---- tests a pair ----

typedef struct law {
  const og_algorithm *algorithm;
  double volumes, triangles; // tests a true pair, at most
} law;

// About a fifth more than what was measured in both precisions.
static const law two_spheres[] = {
    {&og_algorithm_bvh_aabb, 38, 5},        {&og_algorithm_bvh_linear, 28, 5},  {&og_algorithm_bvh_bottom_up, 29, 5},
    {&og_algorithm_bvh_incremental, 50, 5}, {&og_algorithm_bvh_sphere, 99, 15}, {&og_algorithm_bvh_kdop, 23, 2.5},
    {&og_algorithm_bvh_obb, 30, 2.8},       {&og_algorithm_bvh_query, 93, 5},   {&og_algorithm_bvh_arity, 38, 5},
    {&og_algorithm_bvh_layered, 30, 2.8},   {&og_algorithm_bvh_front, 38, 5},
};

static bool keeps(const law *l, const og_mesh_work *w) {
  return w->meeting > 0 && (double)w->volume_tests <= l->volumes * (double)w->meeting &&
         (double)w->triangle_tests <= l->triangles * (double)w->meeting;
}

static void every_volume_prunes(void **state) {
  (void)state;
  or_mesh a = or_icosphere(3), b = or_icosphere(3);
  or_mesh_move(&b, 1, 1.7, 0.2, 0.1);
  const og_mesh_work of_blind = work_of(&blind_door, &a, &b);
  assert_int_equal(of_blind.triangle_tests, (int64_t)a.triangles * b.triangles);
  for (size_t k = 0; k < sizeof two_spheres / sizeof *two_spheres; k++) {
    const law *const l = &two_spheres[k];
    const og_mesh_work w = work_of(l->algorithm->mesh_pairs, &a, &b);
    if (!keeps(l, &w))
      fail_msg("%s: %.1f tests of volumes a pair, %.1f of triangles", l->algorithm->id,
               (double)w.volume_tests / (double)w.meeting, (double)w.triangle_tests / (double)w.meeting);
    assert_int_equal(w.meeting, of_blind.meeting);
    assert_false(keeps(l, &of_blind));
  }
  or_mesh_free(&a);
  or_mesh_free(&b);
}

// Apart as a whole: one test says so. With itself, and against nothing.
static void apart_at_once(void **state) {
  (void)state;
  or_mesh a = or_icosphere(2), b = or_icosphere(2);
  or_mesh_move(&b, 1, 4, 0, 0);
  for (size_t k = 0; k < sizeof two_spheres / sizeof *two_spheres; k++) {
    const og_mesh_work w = work_of(two_spheres[k].algorithm->mesh_pairs, &a, &b);
    assert_int_equal(w.volume_tests, two_spheres[k].algorithm == &og_algorithm_bvh_query ? a.triangles : 1);
    assert_int_equal(w.triangle_tests, 0);
  }
  assert_true(work_of(&blind_door, &a, &b).triangle_tests == (int64_t)a.triangles * b.triangles);
  or_mesh_free(&a);
  or_mesh_free(&b);
}

// A surface with itself: neighbours, nearly six pairs a triangle, and few others are compared; the tests grow no faster
// than n log n.
static void a_surface_with_itself(void **state) {
  (void)state;
  double before[sizeof two_spheres / sizeof *two_spheres] = {0};
  for (int level = 2; level <= 4; level++) {
    or_mesh a = or_icosphere(level);
    for (size_t k = 0; k < sizeof two_spheres / sizeof *two_spheres; k++) {
      const og_mesh_work w = work_of(two_spheres[k].algorithm->mesh_pairs, &a, NULL);
      assert_int_equal(w.meeting, 0);
      const double a_triangle = (double)w.triangle_tests / a.triangles, tests = (double)w.volume_tests / a.triangles;
      if (a_triangle < 5.8 || a_triangle > 24 || tests > 320 || (before[k] > 0 && tests > 1.6 * before[k]))
        fail_msg("%s: %.1f tests of triangles a triangle, %.1f of volumes, before %.1f", two_spheres[k].algorithm->id,
                 a_triangle, tests, before[k]);
      before[k] = tests;
    }
    or_mesh_free(&a);
  }
}

// One pair of needles among many: log n^2 tests and a few, where boxes can part them.
static void one_pair_is_found_soon(void **state) {
  (void)state;
  static const og_algorithm *const trees[] = {&og_algorithm_bvh_aabb, &og_algorithm_bvh_linear, &og_algorithm_bvh_kdop,
                                              &og_algorithm_bvh_obb, &og_algorithm_bvh_sphere};
  or_mesh a = or_grid(64), b = {0};
  or_mesh_point(&b, 20.25, 30.125, -0.25);
  or_mesh_point(&b, 20.25, 30.125, 0.25);
  or_mesh_point(&b, 20.375, 30.125, 0.25);
  or_mesh_triangle(&b, 0, 1, 2);
  for (size_t k = 0; k < sizeof trees / sizeof *trees; k++) {
    const og_mesh_work w = work_of(trees[k]->mesh_pairs, &a, &b);
    if (w.meeting != 1 || w.volume_tests > 4 * 13 + 1)
      fail_msg("%s: %lld pairs, %lld tests", trees[k]->id, (long long)w.meeting, (long long)w.volume_tests);
  }
  or_mesh_free(&a);
  or_mesh_free(&b);
}

// Long thin triangles across the axes: boxes along the axes overlap, 18-DOPs and oriented boxes part them.
static void diagonal_needles(void **state) {
  (void)state;
  or_mesh a = {0}, b = {0};
  for (int k = 0; k < 64; k++) {
    const double at = k / 8.0;
    or_mesh *const mesh = k % 2 == 0 ? &a : &b;
    const int32_t p = or_mesh_point(mesh, at, 0, 0), q = or_mesh_point(mesh, at + 16, 16, 0);
    or_mesh_triangle(mesh, p, q, or_mesh_point(mesh, at + 16, 16, 0.125));
  }
  const og_mesh_work box = work_of(og_algorithm_bvh_aabb.mesh_pairs, &a, &b);
  const og_mesh_work kdop = work_of(og_algorithm_bvh_kdop.mesh_pairs, &a, &b);
  const og_mesh_work obb = work_of(og_algorithm_bvh_obb.mesh_pairs, &a, &b);
  assert_int_equal(box.meeting + kdop.meeting + obb.meeting, 0);
  assert_int_equal(box.triangle_tests, 32 * 32);
  assert_int_equal(kdop.triangle_tests, 0);
  assert_int_equal(obb.triangle_tests, 0);
  or_mesh_free(&a);
  or_mesh_free(&b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_volume_prunes),   cmocka_unit_test(apart_at_once),
      cmocka_unit_test(a_surface_with_itself), cmocka_unit_test(one_pair_is_found_soon),
      cmocka_unit_test(diagonal_needles),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
