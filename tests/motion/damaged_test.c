// Cases and answers about polytopes that move and turn, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/motion/solve/motion.h"
#include "spec/number/nearest.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_rigid.h"
#include "tool/format/write_rigid.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"motion\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1],\"pose\":{\"translation\":[0,0,4]}},"
    "\"b\":{\"shape\":\"box\",\"half\":[1,1,1]},\"end_a\":{\"translation\":[0,0,\"-2\"]}}",
    "{\"id\":\"b\",\"question\":\"motion\",\"a\":{\"shape\":\"triangle\",\"points\":[[0,0,0],[1,0,0.5],[0,1,0]],\"pose\":{"
    "\"translation\":[0,0,4],\"rotation\":[0,0,1,8]}},\"b\":{\"shape\":\"box\",\"half\":[1,1,1]},\"end_a\":{\"translation\":[0,0,"
    "-2],\"rotation\":[1,0,1,9]},\"end_b\":{\"rotation\":[0,1,0,4]}}",
    "{\"id\":\"c\",\"question\":\"motion\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1],\"pose\":{\"translation\":[0,0,4]}},\"b\":"
    "{\"shape\":\"segment\",\"points\":[[0,0,0],[0,1,0]]},\"end_a\":{\"translation\":[0,4,0],\"rotation\":[1,0,0,1]}}",
    "{\"id\":\"d\",\"question\":\"motion\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1]},\"b\":{\"shape\":\"box\",\"half\":[8,1,8],"
    "\"pose\":{\"translation\":[0,2.25,0]}},\"end_a\":{\"translation\":[0,0,1]},\"spin_a\":[0,0,1]}",
    "{\"id\":\"e\",\"question\":\"motion\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1]},\"b\":{\"shape\":\"sphere\",\"radius\":1,"
    "\"pose\":{\"translation\":[0,4,0]}},\"end_b\":{\"translation\":[4,0,0]},\"spin_a\":[2,0,3],\"spin_b\":[0,\"1/3\",0]}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_rigid_solver *solver;
  og_rigid_checker *checker;
  og_rigid_answer answer;
  og_rigid_claim claim;
  og_rigid_finding finding;
} own_parts;

static bool is_own(og_question q) { return q == OG_MOTION; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_rigid(p->solver, &one->rigid, &p->answer), OG_RIGID_ANSWERED);
  og_write_rigid(text, one->id, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_rigid_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_rigid(p->checker, &one->rigid, &p->claim.certificate, &p->finding) == OG_RIGID_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  (void)one;
  own_parts *p = own;
  return og_compare_rigid_claim(reason, &p->claim, &p->finding);
}

// Other enclosures may be proved, which then have a part in common with ours. One of `clear` says less.
static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_rigid_finding *f = &p->finding, *g = &p->answer.finding;
  if (f->kind == OG_RIGID_CLEAR) return;
  assert_int_equal(f->kind, g->kind);
  if (f->kind == OG_RIGID_NEVER) return;
  assert_true(og_nearest_double(&f->lo) <= og_nearest_double(&g->hi));
  assert_true(og_nearest_double(&g->lo) <= og_nearest_double(&f->hi));
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  p->solver = og_rigid_solver_new();
  p->checker = og_rigid_checker_new();
  og_rigid_answer_init(&p->answer);
  og_rigid_claim_init(&p->claim);
  og_rigid_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_rigid_solver_free(p->solver);
  og_rigid_checker_free(p->checker);
  og_rigid_answer_clear(&p->answer);
  og_rigid_claim_clear(&p->claim);
  og_rigid_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 50, .least_refused = 5, .least_contradicted = 50,
};

int main(void) { return or_damaged_run(&question); }
