#ifndef OG_PARTS_BAR_H
#define OG_PARTS_BAR_H

/// A bar: what is to be shown of all parts of two bodies; and whether a direction, or their boxes, show it.
///
/// A distance: the parts are to be so far apart. A range is, along n, where n . a - n . b >= bar |n| for all its
/// points. A depth: they are to overlap by no more than that: n . a - n . b >= -bar |n|. A time: A, which moves, is not
/// to come to B before it. The range does not, along n, where until then n . a - n . b > r |n| for all its points, with
/// r the radius of both balls together. Doubles decide where they are sure of it, integers otherwise: of those points
/// alone that may be extreme.

#include "spec/number/surd.h"
#include "spec/parts/tree.h"

typedef struct og_parts_bar {
  bool is_time, is_depth; // neither: a distance
  bool strictly; // farther apart than the length, not only as far; not at the time itself either
  // The length sqrt(square) / weight, in lattice steps; of cores, that is, without the balls. Of a depth never
  // strictly.
  og_int square, weight; // >= 0, > 0
  double near;           // at least the length's square, and nearly, in the units of og_points.approx
  // The time; without one A never comes to B.
  bool has_time;
  og_int time_num, time_den; // >= 0, > 0
  og_int ball;               // the radius, in lattice steps
  double near_ball;          // at least that, and nearly, in the units of og_points.approx
  double way[3]; // from where A starts to where it is then, in the units of og_points.approx
  bool is_cut;   // the way goes on, but beyond all points
} og_parts_bar;

void og_parts_bar_init(og_parts_bar *bar);
void og_parts_bar_clear(og_parts_bar *bar);
/// Sets `near` from square and weight.
void og_parts_bar_approximate(og_parts_bar *bar, long approx_exp);
/// Makes it a time: that one, >= 0, or where it has a root a rational that is a little later; or where it is null the
/// end of the motion, strictly.
void og_parts_bar_set_time(og_parts_bar *bar, const og_problem *pair, const og_surd *time);

/// Working numbers for any number of questions.
typedef struct og_parts_numbers {
  og_int least, most, value, square, limit; // of those of A, and of B, along a direction; working numbers
} og_parts_numbers;

void og_parts_numbers_init(og_parts_numbers *numbers);
void og_parts_numbers_clear(og_parts_numbers *numbers);

/// Do the boxes around the range show that it is the bar apart, or no deeper? False may mean only that they do not.
/// Cost: constant.
bool og_parts_boxes_are_apart(const og_part_tree tree[2], const og_parts_range *range, const og_parts_bar *bar);

/// The same until a time: the box around A's part of the range, which moves until then, and the box around B's.
bool og_parts_way_is_apart(const og_part_tree tree[2], const og_parts_range *range, const og_parts_bar *bar);

/// Is the range the bar apart along n, or no deeper, which leads from B to A? False for the zero vector. Exact. Cost:
/// linear in the range's points.
bool og_parts_are_apart_along(const og_parts_problem *problem, const og_part_tree tree[2], const og_parts_range *range,
                              const og_ivec *n, const og_parts_bar *bar, og_parts_numbers *numbers);

#endif
