#ifndef OG_SHRINK_MESHES_H
#define OG_SHRINK_MESHES_H

/// From meshes on which an engine fails to small ones on which it fails in the same way: delta debugging.
///
/// Triangles are left out first, parts of ever smaller size, and points that no triangle names. Then numbers are made
/// shorter, by the steps for two bodies (shrink.h). Rounds go on until neither finds anything. A mesh keeps a triangle.

#include "tool/run/case_walk.h"
#include "tool/shrink/shrink_set.h"

/// Writes the small case, or with `check` the line that says how it fails, to standard output; on standard error what
/// became smaller. FINE: the engine does not fail so, and nothing is written. TOO_LARGE: a number is too large for
/// binary32, or more than OG_DEFAULT_MAX_PAIRS boxes overlap. The trial is one of an engine; its `wanted` is
/// overwritten.
og_set_end og_shrink_meshes(og_trial *trial, const og_case *one, const og_set_wish *wish);

#endif
