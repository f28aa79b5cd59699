#include "tool/format/read_contact.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/read_certificate.h"
#include "tool/format/write_contact.h"

static const char *const answer_fields[] = {
    "id",         "question", "relation", "depth",       "translation", "core_translation",
    "directions", "contact",  "plane",    "certificate", NULL};
static const char *const along_fields[] = {
    "id",      "question", "relation",    "overlap", "translation", "core_translation",
    "contact", "plane",    "certificate", NULL};
static const char *const polygon_fields[] = {"id", "question", "relation", "polygon", "certificate", NULL};

void og_contact_claim_init(og_contact_claim *claim) {
  og_answer_line_init(&claim->line);
  og_contact_certificate_init(&claim->certificate);
}

void og_contact_claim_clear(og_contact_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_contact_certificate_clear(&claim->certificate);
}

// The array of that name; null, with a complaint, where there is none.
static const json_t *need_list(const json_t *object, const char *field, const char *of, const og_place *in,
                               og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  return value != NULL && og_read_array(value, SIZE_MAX, of, &here, complaint) ? value : NULL;
}

static bool read_direction(og_ivec *r, const json_t *object, const char *field, const og_place *in,
                           og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  return value != NULL && og_read_ivec(r, value, &here, complaint);
}

// ---- corners ----

static bool read_weight(uint32_t *number, og_int *weight, const json_t *value, const og_place *place,
                        og_complaint *complaint) {
  const og_place first = {place, NULL, 0}, second = {place, NULL, 1};
  return og_read_array(value, 2, "number of a point and weight", place, complaint) &&
         og_read_index(number, json_array_get(value, 0), &first, complaint) &&
         og_read_integer(weight, json_array_get(value, 1), &second, complaint);
}

// Where there are more points than a mean may have, the checker needs to know only that.
static bool read_mean(og_contact_corner *corner, int body, const json_t *object, const og_place *in,
                      og_complaint *complaint) {
  const char *field = body == 0 ? "a" : "b";
  const og_place here = {in, field, 0};
  const json_t *value = need_list(object, field, "points with weights", in, complaint);
  if (value == NULL) return false;
  corner->count[body] = json_array_size(value);
  for (size_t k = 0; k < corner->count[body] && k < OG_CONTACT_MEAN; k++) {
    const og_place element = {&here, NULL, k};
    if (!read_weight(&corner->point[body][k], &corner->weight[body][k], json_array_get(value, k), &element, complaint))
      return false;
  }
  return true;
}

static bool read_corners(og_contact_certificate *certificate, const json_t *object, const og_place *in,
                         og_complaint *complaint) {
  static const char *const known[] = {"a", "b", NULL};
  const og_place here = {in, "corners", 0};
  const json_t *value = need_list(object, "corners", "corners", in, complaint);
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    const json_t *corner = json_array_get(value, k);
    og_contact_corner *read = og_contact_certificate_add_corner(certificate);
    if (!og_read_object(corner, known, &element, complaint) || !read_mean(read, 0, corner, &element, complaint) ||
        !read_mean(read, 1, corner, &element, complaint))
      return false;
  }
  return value != NULL;
}

// ---- sides ----

static bool read_body(uint32_t *body, const json_t *object, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "of", 0};
  const json_t *value = og_need_field(object, "of", in, complaint);
  const char *name = value == NULL ? NULL : og_read_string(value, "a body", &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (name == NULL) return false;
  *body = strcmp(name, "b") == 0;
  return *body == 1 || strcmp(name, "a") == 0 ||
         og_complain(complaint, OG_INPUT_BAD, &here, "unknown body %s; expected a or b", og_quote(quoted, name));
}

static bool read_side(og_contact_side *side, const json_t *value, const og_place *place, og_complaint *complaint) {
  static const char *const known[] = {"of", "corner", "direction", NULL};
  const og_place at_corner = {place, "corner", 0};
  if (!og_read_object(value, known, place, complaint) || !read_body(&side->body, value, place, complaint)) return false;
  const json_t *corner = og_need_field(value, "corner", place, complaint);
  return corner != NULL && og_read_index(&side->corner, corner, &at_corner, complaint) &&
         read_direction(&side->direction, value, "direction", place, complaint);
}

