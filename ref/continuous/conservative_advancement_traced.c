#include "ref/continuous/conservative_advancement.h"

#include "ref/continuous/horizon.h"
#include "ref/continuous/moment.h"
#include "ref/door/sweep_traced.h"
#include "ref/traced.h"

// The steps of conservative_advancement.c's walk. The plain one stays as it is.

/*@ requires moment: \valid_read(m);
    requires trace: is_trace(trace) && \separated(m, trace) && \separated(m, trace->marks + (0 .. trace->room - 1));
    terminates \true; exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count; */
static void show_moment(const og_moment *m, og_scalar time, og_trace *trace) {
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  og_trace_add(trace, OG_TRACE_TIME, time, (og_vec3){0, 0, 0});
  if (m->outcome != OG_OUTCOME_ANSWERED) return;
  // Where the cores meet there is no direction, and where the bodies do nothing is between them.
  const og_scalar gap = m->has_normal ? og_max(m->gap, 0) : 0;
  if (m->has_normal) og_trace_add(trace, OG_TRACE_DIRECTION, 0, og_neg(m->normal));
  og_trace_add(trace, OG_TRACE_NEAREST, gap, og_scale(gap, m->normal));
  if (m->has_normal) og_trace_add(trace, OG_TRACE_BOUND, m->clear, (og_vec3){0, 0, 0});
}

// The plain walk says how many times it looks, so all that is left to do here is to look at the same times again.
static og_sweep_claim advance_traced(const og_sweep_input *in, og_trace *trace) {
  const og_sweep_claim claim = og_conservative_advancement(in);
  const og_scalar horizon = og_sweep_horizon(in);
  og_vec3 normal = {0, 0, 0};
  og_scalar time = 0, clear = 0;
  for (int k = 0; k < claim.iterations; k++) {
    if (k > 0) time = og_min(og_sweep_step(time, clear, og_dot(normal, in->velocity)), horizon);
    const og_moment m = og_moment_at(in, time, normal);
    show_moment(&m, time, trace);
    normal = m.normal;
    clear = m.clear;
  }
  return claim;
}

// ---- what is known of it ----

extern const og_algorithm og_algorithm_conservative_advancement;

static const og_door_sweep_traced conservative_advancement_traced_door = {.run = advance_traced};

const og_traced og_traced_conservative_advancement = {.algorithm = &og_algorithm_conservative_advancement,
                                                      .sweep = &conservative_advancement_traced_door};
