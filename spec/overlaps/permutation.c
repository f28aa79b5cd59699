#include "spec/overlaps/permutation.h"

bool og_is_permutation(const og_box_order *order, int32_t count, bool *seen) {
  if (order->count != (size_t)count) return false;
  /*@ loop invariant at:   0 <= k <= count;
      loop invariant none: \forall integer i; 0 <= i < k ==> seen[i] == 0;
      loop assigns k, seen[0 .. count - 1];
      loop variant count - k; */
  for (int32_t k = 0; k < count; k++) seen[k] = false;
  /*@ loop invariant at:   0 <= p <= order->count;
      loop invariant once: each_once(order->number, p, count);
      loop invariant seen: \forall integer k; 0 <= k < count ==> (seen[k] != 0 <==> is_seen(order->number, p, k));
      loop assigns p, seen[0 .. count - 1];
      loop variant order->count - p; */
  for (size_t p = 0; p < order->count; p++) {
    const int32_t k = order->number[p];
    if (k < 0 || k >= count || seen[k]) return false;
    seen[k] = true;
  }
  return true;
}
