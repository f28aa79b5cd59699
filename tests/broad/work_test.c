// What broad phases count: each algorithm's tests and visits grow as its source says, on a scene where that differs
// from all pairs. An algorithm that lost its key step would still answer right, but not here.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/door/overlaps.h"
#include "ref/registry.h"
#include "tests/shared/box_scene.h"

enum { MOST = 8000, PAIRS = 60 * MOST };

static og_aabb box[MOST];
static og_change change[MOST];
static og_index_pair begun_pair[PAIRS], ended_pair[PAIRS];

typedef struct player {
  const og_door_overlaps *door;
  og_block block;
} player;

static player start(const char *id, int32_t count) {
  const og_algorithm *const a = og_algorithm_by_id(id);
  assert_non_null(a);
  const og_scene_limits limits = {count, PAIRS};
  player p = {a->overlaps, {NULL, og_overlaps_bytes(a->overlaps, &limits)}};
  p.block.at = malloc(p.block.bytes);
  assert_int_equal(og_overlaps_start(p.door, p.block, &limits), OG_OUTCOME_ANSWERED);
  return p;
}

static og_overlaps_work step(const player *p, int32_t count) {
  og_pairs begun = {begun_pair, PAIRS, 0}, ended = {ended_pair, PAIRS, 0};
  assert_int_equal(og_overlaps_step(p->door, p->block, change, count, &begun, &ended), OG_OUTCOME_ANSWERED);
  return p->door->work(p->block.at);
}

// The work of the step that inserts the first boxes.
static og_overlaps_work work_of(const char *id, int32_t count) {
  const player p = start(id, count);
  for (int32_t k = 0; k < count; k++) change[k] = (og_change){OG_INSERT, k, box[k]};
  const og_overlaps_work work = step(&p, count);
  free(p.block.at);
  return work;
}

static double per_box(int64_t count, int32_t boxes) { return (double)count / boxes; }

static int64_t all_pairs(int64_t n) { return n * (n - 1) / 2; }

static void test_all_pairs_compares_all_pairs(void **state) {
  (void)state;
  og_scene_make(OG_SCENE_UNIFORM, 2000, 1, box);
  assert_int_equal(work_of("all-pairs", 2000).tests, all_pairs(2000));
}

// Boxes alike and evenly spread: so many tests a box, however many boxes there are.
static void test_linear_on_even_scenes(void **state) {
  (void)state;
  static const struct {
    const char *id;
    double tests, visits; // a box, at most
  } law[] = {
      {"grid", 26, 4},          {"grid-hash", 26, 5}, {"grid-hierarchical", 26, 9}, {"octree-leaves", 28, 1},
      {"octree-loose", 50, 50}, {"kd-tree", 30, 1},   {"bsp-tree", 32, 1},          {"grid-kept", 26, 5},
  };
  for (size_t k = 0; k < sizeof law / sizeof *law; k++)
    for (int32_t n = 2000; n <= MOST; n *= 2) {
      og_scene_make(OG_SCENE_UNIFORM, n, 1, box);
      const og_overlaps_work work = work_of(law[k].id, n);
      assert_true(per_box(work.tests, n) < law[k].tests);
      assert_true(work.visits > 0 && per_box(work.visits, n) < law[k].visits);
    }
}

// Boxes that planes of large nodes cut: about n^(2/3) of them, so n^(4/3) tests; n^(3/2) in the plane.
static void test_octrees_compare_what_planes_cut(void **state) {
  (void)state;
  static const struct {
    const char *id;
    double growth; // of the tests, from n to 2 n
  } law[] = {{"octree", 2.52}, {"octree-linear", 2.52}, {"quadtree", 2.83}};
  for (size_t k = 0; k < sizeof law / sizeof *law; k++) {
    int64_t before = 0;
    for (int32_t n = 2000; n <= MOST; n *= 2) {
      og_scene_make(OG_SCENE_UNIFORM, n, 1, box);
      const og_overlaps_work work = work_of(law[k].id, n);
      if (before > 0) assert_true((double)work.tests < 1.15 * law[k].growth * (double)before);
      assert_true(work.tests < all_pairs(n) / 8);
      before = work.tests;
    }
  }
  og_scene_make(OG_SCENE_UNIFORM, MOST, 1, box);
  assert_true(work_of("octree", MOST).tests > 4 * work_of("octree-loose", MOST).tests);
}

