#include "tool/format/read_parts.h"

#include <string.h>

#include "tool/format/claimed_list.h"
#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/read_certificate.h"
#include "tool/format/write_parts.h"
#include "tool/format/write_solid.h"

static const char *const answer_fields[] = {"id",      "question",     "relation", "distance",    "depth", "parts",
                                            "points",  "hit",          "first",    "last",        "part",  "point",
                                            "feature", "first_points", "inside",   "certificate", NULL};

void og_parts_claim_init(og_parts_claim *claim) {
  og_answer_line_init(&claim->line);
  og_parts_certificate_init(&claim->certificate);
}

void og_parts_claim_clear(og_parts_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_parts_certificate_clear(&claim->certificate);
}

// No part and no place has a number of 2^31 or more; the checker knows -1 for none.
static bool read_number(int32_t *r, const json_t *value, const og_place *place, og_complaint *complaint) {
  uint32_t number;
  if (!og_read_index(&number, value, place, complaint)) return false;
  *r = number > INT32_MAX ? -1 : (int32_t)number;
  return true;
}

bool og_read_two_parts(int32_t part[2], const json_t *object, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "parts", 0};
  const json_t *parts = og_need_field(object, "parts", in, complaint);
  if (parts == NULL || !og_read_array(parts, 2, "numbers of parts", &here, complaint)) return false;
  for (size_t body = 0; body < 2; body++) {
    const og_place element = {&here, NULL, body};
    if (!read_number(&part[body], json_array_get(parts, body), &element, complaint)) return false;
  }
  return true;
}

static bool read_two(int32_t part[2], og_certificate *certificate, const json_t *object, const og_place *in,
                     og_complaint *complaint) {
  const og_place at_pair = {in, "pair", 0};
  const json_t *pair = og_need_field(object, "pair", in, complaint);
  return pair != NULL && og_read_two_parts(part, object, in, complaint) &&
         og_read_certificate(certificate, pair, &at_pair, complaint);
}

static bool read_pair(og_parts_certificate *certificate, const json_t *object, const og_place *in,
                      og_complaint *complaint) {
  if (json_object_get(object, "parts") == NULL && json_object_get(object, "pair") == NULL) return true;
  certificate->has_pair = true;
  return read_two(certificate->part, &certificate->pair, object, in, complaint);
}

static bool read_late(og_parts_certificate *certificate, const json_t *object, const og_place *in,
                      og_complaint *complaint) {
  static const char *const known[] = {"parts", "pair", NULL};
  const og_place here = {in, "late", 0};
  const json_t *value = json_object_get(object, "late");
  if (value == NULL) return true;
  if (!og_read_array(value, SIZE_MAX, "late pairs", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    const json_t *one = json_array_get(value, k);
    og_parts_late_pair *late = og_parts_certificate_add_late(certificate);
    if (!og_read_object(one, known, &element, complaint) ||
        !read_two(late->part, &late->sweep, one, &element, complaint))
      return false;
  }
  return true;
}

static bool read_block(og_parts_block *block, const json_t *value, const og_place *here, og_complaint *complaint) {
  int32_t *const number[4] = {&block->range.lo[0], &block->range.hi[0], &block->range.lo[1], &block->range.hi[1]};
  og_int *const part[3] = {&block->direction.x, &block->direction.y, &block->direction.z};
  if (!og_read_array(value, 7, "four places and a direction", here, complaint)) return false;
  for (size_t k = 0; k < 7; k++) {
    const og_place element = {here, NULL, k};
    const json_t *one = json_array_get(value, k);
    if (k < 4 ? !read_number(number[k], one, &element, complaint)
              : !og_read_integer(part[k - 4], one, &element, complaint))
      return false;
  }
  return true;
}

static bool read_blocks(og_parts_certificate *certificate, const json_t *object, const og_place *in,
                        og_complaint *complaint) {
  const og_place here = {in, "blocks", 0};
  const json_t *value = json_object_get(object, "blocks");
  if (value == NULL) return true;
  if (!og_read_array(value, SIZE_MAX, "blocks", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    if (!read_block(og_parts_certificate_add(certificate), json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

bool og_read_other_parts(og_parts_certificate *certificate, const json_t *object, const og_place *in,
                         og_complaint *complaint) {
  static const char *const orders[2] = {"a", "b"};
  for (int body = 0; body < 2; body++)
    if (json_object_get(object, orders[body]) != NULL &&
        !og_read_order(&certificate->order[body], object, orders[body], in, complaint))
      return false;
  return read_blocks(certificate, object, in, complaint);
}

static bool read_certificate(og_parts_certificate *certificate, const char *expected, const json_t *value,
                             og_complaint *complaint) {
  static const char *const known[] = {"kind", "parts", "pair", "a", "b", "blocks", "late", NULL};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0};
  if (!og_read_object(value, known, &here, complaint)) return false;
  const char *kind = og_read_kind_name(value, &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  if (strcmp(kind, expected) != 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_kind, "unknown kind %s; expected %s", og_quote(quoted, kind),
                       expected);
  return read_pair(certificate, value, &here, complaint) &&
         og_read_other_parts(certificate, value, &here, complaint) && read_late(certificate, value, &here, complaint);
}

og_input_status og_read_parts_claim(const char *line, size_t length, const char *kind, og_parts_claim *claim,
                                    og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_parts_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_relation_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(&claim->certificate, kind, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

static size_t compare(og_text *mismatches, const og_parts_claim *claim, og_text *text) {
  og_text_add(text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text->at, text->length);
  og_text_clear(text);
  return count;
}

size_t og_compare_parts_claim(og_text *mismatches, og_question question, const og_parts_problem *problem,
                              const og_parts_claim *claim, const og_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_parts(&text, question, problem, &claim->certificate, finding);
  return compare(mismatches, claim, &text);
}

size_t og_compare_solid_claim(og_text *mismatches, og_question question, const og_solid_problem *problem,
                              const og_parts_claim *claim, const og_solid_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_solid(&text, question, problem, &claim->certificate, finding);
  return compare(mismatches, claim, &text);
}
