#include "tool/format/read_enclosure.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/write_enclosure.h"

static const char *const answer_fields[] = {"id", "question", "relation", "enclosure", "distance", "certificate", NULL};

void og_enclosure_claim_init(og_enclosure_claim *claim) {
  og_answer_line_init(&claim->line);
  og_enclosure_certificate_init(&claim->certificate);
}

void og_enclosure_claim_clear(og_enclosure_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_enclosure_certificate_clear(&claim->certificate);
}

static bool read_curved_place(og_body_place *place, const json_t *value, const og_place *here,
                              og_complaint *complaint) {
  og_int *const parts[4] = {&place->x, &place->y, &place->z, &place->w};
  if (!og_read_array(value, 4, "integers x, y, z, w", here, complaint)) return false;
  for (size_t k = 0; k < 4; k++) {
    const og_place element = {here, NULL, k};
    if (!og_read_integer(parts[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

// Where there are more points than a place may have, the checker needs to know only that.
static bool read_mean(og_body_place *place, const json_t *value, const og_place *here, og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, "points with weights", here, complaint)) return false;
  place->count = json_array_size(value);
  for (size_t k = 0; k < place->count && k < OG_PLACE_POINTS; k++) {
    const og_place element = {here, NULL, k}, first = {&element, NULL, 0}, second = {&element, NULL, 1};
    const json_t *pair = json_array_get(value, k);
    if (!og_read_array(pair, 2, "number of a point and weight", &element, complaint) ||
        !og_read_index(&place->point[k], json_array_get(pair, 0), &first, complaint) ||
        !og_read_integer(&place->weight[k], json_array_get(pair, 1), &second, complaint))
      return false;
  }
  return true;
}

static bool read_places(og_enclosure_certificate *certificate, const og_enclosure_problem *problem,
                        const json_t *object, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "places", 0};
  const json_t *value = og_need_field(object, "places", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "pairs of places", &here, complaint)) return false;
  certificate->count = json_array_size(value);
  for (size_t k = 0; k < certificate->count && k < OG_ENCLOSURE_PAIRS; k++) {
    const og_place element = {&here, NULL, k};
    const json_t *pair = json_array_get(value, k);
    if (!og_read_array(pair, 2, "places", &element, complaint)) return false;
    for (size_t body = 0; body < 2; body++) {
      const og_place at = {&element, NULL, body};
      og_body_place *place = &certificate->place[k][body];
      const json_t *one = json_array_get(pair, body);
      if (problem->curve[body] == OG_CURVE_NONE ? !read_mean(place, one, &at, complaint)
                                                : !read_curved_place(place, one, &at, complaint))
        return false;
    }
  }
  return true;
}

static bool read_weights(og_enclosure_certificate *certificate, const json_t *object, const og_place *in,
                         og_complaint *complaint) {
  const og_place here = {in, "weights", 0};
  if (certificate->count < 2) return true;
  const json_t *value = og_need_field(object, "weights", in, complaint);
  if (value == NULL || !og_read_array(value, certificate->count, "weights", &here, complaint)) return false;
  for (size_t k = 0; k < certificate->count && k < OG_ENCLOSURE_PAIRS; k++) {
    const og_place element = {&here, NULL, k};
    if (!og_read_integer(&certificate->weight[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_direction(og_enclosure_certificate *certificate, const json_t *object, const og_place *in,
                           og_complaint *complaint) {
  const og_place here = {in, "direction", 0};
  const json_t *value = json_object_get(object, "direction");
  return value == NULL || og_read_ivec(&certificate->direction, value, &here, complaint);
}

static bool read_range(og_enclosure_certificate *certificate, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "enclosure", 0}, lower = {&here, NULL, 0}, upper = {&here, NULL, 1};
  if (certificate->kind != OG_ENCLOSURE_RANGE) return true;
  const json_t *value = og_need_field(root, "enclosure", NULL, complaint);
  return value != NULL && og_read_array(value, 2, "two bounds", &here, complaint) &&
         og_read_quotient(&certificate->lo, json_array_get(value, 0), &lower, complaint) &&
         og_read_quotient(&certificate->hi, json_array_get(value, 1), &upper, complaint);
}

static bool read_kind(og_enclosure_certificate *certificate, const json_t *value, const og_place *in,
                      og_complaint *complaint) {
  const og_place here = {in, "kind", 0};
  const char *kind = og_read_kind_name(value, in, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  for (og_enclosure_kind k = OG_ENCLOSURE_RANGE; k < OG_ENCLOSURE_KIND_COUNT; k++)
    if (strcmp(kind, og_enclosure_kind_name(k)) == 0) certificate->kind = k;
  return certificate->kind != OG_ENCLOSURE_NONE ||
         og_complain(complaint, OG_INPUT_BAD, &here, "unknown kind %s; expected enclosure, touching or penetrating",
                     og_quote(quoted, kind));
}

bool og_read_enclosure_certificate(og_enclosure_certificate *certificate, const og_enclosure_problem *problem,
                                   const json_t *value, const og_place *here, const json_t *root,
                                   og_complaint *complaint) {
  static const char *const of_places[] = {"kind", "direction", "places", NULL}, *const of_penetrating[] = {
                                                                                    "kind", "places", "weights", NULL};
  if (!read_kind(certificate, value, here, complaint)) return false;
  const bool meets = certificate->kind == OG_ENCLOSURE_PENETRATING;
  return og_read_object(value, meets ? of_penetrating : of_places, here, complaint) &&
         read_range(certificate, root, complaint) && read_direction(certificate, value, here, complaint) &&
         read_places(certificate, problem, value, here, complaint) &&
         (!meets || read_weights(certificate, value, here, complaint));
}

og_input_status og_read_enclosure_claim(const char *line, size_t length, const og_enclosure_problem *problem,
                                        og_enclosure_claim *claim, og_complaint *complaint) {
  const json_t *certificate = NULL;
  const og_place here = {NULL, "certificate", 0};
  og_enclosure_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_relation_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return og_read_enclosure_certificate(&claim->certificate, problem, certificate, &here, claim->line.root,
                                       complaint)
             ? OG_INPUT_OK
             : complaint->status;
}

size_t og_compare_enclosure_claim(og_text *mismatches, og_question question, const og_enclosure_claim *claim) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_enclosure(&text, question, &claim->certificate);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
