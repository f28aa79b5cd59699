#ifndef OG_FUZZ_MUTATOR_H
#define OG_FUZZ_MUTATOR_H

/// Changes of programs (decoder.h): whole records put in, taken out, doubled, exchanged, or one byte of one changed a
/// little; and doubles in their place nudged by ulps, negated, moved by powers of two, made special numbers.
///
/// Fuzzers mix it with their own havoc: either alone misses what the other one finds.

#include <stddef.h>
#include <stdint.h>

/// Changes data, `size` bytes in room for `room`, and returns its new size. Everything follows from the seed. With
/// another input some of its records may be taken over (`other` may be null).
size_t og_fuzz_mutate(uint8_t *data, size_t size, size_t room, const uint8_t *other, size_t other_size, uint64_t seed);

#endif
