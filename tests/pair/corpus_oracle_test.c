// The corpus against the second oracle: posed, rounded, unnormalised and extreme cases as they come out of files, so
// that the lattice has denominators of every kind. Every question is asked of every case that has it.
//
// The oracle's cost grows with the fourth power of the points: cases of more than MOST_PAIRS point pairs are left
// to the checker, counted, and few. ORIGO_TEST_PAIRS makes the test read only every n-th case.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include <glob.h>

#include "spec/pair/solve/solver.h"
#include "tests/oracle/truth.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/format/line_reader.h"
#include "tool/format/read_case.h"

#define MOST_PAIRS 150
#define LEAST_ANSWERS 4000
#define CORPUS_SIZE 1900

typedef struct run {
  og_solver *solver;
  og_answer answer;
  size_t cases, answers, left_out, wrong, every;
} run;

static void ask(run *r, const og_case *one, or_truth *truth, og_question question) {
  const og_status status = og_solve(r->solver, question, &one->problem, NULL, &r->answer);
  const char *wrong = status == OG_ANSWERED ? or_truth_against(truth, &r->answer.finding) : "not answered";
  r->answers++;
  if (wrong == NULL) return;
  r->wrong++;
  fprintf(stderr, "%s: %s: %s\n", one->id, og_question_at(question)->id, wrong);
}

static void judge_case(run *r, const og_case *one) {
  if (r->cases++ % r->every != 0) return;
  if (one->problem.a.count * one->problem.b.count > MOST_PAIRS) {
    r->left_out++;
    return;
  }
  or_truth *truth = or_truth_new(&one->problem);
  for (og_question question = OG_RELATION; question < OG_SWEEP; question++) ask(r, one, truth, question);
  if (one->question == OG_SWEEP) ask(r, one, truth, OG_SWEEP);
  or_truth_free(truth);
}

static void judge_file(run *r, const char *name) {
  og_complaint complaint;
  og_complaint_reset(&complaint);
  og_line_reader lines;
  og_case one;
  assert_true(og_line_reader_open(&lines, name, OG_DEFAULT_MAX_LINE, &complaint));
  og_case_init(&one);
  og_case_reader *reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  while (og_next_line(&lines, &complaint) == OG_INPUT_OK) {
    assert_int_equal(og_read_case(reader, lines.line, lines.length, &one, &complaint), OG_INPUT_OK);
    judge_case(r, &one);
  }
  og_case_reader_free(reader);
  og_case_clear(&one);
  og_line_reader_close(&lines);
}

static size_t every_nth(void) {
  const long wanted = wanted_pairs(CORPUS_SIZE);
  return wanted >= CORPUS_SIZE ? 1 : CORPUS_SIZE / (size_t)wanted;
}

static void corpus_answers_are_true(void **state) {
  (void)state;
  run r = {.solver = og_solver_new(), .every = every_nth()};
  og_answer_init(&r.answer);
  glob_t files;
  assert_int_equal(glob("corpus/cases/*.jsonl", 0, NULL, &files), 0);
  for (size_t k = 0; k < files.gl_pathc; k++) judge_file(&r, files.gl_pathv[k]);
  printf("%zu cases in %zu files, %zu answers, %zu cases too large for the oracle: %zu wrong\n", r.cases,
         files.gl_pathc, r.answers, r.left_out, r.wrong);
  globfree(&files);
  og_answer_clear(&r.answer);
  og_solver_free(r.solver);
  assert_int_equal(r.wrong, 0);
  assert_true(r.answers * r.every >= LEAST_ANSWERS);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(corpus_answers_are_true)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
