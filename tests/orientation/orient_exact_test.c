// The exact orientations and the normal of thin triangles against integers of any length.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "ref/orientation/higher_exact.h"
#include "ref/orientation/orient2d.h"
#include "ref/orientation/orient3d.h"
#include "ref/orientation/orient_exact.h"
#include "ref/orientation/triangle_normal.h"
#include "tests/shared/exact_pair.h"
#include "tests/shared/random_pair.h"
#include "tests/polytope/exact_plane.h"

static og_vec3 random_vec(or_random *random) {
  const double x = or_random_uniform(random), y = or_random_uniform(random), z = or_random_uniform(random);
  return (og_vec3){(og_scalar)x, (og_scalar)y, (og_scalar)z};
}

/// a + s (b - a) + t (c - a), rounded: nearly in the plane of the three.
static og_vec3 combine(og_vec3 a, og_vec3 b, og_vec3 c, og_scalar s, og_scalar t) {
  return og_add_scaled(og_add_scaled(a, s, og_sub(b, a)), t, og_sub(c, a));
}

static int sign_of(double x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }

/// The exact sign of |a-d, b-d, c-d|: negative where d is above the plane.
static int exact_orientation(const og_vec3 p[4]) {
  exact_point e[4];
  for (int k = 0; k < 4; k++) exact_init(&e[k], p[k]);
  exact_plane plane;
  exact_plane_init(&plane, &e[0], &e[1], &e[2]);
  const int sign = plane.length == 0 ? 0 : -sign_of(exact_height(&plane, &e[3]));
  exact_plane_clear(&plane);
  for (int k = 0; k < 4; k++) exact_clear(&e[k]);
  return sign;
}

static void test_orient3d(void **state) {
  (void)state;
  or_random random = or_random_seeded(1);
  int unsure = 0, level = 0;
  for (int round = 0; round < 60000; round++) {
    og_vec3 p[4];
    for (int k = 0; k < 4; k++) p[k] = random_vec(&random);
    if (round % 4 != 0)
      p[3] = combine(p[0], p[1], p[2], (og_scalar)or_random_uniform(&random), (og_scalar)or_random_uniform(&random));
    if (round % 4 == 2) // nearly on one line too
      p[2] = combine(p[0], p[1], p[1], (og_scalar)or_random_uniform(&random), 0);
    if (round % 4 == 3)
      for (int k = 0; k < 4; k++)
        p[k] = (og_vec3){(og_scalar)or_random_int(&random, -2, 2), (og_scalar)or_random_int(&random, -2, 2),
                         (og_scalar)ldexp(or_random_int(&random, -2, 2), -100)};
    const int sign = exact_orientation(p);
    assert_int_equal(og_orient3d_exact(p[0], p[1], p[2], p[3]), sign);
    assert_int_equal(og_orient3d_exact(p[1], p[2], p[3], p[0]), -sign);
    assert_int_equal(og_orient3d_exact(p[1], p[0], p[2], p[3]), -sign);
    unsure += og_orient3d(p[0], p[1], p[2], p[3]).sign == 0;
    level += sign == 0;
    // The plane's turn: (x, y) of the same points.
    og_vec3 q[4] = {p[0], p[1], p[2], p[2]};
    for (int k = 0; k < 3; k++) q[k].z = 0;
    q[3].z = 1;
    assert_int_equal(og_orient2d_exact(p[0], p[1], p[2]), -exact_orientation(q));
    // At the ends of the range; the points with bits 2^-100 apart stay within it.
    for (int k = 0; k < 4; k++) q[k] = og_scale((og_scalar)(round & 4 ? 0x1p-850 : 0x1p990), p[k]);
    assert_int_equal(og_orient3d_exact(q[0], q[1], q[2], q[3]), sign);
  }
  print_message("of 60000, %d unsure to orient3d, %d in one plane\n", unsure, level);
  assert_true(unsure - level > 10000 && level > 1000);
}

/// The exact sign of ((p[1] - p[0]) x (p[3] - p[2])) . (p[4] - p[5]).
static int exact_higher(const og_vec3 p[6]) {
  or_vec e[6], edge[3], up;
  mpq_t t, sum;
  mpq_inits(t, sum, (mpq_ptr)0);
  or_vec_init(&up);
  for (int k = 0; k < 6; k++) {
    or_vec_init(&e[k]);
    or_vec_from(&e[k], p[k]);
  }
  for (int k = 0; k < 3; k++) {
    or_vec_init(&edge[k]);
    or_vec_sub(&edge[k], &e[2 * k + 1], &e[2 * k]);
  }
  or_cross(&up, &edge[0], &edge[1], t);
  or_dot(sum, &up, &edge[2], t);
  const int sign = -mpq_sgn(sum);
  for (int k = 0; k < 6; k++) or_vec_clear(&e[k]);
  for (int k = 0; k < 3; k++) or_vec_clear(&edge[k]);
  or_vec_clear(&up);
  mpq_clears(t, sum, (mpq_ptr)0);
  return sign;
}

