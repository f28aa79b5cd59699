// Any broad phase with any narrow phase: in general position all give the same events, as they promise the same.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/world_bench.h"

enum { BODIES = 14, STEPS = 6 };

static og_world_stages stages_of(const og_door_overlaps *broad, const og_door_mesh_pairs *mid,
                                 const og_door_pair *narrow) {
  og_world_stages stages = or_world_stages_with(broad);
  stages.mid = mid;
  if (narrow != NULL) og_dispatch_to_one(&stages.narrow, narrow, og_algorithm_by_id("gjk")->pair);
  return stages;
}

static bool has(const og_pairs *pairs, og_index_pair pair) {
  return og_pairs_has_at(pairs, og_pairs_skip(pairs, 0, pair), pair);
}

// The same pairs of boxes; the same that meet, but for those about which the narrow phase is silent.
static bool are_alike(const og_world *world, const og_world *wanted, int64_t *silent) {
  const og_world_state *a = &world->now, *b = &wanted->now;
  if (a->boxes.count != b->boxes.count) return false;
  for (int64_t k = 0; k < a->boxes.count; k++) {
    const og_index_pair pair = b->boxes.pair[k];
    if (!og_pairs_has_at(&a->boxes, k, pair)) return false;
    *silent += has(&a->unanswered, pair);
    if (!has(&a->unanswered, pair) && has(&a->touching, pair) != has(&b->touching, pair)) return false;
  }
  return true;
}

typedef struct scene {
  og_body_change change[STEPS][BODIES];
  int32_t count[STEPS];
} scene;

static void play_beside(scene *s, const og_world_stages *stages, const char *broad, const char *narrow,
                        int64_t *silent) {
  const og_world_limits limits = or_world_limits_for(BODIES);
  const og_world_stages usual = stages_of(og_algorithm_by_id("all-pairs")->overlaps, stages->mid, NULL);
  or_world_bench bench, wanted;
  or_world_bench_start(&bench, stages, &limits);
  or_world_bench_start(&wanted, &usual, &limits);
  for (int step = 0; step < STEPS; step++) {
    assert_true(or_step(wanted.world, s->change[step], s->count[step], (og_scalar)0.25));
    assert_true(or_step(bench.world, s->change[step], s->count[step], (og_scalar)0.25));
    if (!are_alike(bench.world, wanted.world, silent)) fail_msg("%s, %s: step %d", broad, narrow, step);
  }
  or_world_bench_clear(&bench);
  or_world_bench_clear(&wanted);
}

// The changes depend on who is there, which no algorithm decides.
static void make_scene(scene *s) {
  const og_world_limits limits = or_world_limits_for(BODIES);
  const og_world_stages stages = or_world_stages_with(og_algorithm_by_id("all-pairs")->overlaps);
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  og_random random;
  og_random_start(&random, "pairing", 1, 0);
  for (int step = 0; step < STEPS; step++) {
    s->count[step] = or_random_changes(&random, bench.world, s->change[step], 4);
    assert_true(or_step(bench.world, s->change[step], s->count[step], (og_scalar)0.25));
  }
  assert_true(bench.world->now.touching.count > 3);
  or_world_bench_clear(&bench);
}

static void any_broad_with_any_narrow(void **state) {
  (void)state;
  scene s;
  make_scene(&s);
  int pairings = 0, talkative = 0;
  for (int n = 0; n < og_algorithm_count(); n++) {
    const og_algorithm *narrow = og_algorithm_at(n);
    if (narrow->pair == NULL) continue;
    int64_t silent = 0;
    for (int b = 0; b < og_algorithm_count(); b++) {
      const og_algorithm *broad = og_algorithm_at(b);
      if (broad->overlaps == NULL) continue;
      const og_world_stages stages =
          stages_of(broad->overlaps, og_algorithm_by_id("bvh-aabb")->mesh_pairs, narrow->pair);
      play_beside(&s, &stages, broad->id, narrow->id, &silent);
      pairings++;
    }
    talkative += silent == 0;
  }
  print_message("%d pairings, %d narrow phases always answer\n", pairings, talkative);
  assert_true(pairings > 400 && talkative > 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(any_broad_with_any_narrow)};
  return cmocka_run_group_tests(tests, or_world_setup, or_world_teardown);
}
