// Parts of small meshes: what is said of them is what the oracle says, by other formulas. A certificate that is changed
// in one place is refused, unless the oracle agrees with it.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/decompose/solve/decompose.h"
#include "tests/oracle/hull.h"
#include "tests/oracle/parts.h"
#include "tool/gen/random.h"

enum { SETS = 200, CHANGES = 15, TRIANGLES = 48, PARTS = 8, ALL_BITS = (1 << OG_DECOMPOSITION_REFUSAL_COUNT) - 1 };

typedef enum family { TETRAHEDRA, ONE_ULP, BLOCKS, EXPONENTS, SOUP, FAMILY_COUNT } family;

typedef struct bench {
  og_random random;
  size_t points, triangles, parts;
  double xyz[3 * OR_HULL_POINTS];
  mpq_t point[OR_HULL_POINTS][3];
  uint32_t triangle[TRIANGLES][3];
  size_t part_of[TRIANGLES]; // PARTS: of none
  og_rational bound;
  or_part measured, whole;
  mpq_t left, right;
  og_decomposition_problem problem;
  og_decomposition_answer answer;
  og_decomposition_certificate changed;
  og_decomposition_finding finding;
  unsigned refusals, faults; // bit k: refusal k, fault k was seen
} bench;

// ---- meshes ----

static int whole(bench *b, int lo, int hi) { return (int)og_random_integer(&b->random, lo, hi); }

static uint32_t put(bench *b, double x, double y, double z) {
  const double at[3] = {x, y, z};
  memcpy(b->xyz + 3 * b->points, at, sizeof at);
  return (uint32_t)b->points++;
}

static void add(bench *b, uint32_t i, uint32_t j, uint32_t k) {
  const uint32_t corner[3] = {i, j, k};
  if (b->triangles == TRIANGLES) return;
  memcpy(b->triangle[b->triangles], corner, sizeof corner);
  b->part_of[b->triangles++] = b->parts;
}

static void put_lattice(bench *b, size_t count, int size) {
  for (size_t k = 0; k < count; k++) {
    const int x = whole(b, -size, size), y = whole(b, -size, size);
    put(b, x, y, whole(b, -size, size));
  }
}

static double volume_of(const bench *b, const uint32_t v[4]) {
  double d[3][3];
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < 3; i++) d[k][i] = b->xyz[3 * v[k + 1] + (uint32_t)i] - b->xyz[3 * v[0] + (uint32_t)i];
  return d[0][0] * (d[1][1] * d[2][2] - d[1][2] * d[2][1]) + d[0][1] * (d[1][2] * d[2][0] - d[1][0] * d[2][2]) +
         d[0][2] * (d[1][0] * d[2][1] - d[1][1] * d[2][0]);
}

// Outside is outside, most of the time.
static void add_tetrahedron(bench *b, uint32_t v[4]) {
  if ((volume_of(b, v) < 0) != (whole(b, 0, 9) == 0)) {
    const uint32_t held = v[0];
    v[0] = v[1];
    v[1] = held;
  }
  add(b, v[0], v[2], v[1]);
  add(b, v[0], v[1], v[3]);
  add(b, v[1], v[2], v[3]);
  add(b, v[2], v[0], v[3]);
}

static void put_tetrahedra(bench *b, int count) {
  for (int k = 0; k < count; k++) {
    uint32_t v[4];
    for (int i = 0; i < 4; i++) v[i] = (uint32_t)whole(b, 0, (int)b->points - 1);
    add_tetrahedron(b, v);
    if (whole(b, 0, 1) == 0 && b->parts + 1 < PARTS) b->parts++;
  }
  b->parts++;
}

// The hull's facets of some points, as one part: valid whatever the bound.
static void put_hull(bench *b) {
  or_hull hull;
  for (size_t k = 0; k < b->points; k++)
    for (size_t i = 0; i < 3; i++) mpq_set_d(b->point[k][i], b->xyz[3 * k + i]);
  or_convex_hull(&hull, b->point, b->points, true);
  for (size_t k = 0; k < hull.facet_count; k++)
    for (size_t i = 1; i + 1 < hull.facet[k].size; i++)
      add(b, (uint32_t)hull.facet[k].corner[0], (uint32_t)hull.facet[k].corner[i],
          (uint32_t)hull.facet[k].corner[i + 1]);
  b->parts = 1;
}

