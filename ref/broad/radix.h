#ifndef OG_BROAD_RADIX_H
#define OG_BROAD_RADIX_H

/// Radix sort of boxes by integer keys, such as Morton codes.
///
/// Eight passes at most, a byte each from the least on; a pass in which all keys have the same byte is left out. Equal keys
/// keep their order. Cost: linear.  Source: Knuth 1998, 5.2.5.

#include <stdint.h>

typedef struct og_key {
  uint64_t key;
  int32_t index;
} og_key;

/// `spare`: room for as many.
/*@ requires keys: 0 <= count && \valid(key + (0 .. count - 1)) && \valid(spare + (0 .. count - 1)) &&
                   \separated(key + (0 .. count - 1), spare + (0 .. count - 1));
    terminates \true; exits \false; assigns key[0 .. count - 1], spare[0 .. count - 1];
    ensures order: \forall integer k; 0 <= k < count - 1 ==> key[k].key <= key[k + 1].key; */
void og_sort_keys(og_key *key, int32_t count, og_key *spare);

#endif
