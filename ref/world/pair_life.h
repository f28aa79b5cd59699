#ifndef OG_PAIR_LIFE_H
#define OG_PAIR_LIFE_H

/// The life of pairs from one step to the next: which begin, which persist and which end.
///
/// Two lists in ascending order are compared, that before the step and that after it. Each pair of either is in exactly
/// one list of the three, and these are in ascending order too. So events come in one order, whatever order the
/// bodies changed in. Cost: linear in both lists.
/// Source: Kravec, question 3 (pairs added and removed); Varjus 2018, 3.3.
/// Safe (proofs/eva.py): A, all functions; none computes.

#include "ref/broad/pairs.h"

typedef struct og_pair_life {
  og_pairs begun, persisting, ended;
} og_pair_life;

/*@ predicate writable_life{L}(og_pair_life *life) =
      \valid(life) && writable_pairs(&life->begun) && writable_pairs(&life->persisting) && writable_pairs(&life->ended);
*/

/// Rooms of as many pairs as `before` and `after` hold suffice.
/*@ requires lists: \valid_read(before) && \valid_read(after) && \valid_read(before->pair + (0 .. before->count - 1)) &&
                    \valid_read(after->pair + (0 .. after->count - 1)) && 0 <= before->count && 0 <= after->count;
    requires life: writable_life(life);
    terminates \true; exits \false;
    assigns life->begun.count, life->persisting.count, life->ended.count, life->begun.pair[0 .. life->begun.room - 1],
            life->persisting.pair[0 .. life->persisting.room - 1], life->ended.pair[0 .. life->ended.room - 1];
    ensures begun: are_ascending(before) && are_ascending(after) && life->begun.count <= life->begun.room ==>
      \forall integer k; 0 <= k < life->begun.count ==>
      (!is_listed(before, life->begun.pair[k].i, life->begun.pair[k].j) &&
       is_listed(after, life->begun.pair[k].i, life->begun.pair[k].j));
    ensures persisting: are_ascending(before) && are_ascending(after) &&
      life->persisting.count <= life->persisting.room ==>
      \forall integer k; 0 <= k < life->persisting.count ==>
      (is_listed(before, life->persisting.pair[k].i, life->persisting.pair[k].j) &&
       is_listed(after, life->persisting.pair[k].i, life->persisting.pair[k].j));
    ensures ended: are_ascending(before) && are_ascending(after) && life->ended.count <= life->ended.room ==>
      \forall integer k; 0 <= k < life->ended.count ==>
      (is_listed(before, life->ended.pair[k].i, life->ended.pair[k].j) &&
       !is_listed(after, life->ended.pair[k].i, life->ended.pair[k].j));
    ensures after: are_ascending(before) && are_ascending(after) ==>
      life->begun.count + life->persisting.count == after->count;
    ensures before: are_ascending(before) && are_ascending(after) ==>
      life->ended.count + life->persisting.count == before->count; */
void og_pair_life_between(const og_pairs *before, const og_pairs *after, og_pair_life *life);

/// after = before without `ended`, with `begun`, all ascending. `after->count` beyond its room says how much is needed.
/*@ requires lists: \valid_read(before) && \valid_read(begun) && \valid_read(ended) && writable_pairs(after);
    requires pairs: \valid_read(before->pair + (0 .. before->count - 1)) && \valid_read(begun->pair + (0 .. begun->count - 1)) &&
                    \valid_read(ended->pair + (0 .. ended->count - 1));
    requires counts: 0 <= before->count && 0 <= begun->count && 0 <= ended->count;
    terminates \true; exits \false; assigns after->count, after->pair[0 .. after->room - 1];
    ensures order: are_ascending(before) && are_ascending(begun) && are_ascending(ended) &&
      after->count <= after->room ==>
      are_ascending(after); */
void og_pairs_go_on(const og_pairs *before, const og_pairs *begun, const og_pairs *ended, og_pairs *after);

/// The place of the first pair, from place `from` of the ascending list on, that is not before `pair`.
/*@ requires lists: \valid_read(pairs) && 0 <= from <= pairs->count && \valid_read(pairs->pair + (0 .. pairs->count - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures place: from <= \result <= pairs->count; */
int64_t og_pairs_skip(const og_pairs *pairs, int64_t from, og_index_pair pair);
/// Is the pair at that place of the list?
/*@ requires lists: \valid_read(pairs) && 0 <= k <= pairs->count && \valid_read(pairs->pair + (0 .. pairs->count - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures there: \result <==> k < pairs->count && pairs->pair[k].i == pair.i && pairs->pair[k].j == pair.j; */
bool og_pairs_has_at(const og_pairs *pairs, int64_t k, og_index_pair pair);

#endif
