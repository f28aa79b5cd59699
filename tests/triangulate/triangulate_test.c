// Polygons of many families: what is said of them is the oracle's, which computes where edges meet. A certificate that
// is changed in one place is refused, unless the oracle agrees with it.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/triangulate/solve/triangulate.h"
#include "tests/oracle/polygon.h"
#include "tool/gen/random.h"

enum { SETS = 240, CHANGES = 20, MOST = 24, ALL_BITS = (1 << OG_TRIANGULATION_REFUSAL_COUNT) - 1 };

typedef enum family { ANY_ORDER, LATTICE, RUNS, AROUND, ONE_ULP, EXPONENTS, COLLINEAR, FAMILY_COUNT } family;

typedef struct bench {
  og_random random;
  size_t count;
  double xyz[3 * MOST];
  mpq_t point[MOST][2];
  mpq_t area, found;
  og_polygon_problem problem;
  og_triangulation_answer answer;
  og_triangulation_certificate changed;
  og_triangulation_finding finding;
  unsigned refusals, faults; // bit k: refusal k, fault k was seen
} bench;

// ---- polygons ----

static int whole(bench *b, int lo, int hi) { return (int)og_random_integer(&b->random, lo, hi); }

static void put(bench *b, double x, double y) {
  const double at[3] = {x, y, 0};
  memcpy(b->xyz + 3 * b->count++, at, sizeof at);
}

static double moved(bench *b, double x) {
  const int way = whole(b, -1, 1);
  return way == 0 ? x : nextafter(x, 100 * way);
}

static int by_angle(const void *left, const void *right) {
  const double *p = left, *q = right;
  const double of_p = atan2(p[1], p[0]), of_q = atan2(q[1], q[0]);
  return (of_p > of_q) - (of_p < of_q);
}

static void sort_around(bench *b) { qsort(b->xyz, b->count, 3 * sizeof *b->xyz, by_angle); }

static void put_integers(bench *b, int count, int size) {
  for (int k = 0; k < count; k++) {
    const int x = whole(b, -size, size);
    put(b, x, whole(b, -size, size));
  }
}

static double length(const double *p, const double *q) { return hypot(p[0] - q[0], p[1] - q[1]); }

static void turn_round(bench *b, size_t low, size_t high) {
  for (; low < high; low++, high--) {
    double held[3];
    memcpy(held, b->xyz + 3 * low, sizeof held);
    memcpy(b->xyz + 3 * low, b->xyz + 3 * high, sizeof held);
    memcpy(b->xyz + 3 * high, held, sizeof held);
  }
}

// Parts are turned round as long as that makes the way shorter: no edges cross then.
static void shorten(bench *b) {
  for (bool shorter = true; shorter;) {
    shorter = false;
    for (size_t i = 0; i + 2 < b->count; i++)
      for (size_t k = i + 2; k < b->count; k++) {
        const double *p = b->xyz + 3 * i, *q = b->xyz + 3 * k, *last = b->xyz + 3 * ((k + 1) % b->count);
        if (!(length(p, q) + length(p + 3, last) < length(p, p + 3) + length(q, last) - 1e-6)) continue;
        turn_round(b, i + 1, k);
        shorter = true;
      }
  }
}

// Points put on the edges.
static void put_runs(bench *b) {
  double old[3 * MOST];
  const size_t count = b->count;
  memcpy(old, b->xyz, sizeof old);
  b->count = 0;
  for (size_t k = 0; k < count; k++) {
    const double *p = old + 3 * k, *q = old + 3 * ((k + 1) % count);
    put(b, 2 * p[0], 2 * p[1]);
    if (whole(b, 0, 1) == 0) put(b, p[0] + q[0], p[1] + q[1]);
  }
}

static void put_spikes(bench *b) {
  put(b, 0, 1);
  put(b, 6, 1);
  put(b, 6, 4);
  put(b, 5, 4);
  put(b, 4, moved(b, 1));
  put(b, 3, 4);
  put(b, 2, nextafter(1, 2));
  put(b, 1, moved(b, 4));
  put(b, 0, 4);
}

static void put_exponents(bench *b) {
  for (int k = 0; k < 8; k++) {
    const double x = ldexp(whole(b, -7, 7), whole(b, -1060, 500));
    put(b, x, ldexp(whole(b, -7, 7), whole(b, -1060, 500)));
  }
}

