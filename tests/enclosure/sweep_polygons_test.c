// First contacts of random cylinders, cones and polytopes, rounded or not, that translate, against those of prisms
// and pyramids inside and around them (polygon_oracle.h). Coordinates are small integers, so that many graze. No
// damaged certificate is accepted.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/enclosure/solve/sweep.h"
#include "tests/shared/lattice_curved.h"
#include "tests/shared/polygon_oracle.h"
#include "tests/shared/wanted_pairs.h"

enum { SPREAD = 8 };

typedef struct bench {
  or_lattice_curved pair;
  or_polygon_oracle oracle;
  og_sweep_range_solver *solver;
  og_sweep_range_answer answer;
  og_exact_motion motion;
  or_curved_tally tally;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  or_lattice_curved_init(&b->pair, wanted_seed());
  or_polygon_oracle_init(&b->oracle);
  b->solver = og_sweep_range_solver_new();
  og_sweep_range_answer_init(&b->answer);
  og_exact_motion_init(&b->motion);
  b->tally = (or_curved_tally){.outcome = {"meet", "at a fraction", "never meet", "undecided", "polytopes alike"}};
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  or_lattice_curved_clear(&b->pair);
  or_polygon_oracle_clear(&b->oracle);
  og_sweep_range_solver_free(b->solver);
  og_sweep_range_answer_clear(&b->answer);
  og_exact_motion_clear(&b->motion);
  free(b);
  return 0;
}

static long pick(bench *b, long least, long most) { return or_random_int(&b->pair.random, (int)least, (int)most); }

static void pick_pair(bench *b) {
  or_lattice_curved *pair = &b->pair;
  or_lattice_curved_make(pair, SPREAD);
  og_exact_motion *motion = &b->motion;
  og_int *const velocity[] = {&motion->velocity.x, &motion->velocity.y, &motion->velocity.z};
  const long way = pick(b, -1, 1); // any way, or A towards B, or from it, by and large
  for (int k = 0; k < 3; k++) og_int_set_si(velocity[k], pick(b, -4, 4) + 2 * way * (pair->at[1][k] - pair->at[0][k]));
  og_int_set_si(&motion->den, pick(b, 1, 3));
  motion->has_until = pick(b, 0, 1) == 0;
  og_int_set_si(&motion->until_num, pick(b, 0, 9));
  og_int_set_si(&motion->until_den, pick(b, 1, 3));
  assert_int_equal(og_problem_set_exact(&pair->problem.pair, &pair->body[0], &pair->body[1], motion), OG_PROBLEM_OK);
}

// ---- damage ----

static og_sweep_refusal checked(bench *b) { return og_check_sweep_range(&b->pair.problem, &b->answer.range); }

// Each number of the certificate, changed so that it proves nothing.
static void damage(bench *b) {
  og_sweep_range *r = &b->answer.range;
  const og_sweep_range_kind kind = r->kind;
  assert_int_equal(checked(b), OG_SWEEP_ACCEPTED);
  r->kind = OG_SWEEP_RANGE_NONE;
  assert_int_equal(checked(b), OG_SWEEP_REFUSED_KIND);
  r->kind = kind;
  og_ivec kept;
  og_ivec_init(&kept);
  og_ivec_swap(&kept, &r->direction);
  const bool needed = !og_ivec_is_zero(&kept);
  assert_int_equal(checked(b), needed ? OG_SWEEP_REFUSED_DIRECTION : OG_SWEEP_ACCEPTED);
  og_ivec_neg(&r->direction, &kept);
  if (needed) assert_int_not_equal(checked(b), OG_SWEEP_ACCEPTED);
  og_ivec_swap(&kept, &r->direction);
  og_ivec_clear(&kept);
  if (kind == OG_SWEEP_RANGE_NEVER) {
    r->kind = OG_SWEEP_RANGE_FIRST;
    assert_int_equal(checked(b), OG_SWEEP_REFUSED_CONTACT);
    r->kind = kind;
    og_rational_set_si(&r->apart, 0);
    assert_int_equal(checked(b), OG_SWEEP_REFUSED_APART);
    og_rational_set_si(&r->apart, 1000);
    assert_int_equal(checked(b), OG_SWEEP_REFUSED_SIDE);
  }
  if (kind != OG_SWEEP_RANGE_FIRST) return;
  og_int_set_si(&r->contact.place[0][0].w, 0);
  if (b->pair.problem.curve[0] != OG_CURVE_NONE) assert_int_equal(checked(b), OG_SWEEP_REFUSED_CONTACT);
  r->contact.kind = OG_ENCLOSURE_RANGE;
  assert_int_equal(checked(b), OG_SWEEP_REFUSED_CONTACT);
  og_rational_set_si(&r->hi, -1);
  assert_int_equal(checked(b), OG_SWEEP_REFUSED_RANGE);
  og_rational_set_si(&r->lo, -1);
  assert_int_equal(checked(b), OG_SWEEP_REFUSED_RANGE);
}

