// How the cost of a question grows with the vertices: families of pairs (sized_pair.h), one thread's processor time.
//
//   bench_size [--question Q] [--family NAME] [--count N] [--most SECONDS] [--radius R]
//
// Each question alone, from a solver that has answered nothing before; the time includes the checker's, which is
// also shown by itself. A family's row ends where a question took longer than SECONDS (10).

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "spec/number/allocation.h"
#include "spec/pair/solve/solver.h"
#include "tests/shared/sized_pair.h"

static const size_t counts[] = {1000, 2000, 4000, 10000, 20000, 100000};
#define COUNTS (sizeof counts / sizeof *counts)

typedef struct wish {
  const char *question, *family;
  size_t count; // 0 for all
  double most, radius;
} wish;

typedef struct cost {
  double seconds, checking;
} cost;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static bool set_pair(og_problem *problem, const sized_family *family, size_t count, double radius) {
  static const double still[3] = {0, 0, 0}, velocity[3] = {0.25, 0.5, 1}, until = 100;
  double *a = og_grow(NULL, 3 * count, sizeof *a), *b = og_grow(NULL, 3 * count, sizeof *b);
  family->make(a, b, count);
  const bool done = og_problem_set_doubles(problem, a, count, radius, b, count, radius) == OG_PROBLEM_OK &&
                    og_problem_set_motion(problem, still, velocity, &until) == OG_PROBLEM_OK;
  free(a);
  free(b);
  return done;
}

static bool measure(const sized_family *family, size_t count, double radius, og_question question, cost *c) {
  og_problem problem;
  og_answer answer;
  og_problem_init(&problem);
  og_answer_init(&answer);
  og_solver *solver = og_solver_new();
  og_checker *checker = og_checker_new();
  bool answered = set_pair(&problem, family, count, radius);
  const double start = now();
  answered = answered && og_solve(solver, question, &problem, NULL, &answer) == OG_ANSWERED;
  const double solved = now();
  answered = answered && og_check(checker, &problem, &answer.certificate, &answer.finding) == OG_ACCEPTED;
  *c = (cost){solved - start, now() - solved};
  og_checker_free(checker);
  og_solver_free(solver);
  og_answer_clear(&answer);
  og_problem_clear(&problem);
  return answered;
}

static bool print_row(const wish *w, const sized_family *family, og_question question) {
  printf("%-20s", family->name);
  bool goes_on = true;
  cost last = {0, 0};
  for (size_t k = 0; k < COUNTS; k++) {
    if (w->count != 0 && w->count != counts[k]) continue;
    if (!goes_on) {
      printf("         -");
      continue;
    }
    if (!measure(family, counts[k], w->radius, question, &last)) {
      fprintf(stderr, "bench_size: %s of %zu: no answer\n", family->name, counts[k]);
      return false;
    }
    printf(" %9.3f", last.seconds);
    fflush(stdout);
    goes_on = last.seconds <= w->most;
  }
  printf("   %9.3f\n", last.checking);
  return true;
}

static bool print_table(const wish *w, og_question question) {
  printf("\n%s, seconds         ", og_question_at(question)->id);
  for (size_t k = 0; k < COUNTS; k++)
    if (w->count == 0 || w->count == counts[k]) printf(" %9zu", counts[k]);
  printf("    checking\n");
  bool answered = true;
  for (const sized_family *family = sized_families; family->name != NULL; family++)
    if (w->family == NULL || strcmp(w->family, family->name) == 0)
      answered = print_row(w, family, question) && answered;
  return answered;
}

static bool read_wish(wish *w, int argc, char **argv) {
  *w = (wish){NULL, NULL, 0, 10, 0};
  for (int k = 1; k < argc; k += 2) {
    if (k + 1 == argc) return false;
    if (strcmp(argv[k], "--question") == 0) w->question = argv[k + 1];
    else if (strcmp(argv[k], "--family") == 0) w->family = argv[k + 1];
    else if (strcmp(argv[k], "--count") == 0) w->count = strtoul(argv[k + 1], NULL, 10);
    else if (strcmp(argv[k], "--most") == 0) w->most = strtod(argv[k + 1], NULL);
    else if (strcmp(argv[k], "--radius") == 0) w->radius = strtod(argv[k + 1], NULL);
    else return false;
  }
  return true;
}

int main(int argc, char **argv) {
  wish w;
  if (!read_wish(&w, argc, argv)) {
    fputs("usage: bench_size [--question Q] [--family NAME] [--count N] [--most SECONDS] [--radius R]\n", stderr);
    return 2;
  }
  bool answered = true;
  for (og_question question = OG_RELATION; question < OG_PAIR_QUESTION_COUNT; question++)
    if (w.question == NULL || strcmp(w.question, og_question_at(question)->id) == 0)
      answered = print_table(&w, question) && answered;
  return answered ? 0 : 1;
}
