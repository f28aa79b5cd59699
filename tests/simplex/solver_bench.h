#ifndef SOLVER_BENCH_H
#define SOLVER_BENCH_H

/// What the four distance sub-algorithms must all do, and how far they are from the exact answer.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "ref/simplex/simplex.h"
#include "spec/pair/solve/solver.h"
#include "tests/shared/random_pair.h"

static inline og_simplex simplex_of(int count, const double *xyz) {
  og_simplex simplex;
  memset(&simplex, 0, sizeof simplex);
  simplex.count = count;
  for (int k = 0; k < count; k++) {
    simplex.vertex[k].w = (og_vec3){xyz[3 * k], xyz[3 * k + 1], xyz[3 * k + 2]};
    simplex.vertex[k].a = (og_support){simplex.vertex[k].w, k};
    simplex.vertex[k].b = (og_support){{0, 0, 0}, 0};
  }
  return simplex;
}

typedef enum simplex_family {
  SIMPLEX_UNIFORM, // general position about the origin
  SIMPLEX_ASIDE,   // general position, the origin outside
  SIMPLEX_LATTICE, // small integers: coincident, collinear and coplanar vertices, the origin on features
  SIMPLEX_FLAT,    // in a plane, but for a lift of 2^-10 to 2^-50 of the size
  SIMPLEX_THIN,    // along a slanted line, but for the same
  SIMPLEX_FAMILIES
} simplex_family;

static const char *const simplex_family_name[SIMPLEX_FAMILIES] = {"uniform", "aside", "lattice", "flat", "thin"};

/// Fills xyz with 1 to 4 vertices; returns how many.
static inline int simplex_make(double xyz[12], simplex_family family, or_random *r) {
  const int count = or_random_int(r, 1, 4);
  const double thickness = ldexp(1, -or_random_int(r, 10, 50));
  double u[3], v[3], shift[3];
  for (int i = 0; i < 3; i++) {
    u[i] = or_random_uniform(r);
    v[i] = or_random_uniform(r);
    shift[i] = or_random_uniform(r);
  }
  for (int k = 0; k < count; k++) {
    const double s = or_random_uniform(r), t = family == SIMPLEX_THIN ? 0 : or_random_uniform(r);
    for (int i = 0; i < 3; i++) {
      double x = or_random_uniform(r);
      if (family == SIMPLEX_ASIDE) x += 2 * shift[i];
      if (family == SIMPLEX_LATTICE) x = or_random_int(r, -2, 2);
      if (family == SIMPLEX_FLAT || family == SIMPLEX_THIN) x = s * u[i] + t * v[i] + thickness * (x + shift[i]);
      xyz[3 * k + i] = x;
    }
  }
  return count;
}

typedef struct solver_bench {
  og_simplex_solver solver;
  og_problem problem;
  og_solver *exact;
  og_answer answer;
  double worst[SIMPLEX_FAMILIES]; // error of |nearest|, in eps of the largest coordinate
  double worst_sum;               // of the weights, in eps
  size_t tried[SIMPLEX_FAMILIES], gave_up[SIMPLEX_FAMILIES];
} solver_bench;

static inline double exact_distance(solver_bench *bench, int count, const double *xyz) {
  static const double origin[3] = {0, 0, 0};
  assert_int_equal(og_problem_set_doubles(&bench->problem, xyz, (size_t)count, 0, origin, 1, 0), OG_PROBLEM_OK);
  assert_int_equal(og_solve(bench->exact, OG_DISTANCE, &bench->problem, NULL, &bench->answer), OG_ANSWERED);
  return og_surd_to_double(&bench->answer.finding.distance);
}

