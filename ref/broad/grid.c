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

/*@ predicate is_pair_of{L}(og_lattice l, og_aabb *box, integer i, integer j, integer cell) =
      is_overlap(box, i, j) && own_cell(l, box[i], box[j]) == cell;
    // A cell's list, in the order of the boxes' numbers.
    predicate is_list{L}(int32_t *entry, integer entries, integer count) =
      (\forall integer k; 0 <= k < entries ==> 0 <= entry[k] < count) &&
      (\forall integer k, m; 0 <= k < m < entries ==> entry[k] < entry[m]);
    // What is listed are pairs that overlap and have their own cells before this one, none twice.
    predicate come_from{L}(og_lattice l, og_aabb *box, integer count, og_pairs *pairs, integer cell) =
      \forall integer k; 0 <= k < pairs->count ==> 0 <= pairs->pair[k].i < pairs->pair[k].j < count &&
        is_overlap(box, pairs->pair[k].i, pairs->pair[k].j) &&
        own_cell(l, box[pairs->pair[k].i], box[pairs->pair[k].j]) < cell;
    predicate are_sound{L}(og_lattice l, og_aabb *box, integer count, og_pairs *pairs, integer cell) =
      pairs->count <= pairs->room ==> are_single(pairs) && come_from(l, box, count, pairs, cell);
    // Of a cell's list the places before (p, q) have been compared, and the others not.
    predicate are_met{L}(og_lattice l, og_aabb *box, int32_t *entry, integer entries, og_pairs *pairs, integer cell,
                         integer p, integer q) =
      \forall integer a, b; 0 <= a < b < entries && is_before(a, b, p, q) &&
        is_pair_of(l, box, entry[a], entry[b], cell) ==> is_listed(pairs, entry[a], entry[b]);
    predicate are_left{L}(og_lattice l, og_aabb *box, int32_t *entry, integer entries, og_pairs *pairs, integer cell,
                          integer p, integer q) =
      \forall integer a, b; 0 <= a < b < entries && !is_before(a, b, p, q) &&
        own_cell(l, box[entry[a]], box[entry[b]]) == cell ==> !is_listed(pairs, entry[a], entry[b]);
    predicate compared{L}(og_lattice l, og_aabb *box, int32_t *entry, integer entries, og_pairs *pairs, integer cell,
                          integer p, integer q) =
      pairs->count <= pairs->room ==> are_met(l, box, entry, entries, pairs, cell, p, q) &&
        are_left(l, box, entry, entries, pairs, cell, p, q);
    predicate still_listed{L1, L2}(og_pairs *pairs) =
      \forall integer i, j; is_listed{L1}(pairs, i, j) ==> is_listed{L2}(pairs, i, j);
    predicate same_lists{L1, L2}(og_lattice l, og_aabb *box, int32_t *entry, integer entries, integer cell) =
      (\forall integer k; 0 <= k < entries ==> \at(entry[k], L1) == \at(entry[k], L2)) &&
      (\forall integer i, j; is_pair_of{L1}(l, box, i, j, cell) <==> is_pair_of{L2}(l, box, i, j, cell)) &&
      (\forall integer i, j; own_cell(l, \at(box[i], L1), \at(box[j], L1)) == own_cell(l, \at(box[i], L2), \at(box[j], L2)));
    predicate only_more{L1, L2}(og_pairs *pairs, integer i, integer j) = \forall integer a, b;
      is_listed{L2}(pairs, a, b) ==> is_listed{L1}(pairs, a, b) || (a == i && b == j);
    lemma met_stays{L1, L2}: \forall og_lattice l, og_aabb *box, int32_t *entry, integer entries, og_pairs *pairs, integer cell, p, q;
      are_met{L1}(l, box, entry, entries, pairs, cell, p, q) && same_lists{L1, L2}(l, box, entry, entries, cell) &&
      still_listed{L1, L2}(pairs) ==> are_met{L2}(l, box, entry, entries, pairs, cell, p, q);
    lemma met_more: \forall og_lattice l, og_aabb *box, int32_t *entry, integer entries, og_pairs *pairs, integer cell, p, q;
      are_met(l, box, entry, entries, pairs, cell, p, q) && (is_pair_of(l, box, entry[p], entry[q], cell) ==>
        is_listed(pairs, entry[p], entry[q])) ==> are_met(l, box, entry, entries, pairs, cell, p, q + 1);
    lemma left_less: \forall og_lattice l, og_aabb *box, int32_t *entry, integer entries, og_pairs *pairs, integer cell, p, q;
      are_left(l, box, entry, entries, pairs, cell, p, q) ==> are_left(l, box, entry, entries, pairs, cell, p, q + 1);
    predicate is_later{L}(int32_t *entry, integer entries, integer p, integer q, integer i, integer j) =
      \forall integer a, b; 0 <= a < b < entries && !is_before(a, b, p, q) ==> entry[a] != i || entry[b] != j;
    lemma left_stays{L1, L2}: \forall og_lattice l, og_aabb *box, int32_t *entry, integer entries, og_pairs *pairs,
      integer cell, p, q, i, j; are_left{L1}(l, box, entry, entries, pairs, cell, p, q) &&
      same_lists{L1, L2}(l, box, entry, entries, cell) && only_more{L1, L2}(pairs, i, j) &&
      is_later{L2}(entry, entries, p, q, i, j) ==> are_left{L2}(l, box, entry, entries, pairs, cell, p, q);
    predicate one_more{L1, L2}(og_lattice l, og_aabb *box, og_pairs *pairs, integer count, integer cell) =
      \at(pairs->count, L2) == \at(pairs->count, L1) + 1 &&
      (\forall integer k; 0 <= k < \at(pairs->count, L1) ==>
        \at(pairs->pair[k].i, L1) == \at(pairs->pair[k].i, L2) && \at(pairs->pair[k].j, L1) == \at(pairs->pair[k].j, L2)) &&
      (\forall integer i, j; is_overlap{L1}(box, i, j) <==> is_overlap{L2}(box, i, j)) &&
      (\forall integer i, j; own_cell(l, \at(box[i], L1), \at(box[j], L1)) == own_cell(l, \at(box[i], L2), \at(box[j], L2)));
    predicate last_from{L}(og_lattice l, og_aabb *box, integer count, og_pairs *pairs, integer cell, integer k) =
      0 <= pairs->pair[k].i < pairs->pair[k].j < count && is_overlap(box, pairs->pair[k].i, pairs->pair[k].j) &&
      own_cell(l, box[pairs->pair[k].i], box[pairs->pair[k].j]) < cell;
    lemma from_more{L1, L2}: \forall og_lattice l, og_aabb *box, integer count, og_pairs *pairs, integer cell;
      come_from{L1}(l, box, count, pairs, cell) && one_more{L1, L2}(l, box, pairs, count, cell) &&
      last_from{L2}(l, box, count, pairs, cell, \at(pairs->count, L1)) ==> come_from{L2}(l, box, count, pairs, cell);
    lemma only_from{L1, L2}: \forall og_lattice l, og_aabb *box, integer count, og_pairs *pairs, integer cell, i, j;
      one_more{L1, L2}(l, box, pairs, count, cell) && \at(pairs->pair[\at(pairs->count, L1)].i, L2) == i &&
      \at(pairs->pair[\at(pairs->count, L1)].j, L2) == j ==> only_more{L1, L2}(pairs, i, j);
    lemma none_met: \forall og_lattice l, og_aabb *box, int32_t *entry, integer entries, integer count, og_pairs *pairs, integer cell;
      come_from(l, box, count, pairs, cell) ==> are_left(l, box, entry, entries, pairs, cell, 0, 1);
    lemma half_square: \forall integer n; 0 <= n <= 1000000000 ==> 0 <= n * (n - 1) <= 1000000000000000000;
*/

