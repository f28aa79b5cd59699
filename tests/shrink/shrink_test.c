// The shrinker with predicates made by hand, whose smallest cases are known: it ends there, keeps failing on the way,
// is deterministic and bounded; and what it leaves of a real failure.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "tests/shared/exact_pair.h"
#include "tool/shrink/failure.h"

static void set_points(og_small_body *body, size_t count, or_random *random) {
  memset(body, 0, sizeof *body);
  og_small_resize(body, count);
  body->kind = og_small_kind(count);
  for (size_t k = 0; k < 3 * count; k++) {
    const og_vec3 p = or_random_point(random, 100);
    body->xyz[k] = (double)p.x;
  }
}

static void set_box(og_small_body *body) {
  memset(body, 0, sizeof *body);
  body->kind = OG_SHAPE_BOX;
  body->half[0] = 1.37;
  body->half[1] = 2.25;
  body->half[2] = 3.9;
  body->turned = true;
  const double rotation[] = {0.1, 0.7, -0.3, 0.55};
  memcpy(body->rotation, rotation, sizeof rotation);
  body->translation[0] = 5.3;
}

static bool all_fail(void *context, const og_small_case *c) {
  (void)c;
  ++*(size_t *)context;
  return true;
}

// Fails while A has a coordinate of magnitude above 10 along x, B four points or more.
static bool needs_some(void *context, const og_small_case *c) {
  ++*(size_t *)context;
  bool far = false;
  for (size_t k = 0; k < c->body[0].count; k++) far = far || fabs(c->body[0].xyz[3 * k]) > 10;
  return far && c->body[1].count >= 4;
}

static bool needs_a_box(void *context, const og_small_case *c) {
  ++*(size_t *)context;
  return c->body[0].kind == OG_SHAPE_BOX && c->body[0].half[2] > 3;
}

static og_small_cost shrink(og_shrink_fails fails, const og_small_case *from, size_t limit, og_small_case *best) {
  size_t calls = 0;
  og_shrink s;
  og_shrink_init(&s, fails, &calls, from, limit);
  const bool ended = og_shrink_run(&s);
  assert_true(calls == s.tried && s.tried <= limit && s.taken <= s.tried);
  assert_true(ended == (s.tried < limit));
  const og_small_cost before = og_small_cost_of(from), after = og_small_cost_of(&s.best);
  assert_true(og_small_cost_compare(&after, &before) <= 0);
  assert_true(fails(&calls, &s.best));
  og_small_case_copy(best, &s.best);
  og_shrink_clear(&s);
  return after;
}

static void the_smallest_cases(void **state) {
  (void)state;
  or_random random = {.state = 7};
  og_small_case from, best, again;
  og_small_case_init(&from);
  og_small_case_init(&best);
  og_small_case_init(&again);
  set_points(&from.body[0], 20, &random);
  set_points(&from.body[1], 13, &random);
  from.body[0].radius = 0.3;
  from.body[0].xyz[0] = 55.5;
  // Anything fails: two points at the origin.
  og_small_cost cost = shrink(all_fail, &from, 100000, &best);
  assert_true(cost.vertices == 2 && cost.parts == 0 && cost.length == 0);
  // One point at 16, for 1 bit is shorter than the 4 of 11; four points at the origin.
  cost = shrink(needs_some, &from, 100000, &best);
  assert_true(cost.vertices == 5 && cost.parts == 0 && cost.negatives == 0);
  assert_true(best.body[0].xyz[0] == 16 && cost.length == 6);
  // The same each time, and bounded.
  const og_small_cost twice = shrink(needs_some, &from, 100000, &again);
  assert_true(og_small_cost_compare(&cost, &twice) == 0);
  assert_memory_equal(best.body[1].xyz, again.body[1].xyz, 12 * sizeof(double));
  const og_small_cost few = shrink(needs_some, &from, 10, &again);
  assert_true(og_small_cost_compare(&few, &cost) > 0);
  og_small_case_clear(&from);
  og_small_case_clear(&best);
  og_small_case_clear(&again);
}

static void a_box_stays_one_where_it_must(void **state) {
  (void)state;
  or_random random = {.state = 8};
  og_small_case from, best;
  og_small_case_init(&from);
  og_small_case_init(&best);
  set_box(&from.body[0]);
  set_points(&from.body[1], 3, &random);
  og_small_cost cost = shrink(needs_a_box, &from, 100000, &best);
  assert_int_equal(best.body[0].kind, OG_SHAPE_BOX);
  assert_false(best.body[0].turned);
  assert_true(best.body[0].half[2] == 4 && best.body[0].half[0] == 0);
  assert_true(cost.vertices == 9 && cost.length == 4);
  cost = shrink(all_fail, &from, 100000, &best);
  assert_true(cost.vertices == 2 && best.body[0].kind == OG_SHAPE_POINT);
  og_small_case_clear(&from);
  og_small_case_clear(&best);
}

// Fails while A is at least as large as B, whatever both sizes are.
static bool needs_a_larger(void *context, const og_small_case *c) {
  ++*(size_t *)context;
  return c->body[0].radius > 0 && c->body[0].radius >= c->body[1].radius;
}

