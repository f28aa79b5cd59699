#ifndef OR_EXACT_BENCH_H
#define OR_EXACT_BENCH_H

// The exact solver, with what it works on, for tests that ask it about many pairs.

#include "spec/pair/solve/solver.h"

typedef struct exact_bench {
  og_problem problem;
  og_solver *solver;
  og_answer answer;
} exact_bench;

static inline void exact_bench_open(exact_bench *e) {
  og_problem_init(&e->problem);
  og_answer_init(&e->answer);
  e->solver = og_solver_new();
}

static inline void exact_bench_close(exact_bench *e) {
  og_problem_clear(&e->problem);
  og_answer_clear(&e->answer);
  og_solver_free(e->solver);
}

#endif