static void test_higher(void **state) {
  (void)state;
  or_random random = or_random_seeded(3);
  int level = 0, unsure = 0;
  for (int round = 0; round < 20000; round++) {
    og_vec3 p[6];
    for (int k = 0; k < 6; k++) p[k] = random_vec(&random);
    // Nearly level: q is p and a combination of both edges.
    const og_scalar s = (og_scalar)or_random_uniform(&random), t = (og_scalar)or_random_uniform(&random);
    if (round % 3 != 0) p[5] = og_add_scaled(og_add_scaled(p[4], s, og_sub(p[1], p[0])), t, og_sub(p[3], p[2]));
    if (round % 3 == 2)
      for (int k = 0; k < 6; k++)
        p[k] = (og_vec3){(og_scalar)or_random_int(&random, -2, 2), (og_scalar)or_random_int(&random, -2, 2),
                         (og_scalar)ldexp(or_random_int(&random, -2, 2), -100)};
    const int sign = exact_higher(p);
    assert_int_equal(og_higher_exact(p[0], p[1], p[2], p[3], p[4], p[5]), sign);
    assert_int_equal(og_higher_exact(p[0], p[1], p[2], p[3], p[5], p[4]), -sign);
    assert_int_equal(og_higher_exact(p[2], p[3], p[0], p[1], p[4], p[5]), -sign);
    const og_vec3 none = {0, 0, 0};
    unsure += og_orient3d(og_sub(p[4], p[5]), og_sub(p[1], p[0]), og_sub(p[3], p[2]), none).sign == 0;
    level += sign == 0;
  }
  print_message("of 20000, %d unsure to rounded numbers, %d level\n", unsure, level);
  assert_true(unsure - level > 3000 && level > 300);
}

// Edges at small angles, apart: each component but for rounding that of the exact product.
static void test_normals_of_edges(void **state) {
  (void)state;
  or_random random = or_random_seeded(4);
  for (int round = 0; round < 5000; round++) {
    const og_vec3 a = random_vec(&random), b = random_vec(&random), shift = random_vec(&random);
    const og_scalar tilt = (og_scalar)ldexp(1, -or_random_int(&random, 0, 50));
    const og_vec3 c = og_add(a, shift), d = og_add(og_add_scaled(b, tilt, random_vec(&random)), shift);
    const og_vec3 n = og_edges_normal(a, b, c, d);
    or_vec e[4], u, v, up;
    mpq_t t;
    mpq_init(t);
    for (int k = 0; k < 4; k++) or_vec_init(&e[k]);
    or_vec_init(&u), or_vec_init(&v), or_vec_init(&up);
    or_vec_from(&e[0], a), or_vec_from(&e[1], b), or_vec_from(&e[2], c), or_vec_from(&e[3], d);
    or_vec_sub(&u, &e[1], &e[0]);
    or_vec_sub(&v, &e[3], &e[2]);
    or_cross(&up, &u, &v, t);
    const double x = mpq_get_d(up.c[0]), y = mpq_get_d(up.c[1]), z = mpq_get_d(up.c[2]);
    const double length = sqrt(x * x + y * y + z * z), bound = 4 * (double)OG_SCALAR_EPSILON;
    if (length > 0) {
      assert_true(fabs((double)n.x - x / length) <= bound * fabs(x / length));
      assert_true(fabs((double)n.y - y / length) <= bound * fabs(y / length));
      assert_true(fabs((double)n.z - z / length) <= bound * fabs(z / length));
    } else assert_true(n.x == 0 && n.y == 0 && n.z == 0);
    for (int k = 0; k < 4; k++) or_vec_clear(&e[k]);
    or_vec_clear(&u), or_vec_clear(&v), or_vec_clear(&up);
    mpq_clear(t);
  }
}

static void test_normals_of_thin_triangles(void **state) {
  (void)state;
  or_random random = or_random_seeded(2);
  double worst = 0;
  for (int round = 0; round < 30000; round++) {
    const og_vec3 a = random_vec(&random), b = random_vec(&random);
    const og_vec3 c = round % 3 == 0 ? random_vec(&random) : combine(a, b, b, (og_scalar)or_random_uniform(&random), 0);
    const og_vec3 n = og_triangle_normal(a, b, c);
    exact_point e[3];
    exact_init(&e[0], a);
    exact_init(&e[1], b);
    exact_init(&e[2], c);
    exact_plane plane;
    exact_plane_init(&plane, &e[0], &e[1], &e[2]);
    const double computed[3] = {(double)n.x, (double)n.y, (double)n.z};
    for (int k = 0; k < 3; k++) {
      long exponent;
      const double m = mpz_get_d_2exp(&exponent, plane.normal.c[k]);
      const double exact = plane.length == 0 ? 0 : ldexp(m / plane.length, (int)(exponent - plane.length_exp));
      if (exact == 0) assert_true(computed[k] == 0);
      else worst = fmax(worst, fabs(computed[k] / exact - 1) / (double)OG_SCALAR_EPSILON);
    }
    exact_plane_clear(&plane);
    for (int k = 0; k < 3; k++) exact_clear(&e[k]);
  }
  // The comparison itself is rounded: a quotient of doubles.
  print_message("normals: a component is off by at most %.2f eps of itself\n", worst);
  assert_true(worst <= 4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_orient3d),
      cmocka_unit_test(test_higher),
      cmocka_unit_test(test_normals_of_edges),
      cmocka_unit_test(test_normals_of_thin_triangles),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