// One box far away makes the cells of a plain grid long: all others crowd in one. Hashed cells may be as many as need
// be.
static void test_one_box_far_away(void **state) {
  (void)state;
  const int32_t n = 4000;
  og_scene_make(OG_SCENE_UNIFORM, n, 1, box);
  const og_scalar far = 10000;
  box[0] = (og_aabb){{far, far, far}, {far + 1, far + 1, far + 1}};
  assert_true(work_of("grid", n).tests > all_pairs(n) / 4);
  assert_true(per_box(work_of("grid-hash", n).tests, n) < 26);
  assert_true(per_box(work_of("grid-kept", n).tests, n) < 26);
}

// Every other box is a thousand times smaller, in a corner: one length of cells crowds these. What divides by the
// boxes' own sizes does not.
static void test_two_sizes(void **state) {
  (void)state;
  static const char *const one_length[] = {"grid", "grid-hash", "grid-kept"};
  static const char *const own_length[] = {"grid-hierarchical", "octree-leaves", "octree-loose", "kd-tree", "bsp-tree"};
  const int32_t n = 4000;
  og_scene_make(OG_SCENE_UNIFORM, n, 1, box);
  for (int32_t k = 1; k < n; k += 2)
    box[k] = (og_aabb){og_scale((og_scalar)0x1p-10, box[k].lo), og_scale((og_scalar)0x1p-10, box[k].hi)};
  for (size_t k = 0; k < sizeof one_length / sizeof *one_length; k++)
    assert_true(work_of(one_length[k], n).tests >= all_pairs(n / 2) / 2);
  for (size_t k = 0; k < sizeof own_length / sizeof *own_length; k++)
    assert_true(per_box(work_of(own_length[k], n).tests, n) < 40);
}

// Boxes piled along z stand in one column of a quadtree; in space they are apart.
static void test_a_pile(void **state) {
  (void)state;
  const int32_t n = 2000;
  og_scene_make(OG_SCENE_STACK, n, 1, box);
  assert_true(work_of("quadtree", n).tests > all_pairs(n) / 2);
  assert_true(per_box(work_of("octree", n).tests, n) < 20);
}

// Rasku 5 and Parac 5.3.1 give sweep and prune O(n log n + k). In a pile k is n - 1, but every two boxes overlap along
// x.
static void test_a_sweep_over_a_pile(void **state) {
  (void)state;
  static const char *const sweeps[] = {"sap-sweep", "sap-rebuild", "sap-batch"};
  for (size_t k = 0; k < sizeof sweeps / sizeof *sweeps; k++)
    for (int32_t n = 500; n <= 2000; n *= 2) {
      og_scene_make(OG_SCENE_STACK, n, 1, box);
      const player p = start(sweeps[k], n);
      for (int32_t b = 0; b < n; b++) change[b] = (og_change){OG_INSERT, b, box[b]};
      og_pairs begun = {begun_pair, PAIRS, 0}, ended = {ended_pair, PAIRS, 0};
      assert_int_equal(og_overlaps_step(p.door, p.block, change, n, &begun, &ended), OG_OUTCOME_ANSWERED);
      assert_int_equal(begun.count, n - 1);
      assert_int_equal(p.door->work(p.block.at).tests, all_pairs(n));
      free(p.block.at);
    }
}

// Kravec: Res(X) = i where 0.5 <= Size(X) / s_i <= 1, s_i = 2^-i. How many levels 0 .. 20 are meant, and the finest.
static int printed_levels(double size, int *finest) {
  int levels = 0;
  for (int i = 0; i <= 20; i++) {
    const double cell = ldexp(1, -i);
    if (!(0.5 <= size / cell && size / cell <= 1)) continue;
    levels++;
    *finest = i;
  }
  return levels;
}

