// Layered volumes: the cheap one is asked first, the tight one only where the cheap ones overlap; the pairs and the
// test tree are those of oriented boxes alone, or fewer volumes are compared. A kind that leaves the cheap test out,
// and one that asks for both always, fail by their counters.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/separation/sat_obb.h"
#include "ref/tree/bvh.h"
#include "ref/tree/volume_layered.h"
#include "tests/shared/mesh_algorithms.h"
#include "tests/shared/mesh_family.h"

enum { ROOM = 30000 };

typedef struct answer {
  og_index_pair pair[ROOM];
  int64_t count;
  og_mesh_work work;
} answer;

static void run(const og_door_mesh_pairs *door, const or_mesh *of_a, const or_mesh *of_b, answer *to) {
  const og_mesh a = or_mesh_view(of_a), b = of_b == NULL ? (og_mesh){0} : or_mesh_view(of_b);
  og_block block = {NULL, og_mesh_pairs_bytes(door, a.triangles, b.triangles)};
  block.at = malloc(block.bytes);
  assert_non_null(block.at);
  og_pairs found = {to->pair, ROOM, 0};
  assert_int_equal(og_mesh_pairs_run(door, block, &a, of_b == NULL ? NULL : &b, &found, &to->work),
                   OG_OUTCOME_ANSWERED);
  to->count = found.count;
  free(block.at);
}

// Every comparison begins with the cheap volumes; what these part is not compared again, and everything else is.
static bool are_layered(const og_mesh_work *w) {
  return w->cheap_tests == w->volume_tests && w->overlapping <= w->tight_tests && w->tight_tests < w->cheap_tests;
}

// ---- by hand ----

static or_mesh triangle(double x, double y, double z) {
  or_mesh mesh = {0};
  or_mesh_point(&mesh, x - 1, y, z);
  or_mesh_point(&mesh, x + 1, y, z);
  or_mesh_point(&mesh, x, y + 0.25, z);
  or_mesh_triangle(&mesh, 0, 1, 2);
  return mesh;
}

// A triangle in the plane z = 0 and another one of z: far, near and in the same plane. Its sphere has the radius 1 or a
// little more.
static void counts_by_hand(void **state) {
  (void)state;
  static const struct {
    double z;
    int64_t tight_with_spheres, tight_with_boxes, pairs;
  } at[] = {{4, 0, 0, 0}, {1, 1, 0, 0}, {0x1p-10, 1, 0, 0}, {0, 1, 1, 1}};
  static answer found;
  for (size_t k = 0; k < sizeof at / sizeof *at; k++)
    for (int layer = 0; layer < OG_CHEAP_LAYERS; layer++) {
      or_mesh a = triangle(0, 0, 0), b = triangle(0, 0, at[k].z);
      run(&og_bvh_layered_door[layer], &a, &b, &found);
      assert_int_equal(found.work.cheap_tests, 1);
      assert_int_equal(found.work.tight_tests, layer == 0 ? at[k].tight_with_spheres : at[k].tight_with_boxes);
      assert_int_equal(found.work.triangle_tests, at[k].pairs);
      assert_int_equal(found.count, at[k].pairs);
      or_mesh_free(&a);
      or_mesh_free(&b);
    }
}

// ---- beside oriented boxes alone ----

static void compare(const or_mesh *a, const or_mesh *b) {
  static answer truth, alone, layered;
  run(og_algorithm_all_triangles.mesh_pairs, a, b, &truth);
  run(og_algorithm_bvh_obb.mesh_pairs, a, b, &alone);
  assert_true(alone.work.cheap_tests == 0 && alone.work.tight_tests == 0);
  for (int layer = 0; layer < OG_CHEAP_LAYERS; layer++) {
    run(&og_bvh_layered_door[layer], a, b, &layered);
    assert_int_equal(layered.count, truth.count);
    assert_memory_equal(layered.pair, truth.pair, (size_t)truth.count * sizeof *truth.pair);
    const og_mesh_work *const w = &layered.work;
    assert_true(w->volume_tests <= alone.work.volume_tests && w->triangle_tests <= alone.work.triangle_tests);
    assert_true(w->cheap_tests == w->volume_tests && w->tight_tests >= w->overlapping);
    assert_int_equal(w->apart - w->overlapping + 2 * w->separate + 2 * w->meeting, w->begun);
  }
}

static void pairs_and_test_trees(void **state) {
  (void)state;
  or_random random = or_random_seeded(31);
  for (int k = 0; k < 40; k++) {
    or_mesh a = or_soup(&random, 1 + k, 1 + k % 4, k % 5), b = or_soup(&random, 41 - k, 1 + k % 3, k % 3);
    compare(&a, &b);
    compare(&a, NULL);
    or_mesh_free(&a);
    or_mesh_free(&b);
  }
  // Face to face, an ulp apart and an ulp into each other.
  for (int step = -1; step <= 1; step++) {
    or_mesh a = or_cube(), b = or_cube();
    or_mesh_move(&b, 1, 1 + step * (double)OG_SCALAR_EPSILON, 0.5, 0);
    compare(&a, &b);
    or_mesh_free(&a);
    or_mesh_free(&b);
  }
}

