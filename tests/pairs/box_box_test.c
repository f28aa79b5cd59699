// Two boxes in any position against the exact answer: verdict, depth, and what the axis does.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/pairs/box_box.h"
#include "tests/shared/claim_check.h"
#include "tests/shared/random_box.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(2500)

static const og_mat3 identity = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

static void by_hand(void **state) {
  (void)state;
  const og_box a = {{0, 0, 7}, {4, 2, 3}, identity}, b = {{1, 1, 1}, {1, 5, 3}, identity};
  og_claim r = og_box_box(&a, &b);
  assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
  assert_int_equal(r.verdict, OG_VERDICT_MEET); // touching
  assert_true(r.has_depth && r.depth == 0 && r.normal.z == 1);
  og_box c = b;
  c.half.z = nextafter(3, 0);
  r = og_box_box(&a, &c);
  assert_int_equal(r.verdict, OG_VERDICT_APART);
  assert_true(!r.has_depth && r.normal.z == 1);
  c.half.z = nextafter(3, 4);
  assert_int_equal(og_box_box(&a, &c).verdict, OG_VERDICT_MEET);
  c.half.z = 5;
  r = og_box_box(&a, &c);
  assert_true(r.depth == 2 && r.normal.z == 1 && r.iterations == 15);
  r = og_box_box(&c, &a);
  assert_true(r.depth == 2 && r.normal.z == -1);
  // One within the other: out the shortest way, which is along x by 4 + 1 - 1.
  const og_box small = {{1, 0, 7}, {1, 1, 1}, identity};
  r = og_box_box(&small, &a);
  assert_true(r.depth == 3 && fabs(r.normal.y) == 1);
}

// Only the cross product of one edge of each parts them: no face does.
static void edge_against_edge(void **state) {
  (void)state;
  const double s = sqrt(0.5);
  const og_mat3 around_x = {{{1, 0, 0}, {0, s, -s}, {0, s, s}}}, around_y = {{{s, 0, s}, {0, 1, 0}, {-s, 0, s}}};
  // Two beams on edge, crossing at right angles; each ridge is sqrt(2) from its beam's axis.
  og_box a = {{0, 0, 2.9}, {9, 1, 1}, around_x};
  const og_box b = {{0, 0, 0}, {1, 9, 1}, around_y};
  og_claim r = og_box_box(&a, &b);
  assert_int_equal(r.verdict, OG_VERDICT_APART);
  assert_true(r.iterations > 6 && fabs(r.normal.z - 1) <= 4 * DBL_EPSILON);
  a.centre.z = 2.8;
  r = og_box_box(&a, &b);
  assert_int_equal(r.verdict, OG_VERDICT_MEET);
  assert_true(fabs(r.depth - (2 * sqrt(2) - 2.8)) <= 8 * DBL_EPSILON && fabs(r.normal.z - 1) <= 4 * DBL_EPSILON);
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_box good = {{0, 0, 0}, {1, 1, 1}, identity};
  og_box bad = good;
  bad.centre.x = (double)NAN;
  assert_int_equal(og_box_box(&good, &bad).outcome, OG_OUTCOME_OUT_OF_RANGE);
  bad = good;
  bad.half.z = -1;
  assert_int_equal(og_box_box(&bad, &good).outcome, OG_OUTCOME_DEGENERATE);
  bad = good;
  bad.rotation.row[1].y = 0.999;
  assert_int_equal(og_box_box(&bad, &good).outcome, OG_OUTCOME_DEGENERATE);
  bad = good;
  bad.centre.y = DBL_MAX;
  assert_int_equal(og_box_box(&good, &bad).outcome, OG_OUTCOME_OUT_OF_RANGE);
  const og_body hull = {.kind = OG_BODY_HULL, .vertex_count = 8};
  assert_int_equal(og_run_box_box(&hull, &hull).outcome, OG_OUTCOME_DEGENERATE);
}

enum { LATTICE, ANY, SLIGHT, FLAT, FAMILIES };
static const char *const names[] = {"box-box, integers", "box-box, any", "box-box, nearly parallel", "box-box, thin"};

static og_box make(or_random *random, int family, og_mat3 around) {
  const og_vec3 half = family == LATTICE ? or_random_lattice_point(random, 3) : or_random_point(random, 1);
  og_box box = {family == LATTICE ? or_random_lattice_point(random, 4) : or_random_point(random, 1),
                {fabs(half.x), fabs(half.y), fabs(half.z)},
                around};
  if (family == LATTICE) box.rotation = or_random_rotation(random, OR_TURN_NONE);
  if (family == ANY || family == FLAT) box.rotation = or_random_rotation(random, OR_TURN_ANY);
  if (family == FLAT) box.half.z *= ldexp(1, -or_random_int(random, 0, 60));
  if (family == SLIGHT) { // turned from the other by a small angle
    const og_mat3 turn = or_random_rotation(random, OR_TURN_SLIGHTLY);
    for (int k = 0; k < 3; k++) {
      const og_vec3 row = around.row[k];
      box.rotation.row[k] = og_apply_transposed(&turn, row);
    }
  }
  return box;
}

