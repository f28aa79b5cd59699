// Cases and answers about polytopes that move and turn, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/number/nearest.h"
#include "spec/solver/rigid.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_rigid.h"
#include "tool/format/write_rigid.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"motion\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1],\"pose\":{\"translation\":[0,0,4]}},"
    "\"b\":{\"shape\":\"box\",\"half\":[1,1,1]},\"end_a\":{\"translation\":[0,0,\"-2\"]}}",
    "{\"id\":\"b\",\"question\":\"motion\",\"a\":{\"shape\":\"triangle\",\"points\":[[0,0,0],[1,0,0.5],[0,1,0]],\"pose\":{"
    "\"translation\":[0,0,4],\"rotation\":[0,0,1,8]}},\"b\":{\"shape\":\"box\",\"half\":[1,1,1]},\"end_a\":{\"translation\":[0,0,"
    "-2],\"rotation\":[1,0,1,9]},\"end_b\":{\"rotation\":[0,1,0,4]}}",
    "{\"id\":\"c\",\"question\":\"motion\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1],\"pose\":{\"translation\":[0,0,4]}},\"b\":"
    "{\"shape\":\"segment\",\"points\":[[0,0,0],[0,1,0]]},\"end_a\":{\"translation\":[0,4,0],\"rotation\":[1,0,0,1]}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_rigid_solver *solver;
  og_rigid_checker *checker;
  og_rigid_answer answer;
  og_rigid_claim claim;
  og_rigid_finding finding;
} own_parts;

static bool is_own(og_question q) { return q == OG_MOTION; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_rigid(p->solver, &one->rigid, &p->answer), OG_RIGID_ANSWERED);
  og_write_rigid(text, one->id, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_rigid_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_rigid(p->checker, &one->rigid, &p->claim.certificate, &p->finding) == OG_RIGID_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  (void)one;
  own_parts *p = own;
  return og_compare_rigid_claim(reason, &p->claim, &p->finding);
}

// Other enclosures may be proved, which then have a part in common with ours. One of `clear` says less.
static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_rigid_finding *f = &p->finding, *g = &p->answer.finding;
  if (f->kind == OG_RIGID_CLEAR) return;
  assert_int_equal(f->kind, g->kind);
  if (f->kind == OG_RIGID_NEVER) return;
  assert_true(og_nearest_double(&f->lo) <= og_nearest_double(&g->hi));
  assert_true(og_nearest_double(&g->lo) <= og_nearest_double(&f->hi));
}

static const or_damaged_question question = {
    cases, CASES, is_own, answer, read_claim, line_of, is_accepted, contradictions, expect_same, 50, 5, 50,
};

typedef struct bench {
  or_damaged_bench damaged;
  own_parts own;
} bench;

static void test_damaged_cases(void **state) {
  bench *b = *state;
  or_damaged_cases(&b->damaged);
}

static void test_damaged_answers(void **state) {
  bench *b = *state;
  or_damaged_answers(&b->damaged);
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  or_damaged_init(&b->damaged, &question, &b->own, 1);
  b->own.solver = og_rigid_solver_new();
  b->own.checker = og_rigid_checker_new();
  og_rigid_answer_init(&b->own.answer);
  og_rigid_claim_init(&b->own.claim);
  og_rigid_finding_init(&b->own.finding);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  or_damaged_clear(&b->damaged);
  og_rigid_solver_free(b->own.solver);
  og_rigid_checker_free(b->own.checker);
  og_rigid_answer_clear(&b->own.answer);
  og_rigid_claim_clear(&b->own.claim);
  og_rigid_finding_clear(&b->own.finding);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_damaged_cases, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_damaged_answers, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
