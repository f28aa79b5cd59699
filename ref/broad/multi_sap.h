#ifndef OG_MULTI_SAP_H
#define OG_MULTI_SAP_H

/// A grid of sweeps and prunes.                                                             (catalogue: multi-sap)
///
/// Space is cut into the cells of a uniform grid, and each cell has a sweep and prune of its own, with the boxes that reach
/// it. So an end passes only ends of boxes near to it. The grid is chosen when there are boxes for the first time,
/// when they have doubled, and when the boxes reach too many cells; then all lists are built anew.
/// Nothing that is said of a pair rests on rounding: a coordinate's cell never goes down where the coordinate goes up.
/// Cost: O(e + s) a step, for e ends in all cells, and s exchanges.
///
/// Source: Varjus 2018, 3.3; Tracy, Buss and Woods 2009.
/// Limits: where boxes crowd in one cell it is a single sweep and prune; boxes that cross cells are there several
/// times.
/// Errors, proofs, measurements and tests: multi_sap.md.

#include "ref/broad/coherent_logic.h"
#include "ref/broad/sap_parts.h"

/// Places in the lists of all cells together, for each box; and boxes to a cell, at least on average.
enum { OG_MULTI_SAP_ENTRIES = 4, OG_MULTI_SAP_BOXES = 16 };

/// Along an axis. Lengths are halved, so that none overflows.
typedef struct og_cells {
  og_scalar from, per_length; // half the least coordinate; cells over half a length
  int32_t cells;
} og_cells;

typedef struct og_multi_sap {
  og_sap_parts sap;
  og_cells axis[3];
  int32_t fitted;  // boxes for which the grid was chosen
  int64_t entries; // places of boxes in cells
} og_multi_sap;

/// Brings the lists behind the scene from the boxes before a step to those after it.
/*@ requires scene: \valid(scene);
    terminates \true; exits \false; assigns *scene;
    ensures sound:    is_followed(scene) ==> holds_overlaps(scene);
    ensures complete: is_followed(scene) ==> holds_all_overlaps(scene);
    ensures parted:   is_followed(scene) ==> are_parted(scene); */
void og_multi_sap_follow(og_coherent *scene);

#endif
