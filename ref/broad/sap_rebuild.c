#include "ref/broad/sap_rebuild.h"

#include "ref/broad/scene.h"

typedef enum axis { ALONG_X, ALONG_Y, ALONG_Z } axis;

static inline og_scalar along(og_vec3 a, axis k) { return k == ALONG_X ? a.x : k == ALONG_Y ? a.y : a.z; }

// The list of ends is the two of them merged. Each is sorted alone.
static void sort_ends(const og_aabb *box, int32_t count, axis k, const og_sap_rebuild_memory *m) {
  for (int32_t b = 0; b < count; b++) {
    m->lo[b] = (og_place){along(box[b].lo, k), b};
    m->hi[b] = (og_place){along(box[b].hi, k), b};
  }
  og_sort_places(m->lo, count);
  og_sort_places(m->hi, count);
}

// Equal ends: the lower first, so that boxes that touch overlap.
static inline bool lower_is_next(const og_sap_rebuild_memory *m, int32_t count, int32_t lo, int32_t hi) {
  return lo < count && m->lo[lo].key <= m->hi[hi].key;
}

// Along y, or along z.
static void rank_ends(int32_t count, axis k, const og_sap_rebuild_memory *m) {
  for (int32_t lo = 0, hi = 0; hi < count;) {
    const int32_t rank = lo + hi;
    if (lower_is_next(m, count, lo, hi)) {
      og_ranks *const of = &m->ranks[m->lo[lo++].index];
      *(k == ALONG_Y ? &of->lo_y : &of->lo_z) = rank;
    } else {
      og_ranks *const of = &m->ranks[m->hi[hi++].index];
      *(k == ALONG_Y ? &of->hi_y : &of->hi_z) = rank;
    }
  }
}

static inline bool ranks_overlap(const og_ranks *a, const og_ranks *b) {
  return a->lo_y < b->hi_y && b->lo_y < a->hi_y && a->lo_z < b->hi_z && b->lo_z < a->hi_z;
}

static void meet_active(int32_t b, int32_t active, const og_sap_rebuild_memory *m, og_pairs *pairs) {
  for (int32_t k = 0; k < active; k++) {
    const int32_t a = m->active[k];
    if (ranks_overlap(&m->ranks[a], &m->ranks[b])) og_pairs_add(pairs, a < b ? a : b, a < b ? b : a);
  }
}

// Returns how many pairs were compared.
static int64_t walk(int32_t count, const og_sap_rebuild_memory *m, og_pairs *pairs) {
  int32_t active = 0;
  int64_t tests = 0;
  for (int32_t lo = 0, hi = 0; hi < count;) {
    if (lower_is_next(m, count, lo, hi)) {
      const int32_t b = m->lo[lo++].index;
      meet_active(b, active, m, pairs);
      tests += active;
      m->at[b] = active;
      m->active[active++] = b;
    } else { // the last active box takes the place of the one that ends
      const int32_t at = m->at[m->hi[hi++].index];
      m->active[at] = m->active[--active];
      m->at[m->active[at]] = at;
    }
  }
  return tests;
}

og_overlaps_work og_sap_rebuild(const og_aabb *box, int32_t count, og_sap_rebuild_memory memory, og_pairs *pairs) {
  for (axis k = ALONG_Y; k <= ALONG_Z; k++) {
    sort_ends(box, count, k, &memory);
    rank_ends(count, k, &memory);
  }
  sort_ends(box, count, ALONG_X, &memory);
  og_overlaps_work work = {0, 6 * (int64_t)count, 0};
  work.tests = walk(count, &memory, pairs);
  return work;
}

// ---- behind the door ----

// Its own arrays come after the scene's.
static size_t bytes(const og_scene_limits *limits) {
  return og_scene_bytes(limits) + (size_t)limits->boxes * (sizeof(og_place) + sizeof(og_ranks) + 2 * sizeof(int32_t));
}

static void list(og_scene *s) {
  unsigned char *const own = (unsigned char *)(void *)s + og_scene_bytes(&s->limits);
  og_sap_rebuild_memory memory = {.lo = s->place, .hi = (og_place *)(void *)own};
  memory.ranks = (og_ranks *)(void *)(memory.hi + s->limits.boxes);
  memory.active = (int32_t *)(void *)(memory.ranks + s->limits.boxes);
  memory.at = memory.active + s->limits.boxes;
  s->work = og_sap_rebuild(s->box, s->count, memory, &s->now);
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_scene_step((og_scene *)scene, list, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps sap_rebuild_door = {
    .bytes = bytes, .start = og_scene_start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_sap_rebuild = {
    .id = "sap-rebuild",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/sap_rebuild",
    .source = "Rasku 2003, 5; Parac 2020, 5.3.1; Kravec, question 1",
    .cost = "O(n log n + m), m pairs overlap along x",
    .limits = "quadratic where many boxes overlap along x",
    .overlaps = &sap_rebuild_door,
};
