// Points of many families: the hull found is the oracle's, which tries every plane through three of the points. A
// certificate that is changed in one place is refused, unless it proves the same hull.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/hull/solve/hull.h"
#include "tests/oracle/hull.h"
#include "tool/gen/random.h"

enum { SETS = 300, CHANGES = 25, ALL_BITS = (1 << OG_HULL_REFUSED_COUNT) - 1 };

typedef enum family {
  LATTICE,
  CUBE,
  RANDOM,
  COPLANAR,
  COLLINEAR,
  DUPLICATES,
  ONE_ULP,
  BESIDE_A_PLANE,
  EXPONENTS,
  SPHERE,
  FAMILY_COUNT
} family;

typedef struct bench {
  og_random random;
  size_t axes, count;
  double xyz[3 * OR_HULL_POINTS];
  mpq_t point[OR_HULL_POINTS][3];
  or_hull truth;
  og_hull_problem problem;
  og_hull_answer answer;
  og_hull_certificate changed;
  og_hull_finding finding;
  unsigned refusals; // bit k: refusal k was seen
} bench;

// ---- points ----

static int whole(bench *b, int lo, int hi) { return (int)og_random_integer(&b->random, lo, hi); }

static double moved(bench *b, double x) {
  const int way = whole(b, -1, 1);
  return way == 0 ? x : nextafter(x, 100 * way);
}

static void place(bench *b, family f, size_t k, double x[3]) {
  const int t = whole(b, -4, 4), u = whole(b, -3, 3);
  for (int axis = 0; axis < 3; axis++) x[axis] = whole(b, 0, 2);
  switch (f) {
  case CUBE:
    for (int axis = 0; axis < 3; axis++) x[axis] = 2 * whole(b, 0, 1);
    if (whole(b, 0, 3) == 0) x[whole(b, 0, 2)] = 1;
    break;
  case RANDOM:
    for (int axis = 0; axis < 3; axis++) x[axis] = og_random_between(&b->random, -1, 1);
    break;
  case COPLANAR:
    x[0] = t + 0.25 * u;
    x[1] = t - u;
    x[2] = 2 * u - 3 * t;
    break;
  case COLLINEAR:
    for (int axis = 0; axis < 3; axis++)
      x[axis] = (b->count % 2 == 0 ? 0.1 : 0.25) + t * (axis - 0.5); // but for rounding, or exactly
    break;
  case DUPLICATES:
    for (int axis = 0; axis < 3; axis++) x[axis] = (double)(k % 4 * (size_t)(axis + 1) % 3);
    break;
  case ONE_ULP:
    for (int axis = 0; axis < 3; axis++) x[axis] = moved(b, whole(b, 1, 3));
    break;
  case BESIDE_A_PLANE:
    x[0] = og_random_between(&b->random, -1, 1);
    x[1] = og_random_between(&b->random, -1, 1);
    x[2] = moved(b, x[0] + 0.5 * x[1]);
    break;
  case EXPONENTS:
    for (int axis = 0; axis < 3; axis++)
      x[axis] = ldexp(x[axis] - 0.5, (int)og_random_integer(&b->random, -1060, 1000));
    break;
  case SPHERE: {
    static const int shapes[][3] = {{9, 0, 0}, {8, 4, 1}, {7, 4, 4}, {6, 6, 3}};
    const int *shape = shapes[whole(b, 0, 3)], turn = whole(b, 0, 2);
    for (int axis = 0; axis < 3; axis++)
      x[axis] = og_random_flip(&b->random) ? shape[(axis + turn) % 3] : -shape[(axis + turn) % 3];
    break;
  }
  case LATTICE:
  case FAMILY_COUNT: break;
  }
}

static void make_points(bench *b, family f, uint64_t seed) {
  og_random_start(&b->random, "hull", (uint64_t)f, seed);
  b->axes = whole(b, 0, 3) == 0 ? 2 : 3;
  b->count = (size_t)whole(b, 1, f == EXPONENTS ? 7 : 10);
  for (size_t k = 0; k < b->count; k++) {
    double *x = b->xyz + 3 * k;
    place(b, f, k, x);
    if (b->axes == 2) x[2] = 0;
    for (int axis = 0; axis < 3; axis++) mpq_set_d(b->point[k][axis], x[axis]);
  }
  assert_int_equal(og_hull_problem_set_doubles(&b->problem, b->axes, b->xyz, b->count), OG_PROBLEM_OK);
}

