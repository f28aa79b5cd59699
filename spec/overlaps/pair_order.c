#include "spec/overlaps/pair_order.h"

#include <string.h>

// A counting sort by one of the two numbers, stable.
static void sort_by(og_box_pair *to, const og_box_pairs *from, bool by_j, size_t *start, int32_t numbers) {
  memset(start, 0, ((size_t)numbers + 1) * sizeof *start);
  for (int64_t k = 0; k < from->count; k++) start[by_j ? from->pair[k].j : from->pair[k].i]++;
  size_t before = 0;
  for (int32_t i = 0; i < numbers; i++) {
    const size_t here = start[i];
    start[i] = before;
    before += here;
  }
  for (int64_t k = 0; k < from->count; k++) to[start[by_j ? from->pair[k].j : from->pair[k].i]++] = from->pair[k];
}

void og_sort_box_pairs(og_box_pairs *pairs, og_box_pair *spare, size_t *start, int32_t numbers) {
  sort_by(spare, pairs, true, start, numbers);
  const og_box_pairs by_j = {spare, pairs->room, pairs->count};
  sort_by(pairs->pair, &by_j, false, start, numbers);
}
