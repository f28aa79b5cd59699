// Differences and sums of polytopes of many kinds: what is found is the oracle's hull of the pairs, which tries every
// plane through three of them. A - B is B - A mirrored, a body that moves takes the whole along, and A + B is A less
// the mirrored B. A certificate that is changed in one place is refused, or proves the same. Two boxes have the numbers
// that are told of them.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/minkowski/solve/minkowski.h"
#include "tests/oracle/hull.h"
#include "tool/gen/random.h"

enum { PAIRS = 60, CHANGES = 20, MOST_POINTS = 16 };

typedef enum family { TINY, SMALL, HUGE_BUT_ONE, PLANE, LINE, MIRRORED, SAME, FAMILY_COUNT } family;

typedef struct bench {
  og_random random;
  bool is_sum;
  int count[2], den[2];
  long at[2][MOST_POINTS][3];
  mpq_t pair[OR_HULL_POINTS][3];
  or_hull truth;
  og_exact_body body[2];
  og_minkowski_problem problem;
  og_minkowski_answer answer, other;
  og_hull_certificate changed;
  og_minkowski_finding finding;
} bench;

// ---- bodies ----

static long whole(bench *b, long lo, long hi) { return (long)og_random_integer(&b->random, lo, hi); }

static void place(bench *b, family f, long x[3]) {
  for (int axis = 0; axis < 3; axis++) x[axis] = whole(b, -4, 4);
  switch (f) {
  case TINY:
    for (int axis = 0; axis < 3; axis++) x[axis] = whole(b, 0, 1);
    break;
  case HUGE_BUT_ONE:
    for (int axis = 0; axis < 3; axis++) x[axis] = (x[axis] / 2) * (1L << 40) + whole(b, -1, 1);
    break;
  case PLANE: x[2] = x[0] - 2 * x[1]; break;
  case LINE:
    x[1] = 2 * x[0];
    x[2] = -x[0];
    break;
  case SMALL:
  case MIRRORED:
  case SAME:
  case FAMILY_COUNT: break;
  }
}

static void draw(bench *b, family f, int most) {
  b->is_sum = og_random_flip(&b->random);
  b->count[0] = (int)whole(b, 1, most < 4 ? most : 4);
  b->count[1] = f >= MIRRORED ? b->count[0] : (int)whole(b, 1, most / b->count[0]);
  if (f < MIRRORED && og_random_flip(&b->random)) {
    const int kept = b->count[0];
    b->count[0] = b->count[1];
    b->count[1] = kept;
  }
  for (int which = 0; which < 2; which++) {
    b->den[which] = (int)whole(b, 1, 3);
    for (int k = 0; k < b->count[which]; k++) {
      place(b, f, b->at[which][k]);
      for (int axis = 0; axis < 3 && which == 1 && f >= MIRRORED; axis++)
        b->at[1][k][axis] = f == MIRRORED ? -b->at[0][k][axis] : b->at[0][k][axis];
    }
  }
}

static void set_body(bench *b, int which) {
  og_exact_body *body = &b->body[which];
  og_exact_body_resize(body, (size_t)b->count[which]);
  og_int_set_si(&body->den, b->den[which]);
  og_int_set_si(&body->radius, 0);
  for (int k = 0; k < b->count[which]; k++) {
    const long *x = b->at[which][k];
    og_int_set_si(&body->point[k].x, x[0]);
    og_int_set_si(&body->point[k].y, x[1]);
    og_int_set_si(&body->point[k].z, x[2]);
  }
}

static void solve(bench *b, og_minkowski_answer *answer) {
  set_body(b, 0);
  set_body(b, 1);
  assert_int_equal(og_minkowski_problem_set_exact(&b->problem, b->is_sum, &b->body[0], &b->body[1]), OG_PROBLEM_OK);
  assert_int_equal(og_solve_minkowski(&b->problem, answer), OG_HULL_ACCEPTED);
}

// Under slow instruments the caller asks for smaller runs.
static uint64_t rounds(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? PAIRS : PAIRS / 10; }

// ---- the oracle ----

static void find_truth(bench *b) {
  for (int i = 0; i < b->count[0]; i++)
    for (int j = 0; j < b->count[1]; j++)
      for (int axis = 0; axis < 3; axis++) {
        mpq_t *p = &b->pair[i * b->count[1] + j][axis], q;
        mpq_init(q);
        mpq_set_si(*p, b->at[0][i][axis], (unsigned long)b->den[0]);
        mpq_canonicalize(*p);
        mpq_set_si(q, b->at[1][j][axis], (unsigned long)b->den[1]);
        mpq_canonicalize(q);
        if (b->is_sum) mpq_add(*p, *p, q);
        else mpq_sub(*p, *p, q);
        mpq_clear(q);
      }
  or_convex_hull(&b->truth, b->pair, (size_t)(b->count[0] * b->count[1]), true);
}

