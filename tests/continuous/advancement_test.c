// The algorithms that go from time to time towards the first contact, on bodies worked out by hand: head on, grazing
// with one ulp to each side, from a start together, past an end; steps that never pass the contact; bad input.

#include "tests/continuous/sweep_bodies.h"

#include <float.h>
#include <math.h>

#include "ref/continuous/bilateral_advancement.h"
#include "ref/continuous/ccd_bisect.h"
#include "ref/continuous/conservative_advancement.h"
#include "ref/continuous/gjk_raycast.h"
#include "ref/continuous/horizon.h"
#include "ref/continuous/moment.h"

extern const og_algorithm og_algorithm_conservative_advancement, og_algorithm_gjk_raycast, og_algorithm_ccd_bisect,
    og_algorithm_bilateral_advancement;
enum { SUBJECTS = 4 };
static const og_algorithm *const subject[SUBJECTS] = {&og_algorithm_conservative_advancement, &og_algorithm_gjk_raycast,
                                                      &og_algorithm_bilateral_advancement, &og_algorithm_ccd_bisect};

static moving m;
static or_exact exact;

static int open_all(void **state) {
  (void)state;
  moving_open(&m);
  or_exact_init(&exact);
  return 0;
}

static int close_all(void **state) {
  (void)state;
  moving_close(&m);
  or_exact_clear(&exact);
  return 0;
}

// Against the exact answer, as the door promises it; returns the claim.
static og_sweep_claim judged(const og_algorithm *algorithm) {
  or_sweep_error error;
  const og_sweep_claim c = claim_by(algorithm, &m);
  const char *fault = or_sweep_fault(&exact, &error, algorithm->sweep, &m.in, &c);
  if (fault != NULL) fail_msg("%s: %s", algorithm->id, fault);
  assert_int_equal(c.outcome, OG_OUTCOME_ANSWERED);
  return c;
}

static void cubes_head_on(void **state) {
  (void)state;
  for (int k = 0; k < SUBJECTS; k++) {
    m.in.endless = true;
    put_cubes(&m, (og_vec3){5, -1, -1}, (og_vec3){-2, 0, 0});
    og_sweep_claim c = judged(subject[k]);
    assert_true(c.verdict == OG_VERDICT_MEET && c.has_normal && c.normal.x == -1);
    assert_true(k == SUBJECTS - 1 ? c.first > 1.999 && c.first <= 2 : c.first == 2);
    limit(&m, 2);
    assert_int_equal(judged(subject[k]).verdict, OG_VERDICT_MEET);
    limit(&m, 1.99);
    assert_int_equal(judged(subject[k]).verdict, OG_VERDICT_APART);
    put_cubes(&m, (og_vec3){5, -1, -1}, (og_vec3){2, 0, 0});
    assert_int_equal(judged(subject[k]).verdict, OG_VERDICT_APART);
    put_cubes(&m, (og_vec3){5, -1, -1}, (og_vec3){0, 0, 0});
    assert_int_equal(judged(subject[k]).verdict, OG_VERDICT_APART);
  }
}

// One ulp is less than what these algorithms tell: they are held to their promise there, and to the truth beyond it.
static void cubes_that_graze(void **state) {
  (void)state;
  const double height[] = {1, nextafter(1, 2), nextafter(1, 0), 1 + 0x1p-45, 1 - 0x1p-45};
  for (int k = 0; k < SUBJECTS; k++)
    for (int i = 0; i < 5; i++) {
      m.in.endless = true;
      put_cubes(&m, (og_vec3){5, height[i], -1}, (og_vec3){-2, 0, 0});
      const og_sweep_claim c = claim_by(subject[k], &m);
      or_sweep_error error;
      assert_null(or_sweep_fault(&exact, &error, subject[k]->sweep, &m.in, &c));
      if (height[i] <= 1) assert_int_equal(c.verdict, OG_VERDICT_MEET);
      if (i == 3) assert_int_equal(c.verdict, k == SUBJECTS - 1 ? OG_VERDICT_MEET : OG_VERDICT_APART);
    }
}

static void cubes_that_start_together(void **state) {
  (void)state;
  for (int k = 0; k < SUBJECTS; k++)
    for (int way = -1; way <= 1; way++)
      for (int deep = 0; deep < 2; deep++) {
        m.in.endless = true;
        put_cubes(&m, (og_vec3){1 - 0.5 * deep, -1, -1}, (og_vec3){way, 0, 0});
        const og_sweep_claim c = judged(subject[k]);
        assert_true(c.verdict == OG_VERDICT_MEET && c.first == 0 && !c.has_normal);
      }
}

// A corner that meets an edge's middle, and a small ball far away.
static void tips_and_balls(void **state) {
  (void)state;
  const og_vec3 tip[4] = {{3, 1, 0}, {6, 0, 0}, {6, 3, 1}, {6, 3, -1}};
  for (int k = 0; k < SUBJECTS; k++) {
    m.in.endless = true;
    put_box(&m.a, (og_vec3){-1, -1, -1}, (og_vec3){1, 1, 1});
    og_make_hull(&m.b, tip, 4);
    m.in.velocity = (og_vec3){-1, 0, 0};
    assert_int_equal(judged(subject[k]).verdict, OG_VERDICT_MEET);
    put_ball(&m.a, (og_vec3){0, 0, 0}, 0.5);
    put_ball(&m.b, (og_vec3){1e6, 0.6, 0.25}, 0.5);
    m.in.velocity = (og_vec3){-1, 0, 0};
    assert_int_equal(judged(subject[k]).verdict, OG_VERDICT_MEET);
    put_ball(&m.b, (og_vec3){1e6, 1.5, 0.25}, 0.5);
    assert_int_equal(judged(subject[k]).verdict, OG_VERDICT_APART);
  }
}

