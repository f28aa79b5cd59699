// simplex-signed-volumes: against the exact nearest point over five families, every region by hand, and the domain.

#include "ref/simplex/simplex_signed_volumes.h"
#include "tests/simplex/solver_bench.h"

static void errors_are_as_stated(void **state) {
  (void)state;
  static solver_bench bench = {.solver = og_simplex_signed_volumes};
  // Thin simplices: tetrahedra less than 1e-8 of their length thick may lose the right face to rounding.
  static const double bound[SIMPLEX_FAMILIES] = {4, 4, 4, 4, 0x1p24};
  bench_families(&bench, "simplex-signed-volumes", bound);
}

static void every_region_by_hand(void **state) {
  (void)state;
  check_hand_cases(og_simplex_signed_volumes);
}

static void the_domain(void **state) {
  (void)state;
  check_refusals(og_simplex_signed_volumes);
  check_extremes(og_simplex_signed_volumes);
}

// An edge of the triangle is so short beside the others that the inverse of its square overflows.
static void an_edge_whose_square_is_subnormal(void **state) {
  (void)state;
  const double e = 0x1p-530;
  const double xyz[9] = {e, e, 0, e, -e, 0, 1, 0, 0};
  og_simplex simplex = simplex_of(3, xyz);
  og_vec3 v;
  assert_int_equal(og_simplex_signed_volumes(&simplex, &v), OG_OUTCOME_ANSWERED);
  // The nearest is (e, 0, 0); the edge counts as any of its points.
  assert_true(v.x == e && fabs(v.y) <= e && v.z == 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(errors_are_as_stated),
      cmocka_unit_test(every_region_by_hand),
      cmocka_unit_test(the_domain),
      cmocka_unit_test(an_edge_whose_square_is_subnormal),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
