// The check of a world's steps finds a fault planted in any stage: in the step in which it is made, and it names the
// pair.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/world_bench.h"
#include "tool/world/check_world.h"

// Three boxes in a row: each touches its neighbour. The planted stages err from the step FAULTY on.
enum { BODIES = 3, STEPS = 5, FAULTY = 3 };

static int step_now;

static const og_door_overlaps *all_pairs(void) { return og_algorithm_by_id("all-pairs")->overlaps; }

// ---- stages that err ----

static og_outcome drop_a_pair(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  const og_outcome outcome = all_pairs()->step(scene, change, count, begun, ended);
  if (step_now >= FAULTY && ended->count == 0) ended->pair[ended->count++] = (og_index_pair){0, 1};
  return outcome;
}

static og_outcome invent_a_pair(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  const og_outcome outcome = all_pairs()->step(scene, change, count, begun, ended);
  if (step_now == FAULTY) begun->pair[begun->count++] = (og_index_pair){0, 2};
  return outcome;
}

static og_outcome name_a_stranger(void *scene, const og_change *change, int32_t count, og_pairs *begun,
                                  og_pairs *ended) {
  const og_outcome outcome = all_pairs()->step(scene, change, count, begun, ended);
  if (step_now == FAULTY) begun->pair[begun->count++] = (og_index_pair){2, 77};
  return outcome;
}

static og_claim deny(const og_body *a, const og_body *b) {
  og_claim claim = og_algorithm_by_id("box-box")->pair->run(a, b);
  if (step_now >= FAULTY && claim.verdict == OG_VERDICT_MEET) claim.verdict = OG_VERDICT_APART;
  return claim;
}

static og_claim affirm(const og_body *a, const og_body *b) {
  og_claim claim = og_algorithm_by_id("box-box")->pair->run(a, b);
  if (step_now >= FAULTY) claim.verdict = OG_VERDICT_MEET;
  return claim;
}

static og_claim keep_silent(const og_body *a, const og_body *b) {
  og_claim claim = og_algorithm_by_id("box-box")->pair->run(a, b);
  if (step_now >= FAULTY) claim.outcome = OG_OUTCOME_ITERATION_LIMIT;
  return claim;
}

static og_manifold_claim lift_a_contact(const og_contact_input *in, og_contact_room *room) {
  const og_manifold_claim claim = og_algorithm_by_id("manifold-full")->contact->run(in, room);
  // A quarter above the face, well off the body.
  if (step_now >= FAULTY && claim.count > 0) room->contact[claim.count - 1].b.z += 2 + (og_scalar)0.25;
  return claim;
}

static og_sweep_claim miss(const og_sweep_input *in) {
  og_sweep_claim claim = og_algorithm_by_id("gjk-raycast")->sweep->run(in);
  if (step_now >= FAULTY && claim.verdict == OG_VERDICT_MEET) claim.verdict = OG_VERDICT_APART;
  return claim;
}

static og_sweep_claim invent(const og_sweep_input *in) {
  og_sweep_claim claim = og_algorithm_by_id("gjk-raycast")->sweep->run(in);
  if (step_now >= FAULTY) claim.verdict = OG_VERDICT_MEET;
  if (step_now >= FAULTY) claim.has_first = true;
  return claim;
}

static og_sweep_claim come_late(const og_sweep_input *in) {
  og_sweep_claim claim = og_algorithm_by_id("gjk-raycast")->sweep->run(in);
  if (step_now >= FAULTY && claim.has_first) claim.first += (og_scalar)0x1p-10;
  return claim;
}

static og_sweep_claim come_early(const og_sweep_input *in) {
  og_sweep_claim claim = og_algorithm_by_id("gjk-raycast")->sweep->run(in);
  if (step_now >= FAULTY && claim.has_first) claim.first -= (og_scalar)0x1p-10;
  return claim;
}

// ---- a world with them ----

typedef struct plant {
  og_door_overlaps broad;
  og_door_pair narrow;
  og_door_contact contact;
  bool apart; // the third box is beside the others' boxes' corners: its box overlaps, the body does not
} plant;

static plant sound(void) {
  return (plant){*all_pairs(), *og_algorithm_by_id("box-box")->pair, *og_algorithm_by_id("manifold-full")->contact,
                 false};
}

// After each step the state may be spoilt.
typedef void spoil(og_world *world);

