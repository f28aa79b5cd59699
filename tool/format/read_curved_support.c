#include "tool/format/read_curved_support.h"

#include <string.h>

#include "tool/format/answer_text.h"
#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"

static const char *const answer_fields[] = {"id", "question", "maximum", "certificate", NULL};

void og_curved_support_claim_init(og_curved_support_claim *claim) {
  og_answer_line_init(&claim->line);
  claim->face = OG_CURVED_FACE_NONE;
}

void og_curved_support_claim_clear(og_curved_support_claim *claim) { og_answer_line_clear(&claim->line); }

static bool read_certificate(og_curved_face *face, const json_t *value, og_complaint *complaint) {
  static const char *const known[] = {"kind", "face", NULL};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0}, at_face = {&here, "face", 0};
  const char *kind = og_read_kind_name(value, &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  *face = OG_CURVED_FACE_NONE;
  if (kind == NULL) return false;
  if (strcmp(kind, "extreme") != 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_kind, "unknown kind %s; expected extreme of a curved body",
                       og_quote(quoted, kind));
  if (!og_read_object(value, known, &here, complaint)) return false;
  const json_t *field = og_need_field(value, "face", &here, complaint);
  const char *name = field == NULL ? NULL : og_read_string(field, "a face", &at_face, complaint);
  if (name == NULL) return false;
  for (*face = OG_CURVED_FACE_ALL; *face < OG_CURVED_FACE_COUNT; (*face)++)
    if (strcmp(name, og_curved_face_name(*face)) == 0) return true;
  return og_complain(complaint, OG_INPUT_BAD, &at_face,
                     "unknown face %s; expected all, low, high, low rim, high rim, side, apex or point",
                     og_quote(quoted, name));
}

og_input_status og_read_curved_support_claim(const char *line, size_t length, og_curved_support_claim *claim,
                                             og_complaint *complaint) {
  const json_t *certificate = NULL;
  const og_input_status status =
      og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(&claim->face, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

size_t og_compare_curved_support_claim(og_text *mismatches, const og_curved_support_claim *claim,
                                       const og_primitive_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_value(&text, "maximum", &finding->value);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
