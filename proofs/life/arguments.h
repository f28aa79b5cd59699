#ifndef OG_LIFE_ARGUMENTS_H
#define OG_LIFE_ARGUMENTS_H

/// Arguments for the drivers of proofs/life: bodies and certificates of unknown contents, made by the functions that
/// make them in the program. Counts are anything up to the room that there is, indices anything within it (that the
/// checker looks before it follows one, WP proves); of a number nothing is known but that it is alive.

#include "__fc_builtin.h"
#include "life/memory.h"
#include "spec/number/vector.h"

static inline size_t between(size_t low, size_t high) { return Frama_C_size_t_interval(low, high); }
static inline size_t up_to(size_t most) { return between(0, most); }
static inline uint32_t index_below(uint32_t room) { return Frama_C_unsigned_int_interval(0, room - 1); }
static inline int whole(int low, int high) { return Frama_C_interval(low, high); }
static inline bool either(void) { return whole(0, 1) != 0; }

/// At a driver's end: everything that came alive has been cleared, all memory was freed.
static inline void expect_nothing_left(void) {
  //@ assert none_alive: og_life_numbers == 0;
  //@ assert all_freed: og_life_blocks == 0;
}

#endif
