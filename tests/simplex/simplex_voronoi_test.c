// simplex-voronoi: against the exact nearest point over five families, every region by hand, and the domain.

#include "ref/simplex/simplex_voronoi.h"
#include "tests/simplex/solver_bench.h"

static void errors_are_as_stated(void **state) {
  (void)state;
  static solver_bench bench = {.solver = og_simplex_voronoi};
  // Flat and thin simplices: now and then a wrong region, with an error up to the size itself.
  static const double bound[SIMPLEX_FAMILIES] = {4, 4, 4, 2 / OG_SCALAR_EPSILON, 2 / OG_SCALAR_EPSILON};
  bench_families(&bench, "simplex-voronoi", bound);
}

static void every_region_by_hand(void **state) {
  (void)state;
  check_hand_cases(og_simplex_voronoi);
}

static void the_domain(void **state) {
  (void)state;
  check_refusals(og_simplex_voronoi);
  check_extremes(og_simplex_voronoi);
}

// The edge from the first to the last vertex is so short that its square is zero, and square to where it is seen from:
// the book's quotient would be 0 / 0. The nearest point is between the second and the last.
static void an_edge_without_a_square(void **state) {
  (void)state;
  const double xyz[9] = {0, 0.6, 0, 0, 0, -0.5, 0, 0.6, 0x1p-540};
  og_simplex simplex = simplex_of(3, xyz);
  og_vec3 v;
  assert_int_equal(og_simplex_voronoi(&simplex, &v), OG_OUTCOME_ANSWERED);
  assert_true(fabs(og_norm(v) - 0.3 / sqrt(0.61)) <= 2 * DBL_EPSILON && v.x == 0);
}

static double true_distance(int count, const double *xyz) {
  static solver_bench bench;
  bench.exact = og_solver_new();
  og_problem_init(&bench.problem);
  og_answer_init(&bench.answer);
  const double truth = exact_distance(&bench, count, xyz);
  og_problem_clear(&bench.problem);
  og_answer_clear(&bench.answer);
  og_solver_free(bench.exact);
  return truth;
}

// The last vertex is 2^-1000 from the first and the origin a thousandfold binary orders farther from the plane of the
// other three, on the same side: that quotient is held to a bound, and the answer is the nearest point all the same.
static void a_quotient_of_heights_is_held(void **state) {
  (void)state;
  const double xyz[12] = {1, 0, 0, 1, 1, 1, 2, 0, 1, 1, 0, 0x1p-1000};
  og_simplex simplex = simplex_of(4, xyz);
  og_vec3 v;
  assert_int_equal(og_simplex_voronoi(&simplex, &v), OG_OUTCOME_ANSWERED);
  assert_true(og_norm(v) == true_distance(4, xyz));
}

// The known limit of thin triangles, found by search: the origin lies in this needle, 8e-7 from its short side, of
// whose ends rounding takes one for as near as the other. The side is what it answers.
static void the_end_of_a_needle(void **state) {
  (void)state;
  const double xyz[9] = {-0x1.113da43cf3446p-1, -0x1.6c52305142956p-1, 0,
                         0x1.0cfc1da519202p-21, 0x1.66a55db53c333p-21, 0,
                         0x1.0cfc0cec1f70cp-21, 0x1.66a56a3ff776dp-21, 0};
  const double truth = true_distance(3, xyz);
  og_simplex simplex = simplex_of(3, xyz);
  og_vec3 v;
  assert_int_equal(og_simplex_voronoi(&simplex, &v), OG_OUTCOME_ANSWERED);
  assert_true(truth == 0 && og_norm(v) > 8.35e-7 && og_norm(v) < 8.36e-7);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(errors_are_as_stated),
      cmocka_unit_test(every_region_by_hand),
      cmocka_unit_test(the_domain),
      cmocka_unit_test(an_edge_without_a_square),
      cmocka_unit_test(a_quotient_of_heights_is_held),
      cmocka_unit_test(the_end_of_a_needle),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
