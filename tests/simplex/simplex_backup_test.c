// simplex-backup: against the exact nearest point over five families, every region by hand, and the domain.

#include "ref/simplex/johnson_determinants.h"
#include "ref/simplex/reduce.h"
#include "ref/simplex/simplex_backup.h"
#include "ref/simplex/simplex_johnson.h"
#include "tests/shared/wanted_pairs.h"
#include "tests/simplex/solver_bench.h"

static void errors_are_as_stated(void **state) {
  (void)state;
  static solver_bench bench = {.solver = og_simplex_backup};
  // Thin simplices: answers of no use, up to the size itself.
  static const double bound[SIMPLEX_FAMILIES] = {4, 4, 4, 0x1p31, 2 / OG_SCALAR_EPSILON};
  bench_families(&bench, "simplex-backup", bound);
}

// How far from the origin the point is that the determinants of a subset name.
static double distance_of(const og_johnson *johnson, const og_vec3 *y, int subset) {
  double sum = 0, x[3] = {0, 0, 0};
  for (int k = 0; k < johnson->count; k++) {
    const double weight = subset >> k & 1 ? johnson->determinant[subset][k] : 0;
    const double at[3] = {y[k].x, y[k].y, y[k].z};
    sum += weight;
    for (int i = 0; i < 3; i++) x[i] += weight * at[i];
  }
  return sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]) / sum;
}

// Where Johnson's algorithm finds nothing: the nearest of what the subsets with positive determinants name.
static void nearest_of_the_interior_subsets(void **state) {
  (void)state;
  or_random random = or_random_seeded(12);
  const long wanted = 200 * wanted_pairs(1000);
  long backed_up = 0, of_several = 0;
  for (long k = 0; k < wanted; k++) {
    double xyz[12];
    const int count = simplex_make(xyz, k % 2 == 0 ? SIMPLEX_FLAT : SIMPLEX_THIN, &random);
    og_simplex simplex = simplex_of(count, xyz), other = simplex;
    og_vec3 nearest, y[4];
    if (og_simplex_johnson(&other, &nearest) != OG_OUTCOME_DEGENERATE) continue;
    const og_scalar scale = og_unit_vertices(&simplex, y);
    const og_johnson johnson = og_johnson_determinants(y, count);
    double least = sqrt(og_norm2(y[0]));
    for (int subset = 1; subset < 1 << count; subset++)
      if (og_johnson_is_interior(&johnson, subset)) least = fmin(least, distance_of(&johnson, y, subset));
    assert_int_equal(og_simplex_backup(&simplex, &nearest), OG_OUTCOME_ANSWERED);
    assert_true(fabs(og_length(nearest) * scale - least) <= 32 * OG_SCALAR_EPSILON);
    backed_up++;
    of_several += simplex.count > 1;
  }
  assert_true(backed_up > wanted / 1000 && of_several > 0);
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
      cmocka_unit_test(nearest_of_the_interior_subsets),
      cmocka_unit_test(every_region_by_hand),
      cmocka_unit_test(the_domain),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
