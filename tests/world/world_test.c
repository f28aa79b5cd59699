// Worlds step by step: with every broad phase each step is what the exact answers say, and all give the same events. What
// does not fit, or means nothing, is refused, and the world is as before.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "spec/number/allocation.h"
#include "tests/shared/world_bench.h"
#include "tool/world/check_world.h"

enum { BODIES = 24, STEPS = 24 };

static const double size = 6;
static or_world_shapes shapes;

static const og_door_overlaps *broad_at(int k) { return og_algorithm_at(k)->overlaps; }
static const og_door_overlaps *simple(void) { return og_algorithm_by_id("all-pairs")->overlaps; }

static int make_shapes(void **state) {
  (void)state;
  or_world_shapes_make(&shapes);
  return 0;
}

static int clear_shapes(void **state) {
  (void)state;
  or_world_shapes_clear(&shapes);
  return 0;
}

// ---- events ----

static bool are_same_pairs(const og_pairs *a, const og_pairs *b) {
  return a->count == b->count && (a->count == 0 || memcmp(a->pair, b->pair, (size_t)a->count * sizeof *a->pair) == 0);
}

static bool are_same_lives(const og_pair_life *a, const og_pair_life *b) {
  return are_same_pairs(&a->begun, &b->begun) && are_same_pairs(&a->persisting, &b->persisting) &&
         are_same_pairs(&a->ended, &b->ended);
}

static bool are_same_events(const og_world *a, const og_world *b) {
  return are_same_lives(&a->boxes, &b->boxes) && are_same_lives(&a->touching, &b->touching) &&
         are_same_pairs(&a->now.unanswered, &b->now.unanswered) && are_same_pairs(&a->now.arrivals, &b->now.arrivals) &&
         a->now.contacts == b->now.contacts;
}

static void expect_answered(og_world_stop stopped) {
  if (stopped.outcome != OG_OUTCOME_ANSWERED)
    fail_msg("stage %d, body %d: outcome %d", (int)stopped.stage, (int)stopped.body, (int)stopped.outcome);
}

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
    const int32_t count = or_random_changes(&random, a.world, &shapes, change, size);
    for (int32_t c = 0; c < count; c++) turned[c] = change[count - 1 - c];
    expect_answered(og_world_step(a.world, change, count, (og_scalar)0.25));
    expect_answered(og_world_step(b.world, turned, count, (og_scalar)0.25));
    assert_true(are_same_events(a.world, b.world));
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
  const og_body_change change[] = {{OG_INSERT, 0, &shapes.shape[of_a], false, or_pose_at(0, 0, 0), still},
                                   {OG_INSERT, 1, &shapes.shape[of_b], false, or_pose_at(x, y, z), still}};
  expect_answered(og_world_step(bench.world, change, 2, 0));
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
    change[k] = (og_body_change){OG_INSERT, k, &shapes.shape[1], false, or_pose_at((og_scalar)k, 0, 0), still};
  expect_answered(og_world_step(world, change, 3, 1));
  assert_true(world->touching.begun.count == 3 && world->touching.ended.count == 0);
  const og_body_change gone = {.kind = OG_REMOVE, .index = 1};
  expect_answered(og_world_step(world, &gone, 1, 1));
  assert_true(world->touching.begun.count == 0 && world->touching.persisting.count == 1);
  assert_true(world->touching.ended.count == 2 && world->touching.ended.pair[0].i == 0 &&
              world->touching.ended.pair[0].j == 1 && world->touching.ended.pair[1].i == 1 &&
              world->touching.ended.pair[1].j == 2);
  change[1].pose = or_pose_at(-2, 0, 0);
  expect_answered(og_world_step(world, &change[1], 1, 1));
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
        {OG_INSERT, 0, &shapes.shape[4], false, or_pose_at(0, 0, 0), {{0, 0, 0}, {0, 0, 0}}},
        {OG_INSERT, 1, &shapes.shape[6], false, or_pose_at(0, 0, 1), {{0, 0, -2}, {0, 0, 0}}}};
    expect_answered(og_world_step(bench.world, change, 2, 1));
    assert_true(bench.world->boxes.begun.count == 0);
    expect_answered(og_world_step(bench.world, NULL, 0, 1));
    assert_true(bench.world->boxes.begun.count == swept && bench.world->touching.begun.count == 0);
    assert_true(bench.world->now.body[1].pose.position.z == -1);
    or_world_bench_clear(&bench);
  }
}