static void move_ulps(bench *b) {
  for (size_t k = 0; k < 3 * b->points; k++) {
    const int way = whole(b, -1, 1);
    if (way != 0) b->xyz[k] = nextafter(b->xyz[k], 100 * way);
  }
}

static void put_mesh(bench *b, family f) {
  switch (f) {
  case TETRAHEDRA:
    put_lattice(b, (size_t)whole(b, 4, 9), 2);
    put_tetrahedra(b, whole(b, 1, 6));
    break;
  case ONE_ULP:
    put_lattice(b, 6, 1);
    move_ulps(b);
    put_tetrahedra(b, whole(b, 1, 3));
    break;
  case BLOCKS:
    put_lattice(b, (size_t)whole(b, 4, 12), 2);
    put_hull(b);
    break;
  case EXPONENTS:
    for (int k = 0; k < 5; k++) {
      const double x = ldexp(whole(b, -7, 7), whole(b, -300, 300)), y = ldexp(whole(b, -7, 7), whole(b, -300, 300));
      put(b, x, y, ldexp(whole(b, -7, 7), whole(b, -300, 300)));
    }
    put_tetrahedra(b, 2);
    break;
  case SOUP:
    put_lattice(b, 5, 1);
    for (int k = 0; k < 8; k++) {
      const uint32_t i = (uint32_t)whole(b, 0, 4), j = (uint32_t)whole(b, 0, 4);
      add(b, i, j, (uint32_t)whole(b, 0, 4));
    }
    b->parts = 1;
    break;
  case FAMILY_COUNT: break;
  }
}

static void set_problem(bench *b) {
  og_decomposition_problem *problem = &b->problem;
  for (size_t k = 0; k < b->points; k++)
    for (size_t i = 0; i < 3; i++) mpq_set_d(b->point[k][i], b->xyz[3 * k + i]);
  og_triangles_resize(&problem->mesh.a, (int32_t)b->triangles);
  for (size_t t = 0; t < b->triangles; t++)
    for (int i = 0; i < 3; i++) problem->mesh.a.of[t].at[i] = (int32_t)b->triangle[t][i];
  assert_int_equal(og_mesh_problem_set_doubles(&problem->mesh, b->xyz, b->points, NULL, 0), OG_PROBLEM_OK);
  og_facets_reset(&problem->parts);
  for (size_t part = 0; part < b->parts; part++) {
    for (size_t t = 0; t < b->triangles; t++)
      if (b->part_of[t] == part) og_facets_add(&problem->parts, (uint32_t)t);
    og_facets_end(&problem->parts);
  }
  og_rational_set(&problem->bound, &b->bound);
}

static void make_mesh(bench *b, family f, uint64_t seed) {
  og_random_start(&b->random, "decompose", (uint64_t)f, seed);
  b->points = b->triangles = b->parts = 0;
  do put_mesh(b, f);
  while (b->triangles == 0);
  if (whole(b, 0, 5) == 0) b->part_of[whole(b, 0, (int)b->triangles - 1)] = (size_t)whole(b, 0, PARTS);
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  og_int_set_si(&num, whole(b, 0, 8));
  og_int_set_si(&den, 8);
  og_rational_set_quotient(&b->bound, &num, &den);
  og_int_clear(&num);
  og_int_clear(&den);
  set_problem(b);
}

// Under slow instruments the caller asks for smaller runs.
static uint64_t sets(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? SETS : SETS / 10; }

// ---- what is found ----

static size_t times_of(const bench *b, uint32_t triangle) {
  size_t times = 0;
  for (size_t k = 0; k < b->problem.parts.corner_count; k++) times += b->problem.parts.corner[k] == triangle;
  return times;
}

static size_t take_part(const bench *b, size_t part, size_t of[TRIANGLES]) {
  size_t count = 0;
  for (size_t t = 0; t < b->triangles; t++)
    if (b->part_of[t] == part || part == PARTS + 1) of[count++] = t;
  return count;
}

