#ifndef OG_SHRINK_BOXES_H
#define OG_SHRINK_BOXES_H

/// From a case of boxes on which an engine fails to a small one on which it fails in the same way: delta debugging.
///
/// Boxes are left out first, then steps, then changes: parts of ever smaller size, as long as the engine fails in the
/// same kind. Rounds go on until none of them finds anything. Ends stay as they are.

#include "tool/run/case_walk.h"
#include "tool/shrink/shrink_set.h"

/// Writes the small case, or with `check` the line that says how it fails, to standard output; on standard error what
/// became smaller. FINE: the engine does not fail so, and nothing is written. TOO_LARGE: an end is too large for
/// binary32, or there are more pairs than OG_DEFAULT_MAX_PAIRS. The trial is one of an engine; its `wanted` is
/// overwritten.
og_set_end og_shrink_boxes(og_trial *trial, const og_case *one, const og_set_wish *wish);

#endif
