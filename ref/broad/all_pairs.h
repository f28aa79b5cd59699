#ifndef OG_ALL_PAIRS_H
#define OG_ALL_PAIRS_H

/// Every box against every other.                                                           (catalogue: all-pairs)
///
/// The definition of the question, as code. Boxes are numbered; a pair i < j comes once, in the order of i, then j.
/// What is reported are the overlapping pairs and no other. If there is too little room the count says how much is
/// needed. Cost: count^2 / 2 comparisons.
///
/// Source: Varjus 2018, 3; Kravec, question 1.
/// Limits: compares every two boxes, however far apart.
/// Errors, proofs, measurements and tests: all_pairs.md.

#include "ref/broad/overlaps.h"

/*@ requires boxes: 0 <= count && \valid_read(box + (0 .. count - 1));
    requires pairs: writable_pairs(pairs) && pairs->count == 0;
    terminates \true; exits \false;
    assigns pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures sound:    pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures complete: pairs->count <= pairs->room ==> are_all_overlaps(box, count, pairs);
    ensures once:     pairs->count <= pairs->room ==> are_ascending(pairs);
*/
void og_all_pairs(const og_aabb *box, int32_t count, og_pairs *pairs);

#endif
