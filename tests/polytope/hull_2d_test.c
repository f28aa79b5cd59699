// The hull in the plane against exact arithmetic: strictly convex, and no point outside.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "ref/polytope/hull_2d.h"
#include "tests/shared/random_pair.h"
#include "tests/polytope/exact_plane.h"

enum { MOST = 400 };

static int corner[MOST + 1], order[MOST];

/// The sign of |b - a, c - a|.
static int turn(const exact_point *a, const exact_point *b, const exact_point *c) {
  mpz_t u, v, w;
  mpz_inits(u, v, w, (mpz_ptr)0);
  mpz_sub(u, b->c[0], a->c[0]);
  mpz_sub(v, c->c[1], a->c[1]);
  mpz_mul(w, u, v);
  mpz_sub(u, b->c[1], a->c[1]);
  mpz_sub(v, c->c[0], a->c[0]);
  mpz_submul(w, u, v);
  const int sign = mpz_sgn(w);
  mpz_clears(u, v, w, (mpz_ptr)0);
  return sign;
}

/// Checks the hull found; returns its corners.
static int assert_hull(const og_vec3 *point, int count) {
  const og_hull_2d_result hull = og_hull_2d(point, count, corner, order);
  assert_int_equal(hull.outcome, OG_OUTCOME_ANSWERED);
  const int n = hull.corner_count;
  assert_true(n >= 1 && n <= count);
  exact_point exact[MOST];
  for (int k = 0; k < count; k++) exact_init(&exact[k], point[k]);
  for (int k = 0; k < n; k++) {
    const int a = corner[k], b = corner[(k + 1) % n], c = corner[(k + 2) % n];
    if (n > 2) assert_int_equal(turn(&exact[a], &exact[b], &exact[c]), 1);
    if (n > 1) assert_true(point[a].x != point[b].x || point[a].y != point[b].y);
    for (int p = 0; p < count; p++) {
      const int side = turn(&exact[a], &exact[b], &exact[p]);
      assert_true(n > 2 ? side >= 0 : side == 0);
      if (n > 2) continue;
      // On a line or in a point: between the ends.
      assert_true(point[p].x >= point[corner[0]].x && point[p].x <= point[corner[n - 1]].x);
      if (point[corner[0]].x == point[corner[n - 1]].x)
        assert_true(point[p].y >= point[corner[0]].y && point[p].y <= point[corner[n - 1]].y);
    }
  }
  // Turning left everywhere, it goes round once: from the leftmost corner right, then back.
  int reversals = 0;
  for (int k = 0; k < n; k++) {
    const og_vec3 a = point[corner[k]], b = point[corner[(k + 1) % n]], c = point[corner[(k + 2) % n]];
    const bool right = a.x < b.x || (a.x == b.x && a.y < b.y), on = b.x < c.x || (b.x == c.x && b.y < c.y);
    reversals += right != on;
  }
  assert_int_equal(reversals, n > 1 ? 2 : 0);
  for (int k = 0; k < count; k++) exact_clear(&exact[k]);
  return n;
}

static void test_random(void **state) {
  (void)state;
  or_random random = or_random_seeded(1);
  for (int family = 0; family < 6; family++) {
    for (int round = 0; round < (family == 0 ? 3000 : 150); round++) {
      og_vec3 point[MOST];
      const int count = or_random_int(&random, 1, family == 0 ? 12 : round % 20 ? 60 : MOST);
      const double slope = or_random_uniform(&random);
      for (int k = 0; k < count; k++) {
        double x = or_random_uniform(&random), y = or_random_uniform(&random);
        if (family == 0) x = or_random_int(&random, -3, 3), y = or_random_int(&random, -3, 3);
        if (family == 1) x = cos(9 * x), y = sin(9 * y);
        if (family == 2) y = slope * x;                                  // on a line but for rounding
        if (family == 3) x *= 0x1p-53, y *= 0x1p-53, x += 0.5, y += 0.5; // a few ulps wide
        if (family == 4) x = cos(x), y = sin(acos(x));                   // on a circle but for rounding
        point[k] = (og_vec3){(og_scalar)x, (og_scalar)y, 0};
        point[k].z = (og_scalar)or_random_uniform(&random); // must not matter
      }
      assert_hull(point, count);
    }
  }
}

static void test_by_hand(void **state) {
  (void)state;
  const og_vec3 square[9] = {{1, 1, 0}, {0, 0, 0}, {2, 0, 0}, {1, 0, 0}, {2, 2, 0},
                             {0, 2, 0}, {0, 1, 0}, {2, 2, 5}, {0, 0, 5}};
  assert_int_equal(assert_hull(square, 9), 4);
  assert_int_equal(corner[0], 1); // leftmost, lowest, and the first of the two there
  assert_int_equal(corner[1], 2);
  assert_int_equal(corner[3], 5);
  assert_int_equal(assert_hull(square, 1), 1);
  const og_vec3 line[4] = {{1, 1, 0}, {3, 3, 0}, {0, 0, 0}, {2, 2, 0}};
  assert_int_equal(assert_hull(line, 4), 2);
  const og_vec3 same[3] = {{1, 1, 0}, {1, 1, 0}, {1, 1, 0}};
  assert_int_equal(assert_hull(same, 3), 1);
  // The middle one ulp below, on and one ulp above the line of the others, which is too steep for plain products.
  const double third = 1.0 / 3;
  for (int ulp = -1; ulp <= 1; ulp++) {
    og_vec3 point[4] = {{0, 0, 0}, {(og_scalar)third, (og_scalar)third, 0}, {1, 1, 0}, {0, 1, 0}};
    if (ulp < 0) point[1].y = (og_scalar)nextafter(third, 0);
    if (ulp > 0) point[1].y = (og_scalar)nextafter(third, 1);
    assert_int_equal(assert_hull(point, 4), ulp < 0 ? 4 : 3);
  }
}

static void test_domain(void **state) {
  (void)state;
  og_vec3 point[4] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {(og_scalar)(double)NAN, 0, 0}};
  assert_int_equal(og_hull_2d(point, 4, corner, order).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_hull_2d(point, 0, corner, order).outcome, OG_OUTCOME_DEGENERATE);
  point[3].x = (og_scalar)1e301;
  assert_int_equal(og_hull_2d(point, 4, corner, order).outcome, OG_OUTCOME_OUT_OF_RANGE);
  const og_vec3 beside[3] = {{0, 0, (og_scalar)(double)NAN}, {1, 0, 0}, {0, 1, OG_SCALAR_MAX}}; // z is ignored
  assert_int_equal(og_hull_2d(beside, 3, corner, order).corner_count, 3);
  // The same hull at any scale.
  or_random random = or_random_seeded(2);
  og_vec3 plain[50], scaled[50];
  static const int exponent[] = {-990, -500, 500, 990};
  for (int k = 0; k < 50; k++)
    plain[k] = (og_vec3){(og_scalar)or_random_uniform(&random), (og_scalar)or_random_uniform(&random), 0};
  const int n = assert_hull(plain, 50);
  int first[50];
  for (int k = 0; k < n; k++) first[k] = corner[k];
  for (int s = 0; s < 4; s++) {
    for (int k = 0; k < 50; k++) scaled[k] = og_scale((og_scalar)ldexp(1, exponent[s]), plain[k]);
    const og_hull_2d_result hull = og_hull_2d(scaled, 50, corner, order);
    assert_int_equal(hull.outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(hull.corner_count, n);
    assert_memory_equal(corner, first, sizeof *first * (size_t)n);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_random),
      cmocka_unit_test(test_by_hand),
      cmocka_unit_test(test_domain),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
