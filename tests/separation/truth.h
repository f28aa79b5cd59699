#ifndef OR_SEPARATION_TRUTH_H
#define OR_SEPARATION_TRUTH_H

// The exact answer about two vertex lists, and the size that errors are measured by.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/vec3.h"
#include "tests/shared/exact_bench.h"
#include "tests/shared/wanted_pairs.h"

typedef struct exact_answer {
  og_relation relation;
  double distance, depth; // rounded once
  double size;            // greatest extent of the pair's bounding box
} exact_answer;

static inline double exact_size(const og_vec3 *a, int na, const og_vec3 *b, int nb) {
  double low[3] = {a->x, a->y, a->z}, high[3] = {a->x, a->y, a->z};
  for (int k = 0; k < na + nb; k++) {
    const og_vec3 p = k < na ? a[k] : b[k - na];
    const double x[3] = {p.x, p.y, p.z};
    for (int c = 0; c < 3; c++) {
      if (x[c] < low[c]) low[c] = x[c];
      if (x[c] > high[c]) high[c] = x[c];
    }
  }
  double size = 0;
  for (int c = 0; c < 3; c++)
    if (high[c] - low[c] > size) size = high[c] - low[c];
  return size;
}

static inline exact_answer exact_answer_of(exact_bench *e, const og_vec3 *a, int na, const og_vec3 *b, int nb) {
  exact_answer t = {.size = exact_size(a, na, b, nb)};
  assert_int_equal(
      og_problem_set_doubles(&e->problem, (const double *)a, (size_t)na, 0, (const double *)b, (size_t)nb, 0),
      OG_PROBLEM_OK);
  assert_int_equal(og_solve(e->solver, OG_RELATION, &e->problem, NULL, &e->answer), OG_ANSWERED);
  t.relation = e->answer.finding.relation;
  if (t.relation == OG_SEPARATED) {
    assert_int_equal(og_solve(e->solver, OG_DISTANCE, &e->problem, NULL, &e->answer), OG_ANSWERED);
    t.distance = og_surd_to_double(&e->answer.finding.distance);
  }
  if (t.relation == OG_PENETRATING) {
    assert_int_equal(og_solve(e->solver, OG_DEPTH, &e->problem, NULL, &e->answer), OG_ANSWERED);
    t.depth = og_surd_to_double(&e->answer.finding.depth);
  }
  return t;
}

// By how much of the size a yes/no verdict misses the truth: 0 if right.
static inline double truth_miss(const exact_answer *t, int says_apart) {
  if (says_apart) return t->relation == OG_SEPARATED ? 0 : (t->depth > 0 ? t->depth : 5e-324) / t->size;
  return t->relation == OG_SEPARATED ? t->distance / t->size : 0;
}

#endif
