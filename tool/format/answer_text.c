#include "tool/format/answer_text.h"

#include <stdlib.h>

void og_add_head(og_text *text, const char *id, og_question question) {
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_format(text, ",\"question\":\"%s\"", og_question_at(question)->id);
}

void og_add_value(og_text *text, const char *field, const og_surd *value) {
  char *exact = og_surd_to_text(value);
  og_text_format(text, ",\"%s\":{\"exact\":\"%s\",\"double\":\"", field, exact);
  free(exact);
  og_text_add_double(text, og_surd_to_double(value));
  og_text_add(text, "\"}");
}

void og_add_integer_string(og_text *text, const og_int *a) {
  og_text_add(text, "\"");
  og_text_add_integer(text, a);
  og_text_add(text, "\"");
}

void og_add_rational_string(og_text *text, const og_rational *a) {
  og_text_add(text, "\"");
  og_text_add_integer(text, &a->num);
  if (mpz_cmp_ui(a->den.z, 1) != 0) {
    og_text_add(text, "/");
    og_text_add_integer(text, &a->den);
  }
  og_text_add(text, "\"");
}

void og_add_ivec(og_text *text, const char *field, const og_ivec *v) {
  og_text_format(text, ",\"%s\":[", field);
  og_add_integer_string(text, &v->x);
  og_text_add(text, ",");
  og_add_integer_string(text, &v->y);
  og_text_add(text, ",");
  og_add_integer_string(text, &v->z);
  og_text_add(text, "]");
}

void og_add_point(og_text *text, const og_rational point[3]) {
  for (int k = 0; k < 3; k++) {
    og_text_add(text, k == 0 ? "[" : ",");
    og_add_rational_string(text, &point[k]);
  }
  og_text_add(text, "]");
}

void og_add_integers(og_text *text, const char *field, const og_int *numbers, size_t count) {
  og_text_format(text, ",\"%s\":[", field);
  for (size_t k = 0; k < count; k++) {
    if (k > 0) og_text_add(text, ",");
    og_add_integer_string(text, &numbers[k]);
  }
  og_text_add(text, "]");
}
