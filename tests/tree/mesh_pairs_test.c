// Every algorithm behind the door mesh_pairs finds exactly the pairs that the exact solver finds, on meshes that touch,
// lie in one plane, are alike, thin, without area, an ulp apart and an ulp into each other; and its counters keep
// Rasku's law.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "tests/shared/exact_mesh.h"
#include "tests/shared/mesh_algorithms.h"
#include "tests/shared/mesh_family.h"

enum { ROOM = 40000 };

static og_index_pair found_pair[ROOM], true_pair[ROOM];

// ---- one run ----

// An algorithm without volumes has no test tree.
static void check_work(const char *id, const og_mesh_work *w, int64_t pairs, int64_t trees) {
  const int64_t begun = w->volume_tests == 0 ? 0 : trees;
  if (w->volume_tests != w->apart + w->overlapping || w->triangle_tests != w->separate + w->meeting ||
      w->meeting != pairs || w->begun != begun)
    fail_msg("%s: counters do not fit", id);
  if (w->volume_tests > 0 && w->apart - w->overlapping + 2 * w->separate + 2 * w->meeting != begun + w->beyond_two)
    fail_msg("%s: D - I + 2 S + 2 K is not %lld", id, (long long)begun);
}

// How many test trees there are: Rasku's one for two meshes. A mesh with itself: a tree of c children has c (c - 1) / 2
// at a node, at most twice c - 1 where c is four.
static int64_t trees_of(const og_algorithm *algorithm, const og_mesh *a, const og_mesh *b, int64_t begun) {
  if (a->triangles == 0 || (b != NULL && b->triangles == 0)) return 0;
  if (algorithm == &og_algorithm_bvh_query) return a->triangles;
  const int64_t least = b == NULL ? a->triangles - 1 : 1;
  if (algorithm != &og_algorithm_bvh_arity || b != NULL) return least;
  return begun < least ? least : begun > 2 * least ? 2 * least : begun;
}

static og_mesh_work run(const og_algorithm *algorithm, const og_mesh *a, const og_mesh *b, og_pairs *found) {
  const og_door_mesh_pairs *const door = algorithm->mesh_pairs;
  og_block block = {NULL, og_mesh_pairs_bytes(door, a->triangles, b == NULL ? 0 : b->triangles)};
  block.at = malloc(block.bytes);
  assert_non_null(block.at);
  og_mesh_work work;
  *found = (og_pairs){found_pair, ROOM, 0};
  assert_int_equal(og_mesh_pairs_run(door, block, a, b, found, &work), OG_OUTCOME_ANSWERED);
  free(block.at);
  check_work(algorithm->id, &work, found->count, trees_of(algorithm, a, b, work.begun));
  return work;
}

static bool are_same(const og_pairs *a, const og_pairs *b) {
  if (a->count != b->count) return false;
  for (int64_t k = 0; k < a->count; k++)
    if (a->pair[k].i != b->pair[k].i || a->pair[k].j != b->pair[k].j) return false;
  return true;
}

static og_pairs truth_of(or_exact *exact, const og_mesh *a, const og_mesh *b) {
  og_pairs truth = {true_pair, ROOM, 0};
  for (int32_t i = 0; i < a->triangles; i++)
    for (int32_t j = b == NULL ? i + 1 : 0; j < (b == NULL ? a : b)->triangles; j++)
      if (or_exact_triangles(exact, a, b, i, j)) og_pairs_add(&truth, i, j);
  assert_true(truth.count <= ROOM);
  return truth;
}

// Pairs in ascending order: what one has and the other has not.
static void tell(const char *id, const char *name, const og_pairs *found, const og_pairs *truth) {
  int64_t k = 0, l = 0;
  while (k < found->count && l < truth->count && found->pair[k].i == truth->pair[l].i &&
         found->pair[k].j == truth->pair[l].j)
    k++, l++;
  fail_msg("%s, %s: %lld pairs of %lld; first other than the truth: (%d, %d), truth (%d, %d)", id, name,
           (long long)found->count, (long long)truth->count, k < found->count ? found->pair[k].i : -1,
           k < found->count ? found->pair[k].j : -1, l < truth->count ? truth->pair[l].i : -1,
           l < truth->count ? truth->pair[l].j : -1);
}

