// The check of a world's steps finds a fault planted in the mid phase, or in the narrow phase of parts, and names the
// parts.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/world_bench.h"
#include "tool/world/check_world.h"

// Two figures of two boxes: parts 1 and 0 touch, and the boxes around parts 1 and 1 overlap where part 1 of the second
// is a ball.
enum { STEPS = 5, FAULTY = 3 };

static int step_now;

static const og_door_mesh_pairs *sound(void) { return og_algorithm_by_id("bvh-aabb")->mesh_pairs; }

static void drop(og_pairs *pairs, int32_t i, int32_t j) {
  int64_t kept = 0;
  for (int64_t k = 0; k < pairs->count; k++)
    if (pairs->pair[k].i != i || pairs->pair[k].j != j) pairs->pair[kept++] = pairs->pair[k];
  pairs->count = kept;
}

static void drop_one_that_meets(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  sound()->list(block, a, b, pairs, work);
  if (step_now >= FAULTY) drop(pairs, 1, 0);
}

static void drop_one_that_is_near(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs,
                                  og_mesh_work *work) {
  sound()->list(block, a, b, pairs, work);
  if (step_now >= FAULTY) drop(pairs, 1, 1);
}

static void invent(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  sound()->list(block, a, b, pairs, work);
  if (step_now >= FAULTY) og_pairs_add(pairs, 0, 1);
}

static void repeat(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  sound()->list(block, a, b, pairs, work);
  if (step_now >= FAULTY) og_pairs_add(pairs, 1, 1);
}

// A number within the order's memory, that is of no part.
static void name_a_stranger(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  sound()->list(block, a, b, pairs, work);
  if (step_now >= FAULTY) og_pairs_add(pairs, 0, 77);
}

static og_claim deny(const og_body *a, const og_body *b) {
  og_claim claim = og_algorithm_by_id("gjk")->pair->run(a, b);
  if (step_now >= FAULTY) claim.verdict = OG_VERDICT_APART;
  return claim;
}

static og_claim affirm(const og_body *a, const og_body *b) {
  og_claim claim = og_algorithm_by_id("gjk")->pair->run(a, b);
  if (step_now >= FAULTY) claim.verdict = OG_VERDICT_MEET;
  return claim;
}

static og_claim keep_silent(const og_body *a, const og_body *b) {
  og_claim claim = og_algorithm_by_id("gjk")->pair->run(a, b);
  if (step_now >= FAULTY) claim.outcome = OG_OUTCOME_ITERATION_LIMIT;
  return claim;
}

typedef void spoil(og_world *world);

static void cut_the_box(og_world *world) {
  og_aabb *const box = &world->now.convex[1].box;
  box->hi.y -= box->hi.y * OG_SCALAR_EPSILON;
}

static void forget_a_meeting(og_world *world) { world->now.meeting.count--; }

