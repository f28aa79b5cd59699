#include "tool/format/read_part_contacts.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/read_contact.h"
#include "tool/format/read_parts.h"
#include "tool/format/write_part_contacts.h"

static const char *const answer_fields[] = {"id", "question", "relation", "contacts", "deepest", "certificate", NULL};

void og_part_contacts_claim_init(og_part_contacts_claim *claim) {
  og_answer_line_init(&claim->line);
  og_part_contacts_certificate_init(&claim->certificate);
}

void og_part_contacts_claim_clear(og_part_contacts_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_part_contacts_certificate_clear(&claim->certificate);
}

static bool read_contact(og_part_contact *contact, const json_t *value, const og_place *place,
                         og_complaint *complaint) {
  static const char *const known[] = {"parts", "pair", NULL};
  const og_place at_pair = {place, "pair", 0};
  if (!og_read_object(value, known, place, complaint)) return false;
  if (!og_read_two_parts(contact->part, value, place, complaint)) return false;
  const json_t *pair = og_need_field(value, "pair", place, complaint);
  return pair != NULL && og_read_contact_certificate(&contact->pair, pair, &at_pair, complaint);
}

static bool read_contacts(og_part_contacts_certificate *certificate, const json_t *object, const og_place *in,
                          og_complaint *complaint) {
  const og_place here = {in, "contacts", 0};
  const json_t *value = og_need_field(object, "contacts", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "contacts", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    og_part_contact *contact = og_part_contacts_certificate_add(certificate);
    if (!read_contact(contact, json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_certificate(og_part_contacts_certificate *certificate, const json_t *value, og_complaint *complaint) {
  static const char *const known[] = {"kind", "a", "b", "blocks", "contacts", NULL};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0};
  char quoted[OG_QUOTE_SIZE];
  if (!og_read_object(value, known, &here, complaint)) return false;
  const char *kind = og_read_kind_name(value, &here, complaint);
  if (kind == NULL) return false;
  if (strcmp(kind, "contacts") != 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_kind, "unknown kind %s; expected contacts",
                       og_quote(quoted, kind));
  return og_read_other_parts(&certificate->others, value, &here, complaint) &&
         read_contacts(certificate, value, &here, complaint);
}

og_input_status og_read_part_contacts_claim(const char *line, size_t length, og_part_contacts_claim *claim,
                                            og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_part_contacts_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_relation_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(&claim->certificate, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

size_t og_compare_part_contacts_claim(og_text *mismatches, const og_part_contacts_claim *claim,
                                      const og_part_contacts_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_part_contacts(&text, finding);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
