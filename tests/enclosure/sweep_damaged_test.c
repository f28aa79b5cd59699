// Cases and answers about sweeps of cylinders and cones, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/enclosure/solve/sweep.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_sweep_range.h"
#include "tool/format/write_sweep_range.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"sweep\",\"a\":{\"shape\":\"cylinder\",\"radius\":5,\"half_height\":2},\"b\":{\"shape\":"
    "\"cone\",\"radius\":1,\"half_height\":2,\"pose\":{\"translation\":[9,2,1]}},\"velocity_b\":[-1,0,0],\"until\":9}",
    "{\"id\":\"b\",\"question\":\"sweep\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1]},\"b\":{\"shape\":\"cone\",\"radius\":5,"
    "\"half_height\":2,\"rounding\":\"1/2\",\"pose\":{\"translation\":[3,3,9]}},\"velocity_a\":[0,0,2]}",
    "{\"id\":\"c\",\"question\":\"sweep\",\"a\":{\"shape\":\"cylinder\",\"radius\":5,\"half_height\":2},\"b\":{\"shape\":"
    "\"sphere\",\"radius\":3,\"pose\":{\"translation\":[9,9,0]}},\"velocity_b\":[-1,0,0]}",
    "{\"id\":\"d\",\"question\":\"sweep\",\"a\":{\"shape\":\"cylinder\",\"radius\":1,\"half_height\":1},\"b\":{\"shape\":"
    "\"cylinder\",\"radius\":1,\"half_height\":1,\"pose\":{\"translation\":[4,0,0]}},\"velocity_b\":[-1,0,0],\"until\":1}",
    "{\"id\":\"e\",\"question\":\"sweep\",\"a\":{\"shape\":\"ellipsoid\",\"half\":[3,2,1]},\"b\":{\"shape\":"
    "\"ellipsoid\",\"half\":[1,2,3],\"pose\":{\"translation\":[9,1,1]}},\"velocity_b\":[-1,0,0]}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  const or_damaged_bench *bench;
  og_sweep_range_solver *solver;
  og_sweep_range_answer answer;
  og_sweep_range_claim claim;
} own_parts;

static bool is_own(og_question q) { return q == OG_SWEEP; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_not_equal(og_solve_sweep_range(p->solver, &one->enclosure, &p->answer), OG_ENCLOSURE_REFUSED);
  og_write_sweep_range(text, one->id, &one->enclosure, &p->answer.range);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_sweep_range_claim(line, length, &p->bench->reading.one.enclosure, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_sweep_range(&one->enclosure, &p->claim.range) == OG_SWEEP_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  (void)one;
  return og_compare_sweep_range_claim(reason, &p->claim);
}

// Of one sweep all accepted ranges share a time, and no two say both that the bodies meet and that they never do.
static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_sweep_range *claimed = &p->claim.range, *ours = &p->answer.range;
  if (claimed->kind == OG_SWEEP_RANGE_CLEAR) {
    assert_true(ours->kind != OG_SWEEP_RANGE_FIRST || or_is_at_most(&claimed->lo, &ours->hi));
    return;
  }
  assert_true(ours->kind == OG_SWEEP_RANGE_CLEAR || claimed->kind == ours->kind);
  if (claimed->kind == OG_SWEEP_RANGE_FIRST && ours->kind == OG_SWEEP_RANGE_FIRST)
    assert_true(or_is_at_most(&claimed->lo, &ours->hi) && or_is_at_most(&ours->lo, &claimed->hi));
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  p->bench = bench;
  p->solver = og_sweep_range_solver_new();
  og_sweep_range_answer_init(&p->answer);
  og_sweep_range_claim_init(&p->claim);
}

static void clear(void *own) {
  own_parts *p = own;
  og_sweep_range_solver_free(p->solver);
  og_sweep_range_answer_clear(&p->answer);
  og_sweep_range_claim_clear(&p->claim);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 2, .kind = OG_CASE_CURVED_SWEEP,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = -1000,
};

int main(void) { return or_damaged_run(&question); }