// Under slow instruments the caller asks for smaller runs.
static uint64_t sets_of(family f) {
  const uint64_t all = getenv("ORIGO_TEST_PAIRS") == NULL ? SETS : SETS / 10;
  return f == EXPONENTS ? all / 5 : all;
}

// ---- what is found ----

static bool is_facet(const og_facets *facets, size_t k, const or_cycle *cycle) {
  if (og_facet_size(facets, k) != cycle->size) return false;
  for (size_t i = 0; i < cycle->size; i++)
    if (facets->corner[og_facet_start(facets, k) + i] != cycle->corner[i]) return false;
  return true;
}

static bool is_true(const bench *b, const og_hull_finding *f) {
  bool same = f->dimension == b->truth.dimension && f->facets.count == b->truth.facet_count;
  for (size_t k = 0; k < f->facets.count && same; k++) same = is_facet(&f->facets, k, &b->truth.facet[k]);
  size_t vertices = 0;
  for (size_t k = 0; k < b->count && same; k++) {
    if (!b->truth.vertex[k]) continue;
    same = vertices < f->vertex_count && f->vertex[vertices] == k;
    vertices++;
  }
  return same && vertices == f->vertex_count;
}

static void test_hulls(void **state) {
  bench *b = *state;
  int dimensions[4] = {0, 0, 0, 0};
  for (family f = LATTICE; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < sets_of(f); seed++) {
      make_points(b, f, seed);
      or_convex_hull(&b->truth, b->point, b->count, b->axes == 3);
      const og_hull_refusal refusal = og_solve_hull(&b->problem, &b->answer);
      if (refusal != OG_HULL_ACCEPTED)
        fail_msg("family %d, set %d: %s", (int)f, (int)seed, og_hull_refusal_text(refusal));
      if (!is_true(b, &b->answer.finding)) fail_msg("family %d, set %d: not the oracle's hull", (int)f, (int)seed);
      dimensions[b->truth.dimension]++;
    }
  for (int k = 0; k < 4; k++) assert_true(dimensions[k] > 0);
}

// ---- changed certificates ----

static void copy_facets(og_facets *to, const og_facets *from) {
  og_facets_reset(to);
  for (size_t k = 0; k < from->count; k++) {
    for (size_t i = og_facet_start(from, k); i < from->end[k]; i++) og_facets_add(to, from->corner[i]);
    og_facets_end(to);
  }
}

static void copy_certificate(bench *b) {
  const og_hull_certificate *from = &b->answer.certificate;
  og_hull_certificate_reset(&b->changed);
  b->changed.simplex_count = from->simplex_count;
  memcpy(b->changed.simplex, from->simplex, sizeof from->simplex);
  copy_facets(&b->changed.facets, &from->facets);
  for (size_t k = 0; k < from->holder_count; k++) og_hull_certificate_add_holder(&b->changed, from->holder[k]);
}

static size_t below(bench *b, size_t n) { return (size_t)og_random_integer(&b->random, 0, (int64_t)n - 1); }

static void swap_corners(og_facets *facets, size_t a, size_t c) {
  const uint32_t corner = facets->corner[a];
  facets->corner[a] = facets->corner[c];
  facets->corner[c] = corner;
}

static void reverse_facet(og_facets *facets, size_t k) {
  for (size_t i = og_facet_start(facets, k), j = facets->end[k] - 1; i < j; i++, j--) swap_corners(facets, i, j);
}

// Takes corner `at` out of the facet that it is in.
static void remove_corner(og_facets *facets, size_t at) {
  memmove(&facets->corner[at], &facets->corner[at + 1], (--facets->corner_count - at) * sizeof *facets->corner);
  for (size_t k = 0; k < facets->count; k++)
    if (facets->end[k] > at) facets->end[k]--;
}

