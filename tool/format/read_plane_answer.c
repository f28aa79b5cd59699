#include "tool/format/read_plane_answer.h"

#include "tool/format/compare_fields.h"
#include "tool/format/read_certificate.h"

static const char *const pair_fields[] = {"id",          "question",  "relation",    "distance", "depth",
                                          "hit",         "first",     "last",        "points",   "first_points",
                                          "last_points", "direction", "certificate", NULL};
static const char *const contact_fields[] = {"id",          "question",         "relation",   "depth",
                                             "translation", "core_translation", "directions", "contact",
                                             "line",        "certificate",      NULL};
static const char *const along_fields[] = {"id",      "question", "overlap",     "translation", "core_translation",
                                           "contact", "line",     "certificate", NULL};

void og_plane_claim_init(og_plane_claim *claim) {
  og_answer_line_init(&claim->line);
  og_certificate_init(&claim->certificate);
}

void og_plane_claim_clear(og_plane_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_certificate_clear(&claim->certificate);
}

og_input_status og_read_plane_claim(const char *line, size_t length, og_plane_claim *claim, og_complaint *complaint) {
  const og_place here = {NULL, "certificate", 0};
  const json_t *certificate = NULL;
  og_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_relation_line(line, length, pair_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return og_read_certificate(&claim->certificate, certificate, &here, complaint) ? OG_INPUT_OK : complaint->status;
}

og_input_status og_read_plane_contact_claim(const char *line, size_t length, bool is_along, og_contact_claim *claim,
                                            og_complaint *complaint) {
  const og_place here = {NULL, "certificate", 0};
  const json_t *certificate = NULL;
  const char *const *known = is_along ? along_fields : contact_fields;
  og_contact_certificate_reset(&claim->certificate);
  const og_input_status status = og_read_relation_line(line, length, known, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return og_read_contact_certificate(&claim->certificate, certificate, &here, complaint) ? OG_INPUT_OK
                                                                                         : complaint->status;
}

static size_t compare_line(og_text *mismatches, const og_answer_line *line, og_text *fields) {
  og_text_add(fields, "}");
  const size_t count = og_compare_fields(mismatches, line->root, fields->at, fields->length);
  og_text_clear(fields);
  return count;
}

size_t og_compare_plane_claim(og_text *mismatches, og_question question, const og_plane_claim *claim,
                              const og_problem *problem, const og_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_plane_fields(&text, question, true, problem, &claim->certificate, finding);
  return compare_line(mismatches, &claim->line, &text);
}

size_t og_compare_plane_contact_claim(og_text *mismatches, bool is_along, const og_contact_claim *claim,
                                      const og_contact_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_plane_contact_fields(&text, is_along, finding);
  return compare_line(mismatches, &claim->line, &text);
}
