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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(errors_are_as_stated),
      cmocka_unit_test(every_region_by_hand),
      cmocka_unit_test(the_domain),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
