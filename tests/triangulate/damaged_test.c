// Cases and answers about polygons, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/triangulate/solve/triangulate.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_triangulation.h"
#include "tool/format/write_triangulation.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"triangulate\",\"points\":[[0,0],[4,\"1/3\"],[5,4],[2,1e0],[0,4]]}",
    "{\"id\":\"b\",\"question\":\"triangulate\",\"points\":[[0,0],[0,4],[\"0x1.8p+1\",0.5],[2,0]]}",
    "{\"id\":\"c\",\"question\":\"triangulate\",\"points\":[[0,0],[2,2],[2,0],[0,2]]}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_triangulation_answer answer;
  og_triangulation_claim claim;
  og_triangulation_finding finding;
} own_parts;

static bool is_own(og_question q) { return q == OG_TRIANGULATE; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_triangulation(&one->polygon, &p->answer), OG_TRIANGULATION_ACCEPTED);
  og_write_triangulation(text, one->id, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_triangulation_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_triangulation(&one->polygon, &p->claim.certificate, &p->finding) == OG_TRIANGULATION_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  (void)one; // the finding says all
  return og_compare_triangulation_claim(reason, &p->claim, &p->finding);
}

static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_triangulation_finding *f = &p->finding, *g = &p->answer.finding;
  assert_int_equal(f->fault, g->fault);
  if (g->fault != OG_POLYGON_SIMPLE) return;
  assert_int_equal(f->turn, g->turn);
  assert_true(og_rational_equal(&f->area, &g->area));
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  og_triangulation_answer_init(&p->answer);
  og_triangulation_claim_init(&p->claim);
  og_triangulation_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_triangulation_answer_clear(&p->answer);
  og_triangulation_claim_clear(&p->claim);
  og_triangulation_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 2,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = 5,
};

int main(void) { return or_damaged_run(&question); }
