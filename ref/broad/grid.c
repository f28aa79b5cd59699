#include "ref/broad/grid.h"

#include "ref/broad/lattice.h"
#include "ref/broad/offer.h"
#include "ref/broad/scene.h"

/*@ // The number of the cell at x, y, z: each place has its own.
    logic integer place_at(og_lattice l, integer x, integer y, integer z) = (z * l.y.cells + y) * l.x.cells + x;
    predicate is_in(og_lattice l, integer x, integer y, integer z) =
      0 <= x < l.x.cells && 0 <= y < l.y.cells && 0 <= z < l.z.cells;
    // Rows are not too many for their numbers.
    predicate is_small(og_lattice l) = l.z.cells * l.y.cells <= 1000000000 &&
      (l.z.cells * l.y.cells) * l.x.cells <= 1000000000;
    lemma row_room: \forall integer n, m, b; 0 <= b < n && 0 < m ==> 0 <= b * m <= b * m + m <= n * m;

    // A pair's own cell: that of the lower corner of what the two have in common.
    logic integer own_cell(og_lattice l, og_aabb a, og_aabb b) =
      place_at(l, cell_along(l.x, later(a.lo.x, b.lo.x)), cell_along(l.y, later(a.lo.y, b.lo.y)),
               cell_along(l.z, later(a.lo.z, b.lo.z)));
    predicate reaches_cell(og_lattice l, og_aabb a, integer cell) = \exists integer x, y, z;
      is_in(l, x, y, z) && reaches(l, a, x, y, z) && place_at(l, x, y, z) == cell;
    lemma later_on: \forall og_lattice_axis a, real x, y; is_on(a, x) && is_on(a, y) ==> is_on(a, later(x, y));
    lemma own_in: \forall og_lattice l, og_aabb a, b; is_lattice(l) && is_over(l, a) && is_over(l, b) ==>
      is_in(l, cell_along(l.x, later(a.lo.x, b.lo.x)), cell_along(l.y, later(a.lo.y, b.lo.y)),
            cell_along(l.z, later(a.lo.z, b.lo.z)));
    // Both reach it if they overlap.
    lemma own_shared: \forall og_lattice l, og_aabb a, b;
      is_lattice(l) && is_over(l, a) && is_over(l, b) && is_box(a) && is_box(b) && overlap(a, b) ==>
      reaches_cell(l, a, own_cell(l, a, b)) && reaches_cell(l, b, own_cell(l, a, b));
*/

/*@ requires place: 0 <= row < rows <= 1000000000 && 0 <= at < length && rows * length <= 1000000000;
    terminates \true; exits \false; assigns \nothing;
    ensures place: \result == row * length + at;
    ensures range: 0 <= \result < rows * length; */
static inline int64_t in_row(int64_t row, int32_t length, int32_t at) /*@ ghost (int64_t rows) */ {
  //@ assert room: 0 <= row * length <= row * length + length <= rows * length;
  return row * length + at;
}

/*@ requires cells: \valid_read(l) && is_small(*l);
    requires place: is_in(*l, x, y, z);
    terminates \true; exits \false; assigns \nothing;
    ensures place: \result == place_at(*l, x, y, z);
    ensures range: 0 <= \result < (l->z.cells * l->y.cells) * l->x.cells; */
static inline int64_t place_of(const og_lattice *l, int32_t x, int32_t y, int32_t z) {
  //@ ghost int64_t all = l->z.cells, rows = all * l->y.cells;
  const int64_t row = in_row(z, l->y.cells, y) /*@ ghost (all) */;
  return in_row(row, l->x.cells, x) /*@ ghost (rows) */;
}

static inline int64_t cell_count(const og_lattice *l) { return (int64_t)l->x.cells * l->y.cells * l->z.cells; }

// Are there as many cells as boxes at most, and do the lists of all cells together find room?
static bool fits(const og_lattice *l, const og_aabb *box, int32_t count) {
  const int64_t room = (int64_t)OG_GRID_ENTRIES * count;
  if (cell_count(l) > count) return false;
  int64_t entries = 0;
  for (int32_t k = 0; k < count && entries <= room; k++) {
    const og_reach c = og_reach_of(l, &box[k]);
    entries += og_reach_size(&c, room);
  }
  return entries <= room;
}

// Each round halves the most divided axis: after at most 90 there is one cell.
static og_lattice fitting_grid(const og_aabb *box, int32_t count) {
  const og_extent e = og_extent_of_boxes(box, count);
  int32_t wanted[3] = {og_mean_cells(e.lo.x, e.hi.x, e.mean.x, count), og_mean_cells(e.lo.y, e.hi.y, e.mean.y, count),
                       og_mean_cells(e.lo.z, e.hi.z, e.mean.z, count)};
  while ((og_scalar)wanted[0] * (og_scalar)wanted[1] * (og_scalar)wanted[2] > (og_scalar)count) og_coarsen(wanted);
  og_lattice l = og_lattice_over(&e, wanted);
  while (!fits(&l, box, count)) {
    og_coarsen(wanted);
    l = og_lattice_over(&e, wanted);
  }
  return l;
}

