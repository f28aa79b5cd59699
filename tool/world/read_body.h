#ifndef OG_WORLD_READ_BODY_H
#define OG_WORLD_READ_BODY_H

/// The bodies of a scene: convex ones, half-spaces, meshes, height fields, and compounds of convex parts.
///
/// A mesh's parts are its triangles, and so are those of a height field. A compound's parts have poses of their own, in
/// the compound's axes. A half-space is in world space; a block stands for it (half_spaces.h).

#include "ref/world/filter.h"
#include "ref/world/posed.h"
#include "spec/mesh_pairs/problem.h"
#include "spec/parts/problem.h"
#include "tool/format/complaint.h"
#include "tool/run/make_body.h"

/// A body of the scene, in its own axes. A half-space is static.
typedef struct og_scene_body {
  char *name;
  bool is_concave, is_half_space;
  int32_t parts; // 1 of a convex body
  bool has_filter; // has its line a type, a sensor, a category or a mask? A half-space has a type
  og_body_filter filter;
  og_world_body *local;
  og_exact_body half_space; // where it is one: a point and its directions
} og_scene_body;

void og_scene_body_clear(og_scene_body *body);

/// Storage for any number of bodies.
typedef struct og_scene_body_reader {
  size_t max_points;
  og_complaint *complaint;
  og_case_body body;
  og_triangles triangles;
  og_part_list list; // of a height field
} og_scene_body_reader;

void og_scene_body_reader_init(og_scene_body_reader *reader, size_t max_points, og_complaint *complaint);
void og_scene_body_reader_clear(og_scene_body_reader *reader);

/// Reads "body", or "parts" and an optional "pose", of a line. Sets all but the name, and the pose.
bool og_read_scene_body(og_scene_body_reader *reader, og_scene_body *body, og_pose *pose, const json_t *root);

/// Reads "type", "sensor", "category" and "mask" of a line that adds the body, whose shape was read.
bool og_read_scene_filter(og_scene_body_reader *reader, og_scene_body *body, const json_t *root);

/// Reads the field "pose" of a line, where there is one; otherwise the pose is left as it was.
bool og_read_scene_pose(og_scene_body_reader *reader, og_pose *pose, bool *is_given, const json_t *root);

#endif
