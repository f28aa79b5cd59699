// Cases and answers about meshes that deform, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "spec/mesh_motion/solve/mesh_motion.h"
#include "spec/number/nearest.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_mesh_motion.h"
#include "tool/format/write_mesh_motion.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"mesh_motion\",\"a\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[0,4,0]],"
    "\"triangles\":[[0,1,2]]},\"end_a\":[[0,0,0],[4,0,0],[0,4,0]],\"b\":{\"shape\":\"mesh\",\"points\":[[1,1,1],"
    "[2,1,2],[1,2,\"5/2\"]],\"triangles\":[[0,1,2]]},\"end_b\":[[1,1,-1],[2,1,-1],[1,2,-1]]}",
    "{\"id\":\"b\",\"question\":\"mesh_motion\",\"a\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[1,0,0],[0,-1,1],"
    "[0,0.5,0],[0,3,0],[0,3,1]],\"triangles\":[[0,1,2],[3,4,5]]},\"end_a\":[[0,0,0],[1,1,0],[0,-1,1],"
    "[1,0.5,0],[0,3,0],[0,3,1]]}",
    "{\"id\":\"c\",\"question\":\"mesh_motion\",\"a\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[0,4,0],"
    "[1,1,1],[2,1,1],[1,2,1]],\"triangles\":[[0,1,2],[3,4,5]]},\"end_a\":[[0,0,0],[4,0,1],[0,4,0],[1,1,1],"
    "[2,1,1],[1,2,0.5]]}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_parts {
  const og_mesh_problem *problem; // of the case read last
  og_mesh_motion_answer answer;
  og_mesh_motion_claim claim;
  og_mesh_motion_finding finding;
} own_parts;

static bool is_own(og_question q) { return q == OG_MESH_MOTION; }

static void answer(void *own, const og_case *one, og_text *text) {
  own_parts *p = own;
  assert_int_equal(og_solve_mesh_motion(&one->meshes, &p->answer), OG_MESH_MOTION_ACCEPTED);
  og_write_mesh_motion(text, one->id, &p->answer.certificate, &p->answer.finding);
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_parts *p = own;
  return og_read_mesh_motion_claim(line, length, p->problem, &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_parts *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_parts *p = own;
  return og_check_mesh_motion(&one->meshes, &p->claim.certificate, &p->finding) == OG_MESH_MOTION_ACCEPTED;
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_parts *p = own;
  (void)one;
  return og_compare_mesh_motion_claim(reason, &p->claim, &p->finding);
}

static double least_of(const og_moving_finding *f) { return og_nearest_double(f->is_rational ? &f->time : &f->lo); }
static double most_of(const og_moving_finding *f) { return og_nearest_double(f->is_rational ? &f->time : &f->hi); }

// A time that is a root may come with another interval, which then has a part in common with ours.
static void expect_same(const void *own) {
  const own_parts *p = own;
  const og_moving_finding *f = &p->finding.first, *g = &p->answer.finding.first;
  assert_int_equal(f->hit, g->hit);
  assert_int_equal(p->claim.certificate.first_count, p->answer.certificate.first_count);
  if (!f->hit) return;
  if (f->is_rational && g->is_rational) assert_true(og_rational_equal(&f->time, &g->time));
  assert_true(least_of(f) <= most_of(g) && least_of(g) <= most_of(f));
}

static void make(void *own, const or_damaged_bench *bench) {
  own_parts *p = own;
  p->problem = &bench->reading.one.meshes;
  og_mesh_motion_answer_init(&p->answer);
  og_mesh_motion_claim_init(&p->claim);
  og_mesh_motion_finding_init(&p->finding);
}

static void clear(void *own) {
  own_parts *p = own;
  og_mesh_motion_answer_clear(&p->answer);
  og_mesh_motion_claim_clear(&p->claim);
  og_mesh_motion_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases, .count = CASES, .seed = 1,
    .own_size = sizeof(own_parts), .make = make, .clear = clear,
    .is_own = is_own, .answer = answer, .read_claim = read_claim, .line_of = line_of,
    .is_accepted = is_accepted, .contradictions = contradictions, .expect_same = expect_same,
    .least_accepted = 50, .least_refused = 5, .least_contradicted = 10,
};

int main(void) { return or_damaged_run(&question); }
