#include "ref/continuous/bilateral_advancement.h"

#include "ref/continuous/horizon.h"
#include "ref/continuous/moment.h"

// How far A lies ahead of B along the axis at that time: of their deepest points.
static og_scalar separation_at(const og_sweep_input *in, og_vec3 axis, og_scalar time) {
  const og_moved moved = {&in->b->core, og_scale(time, in->velocity), false};
  const og_convex b = og_convex_moved(&moved);
  const og_cso_vertex lowest = og_cso_support(&in->a->core, &b, og_neg(axis));
  return og_dot(axis, lowest.w) - (in->a->radius + in->b->radius);
}

typedef struct bracket {
  og_scalar low, above;  // a time and the separation then, positive
  og_scalar high, below; // a later time, and negative
} bracket;

// The latest time known to be before the zero, once it is within `tolerance` of zero or no time is between.
static og_scalar zero_of(bracket b, const og_sweep_input *in, og_vec3 axis, og_scalar tolerance, int *iterations) {
  for (int k = 0; k < 64 && b.above > tolerance; k++) {
    const og_scalar part = k % 2 == 0 ? b.above / (b.above - b.below) : (og_scalar)0.5;
    const og_scalar time = b.low + part * (b.high - b.low);
    if (!(time < b.high) && b.below >= -tolerance) return b.high;
    if (!(time > b.low) || !(time < b.high)) {
      if (k % 2 == 0) continue; // rounded to an end: halve
      break;
    }
    const og_scalar separation = separation_at(in, axis, time);
    ++*iterations;
    if (separation >= 0) {
      b.low = time;
      b.above = separation;
    } else {
      b.high = time;
      b.below = separation;
      if (separation >= -tolerance) return time;
    }
  }
  return b.low;
}

og_sweep_claim og_bilateral_advancement(const og_sweep_input *in) {
  const og_scalar horizon = og_sweep_horizon(in);
  og_vec3 normal = {0, 0, 0};
  og_scalar time = 0;
  int iterations = 0;
  while (iterations < OG_BILATERAL_STEPS) {
    const og_moment m = og_moment_at(in, time, normal);
    iterations++;
    if (m.outcome != OG_OUTCOME_ANSWERED) return (og_sweep_claim){.outcome = m.outcome, .iterations = iterations};
    if (m.meet) return og_moment_claim(in, &m, time, normal, iterations);
    if (m.is_open) return (og_sweep_claim){.outcome = OG_OUTCOME_DEGENERATE, .iterations = iterations};
    normal = m.normal;
    const og_scalar at_end = separation_at(in, normal, horizon);
    iterations++;
    if (at_end > 0 || !(horizon > time))
      return (og_sweep_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART, .iterations = iterations};
    const bracket b = {time, m.clear, horizon, at_end};
    const og_scalar next = at_end == 0 ? horizon : zero_of(b, in, normal, m.tolerance / 2, &iterations);
    if (!(next > time)) return og_moment_claim(in, &m, time, normal, iterations); // no number between it and the zero
    time = next;
  }
  return (og_sweep_claim){.outcome = OG_OUTCOME_ITERATION_LIMIT, .iterations = iterations};
}

// ---- what is known of it ----

static const og_door_sweep bilateral_advancement_door = {
    .run = og_bilateral_advancement,
    .takes = OG_SWEEPS_ANY,
    .promises = {.verdict = 64, .time = 64, .points = 64, .iterations = OG_BILATERAL_STEPS + 66},
};

const og_algorithm og_algorithm_bilateral_advancement = {
    .id = "bilateral-advancement",
    .row = "3.8",
    .questions = "sweep",
    .path = "ref/continuous/bilateral_advancement",
    .source = "Catto 2013; Varjus 2018, 5.2.3",
    .cost = "steps times gjk",
    .limits = "no last time; bodies that pass each other within 64 epsilon of the size are said to meet",
    .sweep = &bilateral_advancement_door,
};
