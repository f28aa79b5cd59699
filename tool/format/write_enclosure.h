#ifndef OG_WRITE_ENCLOSURE_H
#define OG_WRITE_ENCLOSURE_H

/// Answers about two bodies of which one at least is a cylinder or a cone, as a line of JSON.

#include "spec/enclosure/checker.h"
#include "spec/question.h"
#include "tool/format/text.h"

/// The certificate was accepted. Where it leaves the relation open, that is "undecided".
void og_write_enclosure(og_text *text, const char *id, og_question question, const og_enclosure_problem *problem,
                        const og_enclosure_certificate *certificate);
/// ,"relation":...,"enclosure":[...],"distance":{...}: what the certificate proves. The distance only where it is asked for.
void og_add_enclosure(og_text *text, og_question question, const og_enclosure_certificate *certificate);
/// ,"NAME":{...}
void og_add_enclosure_certificate(og_text *text, const char *name, const og_enclosure_problem *problem,
                                  const og_enclosure_certificate *certificate);

#endif
