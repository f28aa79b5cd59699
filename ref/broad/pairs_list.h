#ifndef OG_PAIRS_LIST_H
#define OG_PAIRS_LIST_H

/// A set of pairs as a list in no order: the pair manager that takes the least memory.      (pair manager: pairs-list)
///
/// A pair i < j is in the list once or not at all. A new one goes to the end; where one is removed the last takes its
/// place. Iteration: `pair[0 .. count - 1]`. Add says FULL where there is no room; then nothing has changed.
/// Cost: 8 bytes a pair; every operation looks through the list.
///
/// Source: Kravec, question 3 (list of pairs).
/// Limits: searching is linear, so a step that changes k of m pairs costs k m.
/// Safe (proofs/eva.py): by WP alone, all functions; none computes.

#include "ref/broad/pairs.h"
#include "ref/outcome.h"

/*@ predicate is_pair_set{L}(og_pairs *held) = writable_pairs(held) && held->count <= held->room && are_single(held);
    predicate keeps_others{L1, L2}(og_pairs *held, integer i, integer j) = \forall integer a, b; a != i || b != j ==>
      (is_listed{L1}(held, a, b) <==> is_listed{L2}(held, a, b));
*/

/*@ requires held: is_pair_set(held);
    terminates \true; exits \false; assigns \nothing;
    ensures found: \result != 0 <==> is_listed(held, i, j); */
bool og_pairs_list_contains(const og_pairs *held, int32_t i, int32_t j);

/// ANSWERED, whether the pair was there before or not; or FULL.
/*@ requires held: is_pair_set(held);
    terminates \true; exits \false; assigns held->count, held->pair[0 .. held->room - 1];
    ensures held:    is_pair_set(held);
    ensures added:  \result == OG_OUTCOME_ANSWERED ==> is_listed(held, i, j) && keeps_others{Pre, Post}(held, i, j);
    ensures full:   \result == OG_OUTCOME_FULL ==> !is_listed(held, i, j) && held->count == held->room == \old(held->count);
    ensures either: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_FULL; */
og_outcome og_pairs_list_add(og_pairs *held, int32_t i, int32_t j);

/// Whether the pair was there.
/*@ requires held: is_pair_set(held);
    terminates \true; exits \false; assigns held->count, held->pair[0 .. held->room - 1];
    ensures held:    is_pair_set(held);
    ensures gone:   !is_listed(held, i, j);
    ensures others: keeps_others{Pre, Post}(held, i, j);
    ensures found:  \result != 0 <==> is_listed{Pre}(held, i, j); */
bool og_pairs_list_remove(og_pairs *held, int32_t i, int32_t j);

#endif
