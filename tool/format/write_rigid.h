#ifndef OG_WRITE_RIGID_H
#define OG_WRITE_RIGID_H

/// An answer about polytopes that move and turn as one JSON line. The format stands in docs/use/format.md.

#include "spec/motion/checker.h"
#include "tool/format/text.h"

/// Appends the line, with its end. The certificate was accepted, with this finding.
void og_write_rigid(og_text *text, const char *id, const og_rigid_certificate *certificate,
                    const og_rigid_finding *finding);

/// What the finding says, each field with a comma before it: hit, and unless they never meet enclosure and first.
void og_add_rigid_fields(og_text *text, const og_rigid_finding *finding);

#endif
