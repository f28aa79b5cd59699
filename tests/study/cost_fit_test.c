// Costs that were put into times come out of them; a cost that the runs leave open is not made up.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "tool/gen/random.h"
#include "tool/study/cost_fit.h"

enum { RUNS = 40, NONE = -1 };
static const double costs[OG_COSTS] = {3, 250, 17};

static void draw_runs(og_cost_run *run, og_random *random) {
  for (int k = 0; k < RUNS; k++) {
    for (int i = 0; i < OG_COSTS; i++) run[k].count[i] = (double)og_random_integer(random, 1, 5000);
    run[k].group = k % 4;
    run[k].time = og_cost_of(&run[k], costs);
  }
}

static double square_sum(const og_cost_run *run, const double *cost) {
  double sum = 0;
  for (int k = 0; k < RUNS; k++) sum += pow(og_cost_of(&run[k], cost) / run[k].time - 1, 2);
  return sum;
}

static void exact_times_give_their_costs(void **state) {
  (void)state;
  og_random random;
  og_random_start(&random, "cost-fit", 1, 0);
  for (int draw = 0; draw < 100; draw++) {
    og_cost_run run[RUNS];
    double fitted[OG_COSTS];
    draw_runs(run, &random);
    assert_true(og_cost_fit(run, RUNS, NONE, fitted));
    for (int i = 0; i < OG_COSTS; i++) assert_true(fabs(fitted[i] / costs[i] - 1) < 1e-9);
  }
}

// The sum of squares is convex: where no small step along an axis makes it less, none does.
static void no_other_costs_have_a_lesser_sum(void **state) {
  (void)state;
  og_random random;
  og_random_start(&random, "cost-fit", 2, 0);
  for (int draw = 0; draw < 100; draw++) {
    og_cost_run run[RUNS];
    double fitted[OG_COSTS];
    draw_runs(run, &random);
    for (int k = 0; k < RUNS; k++) run[k].time *= og_random_between(&random, 0.7, 1.4);
    assert_true(og_cost_fit(run, RUNS, NONE, fitted));
    const double least = square_sum(run, fitted);
    assert_true(least > 1e-3);
    for (int i = 0; i < OG_COSTS; i++)
      for (int side = -1; side <= 1; side += 2) {
        double other[OG_COSTS];
        for (int k = 0; k < OG_COSTS; k++) other[k] = fitted[k] + (k == i ? 1e-4 * side * costs[i] : 0);
        assert_true(square_sum(run, other) > least);
      }
  }
}

// Runs of one group take four times as long: without it the others' costs come out.
static void a_group_can_be_left_out(void **state) {
  (void)state;
  og_random random;
  og_random_start(&random, "cost-fit", 3, 0);
  og_cost_run run[RUNS];
  double fitted[OG_COSTS];
  draw_runs(run, &random);
  for (int k = 0; k < RUNS; k++)
    if (run[k].group == 2) run[k].time *= 4;
  assert_true(og_cost_fit(run, RUNS, 2, fitted));
  for (int i = 0; i < OG_COSTS; i++) assert_true(fabs(fitted[i] / costs[i] - 1) < 1e-9);
  assert_true(og_cost_fit(run, RUNS, NONE, fitted));
  assert_true(fitted[0] > 1.1 * costs[0] || fitted[1] > 1.1 * costs[1] || fitted[2] > 1.1 * costs[2]);
}

static void a_cost_that_is_open_is_none(void **state) {
  (void)state;
  og_random random;
  og_random_start(&random, "cost-fit", 4, 0);
  og_cost_run run[RUNS];
  double fitted[OG_COSTS];
  draw_runs(run, &random);
  assert_false(og_cost_fit(run, 0, NONE, fitted));
  assert_false(og_cost_fit(run, 2, NONE, fitted)); // two runs, three costs
  for (int i = 0; i < OG_COSTS; i++) assert_true(isnan(fitted[i]));
  for (int i = 0; i < OG_COSTS; i++) {
    draw_runs(run, &random);
    for (int k = 0; k < RUNS; k++) run[k].count[i] = 0;
    for (int k = 0; k < RUNS; k++) run[k].time = og_cost_of(&run[k], costs);
    assert_false(og_cost_fit(run, RUNS, NONE, fitted));
    for (int k = 0; k < RUNS; k++) run[k].count[i] = 7 * run[k].count[(i + 1) % OG_COSTS];
    for (int k = 0; k < RUNS; k++) run[k].time = og_cost_of(&run[k], costs);
    assert_false(og_cost_fit(run, RUNS, NONE, fitted));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(exact_times_give_their_costs),
      cmocka_unit_test(no_other_costs_have_a_lesser_sum),
      cmocka_unit_test(a_group_can_be_left_out),
      cmocka_unit_test(a_cost_that_is_open_is_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
