#ifndef OG_WRITE_SOLID_H
#define OG_WRITE_SOLID_H

/// Answers about two bodies of which one at least is a solid mesh, as a line of JSON.

#include "spec/question.h"
#include "spec/solid/checker.h"
#include "tool/format/text.h"

/// The certificate was accepted with this finding.
void og_write_solid(og_text *text, const char *id, og_question question, const og_solid_problem *problem,
                    const og_parts_certificate *certificate, const og_solid_finding *finding);
/// What the certificate proves: the fields of bodies made of parts (write_parts.h). Where one body has a point strictly
/// inside the other, and the surfaces are apart, that is ,"inside":[...] of a or b.
void og_add_solid(og_text *text, og_question question, const og_solid_problem *problem,
                  const og_parts_certificate *certificate, const og_solid_finding *finding);

#endif
