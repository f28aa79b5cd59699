// Enclosures of the distance of random cylinders, cones and polytopes, rounded or not, against prisms and pyramids
// inside and around them (polygon_oracle.h). Coordinates are small integers, so that many pairs touch. What one
// certificate proves, no damaged one may prove otherwise.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/enclosure/solve/enclosure.h"
#include "tests/shared/lattice_curved.h"
#include "tests/shared/polygon_oracle.h"
#include "tests/shared/wanted_pairs.h"

enum { SPREAD = 5 };

typedef struct bench {
  or_lattice_curved pair;
  or_polygon_oracle oracle;
  og_enclosure_solver *solver;
  og_enclosure_answer answer;
  or_curved_tally tally;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  or_lattice_curved_init(&b->pair, wanted_seed());
  or_polygon_oracle_init(&b->oracle);
  b->solver = og_enclosure_solver_new();
  og_enclosure_answer_init(&b->answer);
  b->tally = (or_curved_tally){.outcome = {"apart", "touching", "penetrating", "undecided", "polytopes alike"}};
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  or_lattice_curved_clear(&b->pair);
  or_polygon_oracle_clear(&b->oracle);
  og_enclosure_solver_free(b->solver);
  og_enclosure_answer_clear(&b->answer);
  free(b);
  return 0;
}

static og_enclosure_refusal checked(bench *b) { return og_check_enclosure(&b->pair.problem, &b->answer.certificate); }

// ---- damage ----

// Both bounds become the one number, half of the lower one or twice the upper one.
static og_enclosure_refusal with_bounds(bench *b, const og_rational *bound, long times, long over) {
  og_enclosure_certificate *c = &b->answer.certificate;
  og_rational kept[2], factor;
  for (int k = 0; k < 2; k++) og_rational_init(&kept[k]);
  og_rational_init(&factor);
  og_rational_set(&kept[0], &c->lo);
  og_rational_set(&kept[1], &c->hi);
  og_int_set_si(&factor.num, times);
  og_int_set_si(&factor.den, over);
  og_int_mul(&factor.num, &factor.num, &bound->num);
  og_int_mul(&factor.den, &factor.den, &bound->den);
  og_rational_set(&c->lo, &factor);
  og_rational_set(&c->hi, &factor);
  const og_enclosure_refusal refusal = checked(b);
  og_rational_set(&c->lo, &kept[0]);
  og_rational_set(&c->hi, &kept[1]);
  for (int k = 0; k < 2; k++) og_rational_clear(&kept[k]);
  og_rational_clear(&factor);
  return refusal;
}

static void damage_range(bench *b) {
  og_enclosure_certificate *c = &b->answer.certificate;
  c->kind = OG_ENCLOSURE_TOUCHING;
  assert_int_not_equal(checked(b), OG_ENCLOSURE_ACCEPTED);
  c->kind = OG_ENCLOSURE_PENETRATING;
  assert_int_not_equal(checked(b), OG_ENCLOSURE_ACCEPTED);
  c->kind = OG_ENCLOSURE_RANGE;
  if (og_rational_sign(&c->lo) == 0) return;
  assert_int_equal(with_bounds(b, &c->hi, 1000001, 1000000), OG_ENCLOSURE_REFUSED_SIDE);
  assert_int_equal(with_bounds(b, &c->lo, 999999, 1000000), OG_ENCLOSURE_REFUSED_FAR);
  og_ivec_neg(&c->direction, &c->direction);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_SIDE);
  og_ivec_neg(&c->direction, &c->direction);
}

static void damage_penetrating(bench *b) {
  og_enclosure_certificate *c = &b->answer.certificate;
  c->kind = OG_ENCLOSURE_TOUCHING;
  assert_int_not_equal(checked(b), OG_ENCLOSURE_ACCEPTED);
  c->kind = OG_ENCLOSURE_PENETRATING;
  if (c->count == 1) return;
  og_int_neg(&c->weight[0], &c->weight[0]);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_WEIGHT);
  og_int_neg(&c->weight[0], &c->weight[0]);
  og_int_add(&c->weight[1], &c->weight[1], &c->weight[1]);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_NOT_ZERO);
}

