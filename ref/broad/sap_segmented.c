#include "ref/broad/sap_segmented.h"

#include "ref/broad/memory.h"

// ---- memory ----

// Two neighbours have more than half a chunk of ends together, so there are at most 4 ends / OG_CHUNK_ENDS chunks and one;
// one more is there while a chunk is split.
static int32_t chunk_limit(const og_scene_limits *limits) {
  return (int32_t)(8 * (int64_t)limits->boxes / OG_CHUNK_ENDS) + 2;
}

static size_t lay_out(const og_scene_limits *limits, size_t chunk[3], size_t order[3], size_t home[3]) {
  const size_t chunks = (size_t)chunk_limit(limits);
  size_t used = og_coherent_bytes(limits);
  og_take(&used, 3, sizeof(og_segmented_list));
  for (int axis = 0; axis < 3; axis++) {
    chunk[axis] = og_take(&used, chunks, sizeof(og_chunk));
    order[axis] = og_take(&used, chunks, sizeof(int32_t));
    home[axis] = og_take(&used, 2 * (size_t)limits->boxes, sizeof(int32_t));
  }
  return used;
}

static size_t bytes(const og_scene_limits *limits) {
  size_t chunk[3], order[3], home[3];
  return lay_out(limits, chunk, order, home);
}

static og_segmented_list *lists_of(og_coherent *s) {
  return (og_segmented_list *)(void *)((unsigned char *)(void *)s + og_coherent_bytes(&s->limits));
}

static void start(void *scene, const og_scene_limits *limits) {
  size_t chunk[3], order[3], home[3];
  unsigned char *const block = (unsigned char *)scene;
  lay_out(limits, chunk, order, home);
  og_coherent_start(scene, limits);
  for (int axis = 0; axis < 3; axis++) {
    og_segmented_list *const list = &lists_of((og_coherent *)scene)[axis];
    *list = (og_segmented_list){.chunk = (og_chunk *)(void *)(block + chunk[axis]),
                                .order = (int32_t *)(void *)(block + order[axis]),
                                .chunks = 0,
                                .home = (int32_t *)(void *)(block + home[axis])};
    for (int32_t c = 0; c < chunk_limit(limits); c++) list->order[c] = c;
  }
}

// ---- chunks ----

// One list while a step works on it.
typedef struct work {
  og_coherent *scene;
  og_segmented_list *list;
  int axis;
} work;

static inline og_chunk *chunk_at(const work *w, int32_t place) { return &w->list->chunk[w->list->order[place]]; }

static inline int32_t *home_of(const work *w, og_end end) { return &w->list->home[2 * end.index + (end.rank & 1)]; }

// An end stands in the chunk; if a box begins with it, the chunk reaches as far as the box.
static void note(const work *w, og_chunk *chunk, og_end end) {
  *home_of(w, end) = (int32_t)(chunk - w->list->chunk);
  if ((end.rank & 1) == OG_LOWER_END) chunk->reach = og_max(chunk->reach, w->scene->box[end.index].hi.x);
}

static void note_all(const work *w, og_chunk *chunk) {
  chunk->reach = -OG_SCALAR_MAX;
  for (int32_t e = 0; e < chunk->ends; e++) note(w, chunk, chunk->end[e]);
}

// A new, empty chunk at a place of the table.
static og_chunk *open_chunk(const work *w, int32_t place) {
  og_segmented_list *const list = w->list;
  const int32_t fresh = list->order[list->chunks];
  for (int32_t p = list->chunks++; p > place; p--) {
    list->order[p] = list->order[p - 1];
    chunk_at(w, p)->place = p;
  }
  list->order[place] = fresh;
  og_chunk *const chunk = chunk_at(w, place);
  chunk->place = place;
  chunk->ends = 0;
  return chunk;
}

static void close_chunk(const work *w, int32_t place) {
  og_segmented_list *const list = w->list;
  const int32_t freed = list->order[place];
  list->chunks--;
  for (int32_t p = place; p < list->chunks; p++) {
    list->order[p] = list->order[p + 1];
    chunk_at(w, p)->place = p;
  }
  list->order[list->chunks] = freed;
}

