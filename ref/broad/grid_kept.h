#ifndef OG_GRID_KEPT_H
#define OG_GRID_KEPT_H

/// A uniform grid that is kept from step to step.                                          (catalogue: grid-kept)
///
/// A box that moves leaves the cells that it no longer reaches and enters those that it reaches now; all other lists
/// stay (kept_cells.h). Of the pairs that are known those are compared anew of which a box has moved. Each box that has
/// moved is compared with what shares a cell with it. Others are not looked at. Cells are about twice as long as the
/// boxes. They are chosen anew where there are twice as many boxes as then, and after sixteen changes for each box.
/// Cost: O(c + k) for c changes and k pairs, where boxes are alike and do not crowd; a large box is compared with all.
///
/// Source: Varjus 2018, 3.1, 3.2; Kravec, question 1.
/// Limits: a box twice as long as most is compared with all; quadratic where boxes crowd in one cell.
/// Errors, proofs, measurements and tests: grid_kept.md.

#include "ref/broad/coherent_logic.h"
#include "ref/broad/kept_cells.h"

/// Changes for each box after which cells are chosen anew.
enum { OG_KEPT_CHANGES = 16 };

/// Brings the cells behind the scene from the boxes before a step to those after it, and tells the scene which pairs
/// may have begun or ended.
/*@ requires scene: \valid(scene);
    terminates \true; exits \false; assigns *scene;
    ensures sound:    is_followed(scene) ==> holds_overlaps(scene);
    ensures complete: is_followed(scene) ==> holds_all_overlaps(scene);
    ensures parted:   is_followed(scene) ==> are_parted(scene); */
void og_grid_kept_follow(og_coherent *scene);

#endif
