// Whether two triangles meet, and whether they share more than is shared by number: by hand, an ulp to each side, and
// lattice triangles of all kinds against the exact answer; nothing depends on the order of corners or of the two.

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/hit/triangle_triangle.h"
#include "ref/tree/mesh_triangles.h"
#include "ref/triangle/triangles_meet.h"
#include "tests/shared/exact_mesh.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"

// In z = 0.
static const og_vec3 base[3] = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};

static bool meet(const og_vec3 *a, const og_vec3 *b) {
  const bool r = og_triangles_meet(a, b);
  static const int order[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};
  for (int k = 0; k < 6; k++) {
    const og_vec3 p[3] = {a[order[k][0]], a[order[k][1]], a[order[k][2]]};
    assert_int_equal(og_triangles_meet(p, b), r);
    assert_int_equal(og_triangles_meet(b, p), r);
  }
  return r;
}

static void by_hand(void **state) {
  (void)state;
  const og_vec3 through[3] = {{1, 1, -1}, {1, 1, 1}, {5, 5, 0}}, beside[3] = {{5, 1, -1}, {5, -3, 1}, {5, 1, 1}};
  const og_vec3 above[3] = {{1, 1, 1}, {1, -3, 2}, {2, 1, 2}}, inside[3] = {{1, 1, 0}, {2, 1, 0}, {1, 2, 0}};
  const og_vec3 corner[3] = {{4, 0, 0}, {8, 0, 0}, {8, 4, 0}}, edge[3] = {{0, 4, 0}, {4, 0, 0}, {4, 4, 0}};
  const og_vec3 star[3] = {{-1, -1, 0}, {3, 3, 0}, {3, 3, 1}}, behind[3] = {{-1, -1, 0}, {-2, -1, 0}, {-1, -2, 0}};
  assert_true(meet(base, through) && meet(base, inside) && meet(base, corner) && meet(base, edge) && meet(base, star));
  assert_false(meet(base, beside) || meet(base, above) || meet(base, behind));
}

// Segments and points.
static void without_area(void **state) {
  (void)state;
  const og_vec3 point[3] = {{1, 1, 0}, {1, 1, 0}, {1, 1, 0}}, off[3] = {{3, 3, 0}, {3, 3, 0}, {3, 3, 0}};
  const og_vec3 over[3] = {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}, needle[3] = {{1, 1, -1}, {1, 1, 2}, {1, 1, 1}};
  const og_vec3 flat[3] = {{-1, 1, 0}, {9, 1, 0}, {2, 1, 0}}, skew[3] = {{5, 1, -1}, {5, 1, 1}, {5, 1, 0}};
  const og_vec3 along[3] = {{9, 1, 0}, {12, 1, 0}, {10, 1, 0}}, further[3] = {{10, 1, 0}, {12, 1, 0}, {11, 1, 0}};
  assert_true(meet(base, point) && meet(base, needle) && meet(base, flat) && meet(needle, point) && meet(flat, along));
  assert_true(meet(point, point) && meet(needle, flat) && meet(flat, skew) && meet(needle, over));
  assert_false(meet(base, off) || meet(base, over) || meet(base, skew) || meet(needle, off) || meet(flat, further));
  assert_false(meet(point, over) || meet(along, needle) || meet(skew, needle));
  assert_true(og_triangle_is_proper(base));
  assert_false(og_triangle_is_proper(point) || og_triangle_is_proper(needle) || og_triangle_is_proper(flat));
}

static void an_ulp_apart(void **state) {
  (void)state;
  const og_scalar e = 4 * OG_SCALAR_EPSILON;
  for (int k = -1; k <= 1; k++) {
    const og_scalar d = (og_scalar)k * e;
    const og_vec3 standing[3] = {{1, 1, d}, {1, -3, 1}, {1, 1, 1}},
                  upright[3] = {{2 + d, 2, -1}, {2 + d, 2, 1}, {9, 9, 0}};
    const og_vec3 beside[3] = {{2 + d, 2, 0}, {9, 9, 0}, {9, 10, 0}}, lying[3] = {{2 + d, 2, 0}, {9, 9, 0}, {5, 5, 0}};
    assert_int_equal(meet(base, standing), k <= 0);
    assert_int_equal(meet(base, upright), k <= 0);
    assert_int_equal(meet(base, beside), k <= 0);
    assert_int_equal(meet(base, lying), k <= 0);
  }
}

