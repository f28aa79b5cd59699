#ifndef OG_ALLOCATION_H
#define OG_ALLOCATION_H

#include <stddef.h>

/// realloc for count elements of `size` bytes each that ends the process when memory runs out (or the product
/// overflows), as GMP does: exact arithmetic has no way to go on without memory. count > 0.
void *og_grow(void *memory, size_t count, size_t size);

#endif