// The sweep says when: the bullet is at the sheet after half of the step. A body that is placed has no way, and one whose
// motion is changed goes its way first.
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
    const og_body_change change[] = {{OG_INSERT, 0, &shapes.shape[4], false, or_pose_at(0, 0, 0), still},
                                     {OG_INSERT, 1, &shapes.shape[6], false, or_pose_at(0, 0, 1), fast}};
    expect_answered(og_world_step(world, change, 2, 1));
    const og_body_change next = {OG_MOVE, 1, NULL, placed == 0, or_pose_at(0, 0, (og_scalar)0.25), still};
    expect_answered(og_world_step(world, &next, 1, 1));
    assert_true(world->now.arrivals.count == 1 - placed);
    if (placed == 0) {
      assert_true(world->now.part[0] == (og_scalar)0.5 && world->now.body[1].pose.position.z == -1);
      assert_true(world->work.unswept == 0);
    }
    expect_answered(og_world_step(world, NULL, 0, 1));
    assert_true(world->now.arrivals.count == 0 && world->now.body[1].motion.velocity.z == 0);
    or_world_bench_clear(&bench);
  }
}

// ---- what does not fit ----

// Everything of a world that a caller can see, as bytes.
static size_t copy_state(const og_world *world, unsigned char *copy) {
  size_t used = 0;
  for (int32_t k = 0; k < world->limits.bodies; k++) {
    const og_world_body_state *body = &world->now.body[k];
    copy[used++] = body->is_there;
    if (!body->is_there) continue;
    memcpy(copy + used, &body->pose, sizeof body->pose);
    memcpy(copy + used + sizeof body->pose, &body->box, sizeof body->box);
    used += sizeof body->pose + sizeof body->box;
    for (int v = 0; v < body->posed.body.vertex_count; v++, used += sizeof(og_vec3))
      memcpy(copy + used, &body->posed.body.vertex[v], sizeof(og_vec3));
  }
  const og_pairs *lists[] = {&world->now.boxes,      &world->now.touching,        &world->now.unanswered,
                             &world->boxes.begun,    &world->boxes.persisting,    &world->boxes.ended,
                             &world->touching.begun, &world->touching.persisting, &world->touching.ended};
  for (size_t k = 0; k < sizeof lists / sizeof *lists; k++) {
    const size_t bytes = (size_t)lists[k]->count * sizeof *lists[k]->pair;
    memcpy(copy + used, &lists[k]->count, sizeof lists[k]->count);
    used += sizeof lists[k]->count;
    if (bytes > 0) memcpy(copy + used, lists[k]->pair, bytes);
    used += bytes;
  }
  return used;
}

