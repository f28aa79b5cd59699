#include "tool/format/read_curved_contact.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/read_contact.h"
#include "tool/format/read_curved.h"
#include "tool/format/write_curved_contact.h"

static const char *const answer_fields[] = {"id", "question", "relation", "contact", "plane", "certificate", NULL};

void og_curved_contact_claim_init(og_curved_contact_claim *claim) {
  og_answer_line_init(&claim->line);
  og_curved_contact_certificate_init(&claim->certificate);
}

void og_curved_contact_claim_clear(og_curved_contact_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_curved_contact_certificate_clear(&claim->certificate);
}

static bool read_certificate(og_curved_contact_certificate *certificate, const json_t *value,
                             og_complaint *complaint) {
  static const char *const known[] = {"kind", "touching", "shared", NULL};
  const og_place here = {NULL, "certificate", 0}, at_touching = {&here, "touching", 0}, at_shared = {&here, "shared", 0};
  const char *kind = og_read_kind_name(value, &here, complaint);
  if (kind == NULL) return false;
  if (strcmp(kind, "faces") != 0) return og_read_curved_certificate(&certificate->relation, value, &here, complaint);
  if (!og_read_object(value, known, &here, complaint)) return false;
  const json_t *touching = og_need_field(value, "touching", &here, complaint),
               *shared = touching == NULL ? NULL : og_need_field(value, "shared", &here, complaint);
  return shared != NULL && og_read_curved_certificate(&certificate->relation, touching, &at_touching, complaint) &&
         og_read_contact_certificate(&certificate->faces, shared, &at_shared, complaint);
}

og_input_status og_read_curved_contact_claim(const char *line, size_t length, og_curved_contact_claim *claim,
                                             og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_curved_contact_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_relation_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(&claim->certificate, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

size_t og_compare_curved_contact_claim(og_text *mismatches, const og_curved_contact_claim *claim,
                                       const og_curved_contact_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_curved_contact(&text, finding);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
