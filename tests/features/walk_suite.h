#ifndef WALK_SUITE_H
#define WALK_SUITE_H

// The tests that both feature walks pass alike. The state of the group is the walk.

#include "tests/features/walk_bench.h"

typedef struct walk_subject {
  walk_runner run;
  walk_function walk;
  double moved; // by how much a distance may move under changes that must not move it, as a fraction of the size
} walk_subject;

static void by_hand(void **state) {
  const walk_subject *subject = *state;
  walk_by_hand(subject->run);
  walk_at_every_scale(subject->run);
  walk_vertices_an_epsilon_apart(subject->run);
}

static void bad_input(void **state) {
  const walk_subject *subject = *state;
  walk_bad_input(subject->run);
  walk_broken_meshes(subject->run, subject->walk);
}

static void from_every_pair(void **state) {
  const walk_subject *subject = *state;
  walk_from_every_pair(subject->run, subject->walk);
}

static void metamorphic(void **state) {
  const walk_subject *subject = *state;
  walk_metamorphic(subject->run, subject->moved);
}

static void warm_starts(void **state) {
  const walk_subject *subject = *state;
  const walk_motion slow = walk_coherently(subject->walk, 64, 1e-3), fast = walk_coherently(subject->walk, 64, 1e-2);
  assert_true(slow.warm < 2 * slow.steps && fast.warm < 3 * fast.steps);
  assert_true(slow.warm * 5 < slow.cold);
}

// The tests of the walk itself, which say how wrong it may be.
typedef struct walk_own_tests {
  CMUnitTestFunction all_families, round_hulls, polygon_faces, slanted_needles;
} walk_own_tests;

// `open` sets the subject.
static int walk_run_suite(const char *name, CMFixtureFunction open, const walk_own_tests *own) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_hand),
      cmocka_unit_test(bad_input),
      cmocka_unit_test(from_every_pair),
      cmocka_unit_test(metamorphic),
      cmocka_unit_test(warm_starts),
      {"all_families", own->all_families, NULL, NULL, NULL},
      {"round_hulls", own->round_hulls, NULL, NULL, NULL},
      {"polygon_faces", own->polygon_faces, NULL, NULL, NULL},
      {"slanted_needles", own->slanted_needles, NULL, NULL, NULL},
  };
  return cmocka_run_group_tests_name(name, tests, open, walk_close);
}

#endif
