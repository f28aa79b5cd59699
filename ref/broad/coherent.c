#include "ref/broad/coherent.h"

#include "ref/broad/memory.h"
#include "ref/broad/pair_list.h"

// ---- memory ----

typedef struct layout {
  size_t box, before, state, changed, pair, slot, begun, ended, spare, start, bytes;
} layout;

static layout lay_out(const og_scene_limits *limits) {
  const size_t boxes = (size_t)limits->boxes, pairs = (size_t)limits->pairs;
  layout at;
  size_t used = 0;
  og_take(&used, 1, sizeof(og_coherent));
  at.box = og_take(&used, boxes, sizeof(og_aabb));
  at.before = og_take(&used, boxes, sizeof(og_aabb));
  at.state = og_take(&used, boxes, sizeof(uint8_t));
  at.changed = og_take(&used, boxes, sizeof(int32_t));
  at.pair = og_take(&used, 2 * pairs, sizeof(og_index_pair));
  at.slot = og_take(&used, (size_t)og_pairs_hash_slots(2 * limits->pairs), sizeof(int64_t));
  at.begun = og_take(&used, pairs, sizeof(og_index_pair));
  at.ended = og_take(&used, pairs, sizeof(og_index_pair));
  at.spare = og_take(&used, pairs, sizeof(og_index_pair));
  at.start = og_take(&used, boxes + 1, sizeof(int64_t));
  at.bytes = used;
  return at;
}

size_t og_coherent_bytes(const og_scene_limits *limits) { return lay_out(limits).bytes; }

void og_coherent_start(void *scene, const og_scene_limits *limits) {
  const layout at = lay_out(limits);
  unsigned char *const block = (unsigned char *)scene;
  og_coherent *const s = (og_coherent *)scene;
  s->limits = *limits;
  s->box = (og_aabb *)(void *)(block + at.box);
  s->before = (og_aabb *)(void *)(block + at.before);
  s->state = block + at.state;
  s->changed = (int32_t *)(void *)(block + at.changed);
  s->changes = s->count = 0;
  s->work = s->last_work = (og_overlaps_work){0, 0, 0};
  s->pairs.pairs = (og_pairs){(og_index_pair *)(void *)(block + at.pair), 2 * limits->pairs, 0};
  s->pairs.slot = (int64_t *)(void *)(block + at.slot);
  s->pairs.slots = og_pairs_hash_slots(2 * limits->pairs);
  s->begun = (og_pairs){(og_index_pair *)(void *)(block + at.begun), limits->pairs, 0};
  s->ended = (og_pairs){(og_index_pair *)(void *)(block + at.ended), limits->pairs, 0};
  s->is_going_back = s->is_over = false;
  s->spare = (og_index_pair *)(void *)(block + at.spare);
  s->start = (int64_t *)(void *)(block + at.start);
  og_pairs_hash_clear(&s->pairs);
  for (int32_t k = 0; k < limits->boxes; k++) s->state[k] = 0;
}

og_overlaps_work og_coherent_work(const void *scene) { return ((const og_coherent *)scene)->last_work; }

// ---- pairs ----

// After the step.
static bool do_overlap(og_coherent *s, int32_t i, int32_t j) {
  if ((s->state[i] & s->state[j] & OG_IS_THERE) == 0) return false;
  s->work.tests++;
  return og_aabb_overlap(&s->box[i], &s->box[j]);
}

void og_coherent_begins(og_coherent *s, int32_t i, int32_t j) {
  if (s->is_going_back || s->is_over) return;
  const int32_t least = i < j ? i : j, most = i < j ? j : i;
  // All that begin are there after the step, so more than the limit cannot begin.
  if (s->begun.count == s->begun.room) {
    s->is_over = !og_pairs_hash_contains(&s->pairs, least, most);
    return;
  }
  const int64_t pairs = s->pairs.pairs.count;
  og_pairs_hash_add(&s->pairs, least, most);
  if (s->pairs.pairs.count > pairs) og_pairs_add(&s->begun, least, most);
}

void og_coherent_may_begin(og_coherent *s, int32_t i, int32_t j) {
  if (!s->is_going_back && !s->is_over && do_overlap(s, i, j)) og_coherent_begins(s, i, j);
}

void og_coherent_ends(og_coherent *s, int32_t i, int32_t j) {
  const int32_t least = i < j ? i : j, most = i < j ? j : i;
  if (s->is_going_back || s->is_over || !og_pairs_hash_remove(&s->pairs, least, most)) return;
  og_pairs_add(&s->ended, least, most);
}

void og_coherent_may_end(og_coherent *s, int32_t i, int32_t j) {
  if (s->is_going_back || s->is_over || !og_pairs_hash_contains(&s->pairs, i < j ? i : j, i < j ? j : i)) return;
  if (!do_overlap(s, i, j)) og_coherent_ends(s, i, j);
}

void og_coherent_check_left(og_coherent *s) {
  for (int64_t k = 0; k < s->pairs.pairs.count && !s->is_going_back;) {
    const og_index_pair pair = s->pairs.pairs.pair[k];
    const int64_t pairs = s->pairs.pairs.count;
    const bool has_left = ((s->state[pair.i] | s->state[pair.j]) & OG_HAS_LEFT) != 0;
    const bool is_there = (s->state[pair.i] & s->state[pair.j] & OG_IS_THERE) != 0;
    if (has_left || !is_there) og_coherent_may_end(s, pair.i, pair.j);
    if (s->pairs.pairs.count == pairs) k++; // otherwise the last pair has taken its place
  }
}

