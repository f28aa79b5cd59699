#include "ref/broad/cell_table.h"

#include "ref/broad/memory.h"
#include "ref/broad/offer.h"

static inline int64_t number_of(int32_t x, int32_t y, int32_t z) {
  return ((((int64_t)z << OG_CELL_BITS) | y) << OG_CELL_BITS) | x;
}

// 2^64 over the golden ratio: neighbouring cells come far apart. `bits`: 1 to 32.
static inline int64_t bucket_of(int64_t cell, int bits) {
  return (int64_t)(((uint64_t)cell * UINT64_C(0x9e3779b97f4a7c15)) >> (64 - bits));
}

// At least as many buckets as boxes, less than twice as many or two.
static int bits_for(int32_t count) {
  int bits = 1;
  while (((int64_t)1 << bits) < count) bits++;
  return bits;
}

static inline og_reach coarser(const og_reach *r, int shift) {
  og_reach c = *r;
  for (int k = 0; k < 3; k++) c.lo[k] >>= shift, c.hi[k] >>= shift;
  return c;
}

// First every bucket counts its entries, then each box is put into the buckets of its cells.
static void count_cells(const og_reach *c, int bits, int64_t *start) {
  for (int32_t z = c->lo[2]; z <= c->hi[2]; z++)
    for (int32_t y = c->lo[1]; y <= c->hi[1]; y++)
      for (int32_t x = c->lo[0]; x <= c->hi[0]; x++) start[bucket_of(number_of(x, y, z), bits) + 2]++;
}

static void put_in_cells(const og_reach *c, int bits, int32_t k, int64_t *start, og_cell_entry *entry) {
  for (int32_t z = c->lo[2]; z <= c->hi[2]; z++)
    for (int32_t y = c->lo[1]; y <= c->hi[1]; y++)
      for (int32_t x = c->lo[0]; x <= c->hi[0]; x++) {
        const int64_t cell = number_of(x, y, z);
        entry[start[bucket_of(cell, bits) + 1]++] = (og_cell_entry){cell, k};
      }
}

// Is this the cell of the lower corner of what the boxes have in common?
static inline bool is_own(const og_reach *a, const og_reach *b, int shift, int64_t cell) {
  return number_of(og_greater(a->lo[0], b->lo[0]) >> shift, og_greater(a->lo[1], b->lo[1]) >> shift,
                   og_greater(a->lo[2], b->lo[2]) >> shift) == cell;
}

// Boxes stand in a bucket's list in the order of their numbers.
static void compare(const og_cell_table *t, const og_aabb *box, int64_t from, int64_t to, int32_t level, int shift,
                    og_pairs *pairs, og_overlaps_work *work) {
  for (int64_t k = from; k < to; k++) {
    const og_cell_entry a = t->entry[k];
    for (int64_t l = k + 1; l < to; l++) {
      const og_cell_entry b = t->entry[l];
      if (a.cell != b.cell) {
        work->visits++;
        continue;
      }
      const og_cell_item *const p = &t->item[a.index], *const q = &t->item[b.index];
      if (p->level > level && q->level > level) continue;
      work->tests++;
      if (og_overlap_at_once(&box[a.index], &box[b.index]) && is_own(&p->reach, &q->reach, shift, a.cell))
        og_pairs_add(pairs, a.index, b.index);
    }
  }
}

void og_cell_table_level(const og_cell_table *t, const og_aabb *box, int32_t count, int32_t level, int shift,
                         og_pairs *pairs, og_overlaps_work *work) {
  const int bits = bits_for(count);
  const int64_t buckets = (int64_t)1 << bits;
  // start[b + 2] counts bucket b; summed up, start[b + 1] is where b begins, and, when all are put, where it ends.
  for (int64_t b = 0; b <= buckets + 1; b++) t->start[b] = 0;
  for (int32_t k = 0; k < count; k++) {
    if (t->item[k].level < level) continue;
    const og_reach c = coarser(&t->item[k].reach, shift);
    count_cells(&c, bits, t->start);
  }
  for (int64_t b = 0; b <= buckets; b++) t->start[b + 1] += t->start[b];
  for (int32_t k = 0; k < count; k++) {
    if (t->item[k].level < level) continue;
    const og_reach c = coarser(&t->item[k].reach, shift);
    put_in_cells(&c, bits, k, t->start, t->entry);
  }
  work->visits += t->start[buckets];
  for (int64_t b = 0; b < buckets; b++) compare(t, box, t->start[b], t->start[b + 1], level, shift, pairs, work);
}

// ---- memory ----

typedef struct layout {
  size_t item, start, entry, bytes;
} layout;

static layout lay_out(const og_scene_limits *limits) {
  const size_t boxes = (size_t)limits->boxes;
  layout at;
  size_t used = og_scene_bytes(limits);
  at.item = og_take(&used, boxes, sizeof(og_cell_item));
  at.start = og_take(&used, 2 * boxes + 4, sizeof(int64_t));
  at.entry = og_take(&used, OG_CELL_ENTRIES * boxes, sizeof(og_cell_entry));
  at.bytes = used;
  return at;
}

size_t og_cell_table_bytes(const og_scene_limits *limits) { return lay_out(limits).bytes; }

og_cell_table og_cell_table_of(og_scene *scene) {
  const layout at = lay_out(&scene->limits);
  unsigned char *const block = (unsigned char *)(void *)scene;
  return (og_cell_table){(og_cell_item *)(void *)(block + at.item), (int64_t *)(void *)(block + at.start),
                         (og_cell_entry *)(void *)(block + at.entry)};
}
