#ifndef OG_WRITE_MOVING_CLAIM_H
#define OG_WRITE_MOVING_CLAIM_H

/// A claim about features that move as one JSON line. The format stands in docs/use/format.md.

#include "ref/door/moving_features.h"
#include "tool/format/text.h"

/// Appends the line, with its end: what the algorithm of that id claims about the case.
void og_write_moving_claim(og_text *text, const char *id, const char *algorithm, const og_moving_features_claim *claim);

#endif
