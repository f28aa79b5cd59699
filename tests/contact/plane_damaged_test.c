// Cases and answers about what two bodies of the plane share, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "spec/contact/solve/contact.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_plane_answer.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"plane\":true,\"question\":\"contact\",\"a\":{\"shape\":\"rectangle\",\"half\":[1,2]},"
    "\"b\":{\"shape\":\"polygon\",\"points\":[[1,0],[3,\"1/2\"],[1e0,4]]}}",
    "{\"id\":\"b\",\"plane\":true,\"question\":\"contact\",\"a\":{\"shape\":\"segment\",\"points\":[[0,0],[4,0]]},"
    "\"b\":{\"shape\":\"triangle\",\"points\":[[1,0],[5,1],[4,\"0x1.8p+1\"]]}}",
    "{\"id\":\"c\",\"plane\":true,\"question\":\"contact\",\"a\":{\"shape\":\"rectangle\",\"half\":[1,1]},"
    "\"b\":{\"shape\":\"rectangle\",\"half\":[2,1],\"pose\":{\"translation\":[1,\"3/2\"]}}}",
    "{\"id\":\"d\",\"plane\":true,\"question\":\"contact\",\"a\":{\"shape\":\"circle\",\"radius\":1},"
    "\"b\":{\"shape\":\"circle\",\"radius\":4,\"pose\":{\"translation\":[3,4]}}}",
    "{\"id\":\"e\",\"plane\":true,\"question\":\"contact\",\"a\":{\"shape\":\"point\",\"points\":[[1,9]]},"
    "\"b\":{\"shape\":\"capsule\",\"radius\":1,\"half_height\":2,\"pose\":{\"rotation\":[1,2]}}}",
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
  og_write_plane_contact(text, one->id, false, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  return og_read_plane_contact_claim(line, length, false, &((own_parts *)own)->claim, complaint);
}

static const og_answer_line *line_of(const void *own) { return &((const own_parts *)own)->claim.line; }

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_contact(p->checker, &one->problem, &p->claim.certificate, &p->finding) == OG_CONTACT_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  (void)one; // the finding says all
  return og_compare_plane_contact_claim(reason, false, &p->claim, &p->finding);
}

// What is told of both: all but the line, of which there may be several.
static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_contact_finding *f = &p->finding, *g = &p->answer.finding;
  assert_int_equal(f->relation, g->relation);
  // A certificate of the relation alone is enough to know that they penetrate.
  if (f->relation == OG_PENETRATING && !p->claim.certificate.touches) return;
  assert_int_equal(f->count, g->count);
  og_text ours, theirs;
  og_text_init(&ours);
  og_text_init(&theirs);
  og_add_plane_contact_fields(&ours, false, g);
  og_add_plane_contact_fields(&theirs, false, f);
  const char *const ends[2] = {ours.at == NULL ? NULL : strstr(ours.at, ",\"line\""),
                               theirs.at == NULL ? NULL : strstr(theirs.at, ",\"line\"")};
  assert_int_equal(ends[0] == NULL, ends[1] == NULL);
  if (ends[0] != NULL) {
    assert_int_equal(ends[0] - ours.at, ends[1] - theirs.at);
    assert_memory_equal(ours.at, theirs.at, (size_t)(ends[0] - ours.at));
  }
  og_text_clear(&theirs);
  og_text_clear(&ours);
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
    .cases = cases, .count = CASES, .seed = 1, .is_plane = true,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = 5,
};

int main(void) { return or_damaged_run(&question); }
