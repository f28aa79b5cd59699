#include "tool/format/seen_ids.h"

#include <stdint.h>
#include <stdlib.h>

#include "spec/number/allocation.h"

#define NONE UINT32_MAX
#define FIRST_BUCKETS 1024u

typedef struct fingerprint {
  uint64_t low, high;
} fingerprint;

// A ring of fingerprints, the oldest overwritten first; each is also in the list of its bucket, newest first. There are
// as many buckets as ids, from FIRST_BUCKETS to OG_SEEN_IDS: most processes see few ids, and would fill 4 MB for nothing.
struct og_seen_ids {
  uint32_t next_slot, buckets;
  uint64_t total;
  fingerprint *slot;
  uint32_t *following; // of the same bucket, per slot
  uint32_t *newest;    // per bucket
};

static uint32_t *bucket_of(og_seen_ids *seen, const fingerprint *f) { return &seen->newest[f->low % seen->buckets]; }

static void list(og_seen_ids *seen, uint32_t slot) {
  uint32_t *bucket = bucket_of(seen, &seen->slot[slot]);
  seen->following[slot] = *bucket;
  *bucket = slot;
}

// All slots below next_slot are in use, and no others.
static void set_buckets(og_seen_ids *seen, uint32_t buckets) {
  seen->newest = og_grow(seen->newest, buckets, sizeof *seen->newest);
  seen->buckets = buckets;
  for (uint32_t k = 0; k < buckets; k++) seen->newest[k] = NONE;
  for (uint32_t slot = 0; slot < seen->next_slot; slot++) list(seen, slot);
}

og_seen_ids *og_seen_ids_new(void) {
  og_seen_ids *seen = og_grow(NULL, 1, sizeof *seen);
  seen->next_slot = 0;
  seen->total = 0;
  seen->slot = og_grow(NULL, OG_SEEN_IDS, sizeof *seen->slot);
  seen->following = og_grow(NULL, OG_SEEN_IDS, sizeof *seen->following);
  seen->newest = NULL;
  set_buckets(seen, FIRST_BUCKETS);
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

static void forget(og_seen_ids *seen, uint32_t slot) {
  uint32_t *link = bucket_of(seen, &seen->slot[slot]);
  while (*link != slot) link = &seen->following[*link];
  *link = seen->following[slot];
}

bool og_seen_ids_add(og_seen_ids *seen, const char *id) {
  const fingerprint f = fingerprint_of(id);
  for (uint32_t slot = *bucket_of(seen, &f); slot != NONE; slot = seen->following[slot])
    if (seen->slot[slot].low == f.low && seen->slot[slot].high == f.high) return false;
  if (seen->total == seen->buckets && seen->buckets < OG_SEEN_IDS) set_buckets(seen, 2 * seen->buckets);
  const uint32_t slot = seen->next_slot;
  if (seen->total >= OG_SEEN_IDS) forget(seen, slot);
  seen->slot[slot] = f;
  list(seen, slot);
  seen->next_slot = (slot + 1) % OG_SEEN_IDS;
  seen->total++;
  return true;
}
