#ifndef OG_BOX_PROGRAM_H
#define OG_BOX_PROGRAM_H

/// Random programs for what is behind the door of overlaps: bytes that mean steps of insertions, moves and removals.
///
/// Good and bad ones alike: boxes on a small lattice, an ulp beside it, tiny, huge, inside out, with NaN; numbers that
/// are there, are not, come twice. The expected outcome, pairs begun and pairs ended come from a model that shares
/// nothing with ref/ but its types: it compares every two boxes, as rational numbers.

#include <stddef.h>
#include <stdint.h>

#include "ref/door/overlaps.h"

/// What the programs played so far made happen, so that a test can ask for all of it.
typedef struct og_box_tally {
  int64_t steps, bad, full, begun, ended;
} og_box_tally;

/// Plays the program. Null if all went as expected, otherwise what did not.
const char *og_play_boxes(const og_door_overlaps *door, const uint8_t *bytes, size_t size, og_box_tally *tally);

#endif
