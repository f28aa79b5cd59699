// Contacts of bodies that stay are taken over from the step before: in every step they are those that the stage makes
// of the bodies anew, to the bit.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/world_bench.h"
#include "tool/run/make_contact.h"

enum { BODIES = 16, STEPS = 40, ROOM = 256, COMPOUNDS = 4 };

static or_compound compound[COMPOUNDS];

static int setup(void **state) {
  or_world_setup(state);
  og_random random;
  og_random_start(&random, "kept compounds", 1, 0);
  for (int c = 0; c < COMPOUNDS; c++) {
    or_compound_init(&compound[c]);
    for (int p = 0; p < 3; p++) {
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

// Most bodies rest where they come, and some are concave.
static int32_t changes_of(og_random *random, const og_world *world, og_body_change *change) {
  const int32_t count = or_random_changes(random, world, change, 3);
  const og_motion rest = {{0, 0, 0}, {0, 0, 0}};
  for (int32_t k = 0; k < count; k++) {
    if (og_random_integer(random, 0, 3) != 0) change[k].motion = rest;
    if (change[k].kind == OG_INSERT && og_random_flip(random))
      change[k].shape = &compound[og_random_integer(random, 0, COMPOUNDS - 1)].shape;
  }
  return count;
}

static void expect_fresh(const og_world *world, int64_t k) {
  static og_contact contact[ROOM];
  const og_world_state *now = &world->now;
  const og_part_pair *pair = &now->meeting.pair[k];
  const og_contact_input in = {.a = og_world_part_of(now, pair->of.i, pair->a),
                               .b = og_world_part_of(now, pair->of.j, pair->b),
                               .within = world->stages.within,
                               .flat = world->stages.flat};
  og_contact_room room = world->room;
  room.contact = contact;
  room.capacity = ROOM;
  const og_manifold_claim fresh = og_contact_run(world->stages.contact, &in, &room);
  const og_world_manifold *said = &now->manifold[k];
  assert_true(said->outcome == fresh.outcome && said->has_normal == fresh.has_normal && said->count == fresh.count);
  if (said->has_normal) assert_memory_equal(&said->normal, &fresh.normal, sizeof fresh.normal);
  for (int c = 0; c < said->count; c++) {
    const og_contact *a = &now->contact[said->first + c], *b = &contact[c];
    assert_memory_equal(&a->a, &b->a, sizeof a->a);
    assert_memory_equal(&a->b, &b->b, sizeof a->b);
    assert_true(a->depth == b->depth);
  }
}

static void kept_contacts_are_fresh(void **state) {
  (void)state;
  const og_world_limits limits = or_compound_limits_for(BODIES);
  og_world_stages stages = or_world_stages_with(og_algorithm_by_id("dynamic-tree")->overlaps);
  stages.contact = og_algorithm_by_id("manifold-full")->contact;
  stages.flat = OG_CONTACT_FLAT;
  int64_t kept = 0, other = 0;
  for (int round = 0; round < 20; round++) {
    or_world_bench bench;
    or_world_bench_start(&bench, &stages, &limits);
    og_random random;
    og_random_start(&random, "kept contacts", (uint64_t)round, 0);
    og_body_change change[BODIES];
    for (int step = 0; step < STEPS; step++) {
      const int32_t count = changes_of(&random, bench.world, change);
      assert_true(or_step(bench.world, change, count, (og_scalar)0.25));
      const og_world_state *now = &bench.world->now;
      for (int64_t k = 0; k < now->meeting.count; k++) {
        const og_index_pair of = now->meeting.pair[k].of;
        expect_fresh(bench.world, k);
        if (now->body[of.i].stays && now->body[of.j].stays) kept++;
        else other++;
      }
    }
    or_world_bench_clear(&bench);
  }
  assert_true(kept > 1000 && other > 100);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(kept_contacts_are_fresh)};
  return cmocka_run_group_tests(tests, setup, teardown);
}
