#include "tool/format/write_triangulation.h"

#include "tool/format/answer_text.h"

// ,"triangles":[[0,1,2],...] or ,"edges":[0,2] or ,"place":[0,1,4]
static void add_proof(og_text *text, const og_triangulation_certificate *certificate) {
  const og_facets *triangles = &certificate->triangles;
  if (certificate->proof == OG_PROOF_EDGES) {
    og_text_format(text, ",\"edges\":[%u,%u]", (unsigned)certificate->edge[0], (unsigned)certificate->edge[1]);
    return;
  }
  if (certificate->proof == OG_PROOF_PLACE) {
    const uint32_t *place = certificate->place;
    og_text_format(text, ",\"place\":[%u,%u,%u]", (unsigned)place[0], (unsigned)place[1], (unsigned)place[2]);
    return;
  }
  og_text_add(text, ",\"triangles\":[");
  for (size_t k = 0; k < triangles->count; k++) {
    const uint32_t *t = triangles->corner + 3 * k;
    og_text_format(text, "%s[%u,%u,%u]", k > 0 ? "," : "", (unsigned)t[0], (unsigned)t[1], (unsigned)t[2]);
  }
  og_text_add(text, "]");
}

void og_add_triangulation_fields(og_text *text, const og_triangulation_certificate *certificate,
                                 const og_triangulation_finding *finding) {
  og_text_format(text, ",\"polygon\":\"%s\"", og_polygon_fault_name(finding->fault));
  if (certificate->proof == OG_PROOF_TRIANGLES) {
    og_text_format(text, ",\"turn\":\"%s\",\"area\":", finding->turn > 0 ? "counterclockwise" : "clockwise");
    og_add_rational_string(text, &finding->area);
  }
  if (certificate->proof == OG_PROOF_PLACE) og_text_format(text, ",\"times\":%ld", finding->times);
  add_proof(text, certificate);
}

void og_write_triangulation(og_text *text, const char *id, const og_triangulation_certificate *certificate,
                            const og_triangulation_finding *finding) {
  og_add_head(text, id, OG_TRIANGULATE);
  og_add_triangulation_fields(text, certificate, finding);
  og_text_format(text, ",\"certificate\":{\"kind\":\"%s\"", og_triangulation_proof_name(certificate->proof));
  add_proof(text, certificate);
  og_text_add(text, "}}\n");
}
