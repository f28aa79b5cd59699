#ifndef OG_WRITE_MESHES_H
#define OG_WRITE_MESHES_H

/// An answer about triangles that meet as one JSON line. The format stands in docs/use/format.md.

#include "spec/mesh_pairs/checker.h"
#include "tool/format/text.h"

/// "crossing", "touching", "coplanar": what a kind is called in files.
const char *og_triangles_name(og_triangle_relation kind);

/// Appends the line, with its end. The certificate was accepted for the problem, with this finding.
void og_write_meshes(og_text *text, const char *id, const og_mesh_problem *problem,
                     const og_mesh_certificate *certificate, const og_mesh_finding *finding);

#endif
