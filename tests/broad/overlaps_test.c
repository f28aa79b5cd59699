// Sets of boxes, for every algorithm behind the door of overlaps: what overlaps begins, what no longer does ends, and
// what means nothing changes nothing.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/broad/scene.h"
#include "ref/registry.h"
#include "tests/shared/box_program.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/gen/random.h"

#define PAIRS 64

typedef struct scene {
  const og_door_overlaps *door;
  og_block block;
  og_index_pair begun_pair[PAIRS], ended_pair[PAIRS];
  og_pairs begun, ended;
} scene;

static void start(scene *s, const og_door_overlaps *door, int32_t boxes, int64_t pairs) {
  const og_scene_limits limits = {boxes, pairs};
  s->door = door;
  s->block.bytes = og_overlaps_bytes(door, &limits);
  s->block.at = malloc(s->block.bytes);
  assert_int_equal(og_overlaps_start(door, s->block, &limits), OG_OUTCOME_ANSWERED);
  s->begun = (og_pairs){s->begun_pair, PAIRS, 0};
  s->ended = (og_pairs){s->ended_pair, PAIRS, 0};
}

static og_outcome step(scene *s, const og_change *change, int32_t count) {
  return og_overlaps_step(s->door, s->block, change, count, &s->begun, &s->ended);
}

static void expect(const og_pairs *pairs, int count, const int32_t (*expected)[2]) {
  assert_int_equal(pairs->count, count);
  for (int k = 0; k < count; k++) {
    assert_int_equal(pairs->pair[k].i, expected[k][0]);
    assert_int_equal(pairs->pair[k].j, expected[k][1]);
  }
}

static og_change put(og_change_kind kind, int32_t index, double lo, double hi) {
  return (og_change){kind, index, {{(og_scalar)lo, 0, 0}, {(og_scalar)hi, 0, 0}}};
}

// Runs a test on every algorithm behind the door.
static void on_each(void (*test)(const og_door_overlaps *door)) {
  int tested = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->overlaps == NULL) continue;
    test(algorithm->overlaps);
    tested++;
  }
  assert_true(tested > 0);
}

// Boxes are closed, and what is compared is not rounded.
static void closed(const og_door_overlaps *door) {
  scene s;
  start(&s, door, 4, 6);
  const og_change all[] = {put(OG_INSERT, 3, 0, 1), put(OG_INSERT, 0, 1, 2),
                           put(OG_INSERT, 2, 1 + (double)OG_SCALAR_EPSILON, 1.5), put(OG_INSERT, 1, -1, -0.0)};
  assert_int_equal(step(&s, all, 4), OG_OUTCOME_ANSWERED);
  expect(&s.begun, 3, (const int32_t[][2]){{0, 2}, {0, 3}, {1, 3}});
  expect(&s.ended, 0, NULL);
  free(s.block.at);
}

static void test_closed(void **state) {
  (void)state;
  on_each(closed);
}

// 3 moves away from 0 and to 1; 2 goes.
static void steps(const og_door_overlaps *door) {
  scene s;
  start(&s, door, 4, 6);
  const og_change first[] = {put(OG_INSERT, 0, 0, 1), put(OG_INSERT, 1, 5, 6), put(OG_INSERT, 2, 0, 1),
                             put(OG_INSERT, 3, 1, 2)};
  assert_int_equal(step(&s, first, 4), OG_OUTCOME_ANSWERED);
  expect(&s.begun, 3, (const int32_t[][2]){{0, 2}, {0, 3}, {2, 3}});
  const og_change second[] = {put(OG_MOVE, 3, 6, 7), put(OG_REMOVE, 2, 0, 0)};
  assert_int_equal(step(&s, second, 2), OG_OUTCOME_ANSWERED);
  expect(&s.begun, 1, (const int32_t[][2]){{1, 3}});
  expect(&s.ended, 3, (const int32_t[][2]){{0, 2}, {0, 3}, {2, 3}});
  const og_change third = put(OG_INSERT, 2, 1, 5); // a removed number comes again
  assert_int_equal(step(&s, &third, 1), OG_OUTCOME_ANSWERED);
  expect(&s.begun, 2, (const int32_t[][2]){{0, 2}, {1, 2}});
  assert_int_equal(step(&s, NULL, 0), OG_OUTCOME_ANSWERED);
  expect(&s.begun, 0, NULL);
  expect(&s.ended, 0, NULL);
  free(s.block.at);
}

static void test_steps(void **state) {
  (void)state;
  on_each(steps);
}

