#include "ref/broad/plane_cells.h"

#include "ref/broad/memory.h"
#include "ref/broad/offer.h"

// Each cut leaves a side sqrt(7/8) of the boxes at most: from 10^9 to sixteen in 271 cuts.
enum { DEPTH = 300 };

typedef struct cell {
  int64_t begin; // its boxes' places in the lists
  int32_t count;
  int next; // side; 0 before the cell is looked at
  og_plane plane;
} cell;

// ---- directions ----

static const int8_t normal[OG_DIRECTIONS][3] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1},  {1, 1, 0},  {1, -1, 0},
                                                {1, 0, 1},  {1, 0, -1}, {0, 1, 1},  {0, 1, -1}, {1, 1, 1},
                                                {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};

static inline og_scalar part(int sign, og_scalar positive, og_scalar negative) {
  const og_scalar quarter = (og_scalar)0.25;
  return sign > 0 ? quarter * positive : sign < 0 ? -quarter * negative : 0;
}

// Along an axis as they are, which is monotone as well.
static inline og_interval along(const og_aabb *b, int direction) {
  if (direction == 0) return (og_interval){b->lo.x, b->hi.x};
  if (direction == 1) return (og_interval){b->lo.y, b->hi.y};
  if (direction == 2) return (og_interval){b->lo.z, b->hi.z};
  const int8_t *const n = normal[direction];
  return (og_interval){part(n[0], b->lo.x, b->hi.x) + part(n[1], b->lo.y, b->hi.y) + part(n[2], b->lo.z, b->hi.z),
                       part(n[0], b->hi.x, b->lo.x) + part(n[1], b->hi.y, b->lo.y) + part(n[2], b->hi.z, b->lo.z)};
}

og_interval og_along(const og_aabb *b, int direction) { return along(b, direction); }

og_plane og_median_plane(const og_aabb *box, const int32_t *entry, int32_t count, int direction, int *cost) {
  og_interval sample[OG_SAMPLE];
  sample[0] = along(&box[entry[0]], direction);
  int taken = 1;
  const int32_t stride = count <= 4 * OG_SAMPLE ? 4 : (count + OG_SAMPLE - 1) / OG_SAMPLE;
  for (int32_t k = stride; k < count; k += stride) {
    const og_interval now = along(&box[entry[k]], direction);
    int at = taken++;
    for (; at > 0 && sample[at - 1].lo > now.lo; at--) sample[at] = sample[at - 1];
    sample[at] = now;
  }
  const og_plane plane = {direction, sample[taken / 2].lo};
  int sides[2] = {0, 0};
  for (int k = 0; k < taken; k++) {
    sides[0] += sample[k].lo < plane.at;
    sides[1] += sample[k].hi >= plane.at;
  }
  *cost = 1000 * (sides[0] * sides[0] + sides[1] * sides[1]) / (taken * taken);
  return plane;
}

// ---- the walk ----

typedef struct walk {
  const og_aabb *box;
  int32_t *entry;
  og_pairs *pairs;
  og_overlaps_work work;
} walk;

static inline bool reaches(const og_aabb *box, og_plane plane, int side) {
  const og_interval i = along(box, plane.direction);
  return side == 0 ? i.lo < plane.at : i.hi >= plane.at;
}

static bool is_worthwhile(const walk *w, const cell *c) {
  if (c->plane.direction < 0) return false;
  uint64_t sides[2] = {0, 0};
  for (int64_t p = c->begin; p < c->begin + c->count; p++) {
    const og_interval i = along(&w->box[w->entry[p]], c->plane.direction);
    sides[0] += i.lo < c->plane.at;
    sides[1] += i.hi >= c->plane.at;
  }
  const uint64_t all = (uint64_t)c->count * (uint64_t)c->count;
  return sides[0] * sides[0] + sides[1] * sides[1] <= all - all / 8;
}

// Is this the cell of the lower corner of what the boxes have in common? It is on the sides by which the way came.
static bool is_own(const cell *way, int depth, const og_aabb *a, const og_aabb *b) {
  const og_vec3 corner = {og_max(a->lo.x, b->lo.x), og_max(a->lo.y, b->lo.y), og_max(a->lo.z, b->lo.z)};
  const og_aabb point = {corner, corner};
  for (int k = 0; k < depth; k++)
    if (!reaches(&point, way[k].plane, way[k].next - 1)) return false;
  return true;
}

// Boxes stand in a cell's list in the order of their numbers.
static void compare(walk *w, const cell *way, int depth) {
  const cell *const c = &way[depth];
  const int32_t *const entry = w->entry + c->begin;
  for (int32_t k = 0; k < c->count; k++)
    for (int32_t l = k + 1; l < c->count; l++) {
      const int32_t i = entry[k], j = entry[l];
      if (og_overlap_at_once(&w->box[i], &w->box[j]) && is_own(way, depth, &w->box[i], &w->box[j]))
        og_pairs_add(w->pairs, i, j);
    }
  w->work.tests += (int64_t)c->count * (c->count - 1) / 2;
}

// The side's list stands behind the cell's.
static cell side_of(const walk *w, const cell *c, int side) {
  cell s = {.begin = c->begin + c->count};
  for (int64_t p = c->begin; p < c->begin + c->count; p++)
    if (reaches(&w->box[w->entry[p]], c->plane, side)) w->entry[s.begin + s.count++] = w->entry[p];
  return s;
}

og_overlaps_work og_plane_cells(const og_aabb *box, int32_t count, og_choose_plane *choose, int32_t *entry,
                                og_pairs *pairs) {
  walk w = {box, entry, pairs, {0, 0, 0}};
  for (int32_t k = 0; k < count; k++) entry[k] = k;
  cell way[DEPTH];
  way[0] = (cell){.count = count};
  int depth = 0;
  while (depth >= 0) {
    cell *const c = &way[depth];
    if (c->next == 0) {
      w.work.visits++;
      c->plane = c->count > OG_CELL_FEW && depth < DEPTH - 1 ? choose(box, entry + c->begin, c->count, depth)
                                                             : (og_plane){-1, 0};
      if (!is_worthwhile(&w, c)) {
        compare(&w, way, depth--);
        continue;
      }
    }
    if (c->next == 2) {
      depth--;
      continue;
    }
    const cell side = side_of(&w, c, c->next++);
    if (side.count > 1) way[++depth] = side;
  }
  return w.work;
}

// ---- memory ----

size_t og_plane_cells_bytes(const og_scene_limits *limits) {
  size_t used = og_scene_bytes(limits);
  og_take(&used, OG_LISTS * (size_t)limits->boxes, sizeof(int32_t));
  return used;
}

int32_t *og_plane_cells_of(og_scene *scene) {
  return (int32_t *)(void *)((unsigned char *)(void *)scene + og_scene_bytes(&scene->limits));
}
