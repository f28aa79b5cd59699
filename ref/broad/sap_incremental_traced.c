#include "ref/broad/sap_incremental.h"

#include "ref/broad/memory.h"
#include "ref/broad/trace_boxes.h"
#include "ref/door/overlaps_traced.h"

// The lists are sorted as in sap_incremental.c, end by end, and each exchange is written. The trace of the step that is
// being made stands behind the lists.

extern const og_algorithm og_algorithm_sap_incremental;

typedef struct shown_step {
  og_trace *trace;
} shown_step;

static size_t bytes_with_trace(const og_scene_limits *limits) {
  size_t used = og_interval_lists_bytes(limits);
  og_take(&used, 1, sizeof(shown_step));
  return used;
}

static shown_step *shown_step_of(og_coherent *s) {
  return (shown_step *)(void *)((unsigned char *)(void *)s + og_interval_lists_bytes(&s->limits));
}

static int number_of_end(og_end end) { return 2 * end.index + (end.rank & 1); }

// The scene counts a pair that it compares; one whose box is gone ends without that.
static void pass_and_show(og_coherent *s, og_end first, og_end second, int axis, og_trace *trace) {
  const int64_t tests = s->work.tests, ended = s->ended.count;
  og_end_has_passed(s, first, second);
  og_trace_add_indices(trace, OG_TRACE_SWAP, number_of_end(second), number_of_end(first), axis, 0);
  if (s->work.tests == tests && s->ended.count == ended) return;
  const bool meet = s->work.tests > tests && og_aabb_overlap(&s->box[first.index], &s->box[second.index]);
  og_trace_add_pair(trace, second.index, first.index, false, meet);
}

static void sort_and_show(og_end *end, int32_t count, og_coherent *s, int axis, og_trace *trace) {
  for (int32_t from = 1; from < count; from++) {
    const int32_t to = og_insert_end(end, from);
    s->work.swaps += from - to;
    if (to < from) og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
    for (int32_t k = from; k > to; k--) pass_and_show(s, end[to], end[k], axis, trace);
  }
}

static void follow_traced(og_coherent *s) {
  og_trace *const trace = shown_step_of(s)->trace;
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  for (int32_t k = 0; k < s->limits.boxes; k++)
    if ((s->state[k] & OG_IS_THERE) != 0) og_trace_add_box(trace, k, 0, &s->box[k]);
  if (s->changes == 0) return;
  og_interval_lists *const lists = og_interval_lists_of(s);
  og_sap_incremental_append(s, lists);
  for (int axis = 0; axis < 3; axis++) {
    og_interval_list_update(lists->end[axis], lists->ends, s, axis);
    sort_and_show(lists->end[axis], lists->ends, s, axis, trace);
  }
  s->work.visits += 3 * (int64_t)lists->ends;
  lists->ends = 2 * s->count;
}

static void start_with_trace(void *scene, const og_scene_limits *limits) {
  og_interval_lists_start(scene, limits);
  shown_step_of((og_coherent *)scene)->trace = NULL;
}

static og_outcome incremental_step_traced(void *scene, const og_change *change, int32_t count, og_pairs *begun,
                                          og_pairs *ended, og_trace *trace) {
  og_coherent *const s = (og_coherent *)scene;
  shown_step_of(s)->trace = trace;
  return og_coherent_step(s, follow_traced, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps sap_incremental_block = {
    .bytes = bytes_with_trace, .start = start_with_trace, .work = og_coherent_work};

static const og_door_overlaps_traced sap_incremental_traced_door = {.block = &sap_incremental_block,
                                                                    .step = incremental_step_traced};

const og_traced og_traced_sap_incremental = {.algorithm = &og_algorithm_sap_incremental,
                                             .overlaps = &sap_incremental_traced_door};