static bool is_edge_of_truth(const bench *b, size_t from, size_t to) {
  if (b->truth.dimension == 1) return true; // of the two vertices
  for (size_t k = 0; k < b->truth.facet_count; k++) {
    const or_cycle *cycle = &b->truth.facet[k];
    for (size_t i = 0; i < cycle->size; i++)
      if (cycle->corner[i] == from && cycle->corner[(i + 1) % cycle->size] == to) return true;
  }
  return false;
}

static size_t edges_of_truth(const bench *b) {
  size_t corners = 0;
  for (size_t k = 0; k < b->truth.facet_count; k++) corners += b->truth.facet[k].size;
  return b->truth.dimension == 1 ? 1 : corners / 2;
}

static void expect_true(const bench *b, const og_minkowski_finding *f) {
  const uint32_t *vertex = f->hull.vertex;
  size_t vertices = 0;
  assert_int_equal(f->hull.dimension, b->truth.dimension);
  for (size_t k = 0; k < (size_t)(b->count[0] * b->count[1]); k++)
    if (b->truth.vertex[k]) assert_int_equal(vertex[vertices++], k);
  assert_int_equal(vertices, f->hull.vertex_count);
  assert_int_equal(f->facets.count, b->truth.facet_count);
  for (size_t k = 0; k < f->facets.count; k++) {
    const size_t start = og_facet_start(&f->facets, k);
    assert_int_equal(f->facets.end[k] - start, b->truth.facet[k].size);
    for (size_t i = 0; i < b->truth.facet[k].size; i++)
      assert_int_equal(vertex[f->facets.corner[start + i]], b->truth.facet[k].corner[i]);
  }
  assert_int_equal(f->edge_count, edges_of_truth(b));
  for (size_t k = 0; k < f->edge_count; k++) {
    const og_minkowski_edge e = f->edge[k], *before = k > 0 ? &f->edge[k - 1] : NULL;
    assert_true(e.from < e.to && e.to < f->hull.vertex_count);
    assert_true(is_edge_of_truth(b, vertex[e.from], vertex[e.to]));
    if (before != NULL) assert_true(before->from < e.from || (before->from == e.from && before->to < e.to));
  }
}

static void test_oracle(void **state) {
  bench *b = *state;
  int of_dimension[4] = {0};
  for (family f = TINY; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < rounds(); seed++) {
      og_random_start(&b->random, "minkowski", (uint64_t)f, seed);
      draw(b, f, OR_HULL_POINTS);
      solve(b, &b->answer);
      find_truth(b);
      expect_true(b, &b->answer.finding);
      of_dimension[b->truth.dimension]++;
    }
  for (int k = 0; k < 4; k++) assert_true(of_dimension[k] >= (int)rounds() / 6);
}

// ---- one answer from another ----

static void expect_same(const og_minkowski_finding *f, const og_minkowski_finding *g) {
  assert_int_equal(f->hull.dimension, g->hull.dimension);
  assert_int_equal(f->hull.vertex_count, g->hull.vertex_count);
  assert_int_equal(f->edge_count, g->edge_count);
  assert_int_equal(f->facets.count, g->facets.count);
  assert_int_equal(f->facets.corner_count, g->facets.corner_count);
  for (size_t k = 0; k < f->hull.vertex_count; k++) assert_int_equal(f->hull.vertex[k], g->hull.vertex[k]);
  for (size_t k = 0; k < f->edge_count; k++)
    assert_true(f->edge[k].from == g->edge[k].from && f->edge[k].to == g->edge[k].to);
  for (size_t k = 0; k < f->facets.corner_count; k++) assert_int_equal(f->facets.corner[k], g->facets.corner[k]);
}

static void draw_large(bench *b, uint64_t seed) {
  static const family of[4] = {SMALL, HUGE_BUT_ONE, PLANE, TINY};
  og_random_start(&b->random, "minkowski", 100, seed);
  draw(b, of[seed % 4], OR_HULL_POINTS);
  for (int which = 0; which < 2; which++) {
    b->count[which] = (int)whole(b, 1, MOST_POINTS);
    for (int k = 0; k < b->count[which]; k++) place(b, of[seed % 4], b->at[which][k]);
  }
}

