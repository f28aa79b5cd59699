#include "ref/door/overlaps.h"

#include "ref/door/overlaps_traced.h"

static bool are_in_range(const og_scene_limits *limits) {
  return 0 <= limits->boxes && limits->boxes <= OG_MOST_BOXES && 0 <= limits->pairs && limits->pairs <= OG_MOST_PAIRS;
}

static bool is_change(const og_change *change) {
  switch (change->kind) {
  case OG_REMOVE: return true;
  case OG_INSERT:
  case OG_MOVE: return og_aabb_is_sound(&change->box);
  }
  return false;
}

size_t og_overlaps_bytes(const og_door_overlaps *door, const og_scene_limits *limits) {
  return are_in_range(limits) ? door->bytes(limits) : 0;
}

og_outcome og_overlaps_start(const og_door_overlaps *door, og_block block, const og_scene_limits *limits) {
  if (!are_in_range(limits) || block.at == NULL || (uintptr_t)block.at % OG_BLOCK_ALIGNMENT != 0 ||
      block.bytes < door->bytes(limits))
    return OG_OUTCOME_BAD_INPUT;
  door->start(block.at, limits);
  return OG_OUTCOME_ANSWERED;
}

static bool are_changes(const og_change *change, int32_t count) {
  for (int32_t k = 0; k < count; k++)
    if (!is_change(&change[k])) return false;
  return count >= 0;
}

og_outcome og_overlaps_step(const og_door_overlaps *door, og_block block, const og_change *change, int32_t count,
                            og_pairs *begun, og_pairs *ended) {
  begun->count = ended->count = 0;
  if (!are_changes(change, count)) return OG_OUTCOME_BAD_INPUT;
  return door->step(block.at, change, count, begun, ended);
}

og_outcome og_overlaps_step_traced(const og_door_overlaps_traced *door, og_block block, const og_change *change,
                                   int32_t count, og_pairs *begun, og_pairs *ended, og_trace *trace) {
  begun->count = ended->count = 0;
  if (!are_changes(change, count)) return OG_OUTCOME_BAD_INPUT;
  const int marks = trace->count;
  const bool was_cut = trace->cut;
  const og_outcome outcome = door->step(block.at, change, count, begun, ended, trace);
  if (outcome == OG_OUTCOME_ANSWERED) return outcome;
  trace->count = marks;
  trace->cut = was_cut;
  return outcome;
}
