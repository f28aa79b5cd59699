#ifndef OG_SEEN_IDS_H
#define OG_SEEN_IDS_H

/// Which ids a stream has had lately, in constant memory.
///
/// The last OG_SEEN_IDS ids are remembered as fingerprints of 128 bits. Two different ids among them get the same
/// fingerprint by chance with a probability below 2^-88; then the second would be refused though it is new. An
/// id that comes again after more than OG_SEEN_IDS others is not noticed.

#include <stdbool.h>

#define OG_SEEN_IDS (1u << 20)

typedef struct og_seen_ids og_seen_ids;

og_seen_ids *og_seen_ids_new(void);
void og_seen_ids_free(og_seen_ids *seen);

/// Remembers the id, forgetting the oldest where there are too many; false if it was there already.
bool og_seen_ids_add(og_seen_ids *seen, const char *id);

#endif