static bool part_is_closed(bench *b, size_t part) {
  size_t of[TRIANGLES];
  const size_t count = take_part(b, part, of);
  for (size_t i = 0; i < b->points; i++)
    for (size_t j = 0; j < b->points; j++)
      if (or_part_balance(b->triangle, of, count, i, j) != 0) return false;
  return true;
}

static bool equals(bench *b, const mpq_t a, const og_rational *r) {
  mpq_set_num(b->right, r->num.z);
  mpq_set_den(b->right, r->den.z);
  return mpq_equal(a, b->right) != 0;
}

static void measure(bench *b, size_t part, or_part *measured) {
  size_t of[TRIANGLES];
  const size_t count = take_part(b, part, of);
  or_part_measure(measured, b->point, b->points, b->triangle, of, count);
}

// What the part is, by the oracle, once it is closed.
static og_decomposition_fault fault_of(bench *b, size_t part) {
  measure(b, part, &b->measured);
  const int sign = mpq_sgn(b->measured.volume);
  if (sign <= 0) return sign == 0 ? OG_DECOMPOSITION_FLAT : OG_DECOMPOSITION_INSIDE_OUT;
  mpq_sub(b->left, b->measured.hull, b->measured.volume);
  const int excess = mpq_sgn(b->left);
  if (excess < 0) return OG_DECOMPOSITION_FOLDED;
  measure(b, PARTS + 1, &b->whole);
  mpq_set_num(b->right, b->bound.num.z);
  mpq_set_den(b->right, b->bound.den.z);
  mpq_mul(b->right, b->right, b->whole.hull);
  const int beyond = mpq_cmp(b->left, b->right);
  return beyond > 0 ? OG_DECOMPOSITION_CONCAVE : OG_DECOMPOSITION_VALID;
}

static bool measure_is_true(bench *b, const og_part_measure *m, bool has_hull) {
  if (!equals(b, b->measured.volume, &m->volume)) return false;
  if (!has_hull) return true;
  mpq_sub(b->left, b->measured.hull, b->measured.volume);
  return equals(b, b->measured.hull, &m->hull) && equals(b, b->left, &m->concavity);
}

static bool part_is_true(bench *b, const og_decomposition_finding *f) {
  const bool has_hull = f->fault == OG_DECOMPOSITION_FOLDED || f->fault == OG_DECOMPOSITION_CONCAVE;
  return part_is_closed(b, f->part) && fault_of(b, f->part) == f->fault && f->count == 1 &&
         measure_is_true(b, &f->measure[0], has_hull);
}

static bool all_is_true(bench *b, const og_decomposition_finding *f) {
  for (size_t t = 0; t < b->triangles; t++)
    if (times_of(b, (uint32_t)t) != 1) return false;
  for (size_t part = 0; part < b->parts; part++)
    if (!part_is_closed(b, part) || fault_of(b, part) != OG_DECOMPOSITION_VALID ||
        !measure_is_true(b, &f->measure[part], true))
      return false;
  measure(b, PARTS + 1, &b->whole);
  return f->count == b->parts && equals(b, b->whole.hull, &f->hull);
}

static bool is_true(bench *b, const og_decomposition_finding *f) {
  size_t of[TRIANGLES];
  switch (f->fault) {
  case OG_DECOMPOSITION_VALID: return all_is_true(b, f);
  case OG_DECOMPOSITION_MISSING: return times_of(b, f->triangle) == 0;
  case OG_DECOMPOSITION_REPEATED: return times_of(b, f->triangle) > 1;
  case OG_DECOMPOSITION_OPEN:
    return or_part_balance(b->triangle, of, take_part(b, f->part, of), f->edge[0], f->edge[1]) > 0;
  case OG_DECOMPOSITION_FLAT:
  case OG_DECOMPOSITION_INSIDE_OUT:
  case OG_DECOMPOSITION_FOLDED:
  case OG_DECOMPOSITION_CONCAVE: return part_is_true(b, f);
  case OG_DECOMPOSITION_FAULT_COUNT: break;
  }
  return false;
}

