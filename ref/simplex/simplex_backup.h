#ifndef OG_SIMPLEX_BACKUP_H
#define OG_SIMPLEX_BACKUP_H

/// Point of a simplex nearest to the origin, by Johnson's sub-algorithm with the backup procedure of 1988.
///                                                                                     (catalogue: simplex-backup)
/// Where Johnson's test fails for every sub-simplex (simplex_johnson.h), all sub-simplices whose own nearest point is in
/// their interior are compared, and the nearest of these points is taken. Vertices always qualify, so there always is
/// one. Contract and units: ref/simplex/simplex.h.
/// Outcome: ANSWERED; OUT_OF_RANGE for a coordinate that is not finite. Cost: constant; at worst twice simplex-johnson.
/// Source: Gilbert, Johnson, Keerthi 1988, 4; van den Bergen 2003, 4.3.2; Varjus 2018, 5.2.1.
/// Limits (binary64, 20,000 simplices of a kind): those of simplex-johnson; nothing is refused, but the determinants
/// compared are the same: errors up to 2.6e-7 of the size on flat simplices, up to the size itself on needles.
/// Proved (docs/verification.md): in real arithmetic, where it answers, that no point of the simplex is nearer than
/// the answer, and that the answer is the point of the vertices and weights that are left. Johnson's test never fails
/// there, so of the comparison, which rounding alone reaches, only the second is proved.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.
///
/// Measured on 6,600 figures of docs/studies/primitives.md, errors over the size (docs/studies/limits.py):
///             answered  none  wrong  not finite   median   worst  median ulp
///   binary64     6,600     0      0           0  2.2e-33  5.9e-1      2.9e-2
///   binary32     6,600     0      0           0        0  3.8e-1           0

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
