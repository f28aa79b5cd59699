#include "tool/format/read_depth_range.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/read_certificate.h"
#include "tool/format/read_enclosure.h"
#include "tool/format/write_depth_range.h"

static const char *const answer_fields[] = {"id", "question", "relation", "enclosure", "depth", "certificate", NULL};

void og_depth_range_claim_init(og_depth_range_claim *claim) {
  og_answer_line_init(&claim->line);
  og_depth_range_init(&claim->range);
}

void og_depth_range_claim_clear(og_depth_range_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_depth_range_clear(&claim->range);
}

static bool read_places(og_points *places, const json_t *value, const og_place *here, og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, "places", here, complaint)) return false;
  const size_t count = json_array_size(value);
  if (count > OG_DEPTH_PLACES)
    return og_complain(complaint, OG_INPUT_BAD, here, "%zu places; expected %d at most", count, OG_DEPTH_PLACES);
  og_points_resize(places, count);
  for (size_t k = 0; k < count; k++) {
    const og_place element = {here, NULL, k};
    if (!og_read_ivec(&places->at[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_hulls(og_depth_range *range, const json_t *object, const og_place *in, og_complaint *complaint) {
  const og_place at_places = {in, "places", 0}, at_inner = {in, "inner", 0};
  const json_t *places = og_need_field(object, "places", in, complaint);
  if (places == NULL || !og_read_array(places, 2, "lists of places", &at_places, complaint)) return false;
  for (size_t body = 0; body < 2; body++) {
    const og_place element = {&at_places, NULL, body};
    if (!read_places(&range->place[body], json_array_get(places, body), &element, complaint)) return false;
  }
  const json_t *inner = og_need_field(object, "inner", in, complaint);
  return inner != NULL && og_read_certificate(&range->inner, inner, &at_inner, complaint);
}

static bool read_lengths(og_depth_range *range, const json_t *object, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "lengths", 0};
  const json_t *value = og_need_field(object, "lengths", in, complaint);
  if (value == NULL || !og_read_array(value, OG_DEPTH_LENGTHS, "integers", &here, complaint)) return false;
  for (size_t k = 0; k < OG_DEPTH_LENGTHS; k++) {
    const og_place element = {&here, NULL, k};
    if (!og_read_integer(&range->length[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_bounds(og_depth_range *range, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "enclosure", 0}, lower = {&here, NULL, 0}, upper = {&here, NULL, 1};
  const json_t *value = og_need_field(root, "enclosure", NULL, complaint);
  return value != NULL && og_read_array(value, 2, "two bounds", &here, complaint) &&
         og_read_quotient(&range->lo, json_array_get(value, 0), &lower, complaint) &&
         og_read_quotient(&range->hi, json_array_get(value, 1), &upper, complaint);
}

static bool read_range(og_depth_range *range, const json_t *value, const json_t *root, og_complaint *complaint) {
  static const char *const of_hulls[] = {"kind", "direction", "scale", "places", "inner", NULL},
                           *const of_revolved[] = {"kind", "direction", "scale", "lengths", NULL};
  const og_place here = {NULL, "certificate", 0}, at_direction = {&here, "direction", 0},
                 at_scale = {&here, "scale", 0};
  const bool hulls = range->kind == OG_DEPTH_HULLS;
  if (!og_read_object(value, hulls ? of_hulls : of_revolved, &here, complaint)) return false;
  const json_t *direction = og_need_field(value, "direction", &here, complaint);
  if (direction == NULL || !og_read_ivec(&range->direction, direction, &at_direction, complaint)) return false;
  const json_t *scale = og_need_field(value, "scale", &here, complaint);
  if (scale == NULL || !og_read_integer(&range->scale, scale, &at_scale, complaint)) return false;
  return read_bounds(range, root, complaint) && (hulls ? read_hulls(range, value, &here, complaint)
                                                       : read_lengths(range, value, &here, complaint));
}

static bool read_certificate(og_depth_range *range, const og_enclosure_problem *problem, const json_t *value,
                             const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "certificate", 0};
  const char *kind = og_read_kind_name(value, &here, complaint);
  if (kind == NULL) return false;
  range->kind = OG_DEPTH_MEETING;
  for (og_depth_range_kind k = OG_DEPTH_HULLS; k < OG_DEPTH_KIND_COUNT; k++) {
    const og_depth_range of = {.kind = k};
    if (strcmp(kind, og_depth_range_name(&of)) == 0) range->kind = k;
  }
  return range->kind == OG_DEPTH_MEETING
             ? og_read_enclosure_certificate(&range->meeting, problem, value, &here, root, complaint)
             : read_range(range, value, root, complaint);
}

og_input_status og_read_depth_range_claim(const char *line, size_t length, const og_enclosure_problem *problem,
                                          og_depth_range_claim *claim, og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_depth_range_reset(&claim->range);
  const og_input_status status =
      og_read_relation_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(&claim->range, problem, certificate, claim->line.root, complaint) ? OG_INPUT_OK
                                                                                            : complaint->status;
}

size_t og_compare_depth_range_claim(og_text *mismatches, const og_depth_range_claim *claim) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_depth_range(&text, &claim->range);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
