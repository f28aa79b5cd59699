// Places parted at the centre of their oriented box: on which side each is, by hand and in every node of a tree; and
// the pairs found with such trees are those that comparing all triangles finds.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/tree/bvh.h"
#include "ref/tree/split_centre.h"
#include "ref/tree/volume_obb.h"
#include "tests/shared/exact_pair.h"
#include "tests/shared/mesh_algorithms.h"
#include "tests/shared/mesh_family.h"

enum { ROOM = 30000, BINARY32 = sizeof(og_scalar) == 4 };

static const double epsilon = (double)OG_SCALAR_EPSILON;

// ---- by hand ----

// A right triangle whose corners have this mean, turned about z by the angle whose cosine and sine are c and s.
static void add(or_mesh *mesh, double x, double y, double c, double s) {
  static const double corner[3][3] = {{-1, -0.25, 0}, {1, -0.25, 0}, {0, 0.5, 0}};
  int32_t p[3];
  for (int k = 0; k < 3; k++) {
    const double u = x + corner[k][0], v = y + corner[k][1];
    p[k] = or_mesh_point(mesh, c * u - s * v, s * u + c * v, corner[k][2]);
  }
  or_mesh_triangle(mesh, p[0], p[1], p[2]);
}

static void fill(og_tree_leaf *leaf, const og_mesh *mesh) {
  for (int32_t k = 0; k < mesh->triangles; k++) leaf[k] = (og_tree_leaf){og_mesh_box(mesh, k), k};
}

// Triangles along a rod from -16 to 16, four of them left of its centre, and the last one near it by a little to either
// side. More of them left of it than right: their mean is not the centre. The rod is turned.
static void along_a_rod(void **state) {
  (void)state;
  static const double at[] = {-16, -12, -8, 16, -4}, turn[][2] = {{1, 0}, {0.6, 0.8}, {0, 1}, {-0.8, 0.6}};
  for (size_t t = 0; t < sizeof turn / sizeof *turn; t++)
    for (int side = -1; side <= 1; side += 2) {
      or_mesh mesh = {0};
      og_tree_leaf leaf[6];
      bool is_first[6] = {false};
      for (int k = 0; k < 5; k++) add(&mesh, at[k], 0, turn[t][0], turn[t][1]);
      add(&mesh, side * 256 * epsilon * 16, 0, turn[t][0], turn[t][1]);
      const og_mesh view = or_mesh_view(&mesh);
      fill(leaf, &view);
      const int32_t first = og_split_centre(&view, leaf, 6);
      // The axis may point either way.
      const int32_t left = side < 0 ? 5 : 4;
      assert_true(first == left || first == 6 - left);
      for (int32_t k = 0; k < first; k++) is_first[leaf[k].triangle] = true;
      for (int k = 0; k < 6; k++) {
        const bool is_left = k == 5 ? side < 0 : at[k] < 0;
        assert_int_equal(is_left == (first == left), is_first[k]);
      }
      or_mesh_free(&mesh);
    }
}

// The longest axis is each of the three: bars of triangles along it.
static void longest_axis(void **state) {
  (void)state;
  for (int axis = 0; axis < 3; axis++) {
    or_mesh mesh = {0};
    og_tree_leaf leaf[8];
    for (int k = 0; k < 8; k++) {
      const double at = 4 * k - 14;
      int32_t p[3];
      for (int c = 0; c < 3; c++) {
        const double x = c == 0 ? 0.5 : -0.25, y = c == 1 ? 0.375 : -0.1875;
        p[c] = or_mesh_point(&mesh, axis == 0 ? at : x, axis == 1 ? at : axis == 0 ? x : y, axis == 2 ? at : y);
      }
      or_mesh_triangle(&mesh, p[0], p[1], p[2]);
    }
    const og_mesh view = or_mesh_view(&mesh);
    fill(leaf, &view);
    assert_int_equal(og_split_centre(&view, leaf, 8), 4);
    for (int k = 1; k < 4; k++) assert_int_equal(leaf[k].triangle < 4, leaf[0].triangle < 4);
    or_mesh_free(&mesh);
  }
}

// ---- every node of a tree ----

static double along(og_vec3 p, og_vec3 axis) {
  return (double)p.x * (double)axis.x + (double)p.y * (double)axis.y + (double)p.z * (double)axis.z;
}

// How far the mean of its corners is above the plane.
static double height(const og_mesh *mesh, int32_t triangle, const og_tree_obb *box, og_vec3 axis) {
  og_vec3 corner[3];
  og_mesh_corners(mesh, triangle, corner);
  double sum = 0;
  for (int c = 0; c < 3; c++) sum += along(corner[c], axis) - along(box->centre, axis);
  return sum / 3;
}

static og_vec3 longest_of(const og_tree_obb *box) {
  int most = 0;
  for (int k = 1; k < 3; k++)
    if (box->half[k] > box->half[most]) most = k;
  return box->axes.row[most];
}

// How many nodes are halved, because the plane parts nothing.
static int32_t part_all(const og_mesh *mesh, og_tree_leaf *leaf, int32_t count) {
  if (count == 1) return 0;
  og_tree_obb box;
  og_volume_obb.of_places(&box, mesh, leaf, count);
  const og_vec3 axis = longest_of(&box);
  const double margin = 32 * epsilon * ((double)box.size + (double)og_largest(box.centre)) + (double)OG_SCALAR_MIN;
  const int32_t first = og_split_centre(mesh, leaf, count);
  for (int32_t p = 0; p < count; p++) {
    const double up = height(mesh, leaf[p].triangle, &box, axis);
    assert_true(p < first ? up < margin : up > -margin);
  }
  const bool is_halved = first == 0 || first == count;
  const int32_t part = is_halved ? count / 2 : first;
  return is_halved + part_all(mesh, leaf, part) + part_all(mesh, leaf + part, count - part);
}