static void split(const work *w, og_chunk *chunk) {
  og_chunk *const behind = open_chunk(w, chunk->place + 1);
  const int32_t kept = chunk->ends / 2;
  behind->ends = chunk->ends - kept;
  for (int32_t e = 0; e < behind->ends; e++) behind->end[e] = chunk->end[kept + e];
  chunk->ends = kept;
  note_all(w, chunk);
  note_all(w, behind);
}

// The chunk at a place and the next one become one, if both together are at most half a chunk.
static void join(const work *w, int32_t place) {
  if (place < 0 || place + 1 >= w->list->chunks) return;
  og_chunk *const chunk = chunk_at(w, place), *const behind = chunk_at(w, place + 1);
  if (chunk->ends + behind->ends > OG_CHUNK_ENDS / 2) return;
  for (int32_t e = 0; e < behind->ends; e++) chunk->end[chunk->ends + e] = behind->end[e];
  chunk->ends += behind->ends;
  close_chunk(w, place + 1);
  note_all(w, chunk);
}

// The last chunk whose first end does not come after this one; otherwise the first.
static int32_t place_for(const work *w, og_end end) {
  int32_t low = 0, high = w->list->chunks;
  while (high - low > 1) {
    const int32_t middle = low + (high - low) / 2;
    if (og_end_precedes(end, chunk_at(w, middle)->end[0])) high = middle;
    else low = middle;
  }
  return low;
}

// ---- ends ----

static void insert(const work *w, og_end end) {
  if (w->list->chunks == 0) note_all(w, open_chunk(w, 0));
  og_chunk *chunk = chunk_at(w, place_for(w, end));
  if (chunk->ends == OG_CHUNK_ENDS) {
    split(w, chunk);
    chunk = chunk_at(w, place_for(w, end));
  }
  int32_t e = chunk->ends++;
  for (; e > 0 && og_end_precedes(end, chunk->end[e - 1]); e--) {
    chunk->end[e] = chunk->end[e - 1];
    w->scene->work.swaps++;
  }
  chunk->end[e] = end;
  note(w, chunk, end);
}

static int32_t find(const og_chunk *chunk, int32_t index, int32_t upper) {
  int32_t e = 0;
  while (chunk->end[e].index != index || (chunk->end[e].rank & 1) != upper) e++;
  return e;
}

static void take_out(const work *w, int32_t index, int32_t upper) {
  og_chunk *const chunk = &w->list->chunk[w->list->home[2 * index + upper]];
  chunk->ends--;
  for (int32_t e = find(chunk, index, upper); e < chunk->ends; e++) {
    chunk->end[e] = chunk->end[e + 1];
    w->scene->work.swaps++;
  }
  const int32_t place = chunk->place;
  if (chunk->ends == 0) {
    close_chunk(w, place);
    join(w, place - 1);
    return;
  }
  join(w, place);
  join(w, place - 1);
}

// Where an end stands.
typedef struct spot {
  og_chunk *chunk;
  int32_t e;
} spot;

// Its neighbour, before or behind; false if there is none.
static bool neighbour(const work *w, spot at, bool before, spot *other) {
  *other = (spot){at.chunk, at.e + (before ? -1 : 1)};
  if (0 <= other->e && other->e < at.chunk->ends) return true;
  const int32_t place = at.chunk->place + (before ? -1 : 1);
  if (place < 0 || place >= w->list->chunks) return false;
  other->chunk = chunk_at(w, place);
  other->e = before ? other->chunk->ends - 1 : 0;
  return true;
}

// One way, as long as the neighbour there stands the wrong way round.
static spot go(const work *w, spot at, bool before) {
  for (spot other; neighbour(w, at, before, &other); at = other) {
    const og_end moving = at.chunk->end[at.e], passed = other.chunk->end[other.e];
    if (before ? !og_end_precedes(moving, passed) : !og_end_precedes(passed, moving)) break;
    at.chunk->end[at.e] = passed;
    other.chunk->end[other.e] = moving;
    if (at.chunk != other.chunk) {
      note(w, at.chunk, passed);
      note(w, other.chunk, moving);
    }
    w->scene->work.swaps++;
    og_end_has_passed(w->scene, before ? moving : passed, before ? passed : moving);
  }
  return at;
}

