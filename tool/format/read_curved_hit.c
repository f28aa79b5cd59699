#include "tool/format/read_curved_hit.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/write_curved_hit.h"

static const char *const answer_fields[] = {"id", "question", "meeting", "first", "last", "certificate", NULL};

void og_curved_hit_claim_init(og_curved_hit_claim *claim) {
  og_answer_line_init(&claim->line);
  claim->certificate = (og_curved_hit_certificate){OG_CURVED_END_NONE, OG_CURVED_END_NONE};
}

void og_curved_hit_claim_clear(og_curved_hit_claim *claim) { og_answer_line_clear(&claim->line); }

static bool read_end(og_curved_end *end, const json_t *object, const char *field, const og_place *in,
                     og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  const char *name = value == NULL ? NULL : og_read_string(value, "an end", &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (name == NULL) return false;
  for (*end = OG_CURVED_END_PATH; *end < OG_CURVED_END_COUNT; (*end)++)
    if (strcmp(name, og_curved_end_name(*end)) == 0) return true;
  return og_complain(complaint, OG_INPUT_BAD, &here, "unknown end %s; expected end, side, low or high",
                     og_quote(quoted, name));
}

static bool read_certificate(og_curved_hit_certificate *certificate, const json_t *value, og_complaint *complaint) {
  static const char *const of_chord[] = {"kind", "first", "last", NULL}, *const of_clear[] = {"kind", NULL};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0};
  const char *kind = og_read_kind_name(value, &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  *certificate = (og_curved_hit_certificate){OG_CURVED_END_NONE, OG_CURVED_END_NONE};
  if (kind == NULL) return false;
  if (strcmp(kind, "clear") == 0) return og_read_object(value, of_clear, &here, complaint);
  if (strcmp(kind, "chord") == 0)
    return og_read_object(value, of_chord, &here, complaint) &&
           read_end(&certificate->first, value, "first", &here, complaint) &&
           read_end(&certificate->last, value, "last", &here, complaint);
  return og_complain(complaint, OG_INPUT_BAD, &at_kind,
                     "unknown kind %s; expected chord or clear of a cylinder or a cone", og_quote(quoted, kind));
}

og_input_status og_read_curved_hit_claim(const char *line, size_t length, og_curved_hit_claim *claim,
                                         og_complaint *complaint) {
  const json_t *certificate = NULL;
  const og_input_status status =
      og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(&claim->certificate, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

size_t og_compare_curved_hit_claim(og_text *mismatches, const og_curved_hit_claim *claim,
                                   const og_primitive_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_curved_hit(&text, finding);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