// Each is refused, together with good changes before it, and leaves the set {0, 1} as it is.
static void refused(const og_door_overlaps *door) {
  scene s;
  start(&s, door, 4, 6);
  const og_change first[] = {put(OG_INSERT, 0, 0, 1), put(OG_INSERT, 1, 1, 2)};
  assert_int_equal(step(&s, first, 2), OG_OUTCOME_ANSWERED);
  const struct {
    og_change change;
    og_outcome outcome;
  } bad[] = {
      {put(OG_INSERT, 2, 1, 0), OG_OUTCOME_BAD_INPUT},                // inside out
      {put(OG_INSERT, 2, (double)NAN, 0), OG_OUTCOME_BAD_INPUT},      // not finite
      {put(OG_INSERT, 2, 0, (double)NAN), OG_OUTCOME_BAD_INPUT},      //
      {put(OG_INSERT, 2, 0, (double)INFINITY), OG_OUTCOME_BAD_INPUT}, //
      {put(OG_MOVE, 1, -(double)INFINITY, 0), OG_OUTCOME_BAD_INPUT},  //
      {put(OG_INSERT, 1, 0, 1), OG_OUTCOME_BAD_INPUT},                // is there
      {put(OG_INSERT, 3, 0, 1), OG_OUTCOME_BAD_INPUT},                // twice in the step
      {put(OG_REMOVE, 3, 0, 0), OG_OUTCOME_BAD_INPUT},                // twice in the step
      {put(OG_MOVE, 2, 0, 1), OG_OUTCOME_BAD_INPUT},                  // is not there
      {put(OG_REMOVE, 2, 0, 1), OG_OUTCOME_BAD_INPUT},                //
      {put(OG_REMOVE, -1, 0, 1), OG_OUTCOME_BAD_INPUT},               // no number
      {put(OG_INSERT, INT32_MIN, 0, 1), OG_OUTCOME_BAD_INPUT},        //
      {put(OG_MOVE, 4, 0, 1), OG_OUTCOME_BAD_INPUT},                  // a number that cannot be there
      {put((og_change_kind)3, 2, 0, 1), OG_OUTCOME_BAD_INPUT},        // no kind
      {put(OG_INSERT, 4, 0, 1), OG_OUTCOME_FULL},                     // beyond the limit
      {put(OG_INSERT, INT32_MAX, 0, 1), OG_OUTCOME_FULL},             //
  };
  for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) {
    const og_change change[] = {put(OG_INSERT, 3, 0, 2), put(OG_MOVE, 0, 4, 5), bad[k].change};
    assert_int_equal(step(&s, change, 3), bad[k].outcome);
    assert_int_equal(s.begun.count + s.ended.count, 0);
  }
  assert_int_equal(step(&s, first, -1), OG_OUTCOME_BAD_INPUT);
  const og_change good[] = {put(OG_INSERT, 3, 0, 0.5), put(OG_REMOVE, 1, 0, 0)};
  assert_int_equal(step(&s, good, 2), OG_OUTCOME_ANSWERED);
  expect(&s.begun, 1, (const int32_t[][2]){{0, 3}});
  expect(&s.ended, 1, (const int32_t[][2]){{0, 1}});
  free(s.block.at);
}

static void test_refused(void **state) {
  (void)state;
  on_each(refused);
}

// Four boxes in one place have six pairs: too many for the scene, then for the room that the caller gives.
static void full(const og_door_overlaps *door) {
  const og_change all[] = {put(OG_INSERT, 0, 0, 1), put(OG_INSERT, 1, 0, 1), put(OG_INSERT, 2, 0, 1),
                           put(OG_INSERT, 3, 0, 1)};
  scene s;
  start(&s, door, 4, 5);
  assert_int_equal(step(&s, all, 4), OG_OUTCOME_FULL);
  assert_int_equal(step(&s, all, 3), OG_OUTCOME_ANSWERED);
  assert_int_equal(s.begun.count, 3);
  free(s.block.at);
  start(&s, door, 4, 6);
  s.begun.room = 2;
  assert_int_equal(step(&s, all, 4), OG_OUTCOME_FULL);
  assert_int_equal(s.begun.count, 6);
  s.begun.room = 6;
  assert_int_equal(step(&s, all, 4), OG_OUTCOME_ANSWERED);
  expect(&s.begun, 6, (const int32_t[][2]){{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}});
  free(s.block.at);
}

static void test_full(void **state) {
  (void)state;
  on_each(full);
}