static void put_points(bench *b, family f) {
  switch (f) {
  case ANY_ORDER: put_integers(b, whole(b, 3, 6), 3); break;
  case LATTICE:
    put_integers(b, whole(b, 3, 12), whole(b, 3, 6));
    shorten(b);
    break;
  case RUNS:
    put_integers(b, whole(b, 3, 11), 9);
    shorten(b);
    put_runs(b);
    break;
  case AROUND:
    for (int k = whole(b, 3, 14); k > 0; k--) {
      const double x = og_random_between(&b->random, -1, 1);
      put(b, x, og_random_between(&b->random, -1, 1));
    }
    sort_around(b);
    break;
  case ONE_ULP: put_spikes(b); break;
  case EXPONENTS:
    put_exponents(b);
    sort_around(b);
    break;
  case COLLINEAR:
    for (int k = whole(b, 3, 6); k > 0; k--) {
      const int t = whole(b, -4, 4);
      put(b, 0.25 + t, 0.5 - t);
    }
    break;
  case FAMILY_COUNT: break;
  }
}

static void set_problem(bench *b) {
  for (size_t k = 0; k < b->count; k++)
    for (int axis = 0; axis < 2; axis++) mpq_set_d(b->point[k][axis], b->xyz[3 * k + (size_t)axis]);
  assert_int_equal(og_hull_problem_set_doubles(&b->problem.points, 2, b->xyz, b->count), OG_PROBLEM_OK);
}

static void make_polygon(bench *b, family f, uint64_t seed) {
  og_random_start(&b->random, "triangulate", (uint64_t)f, seed);
  b->count = 0;
  put_points(b, f);
  if (seed % 2 == 1) turn_round(b, 0, b->count - 1);
  set_problem(b);
}

// Under slow instruments the caller asks for smaller runs.
static uint64_t sets(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? SETS : SETS / 10; }

// ---- what is found ----

static bool edges_are_true(bench *b, const uint32_t edge[2], og_polygon_fault fault) {
  if (!or_edges_are_at_fault(b->point, b->count, edge[0], edge[1])) return false;
  const size_t apart = edge[1] - edge[0];
  const bool next = apart == 1 || apart + 1 == b->count;
  if (apart == 0) return fault == OG_POLYGON_REPEATED;
  if (next) return fault == OG_POLYGON_FOLDED;
  return fault == (or_edges_cross(b->point, b->count, edge[0], edge[1]) ? OG_POLYGON_CROSSING : OG_POLYGON_TOUCHING);
}

static bool area_is_true(bench *b, const og_triangulation_finding *f) {
  or_polygon_area(b->area, b->point, b->count);
  mpq_set_num(b->found, f->area.num.z);
  mpq_set_den(b->found, f->area.den.z);
  if (f->turn < 0) mpq_neg(b->found, b->found);
  return mpq_equal(b->area, b->found);
}

static bool triangles_are_true(bench *b, const og_facets *triangles) {
  uint32_t corner[MOST][3];
  for (size_t k = 0; k < triangles->count; k++) memcpy(corner[k], triangles->corner + 3 * k, sizeof corner[k]);
  if (or_polygon_is_simple(b->point, b->count))
    return triangles->count == b->count - 2 && or_triangles_cover(b->point, b->count, corner, triangles->count);
  return or_triangles_fill(b->point, b->count, corner, triangles->count);
}

static bool has_area(bench *b) {
  or_polygon_area(b->area, b->point, b->count);
  return mpq_sgn(b->area) != 0;
}

static bool place_is_true(bench *b, const uint32_t place[3], long times) {
  const int round = or_times_round(b->point, b->count, place);
  return times != 0 && times != 1 && times == (has_area(b) && mpq_sgn(b->area) < 0 ? -round : round);
}

static bool is_true(bench *b, const og_triangulation_certificate *c, const og_triangulation_finding *f) {
  if (c->proof == OG_PROOF_EDGES)
    return edges_are_true(b, c->edge, f->fault) && (f->fault == OG_POLYGON_CROSSING || !has_area(b));
  if (c->proof == OG_PROOF_PLACE) return f->fault == OG_POLYGON_OVERLAPPING && place_is_true(b, c->place, f->times);
  const bool simple = f->fault == OG_POLYGON_SIMPLE;
  if (simple != or_polygon_is_simple(b->point, b->count)) return false;
  return f->fault != OG_POLYGON_CROSSING && triangles_are_true(b, &c->triangles) && area_is_true(b, f);
}