// The tree has its places in the same order.
static int32_t halved_nodes(const or_mesh *of) {
  const og_mesh mesh = or_mesh_view(of);
  const og_bvh_layout at = og_bvh_lay_out(&og_volume_obb, OG_BUILD_CENTRE, mesh.triangles, 0);
  og_mesh_work work = {0};
  unsigned char *const block = malloc(at.end);
  og_tree_leaf *const leaf = malloc((size_t)mesh.triangles * sizeof *leaf);
  assert_true(block != NULL && leaf != NULL);
  const og_volume_tree t = og_bvh_build(&og_volume_obb, OG_BUILD_CENTRE, block, &at, 0, &mesh, &work);
  fill(leaf, &mesh);
  const int32_t halved = part_all(&mesh, leaf, mesh.triangles);
  for (int32_t k = 0; k < mesh.triangles; k++) assert_int_equal(leaf[k].triangle, t.tree.leaf[k].triangle);
  free(block);
  free(leaf);
  return halved;
}

static void nodes_are_parted(void **state) {
  (void)state;
  or_random random = or_random_seeded(59);
  or_mesh sphere = or_icosphere(2), grid = or_grid(7), torus = or_bumpy_torus(9, 6), same = {0};
  // The longest axis of two triangles may be their common edge, which lies in no plane across it.
  assert_int_equal(halved_nodes(&sphere), 0);
  assert_int_equal(halved_nodes(&grid), BINARY32 ? 24 : 23);
  assert_int_equal(halved_nodes(&torus), BINARY32 ? 29 : 27);
  for (int k = 0; k < 30; k++) {
    or_mesh soup = or_soup(&random, 2 + k, 1 + k % 5, k % 4);
    halved_nodes(&soup);
    or_mesh_free(&soup);
  }
  // All in one place: nothing parts them.
  for (int c = 0; c < 3; c++) or_mesh_point(&same, c, c * c, 1);
  for (int k = 0; k < 33; k++) or_mesh_triangle(&same, 0, 1, 2);
  assert_int_equal(halved_nodes(&same), 32);
  or_mesh_free(&sphere);
  or_mesh_free(&grid);
  or_mesh_free(&torus);
  or_mesh_free(&same);
}

// ---- pairs ----

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

static void compare(const or_mesh *a, const or_mesh *b) {
  static answer truth, found;
  run(og_algorithm_all_triangles.mesh_pairs, a, b, &truth);
  run(&og_bvh_obb_centre_door, a, b, &found);
  assert_int_equal(found.count, truth.count);
  assert_memory_equal(found.pair, truth.pair, (size_t)truth.count * sizeof *truth.pair);
  const og_mesh_work *const w = &found.work;
  assert_int_equal(w->apart - w->overlapping + 2 * w->separate + 2 * w->meeting, w->begun);
}

static void same_pairs(void **state) {
  (void)state;
  or_random random = or_random_seeded(61);
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
    or_mesh_move(&b, 1, 1 + step * epsilon, 0.5, 0);
    compare(&a, &b);
    or_mesh_free(&a);
    or_mesh_free(&b);
  }
}

// ---- beside the mean ----

// The measured numbers of bvh_obb.md: tests of volumes and of triangles, in binary64 and in binary32.
static void tests_beside_the_mean(void **state) {
  (void)state;
  static const int64_t row[3][2][4] = {
      {{2415, 2247, 229, 224}, {2199, 2193, 225, 216}},
      {{4745, 5757, 442, 447}, {4745, 5761, 443, 444}},
      {{1023, 1437, 157, 166}, {949, 1481, 156, 169}},
  };
  static answer mean, centre;
  or_mesh a[3] = {or_icosphere(3), or_bumpy_torus(24, 12), or_grid(20)}, b[3];
  b[0] = or_icosphere(3);
  b[1] = or_bumpy_torus(24, 12);
  b[2] = or_grid(20);
  or_mesh_move(&b[0], 1, 1.7, 0.2, 0.1);
  or_mesh_move(&b[1], 1, 2.5, 0.75, 0.5);
  or_mesh_move(&b[2], 0.75, 0.375, 0.25, 0.125);
  for (int32_t p = 0; p < b[2].points; p++) b[2].point[p].z += (og_scalar)0.25 * (b[2].point[p].x - 8);
  for (int k = 0; k < 3; k++) {
    run(og_algorithm_bvh_obb.mesh_pairs, &a[k], &b[k], &mean);
    run(&og_bvh_obb_centre_door, &a[k], &b[k], &centre);
    assert_int_equal(mean.count, centre.count);
    const int64_t *const r = row[k][BINARY32];
    assert_int_equal(mean.work.volume_tests, r[0]);
    assert_int_equal(centre.work.volume_tests, r[1]);
    assert_int_equal(mean.work.triangle_tests, r[2]);
    assert_int_equal(centre.work.triangle_tests, r[3]);
    or_mesh_free(&a[k]);
    or_mesh_free(&b[k]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(along_a_rod), cmocka_unit_test(longest_axis),          cmocka_unit_test(nodes_are_parted),
      cmocka_unit_test(same_pairs),  cmocka_unit_test(tests_beside_the_mean),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
