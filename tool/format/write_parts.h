#ifndef OG_WRITE_PARTS_H
#define OG_WRITE_PARTS_H

/// Answers about two bodies of which one at least is made of parts, as a line of JSON.

#include "spec/parts/checker.h"
#include "spec/question.h"
#include "tool/format/text.h"

/// The certificate was accepted with this finding.
void og_write_parts(og_text *text, const char *id, og_question question, const og_parts_problem *problem,
                    const og_parts_certificate *certificate, const og_finding *finding);
/// What the certificate proves: ,"relation":...,"distance":{...},"parts":[...],"points":[...], the distance only where it is asked
/// for. `hit` writes ,"hit":...,"first":{...},"last":...,"part":k,"feature":[...],"point":[...]; of `sweep`
/// ,"hit":...,"first":{...},"last":...,"parts":[...],"first_points":[...].
void og_add_parts(og_text *text, og_question question, const og_parts_problem *problem,
                  const og_parts_certificate *certificate, const og_finding *finding);

/// The fields of a certificate: ,"parts":[...],"pair":{...} where two parts are named; and what shows all others:
/// ,"a":[...],"b":[...],"blocks":[...],"late":[...].
void og_add_named_parts(og_text *text, const og_parts_certificate *certificate);
void og_add_other_parts(og_text *text, const og_parts_certificate *certificate);

#endif
