// The distance alone against the distance with its relation: equal, for pairs of every family, with guesses good and
// bad.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <cmocka.h>

#include "spec/pair/solve/solver.h"
#include "tests/shared/random_pair.h"

static uint64_t rounds(uint64_t usual) {
  const char *wanted = getenv("ORIGO_TEST_PAIRS");
  const uint64_t count = wanted == NULL ? usual : strtoull(wanted, NULL, 10) / 10;
  return count < usual ? count : usual;
}

static void distances_agree(void **state) {
  (void)state;
  og_solver *solver = og_solver_new();
  og_problem problem;
  og_answer whole, alone;
  or_pair pair;
  size_t met = 0, apart = 0;
  og_problem_init(&problem);
  og_answer_init(&whole);
  og_answer_init(&alone);
  const uint64_t count = rounds(300);
  for (size_t family = 0; family < or_pair_family_count(); family++)
    for (uint64_t seed = 1; seed <= count; seed++) {
      or_pair_make(&pair, family, seed);
      assert_int_equal(og_problem_set_doubles(&problem, pair.a, pair.na, pair.ra, pair.b, pair.nb, pair.rb),
                       OG_PROBLEM_OK);
      const og_guess guess = {seed % 3, {{(uint32_t)(seed % 5), 0}, {0, (uint32_t)(seed % 7)}}};
      assert_int_equal(og_solve(solver, OG_DISTANCE, &problem, NULL, &whole), OG_ANSWERED);
      assert_int_equal(og_solve_gap(solver, &problem, seed % 2 == 0 ? NULL : &guess, &alone), OG_ANSWERED);
      assert_true(alone.finding.has_distance);
      assert_int_equal(og_surd_compare(&alone.finding.distance, &whole.finding.distance), 0);
      // What is said about the relation is so; none is said where the cores meet.
      if (alone.finding.relation != OG_RELATION_NONE) assert_int_equal(alone.finding.relation, whole.finding.relation);
      else assert_int_not_equal(whole.finding.relation, OG_SEPARATED);
      if (og_surd_sign(&alone.finding.distance) > 0) apart++;
      else met++;
    }
  assert_true(met > 0 && apart > 0);
  og_answer_clear(&whole);
  og_answer_clear(&alone);
  og_problem_clear(&problem);
  og_solver_free(solver);
}

// One step from the first pair of vertices is seldom enough: it gives up then, and says nothing else.
static void a_limit_gives_up_or_agrees(void **state) {
  (void)state;
  og_solver *solver = og_solver_new();
  og_problem problem;
  og_answer whole, alone;
  or_pair pair;
  size_t gave_up = 0, answered = 0;
  og_problem_init(&problem);
  og_answer_init(&whole);
  og_answer_init(&alone);
  const og_guess first = {1, {{0, 0}}};
  for (size_t family = 0; family < or_pair_family_count(); family++) {
    or_pair_make(&pair, family, 7);
    assert_int_equal(or_pair_problem(&problem, &pair), OG_PROBLEM_OK);
    og_solver_set_limit(solver, 0);
    assert_int_equal(og_solve(solver, OG_DISTANCE, &problem, NULL, &whole), OG_ANSWERED);
    og_solver_set_limit(solver, 1);
    if (og_solve_gap(solver, &problem, &first, &alone) == OG_ANSWERED) {
      answered++;
      assert_int_equal(og_surd_compare(&alone.finding.distance, &whole.finding.distance), 0);
    } else {
      gave_up++;
      assert_int_equal(alone.status, OG_GAVE_UP);
      assert_int_equal(alone.steps, 1);
    }
  }
  assert_true(gave_up > 0 && answered > 0);
  og_answer_clear(&whole);
  og_answer_clear(&alone);
  og_problem_clear(&problem);
  og_solver_free(solver);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(distances_agree), cmocka_unit_test(a_limit_gives_up_or_agrees)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
