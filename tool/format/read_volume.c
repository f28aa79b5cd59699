#include "tool/format/read_volume.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/read_hull.h"
#include "tool/format/write_volume.h"

static const char *const answer_fields[] = {"id", "question", "relation", "centre",   "radius",  "support",     "axes",
                                            "lo", "hi",       "at_least", "at_most", "certificate", NULL};

void og_volume_claim_init(og_volume_claim *claim) {
  og_answer_line_init(&claim->line);
  og_volume_certificate_init(&claim->certificate);
}

void og_volume_claim_clear(og_volume_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_volume_certificate_clear(&claim->certificate);
}

// ---- the certificate ----

// The numbers of points into the marks, `other` into their other ends; the first list says how many marks there are.
static bool read_points(og_volume_certificate *certificate, const json_t *object, const char *field, bool other,
                        const og_place *in, og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  if (value == NULL ||
      !og_read_array(value, other ? certificate->count : SIZE_MAX, "numbers of points", &here, complaint))
    return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    uint32_t number;
    if (!og_read_index(&number, json_array_get(value, k), &element, complaint)) return false;
    if (other) certificate->mark[k].other = number;
    else og_volume_certificate_add(certificate)->point = number;
  }
  return true;
}

static bool read_weights(og_volume_certificate *certificate, const json_t *object, const og_place *in,
                         og_complaint *complaint) {
  const og_place here = {in, "weights", 0};
  const json_t *value = og_need_field(object, "weights", in, complaint);
  if (value == NULL ||
      !og_read_array(value, certificate->count, "weights, one for each point of the support", &here, complaint))
    return false;
  for (size_t k = 0; k < certificate->count; k++) {
    const og_place element = {&here, NULL, k};
    if (!og_read_integer(&certificate->mark[k].weight, json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_axis(og_ivec *axis, const json_t *value, size_t count, const og_place *place,
                      og_complaint *complaint) {
  og_int *const parts[3] = {&axis->x, &axis->y, &axis->z};
  og_ivec_set_zero(axis);
  if (!og_read_array(value, count, "integers, as many as there are axes", place, complaint)) return false;
  for (size_t k = 0; k < count; k++) {
    const og_place element = {place, NULL, k};
    if (!og_read_integer(parts[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_axes(og_volume_certificate *certificate, const json_t *object, const og_place *in,
                      og_complaint *complaint) {
  const og_place here = {in, "axes", 0};
  const json_t *value = og_need_field(object, "axes", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "axes", &here, complaint)) return false;
  const size_t count = json_array_size(value);
  if (count != 2 && count != 3) return og_complain(complaint, OG_INPUT_BAD, &here, "%zu axes; expected 2 or 3", count);
  certificate->axis_count = count;
  for (size_t k = 0; k < count; k++) {
    const og_place element = {&here, NULL, k};
    if (!read_axis(&certificate->axis[k], json_array_get(value, k), count, &element, complaint)) return false;
  }
  return true;
}

static bool read_farthest(og_volume_mark *mark, const json_t *object, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "farthest", 0};
  const json_t *value = og_need_field(object, "farthest", in, complaint);
  return value != NULL && og_read_index(&mark->point, value, &here, complaint);
}

static bool read_certificate(og_volume_certificate *certificate, const json_t *value, og_complaint *complaint) {
  static const char *const of_support[] = {"kind", "support", "weights", NULL};
  static const char *const of_slabs[] = {"kind", "least", "greatest", NULL};
  static const char *const of_box[] = {"kind", "axes", "simplex", "facets", "holders", NULL};
  static const char *const of_farthest[] = {"kind", "farthest", NULL};
  static const char *const any[] = {"kind",    "support", "weights", "least",    "greatest", "axes",
                                    "simplex", "facets",  "holders", "farthest", NULL};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0};
  if (!og_read_object(value, any, &here, complaint)) return false;
  const char *kind = og_read_kind_name(value, &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  if (strcmp(kind, "support") == 0) {
    og_volume_certificate_reset(certificate, OG_PROOF_SUPPORT);
    return og_read_object(value, of_support, &here, complaint) &&
           read_points(certificate, value, "support", false, &here, complaint) &&
           read_weights(certificate, value, &here, complaint);
  }
  if (strcmp(kind, "farthest") == 0) {
    og_volume_certificate_reset(certificate, OG_PROOF_FARTHEST);
    return og_read_object(value, of_farthest, &here, complaint) &&
           read_farthest(og_volume_certificate_add(certificate), value, &here, complaint);
  }
  if (strcmp(kind, "slabs") == 0) {
    og_volume_certificate_reset(certificate, OG_PROOF_SLABS);
    return og_read_object(value, of_slabs, &here, complaint) &&
           read_points(certificate, value, "least", false, &here, complaint) &&
           read_points(certificate, value, "greatest", true, &here, complaint);
  }
  if (strcmp(kind, "box") == 0) {
    og_volume_certificate_reset(certificate, OG_PROOF_BOX);
    return og_read_object(value, of_box, &here, complaint) && read_axes(certificate, value, &here, complaint) &&
           og_read_hull_certificate(&certificate->hull, value, &here, complaint);
  }
  return og_complain(complaint, OG_INPUT_BAD, &at_kind, "unknown kind %s; expected support, slabs, box or farthest",
                     og_quote(quoted, kind));
}

// ---- the line ----

og_input_status og_read_volume_claim(const char *line, size_t length, og_volume_claim *claim, og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_volume_certificate_reset(&claim->certificate, OG_PROOF_NONE);
  const og_input_status status =
      og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(&claim->certificate, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

// ---- what else it claims ----

size_t og_compare_volume_claim(og_text *mismatches, const og_volume_claim *claim, const og_volume_problem *problem,
                               const og_volume_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_volume_fields(&text, problem, &claim->certificate, finding);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
