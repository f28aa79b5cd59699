// Cases and answers about cylinders and cones, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/solver/curved.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_curved.h"
#include "tool/format/write_curved.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"relation\",\"a\":{\"shape\":\"cylinder\",\"radius\":5,\"half_height\":2},"
    "\"b\":{\"shape\":\"segment\",\"points\":[[2,3,5],[4,5,-1]]}}",
    "{\"id\":\"b\",\"question\":\"relation\",\"a\":{\"shape\":\"box\",\"half\":[1,1,\"2/"
    "3\"]},\"b\":{\"shape\":\"cone\","
    "\"radius\":6,\"half_height\":2,\"pose\":{\"rotation\":[1,2,0,4],\"translation\":[1,0,2]}}}",
    "{\"id\":\"c\",\"question\":\"relation\",\"a\":{\"shape\":\"cone\",\"radius\":\"0x1.8p+1\",\"half_height\":1},"
    "\"b\":{\"shape\":\"triangle\",\"points\":[[4,0,2],[0,4,2],[5,5,\"7/3\"]]}}",
    "{\"id\":\"d\",\"question\":\"relation\",\"a\":{\"shape\":\"cylinder\",\"radius\":5,\"half_height\":0},"
    "\"b\":{\"shape\":\"segment\",\"points\":[[1,1,-1],[1,2,2]]}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_curved_answer answer;
  og_curved_claim claim;
} own_parts;

static bool is_own(og_question q) { return q == OG_RELATION; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_curved(&one->curved, &p->answer), OG_CURVED_ACCEPTED);
  og_write_curved(text, one->id, &p->answer.certificate);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_curved_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_curved(&one->curved, &p->claim.certificate) == OG_CURVED_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  (void)one; // the certificate says all
  return og_compare_curved_claim(reason, &p->claim);
}

static void expect_same(const void *own) {
  const own_parts *p = own;
  assert_int_equal(p->claim.certificate.relation, p->answer.certificate.relation);
}

// No byte makes another relation of one, and nothing else is claimed: there are no contradictions to be had.
static const or_damaged_question question = {
    cases, CASES, is_own, answer, read_claim, line_of, is_accepted, contradictions, expect_same, 10, 5, -1000,
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
  b->damaged.takes_curved = true;
  og_curved_answer_init(&b->own.answer);
  og_curved_claim_init(&b->own.claim);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  or_damaged_clear(&b->damaged);
  og_curved_answer_clear(&b->own.answer);
  og_curved_claim_clear(&b->own.claim);
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
