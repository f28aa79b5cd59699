// What the registry promises of every algorithm behind another door than that for pairs, on figures of all families:
// as near to the truth as its door says, no number that is none whatever goes in, and the same answer at any scale.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/study/primitive_probe.h"

static og_probe probe;
static og_gen_case made;

static int set_up(void **state) {
  (void)state;
  og_probe_init(&probe);
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  og_probe_clear(&probe);
  return 0;
}

static uint64_t figures_a_family(void) { return (uint64_t)wanted_pairs(40000) / 400 + 1; }

typedef void look_at(const og_primitive_subject *subject, const og_figure *figure);

// Every function of every algorithm on every figure; how many functions there are.
static int walk(look_at *look) {
  int count = 0;
  og_primitive_subject subject;
  for (int k = 0; k < og_algorithm_count(); k++)
    for (int n = 0; og_primitive_subject_of(&subject, og_algorithm_at(k), n); n++, count++)
      for (size_t family = 0; family < og_figure_family_count(); family++)
        for (uint64_t index = 0; index < figures_a_family(); index++) {
          const og_figure figure = og_figure_make(family, 7, index, &made);
          look(&subject, &figure);
        }
  return count;
}

// ---- the truth ----

static long answered;

static void look_at_truth(const og_primitive_subject *subject, const og_figure *figure) {
  og_probe_start(&probe, figure);
  if (!og_probe_run(&probe, subject)) fail_msg("%s: the solver has no answer", subject->algorithm->id);
  if (!probe.finite || probe.wrong)
    fail_msg("%s, figure %d: wrong, or no number", subject->algorithm->id, (int)figure->index);
  answered += probe.outcome == OG_OUTCOME_ANSWERED;
  if (probe.outcome != OG_OUTCOME_ANSWERED || subject->bound == 0 || !(probe.size > 0)) return;
  const double off = probe.error / probe.size / (double)OG_SCALAR_EPSILON;
  if (off > subject->bound) fail_msg("%s: off by %g epsilon of the size", subject->algorithm->id, off);
}

static void as_near_as_the_door_says(void **state) {
  (void)state;
  answered = 0;
  assert_true(walk(look_at_truth) > 30);
  assert_true(answered > 200);
}

// ---- any numbers ----

static const og_scalar bad[] = {(og_scalar)NAN, (og_scalar)INFINITY, -(og_scalar)INFINITY, OG_SCALAR_MAX,
                                -OG_SCALAR_MAX};
enum { BAD = sizeof bad / sizeof *bad };

static void expect_numbers(const og_primitive_subject *subject, const og_figure *figure, const char *how) {
  og_probe_start(&probe, figure);
  og_probe_say(&probe, subject);
  if (!probe.finite) fail_msg("%s, %s: no number, outcome %d", subject->algorithm->id, how, probe.outcome);
  if (probe.outcome < OG_OUTCOME_ANSWERED || probe.outcome > OG_OUTCOME_OUT_OF_RANGE)
    fail_msg("%s, %s: outcome %d", subject->algorithm->id, how, probe.outcome);
}

static og_figure scaled(const og_figure *figure, int power) {
  og_figure r = *figure;
  for (int k = 0; k < OG_FIGURE_POINTS; k++) {
    r.point[k].x = (og_scalar)ldexp((double)r.point[k].x, power);
    r.point[k].y = (og_scalar)ldexp((double)r.point[k].y, power);
    r.point[k].z = (og_scalar)ldexp((double)r.point[k].z, power);
  }
  return r;
}

static void look_at_bad_numbers(const og_primitive_subject *subject, const og_figure *figure) {
  const int ends[] = {sizeof(og_scalar) == 4 ? 116 : 1012, sizeof(og_scalar) == 4 ? -140 : -1060};
  for (int k = 0; k < 2; k++) {
    const og_figure far = scaled(figure, ends[k]);
    expect_numbers(subject, &far, "scaled to the end of the range");
  }
  const og_scalar x = bad[figure->index % BAD];
  const uint64_t at = figure->index / BAD % (OG_FIGURE_POINTS + 1);
  og_figure spoiled = *figure;
  og_vec3 *v = at < OG_FIGURE_POINTS ? &spoiled.point[at] : &spoiled.direction;
  *(figure->index % 3 == 0 ? &v->x : figure->index % 3 == 1 ? &v->y : &v->z) = x;
  expect_numbers(subject, &spoiled, "with a number spoiled");
}

static void numbers_whatever_goes_in(void **state) {
  (void)state;
  assert_true(walk(look_at_bad_numbers) > 30);
}

// ---- any scale ----

enum { POWER = 12 };
static long compared;

static void look_at_scales(const og_primitive_subject *subject, const og_figure *figure) {
  const og_figure larger = scaled(figure, POWER);
  og_probe_start(&probe, figure);
  og_probe_say(&probe, subject);
  const int count = probe.said_count;
  const og_outcome outcome = probe.outcome;
  double said[OG_PROBE_NUMBERS];
  for (int k = 0; k < count; k++) said[k] = probe.said[k];
  og_probe_start(&probe, &larger);
  og_probe_say(&probe, subject);
  if (probe.outcome != outcome || probe.said_count != count)
    fail_msg("%s, figure %d: another outcome at another scale", subject->algorithm->id, (int)figure->index);
  // What is near the smallest numbers has lost digits.
  for (int k = 0; k < count; k++, compared++)
    if ((said[k] == 0 || fabs(said[k]) > 0x1p60 * (double)OG_SCALAR_MIN) &&
        ldexp(said[k], POWER * probe.power[k]) != probe.said[k])
      fail_msg("%s, figure %d: number %d is %a, and %a times 2^12 larger", subject->algorithm->id, (int)figure->index,
               k, said[k], probe.said[k]);
}

static void the_same_at_any_scale(void **state) {
  (void)state;
  compared = 0;
  assert_true(walk(look_at_scales) > 30);
  assert_true(compared > 1000);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(as_near_as_the_door_says),
      cmocka_unit_test(numbers_whatever_goes_in),
      cmocka_unit_test(the_same_at_any_scale),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
