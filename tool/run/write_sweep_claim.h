#ifndef OG_WRITE_SWEEP_CLAIM_H
#define OG_WRITE_SWEEP_CLAIM_H

/// What an algorithm behind the door `sweep` claims, as one JSON line. The format stands in docs/use/format.md.

#include "ref/door/sweep.h"
#include "tool/format/text.h"

/// Appends the line, with its end.
void og_write_sweep_claim(og_text *text, const char *id, const char *algorithm, const og_sweep_claim *claim);

#endif