// A short number that is out of scale is worse than a long one that is not.
static void human_scale(void **state) {
  (void)state;
  for (int human = 0; human < 2; human++) {
    size_t calls = 0;
    og_small_case from;
    og_small_case_init(&from);
    from.body[0].kind = from.body[1].kind = OG_SHAPE_SPHERE;
    from.body[0].radius = 0x1.8p-12;
    from.body[1].radius = 0x1p-20;
    from.body[1].translation[0] = 0x1.5p+9;
    og_shrink s;
    og_shrink_init(&s, human ? needs_a_larger : all_fail, &calls, &from, 100000);
    s.human_scale = s.keep_shapes = human;
    assert_true(og_shrink_run(&s));
    assert_true(s.best.body[0].radius == human && s.best.body[1].radius == human);
    assert_true(s.best.body[1].translation[0] == 0);
    og_shrink_clear(&s);
    og_small_case_clear(&from);
  }
}

// What shrinks to two points otherwise.
static void shapes_are_kept(void **state) {
  (void)state;
  or_random random = {.state = 9};
  og_small_case from;
  og_small_case_init(&from);
  set_box(&from.body[0]);
  set_points(&from.body[1], 9, &random);
  from.body[1].radius = 0.3;
  size_t calls = 0;
  og_shrink s;
  og_shrink_init(&s, all_fail, &calls, &from, 100000);
  s.keep_shapes = true;
  assert_true(og_shrink_run(&s));
  assert_int_equal(s.best.body[0].kind, OG_SHAPE_BOX);
  assert_int_equal(s.best.body[1].kind, OG_SHAPE_HULL);
  assert_int_equal(s.best.body[1].count, 4);
  for (int k = 0; k < 3; k++) assert_true(s.best.body[0].half[k] > 0);
  assert_true(s.best.body[1].xyz[0] != s.best.body[1].xyz[3] || s.best.body[1].xyz[1] != s.best.body[1].xyz[4] ||
              s.best.body[1].xyz[2] != s.best.body[1].xyz[5]);
  assert_true(s.best.body[1].radius > 0);
  og_shrink_clear(&s);
  og_small_case_clear(&from);
}

// Rounding costs what is said of it.
static void lengths(void **state) {
  (void)state;
  const struct {
    double x;
    size_t length;
  } cases[] = {{0, 0}, {1, 2}, {-1, 2}, {2, 3}, {3, 5}, {6, 6}, {0.375, 7}, {0x1p20, 22}, {0x1p-1074, 1076}};
  og_small_case c;
  og_small_case_init(&c);
  c.body[0].kind = c.body[1].kind = OG_SHAPE_SPHERE;
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    c.body[0].translation[1] = cases[k].x;
    const og_small_cost cost = og_small_cost_of(&c);
    assert_int_equal(cost.length, cases[k].length);
    assert_int_equal(cost.negatives, cases[k].x < 0);
  }
  og_small_case_clear(&c);
}

// face-plane misses pairs parted by a face of B: of a failing pair, a smaller one remains that it misses as grossly.
static void a_real_failure(void **state) {
  (void)state;
  or_random random = {.state = 3};
  og_trial trial;
  og_trial_init(&trial, og_algorithm_by_id("face-plane"));
  og_small_case from, best;
  og_small_case_init(&from);
  og_small_case_init(&best);
  og_failure failure = {OG_FAILURE_COUNT, OG_ERROR_NONE, 0, 0};
  for (int k = 0; k < 1000 && failure.class != OG_ERROR_GROSS; k++) {
    set_points(&from.body[0], 5, &random);
    set_points(&from.body[1], 5, &random);
    for (int v = 0; v < 5; v++) from.body[1].xyz[3 * v] += 120;
    assert_true(og_trial_of_small_case(&trial, &from));
    failure = og_failure_in(&trial.judgement, OG_FAILS_VERDICT, trial.stated);
    og_small_resize(&best.body[0], 1);
    if (failure.class == OG_ERROR_GROSS) break;
    og_small_case_clear(&from);
  }
  assert_int_equal(failure.class, OG_ERROR_GROSS);
  trial.wanted = failure;
  trial.wanted.fraction = 0.01;
  trial.relation = trial.pair.relation;
  og_shrink s;
  og_shrink_init(&s, og_trial_fails, &trial, &from, 20000);
  assert_true(og_shrink_run(&s));
  assert_true(og_trial_fails(&trial, &s.best));
  assert_true(trial.pair.relation == OG_SEPARATED && trial.verdict == OG_VERDICT_MEET);
  assert_true(s.cost.vertices <= 8); // it takes no flat bodies
  assert_true(s.cost.length < 100);
  og_shrink_clear(&s);
  og_small_case_clear(&from);
  og_small_case_clear(&best);
  og_trial_clear(&trial);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_smallest_cases),
      cmocka_unit_test(a_box_stays_one_where_it_must),
      cmocka_unit_test(human_scale),
      cmocka_unit_test(shapes_are_kept),
      cmocka_unit_test(lengths),
      cmocka_unit_test(a_real_failure),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
