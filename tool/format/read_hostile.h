#ifndef OG_READ_HOSTILE_H
#define OG_READ_HOSTILE_H

/// The boxes of a hostile case: ends that are no numbers, and lo above hi. Nothing is asked of them exactly; engines are
/// judged by the sound boxes among them.

#include <jansson.h>
#include <stdint.h>

#include "tool/format/complaint.h"

typedef struct og_hostile_boxes {
  double *end; // of each box lo.x, lo.y, lo.z, hi.x, hi.y, hi.z, rounded; NaN and infinities included
  int32_t count;
  int axes; // 1, 2 or 3: the ends beyond are 0
  size_t room;
} og_hostile_boxes;

/// An empty one is all zeros.
void og_hostile_boxes_clear(og_hostile_boxes *boxes);

/// Is the field "hostile" true? Complains, and returns false with *good false, where it is neither true nor missing.
bool og_is_hostile(const json_t *root, bool *good, og_complaint *complaint);

/// Reads the field "boxes". Beside numbers there may be "nan", "inf" and "-inf". There may be no scene and no steps.
bool og_read_hostile_boxes(og_hostile_boxes *boxes, const json_t *root, size_t max_boxes, og_complaint *complaint);

#endif
