#include "ref/broad/grid_kept.h"

#include "ref/broad/memory.h"
#include "ref/broad/offer.h"

// ---- memory ----

// What the algorithm keeps besides the scene.
typedef struct own {
  og_kept_cells cells;
  int32_t chosen;  // boxes when the cells were chosen
  int64_t changed; // changes since then
  og_aabb *room;   // for a box of each number
} own;

typedef struct layout {
  size_t own, head, entry, room, end;
} layout;

static layout lay_out(const og_scene_limits *limits) {
  const size_t boxes = (size_t)limits->boxes;
  layout at;
  size_t used = og_coherent_bytes(limits);
  at.own = og_take(&used, 1, sizeof(own));
  at.head = og_take(&used, boxes + 2, sizeof(int64_t));
  at.entry = og_take(&used, OG_KEPT_PLACES * boxes, sizeof(og_kept_entry));
  at.room = og_take(&used, boxes, sizeof(og_aabb));
  at.end = used;
  return at;
}

static size_t bytes(const og_scene_limits *limits) { return lay_out(limits).end; }

static own *own_grid(og_coherent *s) {
  return (own *)(void *)((unsigned char *)(void *)s + og_coherent_bytes(&s->limits));
}

static void start(void *scene, const og_scene_limits *limits) {
  og_coherent_start(scene, limits);
  const layout at = lay_out(limits);
  unsigned char *const block = (unsigned char *)scene;
  own *const o = (own *)(void *)(block + at.own);
  const og_lattice_axis one = {0, 0, 1};
  o->cells = (og_kept_cells){{one, one, one},
                             limits->boxes,
                             limits->boxes + 1,
                             (int64_t *)(void *)(block + at.head),
                             (og_kept_entry *)(void *)(block + at.entry)};
  o->chosen = 0;
  o->changed = 0;
  o->room = (og_aabb *)(void *)(block + at.room);
  og_kept_clear(&o->cells);
}

// ---- looking for pairs ----

static bool is_after(const og_coherent *s, int32_t k) { return (s->state[k] & OG_IS_THERE) != 0; }

static bool is_same_box(const og_aabb *a, const og_aabb *b) {
  return a->lo.x == b->lo.x && a->lo.y == b->lo.y && a->lo.z == b->lo.z && a->hi.x == b->hi.x && a->hi.y == b->hi.y &&
         a->hi.z == b->hi.z;
}

// A box that is moved to where it is has no pair that begins or ends but by its partner: only the others are marked.
static bool mark_those_that_left(og_coherent *s) {
  bool is_any = false;
  for (int32_t n = 0; n < s->changes; n++) {
    const int32_t k = s->changed[n];
    const bool stays = is_after(s, k) && (s->state[k] & OG_WAS_THERE) != 0;
    if (stays && is_same_box(&s->before[k], &s->box[k])) continue;
    s->state[k] |= OG_HAS_LEFT;
    is_any = true;
  }
  return is_any;
}

static bool is_looking(const og_coherent *s, int32_t k) { return (s->state[k] & OG_HAS_LEFT) != 0; }

// The lesser of two boxes that look finds their pair.
static bool is_looked_at(const og_coherent *s, int32_t k, int32_t m) { return m != k && (k < m || !is_looking(s, m)); }

// The cell of the lower corner of what the boxes have in common: of all that they share, a pair is told in this one.
static int64_t own_cell(const og_lattice *l, const og_aabb *a, const og_aabb *b) {
  return og_kept_number(og_kept_along(&l->x, og_max(a->lo.x, b->lo.x)), og_kept_along(&l->y, og_max(a->lo.y, b->lo.y)),
                        og_kept_along(&l->z, og_max(a->lo.z, b->lo.z)));
}

// A box stands in a cell once, so that there are fewer than 2^32 tests.
static void meet_cell(og_coherent *s, const og_kept_cells *c, int32_t k, int64_t cell) {
  const og_aabb *const box = &s->box[k];
  uint32_t tests = 0;
  for (int64_t e = og_kept_first(c, cell); e >= 0; e = c->entry[e].next) {
    const int32_t m = (int32_t)(e / OG_KEPT_PLACES);
    if (c->entry[e].cell != cell || !is_looked_at(s, k, m)) continue; // a list holds other cells, too
    tests++;
    if (!og_overlap_at_once(box, &s->box[m])) continue;
    if (cell == OG_LARGE_CELL || own_cell(&c->lattice, box, &s->box[m]) == cell) og_coherent_begins(s, k, m);
  }
  s->work.tests += tests;
}

