#include "ref/broad/octree_linear.h"

#include "ref/broad/memory.h"
#include "ref/broad/offer.h"

// A key is a code of 57 bits, with zeros below the node's level, and the level in five bits: a node's key comes before
// those of what is below it.
enum { BITS = 19, LEVEL_BITS = 5 };

static inline uint64_t spread(int32_t x) {
  uint64_t s = (uint64_t)x & 0x1fffff;
  s = (s | s << 32) & UINT64_C(0x001f00000000ffff);
  s = (s | s << 16) & UINT64_C(0x001f0000ff0000ff);
  s = (s | s << 8) & UINT64_C(0x100f00f00f00f00f);
  s = (s | s << 4) & UINT64_C(0x10c30c30c30c30c3);
  return (s | s << 2) & UINT64_C(0x1249249249249249);
}

static inline int level_of(uint64_t key) { return (int)(key & ((1u << LEVEL_BITS) - 1)); }

static uint64_t key_of(const og_reach *r) {
  int32_t differ = 0;
  for (int k = 0; k < 3; k++) differ |= r->lo[k] ^ r->hi[k];
  int level = BITS;
  for (; differ != 0; differ >>= 1) level--;
  const int shift = BITS - level;
  const uint64_t code = (spread(r->lo[2] >> shift) << 2 | spread(r->lo[1] >> shift) << 1 | spread(r->lo[0] >> shift))
                        << 3 * shift;
  return code << LEVEL_BITS | (uint64_t)level;
}

// The first key behind what is below the node of this level that holds the key's.
static inline uint64_t end_of(uint64_t key, int level) {
  const int bits = 3 * (BITS - level) + LEVEL_BITS;
  return ((key >> bits) + 1) << bits;
}

// The first place from `from` on whose key is not below `end`: steps that double, then bisection.
static int32_t skip_to(const og_key *key, int32_t from, int32_t count, uint64_t end) {
  int32_t lo = from, length = 1;
  while (length < count - lo && key[lo + length].key < end) {
    lo += length;
    length = length <= (count - lo) / 2 ? 2 * length : count - lo;
  }
  int32_t hi = length < count - lo ? lo + length : count;
  while (lo < hi) {
    const int32_t middle = lo + (hi - lo) / 2;
    if (key[middle].key < end) lo = middle + 1;
    else hi = middle;
  }
  return lo;
}

// The largest node between the two levels that holds the lower corner of `below` and that the box does not reach; none:
// a level further down.
static int unreached(const og_reach *r, const og_reach *below, int from, int to) {
  for (int level = from; level <= to; level++) {
    const int shift = BITS - level;
    for (int k = 0; k < 3; k++) {
      const int32_t cell = below->lo[k] >> shift;
      if (cell < r->lo[k] >> shift || cell > r->hi[k] >> shift) return level;
    }
  }
  return to + 1;
}

static void compare(const og_aabb *box, int32_t count, const og_reach *reach, const og_key *key, int32_t p,
                    og_pairs *pairs, og_overlaps_work *work) {
  const int32_t i = key[p].index;
  const int level = level_of(key[p].key);
  const uint64_t end = end_of(key[p].key, level);
  int32_t q = p + 1;
  while (q < count && key[q].key < end) {
    const int32_t j = key[q].index;
    const int depth = level_of(key[q].key), miss = unreached(&reach[i], &reach[j], level + 1, depth);
    work->visits++;
    if (miss <= depth) {
      q = skip_to(key, q, count, end_of(key[q].key, miss));
      continue;
    }
    og_offer(box, i, j, pairs);
    work->tests++;
    q++;
  }
}

og_overlaps_work og_octree_linear(const og_aabb *box, int32_t count, og_reach *reach, og_key *key, og_key *spare,
                                  og_pairs *pairs) {
  og_overlaps_work work = {0, 0, 0};
  if (count < 1) return work;
  const og_lattice lattice = og_cubes_over(box, count, 3, (int32_t)1 << BITS);
  for (int32_t k = 0; k < count; k++) {
    reach[k] = og_reach_of(&lattice, &box[k]);
    key[k] = (og_key){key_of(&reach[k]), k};
  }
  og_sort_keys(key, count, spare);
  for (int32_t p = 0; p < count; p++) compare(box, count, reach, key, p, pairs, &work);
  return work;
}

// ---- behind the door ----

typedef struct layout {
  size_t reach, key, spare, end;
} layout;

static layout lay_out(const og_scene_limits *limits) {
  const size_t boxes = (size_t)limits->boxes;
  layout at;
  size_t used = og_scene_bytes(limits);
  at.reach = og_take(&used, boxes, sizeof(og_reach));
  at.key = og_take(&used, boxes, sizeof(og_key));
  at.spare = og_take(&used, boxes, sizeof(og_key));
  at.end = used;
  return at;
}

static size_t bytes(const og_scene_limits *limits) { return lay_out(limits).end; }

static void list(og_scene *s) {
  const layout at = lay_out(&s->limits);
  unsigned char *const block = (unsigned char *)(void *)s;
  s->work = og_octree_linear(s->box, s->count, (og_reach *)(void *)(block + at.reach),
                             (og_key *)(void *)(block + at.key), (og_key *)(void *)(block + at.spare), &s->now);
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_scene_step((og_scene *)scene, list, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps octree_linear_door = {
    .bytes = bytes, .start = og_scene_start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_octree_linear = {
    .id = "octree-linear",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/octree_linear",
    .source = "Gargantini 1982; Varjus 2018, 3.1",
    .cost = "O(n log n + k) where few boxes are cut",
    .limits = "quadratic in the boxes that the planes of one node cut, however small they are",
    .overlaps = &octree_linear_door,
};
