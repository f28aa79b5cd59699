// The paper's arithmetic of signed volumes: against the exact nearest point over five families, every region by hand,
// and the domain, as the reference's sub-algorithms.

#include "tool/study/signed_volumes_printed.h"
#include "tests/simplex/solver_bench.h"

static void errors_are_as_stated(void **state) {
  (void)state;
  static solver_bench bench = {.solver = og_simplex_signed_volumes_printed};
  // Needles: volumes and areas below rounding, answers of no use, up to the size itself.
  static const double bound[SIMPLEX_FAMILIES] = {4, 4, 4, 32, 2 / OG_SCALAR_EPSILON};
  bench_families(&bench, "signed-volumes-printed", bound);
}

static void every_region_by_hand(void **state) {
  (void)state;
  check_hand_cases(og_simplex_signed_volumes_printed);
}

static void the_domain(void **state) {
  (void)state;
  check_refusals(og_simplex_signed_volumes_printed);
  check_extremes(og_simplex_signed_volumes_printed);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(errors_are_as_stated),
      cmocka_unit_test(every_region_by_hand),
      cmocka_unit_test(the_domain),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
