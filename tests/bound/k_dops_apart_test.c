// Two k-DOPs tested by their directions: a direction that parts is right, beside the exact answer about the points; k
// are counted that part, so that a test which parts nothing fails; what the sources say of -1 is refuted by hand.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/bound/k_dop.h"
#include "ref/bound/k_dops_apart.h"
#include "tests/shared/exact_pair.h"

enum { POINTS = 8, MOST = 13, PAIRS = 300 };

static const int ks[] = {6, 8, 14, 18, 26};
enum { KS = sizeof ks / sizeof *ks };

typedef struct pair {
  og_vec3 p[POINTS], q[POINTS];
  int m, n;
} pair;

// By slabs and by points: the same direction, which parts the points exactly.
static int found(or_exact *exact, const pair *x, const og_vec3 *direction, int directions) {
  og_slab a[MOST], b[MOST];
  if (directions > 0) {
    assert_int_equal(og_k_dop(x->p, x->m, direction, directions, a), OG_OUTCOME_ANSWERED);
    assert_int_equal(og_k_dop(x->q, x->n, direction, directions, b), OG_OUTCOME_ANSWERED);
  }
  const int d = og_k_dops_apart(a, b, directions);
  assert_int_equal(og_points_apart(x->p, x->m, x->q, x->n, direction, directions), d);
  assert_int_equal(og_points_apart(x->q, x->n, x->p, x->m, direction, directions), d);
  assert_true(-1 <= d && d < directions);
  if (d < 0) return d;
  const or_pair_truth truth = or_exact_doubles(exact, x->p, (size_t)x->m, 0, x->q, (size_t)x->n, 0);
  assert_int_equal(truth.relation, OG_SEPARATED);
  // The products as computed are apart, too.
  og_vec3 on[2][POINTS];
  for (int k = 0; k < x->m; k++) on[0][k] = (og_vec3){og_dot(direction[d], x->p[k]), 0, 0};
  for (int k = 0; k < x->n; k++) on[1][k] = (og_vec3){og_dot(direction[d], x->q[k]), 0, 0};
  assert_int_equal(or_exact_doubles(exact, on[0], (size_t)x->m, 0, on[1], (size_t)x->n, 0).relation, OG_SEPARATED);
  return d;
}

// ---- beside the exact answer ----

static pair draw(or_random *random, int k) {
  pair x = {.m = 1 + k % POINTS, .n = POINTS - k % 3};
  const double size = ldexp(1, k % 60 - 30);
  const og_vec3 by = or_random_point(random, 3 * size);
  for (int i = 0; i < x.m; i++) x.p[i] = or_random_point(random, size);
  for (int i = 0; i < x.n; i++) x.q[i] = og_add(by, or_random_point(random, size));
  return x;
}

static void random_points(void **state) {
  or_exact *const exact = *state;
  or_random random = or_random_seeded(67);
  int parted[KS] = {0}, apart = 0, own = 0;
  for (int k = 0; k < PAIRS; k++) {
    const pair x = draw(&random, k);
    const og_vec3 some[3] = {or_random_point(&random, 1), or_random_point(&random, 8), {0, 0, 0}};
    const bool is_apart = or_exact_doubles(exact, x.p, (size_t)x.m, 0, x.q, (size_t)x.n, 0).relation == OG_SEPARATED;
    apart += is_apart;
    for (int s = 0; s < KS; s++) {
      const og_dop_directions of = og_dop_directions_of(ks[s]);
      parted[s] += found(exact, &x, of.direction, of.count) >= 0;
    }
    own += found(exact, &x, some, 3) >= 0;
    assert_int_equal(found(exact, &x, some, 0), -1);
  }
  // More directions part more of the same pairs.
  assert_true(parted[0] <= parted[2] && parted[1] <= parted[2] && parted[2] <= parted[4] && parted[3] <= parted[4]);
  assert_true(parted[0] <= parted[3] && parted[4] <= apart && apart < PAIRS);
  assert_true(10 * parted[0] > 6 * apart && 10 * parted[4] > 9 * apart && own > PAIRS / 8);
}

// Cubes face to face. They are parted as soon as the gap is above the margins of both slabs, and never where they
// touch.
static void touching_cubes(void **state) {
  or_exact *const exact = *state;
  const double ulp = (double)OG_SCALAR_EPSILON;
  static const struct {
    double ulps;
    bool is_parted;
  } at[] = {{-64, false}, {-1, false}, {0, false}, {1, false}, {64, true}};
  for (size_t k = 0; k < sizeof at / sizeof *at; k++)
    for (int axis = 0; axis < 3; axis++) {
      pair x = {.m = 8, .n = 8};
      for (int c = 0; c < 8; c++) {
        const double by = 1 + at[k].ulps * ulp;
        const double u[3] = {c & 1, (c & 2) / 2, (c & 4) / 4};
        x.p[c] = (og_vec3){(og_scalar)u[0], (og_scalar)u[1], (og_scalar)u[2]};
        x.q[c] = (og_vec3){(og_scalar)(u[0] + (axis == 0 ? by : 0)), (og_scalar)(u[1] + (axis == 1 ? by : 0)),
                           (og_scalar)(u[2] + (axis == 2 ? by : 0))};
      }
      const og_dop_directions of = og_dop_directions_of(6);
      assert_int_equal(found(exact, &x, of.direction, of.count), at[k].is_parted ? axis : -1);
    }
}

