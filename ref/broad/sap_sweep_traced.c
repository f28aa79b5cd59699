#include "ref/broad/sap_sweep.h"

#include "ref/broad/scene.h"
#include "ref/broad/trace_boxes.h"
#include "ref/door/overlaps_traced.h"

// After a step the scene still has its boxes and their order along x. So the sweep, which only compares, can be gone
// through again and shown, and the plain one stays as it is.

extern const og_algorithm og_algorithm_sap_sweep;

// The sweep stands at place p: its box and those behind that begin before it ends.
static void show_sweep_from(const og_scene *s, int32_t p, og_trace *trace) {
  const int32_t i = s->place[p].index;
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  og_trace_add_box(trace, s->number[i], 0, &s->box[i]);
  for (int32_t q = p + 1; q < s->count && s->place[q].key <= s->box[i].hi.x; q++) {
    const int32_t j = s->place[q].index;
    og_trace_add_pair(trace, s->number[i], s->number[j], false, og_aabb_overlap(&s->box[i], &s->box[j]));
  }
}

static og_outcome sweep_step_traced(void *scene, const og_change *change, int32_t count, og_pairs *begun,
                                    og_pairs *ended, og_trace *trace) {
  const og_outcome outcome = og_algorithm_sap_sweep.overlaps->step(scene, change, count, begun, ended);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  const og_scene *const s = (const og_scene *)scene;
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  for (int32_t k = 0; k < s->count; k++) og_trace_add_box(trace, s->number[k], 0, &s->box[k]);
  for (int32_t p = 0; p < s->count; p++) show_sweep_from(s, p, trace);
  return outcome;
}

// ---- what is known of it ----

static const og_door_overlaps sap_sweep_block = {
    .bytes = og_scene_bytes, .start = og_scene_start, .work = og_scene_work};

static const og_door_overlaps_traced sap_sweep_traced_door = {.block = &sap_sweep_block, .step = sweep_step_traced};

const og_traced og_traced_sap_sweep = {.algorithm = &og_algorithm_sap_sweep, .overlaps = &sap_sweep_traced_door};