// ---- the comparison ----

// What is within the bodies meets no sooner, and what is around them no later.
enum { MEET, AT_A_FRACTION, NEVER, UNDECIDED, SAME };

static void expect_between(bench *b, long k) {
  const og_sweep_range *r = &b->answer.range;
  const og_finding *found = &b->oracle.answer.finding;
  or_polygon_sweep(&b->oracle, &b->pair.problem, false);
  const bool within = found->hit;
  if (within && r->kind == OG_SWEEP_RANGE_NEVER) fail_msg("sweep %ld: a contact is missed", k);
  if (within && or_polygon_order(&found->first, &r->lo) < 0) fail_msg("sweep %ld: the first time is too late", k);
  or_polygon_sweep(&b->oracle, &b->pair.problem, true);
  if (!found->hit && r->kind == OG_SWEEP_RANGE_FIRST) fail_msg("sweep %ld: a contact is invented", k);
  if (found->hit && r->kind == OG_SWEEP_RANGE_FIRST && or_polygon_order(&found->first, &r->hi) > 0)
    fail_msg("sweep %ld: the second time is too early", k);
  or_curved_tally_note(&b->tally, &b->pair, SAME, within == found->hit);
}

static void note(bench *b) {
  const og_sweep_range *r = &b->answer.range;
  const bool meet = r->kind == OG_SWEEP_RANGE_FIRST;
  or_curved_tally_note(&b->tally, &b->pair, MEET, meet);
  or_curved_tally_note(&b->tally, &b->pair, AT_A_FRACTION,
                       meet && og_rational_sign(&r->lo) > 0 && og_rational_equal(&r->lo, &r->hi));
  or_curved_tally_note(&b->tally, &b->pair, NEVER, r->kind == OG_SWEEP_RANGE_NEVER);
  or_curved_tally_note(&b->tally, &b->pair, UNDECIDED, r->kind == OG_SWEEP_RANGE_CLEAR);
}

static void lies_between_polygons(void **state) {
  bench *b = *state;
  or_curved_tally *tally = &b->tally;
  const long rounds = wanted_pairs(4000);
  for (long k = 0; k < rounds; k++) {
    pick_pair(b);
    const og_enclosure_status status = og_solve_sweep_range(b->solver, &b->pair.problem, &b->answer);
    if (status != OG_ENCLOSURE_ANSWERED && status != OG_ENCLOSURE_UNDECIDED)
      fail_msg("sweep %ld: status %d, %s", k, (int)status, og_sweep_refusal_text(b->answer.refusal));
    or_curved_tally_add(tally, &b->pair);
    expect_between(b, k);
    note(b);
    damage(b);
  }
  or_curved_tally_print(tally);
  assert_true(or_curved_tally_sum(tally, SAME) >= rounds * 3 / 4 &&
              or_curved_tally_sum(tally, UNDECIDED) <= rounds / 50);
  assert_true(or_curved_tally_sum(tally, MEET) >= rounds / 20 && or_curved_tally_sum(tally, NEVER) >= rounds / 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(lies_between_polygons, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
