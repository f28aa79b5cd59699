#include "ref/continuous/conservative_advancement.h"

#include "ref/continuous/horizon.h"
#include "ref/continuous/moment.h"
#include "ref/door/sweep_traced.h"
#include "ref/traced.h"

// conservative_advancement.c's walk, which writes each step. The plain one stays as it is.

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

static og_sweep_claim advance_traced(const og_sweep_input *in, og_trace *trace) {
  const og_scalar horizon = og_sweep_horizon(in);
  og_sweep_claim apart = {.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART};
  og_vec3 normal = {0, 0, 0};
  og_scalar time = 0;
  for (int k = 1; k <= OG_ADVANCEMENT_STEPS; k++) {
    const og_moment m = og_moment_at(in, time, normal);
    show_moment(&m, time, trace);
    if (m.outcome != OG_OUTCOME_ANSWERED) return (og_sweep_claim){.outcome = m.outcome, .iterations = k};
    if (m.meet) return og_moment_claim(in, &m, time, normal, k);
    if (m.is_open) return (og_sweep_claim){.outcome = OG_OUTCOME_DEGENERATE, .iterations = k};
    apart.iterations = k;
    normal = m.normal;
    const og_scalar closing = og_dot(m.normal, in->velocity);
    if (closing <= 0 || m.clear > closing * (horizon - time)) return apart;
    const og_scalar next = og_sweep_step(time, m.clear, closing);
    if (!(next > time)) return og_moment_claim(in, &m, time, normal, k);
    time = og_min(next, horizon);
  }
  return (og_sweep_claim){.outcome = OG_OUTCOME_ITERATION_LIMIT, .iterations = OG_ADVANCEMENT_STEPS};
}

// ---- what is known of it ----

extern const og_algorithm og_algorithm_conservative_advancement;

static const og_door_sweep_traced conservative_advancement_traced_door = {.run = advance_traced};

const og_traced og_traced_conservative_advancement = {.algorithm = &og_algorithm_conservative_advancement,
                                                      .sweep = &conservative_advancement_traced_door};
