// Steps that do not fit into a world, and steps that mean nothing: each is refused by name, and the world is as before,
// with every broad phase.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "spec/number/allocation.h"
#include "tests/shared/world_bench.h"

static const og_door_overlaps *broad_at(int k) { return og_algorithm_at(k)->overlaps; }
static const og_door_overlaps *simple(void) { return og_algorithm_by_id("all-pairs")->overlaps; }

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
  const og_body_change first[] = {{OG_INSERT, 0, &or_shapes.shape[0], false, or_pose_at(0, 0, 0), slow, {0}},
                                  {OG_INSERT, 1, &or_shapes.shape[0], false, or_pose_at(1, 0, 0), slow, {0}}};
  assert_true(or_step(bench.world, first, 2, 1));
  assert_true(or_step(twin.world, first, 2, 1));
  assert_true(bench.world->touching.begun.count == 1 && bench.world->now.contacts == 4);
  const size_t bytes = copy_state(bench.world, before);
  for (int k = 0; k < 2; k++) {
    const og_world_stop stopped = og_world_step(bench.world, more, count, 1);
    assert_true(stopped.outcome == OG_OUTCOME_FULL && stopped.stage == stage);
    assert_true(copy_state(bench.world, after) == bytes && memcmp(before, after, bytes) == 0);
  }
  for (int k = 0; k < 3; k++) {
    assert_true(or_step(bench.world, NULL, 0, 1));
    assert_true(or_step(twin.world, NULL, 0, 1));
    assert_true(or_are_same_events(bench.world, twin.world));
  }
  or_world_bench_clear(&bench);
  or_world_bench_clear(&twin);
}

static void capacities_stop_a_step(void **state) {
  (void)state;
  const og_motion still = {{0, 0, 0}, {0, 0, 0}};
  // Two boxes more: one touches the first, and the other has a box that overlaps.
  const og_body_change more[] = {
      {OG_INSERT, 2, &or_shapes.shape[0], false, or_pose_at(-1 + (og_scalar)0.25, 0, 0), still, {0}},
      {OG_INSERT, 3, &or_shapes.shape[0], false, or_pose_at(1, 2, 0), still, {0}}};
  const og_body_change beyond = {OG_INSERT, 4, &or_shapes.shape[0], false, or_pose_at(9, 9, 9), still, {0}};
  const og_world_limits enough = {4, 32, 48, 6, 6, 96, 0, 0};
  for (int k = 0; k < og_algorithm_count(); k++) {
    if (broad_at(k) == NULL) continue;
    og_world_limits limits = enough;
    expect_stop(broad_at(k), &limits, &beyond, 1, OG_STAGE_CHANGES);
    limits.vertices = 31;
    expect_stop(broad_at(k), &limits, more, 2, OG_STAGE_BODIES);
    limits = enough;
    limits.faces = 3 * or_shapes.shape[0].mesh->face_count;
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
  const og_motion still = {{0, 0, 0}, {0, 0, 0}}, wild = {{0, (og_scalar)NAN, 0}, {0, 0, 0}};
  const og_rigid_shape *ball = &or_shapes.shape[1];
  og_rigid_shape empty = *ball, negative = *ball;
  empty.vertex_count = 0;
  negative.radius = -1;
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  og_world *const world = bench.world;
  const og_body_change first = {OG_INSERT, 0, ball, false, or_pose_at(0, 0, 0), still, {0}};
  assert_true(or_step(world, &first, 1, 1));
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
  bad.shape = &or_shapes.shape[0];
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
      cmocka_unit_test(capacities_stop_a_step),
      cmocka_unit_test(bad_input_is_refused),
      cmocka_unit_test(memory_is_looked_at),
  };
  return cmocka_run_group_tests(tests, or_world_setup, or_world_teardown);
}
