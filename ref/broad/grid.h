#ifndef OG_GRID_H
#define OG_GRID_H

/// A uniform grid over the boxes.                                                                 (catalogue: grid)
///
/// Each box is listed in every cell that it reaches, and boxes are compared within cells. A pair that meets in several
/// cells is reported in one only: that of the lower corner of what the two have in common. Cells are about twice as long
/// as the boxes along each axis, and so many at most as there are boxes. Where boxes reach more than
/// OG_GRID_ENTRIES cells on average the cells are made longer.
/// Nothing that is said of a pair rests on rounding: a coordinate's cell never goes down where the coordinate goes up.
/// Cost: O(n + k) where boxes are alike and spread evenly; O(n^2) where they crowd in one cell.
/// Source: Varjus 2018, 3.1.
/// Limits: quadratic where boxes crowd in one cell, or some are much larger than most.
/// Errors, proofs, measurements and tests: grid.md.

#include "ref/broad/overlaps_logic.h"
#include "ref/door/overlaps.h"

/// Places in the lists of all cells together, for each box.
enum { OG_GRID_ENTRIES = 8 };

/// `start`: room for count + 2. `entry`: room for OG_GRID_ENTRIES * count. Pairs come in any order, i < j in each.
/// Returns the places in cells' lists as visits, and the tests.
/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires memory: \valid(start + (0 .. count + 1)) && \valid(entry + (0 .. 8 * (integer)count - 1));
    requires pairs: writable_pairs(pairs) && pairs->count == 0;
    terminates \true; exits \false;
    assigns start[0 .. count + 1], entry[0 .. 8 * (integer)count - 1], pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures sound:    are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures complete: are_finite_boxes(box, count) && pairs->count <= pairs->room ==>
      are_all_overlaps(box, count, pairs);
    ensures once:     are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_single(pairs); */
og_overlaps_work og_grid(const og_aabb *box, int32_t count, int64_t *start, int32_t *entry, og_pairs *pairs);

#endif