static og_world_fault first_fault(const plant *planted, spoil *spoils, int *at) {
  og_world_stages stages = {.broad = &planted->broad, .contact = &planted->contact};
  og_dispatch_to_one(&stages.narrow, &planted->narrow, &planted->narrow);
  const og_world_limits limits = or_world_limits_for(BODIES);
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  og_world_checker checker;
  og_world_checker_init(&checker);
  og_body_change change[BODIES];
  const og_motion still = {{0, 0, 0}, {0, 0, 0}}, turn = {{0, 0, 0}, {0, 0, (og_scalar)(3.14159265358979323846 / 4)}};
  for (int32_t k = 0; k < BODIES; k++)
    change[k] = (og_body_change){OG_INSERT, k, &or_shapes.shape[0], false, or_pose_at((og_scalar)k, 0, 0), still, {0}};
  // Turned by 45 degrees, the corners of the boxes around both overlap.
  if (planted->apart) {
    const og_pose start = or_pose_at(2 + (og_scalar)0.25, 1 + (og_scalar)0.75, 0);
    change[2].pose = og_fly(&start, &turn, 1);
  }
  og_world_fault fault = {.kind = OG_WORLD_RIGHT};
  for (*at = 0; *at < STEPS; ++*at) {
    step_now = *at;
    // Named once more, where it is: of bodies that are not, contacts are taken over from the step before.
    if (*at == FAULTY) change[0] = (og_body_change){OG_MOVE, 1, NULL, false, or_pose_at(1, 0, 0), still, {0}};
    const og_world_stop stopped = og_world_step(bench.world, change, *at == 0 ? BODIES : *at == FAULTY ? 1 : 0, 1);
    if (stopped.outcome != OG_OUTCOME_ANSWERED)
      fault = (og_world_fault){.kind = OG_WORLD_FAULT_COUNT, .i = stopped.body};
    if (stopped.outcome != OG_OUTCOME_ANSWERED) break;
    if (spoils != NULL && *at == FAULTY) spoils(bench.world);
    fault = og_check_world(&checker, bench.world);
    if (fault.kind != OG_WORLD_RIGHT) break;
  }
  if (fault.kind == OG_WORLD_RIGHT) assert_true(checker.checked_boxes > 0 && checker.checked_bodies > 0);
  og_world_checker_clear(&checker);
  or_world_bench_clear(&bench);
  return fault;
}

static void expect_fault(const plant *planted, spoil *spoils, og_world_fault_kind kind, int32_t i, int32_t j) {
  int at;
  const og_world_fault fault = first_fault(planted, spoils, &at);
  if (fault.kind != kind || at != FAULTY || fault.i != i || fault.j != j)
    fail_msg("step %d: %s, bodies %d and %d", at, og_world_fault_text(fault.kind), (int)fault.i, (int)fault.j);
}

static void sound_stages_are_right(void **state) {
  (void)state;
  plant planted = sound();
  int at;
  assert_int_equal(first_fault(&planted, NULL, &at).kind, OG_WORLD_RIGHT);
  planted.apart = true;
  assert_int_equal(first_fault(&planted, NULL, &at).kind, OG_WORLD_RIGHT);
  assert_int_equal(at, STEPS);
}

// ---- boxes ----

static void cut_the_box(og_world *world) {
  og_aabb *const box = &world->now.body[1].box;
  box->hi.y -= box->hi.y * OG_SCALAR_EPSILON;
}

static void cut_the_ball(og_world *world) {
  og_world_body_state *const body = &world->now.body[1];
  body->posed.body.radius = OG_SCALAR_MIN; // far below an ulp of the box's ends
}

static void boxes_too_small_are_found(void **state) {
  (void)state;
  const plant planted = sound();
  expect_fault(&planted, cut_the_box, OG_WORLD_BOX_TOO_SMALL, 1, -1);
  expect_fault(&planted, cut_the_ball, OG_WORLD_BOX_TOO_SMALL, 1, -1);
}

// ---- the broad phase ----

static void faults_of_the_broad_phase_are_found(void **state) {
  (void)state;
  plant planted = sound();
  planted.broad.step = drop_a_pair;
  expect_fault(&planted, NULL, OG_WORLD_BOXES_MISSED, 0, 1);
  planted.broad.step = invent_a_pair;
  planted.apart = true;
  expect_fault(&planted, NULL, OG_WORLD_BOXES_INVENTED, 0, 2);
  // One that breaks its promise with a number that is none stops the step.
  planted.broad.step = name_a_stranger;
  int at;
  assert_true(first_fault(&planted, NULL, &at).kind == OG_WORLD_FAULT_COUNT && at == FAULTY);
}

// ---- the narrow phase, and contacts ----

