#ifndef OG_WRITE_PLANE_H
#define OG_WRITE_PLANE_H

/// One line of an answer file about two bodies of the plane. Points and directions have two numbers, as those of the
/// case have: what prisms have beyond them, their z, says nothing of the plane. The certificate is that of the prisms.

#include "spec/contact/checker.h"
#include "spec/question.h"
#include "tool/format/text.h"

/// Appends what is proved of relation, distance, depth or sweep: that which the question asks for, or with `all` else.
void og_add_plane_fields(og_text *text, og_question question, bool all, const og_problem *problem,
                         const og_certificate *certificate, const og_finding *finding);
void og_write_plane(og_text *text, const char *id, og_question question, const og_problem *problem,
                    const og_certificate *certificate, const og_finding *finding);

/// The same of what touching bodies share: ,"contact":...,"line":...; what prisms share is upright, and its upper
/// corners are those of the plane.
void og_add_plane_contact_fields(og_text *text, bool is_along, const og_contact_finding *finding);
void og_write_plane_contact(og_text *text, const char *id, bool is_along, const og_contact_certificate *certificate,
                            const og_contact_finding *finding);

#endif
