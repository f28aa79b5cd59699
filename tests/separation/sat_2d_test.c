// sat-2d and sat-2d-side against the exact solver (on tall prisms over the polygons); the misprints of Parac 2020.
//
// ORIGO_TEST_PAIRS sets the number of pairs (default 30,000).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "ref/separation/sat_2d.h"
#include "ref/separation/sat_2d_side.h"
#include "tests/separation/solids.h"
#include "tests/separation/truth.h"

#define DEFAULT_PAIRS 30000
#define CORNERS 24

typedef struct corners {
  og_vec2 vertex[CORNERS];
  og_polygon polygon;
} corners;

static void start(corners *c, int count) { c->polygon = (og_polygon){count, c->vertex}; }

// The exact answer of the polygons: that of prisms over them too tall to part along their axis.
static exact_answer truth_of(exact_bench *e, const og_polygon *a, const og_polygon *b) {
  og_vec3 va[2 * CORNERS], vb[2 * CORNERS];

  const og_polygon *from[2] = {a, b};
  og_vec3 *to[2] = {va, vb};
  double extent = 0;
  for (int s = 0; s < 2; s++)
    for (int k = 0; k < from[s]->count; k++)
      extent = fmax(extent, fmax(fabs(from[s]->vertex[k].x), fabs(from[s]->vertex[k].y)));
  for (int s = 0; s < 2; s++)
    for (int k = 0; k < from[s]->count; k++) {
      to[s][2 * k] = (og_vec3){from[s]->vertex[k].x, from[s]->vertex[k].y, -4 * extent};
      to[s][2 * k + 1] = (og_vec3){from[s]->vertex[k].x, from[s]->vertex[k].y, 4 * extent};
    }
  exact_answer t = exact_answer_of(e, va, 2 * a->count, vb, 2 * b->count);
  for (int s = 0; s < 2; s++)
    for (int k = 0; k < 2 * from[s]->count; k++) to[s][k].z = 0;
  t.size = exact_size(va, 2 * a->count, vb, 2 * b->count);
  return t;
}

static const og_vec2 square[4] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};

static void polygons_by_hand(void **state) {
  (void)state;
  const og_polygon a = {4, square};
  og_vec2 moved[4];
  const og_polygon b = {4, moved};
  for (int k = 0; k < 4; k++) moved[k] = (og_vec2){square[k].x + 1.5, square[k].y + 0.25};
  og_separation_2d found = og_sat_2d(&a, &b);
  assert_int_equal(found.outcome, OG_OUTCOME_ANSWERED);
  assert_false(found.apart);
  assert_true(found.gap == -0.5 && found.axis.x == -1 && found.axis.y == 0);
  assert_true(found.overlap_low == -1 && found.overlap_high == -0.5);
  assert_false(og_sat_2d_side(&a, &b).apart);
  for (int k = 0; k < 4; k++) moved[k].x = square[k].x + 2; // touching
  found = og_sat_2d(&a, &b);
  assert_true(!found.apart && found.gap == 0);
  assert_false(og_sat_2d_side(&a, &b).apart);
  for (int k = 0; k < 4; k++) moved[k].x = square[k].x + 2.25;
  found = og_sat_2d(&a, &b);
  assert_true(found.apart && found.gap == 0.25 && found.overlap_low > found.overlap_high);
  assert_true(og_sat_2d_side(&a, &b).apart);
  // One inside the other: 0.75 + 0.25 out, though the common interval is only 0.5 long.
  for (int k = 0; k < 4; k++) moved[k] = (og_vec2){0.25 * square[k].x + 0.5, 0.25 * square[k].y};
  found = og_sat_2d(&a, &b);
  assert_true(found.gap == -0.75 && found.overlap_high - found.overlap_low == 0.5);
}

// Half extent 1, so the error is 8 epsilon: polygons apart by as much may meet but for rounding, by more they do not.
static void apart_by_the_error(void **state) {
  (void)state;
  const double error = 8 * 0x1p-52;
  const og_vec2 left[4] = {{-1, -1}, {0, -1}, {0, 1}, {-1, 1}};
  for (int more = 0; more < 2; more++) {
    const double low = more ? nextafter(error, 1) : error;
    const og_vec2 right[4] = {{low, -1}, {1, -1}, {1, 1}, {low, 1}};
    const og_polygon a = {4, left}, b = {4, right};
    assert_int_equal(og_sat_2d(&a, &b).apart, more);
    assert_int_equal(og_sat_2d(&b, &a).apart, more);
  }
}

