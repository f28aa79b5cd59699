#include "tool/format/seen_ids.h"

#include <stdint.h>
#include <stdlib.h>

#include "spec/number/allocation.h"

#define NONE UINT32_MAX
#define BUCKETS OG_SEEN_IDS

typedef struct fingerprint {
  uint64_t low, high;
} fingerprint;

// A ring of fingerprints, the oldest overwritten first; each is also in the list of its bucket, newest first.
struct og_seen_ids {
  uint32_t next_slot;
  uint64_t total;
  fingerprint *slot;
  uint32_t *following; // of the same bucket, per slot
  uint32_t *newest;    // per bucket
};

og_seen_ids *og_seen_ids_new(void) {
  og_seen_ids *seen = og_grow(NULL, 1, sizeof *seen);
  seen->next_slot = 0;
  seen->total = 0;
  seen->slot = og_grow(NULL, OG_SEEN_IDS, sizeof *seen->slot);
  seen->following = og_grow(NULL, OG_SEEN_IDS, sizeof *seen->following);
  seen->newest = og_grow(NULL, BUCKETS, sizeof *seen->newest);
  for (uint32_t k = 0; k < BUCKETS; k++) seen->newest[k] = NONE;
  return seen;
}

void og_seen_ids_free(og_seen_ids *seen) {
  if (seen == NULL) return;
  free(seen->slot);
  free(seen->following);
  free(seen->newest);
  free(seen);
}

// Every bit of the result depends on every bit of x.
static uint64_t mix(uint64_t x) {
  x = (x ^ (x >> 32)) * UINT64_C(0xd6e8feb86659fd93);
  x = (x ^ (x >> 32)) * UINT64_C(0xd6e8feb86659fd93);
  return x ^ (x >> 32);
}

static fingerprint fingerprint_of(const char *id) {
  fingerprint f = {1, 2};
  for (; *id != '\0'; id++) {
    f.low = mix(f.low ^ (unsigned char)*id) + f.high;
    f.high = mix(f.high + (unsigned char)*id) ^ (f.low << 1);
  }
  return (fingerprint){mix(f.low), mix(f.high ^ f.low)};
}

static uint32_t *bucket_of(og_seen_ids *seen, const fingerprint *f) { return &seen->newest[f->low % BUCKETS]; }

static void forget(og_seen_ids *seen, uint32_t slot) {
  uint32_t *link = bucket_of(seen, &seen->slot[slot]);
  while (*link != slot) link = &seen->following[*link];
  *link = seen->following[slot];
}

bool og_seen_ids_add(og_seen_ids *seen, const char *id) {
  const fingerprint f = fingerprint_of(id);
  uint32_t *bucket = bucket_of(seen, &f);
  for (uint32_t slot = *bucket; slot != NONE; slot = seen->following[slot])
    if (seen->slot[slot].low == f.low && seen->slot[slot].high == f.high) return false;
  const uint32_t slot = seen->next_slot;
  if (seen->total >= OG_SEEN_IDS) forget(seen, slot);
  seen->slot[slot] = f;
  seen->following[slot] = *bucket;
  *bucket = slot;
  seen->next_slot = (slot + 1) % OG_SEEN_IDS;
  seen->total++;
  return true;
}
