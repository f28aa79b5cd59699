// Cases and answers about what touching bodies share, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/contact/solve/contact.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_contact.h"
#include "tool/format/write_contact.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"contact\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1]},"
    "\"b\":{\"shape\":\"hull\",\"points\":[[0,0,1],[\"7/3\",0,1],[0,1e1,1],[0,0,2]]}}",
    "{\"id\":\"b\",\"question\":\"contact\",\"a\":{\"shape\":\"segment\",\"points\":[[0,0,0],[0,4,0]]},"
    "\"b\":{\"shape\":\"hull\",\"points\":[[0,1,0],[0,5,0],[2,1,0],[\"1/2\",2,3]]}}",
    "{\"id\":\"c\",\"question\":\"contact\",\"a\":{\"shape\":\"point\",\"points\":[[1,1,0]]},"
    "\"b\":{\"shape\":\"triangle\",\"points\":[[0,0,0],[4,0,0],[0,\"0x1.8p+1\",0]]}}",
    "{\"id\":\"d\",\"question\":\"contact\",\"a\":{\"shape\":\"point\",\"points\":[[1,1,9]]},"
    "\"b\":{\"shape\":\"triangle\",\"points\":[[0,0,0],[4,0,0],[0,3,1]]}}",
    "{\"id\":\"e\",\"question\":\"contact\",\"a\":{\"shape\":\"box\",\"half\":[2,2,1],\"radius\":\"1/2\"},"
    "\"b\":{\"shape\":\"segment\",\"points\":[[-3,0,3],[1,0,3]],\"radius\":1.5}}",
    "{\"id\":\"f\",\"question\":\"contact\",\"a\":{\"shape\":\"sphere\",\"radius\":1},"
    "\"b\":{\"shape\":\"sphere\",\"radius\":4,\"pose\":{\"translation\":[3,4,0]}}}",
    "{\"id\":\"g\",\"question\":\"contact\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1]},"
    "\"b\":{\"shape\":\"box\",\"half\":[2,2,1],\"pose\":{\"translation\":[0,1,\"3/2\"]}}}",
    "{\"id\":\"h\",\"question\":\"contact\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1],\"radius\":\"1/2\"},"
    "\"b\":{\"shape\":\"segment\",\"points\":[[-2,0,2],[2,0,\"9/4\"]],\"radius\":1}}",
    "{\"id\":\"i\",\"question\":\"contact\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1],\"radius\":\"1/2\"},"
    "\"b\":{\"shape\":\"segment\",\"points\":[[-2,0,1],[2,0,1]],\"radius\":1}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_contact_solver *solver;
  og_checker *checker;
  og_contact_answer answer;
  og_contact_claim claim;
  og_contact_finding finding;
} own_parts;

static bool is_own(og_question q) { return q == OG_CONTACT; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_contact(p->solver, &one->problem, &p->answer), OG_ANSWERED);
  og_write_contact(text, one->id, OG_CONTACT, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_contact_claim(line, length, OG_CONTACT, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_contact(p->checker, &one->problem, &p->claim.certificate, &p->finding) == OG_CONTACT_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  (void)one; // the finding says all
  return og_compare_contact_claim(reason, OG_CONTACT, &p->claim, &p->finding);
}

static bool is_among(const og_contact_point *p, const og_contact_finding *f) {
  for (size_t k = 0; k < f->count; k++) {
    int equal = 0;
    for (int axis = 0; axis < 3; axis++) equal += og_rational_equal(&p->at[axis], &f->point[k].at[axis]);
    if (equal == 3) return true;
  }
  return false;
}

// The plane may be another, and so may be the way round.
static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_contact_finding *f = &p->finding, *g = &p->answer.finding;
  assert_int_equal(f->relation, g->relation);
  // A certificate of the relation alone is enough to know that they penetrate.
  if (f->relation == OG_PENETRATING && !p->claim.certificate.touches) return;
  assert_int_equal(f->count, g->count);
  for (size_t k = 0; k < f->count; k++) assert_true(is_among(&f->point[k], g));
  if (f->relation != OG_PENETRATING || f->count == 0) return;
  assert_int_equal(og_surd_compare(&f->depth, &g->depth), 0);
  assert_int_equal(f->directions, g->directions);
  for (int axis = 0; axis < 3; axis++) assert_true(og_rational_equal(&f->translation[axis], &g->translation[axis]));
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  p->solver = og_contact_solver_new();
  p->checker = og_checker_new();
  og_contact_answer_init(&p->answer);
  og_contact_claim_init(&p->claim);
  og_contact_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_contact_solver_free(p->solver);
  og_checker_free(p->checker);
  og_contact_answer_clear(&p->answer);
  og_contact_claim_clear(&p->claim);
  og_contact_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = 5,
};

int main(void) { return or_damaged_run(&question); }
