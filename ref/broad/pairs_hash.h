#ifndef OG_PAIRS_HASH_H
#define OG_PAIRS_HASH_H

/// A set of pairs as a hash table: what broad phases keep their pairs in.                   (pair manager: pairs-hash)
///
/// The pairs stand side by side, in no order; a table of at least twice as many slots says where each is. A pair is
/// looked for from its home slot on, slot by slot (linear probing). Iteration: `pairs.pair[0 .. pairs.count - 1]`.
/// Add says FULL where there is no room; then nothing has changed.
/// Cost: 24 bytes a pair; constant time on average, linear where many pairs share a home.
///
/// Source: Kravec, question 3 (hash table); Knuth, The Art of Computer Programming 3, 6.4 (algorithms L and R).
/// Limits: the hash is fixed, so pairs can be chosen that all share a home.
/// Safe (proofs/eva.py): A, 9 of 10 functions; by WP alone, 1 of 10; none computes.

#include "ref/broad/pairs.h"
#include "ref/outcome.h"

typedef struct og_pairs_hash {
  og_pairs pairs;
  int64_t *slot; // 0: empty; otherwise the place of its pair, plus 1
  int64_t slots; // more than pairs.room, so that one is always empty
} og_pairs_hash;

/*@ // Indices in range. That each pair is found again from its home is tested.
    predicate is_pairs_hash{L}(og_pairs_hash *held) =
      \valid(held) && 0 <= held->pairs.count <= held->pairs.room < held->slots <= 4398046511105 &&
      \valid(held->pairs.pair + (0 .. held->pairs.room - 1)) && \valid(held->slot + (0 .. held->slots - 1)) &&
      \separated(held, held->pairs.pair + (0 .. held->pairs.room - 1), held->slot + (0 .. held->slots - 1)) &&
      (\forall integer s; 0 <= s < held->slots ==> 0 <= held->slot[s] <= held->pairs.room);
    predicate can_be_paired(integer i, integer j) = 0 <= i <= 1000000000 && 0 <= j <= 1000000000;
    // In slots that are not in use any more, too.
    predicate has_numbers{L}(og_pairs_hash *held) = \forall integer k; 0 <= k < held->pairs.room ==>
      can_be_paired(held->pairs.pair[k].i, held->pairs.pair[k].j);
*/

/// How many slots a set of that many pairs takes.
/*@ requires room: 0 <= room <= 2199023255552;
    terminates \true; exits \false; assigns \nothing;
    ensures slots: \result == 2 * room + 1; */
int64_t og_pairs_hash_slots(int64_t room);

/// Empties the set, whose memory the caller has put in.
/*@ requires memory: \valid(held) && 0 <= held->pairs.room < held->slots <= 4398046511105 &&
                     \valid(held->pairs.pair + (0 .. held->pairs.room - 1)) &&
                     \valid(held->slot + (0 .. held->slots - 1)) &&
                     \separated(held, held->pairs.pair + (0 .. held->pairs.room - 1), held->slot + (0 .. held->slots - 1));
    terminates \true; exits \false;
    assigns held->pairs.count, held->pairs.pair[0 .. held->pairs.room - 1], held->slot[0 .. held->slots - 1];
    ensures held: is_pairs_hash(held) && has_numbers(held) && held->pairs.count == 0; */
void og_pairs_hash_clear(og_pairs_hash *held);

/*@ requires held: is_pairs_hash(held) && has_numbers(held) && can_be_paired(i, j);
    terminates \true; exits \false; assigns \nothing; */
bool og_pairs_hash_contains(const og_pairs_hash *held, int32_t i, int32_t j);

/// ANSWERED, whether the pair was there before or not; or FULL.
/*@ requires held: is_pairs_hash(held) && has_numbers(held) && can_be_paired(i, j);
    terminates \true; exits \false;
    assigns held->pairs.count, held->pairs.pair[0 .. held->pairs.room - 1], held->slot[0 .. held->slots - 1];
    ensures held:  is_pairs_hash(held) && has_numbers(held);
    ensures full: \result == OG_OUTCOME_FULL ==> held->pairs.count == \old(held->pairs.count); */
og_outcome og_pairs_hash_add(og_pairs_hash *held, int32_t i, int32_t j);

/// Whether the pair was there. The last pair takes its place.
/*@ requires held: is_pairs_hash(held) && has_numbers(held) && can_be_paired(i, j);
    terminates \true; exits \false;
    assigns held->pairs.count, held->pairs.pair[0 .. held->pairs.room - 1], held->slot[0 .. held->slots - 1];
    ensures held:   is_pairs_hash(held) && has_numbers(held);
    ensures count: held->pairs.count == \old(held->pairs.count) - (\result != 0 ? 1 : 0); */
bool og_pairs_hash_remove(og_pairs_hash *held, int32_t i, int32_t j);

#endif
