// Concave bodies in a world: with every mid phase each step is what the exact answers say, and all give the same
// events.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/world_bench.h"
#include "tool/world/check_world.h"

enum { BODIES = 12, STEPS = 20, COMPOUNDS = 6 };

static or_compound compound[COMPOUNDS];

static const og_door_mesh_pairs *mid_at(int k) {
  const og_door_mesh_pairs *door = og_algorithm_at(k)->mesh_pairs;
  return door != NULL && door->takes_boxes ? door : NULL;
}

static int setup(void **state) {
  or_world_setup(state);
  og_random random;
  og_random_start(&random, "compounds", 1, 0);
  for (int c = 0; c < COMPOUNDS; c++) {
    or_compound_init(&compound[c]);
    const int64_t parts = og_random_integer(&random, 1, OR_COMPOUND_PARTS);
    for (int64_t p = 0; p < parts; p++) {
      const og_pose pose = or_random_pose(&random, 3);
      or_compound_add(&compound[c], (int)og_random_integer(&random, 0, OR_WORLD_SHAPES - 1), &pose);
    }
  }
  return 0;
}

static int teardown(void **state) {
  for (int c = 0; c < COMPOUNDS; c++) or_compound_clear(&compound[c]);
  return or_world_teardown(state);
}

static void expect_right(og_world_checker *checker, const og_world *world, const char *id, int step) {
  const og_world_fault fault = og_check_world(checker, world);
  if (fault.kind != OG_WORLD_RIGHT)
    fail_msg("%s, step %d: bodies %d and %d, parts %d and %d: %s, %g", id, step, (int)fault.i, (int)fault.j,
             (int)fault.a, (int)fault.b, og_world_fault_text(fault.kind), fault.distance);
}

// Half of what comes is concave.
static int32_t changes_of(og_random *random, const og_world *world, og_body_change *change) {
  const int32_t count = or_random_changes(random, world, change, 7);
  for (int32_t k = 0; k < count; k++)
    if (change[k].kind == OG_INSERT && og_random_flip(random))
      change[k].shape = &compound[og_random_integer(random, 0, COMPOUNDS - 1)].shape;
  return count;
}

// Beside a world whose mid phase compares all pairs. Boxes are swept in every other one.
// k < 0: trees that are kept.
static void play_beside(int k, bool swept, int64_t *near, int64_t *meeting) {
  const og_world_limits limits = or_compound_limits_for(BODIES);
  og_world_stages stages = or_world_stages_with(og_algorithm_by_id("dynamic-tree")->overlaps);
  stages.contact = og_algorithm_by_id("manifold-full")->contact;
  stages.swept = swept;
  stages.mid = og_algorithm_by_id("all-triangles")->mesh_pairs;
  or_world_bench a, b;
  or_world_bench_start(&a, &stages, &limits);
  stages.mid = k < 0 ? NULL : mid_at(k);
  stages.keeps_trees = k < 0;
  or_world_bench_start(&b, &stages, &limits);
  og_world_checker checker;
  og_world_checker_init(&checker);
  og_random random;
  og_random_start(&random, "concave", (uint64_t)(k + 1), 0);
  og_body_change change[BODIES];
  for (int step = 0; step < STEPS; step++) {
    const int32_t count = changes_of(&random, a.world, change);
    assert_true(or_step(a.world, change, count, (og_scalar)0.25));
    assert_true(or_step(b.world, change, count, (og_scalar)0.25));
    assert_true(or_are_same_events(a.world, b.world));
    expect_right(&checker, b.world, k < 0 ? "kept trees" : og_algorithm_at(k)->id, step);
    *near += b.world->now.near.count;
    *meeting += b.world->now.meeting.count;
  }
  og_world_checker_clear(&checker);
  or_world_bench_clear(&a);
  or_world_bench_clear(&b);
}

static void every_mid_phase_is_right(void **state) {
  (void)state;
  int64_t near = 0, meeting = 0;
  int mids = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    if (mid_at(k) == NULL) continue;
    play_beside(k, mids % 2 == 0, &near, &meeting);
    mids++;
  }
  for (int swept = 0; swept < 2; swept++) play_beside(-1, swept == 1, &near, &meeting);
  assert_true(mids >= 8 && near > 500 && meeting > 100 && meeting < near);
}

