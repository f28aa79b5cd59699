// Cases and answers about cylinders and cones beside meshes, height fields and compounds, damaged byte by byte
// (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/parts/solve/curved.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_curved_parts.h"
#include "tool/format/write_curved_parts.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"relation\","
    "\"a\":{\"shape\":\"cylinder\",\"radius\":1,\"half_height\":1,\"pose\":{\"translation\":[3,1,1]}},"
    "\"b\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[4,4,0],[0,4,0]],\"triangles\":[[0,1,2],[0,2,3]]}}",
    "{\"id\":\"b\",\"question\":\"distance\","
    "\"a\":{\"shape\":\"height_field\",\"heights\":[[0,1],[2,\"1/3\"]],\"cell\":[2,3]},"
    "\"b\":{\"shape\":\"cone\",\"radius\":0.5,\"half_height\":1,\"pose\":{\"translation\":[1,1,4]}}}",
    "{\"id\":\"c\",\"question\":\"distance\",\"a\":{\"shape\":\"compound\",\"bodies\":["
    "{\"shape\":\"box\",\"half\":[1,1,3]},"
    "{\"shape\":\"box\",\"half\":[1,1,2],\"pose\":{\"translation\":[4,0,0]}}]},"
    "\"b\":{\"shape\":\"cylinder\",\"radius\":9,\"half_height\":1,\"pose\":{\"translation\":[0,0,-3]}}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_curved {
  og_curved_parts_solver *solver;
  og_curved_parts_answer answer;
  og_curved_parts_claim claim;
  og_curved_parts_problem problem; // of the case at hand
} own_curved;

static bool is_own(og_question q) { return q == OG_RELATION || q == OG_DISTANCE; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_curved *p = own;
  p->problem = (og_curved_parts_problem){&one->parts, {one->part_curve[0], one->part_curve[1]}};
  const og_enclosure_status status = og_solve_curved_parts(p->solver, one->question, &p->problem, &p->answer);
  assert_int_not_equal(status, OG_ENCLOSURE_REFUSED);
  og_write_curved_parts(text, one->id, one->question, &p->problem, &p->answer.certificate);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_curved *p = own;
  return og_read_curved_parts_claim(line, length, &p->problem, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) { return &((const own_curved *)own)->claim.line; }

static bool is_accepted(void *own, const og_case *one) {
  own_curved *p = own;
  (void)one;
  return og_check_curved_parts(&p->problem, &p->claim.certificate) == OG_CURVED_PARTS_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_curved *p = own;
  return og_compare_curved_parts_claim(reason, one->question, &p->claim);
}

// What is proved of the relation is the same, or less.
static void expect_same(const void *own) {
  const own_curved *p = own;
  const og_relation found = og_curved_parts_relation(&p->claim.certificate),
                    truth = og_curved_parts_relation(&p->answer.certificate);
  assert_true(found == truth || found == OG_RELATION_NONE || truth == OG_RELATION_NONE);
  if (og_curved_parts_has_range(&p->answer.certificate))
    assert_true(or_is_at_most(&p->claim.certificate.apart, &p->answer.certificate.places.hi));
  if (og_curved_parts_has_range(&p->claim.certificate))
    assert_true(or_is_at_most(&p->answer.certificate.apart, &p->claim.certificate.places.hi));
}

static void make(void *own, const or_damaged_bench *bench) {
  own_curved *p = own;
  (void)bench;
  p->solver = og_curved_parts_solver_new();
  og_curved_parts_answer_init(&p->answer);
  og_curved_parts_claim_init(&p->claim);
}

static void clear(void *own) {
  own_curved *p = own;
  og_curved_parts_solver_free(p->solver);
  og_curved_parts_answer_clear(&p->answer);
  og_curved_parts_claim_clear(&p->claim);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1, .kind = OG_CASE_CURVED_PARTS,
    .own_size = sizeof(own_curved), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = 5,
};

int main(void) { return or_damaged_run(&question); }
