#ifndef OR_RIGID_BENCH_H
#define OR_RIGID_BENCH_H

/// What tests of polytopes that move and turn share: from doubles to a problem, the solver and the checker, and the
/// relation that the oracle has at a time (tests/oracle/rigid.h). Assertions are cmocka's.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/motion/solve/motion.h"
#include "spec/number/nearest.h"
#include "tests/oracle/rigid.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/gen/random.h"

typedef struct bench {
  og_random random;
  or_rigid body[2];
  og_exact_body core[2];
  og_rational pose[2][2][7];
  og_rigid_problem problem;
  og_rigid_solver *solver;
  og_rigid_checker *checker;
  og_rigid_answer answer;
  og_rigid_finding finding;
  og_rational number;
  mpq_t time, step;
  long count[OG_RIGID_KIND_COUNT];
} bench;

// ---- from doubles to a problem ----

static inline void set_core(og_exact_body *core, const or_rigid *body) {
  // Points are multiples of 2^-20, so that they are integers over one denominator.
  og_exact_body_resize(core, body->count);
  for (size_t k = 0; k < body->count; k++) {
    og_int *const parts[3] = {&core->point[k].x, &core->point[k].y, &core->point[k].z};
    for (int axis = 0; axis < 3; axis++) mpz_set_d(parts[axis]->z, ldexp(body->point[k][axis], 20));
  }
  og_int_set_si(&core->den, 1L << 20);
  mpz_set_d(core->radius.z, ldexp(body->radius, 20));
}

static inline og_rigid_status set_problem(bench *b) {
  int culprit;
  og_rigid_input input[2];
  for (int k = 0; k < 2; k++) {
    set_core(&b->core[k], &b->body[k]);
    input[k].core = &b->core[k];
    input[k].spin = NULL;
    for (int end = 0; end < 2; end++) {
      og_rational *pose = b->pose[k][end];
      for (int i = 0; i < 3; i++) og_rational_from_double(&pose[i], b->body[k].centre[end][i]);
      for (int i = 0; i < 4; i++) og_rational_from_double(&pose[3 + i], b->body[k].rotation[end][i]);
      input[k].centre[end] = pose;
      input[k].rotation[end] = &pose[3];
    }
  }
  return og_rigid_problem_set(&b->problem, input, 1 << 20, &culprit);
}

static inline void set_box(or_rigid *body, double x, double y, double z) {
  memset(body, 0, sizeof *body);
  body->count = 8;
  for (int k = 0; k < 8; k++) {
    const double corner[3] = {k & 1 ? x : -x, k & 2 ? y : -y, k & 4 ? z : -z};
    memcpy(body->point[k], corner, sizeof corner);
  }
  body->rotation[0][3] = body->rotation[1][3] = 1;
}

static inline void set_centres(or_rigid *body, double x0, double y0, double z0, double x1, double y1, double z1) {
  const double centres[2][3] = {{x0, y0, z0}, {x1, y1, z1}};
  memcpy(body->centre, centres, sizeof centres);
}

static inline og_rigid_kind solve(bench *b) {
  assert_int_equal(set_problem(b), OG_RIGID_OK);
  const og_rigid_outcome outcome = og_solve_rigid(b->solver, &b->problem, &b->answer);
  assert_int_not_equal(outcome, OG_RIGID_REFUSED);
  assert_int_equal(og_check_rigid(b->checker, &b->problem, &b->answer.certificate, &b->finding), OG_RIGID_ACCEPTED);
  b->count[b->finding.kind]++;
  return b->finding.kind;
}

static inline void expect_first(bench *b, long num, long den) {
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  og_rational_set_si(&b->number, num);
  mpz_set_si(b->number.den.z, den);
  assert_true(og_rational_equal(&b->finding.lo, &b->number));
  assert_true(og_rational_equal(&b->finding.hi, &b->number));
}

static inline double coarse(og_random *random, double most) {
  return ldexp(nearbyint(ldexp(og_random_between(random, -most, most), 12)), -12);
}

static inline int relation_at(bench *b) { return or_rigid_relation(&b->body[0], &b->body[1], b->time); }

static inline void set_time(bench *b, const og_rational *time) {
  mpq_set_num(b->time, time->num.z);
  mpq_set_den(b->time, time->den.z);
}

// Apart at so many times before lo, spread over all of it, and a billionth before it.
static inline void expect_apart_before(bench *b, int samples) {
  for (int k = 0; k <= samples; k++) {
    set_time(b, &b->finding.lo);
    if (mpq_sgn(b->time) == 0) return;
    if (k < samples) mpq_set_ui(b->step, (unsigned long)k, (unsigned long)samples);
    else mpq_set_ui(b->step, 999999999, 1000000000);
    mpq_canonicalize(b->step);
    mpq_mul(b->time, b->time, b->step);
    assert_int_equal(relation_at(b), -1);
  }
}

static inline int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  og_random_start(&b->random, "motion", 24, 0);
  og_rigid_problem_init(&b->problem);
  og_rigid_answer_init(&b->answer);
  og_rigid_finding_init(&b->finding);
  og_rational_init(&b->number);
  for (int k = 0; k < 28; k++) og_rational_init(&b->pose[k / 14][k / 7 % 2][k % 7]);
  for (int k = 0; k < 2; k++) og_exact_body_init(&b->core[k]);
  mpq_inits(b->time, b->step, NULL);
  b->solver = og_rigid_solver_new();
  b->checker = og_rigid_checker_new();
  *state = b;
  return 0;
}

static inline int tear_down(void **state) {
  bench *b = *state;
  og_rigid_problem_clear(&b->problem);
  og_rigid_answer_clear(&b->answer);
  og_rigid_finding_clear(&b->finding);
  og_rational_clear(&b->number);
  for (int k = 0; k < 28; k++) og_rational_clear(&b->pose[k / 14][k / 7 % 2][k % 7]);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&b->core[k]);
  mpq_clears(b->time, b->step, NULL);
  og_rigid_solver_free(b->solver);
  og_rigid_checker_free(b->checker);
  free(b);
  return 0;
}

#endif