// A step that stops at that stage, twice; then the world goes on as its twin does, which knew nothing of it.
static void expect_stop(const og_door_overlaps *broad, const og_world_limits *limits, const og_body_change *more,
                        int32_t count, og_world_stage stage) {
  static unsigned char before[1 << 16], after[1 << 16];
  og_world_stages stages = or_world_stages_with(broad);
  stages.contact = og_algorithm_by_id("manifold-full")->contact;
  or_world_bench bench, twin;
  or_world_bench_start(&bench, &stages, limits);
  or_world_bench_start(&twin, &stages, limits);
  const og_motion slow = {{(og_scalar)0.25, 0, 0}, {0, 0, 0}};
  const og_body_change first[] = {{OG_INSERT, 0, &shapes.shape[0], false, or_pose_at(0, 0, 0), slow},
                                  {OG_INSERT, 1, &shapes.shape[0], false, or_pose_at(1, 0, 0), slow}};
  expect_answered(og_world_step(bench.world, first, 2, 1));
  expect_answered(og_world_step(twin.world, first, 2, 1));
  assert_true(bench.world->touching.begun.count == 1 && bench.world->now.contacts == 4);
  const size_t bytes = copy_state(bench.world, before);
  for (int k = 0; k < 2; k++) {
    const og_world_stop stopped = og_world_step(bench.world, more, count, 1);
    assert_true(stopped.outcome == OG_OUTCOME_FULL && stopped.stage == stage);
    assert_true(copy_state(bench.world, after) == bytes && memcmp(before, after, bytes) == 0);
  }
  for (int k = 0; k < 3; k++) {
    expect_answered(og_world_step(bench.world, NULL, 0, 1));
    expect_answered(og_world_step(twin.world, NULL, 0, 1));
    assert_true(are_same_events(bench.world, twin.world));
  }
  or_world_bench_clear(&bench);
  or_world_bench_clear(&twin);
}

static void capacities_stop_a_step(void **state) {
  (void)state;
  const og_motion still = {{0, 0, 0}, {0, 0, 0}};
  // Two boxes more: one touches the first, and the other has a box that overlaps.
  const og_body_change more[] = {{OG_INSERT, 2, &shapes.shape[0], false, or_pose_at(-1 + (og_scalar)0.25, 0, 0), still},
                                 {OG_INSERT, 3, &shapes.shape[0], false, or_pose_at(1, 2, 0), still}};
  const og_body_change beyond = {OG_INSERT, 4, &shapes.shape[0], false, or_pose_at(9, 9, 9), still};
  const og_world_limits enough = {4, 32, 48, 6, 6, 96};
  for (int k = 0; k < og_algorithm_count(); k++) {
    if (broad_at(k) == NULL) continue;
    og_world_limits limits = enough;
    expect_stop(broad_at(k), &limits, &beyond, 1, OG_STAGE_CHANGES);
    limits.vertices = 31;
    expect_stop(broad_at(k), &limits, more, 2, OG_STAGE_BODIES);
    limits = enough;
    limits.faces = 3 * shapes.shape[0].mesh->face_count;
    expect_stop(broad_at(k), &limits, more, 2, OG_STAGE_BODIES);
    limits = enough;
    limits.pairs = 1;
    expect_stop(broad_at(k), &limits, more, 2, OG_STAGE_BROAD);
    limits = enough;
    limits.touching = 1;
    expect_stop(broad_at(k), &limits, more, 2, OG_STAGE_NARROW);
    limits = enough;
    limits.contacts = 5;
    expect_stop(broad_at(k), &limits, more, 2, OG_STAGE_CONTACTS);
    limits.contacts = 4;
    expect_stop(broad_at(k), &limits, more, 2, OG_STAGE_CONTACTS);
  }
}

// ---- input that means nothing ----

