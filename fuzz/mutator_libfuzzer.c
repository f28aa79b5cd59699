// The mutator for libFuzzer: every other time its own havoc instead.

#include "fuzz/mutator.h"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t room);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed);

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed) {
  if (seed & 1) return LLVMFuzzerMutate(data, size, room);
  const size_t mutated = og_fuzz_mutate(data, size, room, NULL, 0, seed);
  return mutated > 0 ? mutated : LLVMFuzzerMutate(data, size, room);
}
