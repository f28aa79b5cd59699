#ifndef OG_WRITE_CURVED_HIT_H
#define OG_WRITE_CURVED_HIT_H

/// What a path and a cylinder or a cone have in common, as text.

#include "spec/curved/hit.h"
#include "tool/format/text.h"

/// Appends a line of an answer file; the certificate was accepted and proves the finding.
void og_write_curved_hit(og_text *text, const char *id, const og_curved_hit_certificate *certificate,
                         const og_primitive_finding *finding);

/// Appends ,"meeting":... and the parameters.
void og_add_curved_hit(og_text *text, const og_primitive_finding *finding);

#endif