// The same pairs, wherever a body stands.
static void test_moved(void **state) {
  bench *b = *state;
  for (uint64_t seed = 0; seed < rounds(); seed++) {
    draw_large(b, seed);
    solve(b, &b->answer);
    const int which = (int)(seed % 2);
    long by[3];
    for (int axis = 0; axis < 3; axis++) by[axis] = whole(b, -99999, 99999);
    for (int k = 0; k < b->count[which]; k++)
      for (int axis = 0; axis < 3; axis++) b->at[which][k][axis] += by[axis];
    solve(b, &b->other);
    expect_same(&b->answer.finding, &b->other.finding);
  }
}

static void test_sum_and_difference(void **state) {
  bench *b = *state;
  for (uint64_t seed = 0; seed < rounds(); seed++) {
    draw_large(b, seed);
    solve(b, &b->answer);
    b->is_sum = !b->is_sum;
    for (int k = 0; k < b->count[1]; k++)
      for (int axis = 0; axis < 3; axis++) b->at[1][k][axis] = -b->at[1][k][axis];
    solve(b, &b->other);
    expect_same(&b->answer.finding, &b->other.finding);
  }
}

static int sign_of(bool is_sum) { return is_sum ? 1 : -1; }

// The point of a pair times both denominators.
static void point_of(const bench *b, uint32_t pair, long x[3]) {
  const long *p = b->at[0][pair / (uint32_t)b->count[1]], *q = b->at[1][pair % (uint32_t)b->count[1]];
  for (int axis = 0; axis < 3; axis++) x[axis] = p[axis] * b->den[1] + sign_of(b->is_sum) * q[axis] * b->den[0];
}

static bool has_vertex(const bench *b, const og_minkowski_finding *f, const long x[3]) {
  for (size_t k = 0; k < f->hull.vertex_count; k++) {
    long y[3];
    point_of(b, f->hull.vertex[k], y);
    if (memcmp(x, y, sizeof y) == 0) return true;
  }
  return false;
}

static void swap_bodies(bench *b) {
  long kept[MOST_POINTS][3];
  memcpy(kept, b->at[0], sizeof kept);
  memcpy(b->at[0], b->at[1], sizeof kept);
  memcpy(b->at[1], kept, sizeof kept);
  const int count = b->count[0], den = b->den[0];
  b->count[0] = b->count[1];
  b->den[0] = b->den[1];
  b->count[1] = count;
  b->den[1] = den;
}

// B - A has the vertices of A - B, mirrored; B + A those of A + B; and as many edges and facets.
static void test_swapped(void **state) {
  bench *b = *state;
  for (uint64_t seed = 0; seed < rounds(); seed++) {
    draw_large(b, seed);
    solve(b, &b->answer);
    const og_minkowski_finding *f = &b->answer.finding, *g = &b->other.finding;
    const size_t count = f->hull.vertex_count;
    long(*vertex)[3] = malloc(count * sizeof *vertex);
    for (size_t k = 0; k < count; k++) {
      point_of(b, f->hull.vertex[k], vertex[k]);
      for (int axis = 0; axis < 3; axis++) vertex[k][axis] *= sign_of(b->is_sum);
    }
    swap_bodies(b);
    solve(b, &b->other);
    assert_int_equal(g->hull.vertex_count, count);
    assert_int_equal(g->edge_count, f->edge_count);
    assert_int_equal(g->facets.count, f->facets.count);
    assert_int_equal(g->hull.dimension, f->hull.dimension);
    for (size_t k = 0; k < count; k++) assert_true(has_vertex(b, g, vertex[k]));
    free(vertex);
  }
}

// ---- two boxes ----

static void set_box(bench *b, int which, const long half[3], const long axis[3][3]) {
  b->count[which] = 8;
  b->den[which] = 1;
  for (int k = 0; k < 8; k++)
    for (int i = 0; i < 3; i++) {
      b->at[which][k][i] = 0;
      for (int j = 0; j < 3; j++) b->at[which][k][i] += (k >> j & 1 ? half[j] : -half[j]) * axis[j][i];
    }
}

