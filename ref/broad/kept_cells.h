#ifndef OG_BROAD_KEPT_CELLS_H
#define OG_BROAD_KEPT_CELLS_H

/// Cells of a grid whose lists are kept: a box leaves and enters only those in which its reach differs.
///
/// The first and last cells go on beyond the grid, so boxes may wander off. A box that reaches two cells at most along
/// each axis has eight places, one for each choice of even and odd numbers: two neighbours never need the same place. A
/// box that reaches more is large, and stands in one list with all that are. Lists are linked both ways, and the
/// cells' are hashed: several may share one.
/// Why no pair is missed: the map from a coordinate to its cell is monotone, as in lattice.h. So two boxes that overlap
/// reach the cell of the lower corner of what they have in common, or one of them is large.
/// Cost: constant for a box.  Source: Varjus 2018, 3.1, 3.2; Kravec, question 1.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/broad/lattice.h"

/// Places of a box, and cells along an axis at most.
enum { OG_KEPT_PLACES = 8, OG_KEPT_CELLS = 1 << 20 };
/// The number of the cell of large boxes, beyond all others, and that of no cell.
#define OG_LARGE_CELL ((int64_t)1 << 60)
#define OG_NO_CELL ((int64_t)-1)

typedef struct og_kept_entry {
  int64_t cell;           // OG_NO_CELL: the place is free
  int64_t next, previous; // places in the same list, or -1
} og_kept_entry;

typedef struct og_kept_cells {
  og_lattice lattice;
  int32_t boxes, lists; // numbers of boxes; lists of cells
  int64_t *head;        // the first place of each list; behind them that of large boxes
  og_kept_entry *entry; // OG_KEPT_PLACES for each number
} og_kept_cells;

/*@ // The cell of a coordinate; the first and the last have no outer end.
    logic integer kept_along(og_lattice_axis a, real x) =
      cells_to(a, x) <= 0 ? 0 : cells_to(a, x) < a.cells ? \truncate(cells_to(a, x)) : a.cells - 1;
    lemma kept_range: \forall og_lattice_axis a, real x; is_axis(a) ==> 0 <= kept_along(a, x) < a.cells;
    lemma kept_order: \forall og_lattice_axis a, real x, y;
      is_axis(a) && x <= y ==> kept_along(a, x) <= kept_along(a, y);
    // Two intervals that overlap: both reach the cell where the later begins.
    lemma kept_shared: \forall og_lattice_axis a, real p, q, r, s;
      is_axis(a) && p <= q && r <= s && p <= s && r <= q ==>
      kept_along(a, p) <= kept_along(a, later(p, r)) <= kept_along(a, q) &&
      kept_along(a, r) <= kept_along(a, later(p, r)) <= kept_along(a, s);

    predicate is_kept_reach(og_reach r) = \forall integer k; 0 <= k < 3 ==> 0 <= r.lo[k] <= r.hi[k] < OG_KEPT_CELLS;
    // Of a range of two cells at most the one that is even or odd, or none.
    logic integer cell_of_side(integer lo, integer hi, integer side) = lo % 2 == side ? lo : hi % 2 == side ? hi : -1;
    logic integer kept_number(integer x, integer y, integer z) =
      x < 0 || y < 0 || z < 0 ? -1 : (z * OG_KEPT_CELLS + y) * OG_KEPT_CELLS + x;
    // The cell of a place.
    logic integer kept_cell(og_reach r, integer place) =
      r.hi[0] - r.lo[0] > 1 || r.hi[1] - r.lo[1] > 1 || r.hi[2] - r.lo[2] > 1 ? (place == 0 ? OG_LARGE_CELL : -1) :
      kept_number(cell_of_side(r.lo[0], r.hi[0], place % 2), cell_of_side(r.lo[1], r.hi[1], place / 2 % 2),
                  cell_of_side(r.lo[2], r.hi[2], place / 4));
    predicate is_list_of{L}(og_kept_cells *c, integer list, integer cell) =
      cell == OG_LARGE_CELL ? list == c->lists : 0 <= list < c->lists;
    // Its neighbours know the place, or it is the first.
    predicate is_linked{L}(og_kept_cells *c, integer e) =
      (c->entry[e].next < 0 || c->entry[c->entry[e].next].previous == e) &&
      (c->entry[e].previous >= 0 ? c->entry[c->entry[e].previous].next == e :
       (\exists integer list; 0 <= list <= c->lists &&
         (is_list_of(c, list, c->entry[e].cell) && c->head[list] == e)));
    predicate stands{L}(og_kept_cells *c, integer k, og_reach r) = \forall integer place; 0 <= place < 8 ==>
      (c->entry[8 * k + place].cell == kept_cell(r, place) &&
       (c->entry[8 * k + place].cell >= 0 ==> is_linked(c, 8 * k + place)));
    predicate stands_nowhere{L}(og_kept_cells *c, integer k) = \forall integer place; 0 <= place < 8 ==>
      c->entry[8 * k + place].cell == -1;
    predicate is_kept_grid{L}(og_kept_cells *c) =
      \valid(c) && 0 <= c->boxes <= 1000000000 && 1 <= c->lists <= 1000000001 &&
      \valid(c->head + (0 .. c->lists)) && \valid(c->entry + (0 .. 8 * (integer)c->boxes - 1));
*/

