#ifndef OG_WRITE_DECOMPOSITION_H
#define OG_WRITE_DECOMPOSITION_H

/// One line of an answer file about parts of a mesh.

#include "spec/decompose/checker.h"
#include "tool/format/text.h"

/// Appends what is proved: ,"decomposition":"valid","hull":...,"allowed":...,"parts":[...], or the fault and where it is.
void og_add_decomposition_fields(og_text *text, const og_decomposition_finding *finding);

/// Appends the whole line.
void og_write_decomposition(og_text *text, const char *id, const og_decomposition_certificate *certificate,
                            const og_decomposition_finding *finding);

#endif
