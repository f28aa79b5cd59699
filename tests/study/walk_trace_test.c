// Traces of GJK: of the reference they end in its own result; as printed they end in the same distance where the
// tolerance is above rounding, and where it is not, an endless run is recognised as one.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "ref/simplex/simplex_johnson.h"
#include "ref/simplex/simplex_signed_volumes.h"
#include "ref/support/hull_scan.h"
#include "tool/study/simplex_cases.h"
#include "tool/study/walk_trace.h"

enum { PAIRS = 200 };

static og_walk_trace trace, other;

typedef struct two_hulls {
  og_hard_pair pair;
  og_hull hull_a, hull_b;
  og_convex a, b;
} two_hulls;

// The hulls of pair `index` at a step of hardness.
static void make(two_hulls *two, og_hard_family family, int step, uint64_t index) {
  two->pair = og_hard_pair_of(family, 15, step, index);
  two->hull_a = (og_hull){OG_PAIR_VERTICES, two->pair.a};
  two->hull_b = (og_hull){OG_PAIR_VERTICES, two->pair.b};
  two->a = og_convex_hull(&two->hull_a);
  two->b = og_convex_hull(&two->hull_b);
}

static void the_reference_is_only_watched(void **state) {
  (void)state;
  for (og_hard_family family = 0; family < OG_HARD_FAMILIES; family++)
    for (uint64_t k = 0; k < PAIRS; k++) {
      two_hulls two;
      make(&two, family, (int)(k % OG_HARDNESS_STEPS), k);
      const og_gjk_options options = {.solver = og_simplex_johnson};
      const og_gjk_result r = og_gjk(&two.a, &two.b, &options);
      og_walk_trace_reference(&trace, &two.a, &two.b, og_simplex_johnson);
      assert_int_equal(trace.end == OG_WALK_TRACE_ENDED, r.outcome == OG_OUTCOME_ANSWERED);
      assert_int_equal(trace.iterations, r.iterations);
      assert_true(trace.count >= 1 && trace.count <= r.iterations);
      assert_int_equal(trace.step[0].count, 1);
      const og_walk_trace_step *last = &trace.step[trace.count - 1];
      assert_true(last->v.x == r.nearest.x && last->v.y == r.nearest.y && last->v.z == r.nearest.z);
      assert_int_equal(last->count, r.simplex.count);
      for (int i = 0; i < last->count; i++) {
        assert_int_equal(last->pair[i][0], r.simplex.vertex[i].a.vertex);
        assert_int_equal(last->pair[i][1], r.simplex.vertex[i].b.vertex);
      }
    }
}

static void as_printed_it_finds_the_distance(void **state) {
  (void)state;
  for (uint64_t k = 0; k < PAIRS; k++) {
    two_hulls two;
    make(&two, OG_HARD_NEAR, 0, k); // well shaped, 1 apart
    const og_gjk_result r = og_gjk(&two.a, &two.b, NULL);
    const og_scalar tolerance = (og_scalar)1e-6;
    og_walk_trace_printed(&trace, &two.a, &two.b, og_simplex_signed_volumes, tolerance);
    assert_int_equal(trace.end, OG_WALK_TRACE_ENDED);
    const og_vec3 v = trace.step[trace.count - 1].v;
    // |v| - d <= (|v|^2 - v.w) / |v|, and d is about 1: at most the square of the tolerance, and rounding.
    assert_true(og_abs(og_norm(v) - r.distance) <= 2 * tolerance * tolerance + 16 * OG_SCALAR_EPSILON);
  }
}

// A tolerance below rounding: the state that ends a run for ever is one that it had, and it comes back when the walk is
// made once more. Some runs do.
static void endless_runs_are_recognised(void **state) {
  (void)state;
  int endless = 0;
  for (uint64_t k = 0; k < PAIRS; k++) {
    two_hulls two;
    make(&two, OG_HARD_SLIVER, 5, k);
    og_walk_trace_printed(&trace, &two.a, &two.b, og_simplex_johnson, OG_SCALAR_EPSILON);
    og_walk_trace_printed(&other, &two.a, &two.b, og_simplex_johnson, OG_SCALAR_EPSILON);
    assert_int_equal(trace.end, other.end);
    assert_int_equal(trace.count, other.count);
    assert_int_not_equal(trace.end, OG_WALK_TRACE_BOUND);
    if (trace.end != OG_WALK_TRACE_CYCLE) continue;
    endless++;
    assert_true(trace.count > 0 && trace.iterations == trace.count + 1);
  }
  assert_true(endless > PAIRS / 10);
}

static void simplices_are_sets(void **state) {
  (void)state;
  const og_walk_trace_step s = {.count = 3, .pair = {{0, 1}, {2, 3}, {4, 5}}};
  og_walk_trace_step t = {.count = 3, .pair = {{4, 5}, {0, 1}, {2, 3}}};
  assert_true(og_walk_trace_same_simplex(&s, &t));
  t.pair[1][1] = 2;
  assert_false(og_walk_trace_same_simplex(&s, &t));
  t.count = 2;
  assert_false(og_walk_trace_same_simplex(&s, &t));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_reference_is_only_watched),
      cmocka_unit_test(as_printed_it_finds_the_distance),
      cmocka_unit_test(endless_runs_are_recognised),
      cmocka_unit_test(simplices_are_sets),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
