#include "ref/tree/pair_order.h"

/*@ requires pairs: \valid(pair + i) && \valid(pair + j);
    terminates \true; exits \false; assigns pair[i], pair[j];
    ensures exchanged: pair[i] == \old(pair[j]) && pair[j] == \old(pair[i]); */
static void exchange(og_index_pair *pair, int64_t i, int64_t j) {
  const og_index_pair other = pair[i];
  pair[i] = pair[j];
  pair[j] = other;
}

// In the tree of the places 0 .. count - 1 the children of k are 2 k + 1 and 2 k + 2: none has a larger second number.
/*@ requires row: 0 <= k <= count < INT64_MAX / 2 && \valid(row + (0 .. count - 1));
    terminates \true; exits \false; assigns row[0 .. count - 1]; */
static void sift_down(og_index_pair *row, int64_t k, int64_t count) {
  /*@ loop invariant place: 0 <= k <= count;
      loop assigns k, row[0 .. count - 1];
      loop variant count - k; */
  while (k < count / 2) {
    int64_t child = 2 * k + 1;
    if (child + 1 < count && row[child].j < row[child + 1].j) child++;
    if (row[k].j >= row[child].j) return;
    exchange(row, k, child);
    k = child;
  }
}

/*@ requires row: 0 <= count < INT64_MAX / 2 && \valid(row + (0 .. count - 1));
    terminates \true; exits \false; assigns row[0 .. count - 1]; */
static void sort_row(og_index_pair *row, int64_t count) {
  /*@ loop invariant place: -1 <= k <= count / 2 - 1;
      loop assigns k, row[0 .. count - 1];
      loop variant k; */
  for (int64_t k = count / 2 - 1; k >= 0; k--) sift_down(row, k, count);
  /*@ loop invariant last: -1 <= last < count || last == count - 1;
      loop assigns last, row[0 .. count - 1];
      loop variant last; */
  for (int64_t last = count - 1; last > 0; last--) {
    exchange(row, 0, last);
    sift_down(row, 0, last);
  }
}

void og_sort_pairs(og_pairs *pairs, int32_t count, int64_t *start) {
  // Row i begins at start[i]; its pairs up to next[i] are in place.
  int64_t *const next = start + count + 1;
  for (int32_t i = 0; i <= count; i++) start[i] = 0;
  for (int64_t k = 0; k < pairs->count; k++) start[pairs->pair[k].i + 1]++;
  for (int32_t i = 0; i < count; i++) start[i + 1] += start[i];
  for (int32_t i = 0; i < count; i++) next[i] = start[i];
  // Each exchange puts one pair in its row.
  for (int32_t i = 0; i < count; i++)
    while (next[i] < start[i + 1]) {
      const int32_t row = pairs->pair[next[i]].i;
      if (row != i) exchange(pairs->pair, next[i], next[row]);
      next[row]++;
    }
  for (int32_t i = 0; i < count; i++) sort_row(pairs->pair + start[i], start[i + 1] - start[i]);
}
