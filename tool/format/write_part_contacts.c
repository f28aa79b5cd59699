#include "tool/format/write_part_contacts.h"

#include "tool/format/answer_text.h"
#include "tool/format/write_answer.h"
#include "tool/format/write_contact.h"
#include "tool/format/write_parts.h"

static void add_parts(og_text *text, size_t k, const int32_t part[2]) {
  og_text_format(text, "%s{\"parts\":[%ld,%ld]", k == 0 ? "" : ",", (long)part[0], (long)part[1]);
}

void og_add_part_contacts(og_text *text, const og_part_contacts_finding *finding) {
  og_text_format(text, ",\"relation\":\"%s\"", og_relation_name(finding->relation));
  if (finding->count == 0) return;
  og_text_add(text, ",\"contacts\":[");
  for (size_t k = 0; k < finding->count; k++) {
    add_parts(text, k, finding->contact[k].part);
    og_add_contact_fields(text, OG_CONTACT, &finding->contact[k].of_pair);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
  if (finding->relation == OG_PENETRATING) og_text_format(text, ",\"deepest\":%zu", finding->deepest);
}

void og_write_part_contacts(og_text *text, const char *id, const og_part_contacts_certificate *certificate,
                            const og_part_contacts_finding *finding) {
  og_add_head(text, id, OG_CONTACT);
  og_add_part_contacts(text, finding);
  og_text_add(text, ",\"certificate\":{\"kind\":\"contacts\"");
  og_add_other_parts(text, &certificate->others);
  og_text_add(text, ",\"contacts\":[");
  for (size_t k = 0; k < certificate->count; k++) {
    add_parts(text, k, certificate->contact[k].part);
    og_add_contact_certificate(text, "pair", &certificate->contact[k].pair);
    og_text_add(text, "}");
  }
  og_text_add(text, "]}}\n");
}
