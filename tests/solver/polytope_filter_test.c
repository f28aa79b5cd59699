// The polytope's floating-point filter: the estimate of a side differs from the exact value by no more than polytope.c
// derives (2^-39.8, before its slack), over all families of random and degenerate pairs and all faces and corners met
// on the way; and the signs it decides are those of the exact numbers.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include <math.h>

#include "spec/solver/polytope.h"
#include "tests/oracle/random_pair.h"
#include "tests/oracle/wanted_pairs.h"

#define DERIVED_BOUND 0x1p-39
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

static double estimate_side(const og_face *face, const og_corner *first, const og_corner *corner) {
  double sum = 0.0;
  for (int k = 0; k < 3; k++) sum += face->normal[k] * (corner->approx[k] - first->approx[k]);
  return sum;
}

// The exact n.p - h in the units of the estimate: cubes of scaled lengths.
static void compare_side(run *r, og_face *face, const og_corner *corner) {
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
  printf("%zu sides, worst error 2^%.1f (bound 2^-39.8)\n", r.sides, log2(r.worst));
  og_problem_clear(&r.problem);
  og_polytope_clear(&r.polytope);
  og_int_clear(&r.exact);
  mpf_clear(r.scaled);
  mpf_clear(r.difference);
  assert_true(r.sides > pairs);
  assert_true(r.wrong_signs == 0);
  assert_true(r.worst < DERIVED_BOUND);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(filter_is_within_its_bound)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
