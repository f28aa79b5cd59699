// What the question `contact` costs a pair, with its certificate checked; one thread's processor time.
//
//   bench_contacts [--pairs N] [--rounds N]
//
// Pairs touch: boxes share a face's part, with coordinates of full mantissas across it; hulls of 32 vertices on a
// sphere share a corner, or faces of three to eight vertices. Or they overlap: boxes sunk into each other, level or
// turned. Each round asks about all pairs; the best one is printed,
// and beside it the relation alone and the checker alone.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "spec/contact/solve/contact.h"
#include "spec/number/allocation.h"
#include "tests/shared/random_pair.h"

enum { VERTICES = 32 };

typedef struct body_pair {
  size_t count;
  double a[3 * VERTICES], b[3 * VERTICES];
} body_pair;

typedef void pair_maker(body_pair *p, or_random *r);

static void make_boxes(body_pair *p, or_random *r) {
  double half[2][3], shift[2];
  for (int k = 0; k < 6; k++) half[k / 3][k % 3] = 1 + or_random_uniform(r) / 2;
  for (int k = 0; k < 2; k++) shift[k] = or_random_uniform(r);
  p->count = 8;
  for (size_t k = 0; k < 8; k++)
    for (size_t axis = 0; axis < 3; axis++) {
      const double way = k >> axis & 1 ? 1 : -1;
      p->a[3 * k + axis] = axis < 2 ? way * half[0][axis] : way > 0 ? half[0][2] : 0;
      p->b[3 * k + axis] = axis < 2 ? shift[axis] + way * half[1][axis] : way > 0 ? 0 : -half[1][2];
    }
}

// Sunk by a tenth to three tenths.
static void make_sunk_boxes(body_pair *p, or_random *r) {
  make_boxes(p, r);
  const double sunk = 0.1 + or_random_uniform(r) / 5;
  for (size_t k = 0; k < 8; k++) p->a[3 * k + 2] -= sunk;
}

// A is turned about the axis y by up to a fifth, then sunk.
static void make_turned_boxes(body_pair *p, or_random *r) {
  make_sunk_boxes(p, r);
  const double sine = or_random_uniform(r) / 5, cosine = sqrt(1 - sine * sine);
  for (size_t k = 0; k < 8; k++) {
    double *at = p->a + 3 * k;
    const double x = at[0], z = at[2];
    at[0] = cosine * x - sine * z;
    at[2] = sine * x + cosine * z;
  }
}

// Points of a unit sphere above z = 0; the first `flat` lie in it.
static void make_cap(double *xyz, int flat, int way, or_random *r) {
  for (int k = 0; k < VERTICES; k++) {
    double *x = xyz + 3 * k, square = 0;
    do {
      square = 0;
      for (int axis = 0; axis < 3; axis++) {
        x[axis] = or_random_uniform(r);
        if (axis == 2 && k < flat) x[axis] = 0;
        square += x[axis] * x[axis];
      }
    } while (square < 0.01);
    for (int axis = 0; axis < 3; axis++) x[axis] /= sqrt(square);
    x[2] = way * fabs(x[2]);
  }
}

static void make_hulls(body_pair *p, or_random *r) {
  p->count = VERTICES;
  make_cap(p->a, or_random_int(r, 3, 8), 1, r);
  make_cap(p->b, or_random_int(r, 3, 8), -1, r);
}

static void make_corners(body_pair *p, or_random *r) {
  p->count = VERTICES;
  make_cap(p->a, 1, 1, r);
  make_cap(p->b, 1, -1, r);
  memcpy(p->b, p->a, 3 * sizeof *p->a);
}

static const struct {
  const char *name;
  pair_maker *make;
} kinds[] = {{"boxes, face on face", make_boxes},
             {"hulls of 32, face on face", make_hulls},
             {"hulls of 32, a corner", make_corners},
             {"boxes, sunk, level", make_sunk_boxes},
             {"boxes, sunk, turned", make_turned_boxes}};

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

typedef struct bench {
  size_t count;
  og_problem *problem;
  og_contact_solver *solver;
  og_solver *relation_solver;
  og_checker *checker;
  og_contact_answer answer;
  og_answer relation;
  og_contact_finding finding;
  size_t corners;
} bench;

typedef enum part { SOLVING, RELATION, CHECKING, PARTS } part;

static bool ask(bench *b, part what, size_t k) {
  if (what == RELATION)
    return og_solve(b->relation_solver, OG_RELATION, &b->problem[k], NULL, &b->relation) == OG_ANSWERED;
  if (what == SOLVING) {
    const bool answered = og_solve_contact(b->solver, &b->problem[k], &b->answer) == OG_ANSWERED;
    b->corners += b->answer.finding.count;
    return answered;
  }
  return og_check_contact(b->checker, &b->problem[k], &b->answer.certificate, &b->finding) == OG_CONTACT_ACCEPTED;
}

// The checker alone is asked as often about each pair as there are pairs, each after it was solved.
static double measure(bench *b, part what, bool *good) {
  double seconds = 0;
  for (size_t k = 0; k < b->count; k++) {
    if (what == CHECKING) *good = ask(b, SOLVING, k) && *good;
    const double start = now();
    *good = ask(b, what, k) && *good;
    seconds += now() - start;
  }
  return seconds / (double)b->count;
}

static bool run(bench *b, size_t kind, int rounds) {
  or_random random = or_random_seeded(1);
  body_pair pair;
  bool good = true;
  double best[PARTS] = {HUGE_VAL, HUGE_VAL, HUGE_VAL};
  for (size_t k = 0; k < b->count; k++) {
    kinds[kind].make(&pair, &random);
    good =
        og_problem_set_doubles(&b->problem[k], pair.a, pair.count, 0, pair.b, pair.count, 0) == OG_PROBLEM_OK && good;
  }
  b->corners = 0;
  for (int round = 0; round < rounds; round++)
    for (part what = SOLVING; what < PARTS; what++) best[what] = fmin(best[what], measure(b, what, &good));
  printf("%-28s %8.2f us   relation alone %8.2f us   checker alone %8.2f us   %.2f corners\n", kinds[kind].name,
         1e6 * best[SOLVING], 1e6 * best[RELATION], 1e6 * best[CHECKING],
         (double)b->corners / (double)(2 * b->count * (size_t)rounds));
  return good;
}

int main(int argc, char **argv) {
  size_t pairs = 500;
  int rounds = 7;
  for (int k = 1; k + 1 < argc; k += 2) {
    if (strcmp(argv[k], "--pairs") == 0) pairs = strtoul(argv[k + 1], NULL, 10);
    if (strcmp(argv[k], "--rounds") == 0) rounds = (int)strtol(argv[k + 1], NULL, 10);
  }
  bench b = {.count = pairs, .problem = og_grow(NULL, pairs + 1, sizeof *b.problem)};
  for (size_t k = 0; k < pairs; k++) og_problem_init(&b.problem[k]);
  b.solver = og_contact_solver_new();
  b.relation_solver = og_solver_new();
  b.checker = og_checker_new();
  og_contact_answer_init(&b.answer);
  og_answer_init(&b.relation);
  og_contact_finding_init(&b.finding);
  bool good = true;
  for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) good = run(&b, kind, rounds) && good;
  og_contact_finding_clear(&b.finding);
  og_answer_clear(&b.relation);
  og_contact_answer_clear(&b.answer);
  og_checker_free(b.checker);
  og_solver_free(b.relation_solver);
  og_contact_solver_free(b.solver);
  for (size_t k = 0; k < pairs; k++) og_problem_clear(&b.problem[k]);
  free(b.problem);
  return good ? 0 : 1;
}