static void test_polygons(void **state) {
  bench *b = *state;
  for (family f = ANY_ORDER; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < sets(); seed++) {
      make_polygon(b, f, seed);
      const og_triangulation_refusal refusal = og_solve_triangulation(&b->problem, &b->answer);
      if (refusal != OG_TRIANGULATION_ACCEPTED)
        fail_msg("family %d, set %d: %s", (int)f, (int)seed, og_triangulation_refusal_text(refusal));
      const bool simple = b->answer.finding.fault == OG_POLYGON_SIMPLE;
      if (simple != or_polygon_is_simple(b->point, b->count) || !is_true(b, &b->answer.certificate, &b->answer.finding))
        fail_msg("family %d, set %d: not what the oracle says", (int)f, (int)seed);
      b->faults |= 1u << b->answer.finding.fault;
    }
  if (sets() >= SETS) assert_int_equal(b->faults, (1 << OG_POLYGON_FAULT_COUNT) - 1);
}

// Every two edges, of polygons that are simple or not.
static void test_edges(void **state) {
  bench *b = *state;
  for (uint64_t seed = 0; seed < sets() / 2; seed++) {
    make_polygon(b, seed % 2 == 0 ? ANY_ORDER : LATTICE, seed + 5000);
    og_polygon_edges edges;
    og_polygon_edges_init(&edges, &b->problem);
    for (uint32_t i = 0; i < b->count; i++)
      for (uint32_t j = i; j < b->count; j++) {
        const og_polygon_fault fault = og_polygon_fault_of(&edges, i, j);
        const uint32_t edge[2] = {i, j};
        assert_int_equal(fault != OG_POLYGON_SIMPLE, or_edges_are_at_fault(b->point, b->count, i, j));
        if (fault != OG_POLYGON_SIMPLE) assert_true(edges_are_true(b, edge, fault));
      }
    og_polygon_edges_clear(&edges);
  }
}

// ---- changed certificates ----

static void copy_certificate(bench *b) {
  const og_triangulation_certificate *from = &b->answer.certificate;
  og_triangulation_certificate_reset(&b->changed);
  b->changed.proof = from->proof;
  b->changed.edge_count = from->edge_count;
  memcpy(b->changed.edge, from->edge, sizeof from->edge);
  memcpy(b->changed.place, from->place, sizeof from->place);
  for (size_t k = 0; k < from->triangles.corner_count; k++) {
    og_facets_add(&b->changed.triangles, from->triangles.corner[k]);
    if (k % 3 == 2) og_facets_end(&b->changed.triangles);
  }
}

static size_t below(bench *b, size_t n) { return (size_t)og_random_integer(&b->random, 0, (int64_t)n - 1); }

static void add_triangle(bench *b) {
  const size_t corners = below(b, 6) == 0 ? 4 : 3;
  for (size_t k = 0; k < corners; k++) og_facets_add(&b->changed.triangles, (uint32_t)below(b, b->count));
  og_facets_end(&b->changed.triangles);
}

// Two triangles that share a side make a quadrilateral with another diagonal: another triangulation, if that is convex.
static void flip(bench *b) {
  og_facets *t = &b->changed.triangles;
  uint32_t *p = t->corner + 3 * below(b, t->count), *q = t->corner + 3 * below(b, t->count);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      if (p[i] != q[(j + 1) % 3] || p[(i + 1) % 3] != q[j]) continue;
      const uint32_t of_p = p[(i + 2) % 3], of_q = q[(j + 2) % 3];
      p[(i + 1) % 3] = of_q;
      q[(j + 1) % 3] = of_p;
      return;
    }
}

static void change_triangles(bench *b) {
  og_facets *t = &b->changed.triangles;
  uint32_t *corner = &t->corner[below(b, t->corner_count)];
  switch (below(b, 7)) {
  case 0: *corner = (uint32_t)below(b, b->count + 1); break;
  case 1: add_triangle(b); break;
  case 2:
    t->count--;
    t->corner_count = 3 * t->count;
    add_triangle(b);
    break;
  case 3:
    t->count--;
    t->corner_count = 3 * t->count;
    break;
  default: flip(b);
  }
  // Sorting takes all triangles for cycles of different points.
  if (below(b, 8) > 0) og_facets_sort(t);
}

