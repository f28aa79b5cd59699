#include "tool/format/write_decomposition.h"

#include "tool/format/answer_text.h"
#include "tool/format/write_hull.h"

static void add_number(og_text *text, const char *field, const og_rational *number) {
  og_text_format(text, "\"%s\":", field);
  og_add_rational_string(text, number);
}

// {"volume":"7","hull":"8","concavity":"1"}
static void add_measure(og_text *text, const og_part_measure *measure, bool has_hull) {
  og_text_add(text, "{");
  add_number(text, "volume", &measure->volume);
  if (has_hull) {
    og_text_add(text, ",");
    add_number(text, "hull", &measure->hull);
    og_text_add(text, ",");
    add_number(text, "concavity", &measure->concavity);
  }
  og_text_add(text, "}");
}

static void add_whole(og_text *text, const og_decomposition_finding *finding) {
  og_text_add(text, ",");
  add_number(text, "hull", &finding->hull);
  og_text_add(text, ",");
  add_number(text, "allowed", &finding->allowed);
}

static void add_edge(og_text *text, const uint32_t edge[2]) {
  og_text_format(text, ",\"edge\":[%u,%u]", (unsigned)edge[0], (unsigned)edge[1]);
}

static void add_part(og_text *text, uint32_t part) { og_text_format(text, ",\"part\":%u", (unsigned)part); }

static void add_measured(og_text *text, const og_decomposition_finding *finding, bool has_hull) {
  add_part(text, finding->part);
  og_text_add(text, ",\"measured\":");
  add_measure(text, &finding->measure[0], has_hull);
}

static void add_parts(og_text *text, const og_decomposition_finding *finding) {
  og_text_add(text, ",\"parts\":[");
  for (size_t k = 0; k < finding->count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_measure(text, &finding->measure[k], true);
  }
  og_text_add(text, "]");
}

void og_add_decomposition_fields(og_text *text, const og_decomposition_finding *finding) {
  og_text_format(text, ",\"decomposition\":\"%s\"", og_decomposition_fault_name(finding->fault));
  switch (finding->fault) {
  case OG_DECOMPOSITION_VALID:
    add_whole(text, finding);
    add_parts(text, finding);
    break;
  case OG_DECOMPOSITION_MISSING:
  case OG_DECOMPOSITION_REPEATED: og_text_format(text, ",\"triangle\":%u", (unsigned)finding->triangle); break;
  case OG_DECOMPOSITION_OPEN:
    add_part(text, finding->part);
    add_edge(text, finding->edge);
    break;
  case OG_DECOMPOSITION_FLAT:
  case OG_DECOMPOSITION_INSIDE_OUT: add_measured(text, finding, false); break;
  case OG_DECOMPOSITION_FOLDED:
  case OG_DECOMPOSITION_CONCAVE:
    add_whole(text, finding);
    add_measured(text, finding, true);
    break;
  case OG_DECOMPOSITION_FAULT_COUNT: break;
  }
}

// ---- the certificate ----

static void add_hulls(og_text *text, const og_decomposition_certificate *certificate) {
  og_text_add(text, ",\"hulls\":[");
  for (size_t k = 0; k < certificate->hull_count; k++) {
    og_text_add(text, k > 0 ? ",{" : "{");
    og_add_hull_certificate(text, &certificate->hull[k]);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

void og_write_decomposition(og_text *text, const char *id, const og_decomposition_certificate *certificate,
                            const og_decomposition_finding *finding) {
  const og_decomposition_proof proof = certificate->proof;
  og_add_head(text, id, OG_DECOMPOSE);
  og_add_decomposition_fields(text, finding);
  og_text_format(text, ",\"certificate\":{\"kind\":\"%s\"", og_decomposition_proof_name(proof));
  if (proof == OG_DECOMPOSITION_BY_TRIANGLE) og_text_format(text, ",\"triangle\":%u", (unsigned)certificate->triangle);
  else if (proof != OG_DECOMPOSITION_BY_HULLS) add_part(text, certificate->part);
  if (proof == OG_DECOMPOSITION_BY_EDGE) add_edge(text, certificate->edge);
  if (proof == OG_DECOMPOSITION_BY_HULLS || proof == OG_DECOMPOSITION_BY_HULL) add_hulls(text, certificate);
  og_text_add(text, "}}\n");
}
