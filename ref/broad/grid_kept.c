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

typedef enum moment { BEFORE, AFTER } moment;

static const og_aabb *box_at(const og_coherent *s, int32_t k, moment when) {
  return when == BEFORE && (s->state[k] & OG_CHANGES) != 0 ? &s->before[k] : &s->box[k];
}

static bool is_in_scene(const og_coherent *s, int32_t k, moment when) {
  return (s->state[k] & (when == BEFORE ? OG_WAS_THERE : OG_IS_THERE)) != 0;
}

static bool is_same_box(const og_aabb *a, const og_aabb *b) {
  return a->lo.x == b->lo.x && a->lo.y == b->lo.y && a->lo.z == b->lo.z && a->hi.x == b->hi.x && a->hi.y == b->hi.y &&
         a->hi.z == b->hi.z;
}

// A box that is moved to where it is has no pair that begins or ends but by its partner: only the others look for
// pairs.
static void mark_those_that_look(og_coherent *s) {
  for (int32_t n = 0; n < s->changes; n++) {
    const int32_t k = s->changed[n];
    const bool stays = is_in_scene(s, k, BEFORE) && is_in_scene(s, k, AFTER);
    if (!stays || !is_same_box(&s->before[k], &s->box[k])) s->state[k] |= OG_HAS_LEFT;
  }
}

static bool is_looking(const og_coherent *s, int32_t k) { return (s->state[k] & OG_HAS_LEFT) != 0; }

// The lesser of two boxes that look finds their pair.
static bool overlaps(og_coherent *s, int32_t k, int32_t m, moment when) {
  if (m == k || (m < k && is_looking(s, m))) return false;
  s->work.tests++;
  return og_overlap_at_once(box_at(s, k, when), box_at(s, m, when));
}

static void tell_pair(og_coherent *s, int32_t k, int32_t m, moment when) {
  if (when == BEFORE) og_coherent_may_end(s, k, m);
  else og_coherent_begins(s, k, m);
}

// The cell of the lower corner of what the boxes have in common: of all that they share, a pair is told in this one.
static int64_t own_cell(const og_lattice *l, const og_aabb *a, const og_aabb *b) {
  return og_kept_number(og_kept_along(&l->x, og_max(a->lo.x, b->lo.x)), og_kept_along(&l->y, og_max(a->lo.y, b->lo.y)),
                        og_kept_along(&l->z, og_max(a->lo.z, b->lo.z)));
}

static void meet_cell(og_coherent *s, const og_kept_cells *c, int32_t k, int64_t cell, moment when) {
  for (int64_t e = og_kept_first(c, cell); e >= 0; e = c->entry[e].next) {
    const int32_t m = (int32_t)(e / OG_KEPT_PLACES);
    if (c->entry[e].cell != cell || !overlaps(s, k, m, when)) continue; // a list holds other cells, too
    if (cell == OG_LARGE_CELL || own_cell(&c->lattice, box_at(s, k, when), box_at(s, m, when)) == cell)
      tell_pair(s, k, m, when);
  }
}

static void meet_all(og_coherent *s, int32_t k, moment when) {
  for (int32_t m = 0; m < s->limits.boxes; m++)
    if (is_in_scene(s, m, when) && overlaps(s, k, m, when)) tell_pair(s, k, m, when);
}

static void look_around(og_coherent *s, const og_kept_cells *c, int32_t k, moment when) {
  const og_kept_entry *const places = &c->entry[OG_KEPT_PLACES * (int64_t)k];
  if (places[0].cell == OG_LARGE_CELL) {
    meet_all(s, k, when);
    return;
  }
  for (int place = 0; place < OG_KEPT_PLACES; place++)
    if (places[place].cell >= 0) meet_cell(s, c, k, places[place].cell, when);
  meet_cell(s, c, k, OG_LARGE_CELL, when);
}

static void look_for_all(og_coherent *s, const og_kept_cells *c, moment when) {
  for (int32_t n = 0; n < s->changes && !s->is_going_back; n++) {
    const int32_t k = s->changed[n];
    if (is_in_scene(s, k, when) && is_looking(s, k)) look_around(s, c, k, when);
  }
}

// ---- the cells ----

static void put_in_reach(og_coherent *s, own *o, int32_t k) {
  const og_reach reach = og_kept_reach(&o->cells.lattice, &s->box[k]);
  s->work.visits += og_kept_put(&o->cells, k, &reach);
}

// For at least one box.
static void choose_cells(og_coherent *s, own *o) {
  int32_t count = 0;
  for (int32_t k = 0; k < s->limits.boxes; k++)
    if (is_in_scene(s, k, AFTER)) o->room[count++] = s->box[k];
  const og_extent e = og_extent_of_boxes(o->room, count);
  const int32_t most = OG_KEPT_CELLS;
  const int32_t wanted[3] = {og_mean_cells(e.lo.x, e.hi.x, e.mean.x, most),
                             og_mean_cells(e.lo.y, e.hi.y, e.mean.y, most),
                             og_mean_cells(e.lo.z, e.hi.z, e.mean.z, most)};
  o->cells.lattice = og_lattice_over(&e, wanted);
  o->chosen = count;
  o->changed = 0;
  og_kept_clear(&o->cells);
  for (int32_t k = 0; k < s->limits.boxes; k++)
    if (is_in_scene(s, k, AFTER)) put_in_reach(s, o, k);
}

void og_grid_kept_follow(og_coherent *s) {
  own *const o = own_grid(s);
  mark_those_that_look(s);
  look_for_all(s, &o->cells, BEFORE);
  for (int32_t n = 0; n < s->changes; n++) {
    const int32_t k = s->changed[n];
    if (is_in_scene(s, k, AFTER)) put_in_reach(s, o, k);
    else s->work.visits += og_kept_take(&o->cells, k);
  }
  o->changed += s->changes;
  const bool is_outgrown = s->count / 2 >= o->chosen || o->changed > OG_KEPT_CHANGES * (int64_t)o->chosen;
  if (s->count > 0 && is_outgrown) choose_cells(s, o);
  look_for_all(s, &o->cells, AFTER);
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
    .cost = "O(c + k) for c changes of boxes of like sizes",
    .limits = "a box twice as long as most is compared with all; quadratic where boxes crowd in one cell",
    .overlaps = &grid_kept_door,
};
