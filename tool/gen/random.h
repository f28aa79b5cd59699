#ifndef OG_GEN_RANDOM_H
#define OG_GEN_RANDOM_H

/// Reproducible random numbers: xoshiro256** (Blackman, Vigna 2018), seeded through splitmix64.
///
/// Every case has a stream of its own, so that case k of a family is the same however many are asked for.

#include <stdbool.h>
#include <stdint.h>

typedef struct og_random {
  uint64_t state[4];
} og_random;

/// Starts the stream that belongs to a name, a seed and an index.
void og_random_start(og_random *random, const char *name, uint64_t seed, uint64_t index);

/// 64 random bits.
uint64_t og_random_bits(og_random *random);

/// An integer of lo..hi, both included. (The bias of the remainder is below 2^-40 for the ranges used here.)
int64_t og_random_integer(og_random *random, int64_t lo, int64_t hi);

/// lo..hi as a double with a full mantissa.
double og_random_between(og_random *random, double lo, double hi);

/// A full mantissa of [1, 2) times 2^e with e of lo..hi.
double og_random_scaled(og_random *random, int lo, int hi);

/// A number as people type it: k / 10^digits, rounded to the nearest double, of lo..hi.
double og_random_decimal(og_random *random, int64_t lo, int64_t hi, int digits);

bool og_random_flip(og_random *random);

#endif
