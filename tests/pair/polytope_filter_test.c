// The polytope's floating-point filter: the estimate of a side differs from the exact value by no more than polytope.c
// derives (2^-40.2, before its slack), over all families of random and degenerate pairs and all faces and corners met
// on the way; and the signs it decides are those of the exact numbers. Where bodies are well apart from any special
// position it decides everything, and the first tetrahedron is a wide one.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include <math.h>

#include "spec/pair/solve/solver.h"
#include "spec/pair/solve/polytope.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/random_points.h"
#include "tests/shared/wanted_pairs.h"

#define DERIVED_BOUND 0x1p-40
#define DEFAULT_PAIRS 3000
#define EXPANSIONS 12

typedef struct run {
  og_problem problem;
  og_polytope polytope;
  og_int exact;
  mpf_t scaled, difference;
  double worst;
  size_t sides, wrong_signs;
} run;

static double estimate_side(const og_face *face, const og_polytope_corner *first, const og_polytope_corner *corner) {
  double sum = 0.0;
  for (int k = 0; k < 3; k++) sum += face->normal[k] * (corner->approx[k] - first->approx[k]);
  return sum;
}

// The exact n.p - h in the units of the estimate: cubes of scaled lengths.
static void compare_side(run *r, og_face *face, const og_polytope_corner *corner) {
  og_ivec_dot(&r->exact, &face->n, &corner->point);
  og_int_sub(&r->exact, &r->exact, &face->h);
  mpf_set_z(r->scaled, r->exact.z);
  const long shift = 3 * r->problem.approx_exp;
  if (shift >= 0) mpf_div_2exp(r->scaled, r->scaled, (mp_bitcnt_t)shift);
  else mpf_mul_2exp(r->scaled, r->scaled, (mp_bitcnt_t)-shift);
  const double estimate = estimate_side(face, &r->polytope.corner[face->corner[0]], corner);
  mpf_set_d(r->difference, estimate);
  mpf_sub(r->difference, r->difference, r->scaled);
  const double error = fabs(mpf_get_d(r->difference));
  if (error > r->worst) r->worst = error;
  if (fabs(estimate) > DERIVED_BOUND && (estimate > 0) != (og_int_sign(&r->exact) > 0)) r->wrong_signs++;
  r->sides++;
}

static void compare_all(run *r) {
  for (size_t f = 0; f < r->polytope.face_count; f++) {
    og_face *face = og_polytope_exact_face(&r->polytope, f);
    for (size_t c = 0; c < r->polytope.corner_count; c++) compare_side(r, face, &r->polytope.corner[c]);
  }
}

static void filter_is_within_its_bound(void **state) {
  (void)state;
  run r = {.worst = 0.0};
  og_problem_init(&r.problem);
  og_polytope_init(&r.polytope);
  og_int_init(&r.exact);
  mpf_init2(r.scaled, 8192);
  mpf_init2(r.difference, 8192);
  const size_t pairs = (size_t)wanted_pairs(DEFAULT_PAIRS), families = or_pair_family_count();
  static or_pair pair;
  for (size_t k = 0; k < pairs; k++) {
    or_pair_make(&pair, k % families, k / families);
    assert_int_equal(or_pair_problem(&r.problem, &pair), OG_PROBLEM_OK);
    if (og_polytope_begin(&r.polytope, &r.problem, NULL, 0) < 3) continue;
    for (size_t n = 0; n < EXPANSIONS; n++) {
      compare_all(&r);
      og_polytope_expand(&r.polytope, n % r.polytope.face_count);
    }
  }
  printf("%zu sides, worst error 2^%.1f (bound 2^-40.2)\n", r.sides, log2(r.worst));
  og_problem_clear(&r.problem);
  og_polytope_clear(&r.polytope);
  og_int_clear(&r.exact);
  mpf_clear(r.scaled);
  mpf_clear(r.difference);
  assert_true(r.sides > pairs);
  assert_true(r.wrong_signs == 0);
  assert_true(r.worst < DERIVED_BOUND);
}

static const double origin[3] = {0, 0, 0};

static bool any_exact(const og_polytope *t) {
  for (size_t k = 0; k < t->face_count; k++)
    if (t->face[k].exact) return true;
  return false;
}

// Points around the origin (of two clouds, a parallelogram would have its four corners in one plane): no sign of the
// origin, of a new point or of two distances needs the exact numbers.
static void filter_decides_what_is_clear(void **state) {
  (void)state;
  og_problem problem;
  og_polytope polytope;
  og_problem_init(&problem);
  og_polytope_init(&polytope);
  or_random random = or_random_seeded(5);
  size_t expansions = 0;
  for (int round = 0; round < 60; round++) {
    double points[36];
    or_uniform_points(points, 12, 1, &random);
    const bool of_b = round % 2 == 1;
    assert_int_equal(og_problem_set_doubles(&problem, of_b ? origin : points, of_b ? 1 : 12, 0, of_b ? points : origin,
                                            of_b ? 12 : 1, 0),
                     OG_PROBLEM_OK);
    assert_int_equal(og_polytope_begin(&polytope, &problem, NULL, 0), 3);
    og_int_set_si(&polytope.best_a, 0); // where an exact search of the farthest point would leave its value
    bool grown = true;
    for (size_t n = 0; n < 4 && grown; n++) {
      for (size_t k = 0; k < polytope.face_count; k++) {
        assert_int_not_equal(og_polytope_origin_side(&polytope, k), 0);
        if (k > 0) assert_int_not_equal(og_polytope_compare_distance(&polytope, k, k - 1), 0);
      }
      assert_false(any_exact(&polytope));
      grown = og_polytope_expand(&polytope, polytope.face_count - 1);
      expansions += grown;
      if (grown) assert_true(!any_exact(&polytope) && og_int_sign(&polytope.best_a) == 0);
    }
  }
  assert_true(expansions > 60);
  og_problem_clear(&problem);
  og_polytope_clear(&polytope);
}

