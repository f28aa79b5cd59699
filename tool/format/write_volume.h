#ifndef OG_WRITE_VOLUME_H
#define OG_WRITE_VOLUME_H

/// An answer about a bounding volume as one JSON line. The format stands in docs/use/format.md.

#include "spec/bound/checker.h"
#include "tool/format/text.h"

/// Appends the line, with its end. The certificate was accepted for the problem, with this finding.
void og_write_volume(og_text *text, const char *id, const og_volume_problem *problem,
                     const og_volume_certificate *certificate, const og_volume_finding *finding);

/// What the finding says, each field with a comma before it: centre, radius and support, or lo and hi,
/// and of an obb also axes, at_least and at_most.
void og_add_volume_fields(og_text *text, const og_volume_problem *problem, const og_volume_certificate *certificate,
                          const og_volume_finding *finding);

#endif