static void meet_all(og_coherent *s, int32_t k) {
  for (int32_t m = 0; m < s->limits.boxes; m++)
    if (is_after(s, m) && is_looked_at(s, k, m)) og_coherent_may_begin(s, k, m);
}

static void look_around(og_coherent *s, const og_kept_cells *c, int32_t k) {
  const og_kept_entry *const places = &c->entry[OG_KEPT_PLACES * (int64_t)k];
  if (places[0].cell == OG_LARGE_CELL) {
    meet_all(s, k);
    return;
  }
  for (int place = 0; place < OG_KEPT_PLACES; place++)
    if (places[place].cell >= 0) meet_cell(s, c, k, places[place].cell);
  meet_cell(s, c, k, OG_LARGE_CELL);
}

static void look_for_all(og_coherent *s, const og_kept_cells *c) {
  for (int32_t n = 0; n < s->changes && !s->is_going_back; n++) {
    const int32_t k = s->changed[n];
    if (is_after(s, k) && is_looking(s, k)) look_around(s, c, k);
  }
}

// ---- the cells ----

static void put_in_reach(og_coherent *s, own *o, int32_t k) {
  const og_reach reach = og_kept_reach(&o->cells.lattice, &s->box[k]);
  s->work.visits += og_kept_put(&o->cells, k, &reach);
}

// Cells of twice the mean length; as in og_extent the ends are halved and the mean is quartered. A quotient beyond the
// largest number is compared, too.
static int32_t cells_between(og_scalar from, og_scalar to, og_scalar mean) {
  const og_scalar length = (og_scalar)0.25 * (to - from);
  if (!(mean > 0)) return OG_KEPT_CELLS;
  const og_scalar cells = length / mean;
  if (cells >= (og_scalar)OG_KEPT_CELLS) return OG_KEPT_CELLS;
  return cells > 1 ? (int32_t)cells : 1;
}

// For at least one box.
static void choose_cells(og_coherent *s, own *o) {
  int32_t count = 0;
  for (int32_t k = 0; k < s->limits.boxes; k++)
    if (is_after(s, k)) o->room[count++] = s->box[k];
  const og_extent e = og_extent_of_boxes(o->room, count);
  const int32_t wanted[3] = {cells_between(e.lo.x, e.hi.x, e.mean.x), cells_between(e.lo.y, e.hi.y, e.mean.y),
                             cells_between(e.lo.z, e.hi.z, e.mean.z)};
  o->cells.lattice = og_lattice_over(&e, wanted);
  o->chosen = count;
  o->changed = 0;
  og_kept_clear(&o->cells);
  for (int32_t k = 0; k < s->limits.boxes; k++)
    if (is_after(s, k)) put_in_reach(s, o, k);
}

void og_grid_kept_follow(og_coherent *s) {
  own *const o = own_grid(s);
  if (mark_those_that_left(s)) og_coherent_check_left(s);
  for (int32_t n = 0; n < s->changes; n++) {
    const int32_t k = s->changed[n];
    if (is_after(s, k)) put_in_reach(s, o, k);
    else s->work.visits += og_kept_take(&o->cells, k);
  }
  o->changed += s->changes;
  const bool is_outgrown = s->count / 2 >= o->chosen, is_worn = o->changed > OG_KEPT_CHANGES * (int64_t)o->chosen;
  if (s->count > 0 && is_outgrown + is_worn > 0) choose_cells(s, o);
  look_for_all(s, &o->cells);
}

// ---- behind the door ----

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_coherent_step((og_coherent *)scene, og_grid_kept_follow, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps grid_kept_door = {.bytes = bytes, .start = start, .step = step, .work = og_coherent_work};

const og_algorithm og_algorithm_grid_kept = {
    .id = "grid-kept",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/grid_kept",
    .source = "Varjus 2018, 3.1, 3.2; Kravec, question 1",
    .cost = "O(c + k) for c changes and k pairs, boxes of like sizes",
    .limits = "a box twice as long as most is compared with all; quadratic where boxes crowd in one cell",
    .overlaps = &grid_kept_door,
};
