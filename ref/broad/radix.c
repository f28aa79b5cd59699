#include "ref/broad/radix.h"

enum { DIGITS = 256 };

static inline unsigned digit_of(const og_key *k, int shift) { return (unsigned)(k->key >> shift & (DIGITS - 1)); }

// Returns whether the keys were moved: not if all have the same digit.
static int pass(const og_key *from, og_key *to, int32_t count, int shift) {
  int32_t start[DIGITS + 1] = {0};
  for (int32_t k = 0; k < count; k++) start[digit_of(&from[k], shift) + 1]++;
  if (start[digit_of(&from[0], shift) + 1] == count) return 0;
  for (int d = 0; d < DIGITS; d++) start[d + 1] += start[d];
  for (int32_t k = 0; k < count; k++) to[start[digit_of(&from[k], shift)]++] = from[k];
  return 1;
}

void og_sort_keys(og_key *key, int32_t count, og_key *spare) {
  if (count < 2) return;
  og_key *from = key, *to = spare;
  for (int shift = 0; shift < 64; shift += 8) {
    if (!pass(from, to, count, shift)) continue;
    og_key *const other = from;
    from = to;
    to = other;
  }
  if (from == spare)
    for (int32_t k = 0; k < count; k++) key[k] = spare[k];
}
