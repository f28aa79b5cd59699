#include "ref/continuous/swept_volume.h"

#include "ref/continuous/horizon.h"
#include "ref/continuous/moment.h"

og_sweep_claim og_swept_volume(const og_sweep_input *in) {
  const og_scalar time = og_sweep_whole(in);
  const og_moved moved_a = {&in->a->core, og_scale(time, in->velocity_a), true};
  const og_moved moved_b = {&in->b->core, og_scale(time, og_add(in->velocity, in->velocity_a)), true};
  const og_convex a = og_convex_moved(&moved_a), b = og_convex_moved(&moved_b);
  const og_gjk_result r = og_gjk(&a, &b, NULL);
  og_sweep_claim claim = {.outcome = r.outcome, .iterations = r.iterations};
  if (r.outcome != OG_OUTCOME_ANSWERED) return claim;
  const og_scalar radius = in->a->radius + in->b->radius;
  const bool meet = r.distance - radius <= OG_MOMENT_ROUNDING * (og_simplex_size(&r.simplex) + radius);
  claim.verdict = meet ? OG_VERDICT_MEET : OG_VERDICT_APART;
  return claim;
}

// ---- what is known of it ----

static const og_door_sweep swept_volume_door = {
    .run = og_swept_volume,
    .takes = OG_SWEEPS_ANY,
    .promises = {.verdict = 64,
                 .invents = true,
                 .iterations = OG_WALK_ITERATIONS + 2,
                 .why = "both volumes hold places where the bodies are at different times"},
};

const og_algorithm og_algorithm_swept_volume = {
    .id = "swept-volume",
    .row = "3.8",
    .questions = "sweep",
    .path = "ref/continuous/swept_volume",
    .source = "Parac 2020, 4.2",
    .cost = "as gjk",
    .limits = "no times; says MEET of bodies that pass the same place at different times",
    .sweep = &swept_volume_door,
};
