// gjk-isa against the exact relation, and its memory: the axis of the last time.

#include "ref/cso/gjk_isa.h"
#include "ref/simplex/simplex_backup.h"
#include "ref/simplex/simplex_johnson.h"
#include "ref/simplex/simplex_voronoi.h"
#include "tests/cso/verdict_bench.h"

static verdict_bench bench = {.run = og_run_gjk_isa};

static void all_families(void **state) {
  (void)state;
  for (size_t family = 0; family < or_pair_family_count(); family++) {
    const char *name;
    const verdict_tally t = verdict_family(&bench, family, 400, &name);
    assert_int_equal(t.gross, 0);
    assert_true(t.iterations <= 16);
    if (strcmp(name, "slivers") == 0) assert_true(t.gave_up <= 40);
    else assert_int_equal(t.gave_up, 0);
  }
}

static void round_hulls(void **state) {
  (void)state;
  for (int count = 8; count <= 128; count *= 4) {
    const verdict_tally t = verdict_hulls(&bench, count, 400);
    assert_int_equal(t.gross + t.close + t.gave_up, 0);
  }
}

static void slanted_needles(void **state) {
  (void)state;
  const verdict_tally t = verdict_needles(&bench, 2000);
  assert_int_equal(t.gross + t.close, 0);
  assert_true(t.gave_up <= 20);
}

static void by_hand(void **state) {
  (void)state;
  verdict_hand_cases(&bench);
}

/// Once an axis separates, it is tried first: one pair of support points, as long as it separates.
static void the_axis_is_kept(void **state) {
  (void)state;
  assert_int_equal(verdict_of_boxes(&bench, 0.5, 0, 1), OG_VERDICT_APART);
  og_gjk_isa_options options = {.axis = {1, 2, 3}};
  og_gjk_isa_result r = og_gjk_isa(&bench.bodies.a.core, &bench.bodies.b.core, &options);
  assert_true(r.verdict == OG_VERDICT_APART && r.iterations > 1);
  for (double gap = 0.5; gap > 0; gap -= 0.125) {
    options.axis = r.axis;
    (void)verdict_of_boxes(&bench, gap, 0, 1);
    r = og_gjk_isa(&bench.bodies.a.core, &bench.bodies.b.core, &options);
    assert_int_equal(r.verdict, OG_VERDICT_APART);
    assert_true(gap == 0.5 || r.iterations <= 2);
  }
  options.axis = r.axis;
  (void)verdict_of_boxes(&bench, 0, 0, 1);
  r = og_gjk_isa(&bench.bodies.a.core, &bench.bodies.b.core, &options);
  assert_int_equal(r.verdict, OG_VERDICT_MEET);
}

// Options one by one: none, each sub-algorithm, and every bound on the iterations, which is kept.
static void options(void **state) {
  (void)state;
  static const og_simplex_solver solver[] = {og_simplex_johnson, og_simplex_backup, og_simplex_voronoi};
  assert_int_equal(verdict_of_boxes(&bench, -0.5, 0, 1), OG_VERDICT_MEET);
  const og_convex *a = &bench.bodies.a.core, *b = &bench.bodies.b.core;
  const og_gjk_isa_result plain = og_gjk_isa(a, b, NULL);
  assert_int_equal(plain.verdict, OG_VERDICT_MEET);
  for (int k = 0; k < 3; k++) {
    const og_gjk_isa_options with = {.solver = solver[k]};
    assert_int_equal(og_gjk_isa(a, b, &with).verdict, OG_VERDICT_MEET);
  }
  assert_true(plain.iterations > 1);
  for (int bound = 1; bound <= plain.iterations; bound++) {
    const og_gjk_isa_options with = {.iterations = bound};
    const og_gjk_isa_result r = og_gjk_isa(a, b, &with);
    assert_int_equal(r.iterations, bound);
    assert_int_equal(r.outcome, bound < plain.iterations ? OG_OUTCOME_ITERATION_LIMIT : OG_OUTCOME_ANSWERED);
    assert_int_equal(r.verdict, bound < plain.iterations ? OG_VERDICT_NONE : OG_VERDICT_MEET);
  }
}

static int open_bench(void **state) {
  (void)state;
  exact_bench_open(&bench.exact);
  return 0;
}

static int close_bench(void **state) {
  (void)state;
  exact_bench_close(&bench.exact);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_hand),      cmocka_unit_test(the_axis_is_kept), cmocka_unit_test(options),
      cmocka_unit_test(all_families), cmocka_unit_test(round_hulls),      cmocka_unit_test(slanted_needles),
  };
  return cmocka_run_group_tests(tests, open_bench, close_bench);
}