/// Contract and error of one answer: weights are positive and sum to 1, the vertices are some of those given, |nearest|
/// is the distance up to rounding, and a power of two changes nothing.
static inline void bench_one(solver_bench *bench, simplex_family family, int count, const double *xyz) {
  const og_simplex given = simplex_of(count, xyz);
  og_simplex got = given;
  og_vec3 nearest = {7, 7, 7};
  bench->tried[family]++;
  const og_outcome outcome = bench->solver(&got, &nearest);
  if (outcome != OG_OUTCOME_ANSWERED) {
    assert_int_equal(outcome, OG_OUTCOME_DEGENERATE);
    assert_memory_equal(&got, &given, sizeof got);
    bench->gave_up[family]++;
    return;
  }
  assert_true(got.count >= 1 && got.count <= count);
  double sum = 0, size = 0;
  for (int k = 0; k < 3 * count; k++) size = fmax(size, fabs(xyz[k]));
  for (int k = 0; k < got.count; k++) {
    assert_true(got.weight[k] > 0);
    sum += got.weight[k];
    assert_true(k == 0 || got.vertex[k].a.vertex > got.vertex[k - 1].a.vertex);
    assert_memory_equal(&got.vertex[k], &given.vertex[got.vertex[k].a.vertex], sizeof got.vertex[k]);
  }
  bench->worst_sum = fmax(bench->worst_sum, fabs(sum - 1) / OG_SCALAR_EPSILON);
  if (got.count == 4) assert_true(og_norm(nearest) == 0);
  if (size > 0) {
    const double error = fabs(og_norm(nearest) - exact_distance(bench, count, xyz)) / (size * OG_SCALAR_EPSILON);
    bench->worst[family] = fmax(bench->worst[family], error);
  }
  for (int e = -900; e <= 900; e += 600) {
    double scaled[12];
    for (int k = 0; k < 3 * count; k++) scaled[k] = ldexp(xyz[k], e);
    og_simplex again = simplex_of(count, scaled);
    og_vec3 point;
    assert_int_equal(bench->solver(&again, &point), OG_OUTCOME_ANSWERED);
    assert_int_equal(again.count, got.count);
    assert_memory_equal(again.weight, got.weight, (size_t)got.count * sizeof *got.weight);
    for (int k = 0; k < got.count; k++) assert_int_equal(again.vertex[k].a.vertex, got.vertex[k].a.vertex);
    assert_true(point.x == ldexp(nearest.x, e) && point.y == ldexp(nearest.y, e) && point.z == ldexp(nearest.z, e));
  }
}

/// Runs all families, prints what it measured and holds it to the bounds, in eps of the size.
static inline void bench_families(solver_bench *bench, const char *name, const double bound[SIMPLEX_FAMILIES]) {
  og_problem_init(&bench->problem);
  og_answer_init(&bench->answer);
  bench->exact = og_solver_new();
  or_random r = or_random_seeded(2017);
  for (simplex_family family = 0; family < SIMPLEX_FAMILIES; family++) {
    for (size_t n = 0; n < 20000; n++) {
      double xyz[12];
      const int count = simplex_make(xyz, family, &r);
      bench_one(bench, family, count, xyz);
    }
    printf("%s, %s: worst error of the distance %.3g eps of the size, gave up %zu of %zu\n", name,
           simplex_family_name[family], bench->worst[family], bench->gave_up[family], bench->tried[family]);
    assert_true(bench->worst[family] <= bound[family]);
  }
  printf("%s: weights sum to 1 within %.3g eps\n", name, bench->worst_sum);
  assert_true(bench->worst_sum <= 2);
  og_problem_clear(&bench->problem);
  og_answer_clear(&bench->answer);
  og_solver_free(bench->exact);
}

typedef struct hand_case {
  int count;
  double xyz[12];
  double nearest[3];
  int kept;
  double weight[4];
} hand_case;