static void test_boxes(void **state) {
  bench *b = *state;
  static const long half_a[3] = {3, 5, 7}, half_b[3] = {2, 3, 4};
  static const long along[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  static const struct {
    long axis[3][3];
    size_t vertices, edges, facets;
  } turned[3] = {{{{2, 1, 2}, {-2, 2, 1}, {1, 2, -2}}, 32, 60, 30},
                 {{{3, 4, 0}, {-4, 3, 0}, {0, 0, 5}}, 16, 24, 10},
                 {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, 8, 12, 6}};
  for (int k = 0; k < 6; k++) {
    b->is_sum = k >= 3;
    set_box(b, 0, half_a, along);
    set_box(b, 1, half_b, turned[k % 3].axis);
    solve(b, &b->answer);
    assert_int_equal(b->answer.finding.hull.vertex_count, turned[k % 3].vertices);
    assert_int_equal(b->answer.finding.edge_count, turned[k % 3].edges);
    assert_int_equal(b->answer.finding.facets.count, turned[k % 3].facets);
  }
}

// ---- what is refused ----

static void copy_certificate(og_hull_certificate *to, const og_hull_certificate *from) {
  og_hull_certificate_reset(to);
  to->simplex_count = from->simplex_count;
  memcpy(to->simplex, from->simplex, sizeof to->simplex);
  for (size_t k = 0; k < from->facets.count; k++) {
    for (size_t i = og_facet_start(&from->facets, k); i < from->facets.end[k]; i++)
      og_facets_add(&to->facets, from->facets.corner[i]);
    og_facets_end(&to->facets);
  }
  for (size_t k = 0; k < from->holder_count; k++) og_hull_certificate_add_holder(to, from->holder[k]);
}

static void change(bench *b, og_hull_certificate *certificate) {
  const long pairs = (long)b->count[0] * b->count[1];
  switch (whole(b, 0, 4)) {
  case 0: certificate->simplex[whole(b, 0, 3)] = (uint32_t)whole(b, 0, pairs); break;
  case 1: certificate->simplex_count = (size_t)whole(b, 0, 5); break;
  case 2:
    if (certificate->facets.corner_count > 0)
      certificate->facets.corner[whole(b, 0, (long)certificate->facets.corner_count - 1)] =
          (uint32_t)whole(b, 0, pairs);
    break;
  case 3:
    if (certificate->holder_count > 0) certificate->holder[whole(b, 0, (long)certificate->holder_count - 1)]++;
    break;
  default:
    if (certificate->holder_count > 0) certificate->holder_count--;
  }
}

static void test_changed(void **state) {
  bench *b = *state;
  int accepted = 0, refused = 0;
  for (uint64_t seed = 0; seed < rounds(); seed++) {
    draw_large(b, seed);
    solve(b, &b->answer);
    for (int k = 0; k < CHANGES; k++) {
      copy_certificate(&b->changed, &b->answer.hull.certificate);
      change(b, &b->changed);
      if (og_check_minkowski(&b->problem, &b->changed, &b->finding) == OG_HULL_ACCEPTED) {
        accepted++;
        expect_same(&b->finding, &b->answer.finding);
      } else {
        refused++;
      }
    }
  }
  assert_true(accepted > (int)rounds() / 3 && refused > 3 * (int)rounds());
}

static void test_bad_problems(void **state) {
  bench *b = *state;
  draw_large(b, 0);
  solve(b, &b->answer);
  const og_hull_certificate *certificate = &b->answer.hull.certificate;
  b->problem.count_b++;
  assert_int_equal(og_check_minkowski(&b->problem, certificate, &b->finding), OG_HULL_REFUSED_PROBLEM);
  b->problem.count_b--;
  assert_int_equal(og_check_minkowski(&b->problem, certificate, &b->finding), OG_HULL_ACCEPTED);
  og_minkowski_problem none;
  og_minkowski_problem_init(&none);
  assert_int_equal(og_check_minkowski(&none, certificate, &b->finding), OG_HULL_REFUSED_PROBLEM);
  og_minkowski_problem_clear(&none);
  og_exact_body_resize(&b->body[1], 0);
  assert_int_equal(og_minkowski_problem_set_exact(&b->problem, false, &b->body[0], &b->body[1]), OG_PROBLEM_EMPTY_BODY);
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  for (int k = 0; k < OR_HULL_POINTS; k++) mpq_inits(b->pair[k][0], b->pair[k][1], b->pair[k][2], NULL);
  for (int k = 0; k < 2; k++) og_exact_body_init(&b->body[k]);
  og_minkowski_problem_init(&b->problem);
  og_minkowski_answer_init(&b->answer);
  og_minkowski_answer_init(&b->other);
  og_hull_certificate_init(&b->changed);
  og_minkowski_finding_init(&b->finding);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  for (int k = 0; k < OR_HULL_POINTS; k++) mpq_clears(b->pair[k][0], b->pair[k][1], b->pair[k][2], NULL);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&b->body[k]);
  og_minkowski_problem_clear(&b->problem);
  og_minkowski_answer_clear(&b->answer);
  og_minkowski_answer_clear(&b->other);
  og_hull_certificate_clear(&b->changed);
  og_minkowski_finding_clear(&b->finding);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_oracle, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_moved, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_sum_and_difference, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_swapped, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_boxes, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_changed, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_bad_problems, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