// ---- mutants ----

static bool always(const void *a, const void *b) {
  (void)a;
  (void)b;
  return true;
}

static const og_volume_kind *tested; // by the door below

static size_t bytes(int32_t a, int32_t b) { return og_bvh_lay_out(tested, OG_BUILD_MEAN, a, b).end; }

static void list(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  og_bvh_list(tested, OG_BUILD_MEAN, block, a, b, pairs, work);
}

static const og_door_mesh_pairs any_door = {.bytes = bytes, .list = list};

static or_mesh moved_sphere(double x) {
  or_mesh mesh = or_icosphere(3);
  or_mesh_move(&mesh, 1, x, 0.2, 0.1);
  return mesh;
}

// Of two spheres that overlap a little, at least so many of the pairs apart are parted by the cheap volumes, in
// percent.
static bool parts(const og_mesh_work *w, int64_t percent) {
  return are_layered(w) && 100 * (w->cheap_tests - w->tight_tests) >= percent * w->apart;
}

static void cheap_tests_save_tight_ones(void **state) {
  (void)state;
  static answer found;
  static const int64_t percent[OG_CHEAP_LAYERS] = {18, 50};
  const og_volume_kind *const kinds[OG_CHEAP_LAYERS] = {&og_volume_sphere_obb, &og_volume_aabb_obb};
  or_mesh a = or_icosphere(3), b = moved_sphere(1.7);
  for (int layer = 0; layer < OG_CHEAP_LAYERS; layer++) {
    run(&og_bvh_layered_door[layer], &a, &b, &found);
    if (!parts(&found.work, percent[layer]))
      fail_msg("layer %d: %lld of %lld pairs apart are parted cheaply", layer,
               (long long)(found.work.cheap_tests - found.work.tight_tests), (long long)found.work.apart);
    const int64_t pairs = found.count;
    og_volume_kind blind = *kinds[layer], bare = *kinds[layer];
    blind.cheap = always; // parts nothing
    bare.cheap = NULL;    // is not asked
    tested = &blind;
    run(&any_door, &a, &b, &found);
    assert_true(found.count == pairs && !are_layered(&found.work) && !parts(&found.work, 1));
    tested = &bare;
    run(&any_door, &a, &b, &found);
    assert_true(found.count == pairs && !are_layered(&found.work) && !parts(&found.work, 1));
  }
  or_mesh_free(&a);
  or_mesh_free(&b);
}

// Without the tight layer the counts are those of spheres: more triangles are compared than with it.
static void tight_tests_save_triangles(void **state) {
  (void)state;
  static answer found;
  or_mesh a = or_icosphere(3), b = moved_sphere(1.7);
  run(&og_bvh_layered_door[0], &a, &b, &found);
  const int64_t triangle_tests = found.work.triangle_tests;
  og_volume_kind blind = og_volume_sphere_obb;
  blind.overlap = always;
  tested = &blind;
  run(&any_door, &a, &b, &found);
  assert_true(found.work.triangle_tests > 2 * triangle_tests);
  or_mesh_free(&a);
  or_mesh_free(&b);
}

// ---- Rasku 2003, 8.2 ----

// What overlaps takes all 15 axes; what is apart never more, and cubes along one of theirs take one.
static void fewer_axes_apart(void **state) {
  (void)state;
  og_obb a = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {1, 1, 1}}, b = a;
  for (int k = 0; k <= 64; k++) {
    b.centre.x = (og_scalar)k / 16;
    const og_obb_separation s = og_sat_obb(&a, &b);
    assert_int_equal(s.outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(s.apart, k > 32);
    assert_int_equal(s.axes, k > 32 ? 1 : 15);
  }
}

// Two spheres a sixteenth apart along x: a box along the axes parts the roots. The oriented ones overlap, many levels
// down. So no tight test is left, and what is gained is above any 1 + T_D / T_I.
static void more_is_gained_than_the_bound(void **state) {
  (void)state;
  static answer alone, layered;
  or_mesh a = or_icosphere(3), b = moved_sphere(2.0625);
  run(og_algorithm_bvh_obb.mesh_pairs, &a, &b, &alone);
  run(&og_bvh_layered_door[1], &a, &b, &layered);
  assert_true(alone.work.apart > 50 && alone.work.overlapping == alone.work.apart - 1);
  assert_int_equal(layered.work.cheap_tests, 1);
  assert_int_equal(layered.work.tight_tests, 0);
  or_mesh_free(&a);
  or_mesh_free(&b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(counts_by_hand),
      cmocka_unit_test(pairs_and_test_trees),
      cmocka_unit_test(cheap_tests_save_tight_ones),
      cmocka_unit_test(tight_tests_save_triangles),
      cmocka_unit_test(fewer_axes_apart),
      cmocka_unit_test(more_is_gained_than_the_bound),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
