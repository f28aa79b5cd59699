#include "ref/broad/sap_kinetic.h"

#include "ref/broad/memory.h"

// ---- memory ----

static size_t lay_out(const og_scene_limits *limits, size_t at[4]) {
  const size_t ends = 2 * (size_t)limits->boxes;
  size_t used = og_interval_lists_bytes(limits);
  at[0] = og_take(&used, ends, sizeof(og_scalar));
  at[1] = og_take(&used, ends, sizeof(int32_t));
  at[2] = og_take(&used, ends, sizeof(int32_t));
  at[3] = og_take(&used, ends, sizeof(og_end));
  return used;
}

static size_t bytes(const og_scene_limits *limits) {
  size_t at[4];
  return lay_out(limits, at);
}

static og_sap_kinetic kinetic_of(og_coherent *s) {
  size_t at[4];
  unsigned char *const block = (unsigned char *)(void *)s;
  lay_out(&s->limits, at);
  return (og_sap_kinetic){.meetings = {.time = (og_scalar *)(void *)(block + at[0]),
                                       .gap = (int32_t *)(void *)(block + at[1]),
                                       .at = (int32_t *)(void *)(block + at[2]),
                                       .count = 0},
                          .target = (og_end *)(void *)(block + at[3])};
}

// ---- the queue ----

static inline bool is_earlier(const og_meetings *m, int32_t gap, int32_t other) {
  return m->time[gap] < m->time[other] || (m->time[gap] == m->time[other] && gap < other);
}

static inline void put(og_meetings *m, int32_t place, int32_t gap) {
  m->gap[place] = gap;
  m->at[gap] = place;
}

static void rise(og_meetings *m, int32_t place) {
  const int32_t gap = m->gap[place];
  for (; place > 0 && is_earlier(m, gap, m->gap[(place - 1) / 2]); place = (place - 1) / 2)
    put(m, place, m->gap[(place - 1) / 2]);
  put(m, place, gap);
}

static void sink(og_meetings *m, int32_t place) {
  const int32_t gap = m->gap[place];
  while (place < m->count / 2) { // it has a child
    int32_t child = 2 * place + 1;
    if (child + 1 < m->count && is_earlier(m, m->gap[child + 1], m->gap[child])) child++;
    if (!is_earlier(m, m->gap[child], gap)) break;
    put(m, place, m->gap[child]);
    place = child;
  }
  put(m, place, gap);
}

static void forget(og_meetings *m, int32_t gap) {
  const int32_t place = m->at[gap];
  if (place < 0) return;
  m->at[gap] = -1;
  m->count--;
  if (place == m->count) return;
  put(m, place, m->gap[m->count]);
  rise(m, place);
  sink(m, m->at[m->gap[place]]);
}

static void expect(og_meetings *m, int32_t gap, og_scalar time) {
  m->time[gap] = time;
  put(m, m->count, gap);
  rise(m, m->count++);
}

// ---- meetings ----

// A list while a step works on it.
typedef struct work {
  og_coherent *scene;
  og_end *end; // each end as it was before the step
  int32_t ends;
  og_sap_kinetic *kinetic;
} work;

// When the end before and the one behind the gap meet. Their distance goes from `first`, not negative, to `last`, not positive.
// Everything is divided by 4 first, so nothing overflows.
static og_scalar meeting_time(const work *w, int32_t gap) {
  const og_scalar quarter = (og_scalar)0.25;
  const og_scalar first = w->end[gap + 1].key * quarter - w->end[gap].key * quarter;
  const og_scalar last = w->kinetic->target[gap + 1].key * quarter - w->kinetic->target[gap].key * quarter;
  return first - last > 0 ? og_fraction(first, first - last) : 0;
}

// Looks at a gap anew; not earlier than now.
static void look(const work *w, int32_t gap, og_scalar now) {
  if (gap < 0 || gap + 1 >= w->ends) return;
  forget(&w->kinetic->meetings, gap);
  w->scene->work.visits++;
  if (!og_end_precedes(w->kinetic->target[gap + 1], w->kinetic->target[gap])) return;
  expect(&w->kinetic->meetings, gap, og_max(now, meeting_time(w, gap)));
}

