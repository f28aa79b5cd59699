#ifndef OG_BROAD_LATTICE_H
#define OG_BROAD_LATTICE_H

/// From coordinates to cells: what grids and octrees rest on.
///
/// Along an axis the cells are 0 .. cells - 1. The map from a coordinate to its cell is monotone, rounded or not: halving,
/// a difference, a product with a positive number and cutting off never turn two numbers round. So boxes that overlap
/// have a cell in common, and the cell of the lower corner of what they have in common is one of them. No more is asked of it.
/// Lengths are halved, so that none overflows. An axis too short to be divided, down to a point, has one cell.
/// Proved of the values as computed, none of them NaN: that map, and the lemmas `own_along` and `shared`.
/// Source: Ericson 2005, 7.1.
/// Safe (proofs/eva.py): A, 6 of 13 functions; by WP alone, 5 of 13.

#include "ref/broad/aabb.h"

/// Along an axis: half the least coordinate, and cells over half a length.
typedef struct og_lattice_axis {
  og_scalar from, per_length;
  int32_t cells;
} og_lattice_axis;

typedef struct og_lattice {
  og_lattice_axis x, y, z;
} og_lattice;

/// The first and last cell along x, y, z.
typedef struct og_reach {
  int32_t lo[3], hi[3];
} og_reach;

/*@ axiomatic monotone_operations {
      // Rounding keeps the order, as in ref/scalar.h.
      axiom product_order: \forall real x, y, z; x <= y ==> 0 <= z ==> computed_product(z, x) <= computed_product(z, y);
      axiom difference_order: \forall real x, y, z; x <= y ==> computed_difference(x, z) <= computed_difference(y, z);
      axiom product_order_left: \forall real x, y, z;
        x <= y ==> 0 <= z ==> computed_product(x, z) <= computed_product(y, z);
      axiom product_sign: \forall real x, y; 0 <= x ==> 0 <= y ==> 0 <= computed_product(x, y);
      axiom quotient_sign: \forall real x, y; 0 <= x ==> 0 <= y ==> 0 <= computed_quotient(x, y);
    }

    logic real half(real x) = computed_product(0.5, x);
    // How many cells x is from the first end.
    logic real cells_to(og_lattice_axis a, real x) =
      computed_product(computed_difference(half(x), a.from), a.per_length);
    logic integer cell_along(og_lattice_axis a, real x) =
      cells_to(a, x) < a.cells ? \truncate(cells_to(a, x)) : a.cells - 1;
    predicate is_axis(og_lattice_axis a) = 1 <= a.cells && 0 <= a.per_length;
    predicate is_on(og_lattice_axis a, real x) = a.from <= half(x);
    lemma half_order: \forall real x, y; x <= y ==> half(x) <= half(y);
    lemma on_order: \forall og_lattice_axis a, real x, y; is_on(a, x) && x <= y ==> is_on(a, y);
    lemma place_sign: \forall og_lattice_axis a, real x; is_axis(a) && is_on(a, x) ==> 0 <= cells_to(a, x);
    lemma place_order: \forall og_lattice_axis a, real x, y;
      is_axis(a) && x <= y ==> cells_to(a, x) <= cells_to(a, y);
    lemma truncate_sign: \forall real x; 0 <= x ==> 0 <= \truncate(x) <= x < \truncate(x) + 1;
    lemma truncate_order: \forall real x, y; 0 <= x <= y ==> \truncate(x) <= \truncate(y);
    lemma cell_range: \forall og_lattice_axis a, real x;
      is_axis(a) && is_on(a, x) ==> 0 <= cell_along(a, x) < a.cells;
    // The map is monotone.
    lemma cell_order: \forall og_lattice_axis a, real x, y;
      is_axis(a) && is_on(a, x) && x <= y ==> cell_along(a, x) <= cell_along(a, y);

    logic real later(real x, real y) = x < y ? y : x;
    // Two intervals that overlap: the cell where the later begins is the greater of the first cells, and both reach it.
    lemma own_along: \forall og_lattice_axis a, real p, q, r, s;
      is_axis(a) && is_on(a, p) && is_on(a, r) && p <= q && r <= s && p <= s && r <= q ==>
      cell_along(a, p) <= cell_along(a, later(p, r)) <= cell_along(a, q) &&
      cell_along(a, r) <= cell_along(a, later(p, r)) <= cell_along(a, s);

    predicate is_lattice(og_lattice l) = is_axis(l.x) && is_axis(l.y) && is_axis(l.z);
    predicate is_over(og_lattice l, og_aabb box) =
      is_on(l.x, box.lo.x) && is_on(l.y, box.lo.y) && is_on(l.z, box.lo.z);
    predicate is_over_all{L}(og_lattice l, og_aabb *box, integer count) =
      \forall integer k; 0 <= k < count ==> is_over(l, box[k]);
    // A cell, by its places along x, y, z, that a box reaches.
    predicate reaches(og_lattice l, og_aabb box, integer x, integer y, integer z) =
      cell_along(l.x, box.lo.x) <= x <= cell_along(l.x, box.hi.x) &&
      cell_along(l.y, box.lo.y) <= y <= cell_along(l.y, box.hi.y) &&
      cell_along(l.z, box.lo.z) <= z <= cell_along(l.z, box.hi.z);
    // Boxes that overlap share the cell of the lower corner of what they have in common.
    lemma shared: \forall og_lattice l, og_aabb a, b;
      is_lattice(l) && is_over(l, a) && is_over(l, b) && is_box(a) && is_box(b) && overlap(a, b) ==>
      reaches(l, a, cell_along(l.x, later(a.lo.x, b.lo.x)), cell_along(l.y, later(a.lo.y, b.lo.y)),
              cell_along(l.z, later(a.lo.z, b.lo.z))) &&
      reaches(l, b, cell_along(l.x, later(a.lo.x, b.lo.x)), cell_along(l.y, later(a.lo.y, b.lo.y)),
              cell_along(l.z, later(a.lo.z, b.lo.z)));
*/

