// A sphere and a box in any position against the exact answer.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/pairs/rounded_claim.h"
#include "ref/pairs/sphere_box.h"
#include "tests/shared/claim_check.h"
#include "tests/shared/random_box.h"
#include "tests/shared/wanted_pairs.h"

#define CASES wanted_share(5000)

static const og_mat3 identity = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

static void by_hand(void **state) {
  (void)state;
  const og_box box = {{0, 0, 0}, {4, 2, 1}, identity};
  // Before a face, an edge, a corner: touching, and one unit in the last place to either side.
  const og_sphere touching[3] = {{{1, 1, -4}, 3}, {{7, 6, 0}, 5}, {{6, 5, 7}, 7}};
  for (int k = 0; k < 3; k++) {
    og_sphere ball = touching[k];
    og_claim r = og_sphere_box(&ball, &box);
    assert_int_equal(r.outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(r.verdict, OG_VERDICT_MEET);
    assert_true(r.depth == 0);
    ball.radius = nextafter(touching[k].radius, 0);
    assert_int_equal(og_sphere_box(&ball, &box).verdict, OG_VERDICT_APART);
    ball.radius = nextafter(touching[k].radius, 8);
    assert_int_equal(og_sphere_box(&ball, &box).verdict, OG_VERDICT_MEET);
  }
  // Centre inside, nearest the face +y, nearest the face -x, on the surface, in the middle.
  const og_sphere inside = {{1, 1.5, 0}, 3}, left = {{-3.75, 0, 0.5}, 3}, on = {{4, 1, 0}, 3},
                  middle = {{0, 0, 0}, 0.5};
  og_claim r = og_sphere_box(&inside, &box);
  assert_true(r.depth == 3.5 && r.normal.y == 1 && r.b.y == 2 && r.a.y == -1.5);
  r = og_sphere_box(&left, &box);
  assert_true(r.depth == 3.25 && r.normal.x == -1);
  r = og_sphere_box(&on, &box);
  assert_true(r.depth == 3 && r.normal.x == 1);
  r = og_sphere_box(&middle, &box);
  assert_true(r.depth == 1.5 && fabs(r.normal.z) == 1);
}

// Axes that are right but for one length, or for one angle.
static void each_axis_counts(void **state) {
  (void)state;
  const og_sphere ball = {{9, 9, 9}, 1};
  for (int k = 0; k < 3; k++) {
    const og_box box = {{0, 0, 0}, {4, 2, 1}, identity};
    og_box stretched = box, skewed = box;
    og_vec3 *const row[2] = {&stretched.rotation.row[k], &skewed.rotation.row[k]};
    *row[0] = og_scale(1.5, *row[0]);
    // The next axis leans towards this one, as long as it was.
    og_scalar *const across[3] = {&row[1]->y, &row[1]->z, &row[1]->x};
    og_vec3 *const next = &skewed.rotation.row[(k + 1) % 3];
    *across[k] = 0.6;
    *next = og_scale(0.8, *next);
    assert_int_equal(og_sphere_box(&ball, &box).outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(og_sphere_box(&ball, &stretched).outcome, OG_OUTCOME_DEGENERATE);
    assert_int_equal(og_sphere_box(&ball, &skewed).outcome, OG_OUTCOME_DEGENERATE);
  }
}

static void wrapper_takes_a_ball_and_a_box(void **state) {
  (void)state;
  const og_vec3 centre = {0, 0, 5};
  const og_body ball = {.kind = OG_BODY_SPHERE, .radius = 1, .vertex_count = 1, .vertex = &centre},
                box = {.kind = OG_BODY_BOX, .half = {1, 1, 1}, .rotation = identity};
  og_body round = box;
  round.radius = 0.5;
  assert_true(og_run_sphere_box(&ball, &box).distance == 3 && og_run_sphere_box(&box, &ball).distance == 3);
  assert_int_equal(og_run_sphere_box(&ball, &round).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(og_run_sphere_box(&round, &ball).outcome, OG_OUTCOME_DEGENERATE);
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_box box = {{0, 0, 0}, {4, 2, 1}, identity};
  const og_sphere ball = {{9, 9, 9}, 1}, nan = {{0, 0, (double)NAN}, 1}, negative = {{0, 0, 0}, -1};
  assert_int_equal(og_sphere_box(&nan, &box).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_sphere_box(&negative, &box).outcome, OG_OUTCOME_DEGENERATE);
  og_box bad = box;
  bad.half.y = -1;
  assert_int_equal(og_sphere_box(&ball, &bad).outcome, OG_OUTCOME_DEGENERATE);
  bad = box;
  bad.half.y = HUGE_VAL;
  assert_int_equal(og_sphere_box(&ball, &bad).outcome, OG_OUTCOME_OUT_OF_RANGE);
  bad = box;
  bad.rotation.row[0].x = 1.0001; // not of unit length
  assert_int_equal(og_sphere_box(&ball, &bad).outcome, OG_OUTCOME_DEGENERATE);
  bad = box;
  bad.rotation.row[0].y = 0.0001; // not at right angles
  assert_int_equal(og_sphere_box(&ball, &bad).outcome, OG_OUTCOME_DEGENERATE);
  bad = box;
  bad.rotation.row[2].z = (double)NAN;
  assert_int_equal(og_sphere_box(&ball, &bad).outcome, OG_OUTCOME_DEGENERATE);
  const og_body hull = {.kind = OG_BODY_HULL, .vertex_count = 8};
  assert_int_equal(og_run_sphere_box(&hull, &hull).outcome, OG_OUTCOME_DEGENERATE);
}

enum { LATTICE, INSIDE, AROUND, ON_SURFACE, SLIGHT, FAMILIES };
static const char *const names[] = {"sphere-box, integers", "sphere-box, centre inside", "sphere-box, any",
                                    "sphere-box, centre near the surface", "sphere-box, nearly along the axes"};

typedef struct figure {
  og_sphere ball;
  og_box box;
} figure;

static figure make(or_random *random, int family) {
  figure f;
  if (family == LATTICE) {
    const og_vec3 half = or_random_lattice_point(random, 3); // may be flat
    f.box.centre = or_random_lattice_point(random, 2);
    f.box.half = (og_vec3){fabs(half.x), fabs(half.y), fabs(half.z)};
    f.box.rotation = or_random_rotation(random, OR_TURN_NONE);
    f.ball.centre = or_random_lattice_point(random, 6);
    f.ball.radius = or_random_int(random, 0, 4);
    return f;
  }
  const og_vec3 half = or_random_point(random, 1);
  const og_mat3 rotation = or_random_rotation(random, family == SLIGHT ? OR_TURN_SLIGHTLY : OR_TURN_ANY);
  f.box = (og_box){or_random_point(random, 1), {fabs(half.x), fabs(half.y), fabs(half.z)}, rotation};
  f.ball.centre = or_random_point(random, 2);
  f.ball.radius = fabs(or_random_uniform(random)) / 2;
  og_vec3 local = or_random_point(random, 1);
  if (family == ON_SURFACE) { // on a face, perhaps an edge or a corner too
    for (int n = or_random_int(random, 1, 3); n > 0; n--) {
      if (n == 1) local.x = 1;
      if (n == 2) local.y = -1;
      if (n == 3) local.z = 1;
    }
  }
  if (family == INSIDE || family == ON_SURFACE) {
    local = (og_vec3){local.x * half.x, local.y * half.y, local.z * half.z};
    f.ball.centre = og_add(f.box.centre, og_apply(&rotation, local));
    if (family == ON_SURFACE) f.ball.centre = or_random_near(random, f.ball.centre, 60);
  }
  return f;
}

static void claims_are_true(void **state) {
  (void)state;
  or_exact exact;
  or_exact_init(&exact);
  or_claim_errors errors = {.wrong = 0};
  or_vec corner[8], centre;
  for (int k = 0; k < 8; k++) or_vec_init(&corner[k]);
  or_vec_init(&centre);
  for (int family = 0; family < FAMILIES; family++) {
    or_random random = or_random_seeded((uint64_t)family);
    for (int k = 0; k < CASES; k++) {
      figure f = make(&random, family);
      or_box_corners(corner, &f.box);
      or_vec_from(&centre, f.ball.centre);
      if (k % 4 == 0 && family != LATTICE) { // touching, but for a few units in the last place
        const double distance = or_exact_rationals(&exact, &centre, 1, 0, corner, 8, 0).distance;
        f.ball.radius = distance * (1 + DBL_EPSILON * or_random_int(&random, -2, 2));
      }
      or_claim_pair pair = {.na = 1, .nb = 8, .ra = f.ball.radius, .rb = 0, .a = {f.ball.centre}};
      for (int j = 0; j < 8; j++) pair.b[j] = og_box_corner(&f.box, j);
      pair.size = fmax(og_largest(f.ball.centre), fmax(og_largest(f.box.half), og_largest(f.box.centre)));
      pair.size = fmax(pair.size, fmax(f.ball.radius, 1));
      pair.truth = or_exact_rationals(&exact, &centre, 1, pair.ra, corner, 8, 0);
      const og_claim claim = og_sphere_box(&f.ball, &f.box);
      or_claim_check(&claim, &pair, &exact, &errors, 4);
    }
    assert_true(family != LATTICE || errors.wrong == 0);
    or_claim_errors_report(&errors, names[family], 6);
  }
  for (int k = 0; k < 8; k++) or_vec_clear(&corner[k]);
  or_vec_clear(&centre);
  or_exact_clear(&exact);
}

static void scale_does_not_matter(void **state) {
  (void)state;
  or_random random = or_random_seeded(5);
  for (int k = 0; k < 4 * CASES; k++) {
    const figure f = make(&random, k % FAMILIES);
    const int power = or_random_int(&random, -800, 980);
    const og_sphere ball = {og_vec_times_power(f.ball.centre, power), ldexp(f.ball.radius, power)};
    const og_box box = {og_vec_times_power(f.box.centre, power), og_vec_times_power(f.box.half, power), f.box.rotation};
    const og_claim claim = og_sphere_box(&f.ball, &f.box);
    og_claim changed = og_sphere_box(&ball, &box);
    assert_true(or_claim_scaled(&claim, &changed, power));
    // As bodies, in either order.
    const og_body a = {.kind = OG_BODY_SPHERE, .vertex_count = 1, .vertex = &f.ball.centre, .radius = f.ball.radius};
    const og_body b = {
        .kind = OG_BODY_BOX, .vertex_count = 8, .centre = f.box.centre, .half = f.box.half, .rotation = f.box.rotation};
    changed = og_run_sphere_box(&a, &b);
    assert_true(or_claim_scaled(&claim, &changed, 0));
    changed = og_claim_swapped(og_run_sphere_box(&b, &a));
    assert_true(or_claim_scaled(&claim, &changed, 0));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_hand),          cmocka_unit_test(bad_input_is_refused),
      cmocka_unit_test(each_axis_counts), cmocka_unit_test(wrapper_takes_a_ball_and_a_box),
      cmocka_unit_test(claims_are_true),  cmocka_unit_test(scale_does_not_matter)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
