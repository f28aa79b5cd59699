#ifndef OG_WRITE_CONTACT_H
#define OG_WRITE_CONTACT_H

/// One line of an answer file about what two touching bodies share, or two convex polygons of the plane (OG_CLIP).

#include "spec/contact/checker.h"
#include "spec/question.h"
#include "tool/format/text.h"

/// Appends what is proved: ,"relation":... and, of bodies that touch, ,"contact":...,"plane":...; before these, of
/// bodies that overlap, ,"depth":...,"translation":... (of rounded ones "core_translation"),"directions":...; of
/// polygons ,"polygon":[[x,y],...]
void og_add_contact_fields(og_text *text, og_question question, const og_contact_finding *finding);

/// The same along a direction: ,"overlap":...,"translation":...,"contact":... and, where something is shared,
/// ,"plane":...
void og_add_contact_along_fields(og_text *text, const og_contact_finding *finding);

/// Parts of it, of bodies that touch: ,"points":[...]; ,"plane":{...}; and ,"NAME":{...}, a certificate.
void og_add_contact_points(og_text *text, const og_contact_finding *finding);
void og_add_contact_plane(og_text *text, const og_contact_finding *finding);
void og_add_contact_certificate(og_text *text, const char *name, const og_contact_certificate *certificate);

/// Appends the whole line, along a direction; and otherwise.
void og_write_contact_along(og_text *text, const char *id, const og_contact_certificate *certificate,
                            const og_contact_finding *finding);
void og_write_contact(og_text *text, const char *id, og_question question, const og_contact_certificate *certificate,
                      const og_contact_finding *finding);

#endif
