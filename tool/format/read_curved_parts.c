#include "tool/format/read_curved_parts.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/read_curved.h"
#include "tool/format/read_enclosure.h"
#include "tool/format/claimed_list.h"
#include "tool/format/read_parts.h"
#include "tool/format/write_curved_parts.h"

static const char *const answer_fields[] = {"id",       "question", "relation",    "enclosure",
                                            "distance", "parts",    "certificate", NULL};

void og_curved_parts_claim_init(og_curved_parts_claim *claim) {
  og_answer_line_init(&claim->line);
  og_curved_parts_certificate_init(&claim->certificate);
}

void og_curved_parts_claim_clear(og_curved_parts_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_curved_parts_certificate_clear(&claim->certificate);
}

// A certificate with `points` is that of a question of its own.
static bool read_pair(og_curved_parts_certificate *certificate, const og_curved_parts_problem *problem,
                      const json_t *object, const og_place *in, const json_t *root, og_complaint *complaint) {
  const og_place here = {in, "pair", 0};
  const json_t *pair = json_object_get(object, "pair");
  if (pair == NULL && json_object_get(object, "parts") == NULL) return true;
  pair = og_need_field(object, "pair", in, complaint);
  if (pair == NULL || !og_read_two_parts(certificate->part, object, in, complaint)) return false;
  certificate->has_pair = true;
  certificate->by_mean = json_object_get(pair, "points") != NULL;
  if (certificate->by_mean) return og_read_curved_certificate(&certificate->mean, pair, &here, complaint);
  og_enclosure_problem curves;
  og_enclosure_problem_init(&curves);
  for (int body = 0; body < 2; body++) curves.curve[body] = problem->curve[body];
  const bool good = og_read_enclosure_certificate(&certificate->places, &curves, pair, &here, root, complaint);
  og_enclosure_problem_clear(&curves);
  return good;
}

static bool read_block(og_curved_block *block, const json_t *value, const og_place *here, og_complaint *complaint) {
  og_int *const part[3] = {&block->direction.x, &block->direction.y, &block->direction.z};
  if (!og_read_array(value, 4, "a place and a direction", here, complaint)) return false;
  for (size_t k = 0; k < 4; k++) {
    const og_place element = {here, NULL, k};
    const json_t *one = json_array_get(value, k);
    uint32_t end = 0;
    if (k == 0 ? !og_read_index(&end, one, &element, complaint)
               : !og_read_integer(part[k - 1], one, &element, complaint))
      return false;
    if (k == 0) block->end = end > INT32_MAX ? -1 : (int32_t)end;
  }
  return true;
}

static bool read_blocks(og_curved_parts_certificate *certificate, const json_t *object, const og_place *in,
                        og_complaint *complaint) {
  const og_place here = {in, "blocks", 0};
  const json_t *value = json_object_get(object, "blocks");
  if (value == NULL) return true;
  if (!og_read_array(value, SIZE_MAX, "blocks", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    og_curved_block *block = og_curved_parts_certificate_add(certificate);
    if (!read_block(block, json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_certificate(og_curved_parts_certificate *certificate, const og_curved_parts_problem *problem,
                             const json_t *value, const json_t *root, og_complaint *complaint) {
  static const char *const known[] = {"kind", "parts", "pair", "apart", "order", "blocks", NULL};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0}, at_apart = {&here, "apart", 0};
  char quoted[OG_QUOTE_SIZE];
  if (!og_read_object(value, known, &here, complaint)) return false;
  const char *kind = og_read_kind_name(value, &here, complaint);
  if (kind == NULL) return false;
  if (strcmp(kind, "curved-parts") != 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_kind, "unknown kind %s; expected curved-parts",
                       og_quote(quoted, kind));
  const json_t *apart = json_object_get(value, "apart"), *order = json_object_get(value, "order");
  return read_pair(certificate, problem, value, &here, root, complaint) &&
         (apart == NULL || og_read_quotient(&certificate->apart, apart, &at_apart, complaint)) &&
         (order == NULL || og_read_order(&certificate->order, value, "order", &here, complaint)) &&
         read_blocks(certificate, value, &here, complaint);
}

og_input_status og_read_curved_parts_claim(const char *line, size_t length, const og_curved_parts_problem *problem,
                                           og_curved_parts_claim *claim, og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_curved_parts_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_relation_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(&claim->certificate, problem, certificate, claim->line.root, complaint) ? OG_INPUT_OK
                                                                                                  : complaint->status;
}

size_t og_compare_curved_parts_claim(og_text *mismatches, og_question question, const og_curved_parts_claim *claim) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_curved_parts(&text, question, &claim->certificate);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
