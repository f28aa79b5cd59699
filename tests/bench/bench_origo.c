#include "spec/version.h"
#include "tests/bench/bench.h"

#include <math.h>
#include <stdlib.h>

#include "spec/pair/solve/solver.h"

// The library call as a user makes it: doubles in, lattice built, question solved, certificate checked. The
// workspace is kept between calls, as in any program with more than one question; there is no guess.

typedef struct state {
  const bench_pair *pair;
  og_solver *solver;
  og_problem problem;
  og_answer answer;
} state;

static void *prepare(const bench_pair *pairs, size_t count) {
  (void)count;
  state *s = malloc(sizeof *s);
  if (s == NULL) abort();
  s->pair = pairs;
  s->solver = og_solver_new();
  og_problem_init(&s->problem);
  og_answer_init(&s->answer);
  return s;
}

static void finish(void *pointer) {
  state *s = pointer;
  og_answer_clear(&s->answer);
  og_problem_clear(&s->problem);
  og_solver_free(s->solver);
  free(s);
}

static void ask(state *s, size_t k, og_question question) {
  const bench_body *a = &s->pair[k].a;
  const bench_body *b = &s->pair[k].b;
  const og_problem_status status =
      og_problem_set_doubles(&s->problem, a->xyz, a->point_count, 0.0, b->xyz, b->point_count, 0.0);
  if (status != OG_PROBLEM_OK) abort();
  (void)og_solve(s->solver, question, &s->problem, NULL, &s->answer);
}

static void query_relation(void *pointer, size_t k) { ask(pointer, k, OG_RELATION); }
static void query_distance(void *pointer, size_t k) { ask(pointer, k, OG_DISTANCE); }
static void query_depth(void *pointer, size_t k) { ask(pointer, k, OG_DEPTH); }

static double value_relation(void *pointer) {
  const state *s = pointer;
  if (s->answer.status != OG_ANSWERED) return (double)NAN;
  switch (s->answer.finding.relation) {
  case OG_SEPARATED: return bench_separated;
  case OG_TOUCHING: return bench_touching;
  case OG_PENETRATING: return bench_penetrating;
  default: return (double)NAN;
  }
}

static double value_distance(void *pointer) {
  const state *s = pointer;
  const og_finding *found = &s->answer.finding;
  return s->answer.status == OG_ANSWERED && found->has_distance ? og_surd_to_double(&found->distance) : (double)NAN;
}

static double value_depth(void *pointer) {
  const state *s = pointer;
  const og_finding *found = &s->answer.finding;
  return s->answer.status == OG_ANSWERED && found->has_depth ? og_surd_to_double(&found->depth) : (double)NAN;
}

const bench_method bench_origo_relation = {"origo relation", "origo",        NULL,   ORIGO_VERSION, prepare,
                                           query_relation,   value_relation, finish, bench_relation};
const bench_method bench_origo_distance = {"origo distance", "origo",        NULL,   ORIGO_VERSION, prepare,
                                           query_distance,   value_distance, finish, bench_length};
const bench_method bench_origo_depth = {"origo depth", "origo",     NULL,   ORIGO_VERSION, prepare,
                                        query_depth,   value_depth, finish, bench_length};
