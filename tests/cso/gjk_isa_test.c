// gjk-isa against the exact relation, and its memory: the axis of the last time.

#include "ref/cso/gjk_isa.h"
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
      cmocka_unit_test(by_hand),     cmocka_unit_test(the_axis_is_kept), cmocka_unit_test(all_families),
      cmocka_unit_test(round_hulls), cmocka_unit_test(slanted_needles),
  };
  return cmocka_run_group_tests(tests, open_bench, close_bench);
}
