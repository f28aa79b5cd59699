#include "ref/broad/order.h"

#include <stdbool.h>

/*@ // In the tree of the places 0 .. count - 1 the children of i are 2 i + 1 and 2 i + 2: neither comes after it.
    predicate heap{L}(og_place *place, integer root, integer count) =
      \forall integer i, k; root <= i && 2 * i < k <= 2 * i + 2 && k < count ==> !precedes(place[i], place[k]);
    predicate up_to{L}(og_place *place, integer count, real key, integer index) = \forall integer i; 0 <= i < count ==>
      !(key < place[i].key || (key == place[i].key && index < place[i].index));
    predicate absent{L}(og_place *place, integer count, integer index) =
      \forall integer i; 0 <= i < count ==> place[i].index != index;
*/

/*@ terminates \true; exits \false; assigns \nothing;
    ensures order: \result != 0 <==> precedes(a, b); */
static inline bool before(og_place a, og_place b) { return a.key < b.key || (a.key == b.key && a.index < b.index); }

/*@ requires places: \valid(place + i) && \valid(place + j) && 0 <= i < all && 0 <= j < all;
    terminates \true; exits \false; assigns place[i], place[j];
    ensures swapped: place[i] == \old(place[j]) && place[j] == \old(place[i]);
    ensures others:  \forall integer k; k != i && k != j ==> place[k] == \old(place[k]);
    ensures same:    same_places{Pre, Post}(place, all);
    ensures up_to:   \forall integer n, k, real x; i < n && j < n && up_to{Pre}(place, n, x, k) ==> up_to(place, n, x, k);
    ensures apart:   all_apart{Pre}(place, all) ==> all_apart(place, all); */
static inline void swap(og_place *place, int32_t i, int32_t j) /*@ ghost (int32_t all) */ {
  const og_place a = place[i], b = place[j];
  place[i].key = b.key;
  place[i].index = b.index;
  place[j].key = a.key;
  place[j].index = a.index;
}

/*@ requires memory: \valid(place + (0 .. count - 1));
    requires root:   0 <= root < count / 2 <= 500000000;
    terminates \true; exits \false; assigns \nothing;
    ensures child: 2 * root < \result <= 2 * root + 2 && \result < count;
    ensures later: \forall integer k; 2 * root < k <= 2 * root + 2 && k < count ==> !precedes(place[\result], place[k]); */
static inline int32_t later_child(const og_place *place, int32_t root, int32_t count) {
  const int32_t child = 2 * root + 1;
  return child + 1 < count && before(place[child], place[child + 1]) ? child + 1 : child;
}

/*@ requires memory: \valid(place + (0 .. count - 1));
    requires root:   0 <= root < count <= all <= 1000000000;
    requires heap:   heap(place, root + 1, count);
    terminates \true; exits \false; assigns place[0 .. count - 1];
    ensures heap:   heap(place, root, count);
    ensures apart:  all_apart{Pre}(place, all) ==> all_apart(place, all);
    ensures same:   same_places{Pre, Post}(place, all);
    ensures absent: \forall integer k; absent{Pre}(place, count, k) ==> absent(place, count, k);
    ensures up_to:  \forall real x, integer k; up_to{Pre}(place, count, x, k) ==> up_to(place, count, x, k); */
static void sift_down(og_place *place, int32_t root, int32_t count) /*@ ghost (int32_t all) */ {
  // The root at least doubles: at most log2(count) turns. root < count / 2 also keeps 2 root + 2 in range.
  /*@ loop invariant root:   \at(root, Pre) <= root < count;
      loop invariant others: \forall integer i, k; \at(root, Pre) <= i && i != root && 2 * i < k <= 2 * i + 2 &&
                               k < count ==> !precedes(place[i], place[k]);
      loop invariant above:  \forall integer i, k; \at(root, Pre) <= i && 2 * i < root <= 2 * i + 2 &&
                               2 * root < k <= 2 * root + 2 && k < count ==> !precedes(place[i], place[k]);
      loop invariant apart:  all_apart{Pre}(place, all) ==> all_apart(place, all);
      loop invariant same:   same_places{Pre, Here}(place, all);
      loop invariant absent: \forall integer k; absent{Pre}(place, count, k) ==> absent(place, count, k);
      loop invariant up_to:  \forall real x, integer k; up_to{Pre}(place, count, x, k) ==> up_to(place, count, x, k);
      loop assigns root, place[0 .. count - 1];
      loop variant count - root; */
  while (root < count / 2) {
    const int32_t child = later_child(place, root, count);
    if (!before(place[root], place[child])) return;
    swap(place, root, child) /*@ ghost (all) */;
    root = child;
  }
}

void og_sort_places(og_place *place, int32_t count) {
  /*@ loop invariant root:  -1 <= root <= count / 2 - 1;
      loop invariant heap:  heap(place, root + 1, count);
      loop invariant same:  same_places{Pre, Here}(place, count) && all_apart(place, count);
      loop assigns root, place[0 .. count - 1];
      loop variant root; */
  for (int32_t root = count / 2 - 1; root >= 0; root--) sift_down(place, root, count) /*@ ghost (count) */;
  /*@ loop invariant last:  -1 <= last < count;
      loop invariant heap:  heap(place, 0, last + 1);
      loop invariant upper: in_order(place, last + 1, count);
      loop invariant split: \forall integer j; last < j < count ==> up_to(place, last + 1, place[j].key, place[j].index);
      loop invariant same:  same_places{Pre, Here}(place, count) && all_apart(place, count);
      loop assigns last, place[0 .. count - 1];
      loop variant last; */
  for (int32_t last = count - 1; last > 0; last--) {
    /*@ ghost
        /@ loop invariant counter: 1 <= k <= last + 1;
           loop invariant top: \forall integer i; 0 <= i < k ==> !precedes(place[0], place[i]);
           loop assigns k;
           loop variant last + 1 - k; @/
        for (int k = 1; k <= last; k++) {
          /@ assert parent: 0 <= (k - 1) / 2 < k && 2 * ((k - 1) / 2) < k <= 2 * ((k - 1) / 2) + 2; @/
          /@ assert below: !precedes(place[(k - 1) / 2], place[k]); @/
          /@ assert top: !precedes(place[0], place[(k - 1) / 2]); @/
        } */
    swap(place, 0, last) /*@ ghost (count) */;
    //@ assert top: up_to(place, last, place[last].key, place[last].index);
    //@ assert split: \forall integer j; last < j < count ==> up_to(place, last + 1, place[j].key, place[j].index);
    //@ assert after: \forall integer j; last < j < count ==> up_to(place, last, place[j].key, place[j].index);
    //@ assert upper: in_order(place, last, count);
    //@ assert apart: \forall integer j; last <= j < count ==> absent(place, last, place[j].index);
    sift_down(place, 0, last) /*@ ghost (count) */;
    //@ assert up_to: \forall integer j; last <= j < count ==> up_to(place, last, place[j].key, place[j].index);
    //@ assert still: \forall integer j; last <= j < count ==> absent(place, last, place[j].index);
  }
}
