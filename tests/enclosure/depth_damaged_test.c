// Cases and answers about the depth of cylinders, cones and ellipsoids, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/enclosure/solve/enclosure.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_depth_range.h"
#include "tool/format/write_depth_range.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"depth\",\"a\":{\"shape\":\"cylinder\",\"radius\":5,\"half_height\":2},"
    "\"b\":{\"shape\":\"cone\",\"radius\":1,\"half_height\":2,\"pose\":{\"translation\":[3,2,1]}}}",
    "{\"id\":\"b\",\"question\":\"depth\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1],\"radius\":1},\"b\":{\"shape\":"
    "\"cone\",\"radius\":5,\"half_height\":2,\"rounding\":\"1/2\",\"pose\":{\"translation\":[3,3,\"9/4\"]}}}",
    "{\"id\":\"c\",\"question\":\"depth\",\"a\":{\"shape\":\"cylinder\",\"radius\":5,\"half_height\":2},"
    "\"b\":{\"shape\":\"sphere\",\"radius\":3,\"pose\":{\"translation\":[1,6,0]}}}",
    "{\"id\":\"d\",\"question\":\"depth\",\"a\":{\"shape\":\"cylinder\",\"radius\":1,\"half_height\":1},"
    "\"b\":{\"shape\":\"cylinder\",\"radius\":1,\"half_height\":1,\"pose\":{\"translation\":[2,0,0]}}}",
    "{\"id\":\"e\",\"question\":\"depth\",\"a\":{\"shape\":\"ellipsoid\",\"half\":[3,2,1]},\"b\":{\"shape\":"
    "\"ellipsoid\",\"half\":[1,2,3],\"pose\":{\"translation\":[3,1,1]}}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  const or_damaged_bench *bench;
  og_enclosure_solver *solver;
  og_depth_answer answer;
  og_depth_range_claim claim;
  og_relation relation; // of the answer
} own_parts;

static bool is_own(og_question q) { return q == OG_DEPTH; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_not_equal(og_solve_depth_range(p->solver, &one->enclosure, &p->answer), OG_ENCLOSURE_REFUSED);
  p->relation = og_depth_range_relation(&p->answer.range);
  og_write_depth_range(text, one->id, &one->enclosure, &p->answer.range);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_depth_range_claim(line, length, &p->bench->reading.one.enclosure, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_depth_range(&one->enclosure, &p->claim.range) == OG_DEPTH_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  (void)one;
  return og_compare_depth_range_claim(reason, &p->claim);
}

// Of one pair all accepted ranges share a number, and no two relations are accepted.
static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_depth_range *claimed = &p->claim.range, *ours = &p->answer.range;
  const og_relation relation = og_depth_range_relation(claimed);
  assert_true(relation == OG_RELATION_NONE || p->relation == OG_RELATION_NONE || relation == p->relation);
  if (claimed->kind == OG_DEPTH_MEETING || ours->kind == OG_DEPTH_MEETING) return;
  assert_true(or_is_at_most(&claimed->lo, &ours->hi) && or_is_at_most(&ours->lo, &claimed->hi));
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  p->bench = bench;
  p->solver = og_enclosure_solver_new();
  og_depth_answer_init(&p->answer);
  og_depth_range_claim_init(&p->claim);
}

static void clear(void *own) {
  own_parts *p = own;
  og_enclosure_solver_free(p->solver);
  og_depth_answer_clear(&p->answer);
  og_depth_range_claim_clear(&p->claim);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1, .kind = OG_CASE_CURVED_DEPTH,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 10, .least_refused = 5, .least_contradicted = -1000,
};

int main(void) { return or_damaged_run(&question); }