static void test_meshes(void **state) {
  bench *b = *state;
  for (family f = TETRAHEDRA; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < sets(); seed++) {
      make_mesh(b, f, seed);
      const og_decomposition_refusal refusal = og_solve_decomposition(&b->problem, &b->answer);
      if (refusal != OG_DECOMPOSITION_ACCEPTED)
        fail_msg("family %d, set %d: %s", (int)f, (int)seed, og_decomposition_refusal_text(refusal));
      if (!is_true(b, &b->answer.finding)) fail_msg("family %d, set %d: not what the oracle says", (int)f, (int)seed);
      b->faults |= 1u << b->answer.finding.fault;
    }
  // No triangle is there twice: the test that follows has some.
  if (getenv("ORIGO_TEST_PAIRS") == NULL)
    assert_int_equal(b->faults | 1u << OG_DECOMPOSITION_REPEATED, (1 << OG_DECOMPOSITION_FAULT_COUNT) - 1);
}

// ---- changed certificates ----

static size_t below(bench *b, size_t n) { return (size_t)og_random_integer(&b->random, 0, (int64_t)n - 1); }

static void copy_hull(og_hull_certificate *to, const og_hull_certificate *from) {
  to->simplex_count = from->simplex_count;
  memcpy(to->simplex, from->simplex, sizeof to->simplex);
  for (size_t k = 0; k < from->facets.count; k++) {
    for (size_t i = og_facet_start(&from->facets, k); i < from->facets.end[k]; i++)
      og_facets_add(&to->facets, from->facets.corner[i]);
    og_facets_end(&to->facets);
  }
  for (size_t k = 0; k < from->holder_count; k++) og_hull_certificate_add_holder(to, from->holder[k]);
}

static void copy_certificate(bench *b) {
  const og_decomposition_certificate *from = &b->answer.certificate;
  og_decomposition_certificate_reset(&b->changed);
  b->changed.proof = from->proof;
  b->changed.part = from->part;
  b->changed.triangle = from->triangle;
  memcpy(b->changed.edge, from->edge, sizeof from->edge);
  for (size_t k = 0; k < from->hull_count; k++)
    copy_hull(og_decomposition_certificate_add_hull(&b->changed), &from->hull[k]);
}

static void change_hull(bench *b) {
  og_decomposition_certificate *c = &b->changed;
  const size_t k = below(b, c->hull_count), other = below(b, c->hull_count);
  og_hull_certificate *hull = &c->hull[k];
  switch (below(b, 4)) {
  case 0: c->hull_count--; break;
  case 1: {
    const og_hull_certificate held = c->hull[other];
    c->hull[other] = *hull;
    *hull = held;
    break;
  }
  case 2:
    if (hull->facets.corner_count > 0)
      hull->facets.corner[below(b, hull->facets.corner_count)] = (uint32_t)below(b, b->points);
    break;
  default: hull->simplex[below(b, 4)] = (uint32_t)below(b, b->points); break;
  }
}

static void change_once(bench *b) {
  og_decomposition_certificate *c = &b->changed;
  switch (below(b, 6)) {
  case 0: c->proof = (og_decomposition_proof)below(b, OG_DECOMPOSITION_PROOF_COUNT); break;
  case 1: c->part = (uint32_t)below(b, b->parts + 1); break;
  case 2: c->triangle = (uint32_t)below(b, b->triangles + 1); break;
  case 3: c->edge[below(b, 2)] = (uint32_t)below(b, b->points + 1); break;
  default:
    if (c->hull_count > 0) change_hull(b);
    else c->triangle = (uint32_t)below(b, b->triangles);
  }
}

static void check_changed(bench *b, family f, uint64_t seed) {
  const og_decomposition_refusal refusal = og_check_decomposition(&b->problem, &b->changed, &b->finding);
  b->refusals |= 1u << refusal;
  if (refusal != OG_DECOMPOSITION_ACCEPTED) return;
  if (!is_true(b, &b->finding)) fail_msg("family %d, set %d: a wrong one is accepted", (int)f, (int)seed);
}

