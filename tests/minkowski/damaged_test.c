// Cases and answers about differences and sums, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/minkowski/solve/minkowski.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_minkowski.h"
#include "tool/format/write_minkowski.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"minkowski\",\"a\":{\"shape\":\"triangle\",\"points\":[[0,0,0],[4,\"1/"
    "3\",0],[0,2,1]]},"
    "\"b\":{\"shape\":\"box\",\"half\":[1,2,0],\"pose\":{\"rotation\":[1,2,3,4]}}}",
    "{\"id\":\"b\",\"question\":\"minkowski\",\"a\":{\"shape\":\"segment\",\"points\":[[0,0,0],[1,0,0]]},"
    "\"b\":{\"shape\":\"hull\",\"points\":[[0,0,0],[0,\"0x1.8p+1\",0],[0,0,1]]},\"operation\":\"sum\"}",
    "{\"id\":\"c\",\"question\":\"minkowski\",\"operation\":\"difference\",\"a\":{\"shape\":\"point\",\"points\":[[1,2,"
    "3]]},"
    "\"b\":{\"shape\":\"segment\",\"points\":[[0,0,0],[1,1,1]]}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_minkowski_answer answer;
  og_minkowski_claim claim;
  og_minkowski_finding finding;
} own_parts;

static bool is_own(og_question q) { return q == OG_MINKOWSKI; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_minkowski(&one->minkowski, &p->answer), OG_HULL_ACCEPTED);
  og_write_minkowski(text, one->id, &one->minkowski, &p->answer.hull.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_minkowski_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_minkowski(&one->minkowski, &p->claim.certificate, &p->finding) == OG_HULL_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  return og_compare_minkowski_claim(reason, &p->claim, &one->minkowski, &p->finding);
}

static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_minkowski_finding *f = &p->finding, *g = &p->answer.finding;
  assert_int_equal(f->hull.dimension, g->hull.dimension);
  assert_int_equal(f->hull.vertex_count, g->hull.vertex_count);
  for (size_t k = 0; k < f->hull.vertex_count; k++) assert_int_equal(f->hull.vertex[k], g->hull.vertex[k]);
  assert_int_equal(f->edge_count, g->edge_count);
  for (size_t k = 0; k < f->edge_count; k++) {
    assert_int_equal(f->edge[k].from, g->edge[k].from);
    assert_int_equal(f->edge[k].to, g->edge[k].to);
  }
  assert_int_equal(f->facets.count, g->facets.count);
  assert_int_equal(f->facets.corner_count, g->facets.corner_count);
  for (size_t k = 0; k < f->facets.count; k++) assert_int_equal(f->facets.end[k], g->facets.end[k]);
  for (size_t k = 0; k < f->facets.corner_count; k++) assert_int_equal(f->facets.corner[k], g->facets.corner[k]);
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  og_minkowski_answer_init(&p->answer);
  og_minkowski_claim_init(&p->claim);
  og_minkowski_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_minkowski_answer_clear(&p->answer);
  og_minkowski_claim_clear(&p->claim);
  og_minkowski_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases,
    .count = CASES,
    .seed = 2,
    .own_size = sizeof(own_parts),
    .make = make,
    .clear = clear,
    .is_own = is_own,
    .answer = answer,
    .read_claim = read_claim,
    .line_of = line_of,
    .is_accepted = is_accepted,
    .contradictions = contradictions,
    .expect_same = expect_same,
    .least_accepted = 10,
    .least_refused = 5,
    .least_contradicted = 5,
};

int main(void) { return or_damaged_run(&question); }
