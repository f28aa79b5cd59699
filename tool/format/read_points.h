#ifndef OG_READ_POINTS_H
#define OG_READ_POINTS_H

/// A list of points or directions in a case: all in the plane or all in space.

#include <jansson.h>

#include "spec/triangulate/problem.h"
#include "tool/format/complaint.h"

/// Reads one vector or more into the points of `body`, over one denominator. *axes is how many coordinates each has, 2 or
/// 3; 0 leaves that to the first. At most `most` vectors; `max_bits` limits their numbers over the common denominator,
/// weighed (og_weighed_bits). `field` is the list's name.
bool og_read_points(og_exact_body *body, size_t *axes, const json_t *value, size_t most, size_t max_bits,
                    const char *field, og_complaint *complaint);

/// The same of `points`, and behind them those of each list of `holes` (null: none), whose starts go to `rings`.
bool og_read_rings(og_exact_body *body, size_t *axes, og_polygon_problem *rings, const json_t *points,
                   const json_t *holes, size_t most, size_t max_bits, og_complaint *complaint);

#endif
