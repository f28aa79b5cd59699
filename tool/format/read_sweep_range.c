#include "tool/format/read_sweep_range.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/read_enclosure.h"
#include "tool/format/write_sweep_range.h"

static const char *const answer_fields[] = {"id",    "question", "hit",         "enclosure",
                                            "first", "clear",    "certificate", NULL};

void og_sweep_range_claim_init(og_sweep_range_claim *claim) {
  og_answer_line_init(&claim->line);
  og_sweep_range_init(&claim->range);
}

void og_sweep_range_claim_clear(og_sweep_range_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_sweep_range_clear(&claim->range);
}

static bool read_kind(og_sweep_range *range, const json_t *value, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "kind", 0};
  const char *kind = og_read_kind_name(value, in, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  for (og_sweep_range_kind k = OG_SWEEP_RANGE_FIRST; k < OG_SWEEP_RANGE_KIND_COUNT; k++)
    if (strcmp(kind, og_sweep_range_name(k)) == 0) range->kind = k;
  return range->kind != OG_SWEEP_RANGE_NONE ||
         og_complain(complaint, OG_INPUT_BAD, &here, "unknown kind %s; expected first, never or clear",
                     og_quote(quoted, kind));
}

static bool read_times(og_sweep_range *range, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "enclosure", 0}, lower = {&here, NULL, 0}, upper = {&here, NULL, 1};
  const json_t *value = og_need_field(root, "enclosure", NULL, complaint);
  return value != NULL && og_read_array(value, 2, "two times", &here, complaint) &&
         og_read_quotient(&range->lo, json_array_get(value, 0), &lower, complaint) &&
         og_read_quotient(&range->hi, json_array_get(value, 1), &upper, complaint);
}

static bool read_quotient(og_rational *r, const json_t *object, const char *name, const og_place *in,
                          og_complaint *complaint) {
  const og_place here = {in, name, 0};
  const json_t *value = og_need_field(object, name, in, complaint);
  return value != NULL && og_read_quotient(r, value, &here, complaint);
}

static bool read_contact(og_sweep_range *range, const og_enclosure_problem *problem, const json_t *object,
                         const og_place *in, const json_t *root, og_complaint *complaint) {
  const og_place here = {in, "contact", 0};
  const json_t *value = og_need_field(object, "contact", in, complaint);
  return value != NULL && og_read_enclosure_certificate(&range->contact, problem, value, &here, root, complaint);
}

static bool read_certificate(og_sweep_range *range, const og_enclosure_problem *problem, const json_t *value,
                             const json_t *root, og_complaint *complaint) {
  static const char *const known[][4] = {[OG_SWEEP_RANGE_FIRST] = {"kind", "direction", "contact", NULL},
                                         [OG_SWEEP_RANGE_NEVER] = {"kind", "direction", "apart", NULL},
                                         [OG_SWEEP_RANGE_CLEAR] = {"kind", "direction", NULL}};
  const og_place here = {NULL, "certificate", 0}, at_direction = {&here, "direction", 0};
  if (!read_kind(range, value, &here, complaint) || !og_read_object(value, known[range->kind], &here, complaint))
    return false;
  const json_t *direction = json_object_get(value, "direction");
  if (direction != NULL && !og_read_ivec(&range->direction, direction, &at_direction, complaint)) return false;
  if (range->kind == OG_SWEEP_RANGE_NEVER) return read_quotient(&range->apart, value, "apart", &here, complaint);
  if (range->kind == OG_SWEEP_RANGE_CLEAR) return read_quotient(&range->lo, root, "clear", NULL, complaint);
  return read_times(range, root, complaint) && read_contact(range, problem, value, &here, root, complaint);
}

og_input_status og_read_sweep_range_claim(const char *line, size_t length, const og_enclosure_problem *problem,
                                          og_sweep_range_claim *claim, og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_sweep_range_reset(&claim->range);
  const og_input_status status =
      og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(&claim->range, problem, certificate, claim->line.root, complaint) ? OG_INPUT_OK
                                                                                            : complaint->status;
}

size_t og_compare_sweep_range_claim(og_text *mismatches, const og_sweep_range_claim *claim) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_sweep_range(&text, &claim->range);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