static void change_once(bench *b) {
  og_triangulation_certificate *c = &b->changed;
  if (below(b, 12) == 0) c->proof = (og_triangulation_proof)below(b, OG_TRIANGULATION_PROOF_COUNT);
  else if (c->triangles.count > 0) change_triangles(b);
  else if (c->proof == OG_PROOF_PLACE) c->place[below(b, 3)] = (uint32_t)below(b, b->count + 1);
  else if (below(b, 6) == 0) c->edge_count = below(b, 4);
  else c->edge[below(b, 2)] = (uint32_t)below(b, b->count + 1);
}

static void check_changed(bench *b, family f, uint64_t seed, size_t *accepted) {
  const og_triangulation_refusal refusal = og_check_triangulation(&b->problem, &b->changed, &b->finding);
  b->refusals |= 1u << refusal;
  if (refusal != OG_TRIANGULATION_ACCEPTED) return;
  ++*accepted;
  if (!is_true(b, &b->changed, &b->finding)) fail_msg("family %d, set %d: a wrong one is accepted", (int)f, (int)seed);
}

static void test_changed(void **state) {
  bench *b = *state;
  size_t accepted = 0, all = 0;
  for (family f = ANY_ORDER; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < sets() / 2; seed++) {
      make_polygon(b, f, seed + 1000);
      assert_int_equal(og_solve_triangulation(&b->problem, &b->answer), OG_TRIANGULATION_ACCEPTED);
      for (int k = 0; k < CHANGES; k++, all++) {
        copy_certificate(b);
        for (size_t times = 1 + below(b, 2); times > 0; times--) change_once(b);
        check_changed(b, f, seed, &accepted);
      }
    }
  assert_true(accepted > all / 100 && accepted < all / 2);
  // What chance does not make: the tests that follow do.
  const unsigned others = 1u << OG_TRIANGULATION_REFUSED_PROBLEM | 1u << OG_TRIANGULATION_REFUSED_NOT_SIMPLE |
                          1u << OG_TRIANGULATION_REFUSED_SIDE | 1u << OG_TRIANGULATION_REFUSED_BALANCE;
  if (getenv("ORIGO_TEST_PAIRS") == NULL) assert_int_equal(b->refusals | others, ALL_BITS);
}

// ---- by hand ----

static og_triangulation_refusal check_by_hand(bench *b, const double (*xy)[2], size_t count,
                                              const uint32_t (*triangle)[3], size_t triangles) {
  b->count = 0;
  for (size_t k = 0; k < count; k++) put(b, xy[k][0], xy[k][1]);
  set_problem(b);
  og_triangulation_certificate_reset(&b->changed);
  b->changed.proof = OG_PROOF_TRIANGLES;
  for (size_t k = 0; k < triangles; k++) {
    for (int i = 0; i < 3; i++) og_facets_add(&b->changed.triangles, triangle[k][i]);
    og_facets_end(&b->changed.triangles);
  }
  return og_check_triangulation(&b->problem, &b->changed, &b->finding);
}

// A band that turns left until it lies over itself: its triangles turn left, have its area, and their sides are its
// edges or cancel. Only that the edges cross tells.
static void test_overlapping_band(void **state) {
  bench *b = *state;
  static const double xy[][2] = {{0, 0},  {9, 0},  {9, 9}, {0, 9}, {-1, -4}, {4, -4},
                                 {4, -3}, {1, -3}, {1, 8}, {8, 8}, {8, 1},   {0, 1}};
  static const uint32_t band[][3] = {{0, 1, 10}, {0, 10, 11}, {1, 2, 9}, {1, 9, 10}, {2, 3, 8},
                                     {2, 8, 9},  {3, 4, 7},   {3, 7, 8}, {4, 5, 6},  {4, 6, 7}};
  assert_int_equal(check_by_hand(b, xy, 12, band, 10), OG_TRIANGULATION_REFUSED_NOT_SIMPLE);
  assert_int_equal(og_solve_triangulation(&b->problem, &b->answer), OG_TRIANGULATION_ACCEPTED);
  assert_int_equal(b->answer.finding.fault, OG_POLYGON_CROSSING);
}