// A box a billion times as long as the others, and ends as far apart as numbers are: cells that would be beyond every
// count.
static void spans(const og_door_overlaps *door) {
  static const double lengths[] = {0x1p30, (double)OG_SCALAR_MAX};
  for (size_t k = 0; k < sizeof lengths / sizeof *lengths; k++) {
    scene s;
    start(&s, door, 6, 15);
    const og_change all[] = {put(OG_INSERT, 0, -lengths[k], lengths[k]),
                             put(OG_INSERT, 1, 0, 1),
                             put(OG_INSERT, 2, 1, 2),
                             put(OG_INSERT, 3, 3, 4),
                             put(OG_INSERT, 4, lengths[k], lengths[k]),
                             put(OG_INSERT, 5, -lengths[k], -lengths[k])};
    assert_int_equal(step(&s, all, 6), OG_OUTCOME_ANSWERED);
    expect(&s.begun, 6, (const int32_t[][2]){{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {1, 2}});
    const og_change good[] = {put(OG_REMOVE, 0, 0, 0), put(OG_MOVE, 3, 2, 3)};
    assert_int_equal(step(&s, good, 2), OG_OUTCOME_ANSWERED);
    expect(&s.begun, 1, (const int32_t[][2]){{2, 3}});
    assert_int_equal(s.ended.count, 5);
    free(s.block.at);
  }
}

static void test_spans(void **state) {
  (void)state;
  on_each(spans);
}

_Static_assert(_Alignof(og_scene) <= OG_BLOCK_ALIGNMENT, "a block is aligned for what is in it");

static void starts(const og_door_overlaps *door) {
  const og_scene_limits good = {2, 1}, none = {0, 0},
                        bad[] = {
                            {-1, 1}, {1, -1}, {OG_MOST_BOXES + 1, 1}, {1, OG_MOST_PAIRS + 1}, {INT32_MAX, INT64_MAX}};
  max_align_t memory[1024];
  for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) {
    assert_int_equal(og_overlaps_bytes(door, &bad[k]), 0);
    assert_int_equal(og_overlaps_start(door, (og_block){memory, sizeof memory}, &bad[k]), OG_OUTCOME_BAD_INPUT);
  }
  const size_t bytes = og_overlaps_bytes(door, &good);
  assert_true(0 < bytes && bytes < sizeof memory);
  assert_int_equal(og_overlaps_start(door, (og_block){memory, bytes - 1}, &good), OG_OUTCOME_BAD_INPUT);
  assert_int_equal(og_overlaps_start(door, (og_block){(char *)memory + 1, sizeof memory - 1}, &good),
                   OG_OUTCOME_BAD_INPUT);
  assert_int_equal(og_overlaps_start(door, (og_block){NULL, 0}, &none), OG_OUTCOME_BAD_INPUT);
  const og_block block = {memory, og_overlaps_bytes(door, &none)};
  og_pairs nothing = {NULL, 0, 0}, more = nothing;
  assert_int_equal(og_overlaps_start(door, block, &none), OG_OUTCOME_ANSWERED);
  assert_int_equal(og_overlaps_step(door, block, NULL, 0, &nothing, &more), OG_OUTCOME_ANSWERED);
}

static void test_starts(void **state) {
  (void)state;
  on_each(starts);
}

static void programs(const og_door_overlaps *door) {
  og_random random;
  og_box_tally tally;
  memset(&tally, 0, sizeof tally);
  og_random_start(&random, "boxes", 1, 0);
  for (int k = 0; k < wanted_share(600); k++) {
    uint8_t bytes[2000];
    const size_t size = (size_t)og_random_integer(&random, 0, sizeof bytes);
    for (size_t b = 0; b < size; b++) bytes[b] = (uint8_t)og_random_integer(&random, 0, 255);
    const char *wrong = og_play_boxes(door, bytes, size, &tally);
    if (wrong != NULL) fail_msg("program %d: %s", k, wrong);
  }
  assert_true(tally.steps > wanted_share(1000));
  assert_true(tally.bad > wanted_share(100) && tally.full > wanted_share(100));
  assert_true(tally.begun > wanted_share(1000) && tally.ended > wanted_share(1000));
}

static void test_programs(void **state) {
  (void)state;
  on_each(programs);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_closed), cmocka_unit_test(test_steps),  cmocka_unit_test(test_refused),
      cmocka_unit_test(test_full),   cmocka_unit_test(test_starts), cmocka_unit_test(test_programs),
      cmocka_unit_test(test_spans),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
