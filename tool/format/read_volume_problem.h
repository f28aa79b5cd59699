#ifndef OG_READ_VOLUME_PROBLEM_H
#define OG_READ_VOLUME_PROBLEM_H

/// The points of a case of the question `bound`, and the volume that is to hold them.

#include <jansson.h>

#include "spec/bound/problem.h"
#include "tool/format/complaint.h"

/// Reads the fields `points`, `volume`, `directions`, `triangles` and `turn` of a case. `max_bits` limits the points
/// over their common denominator, weighed (og_weighed_bits), and the directions likewise; what turns them has as many
/// bits as a point at most.
bool og_read_volume_problem(og_volume_problem *problem, const json_t *root, size_t max_points, size_t max_bits,
                            og_complaint *complaint);

#endif
