#ifndef OG_GRID_HIERARCHICAL_H
#define OG_GRID_HIERARCHICAL_H

/// Grids of cubes, each level half as long as the one before.                        (catalogue: grid-hierarchical)
///
/// A box's resolution Res(X) is the finest level whose cells are as long as it is. X is entered at every level up to Res(X),
/// in the cells that it reaches: eight at most. X and Y are compared at level min(Res(X), Res(Y)), where they share a cell.
/// Cells are hashed (cell_table.h). Levels are made one after the other in the same memory, and a level that is the
/// resolution of no box is passed over.
/// Cost: O(n l + k) for l levels in use, where boxes of a size do not crowd.
/// Source: Kravec, question 1.
/// Limits: quadratic where boxes crowd in one cell of their size.
/// Errors, proofs, measurements and tests: grid_hierarchical.md.

#include "ref/broad/cell_table.h"
#include "ref/broad/overlaps_logic.h"

/// Levels are 0 .. OG_FINEST_LEVEL; the one cell of level 0 holds all boxes.
enum { OG_FINEST_LEVEL = 20 };

/// Pairs come in any order, i < j in each.
/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires memory: \valid_read(table) && \valid(table->item + (0 .. count - 1)) &&
                     \valid(table->start + (0 .. 2 * (integer)count + 3)) &&
                     \valid(table->entry + (0 .. 8 * (integer)count - 1));
    requires pairs: writable_pairs(pairs) && pairs->count == 0;
    terminates \true; exits \false;
    assigns table->item[0 .. count - 1], table->start[0 .. 2 * (integer)count + 3],
            table->entry[0 .. 8 * (integer)count - 1], pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures sound:    are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures complete: are_finite_boxes(box, count) && pairs->count <= pairs->room ==>
      are_all_overlaps(box, count, pairs);
    ensures once:     are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_single(pairs); */
og_overlaps_work og_grid_hierarchical(const og_aabb *box, int32_t count, const og_cell_table *table, og_pairs *pairs);

#endif