// A corner on a slanted edge, or beside it by rounding: where they meet in truth, no sum of products tells them apart.
static void leaning_on_an_edge(void **state) {
  (void)state;
  exact_bench e;
  exact_bench_open(&e);
  or_random random = or_random_seeded(12);
  long meet = 0;
  for (int k = 0; k < 400; k++) {
    const double s = or_random_uniform(&random), x = 1 + or_random_uniform(&random) / 2,
                 y = 1 + or_random_uniform(&random) / 2;
    const og_vec2 foot = {s * x, s * y}, behind[3] = {{-x, -y}, {x, y}, {-x, y}},
                  before[3] = {foot, {foot.x + 1, foot.y - 1}, {foot.x + 2, foot.y + 0.5}};
    const og_polygon a = {3, behind}, b = {3, before};
    const bool do_meet = truth_of(&e, &a, &b).relation != OG_SEPARATED;
    meet += do_meet;
    if (do_meet) assert_false(og_sat_2d_side(&a, &b).apart || og_sat_2d_side(&b, &a).apart);
  }
  assert_true(meet > 100);
  exact_bench_close(&e);
}

// Every vertex twice: edges of no length have no normal, and are passed over.
static void vertices_given_twice(void **state) {
  (void)state;
  og_vec2 twice[8], moved[8];
  for (int k = 0; k < 8; k++) {
    twice[k] = square[k / 2];
    moved[k] = (og_vec2){square[k / 2].x + 2.5, square[k / 2].y + 0.25};
  }
  const og_polygon a = {8, twice}, b = {8, moved};
  const og_separation_2d found = og_sat_2d(&a, &b), back = og_sat_2d(&b, &a);
  assert_true(found.apart && found.gap == 0.5 && found.axis.x == -1 && found.axes == 2);
  assert_true(back.apart && back.gap == 0.5 && back.axis.x == 1);
}

// Area counts in proportion to the polygon: one of 2^-20 of the other's size has enough.
static void small_beside_large(void **state) {
  (void)state;
  og_vec2 small[4];
  for (int k = 0; k < 4; k++) small[k] = (og_vec2){2 + 0x1p-20 * square[k].x, 0x1p-20 * square[k].y};
  const og_polygon a = {4, square}, b = {4, small};
  const og_separation_2d found = og_sat_2d(&a, &b);
  assert_true(found.outcome == OG_OUTCOME_ANSWERED && found.apart && found.gap == 1 - 0x1p-20);
  assert_true(og_sat_2d_side(&b, &a).apart);
}