// At least so many pairs are there, so that a family does not lose its meaning.
static void compare(or_exact *exact, const char *name, const or_mesh *of_a, const or_mesh *of_b, int64_t least) {
  const og_mesh a = or_mesh_view(of_a), b = or_mesh_view(of_b == NULL ? of_a : of_b);
  const og_mesh *const other = of_b == NULL ? NULL : &b;
  const og_pairs truth = truth_of(exact, &a, other);
  if (truth.count < least) fail_msg("%s: only %lld pairs", name, (long long)truth.count);
  for (int k = 0; k < OR_MESH_ALGORITHMS; k++) {
    og_pairs found;
    run(or_mesh_algorithm[k], &a, other, &found);
    if (!are_same(&found, &truth)) tell(or_mesh_algorithm[k]->id, name, &found, &truth);
  }
}

// ---- families ----

static const double ulp = (double)OG_SCALAR_EPSILON / 2; // below 1

static void spheres(void **state) {
  or_exact *const exact = *state;
  static const double shift[][3] = {{0, 0, 0},       {0.5, 0.25, 0.125}, {1.75, 0, 0},         {0x1p-6, 0x1p-5, 0x1p-5},
                                    {0x1p-20, 0, 0}, {2.5, 0, 0},        {0, 0x1p-50, 0x1p-49}};
  for (size_t k = 0; k < sizeof shift / sizeof *shift; k++) {
    or_mesh a = or_icosphere(1), b = or_icosphere(1);
    or_mesh_move(&b, 1, shift[k][0], shift[k][1], shift[k][2]);
    compare(exact, "two spheres", &a, &b, k == 5 ? 0 : 1);
    or_mesh_free(&a);
    or_mesh_free(&b);
  }
}

// Face to face, edge to edge, corner to corner, shifted along the face; an ulp apart, an ulp into each other.
static void cubes(void **state) {
  or_exact *const exact = *state;
  static const struct {
    double x, y, z;
    int64_t least;
  } at[] = {{1, 0, 0, 4},    {1, 1, 0, 4},       {1, 1, 1, 1},       {1, 0.5, 0.25, 4},
            {0.5, 0, 0, 20}, {0.5, 0.5, 0.5, 6}, {0.25, 0.25, 1, 4}, {2, 0, 0, 0}};
  for (size_t k = 0; k < sizeof at / sizeof *at; k++)
    for (int step = -1; step <= 1; step++) {
      or_mesh a = or_cube(), b = or_cube();
      or_mesh_move(&b, 1, at[k].x + step * 2 * ulp, at[k].y, at[k].z);
      const bool is_apart = step > 0 && at[k].x == 1;
      compare(exact, "two cubes", &a, &b, is_apart ? 0 : at[k].least);
      compare(exact, "two cubes, turned round", &b, &a, is_apart ? 0 : at[k].least);
      or_mesh_free(&a);
      or_mesh_free(&b);
    }
}

static void grids_in_one_plane(void **state) {
  or_exact *const exact = *state;
  static const double shift[][3] = {{0, 0, 0}, {0.5, 0.25, 0},        {3, 0, 0},
                                    {6, 6, 0}, {1.0 / 3, 1.0 / 7, 0}, {0, 0, 0x1p-40}};
  for (size_t k = 0; k < sizeof shift / sizeof *shift; k++) {
    or_mesh a = or_grid(6), b = or_grid(6);
    or_mesh_move(&b, 1, shift[k][0], shift[k][1], shift[k][2]);
    compare(exact, "two grids", &a, &b, k == 5 ? 0 : 1);
    or_mesh_free(&a);
    or_mesh_free(&b);
  }
}

// Small squares beside large ones: corners within edges.
static void t_junctions(void **state) {
  or_exact *const exact = *state;
  or_mesh a = or_grid(3), b = or_grid(6);
  or_mesh_move(&b, 0.5, 3, 0, 0);
  compare(exact, "grids of two sizes", &a, &b, 6);
  or_mesh_join(&a, &b);
  compare(exact, "grids of two sizes, one mesh", &a, NULL, 6);
  or_mesh_free(&a);
  or_mesh_free(&b);
}

static void needles(void **state) {
  or_exact *const exact = *state;
  static const double width[] = {0.1, 0x1p-20, 0x1p-45, 0};
  for (size_t k = 0; k < sizeof width / sizeof *width; k++) {
    or_mesh a = or_needles(24, width[k]), b = or_needles(24, width[k]);
    or_mesh_move(&b, 1, 0.5, 0, 0);
    compare(exact, "needles", &a, &b, 1);
    compare(exact, "needles of one mesh", &a, NULL, 0);
    or_mesh_join(&a, &b);
    compare(exact, "needles twice", &a, NULL, 1);
    or_mesh_free(&a);
    or_mesh_free(&b);
  }
}