// As many triangles as there should be with the right area, of which two are one over another.
static void test_sides(void **state) {
  bench *b = *state;
  static const double square[][2] = {{0, 0}, {2, 0}, {2, 2}, {0, 2}};
  static const uint32_t good[][3] = {{0, 1, 2}, {0, 2, 3}}, over[][3] = {{0, 1, 2}, {0, 1, 3}};
  assert_int_equal(check_by_hand(b, square, 4, good, 2), OG_TRIANGULATION_ACCEPTED);
  assert_int_equal(check_by_hand(b, square, 4, over, 2), OG_TRIANGULATION_REFUSED_SIDE);
  // All edges are sides, and those of the triangle 1 2 4 cancel nothing: it stands for 0 2 4.
  static const double five[][2] = {{0, 0}, {4, 0}, {4, 4}, {2, 6}, {0, 4}};
  static const uint32_t right[][3] = {{0, 1, 2}, {0, 2, 4}, {2, 3, 4}}, wrong[][3] = {{0, 1, 2}, {0, 1, 4}, {2, 3, 4}};
  assert_int_equal(check_by_hand(b, five, 5, right, 3), OG_TRIANGULATION_ACCEPTED);
  assert_int_equal(check_by_hand(b, five, 5, wrong, 3), OG_TRIANGULATION_REFUSED_SIDE);
  // All edges are sides, once; a diagonal is not paired: 0 2 5 in place of 2 4 5, of the same area.
  static const double six[][2] = {{0, 0}, {2, 0}, {4, 0}, {4, 2}, {2, 2}, {0, 2}};
  static const uint32_t unpaired[][3] = {{0, 1, 5}, {1, 2, 4}, {1, 4, 5}, {2, 3, 4}},
                        doubled[][3] = {{0, 1, 5}, {1, 2, 4}, {1, 3, 5}, {2, 3, 4}};
  assert_int_equal(check_by_hand(b, six, 6, unpaired, 4), OG_TRIANGULATION_ACCEPTED);
  assert_int_equal(check_by_hand(b, six, 6, doubled, 4), OG_TRIANGULATION_REFUSED_AREA);
}

// An L whose first corner closes it, so that an edge has no length: as many triangles, of the same area, apart; but one
// is outside.
static void test_cover(void **state) {
  bench *b = *state;
  static const double l[][2] = {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}, {0, 0}};
  static const uint32_t good[][3] = {{0, 1, 2}, {0, 2, 3}, {0, 3, 5}, {3, 4, 5}},
                        other[][3] = {{0, 3, 5}, {1, 2, 6}, {2, 3, 6}, {3, 4, 5}},
                        outside[][3] = {{0, 1, 2}, {0, 2, 3}, {0, 3, 5}, {2, 4, 3}},
                        over[][3] = {{0, 1, 2}, {0, 2, 3}, {0, 3, 5}, {0, 3, 6}};
  assert_int_equal(check_by_hand(b, l, 7, good, 4), OG_TRIANGULATION_ACCEPTED);
  assert_int_equal(check_by_hand(b, l, 7, other, 4), OG_TRIANGULATION_ACCEPTED);
  assert_int_equal(b->finding.fault, OG_POLYGON_REPEATED);
  assert_int_equal(check_by_hand(b, l, 7, outside, 4), OG_TRIANGULATION_REFUSED_BALANCE);
  assert_int_equal(check_by_hand(b, l, 7, over, 4), OG_TRIANGULATION_REFUSED_TURN);
}

// Where holes begin is no certificate's claim: rings of fewer than three points are refused.
static void test_rings(void **state) {
  bench *b = *state;
  static const double six[][2] = {{0, 0}, {4, 0}, {0, 4}, {1, 1}, {2, 1}, {1, 2}};
  static const uint32_t good[][3] = {{0, 1, 4}, {0, 3, 5}, {0, 4, 3}, {0, 5, 2}, {1, 2, 4}, {2, 5, 4}},
                        side[][3] = {{0, 1, 4}, {0, 3, 5}, {0, 4, 3}, {0, 5, 2}, {1, 2, 5}, {1, 5, 4}};
  static const size_t starts[] = {2, 4, 3};
  for (int k = 0; k < 3; k++) {
    check_by_hand(b, six, 6, good, 6);
    og_polygon_problem_add_hole(&b->problem, starts[k]);
    const og_triangulation_refusal refusal = og_check_triangulation(&b->problem, &b->changed, &b->finding);
    assert_int_equal(refusal, k < 2 ? OG_TRIANGULATION_REFUSED_PROBLEM : OG_TRIANGULATION_ACCEPTED);
    og_polygon_problem_fill(&b->problem);
  }
  check_by_hand(b, six, 6, side, 6);
  og_polygon_problem_add_hole(&b->problem, 3);
  assert_int_equal(og_check_triangulation(&b->problem, &b->changed, &b->finding), OG_TRIANGULATION_ACCEPTED);
  og_polygon_problem_fill(&b->problem);
}

