// Contacts of a world with a life: each begins once, persists and ends once; faults that are planted in it are found.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/world_bench.h"
#include "tool/world/check_contacts.h"

enum { BODIES = 8, STEPS = 16 };

static const og_motion still = {{0, 0, 0}, {0, 0, 0}};

static og_world_stages stages_with(const char *contact) {
  og_world_stages stages = or_world_stages_with(og_algorithm_by_id("sap-incremental")->overlaps);
  stages.contact = og_algorithm_by_id(contact)->contact;
  stages.flat = (og_scalar)0x1p-10;
  return stages;
}

// ---- random worlds ----

// What began and did not end is there, over all steps.
static void play(const char *contact, uint64_t seed, int64_t *persisted, int64_t *ended) {
  const og_world_limits limits = or_world_limits_for(BODIES);
  const og_world_stages stages = stages_with(contact);
  or_world_bench bench;
  or_world_bench_start(&bench, &stages, &limits);
  og_world_checker checker;
  og_world_checker_init(&checker);
  og_contact_lives lives;
  og_contact_lives_init(&lives);
  og_random random;
  og_random_start(&random, "contact lives", seed, 0);
  og_body_change change[BODIES];
  int64_t there = 0;
  for (int step = 0; step < STEPS; step++) {
    const int32_t count = or_random_changes(&random, bench.world, change, 2);
    for (int32_t c = 0; c < count; c++) change[c].shape = &or_shapes.shape[og_random_flip(&random) ? 0 : 3]; // solids
    assert_true(or_step(bench.world, change, count, (og_scalar)0x1p-8));
    og_contact_lives_step(&lives, bench.world);
    const og_world_fault fault = og_check_contact_lives(&checker, bench.world, &lives);
    if (fault.kind != OG_WORLD_RIGHT)
      fail_msg("%s, step %d: bodies %d and %d: %s, %g", contact, step, (int)fault.i, (int)fault.j,
               og_world_fault_text(fault.kind), fault.distance);
    int64_t now = 0;
    for (int64_t k = 0; k < lives.count; k++) {
      there += lives.life[k].events.begun - lives.life[k].events.ended;
      now += lives.life[k].cache.count;
      *ended += lives.life[k].events.ended;
    }
    assert_int_equal(now, there);
    *persisted += lives.persisting;
  }
  og_contact_lives_clear(&lives);
  og_world_checker_clear(&checker);
  or_world_bench_clear(&bench);
}

static void every_algorithm_gives_lives(void **state) {
  (void)state;
  int64_t persisted = 0, ended = 0;
  int algorithms = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->contact == NULL || algorithm->contact->takes != OG_CONTACTS_SOLIDS) continue;
    for (uint64_t seed = 1; seed <= 6; seed++) play(algorithm->id, seed, &persisted, &ended);
    algorithms++;
  }
  print_message("%d algorithms, %lld contacts persisted, %lld ended\n", algorithms, (long long)persisted,
                (long long)ended);
  assert_true(algorithms >= 3 && persisted > 200 && ended > 100);
}

// ---- two boxes, and faults in their lives ----

typedef struct pair_bench {
  or_world_bench bench;
  og_world_checker checker;
  og_contact_lives lives;
} pair_bench;

// A box on another: 1 by 1, and 1 by 2.
static void start_two(pair_bench *p) {
  const og_world_limits limits = or_world_limits_for(2);
  const og_world_stages stages = stages_with("manifold-full");
  or_world_bench_start(&p->bench, &stages, &limits);
  og_world_checker_init(&p->checker);
  og_contact_lives_init(&p->lives);
  const og_body_change change[] = {{OG_INSERT, 0, &or_shapes.shape[0], false, or_pose_at(0, 0, 0), still, {0}},
                                   {OG_INSERT, 1, &or_shapes.shape[0], false, or_pose_at(0, 0, 1), still, {0}}};
  assert_true(or_step(p->bench.world, change, 2, 0));
  og_contact_lives_step(&p->lives, p->bench.world);
}

static void end_two(pair_bench *p) {
  og_contact_lives_clear(&p->lives);
  og_world_checker_clear(&p->checker);
  or_world_bench_clear(&p->bench);
}

static og_contact_events place_second(pair_bench *p, og_scalar x, og_scalar z) {
  const og_body_change change = {OG_MOVE, 1, NULL, false, or_pose_at(x, 0, z), still, {0}};
  assert_true(or_step(p->bench.world, &change, 1, 1));
  og_contact_lives_step(&p->lives, p->bench.world);
  assert_int_equal(og_check_contact_lives(&p->checker, p->bench.world, &p->lives).kind, OG_WORLD_RIGHT);
  return p->lives.count == 0 ? (og_contact_events){0, 0, 0} : p->lives.life[0].events;
}

static void expect_events(og_contact_events e, int begun, int persisted, int ended) {
  assert_int_equal(e.begun, begun);
  assert_int_equal(e.persisted, persisted);
  assert_int_equal(e.ended, ended);
}

