#ifndef OG_CLAIMED_VOLUME_H
#define OG_CLAIMED_VOLUME_H

/// A volume around points, as a claim states it: a centre and a radius, or the ends of slabs, which may have axes of
/// their own. The outer radius and the outer ends are those within which all points are said to be.

#include <jansson.h>

#include "spec/number/rational.h"
#include "tool/format/complaint.h"

typedef enum og_claimed_end { OG_END_LO, OG_END_HI, OG_END_OUTER_LO, OG_END_OUTER_HI, OG_END_COUNT } og_claimed_end;

typedef struct og_claimed_numbers {
  bool any;
  size_t count, room; // room: numbers that are initialised
  og_rational *at;
} og_claimed_numbers;

typedef struct og_claimed_volume {
  bool finite; // otherwise a number is NaN or infinite, and only `any` counts
  og_claimed_numbers centre, radius, outer_radius; // each radius one number
  og_claimed_numbers end[OG_END_COUNT];
  size_t axis_count;
  og_claimed_numbers axis; // the numbers of all axes, one after the other
} og_claimed_volume;

void og_claimed_volume_init(og_claimed_volume *volume);
void og_claimed_volume_clear(og_claimed_volume *volume);
void og_claimed_volume_reset(og_claimed_volume *volume);

/// The fields centre, radius, outer_radius, lo, hi, outer_lo, outer_hi and axes of a claim, none of which has to be
/// there.
bool og_read_claimed_volume(og_claimed_volume *volume, const json_t *root, og_complaint *complaint);

/// Is it NaN or an infinity, as claims spell these?
bool og_is_claimed_not_finite(const json_t *value);

#endif
