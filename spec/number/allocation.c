#include "spec/number/allocation.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void *og_grow(void *memory, size_t count, size_t size) {
  void *grown = count > SIZE_MAX / size ? NULL : realloc(memory, count * size);
  if (grown == NULL) {
    fputs("origo: out of memory\n", stderr);
    abort();
  }
  return grown;
}

size_t og_doubled(size_t capacity) { return capacity == 0 ? 8 : 2 * capacity; }
