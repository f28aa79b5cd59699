// What the tools for certificates do at their ends: no point to name, no kind, too many terms to shorten, a surface
// whose face has no weight.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <string.h>

#include <cmocka.h>

#include "spec/pair/solve/solver.h"
#include "spec/pair/witness.h"

static const double box[24] = {-1, -1, -1, 1, -1, -1, -1, 1, -1, 1, 1, -1, -1, -1, 1, 1, -1, 1, -1, 1, 1, 1, 1, 1};

typedef struct bench {
  og_problem problem;
  og_solver *solver;
  og_answer answer;
  og_checker *checker;
  og_finding finding;
  og_witness witness;
} bench;

static int set_up(void **state) {
  static bench b;
  og_problem_init(&b.problem);
  b.solver = og_solver_new();
  og_answer_init(&b.answer);
  b.checker = og_checker_new();
  og_finding_init(&b.finding);
  og_witness_init(&b.witness);
  *state = &b;
  assert_int_equal(og_problem_set_doubles(&b.problem, box, 8, 0, box, 8, 0), OG_PROBLEM_OK);
  assert_int_equal(og_solve(b.solver, OG_DEPTH, &b.problem, NULL, &b.answer), OG_ANSWERED);
  assert_int_equal(b.answer.certificate.kind, OG_CERT_SURFACE);
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_problem_clear(&b->problem);
  og_solver_free(b->solver);
  og_answer_clear(&b->answer);
  og_checker_free(b->checker);
  og_finding_clear(&b->finding);
  og_witness_clear(&b->witness);
  return 0;
}

static void test_nothing_is_freed(void **state) {
  (void)state;
  og_checker_free(NULL);
  og_solver_free(NULL);
}

static void test_no_witness(void **state) {
  bench *b = *state;
  og_certificate *c = &b->answer.certificate;
  assert_true(og_witness_points(&b->witness, &b->problem, &c->witness));
  // A weight with a root names no rational point.
  og_int_set_si(&c->witness.root_weight[0], 1);
  assert_false(og_witness_points(&b->witness, &b->problem, &c->witness));
  og_int_set_si(&c->witness.root_weight[0], 0);
  const size_t count = c->witness.count;
  c->witness.count = 0;
  assert_false(og_witness_points(&b->witness, &b->problem, &c->witness));
  c->witness.count = count;
}

// Whatever lay in its memory before.
static void test_a_finding_begins_empty(void **state) {
  (void)state;
  og_finding finding;
  memset(&finding, 1, sizeof finding);
  og_finding_init(&finding);
  assert_int_equal(finding.relation, OG_RELATION_NONE);
  assert_false(finding.has_distance || finding.has_depth);
  assert_false(finding.has_hit || finding.hit || finding.never_parts);
  const og_surd *const numbers[] = {&finding.distance, &finding.depth, &finding.first, &finding.last};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) assert_int_equal(og_surd_sign(numbers[k]), 0);
  og_finding_clear(&finding);
}

// Which kinds have a combination, and which a direction.
static void test_witness_by_kind(void **state) {
  bench *b = *state;
  og_certificate *c = &b->answer.certificate;
  og_ivec direction;
  og_ivec_init(&direction);
  for (int kind = OG_CERT_NONE; kind <= OG_CERT_KIND_COUNT + 1; kind++) {
    c->kind = (og_certificate_kind)kind;
    const bool combined =
        kind == OG_CERT_TOUCHING || kind == OG_CERT_PENETRATING || kind == OG_CERT_NEAREST || kind == OG_CERT_SURFACE;
    const bool directed = kind == OG_CERT_SEPARATED || kind == OG_CERT_TOUCHING || kind == OG_CERT_MISS ||
                          kind == OG_CERT_NEAREST || kind == OG_CERT_SURFACE;
    assert_true((og_witness_combination(c) == &c->witness) == combined);
    assert_true(og_witness_combination(c) != NULL || !combined);
    if (kind > OG_CERT_KIND_COUNT) continue;
    assert_int_equal(og_witness_direction(&direction, &b->problem, c), directed);
  }
  og_ivec_clear(&direction);
}

static void test_faces_need_weight(void **state) {
  bench *b = *state;
  og_certificate *c = &b->answer.certificate;
  assert_int_equal(og_check(b->checker, &b->problem, c, &b->finding), OG_ACCEPTED);
  for (size_t k = 0; k < c->witness.count; k++) og_int_set_si(&c->witness.weight[k], 0);
  assert_int_equal(og_check(b->checker, &b->problem, c, &b->finding), OG_REFUSED_WEIGHT);
}

// Up to 16 terms lose what divides them all; more stay as they are, and so does what they say.
static void test_simplifying_ends(void **state) {
  bench *b = *state;
  og_certificate *c = &b->answer.certificate;
  for (uint32_t terms = 15; terms <= 18; terms++) {
    og_certificate_reset(c);
    c->kind = OG_CERT_NEAREST;
    for (uint32_t k = 0; k < terms; k++) {
      const size_t at = og_combination_add(&c->witness, (og_pair){k % 8, k / 8});
      og_int_set_si(&c->witness.weight[at], 6);
    }
    og_certificate_simplify(c);
    for (uint32_t k = 0; k < terms; k++) assert_int_equal(mpz_cmp_si(c->witness.weight[k].z, terms <= 16 ? 1 : 6), 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_nothing_is_freed),
      cmocka_unit_test(test_a_finding_begins_empty),
      cmocka_unit_test_setup_teardown(test_no_witness, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_witness_by_kind, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_faces_need_weight, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_simplifying_ends, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
