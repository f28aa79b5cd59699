// Cases and answers about parts of meshes, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/decompose/solve/decompose.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_decomposition.h"
#include "tool/format/write_decomposition.h"

#define CORNER                                                                                                         \
  "\"a\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[\"0x1.8p+1\",0,0],[0,\"1/3\",0],[0,0,1e0]],"                         \
  "\"triangles\":[[0,2,1],[0,1,3],[1,2,3],[0,3,2]]}"
#define TWO                                                                                                            \
  "\"a\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[1,0,0],[0,1,0],[0,0,1],[4,0,0]],"                                    \
  "\"triangles\":[[0,2,1],[0,1,3],[1,2,3],[0,3,2],[1,2,4],[1,4,3],[2,3,4],[1,3,2]]}"
static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"decompose\"," CORNER ",\"parts\":[[0,1,2,3]],\"bound\":0.5}",
    "{\"id\":\"b\",\"question\":\"decompose\"," CORNER ",\"parts\":[[0,1],[3,2]],\"bound\":\"1/3\"}",
    "{\"id\":\"c\",\"question\":\"decompose\"," CORNER ",\"parts\":[[3,0,1]],\"bound\":1}",
    "{\"id\":\"d\",\"question\":\"decompose\"," TWO ",\"parts\":[[3,0,1,2,4,5,6,7]],\"bound\":0}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_decomposition_answer answer;
  og_decomposition_claim claim;
  og_decomposition_finding finding;
} own_parts;

static bool is_own(og_question q) { return q == OG_DECOMPOSE; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_decomposition(&one->decomposition, &p->answer), OG_DECOMPOSITION_ACCEPTED);
  og_write_decomposition(text, one->id, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_decomposition_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_decomposition(&one->decomposition, &p->claim.certificate, &p->finding) == OG_DECOMPOSITION_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  (void)one; // the finding says all
  return og_compare_decomposition_claim(reason, &p->claim, &p->finding);
}

static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_decomposition_finding *f = &p->finding, *g = &p->answer.finding;
  // Other faults may be there, too: which one is named is the certificate's matter.
  assert_int_equal(f->fault == OG_DECOMPOSITION_VALID, g->fault == OG_DECOMPOSITION_VALID);
  if (f->fault != OG_DECOMPOSITION_VALID) return;
  assert_int_equal(f->count, g->count);
  for (size_t k = 0; k < f->count; k++) {
    assert_true(og_rational_equal(&f->measure[k].volume, &g->measure[k].volume));
    assert_true(og_rational_equal(&f->measure[k].concavity, &g->measure[k].concavity));
  }
  assert_true(og_rational_equal(&f->allowed, &g->allowed));
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  og_decomposition_answer_init(&p->answer);
  og_decomposition_claim_init(&p->claim);
  og_decomposition_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_decomposition_answer_clear(&p->answer);
  og_decomposition_claim_clear(&p->claim);
  og_decomposition_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 2,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = 5,
};

int main(void) { return or_damaged_run(&question); }
