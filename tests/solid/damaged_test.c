// Cases and answers about solid meshes, damaged byte by byte (tests/shared/damaged.h).

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/solid/solve/solid.h"
#include "tests/shared/damaged.h"
#include "tool/format/read_parts.h"
#include "tool/format/write_answer.h"
#include "tool/format/write_solid.h"

static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"relation\",\"a\":{\"shape\":\"box\",\"half\":[1,1,1],\"pose\":{\"translation\":[5,1,"
    "1]}},"
    "\"b\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[0,4,0],[4,4,0],[0,0,4],[4,0,4],[0,4,4],[4,4,4]],"
    "\"triangles\":[[0,2,3],[0,3,1],[4,5,7],[4,7,6],[0,1,5],[0,5,4],[2,6,7],[2,7,3],[0,4,6],[0,6,2],[1,3,7],[1,7,5]],"
    "\"solid\":true}}",
    "{\"id\":\"b\",\"question\":\"distance\",\"a\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[0,4,0],[4,4,0],[0,"
    "0,4],[4,0,4],[0,4,4],[4,4,4]],"
    "\"triangles\":[[0,2,3],[0,3,1],[4,5,7],[4,7,6],[0,1,5],[0,5,4],[2,6,7],[2,7,3],[0,4,6],[0,6,2],[1,3,7],[1,7,5]],"
    "\"solid\":true,\"pose\":{\"rotation\":[1,0,0,1]}},"
    "\"b\":{\"shape\":\"sphere\",\"radius\":0.5,\"pose\":{\"translation\":[1,1,8]}}}",
    "{\"id\":\"c\",\"question\":\"depth\",\"a\":{\"shape\":\"point\",\"points\":[[1,2,3.5]]},"
    "\"b\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[0,4,0],[4,4,0],[0,0,4],[4,0,4],[0,4,4],[4,4,4]],"
    "\"triangles\":[[0,2,3],[0,3,1],[4,5,7],[4,7,6],[0,1,5],[0,5,4],[2,6,7],[2,7,3],[0,4,6],[0,6,2],[1,3,7],[1,7,5]],"
    "\"solid\":true}}",
    "{\"id\":\"d\",\"question\":\"hit\",\"a\":{\"shape\":\"ray\",\"points\":[[1,2,3]],\"direction\":[0,0,-2]},"
    "\"b\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[0,4,0],[4,4,0],[0,0,4],[4,0,4],[0,4,4],[4,4,4]],"
    "\"triangles\":[[0,2,3],[0,3,1],[4,5,7],[4,7,6],[0,1,5],[0,5,4],[2,6,7],[2,7,3],[0,4,6],[0,6,2],[1,3,7],[1,7,5]],"
    "\"solid\":true}}",
    "{\"id\":\"e\",\"question\":\"sweep\",\"a\":{\"shape\":\"segment\",\"points\":[[-4,0,0],[-5,1,0]]},"
    "\"b\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[0,4,0],[4,4,0],[0,0,4],[4,0,4],[0,4,4],[4,4,4]],"
    "\"triangles\":[[0,2,3],[0,3,1],[4,5,7],[4,7,6],[0,1,5],[0,5,4],[2,6,7],[2,7,3],[0,4,6],[0,6,2],[1,3,7],[1,7,5]],"
    "\"solid\":true},\"velocity_a\":[1,0.5,0]}",
    "{\"id\":\"f\",\"question\":\"relation\",\"a\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[0,4,0],[4,4,0],[0,"
    "0,4],[4,0,4],[0,4,4],[4,4,4]],"
    "\"triangles\":[[0,2,3],[0,3,1],[4,5,7],[4,7,6],[0,1,5],[0,5,4],[2,6,7],[2,7,3],[0,4,6],[0,6,2],[1,3,7],[1,7,5]],"
    "\"solid\":true,\"pose\":{\"translation\":[0,0,4]}},"
    "\"b\":{\"shape\":\"mesh\",\"points\":[[0,0,0],[4,0,0],[0,4,0],[4,4,0],[0,0,4],[4,0,4],[0,4,4],[4,4,4]],"
    "\"triangles\":[[0,2,3],[0,3,1],[4,5,7],[4,7,6],[0,1,5],[0,5,4],[2,6,7],[2,7,3],[0,4,6],[0,6,2],[1,3,7],[1,7,5]],"
    "\"solid\":true}}",
};
enum { CASES = sizeof cases / sizeof *cases };

