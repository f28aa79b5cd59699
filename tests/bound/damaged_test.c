// Cases and answers about volumes, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/bound/solve/bound.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_volume.h"
#include "tool/format/write_volume.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"bound\",\"volume\":\"sphere\",\"points\":[[0,0,0],[4,\"1/3\",0],[0,2,1e1],[1,1,1]]}",
    "{\"id\":\"b\",\"question\":\"bound\",\"volume\":\"aabb\",\"points\":[[0,0],[\"0x1.8p+1\",0.5],[-1,2]]}",
    "{\"id\":\"c\",\"question\":\"bound\",\"volume\":\"k-dop\",\"points\":[[0,0],[4,0],[0,2]],\"directions\":[[1,1],["
    "\"1/2\",-1]]}",
    "{\"id\":\"d\",\"question\":\"bound\",\"volume\":\"obb\",\"points\":[[0,0],[2,1],[1,3],[-1,2],[1,1]]}",
    "{\"id\":\"e\",\"question\":\"bound\",\"volume\":\"obb\","
    "\"points\":[[0,0,0],[2,0,1],[0,3,0],[1,1,\"5/2\"],[1,1,1]]}",
    "{\"id\":\"f\",\"question\":\"bound\",\"volume\":\"aabb\",\"points\":[[0,0,0],[2,0,1],[1,1,1]],"
    "\"turn\":{\"pivot\":[1,\"1/2\",0],\"rotation\":\"every\"}}",
    "{\"id\":\"g\",\"question\":\"bound\",\"volume\":\"aabb\",\"points\":[[0,0,0],[2,0,1],[1,1,1]],"
    "\"triangles\":[[0,1,2]],\"turn\":{\"pivot\":[1,2,0],\"rotation\":[1,2,3,4]}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_volume_answer answer;
  og_volume_claim claim;
  og_volume_finding finding;
} own_parts;

static bool is_own(og_question q) { return q == OG_BOUND; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_volume(&one->volume, &p->answer), OG_VOLUME_ACCEPTED);
  og_write_volume(text, one->id, &one->volume, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_volume_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_volume(&one->volume, &p->claim.certificate, &p->finding) == OG_VOLUME_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  return og_compare_volume_claim(reason, &p->claim, &one->volume, &p->finding);
}

static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_volume_finding *f = &p->finding, *g = &p->answer.finding;
  if (p->claim.certificate.proof == OG_PROOF_BOX) { // other axes prove another enclosure, and as little at least
    assert_true(og_rational_equal(&f->at_least, &g->at_least));
    return;
  }
  for (int k = 0; k < 3; k++) assert_true(og_rational_equal(&f->centre[k], &g->centre[k]));
  assert_int_equal(og_surd_compare(&f->radius, &g->radius), 0);
  assert_int_equal(f->count, g->count);
  for (size_t k = 0; k < f->count; k++)
    assert_true(og_rational_equal(&f->lo[k], &g->lo[k]) && og_rational_equal(&f->hi[k], &g->hi[k]));
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  og_volume_answer_init(&p->answer);
  og_volume_claim_init(&p->claim);
  og_volume_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_volume_answer_clear(&p->answer);
  og_volume_claim_clear(&p->claim);
  og_volume_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 50, .least_refused = 5, .least_contradicted = 50,
};

int main(void) { return or_damaged_run(&question); }
