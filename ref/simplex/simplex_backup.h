#ifndef OG_SIMPLEX_BACKUP_H
#define OG_SIMPLEX_BACKUP_H

/// Point of a simplex nearest to the origin, by Johnson's sub-algorithm with the backup procedure of 1988.
///                                                                                     (catalogue: simplex-backup)
/// Where Johnson's test fails for every sub-simplex (simplex_johnson.h), all sub-simplices whose own nearest point is in
/// their interior are compared, and the nearest of these points is taken. Vertices always qualify, so there always is
/// one. Contract and units: ref/simplex/simplex.h.
/// Outcome: ANSWERED; OUT_OF_RANGE for a coordinate that is not finite. Cost: constant; at worst twice simplex-johnson.
/// Source: Gilbert, Johnson, Keerthi 1988, 4; van den Bergen 2003, 4.3.2; Varjus 2018, 5.2.1.
/// Limits: as simplex-johnson, but refuses none.
/// Errors, proofs, measurements and tests: simplex_backup.md.

#include "ref/simplex/simplex_logic.h"

/*@ requires memory: \valid(simplex) && \valid(nearest) && \separated(simplex, nearest);
    terminates \true;
    exits \false;
    assigns *simplex, *nearest;
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_OUT_OF_RANGE;
    ensures count:   \result == OG_OUTCOME_ANSWERED ==> 1 <= simplex->count <= \old(simplex->count);
    ensures inside:  \result == OG_OUTCOME_ANSWERED && simplex->count == 4 ==> is_origin(*nearest);
    ensures part:    \result == OG_OUTCOME_ANSWERED ==> is_part(\old(*simplex), *simplex);
    ensures made:    exact_arithmetic && \result == OG_OUTCOME_ANSWERED ==> is_made(*nearest, *simplex);
    ensures nearest: exact_arithmetic && \result == OG_OUTCOME_ANSWERED ==>
                       off_simplex{Pre}(dot(*nearest, *nearest), simplex);
    ensures kept:    \result != OG_OUTCOME_ANSWERED ==> *simplex == \old(*simplex);
*/
og_outcome og_simplex_backup(og_simplex *simplex, og_vec3 *nearest);

#endif
