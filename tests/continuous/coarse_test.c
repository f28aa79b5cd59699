// What sees a motion only in parts: swept volumes, whose false alarms are counted, and samples, which bodies tunnel
// through. By hand, one ulp to each side, and against the exact answer.

#include "tests/continuous/sweep_bodies.h"

#include <math.h>

#include "ref/continuous/sampling.h"
#include "ref/continuous/swept_volume.h"
#include "tests/shared/random_sweep.h"

extern const og_algorithm og_algorithm_swept_volume, og_algorithm_sampling, og_algorithm_sampling_enlarged;

static moving m;
static or_exact exact;
static or_sweep drawn;

static int open_all(void **state) {
  (void)state;
  moving_open(&m);
  or_exact_init(&exact);
  or_sweep_init(&drawn);
  return 0;
}

static int close_all(void **state) {
  (void)state;
  moving_close(&m);
  or_exact_clear(&exact);
  or_sweep_clear(&drawn);
  return 0;
}

static og_verdict verdict_of(const og_algorithm *algorithm) { return claim_by(algorithm, &m).verdict; }

// ---- swept volumes ----

// A wall, and a bullet that is through it within one step.
static void bullet_at_wall(double height) {
  put_box(&m.a, (og_vec3){-0.0625, -4, -4}, (og_vec3){0.0625, 4, 4});
  put_ball(&m.b, (og_vec3){-100, height, 0}, 0.125);
  m.in.velocity = (og_vec3){1024, 0, 0};
  limit(&m, 1);
}

static void a_body_at_rest_is_met_exactly(void **state) {
  (void)state;
  bullet_at_wall(4.125); // the ball's bottom passes over the wall's edge
  assert_int_equal(verdict_of(&og_algorithm_swept_volume), OG_VERDICT_MEET);
  bullet_at_wall(nextafter(4.125, 0));
  assert_int_equal(verdict_of(&og_algorithm_swept_volume), OG_VERDICT_MEET);
  bullet_at_wall(4.125 + 0x1p-36); // beyond its rounding, 64 epsilon of the way
  assert_int_equal(verdict_of(&og_algorithm_swept_volume), OG_VERDICT_APART);
  bullet_at_wall(0);
  limit(&m, 0.0625); // stops before the wall
  assert_int_equal(verdict_of(&og_algorithm_swept_volume), OG_VERDICT_APART);
}

// Parac's figure 4.3: two bodies cross each other's ways at different times.
static void two_that_move_raise_false_alarms(void **state) {
  (void)state;
  put_ball(&m.a, (og_vec3){-8, 0, 0}, 0.5);
  put_ball(&m.b, (og_vec3){0, -4, 0}, 0.5);
  m.in.velocity_a = (og_vec3){16, 0, 0};
  m.in.velocity = (og_vec3){-16, 16, 0}; // B goes up: it is at the crossing at 1/4, A at 1/2
  limit(&m, 1);
  assert_false(or_exact_sweep(&exact, &m.in).hit);
  assert_int_equal(verdict_of(&og_algorithm_swept_volume), OG_VERDICT_MEET);
  m.in.velocity_a = (og_vec3){0, 0, 0}; // the same motion, seen from A
  assert_int_equal(verdict_of(&og_algorithm_swept_volume), OG_VERDICT_APART);
}

// The same cases twice: with A at rest and as they are drawn. With A at rest no verdict is wrong.
static void false_alarms_are_counted(void **state) {
  (void)state;
  long cases = 0, misses = 0, alarms = 0, apart = 0;
  for (int family = 0; family < 3; family++)
    for (uint64_t seed = 0; seed < 3 * 400; seed += 3) {
      or_sweep_make(&drawn, family, seed);
      og_sweep_input *in = &drawn.input;
      const bool hit = or_exact_sweep(&exact, in).hit;
      if (og_sweep_run(og_algorithm_swept_volume.sweep, in).outcome != OG_OUTCOME_ANSWERED) continue;
      const og_verdict both = og_sweep_run(og_algorithm_swept_volume.sweep, in).verdict;
      in->velocity_a = (og_vec3){0, 0, 0};
      const og_verdict one = og_sweep_run(og_algorithm_swept_volume.sweep, in).verdict;
      // On a lattice bodies graze exactly or pass far from each other.
      assert_int_equal(one, hit ? OG_VERDICT_MEET : OG_VERDICT_APART);
      cases++;
      apart += !hit;
      misses += hit && both == OG_VERDICT_APART;
      alarms += !hit && both == OG_VERDICT_MEET;
    }
  printf("swept-volume: %ld motions on a lattice, %ld never meet: %ld false alarms where both move, none with one at "
         "rest\n",
         cases, apart, alarms);
  assert_true(misses == 0 && alarms > 0 && cases > 1000);
}

// ---- samples ----

