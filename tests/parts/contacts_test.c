// What small meshes and convex bodies share, against all pairs of their parts, each by the second oracle for two convex
// bodies. Coordinates are small integers, so that many parts touch; some are moved by 2^-50. What one certificate
// proves, no damaged one may prove otherwise.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/parts/solve/contacts.h"
#include "tests/shared/contacts_truth.h"
#include "tests/shared/wanted_pairs.h"

// Of so many pairs of parts that overlap one is compared by brute force.
enum { OVERLAPS = 8, DAMAGES = 4 };

typedef struct bench {
  or_random random;
  og_part_contacts_solver *solver;
  og_parts_checker *checker;
  og_part_contacts_answer answer;
  og_parts_problem problem;
  og_part_contacts_finding finding;
  or_part_body body[2];
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(wanted_seed());
  b->solver = og_part_contacts_solver_new();
  b->checker = og_parts_checker_new();
  og_part_contacts_answer_init(&b->answer);
  og_parts_problem_init(&b->problem);
  og_part_contacts_finding_init(&b->finding);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_part_contacts_solver_free(b->solver);
  og_parts_checker_free(b->checker);
  og_part_contacts_answer_clear(&b->answer);
  og_parts_problem_clear(&b->problem);
  og_part_contacts_finding_clear(&b->finding);
  free(b);
  return 0;
}

static void make_bodies(bench *b) {
  const int kind = or_random_int(&b->random, 0, 2), shape = or_random_int(&b->random, 0, 2);
  or_make_part_body(&b->random, &b->body[0], (or_parts_kind)kind, shape != 2);
  or_make_part_body(&b->random, &b->body[1], (or_parts_kind)kind, shape != 1);
  or_set_parts_problem(&b->problem, b->body);
}

static void expect_true(bench *b, const og_part_contacts_finding *finding, long seen[OG_PENETRATING + 1]) {
  const char *wrong = or_part_contacts_against(b->body, finding, OVERLAPS, seen);
  if (wrong != NULL) fail_msg("%s", wrong);
}

static og_parts_refusal check(bench *b) {
  return og_check_part_contacts(b->checker, &b->problem, &b->answer.certificate, &b->finding);
}

static void test_against_all_pairs(void **state) {
  bench *b = *state;
  long found[OG_PENETRATING + 1] = {0}, seen[OG_PENETRATING + 1] = {0}, accepted = 0, refused = 0;
  const long wanted = wanted_pairs(600);
  for (long round = 0; round < wanted; round++) {
    make_bodies(b);
    assert_int_equal(og_solve_part_contacts(b->solver, &b->problem, &b->answer), OG_ANSWERED);
    found[b->answer.finding.relation]++;
    expect_true(b, &b->answer.finding, seen);
    for (int k = 0; k < DAMAGES; k++) {
      or_damage_part_contacts(&b->random, &b->answer.certificate, &b->problem);
      const bool good = check(b) == OG_PARTS_ACCEPTED;
      accepted += good;
      refused += !good;
      if (good) expect_true(b, &b->finding, NULL);
      else assert_true(b->finding.relation == OG_RELATION_NONE && b->finding.count == 0);
    }
  }
  print_message("bodies %ld apart, %ld touching, %ld penetrating; parts %ld, %ld, %ld; damaged: %ld accepted, "
                "%ld refused\n",
                found[OG_SEPARATED], found[OG_TOUCHING], found[OG_PENETRATING], seen[OG_SEPARATED], seen[OG_TOUCHING],
                seen[OG_PENETRATING], accepted, refused);
  if (wanted < 200) return; // too few to be spread evenly
  for (og_relation r = OG_SEPARATED; r <= OG_PENETRATING; r++) assert_true(found[r] > wanted / 20);
  assert_true(accepted > wanted / 20 && refused > wanted / 2);
}

// Two triangles under a point: it touches the first, and is beside the other.
static void make_touching(bench *b) {
  b->body[0] = (or_part_body){.points = 6, .parts = 2, .xyz = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0.5, 0, -1, 2, 0, 1, 2, 1, 1},
                              .corner = {{0, 1, 2}, {3, 4, 5}}};
  b->body[1] = (or_part_body){.points = 2, .xyz = {0.25, 0.25, 0, 0.25, 0.25, 3}};
  or_set_parts_problem(&b->problem, b->body);
  assert_int_equal(og_solve_part_contacts(b->solver, &b->problem, &b->answer), OG_ANSWERED);
  assert_int_equal(b->answer.finding.relation, OG_TOUCHING);
  assert_int_equal(b->answer.finding.count, 1);
}

