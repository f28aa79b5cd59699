// Cases and answers about hulls, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/hull/solve/hull.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_hull.h"
#include "tool/format/write_hull.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"hull\",\"points\":[[0,0,0],[4,\"1/3\",0],[0,2,1e1],[1,1,1],[1,1,2]]}",
    "{\"id\":\"b\",\"question\":\"hull\",\"points\":[[0,0],[\"0x1.8p+1\",0.5],[-1,2],[0,1]]}",
    "{\"id\":\"c\",\"question\":\"hull\",\"points\":[[0,0,0],[1,1,1],[2,2,2],[0,0,0]]}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_hull_answer answer;
  og_hull_claim claim;
  og_hull_finding finding;
} own_parts;

static bool is_own(og_question q) { return q == OG_HULL; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_hull(&one->hull, &p->answer), OG_HULL_ACCEPTED);
  og_write_hull(text, one->id, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_hull_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_hull(&one->hull, &p->claim.certificate, &p->finding) == OG_HULL_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  (void)one; // the finding says all
  return og_compare_hull_claim(reason, &p->claim, &p->finding);
}

static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_hull_finding *f = &p->finding, *g = &p->answer.finding;
  assert_int_equal(f->dimension, g->dimension);
  assert_int_equal(f->vertex_count, g->vertex_count);
  for (size_t k = 0; k < f->vertex_count; k++) assert_int_equal(f->vertex[k], g->vertex[k]);
  assert_int_equal(f->facets.count, g->facets.count);
  assert_int_equal(f->facets.corner_count, g->facets.corner_count);
  for (size_t k = 0; k < f->facets.count; k++) assert_int_equal(f->facets.end[k], g->facets.end[k]);
  for (size_t k = 0; k < f->facets.corner_count; k++) assert_int_equal(f->facets.corner[k], g->facets.corner[k]);
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  og_hull_answer_init(&p->answer);
  og_hull_claim_init(&p->claim);
  og_hull_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_hull_answer_clear(&p->answer);
  og_hull_claim_clear(&p->claim);
  og_hull_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 2,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = 5,
};

int main(void) { return or_damaged_run(&question); }