static og_world_fault first_fault(const og_door_mesh_pairs *mid, og_claim (*narrow)(const og_body *, const og_body *),
                                  spoil *spoils, int *at) {
  og_door_pair pair = *og_algorithm_by_id("gjk")->pair;
  if (narrow != NULL) pair.run = narrow;
  og_world_stages stages = or_world_stages_with(og_algorithm_by_id("all-pairs")->overlaps);
  og_dispatch_to_one(&stages.narrow, &pair, &pair);
  stages.mid = mid;
  or_compound left, right;
  or_compound_init(&left);
  or_compound_init(&right);
  const og_scalar half = (og_scalar)0.5;
  const og_pose poses[] = {or_pose_at(-1, 0, 0), or_pose_at(0, 0, 0), or_pose_at(1, 0, 0),
                           or_pose_at(1 + half / 4, 2 - half / 4, half + half / 2)};
  or_compound_add(&left, 0, &poses[0]);
  or_compound_add(&left, 0, &poses[1]);
  or_compound_add(&right, 0, &poses[2]);
  or_compound_add(&right, 1, &poses[3]);
  const og_motion still = {{0, 0, 0}, {0, 0, 0}};
  const og_world_limits limits = or_compound_limits_for(2);
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  og_world_checker checker;
  og_world_checker_init(&checker);
  const og_body_change change[] = {{OG_INSERT, 0, &left.shape, false, or_pose_at(0, 0, 0), still, {0}},
                                   {OG_INSERT, 1, &right.shape, false, or_pose_at(0, 0, 0), still, {0}}};
  og_world_fault fault = {.kind = OG_WORLD_RIGHT};
  for (*at = 0; *at < STEPS; ++*at) {
    step_now = *at;
    const og_world_stop stopped = og_world_step(bench.world, change, *at == 0 ? 2 : 0, 1);
    if (stopped.outcome != OG_OUTCOME_ANSWERED) {
      assert_int_equal(stopped.stage, OG_STAGE_MID);
      fault.kind = OG_WORLD_FAULT_COUNT;
      break;
    }
    if (spoils != NULL && *at == FAULTY) spoils(bench.world);
    fault = og_check_world(&checker, bench.world);
    if (fault.kind != OG_WORLD_RIGHT) break;
  }
  if (fault.kind == OG_WORLD_RIGHT) assert_true(checker.checked_near == 2 * STEPS);
  og_world_checker_clear(&checker);
  or_world_bench_clear(&bench);
  or_compound_clear(&left);
  or_compound_clear(&right);
  return fault;
}

static void expect_fault(void (*list)(void *, const og_mesh *, const og_mesh *, og_pairs *, og_mesh_work *),
                         og_claim (*narrow)(const og_body *, const og_body *), spoil *spoils, og_world_fault_kind kind,
                         int32_t a, int32_t b) {
  og_door_mesh_pairs mid = *sound();
  if (list != NULL) mid.list = list;
  int at;
  const og_world_fault fault = first_fault(&mid, narrow, spoils, &at);
  if (fault.kind != kind || at != FAULTY || fault.a != a || fault.b != b)
    fail_msg("step %d: %s, parts %d and %d", at, og_world_fault_text(fault.kind), (int)fault.a, (int)fault.b);
}

static void sound_stages_are_right(void **state) {
  (void)state;
  int at;
  assert_int_equal(first_fault(sound(), NULL, NULL, &at).kind, OG_WORLD_RIGHT);
  assert_int_equal(at, STEPS);
}

static void faults_of_the_mid_phase_are_found(void **state) {
  (void)state;
  expect_fault(drop_one_that_meets, NULL, NULL, OG_WORLD_NEAR_MISSED, 1, 0);
  expect_fault(drop_one_that_is_near, NULL, NULL, OG_WORLD_NEAR_MISSED, 1, 1);
  expect_fault(invent, NULL, NULL, OG_WORLD_NEAR_INVENTED, 0, 1);
  expect_fault(repeat, NULL, NULL, OG_WORLD_NEAR_INVENTED, 1, 1);
  // One that breaks its promise with a number that is none stops the step.
  og_door_mesh_pairs mid = *sound();
  mid.list = name_a_stranger;
  int at;
  assert_true(first_fault(&mid, NULL, NULL, &at).kind == OG_WORLD_FAULT_COUNT && at == FAULTY);
}

static void faults_of_parts_are_found(void **state) {
  (void)state;
  expect_fault(NULL, deny, NULL, OG_WORLD_MEETING_MISSED, 1, 0);
  expect_fault(NULL, keep_silent, NULL, OG_WORLD_MEETING_MISSED, 1, 0);
  expect_fault(NULL, affirm, NULL, OG_WORLD_MEETING_INVENTED, 1, 1);
  expect_fault(NULL, NULL, forget_a_meeting, OG_WORLD_MEETING_MISSED, 1, 0);
  expect_fault(NULL, NULL, cut_the_box, OG_WORLD_BOX_TOO_SMALL, 0, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sound_stages_are_right),
      cmocka_unit_test(faults_of_the_mid_phase_are_found),
      cmocka_unit_test(faults_of_parts_are_found),
  };
  return cmocka_run_group_tests(tests, or_world_setup, or_world_teardown);
}
