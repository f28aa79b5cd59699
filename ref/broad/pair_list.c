#include "ref/broad/pair_list.h"

// Counting sort by one of a pair's numbers: stable, so sorting by j and then by i puts the pairs in order.
static void sort_by(const og_index_pair *from, og_index_pair *to, int64_t pairs, int32_t count, bool by_i,
                    int64_t *start) {
  for (int32_t k = 0; k <= count; k++) start[k] = 0;
  for (int64_t k = 0; k < pairs; k++) start[(by_i ? from[k].i : from[k].j) + 1]++;
  for (int32_t k = 0; k < count; k++) start[k + 1] += start[k];
  for (int64_t k = 0; k < pairs; k++) to[start[by_i ? from[k].i : from[k].j]++] = from[k];
}

void og_pair_list_sort(og_pairs *pairs, int32_t count, og_index_pair *spare, int64_t *start) {
  sort_by(pairs->pair, spare, pairs->count, count, false, start);
  sort_by(spare, pairs->pair, pairs->count, count, true, start);
}

/*@ requires pairs: readable_pairs(b) && 0 <= from <= b->count;
    terminates \true; exits \false; assigns \nothing;
    ensures place: from <= \result <= b->count; */
static inline int64_t skip(const og_pairs *b, int64_t from, int32_t i, int32_t j) {
  int64_t l = from;
  /*@ loop invariant place: from <= l <= b->count;
      loop assigns l;
      loop variant b->count - l; */
  while (l < b->count && (b->pair[l].i < i || (b->pair[l].i == i && b->pair[l].j < j))) l++;
  return l;
}

void og_pair_list_only(const og_pairs *a, const og_pairs *b, og_pairs *only) {
  int64_t l = 0;
  /*@ loop invariant place: 0 <= k <= a->count && 0 <= l <= b->count && 0 <= only->count <= k;
      loop assigns k, l, only->count, only->pair[0 .. only->room - 1];
      loop variant a->count - k; */
  for (int64_t k = 0; k < a->count; k++) {
    const int32_t i = a->pair[k].i, j = a->pair[k].j;
    l = skip(b, l, i, j);
    if (l < b->count && b->pair[l].i == i && b->pair[l].j == j) continue;
    og_pairs_add(only, i, j);
  }
}