// Sharing the corner 0 or the edge from 0 to (4, 0, 0).
static void beyond_what_is_shared(void **state) {
  (void)state;
  const og_vec3 v = base[0], u = base[1];
  const og_vec3 own[2] = {base[1], base[2]}, crossing[2] = {{1, 1, 1}, {1, 1, -1}}, fan[2] = {{-1, 1, 0}, {-1, 0, 0}};
  const og_vec3 behind[2] = {{-1, -1, 1}, {-1, -1, -1}}, within[2] = {{1, 2, 0}, {2, 1, 0}};
  const og_vec3 line[2] = {{-1, -1, 0}, {1, 1, 0}}, pierced[2] = {{1, 1, 1}, {-1, -1, -1}};
  assert_true(og_triangles_meet_beyond_corner(v, own, crossing) && og_triangles_meet_beyond_corner(v, own, within));
  assert_true(og_triangles_meet_beyond_corner(v, own, line) && og_triangles_meet_beyond_corner(v, line, own));
  assert_true(og_triangles_meet_beyond_corner(v, crossing, own));
  assert_false(og_triangles_meet_beyond_corner(v, own, fan) || og_triangles_meet_beyond_corner(v, own, behind));
  assert_false(og_triangles_meet_beyond_corner(v, own, pierced) || og_triangles_meet_beyond_corner(v, pierced, own));
  const og_vec3 up = {0, 0, 1}, same = {1, 1, 0}, other = {1, -1, 0}, on = {2, 0, 0}, past = {6, 0, 0},
                back = {-1, 0, 0};
  assert_true(og_triangles_meet_beyond_edge(v, u, same, base[2]) && og_triangles_meet_beyond_edge(v, u, past, past));
  assert_false(og_triangles_meet_beyond_edge(v, u, up, base[2]) || og_triangles_meet_beyond_edge(v, u, other, base[2]));
  assert_false(og_triangles_meet_beyond_edge(v, u, on, base[2]) || og_triangles_meet_beyond_edge(v, u, past, back));
  assert_false(og_triangles_meet_beyond_edge(v, u, base[2], past));
  assert_true(og_triangles_meet_beyond_edge(v, v, same, (og_vec3){2, 2, 0}));
  assert_false(og_triangles_meet_beyond_edge(v, v, same, other));
}

// Few points, so that all kinds of coincidence occur, by number and by place.
static void lattice_triangles(void **state) {
  or_exact *const exact = *state;
  or_random random = or_random_seeded(8);
  const long pairs = wanted_share(12000);
  int met[2] = {0}, counted[4][2] = {{0}};
  for (int n = 0; n < pairs; n++) {
    og_vec3 point[6];
    const int size = 1 + n % 3, flat = n % 5 == 0;
    for (int k = 0; k < 6; k++) {
      point[k] = or_random_lattice_point(&random, size);
      if (flat) point[k].z = 2 * point[k].x - point[k].y;
    }
    og_mesh_triangle triangle[2];
    for (int t = 0; t < 2; t++)
      for (int c = 0; c < 3; c++) triangle[t].corner[c] = or_random_int(&random, 0, 5);
    const og_mesh mesh = {point, 6, triangle, 2, false};
    const bool meets = or_exact_triangles(exact, &mesh, &mesh, 0, 1),
               counts = or_exact_triangles(exact, &mesh, NULL, 0, 1);
    og_vec3 a[3], b[3];
    og_mesh_corners(&mesh, 0, a);
    og_mesh_corners(&mesh, 1, b);
    assert_int_equal(meet(a, b), meets);
    assert_int_equal(og_mesh_triangles_meet(&mesh, NULL, 0, 1), counts);
    assert_int_equal(og_mesh_triangles_meet(&mesh, NULL, 1, 0), counts);
    met[meets]++;
    int shared = 0;
    for (int32_t p = 0; p < 6; p++) {
      int named[2] = {0};
      for (int t = 0; t < 2; t++)
        for (int c = 0; c < 3; c++) named[t] += triangle[t].corner[c] == p;
      shared += named[0] > 0 && named[1] > 0;
    }
    counted[shared][counts]++;
  }
  assert_true(met[0] > pairs / 20 && met[1] > pairs / 20);
  for (int shared = 0; shared < 4; shared++)
    for (int k = 0; k < 2; k++) assert_true(counted[shared][k] > pairs / 1200);
}

// Bits far apart, in any size: against Moeller's intervals with exact heights, which are exact but near touching.
static void triangles_in_general_position(void **state) {
  (void)state;
  or_random random = or_random_seeded(9);
  int met = 0;
  const long all = wanted_share(20000);
  for (long n = 0; n < all; n++) {
    og_vec3 a[3], b[3];
    const double size = n % 2 == 0 ? 1 : 0x1p-20;
    for (int c = 0; c < 3; c++) {
      a[c] = or_random_point(&random, size);
      b[c] = or_random_point(&random, size);
    }
    const og_two_triangles r = og_triangle_triangle(a, b);
    assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(og_triangles_meet(a, b), r.meet);
    met += r.meet;
  }
  assert_true(met > all / 20 && met < all / 20 * 19);
}

static int start(void **state) {
  static or_exact exact;
  or_exact_init(&exact);
  *state = &exact;
  return 0;
}

static int finish(void **state) {
  or_exact_clear(*state);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_hand),           cmocka_unit_test(without_area),
      cmocka_unit_test(an_ulp_apart),      cmocka_unit_test(beyond_what_is_shared),
      cmocka_unit_test(lattice_triangles), cmocka_unit_test(triangles_in_general_position),
  };
  return cmocka_run_group_tests(tests, start, finish);
}