static void test_refusals(void **state) {
  bench *b = *state;
  make_touching(b);
  og_part_contacts_certificate *c = &b->answer.certificate;
  assert_int_equal(c->count, 1);
  assert_int_equal(check(b), OG_PARTS_ACCEPTED);
  c->contact[0].part[0] = 1;
  assert_int_equal(check(b), OG_PARTS_REFUSED_OPEN);
  c->contact[0].part[0] = 0;
  c->contact[0].part[1] = 1;
  assert_int_equal(check(b), OG_PARTS_REFUSED_OPEN);
  c->contact[0].part[1] = 0;
  c->count = 0;
  assert_int_equal(check(b), OG_PARTS_REFUSED_OPEN);
  c->count = 1;
  og_ivec_neg(&c->contact[0].pair.normal, &c->contact[0].pair.normal);
  assert_int_equal(check(b), OG_PARTS_REFUSED_CONTACT);
  og_ivec_neg(&c->contact[0].pair.normal, &c->contact[0].pair.normal);
  assert_int_equal(check(b), OG_PARTS_ACCEPTED);
  *og_part_contacts_certificate_add(c) = (og_part_contact){.part = {1, 0}, .pair = c->contact[1].pair};
  assert_int_equal(check(b), OG_PARTS_REFUSED_REST);
  c->count = 1;
  c->others.order[0].number[0] = c->others.order[0].number[1];
  assert_int_equal(check(b), OG_PARTS_REFUSED_ORDER);
}

// That two parts penetrate is no contact: what they share is missing.
static void test_relation_alone(void **state) {
  bench *b = *state;
  b->body[0] = (or_part_body){.points = 3, .parts = 1, .xyz = {-4, -4, 0, 4, -4, 0, 0, 4, 0}, .corner = {{0, 1, 2}}};
  b->body[1] = (or_part_body){.points = 4, .xyz = {0, 0, -1, 1, 0, 1, 0, 1, 1, -1, -1, 1}};
  or_set_parts_problem(&b->problem, b->body);
  assert_int_equal(og_solve_part_contacts(b->solver, &b->problem, &b->answer), OG_ANSWERED);
  assert_int_equal(b->answer.finding.relation, OG_PENETRATING);
  og_contact_certificate *c = &b->answer.certificate.contact[0].pair;
  og_solver *of_pair = og_solver_new();
  og_answer relation;
  og_answer_init(&relation);
  og_problem pair;
  og_problem_init(&pair);
  or_set_pair_of_parts(&pair, b->body, (const int[2]){0, 0});
  assert_int_equal(og_solve(of_pair, OG_RELATION, &pair, NULL, &relation), OG_ANSWERED);
  const og_certificate kept = c->relation;
  c->relation = relation.certificate;
  relation.certificate = kept;
  c->touches = false;
  og_checker *checker = og_checker_new();
  og_contact_finding alone;
  og_contact_finding_init(&alone);
  assert_int_equal(og_check_contact(checker, &pair, c, &alone), OG_CONTACT_ACCEPTED);
  assert_int_equal(check(b), OG_PARTS_REFUSED_CONTACT);
  og_contact_finding_clear(&alone);
  og_checker_free(checker);
  og_problem_clear(&pair);
  og_answer_clear(&relation);
  og_solver_free(of_pair);
}

// One step of the last place decides: a triangle under a corner of a tetrahedron, and beside it another one that
// touches at each step.
static void test_one_ulp(void **state) {
  static const double ulp = 0x1p-52;
  static const size_t expected[3] = {1, 2, 2};
  static const og_relation relation[3] = {OG_TOUCHING, OG_TOUCHING, OG_PENETRATING};
  bench *b = *state;
  b->body[0] = (or_part_body){.points = 4, .xyz = {0.5, 0.25, 1, 0, 0, 2, 1, 0, 2, 0, 1, 2}};
  for (int step = -1; step <= 1; step++) {
    b->body[1] = (or_part_body){.points = 6,
                                .parts = 2,
                                .xyz = {-4, -4, 1 + step * ulp, 4, -4, 1 + step * ulp, 0, 5, 1 + step * ulp,
                                        0, 0, 2, -1, 0, 2, 0, -1, 2},
                                .corner = {{0, 1, 2}, {3, 4, 5}}};
    or_set_parts_problem(&b->problem, b->body);
    assert_int_equal(og_solve_part_contacts(b->solver, &b->problem, &b->answer), OG_ANSWERED);
    const og_part_contacts_finding *finding = &b->answer.finding;
    assert_int_equal(finding->count, expected[step + 1]);
    assert_int_equal(finding->relation, relation[step + 1]);
    expect_true(b, finding, NULL);
    if (step == 1) assert_true(og_surd_to_double(&finding->contact[finding->deepest].of_pair.depth) == ulp);
  }
}

// A pair that is given up is never taken for one that is apart.
static void test_given_up(void **state) {
  bench *b = *state;
  int given_up[2] = {0};
  for (int k = 0; k < 2; k++)
    for (int round = 0; round < 100; round++) {
      make_bodies(b);
      og_part_contacts_solver_set_limit(b->solver, k == 0 ? 1 : 0);
      const og_status status = og_solve_part_contacts(b->solver, &b->problem, &b->answer);
      given_up[k] += status == OG_GAVE_UP;
      if (status == OG_GAVE_UP) assert_int_equal(b->answer.finding.relation, OG_RELATION_NONE);
    }
  assert_true(given_up[0] > 0);
  assert_int_equal(given_up[1], 0);
}

static void test_free_null(void **state) {
  (void)state;
  og_part_contacts_solver_free(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_against_all_pairs, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_refusals, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_relation_alone, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_one_ulp, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_given_up, open_bench, close_bench),
      cmocka_unit_test(test_free_null),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
