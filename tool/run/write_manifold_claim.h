#ifndef OG_WRITE_MANIFOLD_CLAIM_H
#define OG_WRITE_MANIFOLD_CLAIM_H

/// What an algorithm behind the door `contact` or `sweep_contact` claims, as one JSON line. The format stands in
/// docs/use/format.md.

#include "ref/door/contact.h"
#include "ref/door/sweep_contact.h"
#include "tool/format/text.h"

/// Appends the line, with its end.
void og_write_manifold_claim(og_text *text, const char *id, const char *algorithm, const og_manifold_claim *claim,
                             const og_contact *contact);
void og_write_sweep_contact_claim(og_text *text, const char *id, const char *algorithm,
                                  const og_sweep_contact_claim *claim, const og_contact *contact);

#endif
