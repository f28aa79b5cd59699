#ifndef OG_READ_SHAPE_H
#define OG_READ_SHAPE_H

/// A body of a case: {"shape": ..., ...}.

#include <jansson.h>

#include "spec/body/shape.h"
#include "tool/format/complaint.h"

/// Reads a body's fields; more than max_points points are a limit reached. Whether the numbers make a body
/// (no negative radius, ...) is for og_shape_to_body to say.
bool og_read_shape(og_shape *shape, const json_t *value, size_t max_points, const og_place *place,
                   og_complaint *complaint);

/// Reads a pose, {"rotation" or "matrix", "translation"}; what is not given stays as it is in the shape.
bool og_read_pose(og_shape *shape, const json_t *pose, const og_place *place, og_complaint *complaint);

/// The field `solid`, false where it is missing. A null `solid` refuses it.
bool og_read_solid(bool *solid, const json_t *value, const og_place *place, og_complaint *complaint);

/// Reads the points and the pose of a mesh, {"shape": "mesh", "points": ..., "triangles": ..., "pose": ...}, as a
/// hull's; and whether it is solid. A null `solid` refuses that.
bool og_read_mesh_points(og_shape *shape, bool *solid, const json_t *value, size_t max_points, const og_place *place,
                         og_complaint *complaint);

/// Reads a pose.
bool og_read_pose(og_shape *shape, const json_t *pose, const og_place *place, og_complaint *complaint);

/// Says what og_shape_to_body found wrong, at the field that is to blame. Returns false.
bool og_complain_of_shape(og_shape_status status, const og_shape *shape, const og_place *place,
                          og_complaint *complaint);

#endif