static void move(const work *w, int32_t index, bool is_upper) {
  og_chunk *const chunk = &w->list->chunk[w->list->home[2 * index + (is_upper ? 1 : 0)]];
  const spot at = {chunk, find(chunk, index, is_upper ? 1 : 0)};
  chunk->end[at.e] = og_end_of(w->scene, index, w->axis, is_upper);
  note(w, chunk, chunk->end[at.e]);
  go(w, go(w, at, true), false);
}

// ---- a step ----

static inline og_scalar along(og_vec3 a, int axis) { return axis == 0 ? a.x : axis == 1 ? a.y : a.z; }

static void follow_axis(const work *w) {
  const og_coherent *const s = w->scene;
  for (int32_t c = 0; c < s->changes; c++) {
    const int32_t k = s->changed[c];
    if ((s->state[k] & OG_IS_THERE) != 0) continue;
    take_out(w, k, OG_LOWER_END);
    take_out(w, k, OG_UPPER_END);
  }
  for (int32_t c = 0; c < s->changes; c++) {
    const int32_t k = s->changed[c];
    if ((s->state[k] & OG_IS_THERE) == 0 || (s->state[k] & OG_WAS_THERE) == 0) continue;
    // Ahead first the end that goes ahead, so that a box's own ends need not pass each other.
    const bool is_ahead = along(s->before[k].lo, w->axis) < along(s->box[k].lo, w->axis);
    move(w, k, is_ahead);
    move(w, k, !is_ahead);
  }
  for (int32_t c = 0; c < s->changes; c++) {
    const int32_t k = s->changed[c];
    if ((s->state[k] & OG_WAS_THERE) != 0) continue;
    insert(w, og_end_of(s, k, w->axis, false));
    insert(w, og_end_of(s, k, w->axis, true));
  }
}

// The boxes that begin along x before this one ends, but for chunks from which none reaches it.
static void meet(og_coherent *s, const work *along_x, int32_t k) {
  const og_scalar lo = s->box[k].lo.x, hi = s->box[k].hi.x;
  for (int32_t p = 0; p < along_x->list->chunks; p++) {
    const og_chunk *const chunk = chunk_at(along_x, p);
    if (hi < chunk->end[0].key) return;
    s->work.visits++;
    if (chunk->reach < lo) continue;
    for (int32_t e = 0; e < chunk->ends && chunk->end[e].key <= hi; e++)
      if ((chunk->end[e].rank & 1) == OG_LOWER_END && chunk->end[e].index != k)
        og_coherent_may_begin(s, k, chunk->end[e].index);
  }
}

void og_sap_segmented_follow(og_coherent *s) {
  bool has_removed = false;
  for (int axis = 0; axis < 3; axis++) follow_axis(&(work){s, &lists_of(s)[axis], axis});
  for (int32_t c = 0; c < s->changes; c++) {
    const int32_t k = s->changed[c];
    has_removed = has_removed || (s->state[k] & OG_IS_THERE) == 0;
    if ((s->state[k] & OG_WAS_THERE) == 0 && !s->is_going_back) meet(s, &(work){s, &lists_of(s)[0], 0}, k);
  }
  if (has_removed) og_coherent_check_left(s);
}

// ---- behind the door ----

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_coherent_step((og_coherent *)scene, og_sap_segmented_follow, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps sap_segmented_door = {
    .bytes = bytes, .start = start, .step = step, .work = og_coherent_work};

const og_algorithm og_algorithm_sap_segmented = {
    .id = "sap-segmented",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/sap_segmented",
    .source = "Varjus 2018, 3.3; Tracy, Buss and Woods 2009",
    .cost = "O(c + s + n / c) a box inserted, chunks of c ends; O(s) a box moved, s exchanges",
    .limits = "one long box makes its chunk be searched for every new box behind it; moving far takes many exchanges",
    .overlaps = &sap_segmented_door,
};
