// The shortest vector of a triangle, of the same with a ray, and of the same with a line, by hand; what the result held
// before does not matter.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/solver/least_norm.h"

static void add(og_generators *g, og_generates as, const long at[4]) {
  og_row *row = &og_generators_add(g, as)->at;
  for (int k = 0; k < 4; k++) og_int_set_si(&row->at[k], at[k]);
}

static void expect_vector(og_generators *g, const long wanted[4]) {
  og_row r;
  og_rows_init(&r, 1);
  for (int k = 0; k < 4; k++) og_int_set_si(&r.at[k], 7 + k);
  og_least_norm(g);
  og_least_vector(&r, g);
  for (int k = 0; k < 4; k++) assert_int_equal(mpz_cmp_si(r.at[k].z, wanted[k]), 0);
  og_rows_clear(&r, 1);
}

static void test_shortest_vectors(void **state) {
  (void)state;
  og_generators g;
  og_generators_init(&g);
  add(&g, OG_GENERATES_POINT, (const long[]){3, 0, 0, 0});
  add(&g, OG_GENERATES_POINT, (const long[]){0, 3, 0, 0});
  add(&g, OG_GENERATES_POINT, (const long[]){0, 0, 3, 0});
  expect_vector(&g, (const long[]){3, 3, 3, 0}); // times 3, the weights' denominator
  add(&g, OG_GENERATES_RAY, (const long[]){0, 0, -5, 0});
  expect_vector(&g, (const long[]){0, 0, 0, 0});
  og_generators_clear(&g);
  og_generators_init(&g);
  add(&g, OG_GENERATES_POINT, (const long[]){2, 4, 0, 6});
  expect_vector(&g, (const long[]){2, 4, 0, 6});
  add(&g, OG_GENERATES_LINE, (const long[]){0, 1, 0, 0});
  expect_vector(&g, (const long[]){2, 0, 0, 6});
  add(&g, OG_GENERATES_RAY, (const long[]){0, 0, 0, 1});
  expect_vector(&g, (const long[]){2, 0, 0, 6});
  add(&g, OG_GENERATES_RAY, (const long[]){0, 0, 0, -3});
  expect_vector(&g, (const long[]){2, 0, 0, 0});
  og_generators_clear(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_shortest_vectors)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
