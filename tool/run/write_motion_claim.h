#ifndef OG_WRITE_MOTION_CLAIM_H
#define OG_WRITE_MOTION_CLAIM_H

/// What an algorithm behind the door `motion` claims, as one JSON line. The format stands in docs/use/format.md.

#include "ref/door/motion.h"
#include "tool/format/text.h"

/// Appends the line, with its end.
void og_write_motion_claim(og_text *text, const char *id, const char *algorithm, const og_motion_claim *claim);

#endif