/// The coordinate's cell, for NaN the first. No number goes to a lower one than a lesser number.
/*@ requires axis: \valid_read(a) && is_axis(*a);
    terminates \true; exits \false; assigns \nothing;
    ensures cell:  \result == kept_along(*a, x);
    ensures range: 0 <= \result < a->cells; */
static inline int32_t og_kept_along(const og_lattice_axis *a, og_scalar x) {
  const og_scalar at = ((og_scalar)0.5 * x - a->from) * a->per_length;
  if (at != at || at <= 0) return 0;
  return at < (og_scalar)a->cells ? (int32_t)at : a->cells - 1;
}

/*@ requires memory: \valid_read(l) && \valid_read(box);
    requires cells:  is_lattice(*l) && is_box(*box);
    terminates \true; exits \false; assigns \nothing;
    ensures first: \result.lo[0] == kept_along(l->x, box->lo.x) && \result.lo[1] == kept_along(l->y, box->lo.y) &&
                   \result.lo[2] == kept_along(l->z, box->lo.z);
    ensures last:  \result.hi[0] == kept_along(l->x, box->hi.x) && \result.hi[1] == kept_along(l->y, box->hi.y) &&
                   \result.hi[2] == kept_along(l->z, box->hi.z);
    ensures range: 0 <= \result.lo[0] <= \result.hi[0] < l->x.cells && 0 <= \result.lo[1] <= \result.hi[1] < l->y.cells
      && 0 <= \result.lo[2] <= \result.hi[2] < l->z.cells; */
static inline og_reach og_kept_reach(const og_lattice *l, const og_aabb *box) {
  return (og_reach){
      {og_kept_along(&l->x, box->lo.x), og_kept_along(&l->y, box->lo.y), og_kept_along(&l->z, box->lo.z)},
      {og_kept_along(&l->x, box->hi.x), og_kept_along(&l->y, box->hi.y), og_kept_along(&l->z, box->hi.z)}};
}

/*@ requires cells: 0 <= x < OG_KEPT_CELLS && 0 <= y < OG_KEPT_CELLS && 0 <= z < OG_KEPT_CELLS;
    terminates \true; exits \false; assigns \nothing;
    ensures number: \result == ((integer)z * 1048576 + (integer)y) * 1048576 + (integer)x;
    ensures range:  0 <= \result < OG_LARGE_CELL; */
static inline int64_t og_kept_number(int32_t x, int32_t y, int32_t z) {
  return ((int64_t)z * OG_KEPT_CELLS + y) * OG_KEPT_CELLS + x;
}

/// The first place of the list in which a cell's boxes stand, or -1.
/*@ requires grid: is_kept_grid(c) && 0 <= cell <= OG_LARGE_CELL;
    terminates \true; exits \false; assigns \nothing;
    ensures large: cell == OG_LARGE_CELL ==> \result == c->head[c->lists];
    ensures list:  \exists integer list; 0 <= list <= c->lists &&
      (is_list_of(c, list, cell) && \result == c->head[list]); */
int64_t og_kept_first(const og_kept_cells *c, int64_t cell);

/// No box stands anywhere.
/*@ requires grid: is_kept_grid(c);
    terminates \true; exits \false; assigns c->head[0 .. c->lists], c->entry[0 .. 8 * (integer)c->boxes - 1];
    ensures heads: \forall integer list; 0 <= list <= c->lists ==> c->head[list] == -1;
    ensures none:  \forall integer k; 0 <= k < c->boxes ==> stands_nowhere(c, k); */
void og_kept_clear(og_kept_cells *c);

/// Box k, wherever it stood, stands in the cells of its reach. Returns how many places it has left or entered.
/*@ requires grid: is_kept_grid(c) && 0 <= k < c->boxes;
    requires reach: \valid_read(reach) && is_kept_reach(*reach);
    terminates \true; exits \false; assigns c->head[0 .. c->lists], c->entry[0 .. 8 * (integer)c->boxes - 1];
    ensures stands: stands(c, k, *reach);
    ensures moves:  0 <= \result <= 16; */
int32_t og_kept_put(og_kept_cells *c, int32_t k, const og_reach *reach);

/// Box k stands nowhere. Returns how many places it has left.
/*@ requires grid: is_kept_grid(c) && 0 <= k < c->boxes;
    terminates \true; exits \false; assigns c->head[0 .. c->lists], c->entry[0 .. 8 * (integer)c->boxes - 1];
    ensures nowhere: stands_nowhere(c, k);
    ensures moves:   0 <= \result <= 8; */
int32_t og_kept_take(og_kept_cells *c, int32_t k);

#endif