static void expect_refusal(og_world *world, og_body_change change, og_outcome outcome) {
  const og_world_stop stopped = og_world_step(world, &change, 1, 1);
  assert_int_equal(stopped.outcome, outcome);
  assert_true(stopped.body == change.index);
  assert_true(world->now.body[0].is_there && !world->now.body[1].is_there);
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_world_limits limits = or_world_limits_for(2);
  const og_world_stages stages = or_world_stages_with(simple());
  const og_motion still = {{0, 0, 0}, {0, 0, 0}}, wild = {{0, NAN, 0}, {0, 0, 0}};
  const og_rigid_shape *ball = &shapes.shape[1];
  og_rigid_shape empty = *ball, negative = *ball;
  empty.vertex_count = 0;
  negative.radius = -1;
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  og_world *const world = bench.world;
  const og_body_change first = {OG_INSERT, 0, ball, false, or_pose_at(0, 0, 0), still};
  expect_answered(og_world_step(world, &first, 1, 1));
  og_body_change bad = first;
  expect_refusal(world, bad, OG_OUTCOME_BAD_INPUT); // is there
  bad.index = -1;
  expect_refusal(world, bad, OG_OUTCOME_BAD_INPUT);
  bad.index = 2;
  expect_refusal(world, bad, OG_OUTCOME_FULL);
  bad.kind = OG_REMOVE;
  expect_refusal(world, bad, OG_OUTCOME_BAD_INPUT);
  bad.index = 1;
  expect_refusal(world, bad, OG_OUTCOME_BAD_INPUT); // is not there
  bad.kind = OG_MOVE;
  expect_refusal(world, bad, OG_OUTCOME_BAD_INPUT);
  bad.kind = OG_INSERT;
  bad.shape = NULL;
  expect_refusal(world, bad, OG_OUTCOME_BAD_INPUT);
  bad.shape = &empty;
  expect_refusal(world, bad, OG_OUTCOME_DEGENERATE);
  bad.shape = &negative;
  expect_refusal(world, bad, OG_OUTCOME_DEGENERATE);
  bad.shape = ball;
  bad.motion = wild;
  expect_refusal(world, bad, OG_OUTCOME_BAD_INPUT);
  bad.motion = still;
  bad.pose = or_pose_at(0, 0, HUGE_VAL);
  expect_refusal(world, bad, OG_OUTCOME_BAD_INPUT);
  bad.pose = or_pose_at(0, 0, OG_SCALAR_MAX);
  bad.shape = &shapes.shape[0];
  bad.pose.rotation.row[2].z = OG_SCALAR_MAX;
  expect_refusal(world, bad, OG_OUTCOME_OUT_OF_RANGE);
  const og_body_change twice[] = {{.kind = OG_REMOVE, .index = 0}, {.kind = OG_REMOVE, .index = 0}};
  assert_int_equal(og_world_step(world, twice, 2, 1).outcome, OG_OUTCOME_BAD_INPUT);
  assert_int_equal(og_world_step(world, &first, -1, 1).outcome, OG_OUTCOME_BAD_INPUT);
  assert_int_equal(og_world_step(world, NULL, 0, (og_scalar)NAN).outcome, OG_OUTCOME_BAD_INPUT);
  or_world_bench_clear(&bench);
}

static void memory_is_looked_at(void **state) {
  (void)state;
  const og_world_stages stages = or_world_stages_with(simple());
  og_world_limits limits = or_world_limits_for(2);
  const size_t bytes = og_world_bytes(&stages, &limits);
  unsigned char *const block = og_grow(NULL, bytes + 8, 1);
  assert_null(og_world_start((og_block){NULL, bytes}, &stages, &limits));
  assert_null(og_world_start((og_block){block, bytes - 1}, &stages, &limits));
  assert_null(og_world_start((og_block){block + 1, bytes}, &stages, &limits));
  assert_non_null(og_world_start((og_block){block, bytes}, &stages, &limits));
  limits.pairs = -1;
  assert_int_equal(og_world_bytes(&stages, &limits), 0);
  assert_null(og_world_start((og_block){block, bytes}, &stages, &limits));
  free(block);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_broad_phase_is_right), cmocka_unit_test(touching_is_meeting),
      cmocka_unit_test(removal_ends_pairs),         cmocka_unit_test(swept_boxes_hold_the_way),
      cmocka_unit_test(the_way_is_looked_at),       cmocka_unit_test(capacities_stop_a_step),
      cmocka_unit_test(bad_input_is_refused),       cmocka_unit_test(memory_is_looked_at),
  };
  return cmocka_run_group_tests(tests, make_shapes, clear_shapes);
}