static void faults_of_the_narrow_phase_are_found(void **state) {
  (void)state;
  plant planted = sound();
  planted.narrow.run = deny;
  expect_fault(&planted, NULL, OG_WORLD_MEETING_MISSED, 0, 1);
  planted.narrow.run = keep_silent;
  expect_fault(&planted, NULL, OG_WORLD_MEETING_MISSED, 0, 1);
  planted.narrow.run = affirm;
  planted.apart = true;
  expect_fault(&planted, NULL, OG_WORLD_MEETING_INVENTED, 1, 2);
}

static void contacts_off_their_bodies_are_found(void **state) {
  (void)state;
  plant planted = sound();
  planted.contact.run = lift_a_contact;
  expect_fault(&planted, NULL, OG_WORLD_CONTACT_OFF, 0, 1);
}

// ---- lives ----

static void lose_a_life(og_world *world) { world->boxes.persisting.count--; }
static void begin_again(og_world *world) {
  world->touching.begun.pair[world->touching.begun.count++] = (og_index_pair){0, 1};
}
static void end_what_is(og_world *world) {
  world->touching.ended.pair[world->touching.ended.count++] = (og_index_pair){1, 2};
}

static void faults_of_lives_are_found(void **state) {
  (void)state;
  const plant planted = sound();
  expect_fault(&planted, lose_a_life, OG_WORLD_LIFE, 1, 2);
  expect_fault(&planted, begin_again, OG_WORLD_LIFE, 0, 1);
  expect_fault(&planted, end_what_is, OG_WORLD_LIFE, 1, 2);
}

// ---- the way ----

// A ball comes down on a box and passes it in the step FAULTY. With `beside` it passes by, and only the boxes overlap.
static og_world_fault first_fault_of_way(og_sweep_claim (*run)(const og_sweep_input *in), og_scalar beside, int *at) {
  const og_motion still = {{0, 0, 0}, {0, 0, 0}}, fast = {{-4, 0, -4}, {0, 0, 0}};
  og_door_sweep door = *og_algorithm_by_id("gjk-raycast")->sweep;
  og_world_stages stages = or_world_stages_with(all_pairs());
  if (run != NULL) door.run = run;
  stages.sweep = &door;
  const og_world_limits limits = or_world_limits_for(2);
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  og_world_checker checker;
  og_world_checker_init(&checker);
  const og_body_change change[] = {{OG_INSERT, 0, &or_shapes.shape[0], false, or_pose_at(0, 0, 0), still, {0}},
                                   {OG_INSERT, 1, &or_shapes.shape[1], false, or_pose_at(10 + beside, 0, 10), fast,
                                    {0}}};
  og_world_fault fault = {.kind = OG_WORLD_RIGHT};
  for (*at = 0; *at < STEPS; ++*at) {
    step_now = *at;
    assert_int_equal(og_world_step(bench.world, change, *at == 0 ? 2 : 0, 1).outcome, OG_OUTCOME_ANSWERED);
    fault = og_check_world(&checker, bench.world);
    if (fault.kind != OG_WORLD_RIGHT) break;
  }
  if (fault.kind == OG_WORLD_RIGHT) assert_true(checker.checked_ways > 0);
  og_world_checker_clear(&checker);
  or_world_bench_clear(&bench);
  return fault;
}

static void faults_of_the_sweep_are_found(void **state) {
  (void)state;
  int at;
  assert_int_equal(first_fault_of_way(NULL, 0, &at).kind, OG_WORLD_RIGHT);
  assert_int_equal(first_fault_of_way(miss, 0, &at).kind, OG_WORLD_ARRIVAL_MISSED);
  assert_int_equal(at, FAULTY);
  assert_int_equal(first_fault_of_way(NULL, 3, &at).kind, OG_WORLD_RIGHT);
  assert_int_equal(first_fault_of_way(invent, 3, &at).kind, OG_WORLD_ARRIVAL_INVENTED);
  assert_int_equal(at, FAULTY);
  assert_int_equal(first_fault_of_way(come_late, 0, &at).kind, OG_WORLD_ARRIVAL_TIME);
  assert_int_equal(at, FAULTY);
  assert_int_equal(first_fault_of_way(come_early, 0, &at).kind, OG_WORLD_ARRIVAL_TIME);
  assert_int_equal(at, FAULTY);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sound_stages_are_right),
      cmocka_unit_test(boxes_too_small_are_found),
      cmocka_unit_test(faults_of_the_broad_phase_are_found),
      cmocka_unit_test(faults_of_the_narrow_phase_are_found),
      cmocka_unit_test(contacts_off_their_bodies_are_found),
      cmocka_unit_test(faults_of_lives_are_found),
      cmocka_unit_test(faults_of_the_sweep_are_found),
  };
  return cmocka_run_group_tests(tests, or_world_setup, or_world_teardown);
}
