#include "ref/continuous/sampling.h"

#include "ref/closest/range.h"
#include "ref/continuous/horizon.h"
#include "ref/continuous/moment.h"

// MEET at the first sample where the bodies' gap is no more than `reach`.
static og_sweep_claim sample(const og_sweep_input *in, og_scalar end, og_scalar reach) {
  og_vec3 normal = {0, 0, 0};
  const int last = end > 0 && og_largest(in->velocity) > 0 ? OG_SAMPLES : 0; // who does not move needs one sample
  for (int k = 0; k <= last; k++) {
    const og_scalar time = end * ((og_scalar)k / OG_SAMPLES);
    const og_moment m = og_moment_at(in, time, normal);
    if (m.outcome != OG_OUTCOME_ANSWERED) return (og_sweep_claim){.outcome = m.outcome, .iterations = k + 1};
    if (m.meet || m.gap <= reach) {
      og_sweep_claim claim = og_moment_claim(in, &m, time, normal, k + 1);
      claim.normal = normal;
      claim.has_points = false; // of bodies that may be deep in each other
      return claim;
    }
    if (m.is_open) return (og_sweep_claim){.outcome = OG_OUTCOME_DEGENERATE, .iterations = k + 1};
    normal = m.normal;
  }
  return (og_sweep_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART, .iterations = last + 1};
}

og_sweep_claim og_sampling(const og_sweep_input *in) { return sample(in, og_sweep_whole(in), 0); }

og_sweep_claim og_sampling_enlarged(const og_sweep_input *in) {
  const og_scalar end = og_sweep_whole(in);
  const og_scalar half_step = og_length(in->velocity) * end / (2 * OG_SAMPLES);
  og_sweep_claim claim = sample(in, end, half_step * (1 + 8 * OG_SCALAR_EPSILON)); // and its rounding
  claim.has_normal = false;                                                        // they may be apart at that time
  return claim;
}

// ---- what is known of them ----

static const og_door_sweep sampling_door = {
    .run = og_sampling,
    .takes = OG_SWEEPS_ANY,
    .promises = {.verdict = 64,
                 .time = 64,
                 .misses = true,
                 .late = true,
                 .iterations = OG_SAMPLES + 1,
                 .why = "what happens between two samples is not seen"},
};

const og_algorithm og_algorithm_sampling = {
    .id = "sampling",
    .row = "3.8",
    .questions = "sweep",
    .path = "ref/continuous/sampling",
    .source = "Huotari 2011, 6; Parac 2020, 4.2",
    .cost = "samples times gjk",
    .limits = "misses every contact between two samples",
    .sweep = &sampling_door,
};

static const og_door_sweep sampling_enlarged_door = {
    .run = og_sampling_enlarged,
    .takes = OG_SWEEPS_ANY,
    .promises = {.verdict = 64,
                 .time = 64,
                 .invents = true,
                 .late = true,
                 .early = true,
                 .iterations = OG_SAMPLES + 1,
                 .why = "bodies half a step larger meet others, and earlier"},
};

const og_algorithm og_algorithm_sampling_enlarged = {
    .id = "sampling-enlarged",
    .row = "3.8",
    .questions = "sweep",
    .path = "ref/continuous/sampling",
    .source = "Parac 2020, 4.2; Ericson 2005, 5.5.1",
    .cost = "samples times gjk",
    .limits = "says MEET of bodies that pass each other within half a step; times are off by about as much",
    .sweep = &sampling_enlarged_door,
};