/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1));
    requires cells: \valid_read(l) && *l == g && is_lattice(g) && is_small(g);
    requires over:  is_over_all(g, box, count);
    requires entry: 0 <= p < q < entries && \valid_read(entry + (0 .. entries - 1)) && is_list(entry, entries, count);
    requires pairs: writable_pairs(pairs) && pairs->count < INT64_MAX;
    requires apart: \separated(pairs->pair + (0 .. pairs->room - 1), entry + (0 .. entries - 1)) &&
                    \separated(pairs->pair + (0 .. pairs->room - 1), l) && \separated(pairs, entry + (0 .. entries - 1)) &&
                    \separated(pairs, l);
    requires sound:    are_sound(g, box, count, pairs, cell + 1);
    requires compared: compared(g, box, entry, entries, pairs, cell, p, q);
    terminates \true; exits \false; assigns pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures count:    \old(pairs->count) <= pairs->count <= \old(pairs->count) + 1;
    ensures sound:    are_sound(g, box, count, pairs, cell + 1);
    ensures compared: compared(g, box, entry, entries, pairs, cell, p, q + 1);
    ensures still:    pairs->count <= pairs->room ==> still_listed{Pre, Post}(pairs); */
static inline void meet(const og_lattice *l, const og_aabb *box, const int32_t *entry, int64_t p, int64_t q,
                        int64_t cell, og_pairs *pairs) /*@ ghost (int32_t count, int64_t entries, og_lattice g) */ {
  const int32_t i = entry[p], j = entry[q];
  if (!og_overlap_at_once(&box[i], &box[j]) || !is_own(l, &box[i], &box[j], cell)) {
    //@ assert by_g: own_cell(*l, box[i], box[j]) == own_cell(g, box[i], box[j]);
    //@ assert none: !is_pair_of(g, box, entry[p], entry[q], cell);
    //@ assert not_met: pairs->count <= pairs->room ==> are_met(g, box, entry, entries, pairs, cell, p, q + 1);
    //@ assert not_left: pairs->count <= pairs->room ==> are_left(g, box, entry, entries, pairs, cell, p, q + 1);
    return;
  }
  //@ assert by_g: own_cell(*l, box[i], box[j]) == own_cell(g, box[i], box[j]);
  //@ assert found: is_pair_of(g, box, i, j, cell) && 0 <= i < j < count;
  //@ assert new: pairs->count <= pairs->room ==> !is_listed(pairs, i, j);
  //@ assert fewer: pairs->count <= pairs->room ==> are_left(g, box, entry, entries, pairs, cell, p, q + 1);
  og_pairs_add(pairs, i, j);
  //@ assert grid: *l == g;
  //@ assert same: same_lists{Pre, Here}(g, box, entry, entries, cell);
  //@ assert single: pairs->count <= pairs->room ==> are_single(pairs);
  /*@ assert kept: pairs->count <= pairs->room ==> \forall integer k; 0 <= k < pairs->count - 1 ==>
        pairs->pair[k].i == \at(pairs->pair[k].i, Pre) && pairs->pair[k].j == \at(pairs->pair[k].j, Pre); */
  /*@ assert last: pairs->count <= pairs->room ==> pairs->pair[pairs->count - 1].i == i &&
        pairs->pair[pairs->count - 1].j == j && is_pair_of(g, box, i, j, cell); */
  //@ assert last_from: pairs->count <= pairs->room ==> last_from(g, box, count, pairs, cell + 1, pairs->count - 1);
  //@ assert one_more: pairs->count <= pairs->room ==> one_more{Pre, Here}(g, box, pairs, count, cell + 1);
  //@ assert from: pairs->count <= pairs->room ==> come_from(g, box, count, pairs, cell + 1);
  //@ assert sound: are_sound(g, box, count, pairs, cell + 1);
  //@ assert still: pairs->count <= pairs->room ==> still_listed{Pre, Here}(pairs);
  //@ assert only: pairs->count <= pairs->room ==> only_more{Pre, Here}(pairs, i, j);
  //@ assert later: is_later(entry, entries, p, q + 1, i, j);
  //@ assert these: entry[p] == i && entry[q] == j;
  //@ assert met: pairs->count <= pairs->room ==> are_met(g, box, entry, entries, pairs, cell, p, q);
  //@ assert more: pairs->count <= pairs->room ==> are_met(g, box, entry, entries, pairs, cell, p, q + 1);
  //@ assert left: pairs->count <= pairs->room ==> are_left(g, box, entry, entries, pairs, cell, p, q + 1);
}

