#ifndef OG_SAP_SWEEP_H
#define OG_SAP_SWEEP_H

/// Sweep and prune along one axis.                                                           (catalogue: sap-sweep)
///
/// The boxes are sorted by their lower ends along x. From each the sweep goes on while boxes begin before this one ends,
/// and compares the other two axes. What is reported are the overlapping pairs, each once, in the order of the sweep. If
/// there is too little room the count says how much is needed.
/// Cost: O(n log n + m), where m pairs overlap along x: in a pile of boxes all of them.
///
/// Source: Varjus 2018, 3.2; Kravec, question 1; Baraff 1992.
/// Limits: quadratic where many boxes overlap along x.
/// Errors, proofs, measurements and tests: sap_sweep.md.

#include "ref/broad/order.h"
#include "ref/broad/overlaps.h"

/// `place`: room for `count` places.
/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires place: \valid(place + (0 .. count - 1));
    requires pairs: writable_pairs(pairs) && pairs->count == 0;
    requires apart: \separated(box + (0 .. count - 1), place + (0 .. count - 1)) &&
                    \separated(pairs->pair + (0 .. pairs->room - 1), place + (0 .. count - 1)) &&
                    \separated(pairs, place + (0 .. count - 1));
    terminates \true; exits \false;
    assigns place[0 .. count - 1], pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures sound:    pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures complete: pairs->count <= pairs->room ==> are_all_overlaps(box, count, pairs);
    ensures once:     pairs->count <= pairs->room ==> are_single(pairs);
*/
void og_sap_sweep(const og_aabb *box, int32_t count, og_place *place, og_pairs *pairs);

#endif
