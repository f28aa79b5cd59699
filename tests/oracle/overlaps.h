#ifndef OR_OVERLAPS_H
#define OR_OVERLAPS_H

/// Overlapping boxes by definition: every two, as rational numbers.

#include <stdbool.h>

#include <gmp.h>

typedef struct or_span_box {
  bool there;
  mpq_t lo[3], hi[3];
} or_span_box;

void or_span_box_init(or_span_box *box);
void or_span_box_clear(or_span_box *box);

/// Are both there, with a common point?
bool or_boxes_meet(const or_span_box *a, const or_span_box *b);

#endif
