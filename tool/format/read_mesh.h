#ifndef OG_READ_MESH_H
#define OG_READ_MESH_H

/// The triangles of a mesh of a case.

#include <jansson.h>

#include "spec/mesh_pairs/problem.h"
#include "tool/format/complaint.h"

/// Reads "triangles": [[i, j, k], ...], numbers of the mesh's points. More than max_triangles are a limit reached.
bool og_read_triangles(og_triangles *triangles, const json_t *mesh, size_t points, size_t max_triangles,
                       const og_place *place, og_complaint *complaint);

#endif