// ---- a compound is what its parts are, as bodies of their own ----

// On a lattice, where nothing is rounded. World a has the compound, b its parts; a box and a ball are in both.
static void compounds_are_their_parts(void **state) {
  (void)state;
  const og_motion still = {{0, 0, 0}, {0, 0, 0}};
  const og_world_stages stages = or_world_stages_with(og_algorithm_by_id("all-pairs")->overlaps);
  og_random random;
  og_random_start(&random, "parts", 1, 0);
  int met = 0;
  for (int round = 0; round < 60; round++) {
    or_compound figure;
    or_compound_init(&figure);
    og_body_change of_a[3], of_b[OR_COMPOUND_PARTS + 2];
    const og_scalar away = (og_scalar)og_random_integer(&random, -8, 8) / 4;
    for (int p = 0; p < OR_COMPOUND_PARTS; p++) {
      const og_pose pose = or_pose_at((og_scalar)og_random_integer(&random, -8, 8) / 4,
                                      (og_scalar)og_random_integer(&random, -8, 8) / 4, 0);
      const int kind = (int)og_random_integer(&random, 0, OR_WORLD_SHAPES - 1);
      or_compound_add(&figure, kind, &pose);
      const og_pose there = or_pose_at(pose.position.x + away, pose.position.y, 0);
      of_b[2 + p] = (og_body_change){OG_INSERT, 2 + p, &or_shapes.shape[kind], false, there, still, {0}};
    }
    for (int k = 0; k < 2; k++)
      of_a[k] = of_b[k] =
          (og_body_change){OG_INSERT, k, &or_shapes.shape[k], false, or_pose_at((og_scalar)(3 * k), 0, 0), still, {0}};
    of_a[2] = (og_body_change){OG_INSERT, 2, &figure.shape, false, or_pose_at(away, 0, 0), still, {0}};
    const og_world_limits limits = or_compound_limits_for(OR_COMPOUND_PARTS + 2);
    or_world_bench a, b;
    or_world_bench_start(&a, &stages, &limits);
    or_world_bench_start(&b, &stages, &limits);
    assert_true(or_step(a.world, of_a, 3, 0) && or_step(b.world, of_b, OR_COMPOUND_PARTS + 2, 0));
    for (int32_t k = 0; k < 2; k++) {
      bool meets = false, part_meets = false;
      for (int64_t p = 0; p < a.world->now.touching.count; p++)
        meets = meets || (a.world->now.touching.pair[p].i == k && a.world->now.touching.pair[p].j == 2);
      for (int64_t p = 0; p < b.world->now.touching.count; p++) {
        const og_index_pair pair = b.world->now.touching.pair[p];
        if (pair.i != k || pair.j < 2) continue;
        part_meets = true;
        bool is_said = false;
        for (int64_t m = 0; m < a.world->now.meeting.count; m++) {
          const og_part_pair *parts = &a.world->now.meeting.pair[m];
          is_said = is_said || (parts->of.i == k && parts->of.j == 2 && parts->a == 0 && parts->b == pair.j - 2);
        }
        assert_true(is_said);
        met++;
      }
      assert_true(meets == part_meets);
    }
    or_world_bench_clear(&a);
    or_world_bench_clear(&b);
    or_compound_clear(&figure);
  }
  assert_true(met > 60);
}

// ---- touching, and one ulp to each side ----

