#include "ref/continuous/motion_sampling.h"

#include "ref/closest/range.h"
#include "ref/continuous/rigid_path.h"

// What is known so far: a time at which they are apart, and a later one at which they meet, with what is seen then.
typedef struct samples {
  og_scalar low, high;
  og_moment apart, met;
  bool found; // they meet at `high`
  int count;
} samples;

// The next time to look at; false where there is none.
static bool next_time(og_scalar *time, const samples *s, int sample) {
  *time = s->found ? s->low + (s->high - s->low) / 2 : (og_scalar)sample / OG_MOTION_SAMPLES;
  return s->found ? s->low < *time && *time < s->high : sample <= OG_MOTION_SAMPLES;
}

og_motion_claim og_motion_sampling(const og_motion_input *in) {
  const og_rigid_pair pair = og_rigid_pair_of(in);
  samples s = {.low = 0};
  og_vec3 normal = {0, 0, 0};
  og_scalar time = 0;
  /*@ loop invariant counter: 0 <= k;
      loop assigns k, s, normal, time;
      loop variant in->most - k; */
  for (int k = 0; next_time(&time, &s, k); k++) {
    if (k >= in->most) return og_rigid_open(OG_OUTCOME_ITERATION_LIMIT, &s.apart, s.low, k);
    const og_moment m = og_rigid_moment(&pair, time, normal);
    if (m.outcome != OG_OUTCOME_ANSWERED) return og_rigid_open(m.outcome, &m, time, k + 1);
    if (m.is_open) return og_rigid_open(OG_OUTCOME_DEGENERATE, &m, time, k + 1);
    if (m.meet) {
      s.found = true;
      s.high = time;
      s.met = m;

    } else {
      s.low = time;
      s.apart = m;
      normal = m.normal;
    }
    s.count = k + 1;
  }
  return s.found ? og_rigid_contact(&s.met, s.high, normal, s.count) : og_rigid_apart(&s.apart, s.low, s.count);
}

// ---- what is known of it ----

static const og_door_motion motion_sampling_door = {
    .run = og_motion_sampling,
    .promises = {.gap = 64, .depth = 64, .misses = true, .why = "it sees nothing between two samples"}};

const og_algorithm og_algorithm_motion_sampling = {
    .id = "motion-sampling",
    .row = "3.8",
    .questions = "motion",
    .path = "ref/continuous/motion_sampling",
    .source = "Varjus 2018, 2.3; Parac 2020, 6.3",
    .cost = "samples times gjk",
    .limits = "misses every contact between two samples",
    .motion = &motion_sampling_door,
};
