// Worlds step by step: with every broad phase each step is what the exact answers say, and all give the same events.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/world_bench.h"
#include "tool/world/check_world.h"

enum { BODIES = 24, STEPS = 24 };

static const double size = 6;

static const og_door_overlaps *broad_at(int k) { return og_algorithm_at(k)->overlaps; }
static const og_door_overlaps *simple(void) { return og_algorithm_by_id("all-pairs")->overlaps; }

// ---- events ----

static void expect_right(og_world_checker *checker, const og_world *world, const char *id, int step) {
  const og_world_fault fault = og_check_world(checker, world);
  if (fault.kind != OG_WORLD_RIGHT)
    fail_msg("%s, step %d: bodies %d and %d: %s, %g", id, step, (int)fault.i, (int)fault.j,
             og_world_fault_text(fault.kind), fault.distance);
}

// Two worlds, one with all-pairs. The changes come to the other the other way round.
static void play_beside(int k, bool swept, uint64_t seed, int64_t *met, int64_t *arrived) {
  const og_world_limits limits = or_world_limits_for(BODIES);
  og_world_stages stages = or_world_stages_with(simple());
  stages.contact = og_algorithm_by_id("manifold-full")->contact;
  stages.swept = swept;
  if (!swept) stages.sweep = og_algorithm_by_id("conservative-advancement")->sweep;
  or_world_bench a, b;
  or_world_bench_start(&a, &stages, &limits);
  stages.broad = broad_at(k);
  or_world_bench_start(&b, &stages, &limits);
  og_world_checker checker;
  og_world_checker_init(&checker);
  og_random random;
  og_random_start(&random, "worlds", seed, 0);
  og_body_change change[BODIES], turned[BODIES];
  for (int step = 0; step < STEPS; step++) {
    const int32_t count = or_random_changes(&random, a.world, change, size);
    for (int32_t c = 0; c < count; c++) turned[c] = change[count - 1 - c];
    assert_true(or_step(a.world, change, count, (og_scalar)0.25));
    assert_true(or_step(b.world, turned, count, (og_scalar)0.25));
    assert_true(or_are_same_events(a.world, b.world));
    expect_right(&checker, b.world, og_algorithm_at(k)->id, step);
    *met += b.world->now.touching.count;
    *arrived += b.world->now.arrivals.count;
  }
  og_world_checker_clear(&checker);
  or_world_bench_clear(&a);
  or_world_bench_clear(&b);
}

static void every_broad_phase_is_right(void **state) {
  (void)state;
  int64_t met = 0, arrived = 0;
  for (int k = 0; k < og_algorithm_count(); k++)
    if (broad_at(k) != NULL) play_beside(k, k % 2 == 0, (uint64_t)k + 1, &met, &arrived);
  assert_true(met > 100 && arrived > 20);
}

// ---- touching, and one ulp to each side ----

static bool do_meet(int of_a, int of_b, og_scalar x, og_scalar y, og_scalar z) {
  const og_world_limits limits = or_world_limits_for(2);
  const og_world_stages stages = or_world_stages_with(simple());
  const og_motion still = {{0, 0, 0}, {0, 0, 0}};
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  const og_body_change change[] = {{OG_INSERT, 0, &or_shapes.shape[of_a], false, or_pose_at(0, 0, 0), still, {0}},
                                   {OG_INSERT, 1, &or_shapes.shape[of_b], false, or_pose_at(x, y, z), still, {0}}};
  assert_true(or_step(bench.world, change, 2, 0));
  og_world_checker checker;
  og_world_checker_init(&checker);
  expect_right(&checker, bench.world, "all-pairs", 0);
  og_world_checker_clear(&checker);
  const bool meet = bench.world->touching.begun.count == 1;
  or_world_bench_clear(&bench);
  return meet;
}