static void a_bullet_tunnels(void **state) {
  (void)state;
  bullet_at_wall(0);
  const or_sweep_truth truth = or_exact_sweep(&exact, &m.in);
  assert_true(truth.hit && truth.first > 0.097 && truth.first < 0.098);
  assert_int_equal(verdict_of(&og_algorithm_sampling), OG_VERDICT_APART);
  const og_sweep_claim c = claim_by(&og_algorithm_sampling_enlarged, &m);
  assert_true(c.verdict == OG_VERDICT_MEET && fabs((double)c.first - truth.first) <= 1.0 / OG_SAMPLES);
  // A wall as thick as a step is long is not missed.
  put_box(&m.a, (og_vec3){-32, -4, -4}, (og_vec3){32, 4, 4});
  assert_int_equal(verdict_of(&og_algorithm_sampling), OG_VERDICT_MEET);
  // Enlarged by half a step, 32, the bullet hits whatever it passes nearer than that.
  bullet_at_wall(12);
  assert_false(or_exact_sweep(&exact, &m.in).hit);
  assert_int_equal(verdict_of(&og_algorithm_sampling_enlarged), OG_VERDICT_MEET);
  assert_int_equal(verdict_of(&og_algorithm_sampling), OG_VERDICT_APART);
  bullet_at_wall(60);
  assert_int_equal(verdict_of(&og_algorithm_sampling_enlarged), OG_VERDICT_APART);
}

// A sandwich of two sheets, one sample between them: neither is seen.
static void a_sandwich_is_passed(void **state) {
  (void)state;
  for (int sheet = -1; sheet <= 1; sheet += 2) {
    put_box(&m.a, (og_vec3){sheet * 0.5 - 0.0625, -4, -4}, (og_vec3){sheet * 0.5 + 0.0625, 4, 4});
    put_ball(&m.b, (og_vec3){-64, 0, 0}, 0.125);
    m.in.velocity = (og_vec3){256, 0, 0}; // at 0 at the fourth step
    limit(&m, 1);
    assert_true(or_exact_sweep(&exact, &m.in).hit);
    assert_int_equal(verdict_of(&og_algorithm_sampling), OG_VERDICT_APART);
    assert_int_equal(verdict_of(&og_algorithm_sampling_enlarged), OG_VERDICT_MEET);
  }
}

// Touching just at a sample, one ulp before and behind.
static void a_contact_at_a_sample(void **state) {
  (void)state;
  const double until[] = {2, nextafter(2, 3), nextafter(2, 0)};
  for (int k = 0; k < 3; k++) {
    put_cubes(&m, (og_vec3){5, -1, -1}, (og_vec3){-2, 0, 0});
    limit(&m, until[k]); // the last sample
    or_sweep_error error;
    const og_sweep_claim c = claim_by(&og_algorithm_sampling, &m);
    assert_null(or_sweep_fault(&exact, &error, og_algorithm_sampling.sweep, &m.in, &c));
    assert_true(c.verdict == OG_VERDICT_MEET && c.iterations == OG_SAMPLES + 1 && c.normal.x == -1);
  }
  limit(&m, 1.99);
  assert_int_equal(verdict_of(&og_algorithm_sampling), OG_VERDICT_APART);
}

static void bodies_that_start_together(void **state) {
  (void)state;
  const og_algorithm *const subject[] = {&og_algorithm_sampling, &og_algorithm_sampling_enlarged,
                                         &og_algorithm_swept_volume};
  for (int k = 0; k < 3; k++)
    for (int way = -1; way <= 1; way++)
      for (int deep = 0; deep < 2; deep++) {
        put_cubes(&m, (og_vec3){1 - 0.5 * deep, -1, -1}, (og_vec3){way, 0, 0});
        m.in.velocity_a = (og_vec3){0, 0, 0};
        m.in.endless = true;
        const og_sweep_claim c = claim_by(subject[k], &m);
        assert_true(c.verdict == OG_VERDICT_MEET && c.first == 0);
        put_cubes(&m, (og_vec3){3, -1, -1}, (og_vec3){0, 0, 0});
        assert_int_equal(verdict_of(subject[k]), OG_VERDICT_APART);
      }
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_algorithm *const subject[] = {&og_algorithm_sampling, &og_algorithm_sampling_enlarged,
                                         &og_algorithm_swept_volume};
  for (int k = 0; k < 3; k++) {
    m.in.endless = true;
    m.in.velocity_a = (og_vec3){0, 0, 0};
    put_cubes(&m, (og_vec3){5, -1, -1}, (og_vec3){-2, 0, 0});
    refuses_bad_input(subject[k], &m);
    m.in.velocity_a.z = (double)NAN;
    assert_int_equal(claim_by(subject[k], &m).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_body_at_rest_is_met_exactly), cmocka_unit_test(two_that_move_raise_false_alarms),
      cmocka_unit_test(false_alarms_are_counted),      cmocka_unit_test(a_bullet_tunnels),
      cmocka_unit_test(a_sandwich_is_passed),          cmocka_unit_test(a_contact_at_a_sample),
      cmocka_unit_test(bodies_that_start_together),    cmocka_unit_test(bad_input_is_refused),
  };
  return cmocka_run_group_tests(tests, open_all, close_all);
}
