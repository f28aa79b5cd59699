// Cases and answers about cylinders and cones, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/curved/solve/curved.h"
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
static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  og_curved_answer_init(&p->answer);
  og_curved_claim_init(&p->claim);
}

static void clear(void *own) {
  own_parts *p = own;
  og_curved_answer_clear(&p->answer);
  og_curved_claim_clear(&p->claim);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1, .kind = OG_CASE_CURVED,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = -1000,
};

int main(void) { return or_damaged_run(&question); }
