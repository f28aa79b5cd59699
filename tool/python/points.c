#include "tool/python/points.h"

#include <stdlib.h>

#include "spec/pair/solve/solver.h"
#include "tool/text/context.h"

struct og_python_pair {
  og_problem problem;
  og_answer answer;
  og_solver *solver;
};

og_python_pair *og_python_pair_new(void) {
  og_python_pair *pair = og_text_make(sizeof *pair);
  og_problem_init(&pair->problem);
  og_answer_init(&pair->answer);
  pair->solver = og_solver_new();
  return pair;
}

void og_python_pair_free(og_python_pair *pair) {
  if (pair == NULL) return;
  og_solver_free(pair->solver);
  og_answer_clear(&pair->answer);
  og_problem_clear(&pair->problem);
  free(pair);
}

int og_python_ask(og_python_pair *pair, int question, const double *a, size_t a_count, double a_radius, const double *b,
                  size_t b_count, double b_radius, char **value, const char **relation) {
  *value = NULL;
  *relation = "none";
  if (og_problem_set_doubles(&pair->problem, a, a_count, a_radius, b, b_count, b_radius) != OG_PROBLEM_OK)
    return OG_PYTHON_NUMBERS;
  // Whether bodies that meet only touch is no part of a distance, and takes longer.
  const og_status status = question == OG_DISTANCE
                               ? og_solve_gap(pair->solver, &pair->problem, NULL, &pair->answer)
                               : og_solve(pair->solver, (og_question)question, &pair->problem, NULL, &pair->answer);
  if (status != OG_ANSWERED) return OG_PYTHON_REFUSED;
  const og_finding *finding = &pair->answer.finding;
  *relation = og_relation_name(finding->relation);
  if (question == OG_DISTANCE && finding->has_distance) *value = og_surd_to_text(&finding->distance);
  if (question == OG_DEPTH && finding->has_depth) *value = og_surd_to_text(&finding->depth);
  return OG_PYTHON_ANSWERED;
}

void og_python_text_free(char *text) { free(text); }
