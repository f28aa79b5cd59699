// Enclosures of the depth of random cylinders, cones and polytopes, rounded or not, against those of prisms and
// pyramids inside and around them (polygon_oracle.h). Coordinates are small integers, so that many pairs touch, and
// many have parallel axes. What one certificate proves, no damaged one may prove otherwise.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/enclosure/solve/enclosure.h"
#include "tests/shared/lattice_curved.h"
#include "tests/shared/polygon_oracle.h"
#include "tests/shared/wanted_pairs.h"

enum { SPREAD = 3 };

typedef struct bench {
  or_lattice_curved pair;
  or_polygon_oracle oracle;
  og_enclosure_solver *solver;
  og_depth_answer answer;
  or_curved_tally tally;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  or_lattice_curved_init(&b->pair, wanted_seed());
  or_polygon_oracle_init(&b->oracle);
  b->solver = og_enclosure_solver_new();
  og_depth_answer_init(&b->answer);
  b->tally = (or_curved_tally){
      .outcome = {"penetrating", "by figures in a half-plane", "wider than asked", "undecided", "polytopes alike"}};
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  or_lattice_curved_clear(&b->pair);
  or_polygon_oracle_clear(&b->oracle);
  og_enclosure_solver_free(b->solver);
  og_depth_answer_clear(&b->answer);
  free(b);
  return 0;
}

// ---- damage ----

// Both bounds become the one number, times a little more or less than one.
static og_depth_refusal with_bounds(bench *b, const og_rational *bound, long times, long over) {
  og_depth_range *range = &b->answer.range;
  og_rational kept[2], changed;
  for (int k = 0; k < 2; k++) og_rational_init(&kept[k]);
  og_rational_init(&changed);
  og_rational_set(&kept[0], &range->lo);
  og_rational_set(&kept[1], &range->hi);
  og_int_set_si(&changed.num, times);
  og_int_set_si(&changed.den, over);
  og_int_mul(&changed.num, &changed.num, &bound->num);
  og_int_mul(&changed.den, &changed.den, &bound->den);
  og_rational_set(&range->lo, &changed);
  og_rational_set(&range->hi, &changed);
  const og_depth_refusal refusal = og_check_depth_range(&b->pair.problem, range);
  og_rational_set(&range->lo, &kept[0]);
  og_rational_set(&range->hi, &kept[1]);
  for (int k = 0; k < 2; k++) og_rational_clear(&kept[k]);
  og_rational_clear(&changed);
  return refusal;
}

static void damage(bench *b) {
  og_depth_range *range = &b->answer.range;
  assert_int_equal(og_check_depth_range(&b->pair.problem, range), OG_DEPTH_ACCEPTED);
  if (range->kind == OG_DEPTH_MEETING) return;
  assert_int_equal(with_bounds(b, &range->hi, 1000001, 1000000), OG_DEPTH_REFUSED_SHALLOW);
  assert_int_equal(with_bounds(b, &range->lo, 999999, 1000000), OG_DEPTH_REFUSED_OVERLAP);
}

// ---- the comparison ----

enum { PENETRATING, REVOLVED, WIDE, UNDECIDED, SAME };

static int rank(og_relation relation) { return (int)relation - (int)OG_TOUCHING; }

// What is within the bodies is less deep, and what is around them deeper.
static void expect_between(bench *b, long k) {
  const og_depth_range *range = &b->answer.range;
  const og_finding *found = &b->oracle.answer.finding;
  const og_relation relation = og_depth_range_relation(range);
  or_polygon_depth(&b->oracle, &b->pair.problem, false);
  const int least = rank(found->relation);
  if (least > 0 && or_polygon_order(&found->depth, &range->hi) > 0) fail_msg("pair %ld: the upper bound is too low", k);
  or_polygon_depth(&b->oracle, &b->pair.problem, true);
  const int most = rank(found->relation);
  if (og_rational_sign(&range->lo) > 0 && (most <= 0 || or_polygon_order(&found->depth, &range->lo) < 0))
    fail_msg("pair %ld: the lower bound is too high", k);
  if (relation != OG_RELATION_NONE && (rank(relation) < least || rank(relation) > most))
    fail_msg("pair %ld: %s", k, og_relation_name(relation));
  or_curved_tally_note(&b->tally, &b->pair, SAME, least == most);
}

static void note(bench *b, og_enclosure_status status) {
  const og_relation relation = og_depth_range_relation(&b->answer.range);
  or_curved_tally_note(&b->tally, &b->pair, PENETRATING, relation == OG_PENETRATING);
  or_curved_tally_note(&b->tally, &b->pair, REVOLVED, b->answer.range.kind == OG_DEPTH_REVOLVED);
  or_curved_tally_note(&b->tally, &b->pair, WIDE, status == OG_ENCLOSURE_WIDE);
  or_curved_tally_note(&b->tally, &b->pair, UNDECIDED, relation == OG_RELATION_NONE);
}

static void lies_between_polygons(void **state) {
  bench *b = *state;
  or_curved_tally *tally = &b->tally;
  const long rounds = wanted_pairs(2000);
  for (long k = 0; k < rounds; k++) {
    or_lattice_curved_make(&b->pair, SPREAD);
    const og_enclosure_status status = og_solve_depth_range(b->solver, &b->pair.problem, &b->answer);
    if (status == OG_ENCLOSURE_REFUSED) fail_msg("pair %ld: %s", k, og_depth_refusal_text(b->answer.refusal));
    or_curved_tally_add(tally, &b->pair);
    expect_between(b, k);
    note(b, status);
    damage(b);
  }
  or_curved_tally_print(tally);
  assert_true(or_curved_tally_sum(tally, SAME) >= rounds * 3 / 4 &&
              or_curved_tally_sum(tally, UNDECIDED) <= rounds / 50);
  assert_true(or_curved_tally_sum(tally, PENETRATING) >= rounds / 5 &&
              or_curved_tally_sum(tally, REVOLVED) >= rounds / 50);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(lies_between_polygons, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