static void test_bad_problems(void **state) {
  bench *b = *state;
  static const double two[][2] = {{0, 0}, {1, 0}};
  assert_int_equal(check_by_hand(b, two, 2, NULL, 0), OG_TRIANGULATION_REFUSED_PROBLEM);
  static const double three[][2] = {{0, 0}, {1, 0}, {0, 1}};
  static const uint32_t one[][3] = {{0, 1, 2}};
  assert_int_equal(check_by_hand(b, three, 3, one, 1), OG_TRIANGULATION_ACCEPTED);
  uint32_t beyond[1] = {5}, *const kept = b->problem.hole; // the hole would end before it begins
  b->problem.hole = beyond;
  b->problem.hole_count = 1;
  assert_int_equal(og_check_triangulation(&b->problem, &b->changed, &b->finding), OG_TRIANGULATION_REFUSED_PROBLEM);
  b->problem.hole = kept;
  b->problem.hole_count = 0;
  b->problem.points.axes = 3;
  assert_int_equal(og_check_triangulation(&b->problem, &b->changed, &b->finding), OG_TRIANGULATION_REFUSED_PROBLEM);
  b->xyz[8] = 1;
  assert_int_equal(og_hull_problem_set_doubles(&b->problem.points, 2, b->xyz, 3), OG_PROBLEM_OK);
  assert_int_equal(og_check_triangulation(&b->problem, &b->changed, &b->finding), OG_TRIANGULATION_REFUSED_PROBLEM);
}

// A circle's worth of corners, every second one pulled in: ears by the thousand.
static void test_many(void **state) {
  bench *b = *state;
  enum { CORNERS = 3000 };
  double *xyz = calloc(3 * CORNERS, sizeof *xyz);
  for (int k = 0; k < CORNERS; k++) {
    const double angle = 6.283185307179586 * k / CORNERS, size = k % 2 == 0 ? 1 : 0.999;
    xyz[3 * k] = size * cos(angle);
    xyz[3 * k + 1] = size * sin(angle);
  }
  assert_int_equal(og_hull_problem_set_doubles(&b->problem.points, 2, xyz, CORNERS), OG_PROBLEM_OK);
  free(xyz);
  assert_int_equal(og_solve_triangulation(&b->problem, &b->answer), OG_TRIANGULATION_ACCEPTED);
  assert_int_equal(b->answer.certificate.triangles.count, CORNERS - 2);
}

static void test_texts(void **state) {
  (void)state;
  for (int k = 0; k <= OG_TRIANGULATION_REFUSAL_COUNT; k++)
    for (int other = 0; other < k; other++)
      assert_string_not_equal(og_triangulation_refusal_text((og_triangulation_refusal)k),
                              og_triangulation_refusal_text((og_triangulation_refusal)other));
  for (int k = 0; k <= OG_POLYGON_FAULT_COUNT; k++)
    for (int other = 0; other < k; other++)
      assert_string_not_equal(og_polygon_fault_name((og_polygon_fault)k),
                              og_polygon_fault_name((og_polygon_fault)other));
  assert_string_equal(og_triangulation_proof_name(OG_PROOF_OF_NOTHING), "none");
  assert_string_equal(og_triangulation_proof_name(OG_TRIANGULATION_PROOF_COUNT), "unknown");
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  for (size_t k = 0; k < MOST; k++)
    for (int axis = 0; axis < 2; axis++) mpq_init(b->point[k][axis]);
  mpq_init(b->area);
  mpq_init(b->found);
  og_polygon_problem_init(&b->problem);
  og_triangulation_answer_init(&b->answer);
  og_triangulation_certificate_init(&b->changed);
  og_triangulation_finding_init(&b->finding);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  for (size_t k = 0; k < MOST; k++)
    for (int axis = 0; axis < 2; axis++) mpq_clear(b->point[k][axis]);
  mpq_clear(b->area);
  mpq_clear(b->found);
  og_polygon_problem_clear(&b->problem);
  og_triangulation_answer_clear(&b->answer);
  og_triangulation_certificate_clear(&b->changed);
  og_triangulation_finding_clear(&b->finding);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_polygons), cmocka_unit_test(test_edges),
      cmocka_unit_test(test_changed),  cmocka_unit_test(test_overlapping_band),
      cmocka_unit_test(test_sides),    cmocka_unit_test(test_bad_problems),
      cmocka_unit_test(test_cover),    cmocka_unit_test(test_rings),
      cmocka_unit_test(test_many),     cmocka_unit_test(test_texts),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
