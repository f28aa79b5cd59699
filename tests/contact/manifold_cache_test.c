// Contacts over the steps of a simulation: a box that settles on the ground gathers four, one a step, and keeps them;
// what slides, lifts or turns away ends; near duplicates persist; numbers that are none are dropped.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ref/contact/manifold_cache.h"
#include "ref/contact/manifold_full.h"
#include "ref/contact/manifold_incremental.h"
#include "tool/run/make_contact.h"

static const og_mat3 identity = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

// The first columns tilt A about x and y, by small angles.
static og_cache_pose tilted(double about_x, double about_y, og_vec3 at) {
  const double cx = cos(about_x), sx = sin(about_x), cy = cos(about_y), sy = sin(about_y);
  return (og_cache_pose){{{{(og_scalar)cy, 0, (og_scalar)sy},
                     {(og_scalar)(sx * sy), (og_scalar)cx, (og_scalar)(-sx * cy)},
                     {(og_scalar)(-cx * sy), (og_scalar)sx, (og_scalar)(cx * cy)}}},
                   at};
}

static og_cache_step still(const og_contact *fresh, int count) {
  return (og_cache_step){.a = {identity, {0, 0, 0}},
                         .b = {identity, {0, 0, 0}},
                         .normal = {0, 0, 1},
                         .within = (og_scalar)0.01,
                         .drift = (og_scalar)0.02,
                         .fresh = fresh,
                         .fresh_count = count};
}

static og_contact at(double x, double y, double depth) {
  return (og_contact){
      {(og_scalar)x, (og_scalar)y, (og_scalar)-depth}, {(og_scalar)x, (og_scalar)y, 0}, (og_scalar)depth};
}

static void put(og_made_contact *made, const og_cache_pose *pose) {
  og_vec3 corner[8];
  for (int k = 0; k < 8; k++) {
    const og_vec3 local = {k & 1 ? 1 : -1, k & 2 ? 1 : -1, k & 4 ? 2 : 0};
    corner[k] = og_add(og_apply(&pose->rotation, local), pose->translation);
  }
  og_make_hull(&made->a, corner, 8);
  for (int k = 0; k < 8; k++) corner[k] = (og_vec3){k & 1 ? 9 : -9, k & 2 ? 9 : -9, k & 4 ? 0 : -1};
  og_make_hull(&made->b, corner, 8);
  og_make_contact_room(made);
  made->input.within = (og_scalar)0.01;
  made->input.flat = (og_scalar)0.01;
}

// A box that rocks by less than the skins, each step onto another corner: steps until four contacts are kept.
static int steps_until_four(og_manifold_claim (*run)(const og_contact_input *, og_contact_room *)) {
  og_made_contact made;
  og_made_contact_init(&made);
  og_manifold_cache cache = og_manifold_cache_empty();
  int steps = 0;
  for (int k = 1; k <= 20 && steps == 0; k++) {
    const double turn = 1.7 * k;
    og_cache_step step = still(NULL, 0);
    step.a = tilted(0.002 * cos(turn), 0.002 * sin(turn), (og_vec3){0, 0, (og_scalar)0.002});
    put(&made, &step.a);
    const og_manifold_claim claim = run(&made.input, &made.room);
    assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
    step.fresh = made.room.contact;
    step.fresh_count = claim.count;
    if (claim.has_normal) step.normal = claim.normal;
    (void)og_manifold_cache_step(&cache, &step);
    if (cache.count == 4) steps = k;
  }
  og_made_contact_clear(&made);
  return steps;
}

// V 5.2.4: the incremental manifold takes some steps, in which a body may tip over; the full one is there at once.
static void a_box_settles(void **state) {
  (void)state;
  const int incremental = steps_until_four(og_manifold_incremental), full = steps_until_four(og_manifold_full);
  printf("steps until four contacts: incremental %d, full %d\n", incremental, full);
  assert_int_equal(full, 1);
  assert_int_equal(incremental, 4);
}

