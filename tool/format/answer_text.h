#ifndef OG_ANSWER_TEXT_H
#define OG_ANSWER_TEXT_H

/// The pieces that answers are written with: exact numbers as JSON.

#include "spec/number/surd.h"
#include "spec/number/vector.h"
#include "spec/question.h"
#include "tool/format/text.h"

/// {"id":...,"question":...
void og_add_head(og_text *text, const char *id, og_question question);
/// ,"field":{"exact":...,"double":...}
void og_add_value(og_text *text, const char *field, const og_surd *value);
/// "12"
void og_add_integer_string(og_text *text, const og_int *a);
/// "7/3"
void og_add_rational_string(og_text *text, const og_rational *a);
/// ,"field":["1","0","-2"]
void og_add_ivec(og_text *text, const char *field, const og_ivec *v);
/// ["1","0","-2/3"]
void og_add_point(og_text *text, const og_rational point[3]);
/// ,"field":["12","0"]
void og_add_integers(og_text *text, const char *field, const og_int *numbers, size_t count);

#endif