static void touching_is_meeting(void **state) {
  (void)state;
  const og_scalar beyond = 1 + OG_SCALAR_EPSILON, half = (og_scalar)0.5;
  assert_true(do_meet(0, 0, 1, 0, 0)); // boxes, face to face
  assert_false(do_meet(0, 0, beyond, 0, 0));
  assert_true(do_meet(1, 1, 0, 0, 2)); // spheres
  assert_false(do_meet(1, 1, 0, 0, 2 * beyond));
  assert_true(do_meet(1, 0, 0, 2, 0)); // a sphere and a box
  assert_false(do_meet(1, 0, 0, 2 * beyond, 0));
  assert_true(do_meet(2, 2, beyond - OG_SCALAR_EPSILON, 0, half)); // capsules side by side
  assert_false(do_meet(2, 2, beyond, 0, half));
}

// Places on a lattice: bodies touch in corners, edges and faces, and lie in each other. Rounding may decide of
// touching, as the algorithms promise: a verdict is wrong only within 16 epsilon of the scene's size.
static void lattices_are_right(void **state) {
  (void)state;
  const og_world_limits limits = or_world_limits_for(BODIES);
  og_random random;
  og_random_start(&random, "lattices", 1, 0);
  int64_t touching = 0, close = 0;
  for (int round = 0; round < 40; round++) {
    const og_world_stages stages = or_world_stages_with(simple());
    or_world_bench bench;
    or_world_bench_start(&bench, &stages, &limits);
    og_body_change change[BODIES];
    for (int32_t k = 0; k < BODIES; k++) {
      const og_scalar x = (og_scalar)og_random_integer(&random, 0, 8) / 2,
                      y = (og_scalar)og_random_integer(&random, 0, 8) / 2;
      const og_pose pose = or_pose_at(x, y, (og_scalar)og_random_integer(&random, 0, 8) / 2);
      const og_rigid_shape *shape = &or_shapes.shape[og_random_integer(&random, 0, OR_WORLD_SHAPES - 1)];
      change[k] = (og_body_change){OG_INSERT, k, shape, false, pose, {{0, 0, 0}, {0, 0, 0}}, {0}};
    }
    assert_true(or_step(bench.world, change, BODIES, 0));
    og_world_checker checker;
    og_world_checker_init(&checker);
    const og_world_fault fault = og_check_world(&checker, bench.world);
    const bool rounding = (fault.kind == OG_WORLD_MEETING_MISSED || fault.kind == OG_WORLD_MEETING_INVENTED) &&
                          fabs(fault.distance) <= 16 * (double)OG_SCALAR_EPSILON * 6;
    if (fault.kind != OG_WORLD_RIGHT && !rounding)
      fail_msg("round %d: bodies %d and %d: %s, %g", round, (int)fault.i, (int)fault.j, og_world_fault_text(fault.kind),
               fault.distance);
    close += rounding;
    touching += bench.world->now.touching.count;
    og_world_checker_clear(&checker);
    or_world_bench_clear(&bench);
  }
  assert_true(touching > 500 && close < 20);
}

// ---- bodies that go while they touch, and come again ----

static void removal_ends_pairs(void **state) {
  (void)state;
  const og_world_limits limits = or_world_limits_for(3);
  const og_world_stages stages = or_world_stages_with(simple());
  const og_motion still = {{0, 0, 0}, {0, 0, 0}};
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  og_world *const world = bench.world;
  og_body_change change[3];
  for (int32_t k = 0; k < 3; k++)
    change[k] = (og_body_change){OG_INSERT, k, &or_shapes.shape[1], false, or_pose_at((og_scalar)k, 0, 0), still, {0}};
  assert_true(or_step(world, change, 3, 1));
  assert_true(world->touching.begun.count == 3 && world->touching.ended.count == 0);
  const og_body_change gone = {.kind = OG_REMOVE, .index = 1};
  assert_true(or_step(world, &gone, 1, 1));
  assert_true(world->touching.begun.count == 0 && world->touching.persisting.count == 1);
  assert_true(world->touching.ended.count == 2 && world->touching.ended.pair[0].i == 0 &&
              world->touching.ended.pair[0].j == 1 && world->touching.ended.pair[1].i == 1 &&
              world->touching.ended.pair[1].j == 2);
  change[1].pose = or_pose_at(-2, 0, 0);
  assert_true(or_step(world, &change[1], 1, 1));
  assert_true(world->touching.begun.count == 1 && world->touching.begun.pair[0].i == 0 &&
              world->touching.begun.pair[0].j == 1 && world->touching.persisting.count == 1);
  or_world_bench_clear(&bench);
}