// Moves b along the line of centres until the boxes touch, but for rounding.
static void make_touch(og_box *b, const og_box *a, or_exact *exact, or_vec *corner_a, or_vec *corner_b) {
  for (int step = 0; step < 2; step++) {
    or_box_corners(corner_b, b);
    const or_pair_truth truth = or_exact_rationals(exact, corner_a, 8, 0, corner_b, 8, 0);
    const og_claim claim = og_box_box(a, b);
    if (truth.relation != OG_PENETRATING) return;
    b->centre = og_add_scaled(b->centre, -truth.depth, claim.normal);
  }
}

static void claims_are_true(void **state) {
  (void)state;
  or_exact exact;
  or_exact_init(&exact);
  or_claim_errors errors = {.wrong = 0};
  or_vec corner_a[8], corner_b[8];
  for (int k = 0; k < 8; k++) {
    or_vec_init(&corner_a[k]);
    or_vec_init(&corner_b[k]);
  }
  for (int family = 0; family < FAMILIES; family++) {
    or_random random = or_random_seeded((uint64_t)family);
    int relations[4] = {0};
    for (int k = 0; k < CASES; k++) {
      const og_mat3 around = or_random_rotation(&random, OR_TURN_ANY);
      const og_box a = make(&random, family == SLIGHT ? FAMILIES : family, around);
      og_box b = make(&random, family, around);
      or_box_corners(corner_a, &a);
      if (k % 3 == 0) make_touch(&b, &a, &exact, corner_a, corner_b);
      or_box_corners(corner_b, &b);
      or_claim_pair pair = {.na = 8, .nb = 8};
      for (int j = 0; j < 8; j++) {
        pair.a[j] = og_box_corner(&a, j);
        pair.b[j] = og_box_corner(&b, j);
      }
      pair.size = fmax(fmax(og_largest(a.half), og_largest(b.half)), fmax(og_largest(og_sub(a.centre, b.centre)), 1));
      pair.truth = or_exact_rationals(&exact, corner_a, 8, 0, corner_b, 8, 0);
      relations[pair.truth.relation]++;
      const og_claim claim = og_box_box(&a, &b);
      or_claim_check(&claim, &pair, &exact, &errors, 2);
    }
    assert_true(family != LATTICE || errors.wrong == 0);
    assert_true(relations[OG_SEPARATED] > CASES / 20 && relations[OG_PENETRATING] > CASES / 20);
    or_claim_errors_report(&errors, names[family], 6);
  }
  for (int k = 0; k < 8; k++) {
    or_vec_clear(&corner_a[k]);
    or_vec_clear(&corner_b[k]);
  }
  or_exact_clear(&exact);
}

static void swap_and_scale_do_not_matter(void **state) {
  (void)state;
  or_random random = or_random_seeded(5);
  for (int k = 0; k < 8 * CASES; k++) {
    const og_mat3 around = or_random_rotation(&random, OR_TURN_ANY);
    const og_box a = make(&random, k % FAMILIES, around), b = make(&random, k % FAMILIES, around);
    const int power = or_random_int(&random, -800, 980);
    const og_box c = {og_vec_times_power(a.centre, power), og_vec_times_power(a.half, power), a.rotation};
    const og_box d = {og_vec_times_power(b.centre, power), og_vec_times_power(b.half, power), b.rotation};
    const og_claim claim = og_box_box(&a, &b);
    og_claim changed = og_box_box(&c, &d);
    assert_true(or_claim_scaled(&claim, &changed, power));
    const og_body p = {
        .kind = OG_BODY_BOX, .vertex_count = 8, .centre = a.centre, .half = a.half, .rotation = a.rotation};
    const og_body q = {
        .kind = OG_BODY_BOX, .vertex_count = 8, .centre = b.centre, .half = b.half, .rotation = b.rotation};
    changed = og_run_box_box(&p, &q);
    assert_true(or_claim_scaled(&claim, &changed, 0));
    // Exchanged, everything is computed in the other box's frame.
    changed = og_run_box_box(&q, &p);
    const double size = fmax(og_largest(og_sub(a.centre, b.centre)), fmax(og_largest(a.half), og_largest(b.half)));
    if (changed.verdict != claim.verdict) assert_true(fmax(claim.depth, changed.depth) <= 6 * DBL_EPSILON * size);
    else assert_true(fabs(changed.depth - claim.depth) <= 12 * DBL_EPSILON * size);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(by_hand), cmocka_unit_test(edge_against_edge),
                                     cmocka_unit_test(bad_input_is_refused), cmocka_unit_test(claims_are_true),
                                     cmocka_unit_test(swap_and_scale_do_not_matter)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
