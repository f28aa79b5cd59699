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

// The edge from the first to the last vertex is so short that its square is zero, and square to where it is seen from: the
// book's quotient would be 0 / 0. The nearest point is between the second and the last.
static void an_edge_without_a_square(void **state) {
  (void)state;
  const double xyz[9] = {0, 0.6, 0, 0, 0, -0.5, 0, 0.6, 0x1p-540};
  og_simplex simplex = simplex_of(3, xyz);
  og_vec3 v;
  assert_int_equal(og_simplex_voronoi(&simplex, &v), OG_OUTCOME_ANSWERED);
  assert_true(fabs(og_norm(v) - 0.3 / sqrt(0.61)) <= 2 * DBL_EPSILON && v.x == 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(errors_are_as_stated),
      cmocka_unit_test(every_region_by_hand),
      cmocka_unit_test(the_domain),
      cmocka_unit_test(an_edge_without_a_square),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
