#ifndef OG_MODEL_FLATTEN_H
#define OG_MODEL_FLATTEN_H

/// A file of glTF as one mesh, for models that name it: all meshes of its scene where they stand, in the order of
/// nodes. Each number of a point is rounded once. False after a complaint; the mesh may hold a part then.

#include "tool/model/read_model.h"

bool og_flatten_gltf(og_mesh_file *to, const char *path, const og_mesh_limits *limits, og_complaint *complaint);

#endif