static void exchange(og_end *end, int32_t gap) {
  const og_end first = end[gap];
  end[gap] = end[gap + 1];
  end[gap + 1] = first;
}

static void run(const work *w) {
  og_meetings *const m = &w->kinetic->meetings;
  og_end *const target = w->kinetic->target;
  while (m->count > 0) {
    const int32_t gap = m->gap[0];
    const og_scalar now = m->time[gap];
    exchange(w->end, gap);
    exchange(target, gap);
    w->scene->work.swaps++;
    og_end_has_passed(w->scene, target[gap], target[gap + 1]);
    look(w, gap, now); // in order now
    look(w, gap - 1, now);
    look(w, gap + 1, now);
  }
}

// ---- a step ----

static inline bool moves(const og_coherent *s, int32_t k) {
  return (s->state[k] & OG_CHANGES) != 0 && (s->state[k] & OG_WAS_THERE) != 0;
}

static int32_t take_out(const og_coherent *s, og_end *end, int32_t count) {
  int32_t kept = 0;
  for (int32_t e = 0; e < count; e++)
    if ((s->state[end[e].index] & OG_IS_THERE) != 0) end[kept++] = end[e];
  return kept;
}

// New boxes are at rest: where they are after the step they are from its beginning.
static int32_t append(const og_coherent *s, og_end *end, int32_t count, int axis) {
  for (int32_t c = 0; c < s->changes; c++) {
    const int32_t k = s->changed[c];
    if ((s->state[k] & OG_WAS_THERE) != 0) continue;
    end[count++] = og_end_of(s, k, axis, false);
    end[count++] = og_end_of(s, k, axis, true);
  }
  return count;
}

static void move(const work *w, int axis) {
  const og_coherent *const s = w->scene;
  og_sap_kinetic *const kinetic = w->kinetic;
  kinetic->meetings.count = 0;
  for (int32_t e = 0; e < w->ends; e++) {
    const og_end *const end = &w->end[e];
    const bool is_upper = (end->rank & 1) == OG_UPPER_END;
    kinetic->target[e] = moves(s, end->index) ? og_end_of(s, end->index, axis, is_upper) : *end;
    kinetic->meetings.at[e] = -1;
  }
  for (int32_t gap = 0; gap + 1 < w->ends; gap++)
    if (moves(s, w->end[gap].index) || moves(s, w->end[gap + 1].index)) look(w, gap, 0);
  run(w);
  for (int32_t e = 0; e < w->ends; e++) w->end[e] = kinetic->target[e];
}

void og_sap_kinetic_follow(og_coherent *s) {
  if (s->changes == 0) return;
  og_interval_lists *const lists = og_interval_lists_of(s);
  og_sap_kinetic kinetic = kinetic_of(s);
  int32_t kept = 0, all = 0;
  for (int axis = 0; axis < 3; axis++) {
    og_end *const end = lists->end[axis];
    kept = take_out(s, end, lists->ends);
    all = append(s, end, kept, axis);
    if (all > kept) og_interval_list_sort(end, all, s);
    move(&(work){s, end, all, &kinetic}, axis);
  }
  if (kept < lists->ends) og_coherent_check_left(s);
  lists->ends = all;
}

// ---- behind the door ----

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_coherent_step((og_coherent *)scene, og_sap_kinetic_follow, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps sap_kinetic_door = {
    .bytes = bytes, .start = og_interval_lists_start, .step = step, .work = og_coherent_work};

const og_algorithm og_algorithm_sap_kinetic = {
    .id = "sap-kinetic",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/sap_kinetic",
    .source = "Varjus 2018, 6; Coming and Staadt 2006",
    .cost = "O(n + s log n), s exchanges",
    .limits = "pairs that overlap only between two steps are not reported; inserting is as in sap-incremental",
    .overlaps = &sap_kinetic_door,
};
