#ifndef OG_WRITE_CURVED_PARTS_H
#define OG_WRITE_CURVED_PARTS_H

/// Answers about a cylinder or a cone beside a body made of parts, as a line of JSON.

#include "spec/parts/curved.h"
#include "spec/question.h"
#include "tool/format/text.h"

/// What an accepted certificate proves: ,"relation":...,"enclosure":[...],"distance":{...},"parts":[...]. The distance
/// only where it is asked for; `parts` where a part is named.
void og_add_curved_parts(og_text *text, og_question question, const og_curved_parts_certificate *certificate);

/// Appends the whole line. The certificate was accepted. Where it leaves the relation open, that is "undecided".
void og_write_curved_parts(og_text *text, const char *id, og_question question, const og_curved_parts_problem *problem,
                           const og_curved_parts_certificate *certificate);

#endif