static void contacts_begin_persist_and_end(void **state) {
  (void)state;
  og_manifold_cache cache = og_manifold_cache_empty();
  const og_contact two[] = {at(1, 1, 0.001), at(-1, 1, 0.002)};
  og_cache_step step = still(two, 2);
  og_contact_events e = og_manifold_cache_step(&cache, &step);
  assert_true(e.begun == 2 && e.persisted == 0 && e.ended == 0);
  const og_contact near[] = {at(1.01, 1, 0.003)}; // a near duplicate takes the place of the first
  step = still(near, 1);
  e = og_manifold_cache_step(&cache, &step);
  assert_true(e.begun == 0 && e.persisted == 2 && e.ended == 0 && cache.count == 2);
  assert_true(cache.contact[0].depth == (og_scalar)0.003 && cache.contact[0].age == 1);
  step = still(NULL, 0);
  step.a.translation.x = (og_scalar)0.019; // A slides, less than the drift
  e = og_manifold_cache_step(&cache, &step);
  assert_true(e.persisted == 2 && e.ended == 0);
  step.a.translation.x = (og_scalar)0.021; // and more
  e = og_manifold_cache_step(&cache, &step);
  assert_true(e.persisted == 0 && e.ended == 2 && cache.count == 0);
}

// One ulp decides whether a gap is kept.
static void gaps_to_the_last_bit(void **state) {
  (void)state;
  const og_contact one[] = {at(0, 0, 0)};
  for (int k = 0; k < 2; k++) {
    og_manifold_cache cache = og_manifold_cache_empty();
    og_cache_step step = still(one, 1);
    step.within = (og_scalar)0.0078125;
    (void)og_manifold_cache_step(&cache, &step);
    step.fresh_count = 0;
    step.a.translation.z = k == 0 ? step.within : (og_scalar)nextafter(0.0078125, 1);
    const og_contact_events e = og_manifold_cache_step(&cache, &step);
    assert_int_equal(e.ended, k);
  }
}

static void the_widest_four_stay(void **state) {
  (void)state;
  og_manifold_cache cache = og_manifold_cache_empty();
  const og_contact five[] = {at(0, 0, 0), at(1, 1, 0.001), at(-1, 1, 0), at(1, -1, 0), at(-1, -1, 0)};
  og_cache_step step = still(five, 5);
  const og_contact_events e = og_manifold_cache_step(&cache, &step);
  assert_true(cache.count == 4 && e.begun == 4);
  for (int k = 0; k < 4; k++) assert_true(cache.contact[k].on_a.x != 0);
}

// A turned body carries its contacts along.
static void contacts_turn_with_their_bodies(void **state) {
  (void)state;
  og_manifold_cache cache = og_manifold_cache_empty();
  const og_contact one[] = {at(1, 0, 0)};
  og_cache_step step = still(one, 1);
  (void)og_manifold_cache_step(&cache, &step);
  step.fresh_count = 0;
  const og_mat3 quarter = {{{0, -1, 0}, {1, 0, 0}, {0, 0, 1}}};
  step.a.rotation = step.b.rotation = quarter;
  const og_contact_events e = og_manifold_cache_step(&cache, &step);
  assert_int_equal(e.persisted, 1);
  const og_contact now = og_cached_at(&cache.contact[0], &step);
  assert_true(now.a.x == 0 && now.a.y == 1);
  step.b.rotation = identity; // A alone has turned: the points are apart
  assert_int_equal(og_manifold_cache_step(&cache, &step).ended, 1);
}

static void numbers_that_are_none(void **state) {
  (void)state;
  const double bad[] = {(double)NAN, (double)INFINITY};
  for (int k = 0; k < 2; k++) {
    og_manifold_cache cache = og_manifold_cache_empty();
    og_contact one[] = {at(1, 0, 0)};
    og_cache_step step = still(one, 1);
    (void)og_manifold_cache_step(&cache, &step);
    one[0].a.y = (og_scalar)bad[k];
    const og_contact_events e = og_manifold_cache_step(&cache, &step);
    assert_true(e.begun == 0 && cache.count == 1);
    step.fresh_count = 0;
    step.a.translation.x = (og_scalar)bad[k];
    assert_int_equal(og_manifold_cache_step(&cache, &step).ended, 1);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_box_settles),         cmocka_unit_test(contacts_begin_persist_and_end),
      cmocka_unit_test(gaps_to_the_last_bit),  cmocka_unit_test(the_widest_four_stay),
      cmocka_unit_test(numbers_that_are_none), cmocka_unit_test(contacts_turn_with_their_bodies),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
