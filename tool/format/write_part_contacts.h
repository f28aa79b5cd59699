#ifndef OG_WRITE_PART_CONTACTS_H
#define OG_WRITE_PART_CONTACTS_H

/// One line of an answer file about what two bodies share of which one at least is made of parts.

#include "spec/parts/contacts.h"
#include "tool/format/text.h"

/// Appends what is proved: ,"relation":... and, of bodies that meet, ,"contacts":[{"parts":[i,j],...},...], each with
/// the fields of a contact of two convex bodies; of bodies that penetrate also ,"deepest":k, a number in that list.
void og_add_part_contacts(og_text *text, const og_part_contacts_finding *finding);

/// Appends the whole line. The certificate was accepted with this finding.
void og_write_part_contacts(og_text *text, const char *id, const og_part_contacts_certificate *certificate,
                            const og_part_contacts_finding *finding);

#endif