// Boxes stand in a cell's list in the order of their numbers. Returns how many pairs it compared.
/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1));
    requires cells: \valid_read(l) && *l == g && is_lattice(g) && is_small(g);
    requires cell:  0 <= cell <= 1000000000 && is_over_all(g, box, count);
    requires entry: 0 <= entries <= count && \valid_read(entry + (0 .. entries - 1)) && is_list(entry, entries, count);
    requires pairs: writable_pairs(pairs) && pairs->count + entries * 1000000000 <= 8000000000000000000;
    requires apart: \separated(pairs->pair + (0 .. pairs->room - 1), entry + (0 .. entries - 1)) &&
                    \separated(pairs->pair + (0 .. pairs->room - 1), l) && \separated(pairs, entry + (0 .. entries - 1)) &&
                    \separated(pairs, l);
    requires sound: are_sound(g, box, count, pairs, cell);
    terminates \true; exits \false; assigns pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures tests: \result == entries * (entries - 1) / 2;
    ensures count: \old(pairs->count) <= pairs->count <= \old(pairs->count) + entries * 1000000000;
    ensures sound: are_sound(g, box, count, pairs, cell + 1);
    ensures met:   pairs->count <= pairs->room ==> \forall integer a, b; 0 <= a < b < entries &&
                     is_pair_of(g, box, entry[a], entry[b], cell) ==> is_listed(pairs, entry[a], entry[b]);
    ensures still: pairs->count <= pairs->room ==> still_listed{Pre, Post}(pairs); */