static void bad_polygons_are_refused(void **state) {
  (void)state;
  const og_vec2 clockwise[3] = {{0, 0}, {0, 1}, {1, 0}}, flat[3] = {{0, 0}, {1, 1}, {2, 2}},
                nan[3] = {{0, 0}, {1, 0}, {0, (double)NAN}};
  const og_polygon good = {4, square}, bad[4] = {{3, clockwise}, {3, flat}, {2, square}, {0, NULL}}, no = {3, nan};
  for (int k = 0; k < 4; k++) {
    const og_separation_2d found = og_sat_2d(&good, &bad[k]);
    assert_true(found.outcome == OG_OUTCOME_DEGENERATE && !found.apart && found.edge == -1);
    const og_side_separation side = og_sat_2d_side(&bad[k], &good);
    assert_true(side.outcome == OG_OUTCOME_DEGENERATE && !side.apart && side.edge == -1);
  }
  assert_int_equal(og_sat_2d(&good, &no).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

// Algorithm 2.7 with loops over the first n - 1 normals of each.
static bool meets_as_printed(const og_polygon *a, const og_polygon *b) {
  const og_polygon *of[2] = {a, b};
  for (int s = 0; s < 2; s++)
    for (int i = 0; i < of[s]->count - 1; i++) {
      const og_vec2 p = of[s]->vertex[i], q = of[s]->vertex[i + 1], n = {q.y - p.y, p.x - q.x};
      double low[2] = {HUGE_VAL, HUGE_VAL}, high[2] = {-HUGE_VAL, -HUGE_VAL};
      for (int t = 0; t < 2; t++)
        for (int k = 0; k < of[t]->count; k++) {
          low[t] = fmin(low[t], og_dot2(n, of[t]->vertex[k]));
          high[t] = fmax(high[t], og_dot2(n, of[t]->vertex[k]));
        }
      if (high[0] < low[1] || high[1] < low[0]) return false;
    }
  return true;
}

// Algorithms 2.8 and 2.9, whose second loop asks for the side of C1 itself.
static bool which_side(const og_polygon *c, og_vec2 p, og_vec2 d) {
  for (int k = 0; k < c->count; k++)
    if (og_dot2(d, og_sub2(c->vertex[k], p)) <= 0) return false;
  return true;
}

static bool meets_by_sides_as_printed(const og_polygon *c0, const og_polygon *c1) {
  const og_polygon *of[2] = {c0, c1};
  for (int s = 0; s < 2; s++)
    for (int i = 0; i < of[s]->count; i++) {
      const og_vec2 p = of[s]->vertex[i], q = of[s]->vertex[(i + 1) % of[s]->count];
      if (which_side(c1, q, (og_vec2){q.y - p.y, p.x - q.x})) return false;
    }
  return true;
}

static void printed_loops_are_wrong(void **state) {
  (void)state;
  exact_bench e;
  exact_bench_open(&e);
  // Apart only along the last normal of A, that of the edge (0,4)-(0,0), and of B, which is parallel to it.
  const og_vec2 left[3] = {{0, 0}, {4, 2}, {0, 4}}, wedge[3] = {{-4, -1}, {-1, 2}, {-4, 5}};
  const og_polygon a = {3, left}, b = {3, wedge};
  assert_int_equal(truth_of(&e, &a, &b).relation, OG_SEPARATED);
  assert_true(og_sat_2d(&a, &b).apart && og_sat_2d_side(&a, &b).apart);
  printf("loops to n - 1: says %s, truth apart by 1; only the last normals separate\n",
         meets_as_printed(&a, &b) ? "meet" : "apart");
  // C1 is A here, of which an edge separates: the second loop as printed asks on which side of it A itself lies.
  printf("WhichSide(C1) in the second loop: says %s, truth apart by 1\n",
         meets_by_sides_as_printed(&b, &a) ? "meet" : "apart");
  assert_true(meets_as_printed(&a, &b));
  assert_true(meets_by_sides_as_printed(&b, &a));
  exact_bench_close(&e);
}

// Convex hull of random lattice points, by Andrew's chain in small integers: exact, collinear points left out.
static int compare(const void *p, const void *q) {
  const og_vec2 *a = p, *b = q;
  if (a->x != b->x) return a->x < b->x ? -1 : 1;
  return a->y < b->y ? -1 : a->y > b->y;
}

static double area(og_vec2 o, og_vec2 p, og_vec2 q) { return (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x); }

static bool lattice_polygon(corners *c, or_random *random) {
  og_vec2 p[10], chain[CORNERS];
  const int count = or_random_int(random, 3, 10), range = or_random_int(random, 2, 8);
  for (int k = 0; k < count; k++)
    p[k] = (og_vec2){or_random_int(random, -range, range), or_random_int(random, -range, range)};
  qsort(p, (size_t)count, sizeof *p, compare);
  int n = 0;
  for (int k = 0; k < count; k++) {
    while (n >= 2 && area(chain[n - 2], chain[n - 1], p[k]) <= 0) n--;
    chain[n++] = p[k];
  }
  const int lower = n + 1;
  for (int k = count - 2; k >= 0; k--) {
    while (n >= lower && area(chain[n - 2], chain[n - 1], p[k]) <= 0) n--;
    chain[n++] = p[k];
  }
  n--;
  if (n < 3) return false;
  start(c, n);
  memcpy(c->vertex, chain, (size_t)n * sizeof *chain);
  return true;
}

static void round_polygon(corners *c, or_random *random) {
  const int n = or_random_int(random, 3, CORNERS);
  start(c, n);
  const double turn = or_random_uniform(random) * 3, squeeze = pow(10, -or_random_int(random, 0, 3));
  const og_vec2 centre = {2 * or_random_uniform(random), 2 * or_random_uniform(random)};
  for (int k = 0; k < n; k++) {
    const double angle = turn + 6.283185307179586 * k / n;
    c->vertex[k] = (og_vec2){centre.x + cos(angle), centre.y + squeeze * sin(angle)};
  }
}

static void scale(corners *c, double by) {
  for (int k = 0; k < c->polygon.count; k++) c->vertex[k] = og_scale2(by, c->vertex[k]);
}

static og_vec2 edge_of(const corners *c, int k) { return og_sub2(c->vertex[(k + 1) % c->polygon.count], c->vertex[k]); }

// The axis is a normal of the edge named.
static void edge_makes_the_axis(const og_separation_2d *found, const corners *a, const corners *b) {
  const corners *of = found->polygon == 0 ? a : b;
  assert_true(found->edge >= 0 && found->edge < of->polygon.count);
  const og_vec2 e = edge_of(of, found->edge);
  assert_true(fabs(og_dot2(found->axis, e)) <= 4 * 0x1p-52 * sqrt(og_dot2(e, e)));
}

// The other polygon lies in front of the edge named, to the right of it; after that edge none has been tested.
static void edge_separates(const og_side_separation *found, const corners *a, const corners *b) {
  const corners *of = found->polygon == 0 ? a : b, *other = found->polygon == 0 ? b : a;
  assert_true(found->edge >= 0 && found->edge < of->polygon.count);
  assert_int_equal(found->edges, found->edge + 1 + (found->polygon == 1 ? a->polygon.count : 0));
  const og_vec2 from = of->vertex[found->edge], to = of->vertex[(found->edge + 1) % of->polygon.count];
  for (int k = 0; k < other->polygon.count; k++) {
    const long double x = (long double)to.x - (long double)from.x, y = (long double)to.y - (long double)from.y;
    const og_vec2 p = other->vertex[k];
    assert_true(x * ((long double)p.y - (long double)from.y) < y * ((long double)p.x - (long double)from.x));
  }
}

static void random_polygons(void **state) {
  (void)state;
  exact_bench e;
  exact_bench_open(&e);
  static corners a, b;
  long pairs = 0, count[4] = {0}, differ = 0;
  double worst = 0, worst_side = 0, low = 0, high = 0;
  const long wanted = wanted_pairs(DEFAULT_PAIRS);
  for (long k = 0; k < wanted; k++) {
    or_random random = or_random_seeded((uint64_t)k);
    const int mode = (int)(k % 3); // lattice; round; round with a vertex on a vertex and some ulps off
    if (mode == 0 && !(lattice_polygon(&a, &random) && lattice_polygon(&b, &random))) continue;
    if (mode != 0) {
      round_polygon(&a, &random);
      round_polygon(&b, &random);
    }
    if (mode != 1) {
      const int i = or_random_int(&random, 0, a.polygon.count - 1), j = or_random_int(&random, 0, b.polygon.count - 1);
      const double off = mode == 2 ? 0x1p-52 * or_random_int(&random, -32, 32) : or_random_int(&random, -1, 1);
      const og_vec2 by = og_sub2(a.vertex[i], b.vertex[j]);
      for (int m = 0; m < b.polygon.count; m++)
        b.vertex[m] = (og_vec2){b.vertex[m].x + by.x + off, b.vertex[m].y + by.y};
    }
    const exact_answer truth = truth_of(&e, &a.polygon, &b.polygon);
    const og_separation_2d found = og_sat_2d(&a.polygon, &b.polygon), back = og_sat_2d(&b.polygon, &a.polygon);
    const og_side_separation side = og_sat_2d_side(&a.polygon, &b.polygon);
    assert_int_equal(found.outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(side.outcome, OG_OUTCOME_ANSWERED);
    assert_true(found.apart == back.apart);
    edge_makes_the_axis(&found, &a, &b);
    edge_makes_the_axis(&back, &b, &a);
    if (side.apart) edge_separates(&side, &a, &b);
    else assert_int_equal(side.edge, -1);
    if (!found.apart) assert_true(found.gap == back.gap);
    scale(&a, ldexp(1, 900));
    scale(&b, ldexp(1, 900));
    assert_true(og_sat_2d(&a.polygon, &b.polygon).apart == found.apart);
    assert_true(og_sat_2d_side(&a.polygon, &b.polygon).apart == side.apart);
    for (int twice = 0; twice < 2; twice++) {
      scale(&a, ldexp(1, -900));
      scale(&b, ldexp(1, -900));
    }
    assert_true(og_sat_2d(&a.polygon, &b.polygon).apart == found.apart);
    assert_true(og_sat_2d_side(&a.polygon, &b.polygon).apart == side.apart);
    assert_false(found.apart && truth.relation != OG_SEPARATED);
    assert_false(side.apart && truth.relation != OG_SEPARATED);
    pairs++;
    count[truth.relation]++;
    differ += found.apart != side.apart;
    worst = fmax(worst, truth_miss(&truth, found.apart));
    worst_side = fmax(worst_side, truth_miss(&truth, side.apart));
    if (found.apart || truth.relation == OG_SEPARATED) continue;
    const double error = (fmax(0, -found.gap) - truth.depth) / (0x1p-52 * truth.size);
    low = fmax(low, -error);
    high = fmax(high, error);
  }
  exact_bench_close(&e);
  printf("%ld pairs: %ld apart, %ld touching, %ld penetrating; worst verdict of size: %.2g, by sides %.2g, they differ "
         "%ld "
         "times; depth error -%.3g +%.3g epsilon of size\n",
         pairs, count[OG_SEPARATED], count[OG_TOUCHING], count[OG_PENETRATING], worst, worst_side, differ, low, high);
  assert_true(worst <= 32 * 0x1p-52 && worst_side <= 32 * 0x1p-52);
  assert_true(low <= 4 && high <= 8);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(polygons_by_hand),        cmocka_unit_test(vertices_given_twice),
      cmocka_unit_test(apart_by_the_error),      cmocka_unit_test(leaning_on_an_edge),
      cmocka_unit_test(small_beside_large),      cmocka_unit_test(bad_polygons_are_refused),
      cmocka_unit_test(printed_loops_are_wrong), cmocka_unit_test(random_polygons)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
