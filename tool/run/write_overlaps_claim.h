#ifndef OG_WRITE_OVERLAPS_CLAIM_H
#define OG_WRITE_OVERLAPS_CLAIM_H

/// A claim from the door `overlaps` as a JSON line. The format stands in docs/use/format.md.

#include "ref/outcome.h"
#include "spec/overlaps/checker.h"
#include "tool/format/text.h"

/// What was said of the scene; `steps`: the case has some.
void og_write_overlaps_claim(og_text *text, const char *id, const char *algorithm, og_outcome outcome,
                             const og_overlaps_finding *said, bool steps);

#endif
