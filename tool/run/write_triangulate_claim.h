#ifndef OG_WRITE_TRIANGULATE_CLAIM_H
#define OG_WRITE_TRIANGULATE_CLAIM_H

/// What an algorithm behind the door `triangulate` claims, as one JSON line. The format stands in docs/use/format.md.

#include "ref/door/triangulate.h"
#include "tool/format/text.h"

/// Appends the line, with its end.
void og_write_triangulate_claim(og_text *text, const char *id, const char *algorithm, og_outcome outcome,
                                const og_triangulate_room *room);

#endif
