// Rays and segments against small meshes and convex bodies: the first hit is the first of all parts, each asked as a
// pair of convex bodies and held against the second oracle (tests/oracle/truth.h). What one certificate proves, no
// damaged one may prove otherwise.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/parts/solve/parts.h"
#include "tests/shared/parts_truth.h"
#include "tests/shared/wanted_pairs.h"

typedef struct bench {
  or_random random;
  og_parts_solver *solver;
  og_parts_checker *checker;
  og_parts_answer answer;
  og_parts_problem problem;
  og_finding finding;
  or_ray_truth truth;
  or_part_body body;
  or_ray ray;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(2);
  b->solver = og_parts_solver_new();
  b->checker = og_parts_checker_new();
  og_parts_answer_init(&b->answer);
  og_parts_problem_init(&b->problem);
  og_finding_init(&b->finding);
  or_ray_truth_init(&b->truth);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_parts_solver_free(b->solver);
  og_parts_checker_free(b->checker);
  og_parts_answer_clear(&b->answer);
  og_parts_problem_clear(&b->problem);
  og_finding_clear(&b->finding);
  or_ray_truth_clear(&b->truth);
  free(b);
  return 0;
}

static int pick(bench *b, int least, int most) { return or_random_int(&b->random, least, most); }

static void expect_true(const bench *b, const og_finding *finding) {
  const char *wrong = or_ray_truth_against(&b->truth, finding);
  if (wrong != NULL) fail_msg("%s", wrong);
}

// ---- tests ----

static void test_against_every_part(void **state) {
  bench *b = *state;
  int hits = 0, at_once = 0, misses = 0, accepted = 0;
  const long wanted = wanted_pairs(3000);
  for (long round = 0; round < wanted; round++) {
    or_make_part_body(&b->random, &b->body, (or_parts_kind)pick(b, OR_PARTS_LATTICE, OR_PARTS_FINE),
                      pick(b, 0, 3) != 0);
    or_make_ray(&b->random, &b->ray, &b->body);
    or_set_ray_problem(&b->problem, &b->ray, &b->body);
    const char *wrong = or_ray_truth_find(&b->truth, &b->ray, &b->body);
    if (wrong != NULL) fail_msg("%s", wrong);
    const bool hit = b->truth.hit;
    assert_int_equal(og_solve_parts(b->solver, OG_HIT, &b->problem, &b->answer), OG_ANSWERED);
    expect_true(b, &b->answer.finding);
    for (int k = 0; k < 3; k++) {
      or_damage_parts(&b->random, &b->answer.certificate, &b->problem);
      if (og_check_parts_sweep(b->checker, &b->problem, &b->answer.certificate, &b->finding) != OG_PARTS_ACCEPTED)
        continue;
      accepted++;
      expect_true(b, &b->finding);
    }
    misses += !hit;
    hits += hit;
    at_once += hit && og_surd_sign(&b->truth.first) == 0;
  }
  if (wanted < 1000) return; // too few to be spread evenly
  assert_true(hits > wanted / 20 && misses > wanted / 20 && at_once > wanted / 500 && accepted > wanted / 20);
}

static og_parts_refusal check_block(bench *b, int32_t lo, int32_t hi, long x, long y, long z) {
  og_parts_certificate *c = &b->answer.certificate;
  c->count = 0;
  og_parts_block *block = og_parts_certificate_add(c);
  block->range = (og_parts_range){{0, lo}, {1, hi}};
  og_int_set_si(&block->direction.x, x);
  og_int_set_si(&block->direction.y, y);
  og_int_set_si(&block->direction.z, z);
  return og_check_parts_sweep(b->checker, &b->problem, c, &b->finding);
}

// Two triangles upright, at x = 1 and x = 2, across the ray from the origin along x.
static void test_blocks(void **state) {
  bench *b = *state;
  b->body = (or_part_body){.points = 6, .parts = 2, .corner = {{0, 1, 2}, {3, 4, 5}},
                           .xyz = {1, -1, -1, 1, 2, 0, 1, -1, 1, 2, -1, -1, 2, 2, 0, 2, -1, 1}};
  b->ray = (or_ray){.way = {4, 0, 0}};
  or_set_ray_problem(&b->problem, &b->ray, &b->body);
  assert_int_equal(og_solve_parts(b->solver, OG_HIT, &b->problem, &b->answer), OG_ANSWERED);
  assert_true(og_surd_to_double(&b->answer.finding.first) == 0.25 && b->answer.certificate.part[1] == 0);
  // One plane stands before both, but not one that the ray has passed before it comes to the first.
  assert_int_equal(check_block(b, 0, 2, -1, 0, 0), OG_PARTS_ACCEPTED);
  assert_int_equal(check_block(b, 0, 2, 1, 0, 0), OG_PARTS_REFUSED_BLOCK);
  assert_int_equal(check_block(b, 0, 2, 0, 1, 0), OG_PARTS_REFUSED_BLOCK);
  assert_int_equal(check_block(b, 0, 2, -2, 1, 0), OG_PARTS_REFUSED_BLOCK);
  assert_int_equal(check_block(b, 0, 2, 0, 0, 0), OG_PARTS_REFUSED_BLOCK);
  assert_int_equal(check_block(b, 0, 1, -1, 0, 0), b->answer.certificate.order[1].number[0] == 0
                                                         ? OG_PARTS_ACCEPTED  // the other one's box is beyond
                                                         : OG_PARTS_REFUSED_REST);
  b->answer.certificate.has_pair = false;
  assert_int_equal(check_block(b, 0, 2, -1, 0, 0), OG_PARTS_REFUSED_BLOCK); // the ray has no end
  // A segment that ends an ulp before the first, in its plane, and an ulp beyond.
  static const double ends[3] = {1 - 0x1p-53, 1, 1 + 0x1p-52};
  for (int k = 0; k < 3; k++) {
    b->ray.is_segment = true;
    b->ray.way[0] = ends[k];
    or_set_ray_problem(&b->problem, &b->ray, &b->body);
    assert_int_equal(og_solve_parts(b->solver, OG_HIT, &b->problem, &b->answer), OG_ANSWERED);
    assert_int_equal(b->answer.finding.hit, k > 0);
    b->answer.certificate.has_pair = false;
    assert_int_equal(check_block(b, 0, 2, -1, 0, 0), k == 0 ? OG_PARTS_ACCEPTED : OG_PARTS_REFUSED_BLOCK);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_against_every_part, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(test_blocks, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
