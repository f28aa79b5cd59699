#ifndef OG_WRITE_MESH_MOTION_H
#define OG_WRITE_MESH_MOTION_H

/// An answer about meshes that deform as one JSON line. The format stands in docs/questions/mesh_motion.md.

#include "spec/mesh_motion/checker.h"
#include "tool/format/text.h"

/// Appends the line, with its end. The certificate was accepted with this finding.
void og_write_mesh_motion(og_text *text, const char *id, const og_mesh_motion_certificate *certificate,
                          const og_mesh_motion_finding *finding);

/// What is found, each field with a comma before it: hit, and of a contact first, count and pairs.
void og_add_mesh_motion_fields(og_text *text, const og_mesh_motion_certificate *certificate,
                               const og_mesh_motion_finding *finding);

#endif
