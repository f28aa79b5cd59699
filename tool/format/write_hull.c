#include "tool/format/write_hull.h"

#include "tool/format/answer_text.h"

static void add_numbers(og_text *text, const uint32_t *number, size_t count) {
  og_text_add(text, "[");
  for (size_t k = 0; k < count; k++) og_text_format(text, "%s%u", k == 0 ? "" : ",", (unsigned)number[k]);
  og_text_add(text, "]");
}

void og_add_hull_facets(og_text *text, const og_facets *facets) {
  og_text_add(text, ",\"facets\":[");
  for (size_t k = 0; k < facets->count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_numbers(text, facets->corner + og_facet_start(facets, k), og_facet_size(facets, k));
  }
  og_text_add(text, "]");
}

void og_add_hull_fields(og_text *text, const og_hull_finding *finding) {
  og_text_format(text, ",\"dimension\":%d,\"vertices\":", finding->dimension);
  add_numbers(text, finding->vertex, finding->vertex_count);
  og_add_hull_facets(text, &finding->facets);
}

void og_add_hull_certificate(og_text *text, const og_hull_certificate *certificate) {
  og_text_add(text, "\"simplex\":");
  add_numbers(text, certificate->simplex, certificate->simplex_count);
  og_add_hull_facets(text, &certificate->facets);
  og_text_add(text, ",\"holders\":");
  add_numbers(text, certificate->holder, certificate->holder_count);
}

void og_write_hull(og_text *text, const char *id, const og_hull_certificate *certificate,
                   const og_hull_finding *finding) {
  og_add_head(text, id, OG_HULL);
  og_add_hull_fields(text, finding);
  og_text_add(text, ",\"certificate\":{\"kind\":\"facets\",");
  og_add_hull_certificate(text, certificate);
  og_text_add(text, "}}\n");
}
