// Filters of a world's bodies: which pairs are asked about, what becomes of a sensor's, and that the check holds them.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/world_bench.h"
#include "tool/world/check_world.h"

enum { BODIES = 8, STEPS = 12 };

static const og_motion still = {{0, 0, 0}, {0, 0, 0}};

// ---- the rule ----

// Who meets whom, by types: docs/results/errata.md has what Parac 6.1.2 says otherwise.
static void types_meet_as_box2d_has_it(void **state) {
  (void)state;
  const bool wanted[3][3] = {[OG_TYPE_DYNAMIC] = {true, true, true},
                             [OG_TYPE_KINEMATIC] = {true, false, false},
                             [OG_TYPE_STATIC] = {true, false, false}};
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      const og_body_filter a = {.type = (og_body_type)i}, b = {.type = (og_body_type)j};
      assert_int_equal(og_filters_let_meet(&a, &b), wanted[i][j]);
    }
}

// All categories and masks of three bits, against the rule: each mask has a category of the other.
static void masks_are_of_categories(void **state) {
  (void)state;
  for (uint32_t k = 0; k < 1u << 12; k++) {
    const uint32_t category_a = k & 7, mask_a = k >> 3 & 7, category_b = k >> 6 & 7, mask_b = k >> 9 & 7;
    const og_body_filter a = {.category = category_a, .ignored = ~mask_a},
                         b = {.category = category_b, .ignored = ~mask_b};
    const bool first = category_a == 0 || (category_a & mask_b) != 0,
               second = category_b == 0 || (category_b & mask_a) != 0;
    assert_int_equal(og_filters_let_meet(&a, &b), first && second);
    assert_int_equal(og_filters_let_meet(&b, &a), first && second);
    assert_int_equal(og_filter_ignores(&a, &b), !second);
  }
}

// ---- worlds ----

static og_body_filter any_filter(og_random *random) {
  static const og_body_type types[] = {OG_TYPE_DYNAMIC, OG_TYPE_DYNAMIC, OG_TYPE_KINEMATIC, OG_TYPE_STATIC};
  const uint32_t category = (uint32_t)og_random_integer(random, 0, 3),
                 ignored = (uint32_t)og_random_integer(random, 0, 3);
  return (og_body_filter){types[og_random_integer(random, 0, 3)], og_random_integer(random, 0, 3) == 0, category,
                          ignored};
}

static og_world_stages stages_of_all(void) {
  og_world_stages stages = or_world_stages_with(og_algorithm_by_id("sap-incremental")->overlaps);
  stages.contact = og_algorithm_by_id("manifold-full")->contact;
  stages.sweep = og_algorithm_by_id("gjk-raycast")->sweep;
  return stages;
}

// Random worlds are right, and what meets is what meets without filters, less the pairs that they part.
static void filtered_worlds_are_right(void **state) {
  (void)state;
  int64_t parted = 0, met = 0;
  for (uint64_t seed = 1; seed <= 12; seed++) {
    const og_world_limits limits = or_world_limits_for(BODIES);
    const og_world_stages stages = stages_of_all();
    or_world_bench bench, plain;
    or_world_bench_start(&bench, &stages, &limits);
    or_world_bench_start(&plain, &stages, &limits);
    og_world_checker checker;
    og_world_checker_init(&checker);
    og_random random;
    og_random_start(&random, "filters", seed, 0);
    og_body_change change[BODIES];
    for (int step = 0; step < STEPS; step++) {
      const int32_t count = or_random_changes(&random, bench.world, change, 3);
      assert_true(or_step(plain.world, change, count, (og_scalar)0.25));
      for (int32_t c = 0; c < count; c++) change[c].filter = any_filter(&random);
      assert_true(or_step(bench.world, change, count, (og_scalar)0.25));
      assert_int_equal(og_check_world(&checker, bench.world).kind, OG_WORLD_RIGHT);
      const og_pairs *all = &plain.world->now.touching, *some = &bench.world->now.touching;
      int64_t next = 0;
      for (int64_t k = 0; k < all->count; k++) {
        const bool said = og_pairs_has_at(some, next, all->pair[k]);
        assert_int_equal(said, og_world_lets_meet(bench.world, all->pair[k]));
        next += said;
        parted += !said;
        met += said;
      }
      assert_int_equal(next, some->count);
      int64_t filtered = 0;
      for (int64_t k = 0; k < bench.world->now.boxes.count; k++)
        filtered += !og_world_lets_meet(bench.world, bench.world->now.boxes.pair[k]);
      assert_int_equal(bench.world->work.filtered, filtered);
    }
    og_world_checker_clear(&checker);
    or_world_bench_clear(&bench);
    or_world_bench_clear(&plain);
  }
  assert_true(parted > 50 && met > 50);
}

