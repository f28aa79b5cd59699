#ifndef OG_SAP_BATCH_H
#define OG_SAP_BATCH_H

/// Sweep and prune that inserts and removes boxes in batches.                                 (catalogue: sap-batch)
///
/// As sap-incremental for boxes that move. Ends of boxes that are removed are taken out in one pass. The ends of new boxes
/// are gathered and sorted, an axis at a time, and merged into the list in one pass. Their pairs are then found in one
/// sweep along x, which compares boxes only where one of the two is new.
/// Cost: O(n + s + k log k + m) for k new boxes, where m pairs with a new box overlap along x.
///
/// Source: Varjus 2018, 3.3; Tracy, Buss and Woods 2009.
/// Limits: every batch goes through all lists, even one of a single box; moving far is as in sap-incremental.
/// Errors, proofs, measurements and tests: sap_batch.md.

#include "ref/broad/coherent_logic.h"
#include "ref/broad/interval_list.h"
#include "ref/broad/order.h"

/// A box that has begun along x and not ended.
typedef struct og_active_box {
  og_scalar lo_y, hi_y, lo_z, hi_z;
  int32_t index;
} og_active_box;

/// Behind a scene and its lists: room for each box.
typedef struct og_batch {
  og_place *lo, *hi;                  // the new ends along an axis, sorted
  og_active_box *active, *new_active; // during the sweep; old boxes and new ones
  int32_t *at;                        // where each box stands among them
} og_batch;

/// Brings the lists behind the scene from the boxes before a step to those after it. Places that ends move by in merging
/// are no exchanges.
/*@ requires scene: \valid(scene);
    terminates \true; exits \false; assigns *scene;
    ensures sound:    is_followed(scene) ==> holds_overlaps(scene);
    ensures complete: is_followed(scene) ==> holds_all_overlaps(scene);
    ensures parted:   is_followed(scene) ==> are_parted(scene); */
void og_sap_batch_follow(og_coherent *scene);

#endif
