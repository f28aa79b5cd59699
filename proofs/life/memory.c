#include "life/memory.h"

#include <stdlib.h>

int og_life_numbers, og_life_blocks;

// That memory is freed once, and is not read afterwards, Eva watches by itself.
void *og_life_realloc(void *memory, size_t size) {
  const int more = memory == NULL;
  void *grown = realloc(memory, size);
  if (grown == NULL) return NULL;
  og_life_blocks += more;
  return grown;
}

void og_life_free(void *memory) {
  if (memory != NULL) og_life_blocks--;
  free(memory);
}
