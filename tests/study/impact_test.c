// The impacts of the study continuous-cost: their truth against GJK at many times, and what the methods for bodies that
// turn promise against the truth.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include <math.h>

#include "tool/study/impact_tally.h"
#include "tool/study/turning_samples.h"

enum { MOTIONS = 12, TIMES = 64 };

typedef struct bench {
  og_impact impact;
  double slack; // of a length: rounding over the way
  long never, first, open;
} bench;

static void draw(bench *b, const og_impact_setting *setting, og_sweep_takes bodies, uint64_t index) {
  og_random random;
  og_random_start(&random, "impact test", (uint64_t)bodies, index);
  assert_true(og_impact_make(&b->impact, &random, setting, bodies));
  b->slack = (setting->distance + 2) * (0x1p-30 + 256 * (double)OG_SCALAR_EPSILON);
  b->never += b->impact.truth == OG_IMPACT_NEVER;
  b->first += b->impact.truth == OG_IMPACT_FIRST;
  b->open += b->impact.truth == OG_IMPACT_OPEN;
}

static double gap_at(bench *b, double time) {
  const og_moment m = og_turning_moment(&b->impact.pair, (og_scalar)time, (og_vec3){0, 0, 0});
  return m.meet ? 0 : (double)m.gap;
}

// Apart at many times before, and together at the first time; or apart at all times.
static void agrees_with_gjk(bench *b) {
  const og_impact *impact = &b->impact;
  if (impact->truth == OG_IMPACT_OPEN) return;
  const double end = impact->truth == OG_IMPACT_FIRST ? impact->first : 1;
  const double margin = b->slack / impact->speed;
  for (int k = 0; k < TIMES; k++) {
    // More of them near the end.
    const double part = 1 - pow(k / (double)TIMES, 4), time = part * end - 64 * margin;
    if (time > 0) assert_true(gap_at(b, time) > 0);
  }
  if (impact->truth == OG_IMPACT_FIRST) assert_true(gap_at(b, end) <= 64 * b->slack);
}

static void each_setting(bench *b, bool turning, og_sweep_takes bodies, void (*check)(bench *)) {
  for (int s = 0; s < (turning ? OG_IMPACT_SPINS : 1); s++)
    for (int t = 0; t < OG_IMPACT_THICK; t++)
      for (int d = 0; d < OG_IMPACT_FAR; d++) {
        const og_impact_setting setting = {turning ? og_impact_spins[s].value : 0, og_impact_thick[t].value,
                                           og_impact_far[d].value};
        for (uint64_t k = 0; k < (turning ? MOTIONS / 4 : MOTIONS); k++) {
          draw(b, &setting, bodies, k + 100 * (uint64_t)(s + 4 * t + 16 * d));
          check(b);
        }
      }
  assert_true(b->never > 20 && b->first > 20);
  assert_true(100 * b->open <= b->never + b->first);
}

static bench *started(void) {
  static bench b;
  b.never = b.first = b.open = 0;
  og_impact_init(&b.impact);
  return &b;
}

static void boxes_that_translate_meet_when_gjk_says(void **state) {
  (void)state;
  bench *b = started();
  each_setting(b, false, OG_SWEEPS_ANY, agrees_with_gjk);
  og_impact_clear(&b->impact);
}

static void rectangles_meet_when_gjk_says(void **state) {
  (void)state;
  bench *b = started();
  each_setting(b, false, OG_SWEEPS_POLYGONS, agrees_with_gjk);
  og_impact_clear(&b->impact);
}

static void boxes_that_turn_meet_when_gjk_says(void **state) {
  (void)state;
  bench *b = started();
  each_setting(b, true, OG_SWEEPS_ANY, agrees_with_gjk);
  og_impact_clear(&b->impact);
}

// Two spheres meet where their centres are as far apart as both radii.
static void centres_are_apart_by_the_radii(bench *b) {
  const og_turning_pair *pair = &b->impact.pair;
  if (b->impact.truth != OG_IMPACT_FIRST) return;
  const double t = b->impact.first, x = (double)pair->centre.x + t * (double)pair->velocity.x,
               y = (double)pair->centre.y + t * (double)pair->velocity.y,
               z = (double)pair->centre.z + t * (double)pair->velocity.z;
  const double radii = (double)pair->a.body.radius + (double)pair->b.body.radius;
  assert_true(fabs(sqrt(x * x + y * y + z * z) - radii) <= b->slack);
}

static void spheres_meet_by_their_radii(void **state) {
  (void)state;
  bench *b = started();
  each_setting(b, false, OG_SWEEPS_SPHERES, centres_are_apart_by_the_radii);
  og_impact_clear(&b->impact);
}

static void methods_keep_their_promises(bench *b) {
  og_impact *impact = &b->impact;
  if (impact->truth == OG_IMPACT_OPEN) return;
  const bool hit = impact->truth == OG_IMPACT_FIRST;
  const double after = impact->first + 64 * b->slack / impact->speed;
  const og_turning_result bisect = og_turning_bisect(&impact->pair),
                          conservative = og_turning_conservative(&impact->pair),
                          sampled = og_turning_sampling(&impact->pair),
                          enlarged = og_turning_sampling_enlarged(&impact->pair);
  assert_true(bisect.known && conservative.known && sampled.known && enlarged.known);
  if (hit) {
    assert_true(bisect.hit && (double)bisect.time <= after);
    assert_true(conservative.hit && (double)conservative.time <= after);
    assert_true(enlarged.hit);
    // Stepping back ends within the target.
    assert_true(!sampled.hit || gap_at(b, (double)sampled.time) <= (double)impact->pair.target + 64 * b->slack);
  } else {
    assert_false(sampled.hit);
  }
}

static void no_contact_is_missed_where_none_may_be(void **state) {
  (void)state;
  bench *b = started();
  each_setting(b, true, OG_SWEEPS_ANY, methods_keep_their_promises);
  og_impact_clear(&b->impact);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(boxes_that_translate_meet_when_gjk_says), cmocka_unit_test(rectangles_meet_when_gjk_says),
      cmocka_unit_test(boxes_that_turn_meet_when_gjk_says),      cmocka_unit_test(spheres_meet_by_their_radii),
      cmocka_unit_test(no_contact_is_missed_where_none_may_be),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
