#ifndef OG_WRITE_CURVED_SUPPORT_H
#define OG_WRITE_CURVED_SUPPORT_H

/// How far a cylinder or a cone reaches along a direction, as text.

#include "spec/curved/support.h"
#include "tool/format/text.h"

/// Appends a line of an answer file; the face was accepted and proves the finding.
void og_write_curved_support(og_text *text, const char *id, og_curved_face face, const og_primitive_finding *finding);

#endif
