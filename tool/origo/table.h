#ifndef OG_TABLE_H
#define OG_TABLE_H

/// Answers as rows of a table, for people.

#include "spec/solver/primitive.h"
#include "spec/solver/solver.h"
#include "tool/format/text.h"

/// The heading.
void og_table_head(og_text *text);
/// One row; an answer that was given up is shown as undecided.
void og_table_row(og_text *text, const char *id, const og_answer *answer);
/// The same for a question about primitives.
void og_table_primitive_row(og_text *text, const char *id, og_question question, const og_primitive_answer *answer);

#endif