typedef struct own_solid {
  og_solid_solver *solver;
  og_solid_checker *checker;
  og_solid_answer answer;
  og_parts_claim claim;
  og_solid_finding finding;
} own_solid;

static bool is_own(og_question q) { return q <= OG_DEPTH || og_question_translates(q); }

static og_solid_problem problem_of(const og_case *one) {
  return (og_solid_problem){&one->parts, {one->solid[0], one->solid[1]}};
}

// A damaged mesh may bound no solid: nothing is claimed then.
static void answer(void *own, const og_case *one, og_text *text) {
  own_solid *p = own;
  const og_solid_problem problem = problem_of(one);
  if (og_solve_solid(p->solver, one->question, &problem, &p->answer)) {
    og_write_solid(text, one->id, one->question, &problem, &p->answer.surface.certificate, &p->answer.finding);
    return;
  }
  assert_int_equal(p->answer.refusal, OG_SOLID_REFUSED_MESH);
  og_write_undecided(text, one->id, one->question, "no solid");
}

static og_input_status read_claim(void *own, const char *line, size_t length, og_complaint *complaint) {
  own_solid *p = own;
  return og_read_parts_claim(line, length, "solid", &p->claim, complaint);
}

static const og_answer_line *line_of(const void *own) {
  const own_solid *p = own;
  return &p->claim.line;
}

static bool is_accepted(void *own, const og_case *one) {
  own_solid *p = own;
  const og_solid_problem problem = problem_of(one);
  const og_parts_certificate *certificate = &p->claim.certificate;
  if (p->answer.refusal == OG_SOLID_REFUSED_MESH) return true; // there is no certificate
  if (og_question_translates(one->question))
    return og_check_solid_sweep(p->checker, &problem, certificate, &p->finding) == OG_SOLID_ACCEPTED;
  return og_check_solid(p->checker, &problem, certificate, &p->finding) == OG_SOLID_ACCEPTED &&
         og_question_is_answered(one->question, &p->finding.of_pair);
}

static size_t contradictions(void *own, const og_case *one, og_text *reason) {
  own_solid *p = own;
  const og_solid_problem problem = problem_of(one);
  if (p->answer.refusal == OG_SOLID_REFUSED_MESH) return 0;
  return og_compare_solid_claim(reason, one->question, &problem, &p->claim, &p->finding);
}

static void expect_same(const void *own) {
  const own_solid *p = own;
  const og_finding *found = &p->finding.of_pair, *truth = &p->answer.finding.of_pair;
  assert_int_equal(found->relation, truth->relation);
  assert_true(found->has_hit == truth->has_hit && found->hit == truth->hit);
  if (found->has_distance && truth->has_distance)
    assert_int_equal(og_surd_compare(&found->distance, &truth->distance), 0);
  if (found->has_depth && truth->has_depth) assert_int_equal(og_surd_compare(&found->depth, &truth->depth), 0);
  if (found->hit) assert_int_equal(og_surd_compare(&found->first, &truth->first), 0);
}

static void make(void *own, const or_damaged_bench *bench) {
  own_solid *p = own;
  (void)bench;
  p->solver = og_solid_solver_new();
  p->checker = og_solid_checker_new();
  og_solid_answer_init(&p->answer);
  og_parts_claim_init(&p->claim);
  og_solid_finding_init(&p->finding);
}

static void clear(void *own) {
  own_solid *p = own;
  og_solid_solver_free(p->solver);
  og_solid_checker_free(p->checker);
  og_solid_answer_clear(&p->answer);
  og_parts_claim_clear(&p->claim);
  og_solid_finding_clear(&p->finding);
}

static const or_damaged_question question = {
    .cases = cases,
    .count = CASES,
    .seed = 1,
    .kind = OG_CASE_SOLID,
    .own_size = sizeof(own_solid),
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
