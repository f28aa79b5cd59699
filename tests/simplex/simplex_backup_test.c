// simplex-backup: against the exact nearest point over five families, every region by hand, and the domain.

#include "ref/simplex/simplex_backup.h"
#include "tests/simplex/solver_bench.h"

static void errors_are_as_stated(void **state) {
  (void)state;
  static solver_bench bench = {.solver = og_simplex_backup};
  // Thin simplices: answers of no use, up to the size itself.
  static const double bound[SIMPLEX_FAMILIES] = {4, 4, 4, 0x1p31, 2 / OG_SCALAR_EPSILON};
  bench_families(&bench, "simplex-backup", bound);
}

static void every_region_by_hand(void **state) {
  (void)state;
  check_hand_cases(og_simplex_backup);
}

static void the_domain(void **state) {
  (void)state;
  check_refusals(og_simplex_backup);
  check_extremes(og_simplex_backup);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(errors_are_as_stated),
      cmocka_unit_test(every_region_by_hand),
      cmocka_unit_test(the_domain),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
