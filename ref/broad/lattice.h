#ifndef OG_BROAD_LATTICE_H
#define OG_BROAD_LATTICE_H

/// From coordinates to cells: what grids and octrees rest on.
///
/// Along an axis the cells are 0 .. cells - 1. The map from a coordinate to its cell is monotone, rounded or not: halving,
/// a difference, a product with a positive number and cutting off never turn two numbers round. So boxes that overlap
/// have a cell in common, and the cell of the lower corner of what they have in common is one of them. No more is asked of it.
/// Lengths are halved, so that none overflows. An axis too short to be divided, down to a point, has one cell.
/// Source: Ericson 2005, 7.1.

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

typedef struct og_extent {
  og_vec3 lo, hi; // bounds of all boxes, halved
  og_vec3 mean;   // a quarter of their mean lengths
} og_extent;

/// `x` is not less than the least coordinate.
static inline int32_t og_cell_of(const og_lattice_axis *a, og_scalar x) {
  const og_scalar at = (x * (og_scalar)0.5 - a->from) * a->per_length;
  return at < (og_scalar)a->cells ? (int32_t)at : a->cells - 1;
}

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

static inline int32_t og_greater(int32_t a, int32_t b) { return a > b ? a : b; }

/*@ requires boxes: 1 <= count && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    terminates \true; exits \false; assigns \nothing; */
og_extent og_extent_of_boxes(const og_aabb *box, int32_t count);

/// How many cells of twice the mean length there are from one end to the other: 1 to `most`. As in og_extent the ends are
/// halved and the mean is quartered.
/*@ requires most: 1 <= most; terminates \true; exits \false; assigns \nothing;
    ensures cells: 1 <= \result <= most; */
int32_t og_mean_cells(og_scalar from, og_scalar to, og_scalar mean, int32_t most);

/// As many cells along each axis as wanted, or one.
/*@ requires memory: \valid_read(e) && \valid_read(wanted + (0 .. 2)); terminates \true; exits \false; assigns \nothing; */
og_lattice og_lattice_over(const og_extent *e, const int32_t wanted[3]);

/// Halves the axis with the most cells.
/*@ requires memory: \valid(wanted + (0 .. 2));
    requires cells:  1 <= wanted[0] < 2147483647 && 1 <= wanted[1] < 2147483647 && 1 <= wanted[2] < 2147483647;
    terminates \true; exits \false; assigns wanted[0 .. 2]; */
void og_coarsen(int32_t wanted[3]);

/// Cubes: 2^bits of them along the longest of the first `axes` axes, 2 or 3. The axis left out has one cell.
/*@ requires boxes: 1 <= count && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires bits:  0 <= bits <= 24;
    terminates \true; exits \false; assigns \nothing; */
og_lattice og_cubes_over(const og_aabb *box, int32_t count, int axes, int bits);

#endif
