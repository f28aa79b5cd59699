#ifndef OG_WRITE_CURVED_H
#define OG_WRITE_CURVED_H

/// Answers to the question `relation` about a cylinder or a cone, as a line of JSON.

#include "spec/curved/checker.h"
#include "tool/format/text.h"

/// The certificate was accepted.
/// Appends ,"NAME":{...}
void og_add_curved_certificate(og_text *text, const char *name, const og_curved_certificate *certificate);
void og_write_curved(og_text *text, const char *id, const og_curved_certificate *certificate);

#endif
