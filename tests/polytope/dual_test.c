// The duality transformation: what it says of planes, points and which side of each other they are on.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "ref/polytope/dual.h"
#include "tests/shared/exact_pair.h"

// A cube about its centre (1, 2, 3): its dual is an octahedron, its faces' points one over their heights.
static void dual_of_a_box(void **state) {
  (void)state;
  const og_vec3 x = og_dual_of_plane((og_vec3){1, 0, 0}, 2), y = og_dual_of_plane((og_vec3){0, -1, 0}, (og_scalar)0.5);
  assert_true(x.x == (og_scalar)0.5 && x.y == 0 && x.z == 0);
  assert_true(y.x == 0 && y.y == -2 && y.z == 0);
}

// The signed distance is that of the plane's dual point from the point's dual plane, positive exactly beyond the plane:
// n . p - k on small integers, exact.
static void signed_distance_is_that_on_the_dual(void **state) {
  (void)state;
  or_random random = or_random_seeded(1);
  int beyond_count = 0, on_count = 0;
  for (int round = 0; round < 20000; round++) {
    const og_vec3 n = or_random_lattice_point(&random, 4), c = or_random_lattice_point(&random, 4);
    const og_vec3 p = or_random_lattice_point(&random, 4);
    const og_scalar height = (og_scalar)or_random_int(&random, 1, 8), k = og_dot(n, c) + height;
    const og_scalar way = og_norm(og_sub(p, c)), beyond = og_dot(n, p) - k;
    if (og_norm2(n) == 0 || way == 0) continue;
    const og_scalar distance = og_dual_signed_distance(beyond, height, way);
    assert_true((distance > 0) == (beyond > 0) && (distance < 0) == (beyond < 0));
    beyond_count += beyond > 0;
    on_count += beyond == 0;
    const og_scalar on_dual = (og_dot(og_sub(p, c), og_dual_of_plane(n, height)) - 1) / way;
    // Four roundings of terms up to |p - c| |n| / height, over the way.
    const og_scalar term = og_norm(n) / height + 1 / way;
    assert_true(og_abs(distance - on_dual) <= 8 * OG_SCALAR_EPSILON * term);
  }
  assert_true(beyond_count > 1000 && on_count > 100);
}

// Of two planes the one that the ray from the centre through the point meets first is farther on the point's side.
static void sooner_met_is_farther(void **state) {
  (void)state;
  or_random random = or_random_seeded(2);
  for (int round = 0; round < 20000; round++) {
    const og_vec3 p = or_random_lattice_point(&random, 4); // the centre is the origin
    const og_vec3 n = or_random_lattice_point(&random, 4), m = or_random_lattice_point(&random, 4);
    const og_scalar n_height = (og_scalar)or_random_int(&random, 1, 8),
                    m_height = (og_scalar)or_random_int(&random, 1, 8);
    const og_scalar np = og_dot(n, p), mp = og_dot(m, p), way = og_norm(p);
    if (np <= 0 || mp <= 0 || n_height * mp == m_height * np) continue;
    const og_scalar of_n = og_dual_signed_distance(np - n_height, n_height, way);
    const og_scalar of_m = og_dual_signed_distance(mp - m_height, m_height, way);
    // Met at height / n . p times the way.
    assert_int_equal(of_n > of_m, n_height * mp < m_height * np);
  }
}

// Through a plane next to nothing above the centre, and a point next to nothing away from it.
static void distances_are_numbers(void **state) {
  (void)state;
  const og_scalar least = OG_SCALAR_MIN * OG_SCALAR_EPSILON, sizes[] = {least, OG_SCALAR_MIN, 1};
  for (int h = 0; h < 3; h++)
    for (int w = 0; w < 3; w++) {
      const og_scalar before = og_dual_signed_distance(-1, sizes[h], sizes[w]);
      const og_scalar beyond = og_dual_signed_distance(1, sizes[h], sizes[w]);
      assert_true(og_finite(before) && og_finite(beyond) && before < 0 && beyond == -before);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(dual_of_a_box),
                                     cmocka_unit_test(signed_distance_is_that_on_the_dual),
                                     cmocka_unit_test(sooner_met_is_farther), cmocka_unit_test(distances_are_numbers)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