// Two boxes face to face in their places.
static void start_two(or_world_bench *bench, og_body_filter a, og_body_filter b) {
  const og_world_limits limits = or_world_limits_for(2);
  const og_world_stages stages = stages_of_all();
  or_world_bench_start(bench, &stages, &limits);
  const og_body_change change[] = {{OG_INSERT, 0, &or_shapes.shape[0], false, or_pose_at(0, 0, 0), still, a},
                                   {OG_INSERT, 1, &or_shapes.shape[0], false, or_pose_at(1, 0, 0), still, b}};
  assert_true(or_step(bench->world, change, 2, 0));
}

static og_world_fault_kind kind_of_fault(const og_world *world) {
  og_world_checker checker;
  og_world_checker_init(&checker);
  const og_world_fault fault = og_check_world(&checker, world);
  og_world_checker_clear(&checker);
  return fault.kind;
}

static void a_sensor_meets_without_contacts(void **state) {
  (void)state;
  const og_body_filter plain = {0}, sensor = {.is_sensor = true};
  or_world_bench bench;
  start_two(&bench, plain, plain);
  assert_true(bench.world->now.touching.count == 1 && bench.world->now.contacts == 4);
  // Contacts that are there where one is a sensor are a fault.
  bench.world->now.body[1].filter = sensor;
  assert_int_equal(kind_of_fault(bench.world), OG_WORLD_CONTACT_OF_SENSOR);
  or_world_bench_clear(&bench);
  start_two(&bench, sensor, plain);
  assert_true(bench.world->now.touching.count == 1 && bench.world->now.contacts == 0);
  assert_int_equal(kind_of_fault(bench.world), OG_WORLD_RIGHT);
  // So it stays, with no room for a contact.
  assert_true(or_step(bench.world, NULL, 0, 1));
  assert_true(bench.world->touching.persisting.count == 1 && bench.world->now.contacts == 0);
  or_world_bench_clear(&bench);
}

// A filter that parts what meets, or no longer parts what does not: each is found.
static void faults_of_filters_are_found(void **state) {
  (void)state;
  const og_body_filter plain = {0}, first = {.category = 1, .ignored = 2}, second = {.category = 2},
                       parked = {.type = OG_TYPE_STATIC};
  or_world_bench bench;
  start_two(&bench, plain, plain);
  bench.world->now.body[0].filter = bench.world->now.body[1].filter = parked;
  assert_int_equal(kind_of_fault(bench.world), OG_WORLD_MEETING_INVENTED);
  bench.world->now.body[0].filter = first;
  bench.world->now.body[1].filter = second;
  assert_int_equal(kind_of_fault(bench.world), OG_WORLD_MEETING_INVENTED);
  or_world_bench_clear(&bench);
  start_two(&bench, first, second);
  assert_true(bench.world->now.touching.count == 0 && bench.world->work.filtered == 1);
  assert_int_equal(kind_of_fault(bench.world), OG_WORLD_RIGHT);
  bench.world->now.body[1].filter = plain;
  assert_int_equal(kind_of_fault(bench.world), OG_WORLD_MEETING_MISSED);
  or_world_bench_clear(&bench);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(types_meet_as_box2d_has_it),  cmocka_unit_test(masks_are_of_categories),
      cmocka_unit_test(filtered_worlds_are_right),   cmocka_unit_test(a_sensor_meets_without_contacts),
      cmocka_unit_test(faults_of_filters_are_found),
  };
  return cmocka_run_group_tests(tests, or_world_setup, or_world_teardown);
}