// A bullet passes a sheet between two steps: no box around it still overlaps the sheet's, a swept one does.
static void swept_boxes_hold_the_way(void **state) {
  (void)state;
  const og_world_limits limits = or_world_limits_for(2);
  for (int swept = 0; swept < 2; swept++) {
    og_world_stages stages = or_world_stages_with(simple());
    stages.swept = swept == 1;
    or_world_bench bench;
    or_world_bench_start(&bench, &stages, &limits);
    const og_body_change change[] = {
        {OG_INSERT, 0, &or_shapes.shape[4], false, or_pose_at(0, 0, 0), {{0, 0, 0}, {0, 0, 0}}, {0}},
        {OG_INSERT, 1, &or_shapes.shape[6], false, or_pose_at(0, 0, 1), {{0, 0, -2}, {0, 0, 0}}, {0}}};
    assert_true(or_step(bench.world, change, 2, 1));
    assert_true(bench.world->boxes.begun.count == 0);
    assert_true(or_step(bench.world, NULL, 0, 1));
    assert_true(bench.world->boxes.begun.count == swept && bench.world->touching.begun.count == 0);
    assert_true(bench.world->now.body[1].pose.position.z == -1);
    or_world_bench_clear(&bench);
  }
}

// The sweep says when: the bullet is at the sheet after half of the step. A body that is placed has no way, and one
// whose motion is changed goes its way first.
static void the_way_is_looked_at(void **state) {
  (void)state;
  const og_world_limits limits = or_world_limits_for(2);
  const og_motion fast = {{0, 0, -2}, {0, 0, 0}}, still = {{0, 0, 0}, {0, 0, 0}};
  og_world_stages stages = or_world_stages_with(simple());
  stages.sweep = og_algorithm_by_id("gjk-raycast")->sweep;
  for (int placed = 0; placed < 2; placed++) {
    or_world_bench bench;
    or_world_bench_start(&bench, &stages, &limits);
    og_world *const world = bench.world;
    const og_body_change change[] = {{OG_INSERT, 0, &or_shapes.shape[4], false, or_pose_at(0, 0, 0), still, {0}},
                                     {OG_INSERT, 1, &or_shapes.shape[6], false, or_pose_at(0, 0, 1), fast, {0}}};
    assert_true(or_step(world, change, 2, 1));
    const og_body_change next = {OG_MOVE, 1, NULL, placed == 0, or_pose_at(0, 0, (og_scalar)0.25), still, {0}};
    assert_true(or_step(world, &next, 1, 1));
    assert_true(world->now.arrivals.count == 1 - placed);
    if (placed == 0) {
      assert_true(world->now.part[0] == (og_scalar)0.5 && world->now.body[1].pose.position.z == -1);
      assert_true(world->work.unswept == 0);
    }
    assert_true(or_step(world, NULL, 0, 1));
    assert_true(world->now.arrivals.count == 0 && world->now.body[1].motion.velocity.z == 0);
    or_world_bench_clear(&bench);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_broad_phase_is_right), cmocka_unit_test(touching_is_meeting),
      cmocka_unit_test(lattices_are_right),         cmocka_unit_test(removal_ends_pairs),
      cmocka_unit_test(swept_boxes_hold_the_way),   cmocka_unit_test(the_way_is_looked_at),
  };
  return cmocka_run_group_tests(tests, or_world_setup, or_world_teardown);
}