// The extent is 2, so that a contact may slide by 1/32.
static void contacts_live_while_they_stay_together(void **state) {
  (void)state;
  pair_bench p;
  start_two(&p);
  expect_events(p.lives.life[0].events, 4, 0, 0);
  expect_events(place_second(&p, 0, 1), 0, 4, 0);
  expect_events(place_second(&p, (og_scalar)0x1p-6, 1), 0, 4, 0);
  expect_events(place_second(&p, (og_scalar)0.25, 1), 4, 0, 4);
  expect_events(place_second(&p, (og_scalar)0.25, 3), 0, 0, 4); // lifted: all end
  assert_int_equal(p.lives.count, 1);
  expect_events(place_second(&p, (og_scalar)0.25, 3), 0, 0, 0); // and are forgotten
  assert_int_equal(p.lives.count, 0);
  expect_events(place_second(&p, (og_scalar)0.25, 1), 4, 0, 0);
  const og_body_change gone = {.kind = OG_REMOVE, .index = 0};
  assert_true(or_step(p.bench.world, &gone, 1, 1));
  og_contact_lives_step(&p.lives, p.bench.world);
  expect_events(p.lives.life[0].events, 0, 0, 4);
  assert_int_equal(og_check_contact_lives(&p.checker, p.bench.world, &p.lives).kind, OG_WORLD_RIGHT);
  end_two(&p);
}

typedef void spoil(og_contact_lives *lives);

static void lift_on_a(og_contact_lives *lives) { lives->life[0].cache.contact[2].on_a.z += (og_scalar)0x1p-8; }
static void lower_on_b(og_contact_lives *lives) { lives->life[0].cache.contact[1].on_b.z -= (og_scalar)0x1p-8; }
static void lose_one(og_contact_lives *lives) { lives->life[0].cache.count--; }
static void lose_all(og_contact_lives *lives) { lives->count = 0; }
static void end_one_more(og_contact_lives *lives) { lives->life[0].events.ended++; }
static void make_one_young(og_contact_lives *lives) { lives->life[0].cache.contact[0].age = 0; }
static void empty(og_contact_lives *lives) {
  lives->life[0].cache.count = 0;
  lives->life[0].events = (og_contact_events){0, 0, 4};
}

static void planted_faults_are_found(void **state) {
  (void)state;
  const struct {
    spoil *spoils;
    og_world_fault_kind kind;
  } faults[] = {{lift_on_a, OG_WORLD_CONTACT_OFF},      {lower_on_b, OG_WORLD_CONTACT_OFF},
                {lose_one, OG_WORLD_CONTACT_LIFE},      {lose_all, OG_WORLD_CONTACT_LIFE},
                {end_one_more, OG_WORLD_CONTACT_LIFE},  {empty, OG_WORLD_CONTACT_LIFE},
                {make_one_young, OG_WORLD_CONTACT_LIFE}};
  for (size_t k = 0; k < sizeof faults / sizeof *faults; k++) {
    pair_bench p;
    start_two(&p);
    expect_events(place_second(&p, 0, 1), 0, 4, 0);
    faults[k].spoils(&p.lives);
    const og_world_fault fault = og_check_contact_lives(&p.checker, p.bench.world, &p.lives);
    assert_int_equal(fault.kind, faults[k].kind);
    assert_true(fault.i == 0 && fault.j == 1);
    end_two(&p);
  }
}

// Where the two are apart, contacts that go on are found, and so is that they are forgotten without an end.
static void contacts_of_bodies_apart_are_found(void **state) {
  (void)state;
  pair_bench p;
  start_two(&p);
  const og_body_change away = {OG_MOVE, 1, NULL, false, or_pose_at(0, 0, 3), still, {0}};
  assert_true(or_step(p.bench.world, &away, 1, 1));
  og_contact_lives_step(&p.lives, p.bench.world);
  const og_contact_life end = p.lives.life[0];
  p.lives.life[0] = p.lives.before[0];
  p.lives.life[0].events = (og_contact_events){0, 4, 0};
  for (int c = 0; c < 4; c++) p.lives.life[0].cache.contact[c].age = 1;
  assert_int_equal(og_check_contact_lives(&p.checker, p.bench.world, &p.lives).kind, OG_WORLD_CONTACT_LIFE);
  p.lives.life[0] = end;
  assert_int_equal(og_check_contact_lives(&p.checker, p.bench.world, &p.lives).kind, OG_WORLD_RIGHT);
  p.lives.count = 0;
  assert_int_equal(og_check_contact_lives(&p.checker, p.bench.world, &p.lives).kind, OG_WORLD_CONTACT_LIFE);
  end_two(&p);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_algorithm_gives_lives),
      cmocka_unit_test(contacts_live_while_they_stay_together),
      cmocka_unit_test(planted_faults_are_found),
      cmocka_unit_test(contacts_of_bodies_apart_are_found),
  };
  return cmocka_run_group_tests(tests, or_world_setup, or_world_teardown);
}
