#include "ref/broad/sap_batch.h"

#include "ref/broad/memory.h"

// ---- memory ----

static size_t lay_out(const og_scene_limits *limits, size_t at[5]) {
  const size_t boxes = (size_t)limits->boxes;
  size_t used = og_interval_lists_bytes(limits);
  at[0] = og_take(&used, boxes, sizeof(og_place));
  at[1] = og_take(&used, boxes, sizeof(og_place));
  at[2] = og_take(&used, boxes, sizeof(og_active_box));
  at[3] = og_take(&used, boxes, sizeof(og_active_box));
  at[4] = og_take(&used, boxes, sizeof(int32_t));
  return used;
}

static size_t bytes(const og_scene_limits *limits) {
  size_t at[5];
  return lay_out(limits, at);
}

static og_batch batch_of(og_coherent *s) {
  size_t at[5];
  unsigned char *const block = (unsigned char *)(void *)s;
  lay_out(&s->limits, at);
  return (og_batch){.lo = (og_place *)(void *)(block + at[0]),
                    .hi = (og_place *)(void *)(block + at[1]),
                    .active = (og_active_box *)(void *)(block + at[2]),
                    .new_active = (og_active_box *)(void *)(block + at[3]),
                    .at = (int32_t *)(void *)(block + at[4])};
}

static inline bool is_new(const og_coherent *s, int32_t k) { return (s->state[k] & OG_WAS_THERE) == 0; }

// ---- removal ----

static int32_t take_out(const og_coherent *s, og_end *end, int32_t count) {
  int32_t kept = 0;
  for (int32_t e = 0; e < count; e++)
    if ((s->state[end[e].index] & OG_IS_THERE) != 0) end[kept++] = end[e];
  return kept;
}

// ---- insertion ----

static int32_t gather(const og_coherent *s, int axis, const og_batch *batch) {
  int32_t count = 0;
  for (int32_t c = 0; c < s->changes; c++) {
    const int32_t k = s->changed[c];
    if (!is_new(s, k)) continue;
    batch->lo[count] = (og_place){og_end_of(s, k, axis, false).key, k};
    batch->hi[count] = (og_place){og_end_of(s, k, axis, true).key, k};
    count++;
  }
  og_sort_places(batch->lo, count);
  og_sort_places(batch->hi, count);
  return count;
}

// From the last place down: the greatest end that is left in the list, among the new lower and among the new upper ends.
static void merge(og_end *end, int32_t count, const og_batch *batch, int32_t added) {
  int32_t lo = added, hi = added, old = count;
  for (int32_t to = count + 2 * added; lo + hi > 0;) {
    const bool is_upper = hi > 0 && (lo == 0 || batch->lo[lo - 1].key <= batch->hi[hi - 1].key);
    const og_place *const place = is_upper ? &batch->hi[hi - 1] : &batch->lo[lo - 1];
    const og_end added_end = {place->key, place->index, is_upper ? OG_UPPER_END : OG_LOWER_END};
    const bool is_old = old > 0 && (added_end.key < end[old - 1].key ||
                                    (added_end.key == end[old - 1].key && added_end.rank < end[old - 1].rank));
    if (is_old) {
      end[--to] = end[--old];
    } else {
      end[--to] = added_end;
      *(is_upper ? &hi : &lo) -= 1;
    }
  }
}

// ---- the pairs of new boxes ----

// Nearly all are apart along y or z, on either side: without a branch for each comparison there is nothing to guess.
static inline bool are_apart(const og_active_box *a, const og_active_box *b) {
  const int sides = (a->hi_y < b->lo_y) + (b->hi_y < a->lo_y) + (a->hi_z < b->lo_z) + (b->hi_z < a->lo_z);
  return sides > 0;
}

static void meet(og_coherent *s, const og_active_box *active, int32_t count, const og_active_box *box) {
  s->work.tests += count;
  for (int32_t k = 0; k < count; k++)
    if (!are_apart(&active[k], box)) og_coherent_begins(s, active[k].index, box->index);
}

static void sweep(og_coherent *s, const og_end *end, int32_t count, const og_batch *batch) {
  int32_t old = 0, new = 0;
  for (int32_t e = 0; e < count; e++) {
    const int32_t k = end[e].index;
    const bool is_added = is_new(s, k);
    og_active_box *const active = is_added ? batch->new_active : batch->active;
    int32_t *const active_count = is_added ? &new : &old;
    if (end[e].rank == OG_UPPER_END) { // the last one takes its place
      const int32_t at = batch->at[k];
      active[at] = active[--*active_count];
      batch->at[active[at].index] = at;
      continue;
    }
    const og_aabb *const b = &s->box[k];
    const og_active_box box = {b->lo.y, b->hi.y, b->lo.z, b->hi.z, k};
    meet(s, batch->new_active, new, &box);
    if (is_added) meet(s, batch->active, old, &box);
    batch->at[k] = *active_count;
    active[(*active_count)++] = box;
  }
}

void og_sap_batch_follow(og_coherent *s) {
  if (s->changes == 0) return;
  og_interval_lists *const lists = og_interval_lists_of(s);
  const og_batch batch = batch_of(s);
  int32_t kept = 0, added = 0;
  for (int axis = 0; axis < 3; axis++) {
    og_end *const end = lists->end[axis];
    kept = take_out(s, end, lists->ends);
    og_interval_list_update(end, kept, s, axis);
    og_interval_list_sort(end, kept, s);
    added = gather(s, axis, &batch);
    merge(end, kept, &batch, added);
  }
  s->work.visits += 3 * (int64_t)lists->ends;
  if (kept < lists->ends) og_coherent_check_left(s);
  lists->ends = kept + 2 * added;
  if (added > 0 && !s->is_going_back) sweep(s, lists->end[0], lists->ends, &batch);
}

// ---- behind the door ----

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_coherent_step((og_coherent *)scene, og_sap_batch_follow, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps sap_batch_door = {
    .bytes = bytes, .start = og_interval_lists_start, .step = step, .work = og_coherent_work};

const og_algorithm og_algorithm_sap_batch = {
    .id = "sap-batch",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/sap_batch",
    .source = "Varjus 2018, 3.3; Tracy, Buss and Woods 2009",
    .cost = "O(n + s + k log k + m), k new boxes, s exchanges, m pairs of new boxes along x",
    .limits = "every batch goes through all lists, even one of a single box; moving far is as in sap-incremental",
    .overlaps = &sap_batch_door,
};