static void change_facets(bench *b) {
  og_facets *facets = &b->changed.facets;
  if (facets->count == 0) {
    for (uint32_t k = 0; k < 3; k++) og_facets_add(facets, k);
    og_facets_end(facets);
    return;
  }
  const size_t corner = below(b, facets->corner_count), other = below(b, facets->corner_count),
               facet = below(b, facets->count);
  switch (below(b, 6)) {
  case 0: facets->corner[corner] = (uint32_t)below(b, b->count + 1); break;
  case 1: swap_corners(facets, corner, other); break;
  case 2: reverse_facet(facets, facet); break;
  case 3: remove_corner(facets, corner); break;
  case 4:
    facets->count--;
    facets->corner_count = facets->count == 0 ? 0 : facets->end[facets->count - 1];
    break;
  default: // a facet twice, or one of its corners in another
    og_facets_add(facets, facets->corner[corner]);
    if (below(b, 2) == 0) facets->end[facets->count - 1]++;
    else og_facets_end(facets);
  }
  if (below(b, 4) > 0) og_facets_sort(facets);
}

static void change_once(bench *b) {
  og_hull_certificate *c = &b->changed;
  switch (below(b, 5)) {
  case 0: c->simplex_count = below(b, 6); break;
  case 1: c->simplex[below(b, 4)] = (uint32_t)below(b, b->count + 1); break;
  case 2:
    if (c->holder_count > 0) c->holder[below(b, c->holder_count)] = (uint32_t)below(b, 2 * b->count);
    break;
  case 3:
    if (c->holder_count > 0 && below(b, 2) == 0) c->holder_count--;
    else og_hull_certificate_add_holder(c, 0);
    break;
  default: change_facets(b);
  }
}

static void test_changed(void **state) {
  bench *b = *state;
  size_t accepted = 0, refused = 0;
  for (family f = LATTICE; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < sets_of(f) / 3; seed++) {
      make_points(b, f, seed + 1000);
      or_convex_hull(&b->truth, b->point, b->count, b->axes == 3);
      assert_int_equal(og_solve_hull(&b->problem, &b->answer), OG_HULL_ACCEPTED);
      for (int k = 0; k < CHANGES; k++) {
        copy_certificate(b);
        for (size_t times = 1 + below(b, 2); times > 0; times--) change_once(b);
        const og_hull_refusal refusal = og_check_hull(&b->problem, &b->changed, &b->finding);
        b->refusals |= 1u << refusal;
        if (refusal == OG_HULL_ACCEPTED && !is_true(b, &b->finding))
          fail_msg("family %d, set %d: another hull is accepted", (int)f, (int)seed);
        if (refusal == OG_HULL_ACCEPTED) accepted++;
        else refused++;
      }
    }
  assert_true(accepted > refused / 100 && refused > accepted);
  // Chance finds no dent and no surface that winds twice, and makes no bad problem: the tests that follow do.
  const unsigned others = 1u << OG_HULL_REFUSED_RIDGE | 1u << OG_HULL_REFUSED_WOUND | 1u << OG_HULL_REFUSED_PROBLEM;
  if (getenv("ORIGO_TEST_PAIRS") == NULL) assert_int_equal(b->refusals | others, ALL_BITS);
}

// ---- certificates by hand ----

static void set_points(bench *b, size_t axes, const double *xyz, size_t count) {
  b->axes = axes;
  b->count = count;
  assert_int_equal(og_hull_problem_set_doubles(&b->problem, axes, xyz, count), OG_PROBLEM_OK);
  og_hull_certificate_reset(&b->changed);
}

static void set_simplex(bench *b, size_t count, uint32_t i, uint32_t j, uint32_t k, uint32_t l) {
  const uint32_t simplex[4] = {i, j, k, l};
  b->changed.simplex_count = count;
  memcpy(b->changed.simplex, simplex, sizeof simplex);
}

static void add_facet(bench *b, const uint32_t *corner, size_t count) {
  for (size_t k = 0; k < count; k++) og_facets_add(&b->changed.facets, corner[k]);
  og_facets_end(&b->changed.facets);
}

static og_hull_refusal check_changed(bench *b) { return og_check_hull(&b->problem, &b->changed, &b->finding); }

