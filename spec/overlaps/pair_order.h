#ifndef OG_PAIR_ORDER_H
#define OG_PAIR_ORDER_H

#include <stddef.h>

#include "spec/overlaps/walk.h"

/// Sorts pairs by i, then by j: two counting sorts. All numbers are in 0 .. numbers - 1. `spare` is storage for as many
/// pairs, `start` for numbers + 1 counts. Linear.
void og_sort_box_pairs(og_box_pairs *pairs, og_box_pair *spare, size_t *start, int32_t numbers);

#endif
