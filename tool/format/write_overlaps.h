#ifndef OG_WRITE_OVERLAPS_H
#define OG_WRITE_OVERLAPS_H

/// An answer about overlapping boxes as one JSON line. The format stands in docs/use/format.md.

#include "spec/overlaps/checker.h"
#include "tool/format/text.h"

/// Appends the line, with its end. The certificate was accepted for the scene, with this finding.
void og_write_overlaps(og_text *text, const char *id, const og_box_scene *scene,
                       const og_overlaps_certificate *certificate, const og_overlaps_finding *finding);

/// "pairs":[[i,j],...], and with `steps` ,"steps":[{"begun":...,"ended":...},...]
void og_add_overlaps(og_text *text, const og_overlaps_finding *finding, bool steps);

#endif
