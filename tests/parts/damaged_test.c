// Cases and answers about meshes, height fields, compounds and rays, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/solver/parts.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_parts.h"
#include "tool/format/write_parts.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"relation\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1],\"pose\":{\"translation\":[3,1,1]}},"
    "\"b\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[4,4,0],[0,4,0]],\"triangles\":[[0,1,2],[0,2,3]]}}",
    "{\"id\":\"b\",\"question\":\"distance\",\"a\":{\"shape\":\"height_field\",\"heights\":[[0,1],[2,\"1/3\"]],\"cell\":[2,3]},"
    "\"b\":{\"shape\":\"sphere\",\"radius\":0.5,\"pose\":{\"translation\":[1,1,4]}}}",
    "{\"id\":\"c\",\"question\":\"distance\",\"a\":{\"shape\":\"compound\",\"bodies\":[{\"shape\":\"box\",\"half\":[1,1,1]},"
    "{\"shape\":\"point\",\"points\":[[5,0,0]]}],\"pose\":{\"rotation\":[0,0,1,2]}},"
    "\"b\":{\"shape\":\"segment\",\"points\":[[3,3,3],[5,5,0]]}}",
    "{\"id\":\"d\",\"question\":\"hit\",\"a\":{\"shape\":\"ray\",\"points\":[[1,2,3]],\"direction\":[0,0,-2]},"
    "\"b\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[4,4,0],[0,4,0.5]],\"triangles\":[[0,1,2],[0,2,3]]}}",
    "{\"id\":\"e\",\"question\":\"hit\",\"a\":{\"shape\":\"segment\",\"points\":[[-4,0,0],[4,0,0]]},"
    "\"b\":{\"shape\":\"capsule\",\"radius\":1,\"half_height\":2}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_parts_solver *solver;
  og_parts_checker *checker;
  og_parts_answer answer;
  og_parts_claim claim;
  og_finding finding;
} own_parts;

static bool is_own(og_question q) { return q == OG_RELATION || q == OG_DISTANCE || q == OG_HIT; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_parts(p->solver, one->question, &one->parts, &p->answer), OG_ANSWERED);
  og_write_parts(text, one->id, one->question, &one->parts, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_parts_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  const og_parts_certificate *certificate = &p->claim.certificate;
  if (one->question == OG_HIT)
    return og_check_ray(p->checker, &one->parts, certificate, &p->finding) == OG_PARTS_ACCEPTED;
  return og_check_parts(p->checker, &one->parts, certificate, &p->finding) == OG_PARTS_ACCEPTED &&
         og_question_is_answered(one->question, &p->finding);
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  return og_compare_parts_claim(reason, one->question, &one->parts, &p->claim, &p->finding);
}

static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_finding *found = &p->finding, *truth = &p->answer.finding;
  assert_int_equal(found->relation, truth->relation);
  assert_true(found->has_hit == truth->has_hit && found->hit == truth->hit);
  if (found->has_distance && truth->has_distance) assert_int_equal(og_surd_compare(&found->distance, &truth->distance), 0);
  if (found->hit) assert_int_equal(og_surd_compare(&found->first, &truth->first), 0);
}

static const or_damaged_question question = {
    cases, CASES, is_own, answer, read_claim, line_of, is_accepted, contradictions, expect_same, 10, 5, 5,
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
  b->damaged.takes_parts = true;
  b->own.solver = og_parts_solver_new();
  b->own.checker = og_parts_checker_new();
  og_parts_answer_init(&b->own.answer);
  og_parts_claim_init(&b->own.claim);
  og_finding_init(&b->own.finding);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  or_damaged_clear(&b->damaged);
  og_parts_solver_free(b->own.solver);
  og_parts_checker_free(b->own.checker);
  og_parts_answer_clear(&b->own.answer);
  og_parts_claim_clear(&b->own.claim);
  og_finding_clear(&b->own.finding);
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
