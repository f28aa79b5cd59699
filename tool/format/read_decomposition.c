#include "tool/format/read_decomposition.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/read_hull.h"
#include "tool/format/write_decomposition.h"

static const char *const answer_fields[] = {"id",    "question", "relation", "decomposition", "hull",        "allowed",
                                            "parts", "triangle", "part",     "edge",          "measured",    "certificate",
                                            NULL};

void og_decomposition_claim_init(og_decomposition_claim *claim) {
  og_answer_line_init(&claim->line);
  og_decomposition_certificate_init(&claim->certificate);
}

void og_decomposition_claim_clear(og_decomposition_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_decomposition_certificate_clear(&claim->certificate);
}

// ---- the certificate ----

static bool read_number(uint32_t *number, const json_t *object, const char *field, const og_place *in,
                        og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  return value != NULL && og_read_index(number, value, &here, complaint);
}

static bool read_edge(uint32_t edge[2], const json_t *object, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "edge", 0};
  const json_t *value = og_need_field(object, "edge", in, complaint);
  if (value == NULL || !og_read_array(value, 2, "numbers of points", &here, complaint)) return false;
  for (size_t k = 0; k < 2; k++) {
    const og_place element = {&here, NULL, k};
    if (!og_read_index(&edge[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_hulls(og_decomposition_certificate *certificate, const json_t *object, const og_place *in,
                       og_complaint *complaint) {
  static const char *const known[] = {"simplex", "facets", "holders", NULL};
  const og_place here = {in, "hulls", 0};
  const json_t *value = og_need_field(object, "hulls", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "hulls", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    const json_t *hull = json_array_get(value, k);
    if (!og_read_object(hull, known, &element, complaint)) return false;
    if (!og_read_hull_certificate(og_decomposition_certificate_add_hull(certificate), hull, &element, complaint))
      return false;
  }
  return true;
}

static og_decomposition_proof proof_by_name(const char *kind) {
  og_decomposition_proof proof = OG_DECOMPOSITION_BY_HULLS;
  while (proof < OG_DECOMPOSITION_PROOF_COUNT && strcmp(og_decomposition_proof_name(proof), kind) != 0) proof++;
  return proof;
}

static bool read_kind(og_decomposition_certificate *certificate, const json_t *value, const og_place *here,
                      og_complaint *complaint) {
  switch (certificate->proof) {
  case OG_DECOMPOSITION_BY_HULLS: return read_hulls(certificate, value, here, complaint);
  case OG_DECOMPOSITION_BY_TRIANGLE:
    return read_number(&certificate->triangle, value, "triangle", here, complaint);
  case OG_DECOMPOSITION_BY_EDGE:
    return read_number(&certificate->part, value, "part", here, complaint) &&
           read_edge(certificate->edge, value, here, complaint);
  case OG_DECOMPOSITION_BY_HULL:
    return read_number(&certificate->part, value, "part", here, complaint) &&
           read_hulls(certificate, value, here, complaint);
  case OG_DECOMPOSITION_BY_VOLUME:
  case OG_DECOMPOSITION_BY_NOTHING:
  case OG_DECOMPOSITION_PROOF_COUNT: break;
  }
  return read_number(&certificate->part, value, "part", here, complaint);
}

static bool read_certificate(og_decomposition_certificate *certificate, const json_t *value, og_complaint *complaint) {
  static const char *const known[] = {"kind", "triangle", "part", "edge", "hulls", NULL};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0};
  if (!og_read_object(value, known, &here, complaint)) return false;
  const char *kind = og_read_kind_name(value, &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  certificate->proof = proof_by_name(kind);
  if (certificate->proof != OG_DECOMPOSITION_PROOF_COUNT) return read_kind(certificate, value, &here, complaint);
  certificate->proof = OG_DECOMPOSITION_BY_NOTHING;
  return og_complain(complaint, OG_INPUT_BAD, &at_kind,
                     "unknown kind %s; expected hulls, triangle, edge, volume or hull", og_quote(quoted, kind));
}

// ---- the line ----

og_input_status og_read_decomposition_claim(const char *line, size_t length, og_decomposition_claim *claim,
                                            og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_decomposition_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(&claim->certificate, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

size_t og_compare_decomposition_claim(og_text *mismatches, const og_decomposition_claim *claim,
                                      const og_decomposition_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_decomposition_fields(&text, finding);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