static int64_t compare(const og_lattice *l, const og_aabb *box, const int32_t *entry, int64_t entries, int64_t cell,
                       og_pairs *pairs) /*@ ghost (int32_t count, og_lattice g) */ {
  //@ assert left: pairs->count <= pairs->room ==> are_left(g, box, entry, entries, pairs, cell, 0, 1);
  //@ assert met: are_met(g, box, entry, entries, pairs, cell, 0, 1);
  /*@ loop invariant place: 0 <= p <= entries;
      loop invariant few: \at(pairs->count, Pre) <= pairs->count <= \at(pairs->count, Pre) + p * 1000000000;
      loop invariant grid: *l == g;
      loop invariant list: is_list(entry, entries, count);
      loop invariant sound: are_sound(g, box, count, pairs, cell + 1);
      loop invariant compared: compared(g, box, entry, entries, pairs, cell, p, p + 1);
      loop invariant still: pairs->count <= pairs->room ==> still_listed{Pre, Here}(pairs);
      loop assigns p, pairs->count, pairs->pair[0 .. pairs->room - 1];
      loop variant entries - p; */
  for (int64_t p = 0; p < entries; p++) {
    /*@ loop invariant place: p < q <= entries;
        loop invariant few: \at(pairs->count, Pre) <= pairs->count <= \at(pairs->count, Pre) + p * 1000000000 + q;
        loop invariant grid: *l == g;
        loop invariant list: is_list(entry, entries, count);
        loop invariant sound: are_sound(g, box, count, pairs, cell + 1);
        loop invariant compared: compared(g, box, entry, entries, pairs, cell, p, q);
        loop invariant still: pairs->count <= pairs->room ==> still_listed{Pre, Here}(pairs);
        loop assigns q, pairs->count, pairs->pair[0 .. pairs->room - 1];
        loop variant entries - q; */
    for (int64_t q = p + 1; q < entries; q++) meet(l, box, entry, p, q, cell, pairs) /*@ ghost (count, entries, g) */;
  }
  //@ assert few: 0 <= entries * (entries - 1) <= 1000000000000000000;
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
    work.tests += compare(&l, box, entry + start[c], start[c + 1] - start[c], c, pairs) /*@ ghost (count, l) */;
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
