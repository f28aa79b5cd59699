#include "tool/format/write_curved.h"

#include "tool/format/answer_text.h"

static void add_points(og_text *text, const og_curved_certificate *certificate) {
  og_text_add(text, ",\"points\":[");
  for (size_t k = 0; k < certificate->count; k++) {
    og_text_format(text, "%s[%u,", k == 0 ? "" : ",", (unsigned)certificate->point[k]);
    og_add_integer_string(text, &certificate->weight[k]);
    og_text_add(text, "]");
  }
  og_text_add(text, "]");
}

void og_add_curved_certificate(og_text *text, const char *name, const og_curved_certificate *certificate) {
  og_text_format(text, ",\"%s\":{\"kind\":\"%s\"", name, og_relation_name(certificate->relation));
  if (certificate->relation != OG_PENETRATING) og_add_ivec(text, "direction", &certificate->direction);
  if (certificate->relation != OG_SEPARATED) add_points(text, certificate);
  og_text_add(text, "}");
}

void og_write_curved(og_text *text, const char *id, const og_curved_certificate *certificate) {
  og_add_head(text, id, OG_RELATION);
  og_text_format(text, ",\"relation\":\"%s\"", og_relation_name(certificate->relation));
  og_add_curved_certificate(text, "certificate", certificate);
  og_text_add(text, "}\n");
}
