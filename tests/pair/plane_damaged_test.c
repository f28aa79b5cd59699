// Cases and answers about two bodies of the plane, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/pair/solve/solver.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_plane_answer.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"plane\":true,\"question\":\"depth\",\"a\":{\"shape\":\"rectangle\",\"half\":[1,2]},"
    "\"b\":{\"shape\":\"polygon\",\"points\":[[0,0],[3,\"1/2\"],[1e0,4]]}}",
    "{\"id\":\"b\",\"plane\":true,\"question\":\"distance\",\"a\":{\"shape\":\"circle\",\"radius\":1},"
    "\"b\":{\"shape\":\"triangle\",\"points\":[[4,0],[5,1],[4,\"0x1.8p+1\"]]}}",
    "{\"id\":\"c\",\"plane\":true,\"question\":\"relation\",\"a\":{\"shape\":\"segment\",\"points\":[[0,0],[4,0]]},"
    "\"b\":{\"shape\":\"point\",\"points\":[[1,0]]}}",
    "{\"id\":\"d\",\"plane\":true,\"question\":\"sweep\",\"a\":{\"shape\":\"rectangle\",\"half\":[1,2]},"
    "\"velocity_b\":[-1,0],"
    "\"b\":{\"shape\":\"capsule\",\"radius\":1,\"half_height\":2,\"pose\":{\"translation\":[7,1],\"rotation\":[1,2]}}}",
    "{\"id\":\"e\",\"plane\":true,\"question\":\"sweep\",\"a\":{\"shape\":\"rectangle\",\"half\":[1,2]},"
    "\"velocity_b\":[-1,2],"
    "\"until\":3,\"b\":{\"shape\":\"circle\",\"radius\":1,\"pose\":{\"translation\":[7,1],\"matrix\":[[1,0],[0,1]]}}}",
    "{\"id\":\"f\",\"plane\":true,\"question\":\"depth\",\"a\":{\"shape\":\"capsule\",\"radius\":1,\"half_height\":2},"
    "\"b\":{\"shape\":\"circle\",\"radius\":\"1/3\",\"pose\":{\"translation\":[\"1/2\",1]}}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_solver *solver;
  og_checker *checker;
  og_answer answer;
  og_question question; // of the answer
  og_plane_claim claim;
  og_finding finding;
} own_parts;

static bool is_own(og_question q) { return og_question_is_of_pair(q); }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  og_solve(p->solver, one->question, &one->problem, NULL, &p->answer);
  assert_int_equal(p->answer.status, OG_ANSWERED);
  p->question = one->question;
  og_write_plane(text, one->id, one->question, &one->problem, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  return og_read_plane_claim(line, length, &((own_parts *)own)->claim, complaint);
}

static const og_answer_line *line_of(const void *own) { return &((const own_parts *)own)->claim.line; }

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check(p->checker, &one->problem, &p->claim.certificate, &p->finding) == OG_ACCEPTED &&
         og_question_is_answered(one->question, &p->finding);
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  return og_compare_plane_claim(reason, one->question, &p->claim, &one->problem, &p->finding);
}

static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_finding *f = &p->finding, *g = &p->answer.finding;
  if (p->question == OG_SWEEP) {
    assert_int_equal(f->hit, g->hit);
    if (!f->hit) return;
    assert_int_equal(og_surd_compare(&f->first, &g->first), 0);
    assert_int_equal(f->never_parts, g->never_parts);
    if (!f->never_parts) assert_int_equal(og_surd_compare(&f->last, &g->last), 0);
    return;
  }
  assert_int_equal(f->relation, g->relation);
  if (p->question == OG_DISTANCE) assert_int_equal(og_surd_compare(&f->distance, &g->distance), 0);
  if (p->question == OG_DEPTH && f->has_depth) assert_int_equal(og_surd_compare(&f->depth, &g->depth), 0);
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  p->solver = og_solver_new();
  p->checker = og_checker_new();
  og_answer_init(&p->answer);
  og_plane_claim_init(&p->claim);
  og_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_solver_free(p->solver);
  og_checker_free(p->checker);
  og_answer_clear(&p->answer);
  og_plane_claim_clear(&p->claim);
  og_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1, .is_plane = true,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = 5,
};

int main(void) { return or_damaged_run(&question); }
