#ifndef OG_GRID_HASH_H
#define OG_GRID_HASH_H

/// A uniform grid whose cells are hashed.                                                    (catalogue: grid-hash)
///
/// Each box is entered in every cell that it reaches, and boxes are compared within cells. Cells are about twice as long
/// as the boxes along each axis. Only cells that hold something take memory (cell_table.h), so there may be 2^21 of them
/// along an axis: one box far away does not make them longer. Where boxes reach more than eight cells on average the cells
/// are made longer.
/// Cost: O(n + k) where boxes are alike and do not crowd; O(n^2) where they crowd in one cell.
/// Source: Varjus 2018, 3.1.
/// Limits: quadratic where boxes crowd in one cell, or some are much larger than most.
/// Errors, proofs, measurements and tests: grid_hash.md.

#include "ref/broad/cell_table.h"
#include "ref/broad/overlaps_logic.h"

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
og_overlaps_work og_grid_hash(const og_aabb *box, int32_t count, const og_cell_table *table, og_pairs *pairs);

#endif