static void damage_place(bench *b) {
  og_enclosure_certificate *c = &b->answer.certificate;
  const int curved = b->pair.problem.curve[0] == OG_CURVE_NONE ? 1 : 0;
  og_body_place *place = &c->place[0][curved];
  og_int_add(&place->x, &place->x, &place->w);
  og_int_add(&place->x, &place->x, &place->w);
  og_int_add(&place->x, &place->x, &place->w);
  assert_int_equal(checked(b), OG_ENCLOSURE_REFUSED_OUTSIDE);
  if (b->pair.problem.curve[1 - curved] != OG_CURVE_NONE) return;
  c->place[0][1 - curved].point[0] += OR_LATTICE_POINTS;
  assert_int_not_equal(checked(b), OG_ENCLOSURE_ACCEPTED);
}

// ---- the comparison ----

static int rank(og_relation relation) { return (int)relation - (int)OG_TOUCHING; }

enum { APART, TOUCHING, PENETRATING, UNDECIDED, SAME };

static void expect_between(bench *b, long k) {
  const og_enclosure_certificate *c = &b->answer.certificate;
  const og_finding *found = &b->oracle.answer.finding;
  const og_relation relation = og_enclosure_relation(c);
  or_polygon_distance(&b->oracle, &b->pair.problem, false);
  const int least = rank(found->relation);
  if (or_polygon_order(&found->distance, &c->lo) < 0) fail_msg("pair %ld: the lower bound is too high", k);
  or_polygon_distance(&b->oracle, &b->pair.problem, true);
  const int most = rank(found->relation);
  if (or_polygon_order(&found->distance, &c->hi) > 0) fail_msg("pair %ld: the upper bound is too low", k);
  if (relation != OG_RELATION_NONE && (rank(relation) < least || rank(relation) > most))
    fail_msg("pair %ld: %s", k, og_relation_name(relation));
  or_curved_tally_note(&b->tally, &b->pair, SAME, least == most);
  or_curved_tally_note(&b->tally, &b->pair, relation == OG_RELATION_NONE ? UNDECIDED : APART + rank(relation) + 1,
                       true);
}

static void lies_between_polygons(void **state) {
  bench *b = *state;
  or_curved_tally *tally = &b->tally;
  const long rounds = wanted_pairs(4000);
  for (long k = 0; k < rounds; k++) {
    or_lattice_curved_make(&b->pair, SPREAD);
    const og_enclosure_status status = og_solve_enclosure(b->solver, OG_DISTANCE, &b->pair.problem, &b->answer);
    if (status != OG_ENCLOSURE_ANSWERED && status != OG_ENCLOSURE_UNDECIDED)
      fail_msg("pair %ld: status %d, %s", k, (int)status, og_enclosure_refusal_text(b->answer.refusal));
    or_curved_tally_add(tally, &b->pair);
    expect_between(b, k);
    if (b->answer.certificate.kind == OG_ENCLOSURE_RANGE) damage_range(b);
    if (b->answer.certificate.kind == OG_ENCLOSURE_PENETRATING) damage_penetrating(b);
    damage_place(b);
  }
  or_curved_tally_print(tally);
  assert_true(or_curved_tally_sum(tally, SAME) >= rounds * 3 / 4 &&
              or_curved_tally_sum(tally, UNDECIDED) <= rounds / 50);
  assert_true(or_curved_tally_sum(tally, APART) >= rounds / 20 &&
              or_curved_tally_sum(tally, PENETRATING) >= rounds / 20);
  assert_true(or_curved_tally_sum(tally, TOUCHING) >= rounds / 200);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(lies_between_polygons, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
