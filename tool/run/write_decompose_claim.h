#ifndef OG_WRITE_DECOMPOSE_CLAIM_H
#define OG_WRITE_DECOMPOSE_CLAIM_H

/// What an algorithm behind the door `decompose` claims, as one JSON line. The format stands in docs/use/format.md.

#include "ref/door/decompose.h"
#include "tool/format/text.h"

/// Appends the line, with its end. The room is read where the claim is answered, only.
void og_write_decompose_claim(og_text *text, const char *id, const char *algorithm, const og_decompose_claim *claim,
                              const og_decompose_room *room);

#endif