// ---- a step ----

static og_outcome check_change(og_coherent *s, const og_change *change) {
  const int32_t k = change->index;
  if (k < 0) return OG_OUTCOME_BAD_INPUT;
  if (k >= s->limits.boxes) return change->kind == OG_INSERT ? OG_OUTCOME_FULL : OG_OUTCOME_BAD_INPUT;
  const bool was_there = (s->state[k] & OG_WAS_THERE) != 0;
  if ((s->state[k] & OG_CHANGES) != 0 || was_there == (change->kind == OG_INSERT)) return OG_OUTCOME_BAD_INPUT;
  s->state[k] |= OG_CHANGES;
  s->changed[s->changes++] = k;
  return OG_OUTCOME_ANSWERED;
}

// What changes forgets that it does. Which numbers are there is what it was before the step.
static void forget_changes(og_coherent *s) {
  for (int32_t c = 0; c < s->changes; c++) {
    uint8_t *const state = &s->state[s->changed[c]];
    *state = (*state & OG_WAS_THERE) != 0 ? OG_WAS_THERE | OG_IS_THERE : 0;
  }
  s->changes = 0;
}

// Bad input weighs more than too little room, so that the outcome does not depend on the order of the changes.
static og_outcome check_changes(og_coherent *s, const og_change *change, int32_t count) {
  og_outcome worst = OG_OUTCOME_ANSWERED;
  for (int32_t c = 0; c < count && worst != OG_OUTCOME_BAD_INPUT; c++) {
    const og_outcome outcome = check_change(s, &change[c]);
    if (outcome != OG_OUTCOME_ANSWERED) worst = outcome;
  }
  if (worst != OG_OUTCOME_ANSWERED) forget_changes(s);
  return worst;
}

static void make_changes(og_coherent *s, const og_change *change, int32_t count) {
  for (int32_t c = 0; c < count; c++) {
    const int32_t k = change[c].index;
    s->before[k] = s->box[k];
    if (change[c].kind != OG_REMOVE) s->box[k] = change[c].box;
    s->state[k] = (uint8_t)((s->state[k] & ~OG_IS_THERE) | (change[c].kind == OG_REMOVE ? 0 : OG_IS_THERE));
    s->count += (change[c].kind == OG_INSERT) - (change[c].kind == OG_REMOVE);
  }
}

// The same changes the other way round.
static void turn_round(og_coherent *s) {
  for (int32_t c = 0; c < s->changes; c++) {
    const int32_t k = s->changed[c];
    const bool was = (s->state[k] & OG_WAS_THERE) != 0, is = (s->state[k] & OG_IS_THERE) != 0;
    s->state[k] = (uint8_t)(OG_CHANGES | (was ? OG_IS_THERE : 0) | (is ? OG_WAS_THERE : 0));
    s->count += was - is;
    const og_aabb box = s->box[k];
    s->box[k] = s->before[k];
    s->before[k] = box;
  }
}

// What is after the step is before the next one.
static void go_on(og_coherent *s) {
  for (int32_t c = 0; c < s->changes; c++) {
    uint8_t *const state = &s->state[s->changed[c]];
    *state = (*state & OG_IS_THERE) != 0 ? OG_WAS_THERE | OG_IS_THERE : 0;
  }
  s->changes = 0;
}

static void go_back(og_coherent *s, og_follow *follow) {
  for (int64_t k = 0; k < s->begun.count; k++) og_pairs_hash_remove(&s->pairs, s->begun.pair[k].i, s->begun.pair[k].j);
  for (int64_t k = 0; k < s->ended.count; k++) og_pairs_hash_add(&s->pairs, s->ended.pair[k].i, s->ended.pair[k].j);
  turn_round(s);
  s->is_going_back = true;
  follow(s);
  s->is_going_back = s->is_over = false;
  go_on(s);
}

static void put_in_order(og_coherent *s, og_pairs *from, og_pairs *to) {
  if (from->count > 1) og_pair_list_sort(from, s->limits.boxes, s->spare, s->start);
  for (int64_t k = 0; k < from->count; k++) og_pairs_add(to, from->pair[k].i, from->pair[k].j);
}

og_outcome og_coherent_step(og_coherent *s, og_follow *follow, const og_change *change, int32_t count, og_pairs *begun,
                            og_pairs *ended) {
  const og_outcome outcome = check_changes(s, change, count);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  make_changes(s, change, count);
  s->work = (og_overlaps_work){0, 0, 0};
  s->begun.count = s->ended.count = 0;
  follow(s);
  if (!s->is_over && s->pairs.pairs.count <= s->limits.pairs) {
    put_in_order(s, &s->begun, begun);
    put_in_order(s, &s->ended, ended);
    if (begun->count <= begun->room && ended->count <= ended->room) {
      s->last_work = s->work;
      go_on(s);
      return OG_OUTCOME_ANSWERED;
    }
  }
  go_back(s, follow);
  return OG_OUTCOME_FULL;
}
