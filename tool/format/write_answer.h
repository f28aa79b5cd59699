#ifndef OG_WRITE_ANSWER_H
#define OG_WRITE_ANSWER_H

/// An answer as one JSON line. The format stands in docs/use/format.md.

#include "spec/question.h"
#include "tool/format/text.h"

/// Appends the line, with its end. The certificate was accepted for the problem, with this finding, and the
/// finding answers the question.
void og_write_answer(og_text *text, const char *id, og_question question, const og_problem *problem,
                     const og_certificate *certificate, const og_finding *finding);
/// The same; of `distance` and `depth` of rounded bodies with the points on their surfaces, too.
void og_write_answer_with_surfaces(og_text *text, const char *id, og_question question, const og_problem *problem,
                                   const og_certificate *certificate, const og_finding *finding);

/// Appends ,"field":{...}: the certificate.
void og_add_named_certificate(og_text *text, const char *field, const og_certificate *certificate);
/// Appends ,"certificate":{...}
void og_add_certificate(og_text *text, const og_certificate *certificate);

/// The line of a case that was given up, and why.
void og_write_undecided(og_text *text, const char *id, og_question question, const char *reason);

#endif
