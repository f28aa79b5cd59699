#ifndef OG_WRITE_CLIP_CLAIM_H
#define OG_WRITE_CLIP_CLAIM_H

/// What an algorithm behind the door `clip` claims, as one JSON line. The format stands in docs/use/format.md.

#include "ref/door/clip.h"
#include "tool/format/text.h"

/// Appends the line, with its end.
void og_write_clip_claim(og_text *text, const char *id, const char *algorithm, const og_clip_claim *claim,
                         const og_vec2 *corner);

#endif