/// One case for every region of every simplex, worked by hand; all numbers are exact in binary.
static const hand_case hand_cases[] = {
    {1, {3, 4, 0}, {3, 4, 0}, 1, {1}},
    {2, {1, 1, 0, 3, 1, 0}, {1, 1, 0}, 1, {1}},                           // before the first end
    {2, {-3, 1, 0, -1, 1, 0}, {-1, 1, 0}, 1, {1}},                        // past the second
    {2, {-1, 1, 0, 3, 1, 0}, {0, 1, 0}, 2, {0.75, 0.25}},                 // between
    {2, {-1, 0, 0, 1, 0, 0}, {0, 0, 0}, 2, {0.5, 0.5}},                   // on it
    {2, {2, 0, 0, 2, 0, 0}, {2, 0, 0}, 1, {1}},                           // no length
    {3, {-2, -2, 1, 2, -2, 1, 0, 2, 1}, {0, 0, 1}, 3, {0.25, 0.25, 0.5}}, // over the face
    {3, {-2, 1, 1, 2, 1, 1, 0, 4, 1}, {0, 1, 1}, 2, {0.5, 0.5}},          // an edge
    {3, {1, 1, 1, 4, 1, 1, 1, 4, 1}, {1, 1, 1}, 1, {1}},                  // a vertex
    {3, {-1, 1, 0, 0, 1, 0, 3, 1, 0}, {0, 1, 0}, 0, {0}},                 // collinear: some weights
    {4, {-1, -1, -1, 3, -1, -1, -1, 3, -1, -1, -1, 3}, {0, 0, 0}, 4, {0.25, 0.25, 0.25, 0.25}}, // inside
    {4, {-1, -1, 1, 3, -1, 1, -1, 3, 1, -1, -1, 5}, {0, 0, 1}, 3, {0.5, 0.25, 0.25}},           // a face
    {4, {-1, 1, 1, 1, 1, 1, 0, 5, 1, 0, 1, 5}, {0, 1, 1}, 2, {0.5, 0.5}},                       // an edge
    {4, {1, 1, 1, 4, 1, 1, 1, 4, 1, 1, 1, 4}, {1, 1, 1}, 1, {1}},                               // a vertex
    {4, {-1, -1, 0, 3, -1, 0, -1, 3, 0, 3, 3, 0}, {0, 0, 0}, 0, {0}}, // flat, the origin on it
};

static inline void check_hand_cases(og_simplex_solver solver) {
  for (size_t c = 0; c < sizeof hand_cases / sizeof *hand_cases; c++) {
    const hand_case *h = &hand_cases[c];
    og_simplex simplex = simplex_of(h->count, h->xyz);
    og_vec3 v;
    assert_int_equal(solver(&simplex, &v), OG_OUTCOME_ANSWERED);
    assert_true(v.x == h->nearest[0] && v.y == h->nearest[1] && v.z == h->nearest[2]);
    if (h->kept == 0) continue;
    assert_int_equal(simplex.count, h->kept);
    for (int k = 0; k < h->kept; k++) assert_true(simplex.weight[k] == h->weight[k]);
  }
}

/// Input outside the domain is refused, and left as it was.
static inline void check_refusals(og_simplex_solver solver) {
  for (int count = 1; count <= 4; count++)
    for (int bad = 0; bad < 3 * count; bad++)
      for (int kind = 0; kind < 3; kind++) {
        double xyz[12] = {1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1};
        xyz[bad] = kind == 0 ? (double)NAN : kind == 1 ? (double)INFINITY : -(double)INFINITY;
        const og_simplex given = simplex_of(count, xyz);
        og_simplex got = given;
        og_vec3 v;
        assert_int_equal(solver(&got, &v), OG_OUTCOME_OUT_OF_RANGE);
        assert_memory_equal(&got, &given, sizeof got);
      }
  og_simplex none = simplex_of(0, NULL);
  og_vec3 v;
  assert_int_equal(solver(&none, &v), OG_OUTCOME_OUT_OF_RANGE);
  none.count = 5; // more than there is room for
  assert_int_equal(solver(&none, &v), OG_OUTCOME_OUT_OF_RANGE);
}

/// The extremes of the number type.
static inline void check_extremes(og_simplex_solver solver) {
  const double scale[] = {0x1p1023, 1e300, 1e-300, 0x1p-1070};
  for (size_t k = 0; k < sizeof scale / sizeof *scale; k++) {
    const double e = scale[k];
    const double xyz[12] = {-e, -e, e, e, -e, e, 0, e, e};
    og_simplex simplex = simplex_of(3, xyz);
    og_vec3 v;
    assert_int_equal(solver(&simplex, &v), OG_OUTCOME_ANSWERED);
    assert_int_equal(simplex.count, 3);
    assert_true(v.x == 0 && v.y == 0 && v.z == e);
  }
}

#endif
