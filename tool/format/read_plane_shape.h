#ifndef OG_READ_PLANE_SHAPE_H
#define OG_READ_PLANE_SHAPE_H

/// A body of a case of the plane: {"shape": "polygon", "points": [[x, y], ...], ...}. docs/use/plane.md has them all.

#include <jansson.h>

#include "spec/body/shape.h"
#include "tool/format/complaint.h"

/// Reads a body's fields to a shape with all points at z = 0. More than max_points points are a limit
/// reached.
bool og_read_plane_shape(og_shape *shape, const json_t *value, size_t max_points, const og_place *place,
                         og_complaint *complaint);

#endif
