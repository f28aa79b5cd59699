// The mutator for AFL++, as a shared object in AFL_CUSTOM_MUTATOR_LIBRARY; AFL++ mixes it with its own havoc.

#include <stdlib.h>
#include <string.h>

#include "fuzz/mutator.h"

enum { ROOM = 4096 };

typedef struct mutator {
  uint64_t seed;
  uint8_t data[ROOM];
} mutator;

void *afl_custom_init(void *afl, unsigned seed);
void afl_custom_deinit(void *data);
size_t afl_custom_fuzz(void *data, uint8_t *input, size_t size, uint8_t **out, uint8_t *other, size_t other_size,
                       size_t room);

void *afl_custom_init(void *afl, unsigned seed) {
  (void)afl;
  mutator *m = calloc(1, sizeof *m);
  if (m != NULL) m->seed = seed;
  return m;
}

void afl_custom_deinit(void *data) { free(data); }

size_t afl_custom_fuzz(void *data, uint8_t *input, size_t size, uint8_t **out, uint8_t *other, size_t other_size,
                       size_t room) {
  mutator *m = data;
  const size_t most = room < ROOM ? room : ROOM, kept = size < most ? size : most;
  memcpy(m->data, input, kept);
  *out = m->data;
  return og_fuzz_mutate(m->data, kept, most, other, other_size, m->seed++);
}
