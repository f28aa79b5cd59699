// Cases and answers about how far cylinders and cones reach, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/curved/solve/support.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_curved_support.h"
#include "tool/format/write_curved_support.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"support\",\"a\":{\"shape\":\"cylinder\",\"radius\":5,\"half_height\":2},"
    "\"direction\":[2,3,\"5/7\"]}",
    "{\"id\":\"b\",\"question\":\"support\",\"a\":{\"shape\":\"cone\",\"radius\":\"0x1.8p+1\",\"half_height\":1,"
    "\"pose\":{\"rotation\":[1,2,0,4],\"translation\":[1,0,2]}},\"direction\":[-1,0,1]}",
    "{\"id\":\"c\",\"question\":\"support\",\"a\":{\"shape\":\"cone\",\"radius\":4,\"half_height\":2},"
    "\"direction\":[1,0,1]}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_curved_support_answer answer;
  og_curved_support_claim claim;
  og_primitive_finding finding;
} own_parts;

static bool is_own(og_question q) { return q == OG_SUPPORT; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_curved_support(&one->curved_support, &p->answer), OG_CURVED_SUPPORT_ACCEPTED);
  og_write_curved_support(text, one->id, p->answer.face, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_curved_support_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_curved_support(&one->curved_support, p->claim.face, &p->finding) == OG_CURVED_SUPPORT_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  (void)one;
  return og_compare_curved_support_claim(reason, &p->claim, &p->finding);
}

static void expect_same(const void *own) {
  const own_parts *p = own;
  assert_int_equal(og_surd_compare(&p->finding.value, &p->answer.finding.value), 0);
}

// No byte makes another face of one: there are no refusals to be had (support_test.c has them all).
static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  og_curved_support_answer_init(&p->answer);
  og_curved_support_claim_init(&p->claim);
  og_primitive_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_curved_support_answer_clear(&p->answer);
  og_curved_support_claim_clear(&p->claim);
  og_primitive_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1, .kind = OG_CASE_CURVED_SUPPORT,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = -1000, .least_contradicted = 5,
};

int main(void) { return or_damaged_run(&question); }
