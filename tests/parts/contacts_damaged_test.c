// Cases and answers about what meshes, height fields and compounds share, damaged byte by byte
// (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/parts/solve/contacts.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_part_contacts.h"
#include "tool/format/write_part_contacts.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"contact\","
    "\"a\":{\"shape\":\"box\",\"half\":[1,1,1],\"pose\":{\"translation\":[3,1,1]}},"
    "\"b\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[4,4,0],[0,4,0]],\"triangles\":[[0,1,2],[0,2,3]]}}",
    "{\"id\":\"b\",\"question\":\"contact\","
    "\"a\":{\"shape\":\"height_field\",\"heights\":[[0,1],[2,\"1/3\"]],\"cell\":[2,3]},"
    "\"b\":{\"shape\":\"sphere\",\"radius\":0.5,\"pose\":{\"translation\":[1,1,4]}}}",
    "{\"id\":\"c\",\"question\":\"contact\",\"a\":{\"shape\":\"compound\",\"bodies\":["
    "{\"shape\":\"box\",\"half\":[1,1,3]},"
    "{\"shape\":\"box\",\"half\":[1,1,2],\"pose\":{\"translation\":[4,0,0]}}]},"
    "\"b\":{\"shape\":\"box\",\"half\":[9,9,1],\"pose\":{\"translation\":[0,0,-3]}}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_contacts {
  og_part_contacts_solver *solver;
  og_parts_checker *checker;
  og_part_contacts_answer answer;
  og_part_contacts_claim claim;
  og_part_contacts_finding finding;
} own_contacts;

static bool is_own(og_question q) { return q == OG_CONTACT; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_contacts *p = own;
  assert_int_equal(og_solve_part_contacts(p->solver, &one->parts, &p->answer), OG_ANSWERED);
  og_write_part_contacts(text, one->id, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_contacts *p = own;
  return og_read_part_contacts_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) { return &((const own_contacts *)own)->claim.line; }

static bool is_accepted(void *own, const og_case *one) {
  own_contacts *p = own;
  return og_check_part_contacts(p->checker, &one->parts, &p->claim.certificate, &p->finding) == OG_PARTS_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_contacts *p = own;
  (void)one;
  return og_compare_part_contacts_claim(reason, &p->claim, &p->finding);
}

static void expect_same_pair(const og_found_contact *found, const og_found_contact *truth) {
  const og_contact_finding *one = &found->of_pair, *other = &truth->of_pair;
  for (int body = 0; body < 2; body++) assert_int_equal(found->part[body], truth->part[body]);
  assert_int_equal(one->relation, other->relation);
  assert_int_equal(one->count, other->count);
  if (one->relation == OG_PENETRATING) assert_int_equal(og_surd_compare(&one->depth, &other->depth), 0);
  // Another way out may be as short, and then other corners are there.
  for (size_t k = 0; one->relation == OG_TOUCHING && k < one->count; k++)
    for (int axis = 0; axis < 3; axis++)
      assert_true(og_rational_equal(&one->point[k].at[axis], &other->point[k].at[axis]));
}

// In another order of the parts the contacts come in another order, too.
static void expect_same(const void *own) {
  const own_contacts *p = own;
  const og_part_contacts_finding *found = &p->finding, *truth = &p->answer.finding;
  assert_int_equal(found->relation, truth->relation);
  assert_int_equal(found->count, truth->count);
  for (size_t k = 0; k < found->count; k++) {
    size_t i = 0;
    while (i < truth->count && (truth->contact[i].part[0] != found->contact[k].part[0] ||
                                truth->contact[i].part[1] != found->contact[k].part[1]))
      i++;
    assert_true(i < truth->count);
    expect_same_pair(&found->contact[k], &truth->contact[i]);
  }
}

static void make(void *own, const or_damaged_bench *bench) {
  own_contacts *p = own;
  (void)bench;
  p->solver = og_part_contacts_solver_new();
  p->checker = og_parts_checker_new();
  og_part_contacts_answer_init(&p->answer);
  og_part_contacts_claim_init(&p->claim);
  og_part_contacts_finding_init(&p->finding);
}

static void clear(void *own) {
  own_contacts *p = own;
  og_part_contacts_solver_free(p->solver);
  og_parts_checker_free(p->checker);
  og_part_contacts_answer_clear(&p->answer);
  og_part_contacts_claim_clear(&p->claim);
  og_part_contacts_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1, .kind = OG_CASE_PART_CONTACTS,
    .own_size = sizeof(own_contacts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = 5,
};

int main(void) { return or_damaged_run(&question); }
