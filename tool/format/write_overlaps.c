#include "tool/format/write_overlaps.h"

#include "tool/format/answer_text.h"
#include "tool/format/write_pairs.h"

static void add_span(og_text *text, const char *field, const og_overlaps_finding *finding, og_pair_span span) {
  og_text_format(text, "\"%s\":", field);
  og_add_pairs(text, finding->pair + span.first, span.count);
}

static void add_steps(og_text *text, const og_overlaps_finding *finding) {
  og_text_add(text, ",\"steps\":[");
  for (size_t k = 0; k < finding->step_count; k++) {
    og_text_add(text, k == 0 ? "{" : ",{");
    add_span(text, "begun", finding, finding->step[k].begun);
    og_text_add(text, ",");
    add_span(text, "ended", finding, finding->step[k].ended);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

void og_add_overlaps(og_text *text, const og_overlaps_finding *finding, bool steps) {
  add_span(text, "pairs", finding, finding->first);
  if (steps) add_steps(text, finding);
}

static void add_certificate(og_text *text, const og_overlaps_certificate *certificate) {
  og_text_add(text, ",\"certificate\":{\"kind\":\"order\",\"order\":");
  og_add_order(text, &certificate->order[0]);
  for (size_t k = 1; k < certificate->count; k++) {
    og_text_format(text, "%s{\"from\":%zu,\"order\":", k == 1 ? ",\"later\":[" : ",", certificate->order[k].from);
    og_add_order(text, &certificate->order[k]);
    og_text_add(text, "}");
  }
  og_text_add(text, certificate->count > 1 ? "]}" : "}");
}

void og_write_overlaps(og_text *text, const char *id, const og_box_scene *scene,
                       const og_overlaps_certificate *certificate, const og_overlaps_finding *finding) {
  og_add_head(text, id, OG_OVERLAPS);
  og_text_format(text, ",\"count\":%zu,", finding->first.count);
  og_add_overlaps(text, finding, scene->step_count > 0);
  add_certificate(text, certificate);
  og_text_add(text, "}\n");
}