// A surface without folds meets itself nowhere: neighbours share corners and no more.
static void surfaces_alone(void **state) {
  or_exact *const exact = *state;
  or_mesh mesh[] = {or_icosphere(1), or_cube(), or_grid(6), or_bumpy_torus(10, 8)};
  for (size_t k = 0; k < sizeof mesh / sizeof *mesh; k++) {
    const og_mesh view = or_mesh_view(&mesh[k]);
    og_pairs found;
    for (int m = 0; m < OR_MESH_ALGORITHMS; m++) {
      run(or_mesh_algorithm[m], &view, NULL, &found);
      assert_int_equal(found.count, 0);
    }
    compare(exact, "a surface alone", &mesh[k], NULL, 0);
    or_mesh_free(&mesh[k]);
  }
}

// One mesh of two: those of the other that equal its own share positions, but no numbers.
static void meshes_joined(void **state) {
  or_exact *const exact = *state;
  or_mesh sphere = or_icosphere(1), moved = or_icosphere(1), torus = or_bumpy_torus(12, 8);
  or_mesh_move(&moved, 0.75, 0.5, 0, 0);
  or_mesh_join(&sphere, &moved);
  compare(exact, "two spheres, one mesh", &sphere, NULL, 10);
  or_mesh again = or_bumpy_torus(12, 8);
  or_mesh_join(&torus, &again);
  compare(exact, "a torus twice, one mesh", &torus, NULL, 192);
  or_mesh_free(&sphere);
  or_mesh_free(&moved);
  or_mesh_free(&torus);
  or_mesh_free(&again);
}

// A triangle in the same mesh again, with the same corners: it counts where it has an area.
static void repeated_triangles(void **state) {
  or_exact *const exact = *state;
  or_mesh mesh = or_cube();
  for (int32_t k = 0; k < 12; k++) {
    const og_mesh_triangle t = mesh.triangle[k];
    or_mesh_triangle(&mesh, t.corner[1], t.corner[2], t.corner[0]);
  }
  or_mesh_triangle(&mesh, 0, 1, 1);
  or_mesh_triangle(&mesh, 1, 0, 1);
  or_mesh_triangle(&mesh, 3, 3, 3);
  or_mesh_triangle(&mesh, 3, 3, 3);
  compare(exact, "a cube twice", &mesh, NULL, 12);
  or_mesh_free(&mesh);
}

// Lattice triangles of all kinds, segments and points among them, with more or fewer corners shared by number.
static void soups(void **state) {
  or_exact *const exact = *state;
  or_random random = or_random_seeded(21);
  for (int k = 0; k < 60; k++) {
    const int size = 1 + k % 4, sharing = k % 7;
    or_mesh a = or_soup(&random, 24, size, sharing), b = or_soup(&random, 24, size, sharing);
    compare(exact, "two soups", &a, &b, 1);
    compare(exact, "a soup", &a, NULL, 1);
    or_mesh_free(&a);
    or_mesh_free(&b);
  }
}

static void small_and_empty(void **state) {
  or_exact *const exact = *state;
  or_mesh cube = or_cube(), none = {0}, one = {0};
  or_mesh_point(&one, 0.5, 0.5, 0.5);
  or_mesh_point(&one, 4, 0.5, 0.5);
  or_mesh_point(&one, 4, 0.75, 0.5);
  or_mesh_triangle(&one, 0, 1, 2);
  compare(exact, "one triangle", &one, &cube, 1);
  compare(exact, "one triangle, turned round", &cube, &one, 1);
  compare(exact, "one triangle, twice", &one, &one, 1);
  compare(exact, "one triangle alone", &one, NULL, 0);
  compare(exact, "no triangle", &cube, &none, 0);
  compare(exact, "no triangle first", &none, &cube, 0);
  compare(exact, "no triangle alone", &none, NULL, 0);
  or_mesh_free(&cube);
  or_mesh_free(&one);
}

// ---- what is refused ----

static og_outcome outcome_of(const og_mesh *a, const og_mesh *b, og_block block, int64_t room, int64_t *count) {
  og_pairs found = {found_pair, room, 7};
  og_mesh_work work = {.begun = 7};
  const og_outcome outcome = og_mesh_pairs_run(or_mesh_algorithm[1]->mesh_pairs, block, a, b, &found, &work);
  *count = found.count;
  if (outcome == OG_OUTCOME_BAD_INPUT || outcome == OG_OUTCOME_OUT_OF_RANGE)
    assert_true(found.count == 0 && work.begun == 0);
  return outcome;
}

