// Shortest vectors worked out by hand, whatever the order in which points, rays and lines are given.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "spec/primitive/solve/least_norm.h"

typedef struct generator {
  og_generates as;
  long at[4];
  long p, q; // the coefficient of the shortest vector, p / q
} generator;

// Coefficients and, up to a positive factor, the vector.
static void expect(const generator *given, size_t count, const long vector[4]) {
  for (size_t turn = 0; turn < count; turn++) {
    og_generators g;
    og_row v;
    og_generators_init(&g);
    og_rows_init(&v, 1);
    for (size_t k = 0; k < count; k++) {
      const generator *one = &given[(k + turn) % count];
      og_generator *added = og_generators_add(&g, one->as);
      for (size_t c = 0; c < 4; c++) og_int_set_si(&added->at.at[c], one->at[c]);
    }
    og_least_norm(&g);
    for (size_t k = 0; k < count; k++) {
      const generator *one = &given[(k + turn) % count];
      assert_int_equal(mpq_cmp_si(g.coefficient[k], one->p, (unsigned long)one->q), 0);
    }
    og_least_vector(&v, &g);
    mpz_t left, right;
    mpz_inits(left, right, NULL);
    for (size_t k = 0; k < 4; k++) {
      assert_int_equal(og_int_sign(&v.at[k]), (vector[k] > 0) - (vector[k] < 0));
      mpz_mul_si(left, v.at[0].z, vector[k]);
      mpz_mul_si(right, v.at[k].z, vector[0]);
      assert_int_equal(mpz_cmp(left, right), 0);
    }
    mpz_clears(left, right, NULL);
    og_generators_clear(&g);
    og_rows_clear(&v, 1);
  }
}

// (3, 2, 5, 0) less twice the ray, less five times the line.
static void point_ray_and_line(void **state) {
  (void)state;
  expect((const generator[]){{OG_GENERATES_RAY, {0, -1, 0, 0}, 2, 1},
                             {OG_GENERATES_LINE, {0, 0, 1, 0}, -5, 1},
                             {OG_GENERATES_POINT, {3, 2, 5, 0}, 1, 1}},
         3, (const long[4]){3, 0, 0, 0});
}

// The ray leads away, so it is left out; the nearest point of the segment is a third along it.
static void a_segment_and_a_ray_that_does_not_help(void **state) {
  (void)state;
  expect((const generator[]){{OG_GENERATES_RAY, {1, 0, 0, 0}, 0, 1},
                             {OG_GENERATES_POINT, {4, -1, 0, 0}, 2, 3},
                             {OG_GENERATES_POINT, {4, 2, 0, 0}, 1, 3}},
         3, (const long[4]){4, 0, 0, 0});
}

// What the result held before does not matter, nor what was solved before with fewer.
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
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(point_ray_and_line),
      cmocka_unit_test(a_segment_and_a_ray_that_does_not_help),
      cmocka_unit_test(test_shortest_vectors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