// Five points at the corners of a pentagon, from one to the next but one: a star that goes round twice. Over it one
// apex, or one on each side. With two every edge is convex and runs once each way, and all faces look outwards.
static void test_surfaces(void **state) {
  bench *b = *state;
  static const double xyz[21] = {0, 8, 0, -8, 2, 0, -5, -7, 0, 5, -7, 0, 8, 2, 0, 0, 0, 6, 0, 0, -6};
  static const uint32_t star[5] = {0, 2, 4, 1, 3}, turned[5] = {0, 3, 1, 4, 2};
  set_points(b, 3, xyz, 6);
  set_simplex(b, 4, 0, 2, 3, 5);
  add_facet(b, turned, 5);
  for (int k = 0; k < 5; k++) add_facet(b, (const uint32_t[3]){5, star[k], star[(k + 1) % 5]}, 3);
  og_facets_sort(&b->changed.facets);
  assert_int_equal(check_changed(b), OG_HULL_REFUSED_CORNER);

  set_points(b, 3, xyz, 7);
  set_simplex(b, 4, 0, 2, 5, 6);
  for (int k = 0; k < 5; k++) {
    add_facet(b, (const uint32_t[3]){5, star[k], star[(k + 1) % 5]}, 3);
    add_facet(b, (const uint32_t[3]){6, star[(k + 1) % 5], star[k]}, 3);
  }
  og_facets_sort(&b->changed.facets);
  assert_int_equal(check_changed(b), OG_HULL_REFUSED_WOUND);

  // In the plane a pentagram turns left at each corner.
  set_points(b, 2, xyz, 5);
  set_simplex(b, 3, 0, 1, 2, 0);
  add_facet(b, star, 5);
  assert_int_equal(check_changed(b), OG_HULL_REFUSED_CORNER);
}

// An octahedron; instead of one of its edges the two faces there have the edge across, which is a dent.
static void test_dent(void **state) {
  bench *b = *state;
  static const double xyz[18] = {8, 0, 0, 0, 8, 0, -8, 0, 0, 0, -8, 0, 1, 1, 8, 1, 1, -8};
  static const uint32_t faces[8][3] = {{1, 2, 4}, {2, 3, 4}, {3, 0, 4}, {2, 1, 5},
                                       {3, 2, 5}, {0, 3, 5}, {4, 0, 5}, {1, 4, 5}};
  set_points(b, 3, xyz, 6);
  set_simplex(b, 4, 2, 3, 4, 5);
  for (int k = 0; k < 8; k++) add_facet(b, faces[k], 3);
  og_facets_sort(&b->changed.facets);
  assert_int_equal(check_changed(b), OG_HULL_REFUSED_RIDGE);
}

// A tetrahedron with points in its facets 1 2 3 and 0 2 1, and more or other facets: an odd number of edges; the edge
// of 1 and 2 twice, from 1 or from 2, or four times; once from 1 and twice from 2; an edge without its other side.
static void test_edges(void **state) {
  bench *b = *state;
  static const double xyz[18] = {0, 0, 0, 6, 0, 0, 0, 6, 0, 0, 0, 6, 2, 2, 2, 1, 1, 0};
  static const uint32_t faces[7][3] = {{0, 1, 3}, {0, 3, 2}, {0, 2, 1}, {1, 2, 3}, {1, 2, 4}, {1, 5, 2}, {2, 3, 4}};
  static const char *const chosen[6] = {"01234", "0125", "0134", "012345", "012356", "0135"};
  for (int k = 0; k < 6; k++) {
    set_points(b, 3, xyz, 6);
    set_simplex(b, 4, 0, 1, 2, 3);
    for (const char *c = chosen[k]; *c != '\0'; c++) add_facet(b, faces[*c - '0'], 3);
    for (int point = 4; point < 6; point++)
      if (strchr(chosen[k], point == 4 ? '4' : '5') == NULL && (point == 5 || strchr(chosen[k], '6') == NULL))
        og_hull_certificate_add_holder(&b->changed, 0);
    og_facets_sort(&b->changed.facets);
    assert_int_equal(check_changed(b), OG_HULL_REFUSED_EDGE);
  }
}

