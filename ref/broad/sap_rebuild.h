#ifndef OG_SAP_REBUILD_H
#define OG_SAP_REBUILD_H

/// Sweep and prune with three lists of end points, sorted anew at each step.               (catalogue: sap-rebuild)
///
/// Along each axis the boxes' lower and upper ends are put in order, lower ends first where they are equal. Along y and z
/// every box keeps the ranks of its ends. Along x the list is walked with a list of active boxes: those that have begun
/// and not ended. A box that begins overlaps every active one along x; ranks say whether it does along y and z.
/// Cost: O(n log n + m), where m pairs overlap along x: in a pile of boxes all of them.
///
/// Source: Rasku 2003, 5; Parac 2020, 5.3.1; Kravec, question 1.
/// Limits: quadratic where many boxes overlap along x.
/// Errors, proofs, measurements and tests: sap_rebuild.md.

#include "ref/broad/order.h"
#include "ref/broad/overlaps.h"
#include "ref/door/overlaps.h"

/// A box's ends in the sorted lists of y and z.
typedef struct og_ranks {
  int32_t lo_y, hi_y, lo_z, hi_z;
} og_ranks;

/// Room for `count` of each.
typedef struct og_sap_rebuild_memory {
  og_place *lo, *hi;    // the lower and the upper ends along an axis
  og_ranks *ranks;      // of each box
  int32_t *active, *at; // the active boxes; where each stands among them
} og_sap_rebuild_memory;

/// Pairs come in any order, i < j in each. Returns the ends walked as visits, and the tests.
/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires memory: \valid(memory.lo + (0 .. count - 1)) && \valid(memory.hi + (0 .. count - 1)) &&
                     \valid(memory.ranks + (0 .. count - 1)) && \valid(memory.active + (0 .. count - 1)) &&
                     \valid(memory.at + (0 .. count - 1));
    requires pairs: writable_pairs(pairs) && pairs->count == 0;
    terminates \true; exits \false;
    assigns memory.lo[0 .. count - 1], memory.hi[0 .. count - 1], memory.ranks[0 .. count - 1],
            memory.active[0 .. count - 1], memory.at[0 .. count - 1], pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures sound:    pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures complete: pairs->count <= pairs->room ==> are_all_overlaps(box, count, pairs);
    ensures once:     pairs->count <= pairs->room ==> are_single(pairs); */
og_overlaps_work og_sap_rebuild(const og_aabb *box, int32_t count, og_sap_rebuild_memory memory, og_pairs *pairs);

#endif
