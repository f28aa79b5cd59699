#ifndef OG_READ_MOVING_PROBLEM_H
#define OG_READ_MOVING_PROBLEM_H

/// The points of a case of the questions `vertex-face` and `edge-edge`, at both ends of time.

#include <jansson.h>

#include "spec/moving/problem.h"
#include "tool/format/complaint.h"

/// Reads the fields `start` and `end` of a case. `max_bits` limits the coordinates over their common denominator, weighed
/// (og_weighed_bits).
bool og_read_moving_problem(og_moving_problem *problem, bool of_edges, const json_t *root, size_t max_bits,
                            og_complaint *complaint);

#endif