// Each moment's plane holds until it is reached: the time to there is never past the first contact, exactly.
static void steps_never_pass_the_contact(void **state) {
  (void)state;
  or_random random = or_random_seeded(7);
  int looked_at = 0;
  for (int n = 0; n < 300; n++) {
    og_vec3 a[6], b[6];
    for (int k = 0; k < 6; k++) a[k] = or_random_lattice_point(&random, 4);
    for (int k = 0; k < 6; k++) b[k] = og_add((og_vec3){12, 3, 2}, or_random_lattice_point(&random, 4));
    m.in.endless = true;
    og_make_hull(&m.a, a, 6);
    og_make_hull(&m.b, b, 6);
    m.in.velocity = og_add((og_vec3){-1, -0.25, -0.125}, or_random_point(&random, 0.125));
    const or_sweep_truth truth = or_exact_sweep(&exact, &m.in);
    const og_moment moment = og_moment_at(&m.in, 0, (og_vec3){0, 0, 0});
    const double closing = (double)og_dot(moment.normal, m.in.velocity);
    if (!truth.hit || moment.meet || closing <= 0) continue;
    looked_at++;
    const double next = (double)moment.clear / closing;
    assert_true(next <= truth.first * (1 + 32 * DBL_EPSILON));
    assert_true((double)og_sweep_horizon(&m.in) >= truth.last);
  }
  assert_true(looked_at > 100);
}

// What bisection costs where bodies glide along each other: it gives up, and does not say anything else.
static void bisection_of_a_glide(void **state) {
  (void)state;
  m.in.endless = true;
  put_cubes(&m, (og_vec3){40, 1 + 0x1p-14, -1}, (og_vec3){-2, 0, 0});
  const og_sweep_claim c = claim_by(&og_algorithm_ccd_bisect, &m);
  assert_true(c.outcome == OG_OUTCOME_ITERATION_LIMIT && c.iterations == OG_BISECT_STEPS && !c.has_first);
  for (int k = 0; k + 1 < SUBJECTS; k++) assert_int_equal(judged(subject[k]).verdict, OG_VERDICT_APART);
}

// Varjus' line 11 as printed gives up as soon as the ray is clipped: every hit after time 0 is denied.
static void line_11_as_printed(void **state) {
  (void)state;
  m.in.endless = true;
  put_cubes(&m, (og_vec3){5, -1, -1}, (og_vec3){-2, 0, 0});
  const og_sweep_claim c = judged(&og_algorithm_gjk_raycast);
  assert_true(c.first > 0 && or_exact_sweep(&exact, &m.in).hit); // t > 0 where line 10 set it: "return false"
}

// The contact is at 2^-1349: no number. A claim of time 0 would be early by the whole way.
static void times_that_lose_their_digits(void **state) {
  (void)state;
  m.in.endless = true;
  put_ball(&m.a, (og_vec3){0, 0, 0}, 0x1p-867);
  put_ball(&m.b, (og_vec3){0x1p-865, 0, 0}, 0x1p-867);
  m.in.velocity = (og_vec3){-0x1p483, 0, 0};
  for (int k = 0; k < SUBJECTS; k++) assert_int_equal(claim_by(subject[k], &m).outcome, OG_OUTCOME_OUT_OF_RANGE);
  m.in.velocity.x = -0x1p3;
  for (int k = 0; k < SUBJECTS; k++) assert_int_equal(judged(subject[k]).verdict, OG_VERDICT_MEET);
}

// From so far off that between two times the point passes the whole ball: found inside of it, it has come from outside.
static void a_time_s_rounding_passes_the_body(void **state) {
  (void)state;
  const og_scalar far = 0x1.882a74d379179p+638;
  m.in.endless = true;
  put_ball(&m.a, (og_vec3){-1, -1, -1}, 4);
  put_ball(&m.b, (og_vec3){0, -29, -far}, 0);
  m.in.velocity = (og_vec3){-1, 27, far};
  for (int k = 0; k < SUBJECTS; k++) {
    const og_sweep_claim c = judged(subject[k]);
    assert_int_equal(c.verdict, OG_VERDICT_MEET);
    assert_true(!c.has_normal || c.normal.z > 0);
  }
}

static void bad_input_is_refused(void **state) {
  (void)state;
  for (int k = 0; k < SUBJECTS; k++) {
    m.in.endless = true;
    put_cubes(&m, (og_vec3){5, -1, -1}, (og_vec3){-2, 0, 0});
    refuses_bad_input(subject[k], &m);
    put_ball(&m.a, (og_vec3){DBL_MAX, 0, 0}, 0);
    assert_int_equal(claim_by(subject[k], &m).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(cubes_head_on),
      cmocka_unit_test(cubes_that_graze),
      cmocka_unit_test(tips_and_balls),
      cmocka_unit_test(cubes_that_start_together),
      cmocka_unit_test(bisection_of_a_glide),
      cmocka_unit_test(steps_never_pass_the_contact),
      cmocka_unit_test(line_11_as_printed),
      cmocka_unit_test(times_that_lose_their_digits),
      cmocka_unit_test(a_time_s_rounding_passes_the_body),
      cmocka_unit_test(bad_input_is_refused),
  };
  return cmocka_run_group_tests(tests, open_all, close_all);
}