// First every cell counts the boxes that reach it, then each box is put into the lists of its cells.
static void count_cells(const og_lattice *l, const og_aabb *box, int64_t *start) {
  const og_reach c = og_reach_of(l, box);
  for (int32_t z = c.lo[2]; z <= c.hi[2]; z++)
    for (int32_t y = c.lo[1]; y <= c.hi[1]; y++)
      for (int32_t x = c.lo[0]; x <= c.hi[0]; x++) start[place_of(l, x, y, z) + 2]++;
}

static void put_in_cells(const og_lattice *l, const og_aabb *box, int32_t k, int64_t *start, int32_t *entry) {
  const og_reach c = og_reach_of(l, box);
  for (int32_t z = c.lo[2]; z <= c.hi[2]; z++)
    for (int32_t y = c.lo[1]; y <= c.hi[1]; y++)
      for (int32_t x = c.lo[0]; x <= c.hi[0]; x++) entry[start[place_of(l, x, y, z) + 1]++] = k;
}

// Is this the cell of the lower corner of what the boxes have in common?
/*@ requires memory: \valid_read(l) && \valid_read(a) && \valid_read(b);
    requires cells:  is_lattice(*l) && is_small(*l);
    requires over:   is_over(*l, *a) && is_over(*l, *b);
    terminates \true; exits \false; assigns \nothing;
    ensures own: \result != 0 <==> own_cell(*l, *a, *b) == cell; */
static inline bool is_own(const og_lattice *l, const og_aabb *a, const og_aabb *b, int64_t cell) {
  const og_scalar x = og_max(a->lo.x, b->lo.x), y = og_max(a->lo.y, b->lo.y), z = og_max(a->lo.z, b->lo.z);
  //@ assert later: x == later(a->lo.x, b->lo.x) && y == later(a->lo.y, b->lo.y) && z == later(a->lo.z, b->lo.z);
  return place_of(l, og_cell_of(&l->x, x), og_cell_of(&l->y, y), og_cell_of(&l->z, z)) == cell;
}

// Boxes stand in a cell's list in the order of their numbers. Returns how many pairs it compared.
static int64_t compare(const og_lattice *l, const og_aabb *box, const int32_t *entry, int64_t entries, int64_t cell,
                       og_pairs *pairs) {
  for (int64_t k = 0; k < entries; k++) {
    const int32_t i = entry[k];
    const og_aabb a = box[i];
    for (int64_t m = k + 1; m < entries; m++) {
      const int32_t j = entry[m];
      if (og_overlap_at_once(&a, &box[j]) && is_own(l, &a, &box[j], cell)) og_pairs_add(pairs, i, j);
    }
  }
  return entries * (entries - 1) / 2;
}

og_overlaps_work og_grid(const og_aabb *box, int32_t count, int64_t *start, int32_t *entry, og_pairs *pairs) {
  og_overlaps_work work = {0, 0, 0};
  if (count < 1) return work;
  const og_lattice l = fitting_grid(box, count);
  const int64_t cells = cell_count(&l);
  // start[c + 2] counts cell c; summed up, start[c + 1] is where c begins, and, when all are put, where it ends.
  for (int64_t c = 0; c <= cells + 1; c++) start[c] = 0;
  for (int32_t k = 0; k < count; k++) count_cells(&l, &box[k], start);
  for (int64_t c = 0; c <= cells; c++) start[c + 1] += start[c];
  for (int32_t k = 0; k < count; k++) put_in_cells(&l, &box[k], k, start, entry);
  work.visits = start[cells];
  for (int64_t c = 0; c < cells; c++)
    work.tests += compare(&l, box, entry + start[c], start[c + 1] - start[c], c, pairs);
  return work;
}

// ---- behind the door ----

// The grid's own arrays come after the scene's.
static size_t bytes(const og_scene_limits *limits) {
  const size_t boxes = (size_t)limits->boxes;
  return og_scene_bytes(limits) + (boxes + 2) * sizeof(int64_t) + OG_GRID_ENTRIES * boxes * sizeof(int32_t);
}

static void list(og_scene *s) {
  unsigned char *const own = (unsigned char *)(void *)s + og_scene_bytes(&s->limits);
  int64_t *const start = (int64_t *)(void *)own;
  int32_t *const entry = (int32_t *)(void *)(start + s->limits.boxes + 2);
  s->work = og_grid(s->box, s->count, start, entry, &s->now);
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_scene_step((og_scene *)scene, list, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps grid_door = {
    .bytes = bytes, .start = og_scene_start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_grid = {
    .id = "grid",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/grid",
    .source = "Varjus 2018, 3.1",
    .cost = "O(n + k) for even sizes and spread",
    .limits = "quadratic where boxes crowd in one cell, or some are much larger than most",
    .overlaps = &grid_door,
};
