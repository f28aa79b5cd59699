#ifndef OG_READ_SCENE_H
#define OG_READ_SCENE_H

/// The boxes and steps of a case of the question `overlaps`.

#include <jansson.h>

#include "spec/overlaps/scene.h"
#include "tool/format/complaint.h"

/// Reads the fields "boxes" or "scene", and "steps", of a case. A box's number, and the number of boxes, beyond
/// max_boxes is a limit reached. The scene's storage is used again.
bool og_read_scene(og_box_scene *scene, const json_t *root, size_t max_boxes, og_complaint *complaint);

#endif
