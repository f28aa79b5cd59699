#include "tool/format/read_mesh_motion.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/read_moving.h"
#include "tool/format/write_mesh_motion.h"

static const char *const answer_fields[] = {"id",    "question", "relation",    "hit", "first",
                                            "count", "pairs",    "certificate", NULL};

void og_mesh_motion_claim_init(og_mesh_motion_claim *claim) {
  og_answer_line_init(&claim->line);
  og_motion_features_init(&claim->features);
  og_mesh_motion_certificate_init(&claim->certificate);
}

void og_mesh_motion_claim_clear(og_mesh_motion_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_motion_features_clear(&claim->features);
  og_mesh_motion_certificate_clear(&claim->certificate);
}

// ---- pairs ----

static bool read_feature(int32_t *number, const og_motion_features *features, int8_t body, const json_t *value,
                         const og_place *place, og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, "numbers of points", place, complaint)) return false;
  const size_t size = json_array_size(value);
  if (size < 1 || size > 3)
    return og_complain(complaint, OG_INPUT_BAD, place, "%zu numbers of points; expected 1 to 3", size);
  og_motion_feature feature = {body, (int8_t)size, {0, 0, 0}};
  bool fits = true;
  for (size_t k = 0; k < size; k++) {
    const og_place here = {place, NULL, k};
    uint32_t point;
    if (!og_read_index(&point, json_array_get(value, k), &here, complaint)) return false;
    if (point > INT32_MAX) fits = false;
    else feature.at[k] = (int32_t)point;
  }
  const size_t found = fits ? og_motion_features_find(features, &feature) : features->count;
  *number = found < features->count ? (int32_t)found : -1;
  return true;
}

static bool read_pair(og_motion_pair *pair, const og_motion_features *features, const json_t *object,
                      const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "pair", 0}, first = {&here, NULL, 0}, second = {&here, NULL, 1};
  const json_t *value = og_need_field(object, "pair", in, complaint);
  return value != NULL && og_read_array(value, 2, "features", &here, complaint) &&
         read_feature(&pair->x, features, 0, json_array_get(value, 0), &first, complaint) &&
         read_feature(&pair->y, features, features->with_itself ? 0 : 1, json_array_get(value, 1), &second, complaint);
}

// ---- the certificate ----

static bool read_first(og_mesh_motion_claim *claim, const json_t *value, const og_place *place,
                       og_complaint *complaint) {
  static const char *const known[] = {"pair", "proof", NULL};
  const og_place here = {place, "proof", 0};
  og_motion_pair pair;
  if (!og_read_object(value, known, place, complaint)) return false;
  const json_t *proof = og_need_field(value, "proof", place, complaint);
  return proof != NULL && read_pair(&pair, &claim->features, value, place, complaint) &&
         og_read_moving_proof(og_mesh_motion_add_first(&claim->certificate, pair), proof, &here, complaint);
}

static bool read_apart(og_mesh_motion_claim *claim, const json_t *value, const og_place *place,
                       og_complaint *complaint) {
  static const char *const known[] = {"pair", "pieces", NULL};
  og_mesh_motion_certificate *certificate = &claim->certificate;
  const size_t before = certificate->pieces.count;
  og_motion_pair pair;
  if (!og_read_object(value, known, place, complaint) ||
      !read_pair(&pair, &claim->features, value, place, complaint) ||
      !og_read_moving_pieces(&certificate->pieces, value, place, complaint))
    return false;
  og_mesh_motion_add_apart(certificate, pair)->pieces = certificate->pieces.count - before;
  return true;
}

static bool read_list(og_mesh_motion_claim *claim, const json_t *object, const char *field, const og_place *in,
                      bool (*read_one)(og_mesh_motion_claim *claim, const json_t *value, const og_place *place,
                                       og_complaint *complaint),
                      og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "pairs", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    if (!read_one(claim, json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_contact(og_mesh_motion_claim *claim, const json_t *value, const og_place *here,
                         og_complaint *complaint) {
  const og_place at_until = {here, "until", 0}, at_first = {here, "first", 0};
  const json_t *until = og_need_field(value, "until", here, complaint);
  if (until == NULL || !og_read_quotient(&claim->certificate.until, until, &at_until, complaint) ||
      !read_list(claim, value, "first", here, read_first, complaint))
    return false;
  return claim->certificate.first_count > 0 ||
         og_complain(complaint, OG_INPUT_BAD, &at_first, "no pairs; expected one or more");
}

static bool read_certificate(og_mesh_motion_claim *claim, const json_t *value, og_complaint *complaint) {
  static const char *const of_never[] = {"kind", "apart", NULL};
  static const char *const of_first[] = {"kind", "until", "first", "apart", NULL};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0};
  const char *kind = og_read_kind_name(value, &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  const bool is_first = strcmp(kind, "first") == 0;
  if (!is_first && strcmp(kind, "never") != 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_kind, "unknown kind %s; expected never or first",
                       og_quote(quoted, kind));
  if (!og_read_object(value, is_first ? of_first : of_never, &here, complaint)) return false;
  if (is_first && !read_contact(claim, value, &here, complaint)) return false;
  return read_list(claim, value, "apart", &here, read_apart, complaint);
}

// ---- the line ----

og_input_status og_read_mesh_motion_claim(const char *line, size_t length, const og_mesh_problem *problem,
                                          og_mesh_motion_claim *claim, og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_mesh_motion_certificate_reset(&claim->certificate);
  og_motion_features_set(&claim->features, problem); // a case that was read has meshes that are sound
  const og_input_status status =
      og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(claim, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

size_t og_compare_mesh_motion_claim(og_text *mismatches, const og_mesh_motion_claim *claim,
                                    const og_mesh_motion_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_mesh_motion_fields(&text, &claim->certificate, finding);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