static void test_changed(void **state) {
  bench *b = *state;
  for (family f = TETRAHEDRA; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < sets() / 2; seed++) {
      make_mesh(b, f, seed + 1000);
      assert_int_equal(og_solve_decomposition(&b->problem, &b->answer), OG_DECOMPOSITION_ACCEPTED);
      for (int k = 0; k < CHANGES; k++) {
        copy_certificate(b);
        for (size_t times = 1 + below(b, 2); times > 0; times--) change_once(b);
        check_changed(b, f, seed);
      }
    }
  // What chance does not make: the tests that follow do.
  const unsigned others = 1u << OG_DECOMPOSITION_REFUSED_PROBLEM | 1u << OG_DECOMPOSITION_REFUSED_TRIANGLES |
                          1u << OG_DECOMPOSITION_REFUSED_BOUND;
  if (getenv("ORIGO_TEST_PAIRS") == NULL) assert_int_equal(b->refusals | others, ALL_BITS);
}

// ---- by hand ----

static void put_corner(bench *b) {
  uint32_t v[4] = {put(b, 0, 0, 0), put(b, 1, 0, 0), put(b, 0, 1, 0), put(b, 0, 0, 1)};
  b->parts = 0;
  add(b, v[0], v[2], v[1]);
  add(b, v[0], v[1], v[3]);
  add(b, v[1], v[2], v[3]);
  add(b, v[2], v[0], v[3]);
  b->parts = 1;
}

static og_decomposition_refusal check_changed_by_hand(bench *b) {
  return og_check_decomposition(&b->problem, &b->changed, &b->finding);
}

// A right certificate of one problem is refused of another one.
static void test_other_problems(void **state) {
  bench *b = *state;
  b->points = b->triangles = 0;
  put_corner(b);
  og_rational_set_si(&b->bound, 0);
  set_problem(b);
  assert_int_equal(og_solve_decomposition(&b->problem, &b->answer), OG_DECOMPOSITION_ACCEPTED);
  assert_int_equal(b->answer.finding.fault, OG_DECOMPOSITION_VALID);
  copy_certificate(b);
  og_facets_add(&b->problem.parts, 2);
  og_facets_end(&b->problem.parts);
  assert_int_equal(check_changed_by_hand(b), OG_DECOMPOSITION_REFUSED_COUNT_OF_HULLS);
  copy_hull(og_decomposition_certificate_add_hull(&b->changed), &b->answer.certificate.hull[0]);
  assert_int_equal(check_changed_by_hand(b), OG_DECOMPOSITION_REFUSED_TRIANGLES);
  assert_int_equal(og_solve_decomposition(&b->problem, &b->answer), OG_DECOMPOSITION_ACCEPTED);
  assert_int_equal(b->answer.finding.fault, OG_DECOMPOSITION_REPEATED);
  assert_int_equal(b->answer.finding.triangle, 2);
  // As many triangles as there are, one of them twice.
  set_problem(b);
  assert_int_equal(og_solve_decomposition(&b->problem, &b->answer), OG_DECOMPOSITION_ACCEPTED);
  copy_certificate(b);
  b->problem.parts.corner[3] = 2;
  assert_int_equal(check_changed_by_hand(b), OG_DECOMPOSITION_REFUSED_TRIANGLES);
}

// The hull of a part that is within the bound proves no fault; hulls of one that is not prove nothing valid.
static void test_bound(void **state) {
  bench *b = *state;
  b->points = b->triangles = 0;
  put_corner(b);
  const uint32_t tip = put(b, 0.25, 0.25, 0.25);
  // A pit down to (1/4, 1/4, 1/4) instead of the slanted side: 1/24 of the hull's 1/6.
  b->parts = 0;
  b->triangle[2][2] = tip;
  add(b, 2, 3, tip);
  add(b, 3, 1, tip);
  b->parts = 1;
  static const long bounds[3][2] = {{1, 4}, {249999999, 1000000000}, {250000001, 1000000000}};
  static const og_decomposition_fault faults[3] = {OG_DECOMPOSITION_VALID, OG_DECOMPOSITION_CONCAVE,
                                                   OG_DECOMPOSITION_VALID};
  for (int k = 0; k < 3; k++) {
    og_int_set_si(&b->bound.num, bounds[k][0]);
    og_int_set_si(&b->bound.den, bounds[k][1]);
    set_problem(b);
    assert_int_equal(og_solve_decomposition(&b->problem, &b->answer), OG_DECOMPOSITION_ACCEPTED);
    assert_int_equal(b->answer.finding.fault, faults[k]);
    assert_true(is_true(b, &b->answer.finding));
    copy_certificate(b);
    const bool valid = b->changed.proof == OG_DECOMPOSITION_BY_HULLS;
    b->changed.proof = valid ? OG_DECOMPOSITION_BY_HULL : OG_DECOMPOSITION_BY_HULLS;
    assert_int_equal(check_changed_by_hand(b), OG_DECOMPOSITION_REFUSED_BOUND);
  }
}