static bool read_sides(og_contact_certificate *certificate, const json_t *object, const og_place *in,
                       og_complaint *complaint) {
  const og_place here = {in, "sides", 0};
  const json_t *value = need_list(object, "sides", "sides", in, complaint);
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    if (!read_side(og_contact_certificate_add_side(certificate), json_array_get(value, k), &element, complaint))
      return false;
  }
  return value != NULL;
}

// How cores that are moved lie to each other: one of both fields, named for what is shown.
static bool read_way(og_contact_certificate *certificate, const json_t *value, const og_place *place,
                     og_complaint *complaint) {
  const og_place at_nearest = {place, "nearest", 0}, at_depth = {place, "depth", 0};
  const json_t *nearest = json_object_get(value, "nearest"), *depth = json_object_get(value, "depth");
  if (nearest != NULL && depth != NULL)
    return og_complain(complaint, OG_INPUT_BAD, &at_depth, "nearest is there, too: only one of both may be");
  return (nearest == NULL || og_read_certificate(&certificate->relation, nearest, &at_nearest, complaint)) &&
         (depth == NULL || og_read_certificate(&certificate->relation, depth, &at_depth, complaint));
}

bool og_read_contact_certificate(og_contact_certificate *certificate, const json_t *value, const og_place *place,
                                 og_complaint *complaint) {
  static const char *const known[] = {"kind", "normal", "corners", "sides", "nearest", "depth", NULL};
  const char *kind = og_read_kind_name(value, place, complaint);
  if (kind == NULL) return false;
  certificate->touches = strcmp(kind, "contact") == 0;
  if (!certificate->touches) return og_read_certificate(&certificate->relation, value, place, complaint);
  return og_read_object(value, known, place, complaint) && read_way(certificate, value, place, complaint) &&
         read_direction(&certificate->normal, value, "normal", place, complaint) &&
         read_corners(certificate, value, place, complaint) && read_sides(certificate, value, place, complaint);
}

// ---- the line ----

static og_input_status finish_claim(og_contact_claim *claim, og_input_status status, const json_t *certificate,
                                    og_complaint *complaint) {
  og_contact_certificate_reset(&claim->certificate);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  const og_place here = {NULL, "certificate", 0};
  return og_read_contact_certificate(&claim->certificate, certificate, &here, complaint) ? OG_INPUT_OK
                                                                                         : complaint->status;
}

og_input_status og_read_contact_claim(const char *line, size_t length, og_question question, og_contact_claim *claim,
                                      og_complaint *complaint) {
  const json_t *certificate = NULL;
  const og_input_status status =
      question == OG_CLIP ? og_read_answer_line(line, length, polygon_fields, &claim->line, &certificate, complaint)
                          : og_read_relation_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  return finish_claim(claim, status, certificate, complaint);
}

og_input_status og_read_contact_along_claim(const char *line, size_t length, og_contact_claim *claim,
                                            og_complaint *complaint) {
  const json_t *certificate = NULL;
  const og_input_status status =
      og_read_relation_line(line, length, along_fields, &claim->line, &certificate, complaint);
  return finish_claim(claim, status, certificate, complaint);
}

static size_t compare_claim(og_text *mismatches, const og_contact_claim *claim, og_text *fields) {
  og_text_add(fields, "}");
  return og_compare_fields(mismatches, claim->line.root, fields->at, fields->length);
}

size_t og_compare_contact_along_claim(og_text *mismatches, const og_contact_claim *claim,
                                      const og_contact_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_contact_along_fields(&text, finding);
  const size_t count = compare_claim(mismatches, claim, &text);
  og_text_clear(&text);
  return count;
}

size_t og_compare_contact_claim(og_text *mismatches, og_question question, const og_contact_claim *claim,
                                const og_contact_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_contact_fields(&text, question, finding);
  const size_t count = compare_claim(mismatches, claim, &text);
  og_text_clear(&text);
  return count;
}
