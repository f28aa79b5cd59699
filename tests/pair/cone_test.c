// Polars of cones whose polar is known, from the whole space down to nothing, and the polar of the polar.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "spec/primitive/solve/cone.h"

static void set(og_row *row, const long at[4]) {
  for (size_t k = 0; k < 4; k++) og_int_set_si(&row->at[k], at[k]);
}

static void add_ray(og_cone *cone, long x, long y, long z, long w) {
  set(og_cone_add_ray(cone), (const long[4]){x, y, z, w});
}

static void add_line(og_cone *cone, long x, long y, long z, long w) {
  set(og_cone_add_line(cone), (const long[4]){x, y, z, w});
}

static bool equals(const og_row *row, const long at[4]) {
  for (size_t k = 0; k < 4; k++)
    if (mpz_cmp_si(row->at[k].z, at[k]) != 0) return false;
  return true;
}

static bool has_ray(const og_cone *cone, long x, long y, long z, long w) {
  for (size_t k = 0; k < cone->rays; k++)
    if (equals(&cone->ray[k], (const long[4]){x, y, z, w})) return true;
  return false;
}

// No ray leads out of a linear space: its polar is its orthogonal complement. Rays that are dependent on the lines, or
// zero, change nothing.
static void polar_of_a_linear_space(void **state) {
  (void)state;
  og_cone plane, polar;
  og_cone_init(&plane);
  og_cone_init(&polar);
  add_line(&plane, 1, 0, 0, 0);
  add_line(&plane, 0, 1, 0, 0);
  for (int round = 0; round < 2; round++) {
    og_cone_polar(&polar, &plane);
    assert_int_equal(polar.rays, 0);
    assert_int_equal(polar.lines, 2);
    for (size_t k = 0; k < 2; k++) {
      assert_int_equal(og_int_sign(&polar.line[k].at[0]), 0);
      assert_int_equal(og_int_sign(&polar.line[k].at[1]), 0);
    }
    add_ray(&plane, 3, -2, 0, 0);
    add_ray(&plane, 0, 0, 0, 0);
  }
  og_cone_clear(&plane);
  og_cone_clear(&polar);
}

// Also where all that is left of a line's entries is a multiple.
static void lines_are_in_lowest_terms(void **state) {
  (void)state;
  og_cone line, polar;
  og_cone_init(&line);
  og_cone_init(&polar);
  add_line(&line, 2, 3, 1, 0);
  og_cone_polar(&polar, &line);
  assert_int_equal(polar.lines, 3);
  bool found = false;
  for (size_t k = 0; k < 3; k++) found = found || equals(&polar.line[k], (const long[4]){0, 0, 0, 1});
  assert_true(found);
  og_cone_clear(&line);
  og_cone_clear(&polar);
}

static void polar_of_nothing_and_of_all(void **state) {
  (void)state;
  og_cone nothing, all, back;
  og_cone_init(&nothing);
  og_cone_init(&all);
  og_cone_init(&back);
  og_cone_polar(&all, &nothing);
  assert_int_equal(all.lines, 4);
  assert_int_equal(all.rays, 0);
  og_cone_polar(&back, &all);
  assert_true(back.lines == 0 && back.rays == 0);
  og_cone_clear(&nothing);
  og_cone_clear(&all);
  og_cone_clear(&back);
}

// The unit square at z = 1, with its centre given too: four facets, the plane, and the corners again.
static void polar_of_a_square_and_back(void **state) {
  (void)state;
  og_cone square, facets, corners;
  og_cone_init(&square);
  og_cone_init(&facets);
  og_cone_init(&corners);
  for (long x = 0; x < 2; x++)
    for (long y = 0; y < 2; y++) add_ray(&square, x, y, 1, 1);
  add_ray(&square, 1, 1, 2, 2);
  og_cone_polar(&facets, &square);
  assert_int_equal(facets.lines, 1);
  assert_int_equal(facets.rays, 4);
  og_cone_polar(&corners, &facets);
  assert_int_equal(corners.lines, 0);
  assert_int_equal(corners.rays, 4);
  for (long x = 0; x < 2; x++)
    for (long y = 0; y < 2; y++) assert_true(has_ray(&corners, x, y, 1, 1));
  og_cone_clear(&square);
  og_cone_clear(&facets);
  og_cone_clear(&corners);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(polar_of_a_linear_space),
      cmocka_unit_test(lines_are_in_lowest_terms),
      cmocka_unit_test(polar_of_nothing_and_of_all),
      cmocka_unit_test(polar_of_a_square_and_back),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
