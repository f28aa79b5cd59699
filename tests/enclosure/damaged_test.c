// Cases and answers about pairs of cylinders, cones, ellipsoids and rounded bodies, damaged byte by byte
// (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/enclosure/solve/enclosure.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_enclosure.h"
#include "tool/format/write_enclosure.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"distance\",\"a\":{\"shape\":\"cylinder\",\"radius\":5,\"half_height\":2},"
    "\"b\":{\"shape\":\"cone\",\"radius\":1,\"half_height\":2,\"pose\":{\"translation\":[3,8,6],\"rotation\":[1,2,3,4]}"
    "}}",
    "{\"id\":\"b\",\"question\":\"relation\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1],\"radius\":1},\"b\":{\"shape\":"
    "\"cone\",\"radius\":5,\"half_height\":2,\"rounding\":\"1/2\",\"pose\":{\"translation\":[3,3,\"9/2\"]}}}",
    "{\"id\":\"c\",\"question\":\"relation\",\"a\":{\"shape\":\"cylinder\",\"radius\":5.25,\"half_height\":2.125},"
    "\"b\":{\"shape\":\"cone\",\"radius\":5.0625,\"half_height\":2.53125,\"pose\":{\"translation\":[1.25,0.5,1.125]}}}",
    "{\"id\":\"dddddddddddddddd\",\"question\":\"distance\",\"a\":{\"shape\":\"cylinder\",\"radius\":1."
    "0000000000000000000,"
    "\"half_height\":1.0000000000000000000},\"b\":{\"shape\":\"cylinder\",\"radius\":1.0000000000000000000,"
    "\"half_height\":1.0000000000000000000,\"pose\":{\"translation\":[2.0000000000000000000,0.0000000000000000000,"
    "0.0000000000000000000]}}}",
    "{\"id\":\"e\",\"question\":\"distance\",\"a\":{\"shape\":\"ellipsoid\",\"half\":[3,2,1]},\"b\":{\"shape\":"
    "\"ellipsoid\",\"half\":[1,2,0],\"pose\":{\"translation\":[3,8,6],\"rotation\":[1,2,3,4]}}}",
    "{\"id\":\"f\",\"question\":\"relation\",\"a\":{\"shape\":\"ellipsoid\",\"half\":[3,2,1]},\"b\":{\"shape\":"
    "\"sphere\",\"radius\":2,\"pose\":{\"translation\":[0,0,3]}}}",
    "{\"id\":\"g\",\"question\":\"relation\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1]},\"b\":{\"shape\":"
    "\"ellipsoid\",\"half\":[1,2,3],\"pose\":{\"translation\":[1,2,\"5/2\"]}}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  const or_damaged_bench *bench;
  og_enclosure_solver *solver;
  og_enclosure_answer answer;
  og_enclosure_claim claim;
  og_relation relation; // of the answer
} own_parts;

static bool is_own(og_question q) { return q == OG_RELATION || q == OG_DISTANCE; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_not_equal(og_solve_enclosure(p->solver, one->question, &one->enclosure, &p->answer), OG_ENCLOSURE_REFUSED);
  p->relation = og_enclosure_relation(&p->answer.certificate);
  og_write_enclosure(text, one->id, one->question, &one->enclosure, &p->answer.certificate);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_enclosure_claim(line, length, &p->bench->reading.one.enclosure, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_enclosure(&one->enclosure, &p->claim.certificate) == OG_ENCLOSURE_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  return og_compare_enclosure_claim(reason, one->question, &p->claim);
}

static int order(const og_rational *a, const og_rational *b) {
  mpz_t left, right;
  mpz_inits(left, right, NULL);
  mpz_mul(left, a->num.z, b->den.z);
  mpz_mul(right, b->num.z, a->den.z);
  const int result = mpz_cmp(left, right);
  mpz_clears(left, right, NULL);
  return result;
}

// Of one pair all accepted ranges share a number, and no two relations are accepted.
static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_enclosure_certificate *claimed = &p->claim.certificate, *ours = &p->answer.certificate;
  const og_relation relation = og_enclosure_relation(claimed);
  assert_true(relation == OG_RELATION_NONE || p->relation == OG_RELATION_NONE || relation == p->relation);
  if (claimed->kind != OG_ENCLOSURE_RANGE || ours->kind != OG_ENCLOSURE_RANGE) return;
  assert_true(order(&claimed->lo, &ours->hi) <= 0 && order(&ours->lo, &claimed->hi) <= 0);
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  p->bench = bench;
  p->solver = og_enclosure_solver_new();
  og_enclosure_answer_init(&p->answer);
  og_enclosure_claim_init(&p->claim);
}

static void clear(void *own) {
  own_parts *p = own;
  og_enclosure_solver_free(p->solver);
  og_enclosure_answer_clear(&p->answer);
  og_enclosure_claim_clear(&p->claim);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1, .kind = OG_CASE_ENCLOSED,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = -1000,
};

int main(void) { return or_damaged_run(&question); }