// A parallelepiped of a lattice, in any order. With large numbers the farthest points are told apart by rounding alone:
// points that joined early end up on edges and in facets.
static void test_lattice(void **state) {
  bench *b = *state;
  enum { SIDE = 5, ALL = SIDE * SIDE * SIDE };
  static const double units[2][3] = {{1, 0, 0}, {123456789012345, 98765432109877, 11222333444557}};
  double xyz[3 * ALL];
  for (uint64_t seed = 0; seed < 20; seed++) {
    og_random_start(&b->random, "hull", 101, seed);
    for (int k = 0; k < ALL; k++) {
      const int to = whole(b, 0, k);
      memcpy(xyz + 3 * k, xyz + 3 * to, 3 * sizeof *xyz);
      const double *u = units[seed % 2];
      const double i = k % SIDE, j = k / SIDE % SIDE, l = k / SIDE / SIDE;
      const double x[3] = {u[0] * i + u[1] * j + u[2] * l, u[1] * i - u[2] * j + u[0] * l,
                           u[2] * i + u[0] * j - u[1] * l};
      memcpy(xyz + 3 * to, x, sizeof x);
    }
    set_points(b, 3, xyz, ALL);
    assert_int_equal(og_solve_hull(&b->problem, &b->answer), OG_HULL_ACCEPTED);
    assert_int_equal(b->answer.finding.vertex_count, 8);
    assert_int_equal(b->answer.finding.facets.count, 6);
    assert_int_equal(b->answer.finding.facets.corner_count, 24);
  }
}

static void test_bad_problems(void **state) {
  bench *b = *state;
  const double xyz[9] = {0, 0, 0, 1, 0, 1, 0, 1, 0};
  set_points(b, 2, xyz, 3); // one z is not 0
  set_simplex(b, 3, 0, 1, 2, 0);
  assert_int_equal(check_changed(b), OG_HULL_REFUSED_PROBLEM);
  b->problem.axes = 4;
  assert_int_equal(check_changed(b), OG_HULL_REFUSED_PROBLEM);
  og_hull_problem none;
  og_hull_problem_init(&none);
  assert_int_equal(og_check_hull(&none, &b->changed, &b->finding), OG_HULL_REFUSED_PROBLEM);
  og_hull_problem_clear(&none);
  assert_int_equal(og_hull_problem_set_doubles(&b->problem, 3, xyz, 0), OG_PROBLEM_EMPTY_BODY);
  for (og_hull_refusal k = OG_HULL_ACCEPTED; k < OG_HULL_REFUSED_COUNT; k++)
    assert_true(strlen(og_hull_refusal_text(k)) > 3);
  assert_string_equal(og_hull_refusal_text(OG_HULL_REFUSED_COUNT), "unknown refusal");
}

// ---- many points ----

static void test_many(void **state) {
  bench *b = *state;
  const size_t count = getenv("ORIGO_TEST_PAIRS") == NULL ? 20000 : 1000;
  double *xyz = malloc(3 * count * sizeof *xyz);
  for (int kind = 0; kind < 4; kind++) {
    og_random_start(&b->random, "hull", 100, (uint64_t)kind);
    for (size_t k = 0; k < count; k++) {
      double *x = xyz + 3 * k, length;
      do {
        for (int axis = 0; axis < 3; axis++) x[axis] = og_random_between(&b->random, -1, 1);
        length = sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
      } while (length > 1 || length < 0.01);
      if (kind == 0)
        for (int axis = 0; axis < 3; axis++) x[axis] /= length;
      if (kind == 2) x[k % 3] = moved(b, 1 - 2 * (int)(k / 3 % 2));
      if (kind == 3) x[2] = 0;
    }
    set_points(b, kind == 3 ? 2 : 3, xyz, count);
    assert_int_equal(og_solve_hull(&b->problem, &b->answer), OG_HULL_ACCEPTED);
    assert_int_equal(b->answer.finding.dimension, kind == 3 ? 2 : 3);
    if (kind == 0) assert_true(b->answer.finding.vertex_count > count * 99 / 100);
  }
  free(xyz);
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  for (int k = 0; k < OR_HULL_POINTS; k++) mpq_inits(b->point[k][0], b->point[k][1], b->point[k][2], NULL);
  og_hull_problem_init(&b->problem);
  og_hull_answer_init(&b->answer);
  og_hull_certificate_init(&b->changed);
  og_hull_finding_init(&b->finding);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  for (int k = 0; k < OR_HULL_POINTS; k++) mpq_clears(b->point[k][0], b->point[k][1], b->point[k][2], NULL);
  og_hull_problem_clear(&b->problem);
  og_hull_answer_clear(&b->answer);
  og_hull_certificate_clear(&b->changed);
  og_hull_finding_clear(&b->finding);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_hulls, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_changed, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_surfaces, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_dent, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_edges, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_lattice, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_bad_problems, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_many, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
