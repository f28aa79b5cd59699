#include "tool/format/read_triangulation.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/write_triangulation.h"

static const char *const answer_fields[] = {"id",   "question",  "relation", "polygon",     "turn", "area",
                                            "triangles", "edges", "times", "place", "certificate", NULL};

void og_triangulation_claim_init(og_triangulation_claim *claim) {
  og_answer_line_init(&claim->line);
  og_triangulation_certificate_init(&claim->certificate);
}

void og_triangulation_claim_clear(og_triangulation_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_triangulation_certificate_clear(&claim->certificate);
}

// ---- the certificate ----

// Where there are more than two edges, the checker needs to know only that.
static bool read_edges(og_triangulation_certificate *certificate, const json_t *value, const og_place *here,
                       og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, "numbers of edges", here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {here, NULL, k};
    uint32_t edge;
    if (!og_read_index(&edge, json_array_get(value, k), &element, complaint)) return false;
    if (k < 2) certificate->edge[k] = edge;
    certificate->edge_count++;
  }
  return true;
}

static bool read_triangle(og_facets *triangles, const json_t *value, const og_place *here, og_complaint *complaint) {
  if (!og_read_array(value, 3, "numbers of points", here, complaint)) return false;
  for (size_t k = 0; k < 3; k++) {
    const og_place element = {here, NULL, k};
    uint32_t corner;
    if (!og_read_index(&corner, json_array_get(value, k), &element, complaint)) return false;
    og_facets_add(triangles, corner);
  }
  og_facets_end(triangles);
  return true;
}

static bool read_triangles(og_triangulation_certificate *certificate, const json_t *value, const og_place *here,
                           og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, "triangles", here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {here, NULL, k};
    if (!read_triangle(&certificate->triangles, json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_place(og_triangulation_certificate *certificate, const json_t *value, const og_place *here,
                       og_complaint *complaint) {
  if (!og_read_array(value, 3, "numbers of points", here, complaint)) return false;
  for (size_t k = 0; k < 3; k++) {
    const og_place element = {here, NULL, k};
    if (!og_read_index(&certificate->place[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_certificate(og_triangulation_certificate *certificate, const json_t *value, og_complaint *complaint) {
  static const char *const known[] = {"kind", "triangles", "edges", "place", NULL};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0};
  if (!og_read_object(value, known, &here, complaint)) return false;
  const char *kind = og_read_kind_name(value, &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  og_triangulation_proof proof = OG_PROOF_TRIANGLES;
  while (proof < OG_TRIANGULATION_PROOF_COUNT && strcmp(kind, og_triangulation_proof_name(proof)) != 0) proof++;
  if (proof == OG_TRIANGULATION_PROOF_COUNT)
    return og_complain(complaint, OG_INPUT_BAD, &at_kind, "unknown kind %s; expected triangles, edges or place",
                       og_quote(quoted, kind));
  const og_place at_list = {&here, og_triangulation_proof_name(proof), 0};
  const json_t *list = og_need_field(value, at_list.field, &here, complaint);
  if (list == NULL) return false;
  certificate->proof = proof;
  if (proof == OG_PROOF_EDGES) return read_edges(certificate, list, &at_list, complaint);
  return proof == OG_PROOF_PLACE ? read_place(certificate, list, &at_list, complaint)
                                 : read_triangles(certificate, list, &at_list, complaint);
}

// ---- the line ----

og_input_status og_read_triangulation_claim(const char *line, size_t length, og_triangulation_claim *claim,
                                            og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_triangulation_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(&claim->certificate, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

size_t og_compare_triangulation_claim(og_text *mismatches, const og_triangulation_claim *claim,
                                      const og_triangulation_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_triangulation_fields(&text, &claim->certificate, finding);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
