#ifndef OG_PARTS_BAR_H
#define OG_PARTS_BAR_H

/// A bar: how far apart the parts of two bodies are to be; and whether a direction, or their boxes, show that they are.
///
/// Of a range all parts of A are `bar` apart from all of B along n where n . a - n . b >= bar |n| for all their points.
/// Doubles decide where they are sure of it, integers otherwise: of those points alone that may be extreme.

#include "spec/parts/tree.h"

/// The length sqrt(square) / weight, in lattice steps; of cores, that is, without the balls.
typedef struct og_parts_bar {
  og_int square, weight; // >= 0, > 0
  bool strictly;         // farther apart than the length, not only as far
  double near;           // at least the length's square, in the units of og_points.approx
} og_parts_bar;

void og_parts_bar_init(og_parts_bar *bar);
void og_parts_bar_clear(og_parts_bar *bar);
/// Sets `near` from square and weight.
void og_parts_bar_approximate(og_parts_bar *bar, long approx_exp);

/// Working numbers for any number of questions.
typedef struct og_parts_numbers {
  og_int least, most, value, square, limit;
} og_parts_numbers;

void og_parts_numbers_init(og_parts_numbers *numbers);
void og_parts_numbers_clear(og_parts_numbers *numbers);

/// Do the boxes around the range show that it is the bar apart? False may mean only that they do not. Cost: constant.
bool og_parts_boxes_are_apart(const og_part_tree tree[2], const og_parts_range *range, const og_parts_bar *bar);

/// Is the range the bar apart along n, which leads from B to A? False for the zero vector. Exact. Cost: linear in the range's
/// points.
bool og_parts_are_apart_along(const og_parts_problem *problem, const og_part_tree tree[2], const og_parts_range *range,
                              const og_ivec *n, const og_parts_bar *bar, og_parts_numbers *numbers);

#endif
