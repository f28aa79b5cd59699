// On which side of a plane a point is: by doubles, where they tell, as by a determinant in rationals. Points in it,
// one ulp beside it; planes far from the origin, tiny and huge numbers, corners that are rationals.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <cmocka.h>

#include "tests/shared/random_pair.h"
#include "tool/judge/cut_plane.h"

static void set_rationals(mpq_t r[3], const og_space_point *point) {
  mpz_srcptr const number[3] = {point->at.x.z, point->at.y.z, point->at.z.z};
  for (int i = 0; i < 3; i++) {
    mpz_set(mpq_numref(r[i]), number[i]);
    mpz_set(mpq_denref(r[i]), point->weight.z);
    mpq_canonicalize(r[i]);
  }
}

// The sign of (b - a) x (c - a) . (p - a), by six products of rationals.
static int exact_side(const og_space_point *a, const og_space_point *b, const og_space_point *c,
                      const og_space_point *p) {
  const og_space_point *const point[4] = {a, b, c, p};
  static const int order[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};
  mpq_t x[4][3], sum, product;
  mpq_inits(sum, product, NULL);
  for (int k = 0; k < 4; k++) {
    mpq_inits(x[k][0], x[k][1], x[k][2], NULL);
    set_rationals(x[k], point[k]);
  }
  for (int k = 1; k < 4; k++)
    for (int i = 0; i < 3; i++) mpq_sub(x[k][i], x[k][i], x[0][i]);
  for (int m = 0; m < 6; m++) {
    mpq_mul(product, x[1][order[m][0]], x[2][order[m][1]]);
    mpq_mul(product, product, x[3][order[m][2]]);
    if (m < 3) mpq_add(sum, sum, product);
    else mpq_sub(sum, sum, product);
  }
  const int side = mpq_sgn(sum);
  for (int k = 0; k < 4; k++) mpq_clears(x[k][0], x[k][1], x[k][2], NULL);
  mpq_clears(sum, product, NULL);
  return side;
}

typedef struct tally {
  long sure, open, on; // sides that doubles told, that they left open, and of these those in the plane
} tally;

static void compare(tally *t, const og_space_point corner[3], const og_space_point *p) {
  og_cut_plane plane;
  og_int height;
  og_cut_plane_init(&plane);
  og_int_init(&height);
  og_cut_plane_through(&plane, &corner[0], &corner[1], &corner[2]);
  const int wanted = exact_side(&corner[0], &corner[1], &corner[2], p);
  const int sure = og_cut_plane_sure_side(&plane, p);
  assert_int_equal(og_cut_plane_side(&plane, p, &height), wanted);
  if (sure != 0) assert_int_equal(sure, wanted);
  t->sure += sure != 0;
  t->open += sure == 0;
  t->on += wanted == 0;
  og_cut_plane_clear(&plane);
  og_int_clear(&height);
}

static void compare_doubles(tally *t, double corner[3][3], const double p[3]) {
  og_space_point point[4];
  for (int k = 0; k < 4; k++) {
    og_space_point_init(&point[k]);
    og_space_point_set_doubles(&point[k], k < 3 ? corner[k] : p);
  }
  compare(t, point, &point[3]);
  for (int k = 0; k < 4; k++) og_space_point_clear(&point[k]);
}

// Every neighbour of p within an ulp of each coordinate.
static void compare_neighbours(tally *t, double corner[3][3], const double p[3]) {
  for (int n = 0; n < 27; n++) {
    double q[3];
    for (int i = 0, m = n; i < 3; i++, m /= 3)
      q[i] = m % 3 == 0 ? p[i] : nextafter(p[i], m % 3 == 1 ? (double)INFINITY : -(double)INFINITY);
    compare_doubles(t, corner, q);
  }
}

// Corners on the lattice, and a point in their plane: a sum of ways along the sides. All are exact, moved by `far` and
// multiplied by `scale`, a power of two.
static void on_lattices(tally *t, double far, double scale) {
  or_random random = or_random_seeded(22);
  for (int round = 0; round < 40; round++) {
    double corner[3][3], p[3];
    for (int k = 0; k < 3; k++)
      for (int i = 0; i < 3; i++) corner[k][i] = scale * (far + or_random_int(&random, 0, 63));
    for (int i = 0; i < 3; i++) p[i] = corner[0][i] + 2 * (corner[1][i] - corner[0][i]) - (corner[2][i] - corner[0][i]);
    compare_neighbours(t, corner, p);
  }
}

static void one_ulp_beside_a_plane(void **state) {
  (void)state;
  static const double far[] = {0, 1, 1e3, 0x1p40}, scale[] = {1, 0x1p-30, 0x1p300, 0x1p-300, 0x1p900, 0x1p-1060};
  for (size_t k = 0; k < sizeof far / sizeof *far; k++)
    for (size_t m = 0; m < sizeof scale / sizeof *scale; m++) {
      tally t = {0, 0, 0};
      on_lattices(&t, far[k], scale[m]);
      assert_true(t.on >= 40 && t.open >= t.on);
    }
}

static void points_in_general_position(void **state) {
  (void)state;
  or_random random = or_random_seeded(23);
  tally t = {0, 0, 0};
  for (int round = 0; round < 2000; round++) {
    double x[4][3];
    for (int k = 0; k < 4; k++)
      for (int i = 0; i < 3; i++) x[k][i] = or_random_uniform(&random);
    compare_doubles(&t, x, x[3]);
  }
  assert_true(t.sure >= 1990);
}

// Corners that a cut made lie in its plane, and only integers can tell.
static void crossings_lie_in_the_plane(void **state) {
  (void)state;
  or_random random = or_random_seeded(24);
  og_space_point point[5], made;
  for (int k = 0; k < 5; k++) og_space_point_init(&point[k]);
  og_space_point_init(&made);
  og_cut_plane plane;
  og_int height;
  og_cut_plane_init(&plane);
  og_int_init(&height);
  tally t = {0, 0, 0};
  for (int round = 0; round < 500; round++) {
    for (int k = 0; k < 5; k++) {
      double x[3];
      for (int i = 0; i < 3; i++) x[i] = or_random_uniform(&random);
      og_space_point_set_doubles(&point[k], x);
    }
    og_cut_plane_through(&plane, &point[0], &point[1], &point[2]);
    if (og_cut_plane_side(&plane, &point[3], &height) * og_cut_plane_side(&plane, &point[4], &height) >= 0) continue;
    og_cut_plane_crossing(&made, &plane, &point[3], &point[4]);
    assert_true(og_int_sign(&made.weight) > 0);
    compare(&t, point, &made);
  }
  assert_true(t.on > 20 && t.on == t.open && t.sure == 0);
  for (int k = 0; k < 5; k++) og_space_point_clear(&point[k]);
  og_space_point_clear(&made);
  og_cut_plane_clear(&plane);
  og_int_clear(&height);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_ulp_beside_a_plane),
      cmocka_unit_test(points_in_general_position),
      cmocka_unit_test(crossings_lie_in_the_plane),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
