#ifndef OG_SINCE_H
#define OG_SINCE_H

/// What has changed from one run to the next: failures that are new, mended, or fail in another way.
///
/// A judgement is compared with that of the same case and engine, whose name counts without its version
/// (tool/judge/baseline.h). What was not judged before and fails is new. Cost: n log n.

#include "tool/report/outcome.h"

typedef struct og_changes {
  size_t added, mended, changed; // failures
  size_t kept;                   // that fail as before
  size_t first, gone;            // judged now for the first time; no longer judged
} og_changes;

/// Compares, and adds what was found to the text: a line of counts, then a line for each failure that is new, changed
/// or mended. Sorts both.
og_changes og_changes_since(og_text *text, og_outcomes *before, og_outcomes *now);

#endif
