#include "ref/broad/pairs_list.h"

// Where the pair is, or the count.
/*@ requires held: is_pair_set(held);
    terminates \true; exits \false; assigns \nothing;
    ensures place: 0 <= \result <= held->count;
    ensures found: \result < held->count ==> held->pair[\result].i == i && held->pair[\result].j == j;
    ensures none:  \result == held->count ==> !is_listed(held, i, j); */
static int64_t find(const og_pairs *held, int32_t i, int32_t j) {
  int64_t k = 0;
  /*@ loop invariant place: 0 <= k <= held->count;
      loop invariant none: \forall integer l; 0 <= l < k ==> held->pair[l].i != i || held->pair[l].j != j;
      loop assigns k;
      loop variant held->count - k; */
  while (k < held->count && (held->pair[k].i != i || held->pair[k].j != j)) k++;
  return k;
}

bool og_pairs_list_contains(const og_pairs *held, int32_t i, int32_t j) { return find(held, i, j) < held->count; }

og_outcome og_pairs_list_add(og_pairs *held, int32_t i, int32_t j) {
  if (find(held, i, j) < held->count) return OG_OUTCOME_ANSWERED;
  if (held->count == held->room) return OG_OUTCOME_FULL;
  held->pair[held->count].i = i;
  held->pair[held->count].j = j;
  held->count++;
  //@ assert last: held->pair[held->count - 1].i == i && held->pair[held->count - 1].j == j;
  /*@ assert before: \forall integer k; 0 <= k < held->count - 1 ==>
        held->pair[k].i == \at(held->pair[k].i, Pre) && held->pair[k].j == \at(held->pair[k].j, Pre); */
  return OG_OUTCOME_ANSWERED;
}

bool og_pairs_list_remove(og_pairs *held, int32_t i, int32_t j) {
  const int64_t k = find(held, i, j), last = held->count - 1;
  if (k > last) return false;
  held->pair[k].i = held->pair[last].i;
  held->pair[k].j = held->pair[last].j;
  held->count = last;
  /*@ assert others: \forall integer l; 0 <= l < last && l != k ==>
        held->pair[l].i == \at(held->pair[l].i, Pre) && held->pair[l].j == \at(held->pair[l].j, Pre); */
  /*@ assert moved: k < last ==> held->pair[k].i == \at(held->pair[held->count - 1].i, Pre) &&
        held->pair[k].j == \at(held->pair[held->count - 1].j, Pre); */
  return true;
}
