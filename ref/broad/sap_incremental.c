#include "ref/broad/sap_incremental.h"

void og_sap_incremental_append(og_coherent *s, og_interval_lists *lists) {
  for (int32_t c = 0; c < s->changes; c++) {
    const int32_t k = s->changed[c];
    if ((s->state[k] & OG_WAS_THERE) != 0) continue;
    for (int axis = 0; axis < 3; axis++) {
      lists->end[axis][lists->ends] = og_end_of(s, k, axis, false);
      lists->end[axis][lists->ends + 1] = og_end_of(s, k, axis, true);
    }
    lists->ends += 2;
  }
}

void og_sap_incremental_follow(og_coherent *s) {
  if (s->changes == 0) return; // nothing is out of order
  og_interval_lists *const lists = og_interval_lists_of(s);
  og_sap_incremental_append(s, lists);
  for (int axis = 0; axis < 3; axis++) {
    og_interval_list_update(lists->end[axis], lists->ends, s, axis);
    og_interval_list_sort(lists->end[axis], lists->ends, s);
  }
  s->work.visits += 3 * (int64_t)lists->ends;
  lists->ends = 2 * s->count; // those that are gone are behind
}

// ---- behind the door ----

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_coherent_step((og_coherent *)scene, og_sap_incremental_follow, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps sap_incremental_door = {
    .bytes = og_interval_lists_bytes, .start = og_interval_lists_start, .step = step, .work = og_coherent_work};

const og_algorithm og_algorithm_sap_incremental = {
    .id = "sap-incremental",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/sap_incremental",
    .source = "Varjus 2018, 3.2; Baraff 1992; Cohen and others 1995",
    .cost = "O(n + s), s exchanges of neighbours",
    .limits = "inserting n boxes takes about n^2 exchanges, and so does a step that moves all far",
    .overlaps = &sap_incremental_door,
};
