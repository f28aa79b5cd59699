#ifndef OG_BROAD_MEMORY_H
#define OG_BROAD_MEMORY_H

/// Where arrays begin in a block of bytes.
///
/// An algorithm's own arrays come after those of the scene. It lays them out twice in the same way: to say how many bytes it
/// needs, and to find them in the block.
/// Safe (proofs/eva.py): A, all functions; none computes.

#include <stddef.h>

#include "ref/door/overlaps.h"

/// The next array, of `count` things of some size: its offset. `used` goes on behind it, aligned.
static inline size_t og_take(size_t *used, size_t count, size_t size) {
  const size_t at = *used, whole = OG_BLOCK_ALIGNMENT;
  *used += (count * size + whole - 1) / whole * whole;
  return at;
}

#endif
