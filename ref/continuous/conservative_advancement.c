#include "ref/continuous/conservative_advancement.h"

#include "ref/continuous/horizon.h"
#include "ref/continuous/moment.h"

og_sweep_claim og_conservative_advancement(const og_sweep_input *in) {
  const og_scalar horizon = og_sweep_horizon(in);
  og_sweep_claim apart = {.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART};
  og_vec3 normal = {0, 0, 0};
  og_scalar time = 0;
  for (int k = 1; k <= OG_ADVANCEMENT_STEPS; k++) {
    const og_moment m = og_moment_at(in, time, normal);
    if (m.outcome != OG_OUTCOME_ANSWERED) return (og_sweep_claim){.outcome = m.outcome, .iterations = k};
    if (m.meet) return og_moment_claim(in, &m, time, normal, k);
    if (m.is_open) return (og_sweep_claim){.outcome = OG_OUTCOME_DEGENERATE, .iterations = k};
    apart.iterations = k;
    normal = m.normal;
    const og_scalar closing = og_dot(m.normal, in->velocity);
    // Compared before dividing: no division by zero, and no time beyond the horizon.
    if (closing <= 0 || m.clear > closing * (horizon - time)) return apart;
    const og_scalar next = og_sweep_step(time, m.clear, closing);
    if (!(next > time)) return og_moment_claim(in, &m, time, normal, k); // no number between this time and the contact
    time = og_min(next, horizon);
  }
  return (og_sweep_claim){.outcome = OG_OUTCOME_ITERATION_LIMIT, .iterations = OG_ADVANCEMENT_STEPS};
}

// ---- what is known of it ----

static const og_door_sweep conservative_advancement_door = {
    .run = og_conservative_advancement,
    .takes = OG_SWEEPS_ANY,
    .promises = {.verdict = 64, .time = 64, .points = 64, .iterations = OG_ADVANCEMENT_STEPS},
};

const og_algorithm og_algorithm_conservative_advancement = {
    .id = "conservative-advancement",
    .row = "3.8",
    .questions = "sweep",
    .path = "ref/continuous/conservative_advancement",
    .source = "Varjus 2018, 5.2.3; Mirtich 1996, 2.3",
    .cost = "steps times gjk",
    .limits = "no last time; bodies that pass each other within 64 epsilon of the size are said to meet",
    .sweep = &conservative_advancement_door,
};