// Many points close to the first one and three far from it and from one another, in any order.
static void the_first_tetrahedron_is_wide(void **state) {
  (void)state;
  og_problem problem;
  og_polytope polytope;
  og_problem_init(&problem);
  og_polytope_init(&polytope);
  static const double far[3][3] = {{10, 0, 0}, {0, -9, 0}, {1, 1, 8}};
  or_random random = or_random_seeded(6);
  for (int round = 0; round < 100; round++) {
    double points[36];
    or_uniform_points(points, 12, 0.125, &random);
    uint32_t place[3];
    for (int k = 0; k < 3; k++) {
      place[k] = (uint32_t)or_random_int(&random, 1 + 4 * k - (k > 0), 2 + 4 * k);
      memcpy(&points[3 * place[k]], far[k], sizeof far[k]);
    }
    const bool of_b = round % 2 == 1;
    assert_int_equal(og_problem_set_doubles(&problem, of_b ? origin : points, of_b ? 1 : 12, 0, of_b ? points : origin,
                                            of_b ? 12 : 1, 0),
                     OG_PROBLEM_OK);
    assert_int_equal(og_polytope_begin(&polytope, &problem, NULL, 0), 3);
    for (int k = 0; k < 3; k++) {
      bool taken = false;
      for (int corner = 0; corner < 4; corner++) {
        const og_pair pair = polytope.corner[corner].pair;
        taken = taken || (of_b ? pair.j : pair.i) == place[k];
      }
      assert_true(taken);
    }
  }
  og_problem_clear(&problem);
  og_polytope_clear(&polytope);
}

// A cube one corner of which is cut off so near its end that doubles see no area: the depth is that of the cube.
static void slivers_have_no_distance(void **state) {
  (void)state;
  og_problem problem;
  og_answer answer;
  og_problem_init(&problem);
  og_answer_init(&answer);
  og_solver *solver = og_solver_new();
  const double e = 1 - 0x1p-43;
  const double cut[30] = {-1, -1, -1, 1,  -1, -1, -1, 1, -1, 1, 1, -1, -1, -1, 1,
                          1,  -1, 1,  -1, 1,  1,  e,  1, 1,  1, e, 1,  1,  1,  e};
  for (size_t turn = 0; turn < 10; turn++) {
    double points[30];
    for (size_t k = 0; k < 10; k++) memcpy(&points[3 * ((k + turn) % 10)], &cut[3 * k], 3 * sizeof *cut);
    assert_int_equal(og_problem_set_doubles(&problem, points, 10, 0, origin, 1, 0), OG_PROBLEM_OK);
    assert_int_equal(og_solve(solver, OG_DEPTH, &problem, NULL, &answer), OG_ANSWERED);
    assert_true(answer.finding.has_depth && og_surd_to_double(&answer.finding.depth) == 1);
  }
  og_solver_free(solver);
  og_answer_clear(&answer);
  og_problem_clear(&problem);
}

#define AROUND 100

// The upper side of a flat cone: its lid, of many triangles, is seen from the last point whole.
static void a_long_horizon(void **state) {
  (void)state;
  og_problem problem;
  og_polytope polytope;
  og_problem_init(&problem);
  og_polytope_init(&polytope);
  double points[3 * (AROUND + 2)] = {0};
  for (int k = 0; k < AROUND; k++) {
    points[3 * k] = cos(k * 2 * 3.14159 / AROUND);
    points[3 * k + 1] = sin(k * 2 * 3.14159 / AROUND);
  }
  points[3 * AROUND + 2] = -1;
  points[3 * AROUND + 5] = 1;
  assert_int_equal(og_problem_set_doubles(&problem, points, AROUND + 2, 0, origin, 1, 0), OG_PROBLEM_OK);
  const og_pair seed[4] = {{0, 0}, {AROUND / 3, 0}, {2 * AROUND / 3, 0}, {AROUND, 0}};
  assert_int_equal(og_polytope_begin(&polytope, &problem, seed, 4), 3);
  for (size_t k = 0; k < polytope.face_count; k++)
    if (polytope.face[k].normal[2] < 0 && !polytope.face[k].supporting && og_polytope_expand(&polytope, k))
      k = SIZE_MAX;
  assert_int_equal(polytope.corner_count, AROUND + 1);
  size_t lid = 0;
  while (polytope.face[lid].normal[2] <= 0) lid++;
  assert_true(og_polytope_expand(&polytope, lid));
  assert_int_equal(polytope.corner_count, AROUND + 2);
  assert_int_equal(polytope.face_count, 2 * (AROUND + 2) - 4);
  og_problem_clear(&problem);
  og_polytope_clear(&polytope);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(filter_is_within_its_bound),
      cmocka_unit_test(filter_decides_what_is_clear),
      cmocka_unit_test(the_first_tetrahedron_is_wide),
      cmocka_unit_test(slivers_have_no_distance),
      cmocka_unit_test(a_long_horizon),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
