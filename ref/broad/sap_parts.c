#include "ref/broad/sap_parts.h"

#include "ref/broad/memory.h"

static void *cut(unsigned char *block, size_t *used, size_t count, size_t size) {
  const size_t at = og_take(used, count, size);
  return block == NULL ? NULL : block + at;
}

void og_sap_parts_take(og_sap_parts *sap, unsigned char *block, size_t *used, size_t parts, size_t entries) {
  og_part_lists *const both[2] = {&sap->lists, &sap->spare};
  for (int k = 0; k < 2; k++) {
    for (int axis = 0; axis < 3; axis++) both[k]->end[axis] = (og_end *)cut(block, used, 2 * entries, sizeof(og_end));
    both[k]->start = (int64_t *)cut(block, used, parts, sizeof(int64_t));
    both[k]->ends = (int32_t *)cut(block, used, parts, sizeof(int32_t));
  }
  sap->parts = 0;
}

// What a step works with.
typedef struct work {
  og_coherent *scene;
  og_sap_parts *sap;
  og_next_part *next;
  const void *rule;
  bool is_new;
} work;

static inline bool reaches(const work *w, const og_aabb *box, int32_t part) {
  return w->next(w->rule, box, part - 1) == part;
}

// Does a box that stands in the part's lists stay there?
static inline bool stays(const work *w, int32_t k, int32_t part) {
  const uint8_t state = w->scene->state[k];
  if ((state & OG_CHANGES) == 0) return true;
  return (state & OG_IS_THERE) != 0 && reaches(w, &w->scene->box[k], part);
}

// Is a box that reaches the part after the step new there?
static inline bool enters(const work *w, int32_t k, int32_t part) {
  if (w->is_new || (w->scene->state[k] & OG_WAS_THERE) == 0) return true;
  return !reaches(w, &w->scene->before[k], part);
}

// The boxes that may enter parts: all, or those that change.
static inline int32_t candidates(const work *w) { return w->is_new ? w->scene->limits.boxes : w->scene->changes; }

static inline int32_t candidate(const work *w, int32_t c) { return w->is_new ? c : w->scene->changed[c]; }

static inline bool is_there(const work *w, int32_t k) { return (w->scene->state[k] & OG_IS_THERE) != 0; }

// How many ends each part will have, and where its lists begin. Says which boxes leave a part.
static void count_ends(const work *w) {
  og_coherent *const s = w->scene;
  const og_part_lists *const from = &w->sap->lists, *const to = &w->sap->spare;
  for (int32_t p = 0; p < w->sap->parts; p++) {
    to->ends[p] = 0;
    for (int32_t e = 0; !w->is_new && e < from->ends[p]; e++) {
      const int32_t k = from->end[0][from->start[p] + e].index;
      if (stays(w, k, p)) to->ends[p]++;
      else s->state[k] |= OG_HAS_LEFT;
    }
  }
  for (int32_t c = 0; c < candidates(w); c++) {
    const int32_t k = candidate(w, c);
    if (w->is_new && (s->state[k] & OG_CHANGES) != 0) s->state[k] |= OG_HAS_LEFT;
    for (int32_t p = is_there(w, k) ? w->next(w->rule, &s->box[k], -1) : -1; p >= 0;
         p = w->next(w->rule, &s->box[k], p))
      if (enters(w, k, p)) to->ends[p] += 2;
  }
  int64_t start = 0;
  for (int32_t p = 0; p < w->sap->parts; p++) {
    to->start[p] = start;
    start += to->ends[p];
  }
}

static void keep(const work *w, int axis, int32_t part) {
  const og_part_lists *const from = &w->sap->lists, *const to = &w->sap->spare;
  for (int32_t e = 0; !w->is_new && e < from->ends[part]; e++) {
    const og_end end = from->end[axis][from->start[part] + e];
    if (!stays(w, end.index, part)) continue;
    const bool changes = (w->scene->state[end.index] & OG_CHANGES) != 0;
    to->end[axis][to->start[part] + to->ends[part]++] =
        changes ? og_end_of(w->scene, end.index, axis, (end.rank & 1) == OG_UPPER_END) : end;
  }
}

// Behind those that stay.
static void enter(const work *w, int axis, int32_t k) {
  const og_part_lists *const to = &w->sap->spare;
  const og_aabb *const box = &w->scene->box[k];
  for (int32_t p = w->next(w->rule, box, -1); p >= 0; p = w->next(w->rule, box, p)) {
    if (!enters(w, k, p)) continue;
    og_end *const end = to->end[axis] + to->start[p] + to->ends[p];
    end[0] = og_end_of(w->scene, k, axis, false);
    end[1] = og_end_of(w->scene, k, axis, true);
    to->ends[p] += 2;
  }
}

static void fill(const work *w, int axis) {
  og_part_lists *const to = &w->sap->spare;
  for (int32_t p = 0; p < w->sap->parts; p++) {
    to->ends[p] = 0;
    keep(w, axis, p);
  }
  for (int32_t c = 0; c < candidates(w); c++)
    if (is_there(w, candidate(w, c))) enter(w, axis, candidate(w, c));
  for (int32_t p = 0; p < w->sap->parts; p++)
    og_interval_list_sort(to->end[axis] + to->start[p], to->ends[p], w->scene);
}

void og_sap_parts_follow(og_coherent *s, og_sap_parts *sap, og_next_part *next, const void *rule, bool is_new) {
  if (s->changes == 0) return;
  const work w = {s, sap, next, rule, is_new};
  count_ends(&w);
  for (int axis = 0; axis < 3; axis++) fill(&w, axis);
  for (int32_t p = 0; p < sap->parts; p++) s->work.visits += 3 * (int64_t)sap->spare.ends[p];
  const og_part_lists lists = sap->lists;
  sap->lists = sap->spare;
  sap->spare = lists;
  og_coherent_check_left(s);
}
