#ifndef OG_ALLOCATION_H
#define OG_ALLOCATION_H

#include <stddef.h>

/// realloc for count elements of `size` bytes each that ends the process when memory runs out (or the product
/// overflows), as GMP does: exact arithmetic has no way to go on without memory. count > 0.
void *og_grow(void *memory, size_t count, size_t size);

/// The room for an array that is full at this one and grows by one element at a time: 8, then twice as much each time,
/// so that n elements are copied fewer than 2 n times, and less than half of the room beyond 8 stays empty.
size_t og_doubled(size_t capacity);

#endif
