#ifndef OG_ADD_MESH_H
#define OG_ADD_MESH_H

/// A mesh as the fields of a body in a case.

#include "tool/format/text.h"
#include "tool/import/mesh_file.h"

/// "[x, y, z]", with 17 digits: every binary64 comes back.
void og_add_numbers(og_text *text, const double *x, size_t count);

/// "points": [...], each point times the scale, each number rounded once. False where one is beyond the largest double.
bool og_add_mesh_points(og_text *text, const og_mesh_file *mesh, const double scale[3]);

/// "triangles": [...], turned over where the scale mirrors, so that they look outward as before.
void og_add_mesh_triangles(og_text *text, const og_mesh_file *mesh, const double scale[3]);

#endif