// ---- by hand ----

static og_slab between(double lo, double hi) {
  return (og_slab){(og_scalar)lo, (og_scalar)hi, (og_scalar)lo, (og_scalar)hi};
}

// Ends that are equal have a number in common; an ulp apart they have none.
static void slabs(void **state) {
  (void)state;
  const double above = 1 + (double)OG_SCALAR_EPSILON, below = 1 - (double)OG_SCALAR_EPSILON;
  const og_slab a[3] = {between(0, 1), between(0, 1), between(0, 1)};
  const og_slab touching[3] = {between(1, 2), between(-1, 0), between(below, 3)};
  og_slab other[3] = {between(1, 2), between(above, 2), between(-2, -1)};
  assert_int_equal(og_k_dops_apart(a, touching, 3), -1);
  assert_int_equal(og_k_dops_apart(a, other, 3), 1);
  assert_int_equal(og_k_dops_apart(a, other, 1), -1);
  assert_int_equal(og_k_dops_apart(other, a, 3), 1);
  // What is not finite parts nothing.
  const og_scalar beyond[] = {(og_scalar)INFINITY, (og_scalar)-INFINITY, (og_scalar)NAN};
  for (int k = 0; k < 3; k++) {
    other[1].outer_hi = beyond[k];
    assert_int_equal(og_k_dops_apart(a, other, 3), 2);
    assert_int_equal(og_k_dops_apart(other, a, 3), 2);
    other[1].outer_lo = other[1].outer_hi;
    assert_int_equal(og_k_dops_apart(a, other, 2), -1);
    other[1] = between(above, 2);
  }
  // Neither do products out of range.
  const og_vec3 far[2] = {{OG_SCALAR_MAX, OG_SCALAR_MAX, 0}, {-OG_SCALAR_MAX, -OG_SCALAR_MAX, 0}}, edge = {1, 1, 0};
  assert_int_equal(og_points_apart(&far[0], 1, &far[1], 1, &edge, 1), -1);
}

// The example of docs/results/errata.md: with x, y, z and (1, 1, 1) all slabs touch, and the two are 0.7 apart.
static void not_apart_is_not_meeting(void **state) {
  or_exact *const exact = *state;
  pair x = {.p = {{0, 1, 1}, {-1, 1, 1}, {0, 0, 1}, {0, 1, 0}}, .m = 4, .n = 8};
  const og_vec3 direction[4] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}};
  for (int c = 0; c < 8; c++)
    x.q[c] = (og_vec3){(og_scalar)(c & 1), (og_scalar)((c & 2) / 2 - 1), (og_scalar)((c & 4) / 4 - 1)};
  assert_int_equal(found(exact, &x, direction, 4), -1);
  const or_pair_truth truth = or_exact_doubles(exact, x.p, 4, 0, x.q, 8, 0);
  assert_int_equal(truth.relation, OG_SEPARATED);
  assert_true(fabs(truth.distance - sqrt(0.5)) < 1e-15);
  // Two more directions of the edges' kind part them.
  assert_true(found(exact, &x, og_dop_directions_of(18).direction, 9) >= 0);
}

static void directions(void **state) {
  (void)state;
  for (int k = -2; k < 40; k++) {
    const og_dop_directions of = og_dop_directions_of(k);
    const bool is_known = k == 6 || k == 8 || k == 14 || k == 18 || k == 26;
    assert_int_equal(of.count, is_known ? k / 2 : 0);
    // No two are parallel, and how many components each has says whether it is an axis, an edge or a corner.
    int kinds[4] = {0};
    for (int d = 0; d < of.count; d++) {
      const og_vec3 n = of.direction[d];
      kinds[(int)og_dot(n, n)]++;
      for (int e = 0; e < d; e++) {
        const og_vec3 c = og_cross(n, of.direction[e]);
        assert_true(og_dot(c, c) > 0);
      }
    }
    if (!is_known) continue;
    assert_int_equal(kinds[1], k == 8 ? 0 : 3);
    assert_int_equal(kinds[2], k == 18 || k == 26 ? 6 : 0);
    assert_int_equal(kinds[3], k == 6 || k == 18 ? 0 : 4);
  }
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
      cmocka_unit_test(random_points), cmocka_unit_test(touching_cubes),
      cmocka_unit_test(slabs),         cmocka_unit_test(not_apart_is_not_meeting),
      cmocka_unit_test(directions),
  };
  return cmocka_run_group_tests(tests, start, finish);
}