static void test_bad_problems(void **state) {
  bench *b = *state;
  b->points = b->triangles = 0;
  put_corner(b);
  og_rational_set_si(&b->bound, 1);
  set_problem(b);
  assert_int_equal(og_solve_decomposition(&b->problem, &b->answer), OG_DECOMPOSITION_ACCEPTED);
  og_rational_set_si(&b->problem.bound, 2);
  assert_int_equal(og_check_decomposition(&b->problem, &b->answer.certificate, &b->finding),
                   OG_DECOMPOSITION_REFUSED_PROBLEM);
  og_rational_set_si(&b->problem.bound, -1);
  assert_int_equal(og_check_decomposition(&b->problem, &b->answer.certificate, &b->finding),
                   OG_DECOMPOSITION_REFUSED_PROBLEM);
  og_rational_set_si(&b->problem.bound, 1);
  og_triangles_resize(&b->problem.mesh.a, 0);
  assert_int_equal(og_check_decomposition(&b->problem, &b->answer.certificate, &b->finding),
                   OG_DECOMPOSITION_REFUSED_PROBLEM);
}

static void test_texts(void **state) {
  (void)state;
  for (int k = 0; k <= OG_DECOMPOSITION_REFUSAL_COUNT; k++)
    for (int other = 0; other < k; other++)
      assert_string_not_equal(og_decomposition_refusal_text((og_decomposition_refusal)k),
                              og_decomposition_refusal_text((og_decomposition_refusal)other));
  for (int k = 0; k <= OG_DECOMPOSITION_FAULT_COUNT; k++)
    for (int other = 0; other < k; other++)
      assert_string_not_equal(og_decomposition_fault_name((og_decomposition_fault)k),
                              og_decomposition_fault_name((og_decomposition_fault)other));
  assert_string_equal(og_decomposition_proof_name(OG_DECOMPOSITION_BY_NOTHING), "none");
  assert_string_equal(og_decomposition_proof_name(OG_DECOMPOSITION_PROOF_COUNT), "unknown");
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  for (size_t k = 0; k < OR_HULL_POINTS; k++)
    for (int axis = 0; axis < 3; axis++) mpq_init(b->point[k][axis]);
  mpq_inits(b->left, b->right, NULL);
  or_part_init(&b->measured);
  or_part_init(&b->whole);
  og_rational_init(&b->bound);
  og_decomposition_problem_init(&b->problem);
  og_decomposition_answer_init(&b->answer);
  og_decomposition_certificate_init(&b->changed);
  og_decomposition_finding_init(&b->finding);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  for (size_t k = 0; k < OR_HULL_POINTS; k++)
    for (int axis = 0; axis < 3; axis++) mpq_clear(b->point[k][axis]);
  mpq_clears(b->left, b->right, NULL);
  or_part_clear(&b->measured);
  or_part_clear(&b->whole);
  og_rational_clear(&b->bound);
  og_decomposition_problem_clear(&b->problem);
  og_decomposition_answer_clear(&b->answer);
  og_decomposition_certificate_clear(&b->changed);
  og_decomposition_finding_clear(&b->finding);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_meshes),         cmocka_unit_test(test_changed), cmocka_unit_test(test_other_problems),
      cmocka_unit_test(test_bound),          cmocka_unit_test(test_bad_problems),
      cmocka_unit_test(test_texts),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
