#ifndef OG_WRITE_PRIMITIVE_H
#define OG_WRITE_PRIMITIVE_H

/// An answer about primitives as one JSON line. The format stands in docs/use/format.md.

#include "spec/primitive/checker.h"
#include "tool/format/text.h"

/// Appends the line, with its end. The certificate was accepted for the primitive, with this finding.
void og_write_primitive(og_text *text, const char *id, const og_primitive *primitive,
                        const og_primitive_certificate *certificate, const og_primitive_finding *finding);

/// Appends what the line says between its head and its certificate: all that an accepted certificate proves.
void og_add_primitive_fields(og_text *text, const og_primitive *primitive, const og_primitive_certificate *certificate,
                             const og_primitive_finding *finding);

#endif
