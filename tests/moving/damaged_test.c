// Cases and answers about features that move, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/moving/solve/moving.h"
#include "spec/number/nearest.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_moving.h"
#include "tool/format/write_moving.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"vertex-face\",\"start\":[[\"1/4\",0.25,1],[0,0,0],[1,0,0],[0,1,0]],\"end\":[[\"1/"
    "4\",0."
    "25,-1],[0,0,0],[1,0,0],[0,1,0]]}",
    "{\"id\":\"b\",\"question\":\"vertex-face\",\"start\":[[0,0.5,0],[0,0,0],[1,0,0],[0,0,0]],\"end\":[[1,0.5,0],[0,0,"
    "0],["
    "1,1,0],[0,0,0]]}",
    "{\"id\":\"c\",\"question\":\"edge-edge\",\"start\":[[0,0,0],[1,0,0],[0,1,1],[1,1,1]],\"end\":[[0,0,0],[1,0,0],[0,"
    "1,"
    "\"-1/3\"],[1,2,1]]}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  og_moving_answer answer;
  og_moving_claim claim;
  og_moving_finding finding;
} own_parts;

static bool is_own(og_question q) { return og_question_is_of_moving(q); }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_moving(&one->moving, &p->answer), OG_MOVING_ACCEPTED);
  og_write_moving(text, one->id, &one->moving, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_moving_claim(line, length, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_moving(&one->moving, &p->claim.certificate, &p->finding) == OG_MOVING_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  return og_compare_moving_claim(reason, &p->claim, &one->moving, &p->finding);
}

static double least_of(const og_moving_finding *f) { return og_nearest_double(f->is_rational ? &f->time : &f->lo); }
static double most_of(const og_moving_finding *f) { return og_nearest_double(f->is_rational ? &f->time : &f->hi); }

// A time that is a root may come with another interval, which then has a part in common with ours.
static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_moving_finding *f = &p->finding, *g = &p->answer.finding;
  assert_int_equal(f->hit, g->hit);
  if (!f->hit) return;
  if (f->is_rational && g->is_rational) assert_true(og_rational_equal(&f->time, &g->time));
  assert_true(least_of(f) <= most_of(g) && least_of(g) <= most_of(f));
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  (void)bench;
  og_moving_answer_init(&p->answer);
  og_moving_claim_init(&p->claim);
  og_moving_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_moving_answer_clear(&p->answer);
  og_moving_claim_clear(&p->claim);
  og_moving_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 50, .least_refused = 5, .least_contradicted = 50,
};

int main(void) { return or_damaged_run(&question); }
