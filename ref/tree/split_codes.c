#include "ref/tree/split.h"

int32_t og_split_codes(const uint64_t *key, int32_t count) {
  const uint64_t differ = key[0] ^ key[count - 1];
  if (differ == 0) return 0;
  int bit = 63;
  /*@ loop invariant bit: 0 <= bit <= 63;
      loop assigns bit;
      loop variant bit; */
  while (bit > 0 && (differ >> bit & 1) == 0) bit--;
  int32_t low = 0, high = count - 1; // the bit is not set at low, set at high
  /*@ loop invariant places: 0 <= low < high < count;
      loop assigns low, high;
      loop variant high - low; */
  while (high - low > 1) {
    const int32_t middle = low + (high - low) / 2;
    if ((key[middle] >> bit & 1) != 0) high = middle;
    else low = middle;
  }
  return high;
}
