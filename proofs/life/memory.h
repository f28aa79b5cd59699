#ifndef OG_LIFE_MEMORY_H
#define OG_LIFE_MEMORY_H

/// What is alive, counted. proofs/life.py puts the two functions in the place of realloc and free.

#include <stddef.h>

extern int og_life_numbers; // initialised and not cleared
extern int og_life_blocks;  // of memory, allocated and not freed

void *og_life_realloc(void *memory, size_t size);
void og_life_free(void *memory);

#endif
