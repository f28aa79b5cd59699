// Cases and answers about meshes, height fields, compounds and rays, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/parts/solve/parts.h"
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
    "{\"id\":\"f\",\"question\":\"sweep\",\"a\":{\"shape\":\"sphere\",\"radius\":1,\"pose\":{\"translation\":[4.5,4.5,5]}},"
    "\"b\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[4,4,0],[0,4,0]],\"triangles\":[[0,1,2],[0,2,3]]},\"velocity_a\":[0,0,-1],"
    "\"until\":9}",
    "{\"id\":\"g\",\"question\":\"depth\",\"a\":{\"shape\":\"compound\",\"bodies\":["
    "{\"shape\":\"box\",\"half\":[1,1,3]},"
    "{\"shape\":\"box\",\"half\":[1,1,2],\"pose\":{\"translation\":[4,0,0]}}]},"
    "\"b\":{\"shape\":\"box\",\"half\":[9,9,1],\"pose\":{\"translation\":[0,0,-3]}}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_parts_solver *solver;
  og_parts_checker *checker;
  og_parts_answer answer;
  og_parts_claim claim;
  og_finding finding;
} own_parts;

static bool is_own(og_question q) { return q <= OG_DEPTH || og_question_translates(q); }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_parts(p->solver, one->question, &one->parts, &p->answer), OG_ANSWERED);
  og_write_parts(text, one->id, one->question, &one->parts, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_parts_claim(line, length, "parts", &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  const og_parts_certificate *certificate = &p->claim.certificate;
  if (og_question_translates(one->question))
    return og_check_parts_sweep(p->checker, &one->parts, certificate, &p->finding) == OG_PARTS_ACCEPTED;
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
  if (found->has_distance && truth->has_distance)
    assert_int_equal(og_surd_compare(&found->distance, &truth->distance), 0);
  if (found->hit) assert_int_equal(og_surd_compare(&found->first, &truth->first), 0);
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  p->solver = og_parts_solver_new();
  p->checker = og_parts_checker_new();
  og_parts_answer_init(&p->answer);
  og_parts_claim_init(&p->claim);
  og_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_parts_solver_free(p->solver);
  og_parts_checker_free(p->checker);
  og_parts_answer_clear(&p->answer);
  og_parts_claim_clear(&p->claim);
  og_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1, .kind = OG_CASE_OF_PARTS,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = 5,
};

int main(void) { return or_damaged_run(&question); }