typedef struct og_extent {
  og_vec3 lo, hi; // bounds of all boxes, halved
  og_vec3 mean;   // a quarter of their mean lengths
} og_extent;

/// `x` is not less than the least coordinate.
/*@ requires axis: \valid_read(a) && is_axis(*a) && is_on(*a, x);
    terminates \true; exits \false; assigns \nothing;
    ensures cell:  \result == cell_along(*a, x);
    ensures range: 0 <= \result < a->cells; */
static inline int32_t og_cell_of(const og_lattice_axis *a, og_scalar x) {
  const og_scalar at = ((og_scalar)0.5 * x - a->from) * a->per_length;
  return at < (og_scalar)a->cells ? (int32_t)at : a->cells - 1;
}

/// From the cells of the lower corner to those of the upper one: every cell that `reaches` speaks of.
/*@ requires memory: \valid_read(l) && \valid_read(box);
    requires over:   is_lattice(*l) && is_over(*l, *box) && is_box(*box);
    terminates \true; exits \false; assigns \nothing;
    ensures first: \result.lo[0] == cell_along(l->x, box->lo.x) && \result.lo[1] == cell_along(l->y, box->lo.y) &&
                   \result.lo[2] == cell_along(l->z, box->lo.z);
    ensures last:  \result.hi[0] == cell_along(l->x, box->hi.x) && \result.hi[1] == cell_along(l->y, box->hi.y) &&
                   \result.hi[2] == cell_along(l->z, box->hi.z);
    ensures range: 0 <= \result.lo[0] <= \result.hi[0] < l->x.cells && 0 <= \result.lo[1] <= \result.hi[1] < l->y.cells &&
                   0 <= \result.lo[2] <= \result.hi[2] < l->z.cells; */
static inline og_reach og_reach_of(const og_lattice *l, const og_aabb *box) {
  return (og_reach){{og_cell_of(&l->x, box->lo.x), og_cell_of(&l->y, box->lo.y), og_cell_of(&l->z, box->lo.z)},
                    {og_cell_of(&l->x, box->hi.x), og_cell_of(&l->y, box->hi.y), og_cell_of(&l->z, box->hi.z)}};
}

/// How many cells, `most` + 1 where there are more.
static inline int64_t og_reach_size(const og_reach *r, int64_t most) {
  int64_t cells = 1;
  for (int k = 0; k < 3 && cells <= most; k++) cells *= (int64_t)r->hi[k] - r->lo[k] + 1;
  return cells <= most ? cells : most + 1;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures greatest: \result >= a && \result >= b && (\result == a || \result == b); */
static inline int32_t og_greater(int32_t a, int32_t b) { return a > b ? a : b; }

/*@ predicate is_below(og_vec3 least, og_aabb box) =
      least.x <= half(box.lo.x) && least.y <= half(box.lo.y) && least.z <= half(box.lo.z);
    predicate is_below_all{L}(og_vec3 least, og_aabb *box, integer count) =
      \forall integer k; 0 <= k < count ==> is_below(least, box[k]); */

/*@ requires boxes: 1 <= count && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    terminates \true; exits \false; assigns \nothing;
    ensures below: is_below_all(\result.lo, box, count); */
og_extent og_extent_of_boxes(const og_aabb *box, int32_t count);

/// How many cells of twice the mean length there are from one end to the other: 1 to `most`. As in og_extent the ends are
/// halved and the mean is quartered.
/*@ requires most: 1 <= most; terminates \true; exits \false; assigns \nothing;
    ensures cells: 1 <= \result <= most; */
int32_t og_mean_cells(og_scalar from, og_scalar to, og_scalar mean, int32_t most);

/// As many cells along each axis as wanted, or one.
/*@ requires memory: \valid_read(e) && \valid_read(wanted + (0 .. 2)); terminates \true; exits \false; assigns \nothing;
    ensures lattice: is_lattice(\result);
    ensures from:    \result.x.from == e->lo.x && \result.y.from == e->lo.y && \result.z.from == e->lo.z; */
og_lattice og_lattice_over(const og_extent *e, const int32_t wanted[3]);

/// Halves the axis with the most cells.
/*@ requires memory: \valid(wanted + (0 .. 2));
    requires cells:  1 <= wanted[0] < 2147483647 && 1 <= wanted[1] < 2147483647 && 1 <= wanted[2] < 2147483647;
    terminates \true; exits \false; assigns wanted[0 .. 2];
    ensures cells: 1 <= wanted[0] < 2147483647 && 1 <= wanted[1] < 2147483647 && 1 <= wanted[2] < 2147483647;
    ensures fewer: \old(wanted[0] > 1 || wanted[1] > 1 || wanted[2] > 1) ==>
                     wanted[0] + wanted[1] + wanted[2] < \old(wanted[0] + wanted[1] + wanted[2]); */
void og_coarsen(int32_t wanted[3]);

/// Cubes: `cells` of them along the longest of the first `axes` axes, 2 or 3. The axis left out has one cell.
/*@ requires boxes: 1 <= count && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires cells: 1 <= cells <= 16777216;
    terminates \true; exits \false; assigns \nothing;
    ensures lattice: is_lattice(\result);
    ensures over:    is_over_all(\result, box, count); */
og_lattice og_cubes_over(const og_aabb *box, int32_t count, int axes, int32_t cells);

#endif