// As printed a size has one level between powers of two, two at them, and none below half of the finest cell. Ours
// takes the finer, and the finest: a grid of unit cubes, each with a box of such a size, has the pairs that it should.
static void test_resolution_at_interval_ends(void **state) {
  (void)state;
  int finest = -1;
  for (int k = 1; k <= 20; k++) {
    assert_int_equal(printed_levels(ldexp(1, -k), &finest), 2);
    assert_int_equal(finest, k);
    assert_int_equal(printed_levels(ldexp(0.75, -k), &finest), 1);
  }
  assert_int_equal(printed_levels(ldexp(1, -22), &finest), 0);
  const int32_t n = 44;
  for (int32_t k = 0; k < n;
       k++) { // two of each size that touch, the first at a corner of its cell, far from other sizes
    const og_scalar size = (og_scalar)ldexp(1, -(k / 2)), at = (og_scalar)(2 * (k / 2)),
                    lo = at + (og_scalar)(k % 2) * size;
    box[k] = (og_aabb){{lo, lo, lo}, {lo + size, lo + size, lo + size}};
    change[k] = (og_change){OG_INSERT, k, box[k]};
  }
  const player p = start("grid-hierarchical", n);
  og_pairs begun = {begun_pair, PAIRS, 0}, ended = {ended_pair, PAIRS, 0};
  assert_int_equal(og_overlaps_step(p.door, p.block, change, n, &begun, &ended), OG_OUTCOME_ANSWERED);
  // The first two reach to 2, where the next begin.
  assert_int_equal(begun.count, n / 2 + 1);
  assert_true(begun_pair[0].i == 0 && begun_pair[0].j == 1);
  free(p.block.at);
}

// A step in which few boxes move looks up these alone; one without changes looks up none.
static void test_dynamic_tree_looks_up_what_changes(void **state) {
  (void)state;
  const int32_t n = MOST, moved = 10;
  og_scene_make(OG_SCENE_UNIFORM, n, 1, box);
  const player p = start("dynamic-tree", n);
  for (int32_t k = 0; k < n; k++) change[k] = (og_change){OG_INSERT, k, box[k]};
  const og_overlaps_work all = step(&p, n);
  assert_true(per_box(all.tests, n) < 20 && per_box(all.visits, n) < 120);
  og_scene_move(2, n, box);
  for (int32_t k = 0; k < moved; k++) change[k] = (og_change){OG_MOVE, k, box[k]};
  const og_overlaps_work few = step(&p, moved);
  assert_true(few.tests > 0 && per_box(few.tests, moved) < 60);
  assert_true(few.visits > 0 && per_box(few.visits, moved) < 300);
  const og_overlaps_work none = step(&p, 0);
  assert_int_equal(none.tests + none.visits, 0);
  free(p.block.at);
}

// The same of a grid that is kept; a motion of a hundredth of a size changes few cells.
static void test_kept_grid_looks_up_what_changes(void **state) {
  (void)state;
  const int32_t n = MOST, moved = 100;
  og_scene_make(OG_SCENE_UNIFORM, n, 1, box);
  const player p = start("grid-kept", n);
  for (int32_t k = 0; k < n; k++) change[k] = (og_change){OG_INSERT, k, box[k]};
  step(&p, n);
  og_scene_move(2, n, box);
  for (int32_t k = 0; k < moved; k++) change[k] = (og_change){OG_MOVE, k, box[k]};
  const og_overlaps_work few = step(&p, moved);
  assert_true(few.tests > 0 && per_box(few.tests, moved) < 120);
  assert_true(few.visits > 0 && per_box(few.visits, moved) < 1);
  const og_overlaps_work none = step(&p, 0);
  assert_int_equal(none.tests + none.visits, 0);
  free(p.block.at);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_all_pairs_compares_all_pairs),
      cmocka_unit_test(test_linear_on_even_scenes),
      cmocka_unit_test(test_octrees_compare_what_planes_cut),
      cmocka_unit_test(test_one_box_far_away),
      cmocka_unit_test(test_two_sizes),
      cmocka_unit_test(test_a_pile),
      cmocka_unit_test(test_a_sweep_over_a_pile),
      cmocka_unit_test(test_resolution_at_interval_ends),
      cmocka_unit_test(test_dynamic_tree_looks_up_what_changes),
      cmocka_unit_test(test_kept_grid_looks_up_what_changes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