static bool does_meet(og_scalar x) {
  const og_motion still = {{0, 0, 0}, {0, 0, 0}};
  const og_world_limits limits = or_compound_limits_for(2);
  const og_world_stages stages = or_world_stages_with(og_algorithm_by_id("all-pairs")->overlaps);
  // Two boxes with a gap of one between them, around a box of width one.
  or_compound fork;
  or_compound_init(&fork);
  const og_pose left = or_pose_at(-1, 0, 0), right = or_pose_at(1 + (og_scalar)0.5, 0, 0);
  or_compound_add(&fork, 0, &left);
  or_compound_add(&fork, 0, &right);
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  const og_body_change change[] = {{OG_INSERT, 0, &fork.shape, false, or_pose_at(0, 0, 0), still, {0}},
                                   {OG_INSERT, 1, &or_shapes.shape[0], false, or_pose_at(x, 0, 0), still, {0}}};
  assert_true(or_step(bench.world, change, 2, 0));
  og_world_checker checker;
  og_world_checker_init(&checker);
  expect_right(&checker, bench.world, "bvh-aabb", 0);
  og_world_checker_clear(&checker);
  assert_int_equal(bench.world->now.boxes.count, 1);
  const bool meets = bench.world->now.touching.count == 1;
  or_world_bench_clear(&bench);
  or_compound_clear(&fork);
  return meets;
}

// Box 0 is one wide. The left part ends at -1/2, the right one begins at 1.
static void touching_is_meeting(void **state) {
  (void)state;
  assert_true(does_meet(0));
  assert_false(does_meet(OG_SCALAR_EPSILON));
  assert_false(does_meet((og_scalar)0.25));
  assert_false(does_meet((og_scalar)0.5 - OG_SCALAR_EPSILON));
  assert_true(does_meet((og_scalar)0.5));
}

// ---- limits ----

static void limits_stop_a_step(void **state) {
  (void)state;
  const og_motion still = {{0, 0, 0}, {0, 0, 0}};
  const og_world_stages stages = or_world_stages_with(og_algorithm_by_id("all-pairs")->overlaps);
  or_compound pair;
  or_compound_init(&pair);
  const og_pose here = or_pose_at(0, 0, 0), there = or_pose_at((og_scalar)0.5, 0, 0);
  or_compound_add(&pair, 0, &here);
  or_compound_add(&pair, 0, &there);
  og_body_change change[] = {{OG_INSERT, 0, &pair.shape, false, here, still, {0}},
                             {OG_INSERT, 1, &pair.shape, false, there, still, {0}}};
  for (int c = 0; c < 5; c++) {
    og_world_limits limits = or_compound_limits_for(2);
    if (c == 1) limits.parts = 3;
    if (c == 2) limits.near = 3;
    if (c == 3) limits.vertices = 31;
    if (c == 4) limits.touching = 0;
    or_world_bench bench;
    or_world_bench_start(&bench, &stages, &limits);
    const og_world_stop stopped = og_world_step(bench.world, change, 2, 0);
    static const og_world_stage stage[] = {OG_STAGE_CHANGES, OG_STAGE_BODIES, OG_STAGE_MID, OG_STAGE_BODIES,
                                           OG_STAGE_NARROW};
    assert_int_equal(stopped.outcome, c == 0 ? OG_OUTCOME_ANSWERED : OG_OUTCOME_FULL);
    assert_int_equal(stopped.stage, stage[c]);
    assert_int_equal(bench.world->now.near.count, c == 0 ? 4 : 0);
    assert_int_equal(bench.world->now.body[0].is_there, c == 0);
    or_world_bench_clear(&bench);
  }
  // No parts without a mid phase that takes boxes; a shape whose parts are missing.
  og_world_stages without = stages;
  og_world_limits limits = or_compound_limits_for(2);
  without.mid = NULL;
  assert_true(og_world_bytes(&without, &limits) == 0);
  without.mid = og_algorithm_by_id("bvh-obb")->mesh_pairs;
  assert_true(og_world_bytes(&without, &limits) == 0);
  og_rigid_shape hollow = pair.shape;
  hollow.part = NULL;
  change[0].shape = &hollow;
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  assert_int_equal(og_world_step(bench.world, change, 1, 0).outcome, OG_OUTCOME_BAD_INPUT);
  hollow.parts = -1;
  assert_int_equal(og_world_step(bench.world, change, 1, 0).outcome, OG_OUTCOME_BAD_INPUT);
  or_world_bench_clear(&bench);
  or_compound_clear(&pair);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_mid_phase_is_right),
      cmocka_unit_test(compounds_are_their_parts),
      cmocka_unit_test(touching_is_meeting),
      cmocka_unit_test(limits_stop_a_step),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
