// Cases and answers about what cylinders and cones share with polytopes, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/curved/solve/contact.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_curved_contact.h"
#include "tool/format/write_curved_contact.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"contact\",\"a\":{\"shape\":\"cylinder\",\"radius\":1,\"half_height\":2},"
    "\"b\":{\"shape\":\"box\",\"half\":[2,2,1],\"pose\":{\"translation\":[2,0,-3]}}}",
    "{\"id\":\"b\",\"question\":\"contact\",\"a\":{\"shape\":\"box\",\"half\":[2,2,1]},\"b\":{\"shape\":\"cylinder\","
    "\"radius\":1,\"half_height\":2,\"pose\":{\"rotation\":[0,1,0,1],\"translation\":[1,0,2]}}}",
    "{\"id\":\"c\",\"question\":\"contact\",\"a\":{\"shape\":\"cone\",\"radius\":4,\"half_height\":2,"
    "\"pose\":{\"translation\":[0,0,2]}},\"b\":{\"shape\":\"triangle\",\"points\":[[4,-1,0],[4,1,0],[1,0,3]]}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_curved_contact_solver *solver;
  og_curved_faces *faces;
  og_curved_contact_answer answer;
  og_curved_contact_claim claim;
  og_curved_contact_finding finding;
} own_parts;

static bool is_own(og_question q) { return q == OG_CONTACT; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_curved_contact(p->solver, &one->curved, &p->answer), OG_CURVED_CONTACT_ACCEPTED);
  og_write_curved_contact(text, one->id, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_curved_contact_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_curved_contact(p->faces, &one->curved, &p->claim.certificate, &p->finding) ==
         OG_CURVED_CONTACT_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  (void)one;
  return og_compare_curved_contact_claim(reason, &p->claim, &p->finding);
}

static void expect_same(const void *own) {
  const own_parts *p = own;
  assert_int_equal(p->finding.relation, p->answer.finding.relation);
  assert_int_equal(p->finding.shared, p->answer.finding.shared);
  assert_int_equal(p->finding.faces.count, p->answer.finding.faces.count);
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  p->solver = og_curved_contact_solver_new();
  p->faces = og_curved_faces_new();
  og_curved_contact_answer_init(&p->answer);
  og_curved_contact_claim_init(&p->claim);
  og_curved_contact_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_curved_contact_solver_free(p->solver);
  og_curved_faces_free(p->faces);
  og_curved_contact_answer_clear(&p->answer);
  og_curved_contact_claim_clear(&p->claim);
  og_curved_contact_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1, .kind = OG_CASE_CURVED_CONTACT,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = 5,
};

int main(void) { return or_damaged_run(&question); }
