#ifndef OG_WRITE_CURVED_CONTACT_H
#define OG_WRITE_CURVED_CONTACT_H

/// What a cylinder or a cone and a polytope share where they touch, as text.

#include "spec/curved/contact.h"
#include "tool/format/text.h"

/// Appends ,"relation":... and, of bodies that touch, ,"contact":...,"plane":...
void og_add_curved_contact(og_text *text, const og_curved_contact_finding *finding);

/// Appends a line of an answer file; the certificate was accepted and proves the finding.
void og_write_curved_contact(og_text *text, const char *id, const og_curved_contact_certificate *certificate,
                             const og_curved_contact_finding *finding);

#endif
