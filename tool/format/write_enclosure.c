#include "tool/format/write_enclosure.h"

#include "tool/format/answer_text.h"

static void add_distance(og_text *text, const og_enclosure_certificate *certificate) {
  double distance;
  const bool is_range = certificate->kind == OG_ENCLOSURE_RANGE;
  if (!og_enclosure_double(&distance, certificate)) return;
  og_text_add(text, ",\"distance\":{");
  if (!is_range || og_rational_equal(&certificate->lo, &certificate->hi)) {
    og_text_add(text, "\"exact\":");
    if (is_range) og_add_rational_string(text, &certificate->lo);
    else og_text_add(text, "\"0\"");
    og_text_add(text, ",");
  }
  og_text_add(text, "\"double\":\"");
  og_text_add_double(text, distance);
  og_text_add(text, "\"}");
}

void og_add_enclosure(og_text *text, og_question question, const og_enclosure_certificate *certificate) {
  const og_relation relation = og_enclosure_relation(certificate);
  og_text_format(text, ",\"relation\":\"%s\"", relation == OG_RELATION_NONE ? "undecided" : og_relation_name(relation));
  if (certificate->kind == OG_ENCLOSURE_RANGE) {
    og_text_add(text, ",\"enclosure\":[");
    og_add_rational_string(text, &certificate->lo);
    og_text_add(text, ",");
    og_add_rational_string(text, &certificate->hi);
    og_text_add(text, "]");
  }
  if (question == OG_DISTANCE) add_distance(text, certificate);
}

static void add_place(og_text *text, og_curve curve, const og_body_place *place) {
  const og_int *const parts[4] = {&place->x, &place->y, &place->z, &place->w};
  for (int k = 0; k < 4 && curve != OG_CURVE_NONE; k++) {
    og_text_add(text, k == 0 ? "[" : ",");
    og_add_integer_string(text, parts[k]);
  }
  for (size_t k = 0; k < place->count && curve == OG_CURVE_NONE; k++) {
    og_text_format(text, "%s[%u,", k == 0 ? "[" : ",", (unsigned)place->point[k]);
    og_add_integer_string(text, &place->weight[k]);
    og_text_add(text, "]");
  }
  og_text_add(text, "]");
}

static void add_places(og_text *text, const og_enclosure_problem *problem,
                       const og_enclosure_certificate *certificate) {
  og_text_add(text, ",\"places\":[");
  for (size_t k = 0; k < certificate->count; k++) {
    og_text_add(text, k == 0 ? "[" : ",[");
    add_place(text, problem->curve[0], &certificate->place[k][0]);
    og_text_add(text, ",");
    add_place(text, problem->curve[1], &certificate->place[k][1]);
    og_text_add(text, "]");
  }
  og_text_add(text, "]");
}

void og_add_enclosure_certificate(og_text *text, const char *name, const og_enclosure_problem *problem,
                                  const og_enclosure_certificate *certificate) {
  og_text_format(text, ",\"%s\":{\"kind\":\"%s\"", name, og_enclosure_kind_name(certificate->kind));
  if (!og_ivec_is_zero(&certificate->direction)) og_add_ivec(text, "direction", &certificate->direction);
  add_places(text, problem, certificate);
  if (certificate->count > 1) og_add_integers(text, "weights", certificate->weight, certificate->count);
  og_text_add(text, "}");
}

void og_write_enclosure(og_text *text, const char *id, og_question question, const og_enclosure_problem *problem,
                        const og_enclosure_certificate *certificate) {
  og_add_head(text, id, question);
  og_add_enclosure(text, question, certificate);
  og_add_enclosure_certificate(text, "certificate", problem, certificate);
  og_text_add(text, "}\n");
}