static void bad_input(void **state) {
  (void)state;
  or_mesh cube = or_cube();
  const og_mesh a = or_mesh_view(&cube);
  const og_door_mesh_pairs *const door = or_mesh_algorithm[1]->mesh_pairs;
  og_block block = {NULL, og_mesh_pairs_bytes(door, 12, 12)};
  block.at = malloc(block.bytes + 1);
  int64_t count;
  assert_int_equal(outcome_of(&a, &a, block, ROOM, &count), OG_OUTCOME_ANSWERED);
  const int64_t all = count;

  // Too little room: the count says how much is wanted.
  for (int64_t room = 0; room < all; room += 17) {
    assert_int_equal(outcome_of(&a, &a, block, room, &count), OG_OUTCOME_FULL);
    assert_int_equal(count, all);
  }
  assert_int_equal(outcome_of(&a, &a, block, all, &count), OG_OUTCOME_ANSWERED);

  const int32_t kept = cube.triangle[3].corner[1], wrong[] = {-1, 8, INT32_MAX, INT32_MIN};
  for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++) {
    cube.triangle[3].corner[1] = wrong[k];
    assert_int_equal(outcome_of(&a, NULL, block, ROOM, &count), OG_OUTCOME_BAD_INPUT);
  }
  cube.triangle[3].corner[1] = kept;
  const og_scalar point = cube.point[5].y, bad[] = {(og_scalar)NAN, (og_scalar)INFINITY, -(og_scalar)INFINITY};
  for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) {
    cube.point[5].y = bad[k];
    assert_int_equal(outcome_of(&a, NULL, block, ROOM, &count), OG_OUTCOME_BAD_INPUT);
  }
  cube.point[5].y = OG_SCALAR_MAX;
  assert_int_equal(outcome_of(&a, NULL, block, ROOM, &count), OG_OUTCOME_OUT_OF_RANGE);
  cube.point[2].x = (og_scalar)NAN; // weighs more
  assert_int_equal(outcome_of(&a, NULL, block, ROOM, &count), OG_OUTCOME_BAD_INPUT);
  cube.point[2].x = 0;
  cube.point[5].y = point;
  assert_int_equal(outcome_of(&a, NULL, block, ROOM, &count), OG_OUTCOME_ANSWERED);

  const og_mesh fewer[] = {{cube.point, -1, cube.triangle, 12, false},
                           {cube.point, 8, cube.triangle, -1, false},
                           {cube.point, 8, cube.triangle, OG_MOST_TRIANGLES + 1, false},
                           {cube.point, 7, cube.triangle, 12, false},
                           {cube.point, 8, cube.triangle, 12, true}}; // boxes beside triangles
  for (size_t k = 0; k < sizeof fewer / sizeof *fewer; k++) {
    if (!fewer[k].of_boxes) assert_int_equal(outcome_of(&fewer[k], NULL, block, ROOM, &count), OG_OUTCOME_BAD_INPUT);
    assert_int_equal(outcome_of(&a, &fewer[k], block, ROOM, &count), OG_OUTCOME_BAD_INPUT);
  }
  assert_int_equal(outcome_of(&a, &a, (og_block){NULL, block.bytes}, ROOM, &count), OG_OUTCOME_BAD_INPUT);
  assert_int_equal(outcome_of(&a, &a, (og_block){block.at, block.bytes - 1}, ROOM, &count), OG_OUTCOME_BAD_INPUT);
  assert_int_equal(outcome_of(&a, &a, (og_block){(char *)block.at + 1, block.bytes}, ROOM, &count),
                   OG_OUTCOME_BAD_INPUT);
  assert_int_equal(og_mesh_pairs_bytes(door, -1, 0), 0);
  assert_int_equal(og_mesh_pairs_bytes(door, 0, OG_MOST_TRIANGLES + 1), 0);
  free(block.at);
  or_mesh_free(&cube);
}

// ---- all ----

static int start(void **state) {
  static or_exact exact;
  or_exact_init(&exact);
  *state = &exact;
  return 0;
}

static int finish(void **state) {
  or_exact_clear(*state);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(spheres),
      cmocka_unit_test(cubes),
      cmocka_unit_test(grids_in_one_plane),
      cmocka_unit_test(t_junctions),
      cmocka_unit_test(needles),
      cmocka_unit_test(surfaces_alone),
      cmocka_unit_test(meshes_joined),
      cmocka_unit_test(repeated_triangles),
      cmocka_unit_test(soups),
      cmocka_unit_test(small_and_empty),
      cmocka_unit_test(bad_input),
  };
  return cmocka_run_group_tests(tests, start, finish);
}
