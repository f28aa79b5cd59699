#include "ref/continuous/motion_conservative.h"

#include "ref/continuous/horizon.h"
#include "ref/continuous/rigid_path.h"

og_motion_claim og_motion_conservative(const og_motion_input *in) {
  const og_rigid_pair pair = og_rigid_pair_of(in);
  og_vec3 normal = {0, 0, 0};
  og_scalar time = 0;
  og_moment m = og_rigid_moment(&pair, time, normal);
  /*@ loop invariant counter: 1 <= k;
      loop assigns k, m, normal, time;
      loop variant in->most - k; */
  for (int k = 1;; k++) {
    if (m.outcome != OG_OUTCOME_ANSWERED) return og_rigid_open(m.outcome, &m, time, k);
    if (m.meet) return og_rigid_contact(&m, time, normal, k);
    if (m.is_open) return og_rigid_open(OG_OUTCOME_DEGENERATE, &m, time, k);
    normal = m.normal;
    const og_scalar closing = og_rigid_closing(&pair, normal, time, 1);
    // Compared before dividing: no division by zero, and no time beyond the end.
    if (closing <= 0 || m.clear > closing * (1 - time)) return og_rigid_apart(&m, time, k);
    if (k >= in->most) return og_rigid_open(OG_OUTCOME_ITERATION_LIMIT, &m, time, k);
    time = og_min(og_sweep_step(time, m.clear, closing), 1);
    m = og_rigid_moment(&pair, time, normal);
  }
}

// ---- what is known of it ----

static const og_door_motion motion_conservative_door = {.run = og_motion_conservative,
                                                        .promises = {.gap = 64, .depth = 64, .advances = true}};

const og_algorithm og_algorithm_motion_conservative = {
    .id = "motion-conservative",
    .row = "3.8",
    .questions = "motion",
    .path = "ref/continuous/motion_conservative",
    .source = "Mirtich 1996, 2.3; Varjus 2018, 5.2.3",
    .cost = "steps times gjk",
    .limits = "many steps where bodies turn fast near each other; without end where they graze",
    .motion = &motion_conservative_door,
};
